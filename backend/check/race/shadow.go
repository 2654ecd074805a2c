package race

// A record is an access that happened.
type record struct {
	node          *Node
	at            int32
	sites         siteSet
	locks         lockSet
	write, atomic bool
}

// A cell is the shadow of some bytes that are accessed together.
type cell struct{ writes, reads [2]record }

// A page is for 1<<pageBits bytes, and a table has 1<<tableBits pages: the memory of one side.
const (
	pageBits  = 12
	tableBits = 20
)

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
	if d.table == nil || d.upper != number>>tableBits {
		d.upper = number >> tableBits
		if d.table = d.tables[d.upper]; d.table == nil {
			d.table = make([]*page, 1<<tableBits)
			d.tables[d.upper] = d.table
		}
	}
	slot := &d.table[number&(1<<tableBits-1)]
	p := *slot
	if p == nil {
		if !create {
			return nil
		}
		p = newPage(shift)
		*slot = p
	}
	if p.shift > shift {
		p.refine(shift)
	}
	return p
}

// cells calls f with each cell for a range of bytes.
func (d *Detector) cells(addr, size uint64, f func(c *cell, addr uint64)) {
	shift := fit(addr, size)
	if size == 1<<shift {
		if p := d.page(addr, shift, true); p.shift == shift {
			f(&p.cells[addr&(1<<pageBits-1)>>shift], addr)
			return
		}
	}
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
