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
	job        *page.Job // the job that reads a pasted text; nil: no text was pasted
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

// Messages is a message from another part of the program. It holds texts that the menu shows until
// the next key.
type Messages []string

// Past is the part of the history that the menu shows.
type Past struct {
	Read   bool // the history has been read
	New    bool // the player has won no game, and not completed the first lesson
	Taught bool // the player has completed the first lesson, but won no game
	Streak int  // the number of days in a row on which a daily board was won
	Games  int
	Known  []Known // the history of each category, the most played category first
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
		return p.open(all[p.current(all)])
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

// move carries out a command that moves the selection, such as Up. The entries have the order in
// which they stand on the screen. For any other command, move reports false.
func (p *model) move(c keys.Command, all []entry) bool {
	t := p.columns(all)
	current := p.current(all)
	if c == keys.Less || c == keys.More {
		current = t.Across(current, c == keys.More)
	} else {
		order := t.Order()
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
	case i < 0 && c == keys.ListWaiting && p.waits.Len() > 0:
		// If only the game being played waits, the list has no entry in the menu, but the player may want
		// to give up that game there.
		return page.Waiting{Games: p.waits}
	case i < 0 && c == keys.OpenFiles:
		return page.Files{} // a guest is told why there are none
	case i < 0:
		return nil
	}
	p.memory.selected = c
	return p.open(all[i])
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
		return p.open(all[msg.Item])
	}
	return nil
}

// An entry is a line of the menu. The player chooses it with the key of its command, with Enter, or
// with a click.
type entry struct {
	command keys.Command
	text    string
	about   string       // what the entry is for
	more    string       // the details, such as the number of games; "": none
	brief   string       // a shorter form of the details; "": none
	level   words.Level  // the level of the board that the entry deals; the zero value: it deals none
	shown   bool         // the small menu shows the details, too
	apart   bool         // there is a blank line above the entry
	request page.Request // the request of an entry without a level
}

// open returns the request of an entry.
func (p *model) open(e entry) page.Request {
	if e.level.Rows == 0 {
		return e.request
	}
	setup := session.Level(e.level, p.Grid, p.Rules, p.Seed())
	setup.Taught = true
	return page.Play{Setup: setup}
}

// levelAbouts explain the entries of the levels.
var levelAbouts = [...]text.Text{
	{"Un tablero pequeño, para un par de minutos.",
		"A small board, for a couple of minutes."},
	{"Más celdas y más minas: hay que pensar un poco más.",
		"More cells and more mines: it takes a bit more thought."},
	{"El tablero grande de siempre, con sus 99 minas.",
		"The large board everybody knows, with 99 mines."},
}

// links are the entries that lead to other pages, and the two entries that switch the grid and the
// rules.
var links = []struct {
	command    keys.Command
	text, says text.Text
	to         page.Request
}{
	{keys.OpenFiles, words.MenuFile, text.Text{
		"Abre un tablero o una partida que tengas en un fichero.",
		"Open a board or a game that you have in a file."}, page.Files{}},
	{keys.Quit, words.MenuQuit, text.Text{
		"Cierra el juego. Lo que has empezado queda guardado.",
		"Close the game. Whatever you have started is saved."}, page.Quit{}},
	{keys.OpenSchool, text.Text{"Escuela", "School"}, text.Text{
		"Lecciones cortas para aprender jugando: cada una enseña una manera de deducir.",
		"Short lessons that you play through: each teaches one way to work things out."}, nil},
	{keys.OpenCustom, words.Custom, text.Text{
		"Elige cuántas filas, columnas y minas quieres.",
		"Choose how many rows, columns and mines you want."}, page.Custom{}},
	{keys.OpenCollection, text.Text{"Tableros incluidos", "Bundled boards"}, text.Text{
		"Los tableros que vienen con el juego, cada uno con su dificultad.",
		"The boards that come with the game, and how hard each one is."}, page.Collection{}},
	{keys.OpenDay, text.Text{"Tablero del día", "Daily board"}, text.Text{
		"Cada día un tablero nuevo de cada nivel, el mismo para todo el mundo.",
		"A new board at each level every day, the same for everybody."}, page.Day{}},
	{keys.OpenCode, text.Text{"Código", "Code"}, text.Text{
		"Juega el tablero de un código que te han pasado.",
		"Play a board from a code somebody gave you."}, page.Code{}},
	{keys.OpenRaces, text.Text{"Carrera", "Race"}, text.Text{
		"Compite con otros en el mismo tablero: hasta ocho, cada uno en su terminal.",
		"Race against others on the same board: up to eight, each in their own terminal."}, page.Races{}},
	{keys.OpenRecords, text.Text{"Historial y récords", "History and records"}, text.Text{
		"Tus partidas: récords, medias y cómo vas mejorando.",
		"Your games: records, averages and how you are improving."}, page.Records{}},
	{keys.OpenEditor, text.Text{"Editor de tableros", "Board editor"}, text.Text{
		"Haz tu propio tablero y mira si se resuelve sin adivinar.",
		"Make a board of your own and see if it can be solved without guessing."}, page.Editor{}},
	{keys.OpenOptions, text.Text{"Opciones", "Options"}, text.Text{
		"Idioma, colores, teclas y todo lo que se elige una sola vez.",
		"Language, colours, keys and whatever else you only set once."}, page.Options{}},
	{keys.ShowHelp, text.Text{"Ayuda", "Help"}, text.Text{
		"Cómo se juega, tema a tema, y todas las teclas.",
		"How to play, topic by topic, and all the keys."}, page.Help{Keys: keys.Menu, Topic: manual.FirstTopic}},
	{keys.SwitchGrid, text.Text{"Cuadrícula", "Grid"}, text.Text{
		"La forma de las celdas de las partidas nuevas.",
		"The shape of the cells in new games."}, nil},
	{keys.SwitchRules, text.Text{"Reglas", "Rules"}, text.Text{}, nil},
}

// entries returns the entries of the menu.
func (p *model) entries() []entry {
	all := p.waitingEntries()
	for i, level := range words.Levels() {
		all = append(all, entry{
			command: keys.PlayBeginner + keys.Command(i), apart: i == 0 && len(all) > 0, level: level, about: levelAbouts[i].In(p.Lang),
			text: words.MenuLevel.In(p.Lang, level.Name.In(p.Lang), level.Rows, level.Cols, level.Mines),
		})
	}
	for _, l := range links {
		e := entry{command: l.command, text: l.text.In(p.Lang), about: l.says.In(p.Lang), request: l.to}
		switch past := &p.past; {
		case l.command == keys.OpenFiles && p.Served.IsGuest():
			continue
		case l.command == keys.OpenFiles && p.Served != nil:
			e.text, e.request = p.Lang.Say("Tus tableros", "Your boards"), page.OwnBoards{}
		case l.command == keys.OpenSchool:
			e.apart, e.request = true, page.School{First: past.New}
		case l.command == keys.OpenCollection && past.Boards > 0:
			e.brief = p.Lang.Say("%d de %d", "%d of %d", past.Solved, past.Boards)
			e.more = p.Lang.Say("%s resueltos", "%s solved", e.brief)
		case l.command == keys.OpenDay:
			if e.shown = true; past.Streak > 0 {
				e.more = p.Lang.Say("días seguidos: %d", "days in a row: %d", past.Streak)
				e.brief = p.Lang.Say("racha %d", "streak %d", past.Streak)
			}
		case l.command == keys.OpenRecords && past.Games > 0:
			e.more, e.brief = words.Games.In(p.Lang, past.Games), strconv.Itoa(past.Games)
		case l.command == keys.OpenEditor:
			if e.shown = true; bool(p.unsaved) {
				e.more, e.brief = p.Lang.Say("hay uno sin guardar", "one is unsaved"), p.Lang.Say("abierto", "unsaved")
			}
		case l.command == keys.SwitchGrid:
			e.apart, e.shown, e.more, e.request = true, true, draw.ShapeOf(p.Grid).Name.In(p.Lang), page.NextGrid
		case l.command == keys.SwitchRules:
			rules := words.RuleSetOf(p.Rules)
			e.shown, e.more, e.request = true, rules.Label().In(p.Lang), page.NextRules
			e.about = text.Capital(rules.About.In(p.Lang)) + "."
		}
		all = append(all, e)
	}
	return all
}

// waitingEntries returns the entries about waiting games, at most two. The first continues the game
// played last. The second leads to the list of waiting games. If that list has only the game being
// played, there is no second entry.
func (p *model) waitingEntries() []entry {
	var all []entry
	latest, waits := p.waits.Latest()
	goOn := entry{command: keys.ContinueGame, text: words.MenuContinue.In(p.Lang), shown: true, about: p.Lang.Say(
		"Sigue donde lo dejaste.", "Carry on where you left off.")}
	switch {
	case p.waits.Played != nil:
		goOn.more, goOn.brief = p.waits.Played.In(p.Lang), p.waits.Played.Short(p.Lang)
		goOn.request = page.Back{}
		all = append(all, goOn)
	case waits:
		brief := session.BriefOf(&latest, page.NamesOf(latest.Grid()))
		goOn.more, goOn.brief = brief.In(p.Lang), brief.Short(p.Lang)
		goOn.request = page.GoOn{Name: latest.Name}
		all = append(all, goOn)
	}
	if n := p.waits.Len(); n > 1 || n > 0 && p.waits.Played == nil {
		all = append(all, entry{
			command: keys.ListWaiting, text: p.Lang.Say("Partidas en espera", "Games waiting"), more: strconv.Itoa(n),
			shown: true, request: page.Waiting{Games: p.waits}, about: p.Lang.Say(
				"Todas las partidas empezadas. Ninguna se pierde por empezar otra.",
				"All the games you have started. You will not lose any by starting another."),
		})
	}
	return all
}

// current returns the index of the selected entry. If the player has not selected an entry, it
// returns 0, which is the first entry. But for a new player without a waiting game, it returns the
// index of the school.
func (p *model) current(all []entry) int {
	selected := p.memory.selected
	if selected == keys.None && p.past.New && p.waits.Len() == 0 {
		selected = keys.OpenSchool
	}
	return max(0, slices.IndexFunc(all, func(e entry) bool { return e.command == selected }))
}
