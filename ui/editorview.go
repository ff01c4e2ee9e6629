package ui

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/keys"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/ansi"
)

func (e *editor) view(f *frame.Frame) {
	l := e.edit.Layout()
	width, height := e.board.Spacing.Size(l.Grid(), e.board.Window)
	chrome := e.chrome()
	spare := e.height - height - chrome
	gap := 0
	if spare >= 2 {
		gap, spare = 1, spare-2
	}
	f.Blank(spare / 2)
	if chrome >= 4 {
		f.Middle(frame.Line{draw.Title.Of(e.describe())})
	}
	// The numbers are all the mines around, and the 3BV is that of the player's rules.
	rules := game.Rules{Numbering: game.Total, Opening: e.Rules.Opening}
	if e.board.Game == nil || e.board.Game.Layout() != l || e.board.Game.Rules() != rules {
		e.board.Game = game.New(l, rules)
		e.worth = l.ThreeBV(rules.Opening)
	}
	f.Middle(e.figures(l))
	f.Blank(gap)
	e.top = bytes.Count(f.Out, []byte("\n"))
	e.board.Indent = max(0, (e.width-width)/2)
	e.board.Draw(&f.Pen)
	f.Blank(gap)
	e.below(f, chrome)
}

// below writes what stands below the board: what is asked for, or the message or
// else whether a guess is needed, and the keys.
func (e *editor) below(f *frame.Frame, chrome int) {
	if e.prompt == nil {
		told := e.guessing()
		if e.message != "" {
			told = e.ink.Of(e.message)
		}
		if !f.Told(told, chrome >= 3) && chrome >= 3 {
			table := e.tables.Of(keys.Editor)
			f.KeyLine(e.Lang, table.Foot(e.Lang))
		}
		return
	}
	typed, note := e.prompt.lines(e)
	if chrome < 3 && e.prompt.refused != "" {
		typed = note
	}
	f.Middle(typed)
	if chrome >= 3 {
		f.Middle(note)
	}
}

var editorName = text.Same("EDITOR")

// describe says which board is edited, and where there is no room for all that, at
// least which one and whether it is saved.
func (e *editor) describe() string {
	rows, cols := e.edit.Grid().Size()
	title, size := e.title.In(e.Lang), fmt.Sprintf("%dx%d", rows, cols)
	grid := draw.GridName(e.edit.Grid()).In(e.Lang)
	var said string
	for _, parts := range [][]string{{editorName.In(e.Lang), title, size, grid}, {title, size, grid}, {title, size}, {title}} {
		if e.changed() {
			parts = append(parts, text.Text{"sin guardar", "not saved"}.In(e.Lang))
		}
		said = strings.Join(parts, text.Between)
		if ansi.StringWidth(said) <= e.width {
			break
		}
	}
	return said
}

var (
	editorDensity = text.Text{"DENSIDAD:", "DENSITY:"}
	editorWorth   = text.Same("3BV:")
)

// figures returns the line of figures, as many as there is room for.
func (e *editor) figures(l *game.Layout) frame.Line {
	var all frame.Line
	for _, fig := range []struct {
		name  text.Text
		value string
	}{
		{text.Text{"MINAS:", "MINES:"}, strconv.Itoa(l.Mines())},
		{editorWorth, strconv.Itoa(e.worth)},
		{editorDensity, strconv.FormatFloat(100*float64(l.Mines())/float64(l.Cells()), 'f', 1, 64) + " %"},
	} {
		more := frame.Line{draw.Field.Of(fig.name.In(e.Lang) + " "), draw.Figure.Of(fig.value)}
		if len(all) > 0 {
			more = append(frame.Line{draw.Plain.Of("   ")}, more...)
		}
		if all.Width()+more.Width() > e.width {
			break
		}
		all = append(all, more...)
	}
	return all
}
