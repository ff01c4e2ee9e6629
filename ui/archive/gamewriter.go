package archive

import (
	"os"
	"sync"
	"time"

	"github.com/gofrs/flock"

	"buscaminas/boards/files"
	"buscaminas/ui/archive/journal"
)

// A GameWriter writes a game to its file while the game is played. [Archive.Begin] and
// [Archive.Resume] return a GameWriter. A nil GameWriter keeps nothing.
//
// If a write fails, [GameWriter.Retry] and [GameWriter.Leave] write the missing lines later.
//
// The methods of a GameWriter may be called from several goroutines.
type GameWriter struct {
	archive *Archive

	mu sync.Mutex
	place
	open func() (place, error) // creates the file, or opens it again; nil: nothing is written
	game *journal.Journal      // the game that the file should hold
	// lastSeen is what the player last saw: the time on the clock, and the percentage of the safe
	// cells that were open.
	lastSeen clockLine
	// lastWritten is the latest time that an entry or a clock line in the file has. Its percentage is
	// Unknown, unless writeClock has written that clock line.
	lastWritten clockLine
	line        []byte // a buffer for the lines to write
	err         error
	life        life

	// writing is locked while Retry or Leave writes the missing lines. These methods unlock mu
	// while the disk is busy, so that Write can add entries to the game. A method that locks both
	// mutexes locks writing first.
	writing sync.Mutex
}

// A place is the file of a game and its contents. The last line of the file may be a clock line,
// which has the time elapsed, or a line that was written only in part. The next line overwrites
// such a last line.
type place struct {
	name string
	lock *flock.Flock
	to   *openedFile  // the file of the game; nil if it is not open
	end  int64        // the offset in the file at which the next line begins
	part journal.Part // the part of the game that is in the file before the offset end
}

// A clockLine is the content of a clock line, which may be the last line of the file of a game.
type clockLine struct {
	at   time.Duration // the time elapsed
	open int           // the percentage of the safe cells that are open
}

// Begin writes a new game with its entries so far, and returns the GameWriter that writes the later
// entries. If the archive keeps nothing, the GameWriter keeps nothing. If Begin fails, the
// GameWriter can still be used. After a failed write, the error is a [*files.Error], and
// [GameWriter.Retry] can try again. It cannot after an error of [journal.Header.Append], or in an
// archive of [Unavailable].
func (a *Archive) Begin(j *journal.Journal) (*GameWriter, error) {
	k := &GameWriter{archive: a, lastSeen: nothingSeen}
	if a.dir == "" {
		k.err = a.noDir
		return k, k.err
	}
	header, err := j.Header.Append(nil)
	if err != nil {
		k.err = err // Retry cannot mend it
		return k, err
	}
	a.removeOldest()
	name := journal.NameOf(j.Begun, header)
	k.open = func() (place, error) { return a.create(name) }
	k.mu.Lock()
	defer k.mu.Unlock()
	k.setGame(j)
	k.err = k.writeMissing(true)
	return k, k.err
}

// Name returns the name of the game in the archive.
func (k *GameWriter) Name() string {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.name
}

// Write adds to the file the lines of the game j that are not in it yet. These are the board, new
// entries, and a change of the ghost. From call to call, the header of j may change only in its
// board and its ghost. The caller must not change j afterwards. Write makes one system call. When
// it returns, the lines are in the file, even if the program is killed in the next moment. If the
// machine loses power, the last seconds may be lost. Writing a board of a million cells takes some
// 7 ms.
//
// If writing fails, Write returns the error once, usually a [*files.Error]. From then on, Write
// writes nothing and returns nil until [GameWriter.Retry] has succeeded. [GameWriter.Err] still
// returns the error.
func (k *GameWriter) Write(j *journal.Journal) error {
	if k == nil {
		return nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.setGame(j)
	if k.isClosed() || k.err != nil {
		return nil
	}
	k.err = k.writeMissing(false)
	return k.err
}

// setGame sets the game that the file should hold, and records the events of its new entries in
// k.life.
func (k *GameWriter) setGame(j *journal.Journal) {
	known := 0
	if k.game != nil {
		known = len(k.game.Entries)
	}
	for _, e := range j.Entries[known:] {
		k.life.note(e.Event)
	}
	k.game = j
}

// writeMissing writes the lines of the game that the file does not have yet. They overwrite a clock
// line at the end of the file. If none of the new lines is an entry, writeMissing writes the clock
// line again after them. If the file is not open, writeMissing first creates or opens it. If slow
// is true, k.mu is unlocked while the disk is busy, so other goroutines may add entries.
func (k *GameWriter) writeMissing(slow bool) error {
	unlocked := func(work func() error) error {
		if slow {
			k.mu.Unlock()
			defer k.mu.Lock()
		}
		return work()
	}
	if k.to == nil {
		var p place
		if err := unlocked(func() (err error) { p, err = k.open(); return err }); err != nil {
			return err
		}
		k.place = p
	}
	game, to, at := k.game, k.to, k.end
	lines, part, err := k.part.AppendRest(k.line[:0], game)
	if err != nil {
		return err
	}
	length, acted := len(lines), part.Entries() > k.part.Entries()
	if at < to.size && !acted || length == 0 && k.err != nil { // the error was about a clock line
		lines = k.appendClock(lines)
	}
	if cap(lines) < longLine {
		k.line = lines // do not keep a long one
	}
	if err := k.archive.tooLong(at + int64(length)); err != nil && at > 0 {
		k.close()
		return err
	}
	err = unlocked(func() error { return to.replaceEnd(lines, at) })
	switch {
	case err != nil && at == 0:
		err = k.about(err)
		k.remove() // half a header is no game
		return err
	case err != nil:
		return k.about(err)
	case at == 0:
		k.archive.setPlaying(k)
	}
	if k.part = part; len(lines) > length {
		k.end = at + int64(length)
	} else {
		k.end = to.size
	}
	if acted {
		k.lastWritten = clockLine{game.Entries[len(game.Entries)-1].At, journal.Unknown}
	}
	return nil
}

// longLine is a capacity in bytes. A buffer of lines with this capacity or more is too large to be
// kept for the next lines.
const longLine = 1 << 10

// nothingSeen is the clock line of a game whose clock the player has not seen yet.
var nothingSeen = clockLine{0, journal.Unknown}

// clockEvery is the interval at which the time elapsed is written to the file. If the program is
// killed, the file lacks at most the last second.
const clockEvery = time.Second

// RecordClock records the time that the player is about to see on the clock, and the percentage of
// the safe cells that are open. Once a second it writes both to the file, as a clock line. The next
// line overwrites the clock line, so the file does not grow while the player thinks. RecordClock
// fails as [GameWriter.Write] does.
func (k *GameWriter) RecordClock(at time.Duration, open int) error {
	if k == nil {
		return nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.lastSeen = clockLine{at, open}
	if at/clockEvery <= k.lastWritten.at/clockEvery {
		return nil
	}
	return k.writeClock()
}

// writeClock writes a clock line with the time and the percentage that the player saw last. It
// writes nothing if the file already has that clock line, if the file cannot be written now, or if
// the game is over.
func (k *GameWriter) writeClock() error {
	if !k.isWritten() || k.life.over || k.clock() == k.lastWritten {
		return nil
	}
	k.line = k.appendClock(k.line[:0])
	if k.err = k.about(k.to.replaceEnd(k.line, k.end)); k.err == nil {
		k.lastWritten = k.clock()
	}
	return k.err
}

func (k *GameWriter) appendClock(dst []byte) []byte {
	return journal.AppendClockLine(dst, k.clock().at, k.clock().open)
}

// clock returns the content of the next clock line.
func (k *GameWriter) clock() clockLine {
	return clockLine{max(k.lastSeen.at, k.lastWritten.at), k.lastSeen.open}
}

// isWritten reports whether the file is open and the last write succeeded.
func (k *GameWriter) isWritten() bool { return k.to != nil && k.err == nil }

// isClosed reports whether k writes nothing any more.
func (k *GameWriter) isClosed() bool { return k.to == nil && k.open == nil }

// about returns err wrapped in an error that names the file of the game, or nil if err is nil.
func (k *GameWriter) about(err error) error {
	if err == nil {
		return nil
	}
	return files.WriteError(k.archive.Path(k.name), err)
}

// Err returns the error of the last failed write, or nil if all lines have been written since.
func (k *GameWriter) Err() error {
	if k == nil {
		return nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.err
}

// Drop makes [GameWriter.Leave] remove the game, so that it does not wait.
func (k *GameWriter) Drop() {
	if k == nil {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.life.dropped = true
}

// Leave writes the lines that the file does not have yet, and closes the file. The game then waits,
// unless it is over and in the history, or dropped.
func (k *GameWriter) Leave() {
	if k == nil {
		return
	}
	k.writing.Lock()
	defer k.writing.Unlock()
	k.mu.Lock()
	defer k.mu.Unlock()
	k.retry()
	_ = k.writeClock() // an error is ignored: no page is left to show it
	k.close()
	k.life.left = true
	k.release()
}

// close closes the file. From then on, the GameWriter writes nothing.
func (k *GameWriter) close() {
	k.closeFile()
	k.open = nil
}

// closeFile closes the file. Later, k.open can open the file again.
func (k *GameWriter) closeFile() {
	if k.to != nil {
		k.to.Close() // nothing is buffered, so nothing can be lost
		k.to = nil
	}
}

// remove removes the file of the game and its lock.
func (k *GameWriter) remove() {
	k.closeFile()
	_ = os.Remove(k.archive.Path(k.name)) // if it stays without its lock file, the game does not wait
	Unlock(k.lock)
	k.lock = nil
}
