// Package draw draws a board with box-drawing characters.
//
// A [Picture] paints into the cells of a [screen.Grid]: first the walls, then the cells,
// then what lies over them. The cost depends on the [Window] that is shown, not on the
// size of the board behind it. Each kind of grid has a [Shape] in a file of its own: only
// how far its rows are shifted sets it apart.
package draw
