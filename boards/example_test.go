package boards_test

import (
	"fmt"

	"buscaminas/boards"
)

func ExampleRead() {
	for _, text := range []string{
		"2 4\n*.*.\n...*\n", // a Map
		"2 4\n*.*\n   *\n",  // the same, with less than it should have
		"2 4\n1\n1 3\n",     // a List
		"2 4\n1\n1 4\n",     // one with a mistake
	} {
		b, err := boards.Read([]byte(text))
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Printf("%T %v\n", b.Grid, b.Mines)
		for _, note := range b.Notes {
			fmt.Println(note)
		}
	}
	// Output:
	// game.Hex [0,0 0,2 1,3]
	// game.Hex [0,0 0,2 1,3]
	// line 2: 3 of 4 columns, the rest holds no mine
	// game.Square [1,3]
	// line 3: a mine at 1,4, off the board of 2×4
}
