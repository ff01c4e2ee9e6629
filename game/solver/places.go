package solver

// places is a number for each index, 0 but for a few. On a large board it takes memory for
// those and what lies beside them alone.
type places struct {
	flat []int32 // of a small board: by index

	// Of a large one: the numbers of some indexes in a row, and by index which of these it is,
	// and one more; 0 where all of them are 0.
	pages  []page
	pageOf []int32
}

type page [pageSize]int32

const (
	pageBits  = 4
	pageSize  = 1 << pageBits
	largeFrom = 1 << 16 // indexes
)

func newPlaces(indexes int) places {
	if indexes < largeFrom {
		return places{flat: make([]int32, indexes)}
	}
	return places{pageOf: make([]int32, indexes>>pageBits+1)}
}

func (p *places) empty() bool { return p.flat == nil && p.pageOf == nil }

func (p *places) at(i int) int32 {
	if i < len(p.flat) {
		return p.flat[i]
	}
	if page := p.pageOf[i>>pageBits]; page != 0 {
		return p.pages[page-1][i%pageSize]
	}
	return 0
}

func (p *places) set(i int, to int32) {
	if i < len(p.flat) {
		p.flat[i] = to
		return
	}
	number := &p.pageOf[i>>pageBits]
	if *number == 0 {
		p.pages = append(p.pages, page{})
		*number = int32(len(p.pages))
	}
	p.pages[*number-1][i%pageSize] = to
}

// forget makes the number of i 0 again. Those of all indexes are forgotten together, before
// any is set: the first takes all the pages back, as each has to be found anew anyhow.
func (p *places) forget(i int) {
	if i < len(p.flat) {
		p.flat[i] = 0
		return
	}
	p.pageOf[i>>pageBits] = 0
	p.pages = p.pages[:0]
}
