package game

// A GridKind is a kind of grid that can be played, such as the hexagonal grids of all sizes. There
// is one value for each kind.
type GridKind struct {
	Name string                    // the English name, as written in files
	New  func(rows, cols int) Grid // returns a grid of this kind

	has func(Grid) bool
}

// gridKinds is the table of all kinds. Names, files, codes, commands and screens all use it. The
// code of a board (see package deal) holds the index of its kind, which is at most 7. So new rows
// go at the end, and rows never change places.
//
// A new grid needs a row here, a file in this package for its steps, a file in ui/screen/draw for
// its look and its names, and a file in ui/pages/school/course for its texts in the lessons.
var gridKinds = []*GridKind{
	gridKind[Square]("square"),
	gridKind[Hex]("hexagonal"),
}

// gridKind returns a new kind for the grids of type G.
func gridKind[G interface {
	~struct{ Rows, Cols int }
	Grid
}](name string) *GridKind {
	return &GridKind{
		Name: name,
		New:  func(rows, cols int) Grid { return G{Rows: rows, Cols: cols} },
		has:  func(g Grid) bool { _, ok := g.(G); return ok },
	}
}

// GridKinds returns every kind of grid, the default first. The caller must not change the
// slice.
func GridKinds() []*GridKind { return gridKinds }

// GridKindOf returns the kind of g, or nil if [GridKinds] does not have it.
func GridKindOf(g Grid) *GridKind {
	for _, k := range gridKinds {
		if k.has(g) {
			return k
		}
	}
	return nil
}

// GridKindNamed returns the kind with this name, or nil if there is none.
func GridKindNamed(name string) *GridKind {
	for _, k := range gridKinds {
		if k.Name == name {
			return k
		}
	}
	return nil
}
