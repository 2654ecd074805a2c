package jump

import (
	"accc/dialects/conversion/build"
	"accc/ir"
)

// demote keeps values that other blocks use than their own in variables: after a jump, control comes to blocks on ways on which it has not come by the
// definitions again, and what was computed before setjmp is needed there. Values of the entry are computed once, before everything.
func demote(f *ir.Op) {
	entry := f.Region(0).Entry()
	for _, b := range f.Region(0).Blocks() {
		if b == entry {
			continue
		}
		for _, a := range b.Args() {
			if usedElsewhere(a, b) {
				keep(a, entry, build.Before(b.First()))
			}
		}
		for _, o := range b.Ops() {
			for _, v := range o.Results() {
				if _, function := v.Type().(*ir.FunctionType); function && usedElsewhere(v, b) {
					repeat(o, v)
				}
			}
		}
	}
	for _, b := range f.Region(0).Blocks() {
		if b == entry {
			continue
		}
		for _, o := range b.Ops() {
			for _, v := range o.Results() {
				if usedElsewhere(v, b) {
					keep(v, entry, build.Before(o.Next()))
				}
			}
		}
	}
}

// repeat makes a function of a pointer, or of a name, in each block that calls it: no variable holds one.
func repeat(o *ir.Op, v *ir.Value) {
	for _, u := range v.Users() {
		if u.Parent() != o.Parent() {
			n := o.Clone(ir.NewMapping())
			u.Parent().InsertBefore(n, u)
			replaceIn(u, v, n.Result(0))
		}
	}
}

func usedElsewhere(v *ir.Value, b *ir.Block) bool {
	for _, u := range v.Users() {
		if u.Parent() != b {
			return true
		}
	}
	return false
}

// keep stores a value where e is, and makes the operations of other blocks that use it load it.
func keep(v *ir.Value, entry *ir.Block, e build.Emit) {
	kept := v.Type()
	if kept == ir.Index() {
		kept = ir.I64()
	}
	at := build.Before(entry.First()).Alloca(kept, 1)
	home := e.Block()
	for _, u := range v.Users() {
		if u.Parent() != home {
			e := build.Before(u)
			replaceIn(u, v, e.Cast(e.Load(kept, at), v.Type()))
		}
	}
	e.Store(e.Cast(v, kept), at)
}

func replaceIn(o *ir.Op, from, to *ir.Value) {
	for i, v := range o.Operands() {
		if v == from {
			o.SetOperand(i, to)
		}
	}
}
