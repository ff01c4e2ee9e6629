package records

import (
	"math"
	"strings"
	"unicode/utf8"

	"buscaminas/ui/screen"
)

// A plot is a figure over the weeks, drawn as bars beside its name.
type plot struct {
	name   string
	values []float64 // of each week; not a number: there is none
	text   func(v float64) string

	// What the bars go from and to. A span of 0 is that of the values.
	from, to float64
}

// The parts of a bar that ends within a line, from the lowest on.
var (
	barSteps      = []rune("▁▂▃▄▅▆▇█")
	barStepsASCII = []rune(".:#")
)

// last returns the last value there is.
func (q *plot) last() string {
	for i := len(q.values) - 1; i >= 0; i-- {
		if !math.IsNaN(q.values[i]) {
			return q.text(q.values[i])
		}
	}
	return "–"
}

// highest returns the highest value; 0: there is none.
func (q *plot) highest() (highest float64) {
	for _, v := range q.values {
		if !math.IsNaN(v) {
			highest = max(highest, v)
		}
	}
	return highest
}

// scale returns what the highest and the lowest line of the plot stand for.
func (q *plot) scale() (top, bottom string) { return q.text(q.to), q.text(q.from) }

// bars draws the values in so many lines, each in so many columns, the last of which is
// blank where there are several.
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

// block draws the plot in so many lines, behind its name in so many columns and its scale in
// so many more.
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
	if lines == 1 { // the last value stands where the scale does
		b[0][2] = screen.Figure.Of(blanks(scales, q.last()) + q.last() + " ")
	}
	return b
}

// blanks returns what is missing of a text to so many columns.
func blanks(columns int, text string) string {
	return strings.Repeat(" ", max(0, columns-utf8.RuneCountInString(text)))
}
