package race

import (
	"fmt"
	"slices"
)

// An Access is one of memory.
type Access struct {
	Addr, Size uint64
	Site       int // where the program says it
	Write      bool
	Atomic     bool
	Gone       bool // it is the end of the memory
	Numbered   bool // it may depend on which thread executes it
}

// A Race is two accesses that no order of the program separates; the first one happened earlier.
type Race struct {
	First, Second Side
	Addr          uint64 // of a byte of both
	// Async tells that one of them is done asynchronously: by a queue, or in a target task.
	Async bool
}

// A Side is one of the accesses.
type Side struct {
	Site          int
	Write, Atomic bool
	// Async tells that this access is done asynchronously, and About of which operation of a queue it is part.
	Async bool
	About any
	// Part is what the access is in, of what is beside each other.
	Part Part
}

// A Part is one of several pieces of an execution that are beside each other.
type Part struct {
	Kind   PartKind
	Number int64 // of the iteration, or of the thread in its team, from 0 on
	Site   int   // of the loop
	Team   *Team // of the thread
}

// A PartKind says what a part is.
type PartKind uint8

const (
	Other     PartKind = iota
	Iteration          // of a loop
	Thread             // of a team
	Deferred           // a task
)

// A Detector finds races.
type Detector struct {
	report   func(Race)
	told     map[[2]int]bool
	tables   map[uint64][]*page // by the upper part of addresses
	table    []*page            // that was used last, with its number
	upper    uint64
	sets     lockSets
	sites    siteSets
	released map[uint64]position
	queues   []*Queue
	open     int // operations of queues that nothing waits for yet
	targets  int // target tasks that there were
	// epoch counts the times when all that had happened was before all that followed.
	epoch  int32
	linked bool // there is an edge

	// Ignore reports whether nothing is to be said about some memory; nil: all counts.
	Ignore func(addr uint64) bool
}

// New makes a detector, which reports races once for each pair of sites.
func New(report func(Race)) *Detector {
	return &Detector{report: report, told: map[[2]int]bool{}, tables: map[uint64][]*page{}, released: map[uint64]position{}, sets: newLockSets()}
}

// Root is the strand with which the program begins.
func (d *Detector) Root() *Strand { return &Strand{d: d, node: &Node{rare: nothing}} }

// Strand is one for a thread that is about to join a team.
func (d *Detector) Strand() *Strand { return d.Root() }

// Access notes an access.
func (s *Strand) Access(a Access) {
	if a.Size > 0 {
		s.access(&a)
	}
}

func (s *Strand) access(a *Access) {
	p := s.d.own(a.Addr, a.Size)
	if p == nil {
		r := s.record(a)
		s.notes(&r, a.Addr, a.Size, fit(a.Addr, a.Size))
		return
	}
	i := p.at(a.Addr)
	if !a.Write && !a.Atomic && s.says(&p.briefs[i]) {
		return
	}
	r := s.record(a)
	p.epoch = s.d.epoch
	s.note(&p.briefs[i], &p.cells[i], &r, a.Addr)
}

// Accesses notes several accesses like one, each some bytes after the one before it; as none of them is before or beside another one.
func (s *Strand) Accesses(a Access, step, count int64) {
	if count <= 0 || a.Size == 0 {
		return
	}
	if step < 0 {
		a.Addr, step = a.Addr+uint64(step*(count-1)), -step
	}
	switch shift := fit(a.Addr, a.Size); {
	case step == 0:
		s.access(&a)
	case uint64(step) == a.Size:
		r := s.record(&a)
		s.notes(&r, a.Addr, a.Size*uint64(count), shift)
	default:
		for range count {
			s.access(&a)
			a.Addr += uint64(step)
		}
	}
}

func (s *Strand) record(a *Access) record {
	return record{node: s.node, at: s.node.next, sites: s.d.sites.of(a.Site), locks: s.locks, write: a.Write, atomic: a.Atomic, gone: a.Gone, numbered: a.Numbered}
}

// notes notes an access of a range of bytes.
func (s *Strand) notes(r *record, addr, size uint64, shift uint) {
	s.d.cells(addr, size, shift, func(b *brief, c *cell, addr uint64) {
		if r.write || r.atomic || !s.says(b) {
			s.note(b, c, r, addr)
		}
	})
}

// says reports whether a cell says as much as it would with another plain read.
func (s *Strand) says(b *brief) bool {
	return b.epoch == s.d.epoch && b.split != nil && s.another(b)
}

// note compares an access with those of a cell and adds it there.
func (s *Strand) note(b *brief, c *cell, r *record, addr uint64) {
	if b.epoch != s.d.epoch {
		*b, *c = brief{epoch: s.d.epoch}, cell{} // what happened before is before all that follows
		if r.write {
			c.writes[0] = *r
			s.wrote = s.wrote || r.locks != 0
		} else {
			c.reads[0] = *r
		}
		return
	}
	gone := false
	for i := range c.writes {
		gone = gone || c.writes[i].gone && s.compare(&c.writes[i], r, addr)
	}
	for i := range c.writes {
		if !gone { // else it is the end of the variable that matters, not what was done with the memory later
			s.compare(&c.writes[i], r, addr)
		}
	}
	if r.locks != 0 {
		s.hear(c, r, addr)
	}
	b.split = nil
	if !r.write {
		s.keep(&c.reads, r)
		if !s.d.linked && c.writes == [2]record{} && c.reads[0].node != nil && c.reads[1].node != nil {
			b.splits(c)
		}
		return
	}
	for i := range c.reads {
		s.compare(&c.reads[i], r, addr)
	}
	if r.locks == 0 && !r.atomic {
		for i := range c.reads {
			if c.reads[i].node != r.node {
				c.reads[i] = record{} // what is concurrent with it is concurrent with the write
			}
		}
	}
	s.keep(&c.writes, r)
}

// hear notes an access under locks: a read of what another strand has written under one of them, or a write, which makes a value that the
// strand has read there one that it changes.
func (s *Strand) hear(c *cell, r *record, addr uint64) {
	if r.write {
		s.wrote = true
		s.heard = slices.DeleteFunc(s.heard, func(x heard) bool { return x.addr == addr })
		return
	}
	for _, x := range c.writes {
		from := position{x.node, x.at}
		if x.node != nil && x.node != r.node && s.d.sets.meet(x.locks, r.locks) && !before(from, position{r.node, r.at}) && !linked(from, position{r.node, r.at}, nil) {
			s.heard = append(s.heard, heard{addr, from})
		}
	}
}

// splits notes what the reads of a cell are below, if that makes others needless. Tasks may end at any time.
func (b *brief) splits(c *cell) {
	x, y := part(c.reads[0].node, c.reads[1].node)
	if x != nil && y != nil && x.beside && y.beside && x.host != nil && y.host != nil {
		b.split, b.kids = x.parent, [2]int32{x.seq, y.seq}
	}
}

// another reports whether the strand is below another child of the split of a cell than its reads.
func (s *Strand) another(b *brief) bool {
	if s.below.node != s.node || s.below.of != b.split {
		n := s.node
		for n != nil && n.depth > b.split.depth+1 {
			n = n.parent
		}
		s.below = below{node: s.node, of: b.split}
		if n != nil && n.parent == b.split {
			s.below.seq = n.seq
		}
	}
	return s.below.seq != 0 && s.below.seq != b.kids[0] && s.below.seq != b.kids[1] && !s.d.linked
}

// keep adds an access to those of its kind: in the place of one that precedes it, or else of neither, where there is no room.
func (s *Strand) keep(list *[2]record, r *record) {
	for i := range list {
		x := &list[i]
		switch {
		case x.node == nil:
			*x = *r
			return
		case x.node == r.node:
			// What is protected less stays.
			if x.at == r.at && (r.atomic && !x.atomic || r.locks != 0 && x.locks == 0 || r.numbered && !x.numbered) {
				return
			}
			if other := &list[1-i]; x.gone && !r.gone && (other.node == nil || other.node == r.node) {
				*other = *r // the end of what was there stays
				return
			}
			if x.at == r.at && x.atomic == r.atomic && x.locks == r.locks && x.numbered == r.numbered {
				x.sites = s.d.sites.with(x.sites, r.sites)
				return
			}
			if r.locks != 0 && x.locks == 0 { // what is protected less stays here, too
				if other := &list[1-i]; other.node == nil || other.node == r.node {
					*other = *r
				}
				return
			}
			*x = *r
			return
		}
	}
	for i := range list {
		if before(position{list[i].node, list[i].at}, position{r.node, r.at}) {
			list[i] = *r
			if other := &list[1-i]; before(position{other.node, other.at}, position{r.node, r.at}) {
				*other = record{}
			}
			return
		}
	}
	for i := range list {
		if linked(position{list[i].node, list[i].at}, position{r.node, r.at}, nil) {
			list[i] = *r
			return
		}
	}
	// All three are beside each other: those that part first stay, since they stand for what is between them.
	x, _ := part(list[0].node, list[1].node)
	if y, _ := part(list[0].node, r.node); x != nil && (y == nil || y.depth < x.depth) {
		list[1] = *r
	}
}

// compare reports a race of an earlier access with one of the strand, and whether there is one.
func (s *Strand) compare(x, r *record, addr uint64) bool {
	if x.node == nil || x.node == r.node || x.atomic && r.atomic || !s.concurrent(x, r, addr) {
		return false
	}
	now := s.d.sites.list[r.sites][0]
	for _, site := range s.d.sites.list[x.sites] {
		if key := [2]int{site, now}; !s.d.told[key] && (s.d.Ignore == nil || !s.d.Ignore(addr)) {
			s.d.told[key], s.d.told[[2]int{now, site}] = true, true
			s.tell(x, site, r, now, addr)
		}
	}
	return true
}

// tell reports a race of two accesses at two sites.
func (s *Strand) tell(x *record, at int, r *record, now int, addr uint64) {
	first, second := x.side(at), r.side(now)
	common := x.node
	p, q := part(x.node, r.node)
	if p != nil {
		common = p.parent
	}
	first.Part, second.Part = p.kind(), q.kind()
	first.part(x.node, common)
	second.part(r.node, common)
	s.d.report(Race{First: first, Second: second, Addr: addr, Async: first.Async || second.Async})
}

func (r *record) side(site int) Side { return Side{Site: site, Write: r.write, Atomic: r.atomic} }

// kind is what a node is to those beside it.
func (n *Node) kind() Part {
	switch {
	case n == nil:
	case n.of != nil:
		return Part{Kind: Iteration, Number: n.number, Site: n.of.site}
	case n.parent.lanes != nil && n.parent.lanes.node == n.parent:
		return Part{Kind: Iteration, Number: n.number, Site: n.parent.lanes.site}
	case n.host == n:
		return Part{Kind: Thread, Number: n.number, Team: n.team}
	case n.host == nil && n.operation == nil:
		return Part{Kind: Deferred}
	}
	return Part{}
}

// part notes what a side is part of below a node.
func (s *Side) part(n, below *Node) {
	if n = n.asynchronous(below); n != nil {
		if s.Async = true; n.operation != nil {
			s.About = n.operation.about
		}
	}
}

// concurrent reports whether an execution may have an earlier access and one of the strand at the same time.
func (s *Strand) concurrent(x, r *record, addr uint64) bool {
	a, b := position{x.node, x.at}, position{r.node, r.at}
	if before(a, b) || s.d.sets.meet(x.locks, r.locks) {
		return false
	}
	p, q := part(a.node, b.node)
	if p != nil && q != nil {
		lanes := p.parent.lanes
		if lanes != nil && lanes.node != p.parent {
			lanes = nil
		}
		// Lanes are beside each other in one thread, so they share what is its own, unless each of them is a thread.
		apart := lanes == nil || lanes.threads
		if p.host != nil && p.host == q.host && (p.team != nil && p.team.identity && (x.numbered || r.numbered) || apart && p.host.owns(addr) || sameShare(p, q)) {
			return false
		}
		if lanes != nil && lanes.most > 0 && q.number-p.number >= lanes.most {
			return false
		}
		if p.of != nil && p.of == q.of && p.number < q.number && q.began != 0 && (p.ended == 0 || a.within(p) < p.ended) {
			return false
		}
	}
	return !linked(a, b, nil)
}

// owns reports whether memory belongs to the thread that a node is of.
func (n *Node) owns(addr uint64) bool { return n.own != nil && n.own(addr, n.team, int(n.number)) }

// sameShare reports whether two iterations of different loops are executed by the same thread in each execution.
func sameShare(p, q *Node) bool {
	return p.of != nil && q.of != nil && p.of != q.of && p.number == q.number && p.of.static.Known && p.of.static == q.of.static
}

// within is the position in n, which is around it or its node.
func (p position) within(n *Node) int32 {
	at := p.at
	for x := p.node; x != n; x = x.parent {
		at = x.seq
	}
	return at
}

// String is what a test prints.
func (r Race) String() string {
	if r.Async {
		return fmt.Sprintf("async: %v and %v", r.First, r.Second)
	}
	return fmt.Sprintf("%v and %v", r.First, r.Second)
}

// String names the kind of access and its site.
func (s Side) String() string {
	text := "read"
	if s.Write {
		text = "write"
	}
	if s.Atomic {
		text = "atomic " + text
	}
	return fmt.Sprintf("%s at %d", text, s.Site)
}
