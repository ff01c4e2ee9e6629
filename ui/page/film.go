package page

import (
	"buscaminas/ui/draw"
	"buscaminas/ui/film"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/theme"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// Filming is said while a film is made.
var Filming = text.Text{"Filmando…", "Filming…"}

// Filmed says where the film of a game is, or why there is none.
type Filmed struct {
	name string
	err  error
}

// Film returns what makes a film of a game and writes it into the folder that the program was
// started in, in the colours of the theme. It is done on the side, and brings [Filmed].
func (c *Context) Film(read func() (*session.Replay, error)) tea.Cmd {
	folder, now := c.Here, c.Now()
	o := film.Options{
		Look: draw.Look{Glyphs: &draw.Unicode, Names: c.Names},
		Inks: theme.All()[c.Theme].InAllColors(),
		Lang: c.Lang,
	}
	return func() tea.Msg {
		r, err := read()
		if err != nil {
			return Filmed{err: err}
		}
		f, err := film.New(r, o)
		if err != nil {
			return Filmed{err: err}
		}
		name, err := f.Keep(folder, now)
		return Filmed{name, err}
	}
}

// Told says what has come of it.
func (f Filmed) Told(l text.Lang) string {
	if f.err != nil {
		return words.Error(f.err, l)
	}
	return text.Text{"Película escrita en %s", "Film written to %s"}.In(l, f.name)
}
