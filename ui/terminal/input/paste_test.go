package input

import (
	"strings"
	"testing"
)

const (
	begins, ends = pasteBegins, pasteEnds
	much         = MaxPaste + 1
)

// A paste is passed on in the same way, however a terminal splits it.
func TestPastes(t *testing.T) {
	long, longest := strings.Repeat("x", much), strings.Repeat("ñ", MaxPaste/2)
	tooLong := begins + strings.Repeat(" ", much) + ends
	for _, test := range []struct{ sent, want string }{
		{"", ""},
		{"\x1b[20~\x1b[2~\x1b[<0;1;2M", "\x1b[20~\x1b[2~\x1b[<0;1;2M"},
		{"a" + begins + "Hd*\r\x1b[A" + ends + "b", "a" + begins + "Hd*\r\x1b[A" + ends + "b"},
		{begins + ends + begins + "x" + ends, begins + ends + begins + "x" + ends},
		{"\x1b" + begins + "\x1b" + ends + ends, "\x1b" + begins + "\x1b" + ends},
		{begins + "a" + begins + "b" + ends + "c", begins + "a" + begins + "b" + ends + "c"},
		{begins + longest + ends + "a", begins + longest + ends + "a"},
		{begins + longest + "x" + ends + "a", tooLong + "a"},
		{begins + long + long + ends + "a" + begins + "b" + ends, tooLong + "a" + begins + "b" + ends},
		// No more bytes come.
		{begins, begins + ends},
		{begins + "a", begins + "a" + ends},
		{begins + "a\x1b[201", begins + "a\x1b[201" + ends},
		{begins + long, tooLong},
		{"a\x1b[200", "a"},
		// Text pasted before and after Ctrl+C is dropped.
		{begins + "a\x03b" + ends + "c", "\x03c"},
		{begins + "\x03a\x03", "\x03\x03"},
		{begins + long + "\x03" + long + ends + "c", "\x03c"},
		{"\x03" + begins + "a" + ends + "\x03", "\x03" + begins + "a" + ends + "\x03"},
	} {
		step := max(1, len(test.sent)/50)
		for cut := 0; cut <= len(test.sent); cut += step {
			if got := strings.Join(events(test.sent[:cut], test.sent[cut:]), ""); got != test.want {
				t.Fatalf("%.40q cut at %d: %d bytes %.40q, want %d %.40q", test.sent, cut, len(got), got, len(test.want), test.want)
			}
		}
		if step > 1 {
			continue
		}
		if got := strings.Join(events(strings.Split(test.sent, "")...), ""); got != test.want {
			t.Errorf("%q byte by byte: %q, want %q", test.sent, got, test.want)
		}
	}
}

// A paste of any length takes little memory.
func TestLongPasteTakesLittleMemory(t *testing.T) {
	var p parser
	p.take([]byte(begins))
	for range 1000 {
		p.take([]byte(strings.Repeat("x", 4096)))
	}
	if kept := cap(p.paste.text) + cap(p.held) + len(p.events); kept > 4*MaxPaste {
		t.Errorf("%d bytes are kept", kept)
	}
}
