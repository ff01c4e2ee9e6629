package screen

import "strings"

// letters are the block letters for a time, in the style of the menu's title.
var letters = map[rune][3]string{
	'0': {"▄▀▀▄", "█  █", " ▀▀ "}, '1': {"▄█ ", " █ ", "▀▀▀"}, '2': {"▀▀▀▄", "▄▀▀ ", "▀▀▀▀"}, '3': {"▀▀▀▄", " ▀▀▄", "▀▀▀ "},
	'4': {"█  █", "▀▀▀█", "   ▀"}, '5': {"█▀▀▀", "▀▀▀▄", "▀▀▀ "}, '6': {"▄▀▀ ", "█▀▀▄", " ▀▀ "}, '7': {"▀▀▀█", "  █ ", "  ▀ "},
	'8': {"▄▀▀▄", "▄▀▀▄", " ▀▀ "}, '9': {"▄▀▀▄", " ▀▀█", " ▀▀ "},
	',': {" ", " ", "█"}, '.': {" ", " ", "▀"}, ':': {" ", "▀", "▀"}, 's': {"▄▀▀▀", " ▀▀▄", "▀▀▀ "}, ' ': {"", "", ""},
}

// BlockLetters returns a time in block letters. It returns nil if a character has no block letter
// or if the time does not fit.
func BlockLetters(s Span, width int) Block {
	var rows [3]string
	for _, r := range s.Text {
		letter, ok := letters[r]
		if !ok {
			return nil
		}
		for i := range rows {
			rows[i] += letter[i] + " "
		}
	}
	if Width(rows[0]) > width {
		return nil
	}
	var b Block
	for _, row := range rows {
		b = append(b, Line{s.with(strings.TrimRight(row, " "))})
	}
	return b
}
