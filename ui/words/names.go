// Package words holds what several packages say: the names of the things of the
// game, what is wrong with them, and the sentences of more than one.
package words

import (
	"strconv"
	"strings"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// A Level is a level with its name.
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

// Flag returns the name as --level takes it.
func (l Level) Flag() text.Text {
	return text.Text{strings.ToLower(l.Name.In(text.Spanish)), strings.ToLower(l.Name.In(text.English))}
}

// Custom is the name of a board that is of no level.
var Custom = text.Text{"A medida", "Custom"}

// RuleSet is a set of rules with its name.
type RuleSet struct {
	Name  text.Text
	Rules game.Rules
	About text.Text
}

// RuleSets returns the rules that have names, the default first.
func RuleSets() []RuleSet {
	return []RuleSet{
		{text.Text{"restantes", "left"}, game.LeftToFind, text.Text{
			"los números cuentan las minas que faltan por marcar",
			"the numbers count the mines still to be flagged"}},
		{text.Text{"clasicas", "classic"}, game.Classic, text.Text{
			"los números cuentan todas las minas vecinas",
			"the numbers count all the mines around"}},
		{text.Text{"estrictas", "strict"}, game.Strict, text.Text{
			"como restantes; no hay más marcas que minas y se gana marcándolas todas",
			"as left; no more flags than mines, and all must be flagged to win"}},
		{text.Text{"sencillas", "simple"}, game.Simple, text.Text{
			"como clasicas; una celda vacía abre solo las que la rodean",
			"as classic; an empty cell opens only those around it"}},
	}
}

// RuleSetOf returns the set that r is.
func RuleSetOf(r game.Rules) RuleSet {
	for _, set := range RuleSets() {
		if set.Rules == r {
			return set
		}
	}
	return RuleSet{Name: text.Text{"a medida", "custom"}, Rules: r}
}

// BoardFormat returns the name of a format of board files, and for [boards.Formats]
// that of a game as it is kept.
func BoardFormat(f boards.Format) text.Text { return boardFormats[f] }

var boardFormats = [boards.Formats + 1]text.Text{
	boards.Formats:  {"partida guardada", "kept game"},
	boards.Map:      {"mapa", "map"},
	boards.List:     {"lista", "list"},
	boards.MBF:      text.Same(".mbf"),
	boards.Tatham:   {"Mines, de Simon Tatham", "Simon Tatham's Mines"},
	boards.PTTA:     {"enlace de PTTA", "PTTA link"},
	boards.DotMine:  text.Same(".mine"),
	boards.DotBoard: text.Same(".board"),
}

// RuleName returns what players call a rule of the solver: the hardest if it is
// several.
func RuleName(r solver.Rule) text.Text {
	switch {
	case r >= solver.Cases:
		return text.Text{"suponer y descartar", "trying out all cases"}
	case r >= solver.Remain:
		return text.Text{"las minas que quedan", "the mines that remain"}
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

// Seconds writes a time as players read it: in seconds, with the tenths that are
// over.
func Seconds(d time.Duration) string { return string(AppendSeconds(nil, d)) }

// AppendSeconds appends to dst what [Seconds] writes.
func AppendSeconds(dst []byte, d time.Duration) []byte {
	tenths := d.Milliseconds() / 100
	dst = strconv.AppendInt(dst, tenths/10, 10)
	return strconv.AppendInt(append(dst, '.'), tenths%10, 10)
}
