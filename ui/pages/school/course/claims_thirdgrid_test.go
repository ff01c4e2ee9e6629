//go:build thirdgrid

package course_test

// The sentence of a lesson for a grid without sentences of its own.
func init() {
	claims = append(claims, claim{"En los bordes y en las esquinas un número toca menos celdas.",
		"At the edges and in the corners a number touches fewer cells.", fewerAtTheEdge})
}
