package diff_test

import (
	"io"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// What a program draws with: styles, and text that ends in the style it began
// with or does not.
var (
	graphics = rapid.OneOf(
		rapid.SampledFrom([]string{
			"\x1b[m", "\x1b[0m", "\x1b[1m", "\x1b[2m", "\x1b[3m", "\x1b[4m", "\x1b[5m", "\x1b[6m",
			"\x1b[7m", "\x1b[8m", "\x1b[9m",
			"\x1b[22m", "\x1b[23m", "\x1b[24m", "\x1b[25m", "\x1b[27m", "\x1b[28m", "\x1b[29m", "\x1b[39m",
			"\x1b[49m",
			"\x1b[31m", "\x1b[97m", "\x1b[44m", "\x1b[103m", "\x1b[1;7m", "\x1b[;4m",
		}),
		rapid.SampledFrom([]string{
			"\x1b[0;38;5;208m", "\x1b[0;38;2;95;175;255m", "\x1b[0;1;38;5;1m", "\x1b[38;5;7m",
			"\x1b[38;2;1;2;3m",
			"\x1b[48;5;237m", "\x1b[0;38;5;246;48;5;237m", "\x1b[48;2;9;8;7m", "\x1b[0;1;7;38;5;196m",
		}),
	)
	text = rapid.OneOf(
		rapid.SampledFrom([]string{" ", "    ", "┃ 3 ┃", "───", "┏━━━┓", "a", "▓", "Xyz", "ñandú",
			"-------------"}),
		rapid.SampledFrom([]string{"世", "a世界b", "💣", "⚑"}),
		rapid.StringMatching(`[ -~]{1,12}`),
	)
	// What terminals do not agree on, or the Writer knows nothing of.
	strange = rapid.SampledFrom([]string{
		"e\u0301", "⚑\ufe0f", "👩\u200d🚀", "🇪🇸", "한\u1100\u1161", "\u0301", "\t", "\b", "\v", "\x00", "\x0e",
		"\x0f", "\x80", "\xff",
		"\x1b[53m", "\x1b[4:3m", "\x1b[58;5;1m", "\x1b[38;5m", "\x1b[38;2;1;2;300m",
		"\x1b[2@", "\x1b[3P", "\x1b[L", "\x1b[M", "\x1b[2X", "\x1b[S", "\x1b[T", "\x1b[E", "\x1b[5d",
		"\x1b[1J", "\x1b[1K", "\x1b[0A",
		"\x1b7", "\x1b8", "\x1bM", "\x1bD", "\x1bE", "\x1b(0", "\x1b(B", "\x1b[2r", "\x1b[r", "\x1b[?7l",
		"\x1b[?7h", "\x1b[?6h", "\x1b[s", "\x1b[u", "\x1bc",
		"\x1b]8;;http://example.org\x1b\\", "\x1b]8;;\x1b\\", "\x1bPq#0\x1b\\", "\x1b_Gx\x1b\\",
		"\x1b[?1049h", "\x1b[99;99H", "\x1b[3\x1b[m",
	})
	harmless = rapid.SampledFrom([]string{
		"\x1b[?25h", "\x1b[?25l", "\x1b[?1002h\x1b[?1006h", "\x1b[?2004h", "\x1b]2;title\a",
		"\x1b]0;title\x1b\\", "\a",
		"\x1b[?2026h", "\x1b[?2026l", "\x1b[?1004;1003l",
	})
)

// view makes frames that follow one another with few changes.
type view struct {
	lines [][]string
	tame  bool // nothing strange in them
}

func (v *view) change(t *rapid.T) {
	piece := rapid.Custom(func(t *rapid.T) string {
		switch kind := rapid.IntRange(0, 40).Draw(t, "piece"); {
		case kind == 0 && !v.tame:
			return strange.Draw(t, "strange")
		case kind == 1:
			return harmless.Draw(t, "harmless")
		}
		s := graphics.Draw(t, "on") + text.Draw(t, "text")
		if rapid.Bool().Draw(t, "ends") {
			s += "\x1b[0m"
		}
		return s
	})
	line := rapid.SliceOfN(piece, 0, 6)
	for range rapid.IntRange(1, 3).Draw(t, "changes") {
		at := rapid.IntRange(0, len(v.lines)).Draw(t, "line")
		switch kind := rapid.IntRange(0, 9).Draw(t, "change"); {
		case kind == 0 && at < len(v.lines):
			v.lines = slices.Delete(v.lines, at, at+1)
		case kind == 1:
			v.lines = slices.Insert(v.lines, at, line.Draw(t, "new line"))
		case kind == 2:
			v.lines = rapid.SliceOfN(line, 0, 12).Draw(t, "lines")
		case at < len(v.lines) && len(v.lines[at]) > 0:
			v.lines[at][rapid.IntRange(0, len(v.lines[at])-1).Draw(t, "column")] = piece.Draw(t, "new")
		}
	}
}

func (v *view) String() string {
	var lines []string
	for _, line := range v.lines {
		lines = append(lines, strings.Join(line, ""))
	}
	return strings.Join(lines, "\n")
}

// cutting passes on what is written in pieces.
type cutting struct {
	io.Writer
	t *rapid.T
}

func (c cutting) Write(p []byte) (int, error) {
	rest := p
	for len(rest) > 0 {
		n := rapid.IntRange(1, len(rest)).Draw(c.t, "cut")
		c.Writer.Write(rest[:n])
		rest = rest[n:]
	}
	return len(p), nil
}

// Whatever a program draws, its terminal shows the same as without a Writer.
func TestTerminalShowsTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := func() (int, int) {
			return rapid.IntRange(2, 40).Draw(t, "cols"), rapid.IntRange(1, 12).Draw(t, "rows")
		}
		cols, rows := size()
		p := newPair(cols, rows)
		r := &renderer{Writer: p, width: cols, height: rows}
		if rapid.IntRange(0, 9).Draw(t, "cuts") == 0 {
			r.Writer = cutting{p, t}
		}
		r.enter()
		v := &view{tame: rapid.Bool().Draw(t, "tame")}
		for range rapid.IntRange(1, 12).Draw(t, "steps") {
			switch rapid.IntRange(0, 19).Draw(t, "step") {
			case 0:
				cols, rows = size()
				p.resize(cols, rows)
				if rapid.Bool().Draw(t, "late") { // a frame of the old size
					v.change(t)
					r.frame(v.String())
				}
				r.resize(cols, rows)
			case 1:
				r.leave()
				r.frame(v.String())
				r.enter()
			case 2:
				if v.tame {
					continue
				}
				io.WriteString(p, strange.Draw(t, "strange"))
			case 3:
				io.WriteString(p, harmless.Draw(t, "harmless"))
			case 4:
				r.clear()
			default:
				v.change(t)
				r.frame(v.String())
			}
			if d := p.difference(); d != "" {
				t.Fatal(d)
			}
		}
	})
}
