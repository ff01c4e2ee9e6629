package ui

import (
	"fmt"
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/text"
	"buscaminas/ui/theme"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// An option is something that the player chooses once, and the settings file
// keeps. The options screen, the keys of the menu and the file come from here.
type option struct {
	name   string // in the file
	label  text.Text
	values []text.Text // in the file either language is understood
	get    func(m *Model) int
	set    func(m *Model, i int)
}

// spacings are the choices of spacing: as it fits, or always the same.
const (
	spacingAuto = iota
	spacingRoomy
	spacingCompact
)

var offOn = []text.Text{{"no", "off"}, {"sí", "on"}}

// toggle returns an option that is on or off.
func toggle(name string, label text.Text, value func(m *Model) *bool) option {
	return option{name, label, offOn,
		func(m *Model) int { return index(*value(m)) },
		func(m *Model, i int) { *value(m) = i == 1 },
	}
}

// index returns which of two values is chosen: the second where on is true.
func index(on bool) int {
	if on {
		return 1
	}
	return 0
}

var (
	menuGrid  = text.Text{"Cuadrícula", "Grid"}
	menuRules = text.Text{"Reglas", "Rules"}
)

// options returns all options in the order of their screen.
func options() []option {
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
	for _, s := range keySets() {
		sets = append(sets, s.name)
	}
	for _, t := range theme.All() {
		looks = append(looks, t.Name)
	}
	return []option{
		{"language", text.Text{"Idioma", "Language"}, []text.Text{text.Same("español"), text.Same("english")},
			func(m *Model) int { return int(m.Lang) },
			func(m *Model, i int) { m.Lang = text.Lang(i) }},
		{"theme", text.Text{"Tema", "Theme"}, looks,
			func(m *Model) int { return m.theme },
			func(m *Model, i int) { m.theme = i }},
		{"cells", text.Text{"Celdas", "Cells"}, []text.Text{
			{"según quepan", "to fit"}, {"amplias", "wide"}, {"juntas", "close"}},
			func(m *Model) int { return m.spacing },
			func(m *Model, i int) { m.spacing = i }},
		toggle("marks", text.Text{"Señalar vecinas", "Mark neighbours"}, func(m *Model) *bool { return &m.marks }),
		{"keys", text.Text{"Teclas", "Keys"}, sets,
			func(m *Model) int { return m.keySet },
			func(m *Model, i int) { m.keySet = i }},
		toggle("mouse", text.Text{"Ratón", "Mouse"}, func(m *Model) *bool { return &m.mouse }),
		{"guess", text.Text{"Adivinar", "Guessing"}, []text.Text{
			{"nunca", "never"}, {"a veces", "sometimes"}},
			func(m *Model) int { return index(m.Guess) },
			func(m *Model, i int) { m.Guess = i == 1 }},
		{"first", text.Text{"Primera celda", "First cell"}, firsts,
			func(m *Model) int {
				return slices.IndexFunc(words.FirstCells(), func(f words.FirstCell) bool { return f.Promise == m.First })
			},
			func(m *Model, i int) { m.First = words.FirstCells()[i].Promise }},
		toggle("motion", text.Text{"Movimiento", "Motion"}, func(m *Model) *bool { return &m.motion }),
		{"grid", menuGrid, grids,
			func(m *Model) int { return slices.Index(game.GridKinds(), m.Grid) },
			func(m *Model, i int) { m.Grid = game.GridKinds()[i] }},
		{"rules", menuRules, rules,
			func(m *Model) int {
				for i, set := range words.RuleSets() {
					if set.Rules == m.Rules {
						return i
					}
				}
				return -1
			},
			func(m *Model, i int) { m.Rules = words.RuleSets()[i].Rules }},
	}
}

// optionNamed returns the option of that name in the file.
func optionNamed(name string) (option, bool) {
	for _, o := range options() {
		if o.name == name {
			return o, true
		}
	}
	return option{}, false
}

// A settingError says what is wrong with a line of the settings file.
type settingError struct {
	line int
	text text.Text
	args []any
}

var (
	unknownSetting = text.Text{"no existe el ajuste %q", "there is no setting %q"}
	unknownValue   = text.Text{"%s no puede ser %q", "%s cannot be %q"}
)

// configure takes over what the settings file says, but for the options that the
// command line has decided. It returns what is to be said of the file.
func (m *Model) configure(decided map[string]bool) []string {
	var wrong []settingError
	for _, setting := range m.Settings.All() {
		if strings.HasPrefix(setting.Name, keyPrefix) || decided[setting.Name] {
			continue
		}
		o, ok := optionNamed(setting.Name)
		if !ok {
			wrong = append(wrong, settingError{setting.Line, unknownSetting, []any{setting.Name}})
			continue
		}
		i := valueOf(o, setting.Value)
		if i < 0 {
			wrong = append(wrong, settingError{setting.Line, unknownValue, []any{setting.Name, setting.Value}})
			continue
		}
		o.set(m, i)
	}
	wrong = append(wrong, m.applyOptions()...)
	var said []string
	for _, err := range m.Problems {
		said = append(said, words.Error(err, m.Lang))
	}
	for _, err := range m.Settings.Problems() {
		said = append(said, words.Error(err, m.Lang))
	}
	for _, err := range wrong {
		said = append(said, fmt.Sprintf("%s:%d: %s", m.Settings.Path(), err.line, err.text.In(m.Lang, err.args...)))
	}
	return said
}

func valueOf(o option, value string) int {
	for i, v := range o.values {
		if strings.EqualFold(value, v.In(text.Spanish)) || strings.EqualFold(value, v.In(text.English)) {
			return i
		}
	}
	return -1
}

// applyOptions makes what follows from the options. What is wrong with the keys
// of the settings file is returned.
func (m *Model) applyOptions() []settingError {
	m.inks = theme.All()[m.theme].Inks(m.renderer)
	board := keySets()[m.keySet].bindings()
	all, wrong := rebind(append(board, editorKeys()...), m.Settings.All())
	m.bindings = all[:len(board)]
	m.editing = editorBindings(m.bindings, all[len(board):])
	m.keymap, m.editmap = newKeymap(m.bindings), newKeymap(m.editing)
	m.editor.refit()
	if m.play != nil {
		m.play.steady = steady{}
		m.play.board.Marks = m.marks
		m.play.fit()
	}
	return wrong
}

// choose gives an option its value number i, at once and for the next time.
func (m *Model) choose(name string, i int) tea.Cmd {
	o, ok := optionNamed(name)
	if !ok {
		return nil
	}
	o.set(m, i)
	m.applyOptions()
	m.Settings.Set(name, o.values[i].In(text.English))
	keep := func() tea.Msg {
		if err := m.Settings.Write(); err != nil {
			return notKeptMsg{err}
		}
		return nil
	}
	switch {
	case name != "mouse":
		return keep
	case m.mouse:
		return tea.Batch(keep, tea.EnableMouseCellMotion)
	default:
		return tea.Batch(keep, tea.DisableMouse)
	}
}

// next gives an option the value that comes after its own, or before it.
func (m *Model) next(name string, by int) tea.Cmd {
	o, ok := optionNamed(name)
	if !ok {
		return nil
	}
	n := len(o.values)
	return m.choose(name, (o.get(m)+by+n)%n)
}

// notKeptMsg says that the settings could not be written.
type notKeptMsg struct{ err error }
