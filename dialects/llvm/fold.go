package llvm

import (
	"slices"

	"accc/ir"
)

// foldGEP: an address whose only index is zero is its base, as for mlir-opt; constant operands become constant indices.
func foldGEP(o *ir.Op, consts []ir.Attribute) []any {
	raw := slices.Clone(o.Attr("rawConstantIndices").(*ir.DenseArrayAttr).Values)
	dynamic := o.Group(1)
	allZero := o.Result(0).Type() == o.Operand(0).Type() && len(raw) == 1
	at := 0
	for _, v := range raw {
		if v != DynamicIndex {
			allZero = allZero && v == 0
			continue
		}
		c, ok := consts[1+at].(*ir.IntegerAttr)
		allZero = allZero && ok && c.Value == 0
		at++
	}
	if allZero {
		return []any{o.Operand(0)}
	}
	changed := false
	var kept []*ir.Value
	at = 0
	for i, v := range raw {
		if v != DynamicIndex {
			continue
		}
		c, ok := consts[1+at].(*ir.IntegerAttr)
		if ok && c.Big == nil && c.Value == int64(int32(c.Value)) && c.Value != DynamicIndex {
			raw[i], changed = c.Value, true
		} else {
			kept = append(kept, dynamic[at])
		}
		at++
	}
	if !changed {
		return nil
	}
	o.SetGroup(1, kept)
	o.SetAttr("rawConstantIndices", ir.DenseArray(ir.I32(), raw))
	return []any{o.Result(0)}
}

// foldExtractValue: what was inserted at a position is what is extracted there.
func foldExtractValue(o *ir.Op, _ []ir.Attribute) []any {
	want := o.Attr("position").(*ir.DenseArrayAttr).Values
	for v := o.Operand(0); v.Op().Is(InsertValue); v = v.Op().Operand(0) {
		at := v.Op().Attr("position").(*ir.DenseArrayAttr).Values
		if slices.Equal(at, want) {
			return []any{v.Op().Operand(1)}
		}
		n := min(len(at), len(want))
		if slices.Equal(at[:n], want[:n]) {
			return nil // one is a part of the other
		}
	}
	return nil
}

// foldCast: a conversion to the same type does nothing, and neither does one that undoes another exactly.
func foldCast(name string) func(*ir.Op, []ir.Attribute) []any {
	undone := map[string]string{"bitcast": "llvm.bitcast", "addrspacecast": "llvm.addrspacecast"}[name]
	return func(o *ir.Op, _ []ir.Attribute) []any {
		from := o.Operand(0)
		if from.Type() == o.Result(0).Type() {
			return []any{from}
		}
		if d := from.Op(); d != nil && undone != "" && d.Name() == undone && d.Operand(0).Type() == o.Result(0).Type() {
			return []any{d.Operand(0)}
		}
		return nil
	}
}
