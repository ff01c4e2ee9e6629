package draw

// A strip is what a row or a seam shows where no cursor is: its pieces, one after the other.
// A step of the cursor writes those anew that are near it, and takes the others from here.
type strip struct {
	out  []byte
	ends []end
}

// An end is where a piece of a strip ends, and what the pen is on there.
type end struct {
	at int
	on style
}

// pieces writes n pieces of line i of the frame, of which those from one to another may look
// other than without the cursor; the last of these ends as it does without.
func (d *drawing) pieces(i, n, from, to int, piece func(i int, near bool)) {
	kept := &d.strips[i]
	if len(kept.ends) != n {
		d.keep(kept, n, piece)
	}
	for i := 0; i < n; {
		// What turns the inks of the first on depends on what stands before the strip.
		if near := from <= i && i <= to; near || i == 0 {
			piece(i, near)
			i++
			continue
		}
		last := n - 1
		if i < from {
			last = min(last, from-1)
		}
		d.Out = append(d.Out, kept.out[kept.ends[i-1].at:kept.ends[last].at]...)
		d.on = kept.ends[last].on
		i = last + 1
	}
}

// keep makes a strip of n pieces.
func (d *drawing) keep(s *strip, n int, piece func(i int, near bool)) {
	line := d.Pen
	d.Out, s.ends = s.out[:0], s.ends[:0]
	for i := range n {
		piece(i, false)
		s.ends = append(s.ends, end{len(d.Out), d.on})
	}
	s.out, d.Pen = d.Out, line
}
