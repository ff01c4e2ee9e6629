package videos

import (
	"fmt"
	"slices"
	"strconv"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// rawPixels is the usual width and height of a cell in pixels.
const rawPixels = 16

// RawVF returns the game v as a rawvf file. The game was played under rules, and its plays may
// include undos. RawVF uses only the board, the mode and the plays of v.
//
// Other programs play by [game.Classic] and have no undo. So RawVF leaves out undone steps. Where
// rules open more cells than Classic, it adds a chord. Notes in v.Notes say how many steps it has
// left out and how many chords it has added. RawVF fails if the grid is not square, or if the video
// would still open other cells than the game.
func (v *Video) RawVF(rules game.Rules) ([]byte, error) {
	grid := v.Layout.Grid()
	if rows, cols := grid.Size(); grid != gridOf(rows, cols) {
		return nil, &files.Error{Problem: OtherGrid}
	}
	plays, undone, end := v.inForce(rules)
	out := &Video{Mode: v.Mode}
	m, g := newMouse(out, v.Layout, rawPixels), game.New(v.Layout, rules)
	var events []byte
	click := func(button string, p Play, c game.Cell) {
		x, y := c.Col*rawPixels+rawPixels/2, c.Row*rawPixels+rawPixels/2
		for _, what := range []string{button + "c", button + "r"} {
			events = fmt.Appendf(events, "%s %s %d %d (%d %d)\n", seconds(p.At), what, c.Col+1, c.Row+1, x, y)
			m.do(rawKinds[what], p.At, x, y)
		}
	}
	added := 0
	for _, p := range plays {
		if m.game.Status() != game.Playing {
			break // by other rules the game may go on
		}
		c, isOpen := p.Action.Cell, m.game.Open(p.Action.Cell)
		switch {
		case p.Refused && !isOpen && !(p.Action.Kind == game.Open && m.game.Flagged(c)):
			continue // by Classic the click would do something
		case p.Action.Kind == game.Flag:
			click("r", p, c)
		case isOpen && !(p.Refused && m.chords(c)):
			click("m", p, c)
		default:
			click("l", p, c)
		}
		if p.Refused {
			continue
		}
		_ = g.Apply(p.Action) // inForce has applied this action without an error
		for n := range game.Cells(grid) {
			if m.chords(n) && slices.ContainsFunc(m.game.AppendChord(nil, n), g.Open) {
				click("m", p, n)
				added++
			}
		}
	}
	for c := range game.Cells(grid) {
		if end.Open(c) != m.game.Open(c) {
			return nil, &files.Error{Problem: OtherRules}
		}
	}
	m.finish()
	note := func(p files.Problem, n int) {
		if n > 0 {
			v.Notes = append(v.Notes, &files.Error{Problem: p, Found: strconv.Itoa(n)})
		}
	}
	note(UndoneLeftOut, undone)
	note(ChordsAdded, added)
	return append(out.rawHead(), events...), nil
}

// inForce returns the plays that were not undone, the number of undos, and the game after the last
// play. A step that was redone becomes a play at the time of the redo.
func (v *Video) inForce(rules game.Rules) (kept []Play, undone int, g *game.Game) {
	g = game.New(v.Layout, rules)
	var done []int // the steps in kept that can be undone
	var again []game.Action
	for _, p := range v.Plays {
		steps := g.Steps()
		switch {
		case !p.Refused && g.Apply(p.Action) != nil:
			continue
		case p.Refused:
		case p.Action.Kind == game.Undo:
			last := &kept[done[len(done)-1]]
			again, done, undone = append(again, last.Action), done[:len(done)-1], undone+1
			last.Action = p.Action
		case p.Action.Kind == game.Redo:
			p.Action, again = again[len(again)-1], again[:len(again)-1]
			done = append(done, len(kept))
		case g.Steps() > steps:
			done, again = append(done, len(kept)), nil
		case p.Action.Kind == game.Open:
			p.Refused = true // a chord that opened nothing
		}
		kept = append(kept, p)
	}
	return slices.DeleteFunc(kept, func(p Play) bool { return p.Action.Kind != game.Open && p.Action.Kind != game.Flag }), undone, g
}

// rawHead returns the part of a rawvf file before the events.
func (v *Video) rawHead() []byte {
	rows, cols := v.Layout.Grid().Size()
	level := "Custom"
	for _, l := range levels {
		if l.rows == rows && l.cols == cols && l.mines == v.Layout.Mines() {
			level = l.name
		}
	}
	out := fmt.Appendf(nil, "RawVF_Version: Rev5\nProgram: Buscaminas\nLevel: %s\nWidth: %d\nHeight: %d\nMines: %d\nMarks: off\nSquareSize: %d\nMode: %v\nTime: %s\nBBBV: %d\n",
		level, cols, rows, v.Layout.Mines(), rawPixels, v.Mode, seconds(v.Time), v.Layout.ThreeBV(game.Cascade))
	if s := map[game.Status]string{game.Won: "Won", game.Lost: "Lost"}[v.Status]; s != "" {
		out = fmt.Appendf(out, "Status: %s\n", s)
	}
	out = append(out, "Board:\n"...)
	for c := range game.Cells(v.Layout.Grid()) {
		sign := byte('0')
		if v.Layout.Mine(c) {
			sign = '*'
		}
		if out = append(out, sign); c.Col == cols-1 {
			out = append(out, '\n')
		}
	}
	return append(out, "Events:\n"...)
}
