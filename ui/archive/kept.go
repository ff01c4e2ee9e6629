package archive

import (
	"cmp"
	"os"
	"slices"
	"sync"
	"time"

	"github.com/gofrs/flock"

	"buscaminas/boards/files"
	"buscaminas/ui/archive/journal"
)

// A Kept writes a game to its file as it is played. [Archive.Begin] and [Archive.Resume] make
// one. A nil Kept keeps nothing.
//
// Lines that cannot be written stay in memory until [Kept.Retry] or [Kept.Leave] writes them.
//
// Its methods may be called from several goroutines.
type Kept struct {
	archive *Archive

	mu sync.Mutex
	place
	open     func() (place, error) // creates or opens the file when to is nil; nil: keep nothing
	due      []byte                // whole lines that could not be written yet
	last     seenLine              // what the player saw last
	shown    seenLine              // what the file says of that
	line     []byte                // a buffer
	rival    *journal.Rival        // the last one written; nil: none
	err      error
	over     bool // the game is over, and that was not undone
	ends     int  // how often the game has ended
	recorded int  // the number of the last end in the history
	left     bool

	finishing int      // endings whose Finish is awaited
	latest    struct { // the last result of [Archive.End]
		ending *Ending // nil: none
		end    int     // which end of the game it is, counted by ends
	}

	// writing is held while due is written. The lock mu is free meanwhile.
	writing sync.Mutex
}

// A place is the file of a game and the position in it. The line of the clock may stand after
// that position: the next line is written over it.
type place struct {
	name   string
	lock   *flock.Flock
	to     gameFile // nil: not open
	end    int64    // where the next line goes
	seenTo int64    // the end of the line of the clock, or of a line that was written in part; 0: none
}

// A seenLine is the content of a line of the clock.
type seenLine struct {
	at   time.Duration
	open int
}

// Begin begins to keep a game, with what has happened in it so far. The Kept can be used even
// if there is an error, which is of type [*files.Error] or that of [journal.Header.Append]. In
// an archive that keeps nothing, so does the Kept.
func (a *Archive) Begin(j *journal.Journal) (*Kept, error) {
	k := &Kept{archive: a, last: nothingSeen}
	if a.dir == "" {
		return k, nil
	}
	text, err := j.Header.Append(nil)
	if err != nil {
		return k.failed(err)
	}
	a.fit()
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
	k.due = text
	for _, e := range j.Entries {
		k.happened(e)
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.err = k.again()
	return k, k.err
}

// failed returns a Kept with an error that Retry cannot mend.
func (k *Kept) failed(err error) (*Kept, error) {
	k.err = err
	return k, err
}

// Name returns the name of the game in the archive.
func (k *Kept) Name() string {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.name
}

// Add writes an entry as a whole line with one system call. When it returns, the line is in the
// file, even if the program is killed in the next moment. (If the machine loses power, the last
// seconds may be lost.)
//
// If writing fails, Add returns a [*files.Error] once. Later entries wait for [Kept.Retry], and
// Add returns nil for them, while [Kept.Err] still returns the error.
func (k *Kept) Add(e journal.Entry) error { return k.add(nil, e) }

// AddWithBoard writes, as [Kept.Add] does, the board of h, which has just been dealt, and the
// entry that opens its first cell. Either both are in the file or neither. A board of a million
// cells takes some 7 ms.
func (k *Kept) AddWithBoard(h journal.Header, e journal.Entry) error { return k.add(&h, e) }

// add writes an entry, after the board of h unless h is nil.
func (k *Kept) add(h *journal.Header, e journal.Entry) error {
	if k == nil {
		return nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.happened(e)
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

// happened updates the fields on the end of the game and on the clock for an entry.
func (k *Kept) happened(e journal.Entry) {
	switch {
	case e.Event.Ends():
		k.over = true
		k.ends++
	case e.Event == journal.Done:
		k.over = false
	}
	k.shown = seenLine{e.At, journal.Unknown}
}

// nothingSeen is what the player saw before the first frame.
var nothingSeen = seenLine{0, journal.Unknown}

// shownEvery is the unit of the clock on the screen.
const shownEvery = time.Second / 10

// Seen records the time that the player is about to see on the clock, and the percentage of
// the board that is open. It writes a line of the clock if the file does not have the time to
// the tenth of a second. The next line is written over that line, so that the file does not
// grow while the player thinks. It fails as [Kept.Add] does.
func (k *Kept) Seen(at time.Duration, open int) error {
	if k == nil {
		return nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.last = seenLine{at, open}
	if at/shownEvery <= k.shown.at/shownEvery {
		return nil
	}
	return k.see()
}

// see writes the line of the clock.
func (k *Kept) see() error {
	now := seenLine{max(k.last.at, k.shown.at), k.last.open}
	if k.to == nil || k.err != nil || k.over || now == k.shown {
		return nil
	}
	k.line = k.fill(journal.AppendSeen(k.line[:0], now.at, now.open))
	n, err := k.to.WriteAt(k.line, k.end)
	k.wroteBehind(n)
	if k.err = k.about(err); err == nil {
		k.shown = now
	}
	return k.err
}

// wroteBehind records that n bytes, to be written over, stand after the last line.
func (k *Kept) wroteBehind(n int) { k.seenTo = max(k.seenTo, k.end+int64(n)) }

// about returns err as an error about the file of the game, or nil.
func (k *Kept) about(err error) error {
	if err == nil {
		return nil
	}
	return files.WriteError(k.archive.Path(k.name), err)
}

// WriteGhost writes which game this one races against. It fails as [Kept.Add] does.
func (k *Kept) WriteGhost(h journal.Header) error {
	if k == nil {
		return nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.insert(k.appendGhost(nil, h))
}

// appendGhost appends the lines of the ghost to dst. The plays of a rival are written only
// once.
func (k *Kept) appendGhost(dst []byte, h journal.Header) []byte {
	if h.Rival != k.rival {
		dst, k.rival = h.Rival.Append(dst), cmp.Or(h.Rival, k.rival)
	}
	return h.AppendGhost(dst)
}

// insert writes lines of the ghost between two entries.
func (k *Kept) insert(lines []byte) error {
	seen := k.seenTo > 0
	if err := k.append(lines); err != nil || !seen {
		return err
	}
	k.shown.open = journal.Unknown - 1 // the line of the clock was written over: write it again
	return k.see()
}

// fill pads lines with blanks at the end of the last one, so that they cover the old line of
// the clock.
func (k *Kept) fill(lines []byte) []byte {
	for k.end+int64(len(lines)) < k.seenTo {
		lines = append(lines[:len(lines)-1], ' ', '\n')
	}
	return lines
}

// append writes whole lines over the line of the clock. If earlier lines are due, these become
// due too.
func (k *Kept) append(lines []byte) error {
	switch {
	case k.to == nil && k.open == nil:
		return nil
	case k.err != nil:
		k.due = append(k.due, lines...)
		return nil
	}
	if err := k.archive.tooLong(k.end + int64(len(lines))); err != nil {
		k.close()
		k.err = err
		return err
	}
	filled := k.fill(slices.Clip(lines))
	if n, err := k.to.WriteAt(filled, k.end); err != nil {
		k.wroteBehind(n)
		k.due = append(k.due, lines...)
		k.err = k.about(err)
		return k.err
	}
	k.end += int64(len(filled))
	k.seenTo = 0
	return nil
}

// Err returns why lines of the game are not written, or nil if all are.
func (k *Kept) Err() error {
	if k == nil {
		return nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.err
}

// Leave ends the writing. The game then waits, unless it is over and in the history.
func (k *Kept) Leave() {
	if k == nil {
		return
	}
	k.writing.Lock()
	defer k.writing.Unlock()
	k.mu.Lock()
	defer k.mu.Unlock()
	k.retry()
	_ = k.see() // nobody can be told of an error any more
	k.close()
	k.left = true
	k.release()
}

// close closes the file for good.
func (k *Kept) close() {
	k.shut()
	k.open = nil
}

// shut closes the file, which open can open again.
func (k *Kept) shut() {
	if k.to != nil {
		k.to.Close() // nothing is buffered, so nothing can be lost
		k.to = nil
	}
}

// remove removes the file of the game and its lock.
func (k *Kept) remove() {
	k.shut()
	_ = os.Remove(k.archive.Path(k.name)) // if it stays, the game waits
	removeLock(k.lock)
	k.lock = nil
}

// release gives up the lock, once the game is left and no end is being put into the history.
func (k *Kept) release() {
	if !k.left || k.finishing > 0 {
		return
	}
	switch {
	case k.lock == nil:
	case k.over && k.recorded == k.ends:
		removeLock(k.lock)
	default:
		k.unlock()
	}
	k.lock = nil
	k.archive.drop(k.name, k)
}

// unlock lets the game wait. If somebody removed the lock file meanwhile, it makes a new one.
func (k *Kept) unlock() {
	there := stands(k.lock)
	_ = k.lock.Close()
	if there || k.archive.nothingOf(k.name) {
		return
	}
	if lock, err := lockFile(k.lock.Path(), 0); err == nil {
		_ = lock.Close()
	}
}
