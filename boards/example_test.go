package boards_test

import (
	"fmt"
	"slices"

	"buscaminas/boards"
)

func ExampleRead() {
	for _, text := range []string{
		"2 4\n*.*.\n...*\n", // a Map
		"2 4\n*.*\n   *\n",  // the same, with less than it should have
		"2 4\n1\n1 3\n",     // a List
		"2 4\n1\n1 4\n",     // one with a mistake
	} {
		b, err := boards.Read([]byte(text), "")
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Printf("%T %v\n", b.Grid, slices.Collect(b.Mines.All()))
		for _, note := range b.Notes {
			fmt.Println(note)
		}
	}
	// Output:
	// game.Hex [0,0 0,2 1,3]
	// game.Hex [0,0 0,2 1,3]
	// line 2: 3 of 4 columns: the rest have no mines
	// game.Square [1,3]
	// line 3: a mine at 1,4, outside the 2×4 board
}

// A board from Simon Tatham's Mines goes into every format that there is.
func ExampleFormat_Append() {
	b, err := boards.Read([]byte("4x2:1,0,m17"), "")
	if err != nil {
		fmt.Println(err)
		return
	}
	for f := range boards.Formats {
		lost, err := f.Losses(b)
		if err != nil {
			fmt.Println(err)
			continue
		}
		data, err := f.Append(nil, b)
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Printf("%-6v %d bytes\n", f, len(data))
		for _, loss := range lost {
			fmt.Println("      ", loss)
		}
	}
	// Output:
	// map    14 bytes
	//        map does not hold the grid; it is usually read as another one
	//        map does not hold the cell to start at, 0,1
	// list   18 bytes
	//        list does not hold the cell to start at, 0,1
	// mbf    10 bytes
	//        mbf does not hold the cell to start at, 0,1
	// tatham 12 bytes
	// ptta   70 bytes
	//        ptta does not hold the cell to start at, 0,1
	// mine   16 bytes
	//        mine does not hold the cell to start at, 0,1
	// board  106 bytes
	//        board does not hold the cell to start at, 0,1
}
