package fortran

import (
	"strings"

	"accc/frontend"
)

// format walks a format: *, a label, or an expression.
func (m *modeller) format(a Arg) {
	n := a.Node()
	if n.Kind == StarExpr || n.Kind == IntExpr {
		return
	}
	if n.Kind == NameExpr {
		if sym := m.scope.Lookup(n.Text); sym != nil && sym.Kind == Namelist {
			return
		}
	}
	m.v.typed(n, m.scope)
	m.expr(n, frontend.Read)
}

func (m *modeller) io(n *IOStmt) {
	for i, c := range n.Control {
		x := c.Node()
		switch {
		case x.Kind == StarExpr, x.Kind == IntExpr && x.Key == "" && i > 0:
		case x.Key == "err" || x.Key == "end" || x.Key == "eor":
			if m.routine != nil {
				m.routine.Gotos = true
			}
		case x.Key == "nml" && x.Kind == NameExpr && m.isNamelist(x.Text):
		case x.Key == "nml":
			m.v.fault(RuleType.New(m.v.span(x), "expected the name of a namelist, found %s", strings.TrimPrefix(m.v.span(x).Text(), "nml=")))
		case x.Kind == NameExpr && m.isNamelist(x.Text):
		default:
			m.v.typed(x, m.scope)
			m.expr(x, frontend.Address)
		}
	}
	kind := frontend.Read
	switch {
	case n.Kind == "read":
		kind = frontend.Write
		if n.Unit != nil {
			m.format(n.Unit)
		}
	case n.Unit != nil: // rewind 10
		m.read(n.Unit)
	}
	m.transfer(n.Items, kind)
	m.transfer(n.More, kind)
}

// transfer walks the items of a list of input or output.
func (m *modeller) transfer(items []Expr, kind frontend.UseKind) {
	for _, i := range items {
		markTransfer(i.Node())
		m.expr(m.typed(i), kind)
	}
}

// markTransfer tells the implied do loops of an input or output list from others, whose variable is their own (Fortran 2018 §19.4).
func markTransfer(n *Node) {
	if n.Kind != ImpliedExpr {
		return
	}
	n.Ref = Transfer
	for _, a := range n.Args {
		markTransfer(a)
	}
}

func (m *modeller) isNamelist(name string) bool {
	sym := m.scope.Lookup(name)
	return sym != nil && sym.Kind == Namelist
}
