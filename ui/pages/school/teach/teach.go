// Package teach is the page of one lesson. It tells the idea, then an example step by step, and
// then asks the player to solve positions. A skill and the practice of the player's mistakes have
// the same page.
package teach

import (
	"slices"
	"sync/atomic"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/page"
	"buscaminas/ui/page/cursor"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A lessonPage is the page of a lesson, of a skill, or of the practice.
type lessonPage struct {
	desk
	subject
	begun  bool        // the first search was started
	closed atomic.Bool // the player has left the page, so searches for later positions end

	trial  *lesson.Trial   // the present position; nil: a position is being looked for
	missed *course.Missed  // the mistake from which the position comes; nil: none
	before lesson.Position // the position shown last
	next   *found          // the position found in advance; nil: none
	wanted bool            // the player waits for a position
	ahead  bool            // a search for the next position is under way

	stage   stage
	reason  lesson.Proof    // in the stage reasoning: the proof that the player looks for
	telling *course.Telling // the argument being told; nil: none
	asked   int             // the number of hints asked for in this position
	failed  bool            // a step in this position was wrong
	fails   int             // the number of positions of this lesson with a wrong step
	clean   bool            // in this position, no step was wrong and no hint was asked for
}

// A stage says how far the page has got with the present position.
type stage uint8

const (
	idea    stage = iota // the idea is told, while the board shows the position of the example
	example              // the example is told step by step
	shown                // the example was told to its end
	solving
	solved
	reasoning // the player has to choose the number that gives the proof
)

// A subject is what a page teaches.
type subject interface {
	// about returns the title, the idea and the task.
	about(p *lessonPage) course.About
	// find returns a function that looks for a position. The parameter soon says whether the
	// player waits for the position.
	find(p *lessonPage, soon bool) func() (found, bool)
	// step judges an action of the player.
	step(p *lessonPage, a game.Action) tea.Cmd
	// figures returns the player's progress.
	figures(p *lessonPage) string
}

// found holds the result of a search: a position and its rules.
type found struct {
	lesson.Position
	rules game.Rules
	due   course.Due // the result of [course.Queue.Next]; zero outside the practice
}

// New returns the page of a lesson or a skill. If the request names neither, it is the page of the
// practice.
func New(asked page.Learn, of *course.Course) *lessonPage {
	p := &lessonPage{desk: desk{course: of}}
	switch {
	case asked.Lesson != nil:
		p.subject = lessons{asked.Lesson}
	case asked.Skill != nil:
		p.subject = skill{asked.Skill}
	default:
		p.stage, p.subject = solving, practice{&course.Queue{}}
	}
	return p
}

// example reports whether the page shows an example before the positions to solve.
func (p *lessonPage) example() bool {
	_, is := p.subject.(lessons)
	return is
}

// Update implements [page.Page].
func (p *lessonPage) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	cmd, request := p.update(msg)
	p.board.NoChordMarks = p.stage == solving || p.stage == reasoning // marks on the cells that a chord opens would give the answer away
	p.fit()
	return cmd, request
}

func (p *lessonPage) update(msg tea.Msg) (tea.Cmd, page.Request) {
	switch msg := msg.(type) {
	case page.Context:
		return p.configure(msg), nil
	case foundMsg:
		return p.take(msg), nil
	case tea.KeyMsg:
		if key := keys.Name(msg); !p.count.Type(&p.keys, key) {
			return p.do(p.keys.Command(key))
		}
	case page.Click:
		return p.click(msg), nil
	default:
		p.hear(msg)
	}
	return nil, nil
}

func (p *lessonPage) configure(c page.Context) tea.Cmd {
	load := p.desk.configure(c, keys.Lesson)
	if p.begun {
		return load
	}
	p.begun, p.wanted = true, true
	p.say(screen.Message, looking.In(p.Lang))
	return tea.Batch(p.look(), load)
}

// do carries out the command of a key.
func (p *lessonPage) do(c keys.Command) (tea.Cmd, page.Request) {
	times := p.count.Take()
	switch c {
	case keys.Back:
		p.closed.Store(true)
		return nil, page.Back{}
	case keys.ShowHelp:
		return nil, page.Help{Keys: keys.Lesson}
	case keys.NewBoard:
		return p.another(solving), nil
	case keys.SameBoard:
		if p.example() {
			return p.another(idea), nil
		}
		return nil, nil
	}
	if p.trial == nil {
		return nil, nil
	}
	switch {
	case p.read(c):
	case c == keys.PreviousClosed && p.needing() != nil:
		return nil, p.needing()
	case c == keys.ChangeSpacing:
		p.board.NextSpacing()
	case c.Moves(), slices.Contains(steps, c):
		p.moveTo(cursor.InGame(p.trial.Game(), p.board.Cursor, c, times))
	case p.stage == solving, p.stage == reasoning:
		return p.solve(c), nil
	case c == keys.OpenCell:
		return p.goOn(), nil
	}
	return nil, nil
}

// solve carries out the command of a key while the player has to find the next step.
func (p *lessonPage) solve(c keys.Command) tea.Cmd {
	at := p.board.Cursor
	switch {
	case c == keys.OpenCell, c == keys.ChordCell && p.trial.Game().Open(at):
		return p.step(p, game.Action{Kind: game.Open, Cell: at})
	case p.stage == reasoning && c == keys.AskHint:
		p.choose(game.Cell{Row: -1})
	case c == keys.FlagCell:
		return p.step(p, game.Action{Kind: game.Flag, Cell: p.hinted(at)})
	case c == keys.AskHint:
		p.hint()
	}
	return nil
}

// click carries out a click. If the page asks for a move, the click is a move at the clicked cell.
// Otherwise a left click goes on with the lesson.
func (p *lessonPage) click(msg page.Click) tea.Cmd {
	if p.trial == nil {
		return nil
	}
	c, hit, done := p.desk.click(msg)
	if done {
		return nil
	}
	left := msg.Button == tea.MouseButtonLeft
	if p.stage != solving && p.stage != reasoning {
		if left {
			return p.goOn()
		}
		return nil
	}
	if !hit {
		return nil
	}
	far := p.OnlyMoves(p.grid(), p.board.Cursor, c)
	p.board.Cursor = c
	switch {
	case far:
	case msg.Flags():
		return p.step(p, game.Action{Kind: game.Flag, Cell: c})
	case msg.Opens(), msg.Button == tea.MouseButtonMiddle && p.trial.Game().Open(c):
		return p.step(p, game.Action{Kind: game.Open, Cell: c})
	}
	return nil
}

func (p *lessonPage) moveTo(c game.Cell) { p.board.Cursor = c }

// begin shows a new position, with the idea of the lesson or with the task.
func (p *lessonPage) begin(at found) {
	p.trial, p.missed, p.before = lesson.NewTrial(at.Position, at.rules), at.due.Missed, at.Position
	p.points, p.chance, p.telling = nil, nil, nil
	p.asked, p.clean, p.failed = 0, true, false
	rows, cols := at.Layout.Grid().Size()
	p.board.Game, p.board.Window = p.trial.Game(), draw.Window{}
	p.board.Cursor = game.Cell{Row: rows / 2, Col: cols / 2}
	if p.missed != nil {
		p.board.Cursor = p.missed.At
	}
	p.board.Cursor = at.CursorStart(p.board.Cursor)
	if p.stage == idea {
		p.say(screen.Message, p.about(p).Idea.In(p.Lang))
		return
	}
	p.ask()
	if at.due.Err != nil {
		p.say(screen.Refused, words.Error(at.due.Err, p.Lang))
	}
	if n := at.due.Others; n > 0 {
		p.say(p.ink, p.said+text.Separator+course.CannotPractise(n).In(p.Lang))
	}
}

// ask shows the task, and waits for a step of the player.
func (p *lessonPage) ask() {
	p.stage = solving
	p.say(screen.Message, p.about(p).Task.In(p.Lang))
}
