//go:build unix

package libc

import (
	"syscall"
	"time"
)

// ProcessorTime is the time that all threads have computed; elapsed stands in for it where the system does not tell.
func ProcessorTime(elapsed func() time.Duration) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return elapsed()
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
