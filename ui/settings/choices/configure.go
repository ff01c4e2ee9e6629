package choices

import (
	"slices"
	"strings"

	"buscaminas/ui/settings"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

var unknownValue = text.Text{"%s no puede ser %q; puede ser %s", "%s cannot be %q; it can be %s"}

// PlayerName is the name of the setting that holds the name of the player.
const PlayerName = "player"

// Configure sets the options from lines of the settings file. It skips the options in decided,
// which the command line has set. It returns a [keys.LineError] for each bad line.
func (c *Choices) Configure(lines []settings.Setting, decided map[string]bool) []keys.LineError {
	var wrong []keys.LineError
	for _, line := range lines {
		if strings.HasPrefix(line.Name, keys.Prefix) || decided[line.Name] {
			continue
		}
		if line.Name == PlayerName {
			c.Player = line.Value
			continue
		}
		o, ok := Named(line.Name)
		if !ok {
			wrong = append(wrong, keys.WrongAt(line.Line, keys.UnknownSetting, line.Name))
			continue
		}
		i := o.valueOf(line.Value)
		if i < 0 {
			wrong = append(wrong, keys.LineError{Line: line.Line, Text: o.refusal(line.Value)})
			continue
		}
		o.Set(c, i)
	}
	return wrong
}

// refusal returns the message for a value that the option cannot have. The message lists the values
// that the option can have.
func (o Option) refusal(value string) (said text.Text) {
	for _, l := range []text.Lang{text.Spanish, text.English} {
		var values []string
		for _, v := range o.Values {
			values = append(values, v.In(l))
		}
		said[l] = unknownValue.In(l, o.Name, value, strings.Join(values, ", "))
	}
	return said
}

// synonyms holds additional names of values in the settings file. It maps the name of an option and
// the additional name of a value to the name that the player sees.
var synonyms = map[[2]string]string{{"rules", words.LeftRules}: "remaining"}

// valueOf returns the index of the value with this name in any language, or -1.
func (o Option) valueOf(word string) int {
	if shown, ok := synonyms[[2]string{o.Name, strings.ToLower(word)}]; ok {
		word = shown
	}
	return slices.IndexFunc(o.Values, func(v text.Text) bool { return v.Is(word) })
}
