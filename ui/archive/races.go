package archive

import (
	"path/filepath"
)

const racesFolder = "races"

// A Maker is a player, or all players at one address. There is a limit on the number of races that
// a Maker makes.
type Maker struct {
	ID   string // an ID without white space
	Most int    // the greatest number of the maker's races that are kept
}

// RaceLimits are the limits of the races that are made with an archive.
type RaceLimits struct {
	Makers  []Maker           // each new race counts for the limit of each of these makers
	Removed func(code string) // if not nil, called after a race was removed to make room for another
	Full    func() bool       // if not nil, reports whether the disk is full: then no race can be made
}

// RacesDir returns the folder of the races: the shared folder or, if there is none, a folder in the
// archive. It returns "" if the archive has neither.
func (a *Archive) RacesDir() string {
	if a.Races == "" && a.dir != "" {
		return filepath.Join(a.dir, racesFolder)
	}
	return a.Races
}
