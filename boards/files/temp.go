package files

import (
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// tempPrefix is the beginning of the names of temporary files; hexadecimal digits follow. A file
// is written under such a name and then renamed.
const tempPrefix = ".buscaminas-"

func tempName() string { return fmt.Sprintf("%s%x", tempPrefix, rand.Uint64()) }

func isTemp(name string) bool {
	digits, ok := strings.CutPrefix(name, tempPrefix)
	return ok && digits != "" && strings.Trim(digits, "0123456789abcdef") == ""
}

// tempFolder returns the folder in which to write the temporary file for a file in dir:
// usually temp. If temp is "" or cannot be created, it returns dir. It also returns dir if new
// files in dir belong to the group of dir: a file moved from temp to dir would keep another group.
func tempFolder(temp, dir string) string {
	if temp == "" || makeFolder(temp) != nil {
		return dir
	}
	if info, err := os.Stat(dir + "."); err != nil || info.Mode()&fs.ModeSetgid != 0 {
		return dir
	}
	return temp + string(filepath.Separator)
}

// Sweep removes the temporary files that a killed copy of the program left in the folders. It keeps
// those that another copy may still be writing.
func Sweep(folders ...string) {
	for _, path := range folders {
		names, _ := Names(path) // on an error, nothing to remove
		for _, name := range names {
			if isTemp(name) {
				removeAbandoned(path + string(filepath.Separator) + name)
			}
		}
	}
}

// writing is longer than any file takes to be written.
const writing = time.Hour

// removeAbandoned removes a temporary file that no program can be writing, by its age. If it fails,
// the next [Sweep] tries again.
func removeAbandoned(path string) {
	info, err := os.Lstat(path)
	if err == nil && info.Mode().IsRegular() && time.Since(info.ModTime()) > writing {
		_ = os.Remove(path)
	}
}
