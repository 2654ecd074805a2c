//go:build unix

package irtest

import (
	"syscall"
	"time"
)

// Processor returns the processor time that the process has used so far. Tests of what must end soon compare it, since the time of a
// clock depends on what else a machine does.
func Processor() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		return 0
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
