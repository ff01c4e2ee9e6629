package archive

import (
	"buscaminas/boards/files"
	"buscaminas/ui/archive/journal"
)

// endBytes is the number of bytes that glance reads at each end of a file.
const endBytes = 4 << 10

// glance returns the facts that a list shows about the game in a file. It reads only the beginning
// and the end of the file, so a long game takes no longer than a short one. Its errors are of type
// [*files.Error].
func glance(path string) (*journal.Glance, error) {
	head, tail, err := files.ReadEnds(path, endBytes)
	if err != nil {
		return nil, err
	}
	g, err := journal.ReadGlance(head, tail)
	return g, files.WithPath(path, err)
}
