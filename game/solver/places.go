package solver

// places is a number for each index, 0 but for a few. On a large board it takes memory for
// those and what lies beside them alone.
type places struct {
	flat  []int32 // of a small board: by index
	pages []*page // of a large one
}

// A page is the numbers of some indexes in a row; nil where all are 0.
type page [1 << pageBits]int32

const (
	pageBits  = 6
	largeFrom = 1 << 16 // indexes
)

func newPlaces(indexes int) places {
	if indexes < largeFrom {
		return places{flat: make([]int32, indexes)}
	}
	return places{pages: make([]*page, indexes>>pageBits+1)}
}

func (p *places) empty() bool { return p.flat == nil && p.pages == nil }

func (p *places) at(i int) int32 {
	if i < len(p.flat) {
		return p.flat[i]
	}
	if page := p.pages[i>>pageBits]; page != nil {
		return page[i&(len(page)-1)]
	}
	return 0
}

func (p *places) set(i int, to int32) {
	if i < len(p.flat) {
		p.flat[i] = to
		return
	}
	at := &p.pages[i>>pageBits]
	if *at == nil {
		*at = new(page)
	}
	(*at)[i&(len(*at)-1)] = to
}
