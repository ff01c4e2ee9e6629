package archive

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"buscaminas/ui/text"
)

// The limits of a player's own boards.
const (
	mostBoards  = 100 // the greatest number of boards of a player; the oldest are removed
	longestName = 40  // the length of the longest name of a board, in characters
)

// errName is the error for a name that a board cannot have.
var errName error = text.Error{
	"el nombre debe tener de 1 a 40 letras, cifras, espacios, guiones o puntos, y no puede empezar por un punto",
	"a name has 1 to 40 letters, digits, spaces, hyphens or dots, and does not begin with a dot"}

// OwnBoard returns the path of the player's own board with this name, which need not exist. It fails
// with errName if no board can have the name, or if the archive keeps nothing.
func (a *Archive) OwnBoard(name string) (string, error) {
	if !isBoardName(name) || a.dir == "" {
		return "", errName
	}
	return filepath.Join(a.boards(), name), nil
}

// RoomForOwnBoard is [Archive.OwnBoard] for a caller that will write the board. It creates the folder
// of the boards. It removes the oldest boards if there are too many, and the oldest files if the
// archive is too large. It also fails, with a [*files.Error], if the folder cannot be created.
func (a *Archive) RoomForOwnBoard(name string) (string, error) {
	path, err := a.OwnBoard(name)
	if err != nil {
		return "", err
	}
	a.OwnBoards()
	a.removeOldest()
	return path, makeFolder(a.boards())
}

func (a *Archive) boards() string { return filepath.Join(a.dir, "boards") }

func isBoardName(name string) bool {
	wrong := func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune(" -_.", r)
	}
	n := utf8.RuneCountInString(name)
	return utf8.ValidString(name) && 0 < n && n <= longestName && len(name) < 200 && name[0] != '.' &&
		strings.TrimSpace(name) == name && strings.IndexFunc(name, wrong) < 0
}

// OwnBoards returns the names of the player's own boards, sorted. If there are more than
// mostBoards, it removes the oldest.
func (a *Archive) OwnBoards() []string {
	if a.dir == "" {
		return nil
	}
	entries, err := os.ReadDir(a.boards())
	if err != nil {
		return nil // no folder yet; any other error also stops writing, which reports it
	}
	var names []string
	age := map[string]time.Time{}
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() && isBoardName(e.Name()) {
			names = append(names, e.Name())
			age[e.Name()] = info.ModTime()
		}
	}
	if len(names) > mostBoards {
		slices.SortFunc(names, func(x, y string) int { return cmp.Or(age[y].Compare(age[x]), strings.Compare(x, y)) })
		for _, name := range names[mostBoards:] {
			_ = os.Remove(filepath.Join(a.boards(), name)) // if it stays, the next call tries again
		}
		names = names[:mostBoards]
	}
	slices.Sort(names)
	return names
}
