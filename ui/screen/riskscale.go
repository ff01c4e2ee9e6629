package screen

import (
	"slices"
	"strconv"

	"buscaminas/ui/text"
)

// Risks is the number of ranges into which the chances of a mine are divided. The cells of each
// range have their own background.
const Risks = 7

// risks has the greatest chance of a mine in each range, in percent. The first range is for cells
// that can be proved safe.
var risks = [Risks]int{0, 5, 10, 20, 35, 60, 100}

// RiskLimit returns the greatest chance of a mine, in percent, in the range with this index.
func RiskLimit(index int) int { return risks[index] }

// RiskOf returns the first shade of the ground of a closed cell with this chance of a mine. It
// rounds the chance as the figures on the cells do, so that cells with equal figures have equal
// grounds.
func RiskOf(chance float64) Ground {
	percent := text.RoundChance(chance, 100)
	if chance > 0 {
		percent = max(percent, 1)
	}
	at := slices.IndexFunc(risks[:], func(most int) bool { return percent <= most })
	return RiskGround + Ground(at)*Shades
}

// RiskLegend returns the legend of the risks: each ground with the greatest chance in its range, in
// percent. It returns nil if the legend does not fit in this width.
func RiskLegend(width int) Line {
	each := min(width/Risks, 5)
	if each < len("100") {
		return nil
	}
	var l Line
	for i, most := range risks {
		figure := strconv.Itoa(most)
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
