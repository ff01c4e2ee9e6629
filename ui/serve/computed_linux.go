package serve

import (
	"time"

	"golang.org/x/sys/unix"
)

// computed returns for how long the present thread has computed so far. The time in which it waits for
// a core does not count: else everybody would seem to need more as soon as the machine is busy.
func computed() time.Duration {
	var used unix.Timespec
	if unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &used) != nil {
		return 0 // no Linux lacks this clock
	}
	return time.Duration(used.Nano())
}
