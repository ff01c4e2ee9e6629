package files

import (
	"os"
	"path/filepath"
)

// Open opens the file at path for reading. It opens only regular files, because other files may never
// end, or block until somebody writes. Errors are of type [*Error].
func Open(path string) (*os.File, error) {
	f, err := open(path)
	if err != nil {
		return nil, ReadError(path, err)
	}
	return f, nil
}

func open(path string) (*os.File, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	// Check before opening: opening a device may change it.
	if err := check(info, info.Size()); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(path, os.O_RDONLY|withoutWaiting, 0)
	if err != nil {
		return nil, err
	}
	// Check the open file too: the path may have changed to another one.
	if info, err = f.Stat(); err == nil {
		err = check(info, info.Size())
	}
	if err != nil {
		f.Close() // report the error found, not the error of Close
		return nil, err
	}
	return f, nil
}

// Names returns the names of the files in a folder, unsorted.
func Names(folder string) ([]string, error) {
	f, err := os.Open(folder + string(filepath.Separator) + ".") // fails for a pipe, which may wait forever
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return f.Readdirnames(-1)
}
