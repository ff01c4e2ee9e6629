package page_test

import (
	"testing"

	"buscaminas/ui/page"
)

// A search is cancelled once its preview is no longer wanted, and its result is dropped. Then the
// search for a wanted preview begins.
func TestPreviewThatIsNoLongerWanted(t *testing.T) {
	var p page.Previews[string, int]
	var jobs []*page.Job
	find := func(of string, j *page.Job) int {
		jobs = append(jobs, j)
		return len(of)
	}
	first := p.Find([]string{"a", "bb"}, find)
	found := first().(page.Previewed[string, int])
	if p.Find([]string{"bb", "a"}, find) != nil || !jobs[0].Going() {
		t.Error("the search for a was cancelled, but a is still wanted")
	}
	if p.Find([]string{"bb", "ccc"}, find) != nil || jobs[0].Going() {
		t.Error("the search for a was not cancelled, but a is no longer wanted")
	}
	p.Take(found)
	if _, ok := p.At("a"); ok {
		t.Error("the result of the cancelled search was stored")
	}
	next := p.Find([]string{"bb", "ccc"}, find)
	p.Take(next().(page.Previewed[string, int]))
	if n, ok := p.At("bb"); !ok || n != 2 {
		t.Errorf("preview of bb: %d, found: %t, want 2, true", n, ok)
	}
	p.Find([]string{"bb", "ccc"}, find)()
	if p.Stop(); jobs[2].Going() {
		t.Error("the search for ccc goes on after Stop")
	}
}
