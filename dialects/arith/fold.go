package arith

import (
	"math"
	"math/bits"

	"accc/ir"
)

// width is the width of integer arithmetic on a type: index counts as 64 bits. 0: not an integer of at most 64 bits.
func width(t ir.Type) int {
	switch t := t.(type) {
	case *ir.IndexType:
		return 64
	case *ir.IntegerType:
		if t.Width <= 64 {
			return t.Width
		}
	}
	return 0
}

// wrap brings a result into the range of a width: sign-extended, but 0 or 1 for i1, as attributes hold it.
func wrap(v int64, w int) int64 {
	if w == 1 {
		return v & 1
	}
	return v << (64 - w) >> (64 - w)
}

// unsigned is the value of an attribute's number as an unsigned integer of a width.
func unsigned(v int64, w int) uint64 {
	if w == 64 {
		return uint64(v)
	}
	return uint64(v) & (1<<w - 1)
}

// signed is the value of an attribute's number as a signed integer of a width: true is -1.
func signed(v int64, w int) int64 { return v << (64 - w) >> (64 - w) }

// intFolds compute on operands of width w; false: the operation has no defined result.
var intFolds = map[string]func(a, b int64, w int) (int64, bool){
	"addi": func(a, b int64, _ int) (int64, bool) { return a + b, true },
	"subi": func(a, b int64, _ int) (int64, bool) { return a - b, true },
	"muli": func(a, b int64, _ int) (int64, bool) { return a * b, true },
	"andi": func(a, b int64, _ int) (int64, bool) { return a & b, true },
	"ori":  func(a, b int64, _ int) (int64, bool) { return a | b, true },
	"xori": func(a, b int64, _ int) (int64, bool) { return a ^ b, true },
	"divsi": func(a, b int64, w int) (int64, bool) {
		a, b = signed(a, w), signed(b, w)
		if b == 0 || (b == -1 && a == signed(1<<(w-1), w)) {
			return 0, false
		}
		return a / b, true
	},
	"remsi": func(a, b int64, w int) (int64, bool) {
		a, b = signed(a, w), signed(b, w)
		if b == 0 || b == -1 {
			return 0, b == -1
		}
		return a % b, true
	},
	"floordivsi": func(a, b int64, w int) (int64, bool) {
		a, b = signed(a, w), signed(b, w)
		if b == 0 || (b == -1 && a == signed(1<<(w-1), w)) {
			return 0, false
		}
		q := a / b
		if a%b != 0 && (a < 0) != (b < 0) {
			q--
		}
		return q, true
	},
	"ceildivsi": func(a, b int64, w int) (int64, bool) {
		a, b = signed(a, w), signed(b, w)
		// The least number has no counterpart; LLVM leaves those alone, and so does accc.
		if least := signed(1<<(w-1), w); b == 0 || a == least || b == least {
			return 0, false
		}
		q := a / b
		if a%b != 0 && (a < 0) == (b < 0) {
			q++
		}
		return q, true
	},
	"divui": func(a, b int64, w int) (int64, bool) {
		if b == 0 {
			return 0, false
		}
		return int64(unsigned(a, w) / unsigned(b, w)), true
	},
	"remui": func(a, b int64, w int) (int64, bool) {
		if b == 0 {
			return 0, false
		}
		return int64(unsigned(a, w) % unsigned(b, w)), true
	},
	"ceildivui": func(a, b int64, w int) (int64, bool) {
		if b == 0 {
			return 0, false
		}
		q, r := bits.Div64(0, unsigned(a, w), unsigned(b, w))
		if r != 0 {
			q++
		}
		return int64(q), true
	},
	"shli": func(a, b int64, w int) (int64, bool) {
		s := unsigned(b, w)
		return a << (s & 63), s < uint64(w)
	},
	"shrsi": func(a, b int64, w int) (int64, bool) {
		s := unsigned(b, w)
		return signed(a, w) >> (s & 63), s < uint64(w)
	},
	"shrui": func(a, b int64, w int) (int64, bool) {
		s := unsigned(b, w)
		return int64(unsigned(a, w) >> (s & 63)), s < uint64(w)
	},
	"maxsi": func(a, b int64, w int) (int64, bool) { return max(signed(a, w), signed(b, w)), true },
	"minsi": func(a, b int64, w int) (int64, bool) { return min(signed(a, w), signed(b, w)), true },
	"maxui": func(a, b int64, w int) (int64, bool) { return int64(max(unsigned(a, w), unsigned(b, w))), true },
	"minui": func(a, b int64, w int) (int64, bool) { return int64(min(unsigned(a, w), unsigned(b, w))), true },
}

// neutral is the right operand that leaves the left one as it is; for commutative operations either side.
var neutral = map[string]int64{"addi": 0, "subi": 0, "muli": 1, "ori": 0, "xori": 0, "andi": -1, "shli": 0, "shrsi": 0, "shrui": 0,
	"divsi": 1, "divui": 1, "floordivsi": 1, "ceildivsi": 1, "ceildivui": 1}

// absorbing is the operand that the result always is.
var absorbing = map[string]int64{"muli": 0, "andi": 0, "ori": -1}

// floatFolds compute on f32 and f64; f32 results are rounded once more, which is exact for these.
var floatFolds = map[string]func(a, b float64) float64{
	"addf": func(a, b float64) float64 { return a + b },
	"subf": func(a, b float64) float64 { return a - b },
	"mulf": func(a, b float64) float64 { return a * b },
	"divf": func(a, b float64) float64 { return a / b },
	"remf": math.Mod,
}

// floatNeutral is the right operand that leaves the left one as it is, NaN and signed zeros included.
var floatNeutral = map[string]float64{"addf": math.Copysign(0, -1), "subf": 0, "mulf": 1, "divf": 1}

// fold returns the folder of an operation of a table.
func fold(name string) func(*ir.Op, []ir.Attribute) []any {
	if f, ok := intFolds[name]; ok {
		return func(o *ir.Op, consts []ir.Attribute) []any { return foldInt(name, f, o, consts) }
	}
	if f, ok := floatFolds[name]; ok {
		return func(o *ir.Op, consts []ir.Attribute) []any { return foldFloat(name, f, o, consts) }
	}
	switch name {
	case "negf":
		return foldNegF
	case "maximumf", "minimumf", "maxnumf", "minnumf":
		return foldSame
	}
	return nil
}

// foldSame: the greater or less of a number and itself is the number.
func foldSame(o *ir.Op, _ []ir.Attribute) []any {
	if o.Operand(0) == o.Operand(1) {
		return []any{o.Operand(0)}
	}
	return nil
}

func foldInt(name string, f func(a, b int64, w int) (int64, bool), o *ir.Op, consts []ir.Attribute) []any {
	t := o.Result(0).Type()
	w := width(t)
	if w == 0 {
		return nil
	}
	a, _ := consts[0].(*ir.IntegerAttr)
	b, _ := consts[1].(*ir.IntegerAttr)
	if a != nil && b != nil {
		if v, ok := f(a.Value, b.Value, w); ok {
			return []any{ir.Integer(t, wrap(v, w))}
		}
		return nil
	}
	lhs, rhs := o.Operand(0), o.Operand(1)
	if lhs == rhs {
		switch name {
		case "subi", "xori":
			return []any{ir.Integer(t, 0)}
		case "andi", "ori", "maxsi", "maxui", "minsi", "minui":
			return []any{lhs}
		}
	}
	if v := undone(name, lhs, rhs); v != nil {
		return []any{v}
	}
	if a != nil && o.Def().Has(ir.Commutative) {
		a, b, lhs = b, a, rhs
	}
	if b == nil {
		return nil
	}
	if name == "remsi" || name == "remui" {
		if b.Value == 1 && w > 1 {
			return []any{ir.Integer(t, 0)}
		}
	}
	if e, ok := extremes[name]; ok {
		least, most := e(w)
		switch b.Value {
		case wrap(least, w):
			return []any{lhs}
		case wrap(most, w):
			return []any{b}
		}
	}
	if n, ok := neutral[name]; ok && b.Value == wrap(n, w) {
		return []any{lhs}
	}
	if n, ok := absorbing[name]; ok && b.Value == wrap(n, w) {
		return []any{b}
	}
	return nil
}

// extremes are the numbers that never and always are the result of an operation that chooses one of two.
var extremes = map[string]func(w int) (never, always int64){
	"maxsi": func(w int) (int64, int64) { return -1 << (w - 1), 1<<(w-1) - 1 },
	"minsi": func(w int) (int64, int64) { return 1<<(w-1) - 1, -1 << (w - 1) },
	"maxui": func(int) (int64, int64) { return 0, -1 },
	"minui": func(int) (int64, int64) { return -1, 0 },
}

// named is the operation that defines v, if it is the one of a name. Folders cannot name definitions, which name them.
func named(v *ir.Value, name string) *ir.Op {
	if o := v.Op(); o != nil && o.Name() == "arith."+name {
		return o
	}
	return nil
}

// undone is what an operation leaves of another one that it undoes, or nil.
func undone(name string, lhs, rhs *ir.Value) *ir.Value {
	switch name {
	case "addi": // (a - b) + b and b + (a - b)
		if in := named(lhs, "subi"); in != nil && in.Operand(1) == rhs {
			return in.Operand(0)
		}
		if in := named(rhs, "subi"); in != nil && in.Operand(1) == lhs {
			return in.Operand(0)
		}
	case "subi": // (a + b) - b and (a + b) - a
		if in := named(lhs, "addi"); in != nil {
			switch rhs {
			case in.Operand(1):
				return in.Operand(0)
			case in.Operand(0):
				return in.Operand(1)
			}
		}
	case "xori": // (a ^ b) ^ b
		for i, v := range []*ir.Value{lhs, rhs} {
			if in := named(v, "xori"); in != nil {
				switch other := []*ir.Value{rhs, lhs}[i]; other {
				case in.Operand(1):
					return in.Operand(0)
				case in.Operand(0):
					return in.Operand(1)
				}
			}
		}
	case "andi": // (a & b) & b
		if in := named(lhs, "andi"); in != nil && (in.Operand(0) == rhs || in.Operand(1) == rhs) {
			return lhs
		}
		if in := named(rhs, "andi"); in != nil && (in.Operand(0) == lhs || in.Operand(1) == lhs) {
			return rhs
		}
	}
	return nil
}

// folds reports whether constants of a type can be computed with here.
func folds(t ir.Type) bool { return t == ir.F32() || t == ir.F64() }

func foldFloat(name string, f func(a, b float64) float64, o *ir.Op, consts []ir.Attribute) []any {
	t := o.Result(0).Type()
	if !folds(t) {
		return nil
	}
	a, _ := consts[0].(*ir.FloatAttr)
	b, _ := consts[1].(*ir.FloatAttr)
	if a != nil && b != nil {
		v := f(a.Float64(), b.Float64())
		if v != v {
			return nil // the sign and payload of a NaN are the machine's
		}
		return []any{ir.FloatValue(t, v)}
	}
	if n, ok := floatNeutral[name]; ok && b != nil && b == ir.FloatValue(t, n) {
		return []any{o.Operand(0)}
	}
	return nil
}

func foldNegF(o *ir.Op, consts []ir.Attribute) []any {
	t := o.Result(0).Type()
	if in := named(o.Operand(0), "negf"); in != nil {
		return []any{in.Operand(0)}
	}
	if a, ok := consts[0].(*ir.FloatAttr); ok && folds(t) {
		return []any{ir.FloatBits(t, a.Bits^1<<(Width(t)-1))}
	}
	return nil
}

func foldCmpI(o *ir.Op, consts []ir.Attribute) []any {
	p := o.IntAttr("predicate")
	if o.Result(0).Type() != ir.I1() {
		return nil
	}
	if o.Operand(0) == o.Operand(1) {
		return []any{ir.Bool(p == EQ || p == SLE || p == SGE || p == ULE || p == UGE)}
	}
	a, _ := consts[0].(*ir.IntegerAttr)
	b, _ := consts[1].(*ir.IntegerAttr)
	w := width(o.Operand(0).Type())
	switch {
	case w == 0:
		return nil
	case b != nil && b.Value == 0 && p == NE:
		// A bit that was extended, or one that was not, is what says that it is not zero.
		for _, ext := range []string{"extsi", "extui"} {
			if in := named(o.Operand(0), ext); in != nil && in.Operand(0).Type() == ir.I1() {
				return []any{in.Operand(0)}
			}
		}
		if w == 1 && a == nil {
			return []any{o.Operand(0)}
		}
	case b != nil && b.Value == 1 && p == EQ && w == 1 && a == nil:
		return []any{o.Operand(0)}
	}
	if a != nil && b == nil {
		o.SetAttr("predicate", CmpIEnum.Attr(mirrored[p]))
		lhs, rhs := o.Operand(0), o.Operand(1)
		o.SetOperand(0, rhs)
		o.SetOperand(1, lhs)
		return []any{o.Result(0)}
	}
	if a == nil || b == nil {
		return nil
	}
	return []any{ir.Bool(compare(int(p), a.Value, b.Value, w))}
}

// mirrored are the predicates for exchanged operands.
var mirrored = map[int64]int64{EQ: EQ, NE: NE, SLT: SGT, SLE: SGE, SGT: SLT, SGE: SLE, ULT: UGT, ULE: UGE, UGT: ULT, UGE: ULE}

func compare(p int, a, b int64, w int) bool {
	s, t := signed(a, w), signed(b, w)
	u, v := unsigned(a, w), unsigned(b, w)
	switch p {
	case EQ:
		return u == v
	case NE:
		return u != v
	case SLT:
		return s < t
	case SLE:
		return s <= t
	case SGT:
		return s > t
	case SGE:
		return s >= t
	case ULT:
		return u < v
	case ULE:
		return u <= v
	case UGT:
		return u > v
	}
	return u >= v
}

func foldCmpF(o *ir.Op, consts []ir.Attribute) []any {
	a, _ := consts[0].(*ir.FloatAttr)
	b, _ := consts[1].(*ir.FloatAttr)
	p := o.IntAttr("predicate")
	if a == nil || b == nil || !folds(o.Operand(0).Type()) || p < 0 || p >= int64(len(outcomes)) {
		return nil
	}
	return []any{ir.Bool(compareFloat(p, a.Float64(), b.Float64()))}
}

// outcomes are those that each predicate of cmpf accepts: equal 1, greater 2, less 4, unordered 8.
var outcomes = [...]uint8{FAlwaysFalse: 0, OEQ: 1, OGT: 2, OGE: 3, OLT: 4, OLE: 5, ONE: 6, ORD: 7,
	UEQ: 9, FUGT: 10, FUGE: 11, FULT: 12, FULE: 13, UNE: 14, UNO: 8, FAlwaysTrue: 15}

func compareFloat(p int64, a, b float64) bool {
	outcome := uint8(8)
	switch {
	case a == b:
		outcome = 1
	case a > b:
		outcome = 2
	case a < b:
		outcome = 4
	}
	return outcomes[p]&outcome != 0
}

func foldSelect(o *ir.Op, consts []ir.Attribute) []any {
	if c, ok := consts[0].(*ir.IntegerAttr); ok {
		if c.Value != 0 {
			return []any{o.Operand(1)}
		}
		return []any{o.Operand(2)}
	}
	if o.Operand(1) == o.Operand(2) {
		return []any{o.Operand(1)}
	}
	yes, _ := consts[1].(*ir.IntegerAttr)
	no, _ := consts[2].(*ir.IntegerAttr)
	if yes != nil && no != nil && o.Result(0).Type() == ir.I1() && yes.Value == 1 && no.Value == 0 {
		return []any{o.Operand(0)}
	}
	if c := named(o.Operand(0), "cmpi"); c != nil {
		a, b := c.Operand(0), c.Operand(1)
		if o.Operand(1) == a && o.Operand(2) == b || o.Operand(1) == b && o.Operand(2) == a {
			switch c.IntAttr("predicate") {
			case EQ:
				return []any{o.Operand(2)}
			case NE:
				return []any{o.Operand(1)}
			}
		}
	}
	return nil
}

// foldCast returns the folder of a conversion.
func foldCast(name string) func(*ir.Op, []ir.Attribute) []any {
	return func(o *ir.Op, consts []ir.Attribute) []any {
		from, to := o.Operand(0).Type(), o.Result(0).Type()
		if from == to {
			return []any{o.Operand(0)}
		}
		switch a := consts[0].(type) {
		case *ir.IntegerAttr:
			if a.Big == nil && width(from) > 0 {
				return castInt(name, a.Value, width(from), to)
			}
		case *ir.FloatAttr:
			if folds(from) {
				return castFloat(name, a, to)
			}
		}
		return foldCastOfCast(name, o)
	}
}

// foldCastOfCast: a conversion of another one converts what that converted.
func foldCastOfCast(name string, o *ir.Op) []any {
	to := o.Result(0).Type()
	in := o.Operand(0).Op()
	if in == nil || in.Def().Dialect != o.Def().Dialect {
		return nil
	}
	switch of := in.Def().ShortName(); {
	case name == of && (name == "extui" || name == "extsi" || name == "trunci"):
	case name == "trunci" && (of == "extsi" || of == "extui"), name == "truncf" && of == "extf":
		from := in.Operand(0).Type()
		if from == to {
			return []any{in.Operand(0)}
		}
		if name == "truncf" || width(from) <= width(to) || width(to) == 0 {
			return nil
		}
	default:
		return nil
	}
	o.SetOperand(0, in.Operand(0))
	return []any{o.Result(0)}
}

func castInt(name string, v int64, w int, to ir.Type) []any {
	out := width(to)
	switch name {
	case "extsi", "trunci", "index_cast":
		if out > 0 {
			return []any{ir.Integer(to, wrap(signed(v, w), out))}
		}
	case "extui", "index_castui":
		if out > 0 {
			return []any{ir.Integer(to, wrap(int64(unsigned(v, w)), out))}
		}
	case "sitofp":
		if to == ir.F32() {
			return []any{ir.FloatBits(to, uint64(math.Float32bits(float32(signed(v, w)))))}
		}
		if to == ir.F64() {
			return []any{ir.FloatValue(to, float64(signed(v, w)))}
		}
	case "uitofp":
		if to == ir.F32() {
			return []any{ir.FloatBits(to, uint64(math.Float32bits(float32(unsigned(v, w)))))}
		}
		if to == ir.F64() {
			return []any{ir.FloatValue(to, float64(unsigned(v, w)))}
		}
	case "bitcast":
		if folds(to) && Width(to) == w {
			return []any{ir.FloatBits(to, unsigned(v, w))}
		}
	}
	return nil
}

func castFloat(name string, a *ir.FloatAttr, to ir.Type) []any {
	v := a.Float64()
	switch name {
	case "extf", "truncf":
		// A rounding that loses something is left to the machine.
		if folds(to) && v == v && (to != ir.F32() || float64(float32(v)) == v) {
			return []any{ir.FloatValue(to, v)}
		}
	case "fptosi":
		w := width(to)
		if t := math.Trunc(v); w > 0 && t >= -math.Ldexp(1, w-1) && t < math.Ldexp(1, w-1) {
			return []any{ir.Integer(to, wrap(int64(t), w))}
		}
	case "fptoui":
		w := width(to)
		if t := math.Trunc(v); w > 0 && t >= 0 && t < math.Ldexp(1, w) {
			return []any{ir.Integer(to, wrap(int64(uint64(t)), w))}
		}
	case "bitcast":
		if w := width(to); w == Width(a.Type) {
			return []any{ir.Integer(to, wrap(int64(a.Bits), w))}
		}
	}
	return nil
}
