package files

import (
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
)

// tempPrefix begins the name of a file while it is made; hexadecimal digits follow.
const tempPrefix = ".buscaminas-"

func tempName() string { return fmt.Sprintf("%s%x", tempPrefix, rand.Uint64()) }

func isTemp(name string) bool {
	digits, ok := strings.CutPrefix(name, tempPrefix)
	return ok && digits != "" && strings.Trim(digits, "0123456789abcdef") == ""
}

// tempFolder returns the folder in which a file of dir is made: temp, if there is one. Where
// files have the group of their folder they are made there.
func tempFolder(temp, dir string) string {
	if temp == "" || makeFolder(temp) != nil {
		return dir
	}
	if info, err := os.Stat(dir + "."); err != nil || info.Mode()&fs.ModeSetgid != 0 {
		return dir
	}
	return temp + string(filepath.Separator)
}

// Sweep removes the files that were being made in folders when the program died. Those that
// another copy of it is making stay.
func Sweep(folders ...string) {
	for _, path := range folders {
		folder, err := os.Open(path)
		if err != nil {
			continue // where there is no folder there is nothing to be removed
		}
		names, _ := folder.Readdirnames(-1) // not sorted: there may be thousands
		_ = folder.Close()
		for _, name := range names {
			if isTemp(name) {
				removeAbandoned(path + string(filepath.Separator) + name)
			}
		}
	}
}

// removeAbandoned removes a file that nobody is making any more. Where it stays, it is tried again
// the next time.
func removeAbandoned(path string) {
	if info, err := os.Lstat(path); err == nil && info.Mode().IsRegular() && abandoned(path) {
		_ = os.Remove(path)
	}
}
