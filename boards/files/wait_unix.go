//go:build unix

package files

import "syscall"

// withoutWaiting is a flag of [os.OpenFile]: opening a pipe does not wait until somebody writes. The
// flag changes nothing for regular files.
const withoutWaiting = syscall.O_NONBLOCK
