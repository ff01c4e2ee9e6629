package records

import (
	"math"
	"strings"
	"unicode/utf8"

	"buscaminas/ui/screen"
)

// A plot is one statistic, week by week or day by day. It is drawn as its name, its scale and a row
// of bars.
type plot struct {
	name   string
	values []float64 // one for each week or day; NaN: none
	text   func(v float64) string

	// The ends of the scale.
	from, to float64
}

// The glyphs for the tops of bars, the lowest first.
var (
	barSteps      = []rune("▁▂▃▄▅▆▇█")
	barStepsASCII = []rune(".:#")
)

// last returns the last value as text, or a dash if there is none.
func (q *plot) last() string {
	for i := len(q.values) - 1; i >= 0; i-- {
		if !math.IsNaN(q.values[i]) {
			return q.text(q.values[i])
		}
	}
	return "–"
}

// highest returns the highest value, or 0 if there is none.
func (q *plot) highest() (highest float64) {
	for _, v := range q.values {
		if !math.IsNaN(v) {
			highest = max(highest, v)
		}
	}
	return highest
}

// scale returns the texts at the top and the bottom of the scale.
func (q *plot) scale() (top, bottom string) { return q.text(q.to), q.text(q.from) }

// bars draws the values as bars, and returns the drawing from top to bottom. The parameter lines is
// the height of the drawing, and columns the width of each bar. If columns is more than 1, the last
// column of a bar is blank. The steps are the glyphs for the tops of bars, the lowest first.
func (q *plot) bars(lines, columns int, steps []rune) []string {
	drawn := make([]string, lines)
	bar := max(1, columns-1)
	for _, v := range q.values {
		level := 0
		if !math.IsNaN(v) {
			share := (v - q.from) / max(q.to-q.from, math.SmallestNonzeroFloat64)
			level = max(1, int(math.Round(min(1, share)*float64(lines*len(steps)))))
		}
		for i := range drawn {
			left := level - (lines-1-i)*len(steps)
			glyph := " "
			if left > 0 {
				glyph = string(steps[min(left, len(steps))-1])
			}
			drawn[i] += strings.Repeat(glyph, bar) + strings.Repeat(" ", columns-bar)
		}
	}
	return drawn
}

// block draws the plot. The name of the plot is padded to the width names, and the scale to
// the width scales. The other parameters are those of [plot.bars].
func (q *plot) block(lines, columns, names, scales int, steps []rune) screen.Block {
	top, bottom := q.scale()
	var b screen.Block
	for i, bars := range q.bars(lines, columns, steps) {
		name, mark := screen.Span{}, ""
		switch i {
		case 0:
			name, mark = screen.Field.Of(q.name), top
		case 1:
			name = screen.Figure.Of(q.last())
		}
		if i > 0 && i == lines-1 {
			mark = bottom
		}
		b = append(b, screen.Line{
			name, screen.Plain.Of(blanks(names, name.Text)),
			screen.Field.Of(blanks(scales, mark) + mark + " "), screen.Key.Of(bars),
		})
	}
	if lines == 1 { // the last value stands in place of the scale
		b[0][2] = screen.Figure.Of(blanks(scales, q.last()) + q.last() + " ")
	}
	return b
}

// blanks returns the blanks that pad a text to this many columns.
func blanks(columns int, text string) string {
	return strings.Repeat(" ", max(0, columns-utf8.RuneCountInString(text)))
}
