package fortran

import (
	"go/constant"
	"strconv"
	"strings"

	"accc/frontend"
	"accc/frontend/source"
)

func itoa(n int) string { return strconv.Itoa(n) }

// integerValue is the value of an integer constant expression.
func integerValue(n *Node) (int64, bool) {
	if n == nil || n.Value == nil || n.Value.Kind() != constant.Int {
		return 0, false
	}
	return constant.Int64Val(n.Value)
}

// typed resolves the names of an expression and sets the type, rank, shape and value of each node.
func (v *resolver) typed(n *Node, s *Scope) {
	if n == nil || n.typed {
		return
	}
	n.typed = true
	n.Type = unknownType
	switch n.Kind {
	case NameExpr:
		v.name(n, s)
	case IntExpr, RealExpr, LogicalExpr, StringExpr, BOZExpr:
		v.literal(n, s)
	case ComplexExpr:
		v.complex(n, s)
	case RefExpr:
		v.reference(n, s)
	case MemberExpr:
		v.member(n, s)
	case UnaryExpr:
		v.unary(n, s)
	case BinaryExpr:
		v.binary(n, s)
	case RepeatExpr:
		v.typedAll(n.Args, s)
		n.Type = n.Args[1].Type
	case ParenExpr:
		a := n.Args[0]
		v.typed(a, s)
		n.Type, n.Rank, n.Shape, n.Value = a.Type, a.Rank, a.Shape, a.Value
	case ArrayExpr:
		v.array(n, s)
	case ImpliedExpr:
		v.impliedDo(n, s)
	case TripletExpr:
		n.Type, n.Rank = v.integerType(), 1
		for _, a := range n.Args {
			v.typed(a, s)
			v.subscript(a)
		}
	}
}

func (v *resolver) typedAll(list []*Node, s *Scope) {
	for _, n := range list {
		v.typed(n, s)
	}
}

// name resolves a name that is an expression by itself.
func (v *resolver) name(n *Node, s *Scope) {
	sym := s.Lookup(n.Text)
	if sym == nil {
		if f := Intrinsics()[n.Text]; f != nil && v.actual > 0 {
			n.Intrinsic, n.Type = f, Type{Class: frontend.Function} // passed as an argument
			return
		}
		if sym = s.itself(n.Text); sym == nil || v.actual == 0 {
			sym = v.lookup(s, n.Text, v.span(n))
		}
	} else if s.isAmbiguous(n.Text) {
		v.fault(RuleModule.New(v.span(n), "'%s' comes from two modules", n.Text).See(sym.Span, "one of them"))
	}
	v.finish(sym)
	n.Symbol = sym
	switch sym.Kind {
	case Procedure:
		n.Type, n.Rank = Type{Class: frontend.Function}, 0
		if sym.Has(PointerAttr) {
			n.Type = Type{Class: frontend.Function}
		}
		return
	case Variable, Parameter:
		if sym.Has(DummyAttr) && sym.Has(External) && sym.Type.Class == frontend.Unknown && v.actual == 0 {
			v.undeclared(sym.Scope, sym.Name, sym.Span) // no procedure, after all
		}
	default:
		return
	}
	if sym.Assoc != nil {
		n.Type, n.Rank, n.Shape = sym.Assoc.Type, sym.Assoc.Rank, sym.Assoc.Shape
		if sym.Type.Class == frontend.Aggregate {
			n.Type = sym.Type
		}
		return
	}
	n.Type, n.Rank, n.Shape, n.Value = sym.Type, sym.Rank(), sym.Extents, sym.Value
}

func (s *Scope) isAmbiguous(name string) bool {
	for ; s != nil; s = s.Parent {
		if s.ambiguous[name] {
			return true
		}
		if s.Names[name] != nil {
			return false
		}
	}
	return false
}

// kindOf evaluates the kind of a literal: digits, or the name of a constant.
func (v *resolver) kindOf(suffix string, standard int, s *Scope, n *Node) int {
	if suffix == "" {
		return standard
	}
	if k, err := strconv.Atoi(suffix); err == nil {
		return k
	}
	sym := v.lookup(s, suffix, v.span(n))
	v.finish(sym)
	if sym.Value != nil && sym.Value.Kind() == constant.Int {
		k, _ := constant.Int64Val(sym.Value)
		return int(k)
	}
	if sym.Type.Class != frontend.Unknown {
		v.fault(RuleType.New(v.span(n), "expected a constant for the kind, %s is none", suffix))
	}
	return standard
}

func (v *resolver) literal(n *Node, s *Scope) {
	text, suffix, _ := strings.Cut(n.Text, "_")
	switch n.Kind {
	case IntExpr:
		n.Type = Type{Class: frontend.Integer, Kind: v.kindOf(suffix, v.integerType().Kind, s, n)}
		n.Value = constant.MakeFromLiteral(strings.TrimLeft(text[:len(text)-1], "0")+text[len(text)-1:], goInt, 0)
		if text == "0" || n.Value.Kind() == constant.Unknown {
			n.Value = constant.MakeInt64(0)
		}
	case RealExpr:
		standard := v.realType().Kind
		if i := strings.IndexAny(text, "dq"); i >= 0 {
			standard = v.doubleType().Kind
			if text[i] == 'q' {
				standard = 16
			}
			text = text[:i] + "e" + text[i+1:]
		}
		n.Type = Type{Class: frontend.Real, Kind: v.kindOf(suffix, standard, s, n)}
		n.Value = realValue(text, n.Type.Kind)
		if n.Type.Kind > 8 && !v.r.wide.IsValid() {
			v.r.wide = v.span(n)
		}
	case LogicalExpr:
		n.Type = Type{Class: frontend.Logical, Kind: v.kindOf(suffix, v.logicalType().Kind, s, n)}
		n.Value = constant.MakeBool(text == ".true.")
	case StringExpr:
		value := unquote(n.Text)
		if v.r.opts.Dialect.Backslash {
			value = unescape(value)
		}
		n.Type = characterType(int64(len(value)))
		if len(n.Args) > 0 {
			n.Type.Kind = v.kindOf(n.Args[0].Text, 1, s, n)
		}
		n.Value = constant.MakeString(value)
	case BOZExpr:
		n.Type = Type{Class: frontend.Integer, Kind: 16}
		base := map[byte]int{'b': 2, 'o': 8, 'z': 16, 'x': 16}[n.Text[0]]
		if u, err := strconv.ParseUint(strings.Trim(n.Text[1:], `'"`), base, 64); err == nil {
			n.Value = constant.MakeUint64(u)
		} else {
			v.fault(RuleType.New(v.span(n), "'%s' is not a number of base %d", n.Text, base))
		}
	}
}

func unquote(s string) string {
	if len(s) < 2 {
		return ""
	}
	q := s[:1]
	return strings.ReplaceAll(s[1:len(s)-1], q+q, q)
}

// escapes are the characters that a letter after a backslash denotes (-fbackslash).
var escapes = map[byte]byte{'a': 7, 'b': 8, 'f': 12, 'n': 10, 'r': 13, 't': 9, 'v': 11, '0': 0, '\\': '\\'}

// unescape replaces backslash sequences by the characters that they denote, as gfortran does with -fbackslash.
func unescape(s string) string {
	if !strings.Contains(s, "\\") {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) {
			if c, ok := escapes[s[i+1]]; ok {
				b.WriteByte(c)
				i++
				continue
			}
			if s[i+1] == 'x' && i+3 < len(s) {
				if u, err := strconv.ParseUint(s[i+2:i+4], 16, 8); err == nil {
					b.WriteByte(byte(u))
					i += 3
					continue
				}
			}
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// realValue is a real literal rounded to its kind.
func realValue(text string, kind int) constant.Value {
	bits := 64
	if kind == 4 {
		bits = 32
	}
	f, err := strconv.ParseFloat(text, bits)
	if err != nil || f-f != 0 {
		return nil
	}
	return constant.MakeFloat64(f)
}

func (v *resolver) complex(n *Node, s *Scope) {
	kind := v.realType().Kind
	var parts [2]constant.Value
	for i, a := range n.Args {
		v.typed(a, s)
		switch a.Type.Class {
		case frontend.Real:
			kind = max(kind, a.Type.Kind)
		case frontend.Integer, frontend.Unknown:
		default:
			v.fault(RuleType.New(v.span(a), "expected a real part of a complex constant, found %s", a.Type))
		}
		parts[i] = a.Value
	}
	n.Type = Type{Class: frontend.Complex, Kind: kind}
	if parts[0] != nil && parts[1] != nil {
		n.Value = constant.BinaryOp(constant.ToComplex(parts[0]), goAdd, constant.MakeImag(constant.ToFloat(parts[1])))
	}
}

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
		return
	}
	v.elements(n, base, s)
}

// specific is the specific procedure of a type-bound generic name that takes the arguments, the object among them; of another
// name it is the procedure itself.
func (v *resolver) specific(base *Node, args []*Node) *Symbol {
	sym := base.Symbol
	if sym.Kind != Generic || len(sym.Specifics) == 0 {
		return sym
	}
	for pass := range 2 {
		for _, s := range sym.Specifics {
			p := v.signature(s)
			if p == nil || !p.Known {
				continue
			}
			all := args
			if !s.Has(NoPass) {
				all = append([]*Node{base.Args[0]}, args...)
			}
			if v.accepts(p, all, pass == 1 && p.Elemental) {
				return s
			}
		}
	}
	return sym.Specifics[0]
}

// boundTo is the specific procedure of a generic operator or assignment of a type that takes the operands, nil if none does.
func (v *resolver) boundTo(g *Symbol, args []*Node) *Symbol {
	for pass := range 2 {
		for _, s := range g.Specifics {
			if p := v.signature(s); p != nil && p.Known && v.accepts(p, args, pass == 1 && p.Elemental) {
				return s
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
		return g
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
	sym := &Symbol{Name: name, Kind: Procedure, Attr: External | impliedAttr, Span: at, Proc: &Proc{Function: function}, finished: true}
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
		v.call(n, sym)
		n.Type, n.Rank, n.Shape = v.resultOf(sym)
		v.elementalRank(n, sym)
	case sym.Kind == Generic, sym.Kind == TypeName && len(sym.Specifics) > 0:
		v.typedArguments(n.Args[1:], s)
		if specific := v.resolveGeneric(sym, n.Args[1:]); specific != nil {
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
			sym.Attr |= External
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
	for i, a := range args {
		if a.Key != "" {
			v.fault(RuleType.New(v.span(a), "a subscript has no keyword"))
		}
		switch {
		case a.Kind == TripletExpr:
			if d := lastDim(base, i); d != nil && d.Upper != nil && d.Upper.Kind == StarExpr && a.Args[1] == nil {
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
		}
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

// constantPart is the value of a part of a named constant, nil for other designators.
func constantPart(n *Node) constant.Value {
	if b := baseName(n); n.Rank != 0 || b == nil || b.Symbol == nil || b.Symbol.Kind != Parameter {
		return nil
	}
	return scalarValue(n, nil)
}

// sectionExtent is the number of elements of lower:upper:stride, -1 if it is not constant.
func sectionExtent(base *Node, dim int, t *Node) int64 {
	lower, upper, step := t.Args[0], t.Args[1], t.Args[2]
	if lower == nil && upper == nil && step == nil {
		if dim < len(base.Shape) {
			return base.Shape[dim]
		}
		return -1
	}
	low, okLow := integerValue(lower)
	high, okHigh := integerValue(upper)
	if lower == nil || upper == nil {
		l, h, ok := constantBounds(base, dim)
		if !ok {
			return -1
		}
		if lower == nil {
			low, okLow = l, true
		}
		if upper == nil {
			high, okHigh = h, true
		}
	}
	stride, okStep := int64(1), true
	if step != nil {
		stride, okStep = integerValue(step)
	}
	if !okLow || !okHigh || !okStep || stride == 0 {
		return -1
	}
	return max(0, (high-low+stride)/stride)
}

// constantBounds are the bounds of a dimension of a declared array.
func constantBounds(base *Node, dim int) (low, high int64, ok bool) {
	sym := base.Symbol
	if sym == nil || dim >= len(sym.Dims) || dim >= len(sym.Extents) || sym.Extents[dim] < 0 {
		return 0, 0, false
	}
	low = 1
	if l := sym.Dims[dim].Lower; l != nil {
		if low, ok = integerValue(l); !ok {
			return 0, 0, false
		}
	}
	return low, low + sym.Extents[dim] - 1, true
}

// lastDim is the declaration of the last dimension of an array if that is the one with index i, else nil.
func lastDim(base *Node, i int) *Dim {
	if base.Kind != NameExpr || base.Symbol == nil || i != len(base.Symbol.Dims)-1 {
		return nil
	}
	return &base.Symbol.Dims[i]
}

// inBounds reports constant subscripts outside of a declared array.
func (v *resolver) inBounds(n, base *Node) {
	for i, a := range n.Args[1:] {
		low, high, ok := constantBounds(base, i)
		if !ok {
			continue
		}
		ends := []*Node{a}
		if a.Kind == TripletExpr {
			from, okFrom := integerValue(a.Args[0])
			to, okTo := integerValue(a.Args[1])
			if a.Args[2] != nil || okFrom && okTo && from > to {
				continue // goes backwards, or has no elements
			}
			ends = a.Args[:2]
		}
		for _, end := range ends {
			if x, ok := integerValue(end); ok && (x < low || x > high) {
				d := RuleBounds.New(v.span(end), "subscript %d is outside of the bounds %d:%d", x, low, high)
				v.fault(d.See(base.Symbol.Span, "the array"))
				break
			}
		}
	}
}

// constructor resolves type(values).
func (v *resolver) constructor(n *Node, sym *Symbol, s *Scope) {
	n.Ref, n.Symbol = Constructor, sym
	n.Args[0].Type = unknownType
	spec := &TypeSpec{First: n.Args[0].First, Last: n.Args[0].Last}
	if n.Args[0].Kind == RefExpr {
		spec.Args = n.Args[0].Args[1:]
	}
	own, lengths := v.derivedWith(sym, spec, s)
	if own == nil {
		return
	}
	n.Type = Type{Class: frontend.Aggregate, Derived: own, Lengths: lengths}
	if lengths != nil && !lengths.explicit() {
		v.fault(RuleDeclaration.New(v.span(n.Args[0]), "expected values for the length parameters of '%s' in a structure constructor", sym.Name))
		n.Type = unknownType
		return
	}
	count := 0
	for d := own; d != nil; d = d.Parent {
		count += len(d.Components)
	}
	for _, a := range n.Args[1:] {
		if a.Key != "" && own.Component(a.Key) == nil {
			v.fault(RuleType.New(v.span(a), "'%s' has no component %s", sym.Name, a.Key))
		}
	}
	if len(n.Args)-1 > count {
		v.fault(RuleType.New(v.span(n), "'%s' has %d components, found %d values", sym.Name, count, len(n.Args)-1))
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

// array resolves an array constructor.
func (v *resolver) array(n *Node, s *Scope) {
	n.Rank = 1
	count := int64(0)
	for i, a := range n.Args {
		v.typed(a, s)
		switch {
		case i == 0:
			n.Type = a.Type
		case n.Type.Class == frontend.Unknown || a.Type.Class == frontend.Unknown:
		case n.Spec == nil && n.Type.Class != a.Type.Class && !(n.Type.numeric() && a.Type.numeric()):
			v.fault(RuleType.New(v.span(a), "expected %s as the element before, found %s", n.Type, a.Type))
		}
		switch {
		case count < 0:
		case a.Rank == 0 && a.Kind != ImpliedExpr:
			count++
		default:
			extent := total(a.Shape)
			if extent < 0 || a.Shape == nil {
				count = -1
			} else {
				count += extent
			}
		}
	}
	if n.Spec != nil {
		n.Type = v.typeOf(n.Spec, s)
	}
	n.Shape = []int64{count}
}

// total is the product of extents, -1 if one is not known.
func total(shape []int64) int64 {
	out := int64(1)
	for _, e := range shape {
		if e < 0 {
			return -1
		}
		out *= e
	}
	return out
}

// impliedScope declares the variable of an implied do loop, which has the type that the name would have outside of the loop.
func (v *resolver) impliedScope(n *Node, s *Scope) *Scope {
	inner := newScope(s, nil, s.text)
	t := v.integerType()
	if sym := s.Lookup(n.Text); sym != nil {
		v.finish(sym)
		t = sym.Type
	} else if !s.none() {
		t = v.implicitType(s, n.Text)
	} else {
		v.undeclared(s, n.Text, v.span(n.Bounds[0]))
	}
	inner.put(&Symbol{Name: n.Text, Type: t, Attr: impliedDo, Span: v.span(n.Bounds[0]), finished: true})
	return inner
}

func (v *resolver) impliedDo(n *Node, s *Scope) {
	inner := s
	if n.Ref != Transfer {
		inner = v.impliedScope(n, s)
	}
	v.typed(n.Bounds[0], inner)
	v.typedAll(n.Bounds[1:], s)
	v.typedAll(n.Args, inner)
	n.Rank = 1
	n.Type = n.Args[0].Type
	count := int64(-1)
	low, ok1 := integerValue(n.Bounds[1])
	high, ok2 := integerValue(n.Bounds[2])
	step, ok3 := int64(1), true
	if len(n.Bounds) > 3 {
		step, ok3 = integerValue(n.Bounds[3])
	}
	if ok1 && ok2 && ok3 && step != 0 {
		count = max(0, (high-low+step)/step)
		for _, a := range n.Args {
			if a.Rank != 0 {
				count = -1
			}
		}
		if count > 0 {
			count *= int64(len(n.Args))
		}
	}
	n.Shape = []int64{count}
}

// operators of each group.
var (
	arithmetic = set("+", "-", "*", "/", "**")
	relational = set("==", "/=", "<", "<=", ">", ">=")
	connective = set(".and.", ".or.", ".eqv.", ".neqv.", ".xor.")
)

func (v *resolver) unary(n *Node, s *Scope) {
	a := n.Args[0]
	v.typed(a, s)
	n.Rank, n.Shape = a.Rank, a.Shape
	ok := a.Type.Class == frontend.Unknown
	switch {
	case n.Text == ".not.":
		ok = ok || a.Type.Class == frontend.Logical
		n.Type = v.logicalType()
		if a.Type.Class == frontend.Logical {
			n.Type = a.Type
		}
	case n.Text == "+" || n.Text == "-":
		ok = ok || a.Type.numeric()
		n.Type = a.Type
	}
	if ok {
		n.Value = foldUnary(n)
		return
	}
	if v.defined(n, s) {
		return
	}
	v.fault(RuleType.New(v.span(a), "operator '%s' cannot be applied to %s", n.Text, a.Type))
}

func (v *resolver) binary(n *Node, s *Scope) {
	a, b := n.Args[0], n.Args[1]
	v.typed(a, s)
	v.typed(b, s)
	op := canonicalOperator(n.Text)
	v.conform(n, a, b)
	t, ok := v.binaryType(op, a.Type, b.Type)
	n.Type = t
	if ok {
		n.Value = foldBinary(op, n)
		return
	}
	if v.defined(n, s) {
		return
	}
	n.Type = unknownType
	if !arithmetic[op] && !relational[op] && !connective[op] && op != "//" {
		v.fault(RuleType.New(v.span(n), "operator '%s' is not defined for %s and %s", n.Text, a.Type, b.Type))
		return
	}
	v.fault(RuleType.New(v.span(n), "operator '%s' cannot be applied to %s and %s", n.Text, a.Type, b.Type))
}

// conform sets the rank and shape of a binary operation.
func (v *resolver) conform(n, a, b *Node) {
	switch {
	case a.Rank == 0:
		n.Rank, n.Shape = b.Rank, b.Shape
		return
	case b.Rank == 0:
		n.Rank, n.Shape = a.Rank, a.Shape
		return
	}
	n.Rank, n.Shape = a.Rank, a.Shape
	if a.Rank > 0 && b.Rank > 0 && a.Rank != b.Rank {
		if a.Type.Class != frontend.Aggregate && b.Type.Class != frontend.Aggregate {
			v.fault(RuleType.New(v.span(n), "operands have rank %d and rank %d", a.Rank, b.Rank))
		}
		return
	}
	for i := range a.Shape {
		if i < len(b.Shape) && a.Shape[i] >= 0 && b.Shape[i] >= 0 && a.Shape[i] != b.Shape[i] {
			v.fault(RuleType.New(v.span(n), "operands have %d and %d elements in dimension %d", a.Shape[i], b.Shape[i], i+1))
			return
		}
		if i < len(b.Shape) && a.Shape[i] < 0 && b.Shape[i] >= 0 {
			n.Shape = b.Shape
		}
	}
}

// binaryType is the type of an intrinsic operation; ok is false if there is none.
func (v *resolver) binaryType(op string, a, b Type) (Type, bool) {
	if a.Class == frontend.Unknown || b.Class == frontend.Unknown {
		switch {
		case relational[op], connective[op]:
			return v.logicalType(), true
		case a.Class == frontend.Unknown:
			return unknownType, true
		}
		return unknownType, true
	}
	both := func(c frontend.Class) bool { return a.Class == c && b.Class == c }
	switch {
	case op == "//":
		if both(frontend.Character) && a.Kind == b.Kind {
			t := a
			t.Len = -1
			if a.Len >= 0 && b.Len >= 0 {
				t.Len = a.Len + b.Len
			}
			return t, true
		}
	case arithmetic[op]:
		if a.numeric() && b.numeric() {
			if op == "**" && b.Class == frontend.Integer && a.Class != frontend.Integer {
				return a, true
			}
			return wider(a, b), true
		}
	case relational[op]:
		if both(frontend.Character) {
			return v.logicalType(), true
		}
		if a.numeric() && b.numeric() {
			complex := a.Class == frontend.Complex || b.Class == frontend.Complex
			return v.logicalType(), !complex || op == "==" || op == "/="
		}
	case connective[op]:
		if both(frontend.Logical) {
			t := a
			t.Kind = max(a.Kind, b.Kind)
			return t, true
		}
		if both(frontend.Integer) && op == ".xor." {
			return wider(a, b), true
		}
	}
	return unknownType, false
}

// wider is the type of an arithmetic operation on two types.
func wider(a, b Type) Type {
	order := func(t Type) int {
		switch t.Class {
		case frontend.Integer:
			return 1
		case frontend.Real:
			return 2
		case frontend.Complex:
			return 3
		}
		return 0
	}
	switch oa, ob := order(a), order(b); {
	case oa == ob:
		if b.Kind > a.Kind {
			return b
		}
		return a
	case oa > ob:
		if ob == 2 && b.Kind > a.Kind {
			a.Kind = b.Kind
		}
		return a
	default:
		if oa == 2 && a.Kind > b.Kind {
			b.Kind = a.Kind
		}
		return b
	}
}

// defined resolves an operator that the program defines.
func (v *resolver) defined(n *Node, s *Scope) bool {
	name := operatorName(n.Text)
	for x := s; x != nil; x = x.Parent {
		sym := x.Names[name]
		if sym == nil {
			continue
		}
		if f := v.resolveGeneric(sym, n.Args); f != nil {
			n.Symbol = f
			n.Type, n.Rank, n.Shape = v.resultOf(f)
			v.elementalRank(n, f)
			return true
		}
	}
	for _, a := range n.Args {
		if d := a.Type.Derived; d != nil {
			if g := d.Component(name); g != nil && len(g.Specifics) > 0 {
				f := v.boundTo(g, n.Args)
				if f == nil {
					f = g.Specifics[0]
				}
				n.Symbol = f
				n.Type, n.Rank, n.Shape = v.resultOf(f)
				v.elementalRank(n, f)
				return true
			}
		}
		if a.Type.Class == frontend.Unknown {
			return true
		}
	}
	return false
}

// assignable reports whether a value of type b can be assigned to a variable of type a.
func assignable(a, b Type) bool {
	switch {
	case a.Class == frontend.Unknown || b.Class == frontend.Unknown:
		return true
	case a.Class == frontend.Aggregate && b.Class == frontend.Aggregate:
		return a.Derived == nil || b.Derived == nil || a.Poly || extends(b.Derived, a.Derived) || sameDerived(a.Derived, b.Derived)
	case a.numeric() && b.numeric():
		return true
	case a.Class == frontend.Logical && b.Class == frontend.Integer, a.Class == frontend.Integer && b.Class == frontend.Logical:
		return true // an extension that compilers share
	}
	return a.Class == b.Class
}

func extends(d, parent *Derived) bool {
	for n := 0; d != nil && n < 100; d, n = d.Parent, n+1 {
		if d == parent {
			return true
		}
	}
	return false
}

// elementalRank sets the rank of a call of an elemental function to that of its arguments.
func (v *resolver) elementalRank(n *Node, f *Symbol) {
	if f.Proc == nil || !f.Proc.Elemental {
		return
	}
	args := n.Args
	if n.Kind == RefExpr {
		args = args[1:]
	}
	for _, a := range args {
		if a.Rank > 0 {
			n.Rank, n.Shape = a.Rank, a.Shape
			return
		}
	}
}
