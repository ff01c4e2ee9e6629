package ui

import (
	"fmt"
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// An option is something that the player chooses once, and the settings file
// keeps. The options screen, the keys of the menu and the file come from here.
type option struct {
	name   string // in the file
	label  words.Text
	values []words.Text // in the file either language is understood
	get    func(m *Model) int
	set    func(m *Model, i int)
}

// spacings are the choices of spacing: as it fits, or always the same.
const (
	spacingAuto = iota
	spacingRoomy
	spacingCompact
)

var offOn = []words.Text{{Spanish: "no", English: "off"}, {Spanish: "sí", English: "on"}}

// toggle returns an option that is on or off.
func toggle(name string, label words.Text, value func(m *Model) *bool) option {
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

// options returns all options in the order of their screen.
func options() []option {
	var grids, rules, sets, looks []words.Text
	for _, kind := range game.GridKinds() {
		grids = append(grids, draw.ShapeOf(kind).Name)
	}
	for _, s := range words.RuleSets() {
		rules = append(rules, s.Name)
	}
	for _, s := range keySets() {
		sets = append(sets, s.name)
	}
	for _, t := range themes() {
		looks = append(looks, t.name)
	}
	return []option{
		{"language", words.OptionLanguage, []words.Text{words.Same("español"), words.Same("english")},
			func(m *Model) int { return int(m.Lang) },
			func(m *Model, i int) { m.Lang = words.Lang(i) }},
		{"theme", words.OptionTheme, looks,
			func(m *Model) int { return m.theme },
			func(m *Model, i int) { m.theme = i }},
		{"cells", words.OptionCells, []words.Text{
			{Spanish: "según quepan", English: "to fit"}, {Spanish: "amplias", English: "wide"}, {Spanish: "juntas", English: "close"}},
			func(m *Model) int { return m.spacing },
			func(m *Model, i int) { m.spacing = i }},
		toggle("marks", words.OptionMarks, func(m *Model) *bool { return &m.marks }),
		{"keys", words.OptionKeys, sets,
			func(m *Model) int { return m.keySet },
			func(m *Model, i int) { m.keySet = i }},
		toggle("mouse", words.OptionMouse, func(m *Model) *bool { return &m.mouse }),
		{"guess", words.OptionGuess, []words.Text{
			{Spanish: "nunca", English: "never"}, {Spanish: "a veces", English: "sometimes"}},
			func(m *Model) int { return index(m.Guess) },
			func(m *Model, i int) { m.Guess = i == 1 }},
		toggle("motion", words.OptionMotion, func(m *Model) *bool { return &m.motion }),
		{"grid", words.MenuGrid, grids,
			func(m *Model) int { return slices.Index(game.GridKinds(), m.Grid) },
			func(m *Model, i int) { m.Grid = game.GridKinds()[i] }},
		{"rules", words.MenuRules, rules,
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
	text words.Text
	args []any
}

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
			wrong = append(wrong, settingError{setting.Line, words.UnknownSetting, []any{setting.Name}})
			continue
		}
		i := valueOf(o, setting.Value)
		if i < 0 {
			wrong = append(wrong, settingError{setting.Line, words.UnknownValue, []any{setting.Name, setting.Value}})
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
		if strings.EqualFold(value, v.Spanish) || strings.EqualFold(value, v.English) {
			return i
		}
	}
	return -1
}

// applyOptions makes what follows from the options. What is wrong with the keys
// of the settings file is returned.
func (m *Model) applyOptions() []settingError {
	m.inks = themes()[m.theme].inks(m.renderer)
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
	m.Settings.Set(name, o.values[i].English)
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
