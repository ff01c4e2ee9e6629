package manual

import (
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A position is a board in the middle of a game, shown in topics. It can be shown on several kinds
// of grid. A test proves that the topics are right about each of these boards.
type position struct {
	name    string
	caption text.Text
	mines   string // the rows of the board, with * for a mine
	play    string
	cursor  string // the name of the cell with the cursor; "": no cursor

	usual bool            // shown on the default grid only
	grids bool            // shown on each grid
	rules []words.RuleSet // shown with each of these rules

	hint    bool // shown with a hint and its text
	chances bool // shown with the chances of a mine
}

// The rows of boards that several positions share, with * for a mine. No single click wins on
// smallBoard or on largeBoard.
const (
	threeRows  = "..... .*.*. ....."
	smallBoard = "*.*... ...... ...... ......"
	largeBoard = "...... .*.*.. .....* ....*."
)

// oneOpening is a move on smallBoard. It opens all safe cells except one.
const oneOpening = "Df*"

// twoFlags is a sequence of moves on largeBoard. The moves open a 2 and flag its two mines.
const twoFlags = "Bc*Bb!Bd!"

var (
	before = text.Text{"antes", "before"}
	after  = text.Text{"después", "after"}
)

var positions = []position{
	{name: "begun", mines: smallBoard, play: oneOpening},
	{name: "won", mines: smallBoard, play: oneOpening + "Ab*"},

	{name: "two", mines: threeRows, play: "Bc*"},
	{name: "one-left", mines: threeRows, play: "Bc*Bb!"},
	{name: "none-left", mines: threeRows, play: "Bc*Bb!Bd!"},

	{name: "too-many", mines: threeRows, play: "Bc*Bb!Bd!Ac!"},
	{name: "all-mines", caption: before, mines: largeBoard, play: twoFlags + "Bc*Bb!Bd!"},
	{name: "all-flagged", caption: after, mines: largeBoard, play: twoFlags + "Bc*"},
	{name: "lost", mines: largeBoard, play: "Da*Bb!Aa!Bd*"},

	{name: "chord", caption: before, mines: largeBoard, play: twoFlags},
	{name: "chorded", caption: after, mines: largeBoard, play: twoFlags + "Bc*"},
	{name: "wrong-flag", caption: before, mines: largeBoard, play: "Bc*Bb!Ac!"},
	{name: "exploded", caption: after, mines: largeBoard, play: "Bc*Bb!Ac!Bc*"},

	{name: "grids", mines: "..... ..... ..... ..... .....", cursor: "Cc", grids: true},

	{name: "sets", mines: largeBoard, play: "Bc*Bb!Da*", rules: clickRules()},

	{name: "reasoned", mines: smallBoard, play: oneOpening, hint: true},
	{name: "coin", mines: "...*.*", play: "Aa*", chances: true, usual: true},
	{name: "risk", mines: ".*.... ...... ...*.*", play: "Aa*", chances: true, usual: true},

	{name: "chances", mines: threeRows, play: "Bc*", chances: true},
}

// clickRules returns the sets of rules under which a click opens different cells. It leaves out the
// strict rules, because a click opens the same cells under the strict rules as under another set.
func clickRules() []words.RuleSet {
	var all []words.RuleSet
	for _, set := range words.RuleSets() {
		if !set.Rules.FlagsToWin { // its clicks open the same cells as those of another set
			all = append(all, set)
		}
	}
	return all
}
