package film

import (
	"errors"
	"fmt"
	"path/filepath"
	"time"

	"buscaminas/boards/files"
)

// ErrCancelled says that a film was broken off.
var ErrCancelled = errors.New("the film was broken off")

// Keep writes the film as a moving picture into a new file of a folder, and returns its name,
// which says when that was. Temp is as [files.Options] has it. No other file is replaced. Where it fails, it says so of the name:
// that of the folder is known, and may be long. It fails with [ErrCancelled] where the frames
// are broken off.
func (f *Film) Keep(folder, temp string, now time.Time) (name string, err error) {
	data := f.SVG()
	if f.cut {
		return "", ErrCancelled
	}
	stem := "buscaminas-" + now.Format("20060102-150405")
	for n := 1; ; n++ {
		name = stem + ".svg"
		if n > 1 {
			name = fmt.Sprintf("%s-%d.svg", stem, n)
		}
		err = files.Write(filepath.Join(folder, name), data, files.Options{New: true, Temp: temp})
		var wrong *files.Error
		if !errors.As(err, &wrong) {
			return name, err
		}
		if wrong.File = name; wrong.Problem != files.Exists {
			return name, wrong
		}
	}
}
