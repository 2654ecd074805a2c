// Package dataflow computes facts about the points of a program, forward or backward, over blocks and over the regions of operations:
// control flows among regions as ir.RegionBranch says, and in any way where an operation does not say it.
//
//	live := dataflow.Liveness(function)
//	live.After(op).Values()    // those that may be used later
//
// dataflow.go has the analysis, result.go what it found, and liveness.go its first client.
package dataflow

import "accc/ir"

// Direction is that in which facts are carried.
type Direction uint8

// The directions.
const (
	Forward Direction = iota
	Backward
)

// An Analysis says what facts are and how they change. Facts are values: none of the functions changes its arguments.
type Analysis[F any] struct {
	Direction Direction
	// Bottom is the fact of a point that nothing reaches, Boundary that of where the analysis begins: the entry of the region, or,
	// backward, its ends.
	Bottom, Boundary F
	// Join is what is known where two paths meet; changed reports whether that is not a.
	Join func(a, b F) (joined F, changed bool)
	// Operation is what an operation does to a fact. For operations with regions it is what happens before they run.
	Operation func(o *ir.Op, f F) F
	// Results is what happens when an operation with regions is left; nil: nothing.
	Results func(o *ir.Op, f F) F
	// Arguments is what happens when control enters a block; nil: nothing.
	Arguments func(b *ir.Block, f F) F
	// Whole reports whether Operation says all of an operation with regions, so that what is inside of them is left out; nil: of none.
	Whole func(o *ir.Op) bool
}

// Run computes the facts inside of an operation. Operations in it that are isolated from above are analysed for
// themselves.
func (a *Analysis[F]) Run(o *ir.Op) *Result[F] {
	s := &solver[F]{Analysis: a, at: map[*ir.Block]F{}, end: map[*ir.Block]F{}, queued: map[*ir.Block]bool{}, preds: map[*ir.Block][]*ir.Block{}, reached: map[*ir.Block]bool{}}
	for _, r := range o.Regions() {
		s.add(r)
		s.begin(r)
	}
	for len(s.work) > 0 {
		b := s.work[0]
		s.work = s.work[1:]
		delete(s.queued, b)
		s.visit(b)
	}
	return &Result[F]{s}
}

// solver has, of each block, the fact where it is entered in the direction of the analysis (at), and where it is left (end).
type solver[F any] struct {
	*Analysis[F]
	at, end map[*ir.Block]F
	preds   map[*ir.Block][]*ir.Block
	work    []*ir.Block
	queued  map[*ir.Block]bool
	reached map[*ir.Block]bool // blocks that were visited, or will be
}

// add makes the blocks of a region known, and those of the regions inside.
func (s *solver[F]) add(r *ir.Region) {
	for _, b := range r.Blocks() {
		s.at[b], s.end[b] = s.Bottom, s.Bottom
		if s.Direction == Backward {
			s.push(b) // there may be no path from it to an end
		}
		for _, x := range b.Successors() {
			s.preds[x] = append(s.preds[x], b)
		}
		for o := b.First(); o != nil; o = o.Next() {
			if s.Whole != nil && o.NumRegions() > 0 && s.Whole(o) {
				continue
			}
			for _, in := range o.Regions() {
				s.add(in)
				if o.Def().Has(ir.IsolatedFromAbove) {
					s.begin(in)
				}
			}
		}
	}
}

// begin puts the boundary's fact where the analysis of a region begins.
func (s *solver[F]) begin(r *ir.Region) {
	blocks := r.Blocks()
	if s.Direction == Forward {
		if !r.Empty() {
			s.flow(r.Entry(), s.Boundary)
		}
		return
	}
	for i := len(blocks) - 1; i >= 0; i-- {
		if Leaves(blocks[i]) {
			s.flow(blocks[i], s.Boundary)
		}
	}
}

// Leaves reports whether control leaves the region at the end of a block.
func Leaves(b *ir.Block) bool { return len(b.Successors()) == 0 }

func (s *solver[F]) push(b *ir.Block) {
	s.reached[b] = true
	if !s.queued[b] {
		s.queued[b] = true
		s.work = append(s.work, b)
	}
}

// flow carries a fact to where a block is entered.
func (s *solver[F]) flow(b *ir.Block, f F) {
	joined, changed := s.Join(s.at[b], f)
	if changed {
		s.at[b] = joined
	}
	if changed || !s.reached[b] {
		s.push(b)
	}
}

// visit carries facts through a block and on to where it leads.
func (s *solver[F]) visit(b *ir.Block) {
	f := s.through(b, nil, s.flow)
	joined, changed := s.Join(s.end[b], f)
	if s.end[b] = joined; changed {
		s.leave(b, joined)
	}
	if s.Direction == Forward {
		for _, x := range b.Successors() {
			s.flow(x, f)
		}
		return
	}
	for _, p := range s.preds[b] {
		s.flow(p, f)
	}
}

// leave carries the fact with which a region is left to the regions that run next, and to what is around it.
func (s *solver[F]) leave(b *ir.Block, f F) {
	o := b.ParentOp()
	if o.Def().Has(ir.IsolatedFromAbove) {
		return
	}
	i := Number(b.Region())
	if s.Direction == Forward {
		if !Leaves(b) {
			return
		}
		for _, j := range After(o, i) {
			s.enter(o.Region(j), f, s.flow)
		}
	} else {
		if b != b.Region().Entry() {
			return
		}
		for j := range o.Regions() {
			for _, next := range After(o, j) {
				if next == i {
					s.enter(o.Region(j), f, s.flow)
				}
			}
		}
	}
	if _, inside := s.at[o.Parent()]; inside {
		s.push(o.Parent())
	}
}

// enter carries a fact to where a region is entered in the direction of the analysis.
func (s *solver[F]) enter(r *ir.Region, f F, to func(*ir.Block, F)) {
	for _, b := range r.Blocks() {
		if s.Direction == Forward && b == r.Entry() || s.Direction == Backward && Leaves(b) {
			to(b, f)
		}
	}
}

// through carries the fact of a block through its operations, up to the point next to an operation from which it is
// entered, nil: through all. Facts go into regions by to.
func (s *solver[F]) through(b *ir.Block, until *ir.Op, to func(*ir.Block, F)) F {
	f := s.at[b]
	if s.Direction == Forward {
		if s.Arguments != nil {
			f = s.Arguments(b, f)
		}
		for o := b.First(); o != nil && o != until; o = o.Next() {
			f = s.operation(o, f, to)
		}
		return f
	}
	for o := b.Last(); o != nil; o = o.Prev() {
		if o == until {
			return f
		}
		f = s.operation(o, f, to)
	}
	if s.Arguments != nil {
		f = s.Arguments(b, f)
	}
	return f
}

// operation carries a fact past an operation.
func (s *solver[F]) operation(o *ir.Op, f F, to func(*ir.Block, F)) F {
	if o.NumRegions() == 0 || o.Def().Has(ir.IsolatedFromAbove) {
		return s.Operation(o, f)
	}
	results := func(f F) F {
		if s.Results == nil {
			return f
		}
		return s.Results(o, f)
	}
	if s.Whole != nil && s.Whole(o) {
		if s.Direction == Forward {
			return results(s.Operation(o, f))
		}
		return s.Operation(o, results(f))
	}
	first, skipped := Entries(o)
	if s.Direction == Forward {
		f = s.Operation(o, f)
		out := s.Bottom
		if skipped {
			out = f
		}
		for _, i := range first {
			s.enter(o.Region(i), f, to)
		}
		for i, r := range o.Regions() {
			if !ExitsAfter(o, i) {
				continue
			}
			for _, b := range r.Blocks() {
				if Leaves(b) {
					out, _ = s.Join(out, s.end[b])
				}
			}
		}
		return results(out)
	}
	f = results(f)
	in := s.Bottom
	if skipped {
		in = f
	}
	for i, r := range o.Regions() {
		if ExitsAfter(o, i) {
			s.enter(r, f, to)
		}
	}
	for _, i := range first {
		if r := o.Region(i); !r.Empty() {
			in, _ = s.Join(in, s.end[r.Entry()])
		}
	}
	return s.Operation(o, in)
}

// Number is the number of a region in its operation.
func Number(r *ir.Region) int {
	for i, x := range r.Parent().Regions() {
		if x == r {
			return i
		}
	}
	return -1
}

// Entries are the regions of an operation that may run first; skipped reports whether none may run.
func Entries(o *ir.Op) (regions []int, skipped bool) {
	if b, ok := ir.As[ir.RegionBranch](o); ok {
		return b.EntryRegions(o)
	}
	return every(o), true
}

// After are the regions that may run after region i.
func After(o *ir.Op, i int) []int {
	if b, ok := ir.As[ir.RegionBranch](o); ok {
		next, _ := b.AfterRegion(o, i)
		return next
	}
	return every(o)
}

// ExitsAfter reports whether control may leave the operation after region i.
func ExitsAfter(o *ir.Op, i int) bool {
	if b, ok := ir.As[ir.RegionBranch](o); ok {
		_, parent := b.AfterRegion(o, i)
		return parent
	}
	return true
}

func every(o *ir.Op) []int {
	all := make([]int, o.NumRegions())
	for i := range all {
		all[i] = i
	}
	return all
}
