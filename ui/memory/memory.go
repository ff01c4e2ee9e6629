// Package memory keeps the program within a limit on its address space, as ulimit -v sets one. At
// such a limit Go ends the program without a word, and loses what is not saved:
//
//	if err := memory.Check(bytes); err != nil {
//		return err // says what is needed and what is left
//	}
package memory

import (
	"math"
	"runtime"
	"runtime/debug"

	"buscaminas/ui/text"
)

// spare is left free for what Go's figures do not count: the stack of one more thread, and the
// memory that the C library reserves for it.
const spare = 72 << 20

// Check returns an error if the program cannot have this many bytes more. It also tells Go's
// garbage collector how much memory there is, so that the collector starts before the limit.
func Check(bytes int64) error {
	if bytes < small {
		return nil
	}
	limit, used, ok := addressSpace()
	if !ok {
		return nil
	}
	var now runtime.MemStats
	runtime.ReadMemStats(&now)
	most := limit - used - spare + int64(now.Sys)
	debug.SetMemoryLimit(max(0, min(most, debug.SetMemoryLimit(-1))))
	if left(most, &now) < bytes {
		runtime.GC()
		runtime.ReadMemStats(&now)
	}
	if left := left(most, &now); left < bytes {
		return text.Error(tooLittle.With(megabytes(bytes), megabytes(max(0, left))))
	}
	return nil
}

// small is the number of bytes that are always there.
const small = 16 << 20

// left returns the number of bytes that fit below the limit, besides those in use.
func left(limit int64, now *runtime.MemStats) int64 {
	return limit - int64(now.HeapAlloc) - int64(now.Sys-now.HeapSys)
}

func megabytes(bytes int64) int { return int(math.Ceil(float64(bytes) / (1 << 20))) }

var tooLittle = text.Text{
	"no hay bastante memoria: hacen falta unos %d MB, y quedan %d",
	"too little memory: this takes some %d MB, and %d are left"}
