package fortran

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/ir"
)

// Functions of characters. A character that is a result is in memory of its own.

// bytePointer is the address of a character as the run-time library takes it.
func (x *fn) bytePointer(v *ir.Value) *ir.Value { return x.firConvert(v, fir.Ref(ir.I8())) }

// unboxed gives address and length of an argument for the run-time library.
func (x *fn) unboxed(v *ir.Value) (addr, length *ir.Value) {
	a, n := x.unboxChar(v)
	return x.bytePointer(a), x.asI64(n)
}

// compareTexts is less than, equal to or greater than zero.
func (x *fn) compareTexts(a, b *ir.Value) *ir.Value {
	aAddr, aLen := x.unboxed(a)
	bAddr, bLen := x.unboxed(b)
	return x.runtime("CharacterCompareScalar1", ir.I32(), aAddr, bAddr, aLen, bLen)
}

// lexicalRule compares characters.
func lexicalRule(pred int) elementalRule {
	return func(x *fn, c *icall) *ir.Value {
		return x.logicalResult(x.cmpi(pred, x.compareTexts(c.vals[0], c.vals[1]), x.i32(0)), c)
	}
}

// mostText is max or min of characters, as long as the longest.
func (x *fn) mostText(c *icall, pred int) *ir.Value {
	var list []*ir.Value
	longest := x.idx(0)
	for _, v := range c.vals {
		if v != nil {
			list = append(list, v)
			_, n := x.unboxChar(v)
			longest = x.selectOp(x.cmpi(arith.SGT, n, longest), n, longest)
		}
	}
	best := list[0]
	for _, v := range list[1:] {
		best = x.selectOp(x.cmpi(pred, x.compareTexts(best, v), x.i32(0)), best, v)
	}
	if isSameLength(c) {
		return best
	}
	from, n := x.unboxChar(best)
	to := x.charTemp(longest)
	x.assignChar(to, longest, from, n)
	return x.boxChar(to, longest)
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
	to := x.charTemp(x.idx(1))
	x.store(x.convert(c.vals[0], ir.I8()), x.bytePointer(to))
	return x.boxChar(to, x.idx(1))
}

// codeRule is ichar or iachar.
func codeRule(x *fn, c *icall) *ir.Value {
	addr, _ := x.unboxChar(c.vals[0])
	v := x.load(x.bytePointer(addr))
	if bitsOf(c.typ) == 8 {
		return v
	}
	return x.op1(arith.ExtUI, c.typ, v)
}

// searchRule is index, scan or verify.
func searchRule(name string) elementalRule {
	return func(x *fn, c *icall) *ir.Value {
		a, an := x.unboxed(c.vals[0])
		b, bn := x.unboxed(c.vals[1])
		back := x.bool(false)
		if len(c.vals) > 2 && c.vals[2] != nil {
			back = x.convert(c.vals[2], ir.I1())
		}
		return x.convert(x.runtime(name, ir.I64(), a, an, b, bn, back), c.typ)
	}
}

func lenTrimRule(x *fn, c *icall) *ir.Value {
	a, n := x.unboxed(c.vals[0])
	return x.convert(x.runtime("LenTrim1", ir.I64(), a, n), c.typ)
}

// adjustLeft moves what follows the leading blanks to the front.
func adjustLeft(x *fn, c *icall) *ir.Value {
	from, length := x.unboxChar(c.vals[0])
	at := x.asIndex(x.runtime("Verify1", ir.I64(), x.bytePointer(from), x.asI64(length), x.bytePointer(x.text(" ")), x.int(1, ir.I64()), x.bool(false)))
	zero := x.idx(0)
	skip := x.selectOp(x.cmpi(arith.SGT, at, zero), x.op1(arith.SubI, ir.Index(), at, x.idx(1)), zero)
	to := x.charTemp(length)
	x.assignChar(to, length, x.offset(from, skip), x.op1(arith.SubI, ir.Index(), length, skip))
	return x.boxChar(to, length)
}

// adjustRight moves what stands before the trailing blanks to the end.
func adjustRight(x *fn, c *icall) *ir.Value {
	from, length := x.unboxChar(c.vals[0])
	n := x.asIndex(x.runtime("LenTrim1", ir.I64(), x.bytePointer(from), x.asI64(length)))
	to := x.charTemp(length)
	room := x.op1(arith.SubI, ir.Index(), length, n)
	x.blanks(to, room)
	x.moveBytes(x.offset(to, room), from, n)
	return x.boxChar(to, length)
}

// trimRule copies what is left: the argument may change while the result is used.
func trimRule(x *fn, c *icall) *entity {
	addr, length := x.char(c.args[0])
	n := x.asIndex(x.runtime("LenTrim1", ir.I64(), x.bytePointer(addr), x.asI64(length)))
	to := x.charTemp(n)
	x.moveBytes(to, addr, n)
	return &entity{typ: c.n.Type, addr: to, len: n, temp: true}
}

func repeatRule(x *fn, c *icall) *entity {
	addr, length := x.char(c.args[0])
	n := x.atLeastZero(x.index(c.args[1]))
	total := x.muli(x.asIndex(length), n)
	to := x.charTemp(total)
	one := x.idx(1)
	x.doLoop(one, n, one, false, func(i *ir.Value) {
		x.moveBytes(x.offset(to, x.muli(x.subi(i, one), x.asIndex(length))), addr, length)
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
		to := x.charTemp(x.idx(1))
		x.store(x.int('\n', ir.I8()), x.bytePointer(to))
		return &entity{typ: c.n.Type, addr: to, len: x.idx(1), temp: true}
	}
}
