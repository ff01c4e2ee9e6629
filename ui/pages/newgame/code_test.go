package newgame

import (
	"testing"

	"buscaminas/ui/page/pagetest"
)

func TestCodeWithATypingErrorIsRefused(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 80, 24, NewCode(""))
	p.Type("3000-KAA-819")
	p.Press("enter")
	p.Sees("errata")
	p.Press("esc")
	p.WantBack()
}

// The page gives an example of a code, which can be played.
func TestCodePageHasAnExample(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 80, 24, NewCode(""))
	p.Sees("3000-KAA-818", "«y»", "dos veces para copiar el suyo")
	p.Resize(100, 30)
	p.Sees("Aquí se verá qué tablero")
	p.Type("Prueba este, que es muy difícil, y dime cuánto has tardado en despejarlo entero: «3000-KAA-818».")
	p.Sees("─ 3000-KAA-818 ─", "Densidad")
	p.Press("enter")
	setup := p.WantPlay()
	if code, _ := p.Begin(setup).Setup.Code(); code != "3000-KAA-818" {
		t.Errorf("the board has the code %s", code)
	}
}
