package page_test

import (
	"testing"

	"buscaminas/ui/page"
)

// What is looked for and no longer wanted is called off, and not taken when it comes; what is
// wanted by then is looked for next.
func TestPreviewThatIsNoLongerWanted(t *testing.T) {
	var p page.Previews[string, int]
	var jobs []*page.Job
	find := func(of string, j *page.Job) int {
		jobs = append(jobs, j)
		return len(of)
	}
	first := p.Look([]string{"a", "bb"}, find)
	found := first().(page.Previewed[string, int])
	if p.Look([]string{"bb", "a"}, find) != nil || !jobs[0].Going() {
		t.Error("it is called off while it is wanted")
	}
	if p.Look([]string{"bb", "ccc"}, find) != nil || jobs[0].Going() {
		t.Error("it is not called off")
	}
	p.Take(found)
	if _, ok := p.At("a"); ok {
		t.Error("it is taken")
	}
	next := p.Look([]string{"bb", "ccc"}, find)
	p.Take(next().(page.Previewed[string, int]))
	if n, ok := p.At("bb"); !ok || n != 2 {
		t.Errorf("found %d, %t", n, ok)
	}
	p.Look([]string{"bb", "ccc"}, find)()
	if p.Stop(); jobs[2].Going() {
		t.Error("it goes on once the page is left")
	}
}
