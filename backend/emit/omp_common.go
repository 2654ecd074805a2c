package emit

import (
	"cmp"
	"slices"

	"accc/dialects/acc"
	"accc/dialects/fir"
	"accc/ir"
)

// isBlock reports whether a value is the address of a common block, or of its copy on the device.
func isBlock(v *ir.Value, block *ir.Op) bool {
	if isDataEntry(v.Op()) {
		v = acc.Var(v.Op())
	}
	return v != nil && v.Op() != nil && v.Op().Is(fir.AddressOf) && v.Op().Attr("symbol") == block.Attr("symbol")
}

// blockMembers are the variables of the common block that a clause names in a procedure, one for each address; nil where it names no
// block. OpenMP takes no common block in map, to and from (OpenMP 5.2 §5.8.3, §13.9).
func blockMembers(op *ir.Op) []string {
	host := acc.Var(op)
	if host == nil || host.Op() == nil || !host.Op().Is(fir.AddressOf) || inDeclare(op) {
		return nil
	}
	if a, ok := pointedAt(host.Type()).(*fir.ArrayType); !ok || a.Elem != ir.I8() {
		return nil
	}
	f := op.ParentOp()
	for f.ParentOp() != nil && f.ParentOp().ParentOp() != nil {
		f = f.ParentOp()
	}
	var list []*ir.Op
	ir.Walk(f, func(d *ir.Op) bool {
		if d.Is(fir.Declare) {
			if in := d.GetAll("storage"); len(in) == 1 && isBlock(in[0], host.Op()) {
				list = append(list, d)
			}
		}
		return true
	})
	at := func(d *ir.Op) int64 { return d.IntAttr("storage_offset") }
	slices.SortStableFunc(list, func(a, b *ir.Op) int { return cmp.Compare(at(a), at(b)) })
	list = slices.CompactFunc(list, func(a, b *ir.Op) bool { return at(a) == at(b) })
	var names []string
	for _, d := range list {
		names = append(names, fir.UserName(d.StringAttr("uniq_name")))
	}
	return names
}
