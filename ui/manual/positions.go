package manual

import (
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A position is a board in the middle of a game, for use in topics. It may be shown on several
// kinds of grid. What the topics say about the position is true on each of these grids; a test
// proves this.
type position struct {
	name    string
	caption text.Text
	mines   string // the rows, * for a mine
	play    string
	cursor  string // "" for none

	usual bool            // shown on the default grid only
	grids bool            // shown on each grid
	rules []words.RuleSet // shown with each of these rules

	hint    bool // shown with a hint and its text
	chances bool // shown with the chances of a mine
}

// The constants three, small and large have the mines of boards that several positions share. With
// the mines of small or of large, no single opening opens all safe cells, so the game is not won at
// once.
const (
	three = "..... .*.*. ....."
	small = "*.*... ...... ...... ......"
	large = "...... .*.*.. .....* ....*."
)

// oneOpening is a play on a board with the mines of the constant small. The play opens all safe
// cells except one.
const oneOpening = "Df*"

// twoFlags is a play on a board with the mines of the constant large. The play opens a 2 and flags
// the two mines around the 2.
const twoFlags = "Bc*Bb!Bd!"

var (
	before = text.Text{"antes", "before"}
	after  = text.Text{"después", "after"}
)

var positions = []position{
	{name: "begun", mines: small, play: oneOpening},
	{name: "won", mines: small, play: oneOpening + "Ab*"},

	{name: "two", mines: three, play: "Bc*"},
	{name: "one-left", mines: three, play: "Bc*Bb!"},
	{name: "none-left", mines: three, play: "Bc*Bb!Bd!"},

	{name: "too-many", mines: three, play: "Bc*Bb!Bd!Ac!"},
	{name: "all-mines", caption: before, mines: large, play: twoFlags + "Bc*Bb!Bd!"},
	{name: "all-flagged", caption: after, mines: large, play: twoFlags + "Bc*"},
	{name: "lost", mines: large, play: "Da*Bb!Aa!Bd*"},

	{name: "chord", caption: before, mines: large, play: twoFlags},
	{name: "chorded", caption: after, mines: large, play: twoFlags + "Bc*"},
	{name: "wrong-flag", caption: before, mines: large, play: "Bc*Bb!Ac!"},
	{name: "exploded", caption: after, mines: large, play: "Bc*Bb!Ac!Bc*"},

	{name: "grids", mines: "..... ..... ..... ..... .....", cursor: "Cc", grids: true},

	{name: "sets", mines: large, play: "Bc*Bb!Da*", rules: openings()},

	{name: "reasoned", mines: small, play: oneOpening, hint: true},
	{name: "coin", mines: "...*.*", play: "Aa*", chances: true, usual: true},
	{name: "risk", mines: ".*.... ...... ...*.*", play: "Aa*", chances: true, usual: true},

	{name: "chances", mines: three, play: "Bc*", chances: true},
}

// openings returns one set of rules for each way in which cells open.
func openings() []words.RuleSet {
	var all []words.RuleSet
	for _, set := range words.RuleSets() {
		if !set.Rules.FlagsToWin { // cells open as in the set before
			all = append(all, set)
		}
	}
	return all
}
