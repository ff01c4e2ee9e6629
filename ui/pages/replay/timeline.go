package replay

import (
	"buscaminas/game/review"
	"buscaminas/ui/screen"
)

// A mark is a sign on the timeline of the replay. If several marks share a column, the one with the
// greatest value is shown.
type mark uint8

const (
	noMark   mark = iota
	markSafe      // drawn as a tick of the line
	markUndo
	markForced
	markNeedless
	markMistake
)

var verdictMarks = map[review.Verdict]mark{
	review.Proven: markSafe, review.Forced: markForced, review.Early: markForced,
	review.Rash: markNeedless, review.Needless: markNeedless, review.Mistake: markMistake,
}

// markLooks holds the character and the ink of each mark. The field ascii is for terminals that
// show only ASCII.
var markLooks = map[mark]struct {
	glyph, ascii string
	ink          screen.Ink
}{
	markUndo:     {"<", "<", screen.KeyText},
	markForced:   {"?", "?", screen.Possible},
	markNeedless: {"!", "!", screen.Likely},
	markMistake:  {"✗", "x", screen.Bad},
}

// timeline draws a progress bar of the replay, with marks. It does not use the progress bar of the
// library Bubbles, for two reasons. That bar can have colours, but no bold or faint text. It also
// rounds, so it would look full before the end.
func (p *Page) timeline(width int) screen.Line {
	r := p.replay
	all := max(1, r.Len())
	marks := make([]mark, width)
	for n, m := range p.judged.marks() {
		if n > 0 && width > 0 {
			column := (n - 1) * width / all
			marks[column] = max(marks[column], m)
		}
	}
	full, rest := [2]string{"━", "┿"}, [2]string{"─", "┼"} // the second is for a column with a proven opening
	if p.ASCII {
		full, rest = [2]string{"=", "#"}, [2]string{"-", "+"}
	}
	var line screen.Line
	for column, m := range marks {
		look, marked := markLooks[m]
		safe := 0
		if m == markSafe {
			safe = 1
		}
		switch {
		case marked && p.ASCII:
			line = append(line, look.ink.Of(look.ascii))
		case marked:
			line = append(line, look.ink.Of(look.glyph))
		case column < width*r.Position()/all:
			line = append(line, screen.Key.Of(full[safe]))
		default:
			line = append(line, screen.Field.Of(rest[safe]))
		}
	}
	return line
}
