package session

import (
	"fmt"
	"strings"
	"time"

	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/text"
)

// Brief says which game it is in a few words, as in "Experto, hexagonal, 41 % abierto,
// 3:20"; grid is what its grid is called.
func (s *Session) Brief(grid text.Text, l text.Lang) string {
	return brief(s.Setup.Title, grid, s.game.OpenShare(), s.Elapsed(), l)
}

// BriefOf says of a game that waits what [Session.Brief] says of one that is played.
func BriefOf(w *archive.Waiting, grid text.Text, l text.Lang) string {
	return brief(TitleOf(&w.Header), grid, w.Open, w.Elapsed, l)
}

func brief(title, grid text.Text, open int, at time.Duration, l text.Lang) string {
	parts := []string{title.In(l), grid.In(l)}
	if open != journal.Unknown {
		parts = append(parts, text.Text{"%d %% abierto", "%d%% open"}.In(l, open))
	}
	seconds := int(at.Seconds())
	return strings.Join(append(parts, fmt.Sprintf("%d:%02d", seconds/60, seconds%60)), ", ")
}

// TitleOf returns what a game that was kept is called. It may come from anywhere.
func TitleOf(h *journal.Header) text.Text { return titled(h.Titles) }

func titled(titles []string) text.Text {
	if len(titles) == 0 {
		return text.Text{}
	}
	return text.Text{text.Printable(titles[0]), text.Printable(titles[len(titles)-1])}
}
