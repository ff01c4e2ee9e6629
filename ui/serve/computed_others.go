//go:build !linux

package serve

import "time"

var started = time.Now()

// computed returns the time that has passed since the program began. The processor time of a thread,
// which it stands for, is not longer.
func computed() time.Duration { return time.Since(started) }
