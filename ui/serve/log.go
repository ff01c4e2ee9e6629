package serve

import (
	"context"
	"io"
	"log/slog"
	"net"
	"strings"
	"time"
	"unicode"

	"buscaminas/ui/text"

	"github.com/charmbracelet/ssh"
	gossh "golang.org/x/crypto/ssh"
	"golang.org/x/time/rate"
)

// An event is the name of something that happens on a server. The log has one line for each event,
// with its name and its attributes. Programs read the log, so it is in English. The values of
// attributes may come from a client: [slog] quotes them, so that no client can write a line.
type event string

const (
	listening    event = "listen"
	connected    event = "connect"
	notConnected event = "handshake"
	proxied      event = "proxy"
	refused      event = "refuse"
	limited      event = "limit"
	entered      event = "enter"
	left         event = "leave"
	raceMade     event = "race"
	raceWon      event = "won"
	failed       event = "fail"
	present      event = "state"
	forgot       event = "forget"
	removed      event = "remove"
	disk         event = "disk"
	reread       event = "reload"
	draining     event = "drain"
	closed       event = "close"
)

// levels holds the levels of the events that the operator may have to look at. All other events
// have the level Info.
var levels = map[event]slog.Level{
	notConnected: slog.LevelWarn, limited: slog.LevelWarn, disk: slog.LevelWarn, failed: slog.LevelError,
}

// The bounds on the lines of each event. Without them, a client could fill the disk with lines.
const (
	linesPerSecond = 5
	linesAtOnce    = 200 // the most lines of an event at once, if it was rare before
)

// log writes an event to the log. If there were too many lines of that event lately, log leaves
// the line out and counts it in s.omitted.
func (s *Server) log(e event, attrs ...slog.Attr) {
	bound, _ := s.lines.LoadOrStore(e, rate.NewLimiter(linesPerSecond, linesAtOnce))
	switch {
	case s.Log == nil:
	case !bound.(*rate.Limiter).Allow():
		s.omitted.Add(1)
	default:
		s.Log.LogAttrs(context.Background(), levels[e], string(e), attrs...)
	}
}

// inJSON returns the handler of a log in JSON. Some characters could change the terminal of a
// reader although JSON does not escape them: the handler writes U+FFFD instead. It writes a
// duration with its unit.
func inJSON(out io.Writer) slog.Handler {
	plain := func(s string) slog.Value {
		return slog.StringValue(strings.Map(func(r rune) rune {
			if r < ' ' || unicode.IsGraphic(r) { // JSON escapes control characters
				return r
			}
			return unicode.ReplacementChar
		}, s))
	}
	return slog.NewJSONHandler(out, &slog.HandlerOptions{ReplaceAttr: func(_ []string, a slog.Attr) slog.Attr {
		switch v := a.Value.Any().(type) {
		case string:
			a.Value = plain(v)
		case error:
			a.Value = plain(v.Error())
		case time.Duration:
			a.Value = plain(v.String())
		}
		return a
	}})
}

// address returns the attributes of an address. They come first in a line, because filters of logs
// look for them there.
func address(a net.Addr) []slog.Attr {
	host, port, err := net.SplitHostPort(a.String())
	if err != nil {
		return []slog.Attr{slog.String("addr", a.String())}
	}
	return []slog.Attr{slog.String("addr", host), slog.String("port", port)}
}

// who returns the attributes of the client of a session, and after them the attributes in more.
// For the attributes of a client see [whoIs].
func who(c ssh.Session, more ...slog.Attr) []slog.Attr {
	return whoIs(c.Context(), c.RemoteAddr(), more...)
}

// whoIs returns the attributes of the client of a connection, and after them the attributes in
// more. The attributes of the client are its address and, if known, the fingerprint of its key and
// its user name.
func whoIs(client context.Context, at net.Addr, more ...slog.Attr) []slog.Attr {
	attrs := address(at)
	if key, ok := client.Value(ssh.ContextKeyPublicKey).(ssh.PublicKey); ok {
		attrs = append(attrs, slog.String("key", gossh.FingerprintSHA256(key)))
	}
	if name, ok := client.Value(ssh.ContextKeyUser).(string); ok {
		attrs = append(attrs, slog.String("name", shortName(name)))
	}
	return append(attrs, more...)
}

// because returns the attribute with the reason for an event.
func because(why text.Text, args ...any) slog.Attr {
	return slog.String("reason", why.In(text.English, args...))
}

// panics logs a panic in the code that begins or ends a session. Such a panic ends only that
// session.
type panics struct{ server *Server }

// Printf implements [recover.Logger]. The arguments are the value of the panic and the stack.
func (p panics) Printf(_ string, args ...any) {
	p.server.log(failed, slog.Any("error", args[0]), slog.Any("stack", args[1]))
}

// statePeriod is the time between two lines about the state of the server.
const statePeriod = time.Minute

// A state holds the figures of a server that are logged regularly.
type state struct {
	sessions, players, guests, connections, waiting int

	omitted int64 // the number of lines left out of the log since the server began
}

// watchState logs the state of the server regularly if it has changed, until ctx ends.
func (s *Server) watchState(ctx context.Context) {
	tick := time.NewTicker(s.period)
	defer tick.Stop()
	for last := (state{}); ; {
		select {
		case <-tick.C:
		case <-ctx.Done():
			return
		}
		s.tryDisk()
		now := s.state()
		if now == last {
			continue
		}
		last = now
		s.log(present,
			slog.Int("sessions", now.sessions), slog.Int("players", now.players), slog.Int("guests", now.guests),
			slog.Int("connections", now.connections), slog.Int("waiting", now.waiting), slog.Int64("omitted", now.omitted))
	}
}

// state returns the present state.
func (s *Server) state() state {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := state{sessions: len(s.seats), connections: len(s.conns), omitted: s.omitted.Load()}
	for _, p := range s.players {
		switch {
		case p.seats == 0:
		case p.guest():
			now.guests++
			fallthrough
		default:
			now.players++
		}
	}
	now.waiting = s.work.length()
	return now
}
