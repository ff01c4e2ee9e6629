//go:build linux && cgo

package memory

import (
	"os"
	"syscall"
)

// arenas is the variable that tells the GNU C library for how many threads to reserve memory. By
// default it reserves 64 MB for each thread, although a Go program uses none of it.
const arenas = "MALLOC_ARENA_MAX"

// ReserveLess starts the program anew with one such reservation for all threads, if its address space
// is limited and nobody has set the variable. A program without cgo needs none of this.
func ReserveLess() {
	if _, isSet := os.LookupEnv(arenas); isSet {
		return
	}
	if _, _, ok := addressSpace(); ok {
		_ = syscall.Exec("/proc/self/exe", os.Args, append(os.Environ(), arenas+"=1")) // else go on as it is
	}
}
