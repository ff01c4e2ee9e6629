// Package settings is a file of settings that is edited by hand and by the options
// screen. It does not know what is set: to it, settings are names and values. What is
// wrong with a file is told by a [files.Error].
package settings
