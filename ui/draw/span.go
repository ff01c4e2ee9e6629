package draw

// A Span is text in one ink.
type Span struct {
	Ink  Ink
	Text string
}

// Of returns text in this ink.
func (i Ink) Of(text string) Span { return Span{i, text} }
