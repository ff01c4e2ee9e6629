package day

import (
	"fmt"
	"strings"
	"time"

	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// listWidth is the width of the list of boards, in columns.
const listWidth = 34

// minHeight is the least height, in lines, of a window with room for the title of the page.
const minHeight = 12

var (
	title  = text.Text{"TABLEROS DEL DÍA", "DAILY BOARDS"}
	legend = [...]text.Text{
		{"ganado ese día", "won that day"}, {"ganado después", "won later"}, {"jugado", "played"}}
)

// sideShown reports whether the calendar is shown to the right of the boards.
func (p *model) sideShown() bool { return p.Columns().Side > 0 && p.Height >= minHeight }

// View implements [page.Page].
func (p *model) View(f *screen.Frame) {
	v := p.Page(title.In(p.Lang), 0, "", nil)
	low := p.Height < minHeight
	if low { // the day takes the place of the title
		v.Title, v.TitleItem = screen.Block{screen.BetweenArrows(p.dayName())}, dayItem
	}
	rows := p.rows(true)
	if len(rows) > p.Columns().Height {
		rows = p.rows(false)
	}
	if p.sideShown() {
		v.Side = p.side()
	}
	if p.Problem == "" && !low {
		said := words.NextDaily(p.Now(), p.Lang)
		if p.day.Before(p.today()) {
			said = p.Lang.Say(
				"Es de otro día: se puede jugar, pero no cuenta para la racha.",
				"This is another day's board: you can play it, but it does not count towards your daily streak.")
		}
		v.Message = screen.Wrapped(screen.Message.Of(said), f.Width-2)
	}
	v.Scroll(rows)
	p.ViewPrompt(&v)
	f.Page(v)
}

// rows returns the rows of the main column. If airy is true, blank lines separate the groups.
func (p *model) rows(airy bool) []screen.Row {
	var rows []screen.Row
	blank := func() {
		if airy && len(rows) > 0 {
			rows = append(rows, screen.Row{})
		}
	}
	if p.Height >= minHeight {
		rows = []screen.Row{screen.BetweenArrows(p.dayName()).AsItem(dayItem)}
	}
	boards, levels := p.boards(), words.Levels()
	for i, b := range boards {
		if i == 0 || b.Grid != boards[i-1].Grid {
			blank()
			rows = append(rows, screen.Row{Line: screen.Line{screen.Title.Of(draw.ShapeOf(b.Grid).Name.In(p.Lang))}})
		}
		rows = append(rows, p.row(levels[i%len(levels)].Name.In(p.Lang), b, i))
	}
	if p.sideShown() {
		return rows
	}
	rows = append(append(rows, screen.Row{}), p.calendar()...)
	blank()
	rows = append(rows, p.notes(p.Columns().RowWidth()).Rows()...)
	if table := p.winners(min(p.Columns().RowWidth(), listWidth)); len(table) > 0 {
		blank()
		rows = append(rows, screen.Row{Line: screen.Line{screen.Title.Of(winnersHead.In(p.Lang))}})
		rows = append(rows, table.Rows()...)
	}
	return rows
}

// side returns the panel to the right of the boards: the calendar, the winners, the streaks, the
// meaning of the signs, and the facts about the chosen board.
func (p *model) side() screen.Side {
	boards, levels := p.boards(), words.Levels()
	b := boards[p.Selected]
	return screen.Side{Title: monthName(p.day).In(p.Lang, p.day.Year()), Parts: []screen.Part{
		{Draw: func(int, int) []screen.Row { return p.calendar()[1:] }}, // the title of the panel names the month
		screen.Lines(winnersHead.In(p.Lang), p.winners),
		screen.Lines("", p.notes),
		screen.Lines(levels[p.Selected%len(levels)].Name.In(p.Lang),
			p.BoardFacts(b.Grid.New(b.Level.Rows, b.Level.Cols), b.Level.Mines).Pairs),
	}}
}

// dayItem is the item for a click on the name of the chosen day, or on one of the arrows around the
// name.
const dayItem = page.NoItem - 1

// dayName returns the name of the chosen day.
func (p *model) dayName() screen.Span {
	when := p.day.Format(time.DateOnly)
	if p.day.Equal(p.today()) {
		when = p.Lang.Say("%s, hoy", "%s, today", words.Today(p.Now()))
	}
	return screen.Figure.Of(when)
}

// row returns the row of board i: the sign of its result, its level, and a text. If the board was
// won, the text is the time. Otherwise, if a game on the board waits, the text is "waiting".
// Otherwise, if the player has cleared the board without winning it, for instance after undoing an
// explosion, the text is "done".
func (p *model) row(level string, b archive.DayBoard, i int) screen.Row {
	const names = 14
	r, end := p.found.results[b], ""
	switch {
	case r.Won:
		end = words.InSeconds(p.Lang, r.Time)
	case p.waits(b) != nil:
		end = p.Lang.Say("en espera", "waiting")
	case r.ClearedSeen:
		end = p.Lang.Say("hecho", "done")
	}
	l := screen.Line{p.Ink(i).Of(fmt.Sprintf("%-*s", names, level))}
	l = append(l, screen.Figure.Of(fmt.Sprintf("%*s", listWidth-screen.PointerWidth-2-names, end)))
	s := sign(r)
	s.Text += " "
	return p.Signed(i, s, l)
}

// notes returns the streaks and the legend of the signs. If the player has cleared the chosen
// board, but the game does not count as won, it first says why.
func (p *model) notes(width int) screen.Block {
	var b screen.Block
	switch r := p.found.results[p.boards()[p.Selected]]; {
	case r.ClearedUndone:
		b = screen.Wrapped(screen.Message.Of(p.Lang.Say(
			"Hecho, tras deshacer una explosión: no cuenta como ganado.",
			"Done, after undoing an explosion, so it does not count as won.")), width)
	case r.ClearedSeen:
		b = screen.Wrapped(screen.Message.Of(p.Lang.Say(
			"Hecho, cuando ya habías visto sus minas: no cuenta como ganado.",
			"Done, once you had seen its mines, so it does not count as won.")), width)
	}
	if p.found.best > 0 {
		said := screen.Field.Of(p.Lang.Say("días seguidos: %d · la mejor racha: %d", "days in a row: %d · longest: %d", p.found.streak, p.found.best))
		b = append(b, screen.WrappedParts(said, width)...)
	}
	var signs screen.Line
	for i, sign := range []screen.Span{wonOnDay, wonLater, played} {
		one := screen.Line{sign, screen.Field.Of(" " + legend[i].In(p.Lang))}
		if gap := 3; len(signs) > 0 && signs.Width()+gap+one.Width() <= width {
			signs = append(signs, screen.Plain.Of(strings.Repeat(" ", gap)))
		} else if len(signs) > 0 {
			b, signs = append(b, signs), nil
		}
		signs = append(signs, one...)
	}
	return append(b, signs)
}
