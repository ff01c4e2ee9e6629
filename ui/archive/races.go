package archive

import (
	"path/filepath"
)

const racesFolder = "races"

// A Maker is somebody who makes races, such as a player, or all players at one address.
type Maker struct {
	ID   string // without white space
	Most int    // the most races of the maker that are kept
}

// ShareRaces makes dir the folder of the races, which several archives may share. By default each
// archive has its own. The races that are made with this archive count for each of the makers.
func (a *Archive) ShareRaces(dir string, makers ...Maker) { a.races, a.makers = dir, makers }

// Makers returns the makers of the races that are made with this archive.
func (a *Archive) Makers() []Maker { return a.makers }

// Races returns the folder of the races, or "" if nothing is kept.
func (a *Archive) Races() string {
	if a.races == "" && a.dir != "" {
		return filepath.Join(a.dir, racesFolder)
	}
	return a.races
}
