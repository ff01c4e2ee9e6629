package serve

import (
	"io"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/charmbracelet/x/ansi"
	gossh "golang.org/x/crypto/ssh"
)

// A loader is a player whose emulator ends when the game begins, because its cost would exceed that of the
// server. Of the screen it then follows only the left side of the cursor of the board.
type loader struct {
	*screen
	name   string
	cursor spot            // where the left side of the cursor was drawn last
	steps  []step          // the steps that are not answered yet, the oldest first
	waits  []time.Duration // of the steps that were answered
}

// A spot is a place on the screen.
type spot struct{ row, col int }

// A step moves the cursor of the board.
type step struct {
	due time.Time
	to  spot
}

// newLoader connects to a server from an address of this machine.
func (a *apart) newLoader(from, name string) *loader {
	client := a.calls(caller{from: from, keys: []gossh.Signer{newSigner(a.t)}})
	p := &loader{name: name, screen: begin(a.t, client.Client, "", nil)}
	p.sees("Beginner")
	return p
}

// begins takes players to their games of Expert: together to a race, or each to a game of their own.
// Then it moves their cursors to the first cell.
func begins(all []*loader, race bool) {
	if race && len(all) > 1 {
		meet(all)
	}
	for _, p := range all {
		if race && len(all) > 1 {
			p.sees("MINES LEFT")
		} else {
			p.does("3", "MINES LEFT")
		}
		p.follow()
		p.types(" " + strings.Repeat("\x1b[D", 30) + strings.Repeat("\x1b[A", 16))
		p.until("the first cell", func(string) bool { return p.cursor == corner })
	}
}

// follow follows the left side of the cursor of the board, without an emulator. A step is answered when
// the cursor is drawn at its place, or at that of a later step.
func (p *loader) follow() {
	var at spot
	pen := ansi.NewParser()
	pen.SetHandler(ansi.Handler{
		Print: func(r rune) {
			if r == '[' {
				p.draws(at)
			}
			at.col++
		},
		Execute: func(b byte) {
			switch b {
			case '\r':
				at.col = 0
			case '\n':
				at.row++
			case '\b':
				at.col--
			}
		},
		HandleCsi: func(cmd ansi.Cmd, params ansi.Params) {
			first, _, _ := params.Param(0, 1)
			second, _, _ := params.Param(1, 1)
			switch cmd.Final() {
			case 'H':
				at = spot{first - 1, second - 1}
			case 'A':
				at.row -= first
			case 'B':
				at.row += first
			case 'C':
				at.col += first
			case 'D':
				at.col -= first
			}
		},
	})
	p.mu.Lock()
	defer p.mu.Unlock()
	p.hears = func(out []byte) {
		for _, b := range out {
			pen.Advance(b)
		}
	}
	at = spot{p.emulator.CursorPosition().Y, p.emulator.CursorPosition().X}
}

// draws notes that the left side of the cursor is drawn at a place.
func (p *loader) draws(at spot) {
	p.cursor = at
	last := slices.IndexFunc(p.steps, func(s step) bool { return s.to == at })
	for _, s := range p.steps[:last+1] {
		p.waits = append(p.waits, time.Since(s.due))
	}
	p.steps = p.steps[last+1:]
}

var raceCode = regexp.MustCompile(`RACE ([A-Z0-9]{4})`)

// meet takes players to the start of a race, which the first of them sets up.
func meet(all []*loader) {
	first := all[0]
	first.does("v", "RACES", "n", "Custom", "jj\r", "Your name", first.name+"\r", "to start the race")
	code := raceCode.FindStringSubmatch(first.text())[1]
	for _, p := range all[1:] {
		p.does("v", "RACES", "x", "Race code", code+"\r", "Your name", p.name+"\r", "RACE "+code)
	}
	first.types("\r")
}

// The board of Expert in a window of [rows] and [cols]: the left side of the cursor on the first
// cell, and the columns of a cell.
var corner = spot{4, 6}

const cellCols = 3

// mixture is what a player types again and again: > is a step of the cursor. A cell that may have
// exploded is closed again.
const mixture = ">f>>f> u>>f>>>f> u>i>>>f>> u>q" + "c>>f>> u>>>"

// play types keys from begin to end, each when it is due. Then it waits until all steps are answered.
func (p *loader) play(begin, end time.Time) {
	at, walked := corner, 0
	for i := 0; ; i++ {
		due := begin.Add(time.Duration(i) * keyEvery)
		if due.After(end) {
			break
		}
		time.Sleep(time.Until(due))
		key := mixture[i%len(mixture) : i%len(mixture)+1]
		if key == ">" {
			var by spot
			key, by = around(walked)
			at = spot{at.row + by.row, at.col + by.col*cellCols}
			walked++
			p.mu.Lock()
			p.steps = append(p.steps, step{due, at})
			p.mu.Unlock()
		}
		if _, err := io.WriteString(p.keys, key); err != nil {
			return
		}
	}
	p.until("the last step", func(string) bool { return len(p.steps) == 0 })
}

// forgetWaits forgets how long steps have waited so far.
func (p *loader) forgetWaits() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.waits = nil
}

// around returns the key and the direction of the nth step along the edge of the board. No place
// comes again for half a minute.
func around(n int) (key string, by spot) {
	const across, down = 29, 15
	switch n %= 2 * (across + down); {
	case n < across:
		return "\x1b[C", spot{0, 1}
	case n < across+down:
		return "\x1b[B", spot{1, 0}
	case n < across+down+across:
		return "\x1b[D", spot{0, -1}
	}
	return "\x1b[A", spot{-1, 0}
}
