package serve

import (
	"context"
	"io"
	"log/slog"
	"net"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"buscaminas/boards/files"
	"buscaminas/ui/cli"
	"buscaminas/ui/text"
)

// The limits of the notice, a file whose lines are shown in the menu.
const (
	longestNotice = 4 << 10 // bytes
	mostLines     = 8
)

var cannotListen = files.Problem{"no se puede escuchar en esa dirección: {err}", "the server cannot listen there: {err}"}

// Run runs a server with these flags until a signal ends it. It reports what happens on the server.
// If out is a terminal, the report is a table that Run updates. Otherwise it is the log, with one
// line for each event.
func Run(flags cli.Server, seed func() uint64, out io.Writer, size func() (cols, rows int, ok bool)) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	notice, err := readNotice(flags.Notice)
	if err != nil {
		return err
	}
	limitMemory(flags.Memory, flags.Players)
	l, err := net.Listen("tcp", flags.Listen)
	if err != nil {
		return &files.Error{File: flags.Listen, Problem: cannotListen, Err: err}
	}
	s := &Server{
		Folder: flags.Folder, Players: flags.Players, Idle: flags.Idle, Largest: flags.Largest,
		Disk:       int64(flags.Disk) * 1_000_000,
		PerAddress: flags.PerAddress, Arrivals: flags.Arrivals, Proxies: flags.Proxies.All,
		Notice: notice, Lang: flags.Lang, Now: time.Now, Seed: seed,
	}
	switch _, _, onTerminal := size(); {
	case onTerminal:
		watch := newWatch(s, l.Addr().String(), out, size)
		s.Log = slog.New(watch)
		watch.begin()
		defer watch.end()
	case flags.JSON:
		s.Log = slog.New(slog.NewJSONHandler(out, nil))
	default:
		s.Log = slog.New(slog.NewTextHandler(out, nil))
	}
	return s.Serve(ctx, l)
}

// readNotice reads the lines of a notice from a file. If path is "", there are no lines.
func readNotice(path string) ([]string, error) {
	if path == "" {
		return nil, nil
	}
	data, err := files.Read(path, longestNotice)
	if err != nil {
		return nil, err
	}
	var lines []string
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(text.Printable(strings.TrimSpace(line))); line != "" && len(lines) < mostLines {
			lines = append(lines, line)
		}
	}
	return lines, nil
}
