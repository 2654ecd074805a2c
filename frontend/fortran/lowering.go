package fortran

import (
	"strings"

	"accc/frontend/source"
)

// What lowering asks beside the fields of nodes and symbols.

// Length is the length that a character declaration gives: an expression, a StarExpr for *, a TripletExpr for :, nil if it
// gives none.
func (s *Symbol) Length() *Node {
	if s.spec == nil {
		return nil
	}
	return s.spec.Len
}

// BindName is the name that bind(c) gives a procedure or variable, "" without bind(c).
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
	if s.Kind == Variable && s.Has(Bind) {
		return bindName(s.bind, s.Name)
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

// Span is the user's text of the tokens from first to last, as the nodes of the scope's source give them.
func (s *Scope) Span(first, last int32) source.Span {
	for x := s; x != nil; x = x.Parent {
		if x.reader != nil {
			return x.reader.spanOf(first, last)
		}
	}
	return source.Span{}
}

// Module tells whether the names of the scope are those of a module.
func (s *Scope) Module() bool { return s != nil && s.isModule() }

// Library tells whether the scope is of a module that comes with accc.
func (s *Scope) Library() bool {
	for x := s; x != nil; x = x.Parent {
		if x.reader != nil && len(x.reader.files) > 0 {
			return x.reader.files[0].Name == libraryName
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

// Used tells whether the symbol came by use association into the scope it is found in.
func (s *Symbol) Used() bool { return s.Has(usedAttr) }

// Strip removes parentheses.
func (n *Node) Strip() *Node { return n.strip() }

// IntegerValue is the value of an integer constant expression.
func IntegerValue(n *Node) (int64, bool) { return integerValue(n) }

// BaseName is the name that a designator begins with, nil if it begins with none.
func BaseName(n *Node) *Node { return baseName(n) }

// CanonicalOperator gives .eq. and == one spelling.
func CanonicalOperator(op string) string { return canonicalOperator(op) }

// Match ties the arguments of a call of an intrinsic procedure to its dummy arguments; an argument not given is nil.
func (f *Intrinsic) Match(args []*Node) []*Node {
	tied, _, _ := f.match(args)
	return tied
}

// TypeStar tells whether the symbol is declared as type(*).
func (s *Symbol) TypeStar() bool {
	return s.spec != nil && s.spec.Name == "type" && s.spec.Derived == "*"
}

// PassName is the argument that pass(name) of a type-bound procedure names, "" if none is.
func (s *Symbol) PassName() string { return s.pass }
