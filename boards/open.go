package boards

import "buscaminas/boards/files"

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
	return read(text, path)
}
