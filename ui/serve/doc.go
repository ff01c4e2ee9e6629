// Package serve plays the full-screen game with whoever connects over SSH.
//
//	s := &serve.Server{Folder: dir, Players: 200, Idle: 30 * time.Minute, Now: time.Now, Seed: seed, …}
//	err := s.Serve(ctx, listener) // until ctx ends
//
// A session is a program of its own: a model with its own renderer, whose frames go to the
// channel of the session as cells that changed. What all programs share is in [Server]: the
// seats, the computing time of each player, and the queue in which long work waits.
package serve
