package serve

import (
	"bufio"
	"net"
	"testing"
)

// elsewhere is another address of this machine.
const elsewhere = "127.0.0.2"

// playsElsewhere shows that a player from another address can play.
func (h *host) playsElsewhere() {
	h.t.Helper()
	p := begin(h.t, h.calls(caller{from: elsewhere}).Client, "beginner", nil)
	p.opens()
	p.leaves()
}

func TestNetworkOfAnAddress(t *testing.T) {
	for address, want := range map[string]string{
		"192.0.2.7:22":           "192.0.2.7/32",
		"[::ffff:192.0.2.7]:22":  "192.0.2.7/32",
		"[2001:db8:1:2:3::4]:22": "2001:db8:1:2::/64",
		"[fe80::1%lo]:22":        "fe80::/64",
	} {
		at, err := net.ResolveTCPAddr("tcp", address)
		if err != nil {
			t.Fatal(err)
		}
		if got := home(at).String(); got != want {
			t.Errorf("%s is of %s, not %s", address, got, want)
		}
	}
	if home(&net.UnixAddr{Name: "socket"}).IsValid() {
		t.Error("a socket has a network")
	}
}

func TestPlayersOfOneAddressLeaveRoomForOthers(t *testing.T) {
	h := start(t, func(s *Server) { s.PerAddress, s.Players = 0, 3 }) // two from one address
	first := h.finds(nil, "Beginner")
	h.play(nil, "").sees("Beginner")
	h.play(nil, "").ends("no room for more from your address (players: 2)")
	begin(t, h.calls(caller{from: elsewhere}).Client, "", nil).sees("Beginner")
	begin(t, h.calls(caller{from: "127.0.0.3"}).Client, "", nil).ends("The server is full (players: 3).")
	first.leaves()
	h.until("a seat is free", func() bool { return len(h.seated()) == 2 })
	h.plays(nil)
}

// version returns the first line that the server sends on a new connection, or an error if the
// server closes it.
func (h *host) version() (raw net.Conn, line string, err error) {
	if raw, err = net.Dial("tcp", h.addr); err != nil {
		h.t.Fatal(err)
	}
	h.t.Cleanup(func() { raw.Close() })
	line, err = bufio.NewReader(raw).ReadString('\n')
	return raw, line, err
}

func TestConnectionsOfOneAddressLeaveRoomForOthers(t *testing.T) {
	h := start(t, func(s *Server) { s.PerAddress = 1 })
	for range 2 * spareFromHere {
		if _, _, err := h.version(); err != nil {
			t.Fatal("somebody is refused for the silence of others")
		}
	}
	if open := h.counted(); open != 1+spareFromHere {
		t.Errorf("%d connections are open at once", open)
	}
	h.playsElsewhere()
	h.says("too many open connections from its address")
}

func TestArrivalsOfOneAddressLeaveRoomForOthers(t *testing.T) {
	h := start(t, func(s *Server) { s.Arrivals = 1 })
	came, all := 0, 3*2*burst
	for range all {
		raw, _, err := h.version()
		if err == nil {
			came++
		}
		raw.Close()
		h.until("the connection is closed", func() bool { return h.counted() == 0 })
	}
	if came < 2*burst || came == all {
		t.Errorf("%d of %d connections come at once", came, all)
	}
	h.playsElsewhere()
	h.says("too many connections in a row from one address")
}

// Sessions count as connections do, so nobody gains by opening many on each connection.
func TestSessionsOfOneAddressLeaveRoomForOthers(t *testing.T) {
	h := start(t, func(s *Server) { s.Arrivals = 1 })
	s := h.stranger()
	for range 2 * 2 * burst {
		c, err := s.tries()
		if err != nil {
			h.playsElsewhere()
			h.says("too many connections in a row from one address")
			return
		}
		c.Close()
	}
	t.Error("all sessions are accepted")
}

// Connections on which nobody plays keep nobody out, from however many networks they come: the oldest go,
// of the network with the most first, and of those that have shown no key. Whoever plays stays.
func TestSilenceLocksNobodyOut(t *testing.T) {
	h := start(t, func(s *Server) { s.Players = 2 })
	p := h.play(nil, "beginner")
	p.sees("MINES LEFT")
	var early []*stranger
	for _, from := range []string{"127.0.9.1", "127.0.9.2"} { // of the network with the most
		early = append(early, h.calls(caller{from: from}))
	}
	h.Server.mu.Lock()
	for _, c := range h.conns[1:] {
		c.shown.Store(1)
	}
	h.Server.mu.Unlock()
	for i := range 2 * spareConns {
		dialer := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, byte(9+i%4/3), byte(1+i%50))}}
		raw, err := dialer.Dial("tcp", h.addr)
		if err != nil {
			t.Fatal(err)
		}
		defer raw.Close()
		if _, err := bufio.NewReader(raw).ReadString('\n'); err != nil {
			t.Fatal("a silent connection is refused: ", err)
		}
	}
	h.playsElsewhere()
	for _, client := range early {
		if _, err := client.NewSession(); err != nil {
			t.Error("who has shown a key makes room for who has not: ", err)
		}
	}
	p.opens()
	if counted := h.counted(); counted > h.Players+spareConns {
		t.Errorf("%d connections are open", counted)
	}
}
