package session

// RecordWith is Record with another way to record one game.
var RecordWith = recordEach
