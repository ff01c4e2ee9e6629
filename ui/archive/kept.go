package archive

import (
	"cmp"
	"os"
	"sync"
	"time"

	"github.com/gofrs/flock"

	"buscaminas/boards/files"
	"buscaminas/ui/archive/journal"
)

// A Kept writes a game to its file while the game is played. [Archive.Begin] and [Archive.Resume]
// return a Kept. A nil Kept keeps nothing.
//
// Lines that cannot be written stay in memory until [Kept.Retry] or [Kept.Leave] writes them.
//
// The methods of a Kept may be called from several goroutines.
type Kept struct {
	archive *Archive

	mu sync.Mutex
	place
	open        func() (place, error) // creates or opens the closed file; nil: keep nothing
	unwritten   []byte                // whole lines that could not be written yet
	lastSeen    clockLine             // what the player saw last
	lastWritten clockLine             // the time and percentage that the file has
	line        []byte                // a buffer
	rival       *journal.Rival        // the last rival written; nil: none
	err         error
	life        life

	// writing is locked, before mu, while unwritten lines are written. Meanwhile mu is free for
	// the next lines of the game.
	writing sync.Mutex
}

// A place is the file of a game and the position of the next line in the file. The file may end
// with a clock line, which has the time elapsed, or with a partly written line. The next line
// overwrites them.
type place struct {
	name string
	lock *flock.Flock
	to   *openedFile // nil: not open
	end  int64       // where the next line begins
}

// A clockLine is the content of a clock line, which may be the last line of the file of a game.
type clockLine struct {
	at   time.Duration // the time elapsed
	open int           // the percentage of the safe cells that are open
}

// Begin writes a new game with its entries so far, and returns the Kept that writes the later
// entries. If the archive keeps nothing, the Kept keeps nothing. If Begin fails, the Kept can still
// be used. The error is a [*files.Error] or comes from [journal.Header.Append].
func (a *Archive) Begin(j *journal.Journal) (*Kept, error) {
	k := &Kept{archive: a, lastSeen: nothingSeen}
	if a.dir == "" {
		return k, nil
	}
	text, err := j.Header.Append(nil)
	if err != nil {
		k.err = err // Retry cannot mend it
		return k, err
	}
	a.removeOldest()
	name := journal.NameOf(j.Begun, text)
	if j.Layout != nil {
		text = j.AppendBoard(text)
	}
	if j.Races() {
		text = k.appendGhost(text, j.Header)
	}
	text = append(text, '\n')
	for _, e := range j.Entries {
		text = e.Append(text)
	}
	k.open = func() (place, error) { return a.create(name) }
	k.unwritten = text
	for _, e := range j.Entries {
		k.note(e)
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.err = k.tryWrite()
	return k, k.err
}

// Name returns the name of the game in the archive.
func (k *Kept) Name() string {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.name
}

// Add writes an entry as a whole line with one system call. When Add returns, the line is in the
// file, even if the program is killed in the next moment. (If the machine loses power, the last
// seconds may be lost.)
//
// If writing fails, Add returns a [*files.Error] once. Later entries wait for [Kept.Retry]: Add
// returns nil for them, and [Kept.Err] still returns the error.
func (k *Kept) Add(e journal.Entry) error { return k.add(nil, e) }

// AddWithBoard is [Kept.Add] for the entry that opens the first cell of a dealt board. It writes
// the board of h together with the entry: the file has both or neither. A board of a million cells
// takes some 7 ms.
func (k *Kept) AddWithBoard(h journal.Header, e journal.Entry) error { return k.add(&h, e) }

// add writes an entry. If h is not nil, it writes the board of h first.
func (k *Kept) add(h *journal.Header, e journal.Entry) error {
	if k == nil {
		return nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.note(e)
	lines := k.line[:0]
	if h != nil {
		lines = h.AppendBoard(nil) // do not keep the buffer: it may be large
	}
	lines = e.Append(lines)
	if h == nil {
		k.line = lines
	}
	return k.append(lines)
}

// note updates k.life and k.lastWritten when an entry is added.
func (k *Kept) note(e journal.Entry) {
	k.life.note(e.Event)
	k.lastWritten = clockLine{e.At, journal.Unknown}
}

// nothingSeen is the clock line of a game whose clock the player has not seen yet.
var nothingSeen = clockLine{0, journal.Unknown}

// shownEvery is the precision of the clock on the screen.
const shownEvery = time.Second / 10

// Seen records the time that the player is about to see on the clock, and the percentage of the
// safe cells that are open. If the last time in the file is in an earlier tenth of a second, Seen
// writes a clock line with the time and the percentage. The next line overwrites the clock line, so
// the file does not grow while the player thinks. Seen fails as [Kept.Add] does.
func (k *Kept) Seen(at time.Duration, open int) error {
	if k == nil {
		return nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.lastSeen = clockLine{at, open}
	if at/shownEvery <= k.lastWritten.at/shownEvery {
		return nil
	}
	return k.writeClock()
}

// writeClock writes a clock line with the time and the percentage that the player saw last. It
// writes nothing if the file already has that clock line, if the file cannot be written now, or if
// the game is over.
func (k *Kept) writeClock() error {
	now := clockLine{max(k.lastSeen.at, k.lastWritten.at), k.lastSeen.open}
	if !k.isWritten() || k.life.over || now == k.lastWritten {
		return nil
	}
	k.line = journal.AppendSeen(k.line[:0], now.at, now.open)
	if k.err = k.about(k.to.replaceEnd(k.line, k.end)); k.err == nil {
		k.lastWritten = now
	}
	return k.err
}

// isWritten reports whether the file is open and has all lines.
func (k *Kept) isWritten() bool { return k.to != nil && k.err == nil }

// isClosed reports whether nothing is written any more.
func (k *Kept) isClosed() bool { return k.to == nil && k.open == nil }

// about returns err as an error that names the file of the game. It returns nil if err is nil.
func (k *Kept) about(err error) error {
	if err == nil {
		return nil
	}
	return files.WriteError(k.archive.Path(k.name), err)
}

// WriteGhost writes which earlier game the player races against: h.Ghost or h.Rival. It fails as
// [Kept.Add] does.
func (k *Kept) WriteGhost(h journal.Header) error {
	if k == nil {
		return nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.insert(k.appendGhost(nil, h))
}

// appendGhost appends to dst the lines about the earlier game that the player races against. The
// actions of a rival are appended only once.
func (k *Kept) appendGhost(dst []byte, h journal.Header) []byte {
	if h.Rival != k.rival {
		dst, k.rival = h.Rival.Append(dst), cmp.Or(h.Rival, k.rival)
	}
	return h.AppendGhost(dst)
}

// insert writes lines about an earlier game to race against. These lines overwrite the clock line
// at the end of the file, so insert then writes the clock line again.
func (k *Kept) insert(lines []byte) error {
	seen := k.isWritten() && k.end < k.to.size
	if err := k.append(lines); err != nil || !seen {
		return err
	}
	k.lastWritten.open = journal.Unknown - 1 // unlike any percentage, so that writeClock writes
	return k.writeClock()
}

// append writes whole lines after the last entry in the file, over the clock line if there is one.
// If earlier lines are still unwritten, append adds the new lines to k.unwritten instead.
func (k *Kept) append(lines []byte) error {
	switch {
	case k.isClosed():
		return nil
	case k.err != nil:
		k.unwritten = append(k.unwritten, lines...)
		return nil
	}
	if err := k.archive.tooLong(k.end + int64(len(lines))); err != nil {
		k.close()
		k.err = err
		return err
	}
	if err := k.to.replaceEnd(lines, k.end); err != nil {
		k.unwritten = append(k.unwritten, lines...)
		k.err = k.about(err)
		return k.err
	}
	k.end = k.to.size
	return nil
}

// Err returns the error of the last failed write, or nil if all lines have been written since.
func (k *Kept) Err() error {
	if k == nil {
		return nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.err
}

// Drop makes [Kept.Leave] remove the game, so that it does not wait.
func (k *Kept) Drop() {
	if k == nil {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.life.dropped = true
}

// Leave writes the unwritten lines and closes the file. The game then waits, unless it is over
// and in the history, or dropped.
func (k *Kept) Leave() {
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

// close closes the file. From then on, the Kept writes nothing.
func (k *Kept) close() {
	k.closeFile()
	k.open = nil
}

// closeFile closes the file. Later, k.open can open the file again.
func (k *Kept) closeFile() {
	if k.to != nil {
		k.to.Close() // nothing is buffered, so nothing can be lost
		k.to = nil
	}
}

// remove removes the file of the game and its lock.
func (k *Kept) remove() {
	k.closeFile()
	_ = os.Remove(k.archive.Path(k.name)) // if it stays, the game waits
	Unlock(k.lock)
	k.lock = nil
}
