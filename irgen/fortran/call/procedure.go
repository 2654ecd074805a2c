package call

import (
	"strconv"

	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/procedure"
)

// Procedure is a procedure as a value of type t.
func (x *Lowering) Procedure(n *front.Node, t ir.Type) *ir.Value {
	n = n.Strip()
	if n.Intrinsic != nil && n.Intrinsic.Name == "null" {
		return x.ZeroBits(t)
	}
	if n.Intrinsic != nil && n.Kind == front.NameExpr {
		return x.intrinsicProcedure(n, t)
	}
	s := n.Symbol
	if n.Value != nil || s != nil && n.Kind == front.NameExpr && s.Kind == front.Variable && !s.Has(front.DummyAttr|front.PointerAttr) {
		return x.ZeroBits(t) // data, for a procedure that must not be called
	}
	if s == nil {
		x.host.Unsupported(x.host.Span(n), "this procedure value")
	}
	switch {
	case n.Kind == front.MemberExpr:
		e := x.Base(n.Args[0])
		return x.FirConvert(x.Load(x.Member(x.AddressOf(e), s.Name)), t)
	case n.Kind == front.RefExpr: // a function that returns a procedure pointer
		return x.FirConvert(x.Load(x.Function(n).Addr), t)
	case s.Has(front.DummyAttr) && !s.Has(front.PointerAttr):
		return x.FirConvert(x.host.Variable(s).Addr, t)
	case s.Has(front.PointerAttr):
		return x.FirConvert(x.Load(x.host.Variable(s).Addr), t)
	}
	if s.Proc == nil || !s.Proc.Known && s.Proc.Interface == "" {
		if u := x.External(s); u != nil {
			s = u
		}
	}
	c := &callee{sym: s, proc: s.Proc, known: s.Proc != nil && s.Proc.Known}
	var results []ir.Type
	if s.Proc != nil && s.Proc.Function && s.Type.Class != frontend.Function && !c.known {
		results = []ir.Type{x.types.ScalarType(s.Type)}
	}
	name, ft := x.functionRef(c, []ir.Type{}, build.OrEmpty(results))
	f := x.Op(fir.AddressOf, nil, []ir.Type{ft}, build.Attr("symbol", ir.Symbol(name))).Result(0)
	var host *ir.Value
	if s.Proc != nil && s.Proc.Unit != nil && !s.Proc.Unit.Interface && procedure.Internal(s.Proc.Unit) {
		host = x.host.Tuple(s.Proc.Unit.Parent)
	}
	box := x.Grouped(fir.EmboxProc, fir.BoxProc(ft), [][]*ir.Value{{f}, {host}}).Result(0)
	return x.FirConvert(box, t)
}

// intrinsicProcedure is an intrinsic function passed as an argument: a function of its own that applies it.
func (x *Lowering) intrinsicProcedure(n *front.Node, t ir.Type) *ir.Value {
	f := n.Intrinsic
	typ := front.Type{Class: frontend.Real, Kind: 4}
	if len(f.Name) > 1 && f.Name[0] == 'd' && f.Name != "dim" {
		typ.Kind = 8
	}
	if f.Result == "int" || f.Name == "iabs" {
		x.host.Unsupported(x.host.Span(n), "intrinsic '%s' as an argument", f.Name)
	}
	name := "fir." + f.Name + strconv.Itoa(typ.Kind)
	ref := fir.Ref(x.types.ScalarType(typ))
	inputs := []ir.Type{}
	for range f.Required {
		inputs = append(inputs, ref)
	}
	ft := ir.Func(inputs, []ir.Type{x.types.ScalarType(typ)})
	if x.module.Symbols[name] == nil {
		o := x.module.DeclareFunction(name, ft)
		entry := o.Region(0).AddBlock(inputs...)
		y := x.host.Function(o)
		call := &front.Node{Kind: front.RefExpr, Ref: front.Call, Intrinsic: f, Type: typ, First: n.First, Last: n.Last, Args: []*front.Node{n}}
		var vals []*ir.Value
		for _, a := range entry.Args() {
			vals = append(vals, y.Load(a))
			call.Args = append(call.Args, y.NameFor(typ, &entity.Entity{Type: typ, Addr: a}))
		}
		y.ReturnOp(y.Intrinsics.Apply(call, vals))
	}
	v := x.Op(fir.AddressOf, nil, []ir.Type{ft}, build.Attr("symbol", ir.Symbol(name))).Result(0)
	return x.FirConvert(x.Grouped(fir.EmboxProc, fir.BoxProc(ft), [][]*ir.Value{{v}, nil}).Result(0), t)
}
