package archive

import (
	"buscaminas/boards/files"
	"buscaminas/ui/archive/journal"
)

// endBytes is how much is read of the beginning of a game, and of its end, to tell of it
// in a list.
const endBytes = 4 << 10

// Glance reads the two ends of a file with a game: that takes no longer for a long one.
// Its errors are of type [*files.Error].
func Glance(path string) (*journal.Glance, error) {
	head, tail, err := files.ReadEnds(path, endBytes)
	if err != nil {
		return nil, err
	}
	g, err := journal.ReadGlance(head, tail)
	if err != nil {
		return nil, placed(path, err)
	}
	return g, nil
}
