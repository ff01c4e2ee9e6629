package videos

import (
	"bytes"
	"iter"
	"slices"

	"buscaminas/boards/files"
)

// A Format is a file format for videos.
type Format uint8

// The formats.
const (
	AVF    Format = iota // .avf, Minesweeper Arbiter
	RMV                  // .rmv, Viennasweeper
	UMF                  // .umf, Viennasweeper before it was called so
	MVF                  // .mvf, Minesweeper Clone
	EVF                  // .evf, Metasweeper; .evfs, several of them
	RawVF                // .rawvf, text
	Tatham               // a saved game of Simon Tatham's Mines

	formats // the number of formats: every Format is below it
)

var names = [formats]struct{ format, program string }{
	AVF: {"avf", "Arbiter"}, RMV: {"rmv", "Viennasweeper"}, UMF: {"umf", "Viennasweeper"},
	MVF: {"mvf", "Minesweeper Clone"}, EVF: {"evf", "Metasweeper"}, RawVF: {"rawvf", "RAWVF"},
	Tatham: {"tatham", "Simon Tatham's Mines"},
}

// String returns the name of f, which is also the usual extension of its files.
func (f Format) String() string { return names[f].format }

// A kind is a kind of file that a program of Minesweeper writes. It is a row of the table kinds.
type kind struct {
	begin string               // the first bytes
	may   func(c *cursor) bool // checks more of the beginning; nil: nothing to check

	read    func(c *cursor) *Video           // fails with NoFormat if the file has no mark of the format
	each    func(c *cursor) iter.Seq[*Video] // of a kind that has several videos in a file; read is nil
	refused files.Problem                    // the kind is not read; "": it is
}

// kinds is the table of kinds. Those with the weakest marks come last.
var kinds = []kind{
	{begin: "*rmv", read: readRMV},
	{begin: "*umf", read: readUMF},
	{begin: tathamHead, read: readTatham},
	{begin: mvfHead, read: readMVF},
	{begin: "RGMH", refused: WindowsSave},
	{may: isRawVF, read: readRawVF},
	{may: beginsAVF, read: readAVF},
	{may: isFSVF, refused: FSVF},
	{may: beginsEVF, read: readEVF},
	{may: beginsEVFS, each: (*cursor).evfs},
	{may: isOldMVF, read: readOldMVF},
}

// mayBe reports whether a file with this beginning may be of this kind.
func (k *kind) mayBe(begin []byte) bool {
	return bytes.HasPrefix(begin, []byte(k.begin)) && (k.may == nil || k.may(newCursor(begin)))
}

// videos yields the videos of a file of this kind, or nothing where the cursor fails.
func (k *kind) videos(c *cursor) iter.Seq[*Video] {
	if k.each != nil {
		return k.each(c)
	}
	return func(yield func(*Video) bool) {
		if k.refused != "" {
			c.fail(&files.Error{Problem: k.refused})
		} else if v := k.read(c); c.err == nil {
			yield(v)
		}
	}
}

// MayBe reports whether a file that begins like this may be a video. It is right about all that are,
// and wrong about few others, so that a list of files need not read each of them.
func MayBe(head []byte) bool {
	return slices.ContainsFunc(kinds, func(k kind) bool { return k.mayBe(head) })
}
