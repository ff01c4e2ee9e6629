package ui

import (
	"testing"
	"time"
)

// For a beginner, the panel shows the six keys, and for others the results on such boards. After
// the end it compares the result, and suggests what to play next.
func TestThePanelInPlayAndAtTheEnd(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.resize(120, 40)
	p.answer(p.press("1"))
	for i, took := range []time.Duration{20 * time.Second, 10 * time.Second, 30 * time.Second} {
		p.sees("Las seis teclas", "Espacio  abre la celda")
		p.win(took)
		p.sees("récord", "ritmo ", "Cómo jugaste", "precisión",
			"Y ahora", "Enter  otra partida", "F      juega contra esta misma", "y      copia el resultado")
		if i > 0 {
			p.sees("tu media")
		}
		p.at = p.at.Add(time.Hour)
		if i < 2 {
			p.answer(p.press("enter"))
		}
	}
	p.answer(p.press("F"))
	p.sees("fantasma", "Contra esta partida")
	p.press("n")
	p.answer(p.press("q"))
	p.answer(p.press("1"))
	p.doesNotSee("Las seis teclas")
	p.sees("En tableros como este", "mejor tiempo                  10,0 s", "media                         20,0 s",
		"ganadas                       3 de 3", "racha                 3; la mayor, 3")
}
