package screen

import (
	"math"
	"slices"
)

// The glyphs of bars that are one line high, from the lowest bar to the highest. A bar of several
// lines has one of these glyphs in its top line.
var (
	barGlyphs      = []rune("▁▂▃▄▅▆▇█")
	barGlyphsASCII = []rune("_.,-=+*#")
)

// BarSteps is the number of heights that a bar of one line can have.
const BarSteps = 8

// Plot draws upright bars, each one column wide, and returns the lines from top to bottom. A share
// of 1 is a bar over all lines. A share of 0 is the lowest bar. NaN is a blank.
func Plot(shares []float64, lines int, ascii bool) []string {
	glyphs := barGlyphs
	if ascii {
		glyphs = barGlyphsASCII
	}
	plot := make([]string, lines)
	for _, share := range shares {
		steps := 0
		if !math.IsNaN(share) {
			steps = max(1, int(math.Ceil(min(1, share)*float64(lines*BarSteps))))
		}
		for i := range plot {
			glyph := ' '
			if left := steps - (lines-1-i)*BarSteps; left > 0 {
				glyph = glyphs[min(left, BarSteps)-1]
			}
			plot[i] += string(glyph)
		}
	}
	return plot
}

// Sparkline draws values as bars in one line. The largest value has the highest bar. It returns ""
// if no value is positive.
func Sparkline(values []float64, ascii bool) string {
	if len(values) == 0 || slices.Max(values) <= 0 {
		return ""
	}
	largest := slices.Max(values)
	shares := make([]float64, len(values))
	for i, v := range values {
		shares[i] = v / largest
	}
	return Plot(shares, 1, ascii)[0]
}
