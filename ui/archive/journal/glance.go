package journal

import (
	"slices"
	"strings"
	"time"

	"buscaminas/game"
)

// A Glance holds the facts about a game that a list of games shows. The beginning and the end of
// the text of the game are enough to find them.
type Glance struct {
	Header // without the board

	Mines   int           // the number of mines, or Unknown
	Elapsed time.Duration // the time elapsed in the game: see [Journal.Elapsed]
	Open    int           // the percentage of the safe cells that are open, or Unknown
	End     Event         // how the game ended; Done: it is not over, or the text does not say
	Steps   int           // the number of opens and flags; Unknown if a part of the text was not read
}

// ReadGlance reads head, the beginning of the text of a game, and tail, its end. Both may be cut
// within a line. If tail is empty, head is the whole text. If the header is wrong, ReadGlance fails
// as [Read] does.
func ReadGlance(head, tail []byte) (*Glance, error) {
	d, _, err := readHeader(head)
	if err != nil {
		return nil, err
	}
	g := &Glance{Header: d.Header, Mines: d.mineCount(), Open: Unknown, Steps: Unknown}
	if len(tail) == 0 {
		g.Steps = 0
		tail = head
	}
	g.read(string(tail))
	if g.Open == Unknown && g.End == Done && g.Steps > 0 {
		g.Open = openAfter(head)
	}
	return g, nil
}

// openAfter plays the game in text, and returns the percentage of the safe cells that are open at its
// end, or Unknown. It is needed if the program was killed before it wrote a clock line.
func openAfter(text []byte) int {
	j, _ := Read(text)
	switch {
	case j == nil:
		return Unknown
	case j.Layout == nil:
		return 0 // nothing is open on a board that is not dealt
	}
	g, err := j.Play()
	if err != nil {
		return Unknown // the list still shows the game; opening the game shows the error
	}
	return g.OpenShare()
}

// read updates g from the lines of tail. It reads the last line first.
func (g *Glance) read(tail string) {
	lines := slices.Collect(strings.Lines(tail))
	later := false // the lines read so far hold an action or an end
	for i, line := range slices.Backward(lines) {
		if !strings.HasSuffix(line, "\n") || i == 0 && g.Steps < 0 {
			continue // the line is cut
		}
		line = strings.TrimSpace(line)
		if !isEntry(line) {
			continue // a line of the header or the board
		}
		e, err := parseEntry(line, g.Grid())
		if err != nil {
			continue // [Read] reports it
		}
		g.Elapsed = max(g.Elapsed, e.At)
		g.add(e, later)
		later = later || e.Event == Done || e.Event.Ends()
	}
}

// add updates g for an entry. The parameter overtaken is set if a later entry carries out an action
// or ends the game. If it is set, add ignores an end of the game and a clock line.
func (g *Glance) add(e Entry, overtaken bool) {
	switch {
	case e.Event == Done:
		if g.Steps >= 0 && (e.Action.Kind == game.Open || e.Action.Kind == game.Flag) {
			g.Steps++
		}
	case overtaken:
	case e.Event.Ends():
		g.End = e.Event
	case e.Event == clock && g.Open < 0:
		g.Open = int(e.open)
	}
}
