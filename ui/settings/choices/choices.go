// Package choices holds the player's options, which the settings file keeps: the language, the looks,
// the keys, and the rules of new games. The options page, the menu and the settings file all use the
// table [Options].
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
	Theme   int // the theme, as an index of [theme.All]
	Spacing spacing
	Names   game.Names // the way of naming cells, as in Ac or 0,2
	Marks   bool       // the cells that touch the cursor's cell are marked
	KeySet  int        // the set of keys, as an index of [keys.Sets]
	Mouse   bool
	Onward  bool // a left click on a finished board begins the next game
	Motion  bool

	LeftFlags bool // the left button, or a tap, flags a cell; the right button opens it
	FarMoves  bool // a click only moves the cursor, except on the cursor's cell or its neighbours

	Grid  *game.GridKind // the grid of new games
	Rules game.Rules     // the rules of new games
	Guess bool           // new boards may need a guess
	First deal.Promise   // the promise of new boards about the first cell

	Player string // the name that others see in races; "": none was chosen

	Coach bool // a coach warns before a needless risk, and before a provable mine is opened

	Watched bool // on a server, other players may watch the player's games
}

// spacing is the option for the distance between the cells of a board: a fixed distance, or the
// largest distance that fits.
type spacing int

// The values of [Choices.Spacing].
const (
	Fit spacing = iota
	large
	roomy
	wide
	Compact
)

// Drawn returns the spacing with which a board is drawn. For Fit it returns [draw.Roomy], whatever
// the window. A page that fits its board to the window must replace Fit by a spacing itself.
func (s spacing) Drawn() draw.Spacing {
	return [...]draw.Spacing{Fit: draw.Roomy, large: draw.Large, roomy: draw.Roomy, wide: draw.Wide, Compact: draw.Compact}[s]
}

// An Option is an option that the player can set, with its possible values.
type Option struct {
	Name   string // the name in the settings file
	Label  text.Text
	Values []text.Text          // the possible values; the settings file may use either language
	Get    func(c *Choices) int // returns the index in Values of the value in c, or -1
	Set    func(c *Choices, i int)
}

// Value returns the text of the option's value in c, or an empty text if the value is not in
// o.Values.
func (o Option) Value(c *Choices) text.Text {
	if i := o.Get(c); i >= 0 {
		return o.Values[i]
	}
	return text.Text{}
}

// numbered returns an option whose field holds the index of its value in values. The function field
// returns the address of the field that the option sets.
func numbered[T ~int | ~uint8](name string, label text.Text, values []text.Text, field func(c *Choices) *T) Option {
	return Option{name, label, values,
		func(c *Choices) int { return int(*field(c)) },
		func(c *Choices, i int) { *field(c) = T(i) }}
}

// among returns an option whose field holds an element of all. The element all[i] has the text
// values[i]. The function field returns the address of the field that the option sets.
func among[T comparable](name string, label text.Text, values []text.Text, all []T, field func(c *Choices) *T) Option {
	return Option{name, label, values,
		func(c *Choices) int { return slices.Index(all, *field(c)) },
		func(c *Choices, i int) { *field(c) = all[i] }}
}

// toggle returns an option that is on or off.
func toggle(name string, label text.Text, field func(c *Choices) *bool) Option {
	return either(name, label, []text.Text{{"no", "off"}, {"sí", "on"}}, field)
}

// either returns an option with two values: the first stands for false, the second for true.
func either(name string, label text.Text, values []text.Text, field func(c *Choices) *bool) Option {
	return among(name, label, values, []bool{false, true}, field)
}

// LetWatch is the name of the option that lets others watch the player's games. Only players on a
// server have this option.
const LetWatch = "watched"

// LeftButton is the name of the option that sets [Choices.LeftFlags]. The first value of the option
// means that the left button opens a cell, and the second that it flags the cell.
const LeftButton = "left-button"

// Options returns all options, in the order in which the options page lists them.
func Options() []Option {
	var grids, rules, firsts, sets, looks []text.Text
	var ruleSets []game.Rules
	var promises []deal.Promise
	for _, kind := range game.GridKinds() {
		grids = append(grids, draw.ShapeOf(kind).Name)
	}
	for _, s := range words.RuleSets() {
		rules, ruleSets = append(rules, s.Name), append(ruleSets, s.Rules)
	}
	for _, f := range words.FirstCells() {
		firsts, promises = append(firsts, f.Name), append(promises, f.Promise)
	}
	for _, s := range keys.Sets() {
		sets = append(sets, s.Name)
	}
	for _, t := range theme.All() {
		looks = append(looks, t.Name)
	}
	return []Option{
		numbered("language", text.Text{"Idioma", "Language"}, []text.Text{text.Same("español"), text.Same("English")},
			func(c *Choices) *text.Lang { return &c.Lang }),
		numbered("theme", text.Text{"Tema", "Theme"}, looks, func(c *Choices) *int { return &c.Theme }),
		numbered("cells", text.Text{"Celdas", "Cells"}, []text.Text{
			{"según quepan", "to fit"}, {"grandes", "large"}, {"amplias", "wide"}, {"sin líneas", "no lines"}, {"juntas", "close"}},
			func(c *Choices) *spacing { return &c.Spacing }),
		numbered("coords", text.Text{"Coordenadas", "Coordinates"}, words.Coords(), func(c *Choices) *game.Names { return &c.Names }),
		toggle("marks", text.Text{"Señalar vecinas", "Mark neighbours"}, func(c *Choices) *bool { return &c.Marks }),
		numbered("keys", text.Text{"Teclas", "Keys"}, sets, func(c *Choices) *int { return &c.KeySet }),
		toggle("mouse", text.Text{"Ratón", "Mouse"}, func(c *Choices) *bool { return &c.Mouse }),
		toggle("click-next", text.Text{"Clic al acabar", "Click when over"}, func(c *Choices) *bool { return &c.Onward }),
		either(LeftButton, text.Text{"Clic o toque", "Click or tap"}, []text.Text{{"abre", "opens"}, {"marca", "flags"}},
			func(c *Choices) *bool { return &c.LeftFlags }),
		either("far-click", text.Text{"Clic lejano", "Far click"}, []text.Text{{"juega", "plays"}, {"solo mueve", "only moves"}},
			func(c *Choices) *bool { return &c.FarMoves }),
		either("guess", text.Text{"Adivinar", "Guessing"}, []text.Text{{"nunca", "never"}, {"a veces", "sometimes"}},
			func(c *Choices) *bool { return &c.Guess }),
		among("first", text.Text{"Primera celda", "First cell"}, firsts, promises, func(c *Choices) *deal.Promise { return &c.First }),
		toggle("motion", text.Text{"Animación", "Motion"}, func(c *Choices) *bool { return &c.Motion }),
		toggle("coach", text.Text{"Entrenador", "Coach"}, func(c *Choices) *bool { return &c.Coach }),
		toggle(LetWatch, text.Text{"Con público", "Let others watch"}, func(c *Choices) *bool { return &c.Watched }),
		among("grid", text.Text{"Cuadrícula", "Grid"}, grids, game.GridKinds(), func(c *Choices) **game.GridKind { return &c.Grid }),
		among("rules", text.Text{"Reglas", "Rules"}, rules, ruleSets, func(c *Choices) *game.Rules { return &c.Rules }),
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
