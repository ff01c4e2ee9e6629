package page

import (
	"sync/atomic"
	"time"

	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/session"
	"buscaminas/ui/session/film"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// Filming makes films of games on the side, one at a time. The zero value makes none.
type Filming struct{ now *filming }

// filming is a film that is being made.
type filming struct {
	percent   atomic.Int32
	cancelled atomic.Bool
}

// Filmed says where the film of a game is, or why there is none.
type Filmed struct {
	of   *filming
	name string
	err  error
}

// FilmTick shows anew how far a film is.
type FilmTick struct{ of *filming }

// Begin makes a film of a game and writes it into the folder that the program was started in,
// in the colours of the theme, unless another one is being made. The command brings [FilmTick],
// and in the end [Filmed].
func (f *Filming) Begin(c *Context, read func() (*session.Replay, error)) tea.Cmd {
	if f.now != nil {
		return nil
	}
	now := &filming{}
	f.now = now
	folder, temp, at := c.Here, c.Archive.Dir(), c.Now()
	o := film.Options{
		Look:    draw.Look{Glyphs: &draw.Unicode, Names: c.Names},
		Palette: theme.All()[c.Theme].InAllColors(),
		Lang:    c.Lang,
		Watch: func(share float64) bool {
			now.percent.Store(int32(100 * share))
			return !now.cancelled.Load()
		},
	}
	return tea.Batch(f.Tick(FilmTick{now}), func() tea.Msg {
		r, err := read()
		if err != nil {
			return Filmed{of: now, err: err}
		}
		made, err := film.New(r, o)
		if err != nil {
			return Filmed{of: now, err: err}
		}
		name, err := made.Keep(folder, temp, at)
		return Filmed{now, name, err}
	})
}

// Tick asks for the next tick, while the film is made that the last one was about.
func (f *Filming) Tick(last FilmTick) tea.Cmd {
	if f.now == nil || f.now != last.of {
		return nil
	}
	return tea.Tick(time.Second/10, func(time.Time) tea.Msg { return last })
}

// Cancel breaks the film off that is being made, and says so; false: there is none.
func (f *Filming) Cancel(l text.Lang) (said screen.Span, ok bool) {
	if f.now == nil {
		return screen.Span{}, false
	}
	f.now.cancelled.Store(true)
	f.now = nil
	return screen.Message.Of(text.Text{"Película cancelada", "Film cancelled"}.In(l)), true
}

// End takes what has come of a film, and says it; false: it was broken off.
func (f *Filming) End(msg Filmed, l text.Lang) (said screen.Span, ok bool) {
	if f.now == nil || f.now != msg.of {
		return screen.Span{}, false
	}
	f.now = nil
	return msg.Said(l)
}

// Said says what has come of a film; false: it was broken off.
func (m Filmed) Said(l text.Lang) (said screen.Span, ok bool) {
	switch {
	case m.of.cancelled.Load():
		return screen.Span{}, false
	case m.err != nil:
		return screen.Refused.Of(words.Error(m.err, l)), true
	}
	return screen.Message.Of(text.Text{"Película escrita en %s", "Film written to %s"}.In(l, m.name)), true
}

// Told says how far the film is that is being made, and which key of the page breaks it off; ""
// where there is none.
func (f *Filming) Told(page *keys.Table, l text.Lang) string {
	if f.now == nil {
		return ""
	}
	return film.Filming.In(l, f.now.percent.Load()) +
		text.Between + page.First(keys.Back, l) + " " + text.Text{"cancelar", "cancel"}.In(l)
}
