package course

import (
	"path/filepath"
	"slices"
	"strconv"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/settings"
)

// Enough is the number of positions that the player must solve to learn a lesson.
const Enough = 3

// A Course is the state that all pages of lessons share. The zero value has read no progress.
type Course struct {
	Selected string // the name of the selected entry
	*Progress
}

// After returns the next lesson after l that the player has not learnt on a kind of grid, and
// selects that lesson. After the last lesson, it goes on with the first. If all lessons are learnt,
// After returns l.
func (c *Course) After(kind *game.GridKind, l *lesson.Lesson) *lesson.Lesson {
	all := lesson.Lessons()
	i := slices.Index(all, l)
	for range all {
		i = (i + 1) % len(all)
		if c.Solved(kind, all[i]) < Enough {
			break
		}
	}
	c.Selected = all[i].Name
	return all[i]
}

// Following returns the first lesson that the player has not learnt on a kind of grid. If all are
// learnt, it returns the first lesson.
func (c *Course) Following(kind *game.GridKind) *lesson.Lesson {
	all := lesson.Lessons()
	for _, l := range all {
		if c.Solved(kind, l) < Enough {
			return l
		}
	}
	return all[0]
}

// Loaded is the news that the player's progress was read, with the error of its file.
type Loaded struct {
	*Progress
	Err error
}

// News implements [page.News].
func (Loaded) News() {}

// Load reads the progress from a folder. If dir is "", there is no progress to read. If the file
// cannot be read, the progress is empty; the file stays as it is, and new progress counts for this
// run alone.
func Load(dir string) Loaded {
	file, err := read(dir, "school.txt")
	return Loaded{&Progress{file}, err}
}

// read reads a file of names and values from a folder. If dir is "", there is no file.
func read(dir, name string) (*settings.File, error) {
	path := ""
	if dir != "" {
		path = filepath.Join(dir, name)
	}
	file, err := settings.Read(path)
	if wrong := file.Problems(); err == nil && len(wrong) > 0 {
		err = wrong[0]
	}
	return file, err
}

// value returns the value of a name in a file, or "".
func value(file *settings.File, name string) (of string) {
	for _, s := range file.All() {
		if s.Name == name {
			of = s.Value
		}
	}
	return of
}

// Progress holds the numbers of positions that a player has solved. Its file has a line for each
// lesson on each grid, such as
//
//	square.full = 3
//
// A person may edit the file. Lines of another form stay in it. The method Write stores changes.
type Progress struct{ *settings.File }

// Solved returns the number of positions that were solved in a lesson on a kind of grid, at most
// [Enough].
func (p *Progress) Solved(kind *game.GridKind, l *lesson.Lesson) int { return p.solved(kind, l.Name) }

func (p *Progress) solved(kind *game.GridKind, lesson string) int {
	n, _ := strconv.Atoi(value(p.File, kind.Name+"."+lesson))
	return min(max(0, n), Enough)
}

func (p *Progress) set(kind *game.GridKind, lesson string, n int) {
	p.Set(kind.Name+"."+lesson, strconv.Itoa(n))
}

// Solve counts one more solved position.
func (p *Progress) Solve(kind *game.GridKind, l *lesson.Lesson) {
	p.set(kind, l.Name, min(Enough, p.Solved(kind, l)+1))
}

// Miss takes one solved position off, for a wrong answer. A lesson that is already learnt stays
// learnt.
func (p *Progress) Miss(kind *game.GridKind, l *lesson.Lesson) {
	if n := p.Solved(kind, l); 0 < n && n < Enough {
		p.set(kind, l.Name, n-1)
	}
}

// firstName is the name of the first lesson in the file with the progress.
const firstName = "play"

// Play records that the first lesson was completed.
func (p *Progress) Play(kind *game.GridKind) { p.set(kind, firstName, 1) }

// Played reports whether the first lesson was completed on a kind of grid.
func (p *Progress) Played(kind *game.GridKind) bool { return p.solved(kind, firstName) > 0 }

// IsNew reports whether a player with these games seems to be new: none is won, and the first
// lesson was not completed.
func (p *Progress) IsNew(games []history.Game) bool {
	return !anyWon(games) && !slices.ContainsFunc(game.GridKinds(), p.Played)
}

// IsTaught reports whether a player with these games has completed the first lesson, but won no
// game.
func (p *Progress) IsTaught(games []history.Game) bool {
	return !anyWon(games) && slices.ContainsFunc(game.GridKinds(), p.Played)
}

func anyWon(games []history.Game) bool {
	return slices.ContainsFunc(games, func(g history.Game) bool { return g.Won })
}

// PlayedFirst is the news that the first lesson was completed.
type PlayedFirst struct{}

// News implements [page.News].
func (PlayedFirst) News() {}

// Done returns the number of lessons that the player has learnt on a kind of grid.
func (p *Progress) Done(kind *game.GridKind) int {
	n := 0
	for _, l := range lesson.Lessons() {
		if p.Solved(kind, l) == Enough {
			n++
		}
	}
	return n
}
