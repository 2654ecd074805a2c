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
	seen := map[*ir.Op]bool{}
	for _, v := range copies {
		if v == nil || v.Op() == nil || !v.Op().Is(llvm.Alloca) || seen[v.Op()] {
			continue
		}
		seen[v.Op()] = true
		if isOperand(v) { // the loop may find it through another copy, which holds its address
			own = append(own, v)
		}
	}
	var list []*ir.Op
	ir.Walk(loop, func(o *ir.Op) bool {
		for _, v := range o.Operands() {
			if a := v.Op(); a != nil && a.Is(llvm.Alloca) && !seen[a] && !within(a, loop) {
				seen[a] = true
				list = append(list, a)
			}
		}
		return true
	})
	for _, a := range list {
		switch v := a.Result(0); {
		case isCopy(a) || !DeclaredIn(a, loop): // a copy that a construct around the loop made is one for all iterations
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
// or is a copy, or has no name: then it holds an intermediate result.
func DeclaredIn(a, loop *ir.Op) bool {
	if ir.NameOf(a.Loc) == "" || strings.Contains(ir.NameOf(a.Loc), ".") || isCopy(a) { // names with a point are of recipes
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

// isCopy reports whether a variable on the stack is a copy that a directive has made.
func isCopy(a *ir.Op) bool { return a.Attr(accc.Copy.Name) != nil }

// MarkCopies notes that a directive has made the variables on the stack between two operations as a copy of one with a name in the source, which they
// take, and returns them. after is nil where the first operation of the block may be one of them.
func MarkCopies(after, before *ir.Op, name string) (made []*ir.Value) {
	o := before.Parent().First()
	if after != nil {
		o = after.Next()
	}
	for ; o != before; o = o.Next() {
		if !o.Is(llvm.Alloca) {
			continue
		}
		o.SetAttr(accc.Copy.Name, ir.Unit())
		if at := ir.File(o.Loc); name != "" && at != nil {
			o.Loc = &ir.NameLoc{Name: name, Child: at}
		} else if name != "" {
			o.Loc = &ir.NameLoc{Name: name, Child: ir.Unknown}
		}
		made = append(made, o.Result(0))
	}
	return made
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
