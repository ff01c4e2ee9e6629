package cli

import (
	"runtime/debug"
	"strings"
)

// version returns the version of the program.
func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}

// date returns the day of the commit from which the program was built, or "" if not known.
func date() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if day, _, ok := strings.Cut(s.Value, "T"); s.Key == "vcs.time" && ok {
				return day
			}
		}
	}
	return ""
}
