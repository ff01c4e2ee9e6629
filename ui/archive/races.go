package archive

import (
	"path/filepath"
)

const racesFolder = "races"

// A Maker is somebody who makes races, such as a player, or all players at one address.
type Maker struct {
	ID   string // an ID without white space
	Most int    // the greatest number of the maker's races that are kept
}

// RaceLimits are the limits of the races that are made with an archive.
type RaceLimits struct {
	Makers  []Maker           // each new race counts as a race of all these makers
	Removed func(code string) // if not nil, called after a race was removed to make room for another
	Full    func() bool       // if not nil, reports whether the disk is full: then no race can be made
}

// RacesDir returns the folder of the races, or "" if nothing is kept.
func (a *Archive) RacesDir() string {
	if a.Races == "" && a.dir != "" {
		return filepath.Join(a.dir, racesFolder)
	}
	return a.Races
}
