package serve

import (
	"bufio"
	"encoding/binary"
	"io"
	"net"
	"slices"
	"strings"
	"testing"

	gossh "golang.org/x/crypto/ssh"
)

// offer reads what the server offers at the begin of a connection.
func (h *host) offer() (lists struct {
	Cookie                          [16]byte
	KeyExchanges, HostKeys          []string
	CiphersIn, CiphersOut           []string
	MACsIn, MACsOut                 []string
	CompressionsIn, CompressionsOut []string
	Rest                            []byte `ssh:"rest"`
}) {
	h.t.Helper()
	raw, err := net.Dial("tcp", h.addr)
	if err != nil {
		h.t.Fatal(err)
	}
	defer raw.Close()
	io.WriteString(raw, "SSH-2.0-test\r\n")
	r := bufio.NewReader(raw)
	if _, err := r.ReadString('\n'); err != nil { // the version
		h.t.Fatal(err)
	}
	head := make([]byte, 5) // the length of the packet, and that of its padding
	if _, err := io.ReadFull(r, head); err != nil {
		h.t.Fatal(err)
	}
	packet := make([]byte, binary.BigEndian.Uint32(head)-1)
	if _, err := io.ReadFull(r, packet); err != nil {
		h.t.Fatal(err)
	}
	const kexInit = 20
	message := packet[:len(packet)-int(head[4])]
	if message[0] != kexInit {
		h.t.Fatalf("message %d comes first", message[0])
	}
	if err := gossh.Unmarshal(message[1:], &lists); err != nil {
		h.t.Fatal(err)
	}
	return lists
}

// The lists are those that ssh-audit calls good.
func TestOnlyModernAlgorithmsAreOffered(t *testing.T) {
	h := start(t)
	offer := h.offer()
	ciphers := []string{
		"chacha20-poly1305@openssh.com", "aes256-gcm@openssh.com", "aes128-gcm@openssh.com",
		"aes256-ctr", "aes192-ctr", "aes128-ctr",
	}
	macs := []string{"hmac-sha2-512-etm@openssh.com", "hmac-sha2-256-etm@openssh.com"}
	for name, list := range map[string]struct{ got, want []string }{
		"key exchanges": {offer.KeyExchanges, []string{
			"mlkem768x25519-sha256", "curve25519-sha256", "curve25519-sha256@libssh.org",
			"kex-strict-s-v00@openssh.com", // the answer to the Terrapin attack
		}},
		"host keys":   {offer.HostKeys, []string{"ssh-ed25519"}},
		"ciphers in":  {offer.CiphersIn, ciphers},
		"ciphers out": {offer.CiphersOut, ciphers},
		"MACs in":     {offer.MACsIn, macs},
		"MACs out":    {offer.MACsOut, macs},
		"compression": {slices.Concat(offer.CompressionsIn, offer.CompressionsOut), []string{"none", "none"}},
	} {
		if !slices.Equal(list.got, list.want) {
			t.Errorf("%s: %v are offered, not %v", name, list.got, list.want)
		}
	}
}

func TestOldAlgorithmsAreRefused(t *testing.T) {
	h := start(t)
	for _, old := range []gossh.Config{
		{KeyExchanges: []string{"diffie-hellman-group14-sha1"}},
		{KeyExchanges: []string{"ecdh-sha2-nistp256"}},
		{Ciphers: []string{"aes128-cbc"}},
		{Ciphers: []string{"aes128-ctr"}, MACs: []string{"hmac-sha1"}},
	} {
		if _, err := h.call(caller{config: old}); err == nil || !strings.Contains(err.Error(), "no common algorithm") {
			t.Errorf("%v: %v", old, err)
		}
	}
}
