package course

import (
	"path/filepath"
	"slices"
	"strconv"
	"sync"

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

// After returns the next lesson after l that the player has not learnt on a kind of grid. It also
// selects that lesson. The first lesson follows the last. If all lessons are learnt, After returns
// l.
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

// Loaded is the news that the player's progress was read, or the error of [Read].
type Loaded struct {
	*Progress
	Err error
}

// News implements [page.News].
func (Loaded) News() {}

// Load reads the progress from a folder, as [Read] does.
func Load(dir string) Loaded {
	p, err := Read(dir)
	return Loaded{p, err}
}

// Progress holds the numbers of positions that a player has solved. Its file has a line for each
// lesson on each grid, such as
//
//	square.full = 3
//
// A person may edit the file. Lines of another form stay in the file. The zero Progress has no
// solved positions and no file.
type Progress struct {
	mu   sync.Mutex
	file *settings.File
}

// Read reads the progress from a folder. If dir is "", there is no file. If the file cannot be
// read, Read returns the error and an empty progress; the file stays as it is, and new progress
// counts for this run alone.
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

// Solved returns the number of positions that were solved in a lesson on a kind of grid, at most
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

// Solve counts one more solved position. [Progress.Write] stores it.
func (p *Progress) Solve(kind *game.GridKind, l *lesson.Lesson) {
	p.mu.Lock()
	defer p.mu.Unlock()
	of := name(kind, l)
	p.file.Set(of, strconv.Itoa(min(Enough, p.solved(of)+1)))
}

// Miss takes one solved position off, for a wrong answer. A lesson that is learnt stays so.
// [Progress.Write] stores it.
func (p *Progress) Miss(kind *game.GridKind, l *lesson.Lesson) {
	p.mu.Lock()
	defer p.mu.Unlock()
	of := name(kind, l)
	if n := p.solved(of); 0 < n && n < Enough {
		p.file.Set(of, strconv.Itoa(n-1))
	}
}

// firstName is the name of the first lesson in the file with the progress.
const firstName = "play"

// Played reports whether the first lesson was completed on a kind of grid.
func (p *Progress) Played(kind *game.GridKind) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.solved(kind.Name+"."+firstName) > 0
}

// IsNew reports whether a player with these games seems to be new: none is won, and the first lesson
// was not completed.
func (p *Progress) IsNew(games []history.Game) bool {
	return !anyWon(games) && !slices.ContainsFunc(game.GridKinds(), p.Played)
}

// IsTaught reports whether a player with these games has completed the first lesson, but won no game.
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

// Play records that the first lesson was completed. [Progress.Write] stores it.
func (p *Progress) Play(kind *game.GridKind) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.file.Set(kind.Name+"."+firstName, "1")
}

// Write writes the file. It keeps lines that it could not read. A non-nil error is a
// [*files.Error].
func (p *Progress) Write() error { return p.file.Write() }

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
