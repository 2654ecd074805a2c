package run

import (
	"unsafe"

	system "golang.org/x/sys/windows"
)

// reserve returns zeroed memory of a size of which only what is touched takes room. The system counts all of it as promised; it is
// outside of Go's heap, whose collector would count it as used.
func reserve(_ string, size int) ([]byte, func(), error) {
	addr, err := system.VirtualAlloc(0, uintptr(size), system.MEM_RESERVE|system.MEM_COMMIT, system.PAGE_READWRITE)
	if err != nil {
		return nil, nil, err
	}
	// The address is not one of Go's, so that go vet's rule about conversions does not apply.
	b := unsafe.Slice(*(**byte)(unsafe.Pointer(&addr)), size)
	return b, func() { _ = system.VirtualFree(addr, 0, system.MEM_RELEASE) }, nil
}
