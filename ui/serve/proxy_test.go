package serve

import (
	"encoding/binary"
	"fmt"
	"net"
	"net/netip"
	"strings"
	"testing"
)

// headerV2 returns a header of version 2 of the PROXY protocol for a client at this address.
func headerV2(client string, port uint16) string {
	h := []byte("\r\n\r\n\x00\r\nQUIT\n\x21\x11\x00\x0c")
	source, here := netip.MustParseAddr(client).As4(), netip.MustParseAddr("127.0.0.1").As4()
	h = append(append(h, source[:]...), here[:]...)
	h = binary.BigEndian.AppendUint16(h, port)
	return string(binary.BigEndian.AppendUint16(h, 2323))
}

func loopback() []netip.Prefix { return []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")} }

func TestProxyNamesTheClient(t *testing.T) {
	h := start(t, func(s *Server) { s.Proxies, s.PerAddress = loopback(), 1 })
	for _, test := range []struct{ header, attrs string }{
		{"PROXY TCP4 192.0.2.7 127.0.0.1 4711 2323\r\n", "addr=192.0.2.7 port=4711 name=ana"},
		{"PROXY TCP6 2001:db8::7 ::1 4712 2323\r\n", "addr=2001:db8::7 port=4712 name=ana"},
		{headerV2("198.51.100.9", 4713), "addr=198.51.100.9 port=4713 name=ana"},
	} {
		begin(t, h.calls(caller{user: "ana", header: test.header}).Client, "", nil).sees("Beginner") // each is the only player from its address
		h.tells("enter", test.attrs)
	}
	begin(t, h.calls(caller{header: "PROXY TCP4 192.0.2.7 127.0.0.1 4714 2323\r\n"}).Client, "", nil).ends()
	h.tells("refuse", "addr=192.0.2.7 port=4714")
}

func TestProxyThatNamesNoClientIsSentAway(t *testing.T) {
	h := start(t, func(s *Server) { s.Proxies = loopback() })
	for _, header := range []string{
		"", "PROXY UNKNOWN\r\n", "\r\n\r\n\x00\r\nQUIT\n\x20\x00\x00\x00", "PROXY TCP4 192.0.2.7\r\n", "PROXY TCP4 " + strings.Repeat("1", 200),
	} {
		if _, err := h.call(caller{header: header}); err == nil {
			t.Errorf("%q is taken", header)
		}
	}
	h.tells("proxy", "addr=127.0.0.1 port=")
	for _, line := range h.logged() {
		if strings.Contains(line, "level=WARN") {
			t.Errorf("the log holds this against the proxy: %q", line)
		}
	}
}

// While one connection of a proxy says nothing, the others are served.
func TestSilentProxyHoldsUpNobody(t *testing.T) {
	h := start(t, func(s *Server) { s.Proxies = loopback() })
	silent, err := net.Dial("tcp", h.addr)
	if err != nil {
		t.Fatal(err)
	}
	defer silent.Close()
	begin(t, h.calls(caller{header: headerV2("192.0.2.7", 4711)}).Client, "", nil).sees("Beginner")
}

// Nobody but a proxy can pretend to come from elsewhere.
func TestOthersAreNotBelieved(t *testing.T) {
	for _, proxies := range [][]netip.Prefix{nil, {netip.MustParsePrefix("192.0.2.0/24")}} {
		t.Run(fmt.Sprint(proxies), func(t *testing.T) {
			h := start(t, func(s *Server) { s.Proxies = proxies })
			h.plays(nil)
			_, _ = h.call(caller{header: "PROXY TCP4 198.51.100.9 127.0.0.1 4711 2323\r\n"}) // the line is skipped, or an error
			h.stop()
			for _, line := range h.logged() {
				if strings.Contains(line, "198.51.100.9") {
					t.Errorf("a client said so itself: %q", line)
				}
			}
		})
	}
}
