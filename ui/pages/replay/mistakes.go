package replay

import (
	"slices"

	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// mistakes returns the numbers of the wrong entries of the game: mistakes, guesses that risked too
// much, and wrong flags. The first entry has number 1. Until the whole game is judged, some wrong
// entries are missing.
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

// toMistake moves the replay to the position just before the next mistake. If direction is
// negative, it moves to the position before the previous mistake.
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
