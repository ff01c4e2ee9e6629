package boards

import "strings"

// formatOf returns the format of a text with this first line. A List and a Map both begin with a
// size, so formatOf returns Map for both. It also returns Map for a text that is no board.
func formatOf(line string) Format {
	f := Formats - 1
	for f > Map && !formats[f].suits(line) {
		f--
	}
	return f
}

// begins reports whether a line can be the first line of a board.
func begins(line string) bool { return formatOf(line) != Map || isSize(line) }

// readSized reads a Map or a List. Both begin with a size. A text that fits a List is a List.
func readSized(l *lines) (*Board, error) {
	asList, asMap := *l, *l
	list, listErr := readList(&asList)
	if listErr == nil {
		*l = asList
		return list, nil
	}
	body := *l
	body.written() // the size
	board, mapErr := readMap(&asMap)
	if mapErr != nil && !integers(body.rest) {
		return nil, mapErr
	}
	if mapErr == nil {
		after := asMap
		extra, _ := after.written()
		drawn := strings.TrimSuffix(body.rest, asMap.rest)
		whole := (extra == "" || begins(extra)) && !board.hasShortRows()
		if whole || !integers(drawn) || !integers(extra) {
			*l = asMap
			return board, nil
		}
	}
	if more, ok := listErr.(*moreMines); ok {
		listErr = more.count()
	}
	return nil, listErr
}
