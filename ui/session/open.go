package session

import (
	"bytes"
	"errors"
	"io"

	"buscaminas/boards"
	"buscaminas/ui/store"
	"buscaminas/ui/store/journal"
)

// Open reads the board in a file: of any format of package boards, or a game as it
// is kept, in the position it is in. Its errors are those of [boards.Open], or of
// [store.ReadGame] for what is meant to be a game.
func Open(path string) (*boards.Board, error) {
	board, err := boards.Open(path)
	if err == nil {
		return board, nil
	}
	saved, gameErr := store.ReadGame(path)
	if gameErr == nil {
		return boards.FromGame(saved.Game), nil
	}
	return nil, meant(err, gameErr)
}

// Load reads the board that in holds, as [Open] does; errors have name for a file.
func Load(in io.Reader, name string) (*boards.Board, error) {
	data, err := io.ReadAll(io.LimitReader(in, boards.MaxFile+1)) // one more is an error of Load
	if err != nil {
		return boards.Load(io.MultiReader(bytes.NewReader(data), failing{err}), name)
	}
	board, err := boards.Load(bytes.NewReader(data), name)
	if err == nil {
		return board, nil
	}
	j, gameErr := journal.Read(data)
	if j == nil {
		return nil, meant(err, gameErr)
	}
	g, gameErr := j.Play()
	if g == nil {
		return nil, meant(err, gameErr)
	}
	return boards.FromGame(g), nil
}

// meant returns what is wrong with a game, unless it is that it is none.
func meant(err, gameErr error) error {
	var wrong *journal.Error
	if errors.As(gameErr, &wrong) && wrong.Problem != journal.NotAGame {
		return gameErr
	}
	return err
}

// failing is the end of what could not be read to its end.
type failing struct{ err error }

func (f failing) Read([]byte) (int, error) { return 0, f.err }
