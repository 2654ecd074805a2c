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

// stopped runs a program in C, sends it a signal once it has printed "go", and returns its exit status with what it printed after that.
func stopped(t *testing.T, source string, sent os.Signal, args ...string) (status int, printed string) {
	t.Helper()
	return stoppedIn(t, t.TempDir(), "p.c", source, sent, args...)
}

// stoppedIn is stopped for a program in a directory.
func stoppedIn(t *testing.T, dir, name, source string, sent os.Signal, args ...string) (status int, printed string) {
	t.Helper()
	require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(source), 0o644))
	cmd := exec.CommandContext(irtest.Patience(t), "accc", append(append([]string{"run"}, args...), name)...)
	cmd.Dir = dir
	out, err := cmd.StderrPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	var rest strings.Builder
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if rest.WriteString(lines.Text() + "\n"); strings.TrimSpace(lines.Text()) == "go" {
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
	for sent, status := range map[syscall.Signal]int{syscall.SIGINT: 130, syscall.SIGTERM: 143, syscall.SIGHUP: 129, syscall.SIGQUIT: 131, syscall.SIGUSR1: 128 + int(syscall.SIGUSR1)} {
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

// A handler is called in a loop that calls no function of a library, and so is one of each rank.
func TestSignalsInLoops(t *testing.T) {
	const handler = `#include <signal.h>
#include <stdio.h>
#include <mpi.h>
static volatile sig_atomic_t got;
static void handler(int s) { got = s; }
`
	status, printed := stopped(t, handler+`int main(void)
{
  signal(SIGTERM, handler);
  fprintf(stderr, "go\n");
  volatile long n = 0;
  while (!got)
    n++;
  fprintf(stderr, "got %d\n", got == SIGTERM);
}
`, syscall.SIGTERM, "--check=all")
	require.Zero(t, status)
	require.Equal(t, "got 1\n", printed)

	status, printed = stopped(t, handler+`int main(int argc, char **argv)
{
  MPI_Init(&argc, &argv);
  int rank, all = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  signal(SIGUSR1, handler);
  MPI_Barrier(MPI_COMM_WORLD);
  if (rank == 0)
    fprintf(stderr, "go\n");
  while (all < 2) {
    int mine = got == SIGUSR1;
    MPI_Allreduce(&mine, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  }
  fprintf(stderr, "got it\n");
  MPI_Finalize();
}
`, syscall.SIGUSR1, "--ranks=2")
	require.Zero(t, status)
	require.Equal(t, "got it\ngot it\n", printed)

	status, printed = stopped(t, `#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
static sigjmp_buf begin;
static void handler(int s) { siglongjmp(begin, s); }
static void work(void) { for (volatile long n = 0;; n++); }
int main(void)
{
  signal(SIGUSR2, handler);
  if (sigsetjmp(begin, 1))
    return 0;
  fprintf(stderr, "go\n");
  work();
}
`, syscall.SIGUSR2)
	require.Equal(t, 134, status)
	require.Contains(t, printed, "longjmp: the handler of a signal from outside can only jump out of calls that may jump by themselves")
}

// What a stopped program has written reaches its files: those of units of Fortran, and those of each rank.
func TestStoppedFiles(t *testing.T) {
	read := func(dir, name string) string {
		text, err := os.ReadFile(filepath.Join(dir, name))
		require.NoError(t, err)
		return string(text)
	}
	dir := t.TempDir()
	status, printed := stoppedIn(t, dir, "p.f90", `program p
  integer :: u, i
  real :: x = 0
  open(newunit=u, file='out.txt')
  write(u, '(a)') 'written'
  write(0, '(a)') 'go'
  do
    do i = 1, 1000
      x = x + sin(real(i))
    end do
    if (x > 1e30) exit
  end do
  print *, x
end program
`, syscall.SIGTERM)
	require.Equal(t, 143, status, "%s", printed)
	require.Equal(t, "written\n", read(dir, "out.txt"))

	status, printed = stoppedIn(t, dir, "p.c", `#include <mpi.h>
#include <stdio.h>
int main(int argc, char **argv)
{
  MPI_Init(&argc, &argv);
  int rank;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  char name[20];
  sprintf(name, "rank%d.txt", rank);
  fprintf(fopen(name, "w"), "rank %d\n", rank);
  MPI_Barrier(MPI_COMM_WORLD);
  if (rank == 0)
    fprintf(stderr, "go\n");
  for (volatile long n = 0;; n++)
    ;
}
`, syscall.SIGTERM, "--ranks=3")
	require.Equal(t, 143, status)
	require.Equal(t, 1, strings.Count(printed, "stopped by a signal"), "%s", printed)
	for _, name := range []string{"rank0.txt", "rank1.txt", "rank2.txt"} {
		require.Equal(t, name[:4]+" "+name[4:5]+"\n", read(dir, name))
	}
}
