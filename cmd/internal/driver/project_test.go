//go:build unix

package driver

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// A project file is looked for where others may write, so not every one is taken.
func TestProjectFilesThatAreTrusted(t *testing.T) {
	top := t.TempDir()
	dir := filepath.Join(top, "a", "b")
	require.NoError(t, os.MkdirAll(dir, 0o755))
	file := filepath.Join(top, ProjectFile)
	read := func() (*Project, error) {
		ended := make(chan struct{})
		defer close(ended)
		go func() { // whoever reads a pipe waits for ever
			select {
			case <-ended:
			case <-time.After(5 * time.Minute):
				panic("the project file is not read to its end")
			}
		}()
		return (&projects{}).of(dir)
	}
	p, err := read()
	require.NoError(t, err)
	require.Nil(t, p)

	require.NoError(t, os.WriteFile(file, []byte(`defines = ["VALUE=7"]`), 0o644))
	p, err = read()
	require.NoError(t, err)
	require.Equal(t, []string{"VALUE=7"}, p.Defines)
	flags, err := NewSession().CompilerFlags(filepath.Join(dir, "x.c"))
	require.NoError(t, err)
	require.Equal(t, []string{"-DVALUE=7"}, flags)

	t.Run("owner", func(t *testing.T) {
		if os.Geteuid() != 0 {
			t.Skip("only root can give a file to another user")
		}
		require.NoError(t, os.Chown(file, 12345, 12345))
		_, err := read()
		require.ErrorContains(t, err, "belongs to another user")
		require.NoError(t, os.Chown(file, 0, 0))

		// A link of another user to a file of this one is none of this one's making.
		own := file + ".own"
		require.NoError(t, os.Rename(file, own))
		require.NoError(t, os.Symlink(own, file))
		_, err = read()
		require.NoError(t, err)
		require.NoError(t, os.Lchown(file, 12345, 12345))
		_, err = read()
		require.ErrorContains(t, err, "belongs to another user")
		require.NoError(t, os.Remove(file))
		require.NoError(t, os.Rename(own, file))
	})

	require.NoError(t, os.Truncate(file, 1<<40))
	_, err = read()
	require.ErrorContains(t, err, "are more than")

	require.NoError(t, os.Remove(file))
	require.NoError(t, syscall.Mkfifo(file, 0o644))
	_, err = read()
	require.ErrorContains(t, err, "expected a regular file")

	require.NoError(t, os.Remove(file))
	require.NoError(t, os.Symlink("/dev/zero", file))
	_, err = read()
	require.ErrorContains(t, err, "expected a regular file")
}

// Pipes and devices below a directory are no sources.
func TestSourcesBelowAreFiles(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "a.c"), nil, 0o644))
	require.NoError(t, os.Symlink("a.c", filepath.Join(dir, "b.c")))
	require.NoError(t, syscall.Mkfifo(filepath.Join(dir, "c.c"), 0o644))
	require.NoError(t, os.Symlink("/dev/zero", filepath.Join(dir, "d.c")))
	list, err := sourcesBelow(dir)
	require.NoError(t, err)
	require.Equal(t, []string{filepath.Join(dir, "a.c"), filepath.Join(dir, "b.c")}, list)
}
