package libc

import (
	"errors"
	"fmt"
	"sync"

	"accc/dialects/accc"
)

// An allocator is one that omp_init_allocator made (OpenMP 5.2 §6.2). All memory spaces are the heap.
type allocator struct {
	align    uint64
	pool     uint64 // the most bytes in blocks at a time; 0: no limit
	used     uint64
	fallback uint64 // what happens where the pool has no room
	other    uint64 // the allocator of allocatorFallback
}

// The traits that show here, and the values of the fallback.
const (
	traitSize = 16 // a key and a value

	keyAlignment    = 2
	keyPoolSize     = 4
	keyFallback     = 5
	keyFallbackData = 6
	lastKey         = 14

	defaultFallback   = 11
	nullFallback      = 12
	abortFallback     = 13
	allocatorFallback = 14
)

// allocatorBase is the handle of the first allocator that is made; those below are predefined.
const allocatorBase = 0x100

// allocators are those of a program by handle, and the blocks that come from pools.
type allocators struct {
	mu     sync.Mutex
	made   []*allocator // nil: destroyed
	free   []uint64     // handles of those
	pooled map[uint64]pooledBlock
}

type pooledBlock struct {
	from *allocator
	size uint64
}

func (a *allocators) get(handle uint64) *allocator {
	if i := handle - allocatorBase; handle >= allocatorBase && i < uint64(len(a.made)) {
		return a.made[i]
	}
	return nil
}

// ompInitAllocator reads the traits.
func ompInitAllocator(e *Env, s []uint64) {
	n, traits := int32(s[1]), s[2]
	if n < 0 {
		e.fail("the number of traits is %d: expected 0 or more", n)
	}
	made := &allocator{align: granule, fallback: defaultFallback}
	s[0] = 0 // omp_null_allocator
	for i := range uint64(n) {
		at := traits + i*traitSize
		key, value := e.load32(at), e.load64(at+8)
		const byDefault = 1<<64 - 1 // omp_atv_default
		switch {
		case key == 0 || key > lastKey:
			return
		case value == byDefault:
		case key == keyAlignment:
			if !powerOfTwo(value) || value >= 1<<48 {
				return
			}
			made.align = max(value, granule)
		case key == keyPoolSize:
			made.pool = value
		case key == keyFallback:
			if value < defaultFallback || value > allocatorFallback {
				return
			}
			made.fallback = value
		case key == keyFallbackData:
			made.other = value
		}
	}
	if made.fallback == allocatorFallback && made.other == 0 {
		return
	}
	if !e.cfg.Budget.Take(entrySize) {
		return
	}
	t := &e.allocators
	t.mu.Lock()
	defer t.mu.Unlock()
	if last := len(t.free) - 1; last >= 0 {
		s[0] = t.free[last]
		t.free = t.free[:last]
		t.made[s[0]-allocatorBase] = made
		return
	}
	t.made = append(t.made, made)
	s[0] = allocatorBase + uint64(len(t.made)-1)
}

func ompDestroyAllocator(e *Env, s []uint64) {
	t := &e.allocators
	t.mu.Lock()
	if t.get(s[0]) != nil {
		t.made[s[0]-allocatorBase] = nil
		t.free = append(t.free, s[0])
		e.cfg.Budget.Give(entrySize)
	}
	t.mu.Unlock()
}

// variablesOf is an error where the traits of an allocator ask for what variables do not have.
func variablesOf(e *Env, s []uint64) {
	t := &e.allocators
	t.mu.Lock()
	a := t.get(s[0])
	t.mu.Unlock()
	switch {
	case a == nil:
	case a.align > accc.AllocatorAlignment:
		panic(&Trap{"allocate", fmt.Errorf("omp_atk_alignment of the allocator is %d: variables have at most %d", a.align, accc.AllocatorAlignment)})
	case a.pool > 0 && a.fallback != defaultFallback:
		panic(&Trap{"allocate", errors.New("the allocator has a pool (omp_atk_pool_size), which variables do not come from: use omp_alloc")})
	}
}

// ompAllocate is a block of an allocator, with at least an alignment; 0: there is none. The null allocator is the default one of the task
// (OpenMP 5.2 §18.13.7).
func (e *Env) ompAllocate(handle, align, size uint64) uint64 {
	t := &e.allocators
	if size == 0 {
		return 0
	}
	if m := e.member(); handle == 0 && m != nil {
		handle = m.Data().Allocator
	}
	for range allocatorBase { // fallbacks may be a circle
		t.mu.Lock()
		a := t.get(handle)
		t.mu.Unlock()
		if a == nil {
			return e.ompBlock(max(align, granule), size)
		}
		if t.reserve(a, size) {
			if at := e.ompBlock(max(align, a.align), size); at != 0 {
				t.note(at, pooledBlock{a, size})
				return at
			}
			t.release(pooledBlock{a, size})
		}
		switch a.fallback {
		case nullFallback:
			return 0
		case abortFallback:
			e.fail("the allocator has no room for %d bytes, and its fallback is omp_atv_abort_fb", size)
		case allocatorFallback:
			handle = a.other
		default:
			return e.ompBlock(max(align, granule), size)
		}
	}
	return 0
}

// ompBlock is a block of the heap.
func (e *Env) ompBlock(align, size uint64) uint64 {
	s := []uint64{align, size}
	alignedAlloc(e, s)
	return s[0]
}

// reserve takes room in the pool of an allocator.
func (a *allocators) reserve(from *allocator, size uint64) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	if from.pool > 0 && size > from.pool-from.used {
		return false
	}
	from.used += size
	return true
}

// release gives room back.
func (a *allocators) release(b pooledBlock) {
	a.mu.Lock()
	b.from.used -= b.size
	a.mu.Unlock()
}

// note remembers which pool a block is from.
func (a *allocators) note(at uint64, b pooledBlock) {
	if b.from.pool == 0 {
		return
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.pooled == nil {
		a.pooled = map[uint64]pooledBlock{}
	}
	a.pooled[at] = b
}

// forget returns the pool that a block is from; ok is false if it is from none.
func (a *allocators) forget(at uint64) (b pooledBlock, ok bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	b, ok = a.pooled[at]
	delete(a.pooled, at)
	return b, ok
}

// ompFree frees a block, whose pool has its room again.
func ompFree(e *Env, s []uint64) {
	if b, ok := e.allocators.forget(s[0]); ok {
		e.allocators.release(b)
	}
	free(e, s)
}
