package device

import (
	"slices"
	"sort"

	"accc/backend/budget"
)

// Alignment is that of all device memory, in bytes.
const Alignment = 64

// granule is the smallest unit of device memory.
const granule = Alignment

// A heap hands out the addresses of a range, first fit by address. It is not safe for concurrent use.
type heap struct {
	free []Range          // by address, disjoint, not touching
	live map[uint64]block // by address
	dead []block          // freed and not handed out again, by address, not more than maxDead
	// counted is for how many blocks the budget has been asked.
	counted int
	budget  *budget.Budget
	// strict separates blocks and hands memory out again as late as possible; next is where it looks first.
	strict bool
	next   uint64
	// more takes memory from elsewhere when there is not enough; nil: there is none.
	more func(size uint64) (Range, bool)
}

// maxDead bounds what is remembered of freed memory.
const maxDead = 4096

// The number of unused bytes after a block of a strict heap: the size of the block, within these bounds.
const (
	minGap = 256
	maxGap = 16 << 20
)

// mostBytes is more than any memory has: sizes beyond it cannot be rounded.
const mostBytes = 1 << 48

// blockSize is the bytes that a block and what is known of it count, and blocksAtOnce how many blocks are counted at a time.
const (
	blockSize    = 256
	blocksAtOnce = 1 << 10
)

// moreAtOnce is the least that a heap asks for when it needs more.
const moreAtOnce = 64 << 10

// A block is one allocation.
type block struct {
	Range         // as asked for
	lead   uint64 // the bytes of the margin in front
	room   uint64 // the space that the block occupies, with its margins or the gap after it, a multiple of granule
	user   bool   // by acc_malloc
	site   Site   // what allocated it, or for dead blocks what freed it
	origin string // the variable
}

// taken is the range with the margins.
func (b block) taken() Range { return Range{b.Addr - b.lead, b.room} }

func newHeap(r Range, strict bool) *heap {
	if strict && r.Size > minGap {
		r.Addr, r.Size = r.Addr+minGap, r.Size-minGap
	}
	return &heap{free: []Range{r}, live: map[uint64]block{}, strict: strict}
}

// alloc allocates size bytes, or returns false if no free range is large enough. As a last resort it does without
// margins or, in a strict heap, without the gap and with memory that was freed a moment ago.
func (h *heap) alloc(size uint64, user bool, name string, site Site) (uint64, bool) {
	if size > mostBytes {
		return 0, false
	}
	if len(h.live) >= h.counted {
		if !h.budget.Take(blockSize * blocksAtOnce) {
			return 0, false
		}
		h.counted += blocksAtOnce
	}
	room := (max(size, 1) + granule - 1) &^ (granule - 1)
	if h.strict {
		gap := min(max(room, minGap), maxGap)
		for _, from := range []uint64{h.next, 0} {
			if addr, ok := h.take(from, room+gap, block{Range{0, size}, 0, room + gap, user, site, name}); ok {
				h.next = addr + room + gap
				return addr, true
			}
		}
	}
	if m := marginOf(size); !h.strict {
		if addr, ok := h.take(0, room+2*m, block{Range{0, size}, m, room + 2*m, user, site, name}); ok {
			return addr, true
		}
		if h.more != nil {
			if r, ok := h.more(max(room+2*m, moreAtOnce)); ok {
				h.release(block{Range: r, room: r.Size})
				return h.take(0, room+2*m, block{Range{0, size}, m, room + 2*m, user, site, name})
			}
		}
	}
	return h.take(0, room, block{Range{0, size}, 0, room, user, site, name})
}

// take puts a block into the first free range from an address on, or into what is after that address of the range around it: freed
// memory before it is adjacent to the rest, and is to be used last.
func (h *heap) take(from, room uint64, b block) (uint64, bool) {
	for i := range h.free {
		f := h.free[i]
		addr := max(f.Addr, from)
		if addr > f.End() || f.End()-addr < room {
			continue
		}
		before, after := Range{f.Addr, addr - f.Addr}, Range{addr + room, f.End() - addr - room}
		var rest []Range
		for _, r := range []Range{before, after} {
			if r.Size > 0 {
				rest = append(rest, r)
			}
		}
		h.free = slices.Replace(h.free, i, i+1, rest...)
		h.forget(Range{addr, room})
		b.Addr = addr + b.lead
		h.live[b.Addr] = b
		return b.Addr, true
	}
	return 0, false
}

// forget drops the dead blocks that a range covers a part of.
func (h *heap) forget(r Range) {
	from := sort.Search(len(h.dead), func(i int) bool { return h.dead[i].taken().End() > r.Addr })
	to := from
	for to < len(h.dead) && h.dead[to].taken().Addr < r.End() {
		to++
	}
	h.dead = append(h.dead[:from], h.dead[to:]...)
}

// retire ends the life of the block at addr but keeps its memory until release: in between, asynchronous work may
// still use it.
func (h *heap) retire(addr uint64, site Site) block {
	b := h.live[addr]
	delete(h.live, addr)
	b.site = site
	h.forget(b.taken())
	if len(h.dead) < maxDead {
		i := sort.Search(len(h.dead), func(i int) bool { return h.dead[i].Addr > addr })
		h.dead = append(h.dead, block{})
		copy(h.dead[i+1:], h.dead[i:])
		h.dead[i] = b
	}
	return b
}

// release returns the memory of a retired block to the heap.
func (h *heap) release(b block) {
	r := b.taken()
	i := sort.Search(len(h.free), func(i int) bool { return h.free[i].Addr > r.Addr })
	h.free = append(h.free, Range{})
	copy(h.free[i+1:], h.free[i:])
	h.free[i] = r
	if i+1 < len(h.free) && h.free[i].End() == h.free[i+1].Addr {
		h.free[i].Size += h.free[i+1].Size
		h.free = append(h.free[:i+1], h.free[i+2:]...)
	}
	if i > 0 && h.free[i-1].End() == h.free[i].Addr {
		h.free[i-1].Size += h.free[i].Size
		h.free = append(h.free[:i], h.free[i+1:]...)
	}
}

// find returns the live or dead block that holds addr.
func (h *heap) find(addr uint64) (b block, live, ok bool) {
	if b, ok := h.live[addr]; ok {
		return b, true, true
	}
	at := Range{addr, 1}
	if h.strict {
		// The end of a gap belongs to the next block: an access there is one just before that block.
		for _, b := range h.live {
			if b.Contains(at) {
				return b, true, true
			}
		}
		for _, b := range h.live {
			if addr < b.Addr && addr+minGap/2 >= b.Addr {
				return b, true, true
			}
		}
	}
	for _, b := range h.live {
		if b.taken().Contains(at) {
			return b, true, true
		}
	}
	for _, b := range h.dead {
		if b.taken().Contains(at) {
			return b, false, true
		}
	}
	return block{}, false, false
}

// inUse is the number of bytes handed out.
func (h *heap) inUse() uint64 {
	var n uint64
	for _, b := range h.live {
		n += b.room
	}
	return n
}
