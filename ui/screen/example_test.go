package screen_test

import (
	"fmt"
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"
)

func ExampleFrame() {
	var f screen.Frame
	f.Begin(28, 4)
	f.Middle(screen.Line{screen.Title.Of("Buscaminas")})
	f.Line(2, screen.Line{screen.Plain.Of("1. "), screen.Key.Of("Principiante")})
	f.Blank(1)
	f.Foot(screen.NewFoot(f.Width, text.English, []screen.KeyHint{
		{Keys: []screen.KeyName{{Name: "enter", Label: "Enter"}}, Does: text.Text{"abrir", "open"}},
		{Keys: []screen.KeyName{{Name: "q", Label: "q"}}, Does: text.Text{"salir", "leave"}},
	}))
	fmt.Print(f.String())
	key, _ := f.KeyAt(20, 3)
	fmt.Println("a click there presses", key)
	// Output:
	//          Buscaminas
	//   1. Principiante
	//
	//     Enter open  q leave
	// a click there presses q
}

func ExampleGrid() {
	var g screen.Grid
	g.Resize(12, 2)
	g.Write(0, 0, screen.Style{Ink: screen.Title}, "hello, world")
	g.Write(7, 1, screen.Style{Ground: screen.ClosedGround}, "漢字漢字") // two columns each
	fmt.Print(strings.ReplaceAll(g.String(), " ", "."))
	fmt.Println(g.Row(0)[0] == screen.Cell{Rune: 'h', Style: screen.Style{Ink: screen.Title}})
	// Output:
	// hello,.world
	// .......漢字
	// true
}
