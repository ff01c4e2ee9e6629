// Package background tells lipgloss that the background is dark, before Bubble Tea can ask the
// terminal. Bubble Tea asks when it is initialized. If the terminal does not answer, the program
// hangs for seconds, even for --version. Import this package wherever Bubble Tea is imported.
// Packages are initialized in the order of their import paths, so this package comes first.
package background

import "github.com/charmbracelet/lipgloss"

func init() { lipgloss.SetHasDarkBackground(true) }
