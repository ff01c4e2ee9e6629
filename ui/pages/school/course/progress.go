package course

import (
	"path/filepath"
	"slices"
	"strconv"
	"sync"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/settings"
)

// Enough is how many positions of a lesson are to be solved.
const Enough = 3

// A Course is what the pages of lessons share. The zero value has read nothing yet.
type Course struct {
	At string // the name of the lesson that is selected
	*Progress
}

// After returns the lesson to go on with after one on a kind of grid, the next that is not
// learnt, and selects it.
func (c *Course) After(kind *game.GridKind, l *lesson.Lesson) *lesson.Lesson {
	all := lesson.Lessons()
	i := slices.Index(all, l)
	for range all {
		i = (i + 1) % len(all)
		if c.Solved(kind, all[i]) < Enough {
			break
		}
	}
	c.At = all[i].Name
	return all[i]
}

// Following returns the lesson that comes next on a kind of grid: the first that is not learnt.
func (c *Course) Following(kind *game.GridKind) *lesson.Lesson {
	all := lesson.Lessons()
	for _, l := range all {
		if c.Solved(kind, l) < Enough {
			return l
		}
	}
	return all[0]
}

// Loaded is the news of what is kept, and what is wrong with it.
type Loaded struct {
	*Progress
	Err error
}

// News says that all pages are told.
func (Loaded) News() {}

// Load reads what is kept in a folder, as [Read] does.
func Load(dir string) Loaded {
	p, err := Read(dir)
	return Loaded{p, err}
}

// Progress is what a player has solved. It is kept in a file with a line for each lesson on
// each grid, as in
//
//	square.full = 3
//
// which a person may edit: lines that are none of these stay. The zero value is that of
// somebody who has solved nothing, of which nothing is kept.
type Progress struct {
	mu   sync.Mutex
	file *settings.File
}

// Read reads what is kept in a folder; "": nothing is. Its error is about a file that cannot be
// read. That stays as it is: what is solved then counts for this run alone.
func Read(dir string) (*Progress, error) {
	path := ""
	if dir != "" {
		path = filepath.Join(dir, "school.txt")
	}
	file, err := settings.Read(path)
	if err == nil {
		if wrong := file.Problems(); len(wrong) > 0 {
			err = wrong[0]
		}
	}
	return &Progress{file: file}, err
}

func name(kind *game.GridKind, l *lesson.Lesson) string { return kind.Name + "." + l.Name }

// Solved returns how many positions of a lesson have been solved on a kind of grid, at most
// [Enough].
func (p *Progress) Solved(kind *game.GridKind, l *lesson.Lesson) int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.solved(name(kind, l))
}

func (p *Progress) solved(name string) int {
	n := 0
	for _, s := range p.file.All() {
		if got, err := strconv.Atoi(s.Value); s.Name == name && err == nil {
			n = got
		}
	}
	return min(max(0, n), Enough)
}

// Solve notes that one more has been solved. [Progress.Write] keeps it.
func (p *Progress) Solve(kind *game.GridKind, l *lesson.Lesson) {
	p.mu.Lock()
	defer p.mu.Unlock()
	of := name(kind, l)
	p.file.Set(of, strconv.Itoa(min(Enough, p.solved(of)+1)))
}

// firstName is what the file calls the first lesson.
const firstName = "play"

// Played reports whether the first lesson was gone through on a kind of grid.
func (p *Progress) Played(kind *game.GridKind) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.solved(kind.Name+"."+firstName) > 0
}

// Play notes that the first lesson was gone through. [Progress.Write] keeps it.
func (p *Progress) Play(kind *game.GridKind) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.file.Set(kind.Name+"."+firstName, "1")
}

// Write writes what was solved into the file. Its error is a [*files.Error]: what cannot be
// read stays as it is.
func (p *Progress) Write() error { return p.file.Write() }

// Done returns how many of the lessons are done on a kind of grid.
func (p *Progress) Done(kind *game.GridKind) int {
	n := 0
	for _, l := range lesson.Lessons() {
		if p.Solved(kind, l) == Enough {
			n++
		}
	}
	return n
}
