//go:build !js

package libc

import "time"

// Sleep waits.
func Sleep(d time.Duration) { time.Sleep(d) }

// SleepUnless waits, and reports whether it was woken before the time was over.
func SleepUnless(d time.Duration, woken <-chan struct{}) bool {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-woken:
		return true
	case <-t.C:
		return false
	}
}
