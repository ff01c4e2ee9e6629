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
	Name  string        `json:"game,omitempty"` // the name of the game in the archive: see [journal.NameOf]
	Title text.Text     `json:"-"`              // the title of the game
	Ended time.Time     `json:"ended,omitzero"` // when the game ended, in UTC, to the millisecond
	Time  time.Duration `json:"-"`              // the time on the clock of the game, to the millisecond

	Grid    string     `json:"grid,omitempty"` // the name of the kind of grid, from package names
	Rows    int        `json:"rows,omitempty"`
	Cols    int        `json:"columns,omitempty"`
	Mines   int        `json:"mines,omitempty"`
	Rules   game.Rules `json:"-"`
	Board   string     `json:"board,omitempty"`   // the [BoardHash] of the board
	Dealt   bool       `json:"dealt,omitempty"`   // the board was dealt, not drawn by a person
	NoGuess bool       `json:"noGuess,omitempty"` // the board is known to need no guess

	// Day is the day, in UTC, of a board of the day: see [deal.Daily]. It is zero for other boards.
	Day time.Time `json:"day,omitzero"`

	Code string `json:"code,omitempty"` // the share code of the board: see [journal.Journal.Code]

	// First is the promise about the first cell, [deal.SafeStart] for example, with which the board
	// was dealt: see [deal.Promise.StartPromise].
	First deal.Promise `json:"-"`

	// Needs is the hardest rule that clearing the board needs, if the deal promised one: see
	// [deal.Promise.Needs]. Without it the player would have to guess. Needs is 0 if the deal
	// promised no such rule.
	Needs solver.Rule `json:"-"`

	// Won and GivenUp say how the game ended. If both are false, the game was lost.
	Won     bool `json:"won,omitempty"`
	GivenUp bool `json:"givenUp,omitempty"`
	Loss    Loss `json:"-"`
	Steps   int  `json:"steps,omitempty"`  // the number of steps: see [game.Game.Steps]
	Deaths  int  `json:"deaths,omitempty"` // the number of explosions: see [game.Game.Deaths]

	// Left, Right and Chords are the numbers of clicks, or of keys in their place, that open, flag
	// and chord: see [measure.Clicks]. Wasted is the number of all these clicks that changed
	// nothing.
	Left   int `json:"left,omitempty"`
	Right  int `json:"right,omitempty"`
	Chords int `json:"chords,omitempty"`
	Wasted int `json:"wasted,omitempty"`

	// ThreeBV, ZiNi, HumanZiNi, Openings and Islands are measures of the board, or 0 if not known.
	ThreeBV   int `json:"3bv,omitempty"`
	ZiNi      int `json:"zini,omitempty"`
	HumanZiNi int `json:"hzini,omitempty"`
	Openings  int `json:"openings,omitempty"`
	Islands   int `json:"islands,omitempty"`

	Hints      int  `json:"hints,omitempty"`   // the number of hints that the player took
	Chances    bool `json:"chances,omitempty"` // the chance of a mine in each cell was shown
	Coached    bool `json:"coached,omitempty"` // the coach was on
	MinesShown bool `json:"minesShown,omitempty"`
	SeenBefore bool `json:"seenBefore,omitempty"` // the player may have known the board, from a code, a file, a replay or a ghost
	Ghost      bool `json:"ghost,omitempty"`      // the game was a race against an earlier game
	// Typed is set if several openings were typed at once, so that the time cannot be a record.
	Typed bool `json:"typed,omitempty"`

	// MedianThought and LongestThought are the median and the longest time between two moves, to the
	// millisecond. They are 0 if there were fewer than two moves.
	MedianThought, LongestThought time.Duration `json:"-"`

	Review review.Figures `json:"review,omitzero"` // the figures of the review of the game; zero: no review
}

// Loss is the reason why a game was lost. It is kept even if the player undid the loss and went on.
type Loss uint8

const (
	UnknownLoss Loss = iota // the game was never lost, or the reason is not known
	ForcedGuess             // no cell was provably safe, and no other guess had clearly less risk
	RashGuess               // no cell was provably safe, but another guess had clearly less risk
	SafeMissed              // the guess was needless: another cell was provably safe
	Mistake                 // the opened cell was provably a mine, or a wrong flag led to a mine being opened
)

// losses holds the names of the losses in a file.
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

// OnDay reports whether the board is the board of the day on which the game began, and needs no
// guess. The game may end after midnight.
func (g *Game) OnDay() bool {
	begun, ok := journal.DayOfName(g.Name)
	return ok && begun.Equal(g.Day) && g.NoGuess
}

// Clicks returns the number of clicks, including those that changed nothing.
func (g *Game) Clicks() int { return g.Left + g.Right + g.Chords }

// Tally returns the counts from which the figures of the game are computed. All counts are zero if
// the game was not won, or if several openings were typed at once.
func (g *Game) Tally() measure.Tally {
	if !g.Won || g.Typed {
		return measure.Tally{}
	}
	clicks := measure.Clicks{Opens: g.Left, Chords: g.Chords, Flags: g.Right, Wasted: g.Wasted}
	return measure.Tally{ThreeBV: g.ThreeBV, Clicks: clicks, Seconds: g.Time.Seconds()}
}

// FromJournal returns the history's record of a finished game, made from the game's name, its
// journal and the time when it ended. Day, NoGuess, Loss, Review and the measures of the board stay
// zero, because they are not in a journal. FromJournal fails if the moves cannot be played or if
// the game is not over.
func FromJournal(name string, j *journal.Journal, ended time.Time) (Game, error) {
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
		g.Board = BoardHash(j.Layout)
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

// move records that the player made a move when the clock of the game showed the time at.
func (t *thoughts) move(at time.Duration) {
	if t.moved {
		t.all = append(t.all, at-t.last)
	}
	t.moved, t.last = true, at
}

// times returns the median and the longest time between two moves, or zeros if there were fewer
// than two moves. If two times are in the middle, the longer one is the median.
func (t *thoughts) times() (median, longest time.Duration) {
	if len(t.all) == 0 {
		return 0, 0
	}
	slices.Sort(t.all)
	return t.all[len(t.all)/2].Truncate(time.Millisecond), t.all[len(t.all)-1].Truncate(time.Millisecond)
}

// SoFar returns a Game for an unfinished game. It sets only the fields that decide whether the time
// can be a record. These are about help, typed openings, explosions, and whether the player may
// know the board.
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

// BoardHash returns a hash of the grid and the mines of a board, in 16 hexadecimal digits.
func BoardHash(l *game.Layout) string {
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
