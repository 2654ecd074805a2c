package acctooffload

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/conversion/dependence"
	"accc/dialects/llvm"
	"accc/ir"
)

// A part is a stretch of a kernels construct that is one launch.
type part struct {
	region *ir.Region
	share  *ir.Op // the loop that takes the gangs, or nil
	// verdict is what was found out about the loop, where it does not say independent.
	verdict *dependence.Verdict
}

// split divides the region of a kernels construct into launches. Each outermost loop that is independent, because it
// says so or by analysis, is one, shared among gangs; code with effects in between runs in one gang. Code that only
// reads, or writes private variables, belongs to the next loop, and what depends on nothing but captured values is
// repeated in each part. When a part needs what an earlier one computed or left in a private variable, or when the
// control flow is not straight, all of it is one launch of one gang.
func (h *hostFunction) split(o *ir.Op) []part {
	r := o.Region(0)
	whole := []part{{region: r}}
	if len(r.Blocks()) != 1 {
		return whole
	}
	s := &splitter{region: r, repeated: map[*ir.Op]bool{}, number: map[*ir.Op]int{}}
	s.findRepeated()
	var shares []*ir.Op
	verdicts := map[*ir.Op]*dependence.Verdict{}
	open, effects := false, false // of the part that operations go to
	var work []bool
	for o := r.Entry().First(); o != r.Entry().Last(); o = o.Next() {
		share := false
		if o.Is(acc.Loop) {
			share, verdicts[o] = h.independent(o, r)
		}
		if s.repeated[o] {
			continue
		}
		if !open || share && effects {
			shares, work, open, effects = append(shares, nil), append(work, false), true, false
		}
		n := len(shares) - 1
		s.number[o] = n
		switch {
		case share:
			shares[n], open, work[n] = o, false, true
		case !s.harmless(o):
			effects, work[n] = true, true
		}
	}
	some := false
	for _, x := range shares {
		some = some || x != nil
	}
	if !some || s.crosses() {
		return whole
	}
	if len(shares) == 1 {
		whole[0].share, whole[0].verdict = shares[0], verdicts[shares[0]]
		return whole
	}
	var parts []part
	for n, share := range shares {
		if !work[n] {
			continue
		}
		p := part{region: &ir.Region{}, verdict: verdicts[share]}
		b := p.region.AddBlock()
		m := ir.NewMapping()
		for o := r.Entry().First(); o != nil; o = o.Next() {
			if k, ok := s.number[o]; ok && k != n {
				continue
			}
			c := o.Clone(m)
			b.Append(c)
			if o == share {
				p.share = c
			}
		}
		parts = append(parts, p)
	}
	return parts
}

// A splitter knows what the operations directly in the region of a kernels construct may do.
type splitter struct {
	region *ir.Region
	// repeated are operations with the same result in every part.
	repeated map[*ir.Op]bool
	number   map[*ir.Op]int // the part of the others
}

// own is the private variable that an address leads to, or nil.
func (s *splitter) own(addr *ir.Value) *ir.Op {
	for addr.Op() != nil {
		switch o := addr.Op(); {
		case o.Is(llvm.GEP):
			addr = o.Operand(0)
		case o.Is(llvm.Alloca) && o.Parent() == s.region.Entry():
			return o
		default:
			return nil
		}
	}
	return nil
}

// findRepeated collects the operations whose results depend on nothing but what is captured: pure ones, private
// variables that only such operations write, and what reads and writes them.
func (s *splitter) findRepeated() {
	for o := s.region.Entry().First(); o != s.region.Entry().Last(); o = o.Next() {
		s.repeated[o] = o.Is(llvm.Alloca) || isCopyOp(o) || o.Is(acc.Bounds) || o.Is(llvm.Load) || o.Is(llvm.Store) || o.NumRegions() == 0 && ir.IsPure(o)
	}
	for changed := true; changed; {
		changed = false
		for o := range s.repeated {
			if s.repeated[o] && !s.stillRepeated(o) {
				s.repeated[o], changed = false, true
			}
		}
	}
}

func (s *splitter) stillRepeated(o *ir.Op) bool {
	for _, v := range o.Operands() {
		if d := v.Op(); d != nil && d.Parent() == s.region.Entry() && !s.repeated[d] {
			return false
		}
	}
	switch {
	case o.Is(llvm.Store):
		return s.own(o.Operand(1)) != nil
	case o.Is(llvm.Load):
		// What is loaded must have been written by repeated operations only.
		a := s.own(o.Operand(0))
		return a != nil && s.onlyRepeatedWrites(a.Result(0))
	}
	return true
}

// onlyRepeatedWrites reports whether a private variable is written by repeated operations alone, and its address goes
// nowhere.
func (s *splitter) onlyRepeatedWrites(addr *ir.Value) bool {
	for u := addr.FirstUse(); u != nil; u = u.Next() {
		o := u.Owner()
		switch {
		case o.Is(llvm.Load):
		case o.Is(llvm.Store) && u.Index() == 1 && s.repeated[o]:
		case o.Is(llvm.GEP) && s.onlyRepeatedWrites(o.Result(0)):
		default:
			return false
		}
	}
	return true
}

// harmless reports whether each gang may execute an operation: it only reads, or writes a private variable.
func (s *splitter) harmless(o *ir.Op) bool {
	return o.Is(llvm.Load) || o.Is(llvm.Store) && s.own(o.Operand(1)) != nil || o.NumRegions() == 0 && ir.IsPure(o)
}

// crosses reports whether a part needs what another one made.
func (s *splitter) crosses() bool {
	for o, n := range s.number {
		for _, v := range o.Results() {
			for _, u := range v.Users() {
				if m, ok := s.number[s.top(u)]; ok && m != n {
					return true
				}
			}
		}
	}
	for o := s.region.Entry().First(); o != nil; o = o.Next() {
		if o.Is(llvm.Alloca) && !s.onlyRepeatedWrites(o.Result(0)) {
			parts := map[int]bool{}
			s.users(o.Result(0), parts)
			if len(parts) > 1 {
				return true
			}
		}
	}
	return false
}

// users collects the parts that use a private variable.
func (s *splitter) users(addr *ir.Value, parts map[int]bool) {
	for _, u := range addr.Users() {
		if n, ok := s.number[s.top(u)]; ok {
			parts[n] = true
		}
		if u.Is(llvm.GEP) {
			s.users(u.Result(0), parts)
		}
	}
}

// top is the operation directly in the region that holds o.
func (s *splitter) top(o *ir.Op) *ir.Op {
	for o != nil && o.Parent().Region() != s.region {
		o = o.ParentOp()
	}
	return o
}

// only is the loop that is all a parallel construct does, if it is an auto loop whose iterations are found to be
// independent, on the conditions of the verdict, or, with lanes, one for workers or vector lanes but not for gangs.
// One gang would run it, and since nothing else is in the construct, it is not observable that several do. nil: there
// is no such loop. An auto loop with others next to or around it stays with one gang: gangs do not wait for each other
// between loops.
func (h *hostFunction) only(r *ir.Region, lanes bool) (*ir.Op, *dependence.Verdict) {
	if len(r.Blocks()) != 1 {
		return nil, nil
	}
	s := &splitter{region: r}
	var loop *ir.Op
	for o := r.Entry().First(); o != r.Entry().Last(); o = o.Next() {
		switch {
		case o.Is(acc.Loop) && loop == nil:
			loop = o
		case !s.harmless(o) && !o.Is(llvm.Alloca) && !isCopyOp(o) && !o.Is(acc.Bounds):
			return nil, nil
		}
	}
	if loop == nil {
		return nil, nil
	}
	lv := levelsOf(loop)
	b := &body{lowering: h.lowering, f: h.f}
	switch {
	case loop.Attr(accc.Bare.Name) != nil && lv.auto: // without a loop construct all gangs run all of it (OpenACC 3.3 §2.5.1)
		return nil, nil
	case lv.auto && !lv.independent:
		if ok, v := h.independent(loop, r); ok {
			return loop, v
		}
	case lanes && (lv.worker || lv.vector) && !lv.gang && !lv.seq && !b.asksForGangs(loop):
		return loop, nil
	}
	return nil, nil
}

// independent reports whether a loop in the region of a kernels construct is shared among gangs: its iterations are
// independent, because the user says so or, on the terms of the verdict, because they can be seen to be, and no loop
// inside asks for the gangs.
func (h *hostFunction) independent(o *ir.Op, r *ir.Region) (bool, *dependence.Verdict) {
	lv := levelsOf(o)
	b := &body{lowering: h.lowering, f: h.f}
	if lv.seq || b.asksForGangs(o) {
		return false, nil
	}
	if lv.independent {
		return true, nil
	}
	v := dependence.Of(o)
	outside := func(x *ir.Value) bool {
		return x.Op() != nil && !within(x.Op(), r) || x.Op() == nil && !within(x.Block().ParentOp(), r)
	}
	return v.Parallel && all(v.Written, outside) && all(v.Read, outside), &v
}

func all(list []*ir.Value, is func(*ir.Value) bool) bool {
	return !slices.ContainsFunc(list, func(v *ir.Value) bool { return !is(v) })
}
