package fortran

import (
	"math"

	"accc/dialects/fir"
	fndialect "accc/dialects/func"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/ir"
	"accc/irgen"
	"accc/irgen/fortran/assign"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/call"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/expr"
	"accc/irgen/fortran/initial"
	"accc/irgen/fortran/procedure"
	"accc/irgen/fortran/storage"
)

// fn lowers the body of one procedure.
type fn struct {
	*lowerer
	*build.Builder
	*entity.Memory
	*expr.Lowering
	calls  *call.Lowering
	assign *assign.Lowering
	prog   *front.ProgUnit
	proc   *procedure.Procedure
	fun    *ir.Op
	// vars say where symbols are stored; declared keeps those of the whole procedure, whatever constructs replace them
	// with.
	vars     map[*front.Symbol]*entity.Variable
	declared map[*front.Symbol]*entity.Variable
	// shared are the originals of threadprivate variables; commons the addresses of common blocks, threadCommons those of
	// the copies of the thread that runs the procedure.
	shared                 map[*front.Symbol]*entity.Variable
	commons, threadCommons map[string]*ir.Value
	scope                  *ir.Value // fir.dummy_scope
	args                   map[*front.Symbol]arg
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
	// selectors are the designators that associate names denote.
	selectors map[*front.Symbol]selector
	line      *front.Stmt
	// unread are the names that are unread from here on.
	unread []tokens.Unread
	// partEnds are the offsets in the text where parts of blocks end, by their last items.
	partEnds map[*front.Item]int
	storages map[*storage.Set]*ir.Value
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

// at makes the span the location of what follows.
func (x *fn) at(s source.Span) { x.B.Loc = build.Location(s) }

// newFn is the state in which the body of an operation is lowered.
func (l *lowerer) newFn(op *ir.Op, p *front.ProgUnit) *fn {
	x := l.fnWith(build.New(l.Module, op))
	x.prog, x.fun = p, op
	return x
}

// fnWith is the state in which a builder makes operations.
func (l *lowerer) fnWith(b *build.Builder) *fn {
	x := &fn{
		lowerer:  l,
		Builder:  b,
		vars:     map[*front.Symbol]*entity.Variable{},
		declared: map[*front.Symbol]*entity.Variable{},
		shared:   map[*front.Symbol]*entity.Variable{},
		commons:  map[string]*ir.Value{}, threadCommons: map[string]*ir.Value{},
		labels:    map[string]*label{},
		targets:   map[string]bool{},
		memo:      map[*front.Block]bool{},
		selectors: map[*front.Symbol]selector{},
	}
	x.Memory = entity.New(b, l.Map, entityAnswers{x})
	x.Lowering = expr.New(x.Memory, l.Map, exprHost{x})
	x.calls = call.New(x.Lowering, l.Table, l.Module, l.Map, callHost{x})
	x.assign = assign.New(x.calls, l.Map, assignAnswers{x})
	return x
}

// define lowers a main program or procedure.
func (l *lowerer) define(p *front.ProgUnit) {
	l.defineProcedure(p, l.ProcedureOf(p))
	for _, e := range p.Entries {
		l.guard(func() { l.defineProcedure(p, l.EntryProcedure(p, e)) })
	}
}

// defineProcedure lowers a program unit as a main program, procedure or entry.
func (l *lowerer) defineProcedure(p *front.ProgUnit, pr *procedure.Procedure) {
	l.gen.BeginRoutine()
	l.omp.BeginRoutine(modelOf(pr.Sym))
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
	if l.unread && p.LibraryUnit() == nil {
		if x.unread = l.unit.UnreadIn(p); len(x.unread) > 0 {
			x.partEnds = map[*front.Item]int{}
			x.endParts(p.Body)
		}
	}
	x.items(x.executable(p.Body))
	x.readOff(math.MaxInt)
	x.epilogue()
	if p.Kind == "program" {
		l.mainEntry(pr)
	}
}

// twice refuses a second definition of a procedure, in another source than the first.
func (l *lowerer) twice(p *front.ProgUnit, name string) {
	at := p.First
	if p.Name != nil {
		at = p.Name.Tok
	}
	d := front.RuleDeclaration.New(p.Scope.Span(at, at), "'%s' is defined twice", fir.UserName(name))
	if first := l.defined[name]; first != nil && first.Name != nil {
		d.See(first.Scope.Span(first.Name.Tok, first.Name.Tok), "first defined here")
	}
	l.failed = true
	d.To(l.report)
	panic(bailout{})
}

// function makes the func.func of a definition.
func (l *lowerer) function(pr *procedure.Procedure, p *front.ProgUnit) *ir.Op {
	if old := l.Symbols[pr.Name]; old != nil {
		if !old.Region(0).Empty() {
			l.twice(p, pr.Name)
		}
		old.Erase() // it was only declared so far
	}
	loc := build.Location(p.Scope.Span(p.First, p.First))
	if p.Name != nil {
		loc = build.Location(p.Scope.Span(p.Name.Tok, p.Name.Tok))
	}
	if pr.Entry != nil {
		loc = build.Location(pr.Sym.Span)
	}
	attrs := []ir.NamedAttr{build.Attr("sym_name", ir.String(pr.Name)), build.Attr("function_type", ir.TypeValue(pr.Type))}
	if a := l.ArgumentAttrs(pr); a != nil {
		attrs = append(attrs, build.Attr("arg_attrs", a))
	}
	if procedure.Internal(p) {
		attrs = append(attrs, build.Attr("sym_visibility", ir.String("private")), build.Attr("fir.host_symbol", ir.Symbol(l.ProcedureOf(p.Parent).Name)))
	}
	if p.LibraryUnit() != nil {
		attrs = append(attrs, build.Attr("sym_visibility", ir.String("private")))
	}
	if p.Kind == "program" && p.Name != nil {
		attrs = append(attrs, build.Attr("fir.bindc_name", ir.String(upper(p.Name.Text))))
	}
	if pr.Sym != nil && pr.Sym.BindName() != "" {
		attrs = append(attrs, build.Attr("fir.bindc_name", ir.String(pr.Name)))
	}
	op := ir.At(l.Body).Op(fndialect.Func, ir.With{Types: []ir.Type{}, Attrs: attrs, Loc: loc})
	entry := op.Region(0).AddBlock(pr.Type.Inputs...)
	for _, a := range entry.Args() {
		a.SetLoc(loc)
	}
	l.Symbols[pr.Name] = op
	l.defined[pr.Name] = p
	pr.Op = op
	return op
}

// mainEntry makes the C function that starts the run time and calls the main program.
func (l *lowerer) mainEntry(pr *procedure.Procedure) {
	ptr := build.LLVMPtr()
	op := ir.At(l.Body).Op(fndialect.Func, ir.With{Types: []ir.Type{}, Loc: pr.Op.Loc, Attrs: []ir.NamedAttr{
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
	x.CallOp(pr.Name, nil, nil)
	l.DeclareFunction("_FortranAProgramEndStatement", ir.Func([]ir.Type{}, []ir.Type{}), "fir.runtime")
	x.CallOp("_FortranAProgramEndStatement", nil, nil)
	x.ReturnOp(x.I32(0))
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
	if procedure.Internal(x.prog) && x.ProcedureOf(x.prog.Parent).Tuple != nil {
		x.hostTuple = args[len(args)-1]
	}
	if x.proc.Sym == nil || x.proc.Sym.Proc == nil {
		return
	}
	k := 0
	if r := x.proc.Sym.Proc.Result; x.proc.Sym.Proc.Function && r != nil {
		k = procedure.HiddenArguments(x.proc.Sym, r)
	}
	for i, d := range x.proc.Sym.Proc.Dummies {
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
	if x.proc.Sym != nil && x.proc.Sym.Proc != nil && x.proc.Sym.Proc.Result != nil {
		x.variable(x.proc.Sym.Proc.Result)
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
			x.assign.Free(&entity.Entity{Type: d.Type, Sym: d, Base: d, Ref: v.Addr, Rank: d.Rank(), Len: v.Len})
		case d.Type.Poly:
			x.Runtime("Undefine", nil, v.Addr)
		case initial.HasLengths(d.Type.Derived):
			x.Runtime("Undefine", nil, x.BoxOf(x.entityOfVariable(d)))
		default:
			e := x.entityOfVariable(d)
			x.DestroyElements(e)
			x.InitializeElements(e)
		}
	}
	if x.calls.IsOptional(d) {
		x.IfThenElse(x.calls.Present(d), f, nil)
		return
	}
	f()
}

// isProcPointer reports whether a symbol of this scope is a procedure pointer.
func (x *fn) isProcPointer(s *front.Symbol) bool {
	return s.Scope == x.prog.Scope && s.Kind == front.Procedure && s.Has(front.PointerAttr) && !s.Has(front.DummyAttr)
}

func (x *fn) dummies() []*front.Symbol {
	if x.proc.Sym == nil || x.proc.Sym.Proc == nil {
		return nil
	}
	var out []*front.Symbol
	for _, d := range x.proc.Sym.Proc.Dummies {
		if d != nil {
			out = append(out, d)
		}
	}
	return out
}

// epilogue ends the body where control can fall off its end, and drops blocks that nothing reaches.
func (x *fn) epilogue() {
	if x.prog.End != nil {
		x.labelled(x.prog.End) // a jump to it returns (Fortran 2018 §11.2.1)
	}
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
	if x.proc != nil && x.proc.Sym != nil && procedure.Alternates(x.proc.Sym.Proc) {
		if which == nil {
			which = x.Idx(0)
		}
		x.ReturnOp(which)
		return
	}
	x.ReturnOp(x.resultValue()...)
}

// modelOf is the neutral form of a symbol, nil where checks and directives have not asked for it.
func modelOf(s *front.Symbol) *frontend.Symbol {
	if s == nil {
		return nil
	}
	return s.Model
}
