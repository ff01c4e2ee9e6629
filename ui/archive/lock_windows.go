package archive

import (
	"errors"
	"syscall"
)

// sharingViolation is the error for a file that another program uses exclusively.
const sharingViolation syscall.Errno = 32

// beingRemoved reports whether a lock file could not be opened because its holder is removing
// it.
func beingRemoved(err error) bool { return errors.Is(err, sharingViolation) }
