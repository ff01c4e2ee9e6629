package library

import (
	"os"
	"path/filepath"
	"testing"

	"buscaminas/ui/page"
)

// A folder lists the videos of other programs, though most are not text. The preview names the
// program, and opening one offers what a saved game offers.
func TestVideosAreListed(t *testing.T) {
	texts := map[string]string{"program": "\x7fELF\x00\x01"}
	for _, file := range []string{"beginner.avf", "expert-2007.mvf", "beginner-1.rmv", "beginner-4.evf", "tatham.sav", "beginner.rawvf"} {
		data, err := os.ReadFile(filepath.Join("../../../boards/videos/testdata", file))
		if err != nil {
			t.Fatal(err)
		}
		texts[file] = string(data)
	}
	p := browse(t, texts)
	p.Sees("beginner.avf", "expert-2007.mvf", "beginner-1.rmv", "beginner-4.evf", "tatham.sav", "beginner.rawvf")
	p.DoesNotSee("program")
	p.Send(p.Press("down")()) // onto "beginner-1.rmv"
	p.Sees("vídeo de Viennasweeper", "8x8, cuadrada, minas: 10")
	p.Send(p.Press("down")())
	p.Sees("vídeo de Metasweeper")
	p.Send(p.Press("down")())
	p.Sees("vídeo de Arbiter", "8x8, cuadrada, minas: 10")
	p.Settle("enter")
	if asked, ok := p.Request().(page.Challenge); !ok || asked.Game.Video == nil || asked.File != "beginner.avf" {
		t.Errorf("the page asks for %+v, want to show the game", p.Request())
	}
}
