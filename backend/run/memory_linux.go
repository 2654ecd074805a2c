package run

import (
	"unsafe"

	"golang.org/x/sys/unix"
)

// noReserve tells the system that the memory will mostly stay untouched.
const noReserve = unix.MAP_NORESERVE

// largePage is the size of large pages on most processors. Where they are larger, the system ignores what is not a whole one.
const largePage = 2 << 20

// preferLargePages asks for large pages in memory. The system need not have any.
func preferLargePages(b []byte) {
	skip := -uintptr(unsafe.Pointer(unsafe.SliceData(b))) % largePage
	if whole := (len(b) - int(skip)) &^ (largePage - 1); whole > 0 {
		_ = unix.Madvise(b[skip:int(skip)+whole], unix.MADV_HUGEPAGE)
	}
}
