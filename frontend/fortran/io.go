package fortran

import (
	"strings"

	"accc/frontend"
)

// format walks a format: *, a label, or an expression.
func (m *modeller) format(a Arg) {
	n := a.Node()
	if n.Kind == StarExpr || m.formatLabel(n) {
		return
	}
	if n.Kind == NameExpr {
		if sym := m.scope.Lookup(n.Text); sym != nil && sym.Kind == Namelist {
			return
		}
	}
	m.v.typed(n, m.scope)
	m.formatType(n)
	m.expr(n, frontend.Read)
}

// formatLabel notes the label of a format statement, if n is one.
func (m *modeller) formatLabel(n *Node) bool {
	if n.Kind != IntExpr {
		return false
	}
	m.formats = append(m.formats, jump{label: n.Text, span: m.v.span(n)})
	return true
}

// formatType checks the type of a format: characters, or an integer that assign has given a label.
func (m *modeller) formatType(n *Node) {
	switch n.Type.Class {
	case frontend.Character, frontend.Integer, frontend.Unknown:
	default:
		m.v.fault(RuleType.New(m.v.span(n), "expected a format, found %s", n.Type))
	}
}

// specifiers are the types of what the specifiers of input and output hold or are set to, all of them scalars (Fortran 2018 §12.5, §12.10).
var specifiers = map[string]frontend.Class{
	"id": frontend.Integer, "iostat": frontend.Integer, "newunit": frontend.Integer, "nextrec": frontend.Integer, "number": frontend.Integer,
	"pos": frontend.Integer, "rec": frontend.Integer, "recl": frontend.Integer, "size": frontend.Integer,

	"exist": frontend.Logical, "named": frontend.Logical, "opened": frontend.Logical, "pending": frontend.Logical,

	"access": frontend.Character, "action": frontend.Character, "advance": frontend.Character, "asynchronous": frontend.Character,
	"blank": frontend.Character, "decimal": frontend.Character, "delim": frontend.Character, "direct": frontend.Character, "encoding": frontend.Character,
	"file": frontend.Character, "form": frontend.Character, "formatted": frontend.Character, "iomsg": frontend.Character, "name": frontend.Character,
	"pad": frontend.Character, "position": frontend.Character, "read": frontend.Character, "readwrite": frontend.Character, "round": frontend.Character,
	"sequential": frontend.Character, "sign": frontend.Character, "status": frontend.Character, "stream": frontend.Character,
	"unformatted": frontend.Character, "write": frontend.Character,
}

// specifierType checks the type and rank of key=value.
func (m *modeller) specifierType(n *Node) {
	want, ok := specifiers[n.Key]
	switch {
	case !ok || n.Type.Class == frontend.Unknown:
	case n.Type.Class != want:
		m.v.fault(RuleType.New(m.v.span(n), "expected a value of type %s for %s, found %s", classWords[want], n.Key, n.Type))
	case n.Rank > 0:
		m.v.fault(RuleType.New(m.v.span(n), "expected a scalar for %s, found an array", n.Key))
	}
}

func (m *modeller) io(n *IOStmt, s *Stmt) {
	for i, c := range n.Control {
		x := c.Node()
		switch {
		case x.Kind == StarExpr, (x.Key == "fmt" || x.Key == "" && i > 0) && m.formatLabel(x):
		case x.Key == "err" || x.Key == "end" || x.Key == "eor":
			if x.Kind == IntExpr {
				m.jumpTo(x.Key+"=", x.Text, s)
			}
		case x.Key == "nml" && x.Kind == NameExpr && m.isNamelist(x.Text):
		case x.Key == "nml":
			m.v.fault(RuleType.New(m.v.span(x), "expected the name of a namelist, found %s", strings.TrimPrefix(m.v.span(x).Text(), "nml=")))
		case x.Kind == NameExpr && m.isNamelist(x.Text):
		default:
			m.v.typed(x, m.scope)
			if x.Key == "fmt" || x.Key == "" && i == 1 {
				m.formatType(x)
			}
			m.specifierType(x)
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
