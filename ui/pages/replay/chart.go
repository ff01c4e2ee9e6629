package replay

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// The widths of the columns of the chart, in characters: an indent, the names, the values, the bars
// and the percentages. If a bar would be shorter than leastBar, the bars are left out. If the whole
// chart has less room than leastChart, sentences are written instead.
const (
	indent     = 2
	names      = 26
	values     = 7
	mostBar    = 24
	leastBar   = 6
	shares     = 7
	leastChart = indent + names + values + 1
)

// A figure is a line of the chart.
type figure struct {
	name, value string
	part        float64 // the filled part of the bar, from 0 to 1; below 0: no bar
	share       bool    // part is written as a percentage after the bar
}

var (
	thoughts  = text.Text{"Jugadas más pensadas, en segundos", "Where you thought longest, in seconds"}
	moveNames = [...]text.Text{
		{"sin riesgo", "safe"},
		{"al azar", "guesses"},
		{"con riesgo de más", "too risky guesses"},
		{"riesgos innecesarios", "needless risks"},
		{"errores", "mistakes"},
		{"deshechas", "undone"}}
	thirdNames = [...]text.Text{
		{"primer tercio del tiempo", "first third of the time"},
		{"segundo tercio", "second third"},
		{"último tercio", "last third"}}
)

// chart draws the figures of the game. At the top are sentences about the accuracy and the luck of
// the player. Below them are rows with a name, a value and a bar.
func (p *Page) chart() screen.Block {
	f, grid := p.judged.figures, p.judged.game.Layout.Grid()
	all := f.Openings()
	var counts, thirds, longest []figure
	for i, n := range []int{f.Proven, f.Forced, f.Rash, f.Needless, f.Mistakes} {
		part := float64(n) / float64(all)
		counts = append(counts, figure{moveNames[i].In(p.Lang), strconv.Itoa(n), part, true})
	}
	counts = append(counts, figure{moveNames[len(counts)].In(p.Lang), strconv.Itoa(f.Undos), -1, false})
	fastest := max(f.Thirds[0], f.Thirds[1], f.Thirds[2])
	for i, speed := range f.Thirds {
		said, part := text.Decimal(p.Lang, speed, 2), speed/max(fastest, 0.01)
		thirds = append(thirds, figure{thirdNames[i].In(p.Lang), said, part, false})
	}
	for _, o := range p.judged.longest {
		part := o.Thought.Seconds() / p.judged.longest[0].Thought.Seconds()
		longest = append(longest, figure{p.Names.Of(grid, o.Cell), words.TableSeconds(p.Lang, o.Thought), part, false})
	}
	width := min(p.Columns().RowWidth(), indent+names+values+1+mostBar+shares)
	b := screen.Wrapped(screen.Title.Of(p.teller().AccuracyAndLuck(f)), width)
	b = append(b, screen.Wrapped(screen.Message.Of(p.teller().Luck(f)), width)...)
	b = append(b, p.charted(p.Lang.Say("Jugadas: %d", "Moves: %d", all), counts, width)...)
	if f.Paced() {
		b = append(b, p.charted(p.Lang.Say("Ritmo, en 3BV/s", "Pace, in 3BV/s"), thirds, width)...)
	}
	if len(longest) > 0 {
		b = append(b, p.charted(thoughts.In(p.Lang), longest, width)...)
	}
	return b
}

// charted draws a part of the chart: a blank line, a heading, and one line for each figure.
func (p *Page) charted(heading string, all []figure, width int) screen.Block {
	b := screen.Block{{}, {screen.Key.Of(heading)}}
	bar := width - indent - names - values - 1 - shares
	for _, f := range all {
		l := screen.Line{screen.Plain.Of(strings.Repeat(" ", indent))}
		l = append(l, screen.Pair(screen.Field.Of(f.name), screen.Figure.Of(f.value), names+values)...)
		if bar >= leastBar && f.part >= 0 {
			l = append(l, screen.Plain.Of(" "))
			l = append(l, screen.Bar(int(100*f.part+0.5), bar)...)
		}
		if bar >= leastBar && f.share {
			said := words.WholePercent(p.Lang, f.part)
			before := strings.Repeat(" ", max(1, shares-utf8.RuneCountInString(said)))
			l = append(l, screen.Field.Of(before+said))
		}
		b = append(b, l)
	}
	return b
}
