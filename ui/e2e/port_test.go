//go:build linux

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The game opens no socket and so no port. Only serve does.
func TestOnlyServeOpensAPort(t *testing.T) {
	t.Parallel()
	for want, args := range map[bool][]string{
		false: {"--level", "beginner"},
		true:  {"serve", "--listen", "127.0.0.1:0", "--folder", t.TempDir()},
	} {
		t.Run(args[0], func(t *testing.T) {
			term := start(t, size{80, 24}, args...)
			if want {
				term.waitText("127.0.0.1:")
			} else {
				term.waitText("MINAS RESTANTES")
				term.press("space")
				term.waitText("JUGADAS: 1")
			}
			open, err := filepath.Glob(fmt.Sprintf("/proc/%d/fd/*", term.cmd.Process.Pid))
			if err != nil || len(open) == 0 {
				t.Fatalf("%d open files, %v", len(open), err)
			}
			sockets := 0
			for _, file := range open {
				if to, _ := os.Readlink(file); strings.HasPrefix(to, "socket:") {
					sockets++
				}
			}
			if (sockets > 0) != want {
				t.Errorf("%d sockets are open", sockets)
			}
			term.interrupt()
		})
	}
}
