package page_test

import (
	"fmt"

	"buscaminas/ui/page"
	"buscaminas/ui/settings/keys"
)

// A page keeps a list, and gives it the commands of the keys: the list knows where they lead.
func ExampleList() {
	entries := []string{"Beginner", "Intermediate", "Expert"}
	var list page.List
	for _, c := range []keys.Command{keys.Down, keys.Last, keys.Down, keys.Back} {
		moved := list.Do(c, len(entries))
		fmt.Println(moved, entries[list.Selected])
	}
	// Output:
	// true Intermediate
	// true Expert
	// true Beginner
	// false Beginner
}
