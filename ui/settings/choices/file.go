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

// PlayerName is the name of the setting with the name of the player.
const PlayerName = "player"

// Configure takes over what settings say, but for the options that are decided already,
// by their names. It returns what is wrong with their lines.
func (c *Choices) Configure(lines []settings.Setting, decided map[string]bool) []keys.Wrong {
	var wrong []keys.Wrong
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
			wrong = append(wrong, keys.Wrongly(line.Line, keys.UnknownSetting, line.Name))
			continue
		}
		i := o.valueOf(line.Value)
		if i < 0 {
			wrong = append(wrong, keys.Wrong{Line: line.Line, Text: o.refusal(line.Value)})
			continue
		}
		o.Set(c, i)
	}
	return wrong
}

// refusal says that the option has no such value, and which it has.
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

// former are values by the words that they once had: of an option, and of a value.
var former = map[[2]string]string{{"rules", words.RemainingOnce}: "remaining"}

// valueOf returns which value a word is, in whichever language, or -1.
func (o Option) valueOf(word string) int {
	if now, ok := former[[2]string{o.Name, strings.ToLower(word)}]; ok {
		word = now
	}
	return slices.IndexFunc(o.Values, func(v text.Text) bool { return v.Is(word) })
}
