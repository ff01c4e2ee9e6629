package races

import (
	"crypto/sha256"
	"encoding/hex"
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

	folder Folder
	lock   *flock.Flock
	file   *os.File     // the file of the game, or nil if it is not open
	part   journal.Part // the part of the game that the file has
	size   int          // the length of the file in bytes
}

// Ref returns the code of the race and the number of the seat, as in "KRTB 2": see
// [journal.Header.Race].
func (s *Seat) Ref() string { return fmt.Sprintf("%s %d", s.Code, s.Number) }

// ParseRef returns the code of the race and the number of the seat from a [journal.Header.Race] such
// as "KRTB 2". It reports false if ref is empty or has another form.
func ParseRef(ref string) (code string, seat int, ok bool) {
	typed, number, _ := strings.Cut(ref, " ")
	code, err := ParseCode(typed)
	seat, wrong := strconv.Atoi(number)
	return code, seat, err == nil && wrong == nil && 1 <= seat && seat <= MaxPlayers
}

// Join takes a seat in a race for a player with this name. If another player has the name, Join
// adds a number to it. Once the race has begun, no new player can join. But a player who left
// without opening a cell gets the old seat again: see [Folder.SeatOf]. A player who has opened a
// cell must call [Folder.SitAgain]. Join fails with [ErrNone], [ErrBegun] or [ErrFull], and with
// errNotKept if the player's archive keeps nothing. It also fails if the seat cannot be written.
func (f Folder) Join(code, name string) (*Seat, error) {
	if f.owner == "" {
		return nil, errNotKept
	}
	guard, err := f.guard(code)
	if err != nil {
		return nil, err
	}
	defer guard.Close()
	r, err := f.Race(code)
	if err != nil {
		return nil, err
	}
	name = winners.CleanName(name)
	for _, p := range r.Players {
		if p.Seat == f.SeatOf(r, name) {
			return f.sit(code, p)
		}
	}
	if r.Begun {
		return nil, ErrBegun
	}
	p := Player{Name: uniqueName(name, r.Players), mark: f.markOf(name)}
	for p.Seat = 1; p.Seat <= MaxPlayers; p.Seat++ {
		if archive.Locked(f.seatPath(code, p.Seat, lockSuffix)) {
			continue
		}
		s, err := f.sit(code, p)
		if !errors.Is(err, archive.ErrElsewhere) {
			return s, err
		}
	}
	return nil, ErrFull
}

// SeatOf returns the number of the seat that the player left without opening a cell, or 0 if there is
// none. The player can take this seat again, even if the race has begun. SeatOf also returns 0 once
// the race is over, because then the board is known. It finds the player by the name and the archive,
// so another player with the same name has another seat.
func (f Folder) SeatOf(r *Race, name string) int {
	if r.Over() {
		return 0
	}
	for _, p := range r.Players {
		if !p.Here && !p.Played && p.mark == f.markOf(name) {
			return p.Seat
		}
	}
	return 0
}

// markOf returns the mark of a player in the files of a race: a hash of the player's archive (see
// [ownerOf]) and of the name that the player typed. The player's name in the race may have a number
// added to the typed name.
func (f Folder) markOf(name string) string {
	sum := sha256.Sum256([]byte(f.owner + "\x00" + winners.CleanName(name)))
	return hex.EncodeToString(sum[:8])
}

// uniqueName returns name, with a number added if the name of one of the players looks the same.
func uniqueName(name string, players []Player) string {
	taken := map[string]bool{}
	for _, p := range players {
		taken[winners.LookKey(p.Name)] = true
	}
	another := name
	for n := 2; taken[winners.LookKey(another)]; n++ {
		digit := strconv.Itoa(n)
		short := []rune(name)
		another = string(short[:min(len(short), winners.MaxName-len(digit))]) + digit
	}
	return another
}

// sit takes a free seat for a player. It fails with [archive.ErrElsewhere] if another program has
// the seat. It always writes the player's file: this changes the folder of the race, so [List]
// reads the race again.
func (f Folder) sit(code string, p Player) (*Seat, error) {
	path := f.seatPath(code, p.Seat, lockSuffix)
	lock, err := archive.Lock(path, seatPatience)
	if errors.Is(err, archive.ErrElsewhere) {
		return nil, err
	}
	if err != nil {
		return nil, files.WriteError(path, err)
	}
	said := p.Name + "\n" + p.mark + "\n"
	if err := files.Write(f.seatPath(code, p.Seat, playerSuffix), []byte(said), files.Options{}); err != nil {
		archive.Unlock(lock)
		return nil, err
	}
	return &Seat{Code: code, Number: p.Seat, Name: p.Name, folder: f, lock: lock}, nil
}

// SitAgain takes a player's seat again, so that the player can go on with the game. The parameter
// ref is the [journal.Header.Race] of the game. SitAgain fails with [ErrNone] if the race is gone,
// or with [archive.ErrElsewhere] if another program has the seat.
func (f Folder) SitAgain(ref string) (*Seat, error) {
	code, seat, ok := ParseRef(ref)
	if !ok {
		return nil, ErrNone
	}
	guard, err := f.guard(code)
	if err != nil {
		return nil, err
	}
	defer guard.Close()
	if _, err := f.board(code); err != nil {
		return nil, err
	}
	for _, p := range f.seats(code) {
		if p.Seat == seat {
			return f.sit(code, p)
		}
	}
	return nil, ErrNone
}

// Write appends to the file of the seat the entries that were added to j since the last Write, with
// one system call. The first Write writes the whole game. So does a Write after an error, or after
// somebody removed the file. Write leaves out the earlier game that the player races against. It
// fails with [ErrRemoved] if somebody removed the seat or the race, and with [ErrTooLong] if the game
// is too long for a race.
func (s *Seat) Write(j *journal.Journal) error {
	if !archive.InPlace(s.lock, s.lock.Path()) {
		return ErrRemoved
	}
	if s.file != nil && !archive.InPlace(s.file, s.path()) {
		s.shut()
	}
	shared := *j
	shared.Ghost, shared.Rival = "", nil
	if s.file == nil {
		s.part, s.size = journal.Part{}, 0
	}
	lines, part, err := s.part.AppendRest(nil, &shared)
	switch {
	case err != nil || len(lines) == 0:
		return err
	case s.size+len(lines) > maxGame:
		return ErrTooLong
	case s.file != nil:
		_, err = s.file.Write(lines)
	default:
		if err = files.Write(s.path(), lines, files.Options{}); err == nil {
			s.file, err = os.OpenFile(s.path(), os.O_WRONLY|os.O_APPEND, 0)
		}
	}
	if err != nil {
		s.shut()
		return files.WriteError(s.path(), err)
	}
	s.part, s.size = part, s.size+len(lines)
	return nil
}

func (s *Seat) path() string { return s.folder.seatPath(s.Code, s.Number, gameSuffix) }

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
	lock := s.lock
	s.lock = nil
	if !archive.InPlace(lock, lock.Path()) { // somebody removed the race, and another may have its code
		_ = lock.Close()
		return
	}
	begun := s.folder.begun(s.Code)
	if !begun { // remove the file before the seat is unlocked: later, another player may have the seat
		_ = os.Remove(s.folder.seatPath(s.Code, s.Number, playerSuffix)) // if it stays, it counts only while the seat is locked
	}
	archive.Unlock(lock)
	if !begun {
		s.folder.removeUnused(s.Code)
	}
}
