package archive

import (
	"errors"
	"syscall"
)

// sharingViolation is the error of Windows for a file that another program uses exclusively.
const sharingViolation syscall.Errno = 32

// beingRemoved reports whether err means that a lock file could not be opened because another
// program is removing it.
func beingRemoved(err error) bool { return errors.Is(err, sharingViolation) }
