package ssa

// DropNaNTests removes the tests x != x of values that are always numbers. Maxima and minima that a loop accumulates
// start from a number and take another one only if it compares greater or less, which no NaN does: so their part of
// fmax and fmin that is for NaN goes.
func (f *Func) DropNaNTests() {
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if (v.Op == F32Ne || v.Op == F64Ne) && v.Args[0] == v.Args[1] && isNumber(v.Args[0]) {
				v.forward = f.NewValue(Const, I32, 0)
			}
		}
	}
	f.applyForwards()
}

const maxNumberDepth = 12

// isNumber reports whether v is never NaN.
func isNumber(v *Value) bool {
	var p numberProof
	return p.always(v, 0) && !p.failed
}

// A numberProof takes for granted that the phis it meets are numbers: what holds when a loop begins and follows from
// itself for the next round holds always. If that fails for one, nothing is proved.
type numberProof struct {
	seen   map[*Value]bool
	failed bool
}

func (p *numberProof) always(v *Value, depth int) bool {
	v = v.resolve()
	if p.seen[v] {
		return true
	}
	if depth > maxNumberDepth {
		return false
	}
	switch v.Op {
	case Const:
		if v.Type == F32 {
			x := asF32(v.Aux)
			return x == x
		}
		x := asF64(v.Aux)
		return x == x
	case F32ConvertI32S, F32ConvertI32U, F32ConvertI64S, F32ConvertI64U, F64ConvertI32S, F64ConvertI32U, F64ConvertI64S, F64ConvertI64U:
		return true
	case F32Abs, F64Abs, F32Neg, F64Neg, F64PromoteF32:
		return p.always(v.Args[0], depth+1)
	case Phi:
		if p.seen == nil {
			p.seen = map[*Value]bool{}
		}
		p.seen[v] = true
		for _, a := range v.Args {
			if !p.always(a, depth+1) {
				p.failed = true
				return false
			}
		}
		return true
	case Select:
		x, y, cond := v.Args[0], v.Args[1], v.Args[2]
		return p.always(y, depth+1) && (p.implied(cond, x, depth+1) || p.always(x, depth+1))
	}
	return false
}

// implied reports whether x is a number wherever cond holds: because it compared with something, or because such a
// comparison is an operand next to something that is never true.
func (p *numberProof) implied(cond, x *Value, depth int) bool {
	cond = cond.resolve()
	switch cond.Op {
	case F32Gt, F32Lt, F32Ge, F32Le, F32Eq, F64Gt, F64Lt, F64Ge, F64Le, F64Eq:
		return cond.Args[0] == x || cond.Args[1] == x
	case I32And:
		return p.implied(cond.Args[0], x, depth) || p.implied(cond.Args[1], x, depth)
	case I32Or:
		return p.implied(cond.Args[0], x, depth) && p.implied(cond.Args[1], x, depth)
	case F32Ne, F64Ne:
		return cond.Args[0] == cond.Args[1] && p.always(cond.Args[0], depth+1)
	case Const:
		return cond.Aux == 0
	}
	return false
}
