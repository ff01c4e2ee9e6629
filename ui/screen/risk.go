package screen

import (
	"slices"
	"strconv"
)

// Risks is the number of steps of the ramp that shows chances of a mine.
const Risks = 7

// risks has the greatest chance of each step, in percent. The first is for cells that are
// certainly safe.
var risks = [Risks]float64{0, 5, 10, 20, 35, 60, 100}

// RiskOf returns the ground, in its first shade, of a closed cell that is a mine with this
// chance.
func RiskOf(chance float64) Ground {
	step := slices.IndexFunc(risks[:], func(most float64) bool { return 100*chance <= most })
	if step < 0 {
		step = Risks - 1
	}
	return RiskGround + Ground(step)*Shades
}

// RiskLegend returns the ramp in so many columns: the grounds, on each the greatest chance that
// it stands for, in percent. Where there is no room for the figures it returns nothing.
func RiskLegend(width int) Line {
	each := min(width/Risks, 5)
	if each < len("100") {
		return nil
	}
	var l Line
	for i, most := range risks {
		figure := strconv.Itoa(int(most))
		left := (each - len(figure) + 1) / 2
		cell := make([]byte, each)
		for j := range cell {
			cell[j] = ' '
		}
		copy(cell[left:], figure)
		l = append(l, Span{Style{RiskGround + Ground(i)*Shades, Plain}, string(cell)})
	}
	return l
}
