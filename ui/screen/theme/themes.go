package theme

import (
	"buscaminas/ui/screen"
	"buscaminas/ui/text"
)

// All returns all themes, the default first. Most inks are numbers of the palette of 256 colors,
// which take few bytes.
func All() []Theme {
	return []Theme{
		{
			Name:    text.Text{"oscuro", "dark"},
			inks:    dark(),
			grounds: slate(warm),
		},
		{
			Name: text.Text{"claro", "light"},
			inks: inks{
				numbers: [8]color{"20", "22", "124", "54", "52", "23", "16", "238"},
				grid:    "#7f8ea3|103", label: "240", text: "236", strong: "16",
				cursor: "#004a6b|17", accent: "#004a6b|17", flag: "#5c2e00|52", bad: "124", good: "22", odd: "53",
				safe: "#004d0c|16", unlikely: "#004646|16", possible: "#463800|16", likely: "88|52", mine: "88|52",
			},
			grounds: &grounds{
				page: "#fbfbf8|255", open: shades("#fbfbf8|255", "#eeeff2|231", "#f3f4f4|254"),
				closed: shades("#b8c5d5|249", "#b0bdcf|248", "#a9b7c9|247"), ended: "#e0e3ea|253",
				marks: [3]color{"#e3e9f2|253", "#9fb4d6|110", "#cfd6e4|252"}, chord: "#d8bd62|179",
				openLine: "#e6e7e5|253", tileLine: "#a0aec2|103",
				lit: "#ffb52e|214", shine: "16",
				risk: deep,
			},
		},
		{
			// The colors of the first Minesweeper, darkened to be readable.
			Name: text.Text{"clásico", "classic"},
			inks: inks{
				numbers: [8]color{"20", "22", "124", "18", "52", "23", "16", "238"},
				grid:    "#7c7c7c|244", label: "#3c3c3c|237", text: "#222222|235", strong: "16",
				cursor: "#00007b|17", accent: "#00007b|17", flag: "52", bad: "88", good: "22|16", odd: "#4b004b|53",
				safe: "#003300|16", unlikely: "#002e2e|16", possible: "#2e2400|16", likely: "52", mine: "52",
			},
			grounds: &grounds{
				page: "#c6c6c6|251", open: shades("#dadada|253", "#e4e4e4|254", "#d0d0d0|252"),
				closed: shades("#aaaaaa|248", "#a2a2a2|247", "#9b9b9b|246"), ended: "#c9c9d6|189",
				marks: [3]color{"#ecebd2|230", "#9292b8|146", "#d7d7c4|187"}, chord: "#c4ac5a|143",
				openLine: "#c8c8c8|251", tileLine: "#bcbcbc|250",
				lit: "231", shine: "16",
				risk: deep,
			},
		},
		{
			// The palette of M. Okabe and K. Ito, "Color Universal Design", 2008. Green, purple and
			// red are lightened to be readable on black.
			Name: text.Text{"daltónico", "colorblind"},
			inks: inks{
				numbers: [8]color{"#56b4e9|74", "#e69f00|214", "#3cc79a|79", "#f0e442|227",
					"#e8a6cb|182", "#ff9a57|209", "#eeeeee|255", "#bcbcbc|250"},
				grid: "#71809a|103", label: "248", text: "252", strong: "231",
				cursor: "#f0e442|227", accent: "#f0e442|227", flag: "#ffc14d|221", bad: "#ff9a57|209", good: "#7cc8f2|117", odd: "#e8a6cb|182",
				safe: "#a5dbfb|195", unlikely: "#86e6c3|158", possible: "#f0e442|227", likely: "#ffc14d|221", mine: "#ffc9a8|223",
			},
			grounds: slate(cool),
		},
		{
			Name: text.Text{"contraste", "contrast"},
			inks: inks{
				numbers: [8]color{"117", "120", "217", "219", "221", "123", "231", "255"},
				grid:    "255", label: "255", text: "255", strong: "231",
				cursor: "226", accent: "226", flag: "226", bad: "217", good: "120", odd: "219",
				safe: "157", unlikely: "159", possible: "229", likely: "223", mine: "224",
			},
			grounds: &grounds{
				page: "16", open: shades("16", "233", "232"),
				closed: shades("#3e3e4e|238", "#363648|237", "#444456|239"), ended: "#1c1c28|234",
				marks: [3]color{"#262633|235", "#4a4a5e|240", "#30304a|236"}, chord: "#5a4a10|58",
				openLine: "#444444|238", tileLine: "#8a8aa0|246",
				lit: "226", shine: "16",
				risk: warm,
			},
		},
		{
			// This theme uses the terminal's own colors.
			Name: text.Text{"terminal", "terminal"},
			inks: sixteen,
		},
		{
			Name: text.Text{"monocromo", "mono"},
			gray: true,
			inks: inks{
				numbers: [8]color{"252", "252", "252", "252", "252", "252", "252", "252"},
				grid:    "244", label: "248", text: "252", strong: "231",
				cursor: "231", accent: "231", flag: "231", bad: "231", good: "231", odd: "231",
				safe: "231", unlikely: "255", possible: "255", likely: "255", mine: "231",
			},
			grounds: &grounds{
				page: "#121212|233", open: shades("#121212|233", "#1b1b1b|16", "#0a0a0a|232"),
				closed: shades("#424242|238", "#3b3b3b|237", "#4a4a4a|239"), ended: "#2a2a2a|235",
				marks: [3]color{"#303030|236", "#585858|240", "#383838|237"}, chord: "#606060|241",
				openLine: "#2a2a2a|235", tileLine: "#606060|241",
				lit: "#eeeeee|255", shine: "#121212|233",
				risk: ash,
			},
		},
	}
}

// sixteen are the inks on terminals with 16 colors. The background may be black or white: text is in
// the terminal's own color, and only magenta, bright red and bright blue can be read on both.
var sixteen = inks{
	numbers: [8]color{"12", "", "9", "5", "9", "12", "", "5"},
	cursor:  "5", accent: "5", flag: "9", bad: "9", good: "12", odd: "12",
	safe: "12", likely: "9", mine: "9",
}

// dark returns the inks of the default theme.
func dark() inks {
	return inks{
		numbers: [8]color{"111", "114", "210", "183", "215", "80", "255", "250"},
		grid:    "#71809a|103", label: "248", text: "252", strong: "231",
		cursor: "221", accent: "221", flag: "#ffc14d|221", bad: "210", good: "114", odd: "213",
		safe: "114|157", unlikely: "151|194", possible: "222", likely: "#ffc9a8|223", mine: "217|224",
	}
}

// slate returns the backgrounds of the default theme. The parameter risk has the backgrounds of
// closed cells by their chance of a mine.
func slate(risk ramp) *grounds {
	return &grounds{
		page: "#15171b|233", open: shades("#15171b|233", "#1b1e23|16", "#0e1013|232"),
		closed: shades("#344056|238", "#303c52|237", "#394660|239"), ended: "#2a2f3c|235",
		marks: [3]color{"#2d333c|236", "#425069|240", "#343a48|237"}, chord: "#54492c|58",
		openLine: "#292c33|235", tileLine: "#505f7d|243",
		lit: "#f3d27a|222", shine: "#15171b|233",
		risk: risk,
	}
}

func shades(a, b, c color) [screen.Shades]color { return [screen.Shades]color{a, b, c} }
