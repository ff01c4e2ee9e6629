package ui

import (
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"
)

// menu is the first screen.
type menu struct {
	*Model
	selected string // the key of the entry
	problems []string
	pastes   int            // how many texts were pasted or dropped: only the last is wanted
	reading  bool           // which is being read
	level    int            // of the board of the day
	streak   int            // days in a row on which the board of the day was won
	lines    map[int]string // the keys of the entries, by the lines they are on
	hidden   int            // lines above the first that is seen
}

// An entry is a line of the menu. It is chosen by its key, or with Enter.
type entry struct {
	key    string
	text   string
	choose func() tea.Cmd
}

var menuRecords = text.Text{"Historial y récords", "History and records"}

// entries returns the lines of the menu as things stand.
func (m *menu) entries() []entry {
	all := m.goOns()
	for i, level := range words.Levels() {
		all = append(all, entry{
			key:  string(rune('1' + i)),
			text: words.MenuLevel.In(m.Lang, level.Name.In(m.Lang), level.Rows, level.Cols, level.Mines),
			choose: func() tea.Cmd {
				m.level = i
				return m.newGame(session.Level(level, m.Grid, m.Rules, m.Seed()), nil)
			},
		})
	}
	return append(all,
		entry{"4", words.MenuFile.In(m.Lang), m.file.show},
		entry{"5", words.MenuQuit.In(m.Lang), m.leave},
		entry{"m", text.Text{"A medida", "Custom"}.In(m.Lang), m.custom.show},
		entry{"t", text.Text{"Tableros incluidos", "Boards included"}.In(m.Lang), m.boards.show},
		entry{"d", m.dailyText(), func() tea.Cmd { return m.newGame(m.daily(), nil) }},
		entry{"x", menuCode.In(m.Lang), func() tea.Cmd { return m.code.show("") }},
		entry{"h", menuRecords.In(m.Lang), func() tea.Cmd { return m.records.show() }},
		entry{"e", text.Text{"Editor de tableros", "Board editor"}.In(m.Lang), m.editor.open},
		entry{"o", text.Text{"Opciones", "Options"}.In(m.Lang), func() tea.Cmd { return m.options.show() }},
		entry{"?", text.Text{"Ayuda", "Help"}.In(m.Lang), func() tea.Cmd { return m.help.show(menuScreen) }},
	)
}

var askLeave = text.Text{"¿Salir y dejar la partida en curso?", "Leave, and give up the game in progress?"}

// goOns returns the lines that lead to the games that wait: to the last, and where there
// are several to all of them.
func (m *menu) goOns() []entry {
	var all []entry
	latest, waits := m.waits.latest()
	switch {
	case m.play.goesOn():
		all = append(all, entry{"c", words.MenuContinue.In(m.Lang) + ": " + m.play.brief(),
			func() tea.Cmd { return m.show(playScreen) }})
	case waits:
		all = append(all, entry{"c", words.MenuContinue.In(m.Lang) + ": " + m.briefOf(&latest),
			func() tea.Cmd { return m.goOn(latest.Name) }})
	}
	if n := len(m.list.waiters()); n > 1 || n > 0 && !m.play.goesOn() {
		all = append(all, entry{"C", text.Text{"Partidas que esperan: %d", "Games that wait: %d"}.In(m.Lang, n), m.list.show})
	}
	return all
}

// leave leaves the program, after asking where a board, or a game that is not kept,
// would be lost.
func (m *menu) leave() tea.Cmd {
	if m.editor.changed() {
		return m.question(askDropEdit, func() tea.Cmd {
			m.editor.drop()
			return m.leave()
		})
	}
	if !m.wouldLose() {
		return tea.Quit
	}
	return m.question(askLeave, func() tea.Cmd { return tea.Quit })
}

// current returns the index of the entry that is selected: the first where none
// is.
func (m *menu) current(all []entry) int {
	for i, e := range all {
		if e.key == m.selected {
			return i
		}
	}
	return 0
}

func (m *menu) key(msg tea.KeyMsg) tea.Cmd {
	m.problems = nil
	m.dropPaste()
	all := m.entries()
	at := frame.List{Selected: m.current(all)}
	if at.Move(msg, len(all)) {
		m.selected = all[at.Selected].key
		return nil
	}
	if frame.Picks(msg) {
		return all[at.Selected].choose()
	}
	switch key := msg.String(); key {
	case "left":
		m.level = (m.level + len(words.Levels()) - 1) % len(words.Levels())
	case "right":
		m.level = (m.level + 1) % len(words.Levels())
	case "g":
		return m.next("grid", +1)
	case "r":
		return m.next("rules", +1)
	case "q":
		return m.leave()
	case "C": // the game that is played can be given up there
		if len(m.list.waiters()) > 0 {
			return m.list.show()
		}
	case "esc":
		if m.Model.play != nil {
			return m.show(playScreen)
		}
	default:
		return m.choose(key)
	}
	return nil
}

// choose chooses the entry that has this key.
func (m *menu) choose(key string) tea.Cmd {
	for _, e := range m.entries() {
		if e.key == key {
			m.selected = key
			return e.choose()
		}
	}
	return nil
}

func (m *menu) clickLine(line int) tea.Cmd {
	m.dropPaste()
	return m.choose(m.lines[line+m.hidden])
}

// aboutWidth is how wide the explanation of the rules is written.
const aboutWidth = 38

func (m *menu) view(f *frame.Frame) {
	all := m.entries()
	current := m.current(all)
	title := words.Program.In(m.Lang)
	b := frame.Block{
		{draw.Plain.Of("  "), draw.Figure.Of(title)},
		{draw.Plain.Of("  "), draw.Grid.Of(strings.Repeat("─", len(title)+1))},
	}
	m.lines, m.hidden = map[int]string{}, 0
	focus := 0
	for i, e := range all {
		ink := draw.Message
		if i == current {
			ink, focus = draw.Figure, len(b)
		}
		m.lines[len(b)] = e.key
		b = append(b, frame.Line{frame.Chooser(i == current), draw.Key.Of(e.key + ". "), ink.Of(e.text)})
		if e.key == "5" || i+1 < len(all) && all[i+1].key == "1" {
			b = append(b, frame.Line{})
		}
	}
	preview := m.preview()
	said := m.told(b.Width(), preview.Width())
	choices := m.choices()
	if len(said) > 0 { // it is seen, and the entry that is selected, and then the choices
		room := f.Height - len(said)
		if over := len(b) - room; over > 0 {
			m.hidden = max(0, min(focus-room/2, over))
			b, focus = b[m.hidden:m.hidden+room], focus-m.hidden
		}
		choices = choices[:min(len(choices), room-len(b))]
	}
	f.Beside(slices.Concat(b, choices, said), focus, preview)
}

// choices are the lines with the grid and the rules of new games.
func (m *menu) choices() frame.Block {
	set := words.RuleSetOf(m.Rules)
	b := frame.Block{{},
		{draw.Key.Of("  g  "), draw.Field.Of(text.Text{"Cuadrícula", "Grid"}.In(m.Lang) + ": "), draw.Figure.Of(draw.ShapeOf(m.Grid).Name.In(m.Lang))},
		{draw.Key.Of("  r  "), draw.Field.Of(text.Text{"Reglas", "Rules"}.In(m.Lang) + ": "), draw.Figure.Of(set.Name.In(m.Lang))},
	}
	about := strings.Split(ansi.Wordwrap(set.About.In(m.Lang), aboutWidth, ""), "\n")
	for i := range 3 { // always as many lines: the menu stays where it is
		if i < len(about) {
			b = append(b, frame.Line{draw.Field.Of("     " + about[i])})
		} else {
			b = append(b, frame.Line{})
		}
	}
	return b
}

// told are the lines with what is being read, and with what is wrong, for entries and a
// preview of these widths.
func (m *menu) told(width, preview int) frame.Block {
	var said []draw.Span
	if m.opening != nil {
		said = append(said, draw.Message.Of(m.opening.told(m.Lang)))
	}
	if m.reading {
		said = append(said, draw.Message.Of(fileReading.In(m.Lang)))
	}
	for _, problem := range m.problems {
		said = append(said, draw.Refused.Of(problem))
	}
	room := m.width - 2
	if beside := room - frame.BesideGap - preview; beside >= width {
		room = beside
	}
	var b frame.Block
	for _, s := range said {
		for _, l := range frame.Wrapped(s, room) {
			b = append(b, append(frame.Line{draw.Plain.Of("  ")}, l...))
		}
	}
	return b[:min(len(b), m.height/2)]
}

// preview shows what boards of the grid look like.
func (m *menu) preview() frame.Block {
	return m.sample(m.Grid, draw.Roomy)
}

// sample draws a small board in the middle of a game, by the choices of the
// player.
func (m *Model) sample(kind *game.GridKind, spacing draw.Spacing) frame.Block {
	const rows, cols = 5, 5
	mines := []game.Cell{{Row: 0, Col: 1}, {Row: 1, Col: 4}, {Row: 3, Col: 0}, {Row: 4, Col: 3}}
	layout, err := game.NewLayout(kind.New(rows, cols), func(yield func(game.Cell) bool) {
		for _, c := range mines {
			if !yield(c) {
				return
			}
		}
	})
	if err != nil {
		return nil
	}
	g := game.New(layout, m.Rules)
	for _, a := range []game.Action{
		{Kind: game.Flag, Cell: mines[0]}, {Kind: game.Open, Cell: game.Cell{Row: 2, Col: 2}},
		{Kind: game.Open, Cell: game.Cell{Row: 1, Col: 1}}, {Kind: game.Open, Cell: game.Cell{Row: 3, Col: 3}},
	} {
		_ = g.Apply(a) // a cell that a cascade has opened is open
	}
	board := draw.Board{
		Game:   g,
		Look:   draw.Look{Glyphs: m.glyphs(), Spacing: spacing, Marks: m.Marks},
		Window: draw.Whole(layout.Grid()),
		Cursor: game.Cell{Row: 2, Col: 2},
	}
	p := draw.Pen{Inks: m.inks}
	board.Draw(&p)
	var b frame.Block
	for text := range strings.Lines(string(p.Out)) {
		b = append(b, frame.Line{draw.Plain.Of(strings.TrimSuffix(text, "\n"))})
	}
	return b
}
