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

// A brief says of a cell whether it counts, and whether another read of it does.
type brief struct {
	// split is what both reads are below, through different children that are beside each other, where a third read below another child
	// says no more than they do, and nothing is written; nil: look at the cell.
	split *Node
	kids  [2]int32 // the numbers of these children
	epoch int32    // of the detector when the cell was new
}

// A page is for 1<<pageBits bytes, and a table has 1<<tableBits pages: the memory of one side.
const (
	pageBits  = 12
	tableBits = 20
)

// A page is the shadow of a part of memory, whose cells are for 1<<shift bytes each.
type page struct {
	shift  uint
	briefs []brief
	cells  []cell
}

func newPage(shift uint) *page {
	n := 1 << (pageBits - shift)
	return &page{shift, make([]brief, n), make([]cell, n)}
}

// at is the index of the cell of an address.
func (p *page) at(addr uint64) int { return int(addr & (1<<pageBits - 1) >> p.shift) }

// refine makes the cells of a page smaller.
func (p *page) refine(shift uint) {
	next := newPage(shift)
	for i, c := range p.cells {
		for j := range 1 << (p.shift - shift) {
			at := i<<(p.shift-shift) + j
			next.cells[at], next.briefs[at] = c, p.briefs[i]
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

// own is the page of an access that has a cell of its own; nil: it has several, or none yet.
func (d *Detector) own(addr, size uint64) *page {
	if number := addr >> pageBits; d.table != nil && d.upper == number>>tableBits {
		if p := d.table[number&(1<<tableBits-1)]; p != nil && size == 1<<p.shift && addr&(size-1) == 0 {
			return p
		}
	}
	return nil
}

// cells calls f with each cell for a range of bytes.
func (d *Detector) cells(addr, size uint64, f func(p *page, i int, addr uint64)) {
	shift := fit(addr, size)
	for size > 0 {
		n := min(size, 1<<pageBits-addr&(1<<pageBits-1))
		p := d.page(addr, shift, true)
		first := p.at(addr)
		for i := range n >> p.shift {
			f(p, first+int(i), addr+i<<p.shift)
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
			clear(p.briefs[at>>p.shift : (at+n)>>p.shift])
		}
		addr, size = addr+n, size-n
	}
}
