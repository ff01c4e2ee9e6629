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

// NoBoard is the problem of a game whose board is wanted before a cell was opened.
var NoBoard = files.Problem{
	"esta partida aún no tiene tablero: se reparte al abrir la primera celda",
	"this game has no board yet: it is dealt when the first cell is opened"}

// fromGame returns the board of a game that could be read at least in part. It fails with
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

// GameIn returns the game in a file, or nil if the file holds no game that was played. Whoever
// opens the file as a board reports its errors.
func GameIn(path string) *archive.Saved {
	if g, err := archive.Glance(path); err != nil || g.Steps == 0 {
		return nil
	}
	return played(archive.ReadFile(path))
}

// GameOf returns the game in a text, as [GameIn] does.
func GameOf(data []byte) *archive.Saved {
	if len(data) > boards.MaxFile {
		return nil
	}
	if g, err := journal.ReadGlance(data, nil); err != nil || g.Steps == 0 {
		return nil
	}
	return played(archive.ReadText(data))
}

// played returns a game that was read, or nil if it is a mere position, in which no time has
// passed.
func played(saved *archive.Saved, err error) *archive.Saved {
	if err != nil || saved.Elapsed() == 0 {
		return nil
	}
	return saved
}

// An Outline is a description of a board that does not need its mines.
type Outline struct {
	Kind  text.Text // the format, or that it is a kept game
	Grid  game.Grid
	Mines int
	Notes []*files.Error
}

// Look returns the outline of the board that [Open] would open, with the same errors. Of a game it
// reads only both ends, so a long one takes no longer.
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

// Load reads the board in a reader, as [Open] does. Errors use name for the file.
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

// meant returns the game's error; the board's if the file holds no game.
func meant(err, gameErr error) error {
	var wrong *files.Error
	if errors.As(gameErr, &wrong) && wrong.Problem != journal.NotAGame {
		return gameErr
	}
	return err
}
