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

// tempPrefix is the beginning of the name of a temporary file, before hexadecimal digits. A file is
// written under such a name and then renamed.
const tempPrefix = ".buscaminas-"

func tempName() string { return fmt.Sprintf("%s%x", tempPrefix, rand.Uint64()) }

func isTemp(name string) bool {
	digits, ok := strings.CutPrefix(name, tempPrefix)
	return ok && digits != "" && strings.Trim(digits, "0123456789abcdef") == ""
}

// tempFolder returns the folder for the temporary file of a file in dir. It returns temp, or dir if
// temp is "" or cannot be created. It also returns dir if new files in dir get the group of dir,
// because a file moved from temp to dir would have another group.
func tempFolder(temp, dir string) string {
	if temp == "" || makeFolder(temp) != nil {
		return dir
	}
	if info, err := os.Stat(dir + "."); err != nil || info.Mode()&fs.ModeSetgid != 0 {
		return dir
	}
	return temp + string(filepath.Separator)
}

// RemoveTempFiles removes the temporary files that killed copies of the program have left in the
// folders. It keeps a file that a copy of the program may still be writing.
func RemoveTempFiles(folders ...string) {
	for _, path := range folders {
		names, _ := Names(path) // after an error, there is nothing to remove
		for _, name := range names {
			if isTemp(name) {
				removeAbandoned(path + string(filepath.Separator) + name)
			}
		}
	}
}

// writing is longer than the program takes to write any file. So no copy of the program is still
// writing a temporary file that is older.
const writing = time.Hour

// removeAbandoned removes a temporary file that is too old for a program to be still writing it. If
// this fails, the next [RemoveTempFiles] tries again.
func removeAbandoned(path string) {
	info, err := os.Lstat(path)
	if err == nil && info.Mode().IsRegular() && time.Since(info.ModTime()) > writing {
		_ = os.Remove(path)
	}
}
