package serve

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"log/slog"
	"maps"
	"net"
	"os"
	"path/filepath"
	"slices"
	"time"

	"buscaminas/ui/archive"
)

// The limits on the disk. Anybody can make many keys, so a limit for each player is not enough.
const (
	mostKept = 20 << 20 // the most bytes of a player's folder: hundreds of large games fit

	// leastKept is the number of bytes that every player may use, even while the disk is full.
	// Dozens of games fit. A folder that is already larger may keep its size, but not grow. So a
	// thousand new players add at most about 1 GB to a full disk.
	leastKept = 1 << 20

	// forgotten is the time after which the folder of an absent player is removed, if the player
	// has never finished a game. It is long enough for players who play at weekends.
	forgotten = 7 * 24 * time.Hour

	// forgottenSoon replaces forgotten while the disk is nearly full. It is long enough for players
	// who play every evening.
	forgottenSoon = 24 * time.Hour

	sweepEvery = 10 * time.Minute
)

// The greatest number of races that are kept for one player and for one address. Twenty races are
// enough for some evenings with friends, and a hundred for a university or a school. The folder has
// room for some 200 races, so one address can use only half of it.
const (
	racesOfPlayer    = 20
	racesFromAddress = 100
)

// raceLimits returns the limits on the number of races of a player at this address.
func (s *Server) raceLimits(p *player, from net.Addr) archive.RaceLimits {
	return archive.RaceLimits{
		Makers: []archive.Maker{
			{ID: filepath.Base(p.folder), Most: racesOfPlayer}, {ID: home(from).String(), Most: racesFromAddress},
		},
		Removed: func(code string) { s.log(removed, slog.String("race", code)) },
		Full: func() bool {
			s.mu.Lock()
			defer s.mu.Unlock()
			return s.diskFull()
		},
	}
}

// roomOf returns the limit on the size of a player's folder, and its present size, in bytes.
func (s *Server) roomOf(p *player) (most, bytes int64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.diskFull() {
		return min(mostKept, max(leastKept, p.bytes)), p.bytes
	}
	return mostKept, p.bytes
}

// nearlyFull returns a number of bytes. If the files of the server take more, the disk counts as
// nearly full.
func (s *Server) nearlyFull() int64 { return s.Disk / 10 * 9 }

// relaxed returns a number of bytes. If the disk is nearly full, [Server.sweep] removes folders of
// newcomers until the files of the server take no more than that.
func (s *Server) relaxed() int64 { return s.Disk / 4 * 3 }

// diskFull reports whether the files of the server take all of s.Disk or more. The caller holds
// the lock.
func (s *Server) diskFull() bool { return s.Disk > 0 && s.used >= s.Disk }

// measureEvery is the least time between two measurements of a player's folder when a session ends. A
// folder may hold hundreds of games, and somebody may come and go many times a second.
const measureEvery = 10 * time.Second

// visit records that a player is connected, so that nobody removes the player's folder. The function
// leave ends the visit, and counts the bytes that the player has added to the disk.
func (s *Server) visit(p *player) (leave func()) {
	s.mu.Lock()
	known := p.known
	s.mu.Unlock()
	if !known {
		s.weigh(p)
	}
	visit := archive.At(p.folder).Enter(s.Now())
	return func() {
		visit.Leave(s.Now())
		s.mu.Lock()
		again := time.Since(p.measured) < measureEvery
		s.mu.Unlock()
		if !again {
			before := s.weigh(p)
			s.mu.Lock()
			defer s.mu.Unlock()
			p.measured = time.Now()
			s.used += p.bytes - before
		}
	}
}

// weigh measures the folder of a player and stores its size. It returns the size that was stored
// before.
func (s *Server) weigh(p *player) (before int64) {
	bytes, _ := archive.Size(p.folder)
	s.mu.Lock()
	defer s.mu.Unlock()
	before = p.bytes
	p.bytes, p.known = bytes, true
	return before
}

// watchDisk calls [Server.sweep] every ten minutes, until ctx ends.
func (s *Server) watchDisk(ctx context.Context) {
	tick := time.NewTicker(sweepEvery)
	defer tick.Stop()
	for {
		s.sweep(ctx)
		select {
		case <-tick.C:
		case <-ctx.Done():
			return
		}
	}
}

// A newcomer is a player who has never finished a game.
type newcomer struct {
	id    string // the name of the player's folder
	bytes int64
	seen  time.Time
}

// sweep measures the folder of the server. It removes the folder of each newcomer who was not seen
// for a week. If the disk is nearly full, it also removes the folders of newcomers who were not
// seen for a day, the longest absent first, until there is enough room.
func (s *Server) sweep(ctx context.Context) {
	s.sweeping.Lock()
	defer s.sweeping.Unlock()
	used, newcomers := s.measure(ctx)
	slices.SortFunc(newcomers, func(a, b newcomer) int { return a.seen.Compare(b.seen) })
	now, scarce := s.Now(), s.Disk > 0 && used > s.nearlyFull()
	for _, p := range newcomers {
		wait := forgotten
		if scarce && used > s.relaxed() {
			wait = forgottenSoon
		}
		if ctx.Err() != nil || now.Sub(p.seen) < wait {
			break // the following newcomers were seen later
		}
		folder := s.folderOf(p.id)
		gone := s.archive(&player{folder: folder}).RemoveAbandoned(now.Add(-wait))
		left, _ := archive.Size(folder) // another server with this folder may have removed it
		used -= p.bytes - left
		if gone {
			s.log(forgot,
				slog.String("key", fingerprint(p.id)), slog.Int64("bytes", p.bytes), slog.Time("seen", p.seen))
		}
	}
	if ctx.Err() != nil {
		return // used is incomplete
	}
	s.mu.Lock()
	s.used = used
	maps.DeleteFunc(s.players, func(_ string, p *player) bool { return p.seats == 0 }) // their folders may be gone
	full := s.diskFull()
	s.mu.Unlock()
	if full != s.wasFull {
		s.wasFull = full
		s.log(disk, slog.Bool("full", full), slog.Int64("bytes", used), slog.Int64("limit", s.Disk))
	}
}

// measure returns the number of bytes that the folder of the server takes on the disk, and the
// newcomers among the players. There may be a hundred thousand folders, so measure pauses often,
// and uses at most half of a core.
func (s *Server) measure(ctx context.Context) (used int64, all []newcomer) {
	entries, _ := os.ReadDir(s.Folder) // Serve has just read its key there
	for _, e := range entries {
		if e.Name() != playersFolder {
			bytes, _ := archive.Size(filepath.Join(s.Folder, e.Name()))
			used += bytes
		}
	}
	entries, _ = os.ReadDir(filepath.Join(s.Folder, playersFolder)) // the folder may not exist yet
	for _, e := range entries {
		if ctx.Err() != nil {
			break
		}
		began := time.Now()
		bytes, seen := archive.Size(s.folderOf(e.Name()))
		used += bytes
		if fingerprint(e.Name()) != "" && !archive.At(s.folderOf(e.Name())).Finished() {
			all = append(all, newcomer{e.Name(), bytes, seen})
		}
		pause(ctx, time.Since(began))
	}
	return used, all
}

// folderOf returns the folder of the player with this ID.
func (s *Server) folderOf(id string) string { return filepath.Join(s.Folder, playersFolder, id) }

// idOf returns the ID of the player with this key, encoded for SSH.
func idOf(key []byte) string {
	sum := sha256.Sum256(key)
	return hex.EncodeToString(sum[:])
}

// fingerprint returns the fingerprint of the key of the player with this ID, or "" if id is no ID.
func fingerprint(id string) string {
	sum, err := hex.DecodeString(id)
	if err != nil || len(sum) != sha256.Size {
		return ""
	}
	return "SHA256:" + base64.RawStdEncoding.EncodeToString(sum)
}

// pause waits for a time, or until ctx ends.
func pause(ctx context.Context, wait time.Duration) {
	if wait <= 0 {
		return
	}
	select {
	case <-time.After(wait):
	case <-ctx.Done():
	}
}

// tryDisk writes a file to the folder and removes it again. If that fails, for example because the
// disk is full or no file descriptors are left, it logs the error for the operator. It tells the
// players nothing, because the program tells each of them that the game is not saved.
func (s *Server) tryDisk() {
	f, err := os.CreateTemp(s.Folder, ".try-*")
	if err == nil {
		_, err = f.Write(make([]byte, 4<<10))
		err = errors.Join(err, f.Close(), os.Remove(f.Name()))
	}
	if err != nil {
		s.log(failed, slog.Any("error", err))
	}
}
