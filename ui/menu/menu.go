// Package menu is the first page: what can be played, and where everything else is.
package menu

import (
	"slices"

	"buscaminas/ui/choices"
	"buscaminas/ui/keys"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// A Page is the menu.
type Page struct {
	page.Context
	keys   keys.Table
	memory *Memory
	waits  page.Waits
	above  bool     // a game
	said   []string // what is wrong, or was done
	told   string   // how the reading of a game goes
	paste  paste
	streak Streak
}

// Memory is what outlives a visit.
type Memory struct {
	selected string // the key of the entry
	level    int    // of the board of the day: that which was chosen last
}

// New returns the menu, above a game or above nothing.
func New(memory *Memory, above bool, waits page.Waits, streak Streak) *Page {
	if above {
		memory.selected = "" // to go on is one key
	}
	return &Page{memory: memory, above: above, waits: waits, streak: streak}
}

// Said is what is to be said until the next key.
type Said []string

// Streak is on how many days in a row the board of the day was won.
type Streak int

// News implements [page.News].
func (Streak) News() {}

// Typing implements [page.Typist]: a board, or a code, can be pasted.
func (p *Page) Typing() bool { return true }

// Update implements [page.Page].
func (p *Page) Update(msg tea.Msg) (tea.Cmd, page.Dest) {
	switch msg := msg.(type) {
	case page.Context:
		p.Context, p.keys = msg, msg.Keys.Of(keys.Menu)
	case page.Waits:
		p.waits = msg
	case page.Reading:
		p.told = msg.Said
	case Said:
		p.said = msg
	case page.Complaint:
		p.said = []string{msg.In(p.Lang)}
	case page.NotKept:
		p.said = []string{words.Error(msg.Err, p.Lang)}
	case Streak:
		p.streak = msg
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

func (p *Page) key(name string) page.Dest {
	p.said = nil
	p.paste.drop()
	all := p.entries()
	at := page.List{Selected: p.current(all)}
	switch c := p.keys.Command(name); {
	case at.Do(c, len(all)):
		p.memory.selected = all[at.Selected].key
	case c == keys.Pick:
		return all[at.Selected].dest()
	case c == keys.Less, c == keys.More:
		p.changeLevel(c == keys.More)
	case c == keys.SwitchGrid:
		return p.next("grid")
	case c == keys.SwitchRules:
		return p.next("rules")
	case c == keys.Quit:
		return page.Quit{}
	case c == keys.Back && p.above:
		return page.Back{}
	case c == keys.None:
		return p.choose(name)
	}
	return nil
}

// choose chooses the entry that has this key.
func (p *Page) choose(key string) page.Dest {
	all := p.entries()
	i := slices.IndexFunc(all, func(e entry) bool { return e.key == key })
	switch {
	case i < 0 && key == "C" && p.waits.Len() > 0: // the game that is played can be given up there
		return page.Open{Place: page.Waiting}
	case i < 0:
		return nil
	}
	p.memory.selected = key
	return all[i].dest()
}

func (p *Page) click(msg page.Click) page.Dest {
	p.paste.drop()
	all := p.entries()
	at := page.List{Selected: p.current(all)}
	switch {
	case at.Turn(msg, len(all)):
		p.memory.selected = all[at.Selected].key
	case msg.Button == tea.MouseButtonLeft && msg.Item != page.NoItem && msg.Item < len(all):
		return p.choose(all[msg.Item].key)
	}
	return nil
}

// next gives an option the value that comes after its own.
func (p *Page) next(name string) page.Dest {
	o, _ := choices.Named(name)
	return page.Choose{Option: name, Value: (o.Get(&p.Choices) + 1) % len(o.Values)}
}

// An entry is a line of the menu. It is chosen by its key, or with Enter.
type entry struct {
	key  string
	text string
	dest func() page.Dest
}

// entries returns the lines of the menu as things stand.
func (p *Page) entries() []entry {
	to := func(dest page.Dest) func() page.Dest { return func() page.Dest { return dest } }
	all := p.goOns()
	for i, level := range words.Levels() {
		all = append(all, entry{
			key:  string(rune('1' + i)),
			text: words.MenuLevel.In(p.Lang, level.Name.In(p.Lang), level.Rows, level.Cols, level.Mines),
			dest: func() page.Dest {
				p.memory.level = i
				return page.Play{Setup: session.Level(level, p.Grid, p.Rules, p.Seed())}
			},
		})
	}
	return append(all,
		entry{"4", words.MenuFile.In(p.Lang), to(page.Open{Place: page.Files})},
		entry{"5", words.MenuQuit.In(p.Lang), to(page.Quit{})},
		entry{"m", text.Text{"A medida", "Custom"}.In(p.Lang), to(page.Open{Place: page.Custom})},
		entry{"t", text.Text{"Tableros incluidos", "Boards included"}.In(p.Lang), to(page.Open{Place: page.Collection})},
		entry{"d", p.dailyText(), func() page.Dest { return page.Play{Setup: p.daily()} }},
		entry{"x", text.Text{"Código", "Code"}.In(p.Lang), to(page.Code{})},
		entry{"h", text.Text{"Historial y récords", "History and records"}.In(p.Lang), to(page.Open{Place: page.Records})},
		entry{"e", text.Text{"Editor de tableros", "Board editor"}.In(p.Lang), to(page.Open{Place: page.Editor})},
		entry{"o", text.Text{"Opciones", "Options"}.In(p.Lang), to(page.Open{Place: page.Options})},
		entry{"?", text.Text{"Ayuda", "Help"}.In(p.Lang), to(page.Help{Keys: keys.Board})},
	)
}

// goOns returns the lines that lead to the games that wait: to the last, and where there
// are several to all of them.
func (p *Page) goOns() []entry {
	var all []entry
	latest, waits := p.waits.Latest()
	name := words.MenuContinue.In(p.Lang) + ": "
	switch {
	case p.waits.Played != "":
		all = append(all, entry{"c", name + p.waits.Played, func() page.Dest { return page.Back{} }})
	case waits:
		all = append(all, entry{"c", name + page.Brief(&latest, p.Lang), func() page.Dest { return page.GoOn{Name: latest.Name} }})
	}
	if n := p.waits.Len(); n > 1 || n > 0 && p.waits.Played == "" {
		all = append(all, entry{"C", text.Text{"Partidas que esperan: %d", "Games that wait: %d"}.In(p.Lang, n),
			func() page.Dest { return page.Open{Place: page.Waiting} }})
	}
	return all
}

// current returns the index of the entry that is selected: the first where none
// is.
func (p *Page) current(all []entry) int {
	return max(0, slices.IndexFunc(all, func(e entry) bool { return e.key == p.memory.selected }))
}
