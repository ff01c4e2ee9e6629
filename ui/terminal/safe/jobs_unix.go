//go:build !windows

package safe

import (
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"

	"golang.org/x/sys/unix"
)

// enoughFiles returns why not as many files can be opened as the runtime and Bubble Tea need,
// beside those of a game. The runtime would end the program with the terminal taken.
func enoughFiles() error {
	const enough = 8
	for range enough {
		file, err := unix.Open(os.DevNull, unix.O_RDONLY|unix.O_CLOEXEC, 0)
		if err != nil {
			return err
		}
		defer unix.Close(file)
	}
	return nil
}

// foreground reports whether the terminal is that of the program's group, and not of
// another, such as a shell's.
func foreground() bool {
	group, err := unix.IoctlGetInt(syscall.Stdout, unix.TIOCGPGRP)
	return err != nil || group <= 0 || group == unix.Getpgrp()
}

// controlled reports whether somebody may let the program go on once it is stopped: a
// process of its group has a parent in another group of the session, as a shell that
// controls jobs is. It looks at the program and at those before it, such as "go run".
func controlled() bool {
	group := unix.Getpgrp()
	session, err := unix.Getsid(0)
	if err != nil || session == group {
		return false // the parent of who made the session is outside
	}
	for process := os.Getppid(); process > 0; process = parent(process) {
		if other, err := unix.Getsid(process); err != nil || other != session {
			return false
		}
		if other, err := unix.Getpgid(process); err != nil || other != group {
			return err == nil
		}
	}
	return false
}

// parent returns the parent of a process, or 0 where that cannot be found out.
func parent(process int) int {
	const script = `ps -o ppid= -p "$0" 2>/dev/null || cut -d ' ' -f 4 "/proc/$0/stat"`
	out, err := exec.Command("sh", "-c", script, strconv.Itoa(process)).Output()
	if err != nil {
		return 0
	}
	number, err := strconv.Atoi(strings.TrimSpace(string(out)))
	if err != nil {
		return 0
	}
	return number
}

// alarm lets the program's group go on after a second if the terminal is its own still:
// a shell that knew of the stop would have taken it. Another process has to do that,
// as the program is stopped. In small containers, ps is poor or missing.
func alarm() (off func(), err error) {
	const script = `sleep 1
front=$(ps -o tpgid= -p "$0" 2>/dev/null || cut -d ' ' -f 8 "/proc/$0/stat")
[ "$((front))" -eq "$1" ] && kill -s CONT -- "-$1"`
	cmd := exec.Command("sh", "-c", script, strconv.Itoa(os.Getpid()), strconv.Itoa(unix.Getpgrp()))
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // it is not to be stopped, too
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	return func() {
		_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // it may be over
		_ = cmd.Wait()
	}, nil
}
