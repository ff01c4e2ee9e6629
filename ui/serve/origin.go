package serve

import (
	"cmp"
	"maps"
	"net"
	"net/netip"
	"slices"
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

// An origin is where clients come from: an IPv4 address, or the /64 network of an IPv6 address,
// which is the least that a customer has.
type origin struct {
	conns, seats int
	arrivals     *rate.Limiter // of connections and sessions
	usage        usage
}

// origins holds the origins that have connections, or had some a moment ago.
type origins struct {
	all   map[netip.Prefix]*origin
	sweep int // at this number, the origins without connections are removed
}

// network returns the network of an address with this many bits, of IPv4 or IPv6. All addresses outside
// the internet have the same one.
func network(a net.Addr, bits4, bits6 int) netip.Prefix {
	ip := addrOf(a)
	bits := bits6
	if ip.Is4() {
		bits = bits4
	}
	of, _ := ip.Prefix(bits) // no address has no network
	return of
}

// home returns the network that stands for the origin of an address.
func home(a net.Addr) netip.Prefix { return network(a, 32, 64) }

// at returns the origin of an address. A new origin lets in atOnce players at the same moment, and
// after them perSecond in a second.
func (o *origins) at(a net.Addr, perSecond, atOnce int) *origin {
	is := home(a)
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

// admit counts a new connection. If there are too many, it closes one that nobody has used yet, or else
// counts nothing and returns the reason. It also does the latter if the address may not come in.
func (s *Server) admit(c *conn) (why text.Text, ok bool) {
	c.wide = network(c.RemoteAddr(), 24, 48)
	s.mu.Lock()
	defer s.mu.Unlock()
	c.from = s.origins.at(c.RemoteAddr(), cmp.Or(s.Arrivals, arrivals), max(burst, s.perAddress()))
	switch {
	case s.Terms.Deny.has(addrOf(c.RemoteAddr()), ""):
		return denied, false
	case !c.from.arrivals.Allow():
		return tooOften, false
	case c.from.conns >= s.perAddress()+spareFromHere:
		if why = tooManyFromHere; !s.makeRoom(c.from, why) {
			return why, false
		}
	case len(s.conns) >= s.Players+spareConns:
		if why = tooManyConns; !s.makeRoom(nil, why) {
			return why, false
		}
	}
	s.conns = append(s.conns, c)
	c.from.conns++
	return text.Text{}, true
}

// makeRoom closes the connection without a seat that is the least missed, of one origin or, if from is
// nil, of all: first those that have neither shown a key nor asked for a shell, then those from the
// network that has the most, and of these the oldest. It reports false if all have seats. The caller
// holds the lock.
func (s *Server) makeRoom(from *origin, why text.Text) bool {
	held := map[netip.Prefix]int{}
	var idle []*conn
	for _, c := range s.conns {
		if (from == nil || c.from == from) && !c.isSeated() {
			idle = append(idle, c)
			held[c.wide]++
		}
	}
	if len(idle) == 0 {
		return false
	}
	gone := slices.MinFunc(idle, func(a, b *conn) int {
		return cmp.Or(cmp.Compare(a.shown.Load(), b.shown.Load()), held[b.wide]-held[a.wide])
	})
	s.forget(gone)
	go gone.drop(why)
	return true
}

// depart removes a connection from the count.
func (s *Server) depart(c *conn) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.forget(c)
}

// forget removes a connection from the count, if it is still there. The caller holds the lock.
func (s *Server) forget(c *conn) {
	if i := slices.Index(s.conns, c); i >= 0 {
		s.conns = slices.Delete(s.conns, i, i+1)
		c.from.conns--
	}
}
