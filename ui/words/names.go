package words

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/deal"
)

// A Level is a level with its name.
type Level struct {
	Name Text
	game.Level
}

// Levels returns the levels in the order of the menu.
func Levels() []Level {
	return []Level{
		{Text{"Principiante", "Beginner"}, game.Beginner},
		{Text{"Intermedio", "Intermediate"}, game.Intermediate},
		{Text{"Experto", "Expert"}, game.Expert},
	}
}

// Flag returns the name as --level takes it.
func (l Level) Flag() Text {
	return Text{strings.ToLower(l.Name.Spanish), strings.ToLower(l.Name.English)}
}

// Custom is the name of a board that is of no level.
var Custom = Text{"A medida", "Custom"}

// RuleSet is a set of rules with its name.
type RuleSet struct {
	Name  Text
	Rules game.Rules
	About Text
}

// RuleSets returns the rules that have names, the default first.
func RuleSets() []RuleSet {
	return []RuleSet{
		{Text{"restantes", "left"}, game.LeftToFind, Text{
			"los números cuentan las minas que faltan por marcar",
			"the numbers count the mines still to be flagged"}},
		{Text{"clasicas", "classic"}, game.Classic, Text{
			"los números cuentan todas las minas vecinas",
			"the numbers count all the mines around"}},
		{Text{"estrictas", "strict"}, game.Strict, Text{
			"como restantes; no hay más marcas que minas y se gana marcándolas todas",
			"as left; no more flags than mines, and all must be flagged to win"}},
		{Text{"sencillas", "simple"}, game.Simple, Text{
			"como clasicas; una celda vacía abre solo las que la rodean, y una abierta no abre más",
			"as classic; an empty cell opens only those around it, an open one nothing more"}},
		{Text{"sueltas", "single"}, game.SingleCells, Text{
			"como clasicas; las celdas se abren una a una",
			"as classic; cells are opened one by one"}},
	}
}

// RuleSetOf returns the set that r is.
func RuleSetOf(r game.Rules) RuleSet {
	for _, set := range RuleSets() {
		if set.Rules == r {
			return set
		}
	}
	return RuleSet{Name: Text{"propias", "custom"}, Rules: r}
}

// A FirstCell is what the first cell of a board may be, with its name.
type FirstCell struct {
	Name    Text
	Promise deal.Promise
}

// FirstCells returns all there are, the default first.
func FirstCells() []FirstCell {
	return []FirstCell{
		{Text{"despejada", "clear"}, deal.ClearStart},
		{Text{"segura", "safe"}, deal.SafeStart},
		{Text{"cualquiera", "any"}, deal.AnyStart},
	}
}

// FirstCellOf returns what a promise is about the first cell.
func FirstCellOf(p deal.Promise) FirstCell {
	all := FirstCells()
	return all[slices.IndexFunc(all, func(f FirstCell) bool { return f.Promise == p.First() })]
}

// BoardFormat returns the name of a format of board files, and for [boards.Formats]
// that of a game as it is kept.
func BoardFormat(f boards.Format) Text { return boardFormats[f] }

var boardFormats = [boards.Formats + 1]Text{
	boards.Formats:  {"partida guardada", "kept game"},
	boards.Map:      {"mapa", "map"},
	boards.List:     {"lista", "list"},
	boards.MBF:      Same(".mbf"),
	boards.Tatham:   {"Mines, de Simon Tatham", "Simon Tatham's Mines"},
	boards.PTTA:     {"enlace de PTTA", "PTTA link"},
	boards.DotMine:  Same(".mine"),
	boards.DotBoard: Same(".board"),
}

// Seconds writes a time as players read it: in seconds, with the tenths that are
// over.
func Seconds(d time.Duration) string { return string(AppendSeconds(nil, d)) }

// AppendSeconds appends to dst what [Seconds] writes.
func AppendSeconds(dst []byte, d time.Duration) []byte {
	tenths := d.Milliseconds() / 100
	dst = strconv.AppendInt(dst, tenths/10, 10)
	return strconv.AppendInt(append(dst, '.'), tenths%10, 10)
}

// Share writes a chance that is neither 0 nor 1 in hundredths, as "<1" or "1" to
// "99".
func Share(chance float64) string {
	if chance < 0.01 {
		return "<1"
	}
	return strconv.Itoa(min(int(100*chance+0.5), 99))
}
