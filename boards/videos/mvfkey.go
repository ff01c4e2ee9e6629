package videos

import (
	"fmt"
	"math"
	"strings"
)

// An mvfOrder puts the bits of a shuffled record into their right order. Its element [i][v] has the
// bits of the record that byte i of the shuffled record sets if its value is v.
type mvfOrder [][256]mvfRecord

// orderOf returns the order of the bits in records of size bytes. The order depends on the key of
// the file: see [unshuffle].
func orderOf(key, size int) mvfOrder {
	in := make(mvfOrder, size)
	for i, p := range unshuffle(key, size*8) {
		for value := range 256 {
			in[p/8][value] |= mvfRecord(value>>(p%8)&1) << i
		}
	}
	return in
}

// record returns the record with the given shuffled bytes.
func (in mvfOrder) record(shuffled []byte) (b mvfRecord) {
	for i, value := range shuffled {
		b |= in[i][value]
	}
	return b
}

// unshuffle returns the order of the bits in the file: bit i of a record is bit order[i] of the
// shuffled bytes. It repeats what Minesweeper Clone does: it makes a decimal digit for each bit,
// from sines and cosines of roots of the key, and sorts the bits by their digits.
func unshuffle(key, bits int) []uint8 {
	k := float64(key)
	a, b := math.Sqrt(k), math.Sqrt(k+1000)
	c, d := math.Sqrt(a+1000), math.Sqrt(b+1000)
	values := []float64{
		math.Cos(c + 1000), math.Sin(math.Sqrt(b)), math.Cos(c), math.Sin(math.Sqrt(a) + 1000), math.Cos(d), math.Sin(d),
	}
	const each = 8 // digits of a value
	var digits strings.Builder
	for _, v := range values[:bits/each] {
		s := fmt.Sprintf("%0*d", each, int(math.Round(math.Abs(v)*1e8)))
		digits.WriteString(s[:each]) // the value 1 has one digit more
	}
	order := make([]uint8, 0, bits)
	for digit := byte('0'); digit <= '9'; digit++ {
		for at := range bits {
			if digits.String()[at] == digit {
				order = append(order, uint8(at))
			}
		}
	}
	return order
}
