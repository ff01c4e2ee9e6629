package archive

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"buscaminas/game/gametest"
	"buscaminas/ui/archive/history"
)

// The tests in this file run the test program again as another copy of the game. The variable
// childVariable tells it what to do.
const childVariable = "BUSCAMINAS_TEST_CHILD"

const childFolder = "BUSCAMINAS_TEST_DIR" // the variable that names the folder

// child starts a copy of the game that does what do says in a folder. The output out is its
// standard output. Closing in ends the copy.
func child(do, dir string) (cmd *exec.Cmd, out *bufio.Reader, in io.Closer) {
	cmd = exec.Command(os.Args[0], "-test.run=^TestChild$")
	cmd.Env = append(os.Environ(), childVariable+"="+do, childFolder+"="+dir)
	cmd.Stderr = os.Stderr
	stdout := gametest.Must(cmd.StdoutPipe())
	stdin := gametest.Must(cmd.StdinPipe())
	gametest.MustDo(cmd.Start())
	return cmd, bufio.NewReader(stdout), stdin
}

const finishedByChild = 300

// TestChild is the program of the other copy.
func TestChild(t *testing.T) {
	dir := os.Getenv(childFolder)
	switch os.Getenv(childVariable) {
	case "": // this is not the other copy
	case "play": // add actions until it is killed, and print the number of each that was written
		a := At(dir)
		k := gametest.Must(a.Begin(dealt(1)))
		for i := 0; ; i++ {
			gametest.MustDo(k.Add(flags(i + 1)[i]))
			fmt.Println(i + 1)
		}
	case "open": // open a game until the input ends
		a := At(dir)
		k := gametest.Must(a.Begin(dealt(1, flags(2)...)))
		fmt.Println(k.Name())
		io.Copy(io.Discard, os.Stdin)
	case "finish": // finish games once the input ends
		a := At(dir)
		fmt.Println("ready")
		io.Copy(io.Discard, os.Stdin)
		for i := range finishedByChild {
			gametest.MustDo(a.record(history.Game{Name: fmt.Sprint(os.Getpid(), " ", i),
				Title: [2]string{"a game like any other"}}))
		}
	}
}

// A game that is killed at any moment has every action that was reported as written, and can go on.
func TestKilled(t *testing.T) {
	for said := range 15 {
		dir := t.TempDir()
		cmd, out, _ := child("play", dir)
		last := 0
		// The kill comes after one of the first actions is reported. By then the other copy may
		// have written more of them.
		for range said*7 + 1 {
			line := gametest.Must(out.ReadString('\n'))
			last = gametest.Must(strconv.Atoi(line[:len(line)-1]))
		}
		gametest.MustDo(cmd.Process.Kill())
		rest := gametest.Must(io.ReadAll(out)) // the actions reported before it died
		for line := range strings.Lines(string(rest)) {
			if number, whole := strings.CutSuffix(line, "\n"); whole {
				last = gametest.Must(strconv.Atoi(number))
			}
		}
		if err := cmd.Wait(); err == nil {
			t.Fatal("it was not killed")
		}
		a := openArchive(t, dir)
		waiting, problems := a.Waiting()
		if len(waiting) != 1 || len(problems) > 0 || waiting[0].Elsewhere || waiting[0].Here {
			t.Fatalf("%+v wait, %v", waiting, problems)
		}
		k, s := resume(t, a, waiting[0].Name)
		if s.Wrong != nil || len(s.Entries) < last {
			t.Fatalf("%d actions were kept; found is %+v", last, s)
		}
		k.Leave()
	}
}

// A game that another copy has open cannot be resumed here until that copy ends, in whatever way it
// ends.
func TestOpenInAnotherCopy(t *testing.T) {
	for how, end := range map[string]func(cmd *exec.Cmd, in io.Closer) error{
		"closed": func(_ *exec.Cmd, in io.Closer) error { return in.Close() },
		"killed": func(cmd *exec.Cmd, _ io.Closer) error { return cmd.Process.Kill() },
	} {
		dir := t.TempDir()
		cmd, out, in := child("open", dir)
		line := gametest.Must(out.ReadString('\n'))
		name := strings.TrimSpace(line)
		a := openArchive(t, dir)
		text := get(a.Path(name))
		if w := wantWaiting(t, a, name)[0]; !w.Elsewhere || w.Here {
			t.Errorf("%s: %+v, want Elsewhere and not Here", how, w)
		}
		if k, s, err := a.Resume(name); !errors.Is(err, ErrElsewhere) || k != nil || s != nil {
			t.Errorf("%s: resumed here, %v", how, err)
		}
		if s, err := a.Read(name); err != nil || len(s.Entries) != 2 { // the game can be watched
			t.Errorf("%s: Read returns %+v, %v; want 2 entries", how, s, err)
		}
		if get(a.Path(name)) != text {
			t.Errorf("%s: written to", how)
		}
		written(a, name, noon) // clearly before the next game, even if the times of files are not precise
		mine := begin(a, 2, flags(5)...)
		gametest.MustDo(end(cmd, in))
		io.Copy(io.Discard, out)
		cmd.Wait()
		for _, w := range wantWaiting(t, a, mine.Name(), name) {
			if w.Elsewhere || w.Here != (w.Name == mine.Name()) {
				t.Errorf("%s: %+v, want Here for %s alone, and none Elsewhere", how, w, mine.Name())
			}
		}
		_, saved := resume(t, a, name)
		wantSaved(t, saved, 1, 2)
	}
}

// If several copies finish games at the same time, the history has all their lines, whole.
func TestCopiesFinishAtOnce(t *testing.T) {
	dir := t.TempDir()
	const copies = 4
	var all [copies]*exec.Cmd
	var outs [copies]*bufio.Reader
	var ins [copies]io.Closer
	for i := range copies {
		all[i], outs[i], ins[i] = child("finish", dir)
	}
	for i := range copies {
		if line, err := outs[i].ReadString('\n'); line != "ready\n" {
			t.Fatalf("the copy prints %q, %v; want ready", line, err)
		}
	}
	for _, in := range ins {
		in.Close()
	}
	for i, cmd := range all {
		io.Copy(io.Discard, outs[i])
		gametest.MustDo(cmd.Wait())
	}
	games, skipped, err := At(dir).History()
	if err != nil || len(games) != copies*finishedByChild || skipped != (history.Skipped{}) {
		t.Errorf("%d games, %+v, %v; want %d", len(games), skipped, err, copies*finishedByChild)
	}
}
