package session

import (
	"fmt"
	"time"

	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/text"
)

// A Brief describes a game in a few words.
type Brief struct {
	Title, Grid text.Text // the names of the game and of its grid
	Open        int       // in percent; [journal.Unknown]: not known
	Elapsed     time.Duration
}

// Brief describes the game; grid is the name of its grid.
func (s *Session) Brief(grid text.Text) Brief {
	return Brief{s.Setup.Title, grid, s.game.OpenShare(), s.Elapsed()}
}

// BriefOf describes a waiting game, as [Session.Brief] does one being played.
func BriefOf(w *archive.Waiting, grid text.Text) Brief {
	return Brief{TitleOf(&w.Header), grid, w.Open, w.Elapsed}
}

// In returns the words, as in "Experto, hexagonal, 41 % abierto, 3:20".
func (b Brief) In(l text.Lang) string { return b.after(b.Title.In(l)+", "+b.Grid.In(l), l) }

// Short returns fewer words, as in "Experto, 41 % abierto, 3:20".
func (b Brief) Short(l text.Lang) string { return b.after(b.Title.In(l), l) }

// after appends the share that is open and the time to a description.
func (b Brief) after(what string, l text.Lang) string {
	if b.Open != journal.Unknown {
		what += ", " + text.Text{"%d %% abierto", "%d%% open"}.In(l, b.Open)
	}
	return what + ", " + b.Clock()
}

// Clock returns the time played, as in "3:20".
func (b Brief) Clock() string {
	seconds := int(b.Elapsed.Seconds())
	return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
}

// TitleOf returns the title of a kept game. The game may come from anywhere.
func TitleOf(h *journal.Header) text.Text { return titled(h.Titles) }

func titled(titles []string) text.Text {
	if len(titles) == 0 {
		return text.Text{}
	}
	return text.Text{text.Printable(titles[0]), text.Printable(titles[len(titles)-1])}
}
