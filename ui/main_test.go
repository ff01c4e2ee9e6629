package ui

import (
	"flag"
	"os"
	"testing"
)

func TestMain(m *testing.M) {
	flag.Set("test.parallel", "6") // parallel tests wait for ticks a third of the time
	os.Exit(m.Run())
}
