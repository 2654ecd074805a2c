package fortran

import (
	"accc/dialects/fir"
	fndialect "accc/dialects/func"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/expr"
	"accc/irgen/fortran/initial"
	"accc/irgen/fortran/storage"
)

// fn lowers the body of one procedure.
type fn struct {
	*lowerer
	*build.Builder
	*entity.Memory
	*expr.Lowering
	prog *front.ProgUnit
	proc *procedure
	fun  *ir.Op
	// vars say where symbols are stored; declared keeps those of the whole procedure, whatever constructs replace them
	// with.
	vars     map[*front.Symbol]*entity.Variable
	declared map[*front.Symbol]*entity.Variable
	scope    *ir.Value // fir.dummy_scope
	args     map[*front.Symbol]arg
	// inside counts the constructs around that a branch must not leave.
	inside int
	// locals are the variables with something to free when the procedure ends.
	locals []*entity.Variable
	// exits are, for each block around, what is to be done when control leaves it.
	exits     [][]func()
	jumpStack []*jumpTarget
	// scopes are the constructs around with names of their own.
	scopes []*front.Scope
	labels map[string]*label
	// targets are the labels that some statement jumps to.
	targets map[string]bool
	memo    map[*front.Block]bool
	// hostTuple is the address of the tuple of the host's variables, which this procedure got; own is the one it
	// passes to the procedures it contains.
	hostTuple *ir.Value
	own       *ir.Value
	captured  map[*front.Symbol]int
	// selectors are the designators that associate names denote.
	selectors map[*front.Symbol]selector
	line      *front.Stmt
	storages  map[*storage.Set]*ir.Value
	// alternate is what the last call of a subroutine with alternate returns gave.
	alternate *ir.Value
	// members are the components that constructs around have brought to the device, by their paths.
	members map[string]*entity.Entity
	// start is the block that begins at the entry statement of an entry.
	start *ir.Block
	// results is the storage of a function's results of different types, which its entries share.
	results *ir.Value
	// end is where return goes in a procedure with something to do at its end.
	end *ir.Block
	// image: the value being made is that of any object of a type, not of a variable.
	image bool
	// bareVar are the variables of loops without a directive in the neutral model.
	bareVar map[*front.Symbol]*frontend.Symbol
}

// A procedure is how a procedure is called.
type procedure struct {
	sym  *front.Symbol
	unit *front.ProgUnit
	name string
	typ  *ir.FunctionType
	// captured are the host variables that the procedures contained in this one use, in the order of the tuple.
	captured []*front.Symbol
	tuple    ir.Type // the tuple's type, nil if nothing is captured
	walked   bool
	op       *ir.Op
	// entry is the statement at which the procedure begins, nil for the beginning of the unit.
	entry *front.EntryStmt
}

// internal reports whether a unit is contained in a procedure.
func internal(p *front.ProgUnit) bool {
	return p.Parent != nil && p.Parent.Kind != "module" && p.Parent.Kind != "submodule"
}

// at makes the span the location of what follows.
func (x *fn) at(s source.Span) { x.B.Loc = location(s) }

// newFn is the state in which the body of an operation is lowered.
func (l *lowerer) newFn(op *ir.Op, p *front.ProgUnit) *fn {
	x := l.fnWith(build.New(l.Module, op))
	x.prog, x.fun = p, op
	return x
}

// fnWith is the state in which a builder makes operations.
func (l *lowerer) fnWith(b *build.Builder) *fn {
	x := &fn{
		lowerer:   l,
		Builder:   b,
		vars:      map[*front.Symbol]*entity.Variable{},
		declared:  map[*front.Symbol]*entity.Variable{},
		labels:    map[string]*label{},
		targets:   map[string]bool{},
		memo:      map[*front.Block]bool{},
		captured:  map[*front.Symbol]int{},
		selectors: map[*front.Symbol]selector{},
	}
	x.Memory = entity.New(b, l.Map, entityAnswers{x})
	x.Lowering = expr.New(x.Memory, l.Map, exprHost{x})
	return x
}

// define lowers a main program or procedure.
func (l *lowerer) define(p *front.ProgUnit) {
	l.defineProcedure(p, l.procedureOf(p))
	for _, e := range p.Entries {
		l.guard(func() { l.defineProcedure(p, l.entryProcedure(p, e)) })
	}
}

// defineProcedure lowers a program unit as a main program, procedure or entry.
func (l *lowerer) defineProcedure(p *front.ProgUnit, pr *procedure) {
	l.gen.BeginRoutine()
	op := l.function(pr, p)
	x := l.newFn(op, p)
	x.proc = pr
	l.host.x = x
	l.host.reset()
	l.numberBlocks(p.Body, new(int))
	x.prologue()
	x.specification()
	x.findTargets(p.Body)
	x.beginAtEntry()
	x.items(x.executable(p.Body))
	x.epilogue()
	if p.Kind == "program" {
		l.mainEntry(pr)
	}
}

// function makes the func.func of a definition.
func (l *lowerer) function(pr *procedure, p *front.ProgUnit) *ir.Op {
	if old := l.Symbols[pr.name]; old != nil {
		if !old.Region(0).Empty() {
			l.unsupported(p.Scope.Span(p.First, p.First), "a second definition of %s", fir.UserName(pr.name))
		}
		old.Erase() // it was only declared so far
	}
	loc := location(p.Scope.Span(p.First, p.First))
	if p.Name != nil {
		loc = location(p.Scope.Span(p.Name.Tok, p.Name.Tok))
	}
	if pr.entry != nil {
		loc = location(pr.sym.Span)
	}
	attrs := []ir.NamedAttr{build.Attr("sym_name", ir.String(pr.name)), build.Attr("function_type", ir.TypeValue(pr.typ))}
	if a := l.argAttrs(pr); a != nil {
		attrs = append(attrs, build.Attr("arg_attrs", a))
	}
	if internal(p) {
		attrs = append(attrs, build.Attr("sym_visibility", ir.String("private")), build.Attr("fir.host_symbol", ir.Symbol(l.procedureOf(p.Parent).name)))
	}
	if p.LibraryUnit() != nil {
		attrs = append(attrs, build.Attr("sym_visibility", ir.String("private")))
	}
	if p.Kind == "program" && p.Name != nil {
		attrs = append(attrs, build.Attr("fir.bindc_name", ir.String(upper(p.Name.Text))))
	}
	if pr.sym != nil && pr.sym.BindName() != "" {
		attrs = append(attrs, build.Attr("fir.bindc_name", ir.String(pr.name)))
	}
	op := ir.At(l.Body).Op(fndialect.Func, ir.With{Types: []ir.Type{}, Attrs: attrs, Loc: loc})
	entry := op.Region(0).AddBlock(pr.typ.Inputs...)
	for _, a := range entry.Args() {
		a.SetLoc(loc)
	}
	l.Symbols[pr.name] = op
	pr.op = op
	return op
}

// mainEntry makes the C function that starts the run time and calls the main program.
func (l *lowerer) mainEntry(pr *procedure) {
	ptr := build.LLVMPtr()
	op := ir.At(l.Body).Op(fndialect.Func, ir.With{Types: []ir.Type{}, Loc: pr.op.Loc, Attrs: []ir.NamedAttr{
		build.Attr("sym_name", ir.String("main")), build.Attr("function_type", ir.TypeValue(ir.Func([]ir.Type{ir.I32(), ptr, ptr}, []ir.Type{ir.I32()})))}})
	l.Symbols["main"] = op
	entry := op.Region(0).AddBlock(ir.I32(), ptr, ptr)
	x := l.newFn(op, nil)
	environment := fir.Ref(ir.Tuple([]ir.Type{ir.I32(), fir.Ref(fir.Array([]int64{0}, ir.Tuple([]ir.Type{fir.Ref(ir.I8()), fir.Ref(ir.I8())}), nil))}))
	null := x.ZeroBits(environment)
	l.DeclareFunction("_FortranAProgramStart", ir.Func([]ir.Type{ir.I32(), ptr, ptr, ptr}, []ir.Type{}), "fir.runtime")
	x.CallOp("_FortranAProgramStart", nil, []*ir.Value{entry.Arg(0), entry.Arg(1), entry.Arg(2), x.FirConvert(null, ptr)})
	if l.order != "" {
		l.DeclareFunction("_FortranADefaultConvert", ir.Func([]ir.Type{fir.Ref(ir.I8()), ir.I64()}, []ir.Type{}), "fir.runtime")
		x.CallOp("_FortranADefaultConvert", nil, []*ir.Value{x.FirConvert(x.Text(l.order), fir.Ref(ir.I8())), x.Int(int64(len(l.order)), ir.I64())})
	}
	x.CallOp(pr.name, nil, nil)
	l.DeclareFunction("_FortranAProgramEndStatement", ir.Func([]ir.Type{}, []ir.Type{}), "fir.runtime")
	x.CallOp("_FortranAProgramEndStatement", nil, nil)
	x.ReturnOp(x.I32(0))
}

// argAttrs name the arguments.
func (l *lowerer) argAttrs(pr *procedure) ir.Attribute {
	if len(pr.typ.Inputs) == 0 || pr.sym == nil || pr.sym.Proc == nil {
		return nil
	}
	list := make([]ir.Attribute, len(pr.typ.Inputs))
	for i := range list {
		list[i] = ir.Dict()
	}
	k := 0
	if r := pr.sym.Proc.Result; pr.sym.Proc.Function && r != nil {
		k = hiddenArguments(r)
	}
	for _, d := range pr.sym.Proc.Dummies {
		if d == nil {
			continue
		}
		named := []ir.NamedAttr{build.Attr("fir.bindc_name", ir.String(d.Name))}
		if d.Has(front.Optional) {
			named = append(named, build.Attr("fir.optional", ir.Unit()))
		}
		if d.Has(front.Target) {
			named = append(named, build.Attr("fir.target", ir.Unit()))
		}
		if k < len(list) {
			list[k] = ir.Dict(named...)
		}
		k++
	}
	if pr.unit != nil && internal(pr.unit) && l.procedureOf(pr.unit.Parent).tuple != nil {
		list[len(list)-1] = ir.Dict(build.Attr("fir.host_assoc", ir.Unit()))
	}
	return ir.ArrayOf(list...)
}

// characterResult reports whether a function's result is passed as an address and a length before the arguments.
func characterResult(r *front.Symbol) bool {
	return r.Type.Class == frontend.Character && len(r.Dims) == 0 && !r.Has(front.Allocatable|front.PointerAttr)
}

// hiddenArguments are those for the memory of a result.
func hiddenArguments(r *front.Symbol) int {
	switch {
	case characterResult(r):
		return 2
	case arrayResult(r):
		return 1
	}
	return 0
}

// prologue declares the storage of every dummy argument.
func (x *fn) prologue() {
	if x.prog.Kind != "program" && len(x.prog.Scope.Symbols()) > 0 {
		x.scope = x.Op1(fir.DummyScope, fir.Word("dscope"))
	}
	if x.prog.Kind == "program" {
		x.scope = x.Op1(fir.DummyScope, fir.Word("dscope"))
	}
	x.Frames[0].Last = x.B.Block().Last()
	args := x.fun.Region(0).Entry().Args()
	if internal(x.prog) && x.procedureOf(x.prog.Parent).tuple != nil {
		x.hostTuple = args[len(args)-1]
	}
	if x.proc.sym == nil || x.proc.sym.Proc == nil {
		return
	}
	k := 0
	if r := x.proc.sym.Proc.Result; x.proc.sym.Proc.Function && r != nil {
		k = hiddenArguments(r)
	}
	for i, d := range x.proc.sym.Proc.Dummies {
		if d == nil {
			continue
		}
		x.incoming(d, args[k], i+1)
		k++
	}
}

// specification declares the local variables, and the tuple of those that contained procedures use.
func (x *fn) specification() {
	for _, d := range x.dummies() {
		x.variable(d)
	}
	for _, s := range x.prog.Scope.Symbols() {
		if s.Scope == x.prog.Scope && s.Kind == front.Variable && !s.Has(front.DummyAttr) || x.isProcPointer(s) {
			x.at(s.Span)
			x.variable(s)
		}
	}
	if x.proc.sym != nil && x.proc.sym.Proc != nil && x.proc.sym.Proc.Result != nil {
		x.variable(x.proc.sym.Proc.Result)
	}
	x.hostVariables()
	for _, d := range x.dummies() {
		if d.Intent == "out" && d.Kind == front.Variable && !d.AssumedRank {
			x.at(d.Span)
			x.undefine(d)
		}
	}
	x.specificationDirectives(x.prog.Spec)
}

// undefine makes a dummy with intent(out) undefined: an allocatable has nothing, a derived type its default value (Fortran 2018 §8.5.10).
func (x *fn) undefine(d *front.Symbol) {
	derived := d.Type.Class == frontend.Aggregate && d.Type.Derived != nil && (d.Type.Poly || initial.HasDefault(d.Type) || entity.NeedsDestroy(d.Type.Derived))
	assumedSize := len(d.Dims) > 0 && d.Dims[len(d.Dims)-1].Upper != nil && d.Dims[len(d.Dims)-1].Upper.Kind == front.StarExpr
	if d.Has(front.PointerAttr) || !d.Has(front.Allocatable) && !derived || assumedSize {
		return
	}
	f := func() {
		v := x.variable(d)
		switch {
		case d.Has(front.Allocatable):
			x.deallocateRef(&entity.Entity{Type: d.Type, Sym: d, Base: d, Ref: v.Addr, Rank: d.Rank(), Len: v.Len})
		case d.Type.Poly:
			x.Runtime("Undefine", nil, v.Addr)
		case hasLengths(d.Type.Derived, nil):
			x.Runtime("Undefine", nil, x.BoxOf(x.entityOfVariable(d)))
		default:
			e := x.entityOfVariable(d)
			x.DestroyElements(e)
			x.InitializeElements(e)
		}
	}
	if x.isOptional(d) {
		x.IfThenElse(x.presentValue(d), f, nil)
		return
	}
	f()
}

// isProcPointer reports whether a symbol of this scope is a procedure pointer.
func (x *fn) isProcPointer(s *front.Symbol) bool {
	return s.Scope == x.prog.Scope && s.Kind == front.Procedure && s.Has(front.PointerAttr) && !s.Has(front.DummyAttr)
}

func (x *fn) dummies() []*front.Symbol {
	if x.proc.sym == nil || x.proc.sym.Proc == nil {
		return nil
	}
	var out []*front.Symbol
	for _, d := range x.proc.sym.Proc.Dummies {
		if d != nil {
			out = append(out, d)
		}
	}
	return out
}

// epilogue ends the body where control can fall off its end, and drops blocks that nothing reaches.
func (x *fn) epilogue() {
	x.checkLabels()
	if x.end != nil {
		x.Place(x.end)
	}
	if !x.Terminated() {
		if x.prog.End != nil {
			x.at(x.stmtSpan(x.prog.End))
		}
		x.leave()
	}
	irgen.DropUnreachable(x.fun.Region(0))
}

// leave frees local variables and returns from the procedure.
func (x *fn) leave() { x.leaveWith(nil) }

// leaveWith returns from the procedure with the number of an alternate return, nil for none.
func (x *fn) leaveWith(which *ir.Value) {
	for i := len(x.exits) - 1; i >= 0; i-- {
		for j := len(x.exits[i]) - 1; j >= 0; j-- {
			x.exits[i][j]()
		}
	}
	for i := len(x.locals) - 1; i >= 0; i-- {
		x.release(x.locals[i])
	}
	if x.proc != nil && x.proc.sym != nil && alternates(x.proc.sym.Proc) {
		if which == nil {
			which = x.Idx(0)
		}
		x.ReturnOp(which)
		return
	}
	x.ReturnOp(x.resultValue()...)
}
