package choices

import (
	"slices"

	"buscaminas/ui/settings"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

var (
	inFile = text.Same("%s:%d: %s")
	atLine = text.Text{"línea %d: %s", "line %d: %s"}
)

// Messages returns the messages about all bad lines of a settings file, in the order of the lines:
// the errors in wrong, and an error for each line that is no setting. Only the first message names
// the file.
func Messages(file *settings.File, wrong []keys.LineError) (said []text.Text) {
	wrong = slices.Clone(wrong)
	for _, err := range file.Problems() {
		line := err.Line
		err.File, err.Line = "", 0
		wrong = append(wrong, keys.LineError{Line: line, Text: text.Text{words.Error(err, text.Spanish), words.Error(err, text.English)}})
	}
	slices.SortStableFunc(wrong, func(a, b keys.LineError) int { return a.Line - b.Line })
	for i, w := range wrong {
		if i == 0 {
			said = append(said, inFile.With(file.Path(), w.Line, w.Text))
		} else {
			said = append(said, atLine.With(w.Line, w.Text))
		}
	}
	return said
}
