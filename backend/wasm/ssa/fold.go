package ssa

import "math/bits"

// A folder makes values, simplified by algebra: what it returns may be an older value, a constant or another operation.
type folder struct {
	f      *Func
	emit   func(op Op, t Type, aux int64, args ...*Value) *Value
	consts map[constKey]*Value
	depth  int
}

// constant is the value of a constant. Constants are in no block: they are made where they are used.
// folder makes values at the end of the block.
func (b *Block) folder() *folder {
	return &folder{f: b.Func, emit: func(op Op, t Type, aux int64, args ...*Value) *Value { return b.Add(op, t, aux, args...) }}
}

func (fo *folder) constant(t Type, n int64) *Value {
	k := constKey{t, Normal(t, n)}
	if v, ok := fo.consts[k]; ok {
		return v
	}
	if fo.consts == nil {
		fo.consts = map[constKey]*Value{}
	}
	v := fo.f.NewValue(Const, t, k.bits)
	fo.consts[k] = v
	return v
}

// Int is an integer constant.
func (fo *folder) Int(t Type, n int64) *Value { return fo.constant(t, n) }

// Float is a floating-point constant.
func (fo *folder) Float(t Type, x float64) *Value {
	if t == F32 {
		return fo.constant(F32, f32bits(float32(x)))
	}
	return fo.constant(F64, f64bits(x))
}

// Bits is a constant by its encoding.
func (fo *folder) Bits(t Type, n int64) *Value { return fo.constant(t, n) }

// make returns a value of an operation of the table.
func (fo *folder) make(op Op, args ...*Value) *Value {
	for i := range args {
		args[i] = args[i].resolve()
	}
	info := op.Info()
	if info.Flags&Commutes != 0 && args[0].Op == Const && args[1].Op != Const {
		args[0], args[1] = args[1], args[0]
	} else if args[0].Op == Const && len(args) == 2 && args[1].Op != Const {
		if s, ok := swapped[op]; ok {
			op, args[0], args[1] = s, args[1], args[0]
		}
	}
	if v := fo.fold(op, args); v != nil {
		return v
	}
	return fo.emit(op, info.Result, 0, args...)
}

// choose is select with folding.
func (fo *folder) choose(cond, x, y *Value) *Value {
	cond, x, y = cond.resolve(), x.resolve(), y.resolve()
	if c, ok := cond.IsConst(); ok {
		if c != 0 {
			return x
		}
		return y
	}
	if x == y {
		return x
	}
	if x.isInt(1) && y.isInt(0) && isBool(cond) {
		if x.Type == I64 {
			return fo.make(I64ExtendI32U, cond)
		}
		return cond
	}
	if x.isInt(0) && y.isInt(1) {
		c := fo.make(I32Eqz, cond)
		if x.Type == I64 {
			return fo.make(I64ExtendI32U, c)
		}
		return c
	}
	if cond.Op == I32Eqz {
		return fo.choose(cond.Args[0], y, x)
	}
	return fo.emit(Select, x.Type, 0, x, y, cond)
}

// The operations of i32 and i64 that rules treat alike.
type intOps struct {
	add, sub, mul, and, or, xor, shl, shrS, shrU, eq, ne, eqz, divS, divU, remS, remU Op
	t                                                                                 Type
	bits                                                                              int64
}

var intFamilies = [2]intOps{
	{I32Add, I32Sub, I32Mul, I32And, I32Or, I32Xor, I32Shl, I32ShrS, I32ShrU, I32Eq, I32Ne, I32Eqz, I32DivS, I32DivU, I32RemS, I32RemU, I32, 32},
	{I64Add, I64Sub, I64Mul, I64And, I64Or, I64Xor, I64Shl, I64ShrS, I64ShrU, I64Eq, I64Ne, I64Eqz, I64DivS, I64DivU, I64RemS, I64RemU, I64, 64},
}

func family(t Type) *intOps {
	if t == I64 {
		return &intFamilies[1]
	}
	return &intFamilies[0]
}

// outside reports whether v was computed before a loop that w is in: what is done there is not repeated in it.
func (v *Value) outside(w *Value) bool {
	return v.Block != nil && w.Block != nil && v.Block.LoopDepth() < w.Block.LoopDepth()
}

// isBool reports whether v is known to be 0 or 1.
func isBool(v *Value) bool { return unsignedBits(v) <= 1 }

// unsignedBits is a width in bits that v, read as unsigned, is known to fit into.
func unsignedBits(v *Value) int {
	full := 8 * v.Type.Size()
	switch {
	case v.Op == Const:
		if v.Type == I32 {
			return bits.Len32(uint32(v.Aux))
		}
		return bits.Len64(uint64(v.Aux))
	case v.Op >= I32Eqz && v.Op <= F64Ge:
		return 1
	}
	switch v.Op {
	case I32Load8U, I64Load8U:
		return 8
	case I32Load16U, I64Load16U:
		return 16
	case I64Load32U:
		return 32
	case I64ExtendI32U:
		return unsignedBits(v.Args[0])
	case I32WrapI64:
		return min(32, unsignedBits(v.Args[0]))
	case I32And, I64And:
		return min(unsignedBits(v.Args[0]), unsignedBits(v.Args[1]))
	case I32Or, I64Or, I32Xor, I64Xor:
		if v.Args[1].Op == Const || isCompare(v.Args[0]) {
			return max(unsignedBits(v.Args[0]), unsignedBits(v.Args[1]))
		}
	case I32ShrU, I64ShrU:
		if c, ok := v.Args[1].IsConst(); ok {
			return max(0, unsignedBits(v.Args[0])-int(c&int64(full-1)))
		}
	case I32RemU, I64RemU:
		if v.Args[1].Op == Const {
			return unsignedBits(v.Args[1])
		}
	case Select:
		if v.Args[0].Op == Const || v.Args[1].Op == Const {
			return max(unsignedBits(v.Args[0]), unsignedBits(v.Args[1]))
		}
	}
	return full
}

// signedBits is a width in bits that v, read as signed, is known to fit into.
func signedBits(v *Value) int {
	full := 8 * v.Type.Size()
	switch v.Op {
	case Const:
		n := v.Aux
		if n < 0 {
			n = ^n
		}
		return bits.Len64(uint64(n)) + 1
	case I32Load8S, I64Load8S, I32Extend8S, I64Extend8S:
		return 8
	case I32Load16S, I64Load16S, I32Extend16S, I64Extend16S:
		return 16
	case I64Load32S, I64Extend32S:
		return 32
	case I64ExtendI32S:
		return signedBits(v.Args[0])
	case I32ShrS, I64ShrS:
		if c, ok := v.Args[1].IsConst(); ok {
			return max(1, signedBits(v.Args[0])-int(c&int64(full-1)))
		}
	}
	return min(full, unsignedBits(v)+1)
}

func isCompare(v *Value) bool { return v.Op >= I32Eqz && v.Op <= F64Ge }

// fold returns a simpler value for an operation, or nil.
func (fo *folder) fold(op Op, args []*Value) *Value {
	info := op.Info()
	if fo.depth > 8 {
		return nil
	}
	fo.depth++
	defer func() { fo.depth-- }()
	if v := fo.foldConst(op, args); v != nil {
		return v
	}
	x := args[0]
	switch op {
	case I32WrapI64:
		return fo.foldWrap(x)
	case I64ExtendI32S:
		if unsignedBits(x) < 32 {
			return fo.make(I64ExtendI32U, x)
		}
	case I32Eqz, I64Eqz:
		return fo.foldEqz(x)
	case I32Extend8S, I64Extend8S:
		return foldExtend(x, 8)
	case I32Extend16S, I64Extend16S:
		return foldExtend(x, 16)
	case I64Extend32S:
		if v := foldExtend(x, 32); v != nil {
			return v
		}
		return fo.make(I64ExtendI32S, fo.make(I32WrapI64, x))
	case F32Neg, F64Neg, I32ReinterpretF32, F32ReinterpretI32, I64ReinterpretF64, F64ReinterpretI64:
		if inverse[op] == x.Op {
			return x.Args[0]
		}
	case F32DemoteF64:
		if x.Op == F64PromoteF32 {
			return x.Args[0]
		}
	}
	if len(args) != 2 {
		return nil
	}
	y := args[1]
	switch info.Args[0] {
	case I32, I64:
		return fo.foldInt(op, x, y)
	case F32, F64:
		return fo.foldFloat(op, x, y)
	}
	return nil
}

var inverse = map[Op]Op{
	F32Neg: F32Neg, F64Neg: F64Neg, I32ReinterpretF32: F32ReinterpretI32, F32ReinterpretI32: I32ReinterpretF32,
	I64ReinterpretF64: F64ReinterpretI64, F64ReinterpretI64: I64ReinterpretF64,
}

func foldExtend(x *Value, width int) *Value {
	if signedBits(x) <= width {
		return x
	}
	return nil
}

// foldConst evaluates an operation on constants; what would trap is left alone.
func (fo *folder) foldConst(op Op, args []*Value) *Value {
	if op < I32Eqz || op > I32TruncSatF64U+8 {
		return nil
	}
	var c [2]int64
	for i, a := range args {
		if a.Op != Const {
			return nil
		}
		c[i] = a.Aux
	}
	r, trap := Eval(op, c[0], c[1])
	if trap != "" {
		return nil
	}
	return fo.constant(op.Info().Result, r)
}

// foldWrap pushes the truncation to the leaves of address computations, where it meets the extensions of C's
// conversions; arithmetic modulo 2^32 produces the same low bits.
func (fo *folder) foldWrap(x *Value) *Value {
	wrap := func(v *Value) *Value { return fo.make(I32WrapI64, v) }
	switch x.Op {
	case I64ExtendI32S, I64ExtendI32U:
		return x.Args[0]
	case I64Add:
		return fo.make(I32Add, wrap(x.Args[0]), wrap(x.Args[1]))
	case I64Sub:
		return fo.make(I32Sub, wrap(x.Args[0]), wrap(x.Args[1]))
	case I64Mul:
		return fo.make(I32Mul, wrap(x.Args[0]), wrap(x.Args[1]))
	case I64And, I64Or, I64Xor:
		if x.Args[1].Op == Const {
			narrow := map[Op]Op{I64And: I32And, I64Or: I32Or, I64Xor: I32Xor}[x.Op]
			return fo.make(narrow, wrap(x.Args[0]), wrap(x.Args[1]))
		}
	case I64Shl:
		if c, ok := x.Args[1].IsConst(); ok {
			if c &= 63; c >= 32 {
				return fo.constant(I32, 0)
			}
			return fo.make(I32Shl, wrap(x.Args[0]), fo.constant(I32, c))
		}
	case Select:
		if x.Args[0].Op == Const || x.Args[1].Op == Const {
			return fo.choose(x.Args[2], wrap(x.Args[0]), wrap(x.Args[1]))
		}
	}
	return nil
}

func (fo *folder) foldEqz(x *Value) *Value {
	if n, ok := negated[x.Op]; ok {
		return fo.make(n, x.Args[0], x.Args[1])
	}
	switch x.Op {
	case I32Eqz:
		if isBool(x.Args[0]) {
			return x.Args[0]
		}
		return fo.make(I32Ne, x.Args[0], fo.constant(I32, 0))
	case I64Eqz:
		return fo.make(I64Ne, x.Args[0], fo.constant(I64, 0))
	case I64ExtendI32S, I64ExtendI32U:
		return fo.make(I32Eqz, x.Args[0])
	case I32Sub, I64Sub:
		return fo.make(family(x.Type).eq, x.Args[0], x.Args[1])
	case I32Xor:
		if x.Args[1].isInt(1) && isBool(x.Args[0]) {
			return x.Args[0]
		}
	}
	return nil
}

func (fo *folder) foldInt(op Op, x, y *Value) *Value {
	k := family(op.Info().Args[0])
	c, isConst := y.IsConst()
	switch op {
	case k.add:
		switch {
		case isConst && c == 0:
			return x
		case isConst && x.Op == k.add && x.Args[1].Op == Const:
			return fo.make(k.add, x.Args[0], fo.constant(k.t, x.Args[1].Aux+c))
		case isConst:
			return nil
		case y.Op == k.sub && y.Args[0].isInt(0):
			return fo.make(k.sub, x, y.Args[1])
		case x.Op == k.sub && x.Args[1] == y:
			return x.Args[0]
		case y.Op == k.sub && y.Args[1] == x:
			return y.Args[0]
		case x.Op == k.add && x.Args[1].Op == Const && !x.outside(y): // constants travel outwards, where they meet
			return fo.make(k.add, fo.make(k.add, x.Args[0], y), x.Args[1])
		case y.Op == k.add && y.Args[1].Op == Const && !y.outside(x):
			return fo.make(k.add, fo.make(k.add, x, y.Args[0]), y.Args[1])
		}
	case k.sub:
		switch {
		case x == y:
			return fo.constant(k.t, 0)
		case isConst:
			return fo.make(k.add, x, fo.constant(k.t, -c))
		case x.Op == k.add && x.Args[0] == y:
			return x.Args[1]
		case x.Op == k.add && x.Args[1] == y:
			return x.Args[0]
		case x.Op == k.add && x.Args[1].Op == Const:
			return fo.make(k.add, fo.make(k.sub, x.Args[0], y), x.Args[1])
		case y.Op == k.add && y.Args[1].Op == Const:
			return fo.make(k.add, fo.make(k.sub, x, y.Args[0]), fo.constant(k.t, -y.Args[1].Aux))
		}
	case k.mul:
		switch {
		case !isConst:
			return nil
		case c == 0:
			return y
		case c == 1:
			return x
		case c == -1:
			return fo.make(k.sub, fo.constant(k.t, 0), x)
		case c > 0 && c&(c-1) == 0:
			return fo.make(k.shl, x, fo.constant(k.t, int64(bits.TrailingZeros64(uint64(c)))))
		case x.Op == k.mul && x.Args[1].Op == Const:
			return fo.make(k.mul, x.Args[0], fo.constant(k.t, x.Args[1].Aux*c))
		case x.Op == k.shl && x.Args[1].Op == Const:
			return fo.make(k.mul, x.Args[0], fo.constant(k.t, c<<uint(x.Args[1].Aux&(k.bits-1))))
		}
	case k.shl:
		switch {
		case x.isInt(0):
			return x
		case !isConst:
			return nil
		case c&(k.bits-1) == 0:
			return x
		case x.Op == k.shl && x.Args[1].Op == Const:
			n := x.Args[1].Aux&(k.bits-1) + c&(k.bits-1)
			if n >= k.bits {
				return fo.constant(k.t, 0)
			}
			return fo.make(k.shl, x.Args[0], fo.constant(k.t, n))
		case x.Op == k.mul && x.Args[1].Op == Const:
			return fo.make(k.mul, x.Args[0], fo.constant(k.t, x.Args[1].Aux<<uint(c&(k.bits-1))))
		case x.Op == k.add && x.Args[1].Op == Const: // keep constants outermost: they end up as offsets of accesses
			s := uint(c & (k.bits - 1))
			return fo.make(k.add, fo.make(k.shl, x.Args[0], y), fo.constant(k.t, x.Args[1].Aux<<s))
		}
	case k.shrS, k.shrU:
		switch {
		case x.isInt(0):
			return x
		case isConst && c&(k.bits-1) == 0:
			return x
		case isConst && op == k.shrU && unsignedBits(x) <= int(c&(k.bits-1)):
			return fo.constant(k.t, 0)
		case isConst && op == k.shrS && unsignedBits(x) < int(k.bits):
			return fo.make(k.shrU, x, y)
		}
	case k.and:
		return fo.foldAnd(k, x, y)
	case k.or:
		switch {
		case x == y || isConst && c == 0:
			return x
		case isConst && c == -1:
			return y
		}
	case k.xor:
		switch {
		case x == y:
			return fo.constant(k.t, 0)
		case isConst && c == 0:
			return x
		case isConst && c == 1 && isCompare(x) && k.t == I32:
			return fo.make(I32Eqz, x)
		}
	case k.divS, k.divU, k.remS, k.remU:
		if isConst {
			return fo.foldDivision(k, op, x, c)
		}
	default:
		if op.Info().Result == I32 && op < I32Clz {
			return fo.foldCompare(k, op, x, y)
		}
	}
	return nil
}

func (fo *folder) foldAnd(k *intOps, x, y *Value) *Value {
	c, isConst := y.IsConst()
	switch {
	case x == y:
		return x
	case !isConst:
		return nil
	case c == 0:
		return y
	case c > 0 && c&(c+1) == 0 && unsignedBits(x) <= bits.Len64(uint64(c)), c == -1:
		return x
	case x.Op == k.and && x.Args[1].Op == Const:
		return fo.make(k.and, x.Args[0], fo.constant(k.t, c&x.Args[1].Aux))
	case c == 0xFF && (x.Op == I32Extend8S || x.Op == I64Extend8S), c == 0xFFFF && (x.Op == I32Extend16S || x.Op == I64Extend16S):
		return fo.make(k.and, x.Args[0], y)
	}
	return nil
}

func (fo *folder) foldCompare(k *intOps, op Op, x, y *Value) *Value {
	c, isConst := y.IsConst()
	if x == y {
		r, _ := Eval(op, 0, 0)
		return fo.constant(I32, r)
	}
	switch {
	case op == k.eq && isConst && c == 0:
		return fo.make(k.eqz, x)
	case op == k.ne && isConst && c == 0:
		switch {
		case k.t == I32 && isBool(x):
			return x
		case x.Op == I64ExtendI32S || x.Op == I64ExtendI32U:
			return fo.make(I32Ne, x.Args[0], fo.constant(I32, 0))
		}
	case op == k.eq && isConst && c == 1 && k.t == I32 && isBool(x):
		return x
	case op == k.ne && isConst && c == 1 && k.t == I32 && isBool(x):
		return fo.make(I32Eqz, x)
	case (op == k.eq || op == k.ne) && isConst && x.Op == k.add && x.Args[1].Op == Const:
		return fo.make(op, x.Args[0], fo.constant(k.t, c-x.Args[1].Aux))
	}
	if k.t != I64 {
		return nil
	}
	// A comparison of two extended numbers is one of the numbers.
	narrow := op - I64Eq + I32Eq
	signed := op == I64Eq || op == I64Ne || op == I64LtS || op == I64GtS || op == I64LeS || op == I64GeS
	unsigned := op == I64Eq || op == I64Ne || op == I64LtU || op == I64GtU || op == I64LeU || op == I64GeU
	switch {
	case x.Op == I64ExtendI32S && signed && (y.Op == I64ExtendI32S || isConst && c == int64(int32(c))):
		return fo.make(narrow, x.Args[0], fo.make(I32WrapI64, y))
	case x.Op == I64ExtendI32U && unsigned && (y.Op == I64ExtendI32U || isConst && c == int64(uint32(c))):
		return fo.make(narrow, x.Args[0], fo.make(I32WrapI64, y))
	}
	return nil
}

func (fo *folder) foldFloat(op Op, x, y *Value) *Value {
	if y.Op != Const {
		return nil
	}
	switch op {
	case F32Mul, F32Div, F64Mul, F64Div:
		f := asF64(y.Aux)
		if y.Type == F32 {
			f = float64(asF32(y.Aux))
		}
		if f == 1 {
			return x
		}
		if inv, ok := exactInverse(y); ok && (op == F32Div || op == F64Div) {
			return fo.make(op-1, x, fo.constant(y.Type, inv))
		}
	}
	return nil
}

// exactInverse is 1/v for powers of two whose inverse is normal: dividing by them is multiplying.
func exactInverse(v *Value) (int64, bool) {
	if v.Type == F32 {
		u := uint32(v.Aux)
		e := int(u >> 23 & 0xFF)
		if u&0x7FFFFF != 0 || e == 0 || e >= 253 {
			return 0, false
		}
		return f32bits(1 / asF32(v.Aux)), true
	}
	u := uint64(v.Aux)
	e := int(u >> 52 & 0x7FF)
	if u&(1<<52-1) != 0 || e == 0 || e >= 2045 {
		return 0, false
	}
	return f64bits(1 / asF64(v.Aux)), true
}
