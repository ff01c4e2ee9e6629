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

	Formats // the number of formats: every Format is below it
)

var names = [Formats]struct{ format, program string }{
	AVF: {"avf", "Arbiter"}, RMV: {"rmv", "Viennasweeper"}, UMF: {"umf", "Viennasweeper"},
	MVF: {"mvf", "Minesweeper Clone"}, EVF: {"evf", "Metasweeper"}, RawVF: {"rawvf", "RAWVF"},
	Tatham: {"tatham", "Simon Tatham's Mines"},
}

// String returns the name of f, which is also the usual extension of its files.
func (f Format) String() string { return names[f].format }

// Program returns the name of the program that writes f.
func (f Format) Program() string { return names[f].program }

// A kind is a kind of file that a program of Minesweeper writes. It is a row of the table kinds.
type kind struct {
	begin string               // the first bytes
	is    func(c *cursor) bool // checks more of the file; nil: nothing to check
	// looks reports whether a file, which is of no kind, was probably of this kind before it was
	// damaged. Such a file is read as this kind, because the error then says where the damage is. If
	// looks is nil, no damaged file counts as this kind.
	looks func(c *cursor) bool
	// may reports whether a file may be of this kind, by its first bytes alone. If may is nil, begin
	// decides.
	may     func(c *cursor) bool
	read    func(c *cursor) *Video
	each    func(c *cursor) iter.Seq[*Video] // of a kind that has several videos in a file; read is nil
	refused files.Problem                    // the kind is not read; "": it is
}

// kinds is the table of kinds. The first kind that fits is used, so those with the weakest marks come
// last.
var kinds = []kind{
	{begin: "*rmv", read: readRMV},
	{begin: "*umf", read: readUMF},
	{begin: tathamHead, read: readTatham},
	{begin: mvfHead, read: readMVF},
	{begin: "RGMH", refused: WindowsSave},
	{is: isRawVF, may: isRawVF, read: readRawVF},
	{is: isAVF, looks: looksAVF, may: (*cursor).beginsAVF, read: readAVF},
	{is: isFSVF, refused: FSVF},
	{is: isEVF, looks: looksEVF, may: looksEVF, read: readEVF},
	{is: isEVFS, looks: looksEVFS, may: looksEVFS, each: (*cursor).evfs},
	{is: isOldMVF, may: isOldMVF, read: readOldMVF},
}

// find returns the kind of a file. If the file was of the kind before it was damaged, find reports
// false.
func find(src sizedReader) (k *kind, whole bool) {
	head := string(newCursor(src).peek(len(tathamHead)))
	fits := func(k *kind, is func(*cursor) bool) bool {
		begins := len(head) >= len(k.begin) && head[:len(k.begin)] == k.begin
		return begins && (is == nil && k.begin != "" || is != nil && is(newCursor(src)))
	}
	for i := range kinds {
		if fits(&kinds[i], kinds[i].is) {
			return &kinds[i], true
		}
	}
	for i := range kinds {
		if kinds[i].looks != nil && fits(&kinds[i], kinds[i].looks) {
			return &kinds[i], false
		}
	}
	return nil, false
}

// videos yields the videos of a file of this kind, or nothing where the cursor fails.
func (k *kind) videos(c *cursor) iter.Seq[*Video] {
	if k.each != nil {
		return k.each(c)
	}
	return func(yield func(*Video) bool) {
		if v := k.read(c); c.err == nil {
			yield(v)
		}
	}
}

// MayBe reports whether a file that begins like this may be a video. It is right about all that are,
// and wrong about few others, so that a list of files need not read each of them.
func MayBe(head []byte) bool {
	src := bytes.NewReader(head)
	return slices.ContainsFunc(kinds, func(k kind) bool {
		return k.begin != "" && bytes.HasPrefix(head, []byte(k.begin)) || k.may != nil && k.may(newCursor(src))
	})
}
