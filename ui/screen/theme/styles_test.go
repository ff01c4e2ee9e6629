package theme

import (
	"testing"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	"github.com/muesli/termenv"
)

// A terminal with all colours shows the first colour of a pair, and one with 256 the second.
func TestPairsOfColors(t *testing.T) {
	for _, test := range []struct {
		color     color
		full, few screen.Color
	}{
		{"", 0, 0},
		{"9", screen.Basic(9), screen.Basic(9)},
		{"80", screen.Indexed(80), screen.Indexed(80)},
		{"22|16", screen.Indexed(22), screen.Indexed(16)},
		{"#68cdb8|80", screen.RGB(0x68, 0xcd, 0xb8), screen.Indexed(80)},
	} {
		style := in(test.color).Bold(true)
		for profile, want := range map[termenv.Profile]screen.Color{termenv.TrueColor: test.full, termenv.ANSI256: test.few} {
			if got := resolved(profile, style); got != (screen.Look{Fore: want, Bold: true}) {
				t.Errorf("%q, profile %d: %+v, want colour %x in bold", test.color, profile, got, want)
			}
		}
	}
}

// With 16 colours, a theme without hues has no colours, and bold and reverse tell apart what must
// not be confused.
func TestWeightsWithoutColors(t *testing.T) {
	for _, theme := range All() {
		if !theme.gray {
			continue
		}
		looks := theme.Palette(termenv.ANSI, false).Looks[screen.Paper]
		for ink, look := range looks {
			if look.Fore != 0 || look.Back != 0 {
				t.Errorf("%s: ink %d has a colour", theme.Name.In(text.English), ink)
			}
		}
		for _, pair := range [][2]screen.Ink{
			{screen.Cursor, screen.Border}, {screen.CursorLabel, screen.Label}, {screen.Key, screen.KeyText},
			{screen.Figure, screen.Field}, {screen.Title, screen.Plain}, {screen.FlagInk, screen.Hidden},
			{screen.BoomInk, screen.MineInk}, {screen.Argument, screen.ProvedMine}, {screen.Argument, screen.ProvedSafe},
		} {
			if looks[pair[0]] == looks[pair[1]] {
				t.Errorf("%s: inks %d and %d look alike: %+v", theme.Name.In(text.English), pair[0], pair[1], looks[pair[0]])
			}
		}
	}
}
