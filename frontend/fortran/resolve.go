package fortran

import (
	"fmt"
	"go/constant"
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"
)

// A resolver ties names to symbols and types to expressions. Specification parts are resolved when they are first
// needed, so that modules and procedures can be in any order.
type resolver struct {
	r *sourceText
	// modules are the scopes by name: those of this file, of other files, and those that come with accc.
	modules map[string]*Scope
	units   map[string]*ProgUnit // modules of this file
	globals map[string]*Symbol   // procedures outside of modules
	state   map[*ProgUnit]int    // 1: in work, 2: done
	actual  int                  // inside of actual arguments, where procedures may be named
	quiet   int                  // reports are dropped: the text is ours, or the mistake is known
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
	switch v.state[u] {
	case 1:
		return false
	case 2:
		return true
	}
	v.state[u] = 1
	host := (*Scope)(nil)
	if u.Parent != nil {
		if v.state[u.Parent] == 0 {
			v.spec(u.Parent)
		}
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

// Separate reports whether the prefix of a subprogram or interface body is module: it is, or is the interface of, a separate module
// procedure (Fortran 2018 §15.6.2.5).
func (u *ProgUnit) Separate() bool {
	if u.Stmt == nil {
		return false
	}
	s, _ := u.Stmt.Node.(*SubprogramStmt)
	return s != nil && slices.ContainsFunc(s.Prefix, func(p *Prefix) bool { return p.Word == "module" })
}

// declareUnit declares a subprogram in the scope around it.
func (v *resolver) declareUnit(s *Scope, u *ProgUnit) *Symbol {
	if u.Name == nil {
		return nil
	}
	stmt, _ := u.Stmt.Node.(*SubprogramStmt)
	if stmt == nil {
		return nil
	}
	proc := &Proc{Function: u.Kind == "function", Known: true, Unit: u}
	for _, p := range stmt.Prefix {
		switch p.Word {
		case "elemental":
			proc.Elemental, proc.Pure = true, true
		case "pure":
			proc.Pure = true
		}
	}
	if !u.Interface {
		v.declareEntries(s, u, proc)
	}
	old := s.Names[u.Name.Text]
	if u.Kind == "procedure" {
		old = s.Lookup(u.Name.Text) // its interface is in the module
	}
	if old != nil {
		switch {
		case u.Kind == "procedure":
			u.Symbol = old
			return old
		case old.Kind == Generic:
			sym := &Symbol{Name: u.Name.Text, Kind: Procedure, Scope: s, Span: v.nameSpan(u.Name), Proc: proc, finished: true}
			u.Symbol = sym
			return sym
		case old.Has(DummyAttr) || old.Kind == Variable && u.Interface:
			old.Kind, old.Proc = Procedure, proc
			old.Type.Class = frontend.Function
			u.Symbol = old
			return old
		case u.Interface && u.Separate() && old.Proc != nil && old.Proc.Unit != nil && old.Proc.Unit.Separate() && !old.Proc.Unit.Interface:
			u.Symbol = old // the interface of a separate module procedure that is defined in the same unit
			return old
		case old.Proc != nil && old.Proc.Unit != nil && old.Proc.Unit.Interface || old.Has(usedAttr):
			// The interface of a separate module procedure, or one that hides another.
		default:
			v.fault(RuleDeclaration.New(v.nameSpan(u.Name), "'%s' is declared twice", u.Name.Text).See(old.Span, "first declared here"))
			return old
		}
	}
	sym := s.put(&Symbol{Name: u.Name.Text, Kind: Procedure, Scope: s, Span: v.nameSpan(u.Name), Proc: proc, finished: true})
	u.Symbol = sym
	return sym
}

// dummies declares the dummy arguments and the result of a subprogram.
func (v *resolver) dummies(u *ProgUnit, s *SubprogramStmt) {
	proc := &Proc{Function: u.Kind == "function", Known: true, Unit: u}
	if u.Symbol != nil && u.Symbol.Proc != nil {
		proc = u.Symbol.Proc
	}
	if u.Kind == "procedure" && u.Symbol != nil && u.Symbol.Proc != nil && u.Symbol.Proc.Unit != nil && u.Symbol.Proc.Unit != u {
		// A separate module procedure has the arguments of its interface.
		v.spec(u.Symbol.Proc.Unit)
		for _, d := range u.Symbol.Proc.Dummies {
			if d != nil {
				u.Scope.Names[d.Name] = d
			}
		}
		if r := u.Symbol.Proc.Result; r != nil {
			u.Scope.Names[r.Name] = r
		}
		return
	}
	proc.Dummies = nil
	proc.Result = v.arguments(u, s.Dummys, s.Suffix, u.Name, u.Kind == "function", &proc.Dummies)
	for _, p := range s.Prefix {
		if p.Type != nil && proc.Result != nil {
			proc.Result.spec, proc.Result.specScope = p.Type.Spec(), u.Scope
			proc.Result.Attr |= typedAttr
		}
	}
}

// arguments declares dummy arguments and, for a function, its result.
func (v *resolver) arguments(u *ProgUnit, dummys []*Dummy, suffix []*Suffix, name *Name, function bool, out *[]*Symbol) *Symbol {
	for _, d := range dummys {
		if d.Star {
			*out = append(*out, nil)
			continue
		}
		sym := u.Scope.Names[d.Name.Text]
		if sym == nil {
			sym = u.Scope.put(&Symbol{Name: d.Name.Text, Attr: DummyAttr, Span: v.nameSpan(d.Name)})
		} else if v.state[u] == 1 && sym.Span == v.nameSpan(d.Name) {
			continue
		}
		sym.Attr |= DummyAttr
		*out = append(*out, sym)
	}
	if !function {
		return nil
	}
	result := name
	for _, x := range suffix {
		if x.Result != nil {
			result = x.Result
		}
	}
	sym := u.Scope.Names[result.Text]
	if sym == nil {
		sym = u.Scope.put(&Symbol{Name: result.Text, Attr: ResultAttr, Span: v.nameSpan(result)})
	}
	return sym
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
					member.aliased = true
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

// declare finds or makes the symbol of a name in a scope.
func (v *resolver) declare(s *Scope, n *Name) *Symbol {
	if sym := s.Names[n.Text]; sym != nil {
		if sym.Has(usedAttr) || sym.Scope != s {
			if sym.Kind == Procedure && sym.Scope != nil && sym.Scope.text != nil && sym.Scope.text.Files[0].Name == libraryName {
				// Not every compiler's module has every procedure, so programs declare some again.
				v.fault(RuleHidden.New(v.nameSpan(n), "'%s' hides the procedure of module '%s'", n.Text, sym.Scope.Unit.Name.Text))
				return s.put(&Symbol{Name: n.Text, Span: v.nameSpan(n)})
			}
			if !sym.Has(impliedAttr) {
				v.fault(RuleDeclaration.New(v.nameSpan(n), "'%s' comes from a module and cannot be declared again", n.Text).See(sym.Span, "declared here"))
			}
			return &Symbol{Name: n.Text, Scope: s, Span: v.nameSpan(n)}
		}
		return sym
	}
	return s.put(&Symbol{Name: n.Text, Span: v.nameSpan(n)})
}

func (v *resolver) declaration(s *Scope, n *DeclStmt) {
	spec := n.Type.Spec()
	for _, e := range n.Entities {
		sym := v.declare(s, e.Name)
		if sym.Has(typedAttr) || sym.Kind == TypeName || sym.Kind == Generic || sym.Kind == Parameter && sym.spec != nil {
			v.fault(RuleDeclaration.New(v.nameSpan(e.Name), "'%s' is declared twice", e.Name.Text).See(sym.Span, "first declared here"))
			continue
		}
		if sym.Span == (source.Span{}) || sym.Has(DummyAttr|ResultAttr) {
			sym.Span = v.nameSpan(e.Name)
		}
		sym.Attr |= typedAttr
		sym.spec, sym.specScope = spec, s
		if e.Len != nil {
			own := *spec
			own.Len = e.Len.Len
			sym.spec = &own
		}
		v.attributes(s, sym, n.Attrs)
		if len(e.Dims) > 0 {
			sym.dimNodes = nodes(e.Dims)
		}
		if e.Codims != nil {
			v.fault(lex.RuleNotYet.New(v.nameSpan(e.Name), "not yet handled: coarrays"))
		}
		switch {
		case e.Init != nil:
			sym.Init = e.Init.Node()
		case e.Pointer != nil:
			sym.Init = e.Pointer.Node()
		}
		for _, c := range e.Old {
			v.later = append(v.later, func() { v.typed(c.Node(), s) })
		}
		if sym.Kind == Parameter && sym.Init == nil {
			v.fault(RuleDeclaration.New(v.nameSpan(e.Name), "constant '%s' has no value", e.Name.Text))
		}
		if sym.Kind == Variable && (e.Init != nil || e.Old != nil) && s.Unit != nil && !sym.Has(DummyAttr) {
			sym.Attr |= Save
		}
	}
}

// attributes adds those of a declaration to a symbol.
func (v *resolver) attributes(s *Scope, sym *Symbol, list []*Attr) {
	for _, a := range list {
		switch {
		case a.Intent != "":
			sym.Intent = a.Intent
		case a.Word == "parameter":
			sym.Kind = Parameter
		case a.Word == "dimension" || a.Word == "codimension":
			if a.Word == "codimension" {
				v.fault(lex.RuleNotYet.New(sym.Span, "not yet handled: coarrays"))
				continue
			}
			sym.dimNodes = nodes(a.Args)
		case a.Word == "external":
			sym.Kind = Procedure
			sym.Attr |= External
			sym.Proc = v.procOf(sym)
		default:
			bit, known := attributeWords[a.Word]
			if !known {
				d := lex.RuleSyntax.New(sym.Span, "unknown attribute %s", a.Word)
				var words []string
				for w := range attributes {
					words = append(words, w)
				}
				if near := diag.Nearest(a.Word, words); near != "" {
					d.Note("did you mean %s?", near)
				}
				v.fault(d)
			}
			sym.Attr |= bit
			switch {
			case a.Word == "bind":
				sym.bind = a.Args
			case a.Word == "pass" && len(a.Args) == 1:
				sym.pass = a.Args[0].Node().Text
			}
		}
	}
}

// saveAll makes the variables declared in a scope keep their values.
func (v *resolver) saveAll(s *Scope) {
	for _, sym := range s.order {
		if sym.Kind == Variable && !sym.Has(DummyAttr|ResultAttr|InCommon) {
			sym.blanket = sym.blanket || !sym.Has(Save)
			sym.Attr |= Save
		}
	}
}

// procOf is what is known of a procedure symbol, made if need be.
func (v *resolver) procOf(sym *Symbol) *Proc {
	if sym.Proc == nil {
		sym.Proc = &Proc{}
	}
	return sym.Proc
}

func (v *resolver) attribute(s *Scope, n *AttrStmt) {
	a := n.Attr
	bit := attributeWords[a.Word]
	if len(n.Items) == 0 {
		switch {
		case a.Word == "private":
			s.Private = true
		case a.Word == "public":
		case a.Word == "save":
			v.later = append(v.later, func() { v.saveAll(s) })
		case a.Word == "pointer" && len(a.Args) > 0:
			v.fault(lex.RuleNotYet.New(v.span(a.Args[0].Node()), "not yet handled: Cray pointers"))
		default:
			v.fault(lex.RuleSyntax.New(s.span, "expected names after %s", a.Word))
		}
		return
	}
	for _, i := range n.Items {
		if i.Common != nil {
			continue // a common block is saved anyway
		}
		name := i.Spec.nameOf()
		if a.Word == "public" || a.Word == "private" {
			v.later = append(v.later, func() {
				sym := s.Names[name]
				if sym == nil && i.Spec.Name != nil {
					sym = v.declare(s, i.Spec.Name)
				}
				if sym != nil {
					v.accessible(s, name, sym, a.Word == "private")
				}
			})
			continue
		}
		if i.Spec.Name == nil {
			continue
		}
		sym := v.declare(s, i.Spec.Name)
		switch {
		case a.Intent != "":
			sym.Intent = a.Intent
		case a.Word == "external" || a.Word == "intrinsic":
			sym.Kind = Procedure
			p := v.procOf(sym)
			if a.Word == "intrinsic" {
				if p.Intrinsic = Intrinsics()[name]; p.Intrinsic == nil {
					v.fault(RuleDeclaration.New(v.nameSpan(i.Spec.Name), "'%s' is not an intrinsic procedure", name))
				}
			}
			sym.Attr |= bit
		default:
			sym.Attr |= bit
		}
		if len(i.Dims) > 0 {
			sym.dimNodes = nodes(i.Dims)
		}
	}
}

// accessible makes a name of a module public or private, also one that comes from another module.
func (v *resolver) accessible(s *Scope, name string, sym *Symbol, private bool) {
	if sym.Scope != s {
		own := *sym
		if own.Kind != Variable && own.Kind != Generic {
			sym = &own
			s.Names[name] = sym
		}
	}
	if private {
		sym.Attr = sym.Attr&^Public | Private
	} else {
		sym.Attr = sym.Attr&^Private | Public
	}
}

func (v *resolver) implicit(s *Scope, n *ImplicitStmt) {
	s.noneSet = true
	if n.None {
		s.None = true
		return
	}
	if s.Implicit == nil {
		s.Implicit = map[byte]*TypeSpec{}
	}
	for _, rule := range n.Rules {
		for _, x := range rule.Ranges {
			from, to := x, x
			if x.Kind == BinaryExpr && x.Text == "-" {
				from, to = x.Args[0], x.Args[1]
			}
			if from.Kind != NameExpr || to.Kind != NameExpr || len(from.Text) != 1 || len(to.Text) != 1 {
				v.fault(RuleDeclaration.New(v.span(x), "expected letters such as a-h"))
				continue
			}
			for c := from.Text[0]; c <= to.Text[0]; c++ {
				s.Implicit[c] = rule.Type
			}
		}
	}
}

// implicitType is the type of a name that is not declared.
func (v *resolver) implicitType(s *Scope, name string) Type {
	for x := s; x != nil; x = x.Parent {
		if spec := x.Implicit[name[0]]; spec != nil {
			return v.typeOf(spec, x)
		}
	}
	if name[0] >= 'i' && name[0] <= 'n' {
		return v.integerType()
	}
	return v.realType()
}

func (v *resolver) common(s *Scope, n *CommonStmt) {
	for _, b := range n.Blocks {
		name := ""
		span := source.Span{}
		if b.Name != nil {
			name, span = b.Name.Text, v.nameSpan(b.Name)
		}
		block := s.Names["/"+name+"/"]
		if block == nil {
			block = s.put(&Symbol{Name: "/" + name + "/", Kind: Common, Span: span, finished: true})
		}
		for _, e := range b.Items {
			sym := v.declare(s, e.Name)
			if sym.Has(InCommon) {
				v.fault(RuleDeclaration.New(v.nameSpan(e.Name), "'%s' is in a common block twice", e.Name.Text))
				continue
			}
			sym.Attr |= InCommon
			sym.Block = name
			if len(e.Dims) > 0 {
				sym.dimNodes = nodes(e.Dims)
			}
			block.Members = append(block.Members, sym)
		}
	}
}

func (v *resolver) enum(s *Scope, b *Block) {
	var before *Node
	offset := int64(0)
	for _, i := range b.Parts[0].Items {
		if i.Stmt == nil {
			continue
		}
		n, ok := i.Stmt.Node.(*EnumeratorStmt)
		if !ok {
			v.fault(RuleStructure.New(v.r.spanOf(i.Stmt.First, i.Stmt.Last), "expected an enumerator statement"))
			continue
		}
		for _, e := range n.Items {
			sym := v.declare(s, e.Name)
			sym.Kind, sym.Type, sym.finished = Parameter, v.integerType(), true
			if e.Value != nil {
				before, offset = e.Value.Node(), 0
				v.typed(before, s)
			}
			base := int64(0)
			if before != nil {
				base, _ = integerValue(before)
			}
			sym.Value = constant.MakeInt64(base + offset)
			offset++
		}
	}
}

func (v *resolver) interfaceBlock(s *Scope, b *Block) {
	head := b.Head.Node.(*InterfaceStmt)
	var generic *Symbol
	if name := head.Spec.nameOf(); name != "" {
		generic = s.Names[name]
		at := v.r.spanOf(b.Head.First, b.Head.Last)
		if head.Spec.Name != nil {
			at = v.nameSpan(head.Spec.Name)
		}
		switch {
		case generic == nil || generic.Has(usedAttr) && generic.Kind == Generic:
			old := generic
			generic = s.put(&Symbol{Name: name, Kind: Generic, Span: at, finished: true})
			if old != nil {
				generic.Specifics = append(generic.Specifics, old.Specifics...)
			}
		case generic.Kind == Procedure && generic.Proc != nil && generic.Proc.Unit != nil:
			specific := *generic
			generic = s.put(&Symbol{Name: name, Kind: Generic, Span: at, finished: true, Specifics: []*Symbol{&specific}})
			specific.Proc.Unit.Symbol = &specific
		case generic.Kind == Variable && !generic.Has(typedAttr):
			generic.Kind, generic.finished = Generic, true
		}
	}
	for _, u := range b.Units {
		u.Scope = nil
		sym := v.declareUnit(s, u)
		if sym != nil && generic != nil {
			generic.Specifics = append(generic.Specifics, sym)
		}
		v.later = append(v.later, func() { v.spec(u) })
	}
	for _, i := range b.Parts[0].Items {
		if i.Stmt == nil {
			continue
		}
		p, ok := i.Stmt.Node.(*ProcedureStmt)
		if !ok {
			v.fault(RuleStructure.New(v.r.spanOf(i.Stmt.First, i.Stmt.Last), "expected an interface body or a procedure statement"))
			continue
		}
		if generic == nil {
			v.fault(RuleStructure.New(v.r.spanOf(i.Stmt.First, i.Stmt.Last), "a procedure statement belongs into an interface with a name"))
			continue
		}
		for _, item := range p.Items {
			name := item.Name
			v.later = append(v.later, func() {
				sym := s.Lookup(name.Text)
				switch {
				case sym == generic: // the specific of the same name is there already
				case sym == nil:
					v.fault(RuleUndeclared.New(v.nameSpan(name), "no procedure '%s' is declared", name.Text))
				default:
					generic.Specifics = append(generic.Specifics, sym)
				}
			})
		}
	}
}

// procedures declares procedure(interface) :: names.
func (v *resolver) procedures(s *Scope, n *ProcedureStmt) {
	for _, i := range n.Items {
		sym := v.declare(s, i.Name)
		sym.Kind = Procedure
		p := v.procOf(sym)
		v.attributes(s, sym, n.Attrs)
		if i.Target != nil {
			sym.Init = i.Target.Node()
		}
		if n.Interface == nil {
			continue
		}
		spec := n.Interface.Spec()
		if spec.Name == "type" && spec.Derived != "" && spec.First == spec.Last {
			p.Interface = spec.Derived
			v.later = append(v.later, func() {
				if like := s.Lookup(p.Interface); like != nil && like.Proc != nil && like != sym {
					v.signature(like)
					own := *like.Proc
					own.Interface = p.Interface
					sym.Proc = &own
				}
			})
			continue
		}
		p.Function = true
		sym.spec, sym.specScope = spec, s
	}
}

// dataAmong resolves the data statements among executable ones, where they are allowed too (Fortran 2018 §5.3.2, R510).
func (v *resolver) dataAmong(s *Scope, items []*Item) {
	for _, i := range items {
		switch {
		case i.Stmt != nil:
			if _, data := i.Stmt.Node.(*DataStmt); data {
				v.specStmt(s, i.Stmt)
			}
		case i.Block != nil:
			for _, p := range i.Block.Parts {
				v.dataAmong(s, p.Items)
			}
		}
	}
}

// isAutomatic reports whether the shape or the length of a variable, or a length parameter of its type, is not constant.
func (s *Symbol) isAutomatic() bool {
	if s.Has(Allocatable | PointerAttr) {
		return false
	}
	if slices.Contains(s.Extents, -1) || s.Type.Class == frontend.Character && s.Type.Len < 0 {
		return true
	}
	return s.Type.Lengths != nil && slices.ContainsFunc(s.Type.Lengths.Args, func(n *Node) bool { return n.Value == nil })
}

// storage types the expressions of data and equivalence.
func (v *resolver) storage(s *Scope, st *Stmt) {
	switch n := st.Node.(type) {
	case *DataStmt:
		for _, set := range n.Sets {
			for _, o := range set.Objects {
				x := o.Node()
				v.typed(x, s)
				x.Walk(func(y *Node) bool {
					if y.Kind == MemberExpr && y.Symbol != nil && y.Symbol.Has(Automatic|LengthParam) {
						v.fault(RuleDeclaration.New(v.span(y), "expected a variable for data, but '%s' depends on a length parameter", y.Symbol.Name))
					}
					if y.Kind == NameExpr && y.Symbol != nil && y.Symbol.Kind == Variable && y.Symbol.Scope == s {
						y.Symbol.Attr |= Save
					}
					return y.Kind != RefExpr
				})
				if b := baseName(x); b != nil && b.Symbol != nil && b.Symbol.Kind == Variable {
					b.Symbol.Attr |= Save
					v.settleLengths(b.Symbol)
				}
			}
			for _, c := range set.Values {
				v.typed(c.Node(), s)
			}
		}
	case *EquivalenceStmt:
		for _, set := range n.Sets {
			for _, o := range set.Items {
				x := o.Node()
				v.typed(x, s)
				switch b := baseName(x); {
				case b == nil || b.Symbol != nil && b.Symbol.Kind != Variable || x.Kind != NameExpr && x.Kind != RefExpr:
					v.fault(RuleDeclaration.New(v.span(x), "expected a variable, an element or a substring in equivalence, found '%s'", v.span(x).Text()))
				case b.Symbol != nil && b.Symbol.Type.Derived.sized(nil):
					v.notShared(b.Symbol, v.span(x))
				case b.Symbol != nil:
					b.Symbol.aliased, b.Symbol.equivalenced = true, true
				}
			}
		}
	}
}

// baseName is the name that a designator begins with, nil if it begins with none.
func baseName(n *Node) *Node {
	for n != nil {
		switch n.Kind {
		case NameExpr:
			return n
		case RefExpr, MemberExpr, ParenExpr:
			n = n.Args[0]
		default:
			return nil
		}
	}
	return nil
}

// derivedType declares a derived type.
func (v *resolver) derivedType(s *Scope, b *Block) {
	n := b.Head.Node.(*TypeStmt)
	d := &Derived{Name: n.Name.Text}
	sym := s.Names[n.Name.Text]
	if sym != nil && sym.Kind == Variable && !sym.Has(typedAttr|DummyAttr) {
		sym.Kind, sym.Derived, sym.finished = TypeName, d, true
	} else if sym != nil && sym.Kind == Generic && sym.Scope == s {
		sym.Kind, sym.Derived = TypeName, d
	} else {
		if sym != nil {
			v.fault(RuleDeclaration.New(v.nameSpan(n.Name), "'%s' is declared twice", n.Name.Text).See(sym.Span, "first declared here"))
		}
		sym = s.put(&Symbol{Name: n.Name.Text, Kind: TypeName, Span: v.nameSpan(n.Name), Derived: d, finished: true})
	}
	d.Symbol = sym
	for _, a := range n.Attrs {
		switch a.Word {
		case "extends":
			if len(a.Args) == 1 && a.Args[0].Node().Kind == NameExpr {
				parent := a.Args[0].Node()
				if p := s.Lookup(parent.Text); p != nil && p.Derived != nil && p.Derived != d {
					d.Parent = p.Derived
				} else {
					v.fault(RuleDeclaration.New(v.span(parent), "no type '%s' is declared", parent.Text))
				}
			}
		case "abstract":
			d.Abstract = true
		case "bind":
			d.BindC = true
		case "private", "public":
			sym.Attr |= attributeWords[a.Word]
		}
	}
	var statements []typeStmt
	for k, part := range b.Parts {
		for _, i := range part.Items {
			if i.Stmt != nil {
				statements = append(statements, typeStmt{i.Stmt, k > 0})
			}
		}
	}
	if t := v.templateOf(s, d, n, statements); t != nil {
		d.template = t
		return
	}
	inner := newScope(s, nil, v.r)
	inner.span = v.r.spanOf(b.Head.First, b.last)
	b.Scope = inner
	v.typeBody(s, inner, d, statements)
	v.later = append(v.later, func() {
		v.finishAll(inner)
		v.later = append(v.later, func() { v.acyclic(d) }) // the types of all components are known by then
	})
}

// A typeStmt is a statement of a derived type; bound reports whether it follows contains.
type typeStmt struct {
	*Stmt
	bound bool
}

// typeBody declares the components and type-bound procedures of a derived type.
func (v *resolver) typeBody(host, inner *Scope, d *Derived, statements []typeStmt) {
	inner.components = true
	for _, st := range statements {
		v.component(host, inner, d, st.Stmt, st.bound)
	}
	for _, c := range inner.order {
		if c.Kind == Procedure && !c.Has(PointerAttr) || c.Kind == Generic {
			d.Bindings = append(d.Bindings, c)
		} else {
			d.Components = append(d.Components, c)
		}
	}
}

func (v *resolver) finishAll(s *Scope) {
	for _, c := range s.order {
		v.finish(c)
	}
}

// acyclic reports components whose objects would contain objects of their own kind. The declaration that comes before that
// of its type is the wrong one.
func (v *resolver) acyclic(d *Derived) {
	for _, c := range d.Components {
		if !c.byValue() || c.Type.Derived != d && c.Type.Derived.Symbol.Span.Start < c.Span.Start || !c.Type.Derived.holds(d, map[*Derived]bool{}) {
			continue
		}
		v.fault(RuleDeclaration.New(c.Span, "component '%s' holds an object of the type '%s' that it is part of: expected pointer or allocatable", c.Name, d.Name).
			See(d.Symbol.Span, "the type"))
		c.Attr |= PointerAttr
	}
}

// byValue reports whether a component is itself an object of a derived type.
func (s *Symbol) byValue() bool {
	return s.Type.Derived != nil && !s.Has(PointerAttr|Allocatable)
}

// holds reports whether objects of a type contain one of another type, or of the same.
func (d *Derived) holds(other *Derived, seen map[*Derived]bool) bool {
	if d == other {
		return true
	}
	if seen[d] {
		return false
	}
	seen[d] = true
	for t := d; t != nil; t = t.Parent {
		if t == other {
			return true
		}
		for _, c := range t.Components {
			if c.byValue() && c.Type.Derived.holds(other, seen) {
				return true
			}
		}
	}
	return false
}

// component resolves a statement of a derived type.
func (v *resolver) component(host, inner *Scope, d *Derived, st *Stmt, bound bool) {
	switch n := st.Node.(type) {
	case *DeclStmt:
		v.declaration(inner, n)
	case *WordStmt:
		d.Sequence = d.Sequence || n.Word == "sequence"
	case *AttrStmt:
	case *FinalStmt:
		v.later = append(v.later, func() {
			for _, name := range n.Names {
				if f := host.Lookup(name.Text); f != nil && f.Proc != nil {
					if v.finalizesOther(f, d) {
						continue
					}
					d.Finals = append(d.Finals, f)
				} else {
					v.fault(RuleUndeclared.New(v.nameSpan(name), "no procedure '%s' is declared", name.Text))
				}
			}
		})
	case *GenericStmt:
		name := n.Spec.nameOf()
		g := inner.Names[name]
		if g == nil {
			g = inner.put(&Symbol{Name: name, Kind: Generic, Span: v.r.spanOf(st.First, st.Last), finished: true})
		}
		v.later = append(v.later, func() {
			for _, specific := range n.Names {
				if b := d.Component(specific.Text); b != nil {
					g.Specifics = append(g.Specifics, b)
				} else {
					v.fault(RuleUndeclared.New(v.nameSpan(specific), "no procedure '%s' is bound to '%s'", specific.Text, d.Name))
				}
			}
		})
	case *ProcedureStmt:
		if !bound {
			v.procedures(inner, n)
			return
		}
		for _, i := range n.Items {
			sym := v.declare(inner, i.Name)
			sym.Kind, sym.finished = Procedure, true
			v.attributes(inner, sym, n.Attrs)
			target := i.Name.Text
			at := v.nameSpan(i.Name)
			if i.Target != nil && i.Target.Node().Kind == NameExpr {
				target = i.Target.Node().Text
				at = v.span(i.Target.Node())
			}
			if sym.Has(Deferred) && n.Interface != nil {
				target = n.Interface.Spec().Derived
			}
			sym.Proc = &Proc{Interface: target}
			v.later = append(v.later, func() {
				like := host.Lookup(target)
				if like == nil || like.Proc == nil {
					v.fault(RuleUndeclared.New(at, "no procedure '%s' is declared", target))
					return
				}
				sym.Proc = like.Proc
			})
		}
	default:
		v.fault(RuleStructure.New(v.r.spanOf(st.First, st.Last), "expected the declaration of a component"))
	}
}

// typeOf is the type that a type-spec denotes.
func (v *resolver) typeOf(t *TypeSpec, s *Scope) Type {
	kind := func(standard int, allowed ...int) int {
		k := int64(standard)
		switch {
		case t.Bytes != "":
			_, _ = fmt.Sscanf(t.Bytes, "%d", &k)
			if t.Name == "complex" {
				k /= 2
			}
		case t.Kind != nil:
			v.typed(t.Kind, s)
			value, ok := integerValue(t.Kind)
			if !ok {
				if t.Kind.Type.Class != frontend.Unknown {
					v.fault(RuleDeclaration.New(v.span(t.Kind), "expected a constant kind"))
				}
				return standard
			}
			k = value
		}
		for _, a := range allowed {
			if int64(a) == k {
				if a > 8 && (t.Name == "real" || t.Name == "complex") && !v.r.wide.IsValid() {
					v.r.wide = v.r.spanOf(t.First, t.Last)
				}
				return a
			}
		}
		at := v.r.spanOf(t.First, t.Last)
		if t.Kind != nil {
			at = v.span(t.Kind)
		}
		v.fault(RuleDeclaration.New(at, "%s has no kind %d", t.Name, k))
		return standard
	}
	switch t.Name {
	case "integer":
		return Type{Class: frontend.Integer, Kind: kind(v.integerType().Kind, 1, 2, 4, 8, 16)}
	case "real":
		return Type{Class: frontend.Real, Kind: kind(v.realType().Kind, 2, 4, 8, 10, 16)}
	case "double precision":
		return v.doubleType()
	case "complex":
		return Type{Class: frontend.Complex, Kind: kind(v.realType().Kind, 4, 8, 10, 16)}
	case "double complex":
		return Type{Class: frontend.Complex, Kind: v.doubleType().Kind}
	case "logical":
		return Type{Class: frontend.Logical, Kind: kind(v.logicalType().Kind, 1, 2, 4, 8, 16)}
	case "character":
		c := Type{Class: frontend.Character, Kind: kind(1, 1, 4), Len: 1}
		if t.Len != nil {
			c.Len = -1
			if t.Len.Kind != StarExpr && t.Len.Kind != TripletExpr {
				v.typed(t.Len, s)
				if n, ok := integerValue(t.Len); ok {
					c.Len = max(0, n)
				}
			}
		}
		return c
	}
	out := Type{Class: frontend.Aggregate, Poly: t.Name == "class"}
	if t.Derived == "*" {
		out.Poly = true
		return out
	}
	sym := s.Lookup(t.Derived)
	if sym == nil || sym.Derived == nil {
		if s.isLost() {
			return unknownType
		}
		at := v.r.spanOf(t.First, t.Last)
		d := RuleDeclaration.New(at, "no type '%s' is declared", t.Derived)
		var names []string
		for x := s; x != nil; x = x.Parent {
			for name, y := range x.Names {
				if y.Derived != nil {
					names = append(names, name)
				}
			}
		}
		if near := diag.Nearest(t.Derived, names); near != "" {
			d.Note("did you mean %s?", near)
		}
		v.fault(d)
		return unknownType
	}
	out.Derived, out.Lengths = v.derivedWith(sym, t, s)
	if out.Derived == nil {
		return unknownType
	}
	return out
}

// signature makes the dummy arguments and the result of a procedure known.
func (v *resolver) signature(sym *Symbol) *Proc {
	p := sym.Proc
	if p == nil {
		return nil
	}
	if p.Unit != nil && v.state[p.Unit] == 0 && p.Unit.Scope == nil {
		v.spec(p.Unit)
	}
	return p
}

// resultOf is the type and rank of what a function returns.
func (v *resolver) resultOf(sym *Symbol) (t Type, rank int, shape []int64) {
	p := v.signature(sym)
	if p != nil && p.Result != nil {
		v.finish(p.Result)
		return p.Result.Type, p.Result.Rank(), p.Result.Extents
	}
	v.finish(sym)
	if sym.Type.Class == frontend.Function {
		return unknownType, 0, nil
	}
	return sym.Type, len(sym.Dims), sym.Extents
}

// finish settles the type, the shape and the value of a symbol.
func (v *resolver) finish(sym *Symbol) {
	if sym.finished {
		return
	}
	if sym.finishing {
		if !sym.folding && !(sym.shaped && len(sym.Dims) > 0) {
			sym.folding = true
			v.fault(RuleDeclaration.New(sym.Span, "'%s' depends on itself", sym.Name))
			sym.Type = unknownType
		}
		return
	}
	sym.finishing = true
	s := sym.Scope
	switch {
	case sym.spec != nil:
		sym.Type = v.typeOf(sym.spec, sym.specScope)
	case sym.Kind == Procedure && (sym.Proc == nil || !sym.Proc.Function) || sym.Kind > Procedure:
		if sym.Type.Class == frontend.Unknown && sym.Kind == Procedure {
			sym.Type = Type{Class: frontend.Function}
		}
	case sym.Type.Class == frontend.Unknown && sym.Proc == nil:
		if s.none() && !sym.Has(impliedAttr) && !(sym.Kind == Parameter && sym.Init == nil) {
			if sym.Kind == Variable && sym.Has(DummyAttr) && len(sym.dimNodes) == 0 && sym.Intent == "" {
				// A dummy procedure needs no type.
				sym.Attr |= External
			} else {
				v.undeclared(s, sym.Name, sym.Span)
			}
		} else {
			sym.Type = v.implicitType(s, sym.Name)
			sym.Attr |= impliedAttr
		}
	}
	if sym.spec != nil && sym.Kind == Procedure {
		v.procOf(sym).Function = true
	}
	for _, n := range sym.dimNodes {
		v.dimension(sym, n, s)
	}
	if sym.blanket && sym.isAutomatic() {
		sym.Attr &^= Save // a save statement without a list is about what may have the attribute
	}
	v.settleLengths(sym)
	sym.shaped = true // the initial value may ask for the shape of its own array
	sym.finished = sym.Kind != Parameter
	switch {
	case sym.Init == nil:
	case sym.Kind == Procedure: // a procedure pointer
		v.actual++
		v.typed(sym.Init, sym.Scope)
		v.actual--
	default:
		v.initial(sym)
		if sym.Kind == Parameter && len(sym.Dims) > 0 && needsItself(sym) {
			v.fault(RuleDeclaration.New(sym.Span, "'%s' depends on itself", sym.Name))
			sym.Init = nil
		}
	}
	sym.finished, sym.finishing = true, false
}

// inquiries are the intrinsic functions that do not depend on the value of their argument.
var inquiries = set("bit_size", "digits", "epsilon", "huge", "kind", "lbound", "len", "maxexponent", "minexponent", "precision", "radix",
	"range", "rank", "shape", "size", "storage_size", "tiny", "ubound")

// needsItself reports whether the value of a constant array asks for its own elements, not only for its shape.
func needsItself(sym *Symbol) (found bool) {
	sym.Init.Walk(func(n *Node) bool {
		if n.Intrinsic != nil && inquiries[n.Intrinsic.Name] {
			return false
		}
		found = found || n.Kind == NameExpr && n.Symbol == sym || n.Kind == RefExpr && n.Symbol == sym
		return !found
	})
	return found
}

// dimension adds a dimension of an array declaration.
func (v *resolver) dimension(sym *Symbol, n *Node, s *Scope) {
	d := Dim{}
	extent := int64(-1)
	switch n.Kind {
	case StarExpr:
		if n.Text == ".." {
			sym.AssumedRank = true
			return
		}
		d.Upper = n
	case TripletExpr:
		d.Lower, d.Upper = n.Args[0], n.Args[1]
		if n.Args[2] != nil {
			v.fault(RuleDeclaration.New(v.span(n), "dimension of '%s' has a stride", sym.Name))
		}
	default:
		d.Upper = n
	}
	low, knowLow := int64(1), true
	if d.Lower != nil {
		v.bound(d.Lower, s)
		low, knowLow = integerValue(d.Lower)
	}
	if d.Upper != nil && d.Upper.Kind != StarExpr {
		v.bound(d.Upper, s)
		if high, ok := integerValue(d.Upper); ok && knowLow {
			extent = max(0, high-low+1)
		}
	}
	sym.Dims = append(sym.Dims, d)
	sym.Extents = append(sym.Extents, extent)
}

func (v *resolver) bound(n *Node, s *Scope) {
	v.typed(n, s)
	switch n.Type.Class {
	case frontend.Integer, frontend.Unknown:
	default:
		v.fault(RuleType.New(v.span(n), "expected an integer bound, found %s", n.Type))
	}
}

// initial types the initial value of a variable or constant.
func (v *resolver) initial(sym *Symbol) {
	n := sym.Init
	v.typed(n, sym.Scope)
	if sym.Type.Class == frontend.Character && sym.Type.Len < 0 && n.Type.Class == frontend.Character && sym.Kind == Parameter {
		sym.Type.Len = n.Type.Len
	}
	for i := range sym.Extents {
		if sym.Kind == Parameter && sym.Extents[i] < 0 && i < len(n.Shape) {
			sym.Extents[i] = n.Shape[i] // a(*) = [...]
		}
	}
	if n.Type.Class != frontend.Unknown && sym.Type.Class != frontend.Unknown && !sym.Has(PointerAttr) && !assignable(sym.Type, n.Type) {
		v.fault(RuleType.New(v.span(n), "'%s' of type %s cannot be initialized with %s", sym.Name, sym.Type, n.Type))
		return
	}
	if sym.Kind == Parameter && len(sym.Dims) == 0 {
		sym.Value = convert(n.Value, sym.Type)
		if n.Value == nil && n.Type.Class != frontend.Unknown && n.Type.Class != frontend.Aggregate && !v.isConstant(n) {
			v.fault(RuleDeclaration.New(v.span(n), "expected a constant value for '%s'", sym.Name))
		}
	}
}

// isConstant reports whether an expression could be constant: no variable occurs in it but as an argument of an inquiry.
func (v *resolver) isConstant(n *Node) bool {
	constant := true
	n.Walk(func(x *Node) bool {
		switch {
		case x.Kind == RefExpr && x.Intrinsic != nil && (x.Intrinsic.Class == 't' || x.Intrinsic.Class == 'V' || x.Intrinsic.Class == 'v' || x.Intrinsic.Name == "size"):
			return false
		case x.Kind == RefExpr && x.Ref == Call && x.Intrinsic == nil:
			constant = false
		case x.Kind == NameExpr && x.Symbol != nil && x.Symbol.Kind == Variable && !x.Symbol.Has(impliedDo):
			constant = false
		}
		return constant
	})
	return constant
}

// undeclared reports a name once in each program unit.
func (v *resolver) undeclared(s *Scope, name string, at source.Span) {
	u := (*ProgUnit)(nil)
	for x := s; x != nil && u == nil; x = x.Parent {
		u = x.Unit
	}
	key := undeclared{u, name}
	if v.undone[key] || s.isLost() {
		return
	}
	if v.quiet == 0 {
		v.undone[key] = true
	}
	d := RuleUndeclared.New(at, "'%s' is not declared", name)
	var names []string
	for x := s; x != nil; x = x.Parent {
		for n := range x.Names {
			if !strings.ContainsAny(n, "(/") && n != name {
				names = append(names, n)
			}
		}
	}
	if near := diag.Nearest(name, names); near != "" && len(name) > 2 {
		d.Fix("did you mean "+near+"?", source.Edit{Span: at, New: near})
	}
	v.fault(d)
}

// impliedDo marks the variables of implied do loops in constant expressions.
const impliedDo Attribute = 1 << 30

// variable finds the symbol of a name that is used as a variable; one that is not declared gets its implicit type.
func (v *resolver) variable(s *Scope, n *Name) *Symbol {
	return v.lookup(s, n.Text, v.nameSpan(n))
}

// lookup finds a name or declares it implicitly.
func (v *resolver) lookup(s *Scope, name string, at source.Span) *Symbol {
	if sym := s.Lookup(name); sym != nil {
		v.finish(sym)
		return sym
	}
	if s.isLost() {
		return v.missing(s.unitScope(), name, at)
	}
	if s.none() {
		v.undeclared(s, name, at)
		// Known from here on, with no type.
		return s.unitScope().put(&Symbol{Name: name, Type: unknownType, Attr: impliedAttr, Span: at, finished: true})
	}
	return s.unitScope().put(&Symbol{Name: name, Type: v.implicitType(s, name), Attr: impliedAttr, Span: at, finished: true})
}

// unitScope is the scope of the program unit around.
func (s *Scope) unitScope() *Scope {
	for s.Unit == nil && s.Parent != nil {
		s = s.Parent
	}
	return s
}

// isLost reports whether names may be missing because a module is not known.
func (s *Scope) isLost() bool {
	for ; s != nil; s = s.Parent {
		if s.lost {
			return true
		}
	}
	return false
}

// isGlobal reports whether a procedure is known in a scope only because its definition is in the same file, so that it
// has an implicit interface there.
func (v *resolver) isGlobal(s *Scope, sym *Symbol) bool {
	return v.globals[sym.Name] == sym && s.Lookup(sym.Name) == nil
}
