package teach

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// View implements [page.Page].
func (p *firstPage) View(f *screen.Frame) {
	at := min(p.first.Task, lesson.Tasks-1) + 1
	said := p.Lang.Say("Tarea %d de %d", "Task %d of %d", at, lesson.Tasks)
	p.view(f, sheet{
		title: course.Playing.Title.In(p.Lang), progress: said, signs: p.signs(), keys: p.foot()})
}

// foot returns the keys that apply now, beginning with the key that the present task asks for. It
// leaves out keys that the lesson has not taught yet. It also leaves out the key that opens a cell,
// while the task asks the player to move or to undo.
func (p *firstPage) foot() []screen.KeyHint {
	now, task := p.Keys.Of(keys.FirstLesson), p.first.Task
	now.Enable(p.asksFor() == keys.MoveUp, keys.MoveUp)
	now.Enable(p.asksFor() != keys.MoveUp && p.asksFor() != keys.UndoStep, keys.OpenCell)
	now.Enable(task >= lesson.FlagMine && task < lesson.Tasks && !p.first.Lost(), keys.FlagCell)
	now.Enable(task >= lesson.TakeBack && task < lesson.Tasks || p.first.Lost(), keys.UndoStep)
	now.Enable(task > lesson.Aim && task < lesson.Tasks, keys.AskHint)
	now.Enable(task > lesson.Move, keys.SameBoard)
	first := now.Hint(p.asksFor(), p.Lang)
	all := slices.DeleteFunc(now.Foot(p.Lang), func(h screen.KeyHint) bool { return h.Label() == first.Label() })
	if task == lesson.Aim || task == lesson.Tasks {
		first.Does = text.Text{"jugar", "play"}
	}
	return slices.Insert(all, 0, first)
}

// asksFor returns the command that the present task asks for. MoveUp stands for all directions.
func (p *firstPage) asksFor() keys.Command {
	if p.first.Lost() {
		return keys.UndoStep
	}
	switch p.first.Task {
	case lesson.Move, lesson.LookBeside, lesson.LookTwo, lesson.LookThere:
		return keys.MoveUp
	case lesson.TakeBack:
		return keys.UndoStep
	case lesson.FlagMine:
		return keys.FlagCell
	}
	return keys.OpenCell
}

// marked returns the roles of the marked cells.
func marked(marks []course.Mark) map[game.Cell]draw.Role {
	points := map[game.Cell]draw.Role{}
	for _, m := range marks {
		for _, c := range m.Cells {
			if m.Role != 0 {
				points[c] = m.Role
			}
		}
	}
	return points
}

// signs returns the signs on the board, with their meanings: the signs of the argument that is
// being told, or else those of the present task.
func (p *firstPage) signs() (all []draw.Sign) {
	g := p.first.Game()
	if p.why != nil {
		return p.SignsOf(p.points, g)
	}
	for _, m := range course.Marks(p.first) {
		if len(m.Cells) > 0 {
			all = append(all, draw.Sign{Label: p.Glyphs().Label(m.Role, g.Face(m.Cells[0]), p.Palette.HasGrounds), About: m.Means, Short: m.Means})
		}
	}
	return all
}
