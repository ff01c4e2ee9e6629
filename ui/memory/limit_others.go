//go:build !linux

package memory

// addressSpace reports that there is no limit.
func addressSpace() (limit, used int64, ok bool) { return 0, 0, false }
