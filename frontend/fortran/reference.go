package fortran

import (
	"slices"

	"go/constant"

	"accc/frontend"
	"accc/frontend/source"
)

// subscript checks an index or a bound of a section.
func (v *resolver) subscript(n *Node) {
	if n == nil || n.Kind == StarExpr {
		return
	}
	switch n.Type.Class {
	case frontend.Integer, frontend.Unknown:
	default:
		v.fault(RuleType.New(v.span(n), "expected an integer subscript, found %s", n.Type))
	}
}

// reference resolves base(arguments).
func (v *resolver) reference(n *Node, s *Scope) {
	base := n.Args[0]
	if base.Kind == NameExpr {
		sym := s.Lookup(base.Text)
		if sym == nil || sym.Has(impliedAttr) && sym.Scope != nil && sym.Kind == Variable && len(sym.Dims) == 0 && sym.Type.Class != frontend.Character && Intrinsics()[base.Text] != nil {
			if f := Intrinsics()[base.Text]; f != nil && f.Function() {
				v.intrinsicCall(n, f, s)
				return
			}
		}
		if sym == nil {
			sym = v.external(base.Text, v.span(base), s, true)
		}
		base.typed = true
		base.Symbol = sym
		v.finish(sym)
		v.named(n, base, sym, s)
		return
	}
	if base.Kind == RefExpr && base.Args[0].Kind == NameExpr { // t(8)(values)
		if sym := s.Lookup(base.Args[0].Text); sym != nil && sym.Kind == TypeName && sym.Derived != nil && sym.Derived.template != nil {
			base.typed, base.Args[0].typed = true, true
			v.typedArguments(n.Args[1:], s)
			v.constructor(n, sym, s)
			return
		}
	}
	v.typed(base, s)
	if base.Kind == MemberExpr && base.Symbol != nil && (base.Symbol.Kind == Procedure || base.Symbol.Kind == Generic) {
		v.typedArguments(n.Args[1:], s)
		n.Ref, n.Symbol = Bound, base.Symbol
		sym := v.specific(base, n.Args[1:])
		v.passes(sym, base)
		n.Symbol = sym
		n.Type, n.Rank, n.Shape = v.resultOf(sym)
		v.elementalRank(n, sym)
		if object := base.Args[0]; n.Rank == 0 && object.Rank > 0 && sym.Proc != nil && sym.Proc.Elemental && !sym.Has(NoPass) {
			n.Rank, n.Shape = object.Rank, object.Shape
		}
		return
	}
	v.elements(n, base, s)
}

// specific is the specific procedure of a type-bound generic name that takes the arguments, the object among them; of another
// name it is the procedure itself.
func (v *resolver) specific(base *Node, args []*Node) *Symbol {
	sym, d := base.Symbol, base.Args[0].Type.Derived
	if sym.Kind != Generic || len(sym.Specifics) == 0 {
		return sym
	}
	sure := !slices.ContainsFunc(args, func(a *Node) bool { return a.Type.Class == frontend.Unknown })
	for pass := range 2 {
		for _, s := range d.specifics(sym) {
			p := v.signature(s)
			if p == nil || !p.Known {
				sure = false
				continue
			}
			all := args
			if !s.Has(NoPass) {
				all = append([]*Node{base.Args[0]}, args...)
			}
			if v.accepts(p, all, pass == 1 && p.Elemental) {
				return d.override(s)
			}
		}
	}
	if sure {
		v.fault(RuleCall.New(v.span(base), "no procedure of '%s' has these arguments", base.Text).See(sym.Span, "declared here"))
	}
	return d.override(sym.Specifics[0])
}

// specifics are those of a generic binding of a type, and of the generics of that name of the types that it extends, which it adds to
// (Fortran 2018 §7.5.5).
func (d *Derived) specifics(g *Symbol) []*Symbol {
	var out []*Symbol
	for depth := 0; d != nil && depth < 100; d, depth = d.Parent, depth+1 {
		for _, b := range d.Bindings {
			if b.Kind == Generic && b.Name == g.Name {
				out = append(out, b.Specifics...)
			}
		}
	}
	return out
}

// override is the binding of a type that overrides one of a type that it extends (Fortran 2018 §7.5.7.3), or that binding.
func (d *Derived) override(binding *Symbol) *Symbol {
	if own := d.Component(binding.Name); own != nil && own.Kind == Procedure {
		return own
	}
	return binding
}

// boundTo is the specific procedure of a generic operator or assignment of a type that takes the operands, nil if none does.
func (v *resolver) boundTo(d *Derived, g *Symbol, args []*Node) *Symbol {
	for pass := range 2 {
		for _, s := range d.specifics(g) {
			if p := v.signature(s); p != nil && p.Known && v.accepts(p, args, pass == 1 && p.Elemental) {
				return d.override(s)
			}
		}
	}
	return nil
}

// missing is a name that may come from a module that is not known: nothing is said about it.
func (v *resolver) missing(s *Scope, name string, at source.Span) *Symbol {
	return s.put(&Symbol{Name: name, Type: unknownType, Attr: impliedAttr, AssumedRank: true, Span: at, finished: true})
}

// itself is the enclosing external procedure, if it has the name: its interface is explicit in itself (Fortran 2018
// §15.4.2.2).
func (s *Scope) itself(name string) *Symbol {
	u := s.unitScope().Unit
	if u == nil || u.Parent != nil || u.Interface || u.Symbol == nil || u.Symbol.Name != name || u.Symbol.Kind != Procedure {
		return nil
	}
	return u.Symbol
}

// external is a procedure that is declared nowhere, or that of this file.
func (v *resolver) external(name string, at source.Span, s *Scope, function bool) *Symbol {
	if own := s.itself(name); own != nil {
		return own
	}
	if g := v.globals[name]; g != nil && (!function || !s.none()) {
		if function {
			v.returns(v.implicitType(s, name), g, at)
		}
		return g
	}
	if m := v.messageProcedure(s, name); m != nil {
		return m
	}
	if function && s.isLost() && v.globals[name] == nil {
		return v.missing(s.unitScope(), name, at)
	}
	if function && s.none() && v.globals[name] == nil {
		v.undeclared(s, name, at)
		return s.unitScope().put(&Symbol{Name: name, Kind: Procedure, Type: unknownType, Attr: impliedAttr, Span: at, Proc: &Proc{Function: true}, finished: true})
	}
	if function && v.globals[name] != nil {
		// Its type must be declared here.
		v.undeclared(s, name, at)
		return v.globals[name]
	}
	sym := &Symbol{Name: name, Kind: Procedure, Attr: External | impliedAttr | calledAttr, Span: at, Proc: &Proc{Function: function}, finished: true}
	if function {
		sym.Type = v.implicitType(s, name)
	} else {
		sym.Type = Type{Class: frontend.Function}
	}
	return s.unitScope().put(sym)
}

// named resolves name(arguments) for a symbol.
func (v *resolver) named(n, base *Node, sym *Symbol, s *Scope) {
	switch {
	case sym.Kind == Procedure:
		if sym.Proc != nil && sym.Proc.Intrinsic != nil {
			v.intrinsicCall(n, sym.Proc.Intrinsic, s)
			return
		}
		v.typedArguments(n.Args[1:], s)
		v.externalFunction(sym, s)
		v.call(n, sym)
		n.Type, n.Rank, n.Shape = v.resultOf(sym)
		v.elementalRank(n, sym)
	case sym.Kind == Generic, sym.Kind == TypeName && len(sym.Specifics) > 0:
		v.typedArguments(n.Args[1:], s)
		if specific := v.genericCall(s, base.Text, n.Args[1:]); specific != nil {
			v.call(n, specific)
			n.Type, n.Rank, n.Shape = v.resultOf(specific)
			v.elementalRank(n, specific)
			return
		}
		if sym.Kind == TypeName {
			v.constructor(n, sym, s)
			return
		}
		if f := Intrinsics()[sym.Name]; f != nil && f.Function() {
			for _, a := range n.Args[1:] {
				a.typed = a.Kind != RefExpr || a.typed
			}
			v.intrinsicCall(n, f, s)
			return
		}
		n.Ref, n.Symbol = Call, sym
		v.fault(RuleType.New(v.span(n), "no procedure of '%s' has these arguments", sym.Name).See(sym.Span, "declared here"))
	case sym.Kind == TypeName:
		v.typedArguments(n.Args[1:], s)
		v.constructor(n, sym, s)
	case sym.Kind == Variable || sym.Kind == Parameter:
		if sym.Rank() == 0 && sym.Assoc == nil && sym.Kind == Variable && (sym.Type.Class != frontend.Character || !isSubstring(n)) &&
			!sym.Has(Allocatable|Target|PointerAttr|InCommon) {
			// A scalar with parentheses is a function.
			if f := Intrinsics()[sym.Name]; f != nil && f.Function() && !sym.Has(DummyAttr) && sym.Has(typedAttr|impliedAttr) && !sym.Has(External) {
				v.intrinsicCall(n, f, s)
				return
			}
			if sym.Scope != nil && sym.Scope.Unit != nil && sym.Has(Save) || sym.Init != nil {
				v.typedArguments(n.Args[1:], s)
				v.fault(RuleType.New(v.span(n), "'%s' is a scalar variable and has no elements", sym.Name).See(sym.Span, "declared here"))
				return
			}
			if g := v.globals[sym.Name]; g != nil && g.Proc != nil && !sym.Has(DummyAttr) {
				sym.Proc = &Proc{Function: true, Unit: g.Proc.Unit, Elemental: g.Proc.Elemental, Pure: g.Proc.Pure}
			} else {
				v.procOf(sym).Function = true
			}
			sym.Kind = Procedure
			sym.Attr |= External | calledAttr
			if sym.Model != nil {
				sym.Model.Storage = frontend.Func // a directive has named it before
			}
			v.typedArguments(n.Args[1:], s)
			n.Ref, n.Symbol = Call, sym
			n.Type = sym.Type
			v.implicitCall(n, n.Args[1:], sym)
			return
		}
		v.name(base, s)
		v.elements(n, base, s)
	default:
		v.typedArguments(n.Args[1:], s)
		v.fault(RuleType.New(v.span(base), "expected an array or function, but '%s' is a %s", sym.Name, kindWords[sym.Kind]).See(sym.Span, "declared here"))
	}
}

// externalFunction makes a function of a name that an external statement alone declares: its type is implied.
func (v *resolver) externalFunction(sym *Symbol, s *Scope) {
	p := sym.Proc
	if p == nil || p.Known || p.Function || p.Interface != "" || p.Unit != nil || !sym.Has(External) || sym.spec != nil {
		return
	}
	p.Function = true
	if s.none() {
		v.undeclared(s, sym.Name, sym.Span)
		sym.Type = unknownType
		return
	}
	sym.Type = v.implicitType(s, sym.Name)
}

// isSubstring reports whether the parentheses hold one range.
func isSubstring(n *Node) bool { return len(n.Args) == 2 && n.Args[1].Kind == TripletExpr }

func (v *resolver) typedArguments(args []*Node, s *Scope) {
	v.actual++
	v.typedAll(args, s)
	v.actual--
}

// elements resolves the subscripts of an array, or the range of a substring.
func (v *resolver) elements(n, base *Node, s *Scope) {
	args := n.Args[1:]
	v.typedAll(args, s)
	n.Type = base.Type
	if base.Type.Class == frontend.Unknown && base.Rank == 0 {
		return
	}
	if base.Type.Class == frontend.Character && base.Rank == 0 || isSubstring(n) && base.Kind == RefExpr && base.Type.Class == frontend.Character {
		if isSubstring(n) {
			n.Ref, n.Rank, n.Shape = Substring, base.Rank, base.Shape
			n.Type.Len = -1
			lo, known := int64(1), true
			if a := args[0].Args[0]; a != nil {
				lo, known = integerValue(a)
			}
			if hi, ok := integerValue(args[0].Args[1]); ok && known {
				n.Type.Len = max(0, hi-lo+1)
			}
			n.Value = constantPart(n)
			return
		}
	}
	if base.Rank < 0 {
		return
	}
	if base.Rank == 0 {
		v.fault(RuleType.New(v.span(n), "'%s' is not an array and has no elements", v.span(base).Text()))
		return
	}
	if len(args) != base.Rank {
		v.fault(RuleType.New(v.span(n), "expected %d subscripts, found %d", base.Rank, len(args)))
		return
	}
	n.Ref = Element
	n.Shape = nil
	unknown := false
	for i, a := range args {
		if a.Key != "" {
			v.fault(RuleType.New(v.span(a), "a subscript has no keyword"))
		}
		switch {
		case a.Kind == TripletExpr:
			if d := lastDim(base, i); d != nil && base.Symbol.assumedSize() && a.Args[1] == nil {
				v.fault(RuleType.New(v.span(a), "expected an upper bound in the last dimension of '%s', which has an assumed size", base.Text).See(base.Symbol.Span, "declared here"))
			}
			n.Ref = Section
			n.Rank++
			n.Shape = append(n.Shape, sectionExtent(base, i, a))
		case a.Rank == 1:
			v.subscript(a)
			n.Ref = Section
			n.Rank++
			extent := int64(-1)
			if len(a.Shape) == 1 {
				extent = a.Shape[0]
			}
			n.Shape = append(n.Shape, extent)
		case a.Rank > 1:
			v.fault(RuleType.New(v.span(a), "expected a subscript of rank 0 or 1, found rank %d", a.Rank))
		default:
			v.subscript(a)
			unknown = unknown || a.Type.Class == frontend.Unknown
		}
	}
	if unknown { // an element or a section
		n.Type = unknownType
		return
	}
	if base.Kind == MemberExpr && base.Args[0].Rank > 0 {
		n.Rank += base.Args[0].Rank
		n.Shape = nil
	}
	if base.Symbol != nil {
		v.inBounds(n, base)
		n.Value = constantPart(n)
	}
}

// member resolves base%name.
func (v *resolver) member(n *Node, s *Scope) {
	base := n.Args[0]
	v.typed(base, s)
	n.Rank, n.Shape = base.Rank, base.Shape
	if base.Type.Class == frontend.Complex && (n.Text == "re" || n.Text == "im") {
		n.Type = Type{Class: frontend.Real, Kind: base.Type.Kind}
		return
	}
	switch n.Text {
	case "kind":
		if base.Type.Class != frontend.Aggregate {
			n.Type, n.Value = v.integerType(), constant.MakeInt64(int64(base.Type.Kind))
			return
		}
	case "len":
		if base.Type.Class == frontend.Character {
			n.Type = v.integerType()
			return
		}
	}
	if base.Type.Class == frontend.Unknown {
		return
	}
	if base.Type.Class != frontend.Aggregate {
		v.fault(RuleType.New(v.span(n), "'%s' is of type %s, which has no components", v.span(base).Text(), base.Type))
		return
	}
	if base.Type.Derived == nil {
		return // class(*)
	}
	if p := base.Type.Derived.param(n.Text); p != nil { // an inquiry: a scalar whatever the rank of the base (Fortran 2018 §9.4.5)
		n.Type, n.Rank, n.Shape = p.Type, 0, nil
		if !p.Length {
			n.Value = constant.MakeInt64(p.Value)
			return
		}
		var i int
		i, n.Symbol = base.Type.Derived.lengthParam(n.Text)
		if length := base.Type.Length(i); length != nil {
			n.Value = convert(length.Value, p.Type)
		}
		return
	}
	c := base.Type.Derived.Component(n.Text)
	if c == nil {
		v.fault(RuleType.New(v.span(n), "type '%s' has no component '%s'", base.Type.Derived, n.Text).See(base.Type.Derived.Symbol.Span, "declared here"))
		return
	}
	v.finish(c)
	n.Symbol = c
	n.Type = c.Type
	if c.Kind == Procedure {
		n.Type = Type{Class: frontend.Function}
		if !c.Has(PointerAttr) {
			n.Rank, n.Shape = 0, nil
		}
		return
	}
	if base.Rank > 0 && c.Has(PointerAttr|Allocatable) {
		v.fault(RuleType.New(v.span(n), "component '%s' of an array is a pointer or allocatable, so its elements are not an array", c.Name).See(c.Span, "declared here"))
	}
	if r := c.Rank(); r != 0 {
		n.Rank, n.Shape = r, c.Extents // with an array base, a%b(i) picks from b; a%b alone would have rank 2, which is not allowed
	}
	n.Value = constantPart(n)
}
