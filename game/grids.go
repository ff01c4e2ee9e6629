package game

// A GridKind is a kind of grid that the game is played on. There is one value of
// each.
type GridKind struct {
	Name string                    // in English, as files keep it
	New  func(rows, cols int) Grid // the grid of this size

	has func(Grid) bool
}

// gridKinds is the one table of them: names, files, share codes, commands and
// screens take theirs from it. The place of a row is what share codes call its
// kind, of which they can hold 8; so rows are added at the end, and stay what they
// are, as do the boards dealt on them.
//
// Another grid takes a file here, with who touches whom, a file in ui/screen/draw, with how
// it is drawn and what players call it, and a row. What lessons say of its lines alone, and the
// board of the first lesson, are a file in ui/pages/school/course.
var gridKinds = []*GridKind{
	gridKind[Square]("square"),
	gridKind[Hex]("hexagonal"),
}

// gridKind returns the row of G.
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

// GridKinds returns every kind of grid, the usual one first. The caller does not
// change the slice.
func GridKinds() []*GridKind { return gridKinds }

// GridKindOf returns the kind of g, or nil where it is of none.
func GridKindOf(g Grid) *GridKind {
	for _, k := range gridKinds {
		if k.has(g) {
			return k
		}
	}
	return nil
}

// GridKindNamed returns the kind of this name, or nil where there is none.
func GridKindNamed(name string) *GridKind {
	for _, k := range gridKinds {
		if k.Name == name {
			return k
		}
	}
	return nil
}
