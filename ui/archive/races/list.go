package races

import (
	"os"
	"path/filepath"
	"slices"
	"time"
)

// A List reads all races of a folder repeatedly. Its methods must be called from one goroutine at a
// time.
type List struct {
	folder Folder
	known  map[string]known // the races as they were read last, by code
}

// known is a race as it was read last.
type known struct {
	race    Race
	changed time.Time // the modification time of the race's folder just before the race was read

	// unchanging is set if the race need not be read again until the time of its folder changes:
	// nobody is in the race, and two readings found the same time. One reading is not enough,
	// because the times of files are not precise.
	unchanging bool
}

// List returns a List of the races. It has read nothing yet.
func (f Folder) List() *List { return &List{folder: f} }

// Read returns the races, the newest first, and the errors of races that cannot be read. It leaves
// out races that all players left before the start. Later calls read only races that somebody is in
// or whose folder has changed.
func (l *List) Read() (all []Race, problems []error) {
	before := l.known
	l.known = map[string]known{}
	for _, code := range l.folder.codes() {
		now, err := l.look(code, before[code])
		if err != nil {
			problems = append(problems, err)
			continue
		}
		l.known[code] = now
		if r := now.race; r.Begun || len(r.Players) > 0 {
			all = append(all, r)
		}
	}
	slices.SortStableFunc(all, func(a, b Race) int { return b.Board.Begun.Compare(a.Board.Begun) })
	return all, problems
}

// look returns last, the result of the previous reading, if the race cannot have changed since.
// Otherwise it reads the race.
func (l *List) look(code string, last known) (known, error) {
	info, err := os.Stat(filepath.Join(l.folder.dir, code))
	if err != nil {
		return known{}, ErrNone
	}
	same := info.ModTime().Equal(last.changed)
	if same && last.unchanging {
		return last, nil
	}
	r, err := l.folder.Race(code)
	if err != nil {
		return known{}, err
	}
	here := slices.ContainsFunc(r.Players, func(p Player) bool { return p.Here })
	return known{*r, info.ModTime(), same && !here}, nil
}
