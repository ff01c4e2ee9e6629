// Package svg makes an SVG picture of a screen. Every cell is a box of the same size, filled with
// its background. Walls are paths, so that no font leaves gaps in them. Other characters are text.
//
//	data := svg.Picture(svg.FrameOf(grid, palette), "the end of a game")
package svg

import (
	"fmt"
	"html"
	"slices"
	"strings"
)

// The size of a cell, in pixels, and the middle of the cell, where lines run. The middle is shifted
// by half a pixel, so that a line one pixel wide covers whole pixels.
const (
	cellWidth  = 10
	cellHeight = 20
	middleX    = 5.5
	middleY    = 10.5
)

// Picture returns a frame as SVG. The title is for screen readers.
func Picture(f Frame, title string) []byte {
	var d document
	d.paint(f, nil)
	return d.whole(f, title, "")
}

// A document is a picture being written.
type document struct {
	body  strings.Builder
	rules []string // the rules of the classes, in order of their first use
}

// whole returns the complete SVG picture. The frame f determines its size and background. The style
// sheet has extraRules and the rules of the classes.
func (d *document) whole(f Frame, title, extraRules string) []byte {
	width, height := f.width()*cellWidth, len(f.rows)*cellHeight
	var b strings.Builder
	b.WriteString(`<svg xmlns="http://www.w3.org/2000/svg"`)
	fmt.Fprintf(
		&b,
		` viewBox="0 0 %d %d" width="%d" height="%d" role="img">`+"\n",
		width,
		height,
		width,
		height,
	)
	fmt.Fprintf(&b, "<title>%s</title>\n<style>\n", html.EscapeString(title))
	b.WriteString(
		"text{font:16.6px ui-monospace,SFMono-Regular,Menlo,Consolas,\"DejaVu Sans Mono\",monospace;" +
			"text-anchor:middle;white-space:pre}\npath{shape-rendering:crispEdges}\n",
	)
	b.WriteString(extraRules)
	for _, rule := range d.rules {
		fmt.Fprintf(&b, ".%s{%s}\n", d.class(rule), rule)
	}
	fmt.Fprintf(&b, "</style>\n"+`<path fill="%s" d="M0 0h%dv%dh-%dz"/>`+"\n", f.ground, width, height, width)
	b.WriteString(d.body.String())
	b.WriteString("</svg>\n")
	return []byte(b.String())
}

// class returns the class name of a style rule. Rules that are used first get the shortest names.
func (d *document) class(rule string) string {
	n := slices.Index(d.rules, rule)
	if n < 0 {
		n = len(d.rules)
		d.rules = append(d.rules, rule)
	}
	const letters = "abcdefghijklmnopqrstuvwxyz"
	name := letters[n%len(letters):][:1]
	if n >= len(letters) {
		name += fmt.Sprint(n / len(letters))
	}
	return name
}

func (d *document) path(rule, steps string) {
	fmt.Fprintf(&d.body, `<path class="%s" d="%s"/>`+"\n", d.class(rule), steps)
}
