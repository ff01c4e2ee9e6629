package replay

import (
	"slices"

	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// mistakes returns the numbers of the entries of the game that are mistakes, guesses that risked too
// much, or wrong flags, as far as they are known. The first entry has number 1.
func (p *Page) mistakes() []int {
	all := slices.DeleteFunc(slices.Clone(p.replay.Mistakes()), func(n int) bool {
		o, ok := p.judged.opening(n)
		return ok && !o.Verdict.Wrong()
	})
	for _, o := range p.judged.openings {
		if o.Verdict.Wrong() {
			all = append(all, p.judged.at[o.Move])
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// toMistake goes to just before the next mistake, or before the previous mistake if direction is
// negative.
func (p *Page) toMistake(direction int) tea.Cmd {
	all := p.mistakes()
	next := p.replay.Position() + 1
	i, here := slices.BinarySearch(all, next)
	if direction < 0 {
		i--
	} else if here && p.better.before == next {
		i++
	}
	switch {
	case 0 <= i && i < len(all):
		return p.showBefore(all[i])
	case !p.judged.done:
		p.refused = text.Text{"la partida aún se está analizando", "the game is still being reviewed"}
	case len(all) == 0:
		p.refused = text.Text{"no hay ningún error", "there are no mistakes"}
	case direction < 0:
		p.refused = text.Text{"no hay ningún error anterior", "there is no earlier mistake"}
	default:
		p.refused = text.Text{"no hay más errores", "there are no more mistakes"}
	}
	return nil
}
