package store

import (
	"bytes"
	"errors"
	"os"
	"strconv"
	"time"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/store/journal"
)

// A Saved is a game as it was found in its file.
type Saved struct {
	*journal.Journal
	Game *game.Game // as it stands after the last entry

	// Wrong says which line could not be read or done. The game is as it was
	// before it.
	Wrong *files.Error

	Written time.Time // when the file was last written

	data  []byte
	sound int // the length of what was read of data
}

// ReadGame reads a file with a game, and plays it. There is a game where the
// error is nil. Its errors are of type [*files.Error], or [*files.Error] with the
// file and the line.
func ReadGame(path string) (*Saved, error) {
	j, data, err := readJournal(path)
	if j == nil {
		return nil, err
	}
	s := &Saved{Journal: j, data: data}
	if info, err := os.Stat(path); err == nil {
		s.Written = info.ModTime()
	}
	played, playErr := s.Play()
	if played == nil {
		return nil, placed(path, playErr)
	}
	s.Game = played
	if playErr != nil { // it comes before what could not be read
		err = playErr
	}
	lines := bytes.Count(data, []byte("\n"))
	if errors.As(placed(path, err), &s.Wrong) {
		lines = s.Wrong.Line - 1
		for n := len(s.Entries); n > 0 && s.Entries[n-1].Line > lines; n-- {
			s.Entries, s.Seen = s.Entries[:n-1], 0
		}
	}
	for range lines {
		s.sound += bytes.IndexByte(data[s.sound:], '\n') + 1
	}
	return s, nil
}

// ReadHeader reads of a file with a game what is played, and deals no board: so it
// takes no longer than the file is long. Its errors are those of [ReadGame].
func ReadHeader(path string) (*journal.Header, error) {
	j, _, err := readJournal(path)
	if j == nil {
		return nil, err
	}
	return &j.Header, nil
}

// readJournal reads a file with a game, and returns what is in it, too. Where there
// is a journal the error is about a line after the header, and of no file yet.
func readJournal(path string) (*journal.Journal, []byte, error) {
	data, err := files.Read(path, boards.MaxFile)
	if err != nil {
		return nil, nil, err
	}
	j, err := journal.Read(data)
	if j == nil {
		return nil, nil, placed(path, err)
	}
	return j, data, err
}

// placed says of an error that it is about this file.
func placed(path string, err error) error {
	var e *files.Error
	if errors.As(err, &e) {
		e.File = path
	}
	return err
}

// mend cuts off the file what could not be read, so that the game can be written
// on. It is kept beside it, unless it is only a line that was cut short.
func (s *Saved) mend(path string) error {
	if s.sound == len(s.data) {
		return nil
	}
	if s.Wrong != nil {
		damaged := freePath(path+".damaged", "")
		if err := files.Write(damaged, s.data, files.Options{New: true, Private: true}); err != nil {
			return err
		}
	}
	if err := os.Truncate(path, int64(s.sound)); err != nil {
		return files.WriteError(path, err)
	}
	s.data = s.data[:s.sound]
	return nil
}

// freePath returns a path where nothing is yet: of this name, or with a number
// behind it.
func freePath(name, suffix string) string {
	path := name + suffix
	for i := 2; ; i++ {
		if _, err := os.Lstat(path); err != nil {
			return path
		}
		path = name + "-" + strconv.Itoa(i) + suffix
	}
}
