package fortran

import (
	"slices"

	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/typemap"
)

// procedureOf is how a procedure of this module is called.
func (l *lowerer) procedureOf(p *front.ProgUnit) *procedure {
	if pr := l.procs[p]; pr != nil {
		return pr
	}
	pr := &procedure{unit: p, sym: p.Symbol}
	l.procs[p] = pr
	l.capture(pr)
	switch {
	case p.Kind == "program":
		pr.name, pr.typ = "_QQmain", ir.Func([]ir.Type{}, []ir.Type{})
	case p.Symbol == nil:
		pr.name, pr.typ = "_QP", ir.Func([]ir.Type{}, []ir.Type{})
	default:
		pr.name = l.procedureName(p.Symbol)
		pr.typ = l.procedureType(p.Symbol)
	}
	return pr
}

// procedureName is the name of a procedure in the module.
func (l *lowerer) procedureName(s *front.Symbol) string {
	if n := s.BindName(); n != "" {
		return n
	}
	if s.Proc != nil && s.Proc.Unit != nil && !s.Proc.Unit.Interface {
		u, name := s.Proc.Unit, s.Proc.Unit.Name.Text
		if s.Proc.Entry != nil {
			name = s.Proc.Entry.Name.Text
		}
		l.needLibrary(u)
		if u.Parent == nil {
			return "_QP" + name
		}
		if u.Separate() {
			// The name is that of the interface, in the module or a submodule around.
			for scope := u.Parent.Scope.Parent; scope != nil; scope = scope.Parent {
				if i := scope.Names[u.Name.Text]; i != nil && i.Proc != nil && i.Proc.Unit != nil && i.Proc.Unit.Interface && i.Proc.Unit.Separate() {
					return l.procedureName(i)
				}
			}
		}
		return "_Q" + l.ScopePrefix(u.Parent.Scope) + "P" + name
	}
	if s.Proc != nil && s.Proc.Unit != nil && s.Proc.Unit.Interface && s.Proc.Unit.Separate() {
		return "_Q" + l.ScopePrefix(s.Scope) + "P" + s.Name
	}
	if s.Proc != nil && s.Proc.Unit != nil && s.Proc.Unit.Name != nil {
		return "_QP" + s.Proc.Unit.Name.Text
	}
	return "_QP" + s.Name
}

// procedureType is the type of a procedure with a known interface.
func (l *lowerer) procedureType(s *front.Symbol) *ir.FunctionType {
	inputs, results := []ir.Type{}, []ir.Type{}
	p := s.Proc
	if p == nil {
		return ir.Func(inputs, results)
	}
	if p.Function {
		in, out := l.resultType(s)
		inputs, results = append(inputs, in...), append(results, out...)
	}
	bindC := s.BindName() != ""
	for _, d := range p.Dummies {
		if d != nil {
			inputs = append(inputs, l.dummyType(d, bindC))
		}
	}
	if alternates(p) {
		results = []ir.Type{ir.Index()}
	}
	if p.Unit != nil && !p.Unit.Interface && internal(p.Unit) {
		if t := l.procedureOf(p.Unit.Parent).tuple; t != nil {
			inputs = append(inputs, fir.Ref(t))
		}
	}
	return ir.Func(inputs, results)
}

// alternates reports whether a subroutine has alternate returns (Fortran 2018 §15.6.2.7): it returns the number of the
// label to go to, or 0.
func alternates(p *front.Proc) bool {
	return p != nil && !p.Function && slices.Contains(p.Dummies, nil)
}

// resultType is how a function returns its result: as a value, or for characters through an address and length that
// precede the arguments.
func (l *lowerer) resultType(s *front.Symbol) (inputs, results []ir.Type) {
	r := s.Proc.Result
	if r == nil {
		r = s
	}
	if entity.IsCharacter(r.Type) && r.Rank() == 0 && !r.Has(front.Allocatable|front.PointerAttr) {
		t := fir.Ref(l.ScalarType(r.Type))
		if r.Type.Len >= 0 && r.Type.Len == 1 && s.BindName() != "" {
			return nil, []ir.Type{l.ScalarType(r.Type)}
		}
		return []ir.Type{t, ir.Index()}, []ir.Type{fir.Number("boxchar", int64(r.Type.Kind))}
	}
	if s.Proc.Result == nil { // a function known by its type only
		return nil, []ir.Type{l.ScalarType(r.Type)}
	}
	if arrayResult(r) {
		return []ir.Type{fir.Ref(typemap.ArrayType(r.Extents, l.ScalarType(r.Type)))}, nil
	}
	return nil, []ir.Type{l.SymbolType(r)}
}

// arrayResult reports whether a function's result is an array in memory that the caller passes, before the arguments,
// as in flang after its pass abstract-result.
func arrayResult(r *front.Symbol) bool {
	return r.Kind == front.Variable && len(r.Dims) > 0 && !r.Has(front.Allocatable|front.PointerAttr)
}

// dummyType is how an argument is passed.
func (l *lowerer) dummyType(d *front.Symbol, bindC bool) ir.Type {
	if d.Kind == front.Procedure {
		if d.Has(front.PointerAttr) {
			return fir.Ref(l.SymbolType(d))
		}
		return build.AnyProcedure()
	}
	elem := l.ScalarType(d.Type)
	switch {
	case d.AssumedRank && d.Has(front.Allocatable|front.PointerAttr):
		return fir.Ref(typemap.Boxed(fir.Heap(fir.Array(nil, elem, nil)), d.Type.Poly))
	case d.AssumedRank:
		return typemap.Boxed(fir.Array(nil, elem, nil), d.Type.Poly && d.Type.Derived != nil)
	case d.Has(front.Allocatable | front.PointerAttr):
		return fir.Ref(l.MutableBox(d, elem))
	case assumedShape(d), d.Type.Poly:
		if d.Type.Poly && d.Type.Derived == nil && d.Rank() == 0 && l.assumedType(d) {
			return fir.Box(elem)
		}
		return typemap.Boxed(typemap.ArrayType(d.Extents, elem), d.Type.Poly)
	case entity.IsCharacter(d.Type):
		if bindC && d.Type.Len >= 0 {
			if d.Has(front.Value) && len(d.Dims) == 0 {
				return elem
			}
			return fir.Ref(typemap.ArrayType(d.Extents, elem))
		}
		return fir.Number("boxchar", int64(d.Type.Kind))
	case d.Has(front.Value) && (d.Type.Class != frontend.Aggregate || isCPointer(d.Type)) && len(d.Dims) == 0 && !d.Has(front.Optional):
		return elem
	}
	return fir.Ref(typemap.ArrayType(d.Extents, elem))
}

// isCPointer reports whether a type is c_ptr or c_funptr of iso_c_binding, which C has as a pointer.
func isCPointer(t front.Type) bool {
	d := t.Derived
	return d != nil && d.Symbol != nil && (d.Name == "c_ptr" || d.Name == "c_funptr") && d.Symbol.Scope != nil && d.Symbol.Scope.Unit != nil &&
		d.Symbol.Scope.Unit.Name != nil && d.Symbol.Scope.Unit.Name.Text == "iso_c_binding"
}

// assumedType reports whether a dummy is declared as type(*).
func (l *lowerer) assumedType(d *front.Symbol) bool { return d.TypeStar() }

// assumedShape reports whether a dummy array is passed by a descriptor.
func assumedShape(d *front.Symbol) bool {
	for _, dim := range d.Dims {
		if dim.Upper == nil {
			return true
		}
	}
	return false
}

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
		if u := x.external(c.sym); u != nil {
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

// external is the definition in these sources of a procedure that is known by its name only, or nil.
func (x *fn) external(s *front.Symbol) *front.Symbol {
	if s.Has(front.DummyAttr|front.PointerAttr) || s.BindName() != "" {
		return nil
	}
	if x.externals == nil {
		x.lowerer.externals = map[string]*front.Symbol{}
		for _, u := range x.units {
			for _, p := range u.Units {
				if p.Name != nil && p.Symbol != nil && (p.Kind == "subroutine" || p.Kind == "function") {
					x.externals[p.Name.Text] = p.Symbol
				}
			}
		}
	}
	return x.externals[s.Name]
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
	name := x.procedureName(c.sym)
	if c.known {
		t := x.procedureType(c.sym)
		if x.Symbols[name] == nil {
			x.declareProcedure(name, t, c.sym)
		} else if ft := functionTypeOf(x.Symbols[name]); ft != nil && len(ft.Inputs) == len(t.Inputs) && len(ft.Results) == len(t.Results) {
			t = ft
		}
		return name, t
	}
	if o := x.Symbols[name]; o != nil {
		if ft := functionTypeOf(o); ft != nil {
			return name, ft
		}
	}
	t := ir.Func(args, results)
	x.declareProcedure(name, t, c.sym)
	return name, t
}

func functionTypeOf(o *ir.Op) *ir.FunctionType {
	a, ok := o.Attr("function_type").(*ir.TypeAttr)
	if !ok {
		return nil
	}
	t, _ := a.Type.(*ir.FunctionType)
	return t
}

// declareProcedure declares a procedure that is defined elsewhere or further down.
func (l *lowerer) declareProcedure(name string, t *ir.FunctionType, s *front.Symbol) {
	o := l.DeclareFunction(name, t)
	if s != nil && s.BindName() != "" {
		v, _ := fir.ProcAttrs.Value("bind_c")
		o.SetAttr("fir.bindc_name", ir.String(name))
		o.SetAttr("fir.proc_attrs", fir.ProcAttrs.Attr(v))
	}
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
			pass(x.actual(c, d, c.args[i], x.dummyType(d, bindC)))
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
		} else if c.known && arrayResult(result) {
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
		_, results = x.resultType(c.sym)
	}
	switch {
	case x.dispatches(c):
		op = x.dispatch(c, args, results)
	case c.sym.Has(front.DummyAttr|front.PointerAttr) || c.node != nil && c.node.Kind == front.MemberExpr && c.sym.Has(front.PointerAttr):
		t := ir.Func(types, build.OrEmpty(results))
		if c.known {
			t = x.procedureType(&front.Symbol{Kind: front.Procedure, Proc: c.proc, Type: c.sym.Type})
		}
		args = x.fit(args, t.Inputs)
		f := x.Op1(fir.BoxAddr, t, x.convertProc(x.procedurePointer(c), t))
		op = x.Op(fir.Call, append([]*ir.Value{f}, args...), t.Results, build.Contract())
	default:
		name, t := x.functionRef(c, types, build.OrEmpty(results))
		if c.proc != nil && c.proc.Unit != nil && !c.proc.Unit.Interface && internal(c.proc.Unit) {
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
