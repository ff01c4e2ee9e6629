package history_test

import (
	"bytes"
	"encoding/json"
	"testing"
	"time"

	"buscaminas/ui/archive/history"
)

// Whatever the bytes, each line is skipped or is a game that can be written and read again. A line
// that Read takes for JSON is JSON.
func FuzzRead(f *testing.F) {
	f.Add([]byte(fullLine))
	f.Add([]byte("\ufeff { \"v\" : 1 , \"title\" : \"\\u00e1\\\\\" }\r\n\n{\"v\":2}\n{"))
	f.Add([]byte("\v{\"v\":1}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		games, skipped := history.Read(data)
		if lines := bytes.Count(data, []byte("\n")) + 1; len(games)+skipped.Bad+skipped.Later > lines {
			t.Fatalf("%d games in %d lines", len(games), lines)
		}
		if (skipped.Bad > 0) != (skipped.First != nil) {
			t.Fatalf("%+v: want First exactly if Bad is not 0", skipped)
		}
		var text []byte
		for _, g := range games {
			text = g.Append(text)
		}
		again, skipped := history.Read(text)
		if len(again) != len(games) || skipped.Bad > 0 {
			t.Fatalf("%d games, %+v; want %d", len(again), skipped, len(games))
		}
		for i, g := range games {
			g.Ended = g.Ended.Truncate(time.Millisecond)
			if again[i] != g {
				t.Fatalf("%+v, want %+v", again[i], g)
			}
		}
		if bytes.Count(data, []byte("\n")) == 0 && len(games) == 1 && !json.Valid(bytes.TrimPrefix(data, []byte("\ufeff"))) {
			t.Fatalf("%q is a game, but not JSON", data)
		}
	})
}
