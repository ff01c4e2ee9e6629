package session

import (
	"bytes"
	"errors"
	"io"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/store"
	"buscaminas/ui/store/journal"
	"buscaminas/ui/text"
	"buscaminas/ui/words"
)

// Open reads the board in a file: of any format of package boards, or a game as it
// is kept, in the position it is in; then its format is [boards.Formats], which is
// none, and where only the beginning of the game could be read a note says so. Its
// errors are those of [boards.Open], or of [store.ReadGame] for what is meant to be a
// game.
func Open(path string) (*boards.Board, error) {
	board, err := boards.Open(path)
	if err == nil {
		return board, nil
	}
	saved, gameErr := store.ReadGame(path)
	if gameErr == nil {
		var wrong error
		if saved.Wrong != nil {
			wrong = saved.Wrong
		}
		return fromGame(saved.Game, wrong), nil
	}
	return nil, meant(err, gameErr)
}

// fromGame returns the board of a game that could be read up to what is wrong.
func fromGame(g *game.Game, wrong error) *boards.Board {
	b := boards.FromGame(g)
	b.Format = boards.Formats
	if wrong != nil {
		b.Notes = append(b.Notes, &files.Error{Problem: boards.GameCut, Err: wrong})
	}
	return b
}

// An Outline is what can be said of a board without looking for its mines.
type Outline struct {
	Kind  text.Text // the format, or that it is a game as it is kept
	Grid  game.Grid
	Mines int
	Notes []*files.Error
}

// Look returns the outline of what [Open] opens, with its errors. It deals no board:
// so it takes no longer than the file is long, whatever that asks for.
func Look(path string) (*Outline, error) {
	board, err := boards.Open(path)
	if err == nil {
		return &Outline{words.BoardFormat(board.Format), board.Grid, len(board.Mines), board.Notes}, nil
	}
	h, gameErr := store.ReadHeader(path)
	switch {
	case gameErr != nil:
		return nil, meant(err, gameErr)
	case h.Dealt():
		return &Outline{Kind: words.BoardFormat(boards.Formats), Grid: h.Deal.Grid, Mines: h.Deal.Mines}, nil
	}
	return &Outline{Kind: words.BoardFormat(boards.Formats), Grid: h.Layout.Grid(), Mines: h.Layout.Mines()}, nil
}

// Load reads the board that in holds, as [Open] does; errors have name for a file.
func Load(in io.Reader, name string) (*boards.Board, error) {
	data, err := files.ReadFrom(in, name, boards.MaxFile)
	if err != nil {
		return nil, err
	}
	board, err := boards.Load(bytes.NewReader(data), name)
	if err == nil {
		return board, nil
	}
	j, wrong := journal.Read(data)
	if j == nil {
		return nil, meant(err, wrong)
	}
	g, notDone := j.Play()
	if g == nil {
		return nil, meant(err, notDone)
	}
	if notDone != nil { // it comes before what could not be read
		wrong = notDone
	}
	return fromGame(g, wrong), nil
}

// meant returns what is wrong with a game, unless it is that it is none.
func meant(err, gameErr error) error {
	var wrong *files.Error
	if errors.As(gameErr, &wrong) && wrong.Problem != journal.NotAGame {
		return gameErr
	}
	return err
}
