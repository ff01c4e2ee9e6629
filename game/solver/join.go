package solver

import "slices"

// handful is the largest number of steps that a person follows one by one.
const handful = 6

// joined joins steps of an argument that has more than a [handful] of steps. First it joins steps by
// [One]. If more than a handful are then left before the last step, it joins steps by [Two] as well.
// It does not join the last step with others.
func joined(steps []Step) []Step {
	if len(steps) > handful {
		steps = joinedBy(steps, One)
	}
	if len(steps) > handful+1 {
		steps = joinedBy(steps, One|Two)
	}
	return steps
}

// joinedBy joins steps by the same rule, for each of the given rules. It does not join the last
// step. To join as many steps as possible, it moves each step forward as far as the facts in Uses
// allow.
func joinedBy(steps []Step, rules Rule) []Step {
	last := len(steps) - 1
	later := map[Fact]bool{} // what the steps that are left conclude
	for _, s := range steps[:last] {
		for _, f := range s.Concludes {
			later[f] = true
		}
	}
	left := slices.Clone(steps[:last])
	take := func(wanted func(Rule) bool, found func(Step)) {
		left = slices.DeleteFunc(left, func(s Step) bool {
			if !wanted(s.Rule) || slices.ContainsFunc(s.Uses, func(f Fact) bool { return later[f] }) {
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
		for _, rule := range []Rule{One, Two} {
			if rule&rules != 0 {
				var all Step
				take(func(r Rule) bool { return r == rule }, all.join)
				if len(all.Numbers) > 0 {
					shorter = append(shorter, all)
				}
			}
		}
		take(func(r Rule) bool { return r&rules == 0 }, func(s Step) { shorter = append(shorter, s) })
	}
	return append(shorter, steps[last])
}

// join adds another step by the same rule to s.
func (s *Step) join(other Step) {
	if len(s.Numbers) == 0 {
		*s = other
		s.Uses, s.Regions = slices.Clone(s.Uses), slices.Clone(s.Regions)
		s.Numbers, s.Concludes = slices.Clone(s.Numbers), slices.Clone(s.Concludes)
		return
	}
	for _, f := range other.Uses {
		if !slices.Contains(s.Concludes, f) && !slices.Contains(s.Uses, f) {
			s.Uses = append(s.Uses, f)
		}
	}
	for _, r := range other.Regions {
		r.From += len(s.Numbers)
		s.Regions = append(s.Regions, r)
	}
	if s.Rule == Two {
		s.Regions = nil
	}
	for _, c := range other.Numbers {
		if s.Rule == One || !slices.Contains(s.Numbers, c) {
			s.Numbers = append(s.Numbers, c)
		}
	}
	s.Concludes = append(s.Concludes, other.Concludes...)
}
