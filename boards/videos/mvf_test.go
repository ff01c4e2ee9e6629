package videos_test

import (
	"slices"
	"testing"
	"time"

	"buscaminas/boards/videos"
)

// The bits of a record are put in order without losing any, whatever the key.
func TestUnshuffleIsAPermutation(t *testing.T) {
	for key := 0; key < 1<<16; key += 13 {
		for _, bits := range []int{40, 48} {
			order := videos.Unshuffle(key, bits)
			slices.Sort(order)
			for i, p := range order {
				if int(p) != i || len(order) != bits {
					t.Fatalf("key %d: %v", key, order)
				}
			}
		}
	}
}

// Before version 0.97 the records end early at a time that goes back.
func TestOldRecordsEndEarly(t *testing.T) {
	r := shortGame()
	for i, ms := range []int{300, 300, 100, 900, 900, 900} {
		r.plays[i].At = time.Duration(ms) * time.Millisecond
	}
	v, err := videos.Read(encodeOldMVF(r))
	if err != nil || !slices.Equal(v.Plays, r.plays[:2]) {
		t.Errorf("%v, %v, want %v", v, err, r.plays[:2])
	}
}
