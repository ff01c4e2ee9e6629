package records

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"buscaminas/ui/screen"
)

// A plot is one statistic, week by week or day by day. The plot is drawn as a name, a scale and a
// row of bars.
type plot struct {
	name   string
	values []float64 // one value for each week or day; NaN: no value
	text   func(v float64) string

	// The values at the bottom and at the top of the scale.
	from, to float64
}

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

// bars draws the values as bars of this height and width, and returns the lines from top to bottom.
// If barWidth is more than 1, the last column of each bar is a blank gap.
func (q *plot) bars(height, barWidth int, ascii bool) []string {
	var columns []float64
	for _, v := range q.values {
		share := (v - q.from) / max(q.to-q.from, math.SmallestNonzeroFloat64)
		columns = append(columns, slices.Repeat([]float64{share}, max(1, barWidth-1))...)
		if barWidth > 1 {
			columns = append(columns, math.NaN())
		}
	}
	return screen.Plot(columns, height, ascii)
}

// block draws the plot: on the left its name and its scale, on the right the bars of [plot.bars].
// The name is padded to nameWidth columns, and the scale to scaleWidth columns.
func (q *plot) block(height, barWidth, nameWidth, scaleWidth int, ascii bool) screen.Block {
	top, bottom := q.scale()
	var b screen.Block
	for i, bars := range q.bars(height, barWidth, ascii) {
		name, mark := screen.Span{}, ""
		switch i {
		case 0:
			name, mark = screen.Field.Of(q.name), top
		case 1:
			name = screen.Figure.Of(q.last())
		}
		if i > 0 && i == height-1 {
			mark = bottom
		}
		b = append(b, screen.Line{
			name, screen.Plain.Of(blanks(nameWidth, name.Text)),
			screen.Field.Of(blanks(scaleWidth, mark) + mark + " "), screen.Key.Of(bars),
		})
	}
	if height == 1 { // the last value replaces the scale
		b[0][2] = screen.Figure.Of(blanks(scaleWidth, q.last()) + q.last() + " ")
	}
	return b
}

// blanks returns the blanks that pad a text to this many columns.
func blanks(columns int, text string) string {
	return strings.Repeat(" ", max(0, columns-utf8.RuneCountInString(text)))
}
