package history

import (
	"cmp"
	"errors"
	"strings"

	"buscaminas/boards/files"
	"buscaminas/ui/text"
)

// badLine is the problem of a line that describes no game. {found} is the line; {err} is the reason.
var badLine = text.Error{
	"{found} no es una partida terminada: {err}",
	"{found} is not a finished game: {err}",
}

// Skipped says how many lines [Read] skipped, and why.
type Skipped struct {
	Bad   int          // the number of lines that describe no game
	Later int          // the number of lines of a later version
	First *files.Error // the error of the first bad line, or nil
}

// Read reads the lines of finished games and returns the games in the order in which they ended. It
// needs a few times as much memory as data.
func Read(data []byte) ([]Game, Skipped) {
	var games []Game
	var skipped Skipped
	at := map[string]int{} // the index in games of each name
	replaced := map[int]bool{}
	number := 0
	for text := range strings.Lines(strings.TrimPrefix(string(data), "\ufeff")) {
		number++
		if text = strings.Trim(text, " \t\r\n"); text == "" { // the white space of JSON
			continue
		}
		g, err := parse(text)
		switch {
		case errors.Is(err, errLater):
			skipped.Later++
			continue
		case err != nil:
			if skipped.Bad == 0 {
				skipped.First = &files.Error{
					Line:    number,
					Problem: badLine,
					Found:   files.Quote(text),
					Err:     err,
				}
			}
			skipped.Bad++
			continue
		}
		if earlier, again := at[g.Name]; again && g.Name != "" {
			g.complete(games[earlier])
			if games[earlier].Ended.Equal(g.Ended) { // a later line for the same end knows more
				games[earlier] = g
				continue
			}
			replaced[earlier] = true
		}
		at[g.Name] = len(games)
		games = append(games, g)
	}
	if len(replaced) == 0 {
		return games, skipped
	}
	last := games[:0]
	for i, g := range games {
		if !replaced[i] {
			last = append(last, g)
		}
	}
	return last, skipped
}

// If g lacks certain facts, complete copies them from an earlier line of the same game. These facts
// are the reason of a loss that was undone, and the measures of the board, such as its 3BV.
func (g *Game) complete(earlier Game) {
	g.Loss = cmp.Or(g.Loss, earlier.Loss)
	if g.ThreeBV == 0 {
		g.ThreeBV, g.ZiNi, g.HumanZiNi = earlier.ThreeBV, earlier.ZiNi, earlier.HumanZiNi
		g.Openings, g.Islands = earlier.Openings, earlier.Islands
	}
}
