package llvm

import "accc/ir"

// linked is the linkage of functions, globals and aliases: their attribute linkage, and whether there is a definition.
type linked struct{}

// linkages are the linkages of modules that are joined, by those of LLVM.
var linkages = map[int64]ir.Linkage{Internal: ir.InternalLinkage, PrivateLinkage: ir.InternalLinkage, Common: ir.CommonLinkage, Weak: ir.WeakLinkage, WeakODR: ir.WeakLinkage,
	Linkonce: ir.WeakLinkage, LinkonceODR: ir.WeakLinkage, AvailableExternally: ir.DeclaredLinkage, ExternWeak: ir.DeclaredLinkage}

// LinkageOf implements ir.Linkable.
func (linked) LinkageOf(o *ir.Op) ir.Linkage {
	n := linkageOf(o)
	if n == Common {
		return ir.CommonLinkage // zero, without a value
	}
	if o.NumRegions() == 1 && o.Region(0).Empty() && o.Attr("value") == nil {
		return ir.DeclaredLinkage
	}
	return linkages[n] // External: the zero value
}

// StorageSize implements ir.Sized.
func (linked) StorageSize(o *ir.Op) int64 {
	t, ok := o.Attr("global_type").(*ir.TypeAttr)
	if !ok {
		return 0
	}
	n, _ := SizeOf(t.Type)
	return n
}
