package serve

import (
	"strings"
	"testing"

	"buscaminas/ui/text"
)

func TestLocaleOfTheClient(t *testing.T) {
	h := start(t, func(s *Server) { s.Lang = text.Spanish })
	for _, test := range []struct {
		env         map[string]string
		sees, leave string
		ascii       bool
	}{
		{nil, "Press E for English", "Has jugado como invitado", false},
		{map[string]string{"LANG": "en_GB.UTF-8"}, "Beginner", "You were a guest", false},
		{map[string]string{"LANG": "C"}, "Principiante", "Has jugado como invitado", true},
		{map[string]string{"LANG": "en_US.ISO-8859-1"}, "Beginner", "You were a guest", true},
		{map[string]string{"COLUMNS": "60", "TERM": "foot"}, "Principiante", "Has jugado como invitado", false},
	} {
		p := begin(t, h.dial(nil), "", test.env)
		p.sees(test.sees)
		p.types("q")
		p.ends(test.leave)
		if ascii := strings.IndexFunc(p.sent(), func(r rune) bool { return r > '~' }) < 0; ascii != test.ascii {
			t.Errorf("%v: only ASCII: %t", test.env, ascii)
		}
		if every := strings.Contains(p.sent(), "48;2;"); every != (test.env["TERM"] == "foot") {
			t.Errorf("%v: every colour is sent: %t", test.env, every)
		}
	}
}

func TestRefusalSpeaksTheLanguageOfTheClient(t *testing.T) {
	h := start(t, func(s *Server) { s.Lang = text.English })
	for lang, want := range map[string]string{
		"es_ES.UTF-8":  "Este servidor es solo para jugar al buscaminas: no copia ficheros ni ejecuta órdenes.",
		"es_ES.latin1": "Este servidor es solo para jugar al buscaminas: no copia ficheros ni ejecuta ordenes.",
		"en_US.UTF-8":  "This server is only for playing Minesweeper",
	} {
		s, err := h.dial(nil).NewSession()
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Setenv("LANG", lang); err != nil {
			t.Fatal(err)
		}
		if out, _ := s.CombinedOutput("scp -t /tmp"); !strings.Contains(string(out), want) {
			t.Errorf("%s: %q", lang, out)
		}
	}
}

func TestOptionsOfThePlayerComeBeforeTheLocale(t *testing.T) {
	h, key := start(t), newSigner(t)
	p := begin(t, h.dial(key), "", map[string]string{"LANG": "en_GB.UTF-8"})
	p.sees("Beginner")
	p.does("o", "Language", "\r", "Idioma", "\x1b", "Principiante")
	p.types("q")
	p.ends()
	p = begin(t, h.dial(key), "", map[string]string{"LANG": "en_GB.UTF-8"})
	p.sees("Principiante")
	h.stop()
	p.ends("El servidor se cierra. Tu partida te espera.")
}
