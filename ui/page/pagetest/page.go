package pagetest

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/settings"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/keys"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
	"github.com/muesli/termenv"
)

// A Page is a page and a player in front of it. Its clock moves only when the test moves it.
type Page struct {
	Player
	page.Context // the context of the page; after changing it, the test calls [Page.Tell]

	At        time.Time                                   // the present time
	OnRequest func(page.Request) (cmd tea.Cmd, done bool) // carries out some requests; may be nil
	Requests  []page.Request                              // the requests that were not carried out
	Bound     []settings.Setting                          // the keys that the player has changed

	page  page.Page
	frame screen.Frame
}

// Sit returns a player in front of a window of this size, who plays with square cells and without
// an archive. The test may change the context, and then opens a page.
func Sit(t testing.TB, width, height int) *Page {
	t.Helper()
	p := &Page{At: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)}
	p.Player = Player{T: t, Send: p.send, Screen: p.screen, IsTick: IsTick}
	seed := uint64(0)
	p.Context = page.Context{
		Width: width, Height: height,
		Choices:  choices.Choices{Grid: game.GridKinds()[0], Marks: true, Mouse: true, Onward: true, Motion: true},
		Renderer: Colored(termenv.Ascii),
		Now:      func() time.Time { return p.At },
		Seed:     func() uint64 { seed++; return seed },
		Archive:  archive.At(""),
		Here:     Nowhere,
	}
	return p
}

// Show returns a player like [Sit], and opens a page.
func Show(t testing.TB, width, height int, of page.Page) *Page {
	t.Helper()
	p := Sit(t, width, height)
	p.Open(of)
	return p
}

// Nowhere is a folder that does not exist.
var Nowhere = filepath.Join(os.DevNull, "nowhere")

// Colored returns a renderer that draws in the colours of a profile, whatever terminal the test
// runs in.
func Colored(p termenv.Profile) *lipgloss.Renderer {
	r := lipgloss.NewRenderer(io.Discard)
	r.SetColorProfile(p)
	return r
}

// Keep gives the player an archive in a folder.
func (p *Page) Keep(dir string) {
	p.Archive = archive.At(dir)
	p.T.Cleanup(p.Archive.Close)
}

// Open opens a page in the place of the previous one, and runs the page's commands.
func (p *Page) Open(of page.Page) {
	p.T.Helper()
	p.Answer(p.Enter(of))
}

// Enter opens a page in the place of the previous one, and returns the page's commands.
func (p *Page) Enter(of page.Page) tea.Cmd {
	p.page, p.Requests = of, nil
	return tea.Batch(p.tell(), p.Send(page.Shown{}))
}

// Tell sends the context to the page. The test calls it after changing the context.
func (p *Page) Tell() { p.tell() }

func (p *Page) tell() tea.Cmd {
	p.Look.Theme = theme.All()[p.Theme]
	p.Palette = p.Look.Theme.Palette(p.Renderer.ColorProfile(), p.ASCII)
	p.Keys, _ = keys.New(keys.Sets()[p.KeySet], p.Bound)
	return p.sendContext()
}

// sendContext sends the context to the page, if one is open.
func (p *Page) sendContext() tea.Cmd {
	if p.page == nil {
		return nil // Enter sends the context
	}
	return p.Send(p.Context)
}

// Request returns the last of p.Requests, or nil if there is none.
func (p *Page) Request() page.Request {
	if len(p.Requests) == 0 {
		return nil
	}
	return p.Requests[len(p.Requests)-1]
}

// WantBack fails the test unless the page has last asked to be closed.
func (p *Page) WantBack() {
	p.T.Helper()
	if _, ok := p.Request().(page.Back); !ok {
		p.T.Fatalf("the page has asked for %+v, want page.Back", p.Request())
	}
}

// Cancel cancels the job of the page, as Esc does in the program.
func (p *Page) Cancel() {
	p.T.Helper()
	worker, ok := p.page.(page.Worker)
	if !ok || !worker.Job().End() {
		p.T.Fatal("the page has no job")
	}
	p.Answer(p.Send(page.Stopped{}))
}

// Agree answers yes to the question that the page has asked.
func (p *Page) Agree() {
	p.T.Helper()
	ask, ok := p.Request().(page.Ask)
	if !ok {
		p.T.Fatalf("the page has asked for %+v, which is no question", p.Request())
	}
	p.Answer(p.Send(ask.Yes))
}

// send gives the page a message as the program does: a press of a mouse button becomes a
// [page.Click], and letters that arrived together become one key each.
func (p *Page) send(msg tea.Msg) tea.Cmd {
	p.T.Helper()
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		p.Width, p.Height = msg.Width, msg.Height
		return p.sendContext()
	case tea.MouseMsg:
		if msg.Action != tea.MouseActionPress {
			return nil
		}
		if key, ok := p.frame.KeyAt(msg.X, msg.Y); ok && msg.Button == tea.MouseButtonLeft {
			return p.Press(key)
		}
		hit := page.Click{MouseMsg: msg, Item: page.NoItem, Top: page.NoItem, Swapped: p.LeftFlags}
		if item, column, ok := p.frame.ItemAt(msg.X, msg.Y); ok {
			hit.Item, hit.Column = item, column
		}
		if top, ok := p.frame.BoardTop(); ok && !p.frame.HasMessageAt(msg.Y) {
			hit.Top = top
		}
		return p.update(hit)
	case tea.KeyMsg:
		if msg.Type == tea.KeyRunes && len(msg.Runes) > 1 && !msg.Paste {
			var all tea.Cmd
			for _, r := range msg.Runes {
				all = tea.Batch(all, p.update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}}))
			}
			return all
		}
	}
	return p.update(msg)
}

// update gives the page a message. If the page requests to choose an option, update chooses it. Any
// other request goes to OnRequest. If OnRequest does not carry it out, update adds it to Requests.
func (p *Page) update(msg tea.Msg) tea.Cmd {
	p.T.Helper()
	if p.page == nil {
		p.T.Fatal("no page is open")
	}
	cmd, request := p.page.Update(msg)
	if request == nil {
		return cmd
	}
	if of, ok := request.(page.Choose); ok {
		of.Set(&p.Choices)
		return tea.Batch(cmd, p.tell())
	}
	if p.OnRequest != nil {
		if then, done := p.OnRequest(request); done {
			return tea.Batch(cmd, then)
		}
	}
	p.Requests = append(p.Requests, request)
	return cmd
}

// Draw returns the frame, which is valid until the next call.
func (p *Page) Draw() *screen.Frame {
	p.frame.HasGrounds = p.Palette.HasGrounds
	p.frame.Begin(p.Width, p.Height)
	p.page.View(&p.frame)
	switch {
	case p.ASCII:
		p.frame.Map(screen.ASCII)
	case p.Console:
		p.frame.Map(screen.Console)
	}
	return &p.frame
}

func (p *Page) screen() string { return strings.TrimSuffix(p.Draw().String(), "\n") }
