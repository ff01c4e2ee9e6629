package lines_test

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/lines"
)

// The spoken menu has the daily board, codes, records and the last games, and says that no game
// waits. A daily board that waits goes on.
func TestSpokenMenuHasEverything(t *testing.T) {
	dir := t.TempDir()
	got := keeping(t, dir, spoken(lines.Options{}), "6", "12", "1", "salir", "12", "1", "abandonar", "14", "15", "13", "xx", "1000-000-07E", "abandonar", "5")
	at := 0
	for _, want := range []string{
		"No hay partidas en espera.", "Los siguientes llegan dentro de", "Principiante del día ", "No hace falta adivinar.", "Te espera donde la dejaste",
		"Has abierto ", // the game goes on
		"abandonado la partida para siempre", "Principiante, restantes: ninguna partida cuenta.",
		": abandonada a los ", "El código ", "Código 1000-000-07E.",
	} {
		i := strings.Index(got[at:], want)
		if i < 0 {
			t.Fatalf("no %q after what comes before in\n%s", want, got)
		}
		at += i + len(want)
	}
}

// A category is named in words, with its grid.
func TestCategoriesAreNamedInWords(t *testing.T) {
	hive := spoken(lines.Options{})
	got := keeping(t, t.TempDir(), hive, "9", "12", "1", "E5", "abandonar", "14", "5")
	wantIn(t, got, "Principiante, hexagonal, restantes: ")
}

// Moves can be said in words, in both languages, and a row alone is asked about by its name.
func TestMovesInWords(t *testing.T) {
	setup := onBoard(t, "list-3x3.txt", game.Classic)
	got := play(t, spoken(setup), "marca A1", "desmarca A1", "flag A1", "open B2", "B2?", "C", "3", "")
	wantIn(t, got, "A1: marcada.", "A1: sin marca.", "B2: un 1.", "Columna de la fila C: ", "Has ganado")
	if n := strings.Count(got, "A1: marcada."); n != 2 {
		t.Errorf("A1 was flagged %d times, want 2 and a flag taken back between:\n%s", n, got)
	}
	if got := play(t, onBoard(t, "list-3x3.txt", game.Classic), "marca A1", "salir"); !strings.Contains(got, "MARCADAS: 1") {
		t.Errorf("the drawn game does not understand words:\n%s", got)
	}
	strict := onBoard(t, "list-3x3.txt", game.Strict)
	if got := play(t, strict, "marca A1", "salir"); !strings.Contains(got, "ENTRADA ERRONEA") { // as published
		t.Errorf("the strict game understands words:\n%s", got)
	}
}

// A long list is told by tens.
func TestLongListsAreToldByTens(t *testing.T) {
	got := keeping(t, t.TempDir(), spoken(lines.Options{}), "10", "más", "más", "más", "", "5")
	for _, want := range []string{"Hay 13 más: escribe más para oír el resto.", "Hay 3 más: escribe más para oír el resto."} {
		if n := strings.Count(got, want); n != 1 {
			t.Errorf("%q stands %d times in\n%s", want, n, got)
		}
	}
	if !strings.Contains(got, "Escribe un número del 0 al 22.") { // nothing is left to tell
		t.Errorf("a third más is not refused:\n%s", got)
	}
}

// Whoever types the word that leaves a game comes back from a list as well.
func TestAListIsLeftByAWord(t *testing.T) {
	got := play(t, spoken(lines.Options{}), "16", "2", "salir", "salir", "5")
	if strings.Contains(got, "Escribe un número del 1 al 7.") || strings.Count(got, "Opción: ") != 2 {
		t.Errorf("the lists are not left:\n%s", got)
	}
}

// The help about grids says in words whom a cell touches, and reads out no drawing.
func TestGridsAreToldInWords(t *testing.T) {
	got := play(t, spoken(onBoard(t, "hex-9x10.txt", game.LeftToFind)), "ayuda cuadrículas", "salir")
	wantIn(t, got,
		"Cuadrada: C3 toca B3, B4, C4, D4, D3, D2, C2 y B2.",
		"Hexagonal: C3 toca B4, C4, D4, D3, C2 y B3.",
		"desplazada media celda a la derecha",
	)
	if strings.Contains(got, "Fila A: ") {
		t.Errorf("a drawing is read out:\n%s", got)
	}
}
