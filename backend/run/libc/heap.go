package libc

import (
	"fmt"
	"slices"
	"sync"

	"accc/backend/budget"
)

// A Heap hands out blocks of an address range. What it knows about blocks is kept outside the memory of the
// program, so that no stray store can damage it and a wrong free is always noticed.
//
// Small blocks are kept by size and reused last in, first out; larger ones come from a list of free spans, first fit,
// and are joined with their neighbours when they are freed.
type Heap struct {
	mu    sync.Mutex
	brk   uint64 // the range below has been handed out at some time
	limit uint64
	grow  func(end uint64) error

	live  map[uint64]block
	freed map[uint64]struct{} // addresses whose last use was a free
	bins  [maxSmall/granule + 1][]uint64
	spans []span // free, by address, never adjacent
	inUse uint64
	// counted is for how many blocks, live and freed, the budget has been asked.
	counted int
	budget  *budget.Budget
	watch   func(addr, size uint64) // is told of each block; nil: nobody is
}

// A block is memory in use.
type block struct {
	size  uint64 // as asked for
	room  uint64 // as taken from the range
	owned bool   // by the library itself: the program must not free it
}

type span struct{ from, to uint64 }

const (
	granule  = 16 // alignment and unit of every block
	maxSmall = 1024
)

// NewHeap returns a heap over the addresses from base up to limit. grow is called before memory up to end is
// handed out for the first time; nil means that the whole range is there already.
func NewHeap(base, limit uint64, grow func(end uint64) error) *Heap {
	if grow == nil {
		grow = func(uint64) error { return nil }
	}
	return &Heap{
		brk: roundUp(base, granule), limit: limit, grow: grow,
		live: map[uint64]block{}, freed: map[uint64]struct{}{},
	}
}

func roundUp(v, unit uint64) uint64 { return (v + unit - 1) / unit * unit }

// Watch makes the heap tell of each block that it hands out.
func (h *Heap) Watch(told func(addr, size uint64)) { h.watch = told }

// Alloc returns the address of size bytes, aligned to align (a power of two), or false when the range is full
// or memory cannot grow. Different blocks have different addresses, even those of size 0.
func (h *Heap) Alloc(size, align uint64) (uint64, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.alloc(size, align, false)
}

// own is Alloc for an object of the library; it returns 0 when there is no room.
func (h *Heap) own(size uint64) uint64 {
	h.mu.Lock()
	defer h.mu.Unlock()
	addr, _ := h.alloc(size, granule, true)
	return addr
}

// blockSize is the bytes that the record of a block counts, and blocksAtOnce how many records are counted at a time.
const (
	blockSize    = 64
	blocksAtOnce = 1 << 12
)

// Charge makes the records of blocks count against a budget.
func (h *Heap) Charge(b *budget.Budget) { h.budget = b }

func (h *Heap) alloc(size, align uint64, owned bool) (uint64, bool) {
	if size > h.limit {
		return 0, false
	}
	if len(h.live)+len(h.freed) >= h.counted && !owned {
		if !h.budget.Take(blockSize * blocksAtOnce) {
			return 0, false
		}
		h.counted += blocksAtOnce
	}
	room := max(roundUp(size, granule), granule)
	align = max(align, granule)
	addr, ok := h.take(room, align)
	if !ok {
		return 0, false
	}
	delete(h.freed, addr)
	h.live[addr] = block{size: size, room: room, owned: owned}
	h.inUse += size
	if h.watch != nil {
		h.watch(addr, room)
	}
	return addr, true
}

// take finds room that is free.
func (h *Heap) take(room, align uint64) (uint64, bool) {
	if room <= maxSmall && align == granule {
		if bin := h.bins[room/granule]; len(bin) > 0 {
			addr := bin[len(bin)-1]
			h.bins[room/granule] = bin[:len(bin)-1]
			return addr, true
		}
	}
	for i, s := range h.spans {
		addr := roundUp(s.from, align)
		if addr+room > s.to {
			continue
		}
		h.spans = slices.Delete(h.spans, i, i+1)
		h.release(addr+room, s.to)
		h.release(s.from, addr)
		return addr, true
	}
	addr := roundUp(h.brk, align)
	if addr > h.limit || room > h.limit-addr || h.grow(addr+room) != nil {
		return 0, false
	}
	h.release(h.brk, addr)
	h.brk = addr + room
	return addr, true
}

// release makes a span free and joins it with its neighbours.
func (h *Heap) release(from, to uint64) {
	if from == to {
		return
	}
	i, _ := slices.BinarySearchFunc(h.spans, from, func(s span, at uint64) int {
		if s.from < at {
			return -1
		}
		return 1
	})
	joinsNext := i < len(h.spans) && h.spans[i].from == to
	joinsPrevious := i > 0 && h.spans[i-1].to == from
	switch {
	case joinsNext && joinsPrevious:
		h.spans[i-1].to = h.spans[i].to
		h.spans = slices.Delete(h.spans, i, i+1)
	case joinsNext:
		h.spans[i].from = from
	case joinsPrevious:
		h.spans[i-1].to = to
	default:
		h.spans = slices.Insert(h.spans, i, span{from, to})
	}
}

// Free takes a block back. The error says why addr is not one that may be freed; address 0 is always allowed.
func (h *Heap) Free(addr uint64) error {
	if addr == 0 {
		return nil
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	b, err := h.find(addr)
	if err != nil {
		return err
	}
	h.drop(addr, b)
	return nil
}

func (h *Heap) drop(addr uint64, b block) {
	delete(h.live, addr)
	h.freed[addr] = struct{}{}
	h.inUse -= b.size
	if b.room <= maxSmall {
		h.bins[b.room/granule] = append(h.bins[b.room/granule], addr)
		return
	}
	h.release(addr, addr+b.room)
}

func (h *Heap) find(addr uint64) (block, error) {
	if b, ok := h.live[addr]; ok && !b.owned {
		return b, nil
	}
	if _, ok := h.freed[addr]; ok {
		return block{}, fmt.Errorf("the block at %#x is freed already", addr)
	}
	return block{}, fmt.Errorf("%#x is not the address of a block from malloc", addr)
}

// Resize changes the size of a block in place. It returns false if the block would have to move.
func (h *Heap) Resize(addr, size uint64) (bool, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	b, err := h.find(addr)
	if err != nil || size > b.room || size > maxSmall && size < b.room/2 {
		return false, err
	}
	h.inUse += size - b.size
	b.size = size
	h.live[addr] = b
	return true, nil
}

// Size returns the requested size of the block at addr, or the same error as [Heap.Free].
func (h *Heap) Size(addr uint64) (uint64, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	b, err := h.find(addr)
	return b.size, err
}

// Block returns the block that holds an address: where it starts and how many bytes it was asked for.
func (h *Heap) Block(addr uint64) (start, size uint64, ok bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if b, ok := h.live[addr]; ok && !b.owned {
		return addr, b.size, true
	}
	for at, b := range h.live {
		if !b.owned && addr >= at && addr < at+b.size {
			return at, b.size, true
		}
	}
	return 0, 0, false
}

// InUse returns the number of bytes in blocks.
func (h *Heap) InUse() uint64 {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.inUse
}
