package settings

import (
	"slices"
	"strings"
	"unicode"

	"buscaminas/ui/text"
)

// Problems of a line of settings. The other lines of the file still apply.
var (
	// noEquals: a line has no "=". {found} is the line, shortened and quoted.
	noEquals = text.Error{
		"a {found} le falta el «=» entre el nombre y el valor",
		`{found} has no "=" between a name and a value`}
	// noName: a line has no name before the "=". {found} is the line, shortened and quoted.
	noName = text.Error{
		"a {found} le falta el nombre delante del «=»",
		`{found} has no name before the "="`}
)

// split divides a text into lines. Each line keeps its line end, which is LF, CR LF or CR.
func split(text string) []string {
	var lines []string
	for text != "" {
		end := strings.IndexAny(text, "\r\n") + 1
		switch {
		case end == 0:
			end = len(text)
		case strings.HasPrefix(text[end-1:], "\r\n"):
			end++
		}
		lines = append(lines, text[:end])
		text = text[end:]
	}
	return lines
}

// ending returns the line end of the first line, such as LF, for use in new lines.
func ending(lines []string) string {
	if len(lines) > 0 {
		if end := lines[0][len(withoutEnd(lines[0])):]; end != "" {
			return end
		}
	}
	return "\n"
}

func withoutEnd(line string) string { return strings.TrimRight(line, "\r\n") }

// isSpace reports whether a character counts as white space. The byte order mark U+FEFF also does,
// because some editors begin every text with it.
func isSpace(r rune) bool { return unicode.IsSpace(r) || r == '\ufeff' }

func trim(text string) string { return strings.TrimFunc(text, isSpace) }

// clean returns a text that fits in one line: control characters, such as line breaks, become
// spaces, invalid UTF-8 becomes U+FFFD, and white space around the text is cut.
func clean(text string) string {
	return trim(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, text))
}

// isName reports whether name can be the name of a setting.
func isName(name string) bool {
	return name != "" && name == clean(name) && name[0] != '#' && !strings.Contains(name, "=")
}

// parts are the parts of a line: head + value + tail is the whole line, with its white space. The
// name is part of head. The name of a comment or a blank line is "".
type parts struct{ name, head, value, tail string }

// parse divides a line into its parts. It returns noEquals or noName if the line is wrong. For a
// comment or a blank line, it returns empty parts and no error.
func parse(line string) (parts, error) {
	if text := trim(line); text == "" || text[0] == '#' {
		return parts{}, nil
	}
	name, _, found := strings.Cut(line, "=")
	if !found {
		return parts{}, noEquals
	}
	after := len(name) + len("=")
	name = trim(name)
	if name == "" {
		return parts{}, noName
	}
	body := withoutEnd(line)
	start := len(body) - len(strings.TrimLeftFunc(body[after:], isSpace))
	value := trim(body[start:])
	return parts{name, line[:start], value, line[start+len(value):]}, nil
}

// last returns the index and the parts of the last line that sets this name. The index is -1 if no
// line sets the name.
func last(lines []string, name string) (int, parts) {
	for i, line := range slices.Backward(lines) {
		if p, _ := parse(line); p.name != "" && p.name == name {
			return i, p
		}
	}
	return -1, parts{}
}

// set sets the value of a name in lines and returns the new lines. It changes the last line that sets
// the name, or adds a line at the end if there is none.
func set(lines []string, name, value string) []string {
	if i, p := last(lines, name); i >= 0 {
		lines[i] = p.head + value + p.tail
		return lines
	}
	end := ending(lines)
	if n := len(lines); n > 0 && withoutEnd(lines[n-1]) == lines[n-1] {
		lines[n-1] += end
	}
	return append(lines, name+" = "+value+end)
}
