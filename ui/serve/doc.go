// Package serve plays the full-screen game with whoever connects over SSH.
//
//	s := &serve.Server{Folder: dir, Players: 200, Idle: 30 * time.Minute, Now: time.Now, Seed: seed, …}
//	err := s.Serve(ctx, listener) // until ctx ends
//
// A session is a program of its own: a model with its own renderer, whose frames go to the
// channel of the session as cells that changed. What all programs share is in [Server]: the
// seats, the computing time of each player, and the queue in which long work waits.
//
// # Beyond one machine
//
// A server keeps nothing in memory that outlives a session, so several servers may share one
// folder: then a player finds the same games, history and races on each of them, and all have
// the same host key. A TCP balancer in front chooses the server. It should send an address to
// the same server each time, because --players, the queue and the computing time of a player
// count per server. The folder must be on a POSIX file system on which
//
//   - flock excludes programs on other machines: a game is played in one place at a time, and
//     the history and a race gain one line at a time;
//   - rename replaces a file in one step, and a link to a file that exists fails: readers see the
//     old file or the new one, and a name is taken once;
//   - what one machine has written is read on another within a second or so: a race is followed
//     by reading the games of the others again and again;
//   - a line appended to a file overwrites none that another machine appends at the same moment:
//     where this fails, the table of the day loses a win, and the player's history still has it.
//
// NFS from version 4 on promises the first two, the third with attribute caches of a second
// (actimeo=1), and not the last. Tried are two servers with one folder on one machine, see
// TestTwoServersShareAFolder; nothing was tried over a network file system.
package serve
