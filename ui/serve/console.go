package serve

import (
	"fmt"
	"io"
	"log/slog"
	"strings"
	"sync"
	"time"

	"buscaminas/ui/terminal"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/ansi"
)

var (
	listens = text.Text{"Buscaminas en %s · jugadores: %d de %d", "Minesweeper on %s · players: %d of %d"}
	ended   = text.Text{"Servidor cerrado.", "Server closed."}
	inMenu  = text.Text{"en el menú", "in the menu"}
)

// shownLogs is the number of lines of the log below the table.
const shownLogs = 5

// A watch shows what happens on a server as a table on a terminal, with the last lines of the log
// below.
type watch struct {
	server *Server
	addr   string
	out    io.Writer
	size   func() (cols, rows int, ok bool) // returns the size of the terminal; ok is false once it is gone

	mu   sync.Mutex
	logs []string // the last lines of the log
	stop chan struct{}
	over sync.WaitGroup
}

func newWatch(s *Server, addr string, out io.Writer, size func() (cols, rows int, ok bool)) *watch {
	return &watch{server: s, addr: addr, out: out, size: size, stop: make(chan struct{})}
}

// log returns a log whose lines are shown below the table. It leaves out some attributes, because a
// narrow terminal cuts off long lines.
func (w *watch) log() *slog.Logger {
	return slog.New(slog.NewTextHandler(w, &slog.HandlerOptions{ReplaceAttr: func(_ []string, a slog.Attr) slog.Attr {
		switch a.Key {
		case slog.TimeKey:
			return slog.String(a.Key, a.Value.Time().Format(time.TimeOnly))
		case slog.LevelKey, "port":
			return slog.Attr{}
		}
		return a
	}}))
}

// Write takes a line of the log.
func (w *watch) Write(line []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.logs = append(w.logs[max(0, len(w.logs)-shownLogs+1):], strings.TrimSuffix(string(line), "\n"))
	return len(line), nil
}

// begin begins to draw the table once a second.
func (w *watch) begin() {
	fmt.Fprint(w.out, ansi.SetModeAltScreenSaveCursor+ansi.HideCursor)
	w.draw()
	w.over.Add(1)
	go func() {
		defer w.over.Done()
		tick := time.NewTicker(time.Second)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
				w.draw()
			case <-w.stop:
				return
			}
		}
	}()
}

// end restores the terminal.
func (w *watch) end() {
	close(w.stop)
	w.over.Wait()
	fmt.Fprint(w.out, terminal.Clear+ansi.ResetModeAltScreenSaveCursor+ansi.ShowCursor)
	fmt.Fprintln(w.out, ended.In(w.server.Lang))
}

func (w *watch) draw() {
	cols, rows, ok := w.size()
	if !ok || cols < 1 || rows < 1 {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	lines := w.table(rows)
	var frame strings.Builder
	frame.WriteString(ansi.CursorHomePosition)
	for i, line := range lines {
		if i > 0 {
			frame.WriteString("\r\n")
		}
		frame.WriteString(ansi.Truncate(line, cols, "…") + ansi.EraseLineRight)
	}
	frame.WriteString(ansi.EraseScreenBelow)
	io.WriteString(w.out, frame.String())
}

// table returns the lines of the table: the players with their games, and below them the end of the
// log. The caller holds the lock.
func (w *watch) table(rows int) []string {
	seats := w.server.seated()
	lines := []string{listens.In(w.server.Lang, w.addr, len(seats), w.server.Players), ""}
	room := max(0, rows-len(lines)-len(w.logs)-1)
	now := w.server.Now()
	for i, t := range seats {
		if i == room-1 && len(seats) > room {
			lines = append(lines, fmt.Sprintf("… +%d", len(seats)-i))
			break
		}
		plays := t.title.In(w.server.Lang)
		if plays == "" {
			plays = inMenu.In(w.server.Lang)
		}
		lines = append(lines, fmt.Sprintf("%-24s %-20s %10s  %s",
			t.user, plays, now.Sub(t.since).Round(time.Second), t.player.name))
	}
	lines = append(append(lines, ""), w.logs...)
	return lines[:min(len(lines), rows)]
}

// seated returns a copy of each seat in use.
func (s *Server) seated() []seat {
	s.mu.Lock()
	defer s.mu.Unlock()
	all := make([]seat, len(s.seats))
	for i, t := range s.seats {
		all[i] = *t
	}
	return all
}
