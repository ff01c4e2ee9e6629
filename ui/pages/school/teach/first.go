package teach

import (
	"cmp"
	"math"
	"slices"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/lesson"
	"buscaminas/ui/page"
	"buscaminas/ui/page/cursor"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A firstPage is the page of the first lesson. The lesson is a small game that sets one task at a
// time. The player may also do other things.
type firstPage struct {
	desk
	first *lesson.First   // the lesson; nil: the grid is not known yet
	aside bool            // the text on the page has a hint or an answer in addition to the task
	why   *course.Telling // the argument for the next move; nil: not asked for
}

// NewFirst returns the page of the first lesson.
func NewFirst(of *course.Course) *firstPage { return &firstPage{desk: desk{course: of}} }

// Update implements [page.Page].
func (p *firstPage) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	cmd, request := p.update(msg)
	if p.first != nil {
		p.board.Game, p.board.Cursor = p.first.Game(), p.first.Cursor
		if p.first.Task == lesson.Aim {
			p.board.Cursor = draw.NoCursor
		}
	}
	p.fit()
	return cmd, request
}

func (p *firstPage) update(msg tea.Msg) (tea.Cmd, page.Request) {
	switch msg := msg.(type) {
	case page.Context:
		return p.configure(msg), nil
	case tea.KeyMsg:
		switch key := keys.Name(msg); {
		case msg.Paste:
		case !p.count.Type(&p.keys, key):
			return p.do(p.keys.Command(key), key)
		case p.aside && p.why == nil:
			p.ask() // the answer was to the key before
		}
	case page.Click:
		return p.press(msg)
	default:
		p.hear(msg)
	}
	return nil, nil
}

func (p *firstPage) configure(c page.Context) tea.Cmd {
	lang := p.Lang
	load := p.desk.configure(c, keys.FirstLesson)
	switch {
	case p.first == nil:
		p.first = course.First(p.Grid, p.Rules)
		p.ask()
	case lang != p.Lang:
		p.ask()
	}
	return load
}

// ask shows the present task, and marks its cells.
func (p *firstPage) ask() { p.answer("") }

// answer shows the answer to a key, and then the text of the present task. It marks the cells of
// the task.
func (p *firstPage) answer(said string) {
	f := p.first
	p.points, p.aside, p.why = marked(course.Marks(f)), said != "", nil
	ink := screen.Message
	switch {
	case f.Lost():
		said, ink = course.AfterMine(p.Names.Of(p.layout().Grid(), f.Cursor), p.keyNames()).In(p.Lang), screen.Refused
	case f.Task == lesson.Tasks:
		said, ink = p.asked(), screen.Good
	case said == "":
		said = p.asked()
	default:
		said += " " + p.asked()
	}
	p.say(ink, said)
}

func (p *firstPage) layout() *game.Layout { return p.first.Game().Layout() }

func (p *firstPage) asked() string { return course.TaskText(p.first, p.keyNames(), p.Names, p.Lang) }

// keyNames returns the names of the keys that the texts mention.
func (p *firstPage) keyNames() course.KeyNames {
	first := func(c keys.Command) string { return p.keys.First(c, p.Lang) }
	return course.KeyNames{
		Move: first(keys.MoveUp) + first(keys.MoveDown) + first(keys.MoveLeft) + first(keys.MoveRight),
		Open: first(keys.OpenCell), Flag: first(keys.FlagCell), Undo: first(keys.UndoStep), Hint: first(keys.AskHint),
		Back: first(keys.Back),
	}
}

// do carries out the command of a key. If the key does nothing here, do says so.
func (p *firstPage) do(c keys.Command, key string) (tea.Cmd, page.Request) {
	times := p.count.Take()
	switch c {
	case keys.Back:
		return nil, page.Back{}
	case keys.ShowHelp:
		return nil, page.Help{Keys: keys.FirstLesson}
	case keys.SameBoard:
		p.first.Restart()
		p.ask()
		return nil, nil
	}
	at := p.first.Cursor
	switch {
	case p.read(c):
	case c == keys.ChangeSpacing:
		p.board.NextSpacing()
	case p.first.Task == lesson.Aim:
		p.begin()
	case c == keys.OpenCell && p.first.Task == lesson.Tasks:
		return nil, p.firstGame()
	case c.Moves(), slices.Contains(steps, c):
		p.moveTo(cursor.InGame(p.first.Game(), at, c, times))
	case c == keys.OpenCell, c == keys.ChordCell && p.first.Game().Open(at):
		return p.act(game.Action{Kind: game.Open, Cell: at}), nil
	case c == keys.FlagCell:
		return p.act(game.Action{Kind: game.Flag, Cell: at}), nil
	case c == keys.UndoStep:
		return p.act(game.Action{Kind: game.Undo}), nil
	case c == keys.AskHint:
		p.hint()
	case p.first.Task < lesson.Tasks:
		p.interrupt(p.Lang.Say("La tecla %s no hace nada aquí.", "The key %s does nothing here.", keys.LabelOf(key, p.Lang)))
	}
	return nil, nil
}

// begin goes on to the first task on the board of the lesson. Before that, the page shows a board
// that is won.
func (p *firstPage) begin() {
	p.first.Begin()
	p.ask()
}

// firstGame returns the request for a first game, of the Beginner level.
func (p *firstPage) firstGame() page.Request {
	setup := session.Level(words.Levels()[0], p.Grid, p.Rules, p.Seed())
	setup.Taught = true
	return page.Play{Setup: setup}
}

// press carries out a click. In a task that asks the player to move the cursor, a left click only
// moves the cursor.
func (p *firstPage) press(msg page.Click) (tea.Cmd, page.Request) {
	c, hit, done := p.desk.click(msg)
	left := msg.Button == tea.MouseButtonLeft
	switch task := p.first.Task; {
	case done:
	case left && task == lesson.Aim:
		p.begin()
	case left && task == lesson.Tasks:
		return nil, p.firstGame()
	case !hit || task == lesson.Aim:
	case left && (task == lesson.Move || task == lesson.LookBeside || task == lesson.LookTwo || task == lesson.LookThere):
		p.moveTo(c)
	case msg.Flags():
		p.moveTo(c)
		return p.act(game.Action{Kind: game.Flag, Cell: c}), nil
	case msg.Opens(), msg.Button == tea.MouseButtonMiddle && p.first.Game().Open(c):
		p.moveTo(c)
		return p.act(game.Action{Kind: game.Open, Cell: c}), nil
	}
	return nil, nil
}

// moveTo moves the cursor, and shows the text of the present task if that text may have changed. It
// changes if the move completes a task. In the task Move it changes with each move, because it
// names the cell of the cursor. moveTo also replaces a hint or an answer by that text, but it keeps
// an argument that is being told. If no task was completed and the text would take the whole
// window, it shows no text.
func (p *firstPage) moveTo(c game.Cell) {
	task := p.first.Task
	p.first.MoveTo(c)
	if p.first.Task == task && task != lesson.Move && (!p.aside || p.why != nil) {
		return
	}
	p.ask()
	if p.first.Task == task && p.textOnly() {
		p.said = ""
	}
}

// act carries out an action of the player.
func (p *firstPage) act(a game.Action) tea.Cmd {
	f := p.first
	task, lost, before := f.Task, f.Lost(), f.Game().Clone()
	if err := f.Do(a); err != nil {
		p.refuse(a, err)
		return nil
	}
	p.board.Game = f.Game()
	switch {
	case f.Task > task, f.Lost() != lost:
		p.ask()
	case p.why != nil && p.followed():
		p.ask()
	case p.why != nil && a.Kind == game.Open: // the rest of the argument stays
	case p.why != nil && f.Game().Flagged(a.Cell) && f.Game().Layout().Mine(a.Cell):
		p.interrupt(course.Answer(f, before, a, p.keyNames(), p.Names, p.Lang))
	case task == lesson.Win && a.Kind == game.Open && f.Game().Opened() != before.Opened():
		p.ask()
	default:
		p.answer(course.Answer(f, before, a, p.keyNames(), p.Names, p.Lang))
	}
	if f.Task == lesson.Tasks && task != lesson.Tasks && p.course.Progress != nil {
		p.course.Play(p.Grid)
		p.course.Selected = p.course.Following(p.Grid).Name
		saved := write(p.course.Progress.Write)
		return func() tea.Msg { return cmp.Or[tea.Msg](saved(), course.PlayedFirst{}) }
	}
	return nil
}

// followed reports whether the player has opened or flagged all cells that the shown step of the
// argument finds. It removes the marks from these cells once they are open or flagged.
func (p *firstPage) followed() bool {
	g, some, left := p.first.Game(), false, false
	for c, point := range p.points {
		switch {
		case point != draw.Safe && (point != draw.Mine || p.why.About != advice.MineCell):
		case g.Open(c) || point == draw.Mine && g.Flagged(c):
			delete(p.points, c)
			some = true
		default:
			left = true
		}
	}
	return some && !left
}

// refuse tells the player why an action was refused.
func (p *firstPage) refuse(a game.Action, err error) {
	if p.first.Game().Status() != game.Playing {
		p.ask()
		return
	}
	p.interrupt(course.Refused(p.first, a, err, p.keyNames(), p.Names, p.Lang))
}

// interrupt shows the answer to a key. After the answer, it shows the present step of the argument
// that is being told, because that step is still true. If no argument is being told, it shows the
// text of the present task instead.
func (p *firstPage) interrupt(said string) {
	if p.why == nil {
		p.answer(said)
		return
	}
	p.say(screen.Message, said+" "+p.told())
}

// hint tells the player which key to press next. In the last task it tells the argument for the
// next move.
func (p *firstPage) hint() {
	f := p.first
	if f.Lost() || len(f.Goals()) == 0 && f.Task != lesson.Win {
		p.ask()
		return
	}
	if f.Task == lesson.Win {
		p.tellOn()
		return
	}
	said := text.Text{"Ya estás en la celda. Pulsa %s.", "You are on the cell. Press %s."}
	key := p.towards(f.Goals())
	switch {
	case key == keys.None:
		key = p.asksFor()
	case len(f.Goals()) > 1:
		said = text.Text{"Pulsa %s para ir hacia una de ellas.", "Press %s to move toward one of them."}
	default:
		said = text.Text{"Pulsa %s para ir hacia la celda señalada.", "Press %s to move toward the marked cell."}
	}
	p.ask()
	p.aside = true
	p.say(screen.Message, p.said+" "+said.In(p.Lang, p.keys.First(key, p.Lang)))
}

// tellOn tells the next step of the argument for the next move. With the last step it moves the
// cursor to the cell of that move.
func (p *firstPage) tellOn() {
	f := p.first
	if p.why == nil || p.why.Over() && (f.Game().Open(p.why.Cell) || f.Game().Flagged(p.why.Cell)) {
		p.why = &course.Telling{Advice: advice.See(f.Game()).Think().Advice(f.Cursor), Told: advice.FirstStage}
	}
	p.why.Told = min(p.why.Told+1, p.why.Last())
	p.say(screen.Message, p.told())
	if p.why.Over() {
		f.MoveTo(p.why.Cell)
	}
}

// told returns the step of the argument that is being told, and marks its cells.
func (p *firstPage) told() string { return p.stageOf(p.why, p.keys.First(keys.AskHint, p.Lang)) }

// towards returns the move that brings the cursor nearest to one of the cells, or [keys.None] if no
// move brings it nearer.
func (p *firstPage) towards(cells []game.Cell) keys.Command {
	at := p.first.Cursor
	best, c := away(at, cells), keys.None
	for _, move := range []keys.Command{keys.MoveUp, keys.MoveDown, keys.MoveLeft, keys.MoveRight} {
		to := cursor.Moved(p.grid(), at, move, 1)
		if d := away(to, cells); d < best {
			best, c = d, move
		}
	}
	return c
}

// away returns the distance from c to the nearest of the cells.
func away(c game.Cell, cells []game.Cell) int {
	nearest := math.MaxInt
	for _, to := range cells {
		nearest = min(nearest, c.Distance(to))
	}
	return nearest
}
