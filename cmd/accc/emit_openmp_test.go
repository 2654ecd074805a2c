package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/cmd/internal/driver"

	"github.com/stretchr/testify/require"
)

// TestEmitOpenMP regenerates the directives of the programs that are lowered: the result lowers to the same module and has the
// same directives, which --verify proves, and regenerating it changes nothing any more. So it is if what the rules decide is
// written out.
func TestEmitOpenMP(t *testing.T) {
	t.Parallel()
	var sources []string
	for _, pattern := range []string{"../../testdata/c/omp_ir/*.c", "../../testdata/fortran/omp_ir/*.f*"} {
		list, err := filepath.Glob(pattern)
		require.NoError(t, err)
		require.NotEmpty(t, list)
		sources = append(sources, list...)
	}
	for _, path := range sources {
		t.Run(filepath.Base(path), func(t *testing.T) {
			accc := func(args ...string) (status int, out, errs string) {
				var stdout, stderr bytes.Buffer
				s := driver.NewSession()
				s.Stdin, s.Stdout, s.Stderr = strings.NewReader(""), &stdout, &stderr
				return execute(s, args), stdout.String(), stderr.String()
			}
			if status, _, errs := accc("check", "-w", path); status != 0 {
				t.Skip("it lowers, but is no correct program: ", errs)
			}
			emit := func(path string, flags ...string) string {
				status, out, errs := accc(append([]string{"emit", "-w", "--verify", path}, flags...)...)
				require.Zero(t, status, errs)
				return out
			}
			again := filepath.Join(t.TempDir(), filepath.Base(path))
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			require.Equal(t, string(text), emit(path))
			for _, flags := range [][]string{{"--regenerate"}, {"--regenerate", "--implicit"}} {
				first := emit(path, flags...)
				require.NoError(t, os.WriteFile(again, []byte(first), 0o644))
				emit(again)
				require.Equal(t, first, emit(again, flags...))
			}
		})
	}
}
