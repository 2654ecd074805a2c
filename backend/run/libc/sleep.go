//go:build !js

package libc

import "time"

// Sleep waits.
func Sleep(d time.Duration) { time.Sleep(d) }
