package team

import (
	"math/rand/v2"
	"runtime"
	"sync"
)

// A baton is held by the one thread that executes the program when there is a seed.
type baton struct {
	mu    sync.Mutex
	rng   *rand.Rand
	ready []*Thread // that may go on, in the order in which they became ready: an order that the seed determines
}

func newBaton(seed uint64) *baton {
	return &baton{rng: rand.New(rand.NewPCG(seed, seed^0x9e3779b97f4a7c15))}
}

// add makes a thread one of those that may go on.
func (b *baton) add(t *Thread) {
	b.mu.Lock()
	b.ready = append(b.ready, t)
	b.mu.Unlock()
}

// pick takes one of the threads that may go on; nil: there is none.
func (b *baton) pick() *Thread {
	b.mu.Lock()
	defer b.mu.Unlock()
	if len(b.ready) == 0 {
		return nil
	}
	i := b.rng.IntN(len(b.ready))
	t := b.ready[i]
	b.ready = append(b.ready[:i], b.ready[i+1:]...)
	return t
}

// Pause lets another thread go on, in a loop that waits for one without the library.
func (t *Thread) Pause() {
	t.Decide()
	if t.world.baton == nil {
		runtime.Gosched()
	}
}

// choose is one of n numbers.
func (b *baton) choose(n int) int {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.rng.IntN(n)
}

// Decide is a point at which another thread may go on: with a seed, one that the seed chooses.
func (t *Thread) Decide() {
	w := t.world
	w.Check()
	if w.baton == nil {
		return
	}
	w.baton.add(t)
	w.pass(t)
}

// pass lets one of the ready threads go on, and returns when that is t.
func (w *World) pass(t *Thread) {
	next := w.baton.pick()
	switch {
	case next == t:
		return
	case next == nil:
		w.deadlock()
	default:
		next.turn <- struct{}{}
	}
	t.takeTurn()
}

// takeTurn waits until the thread is to go on.
func (t *Thread) takeTurn() {
	select {
	case <-t.turn:
	case <-t.world.stopped:
		panic(ErrEnded)
	}
}

// retire lets another thread go on instead of one that has nothing more to do.
func (w *World) retire(t *Thread) {
	w.awake.Add(-1)
	if next := w.baton.pick(); next != nil {
		next.turn <- struct{}{}
	} else {
		w.deadlock()
	}
}
