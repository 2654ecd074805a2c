package acctoomp

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/conversion/dependence"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/ir"
)

// analyse makes auto loops independent where they are found to be (OpenACC 3.3 §2.9.7).
func analyse(module *ir.Op) {
	var list []*ir.Op
	ir.Walk(module, func(o *ir.Op) bool {
		if o.Is(acc.Loop) {
			if l := levelsOf(o); l.auto && !l.any() && len(acc.DeviceTypesOf(o.Attr("auto_"))) == 1 && independent(o) {
				list = append(list, o)
			}
		}
		return true
	})
	for _, o := range list {
		o.SetAttr("independent", o.Attr("auto_"))
		o.SetAttr("auto_", nil)
		if s := finalStore(o); s != nil {
			v := s.Operand(0)
			s.Erase()
			eraseUnused(v)
		}
	}
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

// independent tells whether the iterations of an auto loop may run in any order: the analysis says so, and the objects that
// have to be different ones are, whoever calls the function. The analysis knows the llvm dialect alone.
func independent(loop *ir.Op) bool {
	foreign := false
	ir.Walk(loop, func(o *ir.Op) bool {
		foreign = foreign || o.Def().Dialect == fir.Dialect
		return !foreign
	})
	if foreign {
		return false
	}
	v := dependence.Of(loop)
	if !v.Parallel || !forgotten(loop) {
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

// object follows an address to what it points into: a variable, an allocation, an argument; nil where that is not known.
func object(v *ir.Value) *ir.Value {
	for v != nil && v.Op() != nil {
		o := v.Op()
		_, entry := ir.As[*acc.DataEntry](o)
		switch {
		case o.Is(llvm.Alloca), o.Is(llvm.AddressOf), allocates(o):
			return v
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

// distinct tells whether two objects cannot be one.
func distinct(a, b *ir.Value) bool {
	if a == nil || b == nil || a == b {
		return false
	}
	return noAlias(a) || noAlias(b) || a.Op() != nil && b.Op() != nil && !sameGlobal(a.Op(), b.Op())
}

func sameGlobal(a, b *ir.Op) bool {
	return a.Is(llvm.AddressOf) && b.Is(llvm.AddressOf) && a.Attr("global_name") == b.Attr("global_name")
}

// noAlias tells whether a value is an argument that is declared restrict.
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
