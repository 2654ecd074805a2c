package team

import "sync"

// A Pool passes what threads keep to be used again from those that have more of it than they need to those that have none: one thread
// may make all tasks, and another one end them.
type Pool[T any] struct {
	mu      sync.Mutex
	batches [][]T
}

// A thread gives away poolBatch of twice as many; the pool keeps maxBatches.
const (
	poolBatch  = 64
	maxBatches = 64
)

// Put adds one to what a thread keeps. The surplus is what neither the thread nor the pool keeps.
func (p *Pool[T]) Put(mine []T, x T) (keep, surplus []T) {
	mine = append(mine, x)
	if len(mine) < 2*poolBatch {
		return mine, nil
	}
	batch := append([]T(nil), mine[poolBatch:]...)
	clear(mine[poolBatch:])
	mine = mine[:poolBatch]
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.batches) == maxBatches {
		return mine, batch
	}
	p.batches = append(p.batches, batch)
	return mine, nil
}

// Get is Put backwards: ok is false if there is none.
func (p *Pool[T]) Get(mine []T) (keep []T, x T, ok bool) {
	if len(mine) == 0 {
		p.mu.Lock()
		if n := len(p.batches); n > 0 {
			mine = append(mine, p.batches[n-1]...)
			p.batches[n-1] = nil
			p.batches = p.batches[:n-1]
		}
		p.mu.Unlock()
	}
	n := len(mine)
	if n == 0 {
		return mine, x, false
	}
	return mine[:n-1], mine[n-1], true
}
