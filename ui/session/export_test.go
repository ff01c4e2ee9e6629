package session

// RecordWith is [Record] with a different function to record one game.
var RecordWith = recordEach
