package screen

import (
	"slices"
	"strings"
)

// The glyphs of bars that are one line high, from the lowest bar to the highest.
var (
	heights      = []rune("▁▂▃▄▅▆▇█")
	heightsASCII = []rune("_.,-=+*#")
)

// Heights returns the glyphs of bars that are one line high, the lowest first.
func Heights(ascii bool) []rune {
	if ascii {
		return heightsASCII
	}
	return heights
}

// Sparkline draws values as a row of bars in these glyphs. The largest value has the highest bar.
// It returns "" if no value is positive.
func Sparkline(values []float64, glyphs []rune) string {
	if len(values) == 0 {
		return ""
	}
	largest := slices.Max(values)
	if largest <= 0 {
		return ""
	}
	var row strings.Builder
	for _, v := range values {
		row.WriteRune(glyphs[int(v/largest*float64(len(glyphs)-1)+0.5)])
	}
	return row.String()
}
