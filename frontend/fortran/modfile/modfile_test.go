package modfile_test

import (
	"bytes"
	"compress/gzip"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"accc/frontend/fortran"
	"accc/frontend/fortran/modfile"
	"accc/frontend/source"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the expected texts anew")

// TestModuleFiles compiles testdata/*.f90 with gfortran and compares the text made of each .mod with the file beside the
// source; what is made is read without faults.
func TestModuleFiles(t *testing.T) {
	cases, err := filepath.Glob("testdata/*.f90")
	require.NoError(t, err)
	require.NotEmpty(t, cases)
	for _, name := range cases {
		full, err := filepath.Abs(name)
		require.NoError(t, err)
		module := strings.TrimSuffix(filepath.Base(name), ".f90")
		t.Run(module, func(t *testing.T) {
			dir := t.TempDir()
			command := exec.Command(irtest.Oracle(t, "gfortran"), "-w", "-fsyntax-only", "-J", dir, full)
			out, err := command.CombinedOutput()
			require.NoError(t, err, "%s", out)
			file, err := os.ReadFile(filepath.Join(dir, module+".mod"))
			require.NoError(t, err)
			text, _, err := modfile.Text(module, file)
			require.NoError(t, err)
			irtest.Golden(t, strings.TrimSuffix(name, ".f90")+".out", string(text), *update)
			scope, err := fortran.ParseModule(module, source.NewFile(module+".mod", file), fortran.Options{})
			require.NoError(t, err)
			require.NotEmpty(t, scope.Names)
		})
	}
}

// FuzzModuleFile reads any text as the list of a .mod file.
func FuzzModuleFile(f *testing.F) {
	f.Add("() () (('norm' 'm' 2)) () () () (2 'f' 'm' '' 1 ((PROCEDURE FUNCTION) () (REAL 8) 0 0 (3) (1 0 EXPLICIT () ()) 2)) ('f' 0 2)")
	f.Fuzz(func(t *testing.T, text string) {
		var b bytes.Buffer
		w := gzip.NewWriter(&b)
		_, err := w.Write([]byte("GFORTRAN module version '15' created from m.f90\n" + text))
		require.NoError(t, err)
		require.NoError(t, w.Close())
		_, _, _ = modfile.Text("m", b.Bytes())
	})
}
