//go:build !unix

package irtest

import "time"

// Processor returns 0: the system does not tell the processor time.
func Processor() time.Duration { return 0 }
