package boards

import (
	"errors"
	"io"

	"buscaminas/boards/files"
)

// MaxFile is the length, in bytes, of the longest file that is read. A Map of
// 10,000×10,000 is within it.
const MaxFile = 128 << 20

// Open reads a board from a file of the disk, as [files.Read] does. Its errors are of
// type [*files.Error], with the file as it is given here.
func Open(path string) (*Board, error) {
	data, err := files.Read(path, MaxFile)
	if err != nil {
		return nil, err
	}
	return read(data, path)
}

// Load reads a board from what is no file of the disk, such as the standard input,
// to its end. Errors and notes have name for a file. No more than [MaxFile] bytes
// are read.
func Load(r io.Reader, name string) (*Board, error) {
	data, err := files.ReadFrom(r, name, MaxFile)
	if err != nil {
		return nil, err
	}
	return read(data, name)
}

// read is [Read] of what is in a file: errors and notes are about that.
func read(data []byte, path string) (*Board, error) {
	b, err := Read(data)
	var wrong *files.Error
	if errors.As(err, &wrong) {
		wrong.File = path
	}
	if err != nil {
		return nil, err
	}
	for _, note := range b.Notes {
		note.File = path
	}
	return b, nil
}
