package winners

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game/gametest"
)

const board = "2026-11-24-square-9x9"

var noon = time.Date(2026, 11, 24, 12, 0, 0, 0, time.UTC)

// after returns a win that took this many seconds and ended this many seconds after noon.
func after(seconds, ended int) Win {
	return Win{Time: time.Duration(seconds) * time.Second, Ended: noon.Add(time.Duration(ended) * time.Second)}
}

func add(table Table, w Win) {
	gametest.MustDo(table.Add(board, w))
}

// rows returns the table of the board as lines: the rank, the name and the seconds.
func rows(table Table) (all []string) {
	winners := gametest.Must(table.Winners(board))
	for _, w := range winners {
		row := strings.TrimSpace(strings.Join([]string{string(rune('0' + w.Rank)), w.Name, w.Time.String()}, " "))
		if w.Me {
			row += " me"
		}
		all = append(all, row)
	}
	return all
}

func TestTableOfABoard(t *testing.T) {
	dir := t.TempDir()
	ana, bea, carl, dora := At(dir, "a1"), At(dir, "b2"), At(dir, "c3"), At(dir, "d4")
	add(ana, after(30, 9))
	add(bea, after(20, 3))
	add(bea, after(1, 4)) // only the first win counts
	add(carl, after(30, 5))
	helped := after(5, 1)
	helped.Aided = true
	add(dora, helped)
	add(At(dir, ""), after(2, 2)) // a guest is not in the table
	for name, table := range map[string]Table{"Ana": ana, "Carl": carl, "Dora": dora} {
		gametest.MustDo(table.SetName(name))
	}
	want := []string{"1  20s", "2 Carl 30s", "2 Ana 30s me", "0 Dora 5s"}
	if got := rows(ana); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// A table takes maxWins wins and no more. Who is in it stays there.
func TestTableThatIsFull(t *testing.T) {
	dir := t.TempDir()
	var wins strings.Builder
	for player := range maxWins - 1 {
		fmt.Fprintf(&wins, `{"id":"p%d","ns":9000000000,"ended":"2026-11-24T12:00:00Z"}`+"\n", player)
	}
	gametest.MustDo(os.WriteFile(At(dir, "").path(board), []byte(wins.String()), 0o600))
	add(At(dir, "last"), after(5, 0))
	if err := At(dir, "late").Add(board, after(1, 0)); err != ErrFull {
		t.Errorf("one win more: %v, want %v", err, ErrFull)
	}
	add(At(dir, "last"), after(1, 0)) // not the first win
	if all, err := At(dir, "last").Winners(board); err != nil || len(all) != maxWins || !all[0].Me {
		t.Errorf("the table has %d wins, %v", len(all), err)
	}
}

func TestNamesAreUnique(t *testing.T) {
	dir := t.TempDir()
	ana, bea := At(dir, "a1"), At(dir, "b2")
	for _, step := range []struct {
		table Table
		name  string
		want  error
	}{
		{ana, "Ana", nil},
		{bea, "ANA", errTaken},
		{ana, "ana", nil}, // the player's own name, spelt differently
		{bea, "Bea", nil},
		{ana, "Zoe", nil},
		{bea, "Ana", nil}, // the name is free again
		{ana, "Bea", nil},
		{ana, "", errNoName},
		{ana, "a\x1b[31mb", errNoName},
		{ana, "../x", errNoName},
		{ana, strings.Repeat("a", MaxName+1), errNoName},
		{At(dir, ""), "Ana", nil}, // the name of a guest is not kept
	} {
		if err := step.table.SetName(step.name); err != step.want {
			t.Errorf("%s is called %q: %v, want %v", step.table.id, step.name, err, step.want)
		}
	}
	if got := ana.NameOf("a1") + " " + ana.NameOf("b2"); got != "Bea Ana" {
		t.Errorf("they are called %s", got)
	}
}

// Nobody can take a name that looks like another player's.
func TestNamesThatLookAlike(t *testing.T) {
	dir := t.TempDir()
	ana, bea := At(dir, "a1"), At(dir, "b2")
	for _, names := range []struct {
		ana, bea string
		want     error
	}{
		{"Ana", "Аna", errLetters}, // with a Cyrillic capital
		{"Ana", "Anа", errLetters}, // with a Cyrillic a
		{"Ana", "Ａｎａ", errLetters}, // full width
		{"Ana", "Ana٣", errLetters},
		{"Kike", "\u212aike", errLetters}, // the sign of the kelvin
		{"Ana", "ÁNA", errTaken},
		{"Peña", "Pena", errTaken},
		{"Ali", "AIi", errTaken},
		{"Ali", "a1l", errTaken},
		{"Olivia", "0LÍVlA", errTaken},
		{"Güil", "guli", errTaken},
		{"Ana", "Ann", nil},
		{"Marta", "Matra", nil},
		{"Ñusta", "Íñigo", nil},
	} {
		gametest.MustDo(ana.SetName(names.ana))
		gametest.MustDo(bea.SetName("Bea"))
		if err := bea.SetName(names.bea); err != names.want {
			t.Errorf("beside %q another player is called %q: %v, want %v", names.ana, names.bea, err, names.want)
		}
	}
}

// Lines that make no sense are skipped, and the others count.
func TestDamagedTable(t *testing.T) {
	dir := t.TempDir()
	ana := At(dir, "a1")
	damaged := strings.ReplaceAll(`x
{"id":"../a","ns":1,AT}
{"id":"\u001b","ns":1,AT}
{"id":"b2","ns":-1,AT}
{"id":"b2","ns":3600000000000001,AT}
{"id":"b2","ns":1,"ended":"today"}
{"id":"b2","ns":1}
{"id":"b2","ns":20000000000,AT}
{"id":"c3"`, "AT", `"ended":"2026-11-24T12:00:00Z"`)
	gametest.MustDo(os.WriteFile(filepath.Join(dir, board+".txt"), []byte(damaged), 0o600))
	add(ana, after(30, 0)) // the line before has no line break
	want := []string{"1  20s", "2  30s me"}
	if got := rows(ana); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestWithoutATable(t *testing.T) {
	var none Table
	add(none, after(1, 1))
	if err := none.SetName("Анна"); err != nil || none.Exists() || len(rows(none)) > 0 {
		t.Errorf("Call fails with %v, or a table without a folder is kept", err)
	}
}
