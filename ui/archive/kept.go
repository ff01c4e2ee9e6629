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

// A Kept is a game that is written into its file as it is played. [Archive.Begin] and
// [Archive.Resume] make one. The nil Kept keeps nothing.
//
// What cannot be written is kept in memory until [Kept.Retry] or [Kept.Leave] has written it.
//
// Its methods may be called from several goroutines.
type Kept struct {
	archive *Archive

	mu sync.Mutex
	place
	open     func() (place, error) // makes the file, or opens it, where there is none; nil: there is to be none
	due      []byte                // whole lines that could not be written yet
	last     seenLine              // what the player saw last
	shown    seenLine              // and what the file says of that
	line     []byte
	rival    *journal.Rival // the last that was written; nil: none
	err      error
	over     bool // the last thing that happened is the end of the game
	ends     int  // how often it has ended
	recorded int  // which of these ends is in the history
	ending   int  // how many of them are being put there
	left     bool

	taken struct { // the last that was taken by [Archive.End]
		ending *Ending // nil: none
		ends   int     // which it is
	}

	writing sync.Mutex // held while what is due is written, and the rest is not
}

// A place is where a game is written.
type place struct {
	name   string
	lock   *flock.Flock
	to     gameFile // nil: nothing is written there
	end    int64    // where the next line belongs
	seenTo int64    // where what is behind that ends: the line of the clock, of which the next one takes the place, or a part of a line
}

// seenLine is what a line says of the clock and the board.
type seenLine struct {
	at   time.Duration
	open int
}

// Begin begins to keep a game, from what has happened in it so far. The Kept can be
// used even where there is an error, which is of type [*files.Error] or that of
// [journal.Header.Append]. In an archive of no folder it keeps nothing.
func (a *Archive) Begin(j *journal.Journal) (*Kept, error) {
	k := &Kept{archive: a, last: nothingSeen}
	if a.dir == "" {
		return k, nil
	}
	text, err := j.Header.Append(nil)
	if err != nil {
		return k.failed(err)
	}
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

// failed returns a Kept that never began, and never will.
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

// Add writes an entry, a whole line with one call of the system: what Add has
// returned from is in the file, even if the program is killed in the next moment.
// (Should the machine itself lose its power, the last seconds may be lost.)
//
// Where that fails, Add returns a [*files.Error], once: what comes then waits for [Kept.Retry],
// and Add returns nil. [Kept.Err] goes on saying so.
func (k *Kept) Add(e journal.Entry) error { return k.add(nil, e) }

// AddWithBoard writes the board of h, which has just been dealt, and behind it the entry that
// opens its first cell, as [Kept.Add] writes an entry: both are in the file or neither. A
// board of a million cells takes some 7 ms.
func (k *Kept) AddWithBoard(h journal.Header, e journal.Entry) error { return k.add(&h, e) }

// add writes an entry, behind the board of h if there is one.
func (k *Kept) add(h *journal.Header, e journal.Entry) error {
	if k == nil {
		return nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.happened(e)
	lines := k.line[:0]
	if h != nil {
		lines = h.AppendBoard(nil) // it may be long: its memory is not kept
	}
	lines = e.Append(lines)
	if h == nil {
		k.line = lines
	}
	return k.append(lines)
}

// happened notes what an entry says of the end of the game, and of the clock.
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

// shownEvery is what the clock is shown in.
const shownEvery = time.Second / 10

// Seen takes note of where the clock is that the player is about to see, and how much of
// the board is open, in percent, and writes it where no line says it to the tenth of a
// second. The next line takes the place of this one, so that the file does not grow while
// the player thinks. Its errors are as those of [Kept.Add].
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

// see writes what the player saw last.
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

// wroteBehind notes that so many bytes stand behind the lines that stay.
func (k *Kept) wroteBehind(n int) { k.seenTo = max(k.seenTo, k.end+int64(n)) }

// about returns what is wrong with the file; nil where nothing is.
func (k *Kept) about(err error) error {
	if err == nil {
		return nil
	}
	return files.WriteError(k.archive.Path(k.name), err)
}

// WriteGhost writes which game this one is a race against. Its errors are as those of
// [Kept.Add].
func (k *Kept) WriteGhost(h journal.Header) error {
	if k == nil {
		return nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.insert(k.appendGhost(nil, h))
}

// appendGhost appends the lines of the ghost to dst. What a rival did is written once, however
// often it is called.
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
	k.shown.open = journal.Unknown - 1 // they took the place of what the clock said: once more
	return k.see()
}

// fill returns whole lines with which nothing is left of the line of the clock, whose
// place they take: where they are shorter, blanks at the end of the last one make up for
// it.
func (k *Kept) fill(lines []byte) []byte {
	for k.end+int64(len(lines)) < k.seenTo {
		lines = append(lines[:len(lines)-1], ' ', '\n')
	}
	return lines
}

// append writes whole lines that stay, in the place of the line of the clock. While what came
// before is due, so are they.
func (k *Kept) append(lines []byte) error {
	switch {
	case k.to == nil && k.open == nil:
		return nil
	case k.err != nil:
		k.due = append(k.due, lines...)
		return nil
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

// Err returns why something of the game is not written, or nil while all is.
func (k *Kept) Err() error {
	if k == nil {
		return nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.err
}

// Leave ends the writing. The game waits; one that is over waits no more, once it is
// in the history.
func (k *Kept) Leave() {
	if k == nil {
		return
	}
	k.writing.Lock()
	defer k.writing.Unlock()
	k.mu.Lock()
	defer k.mu.Unlock()
	k.retry()
	_ = k.see() // nobody is there any more to be told
	k.close()
	k.left = true
	k.release()
}

func (k *Kept) close() {
	k.shut()
	k.open = nil
}

// shut closes the file.
func (k *Kept) shut() {
	if k.to != nil {
		k.to.Close() // nothing is buffered: every line is written
		k.to = nil
	}
}

// remove removes the file of the game and its lock.
func (k *Kept) remove() {
	k.shut()
	_ = os.Remove(k.archive.Path(k.name)) // if it stays, it is a game that waits
	removeLock(k.lock)
	k.lock = nil
}

// release gives the lock back, once the game is left and what ended is in the history.
func (k *Kept) release() {
	if !k.left || k.ending > 0 {
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

// unlock lets the game wait, even where somebody removed its lock file meanwhile.
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
