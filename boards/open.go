package boards

import (
	"errors"

	"buscaminas/boards/files"
)

// MaxFile is the length, in bytes, of the longest file that is read. A Map of 10,000×10,000
// is shorter.
const MaxFile = 128 << 20

// Open reads a board from the file at path. Its errors are of type [*files.Error] and name
// the file by path.
func Open(path string) (*Board, error) {
	text, err := files.ReadText(path, MaxFile)
	if err != nil {
		return nil, err
	}
	return readAs(text, path)
}

// ReadAs is [Read] with a name for the source of data, which errors and notes give as the
// file.
func ReadAs(data []byte, name string) (*Board, error) { return readAs(string(data), name) }

func readAs(text, name string) (*Board, error) {
	b, err := read(text)
	var wrong *files.Error
	if errors.As(err, &wrong) {
		wrong.File = name
	}
	if err != nil {
		return nil, err
	}
	for _, note := range b.Notes {
		note.File = name
	}
	return b, nil
}
