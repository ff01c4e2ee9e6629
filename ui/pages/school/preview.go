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

// A place is the key under which the page stores a preview: the entry, the grid and the rules.
type place struct {
	request page.Request // the request of the entry
	grid    *game.GridKind
	rules   game.Rules
}

// A preview is the example position that the side panel shows for an entry of the list.
type preview struct {
	game    *game.Game // the position; nil: none was found
	overlay *draw.Overlay
	cursor  game.Cell
}

// place returns the key of the preview of entry i.
func (p *model) place(i int) place {
	return place{p.entries[i].request, p.Grid, game.Rules{Numbering: p.Rules.Numbering}}
}

// look returns the command that makes the next missing preview in the background. The selected entry
// comes first, then the entry below it and the one above. look returns nil if there is no panel, or
// if no preview is missing.
func (p *model) look() tea.Cmd {
	if p.Columns().Side == 0 {
		return nil
	}
	wanted := []place{p.place(p.Selected)}
	for _, step := range []int{1, -1} {
		neighbour := p.place((p.Selected + step + len(p.entries)) % len(p.entries))
		if neighbour.request != (page.Learn{}) { // a preview of the player's mistakes takes long
			wanted = append(wanted, neighbour)
		}
	}
	kept, now := p.Archive, p.Now()
	return p.InTurn(p.previews.Find(wanted, func(at place, j *page.Job) preview {
		switch request := at.request.(type) {
		case page.FirstLesson:
			return ofFirst(at)
		case page.Learn:
			switch {
			case request.Lesson != nil:
				return ofLesson(request.Lesson, at, j)
			case request.Skill != nil:
				return ofSkill(request.Skill, at)
			}
		}
		return ofPractice(kept, now, at, j)
	}))
}

// ofPractice returns the preview of the practice: the next mistake that is due, or a random
// position if no mistake is due. The preview has no marks. ofPractice drops errors, because the
// page of the practice shows them.
func ofPractice(kept *archive.Archive, day time.Time, at place, j *page.Job) preview {
	if m := new(course.Queue).Next(kept, day, func() bool { return !j.Going() }).Missed; m != nil {
		return preview{game: m.Game(m.Rules), cursor: m.At}
	}
	found, ok := course.Endless(kept, at.grid, seed)
	if !ok {
		return preview{}
	}
	return preview{game: found.Game(at.rules), cursor: draw.NoCursor}
}

// seed is the seed of all previews. It is fixed, so that the previews stay the same.
const seed = 1

// ofFirst returns the preview of the first lesson: its board.
func ofFirst(at place) preview {
	f := course.First(at.grid, at.rules)
	f.Begin()
	return preview{game: f.Game(), cursor: draw.NoCursor}
}

// ofLesson returns the preview of a lesson: a position, with the marks of its argument.
func ofLesson(l *lesson.Lesson, at place, j *page.Job) preview {
	found, ok := l.FindUnlike(at.grid, seed, lesson.Position{}, true, j.Going)
	if !ok {
		return preview{}
	}
	t := lesson.NewTrial(found, course.Rules(l, at.rules.Numbering))
	r, _ := t.Next()
	a := course.Advice(r)
	return preview{t.Game(), &draw.Overlay{Roles: draw.AdviceRoles(t.Game(), a, a.Last())}, draw.NoCursor}
}

// ofSkill returns the preview of a skill: a position, with a mark on the best choice.
func ofSkill(s *lesson.Skill, at place) preview {
	found, ok := s.Find(at.grid, seed)
	if !ok {
		return preview{}
	}
	t := lesson.NewTrial(found, at.rules)
	all := s.Choices(t)
	points := draw.Roles(nil, []game.Cell{lesson.Best(all).Cell})
	return preview{t.Game(), &draw.Overlay{Roles: points, Chance: course.Chances(s, all)}, draw.NoCursor}
}

// side returns the panel beside the list: the example of the selected entry, the text that says
// when the lesson helps in a game, and the progress of the player.
func (p *model) side() screen.Side {
	about := p.entries[p.Selected].about(p.Grid)
	s := screen.Side{Title: about.Title.In(p.Lang)}
	if at, _ := p.previews.At(p.place(p.Selected)); at.game != nil {
		picture := draw.Picture{Game: at.game, Look: draw.Look{Overlay: at.overlay}, Cursor: at.cursor}
		s.Parts = append(s.Parts, p.Board("", picture, at.game.Layout().Grid()))
	}
	if when := about.When.In(p.Lang); when != "" {
		s.Parts = append(s.Parts, screen.Lines("", func(width int) screen.Block {
			return screen.Wrapped(screen.Field.Of(when), width)
		}))
	}
	if p.course.Progress != nil {
		s.Parts = append(s.Parts, screen.Lines(p.Lang.Say("Tu avance", "Your progress"), p.progress))
	}
	return s
}

// progress returns the number of lessons learnt, a bar for that number, and the title of the next
// lesson.
func (p *model) progress(width int) screen.Block {
	n, all := p.course.Done(p.Grid), len(lesson.Lessons())
	next := course.Playing.Title.In(p.Lang)
	if p.course.Played(p.Grid) {
		next = course.LessonTexts(p.course.Following(p.Grid), p.Grid).Title.In(p.Lang)
	}
	var learnt screen.Facts
	learnt.Add(p.Lang, text.Text{"Lecciones aprendidas", "Lessons learnt"}, p.Lang.Say("%d de %d", "%d of %d", n, all))
	b := append(learnt.Pairs(width), screen.Bar(100*n/all, width))
	if n < all {
		b = append(b, screen.Wrapped(
			screen.Message.Of(p.Lang.Say("La siguiente: %s", "Next: %s", next)), width)...)
	}
	return b
}
