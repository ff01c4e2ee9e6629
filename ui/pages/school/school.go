// Package school is the page that lists the lessons.
package school

import (
	"fmt"
	"slices"
	"strconv"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A model is the list of lessons.
type model struct {
	page.Listing
	course  *course.Course
	entries []entry
	first   bool  // the page has to open the first lesson as soon as it is shown
	wrong   error // the error of the file with the progress; nil: none
	typed   int   // the number of a lesson, as far as the player has typed it; 0: no digit was typed

	previews page.Previews[place, preview]
}

// An entry is a line of the page: a lesson, a skill, or the practice.
type entry struct {
	name    string // the name by which [course.Course] remembers the entry
	about   func(*game.GridKind) course.About
	request page.Request
}

// New returns the page of the lessons of a course. If first is true, it begins by opening the first
// lesson.
func New(of *course.Course, first bool) *model {
	always := func(a course.About) func(*game.GridKind) course.About {
		return func(*game.GridKind) course.About { return a }
	}
	p := &model{course: of, first: first, entries: []entry{{name: "play", about: always(course.Playing), request: page.FirstLesson{}}}}
	for _, l := range lesson.Lessons() {
		about := func(kind *game.GridKind) course.About { return course.LessonTexts(l, kind) }
		p.entries = append(p.entries, entry{l.Name, about, page.Learn{Lesson: l}})
	}
	for _, s := range lesson.Skills() {
		p.entries = append(p.entries, entry{s.Name, always(course.SkillTexts(s)), page.Learn{Skill: s}})
	}
	p.entries = append(p.entries, entry{"practice", always(course.Practice), page.Learn{}})
	p.Selected = p.initialEntry()
	return p
}

// initialEntry returns the index of the entry that was selected last. If no entry was selected yet,
// it returns the index of the first lesson or, if the player has completed that lesson, of the next
// lesson to learn.
func (p *model) initialEntry() int {
	name := p.course.Selected
	if name == "" && p.Grid != nil && p.course.Progress != nil && p.course.Played(p.Grid) {
		name = p.course.Following(p.Grid).Name
	}
	return max(0, slices.IndexFunc(p.entries, func(e entry) bool { return e.name == name }))
}

// Update implements [page.Page].
func (p *model) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	cmd, request := p.update(msg)
	return tea.Batch(cmd, p.look()), request
}

func (p *model) update(msg tea.Msg) (tea.Cmd, page.Request) {
	was := p.Selected
	var c keys.Command
	var request page.Request
	if key, ok := msg.(tea.KeyMsg); !ok || !p.number(key) {
		c, request = p.Handle(msg, keys.School, len(p.entries))
	}
	if (c == keys.Less || c == keys.More) && p.isWide() {
		p.Selected = inColumns(p.sides()).Across(p.Selected, c == keys.More)
	}
	if p.Selected != was {
		p.course.Selected = p.entries[p.Selected].name
	}
	switch c {
	case keys.Pick:
		return nil, p.learn()
	case keys.SwitchGrid:
		return nil, page.NextGrid
	case keys.Back:
		p.previews.Stop()
	}
	if request != nil {
		return nil, request
	}
	switch msg := msg.(type) {
	case page.Context:
		if p.course.Progress == nil {
			dir := p.Archive.Dir()
			return func() tea.Msg { return course.Load(dir) }, nil
		}
	case course.Loaded:
		p.course.Progress, p.wrong = msg.Progress, msg.Err
		p.Selected = p.initialEntry()
	case page.Previewed[place, preview]:
		p.previews.Take(msg)
	case page.Shown:
		p.Selected = p.initialEntry()
		if p.first {
			p.first = false
			return nil, page.FirstLesson{}
		}
	}
	return nil, nil
}

// learn returns the request to open the selected entry.
func (p *model) learn() page.Request {
	e := p.entries[p.Selected]
	p.course.Selected = e.name
	return e.request
}

var (
	title = text.Text{"ESCUELA", "SCHOOL"}
	done  = text.Text{"aprendidas: %d de %d", "learnt: %d of %d"}
)

// View implements [page.Page].
func (p *model) View(f *screen.Frame) {
	v := p.Page(title.In(p.Lang), 0, "", nil)
	v.Title[0] = append(v.Title[0], screen.Field.Of("  "+p.summary()))
	v.About = screen.Message.Of(p.entries[p.Selected].about(p.Grid).Idea.In(p.Lang))
	v.Side = p.side()
	if p.wrong != nil {
		v.Message = screen.Wrapped(screen.Refused.Of(words.Error(p.wrong, p.Lang)), p.Width)
	}
	v.Scroll(p.rows())
	for i := range p.entries {
		v.Widest = max(v.Widest, p.row(i).Width())
	}
	f.Page(v)
}

// summary returns the name of the grid, and the number of lessons learnt on it.
func (p *model) summary() string {
	said := draw.ShapeOf(p.Grid).Name.In(p.Lang)
	if p.course.Progress != nil {
		said += text.Separator + done.In(p.Lang, p.course.Done(p.Grid), len(lesson.Lessons()))
	}
	return said
}

// row returns the row of entry i. For a lesson it has the progress, the number and the title.
func (p *model) row(i int) screen.Row {
	name := p.entries[i].about(p.Grid).Title.In(p.Lang)
	if i <= len(lesson.Lessons()) {
		name = fmt.Sprintf("%-3s %s", strconv.Itoa(i)+".", name)
	}
	mark, ink := p.mark(i), screen.Field
	if mark == learnt {
		mark, ink = " "+mark, screen.Good
	}
	return p.Signed(i, ink.Of(fmt.Sprintf(" %-*s ", 3, mark)), screen.Line{p.Ink(i).Of(name)})
}
