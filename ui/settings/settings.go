// Package settings reads and writes a file of settings, which players edit by hand and with
// the options page. To this package, settings are just names and values. Its errors about a
// file are of type [*files.Error].
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

// A File is a file of settings, one "name = value" a line. [File.Set] keeps everything else as
// the player wrote it: comments, order, spacing, a byte order mark, the ends of lines, and lines
// that make no sense.
//
// A line that begins with "#" is a comment. Blank lines are allowed. A "#" further on is part
// of the value, as in a colour. White space around name and value does not count.
//
// The zero value is an empty File without a path. The methods may be called from several
// goroutines: the program writes the file in the background.
type File struct {
	path string // the path of the file, or "" if there is none

	mu    sync.Mutex
	lines []string  // the lines of the file, with their line ends and all changes by Set
	sets  []Setting // the changes since the last Write, in order
}

// A Setting is one line of [File].
type Setting struct {
	Name, Value string
	Line        int // the line number, from 1
}

// maxFile is the length, in bytes, of the longest file that is read or written.
const maxFile = 1 << 20

// Read reads a file of settings. A file that does not exist counts as empty, and so does the
// path "".
//
// The file must be a regular text file of up to 1 MiB, in UTF-8 or in UTF-16 with a byte order
// mark. If it is anything else, or cannot be read, the error is of type [*files.Error]. The File is
// then empty and can be used, but [File.Write] fails until the bad file is removed or mended. Write
// always writes UTF-8.
func Read(path string) (*File, error) {
	lines, err := load(path)
	return &File{path: path, lines: lines}, err
}

// load returns the lines of a file of settings, or none if there is no file.
func load(path string) ([]string, error) {
	data, err := files.Read(path, maxFile)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, err
	}
	lines := split(files.DecodeUTF16(string(data)))
	for i, line := range lines {
		if at := files.IndexBinary(line); at >= 0 {
			found := fmt.Sprintf("0x%02x", line[at])
			return nil, &files.Error{File: path, Line: i + 1, Problem: files.NotText, Found: found}
		}
	}
	return lines, nil
}

// Path returns the path of the file, or "" if there is none.
func (s *File) Path() string { return s.path }

// All returns the settings in order. A name that is set twice comes twice.
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

// Problems returns an error for each line that is neither a setting nor a comment nor blank.
func (s *File) Problems() []*files.Error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var all []*files.Error
	for i, line := range s.lines {
		if _, problem := parse(line); problem != nil {
			found := files.Quote(trim(line))
			all = append(all, &files.Error{File: s.path, Line: i + 1, Problem: problem, Found: found})
		}
	}
	return all
}

// Set sets the value of a name. It changes the last line with that name, or adds a line at the end
// if there is none. [File.Write] saves the change. If the name has that value already, Set does
// nothing, so that a change by another copy of the program is kept.
//
// A value is one line of text: control characters in it, such as line breaks, become spaces,
// invalid UTF-8 becomes U+FFFD, and white space around it is cut. Set ignores a name that is empty,
// begins with "#", contains "=", or has characters that Set would change in a value.
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

// Write reads the file again and applies to it the changes since the last Write. This way, two
// copies of the program do not undo each other's changes. Write writes nothing if there are no
// changes, or if the file has the new values already. Its errors are of type [*files.Error]. After
// an error, the next Write tries again.
//
// Write replaces the whole file, so that the file is never half written. Only this user can read
// the new file. If the path is a symbolic link, the file that the link leads to is replaced. A file
// that cannot be read or written stays as it is. A change that another program makes between
// reading and writing is lost.
func (s *File) Write() error { return s.write(files.Write) }

// write is [File.Write] with a parameter in place of [files.Write]. Tests pass a function that fails.
func (s *File) write(write func(path string, data []byte, o files.Options) error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.path == "" || len(s.sets) == 0 {
		return nil
	}
	// Read the file again: somebody else may have written it.
	lines, err := load(s.path)
	if err != nil {
		return err
	}
	before := strings.Join(lines, "")
	for _, change := range s.sets {
		lines = set(lines, change.Name, change.Value)
	}
	if text := strings.Join(lines, ""); text != before {
		if len(text) > maxFile { // Read would refuse it
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
