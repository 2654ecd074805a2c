package fortran

import (
	"accc/dialects/arith"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/elemental"
	"accc/irgen/fortran/entity"
)

// An icall is a reference to an intrinsic procedure.
type icall struct {
	n    *front.Node
	f    *front.Intrinsic
	args []*front.Node // by dummy argument; nil where none is given
	typ  ir.Type       // of the result
}

// Package elemental lowers elemental functions. Three tables say how the other intrinsic procedures are lowered:
//
//	inquiries   other functions with a scalar result: intrinsic_inquiry.go, intrinsic_reduce.go, intrinsic_system.go
//	transforms  functions with an array or a character as result: intrinsic_array.go, intrinsic_text.go
//	subroutines intrinsic_system.go
type (
	inquiryRule    func(x *fn, c *icall) *ir.Value
	transformRule  func(x *fn, c *icall) *entity.Entity
	subroutineRule func(x *fn, c *icall)
)

// Filled by the init functions of the files.
var (
	inquiries   = map[string]inquiryRule{}
	transforms  = map[string]transformRule{}
	subroutines = map[string]subroutineRule{}
)

// add enters one rule under several names.
func add[R any](table map[string]R, rule R, names ...string) {
	for _, n := range names {
		table[n] = rule
	}
}

// icall ties the arguments of a call to the dummy arguments.
func (x *fn) icall(n *front.Node, f *front.Intrinsic) *icall {
	c := &icall{n: n, f: f, args: f.Match(n.Args[1:])}
	if c.args == nil {
		x.unsupported(x.span(n), "these arguments of '%s'", f.Name)
	}
	if n.Type.Class != frontend.Void && n.Type.Class != frontend.Unknown {
		c.typ = x.ScalarType(n.Type)
	}
	return c
}

// arg is the argument of that name, nil if it is not given.
func (c *icall) arg(name string) *front.Node {
	for i, a := range c.f.Args {
		if a == name && i < len(c.args) {
			return c.args[i]
		}
	}
	return nil
}

// intrinsicScalar is the value of an intrinsic function with a scalar result other than a character or a derived type.
func (x *fn) intrinsicScalar(n *front.Node) *ir.Value {
	c := x.icall(n, n.Intrinsic)
	if rule := inquiries[c.f.Name]; rule != nil {
		return rule(x, c)
	}
	if elemental.Has(c.f.Name) {
		vals := make([]*ir.Value, len(c.args))
		for i, a := range c.args {
			if a != nil {
				vals[i] = x.argumentValue(a)
			}
		}
		return x.elemental(c, vals)
	}
	if rule := transforms[c.f.Name]; rule != nil {
		return x.LoadEntity(rule(x, c))
	}
	x.unsupported(x.span(n), "intrinsic '%s'", c.f.Name)
	return nil
}

// argumentValue is a scalar argument as elemental functions take it.
func (x *fn) argumentValue(a *front.Node) *ir.Value {
	switch {
	case entity.IsCharacter(a.Type):
		addr, length := x.char(a)
		return x.BoxChar(addr, length)
	case a.Type.Class == frontend.Aggregate:
		return x.entityOf(a).Addr
	}
	return x.scalar(a)
}

// intrinsicOn applies an elemental intrinsic function to the values of its arguments, in the order in which they are given;
// nil for a kind. Characters come and go as !fir.boxchar, derived types as addresses.
func (x *fn) intrinsicOn(n *front.Node, args []*ir.Value) *ir.Value {
	c := x.icall(n, n.Intrinsic)
	vals := make([]*ir.Value, len(c.args))
	for i, a := range c.args {
		for j, given := range n.Args[1:] {
			if a != nil && a == given {
				vals[i] = args[j]
			}
		}
	}
	return x.elemental(c, vals)
}

// elemental applies an elemental function to the values of its arguments, which come by dummy argument.
func (x *fn) elemental(c *icall, vals []*ir.Value) *ir.Value {
	call := &elemental.Call{Name: c.f.Name, Type: c.typ, Vals: vals, Lens: make([]int64, len(vals)),
		Fail: func(arg int, format string, args ...any) {
			n := c.n
			if arg >= 0 {
				n = c.args[arg]
			}
			x.unsupported(x.span(n), format, args...)
		}}
	for i, a := range c.args {
		if a != nil && entity.IsCharacter(a.Type) {
			call.Lens[i] = a.Type.Len
		}
	}
	call.Untyped = len(c.args) > 0 && c.args[0] != nil && c.args[0].Kind == front.BOZExpr
	v, ok := elemental.Lower(x.Builder, call)
	if !ok {
		x.unsupported(x.span(c.n), "intrinsic '%s' of an array", c.f.Name)
	}
	return v
}

// logicalResult is a condition as the logical that a call results in.
func (x *fn) logicalResult(v *ir.Value, c *icall) *ir.Value { return x.FirConvert(v, c.typ) }

// realKind makes sure that a kind of real is one that there is arithmetic for.
func (x *fn) realKind(c *icall, t ir.Type) {
	if !build.HasArithmetic(t) {
		x.unsupported(x.span(c.n), "'%s' for this kind of real", c.f.Name)
	}
}

// intrinsicEntity is the array, character or derived type that an intrinsic function returns: a temporary.
func (x *fn) intrinsicEntity(n *front.Node) *entity.Entity {
	c := x.icall(n, n.Intrinsic)
	if rule := transforms[c.f.Name]; rule != nil {
		return rule(x, c)
	}
	if c.f.Class == 'e' && n.Rank != 0 {
		return x.elementalArray(c)
	}
	switch {
	case entity.IsCharacter(n.Type):
		addr, length := x.UnboxChar(x.intrinsicScalar(n))
		return &entity.Entity{Type: n.Type, Addr: addr, Len: length, Temp: true}
	case n.Type.Class == frontend.Aggregate:
		return &entity.Entity{Type: n.Type, Addr: x.intrinsicScalar(n), Temp: true}
	case n.Rank == 0:
		return &entity.Entity{Type: n.Type, Addr: x.Spill(x.intrinsicScalar(n)), Temp: true}
	}
	x.unsupported(x.span(n), "intrinsic '%s'", c.f.Name)
	return nil
}

// intrinsicCall lowers a call of an intrinsic subroutine; n is the name or its reference with arguments.
func (x *fn) intrinsicCall(s *front.Stmt, n *front.Node) {
	name := n
	if n.Kind == front.RefExpr {
		name = n.Args[0]
	} else {
		n = &front.Node{Kind: front.RefExpr, First: n.First, Last: n.Last, Args: []*front.Node{n}, Type: n.Type}
	}
	f := x.intrinsicSubroutine(n, name)
	if f == nil {
		f = n.Intrinsic
	}
	rule := subroutines[f.Name]
	if rule == nil {
		x.unsupported(x.stmtSpan(s), "intrinsic subroutine '%s'", f.Name)
	}
	rule(x, x.icall(n, f))
}

// elementalArray applies an elemental function with characters or derived types as result to arrays.
func (x *fn) elementalArray(c *icall) *entity.Entity {
	if entity.ByValue(c.n.Type) {
		return x.materialize(c.n)
	}
	list := make([]*entity.Elements, len(c.args))
	for i, a := range c.args {
		if a != nil && a.Key != "kind" {
			list[i] = x.prepare(a)
		}
	}
	e := &entity.Entity{Type: c.n.Type, Rank: c.n.Rank, Extent: entity.ShapeFrom(list...), Temp: true}
	if entity.IsCharacter(e.Type) {
		e.Len = x.Idx(1) // char
		if longest := textArguments(c, list); longest != nil {
			e.Len = longest[0]
			for _, n := range longest[1:] {
				e.Len = x.SelectOp(x.CmpI(arith.SGT, n, e.Len), n, e.Len)
			}
		}
		e.Type.Len = -1
		if n, ok := build.ConstantOf(e.Len); ok {
			e.Type.Len = n
		}
	}
	x.AllocateTemp(e)
	x.LoopNest(e.Extent, func(idx []*ir.Value) {
		x.WithTemps(func() {
			vals := make([]*ir.Value, len(list))
			for i, from := range list {
				if from == nil {
					continue
				}
				p := from.At(idx)
				switch {
				case entity.IsCharacter(c.args[i].Type):
					vals[i] = x.BoxChar(p.Addr, p.Len)
				case p.Value != nil:
					vals[i] = p.Value
				default:
					vals[i] = p.Addr
				}
			}
			v := x.elemental(c, vals)
			p := entity.Part{Addr: v}
			if entity.IsCharacter(e.Type) {
				p.Addr, p.Len = x.UnboxChar(v)
			}
			x.PutElement(e, idx, p)
		})
	})
	return e
}

// textArguments are the lengths of the characters among the arguments.
func textArguments(c *icall, list []*entity.Elements) []*ir.Value {
	var out []*ir.Value
	for i, a := range c.args {
		if a != nil && entity.IsCharacter(a.Type) && list[i] != nil {
			out = append(out, list[i].Len)
		}
	}
	return out
}
