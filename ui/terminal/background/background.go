// Package background settles for lipgloss whether the background is dark, before
// anything asks the terminal. Bubble Tea asks in its own init, and then a
// terminal that does not answer keeps the program silent for seconds, even for
// --version. Import it for that effect alone, wherever Bubble Tea is imported:
// packages are initialized in the order of their import paths, and this one
// comes before those of Bubble Tea.
package background

import "github.com/charmbracelet/lipgloss"

func init() { lipgloss.SetHasDarkBackground(true) }
