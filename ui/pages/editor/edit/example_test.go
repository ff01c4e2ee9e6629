package edit_test

import (
	"fmt"

	"buscaminas/game"
	"buscaminas/ui/pages/editor/edit"
)

func ExampleDraft() {
	b, err := edit.New(game.Hex{Rows: 4, Cols: 4})
	if err != nil {
		fmt.Println(err)
		return
	}
	b.Toggle(game.Cell{Row: 1, Col: 2})
	filled, err := edit.Filled(b.Layout(), 5, 1)
	if err != nil {
		fmt.Println(err)
		return
	}
	b.Replace(filled)
	fmt.Println(b.Layout().Mines(), b.Changed())
	b.Undo()
	fmt.Println(b.Layout().Mines())
	// Output:
	// 5 true
	// 1
}
