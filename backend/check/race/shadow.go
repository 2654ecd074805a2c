package race

// A record is an access that happened.
type record struct {
	node          *Node
	at, site      int32
	locks         lockSet
	write, atomic bool
}

// A cell is the shadow of some bytes that are accessed together.
type cell struct{ writes, reads [2]record }

const pageBits = 12

// A page is the shadow of a part of memory, whose cells are for 1<<shift bytes each.
type page struct {
	shift uint
	cells []cell
}

func newPage(shift uint) *page { return &page{shift, make([]cell, 1<<(pageBits-shift))} }

// refine makes the cells of a page smaller.
func (p *page) refine(shift uint) {
	next := newPage(shift)
	for i, c := range p.cells {
		for j := range 1 << (p.shift - shift) {
			next.cells[i<<(p.shift-shift)+j] = c
		}
	}
	*p = *next
}

// fit is the size of cells for an access: as a power of two, at most 8 bytes.
func fit(addr, size uint64) uint {
	for shift := uint(3); shift > 0; shift-- {
		if (addr|size)&(1<<shift-1) == 0 {
			return shift
		}
	}
	return 0
}

// page is the shadow of an address; nil: there is none, and none is to be created.
func (d *Detector) page(addr uint64, shift uint, create bool) *page {
	number := addr >> pageBits
	p := d.last
	if p == nil || d.number != number {
		if p = d.pages[number]; p == nil {
			if !create {
				return nil
			}
			p = newPage(shift)
			d.pages[number] = p
		}
		d.last, d.number = p, number
	}
	if p.shift > shift {
		p.refine(shift)
	}
	return p
}

// cells calls f with each cell for a range of bytes.
func (d *Detector) cells(addr, size uint64, f func(c *cell, addr uint64)) {
	shift := fit(addr, size)
	for size > 0 {
		n := min(size, 1<<pageBits-addr&(1<<pageBits-1))
		p := d.page(addr, shift, true)
		first := addr & (1<<pageBits - 1) >> p.shift
		for i := range n >> p.shift {
			f(&p.cells[first+i], addr+i<<p.shift)
		}
		addr, size = addr+n, size-n
	}
}

// Fresh forgets what happened to some memory, which is used for something else from now on.
func (d *Detector) Fresh(addr, size uint64) {
	for size > 0 {
		n := min(size, 1<<pageBits-addr&(1<<pageBits-1))
		if p := d.page(addr, 3, false); p != nil {
			if part := fit(addr, n); part < p.shift {
				p.refine(part)
			}
			at := addr & (1<<pageBits - 1)
			clear(p.cells[at>>p.shift : (at+n)>>p.shift])
		}
		addr, size = addr+n, size-n
	}
}
