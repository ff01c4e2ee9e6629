package races

import (
	"buscaminas/boards/files"
	"buscaminas/ui/archive/journal"
)

// Rematch returns the code of the rematch of a race. If there is no rematch yet, or if all players
// have left it, Rematch makes one on the board of h. It fails as [Folder.Make] does.
func (f Folder) Rematch(code string, h journal.Header, seed uint64) (next string, err error) {
	if next := f.next(code); next != "" {
		return next, nil
	}
	if next, err = f.Make(h, seed); err != nil {
		return "", err
	}
	guard, err := f.guard(code)
	if err != nil {
		f.removeUnused(next)
		return "", err
	}
	defer guard.Close()
	if faster := f.next(code); faster != "" { // another player has just made one
		f.removeUnused(next)
		return faster, nil
	}
	return next, files.Write(f.path(code, nextFile), []byte(next+"\n"), files.Options{})
}
