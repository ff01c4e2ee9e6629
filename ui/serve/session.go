package serve

import (
	"cmp"
	"context"
	"errors"
	"io"
	"log/slog"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/winners"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/settings"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/terminal/kind"
	"buscaminas/ui/terminal/safe"
	"buscaminas/ui/text"

	"github.com/charmbracelet/lipgloss"
	"github.com/charmbracelet/ssh"
	"golang.org/x/time/rate"
)

// The largest size of a frame. In a larger window, only a part is used, because the cost of a
// frame grows with its size.
const (
	widest  = 400
	highest = 150
)

// The limits on the bytes that a client sends. Nobody types faster than the rate, and a few pastes
// may arrive at once. The total is limited because each move takes memory, so that it can be
// undone.
const (
	bytesPerSecond = 2 << 10
	bytesAtOnce    = 256 << 10
	mostTyped      = 2 << 20
)

// The reasons to end a session.
var (
	// errLeft means that the player has left.
	errLeft = errors.New("left")
	// errIdle means that the player has typed nothing for too long.
	errIdle = errors.New("idle")
	// errGone means that nothing more can be read from the client.
	errGone = errors.New("gone")
	// errTooMuch means that the client has sent more than anyone types.
	errTooMuch = errors.New("too much was sent")
	// errClosing means that the server ends.
	errClosing = errors.New("closing")
	// errDenied means that the player may no longer come in.
	errDenied = errors.New("denied")
)

// play runs a session from its beginning to its end.
func (s *Server) play(server context.Context, c ssh.Session) {
	line := channelOf(c)
	defer line.ends()
	command := c.Command()
	if len(command) == 0 && c.RawCommand() != "" { // the command is not valid shell syntax
		command = []string{c.RawCommand(), ""}
	}
	begin, help, ok := s.parseCommand(command)
	pty, _, real := c.Pty()
	switch {
	case help:
		line.ends()
		_, _ = io.WriteString(c, say(c, howTo.In(s.langOf(c)))) // the client may be gone
		return
	case !ok && len(command) == 1 && real:
		s.refuse(c, noSuchStart, command[0])
		return
	case !ok:
		s.refuse(c, onlyTheGame)
		return
	case !real, pty.Term == "", pty.Term == "dumb":
		s.refuse(c, noTerminal)
		return
	}
	ctx, end := context.WithCancelCause(c.Context())
	defer end(nil)
	taken, why := s.join(c, end)
	if taken == nil {
		s.refuse(c, why)
		return
	}
	defer s.leave(taken)
	turn := &turns{ctx: ctx, queue: s.frames, seat: taken}
	turn.Begin() // [ui.Serve] ends it
	defer turn.End()
	leave := s.visit(taken.player)
	defer s.frames.do(context.WithoutCancel(ctx), taken, leave)
	defer context.AfterFunc(server, func() { end(errClosing) })()
	defer context.AfterFunc(ctx, line.ends)()
	s.log(entered, who(c)...)
	o := s.options(ctx, taken, begin, c)
	err := ui.Serve(ctx, o, s.connection(ctx, end, taken, c, turn))
	line.ends()
	if err != nil {
		s.log(failed, who(c, failure(err)...)...)
	}
	s.log(left, who(c,
		slog.Duration("stayed", s.Now().Sub(taken.since).Round(time.Second)),
		slog.Int64("sent", taken.sent.Load()),
		slog.Any("reason", whyLeft(ctx, err)))...)
	o.Choices.Configure(o.Settings.All(), nil) // the player may have chosen a language
	_, _ = io.WriteString(c, say(c, s.goodbye(context.Cause(ctx), err, taken, o.Lang)))
	_ = c.Exit(0) // before s.leave: once the last seat is free, a server that ends closes the connection
}

// whyLeft returns the reason for the end of a session. The parameter err is the error of the
// session, or nil.
func whyLeft(ctx context.Context, err error) error {
	why := cmp.Or(err, context.Cause(ctx), errLeft)
	if errors.Is(why, context.Canceled) { // the connection is closed
		return errGone
	}
	return why
}

// failure returns the attributes of a failure of the program, with the stack of a panic.
func failure(err error) []slog.Attr {
	var panicked *safe.Panic
	if errors.As(err, &panicked) {
		return []slog.Attr{slog.Any("error", panicked.Value), slog.String("stack", string(panicked.Stack))}
	}
	return []slog.Attr{slog.Any("error", err)}
}

// goodbye returns the message at the end of a session.
func (s *Server) goodbye(why, failure error, t *seat, l text.Lang) string {
	said := ""
	switch {
	case failure != nil:
		said = sessionBad.In(l) + " "
	case errors.Is(why, errIdle):
		said = wasIdle.In(l, s.Idle) + " "
	case errors.Is(why, errTooMuch):
		said = sentTooMuch.In(l) + " "
	case errors.Is(why, errDenied):
		said = nowDenied.In(l) + " "
	case errors.Is(why, errClosing):
		said = serverEnds.In(l) + " "
	case !t.player.guest():
		return ""
	}
	if t.player.guest() {
		return said + nothingLeft.In(l) + "\r\n"
	}
	return said + gameWaits.In(l) + "\r\n"
}

// parseCommand returns the game that an SSH command asks for, or nil for the menu. If the command
// asks for help, help is true and ok is false. If the command makes no sense, both are false.
func (s *Server) parseCommand(command []string) (begin *session.Setup, help, ok bool) {
	if len(command) != 1 {
		return nil, false, len(command) == 0
	}
	word, usual := command[0], s.usual()
	day := text.Text{"día", "day"}
	for i, level := range words.Levels() {
		switch {
		case level.Flag().Is(word):
			setup := session.Level(level, usual.Grid, usual.Rules, s.Seed())
			return &setup, false, true
		case i == 0 && day.Is(word):
			setup := session.Daily(deal.Spec{Grid: usual.Grid.New(level.Rows, level.Cols), Mines: level.Mines}, s.Now())
			return &setup, false, true
		}
	}
	if code, err := deal.ParseCode(word); err == nil {
		setup := session.FromCode(code)
		return &setup, false, true
	}
	return nil, text.Text{"ayuda", "help"}.Is(word), false
}

// usual returns the options of a player who has chosen none.
func (s *Server) usual() choices.Choices {
	return choices.Choices{Lang: s.Lang, Grid: game.GridKinds()[0]}
}

// options returns the options for the program of a session.
func (s *Server) options(ctx context.Context, t *seat, begin *session.Setup, c ssh.Session) ui.Options {
	o := ui.Options{
		Console:  kind.IsConsole(environment(c.Environ()).get),
		NoMouse:  kind.IsScreen(environment(c.Environ()).get),
		Settings: &settings.File{},
		Archive:  s.archive(t.player),
		Served: &page.Served{
			Guest:   t.player.guest(),
			Largest: s.Largest,
			Queue:   func(work func()) { s.work.do(ctx, t, work) },
			Plays: func(title text.Text) {
				s.mu.Lock()
				defer s.mu.Unlock()
				t.title = title
			},
			RaceMade: func(code string) { s.log(raceMade, who(c, slog.String("race", code))...) },
			RaceWon:  func(code string) { s.log(raceWon, who(c, slog.String("race", code))...) },
		},
		Setup: begin,
		Seed:  s.Seed,
		Now:   s.Now,
	}
	o.Choices, o.ASCII = s.usual(), isASCII(c)
	o.Lang = s.langOf(c)
	_, told := kind.Language(environment(c.Environ()).get)
	o.Foreign = !told // the player's language is unknown
	for _, line := range s.present().Notice {
		o.Problems = append(o.Problems, text.Error(text.Same(line)))
	}
	if t.player.guest() {
		why := guestsKeep
		if t.player.crowded {
			why = noRoomOnDisk
		}
		o.Problems = append(o.Problems, text.Error(why))
		return o
	}
	o.Archive.Limit(s.roomOf(t.player))
	o.Archive.RaceLimits = s.raceLimits(t.player, c.RemoteAddr())
	chosen, err := settings.Read(filepath.Join(t.player.folder, "settings.conf"))
	if err != nil {
		o.Problems = append(o.Problems, err)
	}
	o.Settings = chosen
	return o
}

// archive returns the archive of a player. Three things are shared by the archives of all players:
// the games that players let others watch, the table of the winners of the day, and the races.
// Guests can only watch the races.
func (s *Server) archive(p *player) *archive.Archive {
	kept := archive.At(p.folder)
	id := ""
	if !p.guest() {
		id = filepath.Base(p.folder)
	}
	kept.Shared = archive.Shared{
		Races:   filepath.Join(s.Folder, "races"),
		Winners: winners.At(filepath.Join(s.Folder, "winners"), id),
		Players: filepath.Join(s.Folder, playersFolder), Watched: filepath.Join(s.Folder, "watched"),
	}
	return kept
}

// connection returns the terminal of a session.
func (s *Server) connection(
	ctx context.Context, end context.CancelCauseFunc, t *seat, c ssh.Session, turn *turns,
) ui.Connection {
	w := &channelOf(c).window
	bytes := rate.NewLimiter(bytesPerSecond, bytesAtOnce)
	sent := 0
	idle := time.AfterFunc(s.Idle, func() { end(errIdle) })
	context.AfterFunc(ctx, func() { idle.Stop() })
	r := lipgloss.NewRenderer(c)
	getenv := environment(c.Environ()).get
	colors, _ := kind.Colors(getenv)
	r.SetColorProfile(colors)
	r.SetHasDarkBackground(true) // asking the terminal would mean waiting for its answer
	return ui.Connection{
		ReadWriteCloser: typed{c, t.sent, func(n int, err error) {
			if err != nil {
				end(errGone)
			}
			idle.Reset(s.Idle)
			if sent += n; sent > mostTyped && ctx.Err() == nil {
				s.log(limited, who(c, because(sentTooMuch))...)
				end(errTooMuch)
			}
			_ = bytes.WaitN(ctx, n) // it fails when the session ends
		}},
		Size: func() (int, int) {
			cols, rows := w.size()
			return kind.SizeOrDefault(cols, rows, getenv)
		},
		Resized:       w.changed,
		Messages:      t.told,
		Renderer:      r,
		ErasesInColor: kind.ErasesInColor(getenv),
		Clipboard:     kind.RemoteClipboard(getenv),
		Turns:         turn,
		Width:         widest, Height: highest,
	}
}

// typed is a session that counts the bytes sent to the client, and calls the function read after
// each read.
type typed struct {
	ssh.Session
	sent *atomic.Int64
	read func(n int, err error)
}

// Read implements [io.Reader].
func (t typed) Read(p []byte) (int, error) {
	n, err := t.Session.Read(p)
	t.read(n, err)
	return n, err
}

// Write implements [io.Writer].
func (t typed) Write(p []byte) (int, error) {
	n, err := t.Session.Write(p)
	t.sent.Add(int64(n))
	return n, err
}

// A window keeps the present size of the terminal window of a session.
type window struct {
	mu         sync.Mutex
	cols, rows int
	changed    chan struct{} // receives a value after the size has changed
}

// set stores a new size. It never waits, so a client that sends many sizes cannot block its
// connection.
func (w *window) set(cols, rows uint32) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.cols, w.rows = int(cols), int(rows)
	select {
	case w.changed <- struct{}{}:
	default:
	}
}

func (w *window) size() (cols, rows int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.cols, w.rows
}
