//go:build !unix

package libc

import "time"

// processorTime is the time since the start, where the system does not tell more.
func (p *Process) processorTime() time.Duration { return p.cfg.Now().Sub(p.start) }
