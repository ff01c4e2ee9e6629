package session

import (
	"io"
	"iter"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// ReadBoard returns the board in f, in any format of package boards. The file f may also hold a
// kept game. Then ReadBoard returns the board after the last entry of the game, and the Format of
// the board is [boards.Formats], which stands for a saved game. If only the beginning of the game
// can be read, a note says so.
//
// If f begins like a game, ReadBoard fails as [archive.ReadGame] does, or with errNoBoard.
// Otherwise it fails as [boards.Source.Board] does.
func ReadBoard(f *boards.Source) (*boards.Board, error) {
	saved, gameErr := archive.ReadGame(f)
	if gameErr == nil {
		return fromGame(saved, f.Name)
	}
	board, err := f.Board()
	return board, chooseError(err, gameErr)
}

// ReadBoards yields all boards in f, read as [ReadBoard] does. It stops after the first error.
func ReadBoards(f *boards.Source) iter.Seq2[*boards.Board, error] {
	return func(yield func(*boards.Board, error) bool) {
		isGame, gameErr := false, error(nil)
		for saved, err := range archive.Games(f) {
			var board *boards.Board
			if err == nil {
				isGame = true
				board, err = fromGame(saved, f.Name)
			}
			if gameErr = err; !isGame {
				break
			}
			if !yield(board, err) || err != nil {
				return
			}
		}
		r, err := f.Reader()
		for first := true; !isGame; first = false {
			var board *boards.Board
			if err == nil {
				board, err = r.Next()
			}
			if first {
				err = chooseError(err, gameErr)
			}
			if err == io.EOF || !yield(board, err) || err != nil {
				return
			}
		}
	}
}

// chooseError returns the error of [ReadBoard] for a file that is no readable game. The parameter
// gameErr is the error of reading the file as a game, and boardErr the error of reading it as a
// board. If boardErr is nil, the result is nil. If the file begins like a game, it is gameErr.
// Otherwise it is boardErr.
func chooseError(boardErr, gameErr error) error {
	if boardErr == nil || archive.NotAGame(gameErr) {
		return boardErr
	}
	return gameErr
}

// errNoBoard is the problem of a game that has no board yet, because the player has opened no cell.
var errNoBoard = text.Error{
	"esta partida aún no tiene minas: se reparten al abrir la primera celda",
	"this game has no board yet: it is dealt when the first cell is opened"}

// fromGame returns the board of a game after its last entry. If only the beginning of the game
// could be read, a note says so. If the game has no board yet, fromGame fails with errNoBoard. For a
// video of another program, fromGame returns the board without any cell open.
func fromGame(saved *archive.Saved, name string) (*boards.Board, error) {
	if saved.Layout == nil {
		return nil, &files.Error{File: name, Problem: errNoBoard}
	}
	b := boards.FromGame(saved.Game)
	b.Rules = &saved.Rules
	if saved.Video != nil {
		b = boards.FromLayout(saved.Layout)
		b.Notes, b.Number = append(b.Notes, saved.VideoNotes...), saved.Video.Number
		if start := saved.Start; saved.Game.Open(start) && !saved.Layout.Mine(start) {
			b.Start = &start
		}
	}
	b.Format = boards.Formats
	switch {
	case saved.Wrong != nil:
		b.Notes = append(b.Notes, &files.Error{Problem: boards.GameCut, Err: saved.Wrong})
	case saved.Torn:
		b.Notes = append(b.Notes, &files.Error{Problem: archive.TornLine})
	}
	return b, nil
}

// GameIn returns the game in f, or the video of another program. It returns nil if f holds
// neither. It also returns nil for a copied position, which is a game whose clock never ran or
// that has no steps. GameIn returns no error. If the result is nil, the caller reads f as a board,
// and gets the error of reading that.
func GameIn(f *boards.Source) *archive.Saved {
	saved, err := archive.ReadGame(f)
	if err != nil || saved.Video == nil && (saved.Elapsed() == 0 || saved.Game.Steps() == 0) {
		return nil
	}
	return saved
}

// An Outline describes the board in a file, for a list of files.
type Outline struct {
	Kind  text.Text // the name of the format, such as "saved game"
	Grid  game.Grid
	Mines int
	Notes []*files.Error
}

// ReadOutline returns the outline of the board in f. A game that has no board yet has an outline,
// too, with the size and the number of mines. For all other files ReadOutline fails as [ReadBoard]
// does.
func ReadOutline(f *boards.Source) (*Outline, error) {
	saved, gameErr := archive.ReadGame(f)
	if gameErr == nil {
		l, kind := saved.Game.Layout(), words.BoardFormat(boards.Formats)
		if saved.Video != nil {
			kind = words.VideoOf(saved.Video)
		}
		return &Outline{kind, l.Grid(), l.Mines(), saved.VideoNotes}, nil
	}
	board, err := f.Board()
	if err = chooseError(err, gameErr); err != nil {
		return nil, err
	}
	return &Outline{words.BoardFormat(board.Format), board.Grid, board.Mines.Len(), board.Notes}, nil
}
