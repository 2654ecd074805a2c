package jump

import (
	"accc/dialects/conversion/build"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
)

// jumping returns a function that tells whether a call may end by a jump out of what it calls.
func jumping(module *ir.Op, mayJump func(name string) bool) func(call *ir.Op) bool {
	callers := map[string][]string{}
	defined, jumps := map[string]bool{}, map[string]bool{}
	var pending []string
	mark := func(name string) {
		if !jumps[name] {
			jumps[name] = true
			pending = append(pending, name)
		}
	}
	functions := module.Region(0).Entry().Ops()
	for _, f := range functions {
		if build.IsFunction(f) && !f.Region(0).Empty() {
			defined[f.StringAttr("sym_name")] = true
		}
	}
	for _, f := range functions {
		if !build.IsFunction(f) {
			continue
		}
		name := f.StringAttr("sym_name")
		ir.Walk(f, func(o *ir.Op) bool {
			switch to := callee(o); {
			case throughPointer(o):
				mark(name)
			case defined[to]:
				callers[to] = append(callers[to], name)
			case to != "" && mayJump(to):
				mark(to)
				mark(name)
			}
			return true
		})
	}
	for len(pending) > 0 {
		name := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		for _, c := range callers[name] {
			mark(c)
		}
	}
	return func(o *ir.Op) bool { return throughPointer(o) || jumps[callee(o)] }
}

func throughPointer(o *ir.Op) bool {
	return o.Is(fn.CallIndirect) || o.Is(llvm.Call) && o.Attr("callee") == nil
}

// reachable is the set of the blocks that control may come to from some.
func reachable(from []*ir.Block) map[*ir.Block]bool {
	seen, work := map[*ir.Block]bool{}, append([]*ir.Block(nil), from...)
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if !seen[b] {
			seen[b] = true
			work = append(work, b.Successors()...)
		}
	}
	return seen
}
