package pass

import (
	"slices"

	"accc/ir"
)

// Fold simplifies the operations inside root that of names, each once, as MLIR's conversions do: an operation that is one
// of its operands or another value goes away, others change where they are. What is constant stays as it is, since nothing
// makes constants here.
func Fold(root *ir.Op, of func(*ir.OpDef) bool) {
	var list []*ir.Op
	ir.Walk(root, func(o *ir.Op) bool {
		if o != root && of(o.Def()) && !o.Def().Has(ir.ConstantLike) {
			list = append(list, o)
		}
		return true
	})
	same := map[*ir.Op][]*ir.Value{} // what operations are; they stay until the end, for others to look at
	for _, o := range list {
		def := o.Def()
		consts := make([]ir.Attribute, o.NumOperands())
		for i := range consts {
			consts[i] = ir.ConstantValue(o.Operand(i))
		}
		if vals := foldToValues(o, consts); vals != nil {
			same[o] = vals
			continue
		}
		if def.Has(ir.Commutative) {
			constantsLast(o, consts)
		}
	}
	for _, o := range slices.Backward(list) { // what an operation is may be another that goes away
		for i, v := range same[o] {
			o.Result(i).ReplaceAllUses(v)
		}
	}
	for _, o := range list {
		if same[o] != nil {
			o.Erase()
		}
	}
}

// foldToValues are the values that the results of an operation are; nil if they are none. A constant times one is such a
// value, too: the operand.
func foldToValues(o *ir.Op, consts []ir.Attribute) []*ir.Value {
	def := o.Def()
	if def.Fold == nil || o.NumResults() == 0 {
		return nil
	}
	vals := values(def.Fold(o, consts))
	if vals == nil && len(consts) == 2 && consts[0] != nil && consts[1] != nil {
		vals = values(def.Fold(o, []ir.Attribute{nil, consts[1]}))
	}
	if len(vals) != o.NumResults() || vals[0] == o.Result(0) {
		return nil
	}
	return vals
}

// values are the results of a fold where all of them are values; nil otherwise.
func values(out []any) (vals []*ir.Value) {
	for _, x := range out {
		v, ok := x.(*ir.Value)
		if !ok {
			return nil
		}
		vals = append(vals, v)
	}
	return vals
}
