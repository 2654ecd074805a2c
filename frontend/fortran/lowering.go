package fortran

import (
	"go/constant"
	"strings"

	"accc/frontend"
	"accc/frontend/source"
)

// What lowering needs in addition to the fields of nodes and symbols.

// Length is the length in a character declaration: an expression, a StarExpr for *, a TripletExpr for :, nil if there
// is none.
func (s *Symbol) Length() *Node {
	if s.spec == nil {
		return nil
	}
	return s.spec.Len
}

// BindName is the name that bind(c) sets for a procedure, variable or common block, "" without bind(c).
func (s *Symbol) BindName() string {
	if s.Kind == Procedure && s.Proc != nil && s.Proc.Unit != nil && s.Proc.Unit.Stmt != nil {
		if stmt, ok := s.Proc.Unit.Stmt.Node.(*SubprogramStmt); ok && stmt.Name.Text == s.Name {
			for _, x := range stmt.Suffix {
				if x.Bind != nil {
					return bindName(x.Bind, s.Name)
				}
			}
		}
		return ""
	}
	if (s.Kind == Variable || s.Kind == Common) && s.Has(Bind) {
		return bindName(s.bind, s.BlockName())
	}
	return ""
}

// bindName is the name among the arguments of bind, by default that of the entity.
func bindName(args []Arg, name string) string {
	for _, a := range args {
		if n := a.Node(); n.Key == "name" && n.Kind == StringExpr {
			return strings.TrimSpace(unquote(n.Text))
		}
	}
	return name
}

// Span is the user's text of the tokens from first to last, in the nodes of the scope's source.
func (s *Scope) Span(first, last int32) source.Span {
	for x := s; x != nil; x = x.Parent {
		if x.text != nil {
			return x.text.spanOf(first, last)
		}
	}
	return source.Span{}
}

// Module reports whether the names of the scope are those of a module.
func (s *Scope) Module() bool { return s != nil && s.isModule() }

// Library reports whether the scope is of a module that comes with accc.
func (s *Scope) Library() bool {
	for x := s; x != nil; x = x.Parent {
		if x.text != nil && len(x.text.Files) > 0 {
			return x.text.Files[0].Name == libraryName
		}
	}
	return false
}

// Host is the scope of the program unit that a scope belongs to.
func (s *Scope) Host() *Scope {
	for x := s; x != nil; x = x.Parent {
		if x.Unit != nil {
			return x
		}
	}
	return nil
}

// Used reports whether the symbol came by use association into the scope it is found in.
func (s *Symbol) Used() bool { return s.Has(usedAttr) }

// Strip removes parentheses.
func (n *Node) Strip() *Node { return n.strip() }

// IntegerValue is the value of an integer constant expression.
func IntegerValue(n *Node) (int64, bool) { return integerValue(n) }

// BaseName is the name that a designator begins with, nil if it begins with none.
func BaseName(n *Node) *Node { return baseName(n) }

// CanonicalOperator maps .eq. and == to one spelling.
func CanonicalOperator(op string) string { return canonicalOperator(op) }

// Match ties the arguments of a call of an intrinsic procedure to its dummy arguments; an absent argument is nil. A
// mask that is passed for dim without its keyword is moved to its own parameter. The result is nil if the arguments do
// not match.
func (f *Intrinsic) Match(args []*Node) []*Node {
	tied, problem, _ := f.match(args)
	if problem != "" {
		return nil
	}
	for i := 0; i+1 < len(f.Args); i++ {
		if f.Args[i] == "dim" && f.Args[i+1] == "mask" && tied[i] != nil && tied[i].Type.Class == frontend.Logical && tied[i+1] == nil {
			tied[i], tied[i+1] = nil, tied[i]
		}
	}
	return tied
}

// TypeStar reports whether the symbol is declared as type(*).
func (s *Symbol) TypeStar() bool {
	return s.spec != nil && s.spec.Name == "type" && s.spec.Derived == "*"
}

// PassName is the argument that pass(name) of a type-bound procedure names, "" if none is.
func (s *Symbol) PassName() string { return s.pass }

// BlockName is the name of the common block that a symbol of kind Common denotes, "" for blank common.
func (s *Symbol) BlockName() string { return strings.Trim(s.Name, "/") }

// Fold is the value of a scalar expression in which env assigns values to names, nil if it has none.
func Fold(n *Node, env map[*Symbol]constant.Value) constant.Value {
	if n == nil {
		return nil
	}
	if n.Value != nil {
		return n.Value
	}
	with := func() *Node {
		own := *n
		own.Args = make([]*Node, len(n.Args))
		for i, a := range n.Args {
			if a == nil {
				continue
			}
			arg := *a
			if n.Kind != RefExpr || i > 0 {
				arg.Value = Fold(a, env)
			}
			own.Args[i] = &arg
		}
		return &own
	}
	switch n.Kind {
	case NameExpr:
		if v := env[n.Symbol]; v != nil {
			return v
		}
		if n.Symbol != nil && n.Symbol.Kind == Parameter {
			return n.Symbol.Value
		}
	case ParenExpr:
		return Fold(n.Args[0], env)
	case UnaryExpr:
		return foldUnary(with())
	case BinaryExpr:
		return foldBinary(canonicalOperator(n.Text), with())
	case ComplexExpr:
		re, im := Fold(n.Args[0], env), Fold(n.Args[1], env)
		if re == nil || im == nil {
			return nil
		}
		return complexOf(re, im)
	case MemberExpr:
		return scalarValue(n, env)
	case RefExpr:
		if n.Intrinsic == nil || transformRules[n.Intrinsic.Name] != nil {
			return scalarValue(n, env)
		}
		own := with()
		tied, _, _ := n.Intrinsic.match(own.Args[1:])
		if tied == nil {
			return nil
		}
		return foldIntrinsic(n.Intrinsic, own, tied)
	}
	return nil
}

// scalarValue is the value of a constant expression that the evaluation of arrays knows.
func scalarValue(n *Node, env map[*Symbol]constant.Value) constant.Value {
	if n.Rank != 0 {
		return nil
	}
	if a := evaluate(n, env); a != nil && a.shape == nil {
		return a.list[0].Value
	}
	return nil
}

// Convert is a constant in another type, nil if it has none there.
func Convert(v constant.Value, t Type) constant.Value { return convert(v, t) }

// TypeOf is the type that a type-spec of an executable statement denotes.
func (u *Unit) TypeOf(t *TypeSpec, s *Scope) Type {
	v := &resolver{r: u.text, units: map[string]*ProgUnit{}, globals: map[string]*Symbol{},
		state: map[*ProgUnit]int{}, undone: map[undeclared]bool{}, quiet: 1}
	return v.typeOf(t, s)
}
