package screen

import (
	"strings"
	"unicode/utf8"
)

// PanelWidth is the width of a panel beside a board, including its border. PanelGap is the gap
// between the board and the panel. Both are in columns.
const (
	PanelWidth = 34
	PanelGap   = 3
)

// Panel returns a block of this size with a border, and a title unless that is empty. It leaves out
// the last lines of the content if they do not fit.
func Panel(title string, content Block, width, height int) Block {
	inner := width - 4
	title = Cut(title, width-6) // without a corner, a line and a blank at either end
	top := "╭"
	if title != "" {
		top += "─ " + title + " "
	}
	b := Block{{Border.Of(top + strings.Repeat("─", max(0, width-1-len([]rune(top)))) + "╮")}}
	for i := range height - 2 {
		line := Line{Border.Of("│ ")}
		room := inner
		if i < len(content) {
			l := content[i].cut(inner)
			line = append(line, l...)
			room -= l.Width()
		}
		b = append(b, append(line, Plain.Of(strings.Repeat(" ", max(0, room))), Border.Of(" │")))
	}
	return append(b, Line{Border.Of("╰" + strings.Repeat("─", width-2) + "╯")})
}

// Pair returns a line with a name at its left end and a value at its right.
func Pair(name, value Span, width int) Line {
	room := width - Line{name, value}.Width()
	return Line{name, Plain.Of(strings.Repeat(" ", max(1, room))), value}
}

// eighths has the glyphs for the last column of a bar. The first fills one eighth of the column,
// the last all of it.
var eighths = []rune("▏▎▍▌▋▊▉█")

// Bar returns a bar of this width, filled to a percentage, rounded down to an eighth of a column.
// One percent or more is always visible.
func Bar(percent, width int) Line {
	all := width * len(eighths)
	full := max(min(percent, 1), percent*all/100)
	full = max(0, min(full, all))
	bar := strings.Repeat("█", full/len(eighths))
	if part := full % len(eighths); part > 0 {
		bar += string(eighths[part-1])
	}
	return Line{Key.Of(bar), Border.Of(strings.Repeat("░", width-utf8.RuneCountInString(bar)))}
}
