package theme

import "buscaminas/ui/screen"

// A ramp holds the backgrounds of closed cells by their chance of a mine. Each step is darker than
// the step before, so that a player can read the ramp without seeing its hues.
type ramp [screen.Risks][screen.Shades]color

// tones returns the shades a, b and c of a step of a [ramp]. On a terminal with 256 colors, all
// three are the color few: the nearest other colors would look like another step.
func tones(few, a, b, c color) [screen.Shades]color {
	return [...]color{a + "|" + few, b + "|" + few, c + "|" + few}
}

// warm is the ramp of dark themes, from green over brown to red.
var warm = ramp{
	tones("80", "#68cdb8", "#56c7b0", "#7ad3c1"),
	tones("72", "#4fb06f", "#4ca96b", "#5ab579"),
	tones("71", "#7f8737", "#798134", "#848d39"),
	tones("100", "#84621f", "#7e5d1d", "#8a6720"),
	tones("130", "#8b4923", "#834521", "#924d24"),
	tones("124", "#8d2c29", "#842a26", "#962f2b"),
	tones("88", "#7e1641", "#74153d", "#871846"),
}

// deep is the ramp of light themes, from green over brown to red. Its steps are darker than open
// ground.
var deep = ramp{
	tones("73", "#3cb49c", "#3aad96", "#3fbca3"),
	tones("72", "#469d63", "#44975f", "#49a467"),
	tones("71", "#7a8134", "#737b33", "#818938"),
	tones("100", "#81601e", "#7b5b1d", "#876520"),
	tones("130", "#814420", "#79401e", "#884822"),
	tones("88", "#792623", "#702320", "#812925"),
	tones("52", "#5e1131", "#540f2c", "#681236"),
}

// cool is the ramp of the theme for the colorblind, from blue to orange.
var cool = ramp{
	tones("117", "#7cc4f0", "#6ebdef", "#8bcbf2"),
	tones("110", "#63a3d2", "#589dcf", "#6daad5"),
	tones("103", "#5a87a6", "#56819f", "#618caa"),
	tones("101", "#726745", "#6d6241", "#796c48"),
	tones("94", "#77541e", "#714f1c", "#7e5920"),
	tones("124", "#7a3e11", "#723b10", "#814312"),
	tones("88", "#7c210a", "#731e09", "#85230b"),
}

// ash is a gray ramp.
var ash = ramp{
	tones("253", "#d0d0d0", "#c7c7c7", "#dadada"),
	tones("251", "#b3b3b3", "#ababab", "#bcbcbc"),
	tones("248", "#999999", "#929292", "#a1a1a1"),
	tones("246", "#828282", "#7b7b7b", "#898989"),
	tones("244", "#6c6c6c", "#666666", "#737373"),
	tones("241", "#585858", "#525252", "#5e5e5e"),
	tones("238", "#454545", "#3f3f3f", "#4b4b4b"),
}
