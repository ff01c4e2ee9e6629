package boards

import (
	"cmp"
	"errors"
	"io"
	"io/fs"
	"strconv"
	"strings"

	"buscaminas/boards/files"
)

// A Reader reads the boards of a file one after the other. The first line of a board says where the
// board before it ends.
type Reader struct {
	name string
	data string // the file as it is on disk
	text lines  // the part not read yet
	read int    // the number of boards read
	only int    // the number of the only board wanted; 0: all are wanted
}

// NewReader returns a Reader of data. Errors, and the notes of the boards, show name as the name of
// the file.
func NewReader(data, name string) *Reader {
	text := strings.TrimPrefix(files.Decode(data), "\ufeff") // the byte order mark that some editors write
	return &Reader{name: name, data: data, text: lines{rest: text}}
}

// OpenReader returns a Reader of the file at path. The path FILE#2 stands for the second board of
// FILE, unless there is a file of that name. OpenReader fails as [Open] does.
func OpenReader(path string) (*Reader, error) {
	data, err := files.ReadText(path, MaxFile)
	if err == nil {
		return NewReader(data, path), nil
	}
	file, n := CutNumber(path)
	if n == 0 || !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if data, err = files.ReadText(file, MaxFile); err != nil {
		return nil, err
	}
	r := NewReader(data, file)
	r.only = n
	return r, nil
}

// Numbered returns the name of board n of a file, as in FILE#2. It returns name if n is 0.
func Numbered(name string, n int) string {
	if n == 0 {
		return name
	}
	return name + "#" + strconv.Itoa(n)
}

// CutNumber is the inverse of [Numbered].
func CutNumber(numbered string) (name string, n int) {
	at := strings.LastIndexByte(numbered, '#')
	n, err := strconv.Atoi(numbered[at+1:])
	if at < 0 || err != nil || n < 1 {
		return numbered, 0
	}
	return numbered[:at], n
}

// Next returns the next board. After the last board, and after an error, it returns [io.EOF]. Its
// errors are of type [*files.Error], as those of [Read] are.
func (r *Reader) Next() (*Board, error) {
	for {
		b, err := r.next()
		switch {
		case err == io.EOF && r.read < r.only:
			found, want := strconv.Itoa(r.only), strconv.Itoa(r.read)
			r.only = 0
			return nil, &files.Error{File: r.name, Problem: NoSuchBoard, Found: found, Want: want}
		case err == nil && r.read < r.only:
			continue
		case r.only > 0:
			r.text.rest = "" // no other board is wanted
		}
		return b, err
	}
}

// first returns the first board, with this note if there are others.
func (r *Reader) first(note *files.Error) (*Board, error) {
	b, err := r.Next()
	if err == nil && b.Number == 1 && r.only == 0 {
		b.Notes = append(b.Notes, note)
	}
	return b, err
}

// next returns the next board, whether it is wanted or not.
func (r *Reader) next() (*Board, error) {
	if blank(r.text.rest) && r.read > 0 {
		return nil, io.EOF
	}
	b, err := r.readText()
	if err != nil && r.read == 0 {
		if mbf, ok := readMBF(r.data); ok {
			b, err = mbf, nil
		} else {
			err = cmp.Or(recognise(r.data, err), err)
		}
		r.text.rest = ""
	}
	r.read++
	if err != nil {
		r.text.rest = ""
		number := r.read
		if number == 1 {
			number = 0 // there may be no other
		}
		return nil, files.In(Numbered(r.name, number), err)
	}
	if r.read > 1 || r.text.rest != "" {
		b.Number = r.read
	}
	for _, note := range b.Notes {
		note.File = Numbered(r.name, b.Number)
	}
	return b, nil
}

// readText reads the next board in any format but [MBF], and goes to the first line of the board
// after it. It fails if something else follows.
func (r *Reader) readText() (*Board, error) {
	if r.read == 0 {
		if err := checkText(r.text.rest); err != nil {
			return nil, err
		}
	}
	begin := r.text
	line, _ := begin.written()
	read := readSized
	if f := formatOf(line); f != Map {
		read = formats[f].read
	}
	b, err := read(&r.text)
	if err != nil {
		return nil, err
	}
	after := r.text
	line, ok := after.written()
	if !ok {
		r.text.rest = ""
	}
	if ok && !begins(line) {
		rows, _ := b.Grid.Size()
		problem := ExtraLine
		if formats[b.Format].line {
			problem = ExtraText
		}
		return nil, &files.Error{
			Problem: problem, Line: after.number, Found: files.Quote(line), Want: strconv.Itoa(rows),
		}
	}
	return b, nil
}
