package manual

import (
	"fmt"
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/settings/look"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/ansi"
)

// A part is a table that the program makes, such as the list of rules. In the file of a topic, a
// line such as "{rules}" stands for the table.
type part struct {
	name string
	rows func(r Reader) []Row
}

var parts = []part{
	{"rules", func(r Reader) (rows []Row) {
		for _, set := range words.RuleSets() {
			rows = append(rows, row(set.Name.In(r.Lang), set.About.In(r.Lang)))
		}
		return rows
	}},
	{"levels", func(r Reader) (rows []Row) {
		for _, level := range words.Levels() {
			size := levelSize.In(r.Lang, level.Rows, level.Cols, level.Mines)
			rows = append(rows, row(level.Flag().In(r.Lang), size))
		}
		return rows
	}},
	{"options", func(r Reader) (rows []Row) {
		for _, o := range choices.Options() {
			rows = append(rows, row(o.Name, o.Label.In(r.Lang)+": "+list(o.Values, r.Lang)))
		}
		return rows
	}},
	{"colors", func(r Reader) (rows []Row) {
		colors := r.theme()
		for _, p := range theme.Parts() {
			rows = append(rows, row(look.ColorPrefix+p.Name, afterValue(p.Color(colors), p.About.In(r.Lang))))
		}
		return rows
	}},
	{"color names", func(r Reader) []Row { return []Row{row("", theme.ColorNames(r.Lang))} }},
	{"glyphs", func(r Reader) (rows []Row) {
		for _, n := range draw.GlyphNames() {
			rows = append(rows, row(look.GlyphPrefix+n.Name, afterValue(string(n.Of(r.glyphs())), n.About.In(r.Lang))))
		}
		return rows
	}},
	{"symbols", symbols},
	{"marks", marks},
	{"keys of the board", func(r Reader) []Row { return KeyRows(r.tables(), keys.Board, r.Lang) }},
	{"keys of the menu", func(r Reader) []Row { return KeyRows(r.tables(), keys.Menu, r.Lang) }},
	{"keys of the editor", func(r Reader) []Row { return KeyRows(r.tables(), keys.Editor, r.Lang) }},
	{"key names", func(r Reader) []Row { return []Row{row("", keyNames(r.tables()))} }},
}

// row returns a row whose label is something to type.
func row(label, about string) Row { return Row{Label: screen.Key.Of(label), About: about} }

// list joins texts with commas.
func list(all []text.Text, l text.Lang) string {
	var said []string
	for _, t := range all {
		said = append(said, t.In(l))
	}
	return strings.Join(said, ", ")
}

// afterValue returns the present value of an option, followed by about, the explanation of the
// option. If value is "", as for a color of the terminal itself, it returns only about.
func afterValue(value, about string) string {
	if value == "" {
		return about
	}
	return value + text.Separator + about
}

// KeyRows lists the commands of a page of the full screen, with their keys.
func KeyRows(tables *keys.Tables, p keys.Page, l text.Lang) (rows []Row) {
	for _, k := range tables.Listed(p) {
		if len(k.Keys()) > 0 {
			rows = append(rows, row(k.Label(l), k.Long.In(l)))
		}
	}
	return rows
}

// keyNames lists the names that commands have in the settings file.
func keyNames(tables *keys.Tables) string {
	var all []string
	for p := range tables {
		for _, k := range tables.Of(keys.Page(p)).Keys {
			if k.Name != "" && !slices.Contains(all, k.Name) {
				all = append(all, k.Name)
			}
		}
	}
	return strings.Join(all, ", ")
}

// symbols lists the signs that cells show, with their meanings.
func symbols(r Reader) (rows []Row) {
	for f := game.Empty; f < game.Faces; f++ {
		if about := faces[f]; about != (text.Text{}) {
			glyph, ink := r.glyphs().Face(f)
			rows = append(rows, Row{ink.Of(glyph), grounds[f], about.In(r.Lang)})
		}
	}
	return rows
}

// faces has the meaning of each face, that is, of each sign that a cell can show. The meaning of
// the number 1 is used for all numbers.
var faces = [game.Faces]text.Text{
	game.Closed: {"celda cerrada", "closed cell"},
	1: {
		"celda abierta: cuántas minas le quedan por encontrar alrededor",
		"open cell: how many mines are left to find around it"},
	game.Flagged: {"marca", "flag"},
	game.Overflagged: {
		"celda abierta con demasiadas marcas alrededor",
		"open cell with too many flags around it"},
	game.MissedMine:   {"al final: mina sin marca", "at the end: mine without a flag"},
	game.WrongFlag:    {"al final: marca sin mina", "at the end: flag without a mine"},
	game.ExplodedMine: {"al final: la mina que estalló", "at the end: the mine that exploded"},
}

// grounds has the background of each face.
var grounds = [game.Faces]screen.Ground{
	1: screen.OpenGround, game.Closed: screen.ClosedGround, game.Flagged: screen.ClosedGround, game.Overflagged: screen.OpenGround,
	game.MissedMine: screen.EndedGround, game.WrongFlag: screen.EndedGround, game.ExplodedMine: screen.OpenGround,
}

// marks lists the signs that show a hint or the chances of a mine, with their meanings.
func marks(r Reader) (rows []Row) {
	g := r.glyphs()
	for _, role := range draw.ArgumentRoles {
		sign := g.SignOf(role)
		rows = append(rows, Row{
			Label: sign.Label,
			About: r.Lang.Say("en una pista: %s", "in a hint: %s", sign.About.In(r.Lang))})
	}
	for _, m := range []struct {
		label screen.Span
		about text.Text
	}{
		{screen.SureSafe.Of(g.Safe()), text.Text{
			"con los riesgos a la vista: no tiene mina", "with the risks shown: certainly safe"}},
		{screen.SureMine.Of(draw.SureMineGlyph), text.Text{
			"con los riesgos a la vista: es una mina", "with the risks shown: certainly a mine"}},
		{screen.MiddleRiskInk.Of("25%"), text.Text{
			"con los riesgos a la vista: probabilidad de mina", "with the risks shown: how likely a mine is"}},
	} {
		rows = append(rows, Row{Label: m.label, About: m.about.In(r.Lang)})
	}
	return rows
}

var levelSize = text.Text{"%d×%d, %d minas", "%d×%d, %d mines"}

const (
	gap      = 2  // the least number of blanks between a label and its explanation
	leftmost = 28 // the greatest width of a label and its gap; a wider label has its own line
)

// Columns returns rows as text, with the labels on the left and the explanations on the right. It
// wraps the explanations, so that no line is wider than [pageWidth].
func Columns(rows [][2]string) string {
	left := 0
	for _, row := range rows {
		if w := ansi.StringWidth(row[0]) + gap; w <= leftmost {
			left = max(left, w)
		}
	}
	if left == 0 {
		left = leftmost
	}
	var b strings.Builder
	for _, row := range rows {
		label, about := row[0], row[1]
		if ansi.StringWidth(label)+gap > left {
			fmt.Fprintln(&b, label)
			label = ""
		}
		for _, line := range wrapped(about, pageWidth-left) {
			pad := strings.Repeat(" ", left-ansi.StringWidth(label))
			fmt.Fprintln(&b, strings.TrimRight(label+pad+line, " "))
			label = ""
		}
	}
	return b.String()
}

// wrapped wraps a text at blanks only: a hyphen may be part of a name.
func wrapped(text string, width int) []string {
	words := strings.Split(text, " ")
	lines := words[:1:1]
	for _, word := range words[1:] {
		last := &lines[len(lines)-1]
		if ansi.StringWidth(*last)+1+ansi.StringWidth(word) > width {
			lines = append(lines, word)
			continue
		}
		*last += " " + word
	}
	return lines
}
