package session

import (
	"errors"
	"io"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Open reads the board in a file, which has any format of package boards or holds a kept game.
// From a game it returns the board in its last position. The format of that board is
// [boards.Formats], the number of formats, which stands for a game. If only the beginning of the
// game could be read, a note says so. The errors of Open are those of [boards.Open], or of
// [archive.ReadFile] for a file that looks like a game.
func Open(path string) (*boards.Board, error) {
	board, err := boards.Open(path)
	if err == nil {
		return board, nil
	}
	saved, gameErr := archive.ReadFile(path)
	if gameErr != nil {
		return nil, chooseError(err, gameErr)
	}
	return fromGame(saved, path)
}

// NoBoard is the problem of a game without a board, because no cell was opened yet.
var NoBoard = files.Problem{
	"esta partida aún no tiene minas: se reparten al abrir la primera celda",
	"this game has no board yet: it is dealt when the first cell is opened"}

// fromGame returns the board of a game in its last position. If the game could be read only in
// part, a note says so. It fails with [NoBoard].
func fromGame(saved *archive.Saved, name string) (*boards.Board, error) {
	if saved.Layout == nil {
		return nil, &files.Error{File: name, Problem: NoBoard}
	}
	b := boards.FromGame(saved.Game)
	b.Format = boards.Formats
	if saved.Wrong != nil {
		b.Notes = append(b.Notes, &files.Error{Problem: boards.GameCut, Err: saved.Wrong})
	}
	return b, nil
}

// GameIn returns the game in a file, or nil if the file does not hold a game that was played. It
// returns no error: the caller then opens the file as a board, and gets the error there.
func GameIn(path string) *archive.Saved {
	if g, err := archive.Glance(path); err != nil || g.Steps == 0 {
		return nil
	}
	return played(archive.ReadFile(path))
}

// GameOf is [GameIn] for the content of a file.
func GameOf(data []byte) *archive.Saved {
	if len(data) > boards.MaxFile {
		return nil
	}
	if g, err := journal.ReadGlance(data, nil); err != nil || g.Steps == 0 {
		return nil
	}
	return played(archive.ReadText(data))
}

// played returns the game that was read, or nil if it could not be read or its clock never ran, as
// in a copied position.
func played(saved *archive.Saved, err error) *archive.Saved {
	if err != nil || saved.Elapsed() == 0 {
		return nil
	}
	return saved
}

// An Outline holds the facts of a board that a list of files shows.
type Outline struct {
	Kind  text.Text // the name of the format, or of a kept game
	Grid  game.Grid
	Mines int
	Notes []*files.Error
}

// Look returns the outline of the board that [Open] reads from a file. Its errors are those of
// Open. It reads only the beginning and the end of most games, so a long game takes no more time.
func Look(path string) (*Outline, error) {
	board, err := boards.Open(path)
	if err == nil {
		return &Outline{words.BoardFormat(board.Format), board.Grid, board.Mines.Len(), board.Notes}, nil
	}
	g, gameErr := archive.Glance(path)
	if gameErr != nil {
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

// Load is [Open] for a board that it reads from in. Its errors give name as the file.
func Load(in io.Reader, name string) (*boards.Board, error) {
	data, err := files.ReadFrom(in, name, boards.MaxFile)
	if err != nil {
		return nil, err
	}
	board, err := boards.Read(data, name)
	if err == nil {
		return board, nil
	}
	saved, gameErr := archive.ReadAs(data, name)
	if gameErr != nil {
		return nil, chooseError(err, gameErr)
	}
	return fromGame(saved, name)
}

// chooseError returns gameErr, the error of reading a file as a game, if the file begins like a
// game. Otherwise it returns err, the error of reading the file as a board.
func chooseError(err, gameErr error) error {
	var wrong *files.Error
	if errors.As(gameErr, &wrong) && wrong.Problem != journal.NotAGame {
		return gameErr
	}
	return err
}
