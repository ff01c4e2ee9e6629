package history

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/measure"
	"buscaminas/game/review"
	"buscaminas/game/solver"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/names"
	"buscaminas/ui/text"
)

// A Game is a finished game.
type Game struct {
	Name  string        `json:"game,omitempty"` // its name in the archive: see [journal.NameOf]
	Title text.Text     `json:"-"`              // the title of the game
	Ended time.Time     `json:"ended,omitzero"` // in UTC, to the millisecond
	Time  time.Duration `json:"-"`              // elapsed on the clock of the game, to the millisecond

	// The board.
	Grid    string     `json:"grid,omitempty"` // the name of the kind of grid, from package names
	Rows    int        `json:"rows,omitempty"`
	Cols    int        `json:"columns,omitempty"`
	Mines   int        `json:"mines,omitempty"`
	Rules   game.Rules `json:"-"`
	Board   string     `json:"board,omitempty"`   // the [Content] of the board
	Dealt   bool       `json:"dealt,omitempty"`   // the board was dealt, not drawn by a person
	NoGuess bool       `json:"noGuess,omitempty"` // the board is known to need no guess

	// Day is the day, in UTC, whose board this is: see [deal.Daily]. It is zero for any other board.
	Day time.Time `json:"day,omitzero"`

	Code string `json:"code,omitempty"` // the share code of the board: see [journal.Journal.Code]

	// First is the promise of a dealt board about its first cell: see
	// [deal.Promise.StartPromise].
	First deal.Promise `json:"-"`

	// Needs is the rule that a dealt board needs: see [deal.Promise.Needs]. It is 0 if the board
	// was dealt without asking for one.
	Needs solver.Rule `json:"-"`

	// The end. A game that was neither won nor given up was lost.
	Won     bool `json:"won,omitempty"`
	GivenUp bool `json:"givenUp,omitempty"`
	Loss    Loss `json:"-"`
	Steps   int  `json:"steps,omitempty"`  // see [game.Game.Steps]
	Deaths  int  `json:"deaths,omitempty"` // see [game.Game.Deaths]

	// The numbers of clicks that open, flag and chord, as in [measure.Clicks]. A key that does the
	// same counts as a click. Wasted is the number of these clicks that changed nothing.
	Left   int `json:"left,omitempty"`
	Right  int `json:"right,omitempty"`
	Chords int `json:"chords,omitempty"`
	Wasted int `json:"wasted,omitempty"`

	// Measures of the board; 0 if not known.
	ThreeBV   int `json:"3bv,omitempty"`
	ZiNi      int `json:"zini,omitempty"`
	HumanZiNi int `json:"hzini,omitempty"`
	Openings  int `json:"openings,omitempty"`
	Islands   int `json:"islands,omitempty"`

	// The help that the player had.
	Hints      int  `json:"hints,omitempty"`
	Chances    bool `json:"chances,omitempty"` // the chance of a mine in each cell was shown
	Coached    bool `json:"coached,omitempty"` // the coach was on
	MinesShown bool `json:"minesShown,omitempty"`
	SeenBefore bool `json:"seenBefore,omitempty"` // the player may have known the board, from a code, a file, a replay or a ghost
	Ghost      bool `json:"ghost,omitempty"`      // the game was a race against an earlier game
	Typed      bool `json:"typed,omitempty"`      // several openings were typed at once, so the time is no record

	// The median and the longest time between two moves, to the millisecond; 0 if there was one move.
	MedianThought, LongestThought time.Duration `json:"-"`

	Review review.Figures `json:"review,omitzero"` // the figures of the review of the game; zero: no review
}

// Loss is the reason why a game was lost, also if the player undid the explosion and went on.
type Loss uint8

const (
	UnknownLoss Loss = iota // the game was never lost, or the reason is not known
	ForcedGuess             // no proof would have spared the player this guess
	RashGuess               // the same, but the best guess had clearly less risk
	SafeMissed              // another cell was provably safe
	Mistake                 // the opened cell was provably a mine, or a wrong flag led to a mine being opened
)

// losses are the names of the kinds of loss in a file.
var losses = names.Table[Loss]{
	{Name: "forced guess", Value: ForcedGuess},
	{Name: "rash guess", Value: RashGuess},
	{Name: "safe cell missed", Value: SafeMissed},
	{Name: "mistake", Value: Mistake},
}

// String returns the name of l in files, or "" for UnknownLoss.
func (l Loss) String() string { return losses.Name(l) }

// Undone reports whether the player undid an explosion and played on.
func (g *Game) Undone() bool { return g.Deaths > 1 || g.Won && g.Deaths > 0 }

// OnDay reports whether the board is that of the day on which the game began, and needs no guess: a
// board of the day that is begun before midnight may be won after it.
func (g *Game) OnDay() bool {
	begun, ok := journal.DayOfName(g.Name)
	return ok && begun.Equal(g.Day) && g.NoGuess
}

// Clicks returns the number of clicks, including those that changed nothing.
func (g *Game) Clicks() int { return g.Left + g.Right + g.Chords }

// Tally returns the counts from which the figures of the game are computed. They are zero if the game was
// not won, or if several openings were typed at once.
func (g *Game) Tally() measure.Tally {
	if !g.Won || g.Typed {
		return measure.Tally{}
	}
	clicks := measure.Clicks{Opens: g.Left, Chords: g.Chords, Flags: g.Right, Wasted: g.Wasted}
	return measure.Tally{ThreeBV: g.ThreeBV, Clicks: clicks, Seconds: g.Time.Seconds()}
}

// Of returns the record of a game that is over, from its journal. The game has this name and ended
// at this time. Of leaves Day, NoGuess, Loss, Review, and the measures of the board zero, because a
// journal does not hold them. Of fails if the game cannot be played (see [journal.Journal.Play]) or is not
// over.
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
		Code:       j.Code(),
		MinesShown: j.MinesShown,
		SeenBefore: j.SeenBefore,
	}
	if j.Layout != nil {
		g.Board = Content(j.Layout)
	}
	if g.Dealt {
		g.First = j.Deal.Promise.StartPromise()
		if !j.MayNeedGuess {
			g.Needs = j.Deal.Promise.Needs()
		}
	}
	if n := len(j.Titles); n > 0 {
		g.Title = text.Text{j.Titles[0], j.Titles[n-1]}
	}
	g.Ghost = j.Ghost != "" || j.Rival != nil
	played := game.New(layout, j.Rules)
	var clicks measure.Clicks
	var thoughts thoughts
	for _, e := range j.Entries {
		g.note(e.Event)
		switch e.Event {
		case journal.Refused:
			clicks.CountRefused(played, e.Action)
		case journal.Done:
			if err := clicks.Apply(played, e.Action); err != nil {
				return Game{}, fmt.Errorf("line %d: %v: %w", e.Line, e.Action, err)
			}
			thoughts.move(e.At)
		}
	}
	if played.Status() == game.Playing && !g.GivenUp {
		return Game{}, errNotOver
	}
	g.Won, g.Steps, g.Deaths = played.Status() == game.Won, played.Steps(), played.Deaths()
	g.MedianThought, g.LongestThought = thoughts.times()
	g.Left, g.Right, g.Chords, g.Wasted = clicks.Opens, clicks.Flags, clicks.Chords, clicks.Wasted
	return g, nil
}

// thoughts collects the times between moves.
type thoughts struct {
	moved bool
	last  time.Duration
	all   []time.Duration
}

// move adds a move at a time on the clock of the game.
func (t *thoughts) move(at time.Duration) {
	if t.moved {
		t.all = append(t.all, at-t.last)
	}
	t.moved, t.last = true, at
}

// times returns the median and the longest time between two moves, or zeros if there was no second
// move. Of two times in the middle, the median is the longer one.
func (t *thoughts) times() (median, longest time.Duration) {
	if len(t.all) == 0 {
		return 0, 0
	}
	slices.Sort(t.all)
	return t.all[len(t.all)/2].Truncate(time.Millisecond), t.all[len(t.all)-1].Truncate(time.Millisecond)
}

// SoFar returns a record of a game that is not over. It has only the fields for the help of the player,
// for a board that the player may know, and for explosions.
func SoFar(j *journal.Journal) Game {
	g := Game{MinesShown: j.MinesShown, SeenBefore: j.SeenBefore}
	for _, e := range j.Entries {
		g.note(e.Event)
		if e.Event == journal.Lost {
			g.Deaths++
		}
	}
	return g
}

// note records an event in the fields of g about help, typed openings and giving up.
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
		g.GivenUp = false // the game went on
	}
}

var errNotOver = text.Error{"la partida no ha terminado", "the game is not over"}

// Content returns a hash of the grid and the mines of a board, in 16 hexadecimal digits.
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
