package files_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"buscaminas/boards/files"
)

// A missing file is an Error that names it. Then the file is written and read.
func Example() {
	dir, err := os.MkdirTemp("", "")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "board.txt")

	_, err = files.Read(path, 1000)
	var wrong *files.Error
	if errors.As(err, &wrong) {
		wrong.File = "board.txt" // not the temporary folder of this example
		fmt.Println(wrong)
	}
	if err := files.Write(path, []byte("1 2\n*.\n"), files.Options{New: true}); err != nil {
		fmt.Println(err)
	}
	data, err := files.Read(path, 1000)
	fmt.Printf("%q %v\n", data, err)
	// Output:
	// board.txt: there is no such file
	// "1 2\n*.\n" <nil>
}
