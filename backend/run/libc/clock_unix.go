//go:build unix

package libc

import (
	"syscall"
	"time"
)

// ProcessorTime is the processor time of all threads, or elapsed where the system does not provide it.
func ProcessorTime(elapsed func() time.Duration) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return elapsed()
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
