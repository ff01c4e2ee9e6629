package races

import (
	"buscaminas/boards/files"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/text"
)

// A Game is a player's game in a race, as far as [Follower.Read] has read it. Later calls of Read
// do not change the Game.
type Game struct {
	Player
	Journal journal.Journal // the game so far; it has no entries if the player has not begun
	Err     error           // the error in the text after the entries; nil: none
}

// A Follower reads the games of a race as they grow. Its methods are called from one goroutine
// at a time.
type Follower struct {
	folder Folder
	code   string
	board  *journal.Header
	games  map[int]*archive.Follower // the followers of the players' games, by seat
}

// Follow returns a Follower of the race with this code. The Follower has read nothing yet.
func (f Folder) Follow(code string) *Follower {
	return &Follower{folder: f, code: code, games: map[int]*archive.Follower{}}
}

var otherBoard error = &files.Error{Problem: text.Error{
	"no es una partida de esta carrera: tiene otro tablero u otras reglas",
	"not a game from this race: its board or its rules are different"}}

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
		one := f.games[p.Seat]
		if one == nil {
			one = archive.Follow(f.folder.seatPath(f.code, p.Seat, gameSuffix), maxText)
			f.games[p.Seat] = one
		}
		one.Read()
		g := Game{Player: p, Journal: one.Journal, Err: one.Err}
		if l := g.Journal.Layout; one.Begun() && (l == nil || !l.Equal(f.board.Layout) || g.Journal.Rules != f.board.Rules) {
			g.Journal, g.Err = journal.Journal{}, otherBoard
		}
		g.Played, g.End = g.Journal.Layout != nil, g.Journal.End()
		all = append(all, g)
	}
	return all, nil
}
