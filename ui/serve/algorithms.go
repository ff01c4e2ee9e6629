package serve

import (
	"github.com/charmbracelet/ssh"
	gossh "golang.org/x/crypto/ssh"
)

// modern returns the algorithms that a connection may use, the best first. They are algorithms
// that ssh-audit calls good. So SHA-1, CBC, the curves of NIST and Diffie-Hellman over a fixed
// prime are missing. OpenSSH has all but the newest of the algorithms since version 6.7, of 2014.
func modern(ssh.Context) *gossh.ServerConfig {
	return &gossh.ServerConfig{
		Config: gossh.Config{
			KeyExchanges: []string{gossh.KeyExchangeMLKEM768X25519, gossh.KeyExchangeCurve25519},
			Ciphers: []string{
				gossh.CipherChaCha20Poly1305, gossh.CipherAES256GCM, gossh.CipherAES128GCM,
				gossh.CipherAES256CTR, gossh.CipherAES192CTR, gossh.CipherAES128CTR,
			},
			MACs: []string{gossh.HMACSHA512ETM, gossh.HMACSHA256ETM},
		},
		// The keys of players. The host key is an Ed25519 key.
		PublicKeyAuthAlgorithms: []string{
			gossh.KeyAlgoED25519, gossh.KeyAlgoSKED25519,
			gossh.KeyAlgoECDSA256, gossh.KeyAlgoECDSA384, gossh.KeyAlgoECDSA521, gossh.KeyAlgoSKECDSA256,
			gossh.KeyAlgoRSASHA512, gossh.KeyAlgoRSASHA256,
		},
	}
}
