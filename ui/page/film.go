package page

import (
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/session/film"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// Filming makes films of games in the background, one at a time. A page that embeds a Filming is a
// [Worker]. The zero value is ready for use.
type Filming struct{ job *Job }

// Job implements [Worker].
func (f *Filming) Job() *Job { return f.job }

// Filmed says that a film was saved, or why it could not be saved.
type Filmed struct {
	job  *Job
	name string
	err  error
}

// noFilms is the error if a player over a network asks for a film. Such a player has no folder for
// the film, and a film is too long for the clipboard.
var noFilms error = text.Error{
	"en este servidor no se guardan animaciones: copia la partida y hazla en tu ordenador con «buscaminas replay»",
	"this server cannot save animations: copy the game, and make one on your own machine with \"buscaminas replay\""}

var filmStopped = text.Text{"Animación cancelada", "Animation cancelled"}

// Film makes a film of the game that the function load returns, in the colours of the theme. It
// saves the film in the folder in which the program was started. The command returns a [Filmed].
// Film returns nil if another film is being made.
func (f *Filming) Film(c *Context, load func() (*session.Replay, error)) tea.Cmd {
	if f.job.Going() {
		return nil
	}
	says := func(percent int) text.Text { return film.Filming.With(percent) }
	j := &Job{Says: says, Stopped: filmStopped}
	f.job = j
	if c.Served != nil {
		return func() tea.Msg { return Filmed{job: j, err: noFilms} }
	}
	folder, temp, at := c.Here, c.Archive.Dir(), c.Now()
	o := film.Options{
		Look:    draw.Look{Glyphs: &draw.Unicode, Names: c.Names},
		Palette: c.Look.Theme.TrueColorPalette(),
		Lang:    c.Lang,
		Watch:   j.Watch,
	}
	return func() tea.Msg {
		r, err := load()
		if err != nil {
			return Filmed{job: j, err: err}
		}
		made, err := film.New(r, o)
		if err != nil {
			return Filmed{job: j, err: err}
		}
		name, err := made.SaveSVG(folder, temp, at)
		return Filmed{j, name, err}
	}
}

// End ends the job and returns the message about its result. It reports false if the player has
// cancelled the job.
func (m Filmed) End(l text.Lang) (said screen.Span, ok bool) {
	switch {
	case !m.job.End():
		return screen.Span{}, false
	case m.err != nil:
		return screen.Refused.Of(words.Error(m.err, l)), true
	}
	return screen.Message.Of(l.Say("Animación guardada en %s", "Animation saved to %s", m.name)), true
}
