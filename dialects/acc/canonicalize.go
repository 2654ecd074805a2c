package acc

import "accc/ir"

// condition is the value of an operation's if clause, when it has one that is constant.
func condition(o *ir.Op) (value, known bool) {
	c := o.Get("ifCond")
	if c == nil {
		return false, false
	}
	a, ok := ir.ConstantValue(c).(*ir.IntegerAttr)
	return ok && a.Value != 0, ok
}

// dropCondition takes an operation's if clause away.
func dropCondition(o *ir.Op, rw *ir.Rewriter) {
	for i, g := range o.Def().Operands {
		if g.Name == "ifCond" {
			o.SetGroup(i, nil)
		}
	}
	if rw.Changed != nil {
		rw.Changed(o)
	}
}

// decideDirective: a directive whose condition is known has none, or has no effect.
func decideDirective(o *ir.Op, rw *ir.Rewriter) bool {
	value, known := condition(o)
	switch {
	case !known:
		return false
	case value:
		dropCondition(o, rw)
	default:
		rw.Erase(o)
	}
	return true
}

// decideHostData: where the condition is false, the region's code replaces the construct.
func decideHostData(o *ir.Op, rw *ir.Rewriter) bool {
	value, known := condition(o)
	switch {
	case !known:
		return false
	case value:
		dropCondition(o, rw)
		return true
	case len(o.Region(0).Blocks()) > 1:
		return false
	}
	if b := o.Region(0).Entry(); b != nil {
		for _, in := range b.Ops() {
			if in.IsTerminator() {
				continue
			}
			in.MoveBefore(o)
			if rw.Changed != nil {
				rw.Changed(in)
			}
		}
	}
	rw.Erase(o)
	return true
}

// simplifyUpdate: an update that leaves the value as it is does nothing, and one whose new value
// does not depend on the old is a write.
func simplifyUpdate(o *ir.Op, rw *ir.Rewriter) bool {
	b := o.Region(0).Entry()
	y := b.First()
	if y != b.Last() || y.NumOperands() != 1 {
		return false
	}
	if v := y.Operand(0); v != b.Arg(0) {
		groups := [][]*ir.Value{{o.Get("x")}, {v}, nil}
		if c := o.Get("ifCond"); c != nil {
			groups[2] = []*ir.Value{c}
		}
		rw.SetBefore(o)
		rw.Loc = o.Loc
		all := append(append(groups[0], groups[1]...), groups[2]...)
		rw.Op(AtomicWrite, ir.With{Operands: all})
	}
	rw.Erase(o)
	return true
}

// emptyEnvironment: the surroundings of no kernel are what it would have waited for.
func emptyEnvironment(o *ir.Op, rw *ir.Rewriter) bool {
	if b := o.Region(0).Entry(); b != nil && b.First() != nil {
		return false
	}
	types := DeviceTypesOf(o.Attr("waitOperandsDeviceType"))
	if len(types) > 1 || len(types) == 1 && types[0] != DeviceNone {
		return false
	}
	if d, ok := o.Attr("hasWaitDevnum").(*ir.ArrayAttr); ok && len(d.Elems) > 0 && d.Elems[0] == ir.Bool(true) {
		return false
	}
	if vals := o.GetAll("waitOperands"); len(vals) > 0 || o.Attr("waitOnly") != nil {
		rw.SetBefore(o)
		rw.Loc = o.Loc
		rw.Op(Wait, ir.With{Groups: [][]*ir.Value{vals, nil, nil, nil}})
	}
	rw.Erase(o)
	return true
}

func init() {
	patterns := map[*ir.OpDef]func(*ir.Op, *ir.Rewriter) bool{
		EnterData: decideDirective, ExitData: decideDirective, Update: decideDirective, HostData: decideHostData,
		AtomicUpdate: simplifyUpdate, KernelEnvironment: emptyEnvironment,
	}
	for d, p := range patterns {
		d.Canonicalize = append(d.Canonicalize, p)
	}
}
