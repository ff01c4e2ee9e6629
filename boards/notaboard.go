package boards

import (
	"encoding/json"
	"errors"
	"strings"

	"buscaminas/boards/files"
)

// Problems of files that hold no board. Each says what the player can do.
const (
	// The file is a picture. Found is the format, such as PNG.
	Picture files.Problem = "a picture ({found}), and a board is read from text; you can copy it by hand in the editor"
	// The file is an archive. Found is the format, such as zip.
	Archive files.Problem = "an archive ({found}): extract what is in it and open that"
	// The file is a program. Found is the format, such as ELF.
	Program files.Problem = "a program ({found}), not a board"
	// The file is a document. Found is the format, such as PDF.
	Document files.Problem = "a document ({found}): save its board as plain text"
	CSV      files.Problem = "looks like a table (CSV): remove the separators, and begin with a line with the numbers of rows and columns"
	// The file is not text, and its format is unknown.
	Unknown files.Problem = "data in an unknown format; a board is read from text, or from an .mbf file"
	JSON    files.Problem = "data in JSON: make a board in text of it, with a line for each row and * for each mine"
)

// A kind is a kind of file that is not a board, and how such a file begins.
type kind struct {
	problem files.Problem
	name    string                 // the name of the format
	begin   string                 // the first bytes of every such file
	is      func(data string) bool // checks the bytes after begin; nil if begin is enough
}

// kinds are the kinds of files that hold no board. An error of [Reader] names the first kind that
// fits the file. So kinds that may also fit other files come last. Games of other Minesweeper
// programs are not listed, because package videos reads them.
var kinds = []kind{
	{problem: Picture, name: "PNG", begin: "\x89PNG"},
	{problem: Picture, name: "JPEG", begin: "\xff\xd8\xff"},
	{problem: Picture, name: "GIF", begin: "GIF8"},
	{problem: Picture, name: "WebP", begin: "RIFF", is: isWebP},
	{problem: Picture, name: "TIFF", begin: "II*\x00"},
	{problem: Picture, name: "TIFF", begin: "MM\x00*"},
	{problem: Picture, name: "SVG", begin: "<svg"},
	{problem: Archive, name: "zip", begin: "PK\x03\x04"},
	{problem: Archive, name: "gzip", begin: "\x1f\x8b"},
	{problem: Archive, name: "bzip2", begin: "BZh"},
	{problem: Archive, name: "xz", begin: "\xfd7zXZ\x00"},
	{problem: Archive, name: "zstd", begin: "\x28\xb5\x2f\xfd"},
	{problem: Archive, name: "7z", begin: "7z\xbc\xaf\x27\x1c"},
	{problem: Archive, name: "rar", begin: "Rar!"},
	{problem: Archive, name: "tar", is: func(data string) bool { return len(data) > 262 && data[257:262] == "ustar" }},
	{problem: Program, name: "ELF", begin: "\x7fELF"},
	{problem: Program, name: "Mach-O", begin: "\xfe\xed\xfa\xce"},
	{problem: Program, name: "Mach-O", begin: "\xfe\xed\xfa\xcf"},
	{problem: Program, name: "Mach-O", begin: "\xce\xfa\xed\xfe"},
	{problem: Program, name: "Mach-O", begin: "\xcf\xfa\xed\xfe"},
	{problem: Program, name: "Mach-O", begin: "\xca\xfe\xba\xbe"},
	{problem: Program, name: "EXE", begin: "MZ"},
	{problem: Program, name: "script", begin: "#!"},
	{problem: Document, name: "PDF", begin: "%PDF-"},
	{problem: Document, name: "RTF", begin: `{\rtf`},
	{problem: Document, name: "Word", begin: "\xd0\xcf\x11\xe0"},
	{problem: Document, name: "HTML", begin: "<!"},
	{problem: Document, name: "XML", begin: "<?xml"},
	{problem: Document, name: "HTML", begin: "<html"},
	{problem: JSON, is: isJSON},
	{problem: Picture, name: "BMP", begin: "BM", is: isBinary},
	{problem: CSV, is: isCSV},
	{problem: Unknown, is: isUnknown},
}

// recognise returns an error that names the kind of a file that is not a board. The parameter err
// is the error of reading the file as a board. If the kind is not known, or if err is about a
// mistake in a board, recognise returns nil.
func recognise(data string, err error) error {
	var wrong *files.Error
	if !errors.As(err, &wrong) || wrong.Problem != NotText && wrong.Problem != BadSize {
		return nil
	}
	text := strings.TrimLeft(strings.TrimPrefix(files.DecodeUTF16(data), "\ufeff"), " \t\r\n")
	for _, k := range kinds {
		rest, ok := strings.CutPrefix(text, k.begin)
		if ok && (k.is == nil || k.is(rest)) {
			return &files.Error{Problem: k.problem, Found: k.name}
		}
	}
	return nil
}

// isWebP reports whether a file that begins with "RIFF" is a WebP picture. The parameter data is
// the file after "RIFF": four bytes of a length, and then "WEBP" if it is a WebP picture.
func isWebP(data string) bool { return len(data) > 4 && strings.HasPrefix(data[4:], "WEBP") }

// isJSON reports whether a text begins like a JSON array or object.
func isJSON(data string) bool {
	if !strings.HasPrefix(data, "[") && !strings.HasPrefix(data, "{") {
		return false
	}
	d := json.NewDecoder(strings.NewReader(data))
	_, _ = d.Token() // the bracket
	_, err := d.Token()
	return err == nil
}

// isUnknown reports whether the first line of a file has a NUL. Such a file is not text.
func isUnknown(data string) bool {
	line, _ := cutLine(data)
	return strings.IndexByte(line, 0) >= 0
}

func isBinary(data string) bool { return files.IndexBinary(data) >= 0 }

// isCSV reports whether a text begins with a line of at least three values.
func isCSV(data string) bool {
	line, _ := cutLine(data)
	for _, separator := range []string{",", ";", "\t"} {
		if strings.Count(line, separator) >= 2 {
			return !isBinary(line)
		}
	}
	return false
}
