package hint

import (
	"fmt"
	"strings"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// A Teller puts in words what is known of a board.
type Teller struct {
	Layout *game.Layout
	Lang   text.Lang
}

// Advice returns what is said of an advice at a stage. Where there is more to be
// told, it ends with how to ask for it: by what the player calls asking.
func (t Teller) Advice(a Advice, s Stage, asking string) string {
	switch {
	case s == Whether:
		return whether(a).In(t.Lang) + text.Between + text.Text{"%s: dónde", "%s: where"}.In(t.Lang, asking)
	case a.Kind == Guess:
		return t.guess(a)
	case s == Where:
		return t.what(a) + text.Between + text.Text{"%s: por qué", "%s: why"}.In(t.Lang, asking)
	case !a.Explained:
		return t.what(a) + ": " + text.Text{"el argumento es demasiado largo para contarlo", "the argument is too long to be told"}.In(t.Lang)
	default:
		return t.what(a) + ": " + t.why(a.Reason)
	}
}

var (
	bestGuess = text.Text{"Lo mejor es %s: %s de mina", "The best is %s: %s for a mine"}
	lessRisk  = text.Text{"%s arriesga menos, %s, pero ayuda menos a seguir", "%s risks less, %s, but helps less to go on"}
)

// guess names the best guess, and where another one risks less, why it is the best
// all the same.
func (t Teller) guess(a Advice) string {
	said := bestGuess.In(t.Lang, t.name(a.Cell), t.chance(a.Chance, a.Exact))
	if least := t.chance(a.LeastChance, a.Exact); least != t.chance(a.Chance, a.Exact) {
		said += text.Between + lessRisk.In(t.Lang, t.name(a.Least), least)
	}
	return said
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

func whether(a Advice) text.Text {
	switch {
	case a.Kind == WrongFlag:
		return text.Text{"Hay una marca mal puesta", "A flag is wrong"}
	case a.Kind == SafeCell:
		return text.Text{"Hay algo seguro que abrir", "Something is certainly safe"}
	case a.Kind == MineCell:
		return text.Text{"Nada seguro que abrir, pero sí una mina segura sin marcar", "Nothing is certainly safe, but a mine without a flag is certain"}
	case a.Exact:
		return text.Text{"Nada es seguro: toca adivinar", "Nothing is certain: a guess is due"}
	default:
		return text.Text{"Nada seguro a la vista, y son demasiados números para saberlo todo", "Nothing certain in sight, and too many numbers to know all"}
	}
}

var (
	isSafe = text.Text{"%s es segura", "%s is safe"}
	isMine = text.Text{"%s es mina", "%s is a mine"}
)

func (t Teller) what(a Advice) string {
	said := isSafe
	switch a.Kind {
	case WrongFlag:
		said = text.Text{"La marca de %s está mal", "The flag on %s is wrong"}
	case MineCell:
		said = isMine
	}
	return said.In(t.Lang, t.name(a.Cell))
}

// whySums are the sentences where numbers do not add up.
var whySums = [2]text.Text{
	{"con una mina ahí no salen las cuentas: %s", "a mine there does not fit %s"},
	{"sin una mina ahí no salen las cuentas: %s", "without a mine there %s cannot hold"},
}

// whys are the sentences for each rule: of a safe cell, and of a mine.
var whys = map[solver.Rule][2]text.Text{
	solver.One: {
		{"alrededor de %s no hay más minas", "there are no more mines around %s"},
		{"alrededor de %s hay tantas minas como celdas cerradas", "there are as many mines around %s as closed cells"},
	},
	solver.Two: whySums,
	solver.Chain: {
		{"paso a paso, los números %s la dejan sin mina", "step by step, the numbers %s leave no mine there"},
		{"paso a paso, los números %s llevan a ella", "step by step, the numbers %s lead to it"},
	},
	solver.Remain: whySums,
	solver.Cases: {
		{"ningún reparto que cuadre con %s pone ahí una mina", "no layout that fits %s puts a mine there"},
		{"todo reparto que cuadre con %s pone ahí una mina", "every layout that fits %s puts a mine there"},
	},
}

func (t Teller) why(r solver.Reason) string {
	if len(r.Numbers) == 0 {
		return text.Text{"las minas del tablero son %d", "the mines of the board are %d"}.In(t.Lang, t.Layout.Mines())
	}
	text := whys[r.Rule][0]
	if r.Mine {
		text = whys[r.Rule][1]
	}
	return text.In(t.Lang, t.numbers(r))
}

// most is how many cells are named one by one.
const most = 4

var theBoard = text.Text{"el tablero (%d)", "the board (%d)"}

// numbers names the cells whose numbers an argument takes, each with the mines
// around it, and the board with its own, where it takes those.
func (t Teller) numbers(r solver.Reason) string {
	var names []string
	for _, c := range r.Numbers {
		names = append(names, fmt.Sprintf("%s (%s)", t.name(c), game.Digit(t.Layout.Around(c))))
	}
	if r.Total {
		names = append([]string{theBoard.In(t.Lang, t.Layout.Mines())}, names...)
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
		return strings.Join(names[:most], ", ") + text.Text{" y %d más", " and %d more"}.In(t.Lang, more)
	case last == 0:
		return names[0]
	}
	return strings.Join(names[:last], ", ") + text.Text{" y ", " and "}.In(t.Lang) + names[last]
}

func (t Teller) name(c game.Cell) string { return game.Name(t.Layout.Grid(), c) }

// ChanceAt returns what is said of a closed cell that is a mine with this chance.
func (t Teller) ChanceAt(c game.Cell, chance float64, exact bool) string {
	switch chance {
	case 0:
		return isSafe.In(t.Lang, t.name(c))
	case 1:
		return isMine.In(t.Lang, t.name(c))
	}
	return text.Text{"%s: %s de mina", "%s: %s for a mine"}.In(t.Lang, t.name(c), t.chance(chance, exact))
}

func (t Teller) chance(chance float64, exact bool) string {
	said := text.Text{"%s %%", "%s%%"}.In(t.Lang, text.Share(chance))
	if !exact {
		said = text.Text{"unos %s", "some %s"}.In(t.Lang, said)
	}
	return said
}

// Loss returns what is said of a lost game, the most important first, in parts
// that make sense each by itself.
func (t Teller) Loss(l Loss) []string {
	var said []string
	say := func(s text.Text, what string) { said = append(said, s.In(t.Lang, what)) }
	switch {
	case l.Direct && l.Chance == 1:
		say(text.Text{"%s era mina segura", "%s was certainly a mine"}, t.name(l.Cell))
	case l.Direct && l.Forced && l.Exact:
		say(text.Text{"azar: %s de mina, nada era seguro", "bad luck: %s for a mine, nothing was safe"}, t.chance(l.Chance, true))
	case l.Direct && l.Forced:
		say(text.Text{"%s de mina, y nada seguro a la vista", "%s for a mine, and nothing safe in sight"}, t.chance(l.Chance, false))
	}
	switch len(l.Misled) {
	case 0:
	case 1:
		say(text.Text{"marca mal puesta: %s", "wrong flag: %s"}, t.names(l.Misled))
	default:
		say(text.Text{"marcas mal puestas: %s", "wrong flags: %s"}, t.names(l.Misled))
	}
	switch len(l.Safe) {
	case 0:
	case 1:
		say(text.Text{"había una celda segura: %s", "there was a safe cell: %s"}, t.names(l.Safe))
	default:
		say(text.Text{"había celdas seguras: %s", "there were safe cells: %s"}, t.names(l.Safe))
	}
	return said
}
