package races

import (
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"

	"github.com/gofrs/flock"

	"buscaminas/boards/files"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/winners"
)

// A Seat is a player's place in a race. The program in which the player plays holds the lock of the
// seat. The methods of a Seat are called from one goroutine at a time.
type Seat struct {
	Code   string
	Number int
	Name   string

	folder  Folder
	lock    *flock.Flock
	file    *os.File // of the game; nil: not open
	written int      // the number of entries in the file
}

// Ref returns the code of the race and the number of the seat, as in "KRTB 2": see
// [journal.Header.Race].
func (s *Seat) Ref() string { return fmt.Sprintf("%s %d", s.Code, s.Number) }

// Join takes a seat in a race for a player with this name. If another player has the name, Join
// adds a number to it. Once the race has begun, nobody new can join. But a player who left without
// opening a cell can return: Join recognises the name and gives the player the same seat. A player
// who has opened a cell uses [Folder.SitAgain]. Join fails with [ErrNone], [ErrBegun] or [ErrFull],
// or if the seat cannot be written.
func (f Folder) Join(code, name string) (*Seat, error) {
	r, err := f.Race(code)
	if err != nil {
		return nil, err
	}
	name = winners.Name(name)
	for _, p := range r.Players {
		if !p.Here && !p.Played && p.Name == name {
			return f.sit(code, p.Seat, name)
		}
	}
	if r.Begun {
		return nil, ErrBegun
	}
	name = uniqueName(name, r.Players)
	for seat := 1; seat <= MaxPlayers; seat++ {
		if archive.Locked(f.seatPath(code, seat, lockSuffix)) {
			continue
		}
		s, err := f.sit(code, seat, name)
		if !errors.Is(err, archive.ErrElsewhere) {
			return s, err
		}
	}
	return nil, ErrFull
}

// uniqueName returns the name. If one of the players has that name, it returns the name with a
// number added.
func uniqueName(name string, players []Player) string {
	taken := map[string]bool{}
	for _, p := range players {
		taken[strings.ToLower(p.Name)] = true
	}
	another := name
	for n := 2; taken[strings.ToLower(another)]; n++ {
		digit := strconv.Itoa(n)
		short := []rune(name)
		another = string(short[:min(len(short), winners.MaxName-len(digit))]) + digit
	}
	return another
}

// sit takes a free seat. It fails with [archive.ErrElsewhere] if another program has the seat.
func (f Folder) sit(code string, seat int, name string) (*Seat, error) {
	path := f.seatPath(code, seat, lockSuffix)
	lock, err := archive.Lock(path)
	if errors.Is(err, archive.ErrElsewhere) {
		return nil, err
	}
	if err != nil {
		return nil, files.WriteError(path, err)
	}
	s := &Seat{Code: code, Number: seat, Name: name, folder: f, lock: lock}
	if err := files.Write(f.seatPath(code, seat, playerSuffix), []byte(name+"\n"), files.Options{}); err != nil {
		s.Leave()
		return nil, err
	}
	return s, nil
}

// SitAgain takes a player's seat again, so that the player can go on with the game. The parameter
// ref is the [journal.Header.Race] of the game. SitAgain fails with [ErrNone] if the race is gone,
// or with [archive.ErrElsewhere] if another program has the seat.
func (f Folder) SitAgain(ref string) (*Seat, error) {
	typed, number, _ := strings.Cut(ref, " ")
	code, err := Code(typed)
	seat, wrong := strconv.Atoi(number)
	if err != nil || wrong != nil || seat < 1 || seat > MaxPlayers {
		return nil, ErrNone
	}
	if _, err := f.board(code); err != nil {
		return nil, err
	}
	name, err := files.ReadText(f.seatPath(code, seat, playerSuffix), maxLine)
	if err != nil {
		return nil, ErrNone
	}
	return f.sit(code, seat, winners.Name(name))
}

// Write writes the entries that were added to j since the last Write. It appends them to the file
// of the seat with one system call. The first Write, and each Write after an error, writes the
// whole game instead.
func (s *Seat) Write(j *journal.Journal) error {
	if s.file == nil {
		return s.writeAll(j)
	}
	var lines []byte
	for _, e := range j.Entries[min(s.written, len(j.Entries)):] {
		lines = e.Append(lines)
	}
	if len(lines) == 0 {
		return nil
	}
	if _, err := s.file.Write(lines); err != nil {
		s.shut()
		return files.WriteError(s.path(), err)
	}
	s.written = len(j.Entries)
	return nil
}

func (s *Seat) path() string { return s.folder.seatPath(s.Code, s.Number, gameSuffix) }

// writeAll writes the whole game. It leaves out the clock line, and the earlier game that the
// player races against.
func (s *Seat) writeAll(j *journal.Journal) error {
	whole := *j
	whole.Seen, whole.Ghost, whole.Rival = 0, "", nil
	data, err := whole.Text()
	if err != nil {
		return err
	}
	if err := files.Write(s.path(), data, files.Options{}); err != nil {
		return err
	}
	file, err := os.OpenFile(s.path(), os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return files.WriteError(s.path(), err)
	}
	s.file, s.written = file, len(j.Entries)
	return nil
}

func (s *Seat) shut() {
	if s.file != nil {
		_ = s.file.Close() // nothing is buffered
		s.file = nil
	}
}

// Leave leaves the seat. If the race has not begun, the seat becomes free, and Leave removes the
// race if nobody else is in it.
func (s *Seat) Leave() {
	if s == nil || s.lock == nil {
		return
	}
	s.shut()
	archive.Unlock(s.lock)
	s.lock = nil
	if s.folder.begun(s.Code) {
		return
	}
	_ = os.Remove(s.folder.seatPath(s.Code, s.Number, playerSuffix)) // if it stays, it does not count without the lock
	if len(s.folder.takenSeats(s.Code)) == 0 {
		_ = s.folder.Remove(s.Code) // if that fails, the race stays but is not listed
	}
}
