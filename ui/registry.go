package ui

import (
	"fmt"

	"buscaminas/ui/page"
	"buscaminas/ui/pages/day"
	"buscaminas/ui/pages/help"
	"buscaminas/ui/pages/library"
	"buscaminas/ui/pages/library/shelf"
	"buscaminas/ui/pages/menu"
	"buscaminas/ui/pages/newgame"
	"buscaminas/ui/pages/newgame/races"
	"buscaminas/ui/pages/options"
	"buscaminas/ui/pages/play"
	"buscaminas/ui/pages/records"
	"buscaminas/ui/pages/replay"
	"buscaminas/ui/pages/school"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/pages/school/teach"
	"buscaminas/ui/pages/waiting"
)

// registry has a row for each page that can be made from its request and the [memory] of the
// pages. The menu, the games and the editor need more, so they have no row.
var registry = []row{
	opens(func(r page.Challenge, _ *memory) page.Page { return replay.NewChallenge(r.Game, r.File) }),
	opens(func(r page.Code, _ *memory) page.Page { return newgame.NewCode(r.Text) }),
	opens(func(_ page.Collection, kept *memory) page.Page { return library.NewCollection(&kept.shelf) }),
	opens(func(_ page.Custom, kept *memory) page.Page { return newgame.NewCustom(&kept.custom) }),
	opens(func(_ page.Day, kept *memory) page.Page { return day.New(&kept.day) }),
	opens(func(_ page.Files, kept *memory) page.Page { return library.NewBrowser(&kept.browser) }),
	opens(func(_ page.FirstLesson, kept *memory) page.Page { return teach.NewFirst(&kept.course) }),
	opens(func(r page.Help, _ *memory) page.Page { return help.New(r) }),
	opens(func(r page.Learn, kept *memory) page.Page { return teach.New(r, &kept.course) }),
	opens(func(_ page.Options, kept *memory) page.Page { return options.New(&kept.options) }),
	opens(func(_ page.OwnBoards, _ *memory) page.Page { return library.NewOwn() }),
	opens(func(_ page.Races, kept *memory) page.Page { return races.New(&kept.races, kept.custom.Texts) }),
	opens(func(_ page.Records, kept *memory) page.Page { return records.New(&kept.records) }),
	opens(func(r page.Contest, _ *memory) page.Page { return races.NewRoom(r) }),
	opens(func(r page.School, kept *memory) page.Page { return school.New(&kept.course, r.First) }),
	opens(func(r page.OpenReplay, _ *memory) page.Page { return replay.New(r) }),
	opens(func(r page.Waiting, _ *memory) page.Page { return waiting.New(r.Games) }),
}

// A memory is what the pages remember between two visits.
type memory struct {
	menu    menu.Memory
	browser library.Browsing
	custom  newgame.Typed
	day     day.Memory
	races   races.Memory
	shelf   shelf.Shelf
	course  course.Course
	records records.Order
	options options.Memory
	typed   play.TypedPlays
}

// A row makes the page for a request, or returns nil if the request is for another page.
type row func(request page.Request, kept *memory) page.Page

// opens returns a row for one type of request, R. The row answers such a request with the page
// that newPage returns, and any other request with nil.
func opens[R page.Request](newPage func(R, *memory) page.Page) row {
	return func(request page.Request, kept *memory) page.Page {
		if r, ok := request.(R); ok {
			return newPage(r, kept)
		}
		return nil
	}
}

func pageFor(request page.Request, kept *memory) page.Page {
	for _, row := range registry {
		if p := row(request, kept); p != nil {
			return p
		}
	}
	panic(fmt.Sprintf("no row of the registry takes a %T", request)) // a test opens all pages
}
