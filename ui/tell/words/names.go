// Package words holds texts that several packages use: the names of levels, rules and formats, the
// messages of errors, and some whole sentences.
package words

import (
	"math"
	"slices"
	"strings"
	"time"

	"buscaminas/boards"
	"buscaminas/boards/videos"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// A Level is a [game.Level] with its name.
type Level struct {
	Name text.Text
	game.Level
}

// Levels returns the levels in the order of the menu.
func Levels() []Level {
	return []Level{
		{text.Text{"Principiante", "Beginner"}, game.Beginner},
		{text.Text{"Intermedio", "Intermediate"}, game.Intermediate},
		{text.Text{"Experto", "Expert"}, game.Expert},
	}
}

// Flag returns the name of the level as a value of the flag --level.
func (l Level) Flag() text.Text {
	return text.Text{strings.ToLower(l.Name.In(text.Spanish)), strings.ToLower(l.Name.In(text.English))}
}

// Custom is the name of a board that belongs to no level.
var Custom = text.Text{"A medida", "Custom"}

// A RuleSet is a set of rules with its name and its explanation.
type RuleSet struct {
	Name  text.Text
	Rules game.Rules
	About text.Text
}

// RuleSets returns the rules that have names, the default first.
func RuleSets() []RuleSet {
	return []RuleSet{
		{text.Text{"restantes", "remaining"}, game.LeftToFind, text.Text{
			"los números cuentan las minas que faltan por marcar",
			"the numbers count down: each shows how many of its mines are not yet flagged"}},
		{text.Text{"clásicas", "classic"}, game.Classic, text.Text{
			"los números cuentan todas las minas de alrededor",
			"the numbers count all the neighbouring mines"}},
		{text.Text{"estrictas", "strict"}, game.Strict, text.Text{
			"como «restantes», pero para ganar hay que marcar todas las minas y nada más",
			"like remaining, but to win you must flag every mine and nothing else"}},
		{text.Text{"sencillas", "simple"}, game.Simple, text.Text{
			"como «clásicas», pero una celda vacía solo abre sus vecinas, y una ya abierta no abre nada",
			"like classic, but an empty cell opens only its neighbours, and an open cell opens nothing"}},
		{text.Text{"sueltas", "single"}, game.SingleCells, text.Text{
			"como «clásicas», pero las celdas se abren una a una",
			"like classic, but cells are opened one by one"}},
	}
}

// Label returns the name of the rules on a page. In English, the default rules get a name that
// explains them.
func (s RuleSet) Label() text.Text {
	if s.Rules == game.LeftToFind {
		return text.Text{s.Name[text.Spanish], "numbers count down"}
	}
	return s.Name
}

// RuleSetOf returns the set with the rules r. If these rules have no name, the set is called
// "custom".
func RuleSetOf(r game.Rules) RuleSet {
	for _, set := range RuleSets() {
		if set.Rules == r {
			return set
		}
	}
	return RuleSet{Name: text.Text{"propias", "custom"}, Rules: r}
}

// Coords returns the words for the ways to name cells, in the order of [game.Names].
func Coords() []text.Text {
	return []text.Text{
		game.Letters: {"letras", "letters"},
		game.Numbers: {"números", "numbers"},
		game.Mixed:   {"mixtas", "mixed"},
	}
}

// A FirstCell is a promise about the first cell of a board, with its name.
type FirstCell struct {
	Name    text.Text
	Promise deal.Promise
}

// FirstCells returns all promises about the first cell, the default first.
func FirstCells() []FirstCell {
	return []FirstCell{
		{text.Text{"despejada", "clear"}, deal.ClearStart},
		{text.Text{"segura", "safe"}, deal.SafeStart},
		{text.Text{"cualquiera", "any"}, deal.AnyStart},
	}
}

// FirstCellOf returns the promise that p makes about the first cell, with its name.
func FirstCellOf(p deal.Promise) FirstCell {
	all := FirstCells()
	return all[slices.IndexFunc(all, func(f FirstCell) bool { return f.Promise == p.StartPromise() })]
}

// BoardFormat returns the name of a format of board files. For [boards.Formats], which stands for a
// saved game, it returns "saved game".
func BoardFormat(f boards.Format) text.Text { return boardFormats[f] }

var boardFormats = [boards.Formats + 1]text.Text{
	boards.Formats:  {"partida guardada", "saved game"},
	boards.Map:      {"mapa", "map"},
	boards.List:     {"lista", "list"},
	boards.MBF:      text.Same(".mbf"),
	boards.Tatham:   {"Mines, de Simon Tatham", "Simon Tatham's Mines"},
	boards.PTTA:     {"enlace de PTTA", "PTTA link"},
	boards.DotMine:  text.Same(".mine"),
	boards.DotBoard: text.Same(".board"),
}

// VideoOf describes a video, which is a game that another program recorded.
func VideoOf(v *videos.Video) text.Text {
	if v.Format == videos.Tatham {
		return text.Text{"partida de Mines, de Simon Tatham", "game of Simon Tatham's Mines"}
	}
	return text.Text{"vídeo de " + v.Program, v.Program + " video"}
}

// RuleName returns the players' name of a rule of the solver. If r holds several rules, the name is
// that of the hardest rule, or of the two hardest if they are equally hard.
func RuleName(r solver.Rule) text.Text {
	switch {
	case r >= solver.Exact:
		return text.Text{"contar todos los repartos", "counting all layouts"}
	case r >= solver.Cases:
		return text.Text{"suponer y descartar", "case by case"}
	case r >= solver.Chain|solver.Remain:
		return text.Text{"cadena y minas que quedan", "a chain and the remaining mines"}
	case r >= solver.Remain:
		return text.Text{"las minas que quedan", "the remaining mines"}
	case r >= solver.Chain:
		return text.Text{"una cadena de números", "a chain of numbers"}
	case r >= solver.Two:
		return text.Text{"dos números que se solapan", "two numbers that overlap"}
	case r >= solver.One:
		return text.Text{"un solo número", "a single number"}
	default:
		return text.Text{"nada", "nothing"}
	}
}

// NoMines is shown instead of the hardest rule if a board has no mines.
var NoMines = text.Text{"no hay minas: se abre todo de una vez", "there are no mines: everything opens at once"}

// Duration returns seconds as a [time.Duration], rounded to the millisecond because computed
// seconds are seldom exact.
func Duration(seconds float64) time.Duration {
	return time.Duration(math.Round(1000*seconds)) * time.Millisecond
}

// RoundedSeconds returns a time in seconds, rounded down to whole milliseconds, to be written to a
// file. For 5738 ms it returns 5.738, where [time.Duration.Seconds] returns 5.7379999999999995.
func RoundedSeconds(d time.Duration) float64 { return float64(d.Milliseconds()) / 1000 }

// InSeconds writes a time as the full screen does: "42,3 s" in Spanish, "42.3 s" in English.
func InSeconds(l text.Lang, d time.Duration) string { return TableSeconds(l, d) + " s" }

// DurationInWords returns a time in words, to the tenth of a second.
func DurationInWords(d time.Duration, l text.Lang) string {
	d = d.Truncate(time.Second / 10)
	var parts []string
	for _, unit := range []struct {
		text.Text
		is time.Duration
	}{
		{text.Text{"%d {hora|horas}", "%d {hour|hours}"}, time.Hour},
		{text.Text{"%d {minuto|minutos}", "%d {minute|minutes}"}, time.Minute},
	} {
		if n := int(d / unit.is); n > 0 {
			parts, d = append(parts, unit.In(l, n)), d%unit.is
		}
	}
	switch {
	case d == time.Second:
		parts = append(parts, l.Say("1 segundo", "1 second"))
	case d > 0 || len(parts) == 0:
		parts = append(parts, l.Say("%s segundos", "%s seconds", text.Tenths(l, d.Seconds())))
	}
	return text.And(l, parts)
}

// TableSeconds writes a time in seconds, rounded down to a tenth, without the unit. The head of the
// table has the unit.
func TableSeconds(l text.Lang, d time.Duration) string {
	return text.Decimal(l, d.Truncate(time.Second/10).Seconds(), 1)
}

// Seconds writes a time as the line mode and the commands do: in seconds, rounded down to a tenth.
func Seconds(d time.Duration) string { return TableSeconds(text.English, d) }
