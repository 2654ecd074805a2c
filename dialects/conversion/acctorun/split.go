package acctorun

import (
	"accc/dialects/acc"
	"accc/ir"
)

// A part is a stretch of a kernels construct that is one launch.
type part struct {
	region *ir.Region
	share  *ir.Op // the loop that takes the gangs, or nil
}

// split cuts the region of a kernels construct into launches: each loop at its top that says independent is one, shared
// among gangs, and the code in between runs in one gang. When a later part needs what an earlier one left in private
// memory or computed, or the control flow is not straight, all of it is one launch of one gang.
func (h *hostFunction) split(o *ir.Op) []part {
	r := o.Region(0)
	whole := []part{{region: r}}
	if len(r.Blocks()) != 1 {
		return whole
	}
	ops := r.Entry().Ops()
	last := ops[len(ops)-1]
	// number gives the part of each operation; constants and private operations belong wherever they are used.
	number := map[*ir.Op]int{}
	var shares []*ir.Op
	var work []bool
	open := false
	for _, x := range ops[:len(ops)-1] {
		switch {
		case movable(x):
			continue
		case x.Is(acc.Loop) && h.independent(x):
			shares, work = append(shares, x), append(work, true)
			open = false
		case !open:
			shares, work = append(shares, nil), append(work, false)
			open = true
		}
		number[x] = len(shares) - 1
		work[number[x]] = work[number[x]] || !ir.IsPure(x)
	}
	if len(shares) < 2 {
		if len(shares) == 1 {
			whole[0].share = shares[0]
		}
		return whole
	}
	for x, n := range number {
		for _, v := range x.Results() {
			for _, u := range v.Users() {
				if m, ok := number[top(u, r)]; ok && m != n {
					return whole
				}
			}
		}
	}
	var parts []part
	for n, share := range shares {
		p := part{region: &ir.Region{}, share: share}
		b := p.region.AddBlock()
		m := ir.NewMapping()
		for _, x := range ops[:len(ops)-1] {
			k, ok := number[x]
			switch {
			case !ok:
				b.Append(x.Clone(m))
			case k == n:
				c := x.Clone(m)
				b.Append(c)
				if x == share {
					p.share = c
				}
			}
		}
		b.Append(last.Clone(m))
		if work[n] {
			parts = append(parts, p)
		}
	}
	return parts
}

// movable tells whether an operation may be made again in each part.
func movable(o *ir.Op) bool {
	return o.Def().Has(ir.ConstantLike) || isCopyOp(o) || o.Def().FullName == "llvm.mlir.addressof" || o.Is(acc.Bounds) ||
		o.NumRegions() == 0 && ir.IsPure(o)
}

// top is the operation directly in a region that holds o.
func top(o *ir.Op, r *ir.Region) *ir.Op {
	for o != nil && o.Parent().Region() != r {
		o = o.ParentOp()
	}
	return o
}

// independent tells whether a loop of a kernels construct is shared among gangs: the user says that the iterations are
// independent, and no loop inside asks for the gangs.
func (h *hostFunction) independent(o *ir.Op) bool {
	lv := levelsOf(o)
	b := &body{lowering: h.lowering, f: h.f}
	return lv.independent && !lv.seq && !b.asksForGangs(o)
}
