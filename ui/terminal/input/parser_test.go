package input

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// events returns the events of the parts of what a terminal sends. Time is up at the end.
func events(parts ...string) []string {
	var p parser
	for _, part := range parts {
		p.take([]byte(part))
	}
	p.timeUp()
	var all []string
	for _, e := range p.events {
		all = append(all, string(e))
	}
	return all
}

// known are sequences of terminals and the events that Bubble Tea reads. A sequence without events is
// dropped.
var known = []struct {
	name, sent string
	want       []string
}{
	{"letter", "a", []string{"a"}},
	{"control", "\x12", []string{"\x12"}},
	{"two bytes", "ñ", []string{"ñ"}},
	{"three bytes", "–", []string{"–"}},
	{"four bytes", "💣", []string{"💣"}},
	{"Esc", "\x1b", []string{"\x1b"}},
	{"Esc twice", "\x1b\x1b", []string{"\x1b", "\x1b"}},
	{"Esc held", "\x1b\x1b\x1b", []string{"\x1b", "\x1b", "\x1b"}},
	{"alt", "\x1bx", []string{"\x1bx"}},
	{"alt, two bytes", "\x1bñ", []string{"\x1bñ"}},
	{"alt+enter", "\x1b\r", []string{"\x1b\r"}},

	{"up", "\x1b[A", []string{"\x1b[A"}},
	{"home", "\x1b[H", []string{"\x1b[H"}},
	{"home, rxvt", "\x1b[7~", []string{"\x1b[7~"}},
	{"page up", "\x1b[5~", []string{"\x1b[5~"}},
	{"F12", "\x1b[24~", []string{"\x1b[24~"}},
	{"F1", "\x1bOP", []string{"\x1bOP"}},
	{"F1, Linux", "\x1b[[A", []string{"\x1b[[A"}},
	{"F1, kitty", "\x1b[P", []string{"\x1bOP"}},
	{"shift+tab", "\x1b[Z", []string{"\x1b[Z"}},
	{"ctrl+up", "\x1b[1;5A", []string{"\x1b[1;5A"}},
	{"ctrl+up, rxvt", "\x1bOa", []string{"\x1b[1;5A"}},
	{"ctrl+up, old xterm", "\x1bO5A", []string{"\x1b[1;5A"}},
	{"shift+up, rxvt", "\x1b[a", []string{"\x1b[a"}},
	{"shift+home, rxvt", "\x1b[7$", []string{"\x1b[7$"}},
	{"alt+up, rxvt", "\x1b\x1b[A", []string{"\x1b\x1b[A"}},
	{"up with num lock, kitty", "\x1b[1;129A", []string{"\x1b[A"}},
	{"page up with num lock, kitty", "\x1b[5;129~", []string{"\x1b[5~"}},
	{"up pressed, kitty", "\x1b[1;1:1A", []string{"\x1b[A"}},
	{"up released, kitty", "\x1b[1;1:3A", nil},

	{"up in application mode", "\x1bOA", []string{"\x1b[A"}},
	{"home in application mode", "\x1bOH", []string{"\x1b[H"}},
	{"keypad 0", "\x1bOp", []string{"0"}},
	{"keypad 2", "\x1bOr", []string{"2"}},
	{"keypad 9", "\x1bOy", []string{"9"}},
	{"keypad enter", "\x1bOM", []string{"\r"}},
	{"keypad +", "\x1bOk", []string{"+"}},
	{"keypad -", "\x1bOm", []string{"-"}},
	{"keypad *", "\x1bOj", []string{"*"}},
	{"keypad /", "\x1bOo", []string{"/"}},
	{"keypad .", "\x1bOn", []string{"."}},
	{"keypad space", "\x1bO ", []string{" "}},

	{"a, kitty", "\x1b[97u", []string{"a"}},
	{"A, kitty", "\x1b[97;2u", []string{"A"}},
	{"A with caps lock, kitty", "\x1b[97;65u", []string{"A"}},
	{"a released, kitty", "\x1b[97;1:3u", nil},
	{"!, kitty", "\x1b[49:33;2u", []string{"!"}},
	{"f on a Cyrillic keyboard, kitty", "\x1b[1072::102u", []string{"f"}},
	{"F on a Cyrillic keyboard, kitty", "\x1b[1072:1040:102;2u", []string{"F"}},
	{"ctrl+c on a Cyrillic keyboard, kitty", "\x1b[1089::99;5u", []string{"\x03"}},
	{"a on a French keyboard, kitty", "\x1b[97::113u", []string{"a"}},
	{"ñ on a Spanish keyboard, kitty", "\x1b[241::59u", []string{"ñ"}},
	{"Esc, kitty", "\x1b[27u", []string{"\x1b"}},
	{"ctrl+c, kitty", "\x1b[99;5u", []string{"\x03"}},
	{"ctrl+1, kitty", "\x1b[49;5u", nil},
	{"alt+x, kitty", "\x1b[120;3u", []string{"\x1bx"}},
	{"alt+[, kitty", "\x1b[91;3u", nil},
	{"super+a, kitty", "\x1b[97;9u", nil},
	{"shift+tab, kitty", "\x1b[9;2u", []string{"\x1b[Z"}},
	{"shift+enter, kitty", "\x1b[13;2u", []string{"\r"}},
	{"keypad 2, kitty", "\x1b[57401u", []string{"2"}},
	{"keypad up, kitty", "\x1b[57419u", []string{"\x1b[A"}},
	{"keypad page up, kitty", "\x1b[57421u", []string{"\x1b[5~"}},
	{"left shift, kitty", "\x1b[57441;2u", nil},
	{"ctrl+a, modifyOtherKeys", "\x1b[27;5;97~", []string{"\x01"}},
	{"ctrl+space, modifyOtherKeys", "\x1b[27;5;32~", []string{"\x00"}},

	{"click", "\x1b[<0;12;7M", []string{"\x1b[<0;12;7M"}},
	{"release", "\x1b[<0;12;7m", []string{"\x1b[<0;12;7m"}},
	{"click, X10", "\x1b[M !!", []string{"\x1b[M !!"}},
	{"click far right, X10", "\x1b[M \xff\xe0", []string{"\x1b[M \xff\xe0"}},
	{"click too far right, X10", "\x1b[M \x00!", nil},
	{"click, rxvt", "\x1b[32;12;7M", []string{"\x1b[<0;12;7M"}},
	{"wheel, rxvt", "\x1b[96;12;7M", []string{"\x1b[<64;12;7M"}},
	{"Esc and a click", "\x1b\x1b[<0;1;1M", []string{"\x1b", "\x1b[<0;1;1M"}},
	{"click nowhere", "\x1b[<0;0;7M", nil},
	{"click without a row", "\x1b[<0;7M", nil},

	{"place of the cursor", "\x1b[24;80R", nil},
	{"place of the cursor, first row", "\x1b[1;2R", nil},
	{"attributes", "\x1b[?62;1;6;22c", nil},
	{"second attributes", "\x1b[>41;354;0c", nil},
	{"third attributes", "\x1bP!|7E7E7E\x1b\\", nil},
	{"mode", "\x1b[?2026;2$y", nil},
	{"mode of ANSI", "\x1b[4;2$y", nil},
	{"flags of kitty", "\x1b[?1u", nil},
	{"size", "\x1b[8;24;80t", nil},
	{"colours of sixel", "\x1b[?1;0;256S", nil},
	{"focus", "\x1b[I", nil},
	{"focus lost", "\x1b[O", nil},
	{"background", "\x1b]11;rgb:ffff/ffff/dddd\x07", nil},
	{"colour", "\x1b]4;1;rgb:cdcd/0000/0000\x1b\\", nil},
	{"clipboard", "\x1b]52;c;SGQqCg==\x1b\\", nil},
	{"version", "\x1bP>|XTerm(390)\x1b\\", nil},
	{"picture", "\x1b_Gi=31;OK\x1b\\", nil},
	{"message", "\x1b^quit\x1b\\", nil},
	{"start of string", "\x1bXquit\x1b\\", nil},
	{"end without a beginning", "\x1b[201~", nil},
	{"a paste with Num Lock", "\x1b[200;129~", nil},
	{"a long sequence", "\x1b[" + strings.Repeat("1;", 500) + "A", nil},
	{"an unknown sequence", "\x1b[1;2;3!p", nil},
}

// A printable character is the same key in both forms in which terminals send it as a number, whatever
// is held down. Shift and Caps Lock make capitals; other characters are sent as they are typed.
func TestCharactersSentAsNumbers(t *testing.T) {
	const begins = "[O]PX^_" // with Alt, the beginning of a sequence
	for c := ' '; c <= '~'; c++ {
		for held := range withCaps << 1 {
			typed := string(c)
			if (held&withShift != 0) != (held&withCaps != 0) {
				typed = strings.ToUpper(typed)
			}
			want := []string{typed}
			switch {
			case held&(withSuper|withHyper|withMeta) != 0, held&withCtrl != 0 && c != ' ' && c < '@':
				want = nil
			case held&withCtrl != 0:
				typed = string(c & 0x1f)
				want = []string{typed}
			}
			if want != nil && held&withAlt != 0 {
				if want = []string{"\x1b" + typed}; typed == "\x1b" || strings.Contains(begins, typed) {
					want = nil
				}
			}
			for _, sent := range []string{fmt.Sprintf("\x1b[%d;%du", c, held+1), fmt.Sprintf("\x1b[27;%d;%d~", held+1, c)} {
				if got := events(sent); !slices.Equal(got, want) {
					t.Errorf("%q: %q, want %q", sent, got, want)
				}
			}
		}
	}
}

// A sequence is read in the same way wherever it is cut, and whatever comes before and after it.
func TestSequencesAreReadAsOne(t *testing.T) {
	for _, test := range known {
		for cut := range len(test.sent) + 1 {
			got := events(test.sent[:cut], test.sent[cut:])
			if !slices.Equal(got, test.want) {
				t.Errorf("%s cut at %d: %q, want %q", test.name, cut, got, test.want)
			}
		}
		if strings.HasPrefix(test.name, "Esc") && len(test.want) == len(test.sent) { // what follows may belong to it
			continue
		}
		want := slices.Concat([]string{"j"}, test.want, []string{"k"})
		if got := events(strings.Split("j"+test.sent+"k", "")...); !slices.Equal(got, want) {
			t.Errorf("%s between two keys: %q, want %q", test.name, got, want)
		}
	}
}

// A sequence that ends unfinished is dropped, whether time is up or another key follows.
func TestUnfinishedSequencesAreDropped(t *testing.T) {
	for _, test := range known {
		for cut := 1; cut < len(test.sent) && !strings.HasPrefix(test.name, "Esc"); cut++ {
			begun := test.sent[:cut]
			if begun == "\x1b" || begun == "\x1b\x1b" || finished(begun) {
				continue
			}
			if got := events(begun); len(got) > 0 {
				t.Errorf("%s cut at %d: %q is typed", test.name, cut, got)
			}
			if got := events(begun, "\x1b[B\x03"); !slices.Equal(got, []string{"\x1b[B", "\x03"}) {
				t.Errorf("%s cut at %d, before down and Ctrl+C: %q", test.name, cut, got)
			}
		}
	}
}

// finished reports whether a known sequence is sent as the beginning of another.
func finished(sent string) bool {
	for _, test := range known {
		if test.sent == sent && test.want != nil {
			return true
		}
	}
	return false
}

// unknown draws a sequence that no key sends and that no terminal needs an answer to.
func unknown(t *rapid.T) string {
	text := rapid.StringOfN(rapid.RuneFrom([]rune("quit Hd*!;0123456789ñ▓\n")), 0, 40, -1)
	switch rapid.IntRange(0, 2).Draw(t, "kind") {
	case 0:
		numbers := rapid.StringOfN(rapid.RuneFrom([]rune("0123456789:;")), 0, 90, -1).Draw(t, "numbers")
		mark := rapid.SampledFrom([]string{"?", ">", "=", "<", "?1;"}).Draw(t, "mark")
		return "\x1b[" + mark + numbers + rapid.StringMatching(`[ -/]{0,2}[@-LN-ln-~]`).Draw(t, "final")
	case 1:
		return "\x1bO" + rapid.SampledFrom([]string{"Z", "~", "z", "[", "5~", "1;2z"}).Draw(t, "character")
	}
	begin := rapid.SampledFrom([]string{"\x1b]", "\x1bP", "\x1bX", "\x1b^", "\x1b_"}).Draw(t, "begin")
	return begin + text.Draw(t, "text") + rapid.SampledFrom([]string{"\a", "\x1b\\"}).Draw(t, "end")
}

// Of a flood of sequences that no key sends, between keys and cut anywhere, only the keys are read.
func TestFloodOfSequences(t *testing.T) {
	keys := []string{"j", " ", "\x1b[A", "\x1b[5~", "ñ", "\x1b[<0;3;4M", "\x03", "\x1bx"}
	rapid.Check(t, func(t *rapid.T) {
		var sent string
		var want []string
		for range rapid.IntRange(1, 20).Draw(t, "sequences") {
			key := rapid.SampledFrom(keys).Draw(t, "key")
			sent += unknown(t) + key
			want = append(want, key)
		}
		cut := rapid.IntRange(0, len(sent)).Draw(t, "cut")
		if got := events(sent[:cut], sent[cut:]); !slices.Equal(got, want) {
			t.Fatalf("%q: %q, want %q", sent, got, want)
		}
	})
}

// FuzzParser sends bytes of any kind. Wherever they are cut, the events are the same, each is read
// again as itself, and Ctrl+C is never lost.
func FuzzParser(f *testing.F) {
	for _, test := range known {
		f.Add([]byte(test.sent+"a"), len(test.sent)/2)
	}
	f.Add([]byte(pasteBegins+"Hd*\x1b[2\x03"+pasteEnds+"b"), 9)
	f.Fuzz(func(t *testing.T, sent []byte, cut int) {
		if cut < 0 || cut > len(sent) {
			cut = len(sent)
		}
		whole := events(string(sent))
		if got := events(string(sent[:cut]), string(sent[cut:])); !slices.Equal(got, whole) {
			t.Fatalf("%q cut at %d: %q, want %q", sent, cut, got, whole)
		}
		for _, e := range whole {
			if again := events(e); !slices.Equal(again, []string{e}) {
				t.Fatalf("%q: the event %q is read as %q", sent, e, again)
			}
		}
		got := []byte(strings.Join(whole, ""))
		if sent, got := bytes.Count(sent, []byte{ctrlC}), bytes.Count(got, []byte{ctrlC}); got < sent {
			t.Fatalf("Ctrl+C came %d times, and %d times it is read", sent, got)
		}
	})
}

// A sequence without an end takes little memory.
func TestEndlessSequencesTakeLittleMemory(t *testing.T) {
	for _, begun := range []string{"\x1b[", "\x1bO", "\x1b]", "\x1bP"} {
		var p parser
		p.take([]byte(begun))
		for range 1000 {
			p.take([]byte(strings.Repeat("1", 4096)))
		}
		if kept := cap(p.held) + len(p.events); kept > 2*longest {
			t.Errorf("%q: %d bytes are kept", begun, kept)
		}
	}
}
