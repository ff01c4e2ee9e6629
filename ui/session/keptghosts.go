package session

import (
	"slices"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

var (
	bestGhost = text.Text{"tu mejor partida aquí (%s)", "your best game here (%s)"}
	keptGhost = text.Text{"tu partida del %s", "your game from %s"}
	lastGhost = text.Text{"tu última partida aquí (%s)", "your last game here (%s)"}
)

// Ghosts returns the ghosts against which the player can race on a board with these rules. They are
// games in an archive: the fastest won game and the last game, if their files are still there. The
// parameter except is the name of a game to leave out. Ghosts fails if the board has more than
// 10,000 cells, or as [archive.Archive.History] does.
func Ghosts(a *archive.Archive, layout *game.Layout, rules game.Rules, except string) ([]*Ghost, error) {
	if layout.Cells() > maxRaced {
		return nil, errTooLargeToRace
	}
	games, _, err := a.History()
	if err != nil {
		return nil, err
	}
	board := history.BoardHash(layout)
	games = slices.DeleteFunc(games, func(g history.Game) bool {
		return g.Board != board || g.Rules != rules || g.Name == except
	})
	var all []*Ghost
	add := func(g history.Game, name text.Text) {
		saved, err := a.Read(g.Name)
		if err != nil {
			return
		}
		if ghost, err := NewGhost(saved.Journal, timed(name, g.Time)); err == nil {
			ghost.Kept = g.Name
			all = append(all, ghost)
		}
	}
	best := -1
	for i, g := range games {
		if g.Won && !g.Undone() && (best < 0 || g.Time < games[best].Time) {
			best = i
		}
	}
	if best >= 0 {
		add(games[best], bestGhost)
	}
	if last := len(games) - 1; last >= 0 && last != best {
		add(games[last], lastGhost)
	}
	return all, nil
}

// KeptGhost reads the game with this name in an archive, and returns its ghost and the game. It
// fails as [archive.Archive.Read] or [NewGhost] does, and if the game is part of a race that goes on.
func KeptGhost(a *archive.Archive, name string) (*Ghost, *archive.Saved, error) {
	saved, err := a.Read(name)
	if err != nil {
		return nil, nil, err
	}
	if learnEnd(a, &saved.Header); hidesBoard(saved.Journal) {
		return nil, nil, errRaceGoesOn
	}
	day := saved.Begun.Local().Format(time.DateOnly)
	ghost, err := NewGhost(saved.Journal, keptGhost.With(day))
	if err != nil {
		return nil, nil, err
	}
	ghost.Kept = name
	return ghost, saved, nil
}

// timed inserts the time d into a text, in the notation of each language.
func timed(name text.Text, d time.Duration) text.Text {
	return text.Text{
		name.In(text.Spanish, words.InSeconds(text.Spanish, d)),
		name.In(text.English, words.InSeconds(text.English, d)),
	}
}
