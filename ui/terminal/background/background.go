// Package background tells lipgloss that the background is dark, before anything asks the terminal.
// Otherwise Bubble Tea would ask when it is initialized, and if the terminal does not answer, the
// program is silent for seconds, even for --version. Import this package wherever Bubble Tea is
// imported: packages are initialized in the order of their import paths, and this one comes before
// those of Bubble Tea.
package background

import "github.com/charmbracelet/lipgloss"

func init() { lipgloss.SetHasDarkBackground(true) }
