package c

import (
	"fmt"
	"sort"
	"strings"

	"accc/frontend"
	front "accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	accgen "accc/irgen/acc"
	ompgen "accc/irgen/omp"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"

	"modernc.org/cc/v4"
)

// Options are the settings of a lowering.
type Options = irgen.Options

// Lower turns a translation unit into a module. Unsupported features are reported with their positions, and the result
// is then nil; so it is if the unit has no tree because its code is wrong.
func Lower(unit *front.Unit, opts Options, r diag.Reporter) *ir.Op {
	if unit.AST == nil {
		return nil
	}
	if opts.Context == nil {
		opts.Context = ir.NewContext()
	}
	l := &lowerer{
		unit:    unit,
		opts:    opts,
		report:  r,
		types:   types{ctx: opts.Context, ast: unit.AST, layouts: map[any]*layout{}, names: map[string]int{}},
		funcs:   map[string]*function{},
		globals: map[string]*global{},
		statics: map[*cc.Declarator]*global{},
		strings: map[string]*global{},
		symbols: map[string]bool{},

		labelNumbers: map[*cc.UnaryExpression]int64{},
	}
	l.module = newModule(l.start(unit))
	l.body = l.module.Region(0).Entry()
	l.out = l.body
	l.host = newHost(l)
	l.gen = accgen.New(l.host, accgen.Convention{})
	l.omp = ompgen.New(l.host, opts.Implied, unit.Model)
	l.collect()
	l.routines()
	for _, d := range l.unit.Directives {
		if d.Def == accdir.DirDeclare && d.Decl != nil {
			l.gen.NoteDeclare(d.Construct)
		}
	}
	l.define()
	l.declarations()
	l.declare()
	l.omp.Finish(unit.Model)
	if l.failed {
		return nil
	}
	return l.module
}

// Lowering is the lowering of C as an irgen.Lowering.
type Lowering struct{}

// Lower implements irgen.Lowering for one translation unit.
func (Lowering) Lower(sources []frontend.Source, o irgen.Options, r diag.Reporter) *ir.Op {
	return Lower(sources[0].(*front.Unit), o, r)
}

// Rules implements irgen.Lowering.
func (Lowering) Rules() []*diag.Rule { return Rules }

// lowerer is the state of one translation unit.
type lowerer struct {
	unit   *front.Unit
	opts   Options
	report diag.Reporter
	failed bool
	warned map[string]bool
	// at is what is being lowered, for reports from deep inside: a node, or a span where it is valid.
	at     cc.Node
	atSpan source.Span
	// last is the location made last: the operations of an expression have the same one.
	last *ir.FileLoc
	// apart is what the function wants that is being lowered beside others, nil while none is.
	apart *apart

	module *ir.Op
	body   *ir.Block
	out    *ir.Block // where functions are defined: body, unless they are lowered beside others
	types  types
	host   *host
	gen    *accgen.Generator
	omp    *ompgen.Generator

	funcs   map[string]*function
	globals map[string]*global
	statics map[*cc.Declarator]*global // static locals
	// labelNumbers are the values of the addresses of labels.
	labelNumbers map[*cc.UnaryExpression]int64
	strings      map[string]*global
	symbols      map[string]bool // names in use in the module
	reached      map[string]bool // the functions that the unit can reach, nil until it is asked for
	order        []*global       // globals without a definition of their own, in order of first use
}

// A function is a C function by its name.
type function struct {
	name     string
	typ      *cc.FunctionType
	def      *cc.FunctionDefinition // nil: declared only
	static   bool
	external bool // a declaration makes its definition an external one (C17 §6.7.4)
	weak     bool // another unit's definition replaces it
	variadic bool
	sig      *signature
	op       *ir.Op // the definition or declaration in the module
	used     bool
	// unreached: the body cannot be lowered, and nothing that is reached calls the function.
	unreached bool
	routine   []*ir.SymbolRefAttr // its acc.routine operations
	labels    []string            // whose address is taken, nil until it is asked for
}

// A global is an object with static storage duration.
type global struct {
	name   string
	typ    cc.Type
	irType ir.Type
	decl   *cc.Declarator // of the definition, if there is one
	init   *cc.Initializer
	text   []byte // a string literal's bytes
	static bool
	extern bool // defined elsewhere
	weak   bool // another unit's definition replaces it
	align  int64
	list   []leaf // the initial value of a compound literal
	// declared is the acc.declare attribute of a variable in a declare directive, or nil.
	declared ir.Attribute
	local    bool // a static local or compound literal: defined when it is used
	noted    bool // on the list of what is still to be defined
	op       *ir.Op
}

// bailout is the panic value that ends the lowering of one function or global after a report.
type bailout struct{}

// guard runs f; a bailout or an unsupported type ends it and marks the lowering as failed.
func (l *lowerer) guard(at cc.Node, f func()) {
	l.at, l.atSpan = at, source.Span{}
	defer func() {
		switch x := recover().(type) {
		case nil:
		case bailout:
		case unsupportedType:
			span := l.atSpan
			if !span.IsValid() {
				span = l.unit.Span(l.at)
			}
			l.reportUnsupported(span, "%s", x.text)
		default:
			panic(x)
		}
	}()
	f()
}

// unsupported reports an unsupported feature and ends the lowering of the function or global.
func (l *lowerer) unsupported(at cc.Node, format string, args ...any) {
	l.reportUnsupported(l.unit.Span(at), format, args...)
	panic(bailout{})
}

func (l *lowerer) reportUnsupported(at source.Span, format string, args ...any) {
	l.alone()
	l.failed = true
	what := fmt.Sprintf(format, args...)
	d := RuleNotYet.New(at, "not yet handled: %s", what)
	for _, a := range advice {
		if strings.HasPrefix(what, a.what) {
			d.Note("%s", a.note)
		}
	}
	d.To(l.report)
}

// advice says what to write in place of what is not taken, by how the report of it begins.
var advice = []struct{ what, note string }{
	{"type __int128", "use two numbers of 64 bits; __builtin_add_overflow and __builtin_mul_overflow tell when one is not enough"},
	{"type unsigned __int128", "use two numbers of 64 bits; __builtin_add_overflow and __builtin_mul_overflow tell when one is not enough"},
	{"type _Decimal", "use double, or an integer that counts the smallest unit"},
	{"type _Float128", "use long double or double: both are computed with 64 bits"},
	{"type _Float64x", "use long double or double: both are computed with 64 bits"},
	{"type _Float16", "use float"},
	{"address of a label", "use a number for each label, and a switch in place of goto *"},
	{"computed goto", "use a switch"},
	{"nested function", "define the function at file scope, and pass it what it uses of the other one"},
	{"jump in a statement expression", "make a function of the statement expression"},
	{"assembly with instructions", "write the instructions in C; an empty assembly with operands is taken"},
	{"thread-local variable", "give each thread what is its own by the argument of its function"},
	{"attribute constructor", "call the function at the beginning of main"},
	{"attribute destructor", "register the function with atexit"},
	{"a structure with a member of variable length", "use a flexible array member, or a pointer"},
	{"a vector as a condition", "compare its elements"},
}

// warnOnce reports a warning the first time its key is seen.
func (l *lowerer) warnOnce(key string, at cc.Node, format string, args ...any) {
	if l.warned[key] {
		return
	}
	l.alone()
	if l.warned == nil {
		l.warned = map[string]bool{}
	}
	l.warned[key] = true
	RuleApproximate.New(l.unit.Span(at), format, args...).To(l.report)
}

// start is the location of the main file's first byte.
func (l *lowerer) start(u *front.Unit) ir.Location {
	if u.Model == nil || u.Model.File == nil {
		return ir.Unknown
	}
	return &ir.FileLoc{File: u.Model.File.Name, Line: 1, Col: 1}
}

// point is the location where a node starts.
func (l *lowerer) point(n cc.Node) ir.Location {
	p := l.unit.Pos(n)
	if p.Line == 0 {
		return ir.Unknown
	}
	toks := [2]int32{}
	if tok := l.unit.Expanded(n); tok > 0 {
		toks = [2]int32{tok, tok + 1}
	}
	if l.last == nil || l.last.Line != p.Line || l.last.Col != p.Column || l.last.File != p.File || l.last.Toks != toks {
		l.last = &ir.FileLoc{File: p.File, Line: p.Line, Col: p.Column, Toks: toks}
	}
	return l.last
}

// span is the location of a stretch of the user's text, its end included as MLIR does not say
// otherwise: one past the last byte.
func span(s source.Span) ir.Location {
	if !s.IsValid() {
		return ir.Unknown
	}
	from, to := s.Position(), s.EndPosition()
	return &ir.FileLoc{File: from.File, Line: from.Line, Col: from.Column, EndLine: to.Line, EndCol: to.Column}
}

// named puts a variable's name around the location of its declarator.
func (l *lowerer) named(d *cc.Declarator) ir.Location {
	return &ir.NameLoc{Name: d.Name(), Child: l.point(d.NameTok())}
}

// collect finds every function and every object with linkage before anything is lowered.
func (l *lowerer) collect() {
	for tu := l.unit.AST.TranslationUnit; tu != nil; tu = tu.TranslationUnit {
		switch x := tu.ExternalDeclaration; x.Case {
		case cc.ExternalDeclarationFuncDef:
			if l.unit.StandsIn(x.FunctionDefinition) {
				continue
			}
			l.guard(x.FunctionDefinition.Declarator, func() { l.noteExternal(x.FunctionDefinition.Declarator, x.FunctionDefinition) })
		case cc.ExternalDeclarationDecl:
			if l.unit.DirectiveOf(x.Declaration) != nil {
				continue
			}
			for _, id := range declarators(x.Declaration) {
				l.guard(id.Declarator, func() { l.noteDeclarator(id.Declarator, id.Initializer) })
			}
		}
	}
}

// declarators are the init-declarators of a declaration.
func declarators(d *cc.Declaration) (list []*cc.InitDeclarator) {
	if d == nil || d.Case != cc.DeclarationDecl {
		return nil
	}
	for n := d.InitDeclaratorList; n != nil; n = n.InitDeclaratorList {
		list = append(list, n.InitDeclarator)
	}
	return list
}

func (l *lowerer) noteFunction(d *cc.Declarator, def *cc.FunctionDefinition) *function {
	l.alone()
	ft, ok := d.Type().(*cc.FunctionType)
	if !ok {
		l.unsupported(d, "function of type %s", d.Type())
	}
	l.checkDeclarator(d)
	f := l.funcs[d.Name()]
	if f == nil {
		f = &function{name: d.Name()}
		l.funcs[f.name] = f
		l.symbols[f.name] = true
	}
	switch {
	case def != nil:
		f.def, f.typ = def, ft
	case f.typ == nil, f.def == nil && f.typ.MinArgs() == 0 && f.typ.MaxArgs() < 0:
		f.typ = ft
	}
	f.static = f.static || d.IsStatic()
	f.weak = f.weak || isWeak(d)
	f.variadic = f.typ.IsVariadic()
	if f.op == nil {
		f.sig = nil
	}
	return f
}

// noteExternal notes a function that is declared at file scope.
func (l *lowerer) noteExternal(d *cc.Declarator, def *cc.FunctionDefinition) {
	f := l.noteFunction(d, def)
	f.external = f.external || l.defines(d)
}

// defines reports whether a declaration of an inline function makes its definition in the unit an external one, which other units can
// call: in C99 one without inline or with extern (C17 §6.7.4p7), by GNU's older rule one without both.
func (l *lowerer) defines(d *cc.Declarator) bool {
	if a := d.Type().Attributes(); l.unit.GNUInline || a != nil && (a.IsAttrSet("gnu_inline") || a.IsAttrSet("__gnu_inline__")) {
		return !d.IsInline() || !d.IsExtern()
	}
	return !d.IsInline() || d.IsExtern()
}

func (l *lowerer) noteDeclarator(d *cc.Declarator, init *cc.Initializer) {
	l.alone()
	switch {
	case d.IsTypename() || d.Name() == "" || !l.unit.Span(d).IsValid() && d.Type().Kind() != cc.Function:
		return // the prelude of cc/v4 declares a variable, too
	case d.Type().Kind() == cc.Function:
		l.noteExternal(d, nil)
		return
	}
	l.checkDeclarator(d)
	g := l.globals[d.Name()]
	if g == nil {
		g = &global{name: d.Name(), extern: true}
		l.globals[g.name] = g
		l.symbols[g.name] = true
	}
	g.static = g.static || d.IsStatic()
	g.weak = g.weak || isWeak(d)
	g.align = max(g.align, int64(d.Alignas()))
	if g.decl == nil || init != nil || g.typ.IsIncomplete() {
		g.decl, g.typ = d, d.Type()
	}
	if init != nil {
		g.init = init
	}
	if !d.IsExtern() || init != nil {
		g.extern = false
	}
}

// refusedAttributes change what a program does in unsupported ways.
var refusedAttributes = []string{"constructor", "destructor", "alias", "cleanup", "ifunc"}

// checkDeclarator reports what a declaration asks for and does not get.
func (l *lowerer) checkDeclarator(d *cc.Declarator) {
	if d.IsThreadLocal() && l.startsThreads() {
		l.unsupported(d, "thread-local variable '%s' in a program that starts threads of its own", d.Name())
	}
	a := d.Type().Attributes()
	if a == nil {
		return
	}
	for _, name := range refusedAttributes {
		if a.IsAttrSet(name) || a.IsAttrSet("__"+name+"__") || name == "alias" && a.Alias() != "" {
			l.unsupported(d, "attribute '%s'", name)
		}
	}
}

// isWeak reports whether a declaration says that the definition is one of several that the linker chooses from.
func isWeak(d *cc.Declarator) bool {
	a := d.Type().Attributes()
	return a != nil && a.Weak()
}

// startsThreads reports whether the unit creates threads that are not those of directives: such a thread has no copies of its own.
func (l *lowerer) startsThreads() bool {
	for _, name := range []string{"pthread_create", "thrd_create"} {
		if len(l.unit.AST.Scope.Nodes[name]) > 0 {
			return true
		}
	}
	return false
}

// routines makes the acc.routine operations of the functions that the unit defines or calls.
func (l *lowerer) routines() {
	for _, d := range l.unit.Directives {
		if d.Def != accdir.DirRoutine {
			continue
		}
		seen := map[string]bool{}
		for _, r := range d.Routines {
			f := l.funcs[r.Name()]
			if f == nil || seen[f.name] {
				continue
			}
			seen[f.name] = true
			l.host.x = &fn{lowerer: l, b: ir.At(l.body)}
			l.guard(r, func() { f.routine = append(f.routine, l.gen.Routine(ir.At(l.body), d.Construct, f.name)) })
		}
	}
}

// declarations lowers declare directives at file scope, and OpenMP's directives there.
func (l *lowerer) declarations() {
	for _, d := range l.unit.Directives {
		if d.Def.Table == ompdir.Table && d.Construct.Routine == nil {
			l.host.x = &fn{lowerer: l, b: ir.At(l.body)}
			l.guard(nil, func() { l.omp.Construct(d.Construct) })
			continue
		}
		if d.Def != accdir.DirDeclare || d.Decl == nil {
			continue
		}
		l.guard(d.Decl, func() {
			list := l.gen.GlobalDeclare(d.Construct, func(op *ir.Op, f func()) {
				entry := op.Region(0).Entry()
				x := &fn{lowerer: l, b: ir.At(entry), vars: map[*cc.Declarator]*ir.Value{}}
				x.b.Loc = op.Loc
				x.pushFrame(op.Region(0), entry)
				l.host.x = x
				f()
			})
			for _, v := range list {
				if v.Var == nil || v.Var.Symbol == nil {
					continue
				}
				if decl, ok := v.Var.Symbol.Host.(*cc.Declarator); ok {
					if g := l.globalOf(decl); g != nil {
						g.declared = v.Attr
						if g.op != nil {
							g.op.SetAttr("acc.declare", v.Attr)
						}
					}
				}
			}
		})
	}
}

// defined are the functions that the unit defines, in source order.
func (l *lowerer) defined() (list []*function) {
	for tu := l.unit.AST.TranslationUnit; tu != nil; tu = tu.TranslationUnit {
		if x := tu.ExternalDeclaration; x.Case == cc.ExternalDeclarationFuncDef {
			if f := l.funcs[x.FunctionDefinition.Declarator.Name()]; f != nil && f.def == x.FunctionDefinition {
				list = append(list, f)
			}
		}
	}
	return list
}

// define lowers the definitions in source order.
func (l *lowerer) define() {
	definer := l.newDefiner(l.defined())
	done := map[*global]bool{}
	for tu := l.unit.AST.TranslationUnit; tu != nil; tu = tu.TranslationUnit {
		switch x := tu.ExternalDeclaration; x.Case {
		case cc.ExternalDeclarationFuncDef:
			f := l.funcs[x.FunctionDefinition.Declarator.Name()]
			if f == nil || f.def != x.FunctionDefinition {
				continue // reported
			}
			definer.define(f)
		case cc.ExternalDeclarationDecl:
			if d := l.unit.DirectiveOf(x.Declaration); d != nil {
				continue
			}
			for _, id := range declarators(x.Declaration) {
				g := l.globals[id.Declarator.Name()]
				if g == nil || id.Declarator.IsTypename() || g.extern || done[g] {
					continue
				}
				done[g] = true
				l.guard(id.Declarator, func() { l.defineGlobal(g, ir.At(l.body)) })
			}
		case cc.ExternalDeclarationAsmStmt:
			l.reportUnsupported(l.unit.Span(x), "assembly")
		}
	}
}

// declare adds what the definitions use and the unit does not define: functions and objects of
// other units, string literals, static locals.
func (l *lowerer) declare() {
	for i := 0; i < len(l.order); i++ {
		l.guard(l.order[i].decl, func() { l.defineGlobal(l.order[i], ir.At(l.body)) })
	}
	var names []string
	for name, f := range l.funcs {
		if f.used && f.op == nil && f.sig != nil { // of one without a signature, what is wrong was said
			names = append(names, name)
		}
	}
	sort.Strings(names)
	for _, name := range names {
		l.declareFunction(l.funcs[name])
	}
}

// unique makes a symbol name that nothing in the module has.
func (l *lowerer) unique(name string) string {
	l.alone()
	return l.uniqueIn(name, l.symbols)
}

// uniqueIn is unique for names that begin with that of the function that is being lowered; taken are those in use.
func (l *lowerer) uniqueIn(name string, taken map[string]bool) string {
	out := name
	for i := 1; l.symbols[out] || taken[out]; i++ {
		out = fmt.Sprintf("%s.%d", name, i)
	}
	taken[out] = true
	return out
}
