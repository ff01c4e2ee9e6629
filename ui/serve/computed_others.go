//go:build !linux

package serve

import "time"

var started = time.Now()

// computed returns the time that has passed. Between two calls, it is the longest time for which the
// present thread may have computed.
func computed() time.Duration { return time.Since(started) }
