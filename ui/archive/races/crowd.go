package races

import (
	"os"
	"slices"
	"strings"
	"time"

	"buscaminas/boards/files"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/text"
)

// The limits of a folder of races.
const (
	// maxKept is the number of races beyond which [Folder.Make] removes the oldest. It removes no
	// race that somebody is in or may come back to.
	maxKept = 200
	maxEver = 1_000 // no new race can be made while the folder has this number of races

	// comeBackTime is how long a player who has left a race may come back to it. A server keeps the
	// archive of a player who has never finished a game for the same time. It removes such an
	// archive earlier only if its disk is nearly full.
	comeBackTime = 7 * 24 * time.Hour
)

// ErrTooMany is the error of [Folder.Make] if too many races have players who may come back.
var ErrTooMany error = text.Error{
	"hay demasiadas carreras sin terminar: acaba o abandona alguna de las tuyas, o prueba otro día",
	"too many races are unfinished: finish or give up one of yours, or try again another day"}

// errDiskFull is the error of [Folder.Make] if the disk has no room for another race.
var errDiskFull error = text.Error{
	"el disco del servidor está lleno: de momento no se pueden preparar más carreras",
	"the disk of the server is full: for now no more races can be set up"}

// madeBy returns the IDs of the makers of a race: see [archive.Maker].
func (f Folder) madeBy(code string) []string {
	said, err := files.ReadText(f.path(code, makersFile), maxLine)
	if err != nil {
		return nil
	}
	return strings.Fields(said)
}

// writeMakers writes the IDs of the makers of a race.
func (f Folder) writeMakers(code string) error {
	if len(f.limits.Makers) == 0 {
		return nil
	}
	var ids strings.Builder
	for _, m := range f.limits.Makers {
		ids.WriteString(m.ID + "\n")
	}
	return files.Write(f.path(code, makersFile), []byte(ids.String()), files.Options{Private: true})
}

// makeRoom removes old races, so that the limits of the makers and of the folder allow a new race.
// If it cannot make room, it fails with [ErrTooMany] or errDiskFull. The parameter now is the
// present time.
func (f Folder) makeRoom(now time.Time) error {
	if f.limits.Full != nil && f.limits.Full() {
		return errDiskFull
	}
	for _, m := range f.limits.Makers {
		made := slices.DeleteFunc(f.codes(), func(code string) bool { return !slices.Contains(f.madeBy(code), m.ID) })
		if f.prune(made, m.Most, now) >= m.Most {
			return ErrTooMany
		}
	}
	if f.prune(f.codes(), maxKept, now) >= maxEver {
		return ErrTooMany
	}
	return nil
}

// prune removes the oldest of the races with the given codes, until fewer than limit are left. It
// keeps races that somebody is in or may come back to. It returns the number of races that are
// left. The code of the newest race must come first.
func (f Folder) prune(codes []string, limit int, now time.Time) (left int) {
	left = len(codes)
	for _, code := range slices.Backward(codes) {
		if left < limit {
			break
		}
		if !f.isAwaited(code, now) && f.removeUnused(code) {
			left--
			if f.limits.Removed != nil {
				f.limits.Removed(code)
			}
		}
	}
	return left
}

// isAwaited reports whether a player may come back to a race. The race must have begun. The player
// must not have finished, and must have taken the seat or written the game less than comeBackTime
// ago.
func (f Folder) isAwaited(code string, now time.Time) bool {
	return f.begun(code) && slices.ContainsFunc(f.players(code), func(p Player) bool {
		return p.End != journal.Won && p.End != journal.GivenUp && now.Sub(f.lastWrite(code, p.Seat)) < comeBackTime
	})
}

// lastWrite returns the time at which the player in a seat last took the seat or wrote the game.
func (f Folder) lastWrite(code string, seat int) (last time.Time) {
	for _, suffix := range []string{playerSuffix, gameSuffix} {
		if info, err := os.Stat(f.seatPath(code, seat, suffix)); err == nil && info.ModTime().After(last) {
			last = info.ModTime()
		}
	}
	return last
}
