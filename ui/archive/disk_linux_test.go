package archive

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// onSmallDisk runs the calling test again, in another process that has a disk of 64 kB, and returns
// the folder of the disk there. Only that process sees the disk, which ends with it. In the first
// process, onSmallDisk returns "".
func onSmallDisk(t *testing.T) string {
	t.Helper()
	if os.Getenv(childVariable) == "disk" {
		dir := os.Getenv(childFolder)
		if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=64k"); err != nil {
			t.Skip("no disk can be mounted here: ", err)
		}
		return dir
	}
	cmd := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$", "-test.v")
	cmd.Env = append(os.Environ(), childVariable+"=disk", childFolder+"="+t.TempDir())
	root := []syscall.SysProcIDMap{{HostID: os.Getuid(), Size: 1}}
	cmd.SysProcAttr = &syscall.SysProcAttr{
		Cloneflags:  syscall.CLONE_NEWNS | syscall.CLONE_NEWUSER, // a user is root in a new namespace
		UidMappings: root,
	}
	out, err := cmd.CombinedOutput()
	if err != nil && os.Getuid() == 0 { // a real root may not need that
		cmd = &exec.Cmd{Path: cmd.Path, Args: cmd.Args, Env: cmd.Env,
			SysProcAttr: &syscall.SysProcAttr{Unshareflags: syscall.CLONE_NEWNS}}
		out, err = cmd.CombinedOutput()
	}
	switch exit := (*exec.ExitError)(nil); {
	case errors.As(err, &exit):
		t.Fatalf("%v\n%s", err, out)
	case err != nil:
		t.Skip("no disk can be mounted here: ", err)
	case strings.Contains(string(out), "--- SKIP"):
		t.Skip(string(out))
	}
	return ""
}

// A game on a disk that fills up and has room again is written on, wherever the full disk cut a
// line short.
func TestDiskThatHasRoomAgain(t *testing.T) {
	dir := onSmallDisk(t)
	if dir == "" {
		return
	}
	torn := 0
	for shift := range 12 {
		a := openArchive(t, filepath.Join(dir, "state"))
		j := dealt(t, 1)
		j.Titles = []string{strings.Repeat("x", shift+1)}
		k := beginGame(t, a, j)
		full := filepath.Join(dir, "full")
		if err := os.WriteFile(full, make([]byte, 64<<10), 0o600); !errors.Is(err, syscall.ENOSPC) {
			t.Fatalf("the disk is not full: %v", err)
		}
		n := 0
		for ; k.Err() == nil; n++ {
			_ = k.Add(flags(n + 1)[n])
		}
		if !errors.Is(k.Err(), syscall.ENOSPC) || k.Retry() {
			t.Fatalf("the disk is full, but the state is %v", k.Err())
		}
		if !strings.HasSuffix(get(t, a.Path(k.Name())), "\n") {
			torn++
		}
		if err := os.Remove(full); err != nil {
			t.Fatal(err)
		}
		if !k.Retry() {
			t.Fatalf("%d entries: %v, though there is room", n, k.Err())
		}
		add(t, k, flags(n + 1)[n])
		k.Leave()
		_, saved := resume(t, a, k.Name())
		if len(saved.Entries) != n+1 || saved.Torn || saved.Wrong != nil {
			t.Fatalf("%d entries, torn %t, %v; want %d", len(saved.Entries), saved.Torn, saved.Wrong, n+1)
		}
		a.Close()
		if err := os.RemoveAll(filepath.Join(dir, "state")); err != nil {
			t.Fatal(err)
		}
	}
	if torn == 0 {
		t.Error("no line was cut short")
	}
}
