package look

import (
	"fmt"
	"strings"
	"testing"

	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/settings"
	"buscaminas/ui/text"

	"github.com/muesli/termenv"
)

// read returns the look of the default theme with these lines, and the errors in English.
func read(t *testing.T, lines string) (Look, []string) {
	t.Helper()
	var all []settings.Setting
	for i, line := range strings.Split(strings.TrimSpace(lines), "\n") {
		name, value, _ := strings.Cut(line, "=")
		all = append(all, settings.Setting{Name: strings.TrimSpace(name), Value: strings.TrimSpace(value), Line: i + 1})
	}
	l, wrong := Of(theme.All()[0], termenv.TrueColor, all)
	var said []string
	for _, w := range wrong {
		said = append(said, fmt.Sprintf("settings.conf:%d: %s", w.Line, w.Text.In(text.English)))
	}
	return l, said
}

// A flag, a number and the tiles have the player's colours, and the tiles keep apart.
func TestOwnColors(t *testing.T) {
	l, wrong := read(t, "color.flag = #FFEE55\ncolor.3 = 211\ncolor.good = lime\ncolor.closed = #4b3a63")
	if len(wrong) > 0 {
		t.Fatal(wrong)
	}
	palette := l.Theme.TrueColorPalette()
	for _, test := range []struct {
		what  string
		style screen.Style
		fore  screen.Color
	}{
		{"a flag", screen.Style{Ground: screen.ClosedGround, Ink: screen.FlagInk}, screen.RGB(0xff, 0xee, 0x55)},
		{"a 3", screen.Style{Ground: screen.OpenGround, Ink: screen.Number1 + 2}, screen.Indexed(211)},
		{"a win", screen.Style{Ink: screen.Good}, screen.RGB(0, 0xff, 0)},
	} {
		if got := palette.Look(test.style).Fore; got != test.fore {
			t.Errorf("%s has the colour %x, want %x", test.what, got, test.fore)
		}
	}
	tile, next := palette.Look(screen.Style{Ground: screen.ClosedGround}).Back, palette.Look(screen.Style{Ground: screen.ClosedGround + 1}).Back
	near := palette.Look(screen.Style{Ground: screen.ClosedGround.Marked()}).Back
	if tile != screen.RGB(0x4b, 0x3a, 0x63) || next == tile || near == tile || near == next {
		t.Errorf("tiles have the colours %x and %x, those near the cursor %x", tile, next, near)
	}
	if theme.All()[0].TrueColorPalette().Look(screen.Style{Ground: screen.ClosedGround}).Back == tile {
		t.Error("the theme itself has changed")
	}
}

// The manual's example can be read with all colours and with 256.
func TestTheExampleOfTheManual(t *testing.T) {
	lines := []settings.Setting{{Name: "color.flag", Value: "#ffd75f"}, {Name: "color.mine", Value: "naranja"}, {Name: "color.3", Value: "211"}}
	for _, p := range []termenv.Profile{termenv.TrueColor, termenv.ANSI256} {
		if _, wrong := Of(theme.All()[0], p, lines); len(wrong) > 0 {
			t.Errorf("profile %d: %v", p, wrong)
		}
	}
}

// A color with too little contrast, or one that does not exist, is reported and ignored. The other lines
// take effect.
func TestColorsThatCannotBeRead(t *testing.T) {
	l, wrong := read(t, "color.flag = #334455\ncolor.closed = #15171b\ncolor.1 = gold\ncolor.sky = blue\ncolor.2 = white")
	want := []string{
		`settings.conf:1: color.flag cannot be "#334455": its contrast with color.ground would be 1.79, and 4.5 is needed`,
		`settings.conf:2: color.closed cannot be "#15171b": its contrast with color.open would be 1.00, and 1.5 is needed`,
		`settings.conf:3: color.1 cannot be "gold"; it can be #rrggbb, a number from 0 to 255, or black,`,
		`settings.conf:4: there is no option "color.sky"`,
	}
	if len(wrong) != len(want) {
		t.Fatalf("%d errors, want %d: %q", len(wrong), len(want), wrong)
	}
	for i, said := range wrong {
		if !strings.HasPrefix(said, want[i]) {
			t.Errorf("said %q, want %q", said, want[i])
		}
	}
	for i, unused := range []bool{true, true, true, false} {
		if l.Overrides[i].Unused != unused {
			t.Errorf("%s is unused: %v", l.Overrides[i].Name, l.Overrides[i].Unused)
		}
	}
	if got := l.Theme.TrueColorPalette().Look(screen.Style{Ground: screen.OpenGround, Ink: screen.Number1 + 1}).Fore; got != screen.RGB(255, 255, 255) {
		t.Errorf("a 2 has the colour %x, want white", got)
	}
}

// A light ground needs dark signs: given together, in any order, they are used.
func TestColorsAreJudgedTogether(t *testing.T) {
	dark := "\ncolor.text = 16\ncolor.strong = 16\ncolor.label = 236\ncolor.good = #005f00\ncolor.accent = #00008b\ncolor.ground = white"
	if _, wrong := read(t, dark); len(wrong) == 0 || !strings.Contains(strings.Join(wrong, "\n"), "color.ground") {
		t.Errorf("a white ground below the light signs of the theme is taken: %q", wrong)
	}
	both := "color.flag = #003f3f\ncolor.mine = #8b0000\ncolor.wrong = #5f005f\ncolor.cursor = #00008b\ncolor.open = white\ncolor.ended = #eeeeee" +
		"\ncolor.closed = #b0bccc\ncolor.chord = #d8c070\ncolor.safe = #003300\ncolor.unlikely = #003300\ncolor.possible = #332200\ncolor.likely = #550000\ncolor.sure-mine = #550000"
	for n, c := range []string{"#0000d7", "#005f00", "#af0000", "#000087", "#5f0000", "#005f5f", "#000000", "#444444"} {
		both += "\ncolor." + string(rune('1'+n)) + " = " + c
	}
	bad := strings.Replace(both, "#003f3f", "#007f7f", 1)
	if _, wrong := read(t, bad+dark); len(wrong) != 1 || !strings.Contains(wrong[0], "color.flag") {
		t.Errorf("one sign that cannot be read, and %d lines are refused: %q", len(wrong), wrong)
	}
	risks := ""
	for _, r := range []string{"0", "5", "10", "20", "35", "60", "100"} {
		risks += "\ncolor.risk-" + r + " = #b0bccc"
	}
	if _, wrong := read(t, both+dark+risks); len(wrong) > 0 {
		t.Errorf("signs that can be read on their grounds are refused:\n%s", strings.Join(wrong, "\n"))
	}
}

// A sign takes one column, is no digit, and is no other's.
func TestOwnGlyphs(t *testing.T) {
	l, wrong := read(t, "glyph.flag = ⚑\nglyph.mine = \uf1e2\nglyph.exploded = 💣\nglyph.closed = ab\nglyph.safe = 8\nglyph.wrong-flag = ⚑\nglyph.sky = x")
	want := []string{
		`settings.conf:3: glyph.exploded cannot be "💣"; it can be one character, one column wide`,
		`settings.conf:4: glyph.closed cannot be "ab"; it can be one character, one column wide`,
		`settings.conf:5: glyph.safe cannot be "8", which looks like a number`,
		`settings.conf:6: glyph.wrong-flag cannot be "⚑", which is the sign of glyph.flag`,
		`settings.conf:7: there is no option "glyph.sky"`,
	}
	if got := strings.Join(wrong, "\n"); got != strings.Join(want, "\n") {
		t.Errorf("said\n%s\nwant\n%s", got, strings.Join(want, "\n"))
	}
	signs := ""
	for _, n := range draw.GlyphNames() {
		signs += string(n.Of(l.Glyphs))
	}
	if want := "▓⚑?\uf1e2#@✓"; signs != want {
		t.Errorf("the signs are %q, want %q", signs, want)
	}
	if l, wrong := read(t, "glyph.flag = ?\nglyph.overflagged = X"); len(wrong) > 0 || l.Glyphs == nil {
		t.Errorf("two signs cannot change places: %q", wrong)
	}
}

// On a terminal with 16 colours, and in the theme of the terminal, colours stay as they are.
func TestOwnColorsNeedGrounds(t *testing.T) {
	lines := []settings.Setting{{Name: "color.flag", Value: "#334455", Line: 1}}
	if _, wrong := Of(theme.All()[0], termenv.ANSI, lines); len(wrong) > 0 {
		t.Errorf("with 16 colours: %v", wrong)
	}
	for _, colors := range theme.All() {
		if _, wrong := Of(colors, termenv.TrueColor, lines); colors.Name[1] == "terminal" && len(wrong) > 0 {
			t.Errorf("theme terminal: %v", wrong)
		}
	}
}
