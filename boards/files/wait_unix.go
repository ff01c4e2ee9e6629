//go:build unix

package files

import "syscall"

// withoutWaiting is a flag of [os.OpenFile], with which opening a pipe does not wait until somebody
// writes. It changes nothing for regular files.
const withoutWaiting = syscall.O_NONBLOCK
