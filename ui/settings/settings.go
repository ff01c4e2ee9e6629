// Package settings is a file of settings that is edited by hand and by the options
// screen. It does not know what is set: to it, settings are names and values. What is
// wrong with a file is told by a [files.Error].
package settings

import (
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
	"sync"

	"buscaminas/boards/files"
)

// A File is a file of settings, one "name = value" a line. It is edited by hand
// and by the options screen: [File.Set] keeps comments, order, spacing, a byte
// order mark, the ends of lines and the lines that it does not understand.
//
// A line that begins with "#" is a comment; blank lines are allowed. A "#" further
// on is part of the value, as in a colour. White space around name and value does
// not count.
//
// The zero value has no file and nothing set, and can be used. The methods may be
// called from several goroutines: the program writes in one and goes on in another.
type File struct {
	path string // "": no file

	mu    sync.Mutex
	lines []string  // each with its end: the file as last seen, and what was set
	sets  []Setting // what was set since the last Write, in order
}

// A Setting is one line of [File].
type Setting struct {
	Name, Value string
	Line        int // from 1
}

// maxFile is the length, in bytes, of the longest file that is read or written.
const maxFile = 1 << 20

// Read reads a file of settings. One that does not exist, or whose path is
// "", is as good as empty.
//
// Only regular files of text are read, of up to 1 MiB. If there is another there,
// or one that cannot be read, the error is of type [*files.Error]; the File is then
// empty but can be used, and [File.Write] fails as long as it is there.
func Read(path string) (*File, error) {
	lines, err := load(path)
	return &File{path: path, lines: lines}, err
}

// load returns the lines of a file of settings, or none where there is no file.
func load(path string) ([]string, error) {
	data, err := files.Read(path, maxFile)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, err
	}
	lines := split(string(data))
	for i, line := range lines {
		if at := files.Binary(line); at >= 0 {
			found := fmt.Sprintf("0x%02x", line[at])
			return nil, &files.Error{File: path, Line: i + 1, Problem: files.NotText, Found: found}
		}
	}
	return lines, nil
}

// Path returns the path of the file; "" where there is none.
func (s *File) Path() string { return s.path }

// All returns the settings in order. A name that is given twice comes twice.
func (s *File) All() []Setting {
	s.mu.Lock()
	defer s.mu.Unlock()
	var all []Setting
	for i, line := range s.lines {
		if p, _ := parse(line); p.name != "" {
			all = append(all, Setting{Name: p.name, Value: p.value, Line: i + 1})
		}
	}
	return all
}

// Problems returns an Error for each line that is no setting, no comment and not
// blank, in order.
func (s *File) Problems() []*files.Error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var all []*files.Error
	for i, line := range s.lines {
		if _, problem := parse(line); problem != (files.Problem{}) {
			found := files.Quote(trim(line))
			all = append(all, &files.Error{File: s.path, Line: i + 1, Problem: problem, Found: found})
		}
	}
	return all
}

// Set gives a value to a name: in the last line with that name, or else in a new
// one at the end. [File.Write] writes it. To set what is set already changes
// nothing, so that another copy of the program may change it.
//
// A value is one line of text: control characters in it, such as line breaks,
// become spaces, what is no UTF-8 becomes U+FFFD, and white space around it is
// cut. Nothing is set for a name that a line could not give: one that is empty,
// begins with "#", has an "=", or would have to be changed as a value is.
func (s *File) Set(name, value string) {
	if !isName(name) {
		return
	}
	value = clean(value)
	s.mu.Lock()
	defer s.mu.Unlock()
	if i, p := last(s.lines, name); i >= 0 && p.value == value {
		return
	}
	s.lines = set(s.lines, name, value)
	s.sets = append(s.sets, Setting{Name: name, Value: value})
}

// Write writes what was set into the file, and reads what others wrote there
// meanwhile, so that two copies of the program do not undo each other. It does
// nothing where nothing was set, and writes nothing where the file says so
// already. Its errors are of type [*files.Error]; the next Write tries again.
//
// The file is either as it was or as it should be, even if the program dies: a
// new one, for this user alone, takes its place. A symbolic link stays one, and
// the file it leads to is replaced. A file that cannot be read, or may not be
// written, stays as it is. A change that comes in the very moment between reading
// and writing is lost.
func (s *File) Write() error { return s.write(files.Write) }

// write is Write by what is like [files.Write]: tests have one that fails.
func (s *File) write(write func(path string, data []byte, o files.Options) error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.path == "" || len(s.sets) == 0 {
		return nil
	}
	// As it is now: somebody else may have written it since.
	lines, err := load(s.path)
	if err != nil {
		return err
	}
	before := strings.Join(lines, "")
	for _, change := range s.sets {
		lines = set(lines, change.Name, change.Value)
	}
	if text := strings.Join(lines, ""); text != before {
		if len(text) > maxFile { // it could not be read again
			found, want := strconv.Itoa(len(text)), strconv.Itoa(maxFile)
			return &files.Error{File: s.path, Problem: files.TooLong, Found: found, Want: want}
		}
		if err := write(s.path, []byte(text), files.Options{Private: true}); err != nil {
			return err
		}
	}
	s.lines, s.sets = lines, nil
	return nil
}
