package theme

import "buscaminas/ui/text"

// All returns all themes, the default first. Most inks are numbers of the palette of 256 colors,
// because these take few bytes to send.
func All() []Theme {
	return []Theme{
		{
			Name: text.Text{"oscuro", "dark"},
			inks: inks{
				"line": "#71809a|103", "label": "248", "text": "252", "strong": "231", "open-line": "#292c33|235", "tile-line": "#505f7d|243",
				"cursor": "221", "accent": "221", "flag": "#ffc14d|221", "mine": "210", "good": "114", "wrong": "213",
				"safe": "114|157", "unlikely": "151|194", "possible": "222", "likely": "#ffc9a8|223", "sure-mine": "217|224",
			}.numbered("111", "114", "210", "183", "215", "80", "255", "250"),
			grounds: slate(warm),
		},
		{
			Name: text.Text{"claro", "light"},
			inks: inks{
				"line": "#7f8ea3|103", "label": "240", "text": "236", "strong": "16", "open-line": "#e6e7e5|253", "tile-line": "#a0aec2|103",
				"cursor": "#004a6b|17", "accent": "#004a6b|17", "flag": "#5c2e00|52", "mine": "124", "good": "22", "wrong": "53",
				"safe": "#004d0c|16", "unlikely": "#004646|16", "possible": "#463800|16", "likely": "88|52", "sure-mine": "88|52",
			}.numbered("20", "22", "124", "54", "52", "23", "16", "238"),
			grounds: ground(deep,
				"#fbfbf8|255", "#fbfbf8|255", "#eeeff2|231", "#f3f4f4|254", "#b8c5d5|249", "#b0bdcf|248", "#a9b7c9|247",
				"#e0e3ea|253", "#e3e9f2|253", "#9fb4d6|110", "#cfd6e4|252", "#d8bd62|179", "#ffb52e|214"),
		},
		{
			// The colors of the first Minesweeper, darkened to be readable.
			Name: text.Text{"clásico", "classic"},
			inks: inks{
				"line": "#7c7c7c|244", "label": "#3c3c3c|237", "text": "#222222|235", "strong": "16", "open-line": "#c8c8c8|251", "tile-line": "#bcbcbc|250",
				"cursor": "#00007b|17", "accent": "#00007b|17", "flag": "52", "mine": "88", "good": "22|16", "wrong": "#4b004b|53",
				"safe": "#003300|16", "unlikely": "#002e2e|16", "possible": "#2e2400|16", "likely": "52", "sure-mine": "52",
			}.numbered("20", "22", "124", "18", "52", "23", "16", "238"),
			grounds: ground(deep,
				"#c6c6c6|251", "#dadada|253", "#e4e4e4|254", "#d0d0d0|252", "#aaaaaa|248", "#a2a2a2|247", "#9b9b9b|246",
				"#c9c9d6|189", "#ecebd2|230", "#9292b8|146", "#d7d7c4|187", "#c4ac5a|143", "231"),
		},
		{
			// The palette of M. Okabe and K. Ito, "Color Universal Design", 2008. Green, purple and
			// red are lightened to be readable on black.
			Name: text.Text{"daltónico", "colorblind"},
			inks: inks{
				"line": "#71809a|103", "label": "248", "text": "252", "strong": "231", "open-line": "#292c33|235", "tile-line": "#505f7d|243",
				"cursor": "#f0e442|227", "accent": "#f0e442|227", "flag": "#ffc14d|221", "mine": "#ff9a57|209", "good": "#7cc8f2|117", "wrong": "#e8a6cb|182",
				"safe": "#a5dbfb|195", "unlikely": "#86e6c3|158", "possible": "#f0e442|227", "likely": "#ffc14d|221", "sure-mine": "#ffc9a8|223",
			}.numbered("#56b4e9|74", "#e69f00|214", "#3cc79a|79", "#f0e442|227", "#e8a6cb|182", "#ff9a57|209", "#eeeeee|255", "#bcbcbc|250"),
			grounds: slate(cool),
		},
		{
			Name: text.Text{"contraste", "contrast"},
			inks: inks{
				"line": "255", "label": "255", "text": "255", "strong": "231", "open-line": "#444444|238", "tile-line": "#8a8aa0|246",
				"cursor": "226", "accent": "226", "flag": "226", "mine": "217", "good": "120", "wrong": "219",
				"safe": "157", "unlikely": "159", "possible": "229", "likely": "223", "sure-mine": "224",
			}.numbered("117", "120", "217", "219", "221", "123", "231", "255"),
			grounds: ground(warm,
				"16", "16", "233", "232", "#3e3e4e|238", "#363648|237", "#444456|239",
				"#1c1c28|234", "#262633|235", "#4a4a5e|240", "#30304a|236", "#5a4a10|58", "226"),
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
				"line": "244", "label": "248", "text": "252", "strong": "231", "open-line": "#2a2a2a|235", "tile-line": "#606060|241",
				"cursor": "231", "accent": "231", "flag": "231", "mine": "231", "good": "231", "wrong": "231",
				"safe": "231", "unlikely": "255", "possible": "255", "likely": "255", "sure-mine": "231",
			}.numbered("252", "252", "252", "252", "252", "252", "252", "252"),
			grounds: ground(ash,
				"#121212|233", "#121212|233", "#1b1b1b|16", "#0a0a0a|232", "#424242|238", "#3b3b3b|237", "#4a4a4a|239",
				"#2a2a2a|235", "#303030|236", "#585858|240", "#383838|237", "#606060|241", "#eeeeee|255"),
		},
	}
}

// sixteen has the inks for terminals with 16 colors. Text has the terminal's default color. Other
// inks are magenta, bright red or bright blue, which are readable on both black and white.
var sixteen = inks{
	"cursor": "5", "accent": "5", "flag": "9", "mine": "9", "good": "12", "wrong": "12",
	"safe": "12", "likely": "9", "sure-mine": "9",
}.numbered("12", "", "9", "5", "9", "12", "", "5")

// slate returns the backgrounds of the default theme, with the ramp risk for closed cells by their
// chance of a mine.
func slate(risk ramp) *grounds {
	return ground(risk,
		"#15171b|233", "#15171b|233", "#1b1e23|16", "#0e1013|232", "#344056|238", "#303c52|237", "#394660|239",
		"#2a2f3c|235", "#2d333c|236", "#425069|240", "#343a48|237", "#54492c|58", "#f3d27a|222")
}
