package main

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"accc/cmd/internal/driver"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// TestOpenACCText translates the sources of testdata/emit/acc and compares with the stored files, whose text people reviewed, and with
// what was said; compilers accept them, and the programs among them print what they printed before,
// without races.
func TestOpenACCText(t *testing.T) {
	cases, err := filepath.Glob("../../testdata/emit/acc/*.[cfF]*")
	require.NoError(t, err)
	require.NotEmpty(t, cases)
	for _, name := range cases {
		if strings.Count(filepath.Base(name), ".") > 1 {
			continue
		}
		t.Run(filepath.Base(name), func(t *testing.T) {
			ext := filepath.Ext(name)
			golden := strings.TrimSuffix(name, ext) + ".acc" + ext
			var written, said bytes.Buffer
			s := driver.NewSession()
			s.Stdout, s.Stderr = &written, &said
			require.Equal(t, 0, execute(s, []string{"emit", name, "--as", "acc"}), said.String())
			text := written.String()
			irtest.Golden(t, golden, text, *update)
			irtest.Golden(t, golden+".txt", said.String(), *update)
			argv := []string{"gcc", "-fopenacc", "-fopenmp", "-fsyntax-only", "-w", "-Werror"}
			if !isC(name) {
				argv = []string{"gfortran", "-fopenacc", "-fopenmp", "-fsyntax-only", "-w"}
			}
			full, err := filepath.Abs(golden)
			require.NoError(t, err)
			command := exec.Command(irtest.Oracle(t, argv[0]), append(argv[1:], full)...)
			command.Dir = t.TempDir()
			out, err := command.CombinedOutput()
			require.NoError(t, err, "%s", out)
			if strings.Contains(text, "main(") || strings.Contains(text, "program test") {
				require.Equal(t, accc(t, "", "run", name), accc(t, "", "run", "--check=race,memory", golden))
			}
		})
	}
}
