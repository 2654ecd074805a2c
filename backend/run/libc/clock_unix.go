//go:build unix

package libc

import (
	"syscall"
	"time"
)

// processorTime is the time that all threads have computed.
func (p *Process) processorTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return p.cfg.Now().Sub(p.start)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
