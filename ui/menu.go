package ui

import (
	"strings"

	"buscaminas/ui/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// menu is the first screen.
type menu struct {
	*Model
	selected int
	problem  string // why what was chosen could not be done
}

// An entry is a line of the menu. It is chosen by its key, or with Enter.
type entry struct {
	key    string
	text   string
	choose func() tea.Cmd
}

// entries returns the lines of the menu as things stand.
func (m *menu) entries() []entry {
	var all []entry
	if m.waiting() {
		all = append(all, entry{"c", words.MenuContinue.In(m.Lang), func() tea.Cmd { return m.show(playScreen) }})
	}
	for i, level := range words.Levels() {
		all = append(all, entry{
			key:    string(rune('1' + i)),
			text:   words.MenuLevel.In(m.Lang, level.Name.In(m.Lang), level.Rows, level.Cols, level.Mines),
			choose: func() tea.Cmd { return m.newGame(session.Level(level, m.Shape, m.Rules, m.Seed()), nil) },
		})
	}
	return append(all,
		entry{"4", words.MenuFile.In(m.Lang), func() tea.Cmd { return m.file.show() }},
		entry{"5", words.MenuQuit.In(m.Lang), func() tea.Cmd { return tea.Quit }},
		entry{"t", words.MenuBoards.In(m.Lang), func() tea.Cmd { return m.show(boardsScreen) }},
		entry{"?", words.MenuHelp.In(m.Lang), func() tea.Cmd { return m.help.show(menuScreen) }},
	)
}

func (m *menu) key(msg tea.KeyMsg) tea.Cmd {
	m.problem = ""
	all := m.entries()
	m.selected = min(m.selected, len(all)-1)
	switch key := msg.String(); key {
	case "up", "k":
		m.selected = (m.selected + len(all) - 1) % len(all)
	case "down", "j":
		m.selected = (m.selected + 1) % len(all)
	case "enter", " ":
		return all[m.selected].choose()
	case "g":
		m.Shape = m.Shape.Next()
	case "r":
		m.Rules = words.RuleSetOf(m.Rules).Next().Rules
	case "q":
		return tea.Quit
	case "esc":
		if m.waiting() {
			return m.show(playScreen)
		}
	default:
		for i, e := range all {
			if e.key == key {
				m.selected = i
				return e.choose()
			}
		}
	}
	return nil
}

// chooser draws the pointer to the chosen line of a list.
func chooser(chosen bool) span {
	if chosen {
		return span{draw.Cursor, "▸ "}
	}
	return span{draw.Plain, "  "}
}

func (m *menu) view(f *frame) {
	all := m.entries()
	m.selected = min(m.selected, len(all)-1)
	title := words.Program.In(m.Lang)
	b := block{
		{{draw.Plain, "  "}, {draw.Figure, title}},
		{{draw.Plain, "  "}, {draw.Grid, strings.Repeat("─", len(title)+1)}},
	}
	focus := 0
	for i, e := range all {
		ink := draw.Message
		if i == m.selected {
			ink, focus = draw.Figure, len(b)
		}
		b = append(b, line{chooser(i == m.selected), {draw.Key, e.key + ". "}, {ink, e.text}})
		if e.key == "5" {
			b = append(b, line{})
		}
	}
	set := words.RuleSetOf(m.Rules)
	b = append(b, line{},
		line{{draw.Key, "  g  "}, {draw.Field, words.MenuGrid.In(m.Lang) + ": "}, {draw.Figure, m.Shape.Name.In(m.Lang)}},
		line{{draw.Key, "  r  "}, {draw.Field, words.MenuRules.In(m.Lang) + ": "}, {draw.Figure, set.Name.In(m.Lang)}},
		line{{draw.Field, "     " + set.About.In(m.Lang)}},
	)
	if m.problem != "" {
		b = append(b, line{}, line{{draw.Refused, "  " + m.problem}})
	}
	f.center(b, focus)
}
