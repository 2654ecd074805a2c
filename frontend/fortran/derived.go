package fortran

import "accc/frontend"

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

// A Derived is a derived type.
type Derived struct {
	Name       string
	Symbol     *Symbol
	Parent     *Derived
	Components []*Symbol // without those of Parent
	Bindings   []*Symbol // type-bound procedures and generics
	Finals     []*Symbol // the final subroutines
	Sequence   bool
	BindC      bool
	Abstract   bool
	// Params are the type parameters of an instance of a parameterized type, those of Parent first (Fortran 2018 §7.5.3).
	Params []TypeParam
	// LenParams are the length parameters, those of Parent first. They are hidden components of each object, of which
	// those of the type itself follow those of Parent, and names in the declarations of the components.
	LenParams []*Symbol

	template *template // of a parameterized type, which is the type of nothing itself
}

// A TypeParam is a parameter of a derived type: a kind parameter with its value, or a length parameter, whose value
// is part of each object.
type TypeParam struct {
	Name   string
	Type   Type
	Value  int64
	Length bool
}

// String is the type as a user would write it, without length parameters: t, t(8).
func (d *Derived) String() string { return d.withLengths(nil) }

// param finds a type parameter, nil if there is none of that name.
func (d *Derived) param(name string) *TypeParam {
	if d == nil {
		return nil
	}
	for i := range d.Params {
		if d.Params[i].Name == name {
			return &d.Params[i]
		}
	}
	return nil
}

// sameDerived reports whether two derived types are one type. A type that is seen through two files is described twice, so that
// names decide.
func sameDerived(a, b *Derived) bool {
	return a == b || a != nil && b != nil && a.String() == b.String()
}

// Component finds a component or type-bound procedure, those of the parents included; nil if there is none.
func (d *Derived) Component(name string) *Symbol {
	for depth := 0; d != nil && depth < 100; d, depth = d.Parent, depth+1 {
		for _, list := range [][]*Symbol{d.Components, d.Bindings} {
			for _, c := range list {
				if c.Name == name {
					return c
				}
			}
		}
		if d.Parent != nil && d.Parent.Name == name {
			return &Symbol{Name: name, Kind: Variable, Type: Type{Class: frontend.Aggregate, Derived: d.Parent}, Span: d.Parent.Symbol.Span}
		}
	}
	return nil
}
