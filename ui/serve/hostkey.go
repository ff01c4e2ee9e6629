package serve

import (
	"crypto/ed25519"
	"crypto/rand"
	"encoding/pem"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"buscaminas/boards/files"
	"buscaminas/ui/text"

	gossh "golang.org/x/crypto/ssh"
)

// longestKey is the length, in bytes, of the longest host key file that is read.
const longestKey = 1 << 16

// notAKey is the problem of a host key file without a usable key.
var notAKey = text.Error{
	"debe ser una clave privada SSH sin contraseña: {err}",
	"an SSH private key without a passphrase is needed here: {err}"}

// hostKey returns the host key from the file host_key of the folder. The first start makes the
// file. Only the user who runs the server may read it.
func hostKey(folder string) ([]byte, error) {
	path := filepath.Join(folder, "host_key")
	key, err := files.Read(path, longestKey)
	if errors.Is(err, fs.ErrNotExist) {
		if key, err = newKey(); err != nil {
			return nil, err
		}
		if err := os.MkdirAll(folder, 0o700); err != nil {
			return nil, files.WriteError(folder, err)
		}
		err = files.Write(path, key, files.Options{Private: true, New: true})
		if errors.Is(err, fs.ErrExist) { // another server was faster
			return hostKey(folder)
		}
		return key, err
	}
	if err != nil {
		return nil, err
	}
	if _, err := gossh.ParsePrivateKey(key); err != nil {
		return nil, &files.Error{File: path, Problem: notAKey, Err: err}
	}
	return key, nil
}

// newKey returns a new private key in the PEM format.
func newKey() ([]byte, error) {
	_, private, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		return nil, err
	}
	block, err := gossh.MarshalPrivateKey(private, "buscaminas")
	if err != nil {
		return nil, err
	}
	return pem.EncodeToMemory(block), nil
}
