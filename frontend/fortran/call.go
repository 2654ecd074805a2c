package fortran

import (
	"go/constant"
	"slices"

	"accc/frontend"
	"accc/frontend/fortran/fold"
	"accc/frontend/fortran/intrinsic"
	"accc/frontend/source"
)

// call checks the arguments of a call of a procedure whose interface is known.
func (v *resolver) call(n *Node, sym *Symbol) {
	n.Ref, n.Symbol = Call, sym
	p := v.signature(sym)
	if p == nil || !p.Known {
		v.implicitCall(n, n.Args[1:], sym)
		return
	}
	v.checkArguments(n, n.Args[1:], sym, p)
	n.Intrinsic = sym.LibraryIntrinsic()
	if n.Intrinsic != nil {
		if text, ok := aboutCompiler[n.Intrinsic.Name]; ok {
			n.Value = constant.MakeString(text)
		}
	}
}

// aboutCompiler are the values of the inquiry functions of iso_fortran_env.
var aboutCompiler = map[string]string{"compiler_version": "accc", "compiler_options": ""}

// returns compares the type that a function without a known interface has for its caller with that of its definition in this file.
func (v *resolver) returns(here Type, g *Symbol, at source.Span) {
	p := v.signature(g)
	if p == nil || !p.Function || p.Result == nil {
		return
	}
	v.finish(p.Result)
	there := p.Result.Type
	switch {
	case here.Class == frontend.Unknown || there.Class == frontend.Unknown || here.Class == frontend.Function:
	case here.Class != there.Class || here.Class != frontend.Character && here.Kind != there.Kind:
		v.fault(RuleImplicitCall.New(at, "'%s' returns %s, but is %s here", g.Name, there, here).See(g.Span, "defined here"))
	}
}

// implicitCall compares the arguments of a call without a known interface with the definition in this file, if there
// is one. Arrays may be passed in any shape there, so only types and numbers of arguments count.
func (v *resolver) implicitCall(n *Node, args []*Node, sym *Symbol) {
	g := v.globals[sym.Name]
	if g == nil || v.r.opts.Dialect.AnyArguments || sym.Has(DummyAttr|PointerAttr) || sym.Kind != Procedure {
		return
	}
	p := v.signature(g)
	if p == nil || !p.Known || p.Unit == nil {
		return
	}
	if sym != g && sym.Proc != nil && sym.Proc.Function {
		v.returns(sym.Type, g, v.span(n))
	}
	if len(args) > len(p.Dummies) {
		v.fault(RuleImplicitCall.New(v.span(n), "'%s' has %s, found %d", sym.Name, intrinsic.Arguments(len(p.Dummies)), len(args)).See(g.Span, "defined here"))
		return
	}
	for i, a := range args {
		d := p.Dummies[i]
		if d == nil || a.Key != "" || a.Type.Class == frontend.Character || a.Kind == LabelExpr {
			continue
		}
		v.finish(d)
		if d.Type.Class == frontend.Character {
			continue // often holds other things in old codes
		}
		why := mismatch(d, a, true)
		if why == "" {
			why = gaps(d, a)
		}
		if why != "" {
			v.fault(RuleImplicitCall.New(v.span(a), "argument '%s' of '%s': %s", d.Name, sym.Name, why).See(d.Span, "declared here"))
			return
		}
	}
	for _, d := range p.Dummies[len(args):] {
		if d != nil && !d.Has(Optional) {
			v.fault(RuleImplicitCall.New(v.span(n), "'%s' needs the argument '%s'", sym.Name, d.Name).See(d.Span, "declared here"))
			return
		}
	}
}

// checkArguments ties actual arguments to dummy arguments and reports what does not fit.
func (v *resolver) checkArguments(n *Node, args []*Node, sym *Symbol, p *Proc) {
	tied := make([]*Node, len(p.Dummies))
	for i, a := range args {
		k := i
		if a.Key != "" {
			k = -1
			for j, d := range p.Dummies {
				if d != nil && d.Name == a.Key {
					k = j
				}
			}
			if k < 0 {
				v.fault(RuleCall.New(v.span(a), "'%s' has no argument %s", sym.Name, a.Key).See(sym.Span, "declared here"))
				return
			}
		}
		if k >= len(tied) {
			v.fault(RuleCall.New(v.span(a), "'%s' has %s, found %d", sym.Name, intrinsic.Arguments(len(p.Dummies)), len(args)).See(sym.Span, "declared here"))
			return
		}
		tied[k] = a
	}
	for i, d := range p.Dummies {
		if d == nil {
			continue
		}
		v.finish(d)
		a := tied[i]
		if a == nil {
			if !d.Has(Optional) {
				v.fault(RuleCall.New(v.span(n), "'%s' needs the argument '%s'", sym.Name, d.Name).See(d.Span, "declared here"))
				return
			}
			continue
		}
		why := mismatch(d, a, p.Elemental)
		if why == "" && !p.Elemental {
			why = gaps(d, a)
		}
		switch {
		case why != "":
		case d.Has(Allocatable) && a.Kind == MemberExpr && a.Symbol != nil && a.Symbol.Has(Automatic):
			why = "expected an allocatable variable, the shape of component " + a.Symbol.Name + " depends on a length parameter"
		case otherLengths(d.Type, a.Type):
			why = "expected " + d.Type.String() + ", found " + a.Type.String()
		case a.Kind == MemberExpr && a.Symbol != nil && a.Symbol.Has(LengthParam) && (d.Intent == "out" || d.Intent == "inout"):
			why = "expected a variable, found a type parameter"
		}
		if why == "" {
			continue
		}
		rule := RuleCall
		if isImplicitMessage(sym) {
			rule = RuleImplicitCall
		}
		v.fault(rule.New(v.span(a), "argument '%s' of '%s': %s", d.Name, sym.Name, why).See(d.Span, "declared here"))
	}
}

// gaps says why an array cannot be passed from an element on: what follows the element may be elsewhere (Fortran 2018 §15.5.2.4).
func gaps(d *Symbol, a *Node) string {
	if len(d.Dims) == 0 || a.Kind != RefExpr || a.Ref != Element || a.Type.Class == frontend.Character {
		return ""
	}
	s := a.Args[0].Symbol
	for s != nil && s.Assoc != nil && s.Assoc.Kind == NameExpr {
		s = s.Assoc.Symbol
	}
	switch {
	case s == nil || s.Has(Contiguous|Allocatable):
	case s.Has(PointerAttr):
		return "expected an array, found an element of a pointer, whose other elements may be apart"
	case s.Has(DummyAttr) && assumedShape(s):
		return "expected an array, found an element of an assumed-shape array, whose other elements may be apart"
	}
	return ""
}

// assumedShape reports whether the extents of a dummy array, or of an allocatable or pointer, are those of the actual
// object.
func assumedShape(s *Symbol) bool {
	return slices.ContainsFunc(s.Dims, func(d Dim) bool { return d.Upper == nil })
}

// isData reports whether a dummy argument is certainly no procedure. Without an attribute of data it may be one that is called only.
func isData(d *Symbol) bool {
	return d.Kind != Procedure && d.Type.Class != frontend.Unknown && d.Type.Class != frontend.Function &&
		(d.Intent != "" || len(d.Dims) > 0 || d.Has(PointerAttr|Allocatable) || d.Type.Class == frontend.Aggregate)
}

// certainData reports whether an actual argument is certainly no procedure.
func certainData(a *Node) bool {
	switch a = a.strip(); {
	case a.Type.Class == frontend.Unknown || a.Type.Class == frontend.Function || a.Intrinsic != nil && a.Kind == NameExpr:
		return false
	case a.Value != nil:
		return true
	}
	s := a.Symbol
	return a.Kind == NameExpr && s != nil && s.Kind == Variable && (!s.Has(DummyAttr) || isData(s))
}

// mismatch says why an actual argument does not fit a dummy argument; "" if it does, or may.
func mismatch(d *Symbol, a *Node, elemental bool) string {
	if a.Type.Class == frontend.Function && isData(d) {
		return "expected " + d.Type.String() + ", found a procedure"
	}
	if d.Kind == Procedure && !d.Has(PointerAttr) && certainData(a) {
		return "expected a procedure, found " + a.Type.String()
	}
	if d.Kind == Procedure || d.Type.Class == frontend.Unknown || a.Type.Class == frontend.Unknown || a.Type.Class == frontend.Function ||
		a.Kind == LabelExpr || a.Kind == BOZExpr {
		return ""
	}
	if a.Intrinsic != nil && a.Intrinsic.Name == "null" {
		return ""
	}
	x, y := d.Type, a.Type
	switch {
	case x.Class == frontend.Aggregate && x.Derived == nil:
	case x.Class != y.Class:
		return "expected " + x.String() + ", found " + y.String()
	case x.Class == frontend.Aggregate:
		if y.Derived != nil && !extends(y.Derived, x.Derived) && !sameDerived(x.Derived, y.Derived) {
			return "expected " + x.String() + ", found " + y.String()
		}
	case x.Class != frontend.Character && x.Kind != y.Kind:
		return "expected " + x.String() + ", found " + y.String()
	}
	if d.AssumedRank || elemental || a.Rank < 0 {
		return ""
	}
	switch {
	case len(d.Dims) == 0 && a.Rank > 0:
		return "expected a scalar, found an array of rank " + itoa(a.Rank)
	case assumedShape(d) && a.Rank != len(d.Dims):
		return "expected an array of rank " + itoa(len(d.Dims)) + ", found rank " + itoa(a.Rank)
	case len(d.Dims) > 0 && a.Rank == 0 && a.strip().Ref != Element && x.Class != frontend.Character:
		// An element denotes the array from there on; other scalars do not.
		if d.Has(Allocatable) || a.Value != nil || a.Kind == NameExpr || a.Kind == BinaryExpr {
			return "expected an array of rank " + itoa(len(d.Dims)) + ", found a scalar"
		}
	}
	return ""
}

// genericCall finds the procedure of a generic name of a scope that takes the arguments, among those of the scope and then of its
// hosts, whose generic of that name is not hidden (Fortran 2018 §15.5.5.2); nil if none does.
func (v *resolver) genericCall(s *Scope, name string, args []*Node) *Symbol {
	var before *Symbol
	for ; s != nil; s = s.Parent {
		g := s.Names[name]
		if g == nil || g == before {
			continue
		}
		if g.Kind != Generic && (g.Kind != TypeName || len(g.Specifics) == 0) {
			return nil
		}
		if f := v.resolveGeneric(g, args); f != nil {
			return f
		}
		before = g
	}
	return nil
}

// resolveGeneric finds the procedure of a generic name that takes the arguments; nil if none does.
func (v *resolver) resolveGeneric(g *Symbol, args []*Node) *Symbol {
	for pass := range 2 { // an elemental procedure comes after those of the exact rank
		for _, s := range g.Specifics {
			p := v.signature(s)
			if p == nil || !p.Known {
				if p != nil && pass == 1 {
					return s
				}
				continue
			}
			if v.accepts(p, args, pass == 1 && p.Elemental) {
				return s
			}
		}
	}
	for _, a := range args {
		if a.Type.Class == frontend.Unknown && len(g.Specifics) > 0 {
			return g.Specifics[0] // a mistake that has been reported
		}
	}
	return nil
}

// accepts reports whether the arguments fit a procedure.
func (v *resolver) accepts(p *Proc, args []*Node, elemental bool) bool {
	tied := make([]*Node, len(p.Dummies))
	for i, a := range args {
		k := i
		if a.Key != "" {
			k = -1
			for j, d := range p.Dummies {
				if d != nil && d.Name == a.Key {
					k = j
				}
			}
		}
		if k < 0 || k >= len(tied) || tied[k] != nil {
			return false
		}
		tied[k] = a
	}
	for i, d := range p.Dummies {
		if d == nil {
			continue
		}
		v.finish(d)
		a := tied[i]
		switch {
		case a == nil:
			if !d.Has(Optional) {
				return false
			}
		case mismatch(d, a, elemental) != "":
			return false
		case !elemental && len(d.Dims) != a.Rank && a.Rank >= 0 && !d.AssumedRank && d.Kind != Procedure:
			return false
		case d.Kind == Procedure && a.Type.Class != frontend.Function && a.Type.Class != frontend.Unknown:
			return false
		}
	}
	return true
}

// kindArgument is the kind that the argument of that name specifies.
func (v *resolver) kindArgument(f *Intrinsic, tied []*Node, standard int) int {
	for i, name := range f.Args {
		if name == "kind" && i < len(tied) && tied[i] != nil {
			if k, ok := integerValue(tied[i]); ok {
				return int(k)
			}
		}
	}
	return standard
}

// argumentOf is the argument of a name, or nil.
func argumentOf(f *Intrinsic, tied []*Node, name string) *Node {
	for i, a := range f.Args {
		if a == name && i < len(tied) {
			return tied[i]
		}
	}
	return nil
}

// resultRules determine the type of an intrinsic function's result by the word of the table.
var resultRules = map[string]func(v *resolver, f *Intrinsic, tied []*Node) Type{
	"same": func(_ *resolver, f *Intrinsic, tied []*Node) Type {
		t := first(tied).Type
		if f.Variadic || f.Name == "merge" {
			for _, a := range tied[1:] {
				if a != nil && a.Type.numeric() && t.numeric() && f.Variadic {
					t = wider(t, a.Type)
				}
			}
		}
		return t
	},
	"second": func(_ *resolver, _ *Intrinsic, tied []*Node) Type { return tied[1].Type },
	"abs": func(_ *resolver, _ *Intrinsic, tied []*Node) Type {
		t := first(tied).Type
		if t.Class == frontend.Complex {
			t.Class = frontend.Real
		}
		return t
	},
	"int": func(v *resolver, f *Intrinsic, tied []*Node) Type {
		return Type{Class: frontend.Integer, Kind: v.kindArgument(f, tied, v.integerType().Kind)}
	},
	"int2": func(*resolver, *Intrinsic, []*Node) Type { return Type{Class: frontend.Integer, Kind: 2} },
	"int8": func(*resolver, *Intrinsic, []*Node) Type { return Type{Class: frontend.Integer, Kind: 8} },
	"real": func(v *resolver, f *Intrinsic, tied []*Node) Type {
		standard := v.realType().Kind
		if a := first(tied); a != nil && a.Type.Class == frontend.Complex {
			standard = a.Type.Kind
		}
		return Type{Class: frontend.Real, Kind: v.kindArgument(f, tied, standard)}
	},
	"dble": func(v *resolver, _ *Intrinsic, _ []*Node) Type { return v.doubleType() },
	"cplx": func(v *resolver, f *Intrinsic, tied []*Node) Type {
		return Type{Class: frontend.Complex, Kind: v.kindArgument(f, tied, v.realType().Kind)}
	},
	"dcplx": func(v *resolver, _ *Intrinsic, _ []*Node) Type {
		return Type{Class: frontend.Complex, Kind: v.doubleType().Kind}
	},
	"part": func(_ *resolver, _ *Intrinsic, tied []*Node) Type {
		return Type{Class: frontend.Real, Kind: first(tied).Type.Kind}
	},
	"log": func(v *resolver, f *Intrinsic, tied []*Node) Type {
		t := v.logicalType()
		if f.Class == 'r' {
			t.Kind = first(tied).Type.Kind
		} else {
			t.Kind = v.kindArgument(f, tied, t.Kind)
		}
		return t
	},
	"char": func(_ *resolver, f *Intrinsic, _ []*Node) Type {
		if f.Name == "ctime" || f.Name == "fdate" {
			return characterType(24)
		}
		return characterType(1)
	},
	"text": func(_ *resolver, f *Intrinsic, _ []*Node) Type {
		if f.Name == "new_line" {
			return characterType(1)
		}
		return characterType(-1)
	},
	"mul": func(_ *resolver, _ *Intrinsic, tied []*Node) Type {
		a, b := first(tied).Type, tied[1].Type
		if a.Class == frontend.Logical {
			return a
		}
		if a.numeric() && b.numeric() {
			return wider(a, b)
		}
		return unknownType
	},
	"mold": func(_ *resolver, _ *Intrinsic, tied []*Node) Type { return tied[1].Type },
	"null": func(*resolver, *Intrinsic, []*Node) Type { return unknownType },
	"-":    func(*resolver, *Intrinsic, []*Node) Type { return voidType },
}

func first(tied []*Node) *Node {
	for _, a := range tied {
		if a != nil {
			return a
		}
	}
	return nil
}

// typeBits sets the type of the constants without a type among the arguments: they are the bits of the real parts of
// the result of a conversion, and elsewhere of an integer such as another argument (Fortran 2018 §16.3.3).
func (v *resolver) typeBits(f *Intrinsic, tied []*Node) {
	t := v.integerType()
	switch f.Result {
	case "int", "int2", "int8", "real", "dble", "cplx", "dcplx":
		t = resultRules[f.Result](v, f, tied)
		if t.Class == frontend.Complex {
			t.Class = frontend.Real
		}
	default:
		for _, a := range tied {
			if a != nil && a.Kind != BOZExpr && a.Type.Class == frontend.Integer {
				t = a.Type
				break
			}
		}
	}
	for _, a := range tied {
		if a != nil && a.Kind == BOZExpr && a.Value != nil {
			a.Type, a.Value = t, fold.OfBits(a.Value, t.scalar())
		}
	}
}

// intrinsicCall resolves a call of an intrinsic procedure.
func (v *resolver) intrinsicCall(n *Node, f *Intrinsic, s *Scope) {
	n.Args[0].typed = true
	args := n.Args[1:]
	v.typedArguments(args, s)
	n.Ref, n.Intrinsic = Call, f
	tied, problem, at := f.match(args)
	if problem != "" {
		span := v.span(n)
		if at != nil {
			span = v.span(at)
		}
		v.fault(RuleCall.New(span, "intrinsic '%s' %s", f.Name, problem))
		n.Rank = -1
		return
	}
	if a := first(tied); a != nil && tied[0] != nil && a.Type.Class != frontend.Unknown && a.Kind != BOZExpr && !f.Accepts(a.Type.Class) {
		v.fault(RuleCall.New(v.span(a), "intrinsic '%s' does not accept %s", f.Name, a.Type))
		n.Rank = -1
		return
	}
	if problem, at := f.complaint(tied); problem != "" {
		v.fault(RuleCall.New(v.span(at), "intrinsic '%s': %s", f.Name, problem))
		n.Rank = -1
		return
	}
	for _, a := range args {
		if a.Type.Class == frontend.Unknown && a.Kind != StarExpr {
			n.Rank = a.Rank
		}
	}
	v.typeBits(f, tied)
	if rule := resultRules[f.Result]; rule != nil {
		n.Type = rule(v, f, tied)
	}
	v.intrinsicShape(n, f, tied)
	n.Value = foldIntrinsic(f, n, tied)
	if n.Type.Class == frontend.Character && n.Type.Len < 0 && n.Value != nil && n.Value.Kind() == constant.String {
		n.Type.Len = int64(len(constant.StringVal(n.Value)))
	}
	if (f.Class == 'o' || f.Class == 'l' || f.Class == 'r') && n.Rank != 0 {
		// The extents may depend on values, as those of pack do.
		if out := evaluate(n, nil); out != nil && (n.Rank < 0 || n.Rank == out.rank()) {
			n.Rank, n.Shape = out.rank(), out.shape
		}
	}
}

// intrinsicShape sets the rank and shape of the result of an intrinsic function.
func (v *resolver) intrinsicShape(n *Node, f *Intrinsic, tied []*Node) {
	a := first(tied)
	n.Rank, n.Shape = 0, nil
	dim := argumentOf(f, tied, "dim")
	if dim != nil && dim.Type.Class == frontend.Logical && f.Class == 'r' {
		dim = nil // the mask, given without its keyword
	}
	switch f.Class {
	case 'e':
		for _, x := range tied {
			if x != nil && x.Rank != 0 {
				n.Rank, n.Shape = x.Rank, x.Shape
				if x.Rank > 0 {
					break
				}
			}
		}
	case 'r':
		if dim != nil && a.Rank > 1 && f.Name != "size" {
			n.Rank = a.Rank - 1
		}
	case 'v':
		n.Rank, n.Shape = 1, []int64{int64(a.Rank)}
	case 'V':
		if dim == nil {
			n.Rank, n.Shape = 1, []int64{int64(a.Rank)}
		}
	case 'l':
		n.Rank, n.Shape = 1, []int64{int64(a.Rank)}
		if dim != nil {
			n.Rank, n.Shape = max(0, a.Rank-1), nil
		}
	case 'o':
		v.otherShape(n, f, tied, a)
	}
}

func (v *resolver) otherShape(n *Node, f *Intrinsic, tied []*Node, a *Node) {
	switch f.Name {
	case "matmul":
		b := tied[1]
		n.Rank = max(1, a.Rank+b.Rank-2)
	case "transpose":
		n.Rank = 2
		if len(a.Shape) == 2 {
			n.Shape = []int64{a.Shape[1], a.Shape[0]}
		}
	case "spread":
		n.Rank = a.Rank + 1
	case "reshape":
		n.Rank = -1
		if shape := tied[1]; shape != nil && len(shape.Shape) == 1 && shape.Shape[0] >= 0 {
			n.Rank = int(shape.Shape[0])
			if shape.Kind == ArrayExpr && len(shape.Args) == n.Rank {
				for _, x := range shape.Args {
					e, ok := integerValue(x)
					if !ok {
						e = -1
					}
					n.Shape = append(n.Shape, e)
				}
			}
		}
	case "pack":
		n.Rank = 1
	case "unpack":
		n.Rank, n.Shape = tied[1].Rank, tied[1].Shape
	case "transfer":
		if tied[1].Rank > 0 || len(tied) > 2 && tied[2] != nil {
			n.Rank = 1
		}
	case "null", "reduce":
		n.Rank = -1
	default:
		n.Rank, n.Shape = a.Rank, a.Shape
	}
}
