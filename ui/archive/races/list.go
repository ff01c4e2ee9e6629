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
	known  map[string]known // maps the code of a race to its state at the last reading
}

// known is the state of a race when a List last read it.
type known struct {
	race    Race
	changed time.Time // the modification time of the race's folder just before the race was read

	// unchanging is set if the race need not be read again until the modification time of its
	// folder changes. Nobody is in the race, and at two readings the folder had the same
	// modification time. One reading is not enough, because these times are not precise.
	unchanging bool
}

// List returns a List of the races. It has read nothing yet.
func (f Folder) List() *List { return &List{folder: f} }

// Read returns the races, the newest first, and the errors of races that cannot be read. It leaves
// out races that all players left before the start. A later call does not read a race again if
// nobody is in it and its folder has not changed.
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
