package journal

import (
	"slices"
	"strings"
	"time"

	"buscaminas/game"
)

// A Glance is what the two ends of a text tell of a game, however long the text is
// between them: enough for a list.
type Glance struct {
	Header // without the board

	Mines   int           // or Unknown
	Elapsed time.Duration // as [Journal.Elapsed]
	Open    int           // as [Journal.Open]; or Unknown
	End     Event         // Won, Lost or GivenUp; Done where the game goes on, or the text does not say
	Steps   int           // opens and flags, where the two ends are the whole text; else Unknown
}

// ReadGlance reads the beginning and the end of a text, or the whole of it as head and
// nothing as tail. Either may be cut anywhere. Its error is that of [Read], about the
// header.
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
	return g, nil
}

// read goes through the lines of the end of a text, the last one first.
func (g *Glance) read(tail string) {
	lines := slices.Collect(strings.Lines(tail))
	later := false // something was done after the lines to come
	for i, line := range slices.Backward(lines) {
		if !strings.HasSuffix(line, "\n") || i == 0 && g.Steps < 0 {
			continue // it is cut
		}
		line = strings.TrimSpace(line)
		if !isEntry(line) {
			continue // it is of the header or the board
		}
		e, err := parseEntry(line, g.Grid())
		if err != nil {
			continue // whoever reads all of it says so
		}
		g.Elapsed = max(g.Elapsed, e.At)
		g.take(e, later)
		later = later || e.Event == Done || e.Event.Ends()
	}
}

// take takes in an entry; later says whether something was done after it.
func (g *Glance) take(e Entry, later bool) {
	switch {
	case e.Event == Done:
		if g.Steps >= 0 && (e.Action.Kind == game.Open || e.Action.Kind == game.Flag) {
			g.Steps++
		}
	case later:
	case e.Event.Ends():
		g.End = e.Event
	case e.Event == seen && g.Open < 0:
		g.Open = int(e.open)
	}
}
