package store

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"sync"
	"time"

	"buscaminas/boards/files"
	"buscaminas/ui/store/journal"
)

// A Log writes a game into its file as it is played. [Games.Begin] and
// [Games.Continue] make one. The zero value keeps nothing.
//
// The methods may be called from several goroutines.
type Log struct {
	path string

	mu   sync.Mutex
	to   lineFile // nil: nothing is written any more
	end  int64    // where the next line belongs
	at   time.Duration
	line []byte
	err  error
}

type lineFile interface {
	io.WriterAt
	io.Closer
}

// Add writes an entry, a whole line with one call of the system: what Add has
// returned from is in the file, even if the program is killed in the next moment.
// (Should the machine itself lose its power, the last seconds may be lost.)
//
// Where that fails, Add returns a [*files.Error], once: from then on it writes nothing,
// for a line may have been cut short, and returns nil. [Log.Err] goes on saying so.
func (l *Log) Add(e journal.Entry) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.to == nil {
		return nil
	}
	l.line, l.at = e.Append(l.line[:0]), e.At
	return l.append(l.line)
}

// Seen writes where the clock is that the player is about to see, where no line
// says so to the tenth of a second. The next line takes the place of this one, so
// that the file does not grow while the player thinks. Its errors are as those of
// [Log.Add].
func (l *Log) Seen(at time.Duration) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	const shown = time.Second / 10
	if l.to == nil || at/shown <= l.at/shown {
		return nil
	}
	l.line, l.at = journal.AppendSeen(l.line[:0], at), at
	return l.write(l.line)
}

// append writes whole lines that stay.
func (l *Log) append(lines []byte) error {
	if err := l.write(lines); err != nil {
		return err
	}
	l.end += int64(len(lines))
	return nil
}

// write writes whole lines, behind those that stay.
func (l *Log) write(lines []byte) error {
	if _, err := l.to.WriteAt(lines, l.end); err != nil {
		l.to.Close() // the error that counts is that of writing
		l.to = nil
		l.err = files.WriteError(l.path, err)
	}
	return l.err
}

// Err returns why the game is no longer written, or nil while all is well.
func (l *Log) Err() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.err
}

// close ends the writing.
func (l *Log) close() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.to != nil {
		l.to.Close() // nothing is buffered: every line is written
		l.to = nil
	}
}

// failed returns a Log that never began.
func failed(err error) (*Log, error) { return &Log{err: err}, err }

// logFile is the file of a [Log].
type logFile struct {
	*os.File
	info os.FileInfo
	size int64 // as this program left it
}

// openLog opens a file to be written at its end.
func openLog(path string, flag int) (*Log, error) {
	f, err := os.OpenFile(path, flag|os.O_WRONLY, 0o600)
	if err != nil {
		return failed(files.WriteError(path, err))
	}
	info, err := f.Stat()
	if err != nil {
		f.Close() // the error that counts is that of Stat
		return failed(files.WriteError(path, err))
	}
	return &Log{path: path, to: &logFile{f, info, info.Size()}, end: info.Size()}, nil
}

var errChanged = errors.New("changed by another program")

// WriteAt writes if the file is still there, and as it was left: most systems let a
// program write on into a file that has been removed, and another program may have
// put something where this one would write.
func (f *logFile) WriteAt(p []byte, at int64) (int, error) {
	now, err := os.Stat(f.Name())
	switch {
	case err != nil:
		return 0, err
	case !os.SameFile(now, f.info):
		return 0, fs.ErrNotExist
	}
	// Asked of the open file: of the path, some systems know only an older size.
	if own, err := f.Stat(); err != nil {
		return 0, err
	} else if own.Size() != f.size {
		return 0, errChanged
	}
	n, err := f.File.WriteAt(p, at)
	f.size = max(f.size, at+int64(n))
	return n, err
}
