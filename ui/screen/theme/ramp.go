package theme

import "buscaminas/ui/screen"

// A ramp has the background colors of closed cells by their chance of a mine. Each step is darker
// than the one before, so that a player can read the ramp without seeing its hues.
type ramp [screen.Risks]step

// A step of a ramp has its shades, and the color of the text on them.
type step struct {
	shades [screen.Shades]color
	ink    color
}

// warm goes from green over brown to red, for dark themes.
var warm = ramp{
	{shades("#68cdb8|80", "#56c7b0|79", "#7ad3c1|116"), "16"},
	{shades("#4fb06f|72", "#4ca96b|71", "#5ab579|108"), "16"},
	{shades("#7f8737|136", "#798134|100", "#848d39|101"), "16"},
	{shades("#84621f|130", "#7e5d1d|131", "#8a6720|243"), "231"},
	{shades("#8b4923|94", "#834521|58", "#924d24|241"), "231"},
	{shades("#8d2c29|124", "#842a26|125", "#962f2b|240"), "231"},
	{shades("#7e1641|88", "#74153d|89", "#871846|90"), "231"},
}

// deep is like the ramp warm, but for light themes: no step is as light as open ground.
var deep = ramp{
	{shades("#3cb49c|73", "#3aad96|72", "#3fbca3|109"), "16"},
	{shades("#469d63|71", "#44975f|70", "#49a467|35"), "16"},
	{shades("#7a8134|100", "#737b33|64", "#818938|65"), "16"},
	{shades("#81601e|130", "#7b5b1d|94", "#876520|95"), "231"},
	{shades("#814420|58", "#79401e|59", "#884822|239"), "231"},
	{shades("#792623|88", "#702320|89", "#812925|90"), "231"},
	{shades("#5e1131|52", "#540f2c|53", "#681236|54"), "231"},
}

// cool goes from blue to orange.
var cool = ramp{
	{shades("#7cc4f0|117", "#6ebdef|81", "#8bcbf2|153"), "16"},
	{shades("#63a3d2|110", "#589dcf|74", "#6daad5|111"), "16"},
	{shades("#5a87a6|103", "#56819f|102", "#618caa|139"), "16"},
	{shades("#726745|101", "#6d6241|100", "#796c48|65"), "231|16"},
	{shades("#77541e|130", "#714f1c|94", "#7e5920|95"), "231"},
	{shades("#7a3e11|124", "#723b10|125", "#814312|126"), "231"},
	{shades("#7c210a|88", "#731e09|89", "#85230b|90"), "231"},
}

// ash is gray.
var ash = ramp{
	{shades("#d0d0d0|253", "#c7c7c7|254", "#dadada|255"), "16"},
	{shades("#b3b3b3|251", "#ababab|252", "#bcbcbc|188"), "16"},
	{shades("#999999|248", "#929292|250", "#a1a1a1|249"), "16"},
	{shades("#828282|246", "#7b7b7b|247", "#898989|245"), "16"},
	{shades("#6c6c6c|244", "#666666|102", "#737373|243"), "231|16"},
	{shades("#585858|241", "#525252|242", "#5e5e5e|240"), "231"},
	{shades("#454545|238", "#3f3f3f|239", "#4b4b4b|237"), "231"},
}
