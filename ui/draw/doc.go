// Package draw draws a board with box-drawing characters.
//
// A [Picture] appends the lines of one frame to a buffer: what it costs depends on
// the [Window] shown, not on the size of the board behind it. Colours come in as
// [Inks], ready escape sequences; without them the drawing is plain text, which
// is what the line mode prints. What stands somewhere stands on a [Ground], which says
// what kind of cell it is. Each kind of grid has a [Shape] in a file of
// its own: how far its rows are shifted is all that sets it apart.
package draw
