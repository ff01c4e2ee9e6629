package history

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/measure"
	"buscaminas/game/review"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/names"
	"buscaminas/ui/text"
)

// A Game is a finished game.
type Game struct {
	Name  string        // of the kept game, as [journal.Header.Name] has it
	Title string        // what was played, in the first language of the program
	Ended time.Time     // in UTC, to the millisecond
	Time  time.Duration // on the clock of the game, to the millisecond

	// The board.
	Grid              string // the kind of grid, as package names has it
	Rows, Cols, Mines int
	Rules             game.Rules
	Board             string // what [Content] returns
	Dealt             bool   // and not from a file, or one that ships with the game
	NoGuess           bool   // it is known to be solvable without guessing

	// First is what a board that is dealt promised of its first cell, as
	// [deal.Promise.First] has it.
	First deal.Promise

	// How it ended: won, given up, or lost.
	Won     bool
	GivenUp bool
	Loss    Loss
	Steps   int // as [game.Game.Steps] counts them
	Deaths  int // as [game.Game.Deaths] counts them

	// The clicks, or keys: those that open, flag and chord, as [measure.Clicks]
	// counts them. Wasted are those among them that changed nothing.
	Left, Right, Chords, Wasted int

	// Measures of the board, 0 where they are not known.
	ThreeBV, ZiNi, Openings int

	// What helped.
	Hints      int
	Chances    bool // the chance of a mine in each cell was shown
	Coached    bool // a coach looked on
	MinesShown bool
	SeenBefore bool // by a code, a file, a replay or a ghost
	Typed      bool // a play that was typed at once made several openings: its time says nothing

	Review review.Figures // what it came to as it was judged; zero: it was not
}

// Loss says why a game was lost.
type Loss uint8

const (
	UnknownLoss Loss = iota // or not lost
	ForcedGuess             // nothing was certain: a guess was due
	SafeMissed              // there were cells that were certainly safe
	Mistake                 // it was certainly a mine, or a wrong flag made it open
)

// losses are the names of the kinds of loss in a file.
var losses = names.Table[Loss]{
	{Name: "forced guess", Value: ForcedGuess},
	{Name: "safe cell missed", Value: SafeMissed},
	{Name: "mistake", Value: Mistake},
}

// String returns the name of a kind of loss in files; "" where it is not known.
func (l Loss) String() string { return losses.Name(l) }

// Undone reports whether an explosion was undone, and the game played on.
func (g *Game) Undone() bool { return g.Deaths > 1 || g.Won && g.Deaths > 0 }

// Clicks returns the number of clicks, those that changed nothing among them.
func (g *Game) Clicks() int { return g.Left + g.Right + g.Chords }

// Of returns what the journal of a finished game of this name tells of it, and when
// it ended. Not in a journal are NoGuess, Loss, Review, ThreeBV, ZiNi and Openings. It fails
// where the game cannot be played, as [journal.Journal.Play] does, or is not over.
func Of(name string, j *journal.Journal, ended time.Time) (Game, error) {
	layout, err := j.Board()
	if err != nil {
		return Game{}, err
	}
	rows, cols := layout.Grid().Size()
	g := Game{
		Name:  name,
		Ended: ended.UTC().Truncate(time.Millisecond),
		Time:  j.Elapsed().Truncate(time.Millisecond),
		Grid:  names.Grid(layout.Grid()),
		Rows:  rows, Cols: cols, Mines: layout.Mines(),
		Rules:      j.Rules,
		Dealt:      j.Dealt(),
		MinesShown: j.MinesShown,
		SeenBefore: j.SeenBefore,
	}
	if j.Layout != nil {
		g.Board = Content(j.Layout)
	}
	if g.Dealt {
		g.First = j.Deal.Promise.First()
	}
	if len(j.Titles) > 0 {
		g.Title = j.Titles[0]
	}
	played := game.New(layout, j.Rules)
	var clicks measure.Clicks
	for _, e := range j.Entries {
		g.note(e.Event)
		switch e.Event {
		case journal.Refused:
			clicks.Refused(played, e.Action)
		case journal.Done:
			if err := clicks.Apply(played, e.Action); err != nil {
				return Game{}, fmt.Errorf("line %d: %v: %w", e.Line, e.Action, err)
			}
		}
	}
	if played.Status() == game.Playing && !g.GivenUp {
		return Game{}, errNotOver
	}
	g.Won, g.Steps, g.Deaths = played.Status() == game.Won, played.Steps(), played.Deaths()
	g.Left, g.Right, g.Chords, g.Wasted = clicks.Opens, clicks.Flags, clicks.Chords, clicks.Wasted
	return g, nil
}

// note takes note of what helped, and of who gave up.
func (g *Game) note(e journal.Event) {
	switch e {
	case journal.Hint:
		g.Hints++
	case journal.Chances:
		g.Chances = true
	case journal.Coach:
		g.Coached = true
	case journal.Ghost:
		g.SeenBefore = true
	case journal.Typed:
		g.Typed = true
	case journal.GivenUp:
		g.GivenUp = true
	case journal.Done:
		g.GivenUp = false // it was played on
	}
}

var errNotOver = text.Error{"la partida no ha terminado", "the game is not over"}

// Content returns 16 hexadecimal digits that two boards share where their grids
// and their mines are the same, and practically never where they are not.
func Content(l *game.Layout) string {
	rows, cols := l.Grid().Size()
	hash := sha256.New()
	fmt.Fprintln(hash, names.Grid(l.Grid()), rows, cols)
	row := make([]byte, cols)
	for r := range rows {
		for c := range cols {
			row[c] = '.'
			if l.Mine(game.Cell{Row: r, Col: c}) {
				row[c] = '*'
			}
		}
		hash.Write(row)
	}
	return hex.EncodeToString(hash.Sum(nil)[:8])
}
