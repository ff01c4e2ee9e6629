package archive

// Retry tries again to write the lines that the file does not have, and reports whether the file is
// complete now. It may take long. Meanwhile all other methods can be called. Only
// [GameWriter.Leave] and another Retry wait until it returns.
func (k *GameWriter) Retry() bool {
	if k == nil {
		return false
	}
	k.writing.Lock()
	defer k.writing.Unlock()
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.retry()
}

// retry is Retry for a caller that has locked k.writing and k.mu.
func (k *GameWriter) retry() bool {
	for k.err != nil && !k.isClosed() {
		game := k.game
		if err := k.writeMissing(true); err != nil {
			k.err = err
			return false
		}
		if k.game == game { // if not, an entry was added meanwhile
			k.err = nil
		}
	}
	return k.err == nil
}
