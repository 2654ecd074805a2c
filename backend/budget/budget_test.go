package budget

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"testing"

	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// A File does what a file of the system does, at random.
func TestFileLikeTheSystems(t *testing.T) {
	dir := t.TempDir()
	irtest.Property(t, func(t *rapid.T) {
		native, err := os.CreateTemp(dir, "*")
		require.NoError(t, err)
		defer native.Close()
		f := NewFile(New(1 << 30))
		for range rapid.IntRange(1, 20).Draw(t, "steps") {
			offset := rapid.Int64Range(0, 5*pageSize).Draw(t, "offset")
			switch rapid.IntRange(0, 3).Draw(t, "what") {
			case 0:
				p := bytes.Repeat([]byte{byte(offset) | 1}, rapid.IntRange(0, 2*pageSize).Draw(t, "n"))
				_, _ = f.Write(p)
				_, _ = native.Write(p)
			case 1:
				whence := rapid.IntRange(0, 2).Draw(t, "whence")
				a, errA := f.Seek(offset-pageSize, whence)
				b, errB := native.Seek(offset-pageSize, whence)
				require.Equal(t, errB == nil, errA == nil)
				if errA == nil {
					require.Equal(t, b, a)
				}
			case 2:
				require.NoError(t, f.Truncate(offset))
				require.NoError(t, native.Truncate(offset))
			default:
				n := rapid.IntRange(1, 2*pageSize).Draw(t, "n")
				a, b := make([]byte, n), make([]byte, n)
				i, errA := f.Read(a)
				j, errB := native.Read(b)
				require.Equal(t, errB, errA)
				require.Equal(t, j, i)
				require.True(t, bytes.Equal(a, b))
			}
		}
		require.NoError(t, native.Sync())
		want, err := os.ReadFile(filepath.Clean(native.Name()))
		require.NoError(t, err)
		got := make([]byte, f.Size())
		_, err = f.ReadAt(got, 0)
		require.True(t, err == nil || err == io.EOF)
		require.True(t, bytes.Equal(want, got))
	})
}

func TestBudget(t *testing.T) {
	b := New(3 * pageSize)
	f, g := NewFile(b), NewFile(b)
	n, err := f.Write(make([]byte, 2*pageSize))
	require.NoError(t, err)
	require.Equal(t, 2*pageSize, n)
	n, err = g.Write(make([]byte, 2*pageSize))
	require.ErrorIs(t, err, ErrNoSpace)
	require.Equal(t, pageSize, n)
	require.NoError(t, f.Close())
	_, err = g.Write(make([]byte, 2*pageSize))
	require.NoError(t, err)
	_, err = g.Seek(1<<62, io.SeekStart)
	require.NoError(t, err)
	_, err = g.Write([]byte("x"))
	require.ErrorIs(t, err, ErrNoSpace)
	require.True(t, (*Budget)(nil).Take(1<<60))
	require.False(t, b.Take(-1))
}
