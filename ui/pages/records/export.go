package records

import (
	"bytes"

	"buscaminas/ui/archive/stats"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// exported is the message with the result of writing the games to files. On a server it has the
// games to copy, as CSV.
type exported struct {
	csv string
	err error
}

// export writes the games to files in the folder of the archive. A player on a server has no folder
// for files, so there it copies the games to the clipboard instead.
func (p *model) export() tea.Cmd {
	kept, games, lang, copies := p.Archive, p.games, p.Lang, p.Served != nil
	return p.InTurn(func() tea.Msg {
		if !copies {
			return exported{err: kept.Export(games, lang)}
		}
		var csv bytes.Buffer
		err := stats.WriteCSV(&csv, games, lang)
		return exported{csv.String(), err}
	})
}

// tell says whether the export has succeeded. On a server, it first copies the games to the
// clipboard.
func (p *model) tell(e exported) {
	said := p.Lang.Say("Guardados games.csv y games.json en %s", "games.csv and games.json saved to %s", p.Archive.Dir())
	if p.Served != nil && e.err == nil {
		switch said = p.Lang.Say("Partidas enviadas a tu terminal, en CSV", "Games sent to your terminal, as CSV"); {
		case len(e.csv) > page.MaxCopied:
			p.refuse(p.Lang.Say("Son demasiadas partidas para copiarlas", "There are too many games to copy"))
			return
		case p.Copy == nil:
			p.refuse(p.Lang.Say("Aquí no hay portapapeles", "There is no clipboard here"))
			return
		}
		_, e.err = p.Copy(e.csv)
	}
	p.told = screen.Message.Of(said)
	if e.err != nil {
		p.refuse(words.Error(e.err, p.Lang))
	}
}
