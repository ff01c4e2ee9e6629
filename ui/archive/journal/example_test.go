package journal_test

import (
	"fmt"

	"buscaminas/ui/archive/journal"
)

func Example() {
	_, err := journal.Read([]byte(`buscaminas game 2
grid: square
rows: 2
columns: 3
row: ..*
row: ...

0.000 Ca*
`))
	fmt.Println(err)

	j, err := journal.Read([]byte(`buscaminas game 2
grid: square
rows: 2
columns: 3
row: ..*
row: ...

0.000 Aa*
2.500 Ac!
2.900 Bc*
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	g, err := j.Play()
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(len(j.Entries), "entries,", g.Flags(), "flag,", j.Elapsed())
	// Output:
	// line 8: 2,0 is off the 2×3 board
	// 3 entries, 1 flag, 2.9s
}
