package solver

import "slices"

// handful is the number of steps that a person follows one by one.
const handful = 6

// joined shortens an argument of more than a handful of steps. It joins steps by [One], which come as
// early as the facts that they use allow. The last step stays alone.
func joined(steps []Step) []Step {
	if len(steps) <= handful {
		return steps
	}
	last := len(steps) - 1
	later := map[Fact]bool{} // what the steps that are left conclude
	for _, s := range steps[:last] {
		for _, f := range s.Concludes {
			later[f] = true
		}
	}
	left := slices.Clone(steps[:last])
	take := func(wanted func(Step) bool, found func(Step)) {
		left = slices.DeleteFunc(left, func(s Step) bool {
			if !wanted(s) || slices.ContainsFunc(s.Uses, func(f Fact) bool { return later[f] }) {
				return false
			}
			for _, f := range s.Concludes {
				delete(later, f)
			}
			found(s)
			return true
		})
	}
	var shorter []Step
	for len(left) > 0 {
		ones := Step{Rule: One}
		take(func(s Step) bool { return s.Rule == One }, ones.join)
		if len(ones.Numbers) > 0 {
			shorter = append(shorter, ones)
		}
		take(func(s Step) bool { return s.Rule != One }, func(s Step) { shorter = append(shorter, s) })
	}
	return append(shorter, steps[last])
}

// join adds another step by [One] to s.
func (s *Step) join(other Step) {
	for _, f := range other.Uses {
		if !slices.Contains(s.Concludes, f) && !slices.Contains(s.Uses, f) {
			s.Uses = append(s.Uses, f)
		}
	}
	for _, r := range other.Regions {
		r.From += len(s.Numbers)
		s.Regions = append(s.Regions, r)
	}
	s.Numbers = append(s.Numbers, other.Numbers...)
	s.Concludes = append(s.Concludes, other.Concludes...)
}
