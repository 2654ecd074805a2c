package acc_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/frontend/diag/diagtest"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
	"golang.org/x/sync/errgroup"
)

// The corpus against clang and gcc, line by line: what both refuse is refused here,
// and what both take is taken, unless the line says which section of the
// specification decides it: "// spec: §2.9".
func TestCorpusAgainstCompilers(t *testing.T) {
	clang, gcc := irtest.Oracle(t, "clang-22"), irtest.Oracle(t, "gcc")
	dir := t.TempDir()
	for _, path := range corpus(t) {
		name := strings.TrimSuffix(filepath.Base(path), ".c")
		t.Run(name, func(t *testing.T) {
			units := cases(read(t, path))
			problems := make([][]string, len(units))
			var g errgroup.Group
			g.SetLimit(2)
			for i, unit := range units {
				g.Go(func() error {
					file := filepath.Join(dir, fmt.Sprintf("%s%d.c", name, i))
					if err := os.WriteFile(file, []byte(unit), 0o644); err != nil {
						return err
					}
					byClang, err := diagtest.ErrorLines(clang, "-fopenacc", "-fsyntax-only", "-w", "-ferror-limit=0", file)
					if err != nil {
						return err
					}
					byGCC, err := diagtest.ErrorLines(gcc, "-fopenacc", "-S", "-o", os.DevNull, "-w", file)
					if err != nil {
						byGCC = nil // it crashes on some reductions of arrays
					}
					problems[i] = diagtest.Verdicts(name+".c", unit, run(name+".c", unit, options(unit)), byClang, byGCC)
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
