// Package menu is the first page of the game. It begins games and leads to all other pages.
package menu

import (
	"slices"
	"strconv"

	"buscaminas/game"
	"buscaminas/ui/manual"
	"buscaminas/ui/page"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A model is the menu.
type model struct {
	page.Context
	keys       keys.Table
	memory     *Memory
	waits      page.WaitingGames
	duringGame bool      // the menu was opened during a game
	said       []string  // messages, shown until the next key
	job        *page.Job // the reading of a paste
	past       Past
	unsaved    page.Unsaved                              // the editor has an unsaved board
	boards     page.Previews[page.SavedGame, *game.Game] // the board of the game to continue
}

// Memory is what the page remembers between two visits.
type Memory struct {
	selected keys.Command // the command of the selected entry
}

// New returns the menu. If duringGame is true, the menu was opened during a game, and Enter goes
// back to that game.
func New(memory *Memory, duringGame bool, waits page.WaitingGames, past Past) *model {
	if duringGame {
		memory.selected = keys.None // Enter continues the game
	}
	return &model{memory: memory, duringGame: duringGame, waits: waits, past: past}
}

// Messages is a message with texts that the menu shows until the next key.
type Messages []string

// Past is the part of the history that the menu shows.
type Past struct {
	Read   bool // the history has been read
	New    bool // the player has won no game, and not completed the first lesson
	Taught bool // the player has completed the first lesson, but won no game
	Streak int  // the number of days in a row on which a daily board was won
	Games  int
	Known  []Known // one for each category, the most played one first
	Solved int     // the number of solved bundled boards
	Boards int     // the number of all bundled boards; 0: the boards were not counted
}

// News implements [page.News].
func (Past) News() {}

// Job implements [page.Worker].
func (p *model) Job() *page.Job { return p.job }

// Typing implements [page.Typist]. It returns true because a board or a code can be pasted.
func (p *model) Typing() bool { return true }

// Keyboard implements [page.Keyed].
func (p *model) Keyboard() *keys.Table { return &p.keys }

// Update implements [page.Page].
func (p *model) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	cmd, request := p.update(msg)
	return tea.Batch(cmd, p.look()), request
}

func (p *model) update(msg tea.Msg) (tea.Cmd, page.Request) {
	switch msg := msg.(type) {
	case page.Previewed[page.SavedGame, *game.Game]:
		p.boards.Take(msg)
	case page.Context:
		p.Context, p.keys = msg, msg.Keys.Of(keys.Menu)
	case page.WaitingGames:
		p.waits = msg
	case page.Unsaved:
		p.unsaved = msg
	case Messages:
		p.said = msg
	case page.Complaint:
		p.said = []string{msg.In(p.Lang)}
	case page.SaveFailed:
		p.said = []string{words.Error(msg.Err, p.Lang)}
	case Past:
		p.past = msg
	case pastedMsg:
		return nil, p.readPaste(msg)
	case tea.KeyMsg:
		if msg.Paste {
			return p.pasted(string(msg.Runes))
		}
		return nil, p.key(msg.String())
	case page.Click:
		return nil, p.click(msg)
	}
	return nil, nil
}

func (p *model) key(name string) page.Request {
	p.said = nil
	all := p.entries()
	switch c := p.keys.Command(name); {
	case p.move(c, all):
	case c == keys.Pick:
		return all[p.current(all)].request()
	case c == keys.SwitchGrid:
		return p.NextGrid()
	case c == keys.SwitchRules:
		return p.NextRules()
	case c == keys.SpeakEnglish && p.Foreign && p.Lang == text.Spanish:
		return page.Choose{Option: "language", Value: int(text.English)}
	case c == keys.Quit:
		return page.Quit{}
	case c == keys.Back && p.duringGame:
		return page.Back{}
	default:
		return p.choose(c)
	}
	return nil
}

// move moves the selection among the entries, in the order in which they stand on the screen. It
// reports false if the command does not move it.
func (p *model) move(c keys.Command, all []entry) bool {
	t := p.columns(all)
	current := p.current(all)
	if c == keys.Less || c == keys.More {
		current = t.across(current, c == keys.More)
	} else {
		order := t.order()
		at := page.List{Selected: slices.Index(order, current)}
		if !at.Do(c, len(order)) {
			return false
		}
		current = order[at.Selected]
	}
	p.memory.selected = all[current].command
	return true
}

// choose carries out the entry with this command.
func (p *model) choose(c keys.Command) page.Request {
	all := p.entries()
	i := slices.IndexFunc(all, func(e entry) bool { return e.command == c })
	switch {
	case i < 0 && c == keys.ListWaiting && p.waits.Len() > 0: // in the list, the player can give up the game being played
		return page.Waiting{Games: p.waits}
	case i < 0 && c == keys.OpenFiles:
		p.said = []string{page.NoFiles.In(p.Lang)}
		return nil
	case i < 0:
		return nil
	}
	p.memory.selected = c
	return all[i].request()
}

func (p *model) click(msg page.Click) page.Request {
	all := p.entries()
	switch {
	case msg.Button == tea.MouseButtonWheelUp:
		p.move(keys.Up, all)
	case msg.Button == tea.MouseButtonWheelDown:
		p.move(keys.Down, all)
	case msg.Chosen() && msg.Item < len(all):
		p.memory.selected = all[msg.Item].command
		return all[msg.Item].request()
	}
	return nil
}

// An entry is a line of the menu. The player chooses it with the key of its command, with Enter, or
// with a click.
type entry struct {
	command keys.Command
	text    string
	more    string     // the details, such as the number of games; "": none
	brief   string     // a shorter form of the details; "": none
	level   game.Level // the level of the board; the zero value: none
	shown   bool       // the small menu shows the details, too
	apart   bool       // there is a blank line above the entry
	request func() page.Request
}

func to(request page.Request) func() page.Request { return func() page.Request { return request } }

// entries returns the entries of the menu.
func (p *model) entries() []entry {
	all := p.waitingEntries()
	for i, level := range words.Levels() {
		all = append(all, entry{
			command: keys.PlayBeginner + keys.Command(i),
			apart:   i == 0 && len(all) > 0,
			level:   level.Level,
			text:    words.MenuLevel.In(p.Lang, level.Name.In(p.Lang), level.Rows, level.Cols, level.Mines),
			request: func() page.Request {
				setup := session.Level(level, p.Grid, p.Rules, p.Seed())
				setup.Taught = true
				return page.Play{Setup: setup}
			},
		})
	}
	all = append(all, p.files()...)
	return append(all,
		entry{command: keys.Quit, text: words.MenuQuit.In(p.Lang), request: to(page.Quit{})},
		entry{command: keys.OpenSchool, apart: true, text: p.Lang.Say(
			"Escuela",
			"School"), request: to(page.School{First: p.past.New})},
		entry{command: keys.OpenCustom, text: words.Custom.In(p.Lang), request: to(page.Custom{})},
		entry{
			command: keys.OpenCollection, text: p.Lang.Say("Tableros incluidos", "Bundled boards"), more: p.solved(),
			brief:   p.Lang.Say("%d de %d", "%d of %d", p.past.Solved, p.past.Boards),
			request: to(page.Collection{}),
		},
		p.daily(),
		entry{command: keys.OpenCode, text: p.Lang.Say("Código", "Code"), request: to(page.Code{})},
		entry{command: keys.OpenRaces, text: p.Lang.Say("Carrera", "Race"), request: to(page.Races{})},
		entry{
			command: keys.OpenRecords, text: p.Lang.Say(
				"Historial y récords",
				"History and records"), more: p.games(), brief: strconv.Itoa(p.past.Games),
			request: to(page.Records{}),
		},
		p.editor(),
		entry{command: keys.OpenOptions, text: p.Lang.Say("Opciones", "Options"), request: to(page.Options{})},
		entry{command: keys.ShowHelp, text: p.Lang.Say(
			"Ayuda",
			"Help"), request: to(page.Help{Keys: keys.Menu, Topic: manual.First})},
		entry{
			command: keys.SwitchGrid, apart: true, shown: true,
			text: p.Lang.Say("Cuadrícula", "Grid"), more: draw.ShapeOf(p.Grid).Name.In(p.Lang),
			request: func() page.Request { return p.NextGrid() },
		},
		entry{
			command: keys.SwitchRules, shown: true,
			text: p.Lang.Say("Reglas", "Rules"), more: words.RuleSetOf(p.Rules).Shown().In(p.Lang),
			request: func() page.Request { return p.NextRules() },
		},
	)
}

// files returns the entry that opens a file. On a server it returns the entry of the player's own
// boards, or nothing for a guest.
func (p *model) files() []entry {
	switch {
	case p.Served == nil:
		return []entry{{command: keys.OpenFiles, text: words.MenuFile.In(p.Lang), request: to(page.Files{})}}
	case p.Served.Guest:
		return nil
	}
	return []entry{{command: keys.OpenFiles, text: p.Lang.Say("Tus tableros", "Your boards"), request: to(page.OwnBoards{})}}
}

func (p *model) editor() entry {
	e := entry{command: keys.OpenEditor, shown: true, text: p.Lang.Say(
		"Editor de tableros",
		"Board editor"), request: to(page.Editor{})}
	if p.unsaved {
		e.more = p.Lang.Say("hay uno sin guardar", "one is unsaved")
		e.brief = p.Lang.Say("abierto", "unsaved")
	}
	return e
}

// solved returns how many bundled boards are solved, and how many there are, as text. It returns ""
// if the numbers are not known.
func (p *model) solved() string {
	if p.past.Boards == 0 {
		return ""
	}
	return p.Lang.Say("%d de %d resueltos", "%d of %d solved", p.past.Solved, p.past.Boards)
}

// games returns the number of games in the history, as text, or "" if there are none.
func (p *model) games() string {
	if p.past.Games == 0 {
		return ""
	}
	return words.Games.In(p.Lang, p.past.Games)
}

// waitingEntries returns the entries about waiting games, at most two. The first continues the game
// played last. The second leads to the list of waiting games. If that list has only the game being
// played, there is no second entry.
func (p *model) waitingEntries() []entry {
	var all []entry
	latest, waits := p.waits.Latest()
	goOn := entry{command: keys.ContinueGame, text: words.MenuContinue.In(p.Lang), shown: true}
	switch {
	case p.waits.Played != nil:
		goOn.describe(*p.waits.Played, p.Lang)
		goOn.request = to(page.Back{})
		all = append(all, goOn)
	case waits:
		goOn.describe(page.Brief(&latest), p.Lang)
		goOn.request = to(page.GoOn{Name: latest.Name})
		all = append(all, goOn)
	}
	if n := p.waits.Len(); n > 1 || n > 0 && p.waits.Played == nil {
		said := p.Lang.Say("Partidas en espera", "Games waiting")
		all = append(
			all,
			entry{command: keys.ListWaiting, text: said, more: strconv.Itoa(n), shown: true, request: to(page.Waiting{Games: p.waits})},
		)
	}
	return all
}

// describe sets the details of the entry to the long and the short description of a waiting game.
func (e *entry) describe(b session.Brief, l text.Lang) { e.more, e.brief = b.In(l), b.Short(l) }

// current returns the index of the selected entry. If no entry is selected, this is the first one
// or, for a new player without a game to continue, the school.
func (p *model) current(all []entry) int {
	selected := p.memory.selected
	if selected == keys.None && p.past.New && p.waits.Len() == 0 {
		selected = keys.OpenSchool
	}
	return max(0, slices.IndexFunc(all, func(e entry) bool { return e.command == selected }))
}
