package solver

// The marks say whether an open cell is on the list [Solver.ones], and whether it is on the list
// [Solver.twos]. They are bits of the entry of the cell in [Solver.known], above the bits of its
// state.
const (
	onOnes State = 8 << iota
	onTwos
	marks = onOnes | onTwos
)

func (k State) open() bool { return k&^marks == Open }

// revisit puts the open cell at i on the lists s.ones and s.twos, unless it is there already. So
// the solver tries the number of the cell again, alone and in pairs.
func (s *Solver) revisit(i int) {
	if s.known[i]&onOnes == 0 {
		s.ones = append(s.ones, int32(i))
	}
	if s.known[i]&onTwos == 0 {
		s.twos = append(s.twos, int32(i))
	}
	s.known[i] |= marks
}

// drop removes the last cell from a list, and returns the index of the cell. It also clears the
// mark of the cell for that list.
func (s *Solver) drop(list *[]int32, mark State) int {
	last := len(*list) - 1
	i := int((*list)[last])
	*list = (*list)[:last]
	s.known[i] &^= mark
	return i
}
