package videos_test

import (
	"errors"
	"io"
	"runtime"
	"runtime/debug"
	"slices"
	"testing"

	"buscaminas/boards/videos"
	"buscaminas/game"
)

// A repeated is a file with a part that occurs many times in a row. It takes no more memory than
// one of the parts.
type repeated struct {
	head, part, tail []byte
	times            int64
}

func (r repeated) Size() int64 {
	return int64(len(r.head)) + r.times*int64(len(r.part)) + int64(len(r.tail))
}

// Read is there because [videos.Read] wants it.
func (r repeated) Read([]byte) (int, error) { return 0, errors.New("not read in order") }

func (r repeated) ReadAt(p []byte, at int64) (n int, err error) {
	for n < len(p) {
		m := copy(p[n:], r.from(at+int64(n)))
		if m == 0 {
			return n, io.EOF
		}
		n += m
	}
	return n, nil
}

// from returns some bytes at an offset.
func (r repeated) from(at int64) []byte {
	if at < int64(len(r.head)) {
		return r.head[at:]
	}
	at -= int64(len(r.head))
	if all := r.times * int64(len(r.part)); at < all {
		return r.part[at%int64(len(r.part)):]
	}
	at -= r.times * int64(len(r.part))
	return r.tail[min(at, int64(len(r.tail))):]
}

// millions returns a file of 90 MB: an rmv file with this many movements between a game and its end.
func millions(moves int) repeated {
	data := rmvVersion{"*rmv", 2}.encode(shortGame())
	const lengthAt, endBytes = 24, 10 // the length of the events; the end and the check sum
	end := len(data) - endBytes
	const each = 1000
	move := slices.Repeat([]byte{28, 1, 0x11}, each)
	r := repeated{head: slices.Clone(data[:end]), part: move, tail: data[end:], times: int64(moves / each)}
	length := r.head[lengthAt : lengthAt+4]
	big.PutUint32(length, big.Uint32(length)+uint32(3*moves))
	return r
}

const manyMoves = 30_000_000

// 30 million movements, in 90 MB, are read in a little memory.
func TestMillionsOfMoves(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	const most = 1 << 20
	defer debug.SetGCPercent(debug.SetGCPercent(-1)) // count everything
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	v, err := videos.Read(millions(manyMoves))
	runtime.ReadMemStats(&after)
	if err != nil {
		t.Fatal(err)
	}
	memory := after.TotalAlloc - before.TotalAlloc
	if memory > most {
		t.Errorf("it took %d bytes", memory)
	}
	if want := len(shortGame().plays); len(v.Plays) != want || v.Status != game.Lost {
		t.Errorf("%d plays, %v, want %d and a loss", len(v.Plays), v.Status, want)
	}
}

// BenchmarkMillionsOfMoves reads the same file. It should take less than 3 s.
func BenchmarkMillionsOfMoves(b *testing.B) {
	file := millions(manyMoves)
	b.SetBytes(file.Size())
	b.ReportAllocs()
	for b.Loop() {
		if _, err := videos.Read(file); err != nil {
			b.Fatal(err)
		}
	}
}
