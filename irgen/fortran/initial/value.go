package initial

import (
	"go/constant"

	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/frontend/source"
)

// Values are the initial values of the variables of a program.
type Values struct {
	host Host
	data map[*front.Symbol]*Datum // what data statements set
}

// Host is what Values ask of the lowering.
type Host interface {
	// Span is the user's text of a node of the source that is lowered.
	Span(n *front.Node) source.Span
	// Unsupported reports what is not supported, and does not return: Guard, which runs f, does then.
	Unsupported(at source.Span, format string, args ...any)
	Guard(f func())
}

// New makes an empty table.
func New(host Host) *Values { return &Values{host: host, data: map[*front.Symbol]*Datum{}} }

// unsupported reports an expression.
func (vs *Values) unsupported(n *front.Node, format string, args ...any) {
	vs.host.Unsupported(vs.host.Span(n), format, args...)
}

// setFrom sets a datum to the value of a constant expression.
func (vs *Values) setFrom(d *Datum, n *front.Node, with Env) {
	if n.Intrinsic != nil && n.Intrinsic.Name == "null" {
		return
	}
	d.Set = true
	if d.Extents != nil {
		list, ok := arrayItems(n, d.Extents, d.Type, with)
		if !ok {
			vs.unsupported(n, "this initial value")
		}
		for i, it := range list {
			if int64(i) < d.Total() {
				vs.setItem(d.At(int64(i)), it)
			}
		}
		return
	}
	vs.setItem(d, item{v: front.Fold(n, with), n: n, with: with})
}

// setItem sets a scalar datum.
func (vs *Values) setItem(d *Datum, it item) {
	d.Set = true
	if d.whole != nil {
		vs.setSubstring(d, it)
		return
	}
	if it.n.Kind == front.BOZExpr && d.Type.Class != frontend.Integer {
		vs.unsupported(it.n, "a constant without a type as the initial value of a %s", d.Type)
	}
	if value, ok := front.HollerithAs(it.n, d.Type); ok {
		d.Value = value
		return
	}
	if it.v != nil && d.Type.Class != frontend.Aggregate {
		d.Value = it.v
		return
	}
	n := it.n.Strip()
	switch {
	case n.Kind == front.RefExpr && n.Ref == front.Constructor:
		vs.setStructure(d, n, it.with)
	case n.Kind == front.NameExpr && n.Symbol != nil && n.Symbol.Kind == front.Parameter && n.Symbol.Init != nil:
		vs.setItem(d, item{n: n.Symbol.Init})
	case n.Kind == front.BOZExpr && n.Value != nil:
		d.Value = n.Value
	default:
		vs.unsupported(n, "this initial value")
	}
}

// setSubstring sets a part of a character; the rest is blank.
func (vs *Values) setSubstring(d *Datum, it item) {
	if it.v == nil || it.v.Kind() != constant.String {
		vs.unsupported(it.n, "this initial value of a substring")
	}
	text := ""
	if d.whole.Value != nil {
		text = constant.StringVal(d.whole.Value)
	}
	text = Padded(text, d.whole.Type.Len)
	text = text[:d.skip] + Padded(constant.StringVal(it.v), d.Type.Len) + text[d.skip+d.Type.Len:]
	d.whole.Set, d.whole.Value = true, constant.MakeString(text)
}

// setStructure sets a derived type to the values of a structure constructor.
func (vs *Values) setStructure(d *Datum, n *front.Node, with Env) {
	comps := Components(d.Type.Derived)
	for i, a := range n.Args[1:] {
		var c *front.Symbol
		if a.Key != "" {
			c = d.Type.Derived.Component(a.Key)
		} else if i < len(comps) {
			c = comps[i]
		}
		if c == nil {
			vs.unsupported(a, "this component")
		}
		vs.setComponent(d.component(c), c, a, with)
	}
}

func (vs *Values) setComponent(d *Datum, c *front.Symbol, n *front.Node, with Env) {
	if c.Has(front.Automatic) {
		vs.Settle(d, c)
		vs.setFrom(d, n, with)
		return
	}
	if described(c) || c.Kind == front.Procedure {
		if n.Intrinsic == nil || n.Intrinsic.Name != "null" {
			d.Node, d.Set = n, true
		}
		return
	}
	vs.setFrom(d, n, with)
}

// Of is the initial value of a variable, from its declaration and from data statements; nil if it has none.
func (vs *Values) Of(s *front.Symbol) *Datum {
	if d := vs.Stated(s); d != nil {
		return d
	}
	if s.Init == nil {
		return nil
	}
	d := &Datum{Type: s.Type}
	if len(s.Dims) > 0 {
		d.Extents = s.Extents
	}
	if s.Has(front.PointerAttr) || s.Kind == front.Procedure {
		if s.Init.Intrinsic == nil || s.Init.Intrinsic.Name != "null" {
			d.Node, d.Set = s.Init, true
		}
		return d
	}
	vs.setFrom(d, s.Init, nil)
	return d
}

// Stated is what data statements set of a variable, nil if they do not name it.
func (vs *Values) Stated(s *front.Symbol) *Datum { return vs.data[s] }
