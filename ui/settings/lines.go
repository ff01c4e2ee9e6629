package settings

import (
	"slices"
	"strings"
	"unicode"

	"buscaminas/boards/files"
)

// Problems of a line of settings. The other lines count all the same.
var (
	// Found is the line, quoted and cut to a sane length.
	NoEquals = files.Problem{
		"{found} no tiene «=» entre un nombre y un valor",
		`{found} has no "=" between a name and a value`}
	// Nothing before the "="; Found as for NoEquals.
	NoName = files.Problem{
		"{found} no tiene nombre delante del «=»",
		`{found} has no name before the "="`}
)

// split returns the lines of a text, each with its end, so that joined they are
// the text again. A line ends with LF, CR LF or CR, as the system has it that
// wrote the file.
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

// ending returns how the lines of a file end.
func ending(lines []string) string {
	if len(lines) > 0 {
		if end := lines[0][len(withoutEnd(lines[0])):]; end != "" {
			return end
		}
	}
	return "\n"
}

func withoutEnd(line string) string { return strings.TrimRight(line, "\r\n") }

// isSpace reports whether a character is nothing to see. U+FEFF is one of them:
// some editors begin every text with it.
func isSpace(r rune) bool { return unicode.IsSpace(r) || r == '\ufeff' }

func trim(text string) string { return strings.TrimFunc(text, isSpace) }

// clean returns a text as one line can hold it: a control character, such as a
// line break, becomes a space, what is no UTF-8 becomes U+FFFD, and white space
// around it is cut.
func clean(text string) string {
	return trim(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, text))
}

// isName reports whether a line can give a value to this name.
func isName(name string) bool {
	return name != "" && name == clean(name) && name[0] != '#' && !strings.Contains(name, "=")
}

// parts are a line taken apart: head + value + tail is the line again, whatever
// white space there is. A comment or a blank line has no name.
type parts struct{ name, head, value, tail string }

// parse takes a line apart, or says what keeps it from being a setting.
func parse(line string) (parts, files.Problem) {
	if text := trim(line); text == "" || text[0] == '#' {
		return parts{}, files.Problem{}
	}
	name, _, found := strings.Cut(line, "=")
	if !found {
		return parts{}, NoEquals
	}
	after := len(name) + len("=")
	name = trim(name)
	if name == "" {
		return parts{}, NoName
	}
	body := withoutEnd(line)
	start := len(body) - len(strings.TrimLeftFunc(body[after:], isSpace))
	value := trim(body[start:])
	return parts{name, line[:start], value, line[start+len(value):]}, files.Problem{}
}

// last returns the index of the last line that gives a value to this name, and
// that line, or -1 where there is none.
func last(lines []string, name string) (int, parts) {
	for i, line := range slices.Backward(lines) {
		if p, _ := parse(line); p.name != "" && p.name == name {
			return i, p
		}
	}
	return -1, parts{}
}

// set returns the lines with this value in the last line with that name, or in a
// new one at the end.
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
