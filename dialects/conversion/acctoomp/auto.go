package acctoomp

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/conversion/dependence"
	"accc/dialects/conversion/firtollvm"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
)

// analyse makes auto loops independent where they are found to be (OpenACC 3.3 §2.9.7); of those without a directive the ones
// right in a kernels construct: a loop inside of a loop that is shared needs no directive, and in a parallel construct all
// gangs run all of a loop that has none (§2.5.1).
func analyse(module *ir.Op) {
	var list []*ir.Op
	ir.Walk(module, func(o *ir.Op) bool {
		if o.Is(acc.Loop) {
			bare := o.Attr(accc.Bare.Name) != nil
			if l := levelsOf(o); o.Attr(accc.Concurrent.Name) == nil && l.auto && !l.any() && len(acc.SlotAuto.BareTypes(o)) == 1 && (!bare || o.ParentOp().Is(acc.Kernels)) {
				list = append(list, o)
			}
		}
		return true
	})
	if firtollvm.Has(module) {
		list = foundInFortran(module, list)
	} else {
		list = slices.DeleteFunc(list, func(o *ir.Op) bool { return !independent(o) || !forgotten(o) })
	}
	for _, o := range list {
		acc.SlotIndependent.Move(o, acc.SlotAuto)
		if s := finalStore(o); s != nil {
			v := s.Operand(0)
			s.Erase()
			eraseUnused(v)
		}
	}
}

// foundInFortran are the loops of a list that are independent. The analysis knows the llvm dialect, so it looks at a copy of the module
// that is converted; variables are distinct by the rules of Fortran.
func foundInFortran(module *ir.Op, list []*ir.Op) (found []*ir.Op) {
	if len(list) == 0 {
		return nil
	}
	for i, o := range list {
		o.SetAttr(accc.Number.Name, ir.Integer(ir.I64(), int64(i)))
	}
	var named []*ir.Op
	ir.Walk(module, func(o *ir.Op) bool {
		if _, ok := ir.As[*acc.DataEntry](o); ok {
			if name := fortranObject(o); name != "" {
				o.SetAttr(accc.Object.Name, ir.String(name))
				named = append(named, o)
			}
		}
		return true
	})
	converted := module.Clone(ir.NewMapping())
	if firtollvm.Convert(converted) == nil {
		ir.Walk(converted, func(o *ir.Op) bool {
			n, ok := o.Attr(accc.Number.Name).(*ir.IntegerAttr)
			if ok && finalStore(list[n.Value]) == nil && independent(o) {
				found = append(found, list[n.Value])
			}
			return true
		})
	}
	for _, o := range list {
		o.SetAttr(accc.Number.Name, nil)
	}
	for _, o := range named {
		o.SetAttr(accc.Object.Name, nil)
	}
	return found
}

// fortranObject is the name of the variable that a data operation is about, "" where it may be another one's: what is no pointer and no
// target is only reached by its name, and arguments that are written are no others (Fortran 2018 §15.5.2.13).
func fortranObject(entry *ir.Op) string {
	v := acc.Storage(entry)
	for v != nil && v.Op() != nil && (v.Op().Is(fir.Embox) || v.Op().Is(fir.Rebox)) {
		v = v.Op().Operand(0)
	}
	if v == nil || v.Op() == nil || !v.Op().Is(fir.Declare) {
		return ""
	}
	if bits, ok := fir.VarAttrs.Of(v.Op().Attr("fortran_attrs")); ok {
		for _, name := range []string{"pointer", "target", "host_assoc"} {
			if n, _ := fir.VarAttrs.Value(name); bits&n != 0 {
				return ""
			}
		}
	}
	return v.Op().StringAttr("uniq_name")
}

// eraseUnused erases what computes a value that nothing uses.
func eraseUnused(v *ir.Value) {
	o := v.Op()
	if o == nil || v.HasUses() || o.NumResults() != 1 || !isPure(o) {
		return
	}
	operands := o.Operands()
	o.Erase()
	for _, x := range operands {
		eraseUnused(x)
	}
}

// independent reports whether the iterations of an auto loop may run in any order: the analysis says so, and the objects that
// have to be different ones are, whoever calls the function.
func independent(loop *ir.Op) bool {
	v := dependence.Of(loop)
	if !v.Parallel {
		return false
	}
	all := append(slices.Clone(v.Written), v.Read...)
	for i, w := range v.Written {
		for _, x := range all[i+1:] {
			if !distinct(object(w), object(x)) {
				return false
			}
		}
	}
	return true
}

// object follows an address to what it points into: a variable, an allocation, an argument, or a variable of Fortran by its name; nil
// where that is not known.
func object(v *ir.Value) any {
	for v != nil && v.Op() != nil {
		o := v.Op()
		_, entry := ir.As[*acc.DataEntry](o)
		switch {
		case o.Is(llvm.Alloca), o.Is(llvm.AddressOf), allocates(o):
			return v
		case entry && o.Attr(accc.Object.Name) != nil:
			return o.StringAttr(accc.Object.Name)
		case entry:
			v = acc.Var(o)
		case o.Is(llvm.GEP):
			v = o.Operand(0)
		case o.Is(llvm.Load):
			v = onlyStored(o.Operand(0))
		default:
			return nil
		}
	}
	if v == nil {
		return nil
	}
	return v
}

// allocators are the functions whose result nothing else leads to.
var allocators = []string{"malloc", "calloc", "aligned_alloc", "acc_malloc"}

func allocates(o *ir.Op) bool {
	if !o.Is(fn.Call) && !o.Is(llvm.Call) {
		return false
	}
	s, ok := o.Attr("callee").(*ir.SymbolRefAttr)
	return ok && slices.Contains(allocators, s.Root)
}

// distinct reports whether two objects cannot be one.
func distinct(a, b any) bool {
	x, isValue := a.(*ir.Value)
	y, isValue2 := b.(*ir.Value)
	switch {
	case a == nil || b == nil || a == b || isValue != isValue2:
		return false
	case !isValue:
		return true
	}
	return noAlias(x) || noAlias(y) || x.Op() != nil && y.Op() != nil && !sameGlobal(x.Op(), y.Op())
}

func sameGlobal(a, b *ir.Op) bool {
	return a.Is(llvm.AddressOf) && b.Is(llvm.AddressOf) && a.Attr("global_name") == b.Attr("global_name")
}

// noAlias reports whether a value is an argument that is declared restrict.
func noAlias(v *ir.Value) bool {
	if v.Op() != nil {
		return false
	}
	attrs, ok := v.ParentBlock().ParentOp().Attr("arg_attrs").(*ir.ArrayAttr)
	if !ok || v.Index() >= len(attrs.Elems) {
		return false
	}
	d, ok := attrs.Elems[v.Index()].(*ir.DictAttr)
	return ok && d.Get("llvm.noalias") != nil
}
