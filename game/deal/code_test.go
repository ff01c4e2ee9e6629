package deal_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"

	"pgregory.net/rapid"
)

const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

var levels = []game.Level{game.Beginner, game.Intermediate, game.Expert}

func square(rows, cols int) game.Grid { return game.Square{Rows: rows, Cols: cols} }
func hex(rows, cols int) game.Grid    { return game.Hex{Rows: rows, Cols: cols} }

// codeOf returns the code of a board of a level that starts in the middle.
func codeOf(grid func(rows, cols int) game.Grid, level game.Level, seed uint64) deal.Code {
	g := grid(level.Rows, level.Cols)
	return deal.Code{Spec: deal.Spec{Grid: g, Mines: level.Mines, Seed: seed}, Start: deal.Middle(g)}
}

// with returns a copy of c after a change.
func with(c deal.Code, change func(*deal.Code)) deal.Code {
	change(&c)
	return c
}

// Players share codes, so a code must always give the same board.
func TestGoldenCodes(t *testing.T) {
	corner := func(c *deal.Code) { c.Start = game.Cell{Row: 15, Col: 29} }
	for _, test := range []struct {
		text string
		code deal.Code
	}{
		{"1000-000-012", codeOf(square, game.Beginner, 1)},
		{"3000-KAA-818", codeOf(square, game.Expert, 20261121)},
		{"70ZZ-ZZZ-ZZT", codeOf(hex, game.Expert, deal.ShortSeed-1)},
		{"3G00-000-01X", with(codeOf(square, game.Expert, 1), func(c *deal.Code) { c.Promise = deal.AnyStart })},
		{"7D10-0000-0019", with(codeOf(hex, game.Expert, 1), func(c *deal.Code) { c.Promise, c.Rules = deal.Provable, game.Classic })},
		{"3A00-000-01E", with(codeOf(square, game.Expert, 1), func(c *deal.Code) { c.Promise = deal.NeedsChain })},
		{"31B0-0000-001R", with(codeOf(square, game.Expert, 1), func(c *deal.Code) { c.Rules = game.Simple })},
		{"310H-Y000-000-01S", with(codeOf(square, game.Expert, 1), corner)},
		{"40P4-JQH0-KGXM-000-000-07D", codeOf(hex, game.Level{Rows: 100, Cols: 10_000, Mines: 200_000}, 7)},
		{"411H-GGGG-0HGG-GG0K-0HGG-GG0F-ZZZZ-ZZZ-ZZZ-ZZN", with( // none is longer
			codeOf(hex, game.Level{Rows: 1, Cols: game.MaxCells, Mines: game.MaxCells}, 1<<64-1),
			func(c *deal.Code) { c.Start = game.Cell{Col: game.MaxCells - 1}; c.Rules = game.Strict })},
	} {
		if got := test.code.String(); got != test.text {
			t.Errorf("%+v is %s, want %s", test.code, got, test.text)
		}
		if got, err := deal.ParseCode(test.text); got != test.code || err != nil {
			t.Errorf("%s is %+v, %v, want %+v", test.text, got, err, test.code)
		}
	}
}

// The board of a day must never change.
func TestGoldenDays(t *testing.T) {
	for _, test := range []struct {
		board            deal.Code
		year, month, day int
		want             string
	}{
		{codeOf(square, game.Expert, 0), 2026, 11, 21, "30KA-QRE-QHQ"},
		{codeOf(hex, game.Expert, 99), 2026, 11, 21, "70Z6-E5V-TPV"}, // the seed given does not matter
		{codeOf(square, game.Level{Rows: 5, Cols: 5, Mines: 5}, 0), 2028, 2, 29, "0055-5P7-BPC-AC9"},
	} {
		if got := deal.Daily(test.board.Spec, test.year, test.month, test.day).String(); got != test.want {
			t.Errorf("%v on %d-%d-%d is %s, want %s", test.board.Grid, test.year, test.month, test.day, got, test.want)
		}
	}
}

// Each day, level and grid has its own board, over many years.
func TestDaysDiffer(t *testing.T) {
	met := map[uint64]string{}
	for _, kind := range game.GridKinds() {
		for _, level := range levels {
			for i := range 20 * 12 * 31 {
				year, month, day := 2026+i/(12*31), i/31%12+1, i%31+1
				code := deal.Daily(codeOf(kind.New, level, 0).Spec, year, month, day)
				if other, again := met[code.Seed]; again {
					t.Errorf("%v has the seed of %s", code, other)
				}
				met[code.Seed] = code.String()
			}
		}
	}
}

func TestCodesAreReadAsPeopleTypeThem(t *testing.T) {
	want, err := deal.ParseCode("1000-000-012")
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"1000000012", " 1000 0000 12\n", "looooooo12", "LoOO-OOO-Oi2", "1000–000−012", "1-0-0-0-0-0-0-0-1-2-",
		`"1000-000-012"`, "«1000 000 012».", "(1000000012)", "**1000-000-012**", "１０００－０００－０１２", "👉 1000-000-012 👈",
		"Try this one:\n1000-000-012", "¿Juegas 1000–000–o12? Ayer, en 12 s.", "code=1000-000-012, again 1000-000-012",
	} {
		if got, err := deal.ParseCode(text); got != want || err != nil {
			t.Errorf("%q is %v, %v, want %v", text, got, err, want)
		}
	}
}

// sealed returns the digits with a check digit that matches.
func sealed(t *testing.T, text string) string {
	t.Helper()
	for _, last := range digits {
		var wrong *deal.CodeError
		_, err := deal.ParseCode(text + string(last))
		if !errors.As(err, &wrong) || wrong.Reason != deal.WrongCheck {
			return text + string(last)
		}
	}
	t.Fatalf("no check digit makes %s valid", text)
	return ""
}

func TestWhatIsNoCodeIsRefused(t *testing.T) {
	for _, test := range []struct {
		name, text, want string
	}{
		{"nothing", "", "the code is too short: it needs at least 10 digits and letters"},
		{"a letter codes do not have", "1000-0U0-012", `character 7 is 'U': a code has only digits and letters, and no U`},
		{"a typing error in a sentence", "Try 1000-000-013.", "there is a typing error in the code"},
		{"a row of a map", "10 10\n1000000012\n", "there is a typing error in the code"},
		{"two codes", "1000-000-012 or 3000-KAA-818", "there is more than one code"},
		{"not text", "1000\xff0", `character 5 is '�': a code has only digits and letters, and no U`},
		{"far too much", strings.Repeat("0", 1_000_000), "the code is too long: it can have at most 48 digits and letters"},
		{"a wrong digit", "1000-000-022", "there is a typing error in the code"},
		{"a grid of later", sealed(t, "Z000-000-01"), "the code is from a later version of the game"},
		{"a promise of later", sealed(t, "1M00-0000-01"), "the code is from a later version of the game"},
		{"rules of later", sealed(t, "1160-0000-001"), "the code is from a later version of the game"},
		{"no rows", sealed(t, "0001-000-000-001"), "the code is of no possible board: a board of 0×1: from 1 to 1048576 cells are possible"},
		{"too many mines", sealed(t, "0011-200-000-01"), "the code is of no possible board: 2 mines: from 0 to 1 are possible"},
		{"too big", sealed(t, "00ZZZZZF-ZZZZZF-100-000-01"), "the code is of no possible board: a board of 16777215×16777215: from 1 to 1048576 cells are possible"},
		{"a level by its size", sealed(t, "0099-A00-000-01"), "this is not a code"},
		{"the middle by its place", sealed(t, "110J-9000-0000-1"), "this is not a code"},
		{"a start off the board", sealed(t, "110M-2000-0000-1"), "this is not a code"},
		{"a seed of more than 64 bits", sealed(t, "10Z0-000-000-000-001"), "this is not a code"},
	} {
		got, err := deal.ParseCode(test.text)
		if err == nil || err.Error() != test.want || got != (deal.Code{}) {
			t.Errorf("%s: %.60s is %v, %v, want %s", test.name, test.text, got, err, test.want)
		}
	}
	var mines *deal.MinesError
	if _, err := deal.ParseCode(sealed(t, "0011-200-000-01")); !errors.As(err, &mines) || mines.Mines != 2 {
		t.Errorf("too many mines: %v, want a MinesError of 2", err)
	}
}

// A board that codes cannot describe has no code.
func TestBoardsWithoutACode(t *testing.T) {
	expert := codeOf(square, game.Expert, 1)
	for name, code := range map[string]deal.Code{
		"the zero value":    {},
		"too many mines":    with(expert, func(c *deal.Code) { c.Mines = 481 }),
		"a start off it":    with(expert, func(c *deal.Code) { c.Start.Row = 16 }),
		"an unknown grid":   with(expert, func(c *deal.Code) { c.Grid = &game.Square{Rows: 16, Cols: 30} }),
		"an unknown rule":   with(expert, func(c *deal.Code) { c.Rules.Numbering = 2 }),
		"an opening":        with(expert, func(c *deal.Code) { c.Rules.Opening = 3 }),
		"a chord":           with(expert, func(c *deal.Code) { c.Rules.Chord = 2 }),
		"an unknown pledge": with(expert, func(c *deal.Code) { c.Promise = 255 }),
	} {
		if got := code.String(); got != "" {
			t.Errorf("%s: %s, want no code", name, got)
		}
	}
}

func drawCode(t *rapid.T) deal.Code {
	level := rapid.SampledFrom(levels).Draw(t, "level")
	if rapid.Bool().Draw(t, "custom") {
		level.Rows = rapid.OneOf(rapid.IntRange(1, 30), rapid.IntRange(1, 1024)).Draw(t, "rows")
		level.Cols = rapid.OneOf(rapid.IntRange(1, 30), rapid.IntRange(1, 1024)).Draw(t, "cols")
		level.Mines = rapid.IntRange(0, level.Rows*level.Cols).Draw(t, "mines")
	}
	kind := rapid.SampledFrom(game.GridKinds()).Draw(t, "grid")
	code := codeOf(kind.New, level, rapid.OneOf(rapid.Uint64Max(deal.ShortSeed-1), rapid.Uint64()).Draw(t, "seed"))
	code.Promise = rapid.OneOf(rapid.SampledFrom(promises), rapid.SampledFrom(needing)).Draw(t, "promise")
	if code.Promise != deal.AnyStart && rapid.Bool().Draw(t, "moved") {
		code.Start = game.Cell{
			Row: rapid.IntRange(0, level.Rows-1).Draw(t, "startRow"),
			Col: rapid.IntRange(0, level.Cols-1).Draw(t, "startCol"),
		}
	}
	if rapid.Bool().Draw(t, "rules") {
		code.Rules = game.Rules{
			Numbering:  rapid.SampledFrom([]game.Numbering{game.Left, game.Total}).Draw(t, "numbering"),
			Opening:    rapid.SampledFrom([]game.Opening{game.Cascade, game.Ring, game.Single}).Draw(t, "opening"),
			Chord:      rapid.SampledFrom([]game.Chord{game.ChordOn, game.ChordOff}).Draw(t, "chord"),
			FlagLimit:  rapid.Bool().Draw(t, "flagLimit"),
			FlagsToWin: rapid.Bool().Draw(t, "flagsToWin"),
		}
	}
	return code
}

func TestEveryCodeIsReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		code := drawCode(t)
		text := code.String()
		if got, err := deal.ParseCode(text); got != code || err != nil {
			t.Fatalf("%+v is %q, which is %+v, %v", code, text, got, err)
		}
	})
}

// The promises without and with a needed rule.
var (
	promises = []deal.Promise{deal.ClearStart, deal.SafeStart, deal.AnyStart, deal.Followable, deal.Provable}
	needing  = []deal.Promise{deal.NeedsOne, deal.NeedsTwo, deal.NeedsChain, deal.NeedsRemain, deal.NeedsCases}
)

// refused fails unless the check digit finds an error in text.
func refused(t interface{ Fatalf(string, ...any) }, text, from string) {
	var wrong *deal.CodeError
	if code, err := deal.ParseCode(text); !errors.As(err, &wrong) || wrong.Reason != deal.WrongCheck {
		t.Fatalf("%s, typed for %s, is %+v, %v, want a wrong check", text, from, code, err)
	}
}

// A single wrong digit, or a swap of two neighbours, never gives another code.
func TestTypingErrorsAreRefused(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := strings.ReplaceAll(drawCode(t).String(), "-", "")
		for i := range text {
			for _, digit := range digits {
				if byte(digit) != text[i] {
					refused(t, text[:i]+string(digit)+text[i+1:], text)
				}
			}
			if i > 0 && text[i] != text[i-1] {
				refused(t, text[:i-1]+text[i:i+1]+text[i-1:i]+text[i+1:], text)
			}
		}
	})
}

// The codes of new games have ten digits, or twelve characters with hyphens.
func TestCodesOfTheLevelsAreShort(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		kind := rapid.SampledFrom(game.GridKinds()).Draw(t, "grid")
		code := codeOf(kind.New, rapid.SampledFrom(levels).Draw(t, "level"), rapid.Uint64Max(deal.ShortSeed-1).Draw(t, "seed"))
		code.Promise = rapid.SampledFrom(promises).Draw(t, "promise")
		text := code.String()
		if len(text) != 12 || text[4] != '-' || text[8] != '-' {
			t.Fatalf("%s, want 10 digits in groups", text)
		}
	})
}

// A board that may have a mine anywhere is the same for every start, so its code does not have the
// start.
func TestAStartThatMakesNoDifferenceIsNotInTheCode(t *testing.T) {
	code := with(codeOf(square, game.Expert, 1), func(c *deal.Code) { c.Promise = deal.AnyStart })
	moved := with(code, func(c *deal.Code) { c.Start = game.Cell{} })
	if code.String() != moved.String() {
		t.Errorf("from the middle %v, from the corner %v", code, moved)
	}
}

func FuzzParseCode(f *testing.F) {
	for _, text := range []string{"", "1000-000-012", "looooooo12", "3000-KAA-818", "«3000-KAA-818».", "a: 3000-KAA-818", "320B-0000-001V", "720D-0000-001C", "3G00-000-01X", "77C0-0FZZ-ZZZZ-ZZZZ-ZZ4", "4799-BC00-0000-005F", "é\xff"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		code, err := deal.ParseCode(text)
		if err != nil {
			var wrong *deal.CodeError
			if !errors.As(err, &wrong) {
				t.Fatalf("%q: %v, want a CodeError", text, err)
			}
			return
		}
		if again, err := deal.ParseCode(code.String()); again != code || err != nil {
			t.Fatalf("%q is %+v, but written again %+v, %v", text, code, again, err)
		}
	})
}

func ExampleCode() {
	grid := game.Hex{Rows: 9, Cols: 9}
	spec := deal.Spec{Grid: grid, Mines: 10, Seed: 20261121}
	fmt.Println(deal.Code{Spec: spec, Start: deal.Middle(grid)})

	code, err := deal.ParseCode("3ooo kaa 818")
	fmt.Println(code.Grid, code.Mines, "mines, seed", code.Seed, "from", code.Start, err)
	_, err = deal.ParseCode("3000-KAA-881")
	fmt.Println(err)
	// Output:
	// 5000-KAA-81Y
	// {16 30} 99 mines, seed 20261121 from 8,15 <nil>
	// there is a typing error in the code
}
