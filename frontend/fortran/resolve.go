package fortran

import (
	"slices"

	"accc/frontend/diag"
	"accc/frontend/source"
)

// A resolver ties names to symbols and types to expressions. Specification parts are resolved when they are first
// needed, so that modules and procedures can be in any order.
type resolver struct {
	r     *sourceText
	units map[string]*ProgUnit // modules of this file
	// others are the modules of other files that this one uses.
	others []*Scope
	// unfound is the first report of a module that is not known: one that the source uses, or that a module of another file uses.
	unfound *diag.Diagnostic
	globals map[string]*Symbol // procedures outside of modules
	state   map[*ProgUnit]int  // 1: in work, 2: done
	actual  int                // inside of actual arguments, where procedures may be named
	quiet   int                // reports are dropped: the text is ours, or the mistake is known
	undone  map[undeclared]bool
	// inLibrary: the text is that of lib.
	inLibrary bool
	// later is what waits until the specification part has been read.
	later []func()
}

// undeclared is a name that has been reported.
type undeclared struct {
	scope *ProgUnit
	name  string
}

func (v *resolver) fault(d *diag.Diagnostic) {
	if v.quiet == 0 {
		v.r.Fault(d)
	}
}

func (v *resolver) nameSpan(n *Name) source.Span { return v.r.spanOf(n.Tok, n.Tok) }
func (v *resolver) span(n *Node) source.Span     { return v.r.spanOf(n.First, n.Last) }

// spec resolves the specification part of a unit. It returns false while that is in work already.
func (v *resolver) spec(u *ProgUnit) bool {
	switch {
	case v.state[u] == 1:
		return false
	case u.Scope != nil: // also where that is of another source, read before
		return true
	}
	v.state[u] = 1
	host := (*Scope)(nil)
	if u.Parent != nil {
		v.spec(u.Parent)
		host = u.Parent.Scope
	}
	var p *ProgramStmt
	if u.Stmt != nil {
		p, _ = u.Stmt.Node.(*ProgramStmt)
	}
	if u.Kind == "submodule" && p != nil {
		switch {
		case p.Middle != nil:
			host = v.module(submoduleName(p.Parent.Text, p.Middle.Text), v.nameSpan(p.Middle))
		case p.Parent != nil:
			host = v.module(p.Parent.Text, v.nameSpan(p.Parent))
		}
	}
	u.Scope = newScope(host, u, v.r)
	u.Scope.lost = v.r.Incomplete
	u.Scope.span = v.r.spanOf(u.First, u.Last)
	for _, c := range u.Contains {
		if c.Kind != "procedure" {
			v.declareUnit(u.Scope, c)
		}
	}
	if u.Stmt != nil {
		if s, ok := u.Stmt.Node.(*SubprogramStmt); ok {
			v.dummies(u, s)
			v.entryArguments(u)
		}
	}
	outer := v.later
	v.later = nil
	for _, i := range u.Spec {
		v.specItem(u.Scope, i)
	}
	for _, c := range u.Contains {
		if c.Kind == "procedure" { // its interface may be in this very unit
			v.declareUnit(u.Scope, c)
		}
	}
	v.dataAmong(u.Scope, u.Body)
	for len(v.later) > 0 {
		list := v.later
		v.later = nil
		for _, f := range list {
			f()
		}
	}
	v.later = outer
	for i := 0; i < len(u.Scope.order); i++ {
		v.finish(u.Scope.order[i])
	}
	if v.r.opts.Dialect.Save && !u.Interface {
		for _, sym := range u.Scope.order {
			if sym.Kind == Variable && !sym.Has(DummyAttr|ResultAttr|InCommon) && !slices.Contains(sym.Extents, -1) && !sym.isAutomatic() {
				sym.Attr |= Save
			}
		}
	}
	if len(u.Entries) > 0 {
		v.checkEntryResults(u)
	}
	v.state[u] = 2
	return true
}

// specItem resolves one item of a specification part.
func (v *resolver) specItem(s *Scope, i *Item) {
	switch {
	case i.Block != nil:
		switch i.Block.Kind {
		case "type":
			v.derivedType(s, i.Block)
		case "interface":
			v.interfaceBlock(s, i.Block)
		case "enum":
			v.enum(s, i.Block)
		}
	case i.Stmt != nil:
		v.specStmt(s, i.Stmt)
	case i.Dir != nil:
		v.specDirective(s, i.Dir)
	}
}

func (v *resolver) specStmt(s *Scope, st *Stmt) {
	switch n := st.Node.(type) {
	case *UseStmt:
		v.use(s, n)
	case *ImplicitStmt:
		v.implicit(s, n)
	case *DeclStmt:
		v.declaration(s, n)
	case *AttrStmt:
		v.attribute(s, n)
	case *CrayPointerStmt:
		v.crayPointers(s, n)
	case *ParameterStmt:
		for _, i := range n.Items {
			sym := v.declare(s, i.Name)
			sym.Kind, sym.Init = Parameter, node(i.Value)
		}
	case *CommonStmt:
		v.common(s, n)
	case *NamelistStmt:
		for _, g := range n.Groups {
			sym := s.put(&Symbol{Name: g.Name.Text, Kind: Namelist, Span: v.nameSpan(g.Name), finished: true})
			v.later = append(v.later, func() {
				for _, name := range g.Items {
					member := v.variable(s, name)
					member.aliased, member.inNamelist = true, true
					sym.Members = append(sym.Members, member)
				}
			})
		}
	case *ProcedureStmt:
		v.procedures(s, n)
	case *DataStmt, *EquivalenceStmt:
		v.later = append(v.later, func() { v.storage(s, st) })
	}
}
