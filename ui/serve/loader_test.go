package serve

import (
	"bytes"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/charmbracelet/x/vt"
	gossh "golang.org/x/crypto/ssh"
)

// A loader is a player who plays without an emulator, whose cost would exceed that of the server. Of
// the screen it then follows only the left side of the cursor of the board.
type loader struct {
	name   string
	client *gossh.Client
	keys   io.Writer

	mu       sync.Mutex
	blind    bool          // ignores all output
	emulator *vt.Emulator  // until the player begins to play
	changed  chan struct{} // closed when output comes
	ended    bool
	pen      pen
	cursor   spot            // where the left side of the cursor was drawn last
	steps    []step          // the steps that are not answered yet, the oldest first
	waits    []time.Duration // of the steps that were answered
}

// A spot is a place on the screen.
type spot struct{ row, col int }

// A step moves the cursor of the board.
type step struct {
	due time.Time
	to  spot
}

// newLoader connects to a server from an address of this machine.
func (a *apart) newLoader(from string, rows, cols int) (*loader, error) {
	caller, err := a.call(caller{from: from, keys: []gossh.Signer{newSigner(a.t)}})
	if err != nil {
		return nil, err
	}
	p := &loader{client: caller.Client, emulator: vt.NewEmulator(cols, rows), changed: make(chan struct{})}
	go io.Copy(io.Discard, p.emulator) // the emulator's answers, which no one needs
	s, err := p.client.NewSession()
	if err != nil {
		return nil, err
	}
	if p.keys, err = s.StdinPipe(); err != nil {
		return nil, err
	}
	s.Stdout = p
	if err := s.RequestPty("xterm-256color", rows, cols, nil); err != nil {
		return nil, err
	}
	if err := s.Shell(); err != nil {
		return nil, err
	}
	go func() {
		_ = s.Wait() // a session may end in any way
		p.mu.Lock()
		defer p.mu.Unlock()
		p.ended = true
		close(p.changed)
	}()
	return p, p.sees("Beginner")
}

// Write takes the output of the server. A step is answered when the cursor is drawn at its place, or
// at that of a later step.
func (p *loader) Write(out []byte) (int, error) {
	now := time.Now()
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.blind {
		return len(out), nil
	}
	if p.emulator != nil {
		p.emulator.Write(out)
	}
	p.pen.follow(out, func(at spot) {
		p.cursor = at
		last := slices.IndexFunc(p.steps, func(s step) bool { return s.to == at })
		for _, s := range p.steps[:last+1] {
			p.waits = append(p.waits, now.Sub(s.due))
		}
		p.steps = p.steps[last+1:]
	})
	close(p.changed)
	p.changed = make(chan struct{})
	return len(out), nil
}

// until waits until a condition on the loader holds.
func (p *loader) until(what string, holds func() bool) error {
	late := time.After(patience)
	for {
		p.mu.Lock()
		ok, ended, changed := holds(), p.ended, p.changed
		p.mu.Unlock()
		switch {
		case ok:
			return nil
		case ended:
			return fmt.Errorf("the session of %s ends before %s", p.name, what)
		}
		select {
		case <-changed:
		case <-late:
			return fmt.Errorf("%s waits in vain for %s; the screen is\n%s", p.name, what, p.screen())
		}
	}
}

// screen returns the text on the screen before the player begins to play.
func (p *loader) screen() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.emulator == nil {
		return ""
	}
	return p.emulator.String()
}

// sees waits until a text is on the screen.
func (p *loader) sees(want string) error {
	return p.until(want, func() bool { return strings.Contains(p.emulator.String(), want) })
}

// does types keys and waits until a text is on the screen.
func (p *loader) does(keys, want string) error {
	if _, err := io.WriteString(p.keys, keys); err != nil {
		return err
	}
	return p.sees(want)
}

// begins takes players to their games of Expert: together to a race, or each to a game of their own.
// Then it moves their cursors to the first cell.
func begins(all []*loader, race bool) error {
	game := func(p *loader) error { return p.does("3", "MINES LEFT") }
	if race && len(all) > 1 {
		code, err := meet(all)
		if err != nil {
			return fmt.Errorf("the race %s: %w", code, err)
		}
		game = func(p *loader) error { return p.sees("MINES LEFT") }
	}
	for _, p := range all {
		if err := game(p); err != nil {
			return err
		}
		if _, err := io.WriteString(p.keys, " "+strings.Repeat("\x1b[D", 30)+strings.Repeat("\x1b[A", 16)); err != nil {
			return err
		}
		if err := p.until("the first cell", func() bool { return p.cursor == corner }); err != nil {
			return err
		}
		p.leaveEmulator()
	}
	return nil
}

// leaveEmulator ends the emulator.
func (p *loader) leaveEmulator() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.emulator.Close()
	p.emulator = nil
}

var raceCode = regexp.MustCompile(`RACE ([A-Z0-9]{4})`)

// meet takes players to the start of a race, which the first of them sets up.
func meet(all []*loader) (code string, err error) {
	first := all[0]
	for _, do := range [][2]string{{"v", "RACES"}, {"n", "Custom"}, {"jj\r", "Your name"}, {first.name + "\r", "to start the race"}} {
		if err := first.does(do[0], do[1]); err != nil {
			return "", err
		}
	}
	found := raceCode.FindStringSubmatch(first.screen())
	if found == nil {
		return "", fmt.Errorf("no code on\n%s", first.screen())
	}
	code = found[1]
	for _, p := range all[1:] {
		for _, do := range [][2]string{{"v", "RACES"}, {"x", "Race code"}, {code + "\r", "Your name"}, {p.name + "\r", "RACE " + code}} {
			if err := p.does(do[0], do[1]); err != nil {
				return code, err
			}
		}
	}
	_, err = io.WriteString(first.keys, "\r")
	return code, err
}

// The board of Expert in a window of [rows] and [cols]: the left side of the cursor on the first
// cell, and the columns of a cell.
var corner = spot{4, 6}

const cellCols = 3

// mixture is what a player types again and again: > is a step of the cursor. A cell that may have
// exploded is closed again.
const mixture = ">f>>f> u>>f>>>f> u>i>>>f>> u>q" + "c>>f>> u>>>"

// play types keys from begin to end, each when it is due. Then it waits for the steps that are not
// answered yet.
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
	_ = p.until("the last step", func() bool { return len(p.steps) == 0 }) // the rest is counted
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

// A pen follows the cursor of a terminal through the output of the server.
type pen struct {
	at   spot
	rest []byte // the beginning of a sequence or a character, whose end has not come yet
}

// follow calls drawn for each left side of a cursor.
func (p *pen) follow(out []byte, drawn func(spot)) {
	out = append(p.rest, out...)
	for len(out) > 0 && (utf8.FullRune(out) || len(out) > utf8.UTFMax) {
		r, size := utf8.DecodeRune(out)
		switch r {
		case '\x1b':
			if size = sequence(out); size == 0 {
				p.rest = slices.Clone(out)
				return
			}
			if numbers, ok := bytes.CutPrefix(out[:size-1], []byte("\x1b[")); ok {
				p.move(string(numbers), out[size-1])
			}
		case '\r':
			p.at.col = 0
		case '\n':
			p.at.row++
		case '\b':
			p.at.col--
		case '[':
			drawn(p.at)
			fallthrough
		default:
			p.at.col++
		}
		out = out[size:]
	}
	p.rest = slices.Clone(out)
}

// sequence returns the length of the escape sequence at the beginning of out, or 0 if its end has not
// come yet. A sequence that is none of CSI counts as its first two bytes.
func sequence(out []byte) int {
	switch {
	case len(out) < 2:
		return 0
	case out[1] != '[':
		return 2
	}
	end := bytes.IndexFunc(out[2:], func(r rune) bool { return '@' <= r && r <= '~' })
	if end < 0 {
		return 0
	}
	return len("\x1b[") + end + 1
}

// move carries out a sequence that moves the cursor.
func (p *pen) move(numbers string, final byte) {
	row, col, _ := strings.Cut(numbers, ";")
	first := number(row)
	switch final {
	case 'H':
		p.at = spot{first - 1, number(col) - 1}
	case 'A':
		p.at.row -= first
	case 'B':
		p.at.row += first
	case 'C':
		p.at.col += first
	case 'D':
		p.at.col -= first
	}
}

// number returns the number of a sequence; without digits it is 1.
func number(digits string) int {
	if n, err := strconv.Atoi(digits); err == nil {
		return n
	}
	return 1
}
