package text_test

import (
	"fmt"

	"buscaminas/ui/text"
)

// A sentence is written in both languages where it is said, and told in that of the player.
func Example() {
	left := text.Text{"Quedan %d minas", "%d mines left"}
	fmt.Println(left.In(text.Spanish, 3))
	fmt.Println(left.In(text.English, 3))
	fmt.Println(text.Decimal(text.Spanish, 42.31, 1), text.Decimal(text.English, 42.31, 1))
	fmt.Println(text.And(text.Spanish, []string{"Jj", "Ij"}))
	// Output:
	// Quedan 3 minas
	// 3 mines left
	// 42,3 42.3
	// Jj e Ij
}
