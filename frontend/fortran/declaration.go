package fortran

import (
	"go/constant"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/fortran/fold"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"
)

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
		default:
			v.fault(lex.RuleSyntax.New(s.span, "expected names after %s", a.Word))
		}
		return
	}
	for _, i := range n.Items {
		if i.Common != nil {
			if a.Word == "bind" { // a common block is saved anyway
				block := v.commonBlock(s, i.Common)
				block.Attr |= bit
				block.bind = a.Args
			}
			continue
		}
		name := i.Spec.nameOf()
		if a.Word == "public" || a.Word == "private" {
			v.later = append(v.later, func() {
				if s.Names[name] == nil && i.Spec.Name != nil {
					v.declare(s, i.Spec.Name)
				}
				if s.access == nil {
					s.access = map[string]Attribute{}
				}
				s.access[name] = bit
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
			if a.Word == "bind" {
				sym.bind = a.Args
			}
		}
		if len(i.Dims) > 0 {
			sym.dimNodes = nodes(i.Dims)
		}
	}
}

// crayPointers declares pointer (p, a): a is where the integer p says, whenever it is referred to.
func (v *resolver) crayPointers(s *Scope, n *CrayPointerStmt) {
	for _, pair := range n.Pairs {
		pointer, pointee := v.declare(s, pair.Pointer), v.declare(s, pair.Pointee)
		if pointee.Cray != nil {
			v.fault(RuleDeclaration.New(v.nameSpan(pair.Pointee), "'%s' has two pointers", pointee.Name))
			continue
		}
		pointer.addresses, pointee.Cray = true, pointer
		if len(pair.Dims) > 0 {
			pointee.dimNodes = nodes(pair.Dims)
		}
		v.later = append(v.later, func() {
			v.finish(pointer)
			v.finish(pointee)
			switch {
			case pointer.Kind != Variable || pointer.Rank() != 0 || pointer.Type.Class != frontend.Integer && pointer.Type.Class != frontend.Unknown:
				v.fault(RuleDeclaration.New(v.nameSpan(pair.Pointer), "expected a scalar integer variable that holds an address, '%s' is %s", pointer.Name, pointer.Type))
			case pointee.Kind != Variable || pointee.Has(DummyAttr|PointerAttr|Allocatable|Save|Target) || pointee.Block != "" || pointee.Init != nil:
				v.fault(RuleDeclaration.New(v.nameSpan(pair.Pointee), "'%s' has storage or another attribute, and cannot be where '%s' points to",
					pointee.Name, pointer.Name))
			}
		})
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
	case sym.addresses && sym.Proc == nil:
		sym.Type = Type{Class: frontend.Integer, Kind: 8}
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
	v.settlePolymorphic(sym)
	v.settleShape(sym)
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
	if !sym.Has(PointerAttr) && !fold.Fits(n.Value, sym.Type.scalar()) {
		v.fault(RuleType.New(v.span(n), "the value is outside of the range of %s", sym.Type))
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
		case x.Kind == NameExpr && x.Symbol != nil && x.Symbol.Kind == Variable && !x.Symbol.Has(impliedDo) && x.Type.Class != frontend.Unknown:
			constant = false
		}
		return constant
	})
	return constant
}

// settlePolymorphic checks that a variable of class(t) is a dummy argument, allocatable or a pointer (Fortran 2018 C708).
func (v *resolver) settlePolymorphic(sym *Symbol) {
	if !sym.Type.Poly || sym.spec == nil || sym.Kind != Variable || sym.Has(DummyAttr|Allocatable|PointerAttr) || sym.Assoc != nil {
		return
	}
	v.fault(RuleDeclaration.New(sym.Span, "'%s' is of %s: expected a dummy argument, allocatable or pointer (Fortran 2018 C708)", sym.Name, sym.Type))
	sym.Type = unknownType
}

// settleShape checks that an array whose shape comes from elsewhere is a dummy argument, allocatable or a pointer (Fortran 2018 C830, C838).
func (v *resolver) settleShape(sym *Symbol) {
	if sym.spec == nil || sym.Kind != Variable || sym.Assoc != nil || sym.Has(DummyAttr|Allocatable|PointerAttr|ResultAttr|usedAttr) {
		return
	}
	for _, d := range sym.Dims {
		if d.Lower == nil && d.Upper == nil {
			v.fault(RuleDeclaration.New(sym.Span, "'%s' has no shape: expected a dummy argument, allocatable or pointer (Fortran 2018 C838)", sym.Name))
			sym.Type = unknownType
			return
		}
	}
}
