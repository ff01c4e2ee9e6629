package boards

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"strconv"
	"strings"
	"time"

	"buscaminas/boards/files"
)

// MaxFile is the length, in bytes, of the longest file that is read. A dozen of the largest boards
// fit into such a file.
const MaxFile = 128 << 20

// A Source is a file that was read, or the standard input. Instead of boards, it may hold a game or
// videos, which other packages read.
type Source struct {
	Name    string    // the name of the file, for errors
	Number  int       // the number of the board wanted, such as 2 for FILE#2; 0: all boards
	Written time.Time // the time of the last write; zero if the source is not a file
	Data    []byte
	Err     error // the error of reading, a [*files.Error] or nil
}

// ReadFile reads the file at path. FILE#2 stands for the second board of FILE, unless a file is
// named FILE#2. If reading fails, the error is in the field Err of the Source.
func ReadFile(path string) *Source {
	s := &Source{Name: path}
	s.Data, s.Err = files.Read(path, MaxFile)
	if file, n := CutNumber(path); n > 0 && errors.Is(s.Err, fs.ErrNotExist) {
		s = &Source{Name: file, Number: n}
		s.Data, s.Err = files.Read(file, MaxFile)
	}
	if info, err := os.Stat(s.Name); err == nil {
		s.Written = info.ModTime()
	}
	return s
}

// ReadFrom reads all data from in. Errors, and the notes of boards, show name as the name of the file.
func ReadFrom(in io.Reader, name string) *Source {
	s := &Source{Name: name}
	s.Data, s.Err = files.ReadFrom(in, name, MaxFile)
	return s
}

// Reader returns a Reader of the boards of s. The error is s.Err.
func (s *Source) Reader() (*Reader, error) {
	data := string(s.Data)
	text := strings.TrimPrefix(files.DecodeUTF16(data), "\ufeff") // the byte order mark that some editors write
	return &Reader{name: s.Name, data: data, text: lines{rest: text}, only: s.Number}, s.Err
}

// Board returns the board of s with the number s.Number. If s.Number is 0, Board returns the first
// board, with a note if there are several. Errors are of type [*files.Error] and name the file.
func (s *Source) Board() (*Board, error) {
	r, err := s.Reader()
	if err != nil {
		return nil, err
	}
	b, err := r.Next()
	if err == nil && b.Number == 1 && s.Number == 0 {
		note := &files.Error{File: s.Name, Problem: FirstOfSeveral, Want: AddNumber(s.Name, 2)}
		if s.Written.IsZero() {
			note = &files.Error{File: s.Name, Problem: FirstOfInput}
		}
		b.Notes = append(b.Notes, note)
	}
	return b, err
}

// AddNumber returns the name of board n of a file, as in FILE#2. It returns name if n is 0.
func AddNumber(name string, n int) string {
	if n == 0 {
		return name
	}
	return name + "#" + strconv.Itoa(n)
}

// CutNumber splits a name such as FILE#2 into FILE and 2. If there is no number, n is 0.
func CutNumber(numbered string) (name string, n int) {
	at := strings.LastIndexByte(numbered, '#')
	n, err := strconv.Atoi(numbered[at+1:])
	if at < 0 || err != nil || n < 1 {
		return numbered, 0
	}
	return numbered[:at], n
}
