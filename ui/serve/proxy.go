package serve

import (
	"net"
	"net/netip"
	"slices"
	"time"

	"github.com/pires/go-proxyproto"
)

// proxyPatience is the longest time that a proxy may take to name the client of a connection.
const proxyPatience = 5 * time.Second

// behind returns a listener for connections that proxies pass on. A connection from one of the
// proxies must begin with a header of the PROXY protocol, which names the address of the client.
// On other connections the listener reads no header, because anybody could write one.
func behind(proxies []netip.Prefix, l net.Listener) net.Listener {
	if len(proxies) == 0 {
		return l
	}
	return &proxyproto.Listener{
		Listener:          l,
		ReadHeaderTimeout: proxyPatience,
		ConnPolicy: func(from proxyproto.ConnPolicyOptions) (proxyproto.Policy, error) {
			if contains(proxies, addrOf(from.Upstream)) {
				return proxyproto.REQUIRE, nil
			}
			return proxyproto.SKIP, nil
		},
	}
}

// isFromClient reports whether a connection comes from a client. If it comes from a proxy,
// isFromClient waits for a header from the proxy. If there is no header, it logs that and reports
// false. If the header names no client, because the proxy only asks whether the server is alive,
// it just reports false.
func (s *Server) isFromClient(c net.Conn) bool {
	passed, ok := c.(*proxyproto.Conn)
	if !ok {
		return true
	}
	header := passed.ProxyHeader()
	if header == nil {
		s.log(proxied, append(address(passed.Raw().RemoteAddr()), because(noProxyHeader))...)
	}
	return header != nil && header.Command.IsProxy()
}

// raw returns the connection of the operating system, below the PROXY protocol.
func raw(c net.Conn) net.Conn {
	if passed, ok := c.(*proxyproto.Conn); ok {
		return passed.Raw()
	}
	return c
}

// addrOf returns the IP address in a, or the zero address if there is none.
func addrOf(a net.Addr) netip.Addr {
	at, err := netip.ParseAddrPort(a.String())
	if err != nil {
		return netip.Addr{}
	}
	return at.Addr().Unmap().WithZone("")
}

// contains reports whether one of the networks has an address.
func contains(networks []netip.Prefix, at netip.Addr) bool {
	return slices.ContainsFunc(networks, func(n netip.Prefix) bool { return n.Contains(at) })
}
