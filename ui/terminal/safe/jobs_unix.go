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

// enoughFiles returns an error if the program cannot open as many files as the Go runtime, Bubble
// Tea and a game need. Without this check, the Go runtime could end the program while the program
// controls the terminal.
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

// foreground reports whether the program's process group is in the foreground of the terminal, and
// not another group such as the shell's.
func foreground() bool {
	group, err := unix.IoctlGetInt(syscall.Stdout, unix.TIOCGPGRP)
	return err != nil || group <= 0 || group == unix.Getpgrp()
}

// controlled reports whether another process, such as a shell with job control, can continue the
// program after a stop. It looks for an ancestor of the program in another process group of the same
// session. Ancestors in the program's own group, such as "go run", stop with the program.
func controlled() bool {
	group := unix.Getpgrp()
	session, err := unix.Getsid(0)
	if err != nil || session == group {
		return false // the parent of the session's leader is outside the session
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

// parent returns the process ID of the parent of a process, or 0 if it is not known.
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

// alarm starts a process that continues the program's process group a second later, in case no shell
// has noticed the stop. If another group is in the foreground by then, the process does nothing. The
// function off ends the process.
func alarm() (off func(), err error) {
	const script = `sleep 1
front=$(ps -o tpgid= -p "$0" 2>/dev/null || cut -d ' ' -f 8 "/proc/$0/stat")
[ "$((front))" -eq "$1" ] && kill -s CONT -- "-$1"`
	cmd := exec.Command("sh", "-c", script, strconv.Itoa(os.Getpid()), strconv.Itoa(unix.Getpgrp()))
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // do not stop this process with the program
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	return func() {
		_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // an error means that the process has ended
		_ = cmd.Wait()
	}, nil
}
