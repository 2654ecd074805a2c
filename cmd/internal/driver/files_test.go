package driver

import (
	"errors"
	"os"
	"path/filepath"
	"sync/atomic"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// tree makes a directory with what tests change: work (the working directory) with ro, which is read-only, and in it rw, which is not.
func tree(t *testing.T) (*Files, string) {
	t.Helper()
	work, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	for _, dir := range []string{"d", "above/ro/rw", "above/ro/sub"} {
		require.NoError(t, os.MkdirAll(filepath.Join(work, dir), 0o755))
	}
	for _, file := range []string{"d/file", "above/ro/file", "above/ro/rw/file", "above/ro/sub/file"} {
		require.NoError(t, os.WriteFile(filepath.Join(work, file), []byte("old"), 0o644))
	}
	for name, to := range map[string]string{
		"todir": "above/ro", "tofile": "above/ro/file", "tonew": "above/ro/new", "torw": "above/ro/rw", "d/up": "../above/ro/sub", "around": "around", "d/back": "../d/file",
		"absolute": filepath.Join(work, "above/ro/file"), "toabove": "above",
	} {
		if err := os.Symlink(to, filepath.Join(work, name)); err != nil {
			t.Skip("no symbolic links: ", err)
		}
	}
	f, err := NewFiles([]string{work, filepath.Join(work, "above/ro") + ":ro", filepath.Join(work, "above/ro/rw")})
	require.NoError(t, err)
	t.Cleanup(f.Close)
	return f, work
}

func TestReadOnlyDirectories(t *testing.T) {
	f, work := tree(t)
	create := func(name string) error {
		file, err := f.Open(name, os.O_WRONLY|os.O_CREATE|os.O_TRUNC)
		if err == nil {
			_, err = file.Write([]byte("new"))
			file.Close()
		}
		return err
	}
	for _, name := range []string{
		"above/ro/file", "above/ro/new", "todir/file", "todir/new", "tofile", "tonew", "d/up/file", "d/up/new", "above/ro/rw/../file", "toabove/ro/new",
		filepath.Join(work, "todir/sub/file"),
	} {
		require.ErrorIs(t, create(name), syscall.EROFS, name)
	}
	for _, name := range []string{"d/file", "d/new", "above/new", "above/ro/rw/file", "torw/new", "todir/rw/new2", "d/back", "d/../d/file", "toabove/new3"} {
		require.NoError(t, create(name), name)
		text, err := os.ReadFile(filepath.Join(work, name))
		require.NoError(t, err)
		require.Equal(t, "new", string(text), name)
	}
	require.ErrorIs(t, create("around"), syscall.ELOOP)
	require.ErrorIs(t, create("absolute"), os.ErrPermission)
	require.ErrorIs(t, create("d/missing/new"), os.ErrNotExist)
	require.Error(t, create("d"))

	require.ErrorIs(t, f.Remove("todir/file"), syscall.EROFS)
	require.NoError(t, f.Remove("torw/new"))
}

// What is protected cannot be moved or removed, nor what is above it; links to it can.
func TestReadOnlyDirectoriesStay(t *testing.T) {
	f, work := tree(t)
	for _, names := range [][2]string{{"above", "other"}, {"toabove/ro", "ro2"}, {"above/ro", "ro2"}, {"above/ro/file", "moved"}, {"d/file", "above/ro"}, {"d/file", "todir/moved"}} {
		require.ErrorIs(t, f.Rename(names[0], names[1]), syscall.EROFS, "%v", names)
	}
	require.ErrorIs(t, f.Rename("above/ro/rw/file", "moved"), os.ErrPermission, "from one directory to another")
	require.NoError(t, f.Rename("tofile", "d/link"))
	require.NoError(t, f.Rename("d/file", "above/moved"))
	require.NoError(t, f.Rename("above/moved", "above/moved2"))
	require.NoError(t, f.Remove("todir"))
	require.ErrorIs(t, f.Mkdir("above/ro/made", 0o755), syscall.EROFS)
	require.NoError(t, f.Mkdir("torw/made", 0o755))
	require.ErrorIs(t, f.Writable("tonew"), syscall.EROFS)
	require.NoError(t, f.Writable("d/file2"))
	text, err := os.ReadFile(filepath.Join(work, "above/ro/file"))
	require.NoError(t, err)
	require.Equal(t, "old", string(text))
}

// Another program that exchanges links in the meantime leads nothing into a read-only directory.
func TestReadOnlyDirectoriesInARace(t *testing.T) {
	f, work := tree(t)
	var done atomic.Bool
	changed := make(chan error, 1)
	go func() {
		defer close(changed)
		for i := 0; !done.Load(); i++ {
			for name, targets := range map[string][2]string{"swapped": {"d", "above/ro"}, "d/raced": {"file", "../above/ro/raced"}} {
				temp := filepath.Join(work, "temp")
				if err := errors.Join(os.Symlink(targets[i%2], temp), os.Rename(temp, filepath.Join(work, name))); err != nil {
					changed <- err
					return
				}
			}
		}
	}()
	for range 3000 {
		for _, name := range []string{"swapped/raced", "d/raced", "swapped/made"} {
			if file, err := f.Open(name, os.O_WRONLY|os.O_CREATE|os.O_TRUNC); err == nil {
				_, _ = file.Write([]byte("new"))
				file.Close()
			}
		}
		_ = f.Remove("swapped/sub/file")
	}
	done.Store(true)
	require.NoError(t, <-changed)
	entries, err := os.ReadDir(filepath.Join(work, "above/ro"))
	require.NoError(t, err)
	require.Len(t, entries, 3)
	for _, name := range []string{"file", "sub/file"} {
		text, err := os.ReadFile(filepath.Join(work, "above/ro", name))
		require.NoError(t, err)
		require.Equal(t, "old", string(text))
	}
}
