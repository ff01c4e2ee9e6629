package ui

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/words"

	"github.com/charmbracelet/x/ansi"
)

func (p *play) view(f *frame) {
	grid := p.session.Setup.Grid()
	width, height := p.board.Spacing.Size(grid, p.board.Window)
	chrome := p.chrome()
	spare := p.height - height - chrome
	// Room that is over goes between the parts, then above and below.
	gap := 0
	if spare >= 2 {
		gap, spare = 1, spare-2
	}
	f.blank(spare / 2)
	if chrome >= 4 {
		f.middle(p.title)
	}
	p.status(f)
	f.blank(gap)
	p.board.Game = p.game()
	p.board.Indent = max(0, (p.width-width)/2)
	p.board.Draw(&f.Pen)
	f.blank(gap)
	told := p.told()
	first, second := told.text, ""
	if chrome >= 3 && utf8.RuneCountInString(first) > f.width {
		// A long message takes the line of the keys too.
		first, second, _ = strings.Cut(ansi.Wordwrap(first, f.width, ""), "\n")
	}
	f.middle(line{{told.ink, first}})
	switch {
	case second != "":
		f.middle(line{{told.ink, strings.ReplaceAll(second, "\n", " ")}})
	case chrome >= 3:
		p.keyLine(f)
	}
}

// middle writes a line in the middle of the window.
func (f *frame) middle(l line) { f.line(max(0, (f.width-l.width())/2), l) }

// status writes the line of figures. Where there is no room for all, the least
// important are left out.
func (p *play) status(f *frame) {
	g := p.game()
	figures := [...]struct {
		name  words.Text
		value string
		unit  words.Text
		rank  int // the least important has the highest
	}{
		{words.MinesLeft, strconv.Itoa(g.MinesLeft()), words.Text{}, 0},
		{words.Flagged, strconv.Itoa(g.Flags()), words.Text{}, 2},
		{words.Time, words.Seconds(p.session.Elapsed()), words.TimeUnit, 1},
		{words.Moves, strconv.Itoa(g.Steps()), words.Text{}, 3},
	}
	const gap = 3
	widths := [len(figures)]int{}
	for i, fig := range figures {
		widths[i] = utf8.RuneCountInString(fig.name.In(p.Lang)) + 1 + len(fig.value)
		if unit := fig.unit.In(p.Lang); unit != "" {
			widths[i] += 1 + len(unit)
		}
	}
	most, total := len(figures)-1, 0
	for ; most >= 0; most-- {
		total = -gap
		for i, fig := range figures {
			if fig.rank <= most {
				total += gap + widths[i]
			}
		}
		if total <= f.width {
			break
		}
	}
	if most < 0 { // not even the first has room
		f.line(0, line{{draw.Figure, figures[0].value}})
		return
	}
	f.Spaces((f.width - total) / 2)
	for i, fig := range figures {
		if fig.rank > most {
			continue
		}
		if i > 0 {
			f.Spaces(gap)
		}
		f.Ink(draw.Field, fig.name.In(p.Lang))
		f.Spaces(1)
		f.Ink(draw.Figure, fig.value)
		if unit := fig.unit.In(p.Lang); unit != "" {
			f.Spaces(1)
			f.Ink(draw.Field, unit)
		}
	}
	f.Newline()
}

// keyLine writes the keys for what can be done now, as many as there is room
// for.
func (p *play) keyLine(f *frame) {
	const gap = 2
	over := p.game().Status() != game.Playing
	total := -gap
	shown := make([]binding, 0, len(boardKeys))
	for _, b := range boardKeys {
		if b.short == (words.Text{}) || over && (b.command == flagCell || b.command == chordCell) {
			continue
		}
		if over && b.command == openCell {
			b.label, b.short = words.Same("Enter"), words.NextGame
		}
		width := gap + utf8.RuneCountInString(b.label.In(p.Lang)) + 1 + utf8.RuneCountInString(b.short.In(p.Lang))
		if total+width > f.width {
			break
		}
		total += width
		shown = append(shown, b)
	}
	f.Spaces((f.width - total) / 2)
	for i, b := range shown {
		if i > 0 {
			f.Spaces(gap)
		}
		f.Ink(draw.Key, b.label.In(p.Lang))
		f.Spaces(1)
		f.Ink(draw.KeyText, b.short.In(p.Lang))
	}
	f.Newline()
}
