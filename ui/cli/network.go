package cli

import (
	"net/netip"
	"strings"

	"buscaminas/ui/text"
)

var badNetwork = text.Text{
	"es una dirección o una red, como 192.0.2.7 o 2001:db8::/32",
	"it is an address or a network, such as 192.0.2.7 or 2001:db8::/32"}

// Network reads a network, such as 192.0.2.0/24. An address is a network with that address only.
func Network(typed string) (netip.Prefix, error) {
	if at, err := netip.ParseAddr(typed); err == nil {
		at = at.Unmap().WithZone("")
		return netip.PrefixFrom(at, at.BitLen()), nil
	}
	network, err := netip.ParsePrefix(typed)
	if err != nil {
		return netip.Prefix{}, text.Error(badNetwork)
	}
	return network.Masked(), nil
}

// Networks is a flag for networks, with commas between them. It may occur several times.
type Networks struct {
	All  []netip.Prefix
	Lang text.Lang
}

// String implements [pflag.Value].
func (f *Networks) String() string { return "" }

// Type implements [pflag.Value].
func (f *Networks) Type() string { return "networks" }

// Set implements [pflag.Value].
func (f *Networks) Set(value string) error {
	for typed := range strings.SplitSeq(value, ",") {
		network, err := Network(strings.TrimSpace(typed))
		if err != nil {
			return UsageError(badNetwork.In(f.Lang))
		}
		f.All = append(f.All, network)
	}
	return nil
}
