package cli

import (
	"net/netip"
	"strings"

	"buscaminas/ui/serve"
)

// networks is a flag for networks, with commas between them. It may occur several times.
type networks []netip.Prefix

// String implements [pflag.Value].
func (f *networks) String() string { return "" }

// Type implements [pflag.Value].
func (f *networks) Type() string { return "networks" }

// Set implements [pflag.Value].
func (f *networks) Set(value string) error {
	for typed := range strings.SplitSeq(value, ",") {
		network, err := serve.Network(strings.TrimSpace(typed))
		if err != nil {
			return usage(serve.BadNetwork)
		}
		*f = append(*f, network)
	}
	return nil
}
