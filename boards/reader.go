package boards

import (
	"cmp"
	"io"
	"strconv"

	"buscaminas/boards/files"
)

// A Reader reads the boards of a file one after the other. A board ends where the next board begins.
type Reader struct {
	name string
	data string // the file as it is on disk
	text lines  // the part of the file that has not been read yet
	read int    // the number of boards read
	only int    // the number, from 1, of the only board that Next returns; 0: it returns all boards
}

// Next returns the next board. After the last board, and after an error, it returns [io.EOF]. Other
// errors are of type [*files.Error].
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

// next returns the next board, even if r.only asks for another board.
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
			number = 0 // the file may have no other board
		}
		return nil, files.WithPath(AddNumber(r.name, number), err)
	}
	if r.read > 1 || r.text.rest != "" {
		b.Number = r.read
	}
	for _, note := range b.Notes {
		note.File = AddNumber(r.name, b.Number)
	}
	return b, nil
}

// readText reads the next board in any format but [MBF]. It fails if the board is followed by text
// that does not begin another board.
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
