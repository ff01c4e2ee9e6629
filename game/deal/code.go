package deal

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"buscaminas/game"
)

// A Code says which board is dealt, where the game starts, and which rules it has. Its text is
// short enough to say aloud, as in "3000-KAA-818", and gives the same board on every machine. Each
// Code has exactly one text: [ParseCode] refuses any other.
//
// The text consists of the digits of Crockford's base 32
// (https://www.crockford.com/base32.html). Case does not matter, O is read as 0,
// I and L as 1; blanks and hyphens are skipped. The digits are:
//
//   - four times the index of the grid's kind in [game.GridKinds], plus 1, 2 or 3 for a level;
//   - twice the index of the promise in codePromises, plus 1 if the rules are not the default or the
//     start is not the middle;
//   - for a board without a level: the rows, the columns and the mines, as numbers;
//   - if the second digit is odd: the rules and the start, as numbers. The start is the index of the
//     cell, row by row from 1. It is 0 if the game starts in the middle, and always 0 if the
//     promise is [AnyStart];
//   - the seed, in 7 digits if it is below [ShortSeed], and otherwise in 13;
//   - the check digit.
//
// A number takes one digit or more, with four bits in each digit. 16 is added to every digit of a
// number except the last.
//
// A board of a level with the default rules, its start in the middle and a short seed takes 10
// digits.
type Code struct {
	Spec
	Start game.Cell
	Rules game.Rules
}

// ShortSeed is the number of seeds that take 7 digits in a code. These are the seeds from 0 to
// ShortSeed - 1. Larger seeds take 13 digits.
const ShortSeed = 1 << (shortSeed * digitBits)

const (
	shortSeed = 7  // the number of digits of a seed below ShortSeed
	longSeed  = 13 // the number of digits of a larger seed
	shortest  = 2 + shortSeed + 1
)

// Middle returns the middle cell of a grid. Of two middle rows or columns it takes the lower
// or the right one.
func Middle(g game.Grid) game.Cell {
	rows, cols := g.Size()
	return game.Cell{Row: rows / 2, Col: cols / 2}
}

// String returns the text of the code, in groups of at most four digits. It returns "" if the board
// is impossible, or if codes have no number for the grid, the promise or the rules.
func (c Code) String() string {
	digits, ok := c.digits()
	if !ok {
		return ""
	}
	return append(digits, digits.check()).String()
}

// digits returns the digits of the code without the check digit. It reports false if no code text
// exists for c: see [Code.String].
func (c Code) digits() (d digits, ok bool) {
	if c.Grid == nil || c.Check() != nil || !game.Contains(c.Grid, c.Start) {
		return nil, false
	}
	rows, cols := c.Grid.Size()
	grid := slices.Index(game.GridKinds(), game.GridKindOf(c.Grid))
	level := slices.Index(codeLevels[:], game.Level{Rows: rows, Cols: cols, Mines: c.Mines}) + 1
	promise := slices.Index(codePromises[:], c.Promise)
	rules, known := rulesNumber(c.Rules)
	if grid < 0 || promise < 0 || !known {
		return nil, false
	}
	start := 0
	if c.Start != Middle(c.Grid) && c.Promise != AnyStart {
		start = 1 + c.Start.Row*cols + c.Start.Col
	}
	d = digits{byte(grid*4 + level), byte(promise * 2)}
	if level == 0 {
		d.addNumber(rows)
		d.addNumber(cols)
		d.addNumber(c.Mines)
	}
	if rules+start > 0 {
		d[1]++
		d.addNumber(rules)
		d.addNumber(start)
	}
	if c.Seed < ShortSeed {
		d.add(c.Seed, shortSeed)
	} else {
		d.add(c.Seed, longSeed)
	}
	return d, true
}

// ParseCode reads a code that stands alone, perhaps in quotes, or as one hyphenated word in a
// longer text. It fails with a [*CodeError]. The check digit reveals every single wrong digit, and
// every swap of two neighbouring digits. If the text has fewer digits than the shortest code, the
// reason is [TooShort].
func ParseCode(text string) (Code, error) {
	alone, err := parseAlone(text)
	if err == nil {
		return alone, nil
	}
	var found Code
	dash := func(r rune) bool { return unicode.Is(unicode.Dash, r) }
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return isSign(r) && !dash(r) }) {
		word = strings.TrimFunc(word, dash)
		d, wrong := readDigits(word)
		if wrong != nil || len(d) < shortest || utf8.RuneCountInString(word) != len(d.String()) {
			continue // a word without the hyphens of a code may be a row of a map
		}
		c, wrong := parseAlone(word)
		switch {
		case wrong != nil:
			err = wrong
		case found.Grid != nil && c != found:
			return Code{}, &CodeError{Reason: Several}
		default:
			found = c
		}
	}
	if found.Grid != nil {
		err = nil
	}
	return found, err
}

// parseAlone reads a text that holds a code and nothing else.
func parseAlone(text string) (Code, error) {
	all, err := readDigits(text)
	switch {
	case err != nil:
		return Code{}, err
	case len(all) < shortest:
		return Code{}, &CodeError{Reason: TooShort}
	}
	given := all[:len(all)-1]
	if given.check() != all[len(all)-1] {
		return Code{}, &CodeError{Reason: WrongCheck}
	}
	c, err := readCode(given)
	if err != nil {
		return Code{}, err
	}
	// Each code has one text, so the comparison refuses digits that are missing, superfluous or out
	// of range.
	if written, ok := c.digits(); !ok || !slices.Equal(given, written) {
		return Code{}, &CodeError{Reason: NotACode}
	}
	return c, nil
}

// readCode reads a code from its digits without the check digit. Missing digits are read as 0.
func readCode(d digits) (Code, error) {
	head, what := d[0], d[1]
	d = d[2:]
	if int(head/4) >= len(game.GridKinds()) || int(what/2) >= len(codePromises) {
		return Code{}, &CodeError{Reason: LaterVersion}
	}
	var size game.Level
	if level := head % 4; level > 0 {
		size = codeLevels[level-1]
	} else {
		size = game.Level{Rows: d.cutNumber(), Cols: d.cutNumber(), Mines: d.cutNumber()}
	}
	var c Code
	c.Grid = game.GridKinds()[head/4].New(size.Rows, size.Cols)
	c.Mines, c.Promise = size.Mines, codePromises[what/2]
	if err := c.Check(); err != nil {
		return Code{}, &CodeError{Reason: Impossible, Err: err}
	}
	c.Start = Middle(c.Grid)
	if what%2 != 0 {
		known := false
		if c.Rules, known = rulesOf(d.cutNumber()); !known {
			return Code{}, &CodeError{Reason: LaterVersion}
		}
		if start := d.cutNumber() - 1; start >= 0 {
			c.Start = game.Cell{Row: start / size.Cols, Col: start % size.Cols}
		}
	}
	c.Seed = d.cut(len(d))
	return c, nil
}
