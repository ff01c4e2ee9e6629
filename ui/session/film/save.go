package film

import (
	"errors"
	"time"

	"buscaminas/boards/files"
)

// errCancelled is the error of a film whose Options.Watch returned false.
var errCancelled = errors.New("the film was broken off")

// SaveSVG writes the film as an animated SVG picture to a new file in a folder. It replaces no file.
// It returns the name of the file, which contains the current date and time. The parameter now is
// the current time, and temp is [files.Options.Temp].
//
// It fails with errCancelled or with a [*files.Error]. This error names the file without its
// folder, because the player knows the folder, and the path may be long.
func (f *film) SaveSVG(folder, temp string, now time.Time) (name string, err error) {
	data := f.SVG()
	if f.cut {
		return "", errCancelled
	}
	stem := "buscaminas-" + now.Format("20060102-150405")
	name, err = files.WriteNew(folder, func(n int) string { return files.Numbered(stem, n) + ".svg" }, data, files.Options{Temp: temp})
	return name, files.WithPath(name, err)
}
