package driver

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// What a killed process has left is removed by the next one, and nothing else is.
func TestLeftovers(t *testing.T) {
	temp := t.TempDir()
	t.Setenv("TMPDIR", temp)
	outside := filepath.Join(t.TempDir(), "outside")
	require.NoError(t, os.WriteFile(outside, nil, 0o600))
	made := func() *Temp {
		d, err := MakeTemp()
		require.NoError(t, err)
		require.NoError(t, os.MkdirAll(filepath.Join(d.Dir, "tree", "src"), 0o700))
		require.NoError(t, os.WriteFile(filepath.Join(d.Dir, "tree", "src", "a.c"), []byte("int x;"), 0o600))
		return d
	}
	killed, busy, kept, ended := made(), made(), made(), made()
	if free, err := tryLock(busy.lock); err == nil && !free {
		t.Skip("no locks of files on this system")
	}
	require.NoError(t, os.Symlink(outside, filepath.Join(killed.Dir, "link")))
	killed.lock.Close() // as the system does
	kept.Keep()
	ended.Remove()
	require.NoDirExists(t, ended.Dir)
	other := filepath.Join(temp, tempPrefix+"of-another-program")
	require.NoError(t, os.Mkdir(other, 0o700))

	removeLeftovers(temp, time.Now())
	require.DirExists(t, killed.Dir, "it may have been made right now")
	removeLeftovers(temp, time.Now().Add(2*newborn))
	require.NoDirExists(t, killed.Dir)
	for _, dir := range []string{busy.Dir, kept.Dir, other} {
		require.DirExists(t, dir)
	}
	require.FileExists(t, filepath.Join(busy.Dir, "tree", "src", "a.c"))
	require.FileExists(t, outside)
	busy.Remove()

	// The next command does so.
	killed = made()
	killed.lock.Close()
	old := time.Now().Add(-2 * newborn)
	require.NoError(t, os.Chtimes(killed.Dir, old, old))
	next := made()
	require.NoDirExists(t, killed.Dir)
	next.Remove()
}
