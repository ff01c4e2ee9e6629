package races

import (
	"errors"
	"io"
	"os"

	"buscaminas/boards/files"
	"buscaminas/ui/archive/journal"
)

// A Game is the part of a player's game that has been read. It does not change.
type Game struct {
	Player
	Journal journal.Journal // without entries if the player has not begun
	Err     error           // the error in the text after the entries; nil: none
}

// A Follower reads the games of a race as they grow. Its methods are called from one goroutine
// at a time.
type Follower struct {
	folder Folder
	code   string
	board  *journal.Header
	games  map[int]*followed
}

// followed is the file of one game.
type followed struct {
	Game
	read int64 // bytes read
}

// Follow returns a follower that has read nothing yet.
func (f Folder) Follow(code string) *Follower {
	return &Follower{folder: f, code: code, games: map[int]*followed{}}
}

// Read reads the entries added since the last Read, and returns the games of all players in the
// order of their seats. It fails as [Folder.Race] does.
func (f *Follower) Read() ([]Game, error) {
	if f.board == nil {
		board, err := f.folder.board(f.code)
		if err != nil {
			return nil, err
		}
		f.board = board
	}
	var all []Game
	for _, p := range f.folder.seats(f.code) {
		game := f.games[p.Seat]
		if game == nil {
			game = &followed{}
			f.games[p.Seat] = game
		}
		game.Player = p
		game.grow(f.folder.seatPath(f.code, p.Seat, gameSuffix), f.board)
		game.Played, game.End = game.Journal.Layout != nil, game.Journal.End()
		all = append(all, game.Game)
	}
	return all, nil
}

var otherBoard = files.Problem{
	"no es una partida de esta carrera: el tablero o las reglas son otros",
	"not a game of this race: its board or its rules are different"}

// grow reads what was added to the file of the game. If the file has become shorter, it is another
// one and is read from its beginning.
func (g *followed) grow(path string, board *journal.Header) {
	file, err := os.Open(path)
	if err != nil {
		return // not there yet, or being replaced
	}
	defer file.Close()
	info, err := file.Stat()
	switch {
	case err != nil || info.Size() == g.read:
		return
	case info.Size() < g.read || g.Err != nil:
		*g = followed{Game: Game{Player: g.Player}}
	}
	if _, err := file.Seek(g.read, io.SeekStart); err != nil {
		return
	}
	data, err := io.ReadAll(io.LimitReader(file, maxText+1))
	if err != nil || len(data) > maxText {
		g.Err = err
		return
	}
	data = data[:journal.Settled(data)]
	if len(data) == 0 {
		return
	}
	if g.read > 0 {
		g.Err = g.Journal.Grow(data)
	} else if j, err := journal.Read(data); j != nil {
		g.Journal, g.Err = *j, err
		if j.Layout == nil || !j.Layout.Equal(board.Layout) || j.Rules != board.Rules {
			g.Journal, g.Err = journal.Journal{}, &files.Error{Problem: otherBoard}
		}
	} else {
		g.Err = err
	}
	g.read += int64(len(data))
	var wrong *files.Error
	if errors.As(g.Err, &wrong) {
		wrong.File = path
	}
}
