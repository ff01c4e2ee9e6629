package cli

import "os"

// isClosed returns false: writing to a closed output fails with an error of the system.
func isClosed(*os.File) bool { return false }
