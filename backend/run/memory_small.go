//go:build !linux

package run

// preferLargePages does nothing: the system has no large pages that a process can ask for in memory that it has.
func preferLargePages([]byte) {}
