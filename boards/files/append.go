package files

import (
	"os"
	"path/filepath"
)

// Append appends a line to the file at path. It writes the line with one system call, so that two
// copies of the program do not mix their lines. If a crash has cut short the last line of the file,
// Append first adds a line break. If the file does not exist, Append creates a file that only this
// user can read. Errors are of type [*Error].
func Append(path string, line []byte) error {
	if err := appendLine(path, line); err != nil {
		return WriteError(path, err)
	}
	return nil
}

func appendLine(path string, line []byte) error {
	dir, _ := filepath.Split(path)
	if err := makeFolder(dir); err != nil {
		return err
	}
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return &Error{Problem: NotAFile} // opening a pipe may wait forever
	}
	f, err := os.OpenFile(path, os.O_RDWR|os.O_APPEND|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	torn, err := endsTorn(f)
	if err == nil {
		if torn {
			line = append([]byte{'\n'}, line...)
		}
		_, err = f.Write(line)
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	return err
}

// endsTorn reports whether the last line of a file has no line break. A full disk or a crash can
// cut a line short. A line appended to such a file would be joined to the line that was cut short.
func endsTorn(f *os.File) (bool, error) {
	info, err := f.Stat()
	if err != nil || info.Size() == 0 {
		return false, err
	}
	last := make([]byte, 1)
	_, err = f.ReadAt(last, info.Size()-1)
	return last[0] != '\n', err
}
