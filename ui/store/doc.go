// Package store is what outlives a run: a file of [Settings], the [Games] that are
// played and were played, and the folders that such files belong in. Its
// sub-packages are what these files hold: journal the text of a game, history the
// finished games, stats what is told of them, and names what files call grids,
// rules and promises.
//
// A game in progress is kept like this; whatever fails, it is played on:
//
//	games, problems := store.OpenGames(dir)    // those of the player, at the start
//	saved := games.Saved()                     // to be continued, or nil
//	log, err := games.Continue()               // go on writing it
//	log, err = games.Begin(&header, entries)   // or begin another, once its board is dealt
//	err = log.Add(entry)                       // before what it did is drawn
//	err = games.Finished(game)                 // when it is over
//
// What is wrong with a file is told by a [files.Error]. The package does not know
// the settings: to it they are names and values.
package store
