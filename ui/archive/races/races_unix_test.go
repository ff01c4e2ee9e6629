//go:build unix

package races_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"buscaminas/game"
)

// Pipes and devices in the folder of a race are passed over: nobody waits for them, and they are
// never read.
func TestPipesAndDevices(t *testing.T) {
	pipe := func(path string) error { return syscall.Mkfifo(path, 0o666) }
	zeros := func(path string) error { return os.Symlink("/dev/zero", path) }
	for what, put := range map[string]func(path string) error{"pipe": pipe, "device": zeros} {
		for _, name := range []string{"2.player", "2.lock", "2.txt", "1.txt", "next", "start", "lock"} {
			f, code, h := made(t)
			ana := join(t, f, code, "Ana")
			path := filepath.Join(dirOf(f), code, name)
			_ = os.Remove(path) // usually there is none
			if err := put(path); err != nil {
				t.Skip(err)
			}
			first, ready := done(0, game.Open, start), make(chan bool)
			go func() {
				defer close(ready)
				if all, problems := f.List().Read(); len(all) != 1 || len(problems) > 0 || all[0].Players[0].Name != "Ana" {
					t.Errorf("%s %s: Read returns %+v, %v; want the race of Ana", what, name, all, problems)
				}
				if games, err := f.Follow(code).Read(); err != nil || len(games) == 0 || games[0].Name != "Ana" {
					t.Errorf("%s %s: of the games Read returns %+v, %v", what, name, games, err)
				}
				_, _ = f.SitAgain(code + " 2")
				_, _ = f.Join(code, "Luis")
				_, _ = f.Rematch(code, h, 1)
				_ = f.Start(code)
				_ = ana.Write(gameOf(h, ana, first))
				ana.Leave()
			}()
			select {
			case <-ready:
			case <-time.After(20 * time.Second):
				t.Fatalf("%s %s: somebody waits for it", what, name)
			}
		}
	}
}
