package fortran

import (
	"fmt"

	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/frontend"
	"accc/frontend/diag"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	accgen "accc/irgen/acc"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/initial"
	"accc/irgen/fortran/procedure"
	"accc/irgen/fortran/storage"
	"accc/irgen/fortran/typemap"
	ompgen "accc/irgen/omp"
)

// Options are the settings of a lowering.
type Options = irgen.Options

// Lower turns sources, those with modules before those that use them, into a module. Unsupported features are reported
// with their positions, and the result is then nil.
func Lower(units []*front.Unit, opts Options, r diag.Reporter) *ir.Op {
	if opts.Context == nil {
		opts.Context = ir.NewContext()
	}
	l := &lowerer{
		units:  units,
		order:  opts.Convert,
		report: r,
		unread: opts.Unread,
	}
	l.Map = typemap.New(opts.Context, func(s *front.Symbol) *ir.FunctionType { return l.ProcedureType(s) })
	l.Module = build.NewModule(l.location())
	l.Table = procedure.New(l.Module, l.Map, units, reports{l})
	l.NoLines = opts.NoLines
	l.host = newHost(l)
	l.gen = accgen.New(l.host, convention)
	var models []*frontend.Unit
	for _, u := range units {
		if u.Model != nil {
			models = append(models, u.Model)
		}
	}
	l.omp = ompgen.New(l.host, opts.Implied, models...)
	l.defined = map[string]*front.ProgUnit{}
	l.threadprivate = map[*front.Symbol]bool{}
	for s := range l.omp.Threadprivate() {
		if v, ok := s.Host.(*front.Symbol); ok {
			l.threadprivate[v] = true
		}
	}
	l.initials, l.storage = initial.New(reports{l}), storage.New(reports{l})
	l.unitOfBlocks, l.constructors = map[*front.Dir]*front.Unit{}, map[string]int{}
	l.noteDeclares()
	for _, u := range units {
		l.unit = u
		l.initials.Read(u)
	}
	for _, u := range units {
		l.unit = u
		l.storage.ReadEquivalences(u)
	}
	for _, u := range units {
		l.unit = u
		l.storage.ReadCommons(u)
	}
	for _, c := range l.storage.Commons() {
		l.guard(func() { l.commonGlobal(c) })
	}
	l.declaredBlocks()
	for _, u := range units {
		l.unit = u
		if wide := u.WideReal(); wide.IsValid() && !opts.Translated {
			RuleWideReal.New(wide, "reals of kinds 10 and 16 are computed as those of kind 8").To(r)
		}
		l.program(u)
	}
	l.directives()
	l.libraryProcedures()
	l.finish()
	l.routines()
	l.guard(func() {
		l.host.x = l.fnWith(build.At(l.Module, ir.At(l.Body)))
		l.omp.Mappers(l.imported)
	})
	l.guard(func() { l.omp.Finish(models...) })
	if l.failed {
		return nil
	}
	return l.Module.Op
}

// Lowering is the lowering of Fortran as an irgen.Lowering.
type Lowering struct{}

// Lower implements irgen.Lowering.
func (Lowering) Lower(sources []frontend.Source, o irgen.Options, r diag.Reporter) *ir.Op {
	units := make([]*front.Unit, len(sources))
	for i, s := range sources {
		units[i] = s.(*front.Unit)
	}
	return Lower(units, o, r)
}

// Rules implements irgen.Lowering.
func (Lowering) Rules() []*diag.Rule { return Rules }

// lowerer is the state of one module.
type lowerer struct {
	units  []*front.Unit
	order  string
	unit   *front.Unit // the source being lowered
	report diag.Reporter
	failed bool
	unread bool // what the preprocessor takes away is read and written

	*build.Module
	*typemap.Map
	*procedure.Table
	host *host
	gen  *accgen.Generator
	omp  *ompgen.Generator
	// imported are the directives of modules that are not lowered here.
	imported []*frontend.Construct
	// threadprivate are the variables of threadprivate directives.
	threadprivate map[*front.Symbol]bool

	storage    *storage.Layout
	automatics int // globals for automatic components
	initials   *initial.Values
	// declares are the module variables of declare directives, declareOrder the same in order.
	declares map[*front.Symbol]*declared
	// locallyDeclared are the variables of declare directives in procedures.
	locallyDeclared map[*front.Symbol]bool
	declareOrder    []*declared
	// unitOfBlocks are the declare directives in procedures that name common blocks, and constructors how many each variable has.
	unitOfBlocks map[*front.Dir]*front.Unit
	constructors map[string]int
	// pending are the procedures of accc's modules that are called and not lowered yet; needed are all of them.
	pending []*front.ProgUnit
	defined map[string]*front.ProgUnit // the procedures that are lowered, by symbol
	needed  map[*front.ProgUnit]bool
}

// needLibrary notes a procedure of a module that comes with accc: its body becomes a part of the program.
func (l *lowerer) needLibrary(p *front.ProgUnit) {
	if l.needed[p] || p.LibraryUnit() == nil {
		return
	}
	if l.needed == nil {
		l.needed = map[*front.ProgUnit]bool{}
	}
	l.needed[p] = true
	l.pending = append(l.pending, p)
}

// libraryProcedures lowers the procedures of accc's modules that the program calls, and those that they call.
func (l *lowerer) libraryProcedures() {
	outer := l.unit
	for len(l.pending) > 0 {
		p := l.pending[0]
		l.pending = l.pending[1:]
		l.unit = p.LibraryUnit()
		l.guard(func() { l.define(p) })
	}
	l.unit = outer
}

// bailout is the panic value that ends the lowering of one procedure or variable after a report.
type bailout struct{}

// guard runs f; a bailout ends it.
func (l *lowerer) guard(f func()) {
	defer func() {
		switch e := recover().(type) {
		case nil, bailout:
		default:
			panic(e)
		}
	}()
	f()
}

// unsupported reports an unsupported feature and ends the lowering of the procedure or variable.
func (l *lowerer) unsupported(at source.Span, format string, args ...any) {
	l.failed = true
	RuleNotYet.New(at, "not yet handled: %s", fmt.Sprintf(format, args...)).To(l.report)
	panic(bailout{})
}

// location is that of the first source.
func (l *lowerer) location() ir.Location {
	if len(l.units) == 0 || l.units[0].Model == nil || l.units[0].Model.File == nil {
		return ir.Unknown
	}
	return &ir.FileLoc{File: l.units[0].Model.File.Name, Line: 1, Col: 1}
}

// named puts a variable's name around the location of its declaration.
func named(s *front.Symbol) ir.Location {
	return &ir.NameLoc{Name: s.Name, Child: build.Location(s.Span)}
}

// reports answers the questions of packages initial, storage, procedure and typeinfo.
type reports struct{ l *lowerer }

func (r reports) Span(n *front.Node) source.Span { return r.l.span(n) }
func (r reports) Guard(f func())                 { r.l.guard(f) }

func (r reports) Static(s *front.Symbol) bool   { return r.l.static(s) }
func (r reports) NeedLibrary(p *front.ProgUnit) { r.l.needLibrary(p) }

func (r reports) ComponentImage(t *fir.RecordType, c *front.Symbol) string {
	return r.l.componentImage(t, c)
}

func (r reports) Size(s *front.Symbol) (size, align int64) { return r.l.storageOf(s) }
func (r reports) HasInitial(s *front.Symbol) bool {
	return s.Init != nil || r.l.initials.Stated(s) != nil
}

func (r reports) ElementSize(t front.Type) (int64, bool) {
	return llvm.SizeOf(fir.Memory(r.l.ScalarType(t)))
}

func (r reports) Unsupported(at source.Span, format string, args ...any) {
	r.l.unsupported(at, format, args...)
}

// span is the user's text of a node.
func (l *lowerer) span(n *front.Node) source.Span { return l.unit.Span(n.First, n.Last) }

// stmtSpan is the user's text of a statement.
func (l *lowerer) stmtSpan(s *front.Stmt) source.Span {
	if s == nil {
		return l.unit.Span(0, 0)
	}
	return l.unit.Span(s.First, s.Last)
}

// program lowers the program units of a source.
func (l *lowerer) program(u *front.Unit) {
	for _, p := range u.Units {
		l.programUnit(p)
	}
}

func (l *lowerer) programUnit(p *front.ProgUnit) {
	switch p.Kind {
	case "module", "submodule":
		l.moduleVariables(p)
		for _, c := range p.Contains {
			l.programUnit(c)
		}
	case "block data", "blockdata":
		l.guard(func() { l.blockData(p) })
	default:
		l.guard(func() { l.define(p) })
		for _, c := range p.Contains {
			l.programUnit(c)
		}
	}
}
