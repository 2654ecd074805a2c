package fortran

import (
	"accc/dialects/arith"
	"accc/ir"
	"accc/irgen/fortran/build"
)

// Functions of characters. A character that is a result is in memory of its own.

// lexicalRule compares characters.
func lexicalRule(pred int) elementalRule {
	return func(x *fn, c *icall) *ir.Value {
		return x.logicalResult(x.CmpI(pred, x.CompareTexts(c.vals[0], c.vals[1]), x.I32(0)), c)
	}
}

// mostText is max or min of characters, as long as the longest.
func (x *fn) mostText(c *icall, pred int) *ir.Value {
	var list []*ir.Value
	longest := x.Idx(0)
	for _, v := range c.vals {
		if v != nil {
			list = append(list, v)
			_, n := x.UnboxChar(v)
			longest = x.SelectOp(x.CmpI(arith.SGT, n, longest), n, longest)
		}
	}
	best := list[0]
	for _, v := range list[1:] {
		best = x.SelectOp(x.CmpI(pred, x.CompareTexts(best, v), x.I32(0)), best, v)
	}
	if isSameLength(c) {
		return best
	}
	from, n := x.UnboxChar(best)
	to := x.CharTemp(longest)
	x.AssignChar(to, longest, from, n)
	return x.BoxChar(to, longest)
}

// isSameLength tells whether all arguments have one constant length.
func isSameLength(c *icall) bool {
	for _, a := range c.args {
		if a != nil && (a.Type.Len < 0 || a.Type.Len != c.args[0].Type.Len) {
			return false
		}
	}
	return true
}

// charRule is char or achar.
func charRule(x *fn, c *icall) *ir.Value {
	to := x.CharTemp(x.Idx(1))
	x.Store(x.Convert(c.vals[0], ir.I8()), x.BytePointer(to))
	return x.BoxChar(to, x.Idx(1))
}

// codeRule is ichar or iachar.
func codeRule(x *fn, c *icall) *ir.Value {
	addr, _ := x.UnboxChar(c.vals[0])
	v := x.Load(x.BytePointer(addr))
	if build.BitsOf(c.typ) == 8 {
		return v
	}
	return x.Op1(arith.ExtUI, c.typ, v)
}

// searchRule is index, scan or verify.
func searchRule(name string) elementalRule {
	return func(x *fn, c *icall) *ir.Value {
		a, an := x.Unboxed(c.vals[0])
		b, bn := x.Unboxed(c.vals[1])
		back := x.Bool(false)
		if len(c.vals) > 2 && c.vals[2] != nil {
			back = x.Convert(c.vals[2], ir.I1())
		}
		return x.Convert(x.Runtime(name, ir.I64(), a, an, b, bn, back), c.typ)
	}
}

func lenTrimRule(x *fn, c *icall) *ir.Value {
	a, n := x.Unboxed(c.vals[0])
	return x.Convert(x.Runtime("LenTrim1", ir.I64(), a, n), c.typ)
}

// adjustLeft moves what follows the leading blanks to the front.
func adjustLeft(x *fn, c *icall) *ir.Value {
	from, length := x.UnboxChar(c.vals[0])
	at := x.AsIndex(x.Runtime("Verify1", ir.I64(), x.BytePointer(from), x.AsI64(length), x.BytePointer(x.Text(" ")), x.Int(1, ir.I64()), x.Bool(false)))
	zero := x.Idx(0)
	skip := x.SelectOp(x.CmpI(arith.SGT, at, zero), x.Op1(arith.SubI, ir.Index(), at, x.Idx(1)), zero)
	to := x.CharTemp(length)
	x.AssignChar(to, length, x.Offset(from, skip), x.Op1(arith.SubI, ir.Index(), length, skip))
	return x.BoxChar(to, length)
}

// adjustRight moves what stands before the trailing blanks to the end.
func adjustRight(x *fn, c *icall) *ir.Value {
	from, length := x.UnboxChar(c.vals[0])
	n := x.AsIndex(x.Runtime("LenTrim1", ir.I64(), x.BytePointer(from), x.AsI64(length)))
	to := x.CharTemp(length)
	room := x.Op1(arith.SubI, ir.Index(), length, n)
	x.Blanks(to, room)
	x.MoveBytes(x.Offset(to, room), from, n)
	return x.BoxChar(to, length)
}

// trimRule copies what is left: the argument may change while the result is used.
func trimRule(x *fn, c *icall) *entity {
	addr, length := x.char(c.args[0])
	n := x.AsIndex(x.Runtime("LenTrim1", ir.I64(), x.BytePointer(addr), x.AsI64(length)))
	to := x.CharTemp(n)
	x.MoveBytes(to, addr, n)
	return &entity{typ: c.n.Type, addr: to, len: n, temp: true}
}

func repeatRule(x *fn, c *icall) *entity {
	addr, length := x.char(c.args[0])
	n := x.AtLeastZero(x.index(c.args[1]))
	total := x.MulI(x.AsIndex(length), n)
	to := x.CharTemp(total)
	one := x.Idx(1)
	x.DoLoop(one, n, one, false, func(i *ir.Value) {
		x.MoveBytes(x.Offset(to, x.MulI(x.SubI(i, one), x.AsIndex(length))), addr, length)
	})
	return &entity{typ: c.n.Type, addr: to, len: total, temp: true}
}

func init() {
	for name, pred := range map[string]int{"lge": arith.SGE, "lgt": arith.SGT, "lle": arith.SLE, "llt": arith.SLT} {
		elementals[name] = lexicalRule(pred)
	}
	add(elementals, charRule, "char", "achar")
	add(elementals, codeRule, "ichar", "iachar")
	add(elementals, lenTrimRule, "len_trim", "lnblnk")
	elementals["index"] = searchRule("Index1")
	elementals["scan"] = searchRule("Scan1")
	elementals["verify"] = searchRule("Verify1")
	elementals["adjustl"] = adjustLeft
	elementals["adjustr"] = adjustRight
	transforms["trim"] = trimRule
	transforms["repeat"] = repeatRule
	transforms["new_line"] = func(x *fn, c *icall) *entity {
		to := x.CharTemp(x.Idx(1))
		x.Store(x.Int('\n', ir.I8()), x.BytePointer(to))
		return &entity{typ: c.n.Type, addr: to, len: x.Idx(1), temp: true}
	}
}
