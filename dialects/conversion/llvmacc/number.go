package llvmacc

import (
	"accc/dialects/arith"
	"accc/ir"
)

// calculate is the value of an operation of arith, which is made only where its value is not known without it.
func calculate(rw *ir.Rewriter, def *ir.OpDef, attrs []ir.NamedAttr, operands ...*ir.Value) *ir.Value {
	if n, ok := ir.ConstantInt(operands[1]); ok && n == 0 && def == arith.MulI {
		return operands[1]
	}
	if len(operands) == 2 && def.Has(ir.Commutative) && ir.ConstantValue(operands[0]) != nil && ir.ConstantValue(operands[1]) == nil {
		operands = []*ir.Value{operands[1], operands[0]}
	}
	consts := make([]ir.Attribute, len(operands))
	for i, v := range operands {
		consts[i] = ir.ConstantValue(v)
	}
	o := ir.Create(def, ir.With{Operands: operands, Types: []ir.Type{operands[0].Type()}, Attrs: attrs}, rw.Loc)
	out := def.Fold(o, consts)
	if _, constant := first(out).(ir.Attribute); constant && len(consts) == 2 {
		// A constant times one is the operand.
		if x, ok := first(def.Fold(o, []ir.Attribute{nil, consts[1]})).(*ir.Value); ok {
			out = []any{x}
		}
	}
	if len(out) == 1 && out[0] != any(o.Result(0)) {
		var known *ir.Value
		switch x := out[0].(type) {
		case *ir.Value:
			known = x
		case ir.Attribute:
			known = arith.Dialect.Constant(&rw.Builder, x, operands[0].Type()).Result(0)
		}
		o.Erase()
		return known
	}
	rw.Insert(o)
	rw.Modified(o)
	return o.Result(0)
}

func first(list []any) any {
	if len(list) == 0 {
		return nil
	}
	return list[0]
}

// cast is an integer as one of another type.
func cast(rw *ir.Rewriter, v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	def := arith.IndexCast
	from, isInt := v.Type().(*ir.IntegerType)
	if to, ok := t.(*ir.IntegerType); ok && isInt {
		def = arith.ExtSI
		if to.Width < from.Width {
			def = arith.TruncI
		}
	}
	return rw.Op(def, ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{t}}).Result(0)
}
