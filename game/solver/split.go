package solver

// byCases proves some cell that s knows by supposing the opposite.
func (q *search) byCases(s *Solver) bool { return false }

func (d *deducer) branchOf(b *branch) *Branch { return nil }
