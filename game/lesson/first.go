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
	Move       Task = iota // move the cursor to the first cell
	OpenFirst              // open it; it shows a 1
	Look                   // move the cursor to a cell that the 1 touches
	OpenEmpty              // open an empty cell, which opens most of the board
	Explode                // open a mine, the only closed cell that the 1 touches now
	TakeBack               // undo the explosion
	FlagMine               // flag the mine
	ChordThere             // chord on another 1 that touches the mine
	Win                    // win the game
	Tasks                  // the number of tasks; as a value of Task: all are done
)

// moves maps each task that needs an action to the index of the action in the field play of
// [First].
var moves = map[Task]int{OpenFirst: 0, OpenEmpty: 1, Explode: 2, TakeBack: 3, FlagMine: 4, ChordThere: 5}

// A First is the first lesson: a game on a small board, one task at a time. The player may do other
// things too. If these make the task impossible, the board is reset for the task.
type First struct {
	layout  *game.Layout
	play    []game.Action // the actions that carry out the tasks, by the index in moves
	game    *game.Game
	task    Task
	cursor  game.Cell
	putBack bool // see [First.PutBack]
}

// NewFirst returns the first lesson. The parameter board holds the rows of the board, with blanks
// between the rows and '*' for a mine. The parameter play holds the actions that carry out the
// tasks, in order. NewFirst fails if it cannot read them.
func NewFirst(kind *game.GridKind, board, play string) (*First, error) {
	rows := strings.Fields(board)
	if len(rows) == 0 {
		return nil, errors.New("lesson: the first lesson has no board")
	}
	layout, err := game.NewLayout(kind.New(len(rows), len(rows[0])), func(yield func(game.Cell) bool) {
		for r, row := range rows {
			for c := range row {
				if row[c] == '*' && !yield(game.Cell{Row: r, Col: c}) {
					return
				}
			}
		}
	})
	if err != nil {
		return nil, err
	}
	f := &First{layout: layout}
	if f.play, err = game.ParsePlay(play); err == nil && len(f.play) != len(moves) {
		err = fmt.Errorf("lesson: the play of the first lesson has %d actions, want %d", len(f.play), len(moves))
	}
	if err != nil {
		return nil, err
	}
	f.Restart()
	return f, nil
}

// Restart begins the lesson again, with the cursor in the lower right corner.
func (f *First) Restart() {
	rows, cols := f.layout.Grid().Size()
	f.task, f.cursor = Move, game.Cell{Row: rows - 1, Col: cols - 1}
	f.put()
	f.putBack = false
}

// Game returns the game. The caller must not change it.
func (f *First) Game() *game.Game { return f.game }

// Task returns the current task.
func (f *First) Task() Task { return f.task }

// Cursor returns the position of the cursor.
func (f *First) Cursor() game.Cell { return f.cursor }

// PutBack reports whether the board was reset after the last action.
func (f *First) PutBack() bool { return f.putBack }

// Lost reports whether the player opened a mine that no task asked for.
func (f *First) Lost() bool { return f.game.Status() == game.Lost && f.task != TakeBack }

// Cell returns the cell that the current task is about. It reports false if there is no such cell.
func (f *First) Cell() (c game.Cell, ok bool) {
	switch f.task {
	case Move, Look:
		return f.first(), true
	case TakeBack, Win, Tasks:
		return c, false
	}
	return f.cellOf(f.task), true
}

// cellOf returns the cell on which the player has to act in task t. The task must be in moves.
func (f *First) cellOf(t Task) game.Cell { return f.play[moves[t]].Cell }

// first returns the cell to open first.
func (f *First) first() game.Cell { return f.cellOf(OpenFirst) }

// Points returns the cells to point out on the board for the current task. The result numbers holds
// the open number that the task is about, if any. The result cells holds the cells to move to or to
// act on.
func (f *First) Points() (numbers, cells []game.Cell) {
	c, ok := f.Cell()
	switch {
	case !ok || f.Lost():
		return nil, nil
	case f.task == Look:
		return []game.Cell{c}, f.around(c)
	case f.task == FlagMine:
		return []game.Cell{f.first()}, []game.Cell{c}
	}
	return nil, []game.Cell{c}
}

func (f *First) around(c game.Cell) []game.Cell {
	return game.AppendNeighbors(nil, f.layout.Grid(), c)
}

// MoveTo moves the cursor.
func (f *First) MoveTo(c game.Cell) {
	f.cursor = c
	f.goOn()
}

// Do carries out an action. It fails as [game.Game.Apply] does.
func (f *First) Do(a game.Action) error {
	f.putBack = false
	if err := f.game.Apply(a); err != nil {
		return err
	}
	if f.task <= Look && f.game.Status() == game.Playing && f.uncovered() {
		f.put()
		return nil
	}
	f.goOn()
	return nil
}

// uncovered reports whether a cell around the first cell is open. These cells must stay closed
// until the task [Look] is done.
func (f *First) uncovered() bool {
	return slices.ContainsFunc(f.around(f.first()), f.game.Open)
}

// goOn skips the tasks that are done, and makes the next one the current task. If the current task
// is impossible on the board, goOn resets the board.
func (f *First) goOn() {
	f.putBack = false
	for f.task < Tasks && f.done() {
		f.task++
	}
	if f.game.Status() == game.Won {
		f.task = Tasks
	}
	if !f.ready() {
		f.put()
	}
}

func (f *First) done() bool {
	g := f.game
	switch f.task {
	case Move:
		return f.cursor == f.first() || g.Open(f.first())
	case Look:
		return slices.Contains(f.around(f.first()), f.cursor)
	case OpenFirst, OpenEmpty:
		return g.Open(f.cellOf(f.task))
	case Explode:
		return g.Status() == game.Lost
	case TakeBack:
		return g.Status() != game.Lost
	case FlagMine:
		return g.Flagged(f.cellOf(FlagMine))
	case ChordThere:
		return len(f.closed(f.cellOf(ChordThere))) == 0
	}
	return g.Status() == game.Won
}

// ready reports whether the current task is possible on the board.
func (f *First) ready() bool {
	switch g := f.game; {
	case g.Status() != game.Playing:
		return true
	case f.task == FlagMine: // the 1 touches no other closed cell
		return g.Open(f.first()) && len(f.closed(f.first())) == 0
	case f.task == ChordThere:
		c := f.cellOf(ChordThere)
		return g.Open(c) && len(f.closed(c)) == len(f.asWritten().closed(c))
	}
	return true
}

// closed returns the closed cells around c that hold no mine.
func (f *First) closed(c game.Cell) []game.Cell {
	return slices.DeleteFunc(f.around(c), func(c game.Cell) bool { return f.game.Open(c) || f.layout.Mine(c) })
}

// put resets the board for the current task.
func (f *First) put() { f.game, f.putBack = f.asWritten().game, true }

// asWritten returns a lesson whose game is as the current task expects it: the player has done only
// what the earlier tasks ask.
func (f *First) asWritten() *First {
	g := game.New(f.layout, game.Classic)
	for t := range f.task {
		if i, ok := moves[t]; ok {
			_ = g.Apply(f.play[i]) // cannot fail: a test applies every play
		}
	}
	return &First{layout: f.layout, game: g}
}
