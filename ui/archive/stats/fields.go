package stats

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf16"

	"buscaminas/ui/text"
)

// A Field is one exported field of a record, such as a game.
type Field struct {
	Name  string
	Value any // the value, or nil if it is not known
}

// WriteHeader writes the names of the fields as a row of comma-separated values.
func WriteHeader(out *csv.Writer, fields []Field) error {
	row := make([]string, len(fields))
	for i, f := range fields {
		row[i] = f.Name
	}
	return out.Write(row)
}

// WriteRow writes the values of the fields as a row of comma-separated values.
func WriteRow(out *csv.Writer, fields []Field) error {
	row := make([]string, len(fields))
	for i, f := range fields {
		row[i] = csvField(f.Value)
	}
	return out.Write(row)
}

// csvField returns a value as a field of comma-separated values. Text may come from another player's
// file. So csvField replaces control characters, which could act on a terminal, and puts an
// apostrophe before text that a spreadsheet would take for a formula.
func csvField(value any) string {
	if value == nil {
		return ""
	}
	outside, ok := value.(string)
	if !ok {
		return fmt.Sprint(value)
	}
	if strings.IndexAny(outside, "=+-@\t\r") == 0 {
		outside = "'" + outside
	}
	return text.Printable(outside)
}

// JSONObject returns the fields as a JSON object in one line.
func JSONObject(fields []Field) (string, error) {
	var out strings.Builder
	for i, f := range fields {
		value, err := json.Marshal(f.Value)
		if err != nil {
			return "", err
		}
		between := ","
		if i == 0 {
			between = "{"
		}
		fmt.Fprintf(&out, "%s%q:%s", between, f.Name, escaped(value))
	}
	return out.String() + "}", nil
}

// escaped returns a JSON value in which each character that a terminal does not show is escaped.
// [json.Marshal] does not escape all these characters.
func escaped(value []byte) string {
	var out strings.Builder
	for _, r := range string(value) {
		switch {
		case unicode.IsGraphic(r):
			out.WriteRune(r)
		case r <= 0xffff:
			fmt.Fprintf(&out, `\u%04x`, r)
		default:
			high, low := utf16.EncodeRune(r)
			fmt.Fprintf(&out, `\u%04x\u%04x`, high, low)
		}
	}
	return out.String()
}
