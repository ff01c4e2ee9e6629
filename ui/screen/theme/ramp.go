package theme

import "buscaminas/ui/screen"

// A ramp has the grounds of closed cells by their chance of a mine. It grows darker from step to
// step, so that whoever cannot tell its colours apart reads it, too.
type ramp [screen.Risks]step

// A step of a ramp is its shades, and what can be read on them.
type step struct {
	shades [screen.Shades]color
	ink    color
}

// warm goes from green over brown to red, for dark themes.
var warm = ramp{
	{shades("#7dd4c2|80", "#6bceba|116", "#8fdacb|79"), "16"},
	{shades("#67bb83|72", "#5ab578|108", "#74c18d|71"), "16"},
	{shades("#8f983e|136", "#89923b|137", "#959f41|101"), "16"},
	{shades("#9e7525|131", "#977023|166", "#a47b27|132"), "16"},
	{shades("#9f5428|94", "#975026|95", "#a7582a|96"), "231"},
	{shades("#99302c|124", "#912d2a|125", "#a2332f|126"), "231"},
	{shades("#801742|88", "#76153d|89", "#881847|90"), "231"},
}

// deep is warm for light themes: no step is as light as open ground.
var deep = ramp{
	{shades("#3cb49c|73", "#3aad96|109", "#3fbca3|72"), "16"},
	{shades("#469d63|71", "#44975f|35", "#49a467|70"), "16"},
	{shades("#7a8134|100", "#737b33|65", "#818938|64"), "16"},
	{shades("#81601e|130", "#7b5b1d|95", "#876520|94"), "231"},
	{shades("#814420|124", "#79401e|126", "#884822|125"), "231"},
	{shades("#792623|88", "#702320|90", "#812925|89"), "231"},
	{shades("#5e1131|52", "#540f2c|53", "#681236|54"), "231"},
}

// cool goes from blue to orange.
var cool = ramp{
	{shades("#8dccf2|117", "#7ec5f1|153", "#9dd3f4|81"), "16"},
	{shades("#77b0d8|110", "#6daad5|111", "#83b7db|74"), "16"},
	{shades("#7097b2|103", "#6891ae|139", "#789db6|102"), "16"},
	{shades("#897c52|101", "#83764e|100", "#8f8156|65"), "16"},
	{shades("#896022|130", "#835b21|94", "#906524|95"), "231"},
	{shades("#844413|124", "#7d4012|125", "#8b4814|126"), "231"},
	{shades("#7e210a|88", "#751f09|89", "#86240b|90"), "231"},
}

// ash has no colours.
var ash = ramp{
	{shades("#d0d0d0|253", "#c7c7c7|254", "#dadada|255"), "16"},
	{shades("#b3b3b3|251", "#ababab|252", "#bcbcbc|188"), "16"},
	{shades("#999999|248", "#929292|250", "#a1a1a1|249"), "16"},
	{shades("#828282|246", "#7b7b7b|247", "#898989|245"), "16"},
	{shades("#6c6c6c|244", "#666666|102", "#737373|243"), "231|16"},
	{shades("#585858|241", "#525252|242", "#5e5e5e|240"), "231"},
	{shades("#454545|238", "#3f3f3f|239", "#4b4b4b|237"), "231"},
}
