package ui

import (
	"bytes"
	"strconv"

	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/words"
)

// chrome returns how many lines the screen has beside the board: the figures and
// the message, then the verdict, then the title and the keys.
func (e *editor) chrome() int {
	switch {
	case e.height < 10:
		return 2
	case e.height < 14:
		return 3
	default:
		return 5
	}
}

func (e *editor) view(f *frame) {
	l := e.edit.Layout()
	width, height := e.board.Spacing.Size(l.Grid(), e.board.Window)
	chrome := e.chrome()
	spare := e.height - height - chrome
	gap := 0
	if spare >= 2 {
		gap, spare = 1, spare-2
	}
	f.blank(spare / 2)
	if chrome >= 5 {
		f.middle(line{{draw.Title, e.describe()}})
	}
	f.middle(e.figures(l))
	if chrome >= 3 {
		f.middle(line{e.judgement()})
	}
	f.blank(gap)
	if e.board.Game == nil || e.board.Game.Layout() != l {
		e.board.Game = game.New(l, game.Classic) // the numbers are all the mines around
	}
	e.top = bytes.Count(f.Out, []byte("\n"))
	e.board.Indent = max(0, (e.width-width)/2)
	e.board.Draw(&f.Pen)
	f.blank(gap)
	e.below(f, chrome)
}

// below writes what stands below the board: the message or what is asked for, and
// the keys.
func (e *editor) below(f *frame, chrome int) {
	first := line{{e.ink, e.message}}
	if e.message == "" && chrome < 3 {
		first = line{e.judgement()}
	}
	if e.prompt != nil {
		typed, note := e.prompt.lines(e)
		first = typed
		if chrome >= 5 {
			f.middle(typed)
			f.middle(note)
			return
		}
		if e.prompt.refused != "" {
			first = note
		}
	}
	f.middle(first)
	if chrome >= 5 {
		f.keyLine(e.editing, e.Lang)
	}
}

// describe says which board is edited.
func (e *editor) describe() string {
	rows, cols := e.edit.Grid().Size()
	text := words.EditorTitle.In(e.Lang, e.title.In(e.Lang), rows, cols, draw.ShapeOf(e.edit.Grid()).Name.In(e.Lang))
	if e.changed() {
		text += " · " + words.EditorUnsaved.In(e.Lang)
	}
	return text
}

// figures returns the line of figures, as many as there is room for.
func (e *editor) figures(l *game.Layout) line {
	var all line
	for _, fig := range []struct {
		name  words.Text
		value string
	}{
		{words.EditorMines, strconv.Itoa(l.Mines())},
		{words.EditorWorth, strconv.Itoa(l.ThreeBV())},
		{words.EditorDensity, strconv.FormatFloat(100*float64(l.Mines())/float64(l.Cells()), 'f', 1, 64) + " %"},
	} {
		more := line{{draw.Field, fig.name.In(e.Lang) + " "}, {draw.Figure, fig.value}}
		if len(all) > 0 {
			more = append(line{{draw.Plain, "   "}}, more...)
		}
		if all.width()+more.width() > e.width {
			break
		}
		all = append(all, more...)
	}
	return all
}
