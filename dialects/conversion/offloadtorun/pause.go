package offloadtorun

import (
	"slices"

	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
)

// reads is after how many reads of what other threads write a loop calls the runtime: a thread that waits for another by reading
// a variable must let it go on, because there may be more threads than cores.
const reads = 64

// pauses adds calls of the runtime to the loops of a program with threads that may wait for another thread by themselves.
func (l *lowering) pauses() {
	if len(l.program.Teams) == 0 && len(l.program.Tasks) == 0 {
		return
	}
	for _, f := range l.module.Region(0).Entry().Ops() {
		if !build.IsFunction(f) || f.Region(0).Empty() {
			continue
		}
		var list []*ir.Op
		ir.Walk(f, func(o *ir.Op) bool {
			if readsOthers(o) && inLoop(o, f) {
				list = append(list, o)
			}
			return true
		})
		if len(list) == 0 {
			continue
		}
		e := build.Before(f.Region(0).Entry().First())
		count := e.Alloca(ir.I32(), 1)
		e.Store(e.I32(0), count)
		for _, o := range list {
			l.pause(o, count)
		}
	}
}

// readsOthers reports whether an operation reads what another thread may write meanwhile, or makes that visible.
func readsOthers(o *ir.Op) bool {
	return o.Is(llvm.Load) && (fromDirective(o) || o.BoolAttr("volatile_")) || o.Is(llvm.Fence)
}

// inLoop reports whether an operation is in a loop of the function.
func inLoop(o, f *ir.Op) bool {
	for ; o != f; o = o.ParentOp() {
		if o.Is(scf.While) || o.Is(scf.For) || inCycle(o.Parent()) {
			return true
		}
	}
	return false
}

// inCycle reports whether control may come back to a block.
func inCycle(b *ir.Block) bool {
	seen := map[*ir.Block]bool{}
	for pending := slices.Clone(b.Successors()); len(pending) > 0; {
		x := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		if x == b {
			return true
		}
		if !seen[x] {
			seen[x] = true
			pending = append(pending, x.Successors()...)
		}
	}
	return false
}

// pause counts an operation, and calls the runtime each time that some have been counted.
func (l *lowering) pause(o *ir.Op, count *ir.Value) {
	e := build.Before(o)
	n := e.Add(e.Load(ir.I32(), count), e.I32(1))
	e.Store(n, count)
	often := e.Cmp(arith.EQ, e.Arith("andi", n, e.I32(reads-1)), e.I32(0))
	branch := e.Make(scf.Dialect, "if", ir.With{Operands: []*ir.Value{often}, Regions: 2})
	then := build.End(branch.Region(0).AddBlock(), o.Loc)
	l.runtime(then, FnPause)
	then.Make(scf.Dialect, "yield", ir.With{})
}
