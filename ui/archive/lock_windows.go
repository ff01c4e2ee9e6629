package archive

import (
	"errors"
	"syscall"
)

// sharingViolation is the error for a file that another program has to itself for a moment.
const sharingViolation syscall.Errno = 32

// beingRemoved reports whether a lock could not be opened because whoever had it is about to
// remove its file.
func beingRemoved(err error) bool { return errors.Is(err, sharingViolation) }
