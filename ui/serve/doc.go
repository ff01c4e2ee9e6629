// Package serve plays the full-screen game with whoever connects over SSH.
//
//	s := &serve.Server{Folder: dir, Players: 200, Idle: 30 * time.Minute, Now: time.Now, Seed: seed, …}
//	err := s.Serve(ctx, listener) // until ctx ends
//
// Each session runs its own program: a model with a renderer, which sends changed cells to the
// channel of the session. [Server] holds the state that all programs share: the seats, a queue for keys
// and frames, and a queue for slow work.
//
// # Strangers
//
// Anybody can connect and send anything. The SSH library alone would keep 2 MB of input for each
// channel. It would wait until a session reads a new size of its window, and it would wait
// forever for a client that reads nothing. So three types limit the cost of a client. An origin
// limits the connections of one address. A conn limits the bytes received, the time of a write,
// and the time without an answer. A channel limits the bytes that a session keeps.
//
// # Beyond one machine
//
// A server keeps nothing in memory that outlives a session, so several servers may share one
// folder: then a player finds the same games, history and races on each of them, and all have
// the same host key. A TCP balancer in front chooses the server: README.md says how. The folder must
// be on a POSIX file system on which
//
//   - a lock by flock also keeps out programs on other machines: a game is played in one place at a
//     time, the history and a race gain one line at a time, and no server removes the folder of a
//     player who is connected to another;
//   - rename replaces a file in one step: readers see the old file or the new one. Also, link
//     fails if the new name already exists: no two servers create the same file;
//   - one machine can read what another has written within about a second, because a server follows
//     a race by reading the games of the other players again and again;
//   - a line appended to a file overwrites none that another machine appends at the same moment.
//     Without this, the table of the day may lose a win; the player's history still has it.
//
// NFS promises the first two from version 4 on, and the third with attribute caches of a second
// (actimeo=1). It does not promise the last. TestTwoServersShareAFolder runs two servers with one
// folder on one machine. Network file systems have not been tested.
package serve
