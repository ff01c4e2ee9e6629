package serve

import (
	"time"

	"golang.org/x/sys/unix"
)

// computed returns the processor time that the current thread has used so far.
func computed() time.Duration {
	var used unix.Timespec
	if unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &used) != nil {
		return 0 // no Linux lacks this clock
	}
	return time.Duration(used.Nano())
}
