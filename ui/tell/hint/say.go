package hint

import (
	"fmt"
	"strconv"
	"strings"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A Teller puts in words what is known of a board.
type Teller struct {
	Layout *game.Layout
	Names  game.Names // of its cells
	Lang   text.Lang

	// Right is the game where all its flags are: of a number is then said what is left of it,
	// as the rules of that game have it. nil: of all numbers, the mines around them.
	Right *game.Game

	// Game is what is played, if anything: where it shows less of a number than is said, as
	// mines are flagged, it is said that this is all of it.
	Game *game.Game
}

// Advice returns what is said of an advice at a stage. Where there is more to be
// told, it ends with how to ask for it: by what the player calls asking.
func (t Teller) Advice(a Advice, s Stage, asking string) string {
	switch {
	case s == Whether:
		return whether(a).In(t.Lang) + text.Between + text.Text{"%s: dónde", "%s: where"}.In(t.Lang, asking)
	case a.About == Guess:
		return t.guess(a)
	case s == Where:
		return t.what(a) + text.Between + text.Text{"%s: por qué", "%s: why"}.In(t.Lang, asking)
	case a.Seen:
		return t.what(a) + ": " + text.Text{
			"esa celda ya estuvo abierta, y no tenía mina",
			"that cell was open before, and held no mine",
		}.In(t.Lang)
	case !a.Explained:
		return t.what(a) + ": " + text.Text{
			"el argumento es demasiado largo para contarlo",
			"the argument is too long to tell",
		}.In(t.Lang)
	default:
		return t.what(a) + ": " + t.why(a.Reason)
	}
}

var (
	bestGuess = text.Text{
		"Lo mejor es abrir %s: %s de probabilidad de mina",
		"The best guess is %s: %s chance of a mine",
	}
	lessRisk = text.Text{
		"%s arriesga menos (%s), pero ayuda menos a seguir",
		"%s is less risky (%s), but helps less afterwards",
	}
)

// guess names the best guess, and where another one risks less, why it is the best
// all the same.
func (t Teller) guess(a Advice) string {
	said := bestGuess.In(t.Lang, t.guessed(a.Cell, a.Flagged), t.chance(a.Chance, a.Exact))
	if least := t.chance(a.LeastChance, a.Exact); least != t.chance(a.Chance, a.Exact) {
		said += text.Between + lessRisk.In(t.Lang, t.guessed(a.Least, a.LeastFlagged), least)
	}
	return said
}

// guessed names a cell that may be guessed: a flag there is in the way.
func (t Teller) guessed(c game.Cell, flagged bool) string {
	name := t.name(c)
	if flagged {
		name += text.Text{" (marcada)", " (flagged)"}.In(t.Lang)
	}
	return name
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
	case a.About == WrongFlag:
		return text.Text{"Hay una marca mal puesta", "There is a wrong flag"}
	case a.About == SafeCell:
		return text.Text{"Hay algo seguro que abrir", "There is something safe to open"}
	case a.About == MineCell:
		return text.Text{
			"No hay nada seguro que abrir, pero sí una mina segura sin marcar",
			"There is nothing safe to open, but there is a certain mine without a flag",
		}
	case a.Exact:
		return text.Text{"Nada es seguro: toca adivinar", "Nothing is certain: you have to guess"}
	default:
		return text.Text{
			"No se ve nada seguro, y hay demasiados números para saberlo todo",
			"Nothing certain can be seen, and there are too many numbers to know everything",
		}
	}
}

var (
	isSafe = text.Text{"%s es segura", "%s is safe"}
	isMine = text.Text{"%s es una mina", "%s is a mine"}
)

func (t Teller) what(a Advice) string {
	said := isSafe
	switch a.About {
	case WrongFlag:
		said = text.Text{"La marca de %s está mal puesta", "The flag on %s is wrong"}
	case MineCell:
		said = isMine
	}
	return said.In(t.Lang, t.name(a.Cell))
}

// whySums are the sentences where numbers do not add up.
var whySums = [2]text.Text{
	{"con una mina ahí no podrían cumplirse a la vez %s", "with a mine there, these could not all hold: %s"},
	{
		"sin una mina ahí no podrían cumplirse a la vez %s",
		"without a mine there, these could not all hold: %s",
	},
}

// whys are the sentences for each rule: of a safe cell, and of a mine.
var whys = map[solver.Rule][2]text.Text{
	solver.One: {
		{"alrededor de %s no hay más minas", "there are no more mines around %s"},
		{
			"alrededor de %s hay tantas minas como celdas cerradas",
			"there are as many mines around %s as closed cells",
		},
	},
	solver.Two: whySums,
	solver.Chain: {
		{
			"paso a paso, los números %s descartan una mina ahí",
			"step by step, the numbers %s rule out a mine there",
		},
		{
			"paso a paso, los números %s exigen una mina ahí",
			"step by step, the numbers %s force a mine there",
		},
	},
	solver.Remain: whySums,
	solver.Cases: {
		{"ningún reparto que cuadre con %s pone ahí una mina", "no layout that fits %s puts a mine there"},
		{"todo reparto que cuadre con %s pone ahí una mina", "every layout that fits %s puts a mine there"},
	},
}

func (t Teller) why(r solver.Reason) string {
	if len(r.Numbers) == 0 {
		if t.Right != nil {
			return text.Text{"minas que quedan: %d", "mines that remain: %d"}.In(t.Lang, t.mines())
		}
		return text.Text{"minas en el tablero: %d", "mines on the board: %d"}.In(t.Lang, t.Layout.Mines())
	}
	text := whys[r.Rule][0]
	if r.Mine {
		text = whys[r.Rule][1]
	}
	return text.In(t.Lang, t.numbers(r))
}

// most is how many cells are named one by one.
const most = 4

var (
	theBoard = text.Text{"el tablero", "the board"}
	inAll    = text.Text{"%s (%s en total)", "%s (%s in all)"}
)

// numbers names the cells whose numbers an argument takes, each with the mines
// around it, and the board with its own, where it takes those.
func (t Teller) numbers(r solver.Reason) string {
	var names []string
	for _, c := range r.Numbers {
		n := t.number(c)
		names = append(names, t.counted(t.name(c), game.Digit(n), t.Game != nil && t.Game.Number(c) < n))
	}
	if r.Total {
		n := t.mines()
		board := t.counted(theBoard.In(t.Lang), strconv.Itoa(n), t.Game != nil && t.Game.MinesLeft() < n)
		names = append([]string{board}, names...)
	}
	return t.list(names, len(names))
}

// counted names what has so many mines: in all, if the board shows less.
func (t Teller) counted(name, mines string, less bool) string {
	if less {
		return inAll.In(t.Lang, name, mines)
	}
	return fmt.Sprintf("%s (%s)", name, mines)
}

// number returns what is said of the number of a cell.
func (t Teller) number(c game.Cell) int {
	if t.Right != nil {
		return t.Right.Number(c)
	}
	return t.Layout.Around(c)
}

// mines returns what is said of the number of all mines.
func (t Teller) mines() int {
	if t.Right != nil {
		return t.Right.MinesLeft()
	}
	return t.Layout.Mines()
}

// names names cells, of which a large board may have very many.
func (t Teller) names(cells []game.Cell) string {
	return t.list(t.eachName(cells[:min(len(cells), most)]), len(cells))
}

func (t Teller) eachName(cells []game.Cell) []string {
	var names []string
	for _, c := range cells {
		names = append(names, t.name(c))
	}
	return names
}

// list joins the first of so many names as they are spoken.
func (t Teller) list(names []string, all int) string {
	if more := all - most; more > 0 {
		return strings.Join(names[:most], ", ") + text.Text{" y %d más", " and %d more"}.In(t.Lang, more)
	}
	return text.And(t.Lang, names)
}

func (t Teller) name(c game.Cell) string { return t.Names.Of(t.Layout.Grid(), c) }

// ChanceAt returns what is said of a closed cell that is a mine with this chance.
func (t Teller) ChanceAt(c game.Cell, chance float64, exact bool) string {
	switch chance {
	case 0:
		return isSafe.In(t.Lang, t.name(c))
	case 1:
		return isMine.In(t.Lang, t.name(c))
	}
	return text.Text{
		"%s: %s de probabilidad de mina",
		"%s: %s chance of a mine",
	}.In(t.Lang, t.name(c), t.chance(chance, exact))
}

func (t Teller) chance(chance float64, exact bool) string {
	said := words.Percent.In(t.Lang, text.Share(chance))
	if !exact {
		said = text.Text{"cerca del %s", "about %s"}.In(t.Lang, said)
	}
	return said
}

// blames are what is said of a cause of a loss that is about one cell, and about several.
var blames = [Blames][2]text.Text{
	WasSeen: {
		{"ya habías visto que %s era una mina", "you had already seen that %s was a mine"},
		{"ya habías visto que %s eran minas", "you had already seen that %s were mines"}},
	WasMine: {
		{"%s era una mina segura", "%s was certainly a mine"},
		{"%s eran minas seguras", "%s were certainly mines"}},
	WrongFlags: {
		{"marca mal puesta: %s", "wrong flag: %s"},
		{"marcas mal puestas: %s", "wrong flags: %s"}},
	WasSafe: {
		{"había una celda segura: %s", "there was a safe cell: %s"},
		{"había celdas seguras: %s", "there were safe cells: %s"}},
	WasSafeFlagged: {
		{"había una celda segura, marcada: %s", "there was a safe cell, flagged: %s"},
		{"había celdas seguras, marcadas: %s", "there were safe cells, flagged: %s"}},
	SafeAlone: {{"abrir solo %s era seguro", "opening %s alone was safe"}},
}

// Loss returns what is said of a lost game, the most important first, in parts
// that make sense each by itself.
func (t Teller) Loss(l Loss) []string {
	var said []string
	for _, c := range l.Causes() {
		if c.Blame == Luck {
			said = append(said, t.luck(l))
			continue
		}
		said = append(said, blames[c.Blame][min(len(c.Cells), 2)-1].In(t.Lang, t.names(c.Cells)))
	}
	return said
}

// luck says that a guess was due.
func (t Teller) luck(l Loss) string {
	switch {
	case l.Direct && l.Exact:
		return text.Text{
			"mala suerte: %s de probabilidad de mina, y nada era seguro",
			"bad luck: %s chance of a mine, and nothing was safe",
		}.In(t.Lang, t.chance(l.Chance, true))
	case l.Direct:
		return text.Text{
			"%s de probabilidad de mina, y no se veía nada seguro",
			"%s chance of a mine, and nothing safe could be seen",
		}.In(t.Lang, t.chance(l.Chance, false))
	case l.Exact:
		return text.Text{"nada era seguro", "nothing was safe"}.In(t.Lang)
	}
	return text.Text{"no se veía nada seguro", "nothing safe could be seen"}.In(t.Lang)
}
