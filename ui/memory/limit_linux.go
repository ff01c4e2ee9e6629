package memory

import (
	"fmt"
	"os"
	"syscall"

	"buscaminas/boards/files"
)

// addressSpace returns the limit on the address space of the program and what it has reserved of
// that, in bytes. It reports false if there is no limit, or if it cannot find out.
func addressSpace() (limit, used int64, ok bool) {
	var set syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_AS, &set); err != nil || int64(set.Cur) < 0 {
		return 0, 0, false
	}
	figures, err := files.Open("/proc/self/statm")
	if err != nil {
		return 0, 0, false
	}
	defer figures.Close()
	var pages int64
	if _, err := fmt.Fscan(figures, &pages); err != nil {
		return 0, 0, false
	}
	return int64(set.Cur), pages * int64(os.Getpagesize()), true
}
