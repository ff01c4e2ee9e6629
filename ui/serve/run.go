package serve

import (
	"context"
	"io"
	"log/slog"
	"net"
	"os"
	"os/signal"
	"runtime/debug"
	"strings"
	"syscall"
	"time"

	"buscaminas/boards/files"
	"buscaminas/ui/text"
)

// The limits of the notice, a file whose lines are shown in the menu.
const (
	longestNotice = 4 << 10 // the most bytes of the file with the notice
	mostLines     = 8
)

var cannotListen = text.Error{"no se puede escuchar en esa dirección: {err}", "the server cannot listen there: {err}"}

// Run runs a server with these flags until a signal ends it. After SIGTERM the players may go on
// for the time flags.Drain. A second SIGTERM, or an interrupt, ends the server at once. After
// SIGHUP the server reads its files again: the notice, and the lists of who may come in. But if
// the terminal was closed, SIGHUP ends the server at once.
//
// If out is a terminal, Run shows what happens as a table. Otherwise it writes a log, with one
// line for each event.
func Run(flags Flags, seed func() uint64, out io.Writer, size func() (cols, rows int, ok bool)) error {
	signals := make(chan os.Signal, 4)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	defer signal.Stop(signals)
	terms, err := readTerms(flags)
	if err != nil {
		return err
	}
	if flags.Memory > 0 {
		debug.SetMemoryLimit(int64(flags.Memory) << 20)
	}
	spareThread()
	l, err := net.Listen("tcp", flags.Listen)
	if err != nil {
		return &files.Error{File: flags.Listen, Problem: cannotListen, Err: err}
	}
	s := &Server{
		Folder: flags.Folder, Players: flags.Players, Idle: flags.Idle, Largest: flags.Largest,
		Disk:       int64(flags.Disk) * 1_000_000,
		PerAddress: flags.PerAddress, Arrivals: flags.Arrivals, Proxies: flags.Proxies,
		Terms: terms, Lang: flags.Lang, Now: time.Now, Seed: seed,
	}
	_, _, onTerminal := size()
	switch {
	case onTerminal:
		watch := newWatch(s, l.Addr().String(), out, size)
		s.Log = watch.log()
		watch.begin()
		defer watch.end()
	case flags.JSON:
		s.Log = slog.New(inJSON(out))
	default:
		s.Log = slog.New(slog.NewTextHandler(out, nil))
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	hungUp := func() bool {
		_, _, ok := size()
		return onTerminal && !ok
	}
	go func() {
		drained := false
		for {
			select {
			case sig := <-signals:
				switch {
				case sig == syscall.SIGHUP && !hungUp():
					s.reread(flags)
				case sig == syscall.SIGTERM && !drained:
					drained = true
					s.drain(flags.Drain)
					l.Close()
					time.AfterFunc(flags.Drain, stop)
				default:
					stop()
				}
			case <-ctx.Done():
				return
			}
		}
	}()
	return s.Serve(ctx, l)
}

// reread reads the files of the terms again: the notice, and the lists of who may come in. If one
// of the files is wrong, nothing changes.
func (s *Server) reread(flags Flags) {
	terms, err := readTerms(flags)
	if err != nil {
		s.log(failed, slog.Any("error", err))
		return
	}
	s.change(terms)
	s.log(reread)
}

// readTerms reads the files that the flags name.
func readTerms(flags Flags) (t terms, err error) {
	if t.Notice, err = readNotice(flags.Notice); err != nil {
		return t, err
	}
	if t.Allow, err = readRoster(flags.Allow); err != nil {
		return t, err
	}
	t.Deny, err = readRoster(flags.Deny)
	return t, err
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
