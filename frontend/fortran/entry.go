package fortran

import "accc/frontend"

// An Entry is an entry statement of a subprogram and the procedure that it defines (Fortran 2018 §15.6.2.6).
type Entry struct {
	Stmt   *Stmt
	Symbol *Symbol
}

// declareEntries declares the entries of a subprogram in the scope around it. Their arguments are settled with the specification
// part of the subprogram.
func (v *resolver) declareEntries(s *Scope, u *ProgUnit, own *Proc) {
	if u.Entries != nil {
		return
	}
	for _, list := range [][]*Item{u.Spec, u.Body} {
		for _, i := range list {
			if i.Stmt == nil {
				continue
			}
			n, ok := i.Stmt.Node.(*EntryStmt)
			if !ok {
				continue
			}
			at := v.nameSpan(n.Name)
			if u.Kind == "procedure" || u.Parent != nil && u.Parent.Kind != "module" && u.Parent.Kind != "submodule" {
				v.fault(RuleStructure.New(at, "expected 'entry' in a module procedure or an external procedure"))
				continue
			}
			proc := &Proc{Function: own.Function, Known: true, Unit: u, Elemental: own.Elemental, Pure: own.Pure, Entry: n}
			sym := s.Names[n.Name.Text]
			switch {
			case sym == nil:
				sym = s.put(&Symbol{Name: n.Name.Text, Kind: Procedure, Scope: s, Span: at, Proc: proc, finished: true})
			case sym.Kind == Generic:
				sym = &Symbol{Name: n.Name.Text, Kind: Procedure, Scope: s, Span: at, Proc: proc, finished: true}
			default:
				v.fault(RuleDeclaration.New(at, "'%s' is declared twice", n.Name.Text).See(sym.Span, "first declared here"))
				continue
			}
			u.Entries = append(u.Entries, &Entry{Stmt: i.Stmt, Symbol: sym})
		}
	}
}

// entryArguments declares the dummy arguments and the results of the entries of a subprogram.
func (v *resolver) entryArguments(u *ProgUnit) {
	for _, e := range u.Entries {
		n := e.Stmt.Node.(*EntryStmt)
		p := e.Symbol.Proc
		p.Dummies = nil
		p.Result = v.arguments(u, n.Dummys, n.Suffix, n.Name, p.Function, &p.Dummies)
		for _, x := range n.Suffix {
			if x.Bind != nil {
				e.Symbol.bind = x.Bind
				e.Symbol.Attr |= Bind
			}
		}
	}
}

// Results are the result variables of a function and its entries, in order and each once.
func (u *ProgUnit) Results() []*Symbol {
	var out []*Symbol
	seen := map[*Symbol]bool{}
	add := func(s *Symbol) {
		if s != nil && s.Proc != nil && s.Proc.Result != nil && !seen[s.Proc.Result] {
			seen[s.Proc.Result] = true
			out = append(out, s.Proc.Result)
		}
	}
	add(u.Symbol)
	for _, e := range u.Entries {
		add(e.Symbol)
	}
	return out
}

// SameResults reports whether all results of a function and its entries have the same characteristics, so that they are one variable.
func (u *ProgUnit) SameResults() bool {
	list := u.Results()
	for _, r := range list {
		if !sameCharacteristics(list[0], r) {
			return false
		}
	}
	return true
}

func sameCharacteristics(a, b *Symbol) bool {
	if a.Type.Class != b.Type.Class || a.Type.Kind != b.Type.Kind || a.Type.Derived != b.Type.Derived || a.Type.Len != b.Type.Len ||
		a.Rank() != b.Rank() || a.Has(Allocatable) != b.Has(Allocatable) || a.Has(PointerAttr) != b.Has(PointerAttr) {
		return false
	}
	for i := range a.Extents {
		if a.Extents[i] != b.Extents[i] {
			return false
		}
	}
	return true
}

// checkEntryResults reports results that cannot share their storage.
func (v *resolver) checkEntryResults(u *ProgUnit) {
	if u.SameResults() {
		return
	}
	for _, r := range u.Results() {
		v.finish(r)
		switch t := r.Type; {
		case t.Class == frontend.Unknown:
			continue
		case r.Rank() == 0 && !r.Has(Allocatable|PointerAttr) &&
			(t.Class == frontend.Real && t.Kind == 8 || t.Kind == 4 && (t.Class == frontend.Integer || t.Class == frontend.Real || t.Class == frontend.Complex || t.Class == frontend.Logical)):
			continue
		}
		v.fault(RuleDeclaration.New(r.Span, "results of one function with different types must be scalars of default kind or double precision, found %s", r.Type).
			Note("a function and its entries share the storage of their results"))
		return
	}
}
