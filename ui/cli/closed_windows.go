package cli

import "os"

// isClosed reports false: writing to an output that is closed fails by itself.
func isClosed(*os.File) bool { return false }
