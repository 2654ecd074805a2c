package omptooffload

import (
	"accc/dialects/accc"
	"accc/dialects/conversion/build"
	"accc/dialects/omp"
	"accc/ir"
)

// Variables that an allocator allocates are where they would be without, with the largest alignment that its traits can ask for. A call
// checks that they ask for no more, and have no pool that a variable might not fit into.

// madeAllocator reports whether an item of an allocate clause has an allocator that the program makes.
func madeAllocator(x omp.Item) bool {
	return !x.Default && x.Second != nil && !build.IsConstant(x.Second)
}

// checkAllocator makes the check at a place.
func (c *code) checkAllocator(at *ir.Op, allocator *ir.Value) {
	e := build.Before(at)
	c.library(e, accc.AllocatorCheck, nil, e.Cast(allocator, ir.I64()))
}

// checkAllocators makes the checks of an allocate clause, before the constructs that consist of the one that has it.
func (c *code) checkAllocators(o *ir.Op) {
	done := map[*ir.Value]bool{}
	for _, x := range items(o, omp.SlotAllocate, omp.Allocate) {
		if !madeAllocator(x) || done[x.Second] {
			continue
		}
		done[x.Second] = true
		at := o
		for p := at.Parent().ParentOp(); p.Def().Dialect == omp.Dialect && len(at.Parent().Ops()) <= 2 && !build.Defines(p, x.Second); p = at.Parent().ParentOp() {
			at = p
		}
		c.checkAllocator(at, x.Second)
	}
}
