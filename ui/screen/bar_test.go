package screen_test

import (
	"strings"
	"testing"

	"buscaminas/ui/screen"
)

// A bar is rounded down to an eighth of a column, shows at least one eighth from one percent on,
// and is full only at 100 percent.
func TestBarIsFilledByEighths(t *testing.T) {
	for _, test := range []struct {
		percent, width int
		want           string
	}{
		{0, 10, "░░░░░░░░░░"},
		{1, 10, "▏░░░░░░░░░"},
		{2, 10, "▏░░░░░░░░░"},
		{5, 10, "▌░░░░░░░░░"},
		{10, 10, "█░░░░░░░░░"},
		{12, 10, "█▏░░░░░░░░"},
		{50, 5, "██▌░░"},
		{99, 10, "█████████▉"},
		{99, 3, "██▉"},
		{100, 10, "██████████"},
		{130, 3, "███"},
		{1, 24, "▏░░░░░░░░░░░░░░░░░░░░░░░"},
		{1, 0, ""},
	} {
		var got strings.Builder
		for _, s := range screen.Bar(test.percent, test.width) {
			got.WriteString(s.Text)
		}
		if got.String() != test.want {
			t.Errorf("%d %% of %d columns is %q, want %q", test.percent, test.width, got.String(), test.want)
		}
	}
	for _, part := range "▏▎▍▌▋▊▉" {
		if ascii := screen.ASCII(part); ascii != ':' {
			t.Errorf("in ASCII %c is %q, want a colon", part, ascii)
		}
	}
}
