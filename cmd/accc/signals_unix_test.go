//go:build unix

package main

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// stopped runs a program, sends it a signal once it has printed "go", and returns its exit status with what it printed after that.
func stopped(t *testing.T, source string, sent os.Signal, args ...string) (status int, printed string) {
	t.Helper()
	name := filepath.Join(t.TempDir(), "p.c")
	require.NoError(t, os.WriteFile(name, []byte(source), 0o644))
	cmd := exec.CommandContext(irtest.Patience(t), "accc", append(append([]string{"run"}, args...), name)...)
	out, err := cmd.StderrPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	var rest strings.Builder
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if rest.WriteString(lines.Text() + "\n"); lines.Text() == "go" {
			rest.Reset()
			require.NoError(t, cmd.Process.Signal(sent))
		}
	}
	_ = cmd.Wait()
	return cmd.ProcessState.ExitCode(), rest.String()
}

const busy = `#include <stdio.h>
#include <stdlib.h>
int main(void)
{
  int x = 0;
  #pragma acc parallel loop copy(x)
  for (int i = 0; i < 10; i++)
    x = i;
  fprintf(stderr, "go\n");
  for (;;)
    ;
}
`

// A program that is stopped from outside does not lose what was measured.
func TestStoppedFromOutside(t *testing.T) {
	for sent, status := range map[syscall.Signal]int{syscall.SIGINT: 130, syscall.SIGTERM: 143, syscall.SIGHUP: 129, syscall.SIGUSR1: 128 + int(syscall.SIGUSR1)} {
		profile := filepath.Join(t.TempDir(), "p.json")
		got, printed := stopped(t, busy, sent, "--report", "--profile="+profile)
		require.Equal(t, status, got, "%s", printed)
		require.Contains(t, printed, "run-time error: the program was stopped by a signal")
		require.Regexp(t, `parallel loop +copy +x +1`, printed)
		text, err := os.ReadFile(profile)
		require.NoError(t, err)
		require.Contains(t, string(text), "parallel loop")
		require.True(t, strings.HasSuffix(strings.TrimSpace(string(text)), "}"))
	}
}

// Handlers of the program get signals from outside, also while it sleeps; what is ignored does nothing.
func TestSignalsFromOutside(t *testing.T) {
	for _, set := range []string{"signal(SIGUSR1, handler);", "struct sigaction a = {0}; a.sa_handler = handler; sigaction(SIGUSR1, &a, 0);"} {
		status, printed := stopped(t, `#include <signal.h>
#include <stdio.h>
#include <unistd.h>
static volatile sig_atomic_t got;
static void handler(int s) { got = s; }
int main(void)
{
  `+set+`
  fprintf(stderr, "go\n");
  unsigned left = got ? 1 : sleep(3600);
  fprintf(stderr, "got %d, %s\n", got == SIGUSR1, left > 0 ? "early" : "late");
  return 0;
}
`, syscall.SIGUSR1)
		require.Zero(t, status)
		require.Equal(t, "got 1, early\n", printed)
	}
	status, printed := stopped(t, `#include <signal.h>
#include <stdio.h>
#include <unistd.h>
int main(void)
{
  signal(SIGTERM, SIG_IGN);
  fprintf(stderr, "go\n");
  usleep(1000);
  return 7;
}
`, syscall.SIGTERM)
	require.Equal(t, 7, status)
	require.Empty(t, printed)
}
