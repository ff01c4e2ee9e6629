package menu

import (
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/text"
	"buscaminas/ui/words"
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// aboutWidth is how wide the explanation of the rules is written.
const aboutWidth = 38

// View implements [page.Page].
func (p *Page) View(f *frame.Frame) {
	b, lines, focus := p.list()
	sample := p.Sample(draw.Roomy)
	said := p.lines(b.Width(), sample.Width())
	choices := p.choices()
	hidden := 0
	if len(said) > 0 { // it is seen, and the entry that is selected, and then the choices
		room := f.Height - len(said)
		if over := len(b) - room; over > 0 {
			hidden = max(0, min(focus-room/2, over))
			b, focus = b[hidden:hidden+room], focus-hidden
		}
		choices = choices[:min(len(choices), room-len(b))]
	}
	for i, line := range lines {
		if line -= hidden; 0 <= line && line < len(b) {
			f.Item(line, i)
		}
	}
	f.Beside(slices.Concat(b, choices, said), focus, sample)
}

// list returns the title and the entries, the line of each entry, and that of the one that
// is selected.
func (p *Page) list() (b frame.Block, lines []int, focus int) {
	all := p.entries()
	current := p.current(all)
	title := words.Program.In(p.Lang)
	b = frame.Block{
		{draw.Plain.Of("  "), draw.Figure.Of(title)},
		{draw.Plain.Of("  "), draw.Grid.Of(strings.Repeat("─", len(title)+1))},
	}
	for i, e := range all {
		ink := draw.Message
		if i == current {
			ink, focus = draw.Figure, len(b)
		}
		lines = append(lines, len(b))
		b = append(b, frame.Line{frame.Chooser(i == current), draw.Key.Of(e.key + ". "), ink.Of(e.text)})
		if e.key == "5" || i+1 < len(all) && all[i+1].key == "1" {
			b = append(b, frame.Line{})
		}
	}
	return b, lines, focus
}

// choices are the lines with the grid and the rules of new games.
func (p *Page) choices() frame.Block {
	set := words.RuleSetOf(p.Rules)
	grid := text.Text{"Cuadrícula", "Grid"}.In(p.Lang) + ": "
	rules := text.Text{"Reglas", "Rules"}.In(p.Lang) + ": "
	b := frame.Block{{},
		{draw.Key.Of("  g  "), draw.Field.Of(grid), draw.Figure.Of(draw.ShapeOf(p.Grid).Name.In(p.Lang))},
		{draw.Key.Of("  r  "), draw.Field.Of(rules), draw.Figure.Of(set.Name.In(p.Lang))},
	}
	about := strings.Split(ansi.Wordwrap(set.About.In(p.Lang), aboutWidth, ""), "\n")
	for i := range 3 { // always as many lines: the menu stays where it is
		if i < len(about) {
			b = append(b, frame.Line{draw.Field.Of("     " + about[i])})
		} else {
			b = append(b, frame.Line{})
		}
	}
	return b
}

// lines are the lines with what is being read, and with what is wrong, for entries and a
// sample of these widths.
func (p *Page) lines(width, sample int) frame.Block {
	var said []draw.Span
	if p.told != "" {
		said = append(said, draw.Message.Of(p.told))
	}
	if p.paste.reading {
		said = append(said, draw.Message.Of(words.Reading.In(p.Lang)))
	}
	for _, problem := range p.said {
		said = append(said, draw.Refused.Of(problem))
	}
	room := p.Width - 2
	if beside := room - frame.BesideGap - sample; beside >= width {
		room = beside
	}
	var b frame.Block
	for _, s := range said {
		for _, l := range frame.Wrapped(s, room) {
			b = append(b, append(frame.Line{draw.Plain.Of("  ")}, l...))
		}
	}
	return b[:min(len(b), p.Height/2)]
}
