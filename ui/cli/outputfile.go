package cli

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/ui/settings/dirs"
)

// A target is the file or folder into which a command writes its results.
type target struct {
	path  string
	force bool

	written map[string]bool // the files that this command has written
}

// register adds the flags --output and --force to a command.
func (t *target) register(c *command, es, en string) {
	c.path(&t.path, "output", "o", es, en)
	c.flag(&t.force, "force", "reemplazar los ficheros que ya existan", "replace files that already exist")
}

// given reports whether the command line names a file or a folder for the results.
func (t *target) given() bool { return t.path != "" && t.path != standardInput }

// files returns the path of the output file of each input, or nil if everything goes to the
// standard output. If the target is a folder and ext is ".svg", the output file of board.txt is
// board.svg in this folder, and the output file of the standard input is inputName.svg. The error
// is a [usageError] if two inputs would have the same output file.
func (t *target) files(inputs []string, inputName, ext string) ([]string, error) {
	if !t.given() {
		return nil, nil
	}
	if info, err := os.Stat(t.path); err != nil || !info.IsDir() {
		if len(inputs) > 1 {
			return nil, usage("%s: para guardar %d ficheros tiene que ser un directorio",
				"%s must be a directory, as there are %d files to write", t.path, len(inputs))
		}
		return []string{t.path}, nil
	}
	var outputs []string
	from := map[string]string{} // the input of each output
	for _, input := range inputs {
		name := strings.TrimSuffix(filepath.Base(input), filepath.Ext(input))
		if input == standardInput {
			name = inputName
		}
		output := filepath.Join(t.path, name+ext)
		outputs = append(outputs, output)
		_, n := boards.CutNumber(input)
		output = numbered(output, n)
		if other, ok := from[output]; ok {
			return nil, usage("%s y %s irían al mismo fichero, %s", "%s and %s would go to the same file, %s", other, input, output)
		}
		from[output] = input
	}
	return outputs, nil
}

// isFolder reports whether the target of the command deal is a folder. A path that does not exist
// counts as a folder if it has no extension.
func (t *target) isFolder() bool {
	info, err := os.Stat(t.path)
	return t.given() && (err == nil && info.IsDir() || err != nil && filepath.Ext(t.path) == "")
}

// writeIn writes a file in the target folder. It makes the folder if that does not exist.
func (t *target) writeIn(name string, data []byte) error {
	if err := os.Mkdir(t.path, 0o777); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return t.write(filepath.Join(t.path, name), data)
}

// numbered returns the output file for board n of an input that has several boards, such as
// board-2.svg for board.svg. It returns output if n is 0.
func numbered(output string, n int) string {
	if n == 0 {
		return output
	}
	ext := filepath.Ext(output)
	return strings.TrimSuffix(output, ext) + "-" + strconv.Itoa(n) + ext
}

// write writes a file. It replaces an existing file only with --force, and never a file that this
// command has written.
func (t *target) write(file string, data []byte) error {
	temp, _ := dirs.State() // if temp is "", files.Write uses the folder of the result
	err := files.Write(file, data, files.Options{New: !t.force || t.written[file], Temp: temp})
	if err == nil {
		if t.written == nil {
			t.written = map[string]bool{}
		}
		t.written[file] = true
	}
	return err
}
