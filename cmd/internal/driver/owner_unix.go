//go:build unix

package driver

import (
	"io/fs"
	"os"
	"syscall"
)

// openNonblocking opens a FIFO without waiting for who writes to it.
const openNonblocking = syscall.O_NONBLOCK

// ownedByUser reports whether a file belongs to the user who runs accc, or to root.
func ownedByUser(info fs.FileInfo) bool {
	s, known := info.Sys().(*syscall.Stat_t)
	return !known || s.Uid == 0 || int(s.Uid) == os.Geteuid()
}
