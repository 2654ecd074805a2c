package race

// A record is an access that happened.
type record struct {
	node          *Node
	at            int32
	sites         siteSet
	locks         lockSet
	write, atomic bool
	numbered      bool
	gone          bool // what is there now is other memory
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

// A page is the shadow of a part of memory, whose cells are for 1<<shift bytes each. They are kept as runs of the same cells, since loops
// access rows, or one by one.
type page struct {
	shift  uint
	epoch  int32 // of the newest cell
	runs   []run // nil: one by one
	briefs []brief
	cells  []cell
}

func newPage(shift uint) *page {
	return &page{shift: shift, runs: []run{{end: 1 << (pageBits - shift)}}}
}

// at is the index of the cell of an address.
func (p *page) at(addr uint64) int { return int(addr & (1<<pageBits - 1) >> p.shift) }

// refine makes the cells of a page smaller.
func (p *page) refine(shift uint) {
	by := p.shift - shift
	next := &page{shift: shift, epoch: p.epoch}
	if p.runs != nil {
		for _, x := range p.runs {
			x.end <<= by
			next.runs = append(next.runs, x)
		}
	} else {
		next.room()
		for i, c := range p.cells {
			for j := range 1 << by {
				at := i<<by + j
				next.cells[at], next.briefs[at] = c, p.briefs[i]
			}
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

// own is the page of an access that has a cell of its own, kept as one; nil: it has several, or none yet.
func (d *Detector) own(addr, size uint64) *page {
	if number := addr >> pageBits; d.table != nil && d.upper == number>>tableBits {
		if p := d.table[number&(1<<tableBits-1)]; p != nil && p.runs == nil && size == 1<<p.shift && addr&(size-1) == 0 {
			return p
		}
	}
	return nil
}

// cells calls f for a range of bytes with each cell, or with one that stands for several, and the address of the first one. The cells are not
// larger than 1<<shift bytes.
func (d *Detector) cells(addr, size uint64, shift uint, f func(b *brief, c *cell, addr uint64)) {
	for size > 0 {
		n := min(size, 1<<pageBits-addr&(1<<pageBits-1))
		p := d.page(addr, shift, true)
		first := p.at(addr)
		p.visit(first, first+int(n>>p.shift), d.epoch, func(b *brief, c *cell, i int) { f(b, c, addr+uint64(i-first)<<p.shift) })
		p.epoch = d.epoch
		addr, size = addr+n, size-n
	}
}

// Fresh forgets what happened to some memory, which is used for something else from now on.
func (d *Detector) Fresh(addr, size uint64) {
	d.forget(addr, size, func(c *cell) { *c = cell{} })
}

// Unwound is Fresh for a part of the stack of a thread: what was there in variables that ended before may be used still, by tasks that come next also
// if they ended in any other code of the thread.
func (s *Strand) Unwound(addr, size uint64, tasks bool) {
	s.d.forget(addr, size, func(c *cell) {
		left := cell{}
		n := 0
		for _, x := range c.writes {
			if x.gone && (tasks && x.node.host == s.node.host || before(position{x.node, x.at}, position{s.node, s.node.next})) {
				left.writes[n] = x
				n++
			}
		}
		*c = left
	})
}

func (d *Detector) forget(addr, size uint64, what func(c *cell)) {
	for size > 0 {
		n := min(size, 1<<pageBits-addr&(1<<pageBits-1))
		if p := d.page(addr, 3, false); p != nil {
			if part := fit(addr, n); part < p.shift {
				p.refine(part)
			}
			first := p.at(addr)
			p.visit(first, first+int(n>>p.shift), d.epoch, func(b *brief, c *cell, _ int) {
				what(c)
				if b.split = nil; c.writes[0].node == nil {
					*b = brief{}
				}
			})
		}
		addr, size = addr+n, size-n
	}
}
