package serve

import (
	"net/netip"
	"time"

	"buscaminas/ui/text"
)

// Flags are the options of a server. An address is an IPv4 address, or an IPv6 network of size /64.
type Flags struct {
	Listen  string         // the address to listen on, as host:port
	Folder  string         // the folder for the server's key and the players' files
	Players int            // the most players at once
	Idle    time.Duration  // the time without a key press after which a session is closed
	Disk    int            // the most megabytes that Folder should take
	Memory  int            // the megabytes of memory that the server tries not to exceed; 0: no limit
	Largest int            // the number of cells of the largest board allowed
	Notice  string         // the path of a file with a notice; "": none
	Allow   string         // the path of a list of those who may come in; "": everybody
	Deny    string         // the path of a list of those who may not come in; "": nobody
	Drain   time.Duration  // how long players may go on after the signal to end
	JSON    bool           // the log is in JSON
	Proxies []netip.Prefix // the proxies that name their clients with the PROXY protocol
	Lang    text.Lang

	PerAddress int // the most players at once from an address; 0: half of Players
	Arrivals   int // the most players in a second from an address; 0: the usual number
}

// ParseNetwork reads a network, such as 192.0.2.0/24. A single address, such as 192.0.2.1, is read
// as the network of only this address.
func ParseNetwork(typed string) (of netip.Prefix, ok bool) {
	if at, err := netip.ParseAddr(typed); err == nil {
		at = at.Unmap().WithZone("")
		return netip.PrefixFrom(at, at.BitLen()), true
	}
	of, err := netip.ParsePrefix(typed)
	return of.Masked(), err == nil
}
