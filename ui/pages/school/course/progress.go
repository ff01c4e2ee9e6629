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

// Enough is the number of positions to solve in a lesson.
const Enough = 3

// A Course is the state that the pages of lessons share. The zero value has read nothing.
type Course struct {
	At string // the name of the selected lesson
	*Progress
}

// After selects and returns the first lesson after l that is not learnt on a kind of grid.
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

// Following returns the first lesson not learnt on a kind of grid.
func (c *Course) Following(kind *game.GridKind) *lesson.Lesson {
	all := lesson.Lessons()
	for _, l := range all {
		if c.Solved(kind, l) < Enough {
			return l
		}
	}
	return all[0]
}

// Loaded is the news of the player's progress, and of the errors in its file.
type Loaded struct {
	*Progress
	Err error
}

// News implements [page.News].
func (Loaded) News() {}

// Load reads the progress in a folder, as [Read] does.
func Load(dir string) Loaded {
	p, err := Read(dir)
	return Loaded{p, err}
}

// Progress holds the positions that a player has solved. It is kept in a file with a line for each
// lesson on each grid, such as
//
//	square.full = 3
//
// A person may edit the file, and other lines stay in it. The zero value belongs to a player who
// has solved nothing, and is not kept.
type Progress struct {
	mu   sync.Mutex
	file *settings.File
}

// Read reads the progress kept in a folder; "" stands for none. It fails if there is a file that
// cannot be read. That file stays as it is, and new progress counts for this run alone.
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

// Solved returns the number of positions of a lesson solved on a kind of grid, at most [Enough].
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

// Solve counts a solved position. [Progress.Write] stores it.
func (p *Progress) Solve(kind *game.GridKind, l *lesson.Lesson) {
	p.mu.Lock()
	defer p.mu.Unlock()
	of := name(kind, l)
	p.file.Set(of, strconv.Itoa(min(Enough, p.solved(of)+1)))
}

// firstName is the name of the first lesson in the file.
const firstName = "play"

// Played reports whether the first lesson was completed on a kind of grid.
func (p *Progress) Played(kind *game.GridKind) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.solved(kind.Name+"."+firstName) > 0
}

// Play notes that the first lesson was completed. [Progress.Write] stores it.
func (p *Progress) Play(kind *game.GridKind) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.file.Set(kind.Name+"."+firstName, "1")
}

// Write writes the file. It keeps lines that it could not read. Its error is a [*files.Error].
func (p *Progress) Write() error { return p.file.Write() }

// Done returns the number of lessons learnt on a kind of grid.
func (p *Progress) Done(kind *game.GridKind) int {
	n := 0
	for _, l := range lesson.Lessons() {
		if p.Solved(kind, l) == Enough {
			n++
		}
	}
	return n
}
