package jump

import (
	"accc/dialects/acc"
	"accc/dialects/conversion/build"
	"accc/dialects/omp"
	"accc/ir"
)

// Kinds are what no jump may leave, in words: the functions of Options.Enclosed, and what Enclose finds.
var Kinds = []string{"parallel region or task", "target data region", "target region", "critical region", "masked region", "single region",
	"ordered region", "taskgroup region", "data region", "host_data region", "compute region", "section", "loop"}

// enclosing are the constructs whose end does something that a jump would leave out, with the index of their kind.
var enclosing = map[*ir.OpDef]int64{
	omp.TargetData: 1, omp.Target: 2, omp.Critical: 3, omp.Master: 4, omp.Masked: 4, omp.Single: 5, omp.OrderedRegion: 6, omp.Taskgroup: 7,
	omp.Section: 11, omp.LoopNest: 12, acc.Data: 8, acc.HostData: 9, acc.Parallel: 10, acc.Serial: 10, acc.Kernels: 10,
}

// Enclose marks the regions of constructs that a jump might leave, in a module that calls setjmp and has not been lowered yet. Those that a
// cancel directive leaves are not marked.
func Enclose(module *ir.Op, mayJump func(name string) bool) {
	if len(setting(module)) == 0 {
		return
	}
	jumps := jumping(module, mayJump)
	var found []*ir.Op
	ir.Walk(module, func(o *ir.Op) bool {
		if _, ok := enclosing[o.Def()]; ok && contains(o, jumps) && !contains(o, func(o *ir.Op) bool { return o.Is(omp.Cancel) }) {
			found = append(found, o)
		}
		return true
	})
	if len(found) > 0 {
		declare(module, FnEnclose, FnDisclose)
	}
	for _, o := range found {
		enclose(o.Region(0), enclosing[o.Def()])
	}
}

func contains(o *ir.Op, is func(*ir.Op) bool) bool {
	found := false
	ir.Walk(o, func(o *ir.Op) bool {
		found = found || is(o)
		return !found
	})
	return found
}

// enclose marks the begin and the ends of a region that no jump may leave.
func enclose(r *ir.Region, kind int64) {
	e := build.Before(r.Entry().First())
	depth := e.Call(FnEnclose, []ir.Type{ir.I32()}, e.I32(kind)).Result(0)
	for _, b := range r.Blocks() {
		if t := b.Terminator(); t != nil && len(t.Successors()) == 0 {
			build.Before(t).Call(FnDisclose, nil, depth)
		}
	}
}
