// Package background tells lipgloss that the background is dark, before anything asks the terminal.
// Otherwise Bubble Tea asks when it is initialized, and if the terminal does not answer, the
// program hangs for seconds, even for --version. Import this package wherever Bubble Tea is
// imported. Packages are initialized in the order of their import paths, so this one comes first.
package background

import "github.com/charmbracelet/lipgloss"

func init() { lipgloss.SetHasDarkBackground(true) }
