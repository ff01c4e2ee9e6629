// Package draw draws a board with box-drawing characters.
//
// A [Picture] paints into the cells of a [screen.Grid]: first the walls, then the cells, then the
// overlay and the cursor. The cost depends on the [Window] that is shown, not on the size of the
// board. Each kind of grid has a [Shape], which says how far the rows are shifted.
package draw
