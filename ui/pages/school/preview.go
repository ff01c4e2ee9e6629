package school

import (
	"time"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A place is what a preview is of.
type place struct {
	dest  page.Dest // of the entry
	grid  *game.GridKind
	rules game.Rules
}

// A preview is a position that shows what an entry is about.
type preview struct {
	game    *game.Game // nil: none was found
	overlay *draw.Overlay
	cursor  game.Cell
}

// place returns where the player is with entry i.
func (p *Page) place(i int) place {
	return place{p.entries[i].dest, p.Grid, game.Rules{Numbering: p.Rules.Numbering}}
}

// look looks for the preview of what is selected, where there is room for one, and for those of
// the lessons beside it in the list.
func (p *Page) look() tea.Cmd {
	if p.stand.Width == 0 {
		return nil
	}
	wanted := []place{p.place(p.Selected)}
	for _, step := range []int{1, -1} {
		beside := p.place((p.Selected + step + len(p.entries)) % len(p.entries))
		if beside.dest != (page.Learn{}) { // what was missed takes longer
			wanted = append(wanted, beside)
		}
	}
	kept, now := p.Archive, p.Now()
	return p.previews.Look(wanted, func(at place, j *page.Job) preview {
		switch dest := at.dest.(type) {
		case page.FirstLesson:
			return ofFirst(at)
		case page.Learn:
			switch {
			case dest.Lesson != nil:
				return ofLesson(dest.Lesson, at, j)
			case dest.Skill != nil:
				return ofSkill(dest.Skill, at)
			}
		}
		return ofPractice(kept, now, at, j)
	})
}

// ofPractice finds what comes first where the player practises, and points out nothing. What is
// wrong with what is kept is said there.
func ofPractice(kept *archive.Archive, day time.Time, at place, j *page.Job) preview {
	if m := new(course.Practise).Next(kept, day, func() bool { return !j.Going() }).Missed; m != nil {
		return preview{game: m.Game(m.Rules), cursor: m.At}
	}
	found, ok := course.Endless(kept, at.grid, seed)
	if !ok {
		return preview{}
	}
	return preview{game: found.Game(at.rules), cursor: draw.NoCursor}
}

// seed is that of all previews: who comes back sees them again.
const seed = 1

// ofFirst returns the board of the first lesson.
func ofFirst(at place) preview {
	return preview{game: course.First(at.grid).Game(), cursor: draw.NoCursor}
}

// ofLesson finds a position of a lesson, and points out its argument.
func ofLesson(l *lesson.Lesson, at place, j *page.Job) preview {
	found, ok := l.FindWatched(at.grid, seed, j.Going)
	if !ok {
		return preview{}
	}
	t := lesson.NewTrial(found, course.Rules(l, at.rules.Numbering))
	r, _ := t.Next()
	told := course.Tell(course.Teller(t, game.Letters, text.Spanish), course.Advice(r))
	return preview{t.Game(), &draw.Overlay{Points: told.Points}, draw.NoCursor}
}

// ofSkill finds a position of a skill, and points out the best choice.
func ofSkill(s *lesson.Skill, at place) preview {
	found, ok := s.Find(at.grid, seed)
	if !ok {
		return preview{}
	}
	t := lesson.NewTrial(found, at.rules)
	all := s.Weigh(t)
	points := draw.Points(nil, []game.Cell{lesson.Best(all).Cell})
	return preview{t.Game(), &draw.Overlay{Points: points, Chance: course.Chances(s, all)}, draw.NoCursor}
}

// A stand is where previews stand, beside the list. The zero value has no room for them.
type stand struct {
	page.Room
	draw.Look     // of the largest, and so of all of them
	idea      int // how many lines above tell the idea; 0: it is told below the list
}

// fit finds where previews stand.
func (p *Page) fit() {
	grid := p.Grid.New(lesson.MostSide, lesson.MostSide)
	s := stand{Look: draw.Look{Glyphs: p.Glyphs(), Names: p.Names}}
	var most page.Room
	most.Width, most.Height = s.Look.Size(grid, draw.Whole(grid))
	for i := range p.entries {
		s.idea = max(s.idea, len(p.idea(i, most.Width))+1)
	}
	above := page.Room{Width: most.Width, Height: s.idea + most.Height}
	if r, ok := p.RoomBeside(p.width(), 0, above); ok && r == above && p.wrong == nil {
		s.Room = most
		p.stand = s
		return
	}
	p.stand = stand{}
	r, ok := p.RoomBeside(p.width(), len(p.told(p.Width)), most)
	s.Spacing = s.Largest(grid, r.Width, r.Height)
	if ok && r.Has(s.Look, grid) {
		p.stand = stand{Room: r, Look: s.Look}
	}
}

// beside draws the preview of what is selected, once it is found.
func (p *Page) beside() screen.Block {
	s := p.stand
	if s.Width == 0 {
		return nil
	}
	var above screen.Block
	if s.idea > 0 {
		above = p.idea(p.Selected, s.Width)
		for len(above) < s.idea {
			above = append(above, screen.Line{})
		}
	}
	at, _ := p.previews.At(p.place(p.Selected))
	if at.game == nil {
		return append(above, s.Filled(screen.Block{{}})...)
	}
	s.Overlay = at.overlay
	board := at.game.Layout().Grid()
	s.Spacing = max(s.Spacing, s.Largest(board, s.Width, s.Height)) // that of a game may be larger
	picture := &draw.Picture{Game: at.game, Look: s.Look, Cursor: at.cursor}
	return append(above, p.Beside(picture, board, s.Room)...)
}
