package session_test

import (
	"fmt"
	"math"
	"os"
	"runtime/debug"
	"strings"
	"syscall"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// A game that needs more memory than a limit on the address space leaves does not begin. Smaller games
// do.
func TestNoGameWithoutItsMemory(t *testing.T) {
	figures, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		t.Fatal(err)
	}
	var pages int
	if _, err := fmt.Sscan(string(figures), &pages); err != nil {
		t.Fatal(err)
	}
	var before syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_AS, &before); err != nil {
		t.Fatal(err)
	}
	limited := before
	limited.Cur = uint64(pages*os.Getpagesize()) + 300<<20
	if err := syscall.Setrlimit(syscall.RLIMIT_AS, &limited); err != nil {
		t.Fatal(err)
	}
	defer syscall.Setrlimit(syscall.RLIMIT_AS, &before)
	defer debug.SetMemoryLimit(math.MaxInt64)

	begin := func(side int) error {
		spec := deal.Spec{Grid: game.Square{Rows: side, Cols: side}, Mines: side}
		_, err := session.New(session.Dealt(text.Text{}, spec, game.Rules{}), time.Now)
		return err
	}
	if err := begin(11_500); err == nil || !strings.HasPrefix(err.Error(), "too little memory: this takes some 379 MB, and ") {
		t.Errorf("a game of 11500×11500: %v", err)
	}
	if err := begin(1000); err != nil {
		t.Errorf("a game of 1000×1000: %v", err)
	}
}
