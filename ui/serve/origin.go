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

// The usual limits for one address. Half of the players may share one address, for example that of
// a university or a school, and all of them may come at the same moment.
const (
	arrivals      = 10 // the most players from one address in a second
	burst         = 60 // the most players from one address at once; PerAddress if that is more
	spareFromHere = 16 // the most connections from one address, in addition to one for each player
)

// An origin is where clients come from: an IPv4 address, or the /64 network of an IPv6 address. A
// single IPv6 address would be too narrow, because any customer of a provider has a whole /64
// network.
type origin struct {
	conns, seats int
	arrivals     *rate.Limiter // limits new connections and new sessions
	usage        usage
}

// origins holds the origins that have connections, or had some a moment ago.
type origins struct {
	all   map[netip.Prefix]*origin
	sweep int // when there are this many origins, [origins.at] removes those that are quiet
}

// network returns the network of an IP address: the first bits4 bits of an IPv4 address, or the first
// bits6 bits of an IPv6 address. For other addresses it returns the zero Prefix.
func network(a net.Addr, bits4, bits6 int) netip.Prefix {
	ip := addrOf(a)
	bits := bits6
	if ip.Is4() {
		bits = bits4
	}
	of, _ := ip.Prefix(bits) // the zero Addr has the zero Prefix
	return of
}

// home returns the network that identifies the origin of an address.
func home(a net.Addr) netip.Prefix { return network(a, 32, 64) }

// at returns the origin of an address. A new origin lets in atOnce players at the same moment, and then
// perSecond players in each second.
func (o *origins) at(a net.Addr, perSecond, atOnce int) *origin {
	is := home(a)
	if from := o.all[is]; from != nil {
		return from
	}
	if len(o.all) >= o.sweep {
		maps.DeleteFunc(o.all, func(_ netip.Prefix, from *origin) bool { return from.quiet() })
		o.sweep = 2*len(o.all) + 64
	}
	each := 2 // the limiter counts a connection and a session for each player
	from := &origin{arrivals: rate.NewLimiter(rate.Limit(each*perSecond), each*atOnce)}
	o.all[is] = from
	return from
}

// quiet reports whether the origin can be forgotten. This is so if the origin does not differ from
// a new one: it has no connections, no seats, no recent arrivals and no recent usage.
func (o *origin) quiet() bool {
	return o.conns == 0 && o.seats == 0 && o.arrivals.Tokens() >= float64(o.arrivals.Burst()) &&
		o.usage.add(0) < time.Millisecond
}

// perAddress returns the most players at once from one address.
func (s *Server) perAddress() int { return cmp.Or(s.PerAddress, (s.Players+1)/2) }

// admit counts a new connection. If there are too many connections, admit first closes a
// connection without a seat. In three cases it does not count the connection, but returns the
// reason and false: every connection has a seat, the address is denied, or too many connections
// came from it lately.
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

// makeRoom closes one connection without a seat. If from is not nil, it chooses among the
// connections of that origin only. It prefers a connection whose client has neither shown a key
// nor asked for a shell. Among equals it prefers one from the network with the most connections
// without a seat, and then the oldest. If every connection has a seat, makeRoom reports false. The
// caller holds the lock.
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
