package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// sentencesOf is a program of the sentences of a file: each is a line that begins with "== ", with the section of MPI 4.0 and what it says, and
// statements of C after it.
func sentencesOf(t *testing.T, file string) (program string, titles []string) {
	t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	var functions, calls strings.Builder
	for _, s := range strings.Split("\n"+string(text), "\n== ")[1:] {
		title, body, _ := strings.Cut(s, "\n")
		titles = append(titles, title)
		fmt.Fprintf(&functions, "/* %s */\nstatic void sentence%d(void) {\n%s\n}\n", title, len(titles), body)
		fmt.Fprintf(&calls, "\tsentence = %d, n = 0;\n\tsentence%d();\n\tMPI_Barrier(W);\n", len(titles), len(titles))
	}
	return "#include \"prelude.h\"\n" + functions.String() + "int main(int argc, char **argv) {\n\tMPI_Init(&argc, &argv);\n\tMPI_Comm_rank(W, &rank);\n\tMPI_Comm_size(W, &size);\n" +
		"\tnext = (rank + 1) % size;\n\tprev = (rank + size - 1) % size;\n\t(void)add_twice, (void)digits, (void)noted, (void)sizes;\n" + calls.String() + "\tMPI_Finalize();\n\treturn 0;\n}\n", titles
}

// What sentences of the MPI standard say is what ranks do: each file of testdata/mpi/conformance prints the same as with Open MPI and with
// MPICH, with 2 and 3 ranks.
func TestMessageConformance(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("../../testdata/mpi/conformance/*.txt")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	include, err := filepath.Abs("../../testdata/mpi/conformance")
	require.NoError(t, err)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			t.Parallel()
			program, titles := sentencesOf(t, file)
			source := filepath.Join(t.TempDir(), "sentences.c")
			require.NoError(t, os.WriteFile(source, []byte(program), 0o644))
			for _, mpi := range []string{"openmpi", "mpich"} {
				t.Run(mpi, func(t *testing.T) {
					native := filepath.Join(t.TempDir(), "native")
					out, err := exec.Command(irtest.Oracle(t, "mpicc."+mpi), "-w", "-I", include, "-o", native, source).CombinedOutput()
					require.NoError(t, err, "%s", out)
					for _, ranks := range []string{"2", "3"} {
						args := []string{"-n", ranks, native}
						if mpi == "openmpi" {
							args = append([]string{"--allow-run-as-root", "--oversubscribe"}, args...)
						}
						want := launched(t, irtest.Oracle(t, "mpiexec."+mpi), args...)
						require.Equal(t, withTitles(want, titles), withTitles(ranked(t, "--ranks="+ranks, "-I", include, source), titles), "with %s ranks", ranks)
					}
				})
			}
		})
	}
}

// withTitles are lines in order, with the sentence for the number that each begins with.
func withTitles(out string, titles []string) []string {
	lines := sortedLines(out)
	for i, line := range lines {
		var n int
		if _, err := fmt.Sscanf(line, "%d,", &n); err == nil && n > 0 && n <= len(titles) {
			lines[i] = titles[n-1] + ": " + line
		}
	}
	return lines
}
