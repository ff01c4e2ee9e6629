//go:build !linux || !cgo

package memory

// ReserveLess does nothing here.
func ReserveLess() {}
