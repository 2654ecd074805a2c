package elemental

import (
	"accc/dialects/arith"
	"accc/ir"
	"accc/irgen/fortran/build"
)

// Functions of characters. A character that is a result is in memory of its own.

// lexicalRule compares characters.
func lexicalRule(pred int) Rule {
	return func(x *build.Builder, c *Call) *ir.Value {
		return x.FirConvert(x.CmpI(pred, x.CompareTexts(c.Vals[0], c.Vals[1]), x.I32(0)), c.Type)
	}
}

// mostText is max or min of characters, as long as the longest.
func mostText(x *build.Builder, c *Call, pred int) *ir.Value {
	var list []*ir.Value
	longest := x.Idx(0)
	for _, v := range c.Vals {
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

// isSameLength reports whether all arguments have one constant length.
func isSameLength(c *Call) bool {
	for i, v := range c.Vals {
		if v != nil && (c.Lens[i] < 0 || c.Lens[i] != c.Lens[0]) {
			return false
		}
	}
	return true
}

// charRule is char or achar.
func charRule(x *build.Builder, c *Call) *ir.Value {
	to := x.CharTemp(x.Idx(1))
	x.Store(x.Convert(c.Vals[0], ir.I8()), x.BytePointer(to))
	return x.BoxChar(to, x.Idx(1))
}

// codeRule is ichar or iachar.
func codeRule(x *build.Builder, c *Call) *ir.Value {
	addr, _ := x.UnboxChar(c.Vals[0])
	v := x.Load(x.BytePointer(addr))
	if build.BitsOf(c.Type) == 8 {
		return v
	}
	return x.Op1(arith.ExtUI, c.Type, v)
}

// searchRule is index, scan or verify.
func searchRule(name string) Rule {
	return func(x *build.Builder, c *Call) *ir.Value {
		a, an := x.Unboxed(c.Vals[0])
		b, bn := x.Unboxed(c.Vals[1])
		back := x.Bool(false)
		if len(c.Vals) > 2 && c.Vals[2] != nil {
			back = x.Convert(c.Vals[2], ir.I1())
		}
		return x.Convert(x.Runtime(name, ir.I64(), a, an, b, bn, back), c.Type)
	}
}

func lenTrimRule(x *build.Builder, c *Call) *ir.Value {
	a, n := x.Unboxed(c.Vals[0])
	return x.Convert(x.Runtime("LenTrim1", ir.I64(), a, n), c.Type)
}

// adjustLeft moves what follows the leading blanks to the front.
func adjustLeft(x *build.Builder, c *Call) *ir.Value {
	from, length := x.UnboxChar(c.Vals[0])
	at := x.AsIndex(x.Runtime("Verify1", ir.I64(), x.BytePointer(from), x.AsI64(length), x.BytePointer(x.Text(" ")), x.Int(1, ir.I64()), x.Bool(false)))
	zero := x.Idx(0)
	skip := x.SelectOp(x.CmpI(arith.SGT, at, zero), x.Op1(arith.SubI, ir.Index(), at, x.Idx(1)), zero)
	to := x.CharTemp(length)
	x.AssignChar(to, length, x.Offset(from, skip), x.Op1(arith.SubI, ir.Index(), length, skip))
	return x.BoxChar(to, length)
}

// adjustRight moves what precedes the trailing blanks to the end.
func adjustRight(x *build.Builder, c *Call) *ir.Value {
	from, length := x.UnboxChar(c.Vals[0])
	n := x.AsIndex(x.Runtime("LenTrim1", ir.I64(), x.BytePointer(from), x.AsI64(length)))
	to := x.CharTemp(length)
	room := x.Op1(arith.SubI, ir.Index(), length, n)
	x.Blanks(to, room)
	x.MoveBytes(x.Offset(to, room), from, n)
	return x.BoxChar(to, length)
}

func init() {
	for name, pred := range map[string]int{"lge": arith.SGE, "lgt": arith.SGT, "lle": arith.SLE, "llt": arith.SLT} {
		rules[name] = lexicalRule(pred)
	}
	add(charRule, "char", "achar")
	add(codeRule, "ichar", "iachar")
	add(lenTrimRule, "len_trim", "lnblnk")
	rules["index"] = searchRule("Index1")
	rules["scan"] = searchRule("Scan1")
	rules["verify"] = searchRule("Verify1")
	rules["adjustl"] = adjustLeft
	rules["adjustr"] = adjustRight
}
