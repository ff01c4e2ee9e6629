package winners

import (
	"strings"
	"unicode"

	"buscaminas/ui/text"
)

// letters are the letters of English and Spanish. A name in the table may have these, in upper and
// lower case, and no others. Letters of other scripts are not allowed, because many of them look like
// Latin letters, such as the Cyrillic а. For pairs of Latin letters see lookalikes. Unicode has a
// table of all confusable characters, but it has thousands of entries and changes every year.
const letters = "abcdefghijklmnopqrstuvwxyzáéíóúüñ"

// errLetters is the error of [Table.SetName] for a name with letters that are not allowed.
var errLetters error = text.Error{
	"aquí un nombre solo puede llevar letras del español y cifras del 0 al 9",
	"names here can only have English and Spanish letters, and the digits 0 to 9"}

// isPlain reports whether a name has only letters and digits that are allowed in the table.
func isPlain(name string) bool {
	return !strings.ContainsFunc(name, func(r rune) bool {
		return r > unicode.MaxLatin1 || !strings.ContainsRune(letters+"0123456789", unicode.ToLower(r))
	})
}

// lookalikes replaces characters that look alike, in upper or lower case, by one of them: i, l and
// 1 by l, and o and 0 by o. A capital I looks like l. The Unicode standard UTS 39 lists these
// pairs. It also lists m and rn, but on a terminal rn is twice as wide. The marks above letters are
// small on a terminal, so lookalikes removes them.
var lookalikes = strings.NewReplacer(
	"1", "l", "i", "l", "í", "l", "0", "o", "ó", "o",
	"á", "a", "é", "e", "ú", "u", "ü", "u", "ñ", "n",
)

// LookKey returns a key for the look of a name: names that are easily mistaken have the same key.
func LookKey(name string) string { return lookalikes.Replace(strings.ToLower(name)) }
