package fortran

import (
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/procedure"
)

// callee is what a call needs to know: the procedure's symbol and interface, and the arguments in the order of the dummies.
type callee struct {
	sym     *front.Symbol
	proc    *front.Proc
	known   bool
	dummies []*front.Symbol
	args    []*front.Node // nil for one that is not given
	pass    int           // the number of the passed object, -1: none
	object  *front.Node
	node    *front.Node
	at      *front.Node
}

// calleeOf ties the arguments of a call to the dummies.
func (x *fn) calleeOf(n *front.Node) *callee {
	c := &callee{pass: -1, at: n}
	var args []*front.Node
	switch n.Kind {
	case front.UnaryExpr, front.BinaryExpr:
		c.sym, args = n.Symbol, n.Args
		if n.Symbol.Kind == front.Generic { // bound to a type
			c.sym = x.boundOperator(n)
		}
	case front.RefExpr:
		c.node, args = n.Args[0], n.Args[1:]
		c.sym = n.Symbol
	default: // a call without arguments
		c.node, c.sym = n, n.Symbol
	}
	if c.node != nil && c.node.Kind == front.MemberExpr {
		c.object = c.node.Args[0]
		if c.sym == nil || c.sym.Kind == front.Generic {
			c.sym = x.boundSpecific(c.node, args)
		}
	}
	if c.sym == nil {
		x.unsupported(x.span(n), "this call")
	}
	c.proc = c.sym.Proc
	if c.proc == nil || !c.proc.Known && c.proc.Interface == "" {
		// A procedure that is known by its name only.
		if u := x.External(c.sym); u != nil {
			c.sym = u
			c.proc = u.Proc
		}
	}
	c.known = c.proc != nil && (c.proc.Known || len(c.proc.Dummies) > 0)
	if !c.known {
		c.args = args
		return c
	}
	c.dummies = c.proc.Dummies
	c.args = make([]*front.Node, len(c.dummies))
	if c.object != nil && !c.sym.Has(front.NoPass) {
		c.pass = x.passIndex(c)
		if c.pass >= 0 && c.pass < len(c.args) {
			c.args[c.pass] = c.object
		}
	}
	k := 0
	for _, a := range args {
		if a.Key != "" {
			for i, d := range c.dummies {
				if d != nil && d.Name == a.Key {
					c.args[i] = a
				}
			}
			continue
		}
		for k < len(c.args) && (k == c.pass) {
			k++
		}
		if k < len(c.args) {
			c.args[k] = a
		}
		k++
	}
	if c.node == nil && isBinding(c.sym) && !c.sym.Has(front.NoPass) { // an operator or assignment
		c.pass = x.passIndex(c)
		c.object = c.args[c.pass]
	}
	return c
}

// passIndex is the number of the dummy that the object of a type-bound call is passed as.
func (x *fn) passIndex(c *callee) int {
	if name := c.sym.PassName(); name != "" {
		for i, d := range c.dummies {
			if d != nil && d.Name == name {
				return i
			}
		}
	}
	if len(c.dummies) == 0 {
		return -1
	}
	return 0
}

// callEntity calls a function; its result is a temporary.
func (x *fn) callEntity(n *front.Node) *entity.Entity {
	c := x.calleeOf(n)
	if c.proc != nil && c.proc.Elemental && n.Rank > 0 {
		return x.Materialize(n)
	}
	return x.call(c, true)
}

// callStatement lowers call.
func (x *fn) callStatement(s *front.Stmt, n *front.CallStmt) {
	proc := n.Proc.Node()
	name := proc
	if proc.Kind == front.RefExpr {
		name = proc.Args[0]
	}
	if f := x.intrinsicSubroutine(proc, name); f != nil {
		x.Intrinsics.Call(f, proc, x.stmtSpan(s))
		return
	}
	var labels []string
	for _, a := range proc.Args {
		if a.Kind == front.LabelExpr {
			labels = append(labels, a.Text)
		}
	}
	c := x.calleeOf(proc)
	if c.proc != nil && c.proc.Elemental && x.elementalCall(c) {
		return
	}
	if labels == nil {
		x.call(c, false)
		return
	}
	if !c.known {
		x.unsupported(x.span(proc), "labels for a procedure whose interface is not known")
	}
	var which *ir.Value
	mark := len(x.Temps)
	x.call(c, false)
	which = x.alternate
	x.EndTemps(mark)
	values := make([]int64, len(labels))
	blocks := make([]*ir.Block, len(labels))
	for i, l := range labels {
		values[i], blocks[i] = int64(i+1), x.labelBlock(l, s)
	}
	next := x.Block()
	x.Switch(x.Convert(which, ir.I32()), values, blocks, next)
	x.Place(next)
}

// intrinsicSubroutine is the intrinsic subroutine that a call statement calls, nil if it is the program's own.
func (x *fn) intrinsicSubroutine(proc, name *front.Node) *front.Intrinsic {
	if name.Kind != front.NameExpr {
		return nil
	}
	if s := name.Symbol; s != nil {
		if proc.Symbol != nil && proc.Symbol != s {
			return nil // a specific procedure of a generic name
		}
		if s.Proc != nil && s.Proc.Intrinsic != nil {
			return s.Proc.Intrinsic
		}
		if f := s.LibraryIntrinsic(); f != nil {
			return f
		}
		if s.Kind != front.Generic {
			return nil
		}
	}
	f := front.Intrinsics()[name.Text]
	if f != nil && f.Subroutine() {
		return f
	}
	return nil
}

// functionRef declares the procedure if need be and returns its name and type. args are the types of the arguments of
// a call without known interface.
func (x *fn) functionRef(c *callee, args []ir.Type, results []ir.Type) (string, *ir.FunctionType) {
	name := x.ProcedureName(c.sym)
	if c.known {
		t := x.ProcedureType(c.sym)
		if x.Symbols[name] == nil {
			x.DeclareProcedure(name, t, c.sym)
		} else if ft := procedure.FunctionTypeOf(x.Symbols[name]); ft != nil && len(ft.Inputs) == len(t.Inputs) && len(ft.Results) == len(t.Results) {
			t = ft
		}
		return name, t
	}
	if o := x.Symbols[name]; o != nil {
		if ft := procedure.FunctionTypeOf(o); ft != nil {
			return name, ft
		}
	}
	t := ir.Func(args, results)
	x.DeclareProcedure(name, t, c.sym)
	return name, t
}

// result is the variable whose value a function returns.
func (c *callee) result() *front.Symbol {
	if c.proc != nil && c.proc.Result != nil {
		return c.proc.Result
	}
	return c.sym
}

// actuals passes the arguments of a call; after runs after it.
func (x *fn) actuals(c *callee) (args []*ir.Value, after []func()) {
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
	bindC := c.sym.BindName() != ""
	for i, d := range c.dummies {
		if d != nil {
			pass(x.actual(c, d, c.args[i], x.DummyType(d, bindC)))
		}
	}
	return args, after
}

// call makes a call; function: its result is wanted.
func (x *fn) call(c *callee, function bool) *entity.Entity {
	var result *front.Symbol
	if function {
		result = c.result()
	}
	saved := x.vars
	args, after := x.actuals(c)
	var place *entity.Entity
	if result != nil {
		place = x.resultPlace(c, result, args)
		if entity.IsCharacter(result.Type) && place.Rank == 0 && place.Ref == nil && place.Addr != nil {
			args = append([]*ir.Value{place.Addr, place.Len}, args...)
		} else if c.known && procedure.ArrayResult(result) {
			args = append([]*ir.Value{place.Addr}, args...)
		}
	}
	x.vars = saved
	out := x.invoke(c, args, place, result)
	for i := len(after) - 1; i >= 0; i-- {
		after[i]()
	}
	return out
}

// invoke makes the call operation and keeps its result.
func (x *fn) invoke(c *callee, args []*ir.Value, place *entity.Entity, result *front.Symbol) *entity.Entity {
	var op *ir.Op
	var types, results []ir.Type
	for _, a := range args {
		types = append(types, a.Type())
	}
	if result != nil {
		_, results = x.ResultType(c.sym)
	}
	switch {
	case x.dispatches(c):
		op = x.dispatch(c, args, results)
	case c.sym.Has(front.DummyAttr|front.PointerAttr) || c.node != nil && c.node.Kind == front.MemberExpr && c.sym.Has(front.PointerAttr):
		t := ir.Func(types, build.OrEmpty(results))
		if c.known {
			t = x.ProcedureType(&front.Symbol{Kind: front.Procedure, Proc: c.proc, Type: c.sym.Type})
		}
		args = x.fit(args, t.Inputs)
		f := x.Op1(fir.BoxAddr, t, x.convertProc(x.procedurePointer(c), t))
		op = x.Op(fir.Call, append([]*ir.Value{f}, args...), t.Results, build.Contract())
	default:
		name, t := x.functionRef(c, types, build.OrEmpty(results))
		if c.proc != nil && c.proc.Unit != nil && !c.proc.Unit.Interface && procedure.Internal(c.proc.Unit) {
			if tuple := x.tupleFor(c.proc.Unit.Parent); tuple != nil {
				args = append(args, tuple)
			}
		}
		if len(t.Inputs) != len(args) {
			// Called in different ways: each call has a type of its own.
			own := ir.Func(types, build.OrEmpty(results))
			f := x.FirConvert(x.Op(fir.AddressOf, nil, []ir.Type{t}, build.Attr("symbol", ir.Symbol(name))).Result(0), own)
			op = x.Op(fir.Call, append([]*ir.Value{f}, args...), own.Results, build.Contract())
			break
		}
		args = x.fit(args, t.Inputs)
		op = x.Op(fir.Call, args, t.Results, build.Attr("callee", ir.Symbol(name)), build.Contract())
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

// fit converts arguments to the types a procedure takes: the same memory seen in another way.
func (x *fn) fit(args []*ir.Value, types []ir.Type) []*ir.Value {
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
func (x *fn) resultPlace(c *callee, r *front.Symbol, args []*ir.Value) *entity.Entity {
	e := &entity.Entity{Type: r.Type, Rank: r.Rank(), Temp: true, Sym: nil}
	if r.Kind == front.Procedure && !r.Has(front.PointerAttr) {
		e.Rank = 0
	}
	if r.Type.Class == frontend.Function || r.Kind == front.Procedure && r.Has(front.PointerAttr) && r != c.sym {
		return e
	}
	if r.Has(front.Allocatable|front.PointerAttr) && r.Kind != front.Procedure {
		e.Ref = x.TempOf(x.SymbolType(r))
		e.Sym = r
		return e
	}
	specified := func(f func()) {
		x.withDummies(c, args, f)
	}
	if entity.IsCharacter(r.Type) {
		specified(func() { e.Len = x.length(r) })
		if e.Len == nil {
			e.Len = x.Idx(max(0, r.Type.Len))
		}
	}
	if e.Rank > 0 {
		specified(func() {
			e.Lower, e.Extent = x.bounds(r)
		})
		e.Lower = nil
		x.AllocateTemp(e)
		return e
	}
	if entity.IsCharacter(r.Type) {
		x.AllocateTemp(e)
		return e
	}
	e.Addr = x.TempOf(x.ScalarType(r.Type))
	return e
}

// keep stores a result into its variable.
func (x *fn) keep(e *entity.Entity, v *ir.Value) *entity.Entity {
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
func (x *fn) convertProc(v *ir.Value, t ir.Type) *ir.Value {
	return x.FirConvert(v, fir.BoxProc(t))
}

// keepRef is the result of a function that returns an allocatable or pointer; the memory of an allocatable is freed
// when the statement ends.
func (x *fn) keepRef(e *entity.Entity) *entity.Entity {
	out := x.ThroughRef(e)
	if e.Sym != nil && e.Sym.Has(front.Allocatable) {
		own := *out
		x.AtEnd(func() { x.deallocateRef(&own) })
	}
	return out
}
