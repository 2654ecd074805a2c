//go:build !unix

package libc

import "time"

// ProcessorTime is the time since the start, where the system does not tell more.
func ProcessorTime(elapsed func() time.Duration) time.Duration { return elapsed() }
