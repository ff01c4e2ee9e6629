package choices

import (
	"strings"

	"buscaminas/ui/keys"
	"buscaminas/ui/settings"
	"buscaminas/ui/text"
)

var unknownValue = text.Text{"%s no puede ser %q", "%s cannot be %q"}

// Configure takes over what settings say, but for the options that are decided already,
// by their names. It returns what is wrong with their lines.
func (c *Choices) Configure(lines []settings.Setting, decided map[string]bool) []keys.Wrong {
	var wrong []keys.Wrong
	for _, line := range lines {
		if strings.HasPrefix(line.Name, keys.Prefix) || decided[line.Name] {
			continue
		}
		o, ok := Named(line.Name)
		if !ok {
			wrong = append(wrong, keys.Wrongly(line.Line, keys.UnknownSetting, line.Name))
			continue
		}
		i := o.valueOf(line.Value)
		if i < 0 {
			wrong = append(wrong, keys.Wrongly(line.Line, unknownValue, line.Name, line.Value))
			continue
		}
		o.Set(c, i)
	}
	return wrong
}

// valueOf returns which value a word is, in whichever language, or -1.
func (o Option) valueOf(word string) int {
	for i, v := range o.Values {
		if strings.EqualFold(word, v.In(text.Spanish)) || strings.EqualFold(word, v.In(text.English)) {
			return i
		}
	}
	return -1
}
