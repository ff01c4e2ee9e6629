package serve

import (
	"cmp"
	"log/slog"
	"maps"
	"net"
	"net/netip"
	"time"

	"buscaminas/ui/text"

	"golang.org/x/time/rate"
)

// The usual limits for one address. A university or a school behind one address has room for half
// of the players, and all of these may come at the same moment.
const (
	arrivals      = 10 // players a second
	burst         = 60 // players at once, if the address was quiet before: a school class
	spareFromHere = 16 // connections beyond those of its players
)

// remindAfter is the least time between two lines in the log on the limits of one address.
const remindAfter = time.Minute

// An origin is where clients come from: an IPv4 address, or the /64 network of an IPv6 address,
// which is the least that a customer has.
type origin struct {
	conns, seats int
	arrivals     *rate.Limiter // of connections and sessions
	usage        usage
	logged       time.Time // when the log last told of its limits
}

// origins holds the origins that have connections, or had some a moment ago.
type origins struct {
	all   map[netip.Prefix]*origin
	sweep int // at this number, the origins without connections are removed
}

// network returns the network that stands for the origin of an address. All addresses outside the
// internet have the same origin.
func network(a net.Addr) netip.Prefix {
	ip := addrOf(a)
	bits := 64
	if ip.Is4() {
		bits = 32
	}
	of, _ := ip.Prefix(bits) // no address has no network
	return of
}

// at returns the origin of an address. A new origin lets in atOnce players at the same moment, and
// after them perSecond in a second.
func (o *origins) at(a net.Addr, perSecond, atOnce int) *origin {
	is := network(a)
	if from := o.all[is]; from != nil {
		return from
	}
	if len(o.all) >= o.sweep {
		maps.DeleteFunc(o.all, func(_ netip.Prefix, from *origin) bool { return from.quiet() })
		o.sweep = 2*len(o.all) + 64
	}
	each := 2 // a player comes with a connection and a session
	from := &origin{arrivals: rate.NewLimiter(rate.Limit(each*perSecond), each*atOnce)}
	o.all[is] = from
	return from
}

// quiet reports whether the origin is like a new one.
func (o *origin) quiet() bool {
	return o.conns == 0 && o.seats == 0 && o.arrivals.Tokens() >= float64(o.arrivals.Burst()) &&
		o.usage.add(0) < time.Millisecond
}

// perAddress returns the most players at once from one address.
func (s *Server) perAddress() int { return cmp.Or(s.PerAddress, (s.Players+1)/2) }

// arrive counts a new connection and returns its origin, or nil if there are too many.
func (s *Server) arrive(a net.Addr) *origin {
	from, why, ok := s.admit(a)
	if !ok {
		s.remind(from, append(address(a), because(why))...)
		return nil
	}
	return from
}

// admit counts a new connection. If there are too many, or if the address may not come in, it
// counts nothing and reports false.
func (s *Server) admit(a net.Addr) (from *origin, why text.Text, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	from = s.origins.at(a, cmp.Or(s.Arrivals, arrivals), max(burst, s.perAddress()))
	switch {
	case s.Terms.Deny.has(addrOf(a), ""):
		return from, denied, false
	case s.conns >= s.Players+spareConns:
		return from, tooManyConns, false
	case from.conns >= s.perAddress()+spareFromHere:
		return from, tooManyFromHere, false
	case !from.arrivals.Allow():
		return from, tooOften, false
	}
	s.conns++
	from.conns++
	return from, text.Text{}, true
}

// remind logs that an origin is over a limit, but not again and again.
func (s *Server) remind(from *origin, attrs ...slog.Attr) {
	s.mu.Lock()
	again := time.Since(from.logged) < remindAfter
	if !again {
		from.logged = time.Now()
	}
	s.mu.Unlock()
	if !again {
		s.log(limited, attrs...)
	}
}

// depart removes a connection from the count.
func (s *Server) depart(from *origin) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.conns--
	from.conns--
}
