// Package look reads the player's own colors and characters from the settings file, where they are
// lines such as these:
//
//	color.flag = #ffd75f
//	glyph.flag = ⚑
package look

import (
	"slices"
	"strings"
	"unicode/utf8"

	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/settings"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	"github.com/muesli/termenv"
)

// The prefixes of the settings that change the look.
const (
	ColorPrefix = "color."
	GlyphPrefix = "glyph."
)

// A Look is a theme and a set of glyphs, with the player's own colors and characters.
type Look struct {
	Theme     theme.Theme
	Glyphs    *draw.Glyphs // the glyphs with the player's own characters; nil if the player has none
	Overrides []Override   // the lines of the settings file that change the look, in order
}

// An Override is a line of the settings file that changes the look.
type Override struct {
	settings.Setting
	Sample screen.Span // a sample of the color; empty if the line is about a character
	Unused bool        // the line is wrong and has no effect: there is a [keys.LineError] about it
}

var (
	notAColor = text.Text{
		"%s no puede ser %q; puede ser #rrggbb, un número de 0 a 255 o %s",
		"%s cannot be %q; it can be #rrggbb, a number from 0 to 255, or %s"}
	notSeen = text.Text{
		"%s no puede ser %q: con %s tendría un contraste de %s, y hace falta %s",
		"%s cannot be %q: its contrast with %s would be %s, and %s is needed"}
	notASign = text.Text{
		"%s no puede ser %q; puede ser un signo de una columna de ancho",
		"%s cannot be %q; it can be one character, one column wide"}
	signTaken = text.Text{"%s no puede ser %q, que es el signo de %s", "%s cannot be %q, which is the sign of %s"}
	isANumber = text.Text{"%s no puede ser %q, que parece un número", "%s cannot be %q, which looks like a number"}
)

// Of returns the look of a theme on a terminal with the color profile p, with the changes in lines of
// the settings file. It leaves out wrong lines and returns an error for each.
func Of(t theme.Theme, p termenv.Profile, lines []settings.Setting) (Look, []keys.LineError) {
	r := reader{Look: Look{Theme: t}}
	r.colors(p, lines)
	r.glyphs(lines)
	for i, o := range r.Overrides {
		r.Overrides[i].Unused = slices.ContainsFunc(r.wrong, func(w keys.LineError) bool { return w.Line == o.Line })
	}
	slices.SortStableFunc(r.wrong, func(a, b keys.LineError) int { return a.Line - b.Line })
	slices.SortStableFunc(r.Overrides, func(a, b Override) int { return a.Line - b.Line })
	return r.Look, r.wrong
}

// A reader reads a look from the lines of the settings file.
type reader struct {
	Look
	wrong []keys.LineError
}

func (r *reader) refuse(line int, format text.Text, args ...any) {
	r.wrong = append(r.wrong, keys.WrongAt(line, format, args...))
}

// colors reads the lines about colors. If several lines set the color of a part, the last counts.
func (r *reader) colors(p termenv.Profile, lines []settings.Setting) {
	parts := theme.Parts()
	var own []theme.OwnColor
	at := map[string]settings.Setting{}
	for _, line := range lines {
		name, ok := strings.CutPrefix(line.Name, ColorPrefix)
		if !ok {
			continue
		}
		i := slices.IndexFunc(parts, func(p theme.Part) bool { return p.Name == name })
		if i < 0 {
			r.refuse(line.Line, keys.UnknownSetting, line.Name)
			continue
		}
		r.Overrides = append(r.Overrides, Override{Setting: line, Sample: screen.Span{Style: parts[i].Sample, Text: " Ab1 "}})
		color, ok := theme.ReadColor(line.Value)
		if !ok {
			r.refuse(line.Line, eachOf(notAColor, line, theme.ColorNames))
			continue
		}
		own = slices.DeleteFunc(own, func(o theme.OwnColor) bool { return o.Part == name })
		own, at[name] = append(own, theme.OwnColor{Part: name, Color: color}), line
	}
	changed, refused := r.Theme.With(own, p)
	r.Theme = changed
	for _, f := range refused {
		line := at[f.Part]
		r.refuse(line.Line, eachOf(notSeen, line,
			func(text.Lang) string { return ColorPrefix + f.Other },
			func(l text.Lang) string { return text.Decimal(l, f.Contrast, 2) },
			func(l text.Lang) string { return text.Decimal(l, f.Needed, 1) }))
	}
}

// eachOf returns format in each language. It replaces the verbs of the format by the name of the
// line, the value of the line, and the results of args for that language.
func eachOf(format text.Text, line settings.Setting, args ...func(text.Lang) string) (t text.Text) {
	for l := range t {
		all := []any{line.Name, line.Value}
		for _, arg := range args {
			all = append(all, arg(text.Lang(l)))
		}
		t[l] = format.In(text.Lang(l), all...)
	}
	return t
}

// glyphs reads the lines about characters. It refuses a character that already stands for something
// else.
func (r *reader) glyphs(lines []settings.Setting) {
	names := draw.GlyphNames()
	asked := map[int]settings.Setting{} // by the index of the name
	for _, line := range lines {
		name, ok := strings.CutPrefix(line.Name, GlyphPrefix)
		if !ok {
			continue
		}
		i := slices.IndexFunc(names, func(n draw.GlyphName) bool { return n.Name == name })
		if i < 0 {
			r.refuse(line.Line, keys.UnknownSetting, line.Name)
			continue
		}
		r.Overrides = append(r.Overrides, Override{Setting: line})
		sign, size := utf8.DecodeRuneInString(line.Value)
		switch {
		case size == 0 || size < len(line.Value) || !screen.TakesOneColumn(sign):
			r.refuse(line.Line, notASign, line.Name, line.Value)
		case '0' <= sign && sign <= '9':
			r.refuse(line.Line, isANumber, line.Name, line.Value)
		default:
			asked[i] = line
		}
	}
	for len(asked) > 0 {
		glyphs := draw.Unicode
		for i, line := range asked {
			sign, _ := utf8.DecodeRuneInString(line.Value)
			names[i].Set(&glyphs, sign)
		}
		loser, other := clash(names, &glyphs, asked)
		if loser < 0 {
			r.Glyphs = &glyphs
			return
		}
		line := asked[loser]
		r.refuse(line.Line, signTaken, line.Name, line.Value, GlyphPrefix+names[other].Name)
		delete(asked, loser)
	}
}

// clash looks for two glyphs that are the same character. It returns their indices in names, or -1,
// -1 if there are none. The parameter asked maps the index of a glyph to the line of the settings
// file that changes the glyph. The loser is the glyph that the later line changes.
func clash(names []draw.GlyphName, glyphs *draw.Glyphs, asked map[int]settings.Setting) (loser, other int) {
	for i := range names {
		for j := range i {
			switch {
			case names[i].Of(glyphs) != names[j].Of(glyphs):
			case asked[i].Line > asked[j].Line:
				return i, j
			default:
				return j, i
			}
		}
	}
	return -1, -1
}
