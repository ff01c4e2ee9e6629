// Package store is what outlives a run: for now a file of [Settings], and the
// folders that such files belong in.
//
// The package knows no language: an [Error] holds a [Problem] and what was found,
// and whoever shows it makes a sentence of that. Nor does it know the settings:
// to it they are names and values.
package store
