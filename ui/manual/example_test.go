package manual_test

import (
	"fmt"
	"strings"

	"buscaminas/ui/manual"
	"buscaminas/ui/text"
)

// A topic is found by its name in either language, and told to a reader.
func Example() {
	topic, ok := manual.Find("reglas")
	if !ok {
		fmt.Println("there is no such topic")
		return
	}
	fmt.Println(topic.Name.In(text.English))
	first, _, _ := strings.Cut(topic.Text(manual.Reader{Lang: text.English}), "\n")
	fmt.Println(first)
	// Output:
	// rules
	// The rules are chosen with --rules, in the options, or with r in the menu:
}
