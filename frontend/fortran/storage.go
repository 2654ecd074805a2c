package fortran

import (
	"slices"

	"accc/frontend"
	"accc/frontend/source"
)

func (v *resolver) common(s *Scope, n *CommonStmt) {
	for _, b := range n.Blocks {
		block := v.commonBlock(s, b.Name)
		for _, e := range b.Items {
			sym := v.declare(s, e.Name)
			if sym.Has(InCommon) {
				v.fault(RuleDeclaration.New(v.nameSpan(e.Name), "'%s' is in a common block twice", e.Name.Text))
				continue
			}
			sym.Attr |= InCommon
			sym.Block = block.BlockName()
			if len(e.Dims) > 0 {
				sym.dimNodes = nodes(e.Dims)
			}
			block.Members = append(block.Members, sym)
		}
	}
}

// commonBlock is the common block of a name in a scope, nil for blank common. Statements may be in any order.
func (v *resolver) commonBlock(s *Scope, n *Name) *Symbol {
	name, span := "//", source.Span{}
	if n != nil {
		name, span = "/"+n.Text+"/", v.nameSpan(n)
	}
	if block := s.Names[name]; block != nil {
		return block
	}
	return s.put(&Symbol{Name: name, Kind: Common, Span: span, finished: true})
}

// dataAmong resolves the data statements among executable ones, where they are allowed too (Fortran 2018 §5.3.2, R510).
func (v *resolver) dataAmong(s *Scope, items []*Item) {
	for _, i := range items {
		switch {
		case i.Stmt != nil:
			if _, data := i.Stmt.Node.(*DataStmt); data {
				v.specStmt(s, i.Stmt)
			}
		case i.Block != nil:
			for _, p := range i.Block.Parts {
				v.dataAmong(s, p.Items)
			}
		}
	}
}

// isAutomatic reports whether the shape or the length of a variable, or a length parameter of its type, is not constant.
func (s *Symbol) isAutomatic() bool {
	if s.Has(Allocatable | PointerAttr) {
		return false
	}
	if slices.Contains(s.Extents, -1) || s.Type.Class == frontend.Character && s.Type.Len < 0 {
		return true
	}
	return s.Type.Lengths != nil && slices.ContainsFunc(s.Type.Lengths.Args, func(n *Node) bool { return n.Value == nil })
}

// initialized marks the variables that an object of a data statement names: they are saved. Those of subscripts and the indices of
// an implied do are none.
func (v *resolver) initialized(x *Node, s *Scope) {
	if x.Kind == ImpliedExpr {
		for _, a := range x.Args {
			v.initialized(a, s)
		}
		return
	}
	x.Walk(func(y *Node) bool {
		if y.Kind == MemberExpr && y.Symbol != nil && y.Symbol.Has(Automatic|LengthParam) {
			v.fault(RuleDeclaration.New(v.span(y), "expected a variable for data, but '%s' depends on a length parameter", y.Symbol.Name))
		}
		return y.Kind != RefExpr
	})
	if b := baseName(x); b != nil && b.Symbol != nil && b.Symbol.Kind == Variable {
		b.Symbol.Attr |= Save
		v.settleLengths(b.Symbol)
	}
}

// storage types the expressions of data and equivalence.
func (v *resolver) storage(s *Scope, st *Stmt) {
	switch n := st.Node.(type) {
	case *DataStmt:
		for _, set := range n.Sets {
			for _, o := range set.Objects {
				x := o.Node()
				v.typed(x, s)
				v.initialized(x, s)
			}
			for _, c := range set.Values {
				v.typed(c.Node(), s)
			}
		}
	case *EquivalenceStmt:
		for _, set := range n.Sets {
			for _, o := range set.Items {
				x := o.Node()
				v.typed(x, s)
				switch b := baseName(x); {
				case b == nil || b.Symbol != nil && b.Symbol.Kind != Variable || x.Kind != NameExpr && x.Kind != RefExpr:
					v.fault(RuleDeclaration.New(v.span(x), "expected a variable, an element or a substring in equivalence, found '%s'", v.span(x).Text()))
				case b.Symbol != nil && b.Symbol.Type.Derived.sized(nil):
					v.notShared(b.Symbol, v.span(x))
				case b.Symbol != nil:
					b.Symbol.aliased, b.Symbol.equivalenced = true, true
				}
			}
		}
	}
}
