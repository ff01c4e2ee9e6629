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

// Open reads the board in a file, which may hold any format of package boards or a kept game.
// The board of a game is in the position of the game, and its format is [boards.Formats], which
// is none. A note says if only the beginning of the game could be read. Its errors are those of
// [boards.Open], or of [archive.ReadFile] for a file that looks like a game.
func Open(path string) (*boards.Board, error) {
	board, err := boards.Open(path)
	if err == nil {
		return board, nil
	}
	saved, gameErr := archive.ReadFile(path)
	if gameErr != nil {
		return nil, meant(err, gameErr)
	}
	return fromGame(saved, path)
}

// NoBoard is what is wrong with a game in which nothing was opened yet, where its board is
// wanted.
var NoBoard = files.Problem{
	"esta partida aún no tiene tablero: se reparte al abrir la primera celda",
	"this game has no board yet: it is dealt when the first cell is opened"}

// fromGame returns the board of a game, which could be read up to what is wrong. It fails with
// [NoBoard].
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

// GameIn returns the game in a file, where that holds one that was played; nil where not:
// what is wrong then is said by who opens it as a board.
func GameIn(path string) *archive.Saved {
	if g, err := archive.Glance(path); err != nil || g.Steps == 0 {
		return nil
	}
	return played(archive.ReadFile(path))
}

// GameOf returns the game that a text is, as [GameIn] does.
func GameOf(data []byte) *archive.Saved {
	if len(data) > boards.MaxFile {
		return nil
	}
	if g, err := journal.ReadGlance(data, nil); err != nil || g.Steps == 0 {
		return nil
	}
	return played(archive.ReadText(data))
}

// played returns a game that was read, if it was played: in a position no time has passed.
func played(saved *archive.Saved, err error) *archive.Saved {
	if err != nil || saved.Elapsed() == 0 {
		return nil
	}
	return saved
}

// An Outline is what can be said of a board without looking for its mines.
type Outline struct {
	Kind  text.Text // the format, or that it is a game as it is kept
	Grid  game.Grid
	Mines int
	Notes []*files.Error
}

// Look returns the outline of what [Open] opens, with its errors. Of a game it reads the
// two ends: so it takes no longer for a long one.
func Look(path string) (*Outline, error) {
	board, err := boards.Open(path)
	if err == nil {
		return &Outline{words.BoardFormat(board.Format), board.Grid, board.Mines.Len(), board.Notes}, nil
	}
	g, gameErr := archive.Glance(path)
	if gameErr != nil {
		return nil, meant(err, gameErr)
	}
	o := &Outline{Kind: words.BoardFormat(boards.Formats), Grid: g.Grid(), Mines: g.Mines}
	if g.Mines == journal.Unknown { // of a given board
		saved, err := archive.ReadFile(path)
		if err != nil {
			return nil, err
		}
		o.Mines = saved.Game.Layout().Mines()
	}
	return o, nil
}

// Load reads the board that in holds, as [Open] does; errors have name for a file.
func Load(in io.Reader, name string) (*boards.Board, error) {
	data, err := files.ReadFrom(in, name, boards.MaxFile)
	if err != nil {
		return nil, err
	}
	board, err := boards.ReadAs(data, name)
	if err == nil {
		return board, nil
	}
	saved, gameErr := archive.ReadAs(data, name)
	if gameErr != nil {
		return nil, meant(err, gameErr)
	}
	return fromGame(saved, name)
}

// meant returns what is wrong with a game, unless it is that it is none.
func meant(err, gameErr error) error {
	var wrong *files.Error
	if errors.As(gameErr, &wrong) && wrong.Problem != journal.NotAGame {
		return gameErr
	}
	return err
}
