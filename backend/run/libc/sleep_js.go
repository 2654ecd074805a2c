package libc

import (
	"runtime"
	"time"
)

// Sleep waits while other threads go on. A timer would end when the browser gets control back, which is when the program has ended.
func Sleep(d time.Duration) {
	for start := time.Now(); time.Since(start) < d; {
		runtime.Gosched()
	}
}

// SleepUnless waits, and reports whether it was woken before the time was over: nobody sends signals to a page.
func SleepUnless(d time.Duration, _ <-chan struct{}) bool {
	Sleep(d)
	return false
}
