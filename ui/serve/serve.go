package serve

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"net"
	"net/netip"
	"sync"
	"sync/atomic"
	"time"

	"buscaminas/ui/text"

	"github.com/charmbracelet/ssh"
	"github.com/charmbracelet/wish"
	"github.com/charmbracelet/wish/recover"
	gossh "golang.org/x/crypto/ssh"
	"golang.org/x/time/rate"
)

// A Server serves the game. The caller sets the exported fields before [Server.Serve]. An address is
// an IPv4 address, or an IPv6 network of size /64.
type Server struct {
	Folder  string        // holds the host key and the players' folders
	Players int           // the most players at once
	Idle    time.Duration // a player who types nothing for this long is disconnected
	Disk    int64         // the most bytes that Folder should take; 0: no limit
	Largest int           // the greatest number of cells of a board
	Lang    text.Lang     // the language of players who have chosen none, and whose locale names none
	Now     func() time.Time
	Seed    func() uint64

	PerAddress int // the most players at once from an address; 0: half of Players
	Arrivals   int // the most players in a second from an address; 0: the usual number

	Terms terms // the notice, and who may come in; [Server.change] changes them

	Proxies []netip.Prefix // the proxies that name their clients with the PROXY protocol

	Log *slog.Logger // gets a line for each event; nil: there is no log

	hurry   time.Duration // a connection without a seat is closed after this time; 0: the usual one
	stalled time.Duration // a client that reads nothing is disconnected after this time; 0: the usual one
	period  time.Duration // the time between two lines about the state; 0: the usual time
	speed   rate.Limit    // the bytes read from a connection in a second; 0: the usual number

	mu      sync.Mutex
	players map[string]*player // the players who are connected, or were lately, by name
	tidy    int                // when there are this many players, join forgets the quiet ones
	seats   []*seat            // a seat for each session, the oldest first
	closing bool               // new sessions get no seat
	conns   []*conn            // the open connections, the oldest first
	origins origins
	used    int64          // the bytes that Folder takes, as measured by [Server.sweep]
	frames  *queue         // the queue for keys and frames
	work    *queue         // the queue for slow jobs, which must not delay frames
	over    sync.WaitGroup // waits until all sessions have ended

	lines   sync.Map     // maps an [event] to the [*rate.Limiter] of its lines in the log
	omitted atomic.Int64 // the number of lines that are not in the log

	sweeping sync.Mutex // locked during a sweep
	wasFull  bool       // the disk was full at the end of the last sweep
}

// The limits for a client before it plays.
const (
	spareConns = 64               // the most connections, in addition to one for each player
	hurry      = 20 * time.Second // the time after which a connection without a seat is closed
)

// Serve serves the players who connect to l until ctx ends. Then all games being played are saved,
// so that the players can continue them later. If l is closed, Serve returns after the last player
// has left. Serve may be called once only, because connections may end after it has returned.
func (s *Server) Serve(ctx context.Context, l net.Listener) error {
	key, err := hostKey(s.Folder)
	if err != nil {
		l.Close()
		return err
	}
	s.hurry, s.stalled, s.period = cmp.Or(s.hurry, hurry), cmp.Or(s.stalled, stalled), cmp.Or(s.period, statePeriod)
	s.speed = cmp.Or(s.speed, wirePerSecond)
	s.open()
	server, err := wish.NewServer(
		wish.WithHostKeyPEM(key),
		wish.WithIdleTimeout(s.Idle+time.Minute), // later than s.Idle, which ends a session with a message
		wish.WithPublicKeyAuth(s.admitKey),
		wish.WithKeyboardInteractiveAuth(func(ctx ssh.Context, _ gossh.KeyboardInteractiveChallenge) bool {
			return s.admitGuest(ctx) // without any prompt
		}),
		ssh.EmulatePty(),
		wish.WithMiddleware(recover.MiddlewareWithLogger(panics{s},
			func(ssh.Handler) ssh.Handler { return func(c ssh.Session) { s.play(ctx, c) } },
		)),
	)
	if err != nil {
		l.Close()
		return err
	}
	server.ServerConfigCallback = modern
	server.ConnCallback = s.connected
	server.ConnectionFailedCallback = func(c net.Conn, err error) {
		if !errors.Is(err, net.ErrClosed) { // if the server closed it, the reason is already logged
			s.log(notConnected, append(address(c.RemoteAddr()), slog.Any("error", err))...)
		}
	}
	server.ChannelHandlers = map[string]ssh.ChannelHandler{"session": s.takeSession, "default": s.refuseChannel}
	server.RequestHandlers = map[string]ssh.RequestHandler{"default": refuseRequest}
	server.SubsystemHandlers = map[string]ssh.SubsystemHandler{
		"default": func(c ssh.Session) { s.refuse(c, onlyTheGame) },
	}
	defer context.AfterFunc(ctx, func() { l.Close() })()
	watching, over := context.WithCancel(ctx)
	var watches sync.WaitGroup
	defer watches.Wait()
	defer over()
	watches.Go(func() { s.watchState(watching) })
	watches.Go(func() { s.watchDisk(watching) })
	s.log(listening, address(l.Addr())...)
	defer s.log(closed)
	err = server.Serve(behind(s.Proxies, s.spare(l)))
	s.close()
	s.over.Wait() // each session has a few seconds to say why it ends
	server.Close()
	if ctx.Err() != nil || errors.Is(err, net.ErrClosed) {
		return nil
	}
	return err
}

func (s *Server) open() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.players, s.closing = map[string]*player{}, false
	s.origins = origins{all: map[netip.Prefix]*origin{}}
	s.frames, s.work = newQueue(longestTurn), newQueue(0)
}

// close makes the server refuse new players.
func (s *Server) close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closing = true
}
