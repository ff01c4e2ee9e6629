package boards

import (
	"errors"

	"buscaminas/boards/files"
)

// MaxFile is the length, in bytes, of the longest file that is read. A Map of
// 10,000×10,000 is within it.
const MaxFile = 128 << 20

// Open reads a board from a file of the disk, as [files.ReadText] does. Its errors are of
// type [*files.Error], with the file as it is given here.
func Open(path string) (*Board, error) {
	text, err := files.ReadText(path, MaxFile)
	if err != nil {
		return nil, err
	}
	return readAs(text, path)
}

// ReadAs is [Read] of what is in a file, or comes from elsewhere: errors and notes have name
// for a file.
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
