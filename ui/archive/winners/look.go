package winners

import (
	"strings"
	"unicode"

	"buscaminas/ui/text"
)

// A name in the table has only these letters, in either case, and digits: those of English and
// Spanish. With one script, no letter has a twin in another, such as the Cyrillic а, and there are
// few pairs within it: see lookalikes. A table of all confusable characters of Unicode would allow
// the names of other scripts, but it has thousands of entries and changes every year.
const letters = "abcdefghijklmnopqrstuvwxyzáéíóúüñ"

// errLetters is the error of [Table.SetName] for a name with other letters.
var errLetters error = text.Error{
	"aquí un nombre solo puede llevar letras del español y cifras del 0 al 9",
	"names here can only have English and Spanish letters, and the digits 0 to 9"}

// isPlain reports whether a name has only the letters and digits that a name in the table may have.
func isPlain(name string) bool {
	return !strings.ContainsFunc(name, func(r rune) bool {
		return r > unicode.MaxLatin1 || !strings.ContainsRune(letters+"0123456789", unicode.ToLower(r))
	})
}

// lookalikes replaces letters, in lower case, by one that looks like them in either case. I, l and 1
// are confusable by UTS 39, and so are O and 0. It also has m and rn, but on a terminal rn is twice as
// wide. The marks above a letter are small there, so they make no other name.
var lookalikes = strings.NewReplacer(
	"1", "l", "i", "l", "í", "l", "0", "o", "ó", "o",
	"á", "a", "é", "e", "ú", "u", "ü", "u", "ñ", "n",
)

// Look returns how a name looks: names that are easily mistaken for each other have the same look.
func Look(name string) string { return lookalikes.Replace(strings.ToLower(name)) }
