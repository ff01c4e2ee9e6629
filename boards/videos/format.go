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
	UMF                  // .umf, Viennasweeper under its earlier name
	MVF                  // .mvf, Minesweeper Clone
	EVF                  // .evf, Metasweeper; .evfs, several .evf files in one
	RawVF                // .rawvf, text
	Tatham               // a saved game of Simon Tatham's Mines

	formats // the number of formats
)

var names = [formats]struct{ format, program string }{
	AVF: {"avf", "Arbiter"}, RMV: {"rmv", "Viennasweeper"}, UMF: {"umf", "Viennasweeper"},
	MVF: {"mvf", "Minesweeper Clone"}, EVF: {"evf", "Metasweeper"}, RawVF: {"rawvf", "RAWVF"},
	Tatham: {"tatham", "Simon Tatham's Mines"},
}

// String returns the name of f, which is also the usual extension of its files.
func (f Format) String() string { return names[f].format }

// A kind is a kind of file that a Minesweeper program writes. Exactly one of read, each and
// refused is set.
type kind struct {
	begin string               // the first bytes of every such file
	may   func(c *cursor) bool // reports whether a file may be of this kind; nil if begin is enough

	// read reads a file with one video. It fails with NoFormat if the file is of another kind.
	read    func(c *cursor) *Video
	each    func(c *cursor) iter.Seq[*Video] // yields the videos of a file with several videos
	refused files.Problem                    // the reason why such files are not read
}

// kinds is the list of all kinds. [All] tries them in this order, so kinds that may fit other files
// come last.
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

// mayBe reports whether a file with this beginning may be of kind k.
func (k *kind) mayBe(begin []byte) bool {
	return bytes.HasPrefix(begin, []byte(k.begin)) && (k.may == nil || k.may(newCursor(begin)))
}

// videos yields the videos of a file of kind k, up to the first error of the cursor.
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

// MayBe reports whether a file with these first bytes may be a video. It returns true for every video,
// and for a few other files.
func MayBe(head []byte) bool {
	return slices.ContainsFunc(kinds, func(k kind) bool { return k.mayBe(head) })
}
