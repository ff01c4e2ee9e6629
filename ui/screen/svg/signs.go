package svg

// arms holds the thickness of the lines of a box-drawing character, from its middle to each side. 0
// means no line.
type arms struct{ up, down, left, right uint8 }

// The thicknesses of lines.
const (
	light = 1
	heavy = 3
)

// boxes lists the characters that are drawn as lines. Round corners are drawn like square ones.
var boxes = map[rune]arms{
	'│': {up: light, down: light}, '─': {left: light, right: light},
	'┌': {down: light, right: light}, '┐': {down: light, left: light},
	'└': {up: light, right: light}, '┘': {up: light, left: light},
	'╭': {down: light, right: light}, '╮': {down: light, left: light},
	'╰': {up: light, right: light}, '╯': {up: light, left: light},
	'├': {light, light, 0, light}, '┤': {light, light, light, 0},
	'┬': {0, light, light, light}, '┴': {light, 0, light, light},
	'┼': {light, light, light, light},
	'┃': {up: heavy, down: heavy}, '━': {left: heavy, right: heavy},
	'┏': {down: heavy, right: heavy}, '┓': {down: heavy, left: heavy},
	'┗': {up: heavy, right: heavy}, '┛': {up: heavy, left: heavy},
	'┯': {0, light, heavy, heavy}, '┷': {light, 0, heavy, heavy},
}

// A part is a rectangle within a cell, in hundredths of its width and height.
type part struct{ left, top, right, bottom int }

// block returns the part of the cell that a block character fills.
func block(r rune) (part, bool) {
	switch {
	case r == '▀':
		return part{0, 0, 100, 50}, true
	case '▁' <= r && r <= '█': // the lower eighths
		return part{0, int('█'-r) * 100 / 8, 100, 100}, true
	case '▉' <= r && r <= '▏': // the left eighths
		return part{0, 0, int('▏'-r+1) * 100 / 8, 100}, true
	case r == '┄':
		return part{20, 50, 80, 55}, true
	case r == '┆':
		return part{50, 20, 60, 80}, true
	}
	return part{}, false
}

// shades lists the characters that mix ink and ground, with the percentage of ink.
var shades = map[rune]int{'░': 25, '▒': 50, '▓': 75}
