package boards

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"strings"

	"buscaminas/boards/files"
)

// Problems of files that are something else. Each says what the player can do.
const (
	// A saved game of Simon Tatham's Mines. Found is its game ID, in quotes.
	TathamSave files.Problem = "a saved game of Simon Tatham's Puzzles: only its game ID can be read, {found}"
	// A saved game of another puzzle. Found is its name, quoted.
	OtherPuzzle files.Problem = "a saved game of Simon Tatham's Puzzles, but of {found}: only Mines is played here"
	// A recording of a game by another program. Found is the format and the program.
	Video       files.Problem = "a video of a game ({found}), which is not read; if its program can save the board as .mbf, that is"
	WindowsSave files.Problem = "a saved game of Windows Minesweeper, which is not read; copy its board by hand in the editor"
	// Found is the format.
	Picture files.Problem = "a picture ({found}), and a board is read from text; you can copy it by hand in the editor"
	// Found is the format.
	Archive files.Problem = "an archive ({found}): extract what is in it and open that"
	// Found is the format.
	Program files.Problem = "a program ({found}), not a board"
	// Found is the format.
	Document files.Problem = "a document ({found}): save its board as plain text"
	CSV      files.Problem = "looks like a table (CSV): remove the separators, and begin with a line with the numbers of rows and columns"
	// Found is the format.
	Media    files.Problem = "sound or video ({found}), not a board"
	Database files.Problem = "a database ({found}), not a board"
	// The file begins with bytes that are not text, in no known format.
	Unknown files.Problem = "data in an unknown format; a board is read from text, or from an .mbf file"
	JSON    files.Problem = "data in JSON: make a board in text of it, with a line for each row and * for each mine"
)

// A kind is a kind of file that is not a board, and how such a file begins.
type kind struct {
	problem files.Problem
	name    string                 // of the format
	begin   string                 // the first bytes
	is      func(data string) bool // checks the bytes after those; nil: nothing to check
}

// kinds is the table of the files that [Reader] names if it cannot read them. The first kind that
// fits is used, so those with the weakest marks come last.
var kinds = []kind{
	{problem: Video, name: "rmv, Viennasweeper", begin: "*rmv"},
	{problem: Video, name: "umf", begin: "*umf"},
	{problem: Video, name: "mvf, Minesweeper Clone", begin: "\x11Minesweeper Clone"},
	{problem: Video, name: "rawvf", is: isRawVF},
	{problem: WindowsSave, begin: "RGMH"},
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
	{problem: Media, name: "MP3", begin: "ID3"},
	{problem: Media, name: "Ogg", begin: "OggS"},
	{problem: Media, name: "FLAC", begin: "fLaC"},
	{problem: Media, name: "RIFF", begin: "RIFF"},
	{problem: Media, name: "Matroska", begin: "\x1aE\xdf\xa3"},
	{problem: Media, name: "MP4", is: func(data string) bool { return len(data) > 8 && data[4:8] == "ftyp" }},
	{problem: Database, name: "SQLite", begin: "SQLite format 3\x00"},
	{problem: Picture, name: "BMP", begin: "BM", is: isBinary},
	{problem: Video, name: "avf, Minesweeper Arbiter", is: isAVF},
	{problem: Video, name: "mvf, Minesweeper Clone", begin: "\x08\x08\x00\x0a", is: isBinary},
	{problem: Video, name: "mvf, Minesweeper Clone", begin: "\x10\x10\x00\x28", is: isBinary},
	{problem: Video, name: "mvf, Minesweeper Clone", begin: "\x1e\x10\x00\x63", is: isBinary},
	{problem: Video, name: "evfs, Metasweeper", begin: "\x00", is: isEVFS},
	{problem: Video, name: "evf, Metasweeper", is: isEVF},
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
	if id, game, ok := cutTathamSave(data); ok {
		if game != "Mines" {
			return &files.Error{Problem: OtherPuzzle, Found: files.Quote(game)}
		}
		return &files.Error{Problem: TathamSave, Found: id}
	}
	text := strings.TrimLeft(strings.TrimPrefix(files.Decode(data), "\ufeff"), " \t\r\n")
	for _, k := range kinds {
		rest, ok := strings.CutPrefix(text, k.begin)
		if ok && (k.is == nil || k.is(rest)) {
			return &files.Error{Problem: k.problem, Found: k.name}
		}
	}
	return nil
}

// cutTathamSave returns the game ID in a saved game of Simon Tatham's Puzzles, in quotes, and the
// name of the puzzle.
func cutTathamSave(data string) (id, puzzle string, ok bool) {
	if !strings.HasPrefix(data, "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection") {
		return "", "", false
	}
	l := lines{rest: data}
	values := map[string]string{}
	for line, ok := l.next(); ok && values["DESC"] == ""; line, ok = l.next() {
		key, rest, _ := strings.Cut(line, ":")
		_, value, _ := strings.Cut(rest, ":") // after its length
		values[strings.TrimSpace(key)] = value
	}
	return `"` + values["PARAMS"] + ":" + values["DESC"] + `"`, values["GAME"], true
}

// isWebP reports whether "WEBP" follows the length of a RIFF file.
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

// isUnknown reports whether the first line of a file has a NUL, which no text has.
func isUnknown(data string) bool {
	line, _ := cutLine(data)
	return strings.IndexByte(line, 0) >= 0
}

func isBinary(data string) bool { return files.Binary(data) >= 0 }

// isRawVF reports whether one of the first lines has a key of a rawvf file.
func isRawVF(data string) bool {
	const enough = 2000
	l := lines{rest: data[:min(len(data), enough)]}
	for line, ok := l.next(); ok; line, ok = l.next() {
		key, _, _ := strings.Cut(strings.ToLower(line), ":")
		switch key {
		case "rawvf_version", "width", "height", "board":
			return true
		}
	}
	return false
}

// isAVF reports whether a file has the version, the level and the check sum of an avf file.
func isAVF(data string) bool {
	return len(data) > 6 && 20 <= data[0] && data[0] <= 99 && 3 <= data[5] && data[5] <= 6 &&
		strings.Contains(data, "\rcs=")
}

// isEVF reports whether a file has a version, a board and a mode of an evf file.
func isEVF(data string) bool {
	const modes = 16
	if len(data) < 16 || data[0] > 4 {
		return false
	}
	head := []byte(data[2:16])
	if data[0] >= 3 {
		head = head[1:] // the settings
	}
	cells, mines := int(head[0])*int(head[1]), int(binary.BigEndian.Uint16(head[2:]))
	return head[0] > 0 && 0 < mines && mines < cells && head[4] > 0 && binary.BigEndian.Uint16(head[5:]) <= modes
}

// isEVFS reports whether the rest of a file, after the version 0, begins like an evfs file: the
// length of its check sums, a name, and the length of an evf file.
func isEVFS(data string) bool {
	if len(data) < 2 {
		return false
	}
	_, file, ok := strings.Cut(data[2:], "\x00")
	return ok && len(file) > 4 && int64(binary.BigEndian.Uint32([]byte(file))) <= int64(len(file)) && isEVF(file[4:])
}

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
