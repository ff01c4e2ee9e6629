package hint

import (
	"fmt"
	"strings"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/words"
)

// A Teller puts in words what is known of a board.
type Teller struct {
	Layout *game.Layout
	Lang   words.Lang
}

// Advice returns what is said of an advice at a stage. Where there is more to be
// told, it ends with how to ask for it: by what the player calls asking.
func (t Teller) Advice(a Advice, s Stage, asking string) string {
	switch {
	case s == Whether:
		return whether(a).In(t.Lang) + words.Between + words.MoreWhere.In(t.Lang, asking)
	case a.Kind == Guess:
		return t.guess(a)
	case s == Where:
		return t.what(a) + words.Between + words.MoreWhy.In(t.Lang, asking)
	case !a.Explained:
		return t.what(a) + ": " + words.WhyTooLong.In(t.Lang)
	default:
		return t.what(a) + ": " + t.why(a.Reason)
	}
}

// guess names the best guess, and where another one risks less, why it is the best
// all the same.
func (t Teller) guess(a Advice) string {
	text := words.BestGuess.In(t.Lang, t.name(a.Cell), t.chance(a.Chance, a.Exact))
	if least := t.chance(a.LeastChance, a.Exact); least != t.chance(a.Chance, a.Exact) {
		text += words.Between + words.LessRisk.In(t.Lang, t.name(a.Least), least)
	}
	return text
}

// Points returns what an advice points at on the board at a stage: the cells whose
// numbers it takes, and those that it is about.
func (a Advice) Points(s Stage) (numbers, subjects []game.Cell) {
	if s == Why {
		numbers = a.Reason.Numbers
	}
	if s >= Where {
		subjects = []game.Cell{a.Cell}
	}
	return numbers, subjects
}

func whether(a Advice) words.Text {
	switch {
	case a.Kind == WrongFlag:
		return words.HintWrongFlag
	case a.Kind == SafeCell:
		return words.HintSafe
	case a.Kind == MineCell:
		return words.HintMine
	case a.Exact:
		return words.HintGuess
	default:
		return words.HintUnclear
	}
}

func (t Teller) what(a Advice) string {
	text := words.IsSafe
	switch a.Kind {
	case WrongFlag:
		text = words.IsWrongFlag
	case MineCell:
		text = words.IsMine
	}
	return text.In(t.Lang, t.name(a.Cell))
}

// whys are the sentences for each rule: of a safe cell, and of a mine.
var whys = map[solver.Rule][2]words.Text{
	solver.One:    {words.WhyOneSafe, words.WhyOneMine},
	solver.Two:    {words.WhyTwoSafe, words.WhyTwoMine},
	solver.Chain:  {words.WhyChainSafe, words.WhyChainMine},
	solver.Remain: {words.WhyTwoSafe, words.WhyTwoMine},
	solver.Cases:  {words.WhyCasesSafe, words.WhyCasesMine},
}

func (t Teller) why(r solver.Reason) string {
	if len(r.Numbers) == 0 {
		return words.WhyTotalOnly.In(t.Lang, t.Layout.Mines())
	}
	text := whys[r.Rule][0]
	if r.Mine {
		text = whys[r.Rule][1]
	}
	return text.In(t.Lang, t.numbers(r))
}

// most is how many cells are named one by one.
const most = 4

// numbers names the cells whose numbers an argument takes, each with the mines
// around it, and the board with its own, where it takes those.
func (t Teller) numbers(r solver.Reason) string {
	var names []string
	for _, c := range r.Numbers {
		names = append(names, fmt.Sprintf("%s (%s)", t.name(c), game.Digit(t.Layout.Around(c))))
	}
	if r.Total {
		names = append([]string{words.TheBoard.In(t.Lang, t.Layout.Mines())}, names...)
	}
	return t.list(names)
}

// names names cells.
func (t Teller) names(cells []game.Cell) string {
	var names []string
	for _, c := range cells {
		names = append(names, t.name(c))
	}
	return t.list(names)
}

// list joins names as they are spoken, the first of them where there are many.
func (t Teller) list(names []string) string {
	last := len(names) - 1
	switch more := len(names) - most; {
	case more > 0:
		return strings.Join(names[:most], ", ") + words.AndMore.In(t.Lang, more)
	case last == 0:
		return names[0]
	}
	return strings.Join(names[:last], ", ") + words.And.In(t.Lang) + names[last]
}

func (t Teller) name(c game.Cell) string { return game.Name(t.Layout.Grid(), c) }

// ChanceAt returns what is said of a closed cell that is a mine with this chance.
func (t Teller) ChanceAt(c game.Cell, chance float64, exact bool) string {
	switch chance {
	case 0:
		return words.IsSafe.In(t.Lang, t.name(c))
	case 1:
		return words.IsMine.In(t.Lang, t.name(c))
	}
	return words.ChanceAt.In(t.Lang, t.name(c), t.chance(chance, exact))
}

func (t Teller) chance(chance float64, exact bool) string {
	text := words.Percent.In(t.Lang, words.Share(chance))
	if !exact {
		text = words.Estimated.In(t.Lang, text)
	}
	return text
}

// Loss returns what is said of a lost game, the most important first, in parts
// that make sense each by itself.
func (t Teller) Loss(l Loss) []string {
	var said []string
	switch {
	case l.Direct && l.Chance == 1:
		said = append(said, words.LossCertain.In(t.Lang, t.name(l.Cell)))
	case l.Direct && l.Forced && l.Exact:
		said = append(said, words.LossForced.In(t.Lang, t.chance(l.Chance, true)))
	case l.Direct && l.Forced:
		said = append(said, words.LossUnclear.In(t.Lang, t.chance(l.Chance, false)))
	}
	switch len(l.Misled) {
	case 0:
	case 1:
		said = append(said, words.LossFlag.In(t.Lang, t.names(l.Misled)))
	default:
		said = append(said, words.LossFlags.In(t.Lang, t.names(l.Misled)))
	}
	switch len(l.Safe) {
	case 0:
	case 1:
		said = append(said, words.LossOneSafe.In(t.Lang, t.names(l.Safe)))
	default:
		said = append(said, words.LossSafe.In(t.Lang, t.names(l.Safe)))
	}
	return said
}
