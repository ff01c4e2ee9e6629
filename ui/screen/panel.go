package screen

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/charmbracelet/lipgloss"
)

// PanelGap is the number of columns between a board and the panel beside it.
const PanelGap = 3

// edges is the border of panels.
var edges = lipgloss.RoundedBorder()

// Panel returns a block of this size with a border, and with the title if it has text. It leaves
// out the last lines of the content if they do not fit.
func Panel(title Span, content Block, width, height int) Block {
	const margin = 1
	inner := width - PanelBorder
	b := Block{TopEdge(title, width)}
	for i := range height - 2 {
		var l Line
		if i < len(content) {
			l = content[i].cut(inner)
		}
		b = append(b, Edged(l, margin, width))
	}
	return append(b, BottomEdge(width))
}

// TopEdge returns the upper edge of a panel, with the title if it has text.
func TopEdge(title Span, width int) Line {
	const ends = 6 // a corner, a line and a blank at either end
	if title.Text = Cut(title.Text, width-ends); title.Text == "" {
		return Line{Border.Of(edges.TopLeft + strings.Repeat(edges.Top, max(0, width-2)) + edges.TopRight)}
	}
	line := strings.Repeat(edges.Top, max(0, width-ends+1-Width(title.Text)))
	return Line{Border.Of(edges.TopLeft + edges.Top + " "), title, Border.Of(" " + line + edges.TopRight)}
}

// BottomEdge returns the lower edge of a panel.
func BottomEdge(width int) Line {
	return Line{Border.Of(edges.BottomLeft + strings.Repeat(edges.Bottom, width-2) + edges.BottomRight)}
}

// Edged returns the line l of a panel between the left and the right edge. The parameter margin is
// the number of blanks inside each edge.
func Edged(l Line, margin, width int) Line {
	blanks := strings.Repeat(" ", margin)
	room := max(0, width-2-2*margin-l.Width())
	edged := append(make(Line, 0, len(l)+3), Border.Of(edges.Left+blanks))
	return append(append(edged, l...), Plain.Of(strings.Repeat(" ", room)), Border.Of(blanks+edges.Right))
}

// Pair returns a line with a name at its left end and a value at its right end.
func Pair(name, value Span, width int) Line {
	room := width - Line{name, value}.Width()
	return Line{name, Plain.Of(strings.Repeat(" ", max(1, room))), value}
}

// JoinGap is the number of blanks between two parts of a line that [Joined] returns.
const JoinGap = 3

// Joined returns as many of the first parts as fit in one line of this width.
func Joined(parts []Line, width int) Line {
	if b := Flow(parts, JoinGap, width); len(b) > 0 && b[0].Width() <= width {
		return b[0]
	}
	return nil
}

// Flow returns the parts in as few lines of this width as possible, without changing their order.
// The parameter gap is the number of blanks between two parts of a line. A part is never divided.
func Flow(parts []Line, gap, width int) (b Block) {
	for _, part := range parts {
		if last := len(b) - 1; last >= 0 && b[last].Width()+gap+part.Width() <= width {
			b[last] = slices.Concat(b[last], Line{Plain.Of(strings.Repeat(" ", gap))}, part)
		} else {
			b = append(b, part)
		}
	}
	return b
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
