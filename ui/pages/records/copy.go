package records

import (
	"buscaminas/ui/page"
	"bytes"

	"buscaminas/ui/archive/stats"
	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

var (
	copiedGames = text.Text{"Partidas copiadas, en CSV", "Games copied, as CSV"}
	tooMany     = text.Text{
		"Son demasiadas partidas para copiarlas", "There are too many games to copy"}
	copiedNowhere = text.Text{"Aquí no se puede copiar", "Nothing can be copied here"}
)

// copyGames copies the games to the clipboard as CSV, for a player on a server, who has no folder
// for a file.
func (p *Page) copyGames() tea.Cmd {
	var csv bytes.Buffer
	err := stats.WriteCSV(&csv, p.games, p.Lang)
	switch {
	case err == nil && csv.Len() > page.MaxCopied:
		p.refuse(tooMany.In(p.Lang))
		return nil
	case err == nil && p.Copy == nil:
		p.refuse(copiedNowhere.In(p.Lang))
		return nil
	case err == nil:
		err = p.Copy(csv.String())
	}
	if err != nil {
		p.refuse(words.Error(err, p.Lang))
		return nil
	}
	p.told = screen.Message.Of(copiedGames.In(p.Lang))
	return nil
}
