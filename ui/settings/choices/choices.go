// Package choices holds the options that a player sets once and the settings file keeps: the
// language, the looks, the keys, and the rules of new games. The options page, the menu and the
// file all use the one table [Options].
package choices

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Choices are the values of all options.
type Choices struct {
	Lang    text.Lang
	Theme   int // an index of [theme.All]
	Spacing spacing
	Names   game.Names // how cells are named
	Marks   bool       // mark the cells that touch the cell of the cursor
	KeySet  int        // an index of [keys.Sets]
	Mouse   bool
	Onward  bool // a left click on a finished board begins the next game
	Motion  bool

	LeftFlags bool // the left button, or a tap, flags a cell; the right button opens it
	FarMoves  bool // a click on a cell that does not touch the cursor's only moves the cursor

	// For new games.
	Grid  *game.GridKind
	Rules game.Rules
	Guess bool         // boards may need a guess
	First deal.Promise // the promise about the first cell

	Player string // the name in races; "": none was chosen

	Coach bool // a coach warns before a needless risk, and before a provable mine is opened

	Watched bool // on a server, the other players may watch
}

// spacing is the option for the distance between the cells of a board. It is a fixed distance, or
// the largest that fits.
type spacing int

// The values of Spacing.
const (
	Fit spacing = iota
	large
	roomy
	wide
	Compact
)

// Drawn returns the spacing in which to draw a board. For Fit it returns [draw.Roomy], but a page
// that adapts a board to the size of the page chooses the spacing itself.
func (s spacing) Drawn() draw.Spacing {
	return [...]draw.Spacing{Fit: draw.Roomy, large: draw.Large, roomy: draw.Roomy, wide: draw.Wide, Compact: draw.Compact}[s]
}

// An Option is an option that the player can set, with its possible values.
type Option struct {
	Name   string // the name in the file
	Label  text.Text
	Values []text.Text          // the file may have them in either language
	Get    func(c *Choices) int // returns an index of Values; -1: the value is not in Values
	Set    func(c *Choices, i int)
}

// Value returns the current value, as the player reads it. The text is empty if the current value
// is not in o.Values.
func (o Option) Value(c *Choices) text.Text {
	if i := o.Get(c); i >= 0 {
		return o.Values[i]
	}
	return text.Text{}
}

// toggle returns an option that is on or off. The function field returns the address of the bool
// that the option sets.
func toggle(name string, label text.Text, field func(c *Choices) *bool) Option {
	return Option{name, label, []text.Text{{"no", "off"}, {"sí", "on"}},
		func(c *Choices) int { return index(*field(c)) },
		func(c *Choices, i int) { *field(c) = i == 1 },
	}
}

// index returns the index of a value of an option that is on or off: 0 for off, and 1 for on.
func index(on bool) int {
	if on {
		return 1
	}
	return 0
}

// LetWatch is the name of the option to let others watch. Only players on a server have this
// option.
const LetWatch = "watched"

// LeftButton is the name of the option for what the left button does. Its values stand for false and
// true of [Choices.LeftFlags], in this order.
const LeftButton = "left-button"

// Options returns all options, in the order in which the options page lists them.
func Options() []Option {
	var grids, rules, firsts, sets, looks []text.Text
	for _, kind := range game.GridKinds() {
		grids = append(grids, draw.ShapeOf(kind).Name)
	}
	for _, s := range words.RuleSets() {
		rules = append(rules, s.Name)
	}
	for _, f := range words.FirstCells() {
		firsts = append(firsts, f.Name)
	}
	for _, s := range keys.Sets() {
		sets = append(sets, s.Name)
	}
	for _, t := range theme.All() {
		looks = append(looks, t.Name)
	}
	return []Option{
		{"language", text.Text{"Idioma", "Language"}, []text.Text{text.Same("español"), text.Same("English")},
			func(c *Choices) int { return int(c.Lang) },
			func(c *Choices, i int) { c.Lang = text.Lang(i) }},
		{"theme", text.Text{"Tema", "Theme"}, looks,
			func(c *Choices) int { return c.Theme },
			func(c *Choices, i int) { c.Theme = i }},
		{"cells", text.Text{"Celdas", "Cells"}, []text.Text{
			{"según quepan", "to fit"}, {"grandes", "large"}, {"amplias", "wide"}, {"sin líneas", "no lines"}, {"juntas", "close"}},
			func(c *Choices) int { return int(c.Spacing) },
			func(c *Choices, i int) { c.Spacing = spacing(i) }},
		{"coords", text.Text{"Coordenadas", "Coordinates"}, words.Coords(),
			func(c *Choices) int { return int(c.Names) },
			func(c *Choices, i int) { c.Names = game.Names(i) }},
		toggle("marks", text.Text{
			"Señalar vecinas",
			"Mark neighbours",
		}, func(c *Choices) *bool { return &c.Marks }),
		{"keys", text.Text{"Teclas", "Keys"}, sets,
			func(c *Choices) int { return c.KeySet },
			func(c *Choices, i int) { c.KeySet = i }},
		toggle("mouse", text.Text{"Ratón", "Mouse"}, func(c *Choices) *bool { return &c.Mouse }),
		toggle("click-next", text.Text{"Clic al acabar", "Click when over"}, func(c *Choices) *bool { return &c.Onward }),
		{LeftButton, text.Text{"Clic o toque", "Click or tap"}, []text.Text{
			{"abre", "opens"}, {"marca", "flags"}},
			func(c *Choices) int { return index(c.LeftFlags) },
			func(c *Choices, i int) { c.LeftFlags = i == 1 }},
		{"far-click", text.Text{"Clic lejano", "Far click"}, []text.Text{
			{"juega", "plays"}, {"solo mueve", "only moves"}},
			func(c *Choices) int { return index(c.FarMoves) },
			func(c *Choices, i int) { c.FarMoves = i == 1 }},
		{"guess", text.Text{"Adivinar", "Guessing"}, []text.Text{
			{"nunca", "never"}, {"a veces", "sometimes"}},
			func(c *Choices) int { return index(c.Guess) },
			func(c *Choices, i int) { c.Guess = i == 1 }},
		{"first", text.Text{"Primera celda", "First cell"}, firsts,
			func(c *Choices) int {
				return slices.IndexFunc(
					words.FirstCells(),
					func(f words.FirstCell) bool { return f.Promise == c.First },
				)
			},
			func(c *Choices, i int) { c.First = words.FirstCells()[i].Promise }},
		toggle("motion", text.Text{"Animación", "Motion"}, func(c *Choices) *bool { return &c.Motion }),
		toggle("coach", text.Text{"Entrenador", "Coach"}, func(c *Choices) *bool { return &c.Coach }),
		toggle(LetWatch, text.Text{"Con público", "Let others watch"}, func(c *Choices) *bool { return &c.Watched }),
		{"grid", text.Text{"Cuadrícula", "Grid"}, grids,
			func(c *Choices) int { return slices.Index(game.GridKinds(), c.Grid) },
			func(c *Choices, i int) { c.Grid = game.GridKinds()[i] }},
		{"rules", text.Text{"Reglas", "Rules"}, rules,
			func(c *Choices) int {
				return slices.IndexFunc(
					words.RuleSets(),
					func(s words.RuleSet) bool { return s.Rules == c.Rules },
				)
			},
			func(c *Choices, i int) { c.Rules = words.RuleSets()[i].Rules }},
	}
}

// Named returns the option with this name in the settings file.
func Named(name string) (Option, bool) {
	all := Options()
	i := slices.IndexFunc(all, func(o Option) bool { return o.Name == name })
	if i < 0 {
		return Option{}, false
	}
	return all[i], true
}
