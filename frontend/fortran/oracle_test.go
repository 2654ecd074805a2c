package fortran_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"accc/frontend/diag/diagtest"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
	"golang.org/x/sync/errgroup"
)

// The corpus against flang and gfortran, line by line, as that of C against clang and gcc (sema).
func TestCorpusAgainstCompilers(t *testing.T) {
	flang, gfortran := irtest.Oracle(t, "flang-22"), irtest.Oracle(t, "gfortran")
	dir := t.TempDir()
	for _, path := range corpus(t) {
		name := filepath.Base(path)
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			units := cases(string(text))
			problems := make([][]string, len(units))
			language := "-fopenacc"
			if usesOpenMP(name) {
				language = "-fopenmp"
			}
			var g errgroup.Group
			g.SetLimit(2)
			for i, unit := range units {
				g.Go(func() error {
					file := filepath.Join(dir, fmt.Sprintf("%d%s", i, name))
					if err := os.WriteFile(file, []byte(unit), 0o644); err != nil {
						return err
					}
					byFlang, err := diagtest.ErrorLines(flang, "-fc1", language, "-fsyntax-only", "-J", dir, file)
					if err != nil {
						byFlang = nil // both say of some sources only that they cannot be read
					}
					byGfortran, err := diagtest.ErrorLines(gfortran, language, "-c", "-o", os.DevNull, "-w", "-fdiagnostics-plain-output", "-ffree-line-length-none", "-J", dir, file)
					if err != nil {
						byGfortran = nil
					}
					problems[i] = diagtest.Verdicts(name, unit, check(name, unit), byFlang, byGfortran)
					return nil
				})
			}
			require.NoError(t, g.Wait())
			for _, list := range problems {
				for _, p := range list {
					t.Error(p)
				}
			}
		})
	}
}
