package videos

// Unshuffle is unshuffle, for the encoders.
var Unshuffle = unshuffle
