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

// enoughFiles returns an error if the program cannot open as many files as the runtime, Bubble
// Tea and a game need. Otherwise the runtime could end it while it has the terminal.
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

// foreground reports whether the program's process group has the terminal, and not another one,
// such as the shell's.
func foreground() bool {
	group, err := unix.IoctlGetInt(syscall.Stdout, unix.TIOCGPGRP)
	return err != nil || group <= 0 || group == unix.Getpgrp()
}

// controlled reports whether somebody can continue the program once it is stopped: some process of
// its group has a parent in another group of the session, such as a shell with job control. It
// looks only at the program and its ancestors, such as "go run".
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

// parent returns the parent of a process, or 0 if it cannot be found.
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

// alarm starts a process that continues the program's group after a second, unless another program
// has the terminal then: a shell that noticed the stop takes the terminal. (The program is stopped,
// and cannot do this.) The process asks ps, or reads /proc if ps fails, as in small containers.
func alarm() (off func(), err error) {
	const script = `sleep 1
front=$(ps -o tpgid= -p "$0" 2>/dev/null || cut -d ' ' -f 8 "/proc/$0/stat")
[ "$((front))" -eq "$1" ] && kill -s CONT -- "-$1"`
	cmd := exec.Command("sh", "-c", script, strconv.Itoa(os.Getpid()), strconv.Itoa(unix.Getpgrp()))
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // so that it is not stopped with the program
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	return func() {
		_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // an error means that it has ended
		_ = cmd.Wait()
	}, nil
}
