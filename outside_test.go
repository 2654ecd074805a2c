package accc_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/ir/irtest"
)

// The programs of testdata/outside are of a module of their own, which uses accc as a library.
func TestProgramsOutsideOfTheModule(t *testing.T) {
	root, err := os.Getwd()
	require.NoError(t, err)
	dir := t.TempDir()
	require.NoError(t, os.CopyFS(dir, os.DirFS(filepath.Join("testdata", "outside"))))
	sums, err := os.ReadFile("go.sum")
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "go.sum"), sums, 0o644))
	command := func(name string, args ...string) *exec.Cmd {
		c := exec.Command(name, args...)
		c.Dir = dir
		return c
	}
	run := func(c *exec.Cmd) string {
		var out, problems bytes.Buffer
		c.Stdout, c.Stderr = &out, &problems
		require.NoError(t, c.Run(), "%s", problems.String())
		return out.String()
	}
	run(command("go", "mod", "edit", "-replace", "accc="+root))
	programs := t.TempDir()
	run(command("go", "build", "-mod=mod", "-o", programs+string(filepath.Separator), "./..."))

	made := run(command(filepath.Join(programs, "build")))
	require.Contains(t, made, "acc.parallel combined(loop) dataOperands(%0 : memref<1024xf32>) {")
	count := command(filepath.Join(programs, "count"))
	count.Stdin = bytes.NewReader([]byte(made))
	require.Equal(t, "a: 4096 bytes to the device\na: 4096 bytes to the host\n8192 bytes\n", run(count))

	opt := exec.Command(irtest.Oracle(t, "mlir-opt-22"))
	opt.Stdin = bytes.NewReader([]byte(made))
	require.Equal(t, made+"\n", run(opt))
}
