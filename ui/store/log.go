package store

import (
	"io"
	"io/fs"
	"os"
	"sync"

	"buscaminas/ui/store/journal"
)

// A Log writes a game into its file as it is played. [Games.Begin] and
// [Games.Continue] make one. The zero value keeps nothing.
//
// The methods may be called from several goroutines.
type Log struct {
	path string

	mu   sync.Mutex
	to   io.WriteCloser // nil: nothing is written any more
	line []byte
	err  error
}

// Add writes an entry, a whole line with one call of the system: what Add has
// returned from is in the file, even if the program is killed in the next moment.
// (Should the machine itself lose its power, the last seconds may be lost.)
//
// Where that fails, Add returns an [*Error], once: from then on it writes nothing,
// for a line may have been cut short, and returns nil. [Log.Err] goes on saying so.
func (l *Log) Add(e journal.Entry) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.to == nil {
		return nil
	}
	l.line = e.Append(l.line[:0])
	return l.write(l.line)
}

// write writes whole lines.
func (l *Log) write(lines []byte) error {
	if _, err := l.to.Write(lines); err != nil {
		l.to.Close() // the error that counts is that of writing
		l.to = nil
		l.err = systemError(l.path, err, ReadOnly, CannotWrite)
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
}

// openLog opens a file to be written at its end.
func openLog(path string, flag int) (*Log, error) {
	f, err := os.OpenFile(path, flag|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return failed(systemError(path, err, ReadOnly, CannotWrite))
	}
	info, err := f.Stat()
	if err != nil {
		f.Close() // the error that counts is that of Stat
		return failed(systemError(path, err, ReadOnly, CannotWrite))
	}
	return &Log{path: path, to: logFile{f, info}}, nil
}

// Write writes if the file is still there: most systems let a program write on
// into a file that has been removed.
func (f logFile) Write(p []byte) (int, error) {
	now, err := os.Stat(f.Name())
	switch {
	case err != nil:
		return 0, err
	case !os.SameFile(now, f.info):
		return 0, fs.ErrNotExist
	}
	return f.File.Write(p)
}
