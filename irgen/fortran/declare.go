package fortran

import (
	"fmt"
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/fir"
	fndialect "accc/dialects/func"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	accrows "accc/irgen/decompose/acc"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// noteDeclares finds the module variables of declare directives before anything is lowered: what they say goes on
// globals, and constructs must know it. So it is with common blocks, wherever they are declared.
func (l *lowerer) noteDeclares() {
	l.declares = map[*front.Symbol]*declared{}
	for _, c := range l.host.constructs {
		if c.Directive.Def.Table == accdir.Table {
			dropConstants(c)
		}
	}
	for _, u := range l.units {
		for _, p := range u.Units {
			l.noteDeclaresOf(u, p)
		}
	}
	for _, c := range l.imported {
		dropConstants(c)
		if d, ok := c.Host.(*front.Dir); ok && c.Directive.Def == accdir.DirDeclare {
			l.gen.NoteDeclare(c)
			l.noteDeclare(d, c)
		}
	}
	// flang's order is that of the names.
	slices.SortStableFunc(l.declareOrder, func(a, b *declared) int { return strings.Compare(a.sym.Name, b.sym.Name) })
}

func (l *lowerer) noteDeclaresOf(u *front.Unit, p *front.ProgUnit) {
	for _, i := range p.Spec {
		if i.Dir == nil || i.Dir.Def != accdir.DirDeclare {
			continue
		}
		c := l.host.constructs[i.Dir]
		switch {
		case c == nil:
		case p.Kind == "module" || p.Kind == "submodule":
			l.gen.NoteDeclare(c)
			l.noteDeclare(i.Dir, c)
		default:
			if blocks := blocksOf(c, true); blocks != nil {
				l.unitOfBlocks[i.Dir] = u
				l.noteDeclare(i.Dir, blocks)
			}
		}
	}
	for _, inner := range p.Contains {
		l.noteDeclaresOf(u, inner)
	}
}

// blocksOf is a declare directive of a procedure with the common blocks alone whose region is the whole program (OpenACC 3.3 §2.13), or
// with all else; nil if nothing is left.
func blocksOf(c *frontend.Construct, blocks bool) *frontend.Construct {
	out, d := *c, *c.Directive
	out.Directive, d.Clauses = &d, nil
	for _, cl := range c.Directive.Clauses {
		only := *cl
		only.Args = slices.DeleteFunc(slices.Clone(cl.Args), func(a *pragma.Arg) bool {
			block := false
			if v := c.Vars[a.Var]; a.Var != nil && v != nil {
				_, block = v.Host.(*front.Symbol)
			}
			return blocks != (block && cl.Def != accdir.ClausePresent)
		})
		if len(only.Args) > 0 {
			d.Clauses = append(d.Clauses, &only)
		}
	}
	if d.Clauses == nil {
		return nil
	}
	return &out
}

// declared is what a declare directive in a module says of a variable, or one anywhere of a common block.
type declared struct {
	dir    *front.Dir
	sym    *front.Symbol
	row    *accrows.Row
	clause acc.DataClause
	mods   acc.Modifier
	loc    ir.Location
	common string // the block it names, "" for a variable
}

func (l *lowerer) noteDeclare(d *front.Dir, c *frontend.Construct) {
	for _, cl := range c.Directive.Clauses {
		row := accrows.Find(accrows.Declaring, cl.Def)
		if row == nil {
			continue
		}
		clause, mods := row.Forward(cl.Modifiers)
		for _, a := range cl.Args {
			if a.Var == nil || c.Vars[a.Var] == nil {
				continue
			}
			one := declared{dir: d, row: row, clause: clause, mods: mods, loc: build.SpanLocation(d.Span)}
			switch n := c.Vars[a.Var].Host.(type) {
			case *front.Node:
				if n.Kind != front.NameExpr || n.Symbol == nil {
					continue // the checks report that no part of a variable is allowed here
				}
				one.sym = n.Symbol
			case *front.Symbol:
				if len(n.Members) == 0 {
					continue
				}
				one.sym, one.common = n.Members[0], n.Name
			default:
				continue
			}
			if l.declares[one.sym] != nil {
				continue // another component of it
			}
			l.declares[one.sym] = &one
			l.declareOrder = append(l.declareOrder, &one)
		}
	}
}

// declaredBlocks are the constructors and destructors of the common blocks that procedures declare.
func (l *lowerer) declaredBlocks() {
	for _, d := range l.declareOrder {
		if u := l.unitOfBlocks[d.dir]; u != nil {
			l.unit = u
			l.guard(func() { l.globalDeclare(d) })
		}
	}
}

// declareAttr is the acc.declare attribute of a module variable, nil for none.
func (l *lowerer) declareAttr(s *front.Symbol) ir.Attribute {
	if d := l.declares[s]; d != nil && d.common == "" {
		return acc.DeclareOf(d.clause, false)
	}
	return nil
}

// moduleDirectives lowers the directives in a module's specification part: constructors and destructors of the variables of declare.
func (l *lowerer) moduleDirectives(p *front.ProgUnit) {
	own := map[*front.Dir]bool{}
	for _, i := range p.Spec {
		if i.Dir != nil {
			own[i.Dir] = true
		}
	}
	for _, d := range l.declareOrder {
		if own[d.dir] {
			l.guard(func() { l.globalDeclare(d) })
		}
	}
}

// globalDeclare makes what brings a module variable to the device and away, as flang does: a constructor, a destructor, and
// for an allocatable the functions to call around its allocation.
func (l *lowerer) globalDeclare(d *declared) {
	name, t, user := l.VariableName(d.sym), l.SymbolType(d.sym), d.sym.Name
	if d.common != "" {
		c := l.fnWith(build.At(l.Module, ir.At(l.Body))).commonOf(d.sym)
		name, t, user = c.Name, commonType(c), strings.Trim(d.common, "/")
		if g := l.Symbols[name]; g != nil {
			g.SetAttr("acc.declare", acc.DeclareOf(d.clause, false))
		}
	}
	// A common block may be declared in several program units: each has its constructor.
	again := ""
	if n := l.constructors[name]; n > 0 {
		again = fmt.Sprint("_", n-1)
	}
	l.constructors[name]++
	boxed := build.IsBox(t)
	attrs := func(clause acc.DataClause, implicit bool) []ir.NamedAttr {
		out := []ir.NamedAttr{build.Attr(acc.AttrDataClause, clause.Attr()), build.Attr("name", ir.String(user)), build.Attr("structured", ir.Bool(false)), build.Attr("implicit", ir.Bool(implicit))}
		if d.mods != acc.ModNone {
			out = append(out, build.Attr("modifiers", d.mods.Attr()))
		}
		return out
	}
	entry := func(b *ir.Builder, def *ir.OpDef, addr *ir.Value, clause acc.DataClause, implicit bool) *ir.Value {
		list := append(attrs(clause, implicit), build.Attr("varType", ir.TypeValue(t)))
		return b.Op(def, ir.With{Groups: operandsOf(def, "var", addr), Attrs: list, Types: []ir.Type{addr.Type()}}).Result(0)
	}
	address := func(b *ir.Builder, marked bool) *ir.Value {
		list := []ir.NamedAttr{build.Attr("symbol", ir.Symbol(name))}
		if marked {
			list = append(list, build.Attr("acc.declare", acc.DeclareOf(d.clause, false)))
		}
		return b.Op(fir.AddressOf, ir.With{Attrs: list, Types: []ir.Type{fir.Ref(t)}}).Result(0)
	}
	enter := func(b *ir.Builder, v *ir.Value) {
		b.Op(acc.DeclareEnter, ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{acc.DeclareToken()}})
	}
	leave := func(b *ir.Builder, v *ir.Value) {
		b.Op(acc.DeclareExit, ir.With{Groups: operandsOf(acc.DeclareExit, acc.SlotData.Values, v), Types: []ir.Type{}})
	}
	place := func() *ir.Builder {
		b := ir.At(l.Body)
		b.Loc = d.loc
		return b
	}
	structure := func(def *ir.OpDef, suffix string, f func(b *ir.Builder)) {
		o := place().Op(def, ir.With{Attrs: []ir.NamedAttr{build.Attr("sym_name", ir.String(name+suffix+again))}, Types: []ir.Type{}})
		b := ir.At(o.Region(0).AddBlock())
		b.Loc = d.loc
		f(b)
		b.Op(acc.Terminator, ir.With{Types: []ir.Type{}})
	}
	function := func(suffix string, f func(b *ir.Builder)) {
		o := place().Op(fndialect.Func, ir.With{Types: []ir.Type{}, Attrs: []ir.NamedAttr{build.Attr("sym_name", ir.String(name+suffix)),
			build.Attr("function_type", ir.TypeValue(ir.Func(nil, nil))), build.Attr("sym_visibility", ir.String("private"))}})
		b := ir.At(o.Region(0).AddBlock())
		b.Loc = d.loc
		f(b)
		b.Op(fndialect.Return, ir.With{Types: []ir.Type{}})
	}
	structure(acc.GlobalCtor, "_acc_ctor", func(b *ir.Builder) {
		addr := address(b, true)
		if boxed && d.row.Entry != acc.DeclareLink {
			// Only the descriptor: there is nothing yet that it could be of.
			enter(b, entry(b, acc.Copyin, addr, d.clause, true))
			return
		}
		enter(b, entry(b, d.row.Entry, addr, d.clause, false))
	})
	if boxed {
		function("_acc_declare_post_alloc", func(b *ir.Builder) {
			enter(b, entry(b, d.row.Entry, address(b, false), d.clause, true))
		})
		function("_acc_declare_post_dealloc", func(b *ir.Builder) {
			leave(b, entry(b, acc.Getdeviceptr, address(b, false), d.clause, true))
		})
	}
	if d.row.Exit == nil {
		return
	}
	structure(acc.GlobalDtor, "_acc_dtor", func(b *ir.Builder) {
		addr := address(b, true)
		v := entry(b, acc.Getdeviceptr, addr, d.clause, false)
		leave(b, v)
		list := attrs(d.clause, false)
		operands := operandsOf(d.row.Exit, "accVar", v)
		for i, g := range d.row.Exit.Operands {
			if g.Name == "var" {
				operands[i] = []*ir.Value{addr}
				list = append(list, build.Attr("varType", ir.TypeValue(t)))
			}
		}
		b.Op(d.row.Exit, ir.With{Groups: operands, Attrs: list, Types: []ir.Type{}})
	})
}

// operandsOf are the operand groups of an operation with one value in one of them.
func operandsOf(def *ir.OpDef, group string, v *ir.Value) [][]*ir.Value {
	out := make([][]*ir.Value, len(def.Operands))
	for i, g := range def.Operands {
		if g.Name == group {
			out[i] = []*ir.Value{v}
		}
	}
	return out
}

// keepDescriptor stores the descriptor of an allocatable that has been allocated or freed. That of a variable in a declare directive
// of a module is marked, as flang does: the functions that keep the device's copy in step are called there.
func (x *fn) keepDescriptor(v *ir.Value, e *entity.Entity, allocated bool) {
	o := x.Op(fir.Store, []*ir.Value{v, e.Ref}, nil)
	name := x.declaredName(e)
	switch {
	case name == "":
	case allocated:
		o.SetAttr("acc.declare_action", acc.DeclareAction(nil, ir.Symbol(name+"_acc_declare_post_alloc"), nil, nil))
	default:
		o.SetAttr("acc.declare_action", acc.DeclareAction(nil, nil, nil, ir.Symbol(name+"_acc_declare_post_dealloc")))
	}
}

// freedAddress is the address of the memory of such an allocatable that is about to be freed, marked in the same way; nil
// for other variables.
func (x *fn) freedAddress(e *entity.Entity) *ir.Value {
	name := x.declaredName(e)
	if name == "" {
		return nil
	}
	addr := x.BoxAddr(x.Load(e.Ref))
	addr.Op().SetAttr("acc.declare_action", acc.DeclareAction(nil, nil, ir.Symbol(name+"_acc_declare_pre_dealloc"), nil))
	return addr
}

// declaredName is the mangled name of an allocatable of a declare directive, "" for other variables.
func (x *fn) declaredName(e *entity.Entity) string {
	if e.Sym == nil || e.Sym != e.Base || x.declares[e.Sym] == nil && !x.locallyDeclared[e.Sym] || !e.Sym.Has(front.Allocatable) {
		return ""
	}
	return x.VariableName(e.Sym)
}

// specificationDirectives lowers the directives in the specification part of a procedure: those of declare together.
func (x *fn) specificationDirectives(items []*front.Item) {
	var list []*frontend.Construct
	for _, i := range items {
		if i.Dir == nil || i.Dir.Def == accdir.DirRoutine {
			continue
		}
		if i.Dir.Def != accdir.DirDeclare {
			x.directive(i.Dir)
			continue
		}
		c := x.host.constructs[i.Dir]
		if c == nil {
			x.unsupported(i.Dir.Span, "a directive in this position")
		}
		if c = blocksOf(c, false); c != nil {
			list = append(list, c)
			x.noteLocalDeclare(c)
		}
	}
	if len(list) > 0 {
		x.gen.Declare(list)
	}
}

// noteLocalDeclare remembers the variables of a declare directive in a procedure.
func (l *lowerer) noteLocalDeclare(c *frontend.Construct) {
	for _, v := range c.Vars {
		if n, ok := v.Host.(*front.Node); ok && n.Kind == front.NameExpr && n.Symbol != nil {
			if l.locallyDeclared == nil {
				l.locallyDeclared = map[*front.Symbol]bool{}
			}
			l.locallyDeclared[n.Symbol] = true
		}
	}
}

// routines makes the acc.routine operations of the procedures of the module, and of those that it only calls.
func (l *lowerer) routines() {
	// They are at the beginning of the module, the last one first.
	beginning := func() *ir.Builder {
		if first := l.Body.First(); first != nil {
			return ir.Before(first)
		}
		return ir.At(l.Body)
	}
	routine := func(c *frontend.Construct, imported bool) {
		if c.Directive.Def != accdir.DirRoutine || c.Target == nil || c.Target.Symbol == nil {
			return
		}
		s, ok := c.Target.Symbol.Host.(*front.Symbol)
		if !ok {
			return
		}
		name := l.ProcedureName(s)
		op := l.Symbols[name]
		if op == nil && imported {
			return
		}
		l.guard(func() {
			l.host.x = l.fnWith(build.At(l.Module, ir.At(l.Body)))
			info := []*ir.SymbolRefAttr{l.gen.Routine(beginning(), c, name)}
			if op == nil {
				return // it is not called here
			}
			if old, ok := op.Attr("acc.routine_info").(*acc.RoutineInfoAttr); ok {
				info = append(old.SymbolRefs(), info...)
			}
			op.SetAttr("acc.routine_info", acc.RoutineInfo(info...))
		})
	}
	for _, u := range l.units {
		if u.Model == nil {
			continue
		}
		l.unit = u
		for _, c := range u.Model.Directives {
			routine(c, false)
		}
	}
	for _, c := range l.imported {
		routine(c, true)
	}
}
