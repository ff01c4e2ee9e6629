package diff_test

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"buscaminas/ui/diff"

	"pgregory.net/rapid"
)

// A page is a window over a long text, between a head and a foot, with a bar beside it.
type page struct {
	text          []string
	top, at, rows int
}

func (p page) String() string {
	var b strings.Builder
	b.WriteString("\x1b[1mhead\x1b[m\n")
	for i := range p.rows {
		line := p.text[p.top+i]
		if i == p.at {
			line = "\x1b[7m" + line + "\x1b[m"
		}
		fmt.Fprintf(&b, "%s %c\n", line, ":|"[min(1, i/(p.top/3+1))])
	}
	b.WriteString("foot")
	return b.String()
}

// However a page is scrolled, the terminal shows the same as without a Writer.
func TestScrolledPagesAreSeen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const cols, rows = 60, 14
		p := newPair(cols, rows)
		r := &renderer{Writer: p, width: cols, height: rows}
		r.enter()
		if rapid.Bool().Draw(t, "visible") {
			io.WriteString(p, "\x1b[?25h")
		}
		pg := page{rows: rows - 2, top: 20}
		for range 60 { // many of which are the same
			k := rapid.IntRange(0, 4).Draw(t, "line")
			pg.text = append(pg.text, strings.Repeat(fmt.Sprintf("\x1b[38;5;%dm%c\x1b[48;5;%dm世", k, 'a'+k, 100+k), 16)+"\x1b[m")
		}
		for range rapid.IntRange(1, 8).Draw(t, "steps") {
			pg.top = max(0, min(pg.top+rapid.IntRange(-8, 8).Draw(t, "by"), len(pg.text)-pg.rows))
			pg.at = rapid.IntRange(0, pg.rows-1).Draw(t, "at")
			r.frame(pg.String())
			if d := p.difference(); d != "" {
				t.Fatal(d)
			}
		}
	})
}

// Of a page that is scrolled by some lines, hardly more is sent than these.
func TestBytesOfAScroll(t *testing.T) {
	for _, by := range []int{1, 2, 6, -1, -2, -6} {
		p, r := newScreen(t, 60, 24)
		pg := page{rows: 22, top: 20}
		for i := range 60 {
			pg.text = append(pg.text, strings.Repeat(fmt.Sprintf("\x1b[38;5;%dm%c\x1b[48;5;%dm ", i, 'a'+i%26, 100+i), 28)+"\x1b[m")
		}
		r.frame(pg.String())
		whole := len(p.through.take())
		pg.top += by
		r.frame(pg.String())
		if n, most := len(p.through.take()), (max(by, -by)+2)*whole/20; n > most {
			t.Errorf("scrolled by %d it sends %d bytes, want at most %d of %d", by, n, most, whole)
		}
		if d := p.difference(); d != "" {
			t.Errorf("scrolled by %d: %s", by, d)
		}
	}
}

// What stands on the screen, and nobody knows of any more, stays where it is.
func TestUnknownLineIsNotScrolled(t *testing.T) {
	p, r := newScreen(t, 40, 12)
	lines := func(from int) string {
		var lines []string
		for i := range 12 {
			lines = append(lines, strings.Repeat(string(rune('a'+from+i)), 40))
		}
		lines[5] = "stays"
		return strings.Join(lines, "\n")
	}
	r.frame(lines(0))
	io.WriteString(p, "\x1b7") // whereupon nothing is known of what is not drawn anew
	r.frame(lines(13))
	r.frame(lines(14))
	if d := p.difference(); d != "" {
		t.Error(d)
	}
}

// Beyond what is drawn on a terminal stays blank, also where the lines beside it scroll.
func TestNothingScrollsBeyondWhatIsDrawn(t *testing.T) {
	cols, rows := diff.MaxCols+100, 20
	p := newPair(cols, rows)
	io.WriteString(p.w, enter)
	for top := range 3 {
		var frame strings.Builder
		for row := range rows {
			fmt.Fprintf(&frame, "\x1b[0;48;5;%dm%s\n", 17+row+top, strings.Repeat(string(rune('a'+row+top)), diff.MaxCols))
		}
		p.w.Show([]byte(strings.TrimSuffix(frame.String(), "\n")))
		now(p.w)
		for row := range rows {
			for _, col := range []int{diff.MaxCols - 1, diff.MaxCols, cols - 1} {
				want := " "
				if col < diff.MaxCols {
					want = string(rune('a' + row + top))
				}
				if c := p.through.CellAt(col, row); c.Content != want || (c.Style.Bg == nil) != (want == " ") {
					t.Fatalf("frame %d, row %d, column %d: %+v, want %q", top, row, col, c, want)
				}
			}
		}
	}
}
