package voice

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// Advice says of an advice what is told at a stage, and where there is more, how to ask for
// it.
func (t Teller) Advice(a hint.Advice, s hint.Stage) string {
	switch {
	case s == hint.Whether:
		return sentences(t.whether(a), text.Text{
			"Para saber dónde, escribe otra vez pista.", "To hear where, type hint again."}.In(t.Lang))
	case a.About == hint.Guess:
		return t.guess(a)
	case s == hint.Where:
		return sentences(t.what(a)+".", text.Text{
			"Para saber por qué, escribe otra vez pista.", "To hear why, type hint again."}.In(t.Lang))
	case a.Seen:
		return t.what(a) + ": " + text.Text{
			"esa celda ya estuvo abierta, y no tenía mina.", "that cell was open before, and held no mine."}.In(t.Lang)
	case !a.Explained:
		return sentences(t.what(a)+".", text.Text{
			"La explicación es demasiado larga para contarla.", "The argument is too long to be told."}.In(t.Lang))
	}
	return t.what(a) + ": " + t.why(a.Reason) + "."
}

// Warning says why a coach stops an opening, and what can be done then.
func (t Teller) Warning(w hint.Warning) string {
	if w.Against == hint.CertainMine {
		return sentences(text.Text{
			"Se abriría %s, que es una mina segura.", "That would open %s, which is certainly a mine."}.In(t.Lang, t.name(w.Mine)), text.Text{
			"Para saber por qué, escribe pista; para abrir, escribe otra vez lo mismo.",
			"To hear why, type hint; to open, type the same again."}.In(t.Lang))
	}
	return sentences(text.Text{"Hay una celda segura.", "There is a safe cell."}.In(t.Lang), text.Text{
		"Para saber cuál, escribe pista; para abrir, escribe otra vez lo mismo.",
		"To hear which, type hint; to open, type the same again."}.In(t.Lang))
}

func (t Teller) whether(a hint.Advice) string {
	say := text.Text{
		"No se ve nada seguro, y hay demasiados números para saberlo todo.",
		"Nothing certain can be seen, and there are too many numbers to know everything."}
	switch {
	case a.About == hint.WrongFlag:
		say = text.Text{"Hay una marca mal puesta.", "There is a wrong flag."}
	case a.About == hint.SafeCell:
		say = text.Text{"Hay algo seguro que abrir.", "There is something safe to open."}
	case a.About == hint.MineCell:
		say = text.Text{
			"No hay nada seguro que abrir, pero hay una mina segura sin marcar.",
			"There is nothing safe to open, but there is a certain mine without a flag."}
	case a.Exact:
		say = text.Text{"Nada es seguro: toca adivinar.", "Nothing is certain: you have to guess."}
	}
	return say.In(t.Lang)
}

func (t Teller) what(a hint.Advice) string {
	say := text.Text{"%s es segura", "%s is safe"}
	switch a.About {
	case hint.WrongFlag:
		say = text.Text{"La marca de %s está mal puesta", "The flag on %s is wrong"}
	case hint.MineCell:
		say = text.Text{"%s es una mina", "%s is a mine"}
	}
	return say.In(t.Lang, t.name(a.Cell))
}

// whys are the sentences for each rule, of a safe cell and of a mine; each takes the numbers.
var whys = map[solver.Rule][2]text.Text{
	solver.Two: {
		{
			"una mina ahí es imposible, porque %s",
			"a mine there is impossible, because %s"},
		{
			"ahí tiene que haber una mina, porque %s",
			"there has to be a mine there, because %s"}},
	solver.Chain: {
		{
			"paso a paso se ve que ahí no cabe una mina, porque %s",
			"step by step, a mine there is ruled out, because %s"},
		{
			"paso a paso se ve que ahí hay una mina, porque %s",
			"step by step, a mine there is forced, because %s"}},
	solver.Cases: {
		{
			"probando todos los casos, ninguno pone ahí una mina, porque %s",
			"of all the cases, none puts a mine there, because %s"},
		{
			"probando todos los casos, cada uno pone ahí una mina, porque %s",
			"of all the cases, each puts a mine there, because %s"}},
}

func (t Teller) why(r solver.Reason) string {
	rule := r.Rule
	switch rule {
	case solver.One:
		said := t.facts(r)
		if !r.Mine {
			return said
		}
		if t.Right {
			return said + choose(t.Lang, t.Game.Left(r.Numbers[0]),
				text.Text{", y no tiene más celdas sin marcar que esa", ", and has no other cell without a flag"},
				text.Text{
					", y alrededor solo tiene %d celdas sin marcar",
					", and has only %d cells without a flag around it"})
		}
		return said + choose(t.Lang, t.Game.Layout().Around(r.Numbers[0]),
			text.Text{", y no tiene más celdas cerradas que esa", ", and has no other closed cell"},
			text.Text{
				", y alrededor solo tiene %d celdas cerradas",
				", and has only %d closed cells around it"})
	case solver.Remain:
		rule = solver.Two // facts that do not go together, that of the board one of them
	}
	say := whys[rule][0]
	if r.Mine {
		say = whys[rule][1]
	}
	return say.In(t.Lang, t.facts(r))
}

// facts says which numbers an argument takes. They are those of the board, whatever is
// flagged, unless the flags are known to be right.
func (t Teller) facts(r solver.Reason) string {
	var facts []string
	switch {
	case r.Total && t.Right:
		facts = append(facts, choose(t.Lang, t.Game.MinesLeft(),
			text.Text{"en el tablero falta 1 mina", "1 mine is left on the board"},
			text.Text{"en el tablero faltan %d minas", "%d mines are left on the board"}))
	case r.Total:
		facts = append(facts, text.Text{"el tablero tiene %s", "the board has %s"}.In(
			t.Lang, mines.count(t.Game.Layout().Mines(), t.Lang)))
	}
	named := r.Numbers[:min(len(r.Numbers), most)]
	for _, c := range named {
		facts = append(facts, t.fact(c))
	}
	if more := len(r.Numbers) - len(named); more > 0 {
		return strings.Join(facts, ", ") + choose(t.Lang, more,
			text.Text{", y por 1 número más", ", and because of 1 more number"},
			text.Text{", y por %d números más", ", and because of %d more numbers"})
	}
	return text.And(t.Lang, facts)
}

// fact says what a number counts.
func (t Teller) fact(c game.Cell) string {
	if t.Right {
		switch n := t.Game.Left(c); n {
		case 0:
			return text.Text{"a %s no le falta ninguna mina", "%s has no mine left"}.In(t.Lang, t.name(c))
		case 1:
			return text.Text{"a %s le falta 1 mina", "%s has 1 mine left"}.In(t.Lang, t.name(c))
		default:
			return text.Text{"a %s le faltan %d minas", "%s has %d mines left"}.In(t.Lang, t.name(c), n)
		}
	}
	if n := t.Game.Layout().Around(c); n > 0 {
		return text.Text{"%s toca %s", "%s touches %s"}.In(t.Lang, t.name(c), mines.count(n, t.Lang))
	}
	return text.Text{"%s no toca ninguna mina", "%s touches no mine"}.In(t.Lang, t.name(c))
}

// Unproven says of opening or flagging a cell that nothing shows it to be right.
func (t Teller) Unproven(c game.Cell, chance float64) string {
	return text.Text{
		"Nada lo demuestra: la probabilidad de mina en %s es %s.",
		"Nothing proves it: the chance of a mine at %s is %s."}.In(t.Lang, t.name(c), t.chance(chance, true))
}

// guess names the best guess, and where another one risks less, why it is the best all the
// same.
func (t Teller) guess(a hint.Advice) string {
	risk := t.chance(a.Chance, a.Exact)
	said := text.Text{
		"Lo mejor es abrir %s: la probabilidad de mina es %s.",
		"The best guess is %s: the chance of a mine there is %s."}.In(t.Lang, t.guessed(a.Cell, a.Flagged), risk)
	if least := t.chance(a.LeastChance, a.Exact); least != risk {
		said = sentences(said, text.Text{
			"%s arriesga menos, con una probabilidad %s, pero ayuda menos a seguir.",
			"%s is less risky, with a chance of %s, but helps less afterwards."}.In(
			t.Lang, t.guessed(a.Least, a.LeastFlagged), least))
	}
	return said
}

func (t Teller) guessed(c game.Cell, flagged bool) string {
	if flagged {
		return text.Text{"%s, que está marcada", "%s, which is flagged"}.In(t.Lang, t.name(c))
	}
	return t.name(c)
}

// chance says how likely something is, where it may be an estimate: "del 12 por ciento".
func (t Teller) chance(chance float64, exact bool) string {
	is := text.Text{"del %s", "%s"}
	if chance < 0.01 {
		is = text.Text{"de %s", "%s"}
	}
	said := is.In(t.Lang, percent(t.Lang, chance))
	if !exact {
		said += text.Text{", más o menos", ", more or less"}.In(t.Lang)
	}
	return said
}

// Chances says how likely a mine is in each closed cell, the least likely first, those
// together that are as likely.
func (t Teller) Chances(thoughts *hint.Thoughts) []string {
	alike := map[int][]game.Cell{} // by the chance in hundredths, as it is said
	for c := range game.Cells(t.grid()) {
		if !t.Game.Open(c) {
			share := hundredths(thoughts.Chance(c))
			alike[share] = append(alike[share], c)
		}
	}
	var said []string
	if !thoughts.Exact() {
		said = append(said, text.Text{
			"Hay demasiados números para saberlo todo, y las probabilidades son aproximadas.",
			"There are too many numbers to know everything, and the chances are estimates."}.In(t.Lang))
	}
	for _, share := range slices.SortedFunc(maps.Keys(alike), cmp.Compare[int]) {
		said = append(said, t.alike(share, alike[share]))
	}
	return said
}

// hundredths rounds a chance as it is spoken: -1 is no mine for certain, 100 a certain one.
func hundredths(chance float64) int {
	switch {
	case chance == 0:
		return -1
	case chance == 1:
		return 100
	case chance < 0.01:
		return 0
	}
	return min(int(100*chance+0.5), 99)
}

// mostAlike is how many cells with the same chance are named one by one.
const mostAlike = 20

func (t Teller) alike(share int, all []game.Cell) string {
	var names []string
	for _, c := range all {
		names = append(names, t.name(c))
	}
	where := text.And(t.Lang, names[:min(len(names), mostAlike)])
	if len(names) > mostAlike {
		where = text.Text{"%s, entre ellas %s", "%s, among them %s"}.In(
			t.Lang, cells.count(len(names), t.Lang), text.And(t.Lang, names[:most]))
	}
	switch share {
	case -1:
		return text.Text{"Sin mina: %s.", "No mine: %s."}.In(t.Lang, where)
	case 100:
		return text.Text{"Mina segura: %s.", "Certainly a mine: %s."}.In(t.Lang, where)
	}
	return text.Capital(percent(t.Lang, float64(share)/100)) + ": " + where + "."
}
