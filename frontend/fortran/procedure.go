package fortran

import (
	"slices"

	"accc/frontend"
)

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

// Owns reports whether a symbol is local to a procedure, an argument or its result. Those of a separate module procedure
// are of the scope of its interface.
func (u *ProgUnit) Owns(s *Symbol) bool {
	switch {
	case s.Scope == nil || u.Scope == nil:
		return false
	case s.Scope == u.Scope:
		return true
	}
	return u.Kind == "procedure" && s.Has(DummyAttr|ResultAttr) && u.Scope.Names[s.Name] == s
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

// namesake is what a name without arguments denotes: of a generic name the specific procedure that has it (Fortran 2018 §15.4.3.4.1).
func (s *Symbol) namesake() *Symbol {
	if s.Kind == Generic || s.Kind == TypeName {
		for _, specific := range s.Specifics {
			if specific.Name == s.Name {
				return specific
			}
		}
	}
	return s
}

// procOf is what is known of a procedure symbol, made if need be.
func (v *resolver) procOf(sym *Symbol) *Proc {
	if sym.Proc == nil {
		sym.Proc = &Proc{}
	}
	return sym.Proc
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

// signature makes the dummy arguments and the result of a procedure known.
func (v *resolver) signature(sym *Symbol) *Proc {
	p := sym.Proc
	if p == nil {
		return nil
	}
	if p.Unit != nil {
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
