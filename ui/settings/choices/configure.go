package choices

import (
	"slices"
	"strings"

	"buscaminas/ui/settings"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/settings/look"
	"buscaminas/ui/text"
)

var unknownValue = text.Text{"%s no puede ser %q; puede ser %s", "%s cannot be %q; it can be %s"}

// elsewhere holds the prefixes of settings that other packages read.
var elsewhere = []string{keys.Prefix, look.ColorPrefix, look.GlyphPrefix}

// PlayerName is the name of the setting that holds the name of the player.
const PlayerName = "player"

// Configure sets the options from lines of the settings file. It skips the options in decided,
// which the command line has set. It returns a [keys.LineError] for each bad line.
func (c *Choices) Configure(lines []settings.Setting, decided map[string]bool) []keys.LineError {
	var wrong []keys.LineError
	for _, line := range lines {
		prefix, _, _ := strings.Cut(line.Name, ".")
		if slices.Contains(elsewhere, prefix+".") || decided[line.Name] {
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
		i := o.Index(line.Value)
		if i < 0 {
			wrong = append(wrong, keys.LineError{Line: line.Line, Text: o.refusal(line.Value)})
			continue
		}
		o.Set(c, i)
	}
	return wrong
}

// refusal returns the message about a value that the option cannot have. The message lists the
// possible values.
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

// synonyms holds words that the settings file may have in place of the name of a value. A word such
// as "left" may stand for values of several options.
var synonyms = []struct{ word, name string }{
	{"left", "remaining"},
	{"yes", "on"}, {"true", "on"}, {"false", "off"},
	{"derecha", "right-hand"}, {"right", "right-hand"}, {"diestro", "right-hand"},
	{"izquierda", "left-hand"}, {"left", "left-hand"}, {"zurdo", "left-hand"},
	{"normal", "default"}, {"es", "español"}, {"en", "English"},
}

// Index returns the index of the value that has word as its name, in any language, or as a synonym.
// It returns -1 if there is no such value.
func (o Option) Index(word string) int {
	named := func(word string) int {
		return slices.IndexFunc(o.Values, func(v text.Text) bool { return v.Is(word) })
	}
	if i := named(word); i >= 0 {
		return i
	}
	for _, s := range synonyms {
		if i := named(s.name); i >= 0 && text.Same(s.word).Is(word) {
			return i
		}
	}
	return -1
}
