package fortran

import (
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
)

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
		if v.quiet > 0 {
			return &Symbol{Name: name, Type: unknownType, Attr: impliedAttr, Span: at, finished: true} // to be reported where it is used
		}
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
