package intrinsic

import (
	"accc/dialects/arith"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/elemental"
	"accc/irgen/fortran/entity"
)

// A reference is a reference to an intrinsic procedure, with its arguments.
type reference struct {
	n    *front.Node
	f    *front.Intrinsic
	args []*front.Node // by dummy argument; nil where none is given
	typ  ir.Type       // of the result
}

// Package elemental lowers elemental functions. Three tables say how the other intrinsic procedures are lowered.
type (
	// An inquiryRule makes the scalar result of a function.
	inquiryRule func(x *Lowering, c *reference) *ir.Value
	// A transformRule makes a result that is an array, a character or of derived type.
	transformRule func(x *Lowering, c *reference) *entity.Entity
	// A subroutineRule lowers the call of a subroutine.
	subroutineRule func(x *Lowering, c *reference)
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

// match associates the arguments of a call to the dummy arguments.
func (x *Lowering) match(n *front.Node, f *front.Intrinsic) *reference {
	c := &reference{n: n, f: f, args: f.Match(n.Args[1:])}
	if c.args == nil {
		x.host.Unsupported(x.host.Span(n), "these arguments of '%s'", f.Name)
	}
	if n.Type.Class != frontend.Void && n.Type.Class != frontend.Unknown {
		c.typ = x.types.ScalarType(n.Type)
	}
	return c
}

// arg is the argument of that name, nil if it is not given.
func (c *reference) arg(name string) *front.Node {
	for i, a := range c.f.Args {
		if a == name && i < len(c.args) {
			return c.args[i]
		}
	}
	return nil
}

// Scalar is the value of an intrinsic function with a scalar result other than a character or a derived type.
func (x *Lowering) Scalar(n *front.Node) *ir.Value {
	c := x.match(n, n.Intrinsic)
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
	x.host.Unsupported(x.host.Span(n), "intrinsic '%s'", c.f.Name)
	return nil
}

// argumentValue is a scalar argument as elemental functions take it.
func (x *Lowering) argumentValue(a *front.Node) *ir.Value {
	switch {
	case entity.IsCharacter(a.Type):
		addr, length := x.host.Char(a)
		return x.BoxChar(addr, length)
	case a.Type.Class == frontend.Aggregate:
		return x.host.Value(a).Addr
	}
	return x.host.Scalar(a)
}

// Apply applies an elemental intrinsic function to the values of its arguments, in the order in which they are given;
// nil for a kind. Characters come and go as !fir.boxchar, derived types as addresses.
func (x *Lowering) Apply(n *front.Node, args []*ir.Value) *ir.Value {
	c := x.match(n, n.Intrinsic)
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
func (x *Lowering) elemental(c *reference, vals []*ir.Value) *ir.Value {
	call := &elemental.Call{Name: c.f.Name, Type: c.typ, Vals: vals, Lens: make([]int64, len(vals)),
		Fail: func(arg int, format string, args ...any) {
			n := c.n
			if arg >= 0 {
				n = c.args[arg]
			}
			x.host.Unsupported(x.host.Span(n), format, args...)
		}}
	for i, a := range c.args {
		if a != nil && entity.IsCharacter(a.Type) {
			call.Lens[i] = a.Type.Len
		}
	}
	call.Untyped = len(c.args) > 0 && c.args[0] != nil && c.args[0].Kind == front.BOZExpr
	v, ok := elemental.Lower(x.Builder, call)
	if !ok {
		x.host.Unsupported(x.host.Span(c.n), "intrinsic '%s' of an array", c.f.Name)
	}
	return v
}

// logicalResult is a condition as the logical that a call results in.
func (x *Lowering) logicalResult(v *ir.Value, c *reference) *ir.Value { return x.FirConvert(v, c.typ) }

// realKind makes sure that a kind of real is one that there is arithmetic for.
func (x *Lowering) realKind(c *reference, t ir.Type) {
	if !build.HasArithmetic(t) {
		x.host.Unsupported(x.host.Span(c.n), "'%s' for this kind of real", c.f.Name)
	}
}

// Value is the array, character or derived type that an intrinsic function returns: a temporary.
func (x *Lowering) Value(n *front.Node) *entity.Entity {
	c := x.match(n, n.Intrinsic)
	if rule := transforms[c.f.Name]; rule != nil {
		return rule(x, c)
	}
	if c.f.Class == 'e' && n.Rank != 0 {
		return x.elementalArray(c)
	}
	switch {
	case entity.IsCharacter(n.Type):
		addr, length := x.UnboxChar(x.Scalar(n))
		return &entity.Entity{Type: n.Type, Addr: addr, Len: length, Temp: true}
	case n.Type.Class == frontend.Aggregate:
		return &entity.Entity{Type: n.Type, Addr: x.Scalar(n), Temp: true}
	case n.Rank == 0:
		return &entity.Entity{Type: n.Type, Addr: x.Spill(x.Scalar(n)), Temp: true}
	}
	x.host.Unsupported(x.host.Span(n), "intrinsic '%s'", c.f.Name)
	return nil
}

// Call lowers a call of an intrinsic subroutine; n is its name, or the name with arguments, and at is the statement.
func (x *Lowering) Call(f *front.Intrinsic, n *front.Node, at source.Span) {
	if n.Kind != front.RefExpr {
		n = &front.Node{Kind: front.RefExpr, First: n.First, Last: n.Last, Args: []*front.Node{n}, Type: n.Type}
	}
	rule := subroutines[f.Name]
	if rule == nil {
		x.host.Unsupported(at, "intrinsic subroutine '%s'", f.Name)
	}
	rule(x, x.match(n, f))
}

// elementalArray applies an elemental function with characters or derived types as result to arrays.
func (x *Lowering) elementalArray(c *reference) *entity.Entity {
	list := make([]*entity.Elements, len(c.args))
	for i, a := range c.args {
		if a != nil && a.Key != "kind" {
			list[i] = x.host.Elements(a)
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
func textArguments(c *reference, list []*entity.Elements) []*ir.Value {
	var out []*ir.Value
	for i, a := range c.args {
		if a != nil && entity.IsCharacter(a.Type) && list[i] != nil {
			out = append(out, list[i].Len)
		}
	}
	return out
}
