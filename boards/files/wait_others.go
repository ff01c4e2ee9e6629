//go:build !unix

package files

// withoutWaiting is no flag, because on these systems no pipe has a path in a folder.
const withoutWaiting = 0
