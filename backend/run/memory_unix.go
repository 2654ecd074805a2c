//go:build unix

package run

import "syscall"

// reserve returns zeroed memory of a size of which only what is touched takes room.
func reserve(_ string, size int) ([]byte, func(), error) {
	b, err := syscall.Mmap(-1, 0, size, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_PRIVATE|syscall.MAP_ANON|noReserve)
	if err != nil {
		return nil, nil, err
	}
	return b, func() { _ = syscall.Munmap(b) }, nil
}
