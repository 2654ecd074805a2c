package omp

import (
	"strconv"

	"accc/ir"
)

// Names of canonical loops and their references show the position of a loop: _sN for the N-th of several operations
// with regions in its region, _rN for the N-th of several regions, _dN for the depth in a nest. They follow what LLVM
// prints.

// place is the position of an operation among those with regions in its region.
func place(o *ir.Op) (index int, alone bool) {
	n := 0
	for _, b := range o.Parent().Region().Blocks() {
		for x := b.First(); x != nil; x = x.Next() {
			if x == o {
				index = n
			}
			if x.NumRegions() > 0 {
				n++
			}
		}
	}
	return index, n <= 1
}

// outer is the operation around o in the same namespace, with the number of the region o is in; nil: none.
func outer(o *ir.Op) (*ir.Op, int) {
	p := o.ParentOp()
	if p == nil || p.Def().Has(ir.IsolatedFromAbove) {
		return nil, 0
	}
	for i, r := range p.Regions() {
		if r == o.Parent().Region() {
			return p, i
		}
	}
	return nil, 0
}

// nestName is the suffix of a loop's name.
func nestName(o *ir.Op) string {
	if o.Parent() == nil {
		return ""
	}
	own := ""
	index, alone := place(o)
	parent, _ := outer(o)
	switch depth := nestDepth(o, alone); {
	case !alone:
		own = "_s" + strconv.Itoa(index)
	case depth > 0:
		own = "_d" + strconv.Itoa(depth)
	case parent != nil && parent.NumRegions() == 1:
		own = "_s0"
	}
	for {
		p, region := outer(o)
		if p == nil {
			return own
		}
		if p.NumRegions() > 1 {
			own = "_r" + strconv.Itoa(region) + own
		}
		if index, alone := place(p); !alone {
			own = "_s" + strconv.Itoa(index) + own
		}
		o = p
	}
}

// nestDepth counts the loops around a loop that is alone in its region, up to one that is not.
func nestDepth(o *ir.Op, alone bool) int {
	depth := 0
	for alone {
		p, _ := outer(o)
		if p == nil || p.NumRegions() > 1 {
			return depth
		}
		if p.Name() == "omp.canonical_loop" {
			depth++
		}
		_, alone = place(p)
		o = p
	}
	return depth
}

// nameCounter names the counter of a canonical loop.
func nameCounter(o *ir.Op, r *ir.Region, name func(*ir.Value, string)) {
	if b := r.Entry(); b != nil && len(b.Args()) > 0 {
		name(b.Arg(0), "iv"+nestName(o))
	}
}

// nameCLI names the reference that omp.new_cli makes by what defines it.
func nameCLI(o *ir.Op, name func(*ir.Value, string)) {
	text := "cli"
	for u := o.Result(0).FirstUse(); u != nil; u = u.Next() {
		switch user := u.Owner(); user.Name() {
		case "omp.canonical_loop":
			text = "canonloop" + nestName(user)
		case "omp.tile":
			n := len(user.GetAll("generatees"))
			if i := u.Index(); i < n/2 {
				text = "grid" + strconv.Itoa(i+1)
			} else if i < n {
				text = "intratile" + strconv.Itoa(i-n/2+1)
			}
		}
	}
	name(o.Result(0), text)
}
