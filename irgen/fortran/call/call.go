package call

import (
	"strings"

	"accc/dialects/accc"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/procedure"
)

// Function calls a function; its result is a temporary.
func (x *Lowering) Function(n *front.Node) *entity.Entity {
	c := x.calleeOf(n)
	if c.proc != nil && c.proc.Elemental && n.Rank > 0 {
		return x.Materialize(n)
	}
	return x.call(c, true)
}

// Subroutine calls a subroutine; it returns the number of the alternate return that is taken, where there are labels.
func (x *Lowering) Subroutine(n *front.Node, labels bool) (which *ir.Value) {
	c := x.calleeOf(n)
	if c.proc != nil && c.proc.Elemental && x.elementalCall(c) {
		return nil
	}
	if labels && !c.known {
		x.host.Unsupported(x.host.Span(n), "labels for a procedure whose interface is not known")
	}
	x.call(c, false)
	return x.alternate
}

// actuals passes the arguments of a call; after runs after it.
func (x *Lowering) actuals(c *callee) (args []*ir.Value, after []func()) {
	pass := func(v *ir.Value, done func()) {
		args = append(args, v)
		if done != nil {
			after = append(after, done)
		}
	}
	if !c.known {
		for _, a := range c.args {
			pass(x.actualImplicit(a))
		}
		return args, after
	}
	bindC := procedure.BindsC(c.sym)
	for i, d := range c.dummies {
		if d != nil {
			pass(x.actual(d, c.args[i], x.DummyType(d, bindC)))
		}
	}
	return args, after
}

// call makes a call; function: its result is wanted.
func (x *Lowering) call(c *callee, function bool) *entity.Entity {
	var result *front.Symbol
	if function {
		result = c.result()
	}
	args, after := x.actuals(c)
	var place *entity.Entity
	if result != nil {
		place = x.resultPlace(c, result, args)
		if procedure.CharacterResult(c.sym, result) && place.Rank == 0 && place.Ref == nil && place.Addr != nil {
			args = append([]*ir.Value{place.Addr, place.Len}, args...)
		} else if c.known && procedure.ArrayResult(result) {
			args = append([]*ir.Value{place.Addr}, args...)
		}
	}
	out := x.invoke(c, args, place, result)
	for i := len(after) - 1; i >= 0; i-- {
		after[i]()
	}
	return out
}

// invoke makes the call operation and keeps its result.
func (x *Lowering) invoke(c *callee, args []*ir.Value, place *entity.Entity, result *front.Symbol) *entity.Entity {
	var op *ir.Op
	var results []ir.Type
	if result != nil {
		_, results = x.ResultType(c.sym)
	}
	switch {
	case x.dispatches(c):
		op = x.dispatch(c, args, results)
	case c.sym.Has(front.DummyAttr|front.PointerAttr) || c.node != nil && c.node.Kind == front.MemberExpr && c.sym.Has(front.PointerAttr):
		t := ir.Func(typesOf(args), build.OrEmpty(results))
		attrs := []ir.NamedAttr{build.Contract()}
		if c.known {
			own := &front.Symbol{Kind: front.Procedure, Proc: c.proc, Type: c.sym.Type}
			if c.proc.Unit != nil && c.proc.Unit.Name != nil {
				own.Name = c.proc.Unit.Name.Text
			}
			t = x.ProcedureType(own)
			if procedure.BindsC(own) {
				bindC, _ := fir.ProcAttrs.Value("bind_c")
				attrs = append(attrs, build.Attr("procedure_attrs", fir.ProcAttrs.Attr(bindC)))
			}
		}
		args = x.fit(args, t.Inputs)
		f := x.Op1(fir.BoxAddr, t, x.convertProc(x.procedurePointer(c), t))
		op = x.Op(fir.Call, append([]*ir.Value{f}, args...), t.Results, attrs...)
	default:
		if op = x.replaced(c, args, results); op == nil {
			op = x.direct(c, args, results)
		}
	}
	if result == nil && len(op.Results()) == 1 {
		x.alternate = op.Result(0)
	}
	if result == nil {
		return nil
	}
	if len(op.Results()) == 0 {
		x.DropTemp(place)
		return place
	}
	return x.keep(place, op.Result(0))
}

func typesOf(list []*ir.Value) (types []ir.Type) {
	for _, v := range list {
		types = append(types, v.Type())
	}
	return types
}

// direct calls a procedure by its name.
func (x *Lowering) direct(c *callee, args []*ir.Value, results []ir.Type) *ir.Op {
	own := ir.Func(typesOf(args), build.OrEmpty(results))
	name, t := x.functionRef(c, own.Inputs, own.Results)
	if tuple := x.tuple(c); tuple != nil {
		args = append(args, tuple)
	}
	if len(t.Inputs) != len(args) {
		// Called in different ways: each call has a type of its own.
		f := x.FirConvert(x.Op(fir.AddressOf, nil, []ir.Type{t}, build.Attr("symbol", ir.Symbol(name))).Result(0), own)
		return x.Op(fir.Call, append([]*ir.Value{f}, args...), own.Results, build.Contract())
	}
	args = x.fit(args, t.Inputs)
	attrs := []ir.NamedAttr{build.Attr("callee", ir.Symbol(name)), build.Contract()}
	if n := c.node; len(results) > 0 && n != nil && n.Kind == front.NameExpr && !strings.EqualFold(n.Text, c.sym.Name) {
		attrs = append(attrs, build.Attr(accc.LocalName.Name, ir.String(strings.ToLower(n.Text))))
	}
	return x.Op(fir.Call, args, t.Results, attrs...)
}

// tuple is the tuple of the host's variables that a contained procedure gets, or nil.
func (x *Lowering) tuple(c *callee) *ir.Value {
	if c.proc == nil || c.proc.Unit == nil || c.proc.Unit.Interface || !procedure.Internal(c.proc.Unit) {
		return nil
	}
	return x.host.Tuple(c.proc.Unit.Parent)
}

// replaced calls what is called in place of a procedure; nil: nothing is.
func (x *Lowering) replaced(c *callee, args []*ir.Value, results []ir.Type) *ir.Op {
	r := Replaceable{Name: x.ProcedureName(c.sym), At: c.at, Args: args, Results: build.OrEmpty(results), Host: func() *ir.Value { return x.tuple(c) }}
	if c.known {
		t := x.ProcedureType(c.sym)
		r.Types, r.Results = t.Inputs, t.Results
		if c.proc.Function {
			n := procedure.HiddenArguments(c.sym, c.result())
			r.Hidden, r.Args = args[:n:n], args[n:]
		}
	}
	r.Plain = func(i int) *front.Symbol {
		if i >= len(c.args) || c.args[i] == nil {
			return nil
		}
		if n := c.args[i].Strip(); n.Kind == front.NameExpr {
			return n.Symbol
		}
		return nil
	}
	r.Call = func(s *front.Symbol, args []*ir.Value) *ir.Op {
		own := c
		if s != nil {
			own = &callee{sym: s, proc: s.Proc, known: s.Proc != nil && (s.Proc.Known || len(s.Proc.Dummies) > 0), at: c.at}
		}
		return x.direct(own, append(r.Hidden, args...), results)
	}
	return x.host.Replaced(r)
}

// fit converts arguments to the types a procedure takes: the same memory seen in another way.
func (x *Lowering) fit(args []*ir.Value, types []ir.Type) []*ir.Value {
	out := make([]*ir.Value, len(args))
	for i, a := range args {
		out[i] = a
		if i < len(types) && a.Type() != types[i] {
			out[i] = x.PassAs(a, types[i])
		}
	}
	return out
}

// resultPlace is where the result of a call goes.
func (x *Lowering) resultPlace(c *callee, r *front.Symbol, args []*ir.Value) *entity.Entity {
	e := &entity.Entity{Type: r.Type, Rank: r.Rank(), Temp: true, Sym: nil}
	if r.Kind == front.Procedure && !r.Has(front.PointerAttr) {
		e.Rank = 0
	}
	if r.Type.Class == frontend.Function || r.Kind == front.Procedure && r.Has(front.PointerAttr) && r != c.sym {
		return e
	}
	if r.Has(front.Allocatable|front.PointerAttr) && r.Kind != front.Procedure {
		e.Ref = x.TempOf(x.types.SymbolType(r))
		e.Sym = r
		return e
	}
	specified := func(f func()) {
		x.withDummies(c, args, f)
	}
	if entity.IsCharacter(r.Type) {
		specified(func() { e.Len = x.host.Length(r) })
		if e.Len == nil {
			e.Len = x.Idx(max(0, r.Type.Len))
		}
	}
	if e.Rank > 0 {
		specified(func() {
			e.Lower, e.Extent = x.host.Bounds(r)
		})
		e.Lower = nil
		x.AllocateTemp(e)
		return e
	}
	if entity.IsCharacter(r.Type) {
		x.AllocateTemp(e)
		return e
	}
	e.Addr = x.TempOf(x.types.ScalarType(r.Type))
	return e
}

// keep stores a result into its variable.
func (x *Lowering) keep(e *entity.Entity, v *ir.Value) *entity.Entity {
	switch {
	case e.Ref != nil:
		x.Grouped(fir.SaveResult, nil, [][]*ir.Value{{v}, {e.Ref}, nil, nil})
		return x.keepRef(e)
	case build.IsKind(v.Type(), "boxchar"):
	case e.Addr == nil: // a procedure
		e.Addr = x.Spill(v)
	case e.Rank > 0:
		var params []*ir.Value
		if entity.IsCharacter(e.Type) && e.Type.Len < 0 {
			params = []*ir.Value{e.Len}
		}
		x.Grouped(fir.SaveResult, nil, [][]*ir.Value{{v}, {x.FirConvert(e.Addr, fir.Ref(build.PointeeOf(e.Addr.Type())))}, {e.Shape}, params})
	case build.IsRecord(v.Type()):
		x.Grouped(fir.SaveResult, nil, [][]*ir.Value{{v}, {e.Addr}, nil, nil})
		x.DropTemp(e)
	default:
		x.Store(v, e.Addr)
	}
	return e
}

// convertProc sees a procedure value as one of another type.
func (x *Lowering) convertProc(v *ir.Value, t ir.Type) *ir.Value {
	return x.FirConvert(v, fir.BoxProc(t))
}

// keepRef is the result of a function that returns an allocatable or pointer; the memory of an allocatable is freed
// when the statement ends.
func (x *Lowering) keepRef(e *entity.Entity) *entity.Entity {
	out := x.ThroughRef(e)
	if e.Sym != nil && e.Sym.Has(front.Allocatable) {
		own := *out
		x.AtEnd(func() { x.host.Deallocate(&own) })
	}
	return out
}

// dispatches reports whether a call goes to the procedure of the object's dynamic type.
func (x *Lowering) dispatches(c *callee) bool {
	return isBinding(c.sym) && c.object != nil && c.object.Type.Poly
}

// dispatch calls the procedure that the dynamic type of an object has for a binding.
func (x *Lowering) dispatch(c *callee, args []*ir.Value, results []ir.Type) *ir.Op {
	attrs := []ir.NamedAttr{build.Attr("method", ir.String(c.sym.Name))}
	var object *ir.Value
	if c.pass < 0 {
		object = x.BoxOf(x.Value(c.object))
	} else {
		k := c.pass + len(args) - len(c.dummies)
		object = args[k]
		attrs = append(attrs, build.Attr("pass_arg_pos", ir.Integer(ir.I32(), int64(k))))
	}
	if t, ok := object.Type().(*fir.BoxType); !ok || t.Mnemonic() != "class" {
		x.host.Unsupported(x.host.Span(c.at), "an object of a type-bound call that is not polymorphic")
	}
	return x.Op(fir.Dispatch, append([]*ir.Value{object}, args...), build.OrEmpty(results), attrs...)
}
