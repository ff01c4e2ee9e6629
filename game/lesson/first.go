package lesson

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"buscaminas/game"
)

// A Task is one thing that the player has to do in the first lesson.
type Task uint8

// The tasks of the first lesson, in order.
const (
	Aim        Task = iota // look at a board that is won
	Move                   // move the cursor to the cell to open first
	OpenFirst              // open the cell of the task Move, which shows a 1
	LookBeside             // move the cursor to a neighbour of the cell opened first
	OpenEmpty              // open an empty cell, which opens most of the board
	LookTwo                // move the cursor to a 2
	Explode                // open a mine: the last closed neighbour of the cell opened first
	TakeBack               // undo the explosion
	FlagMine               // flag the mine that exploded
	LookThere              // move the cursor to a second 1 that touches the flag
	ChordThere             // open the other neighbours of the second 1, by a chord if the rules have chords
	Win                    // win the game
	Tasks                  // the number of tasks; as a Task, it means that all are done
)

// moves maps each task that needs an action to the index of the action in [First.play].
var moves = map[Task]int{OpenFirst: 0, OpenEmpty: 1, Explode: 2, TakeBack: 3, FlagMine: 4, ChordThere: 5}

// A First is the first lesson: a game on a small board, one task at a time. The player may also do
// something else. If the task then becomes impossible, the board is reset for the task. The caller
// must not change the fields.
type First struct {
	Rules   game.Rules
	Task    Task // the current task
	Cursor  game.Cell
	PutBack bool // the board was reset after the last action

	layout *game.Layout
	play   []game.Action // the actions that the tasks ask for; task t asks for play[moves[t]]
	won    *game.Game    // the game, already won, that the task Aim shows
	spread []game.Cell   // the cells that are open after the task OpenEmpty
	game   *game.Game
}

// NewFirst returns the first lesson, played by the given rules. The rows of the board are separated
// by blanks, and '*' is a mine. The parameter play holds the actions that carry out the tasks, in
// order. NewFirst fails if it cannot read board or play.
func NewFirst(kind *game.GridKind, rules game.Rules, board, play string) (*First, error) {
	rows := strings.Fields(board)
	if len(rows) == 0 {
		return nil, errors.New("lesson: the first lesson has no board")
	}
	layout, err := layoutOf(kind, rows)
	if err != nil {
		return nil, err
	}
	f := &First{layout: layout, Rules: rules}
	if f.play, err = game.ParsePlay(play); err == nil && len(f.play) != len(moves) {
		err = fmt.Errorf("lesson: the play of the first lesson has %d actions, want %d", len(f.play), len(moves))
	}
	if err != nil {
		return nil, err
	}
	if f.won, err = wonBoard(kind, rows); err != nil {
		return nil, err
	}
	f.spread = f.opened(OpenFirst, OpenEmpty)
	f.Restart()
	return f, nil
}

// layoutOf returns the layout drawn by these rows, in which '*' is a mine.
func layoutOf(kind *game.GridKind, rows []string) (*game.Layout, error) {
	return game.NewLayout(kind.New(len(rows), len(rows[0])), func(yield func(game.Cell) bool) {
		for r, row := range rows {
			for c := range row {
				if row[c] == '*' && !yield(game.Cell{Row: r, Col: c}) {
					return
				}
			}
		}
	})
}

// wonBoard returns a game in which every cell without a mine is open. The rows are in reverse
// order, so that the board does not give away the mines of the lesson.
func wonBoard(kind *game.GridKind, rows []string) (*game.Game, error) {
	rows = slices.Clone(rows)
	slices.Reverse(rows)
	layout, err := layoutOf(kind, rows)
	if err != nil {
		return nil, err
	}
	var open []game.Cell
	for c := range game.Cells(layout.Grid()) {
		if !layout.Mine(c) {
			open = append(open, c)
		}
	}
	return game.NewAt(layout, game.Classic, open, nil), nil
}

// opened returns the cells that are open after the actions of these tasks under the rules of
// [game.Classic], in which openings cascade.
func (f *First) opened(tasks ...Task) (all []game.Cell) {
	g := game.New(f.layout, game.Classic)
	for _, t := range tasks {
		_ = g.Apply(f.play[moves[t]]) // cannot fail: a test applies every play
	}
	for c := range game.Cells(f.layout.Grid()) {
		if g.Open(c) {
			all = append(all, c)
		}
	}
	return all
}

// Restart begins the lesson again, with the cursor in the lower right corner.
func (f *First) Restart() {
	rows, cols := f.layout.Grid().Size()
	f.Task, f.Cursor = Aim, game.Cell{Row: rows - 1, Col: cols - 1}
	f.put()
	f.PutBack = false
}

// Begin completes the task [Aim].
func (f *First) Begin() { f.Task = max(f.Task, Move) }

// Game returns the game. During the task [Aim] it is a board that is won. The caller must not
// change it.
func (f *First) Game() *game.Game {
	if f.Task == Aim {
		return f.won
	}
	return f.game
}

// Lost reports whether the player opened a mine that no task asked for.
func (f *First) Lost() bool { return f.game.Status() == game.Lost && f.Task != TakeBack }

// Cell returns the cell that the current task is about. It reports false if there is no such cell.
func (f *First) Cell() (c game.Cell, ok bool) {
	switch f.Task {
	case Move, LookBeside:
		return f.cellOf(OpenFirst), true
	case LookTwo:
		return f.two()
	case LookThere:
		return f.cellOf(ChordThere), true
	case Aim, TakeBack, Win, Tasks:
		return c, false
	}
	return f.cellOf(f.Task), true
}

// cellOf returns the cell on which the player has to act in task t. The task must be in moves.
func (f *First) cellOf(t Task) game.Cell { return f.play[moves[t]].Cell }

// two returns the first open 2 that touches a closed cell.
func (f *First) two() (game.Cell, bool) {
	for _, c := range f.spread {
		if f.layout.Around(c) == 2 && f.game.Open(c) && len(f.closed(c)) > 0 {
			return c, true
		}
	}
	return game.Cell{}, false
}

// Points returns the cells to point out on the board for the current task: the open numbers that
// the task is about, and the cells that its text mentions.
func (f *First) Points() (numbers, cells []game.Cell) {
	c, ok := f.Cell()
	switch {
	case !ok || f.Lost():
		return nil, nil
	case f.Task == LookBeside:
		return []game.Cell{c}, f.around(c)
	case f.Task == LookTwo:
		return []game.Cell{c}, f.closed(c)
	case f.Task == Explode:
		if two, ok := f.two(); ok {
			return []game.Cell{two}, f.closed(two)
		}
	case f.Task == FlagMine:
		return []game.Cell{f.cellOf(OpenFirst)}, []game.Cell{c}
	case f.Task == LookThere:
		return []game.Cell{f.cellOf(OpenFirst)}, []game.Cell{c}
	case f.Task == ChordThere:
		return []game.Cell{c}, []game.Cell{f.cellOf(FlagMine)}
	}
	return nil, []game.Cell{c}
}

// Goals returns the cells that the current task is waiting for: the player has to move the cursor
// to one of them.
func (f *First) Goals() []game.Cell {
	c, ok := f.Cell()
	switch {
	case !ok || f.Lost():
		return nil
	case f.Task == LookBeside:
		return f.around(c)
	case f.Task == ChordThere && f.Rules.Chord == game.ChordOff:
		return f.safe(c)
	}
	return []game.Cell{c}
}

func (f *First) around(c game.Cell) []game.Cell {
	return game.AppendNeighbors(nil, f.layout.Grid(), c)
}

// closed returns the closed cells around c.
func (f *First) closed(c game.Cell) []game.Cell {
	return slices.DeleteFunc(f.around(c), f.game.Open)
}

// safe returns the closed cells around c that hold no mine.
func (f *First) safe(c game.Cell) []game.Cell {
	return slices.DeleteFunc(f.closed(c), f.layout.Mine)
}

// MoveTo moves the cursor.
func (f *First) MoveTo(c game.Cell) {
	f.Begin()
	f.Cursor = c
	f.goOn()
}

// Do carries out an action. It fails as [game.Game.Apply] does.
func (f *First) Do(a game.Action) error {
	f.Begin()
	f.PutBack = false
	if err := f.game.Apply(a); err != nil {
		return err
	}
	if f.Task <= LookBeside && f.game.Status() == game.Playing && f.uncovered() {
		f.put()
		return nil
	}
	f.goOn()
	return nil
}

// uncovered reports whether a neighbour of the cell opened first is open. These neighbours must
// stay closed until the task [LookBeside] is done.
func (f *First) uncovered() bool {
	return slices.ContainsFunc(f.around(f.cellOf(OpenFirst)), f.game.Open)
}

// goOn skips the tasks that are done, and makes the next one the current task. If this task is
// impossible on the board, goOn resets the board.
func (f *First) goOn() {
	f.PutBack = false
	for f.Task < Tasks && f.done() {
		if f.Task == OpenEmpty {
			f.openSpread(f.game)
		}
		f.Task++
	}
	switch {
	case f.game.Status() == game.Won:
		f.Task = Tasks
	case (f.Task == LookThere || f.Task == ChordThere) && !f.game.Flagged(f.cellOf(FlagMine)):
		f.Task = FlagMine
	}
	if !f.ready() {
		f.put()
	}
}

// openSpread opens the cells that the task [OpenEmpty] opens by a cascade. It is for rules without
// cascades.
func (f *First) openSpread(g *game.Game) {
	for _, c := range f.spread {
		if !g.Open(c) && !g.Flagged(c) {
			_ = g.Apply(game.Action{Kind: game.Open, Cell: c})
		}
	}
}

func (f *First) done() bool {
	g := f.game
	switch f.Task {
	case Move:
		return f.Cursor == f.cellOf(OpenFirst) || g.Open(f.cellOf(OpenFirst))
	case LookBeside:
		return slices.Contains(f.around(f.cellOf(OpenFirst)), f.Cursor)
	case LookTwo:
		c, ok := f.two()
		return !ok || f.Cursor == c
	case LookThere:
		return f.Cursor == f.cellOf(ChordThere)
	case OpenFirst, OpenEmpty:
		return g.Open(f.cellOf(f.Task))
	case Explode:
		return g.Status() == game.Lost
	case TakeBack:
		return g.Status() != game.Lost
	case FlagMine:
		return g.Flagged(f.cellOf(FlagMine))
	case ChordThere:
		return len(f.safe(f.cellOf(ChordThere))) == 0
	}
	return g.Status() == game.Won
}

// ready reports whether the current task is possible on the board.
func (f *First) ready() bool {
	switch g := f.game; {
	case g.Status() != game.Playing:
		return true
	case f.Task == FlagMine: // the mine must be the only closed cell around the 1
		first := f.cellOf(OpenFirst)
		return g.Open(first) && len(f.safe(first)) == 0
	case f.Task == LookThere, f.Task == ChordThere:
		c := f.cellOf(ChordThere)
		return g.Open(c) && (f.Rules.Chord == game.ChordOff || len(f.safe(c)) == len(f.asWritten().safe(c)))
	}
	return true
}

// put resets the board for the current task.
func (f *First) put() { f.game, f.PutBack = f.asWritten().game, true }

// asWritten returns a lesson in which the player has done exactly what the tasks before the current
// one ask.
func (f *First) asWritten() *First {
	g := game.New(f.layout, f.Rules)
	for t := range f.Task {
		if i, ok := moves[t]; ok {
			_ = g.Apply(f.play[i]) // cannot fail before the task Win: a test applies every play
		}
		if t == OpenEmpty {
			f.openSpread(g)
		}
	}
	return &First{layout: f.layout, game: g}
}
