package run

import (
	"bytes"
	"fmt"
	"os"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"
)

// Of a large block, the whole large pages in it are marked as such; a smaller one leaves the memory as it is.
func TestLargePages(t *testing.T) {
	if _, err := os.Stat("/sys/kernel/mm/transparent_hugepage"); err != nil {
		t.Skip("the kernel has no large pages for memory that is there")
	}
	s, err := newSpace("host", hostBias, 0, 64<<20)
	require.NoError(t, err)
	defer s.free()
	s.expect(s.first(), largeBlock-1)
	require.Empty(t, marked(t, s.bytes))
	s.expect(s.first()+100, 16<<20)
	ranges := marked(t, s.bytes)
	require.Len(t, ranges, 1)
	require.GreaterOrEqual(t, ranges[0][0], uint64(page+100))
	require.LessOrEqual(t, ranges[0][1], uint64(page+100+16<<20))
	require.GreaterOrEqual(t, ranges[0][1]-ranges[0][0], uint64(12<<20))
}

// marked lists the ranges of b, as offsets, whose pages are to be large ones.
func marked(t *testing.T, b []byte) (list [][2]uint64) {
	maps, err := os.ReadFile("/proc/self/smaps")
	require.NoError(t, err)
	first := uint64(uintptr(unsafe.Pointer(unsafe.SliceData(b))))
	var from, to uint64
	for line := range bytes.Lines(maps) {
		if n, _ := fmt.Sscanf(string(line), "%x-%x ", &from, &to); n == 2 {
			continue
		}
		if bytes.HasPrefix(line, []byte("VmFlags:")) && bytes.Contains(line, []byte(" hg")) && from < first+uint64(len(b)) && to > first {
			list = append(list, [2]uint64{from - first, to - first})
		}
	}
	return list
}
