package build

import (
	"strings"

	"accc/dialects/accc"
	"accc/dialects/llvm"
	"accc/ir"
)

// Lanes looks at the variables on the stack that a loop uses whose iterations are beside each other in one thread, for a detector of races.
// Each iteration has those to itself that are in copies, and those that are declared in the body. It returns those whose addresses
// go elsewhere, and marks the others that iterations have in common and write to.
func Lanes(loop *ir.Op, copies []*ir.Value) (own []*ir.Value) {
	private := map[*ir.Op]bool{}
	for _, v := range copies {
		if v != nil && v.Op() != nil && v.Op().Is(llvm.Alloca) {
			private[v.Op()] = true
		}
	}
	seen := map[*ir.Op]bool{}
	var list []*ir.Op
	ir.Walk(loop, func(o *ir.Op) bool {
		for _, v := range o.Operands() {
			if a := v.Op(); a != nil && a.Is(llvm.Alloca) && IsConstant(a.Operand(0)) && !seen[a] && !within(a, loop) {
				seen[a] = true
				list = append(list, a)
			}
		}
		return true
	})
	for _, a := range list {
		switch v := a.Result(0); {
		case !private[a] && !DeclaredIn(a, loop):
			if writtenIn(v, loop) { // what iterations only read is none of theirs
				a.SetAttr(accc.Lanes.Name, ir.Unit())
			}
		case isOperand(v):
			own = append(own, v)
		}
	}
	return own
}

// isOperand reports whether anything but plain accesses has the address of a variable, or one computed from it. In the midst of a lowering that is also
// an operation that makes copies of the variable: so this is no question about memory, as ir/memory answers it.
func isOperand(addr *ir.Value) bool {
	for _, o := range addr.Users() {
		switch {
		case o.Is(llvm.Load), o.Is(llvm.LifetimeStart), o.Is(llvm.LifetimeEnd):
		case o.Is(llvm.Store) && o.Operand(0) != addr:
		case o.Is(llvm.GEP) && o.Operand(0) == addr:
			if isOperand(o.Result(0)) {
				return true
			}
		default:
			return true
		}
	}
	return false
}

// DeclaredIn reports whether a variable on the stack is one that the body of a loop declares, after the directive and for nothing else,
// or has no name: then it is a copy, or holds an intermediate result.
func DeclaredIn(a, loop *ir.Op) bool {
	if name := ir.NameOf(a.Loc); name == "" || strings.Contains(name, ".") { // names with a point are of recipes
		return true
	}
	at, begin := ir.File(a.Loc), ir.File(loop.Loc)
	if at != nil && begin != nil && (at.File != begin.File || at.Line < begin.Line) {
		return false
	}
	for _, u := range a.Result(0).Users() {
		if !within(u, loop) {
			return false
		}
	}
	return true
}

// writtenIn reports whether a loop may write to a variable.
func writtenIn(addr *ir.Value, loop *ir.Op) bool {
	for _, u := range addr.Users() {
		switch {
		case u.Is(llvm.Load), u.Is(llvm.LifetimeStart), u.Is(llvm.LifetimeEnd):
		case u.Is(llvm.GEP) && u.Operand(0) == addr:
			if writtenIn(u.Result(0), loop) {
				return true
			}
		case within(u, loop):
			return true
		}
	}
	return false
}

func within(o, around *ir.Op) bool {
	for ; o != nil; o = o.ParentOp() {
		if o == around {
			return true
		}
	}
	return false
}
