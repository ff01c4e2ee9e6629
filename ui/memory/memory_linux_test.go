package memory_test

import (
	"fmt"
	"math"
	"os"
	"runtime/debug"
	"strings"
	"syscall"
	"testing"

	"buscaminas/ui/memory"
	"buscaminas/ui/text"
)

// Under a limit on the address space, what does not fit is refused, and the collector is told.
func TestCheck(t *testing.T) {
	if err := memory.Check(1 << 40); err != nil {
		t.Fatalf("without a limit: %v", err)
	}
	var before syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_AS, &before); err != nil {
		t.Fatal(err)
	}
	figures, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		t.Fatal(err)
	}
	var pages int
	if _, err := fmt.Sscan(string(figures), &pages); err != nil {
		t.Fatal(err)
	}
	limited := before
	limited.Cur = uint64(pages*os.Getpagesize()) + 8<<30
	if err := syscall.Setrlimit(syscall.RLIMIT_AS, &limited); err != nil {
		t.Fatal(err)
	}
	defer syscall.Setrlimit(syscall.RLIMIT_AS, &before)
	defer debug.SetMemoryLimit(math.MaxInt64)

	if err := memory.Check(1 << 30); err != nil {
		t.Errorf("1 GB of 8 is refused: %v", err)
	}
	if told := debug.SetMemoryLimit(-1); told < 1<<30 || told > 9<<30 {
		t.Errorf("the collector is told of %d bytes", told)
	}
	if err, ok := memory.Check(8 << 30).(interface{ In(text.Lang) string }); !ok {
		t.Error("8 GB of 8 are granted")
	} else if said := err.In(text.Spanish); !strings.HasPrefix(said, "no hay bastante memoria: hacen falta unos 8192 MB, y quedan ") {
		t.Error(said)
	}
}
