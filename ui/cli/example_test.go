package cli_test

import (
	"fmt"

	"buscaminas/ui/cli"
	"buscaminas/ui/text"
)

// The language is known before the flags are parsed, and a wrong flag is refused in it.
func Example() {
	lang := cli.LangOf([]string{"--size", "16by30", "--lang", "en"}, text.Spanish)
	size := cli.Size{Lang: lang}
	fmt.Println(size.Set("16by30"))
	fmt.Println(size.Set("16x30"), size.Rows, size.Cols)
	size.Lang = text.Spanish
	fmt.Println(size.Set("16por30"))
	// Output:
	// write it as ROWSxCOLS, as in 16x30
	// <nil> 16 30
	// se escribe FILASxCOLUMNAS, como 16x30
}
