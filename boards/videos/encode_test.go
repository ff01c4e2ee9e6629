package videos_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
	"time"

	"buscaminas/boards"
	"buscaminas/boards/videos"
	"buscaminas/game"
)

// A recording is a game, ready to be written in a format.
type recording struct {
	layout *game.Layout
	plays  []videos.Play // all are carried out
}

// A mouseEvent is an event in the words of rawvf.
type mouseEvent struct {
	what string
	at   time.Duration
	x, y int
}

const pixels = 16

// mouse returns the events of the game: for each play some movement, a press and a release.
func (r recording) mouse() (events []mouseEvent) {
	g := game.New(r.layout, game.Classic)
	for _, p := range r.plays {
		down, up := "lc", "lr"
		switch {
		case p.Action.Kind == game.Flag:
			down, up = "rc", "rr"
		case g.Open(p.Action.Cell):
			down, up = "mc", "mr"
		}
		x, y := p.Action.Cell.Col*pixels+3, p.Action.Cell.Row*pixels+12
		for _, what := range []string{"mv", down, up} {
			events = append(events, mouseEvent{what, p.At, x, y})
		}
		_ = g.Apply(p.Action)
	}
	return events
}

func (r recording) size() (rows, cols, mines int) {
	rows, cols = r.layout.Grid().Size()
	return rows, cols, r.layout.Mines()
}

var big = binary.BigEndian

func u16(b []byte, n int) []byte { return big.AppendUint16(b, uint16(n)) }
func u24(b []byte, n int) []byte { return append(b, byte(n>>16), byte(n>>8), byte(n)) }
func u32(b []byte, n int) []byte { return big.AppendUint32(b, uint32(n)) }
func ms(t time.Duration) int     { return int(t / time.Millisecond) }

// codes returns the codes of events in the order of the words.
func codes(words string) map[string]int {
	all := map[string]int{}
	for i, word := range strings.Fields(words) {
		all[word] = i + 1
	}
	return all
}

var plainCodes = codes("mv lc lr rc rr mc mr")

func encodeAVF(r recording) []byte { return avfOf(r, 52, r.mouse()) }

// avfOf writes an avf file of a version with these events.
func avfOf(r recording, version byte, events []mouseEvent) []byte {
	rows, cols, mines := r.size()
	out := []byte{version, 0, 0, 0, 0, 6, byte(cols - 1), byte(rows - 1)}
	out = u16(out, mines)
	for m := range r.layout.MineCells() {
		out = append(out, byte(m.Row+1), byte(m.Col+1))
	}
	out = append(out, "12345678901234567890[\x7f9"...)
	out = fmt.Appendf(out, "[3|W%dH%dM%d|3.9.2025.17:00:08:6660|3.17:00:14:081|B%dT1.00]", cols, rows, mines, r.layout.ThreeBV(game.Cascade))
	out = append(out, 12, 3, 10, 6, 7)
	codes := map[string]byte{"mv": 1, "lc": 3, "lr": 5, "rc": 9, "rr": 17, "mc": 33, "mr": 65}
	for _, e := range events {
		s, hundredths := ms(e.at)/1000+1, byte(ms(e.at)%1000/10)
		out = append(out, codes[e.what], byte(e.x>>8), byte(s), byte(e.x), hundredths, byte(e.y>>8), byte(s>>8), byte(e.y))
	}
	out = append(out, strings.Repeat("\x01\x00\x00\x00\x00\x00\x00\x00", 3)...)
	return append(out, "31415\x01\rcs=0123456789abcdef\rSkin: 3.1\rsecret\rMinesweeper Arbiter 0.52.3."...)
}

// A rmvVersion is a version of the rmv format, or umf.
type rmvVersion struct {
	magic  string
	number int
}

func (version rmvVersion) encode(r recording) []byte {
	rows, cols, mines := r.size()
	second, umf := version.number == 2, version.magic == "*umf"
	left, top := 12, 56
	if second {
		left, top = 0, 0
	}
	board := u32(nil, 1_700_000_000)
	board = u16(append(board, byte(cols), byte(rows)), mines)
	for m := range r.layout.MineCells() {
		board = append(board, byte(m.Col), byte(m.Row))
	}
	properties := []byte{0, 0, 0, 3, 1}
	if second {
		bv := r.layout.ThreeBV(game.Cascade)
		properties = []byte{0, 0, 0, 3, byte(bv), byte(bv >> 8), pixels}
	}
	var events []byte
	for _, e := range r.mouse() {
		events = append(u24(append(events, byte(plainCodes[e.what])), ms(e.at)), 0)
		events = append(u16(u16(events, e.x+left), e.y+top), 18, 0, 0)
		if second {
			events = append(events, 28, 0, 0x1f)
		}
	}
	events = u24(append(u24(append(events, 17), 0), 0), 0)
	result, text, player := "\nLEVEL:Custom#NAME:secret#\n", "Viennasweeper", "\x00\x01\x06secret"
	out := u16([]byte(version.magic), version.number)
	if second {
		out = append(out, 1, 5)
	}
	out = u32(out, 9999)
	if !second && !umf {
		out = u16(out, len(result))
	}
	for _, n := range []int{len(text), len(player), len(board), 0, len(properties)} {
		out = u16(out, n)
	}
	if second {
		out = u16(out, 0)
	}
	out = u32(out, len(events))
	if umf {
		out = append(out, 0)
	} else {
		out = u16(out, 2)
	}
	if !second && !umf {
		out = append(out, result...)
	}
	return slices.Concat(out, []byte(text+player), board, properties, events, []byte("xx"))
}

// mvf returns the encoder of a version of mvf since 0.97, with a key.
func mvf(old bool, key int) func(recording) []byte {
	return func(r recording) []byte {
		rows, cols, mines := r.size()
		year, at, size := "7", 71, 6
		if old {
			year, at, size = "5", 74, 5
		}
		out := append([]byte("\x11Minesweeper Clone\t2004-200"+year), make([]byte, at-28)...)
		out = append(out, 1, 1, 7, 208, 1, 1, 1, 4, 1)
		if old {
			out = append(u16(append(out, 0, 0, 0), r.layout.ThreeBV(game.Cascade)), 0, 0, 0, 0, 0, 0, 0, 0)
		} else {
			out = u24(out, 0)
		}
		out = u16(append(out, 0, byte(cols), byte(rows)), mines)
		for m := range r.layout.MineCells() {
			out = append(out, byte(m.Col+1), byte(m.Row+1))
		}
		out = u16(append(out, "\x06secret"...), key)
		events := r.mouse()
		out = u24(out, len(events))
		order := videos.Unshuffle(key, size*8)
		var down uint64
		for _, e := range events {
			bit := map[byte]uint64{'r': 1, 'm': 2, 'l': 4}[e.what[0]]
			switch e.what[1] {
			case 'c':
				down |= bit
			case 'r':
				down &^= bit
			}
			b := down
			if old {
				b |= uint64(e.y)<<3 | uint64(e.x)<<12 | uint64(ms(e.at)%1000/10)<<21 | uint64(ms(e.at)/1000)<<28
			} else {
				b |= uint64(e.y+32)<<3 | uint64(e.x+32)<<14 | uint64(ms(e.at))<<25
			}
			record := make([]byte, size)
			for i, p := range order {
				record[p/8] |= byte(b>>i&1) << (p % 8)
			}
			out = append(out, record...)
		}
		return append(out, make([]byte, 32)...)
	}
}

// encodeOldMVF writes a mvf file of before 0.97. The board must be of a level.
func encodeOldMVF(r recording) []byte {
	rows, cols, mines := r.size()
	out := u16([]byte{byte(cols), byte(rows)}, mines)
	for m := range r.layout.MineCells() {
		out = append(out, byte(m.Col), byte(m.Row))
	}
	out = append(out, 0, 0)
	var down byte
	last := time.Duration(0)
	for _, e := range r.mouse() {
		bit := map[byte]byte{'l': 1, 'm': 2, 'r': 4}[e.what[0]]
		switch e.what[1] {
		case 'c':
			down |= bit
		case 'r':
			down &^= bit
		}
		out = u16(u16(append(out, byte(ms(e.at)/1000), byte(ms(e.at)%1000/10), down), e.x), e.y)
		out = append(out, 0)
		last = e.at
	}
	out = append(u16(out, ms(last)/1000), byte(ms(last)%1000/10))
	return append(append(out, fmt.Sprintf("%-100s", "secret")...), make([]byte, 22)...)
}

// evf returns the encoder of a version of evf.
func evf(version byte) func(recording) []byte {
	return func(r recording) []byte {
		rows, cols, mines := r.size()
		out := []byte{version, 0}
		if version >= 3 {
			out = append(out, 0)
		}
		out = append(u16(append(out, byte(rows), byte(cols)), mines), pixels, 0, 0)
		out = u16(out, r.layout.ThreeBV(game.Cascade))
		if version == 4 {
			out = append(u32(out, 0), make([]byte, 2+8+8)...)
		} else {
			out = u24(out, 0)
		}
		out = append(out, "program\x00secret\x00\x00\x00"...)
		switch version {
		case 0, 1:
			out = append(out, "1\x002\x00xx\x00"...)
		case 2, 3:
			out = append(out, "1\x002\x00xx\x00device\x00"...)
		case 4:
			out = append(u16(out, 3), 0, 0, 0)
		}
		bits := make([]byte, (rows*cols+7)/8)
		for m := range r.layout.MineCells() {
			i := m.Row*cols + m.Col
			bits[i/8] |= 0x80 >> (i % 8)
		}
		out = append(out, bits...)
		if version == 4 {
			out = append(u16(out, 1), "key\x00"...)
		}
		var x, y, now int
		for _, e := range r.mouse() {
			code := byte(plainCodes[e.what])
			if version < 4 {
				out = u16(u16(u24(append(out, code), ms(e.at)), e.x), e.y)
				continue
			}
			for ; ms(e.at)-now > 255; now += min(ms(e.at)-now, 60_000) {
				out = u16(append(out, 255), min(ms(e.at)-now, 60_000))
			}
			out = u16(u16(append(out, code, byte(ms(e.at)-now)), e.x-x), e.y-y)
			x, y, now = e.x, e.y, ms(e.at)
		}
		if version == 4 {
			return append(out, 0, 0, 2, 7, 7)
		}
		return append(append(out, 0), make([]byte, 32)...)
	}
}

func encodeEVFS(r recording) []byte {
	out := []byte{0, 0, 4}
	for range 2 {
		one := evf(4)(r)
		out = append(u32(append(out, "secret.evf\x00"...), len(one)), one...)
		out = append(out, "xxxx"...)
	}
	return out
}

func encodeRawVF(r recording) []byte {
	out, err := (&videos.Video{Layout: r.layout, Plays: r.plays}).RawVF(game.Classic)
	if err != nil {
		panic(err)
	}
	return bytes.Replace(out, []byte("\nWidth"), []byte("\nPlayer: secret\nWidth"), 1)
}

func encodeTatham(r recording) []byte {
	rows, cols, mines := r.size()
	id, err := boards.Tatham.Append(nil, boards.FromLayout(r.layout))
	if err != nil {
		panic(err)
	}
	_, desc, _ := strings.Cut(strings.TrimSpace(string(id)), ":")
	var out []byte
	line := func(key, value string) { out = fmt.Appendf(out, "%-8s:%d:%s\n", key, len(value), value) }
	line("SAVEFILE", "Simon Tatham's Portable Puzzle Collection")
	line("GAME", "Mines")
	line("PARAMS", fmt.Sprintf("%dx%dn%d", cols, rows, mines))
	line("PRIVDESC", desc)
	line("NSTATES", fmt.Sprint(len(r.plays)+1))
	line("STATEPOS", fmt.Sprint(len(r.plays)+1))
	g := game.New(r.layout, game.Classic)
	for _, p := range r.plays {
		kind := "O"
		switch {
		case p.Action.Kind == game.Flag:
			kind = "F"
		case g.Open(p.Action.Cell):
			kind = "C"
		}
		line("MOVE", fmt.Sprintf("%s%d,%d", kind, p.Action.Cell.Col, p.Action.Cell.Row))
		_ = g.Apply(p.Action)
	}
	return out
}
