//go:build !windows

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"testing"
)

// beParent is the environment variable that makes the test program the parent of another program.
const beParent = "BUSCAMINAS_E2E_PARENT"

func init() {
	if os.Getenv(beParent) != "" {
		os.Exit(parentMain())
	}
}

// giveParent makes the parent run a command.
func giveParent(t testing.TB, cmd *exec.Cmd) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd.Path, cmd.Args = self, append([]string{self}, cmd.Args...)
	cmd.Env = append(cmd.Env, beParent+"=1")
}

// parentMain runs a program in a group of its own, which has the terminal, and only waits for its
// end, as the first process of a container does.
func parentMain() int {
	cmd := exec.Command(os.Args[1], os.Args[2:]...)
	os.Unsetenv(beParent)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{Foreground: true, Ctty: syscall.Stdin}
	if err := cmd.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "the parent ends:", err)
	}
	return cmd.ProcessState.ExitCode()
}
