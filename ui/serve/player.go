package serve

import (
	"context"
	"maps"
	"net"
	"os"
	"slices"
	"sync/atomic"
	"time"

	"buscaminas/ui/text"

	"github.com/charmbracelet/ssh"
	gossh "golang.org/x/crypto/ssh"
)

// A player is identified by an SSH key or, without a key, by an address. A player without a key is
// a guest. A player may have several sessions at once. They share their computing time, and take
// their turns in a [queue] one after another. A player who has left stays known for a while, so
// that reconnecting costs little.
type player struct {
	name   string // the name in the log: the fingerprint of the key, or the address
	folder string // the folder of the player; "": the player is a guest
	seats  int    // the number of sessions

	bytes    int64     // the size of the folder when it was last measured
	known    bool      // the size of the folder has been measured
	measured time.Time // when the folder was last measured at the end of a session
	usage    usage

	crowded bool // the player has a key, but is a guest because the disk is full
}

// A seat is a place among the players. A server has [Server.Players] seats, and each session that
// plays takes one.
type seat struct {
	player *player
	conn   *conn
	user   string // the user name that the client sent
	since  time.Time
	title  text.Text               // the title of the game on the screen; zero: none
	sent   *atomic.Int64           // the bytes written to the client
	told   chan text.Text          // sends a message to the player; it has room for one
	end    context.CancelCauseFunc // ends the session
}

// longestName is the number of characters of a user name that are shown. A longer name is cut.
const longestName = 24

// shortName returns the beginning of a user name.
func shortName(user string) string {
	runes := []rune(user)
	return string(runes[:min(len(runes), longestName)])
}

// playersFolder holds the folders of the players.
const playersFolder = "players"

// identify returns the player of a session, by key or by address.
func (s *Server) identify(c ssh.Session) player {
	if key := c.PublicKey(); key != nil {
		folder := s.folderOf(idOf(key.Marshal()))
		return player{name: gossh.FingerprintSHA256(key), folder: folder}
	}
	host, _, err := net.SplitHostPort(c.RemoteAddr().String())
	if err != nil {
		host = c.RemoteAddr().String()
	}
	return player{name: host}
}

// join gives a session a seat. If the session gets no seat, join returns nil and the reason. The
// parameter end is a function that ends the session.
func (s *Server) join(c ssh.Session, end context.CancelCauseFunc) (*seat, text.Text) {
	is := s.identify(c)
	s.mu.Lock()
	defer s.mu.Unlock()
	line := channelOf(c).conn
	switch {
	case s.closing:
		return nil, serverEnds
	case !s.Terms.admit(addrOf(c.RemoteAddr()), is.name): // the terms have changed meanwhile
		return nil, nowDenied
	case len(s.seats) >= s.Players:
		return nil, full.With(s.Players)
	case line.from.seats >= s.perAddress():
		return nil, fullFromHere.With(s.perAddress())
	}
	s.over.Add(1)
	if len(s.players) >= s.tidy {
		maps.DeleteFunc(s.players, func(_ string, p *player) bool { return p.quiet() })
		s.tidy = 2*len(s.players) + 64
	}
	p := s.players[is.name]
	if p == nil {
		p = &is
		s.players[is.name] = p
	}
	if p.seats == 0 && is.folder != "" {
		_, err := os.Stat(is.folder)
		p.crowded = err != nil && s.diskFull()
		if p.folder = is.folder; p.crowded {
			p.folder = ""
		}
	}
	p.seats++
	taken := &seat{
		player: p, conn: line, user: text.Printable(shortName(c.User())), since: s.Now(), sent: new(atomic.Int64),
		told: make(chan text.Text, 1), end: end,
	}
	line.sit()
	line.from.seats++
	s.seats = append(s.seats, taken)
	return taken, text.Text{}
}

// leave gives a seat back.
func (s *Server) leave(gone *seat) {
	defer s.over.Done()
	gone.conn.rise()
	s.mu.Lock()
	defer s.mu.Unlock()
	gone.conn.from.seats--
	s.seats = slices.DeleteFunc(s.seats, func(other *seat) bool { return other == gone })
	gone.player.seats--
}

// quiet reports whether the player can be forgotten: there are no sessions and no recent usage.
func (p *player) quiet() bool { return p.seats == 0 && p.usage.add(0) < time.Millisecond }

// guest reports whether the player has no key, or first came when the disk was full. Nothing is saved
// for a guest.
func (p *player) guest() bool { return p.folder == "" }
