package session

import (
	"errors"
	"io"
	"iter"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/boards/videos"
	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Open returns the board in a file. The file may have any format of package boards. The file may
// also hold a kept game: then the result is the board after the last entry of the game, and its
// Format is [boards.Formats], which stands for a game. If only the beginning of the game can be
// read, a note says so. For a file that begins like a game, the error is that of
// [archive.ReadFile], or errNoBoard. For any other file it is that of [boards.Open].
func Open(path string) (*boards.Board, error) {
	if saved := videoAt(path); saved != nil {
		return fromGame(saved, path)
	}
	board, err := boards.Open(path)
	if err == nil {
		return board, nil
	}
	return gameInstead(path, err)
}

// gameInstead returns the board of the game in a file that is no board: boardErr says why.
func gameInstead(path string, boardErr error) (*boards.Board, error) {
	saved, gameErr := archive.ReadFile(path)
	if gameErr != nil {
		return nil, chooseError(boardErr, gameErr)
	}
	return fromGame(saved, path)
}

// videoAt returns the video of another program in the file at path, or nil if the file is none.
func videoAt(path string) *archive.Saved {
	const begin = 512
	head, _, err := files.ReadEnds(path, begin)
	if err != nil || !videos.MayBe(head) {
		return nil
	}
	saved, err := archive.ReadFile(path)
	if err != nil {
		return nil // reading it as a board, and then again, tells what is wrong
	}
	return saved
}

// All yields the boards in a file, each as [Open] would read it. After an error there are no more.
func All(path string) iter.Seq2[*boards.Board, error] {
	return func(yield func(*boards.Board, error) bool) {
		if videoAt(path) != nil {
			for saved, err := range archive.Videos(path) {
				if err != nil {
					yield(nil, err)
					return
				}
				board, err := fromGame(saved, path)
				if !yield(board, err) || err != nil {
					return
				}
			}
			return
		}
		r, err := boards.OpenReader(path)
		if err != nil {
			yield(gameInstead(path, err))
			return
		}
		each(r, func(err error) (*boards.Board, error) { return gameInstead(path, err) })(yield)
	}
}

// AllFrom is [All] for boards that come from in. The parameter name stands for the file in errors.
func AllFrom(in io.Reader, name string) iter.Seq2[*boards.Board, error] {
	return func(yield func(*boards.Board, error) bool) {
		data, err := files.ReadFrom(in, name, boards.MaxFile)
		if err != nil {
			yield(nil, err)
			return
		}
		each(boards.NewReader(string(data), name), func(err error) (*boards.Board, error) {
			return gameFrom(data, name, err)
		})(yield)
	}
}

// each yields the boards of r. If the first cannot be read, each yields what instead returns.
func each(
	r *boards.Reader, instead func(error) (*boards.Board, error),
) iter.Seq2[*boards.Board, error] {
	return func(yield func(*boards.Board, error) bool) {
		for n := 1; ; n++ {
			board, err := r.Next()
			switch {
			case err == io.EOF:
				return
			case err != nil && n == 1:
				yield(instead(err))
				return
			case !yield(board, err) || err != nil:
				return
			}
		}
	}
}

// errNoBoard is the problem of a game that has no board yet, because the player has opened no cell.
var errNoBoard = text.Error{
	"esta partida aún no tiene minas: se reparten al abrir la primera celda",
	"this game has no board yet: it is dealt when the first cell is opened"}

// fromGame returns the board of a game after its last entry. If only the beginning of the game
// could be read, a note says so. If the game has no board yet, fromGame fails with errNoBoard. Of the
// video of another program, fromGame returns the board as it was at the beginning.
func fromGame(saved *archive.Saved, name string) (*boards.Board, error) {
	if saved.Layout == nil {
		return nil, &files.Error{File: name, Problem: errNoBoard}
	}
	b := boards.FromGame(saved.Game)
	if saved.Video != nil {
		b = boards.FromLayout(saved.Layout)
		b.Notes, b.Number = append(b.Notes, saved.Notes...), saved.Video.Number
		if start := saved.Start; saved.Game.Open(start) && !saved.Layout.Mine(start) {
			b.Start = &start
		}
	}
	b.Format = boards.Formats
	if saved.Wrong != nil {
		b.Notes = append(b.Notes, &files.Error{Problem: boards.GameCut, Err: saved.Wrong})
	}
	return b, nil
}

// GameIn returns the game in a file. It returns nil if the file holds no game, or a game that
// nobody has played. It returns no error, because the caller then opens the file as a board and
// gets the error there.
func GameIn(path string) *archive.Saved {
	if g, err := archive.Glance(path); err == nil && g.Steps == 0 {
		return nil
	}
	return ifPlayed(archive.ReadFile(path))
}

// GameOf is [GameIn] for data, the content of a file.
func GameOf(data []byte) *archive.Saved {
	if len(data) > boards.MaxFile {
		return nil
	}
	if g, err := journal.ReadGlance(data, nil); err == nil && g.Steps == 0 {
		return nil
	}
	return ifPlayed(archive.ReadAs(data, ""))
}

// ifPlayed returns saved if it is a game that somebody has played, and nil if it is not or if err says
// that it could not be read. A game whose clock never ran is a copied position. The video of another
// program is always a played game.
func ifPlayed(saved *archive.Saved, err error) *archive.Saved {
	if err != nil || saved.Elapsed() == 0 && saved.Video == nil {
		return nil
	}
	return saved
}

// An Outline holds what a list of files tells about the board in a file.
type Outline struct {
	Kind  text.Text // the name of the format, or of a kept game
	Grid  game.Grid
	Mines int
	Notes []*files.Error
}

// Look returns the outline of the board in a file that [Open] can read. It reads only the beginning
// and the end of most games, so a long game takes no more time than a short one. It fails as Open
// does.
func Look(path string) (*Outline, error) {
	if saved := videoAt(path); saved != nil {
		return &Outline{words.VideoOf(saved.Video), saved.Layout.Grid(), saved.Layout.Mines(), saved.Notes}, nil
	}
	board, err := boards.Open(path)
	if err == nil {
		return &Outline{words.BoardFormat(board.Format), board.Grid, board.Mines.Len(), board.Notes}, nil
	}
	g, gameErr := archive.Glance(path)
	if gameErr != nil {
		if _, videoErr := archive.ReadFile(path); videoErr != nil {
			gameErr = videoErr
		}
		return nil, chooseError(err, gameErr)
	}
	o := &Outline{Kind: words.BoardFormat(boards.Formats), Grid: g.Grid(), Mines: g.Mines}
	if g.Mines == journal.Unknown { // the header of a given board has no number of mines
		saved, err := archive.ReadFile(path)
		if err != nil {
			return nil, err
		}
		o.Mines = saved.Game.Layout().Mines()
	}
	return o, nil
}

// Load is [Open] for a board that comes from in. The parameter name stands for the file in errors.
func Load(in io.Reader, name string) (*boards.Board, error) {
	data, err := files.ReadFrom(in, name, boards.MaxFile)
	if err != nil {
		return nil, err
	}
	board, err := boards.Read(data, name)
	if err == nil {
		return board, nil
	}
	return gameFrom(data, name, err)
}

// gameFrom is gameInstead for data, the content of a file.
func gameFrom(data []byte, name string, boardErr error) (*boards.Board, error) {
	saved, gameErr := archive.ReadAs(data, name)
	if gameErr != nil {
		return nil, chooseError(boardErr, gameErr)
	}
	return fromGame(saved, name)
}

// chooseError returns the error for a file that is neither a board nor a game. If the file begins
// like a game, this is gameErr, the error of reading it as a game. Otherwise it is boardErr, the
// error of reading it as a board. Only a board can be one of several in a file, as in FILE#2.
func chooseError(boardErr, gameErr error) error {
	var wrong *files.Error
	if errors.As(gameErr, &wrong) && wrong.Problem != journal.NotAGame && wrong.Problem != files.NoSuchFile {
		return gameErr
	}
	return boardErr
}
