// Package school is the page of the lessons.
package school

import (
	"fmt"

	"buscaminas/game/lesson"
	"buscaminas/ui/course"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/keys"
	"buscaminas/ui/page"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// A Page is the page where a lesson is chosen.
type Page struct {
	page.Context
	page.List
	keys   keys.Table
	course *course.Course
	wrong  error // with what is kept
}

// New returns the page of a course.
func New(of *course.Course) *Page { return &Page{List: page.List{Selected: of.At}, course: of} }

// Update implements [page.Page].
func (p *Page) Update(msg tea.Msg) (tea.Cmd, page.Dest) {
	switch msg := msg.(type) {
	case page.Context:
		p.Context, p.keys = msg, msg.Keys.Of(keys.School)
		if p.course.Progress == nil {
			dir := p.Archive.Dir()
			return func() tea.Msg { return course.Load(dir) }, nil
		}
	case course.Loaded:
		p.course.Progress, p.wrong = msg.Progress, msg.Err
	case page.Shown:
		p.Selected = p.course.At
	case tea.KeyMsg:
		return nil, p.key(p.keys.Command(msg.String()))
	case page.Click:
		if p.Turn(msg, len(lesson.Lessons())) {
			p.course.At = p.Selected
		} else if msg.Chosen() {
			return nil, p.teach(msg.Item)
		}
	}
	return nil, nil
}

func (p *Page) key(c keys.Command) page.Dest {
	if p.Do(c, len(lesson.Lessons())) {
		p.course.At = p.Selected
		return nil
	}
	switch c {
	case keys.Pick:
		return p.teach(p.Selected)
	case keys.SwitchGrid:
		return p.NextGrid()
	case keys.ShowHelp:
		return page.Help{Keys: keys.School}
	case keys.Back:
		return page.Back{}
	}
	return nil
}

// teach leads to lesson i.
func (p *Page) teach(i int) page.Dest {
	p.Selected, p.course.At = i, i
	return page.Learn{Lesson: lesson.Lessons()[i]}
}

var (
	title = text.Text{"ESCUELA", "SCHOOL"}
	done  = text.Text{"aprendidas: %d de %d", "learnt: %d of %d"}
)

// View implements [page.Page].
func (p *Page) View(f *frame.Frame) {
	v := frame.Page{
		Title: frame.Block{{draw.Title.Of(title.In(p.Lang)), draw.Field.Of("  " + p.summary())}},
		Focus: p.Selected,
		Told:  p.told(f.Width),
		Foot:  p.Foot(&p.keys),
	}
	var rows []frame.Row
	for i, l := range lesson.Lessons() {
		line := p.line(i, l)
		v.Width = max(v.Width, frame.ChooserWidth+line.Width())
		rows = append(rows, p.Row(i, line))
	}
	v.Scroll(rows)
	f.Page(v)
}

// summary says on which grid, and how many lessons are done there.
func (p *Page) summary() string {
	said := draw.ShapeOf(p.Grid).Name.In(p.Lang)
	if p.course.Progress != nil {
		said += text.Between + done.In(p.Lang, p.course.Done(p.Grid), len(lesson.Lessons()))
	}
	return said
}

// told says what is wrong with what is kept, or the idea of the lesson that is selected.
func (p *Page) told(width int) frame.Block {
	if p.wrong != nil {
		return frame.Wrapped(draw.Refused.Of(words.Error(p.wrong, p.Lang)), width)
	}
	const roomy, widest, lines = 20, 72, 3 // so many for each, so that the list does not move
	if p.Height < roomy {
		return nil
	}
	idea := frame.Wrapped(draw.Message.Of(course.Of(lesson.Lessons()[p.Selected]).Idea.In(p.Lang)), min(width, widest))
	for len(idea) < lines {
		idea = append(idea, frame.Line{})
	}
	return idea
}

// line returns the line of lesson i: whether it is done, and else how much of it.
func (p *Page) line(i int, l *lesson.Lesson) frame.Line {
	mark := draw.Plain.Of("     ")
	if p.course.Progress != nil {
		switch n := p.course.Solved(p.Grid, l); n {
		case 0:
		case course.Enough:
			mark = draw.Good.Of("  ✓  ")
		default:
			mark = draw.Field.Of(fmt.Sprintf(" %d/%d ", n, course.Enough))
		}
	}
	return frame.Line{mark, p.Ink(i).Of(fmt.Sprintf("%2d. %s", i+1, course.Of(l).Title.In(p.Lang)))}
}
