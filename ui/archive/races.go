package archive

import (
	"path/filepath"
)

const racesFolder = "races"

// ShareRaces makes dir the folder of the races, which several archives may share. By default each
// archive has its own.
func (a *Archive) ShareRaces(dir string) { a.races = dir }

// Races returns the folder of the races, or "" if nothing is kept.
func (a *Archive) Races() string {
	if a.races == "" && a.dir != "" {
		return filepath.Join(a.dir, racesFolder)
	}
	return a.races
}
