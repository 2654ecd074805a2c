package initial

import (
	"go/constant"

	front "accc/frontend/fortran"
)

// Read reads the data statements of a source.
func (vs *Values) Read(u *front.Unit) {
	for _, p := range u.Units {
		vs.readUnit(p)
	}
}

func (vs *Values) readUnit(p *front.ProgUnit) {
	for _, list := range [][]*front.Item{p.Spec, p.Body} {
		for _, i := range list {
			if i.Stmt == nil {
				continue
			}
			switch n := i.Stmt.Node.(type) {
			case *front.DataStmt:
				for _, set := range n.Sets {
					vs.host.Guard(func() { vs.statement(set) })
				}
			case *front.DeclStmt:
				for _, e := range n.Entities {
					if e.Old == nil {
						continue
					}
					vs.host.Guard(func() {
						s := p.Scope.Names[e.Name.Text]
						vs.assign([]*Datum{vs.variable(s)}, e.Old)
					})
				}
			}
		}
	}
	for _, c := range p.Contains {
		vs.readUnit(c)
	}
}

// variable is what data statements set of a variable.
func (vs *Values) variable(s *front.Symbol) *Datum {
	d := vs.data[s]
	if d == nil {
		d = &Datum{Type: s.Type}
		if len(s.Dims) > 0 {
			d.Extents = s.Extents
		}
		vs.data[s] = d
	}
	return d
}

// statement reads objects / values /.
func (vs *Values) statement(set *front.DataSet) {
	var parts []*Datum
	for _, o := range set.Objects {
		parts = append(parts, vs.objects(o.Node(), nil)...)
	}
	vs.assign(parts, set.Values)
}

// maxData bounds the elements that one list of data sets: each is kept by itself.
const maxData = 1 << 24

// assign sets the elements of parts to the values in turn.
func (vs *Values) assign(parts []*Datum, values []front.Constant) {
	total := int64(0)
	for _, d := range parts {
		total += d.Total()
	}
	if total > maxData && len(values) > 0 {
		vs.unsupported(values[0].Node(), "data for more than %d elements", maxData)
	}
	k := 0
	left := int64(0)
	var now item
	next := func() (item, bool) {
		for left == 0 {
			if k >= len(values) {
				return item{}, false
			}
			n := values[k].Node()
			k++
			count := int64(1)
			if n.Kind == front.RepeatExpr {
				if v := front.Fold(n.Args[0], nil); v != nil {
					count, _ = constant.Int64Val(v)
				}
				n = n.Args[1]
			}
			left, now = count, item{v: front.Fold(n, nil), n: n}
		}
		left--
		return now, true
	}
	for _, d := range parts {
		for i := range d.Total() {
			it, ok := next()
			if !ok {
				return
			}
			if it.n.Intrinsic != nil && it.n.Intrinsic.Name == "null" {
				continue
			}
			vs.setItem(d.At(i), it)
		}
	}
}

// substring is the substring that an object of a data statement names, nil if it is not of one character or out of it.
func (vs *Values) substring(n *front.Node, with Env) *Datum {
	base := vs.objects(n.Args[0], with)
	if len(base) != 1 || base[0].Extents != nil || base[0].whole != nil {
		return nil
	}
	d := &Datum{Type: base[0].Type, whole: base[0]}
	from, to := int64(1), d.Type.Len
	for i, at := range []*int64{&from, &to} {
		if b := n.Args[1].Args[i]; b != nil {
			v, ok := Integer(b, with)
			if !ok {
				return nil
			}
			*at = v
		}
	}
	if from < 1 || to > d.Type.Len {
		return nil
	}
	d.skip, d.Type.Len = from-1, max(0, to-from+1)
	return d
}

// objects are the parts of variables that an object of a data statement names.
func (vs *Values) objects(n *front.Node, with Env) []*Datum {
	switch n.Kind {
	case front.NameExpr:
		return []*Datum{vs.variable(n.Symbol)}
	case front.ImpliedExpr:
		lo, ok1 := Integer(n.Bounds[1], with)
		hi, ok2 := Integer(n.Bounds[2], with)
		step, ok3 := int64(1), true
		if len(n.Bounds) > 3 {
			step, ok3 = Integer(n.Bounds[3], with)
		}
		if !ok1 || !ok2 || !ok3 || step == 0 {
			break
		}
		var out []*Datum
		s := n.Bounds[0].Symbol
		for i := lo; step > 0 && i <= hi || step < 0 && i >= hi; i += step {
			inner := Env{s: constant.MakeInt64(i)}
			for k, v := range with {
				if k != s {
					inner[k] = v
				}
			}
			for _, a := range n.Args {
				out = append(out, vs.objects(a, inner)...)
			}
		}
		return out
	case front.MemberExpr:
		base := vs.objects(n.Args[0], with)
		if len(base) == 1 && n.Symbol != nil && base[0].Extents == nil {
			return []*Datum{base[0].component(n.Symbol)}
		}
	case front.RefExpr:
		if n.Ref == front.Element || n.Ref == front.Section {
			base := vs.objects(n.Args[0], with)
			b := n.Args[0].Symbol
			if len(base) == 1 && b != nil {
				return vs.elements(base[0], b, n, with)
			}
		}
		if n.Ref == front.Substring {
			if d := vs.substring(n, with); d != nil {
				return []*Datum{d}
			}
		}
	}
	vs.unsupported(n, "this object of data")
	return nil
}

func Integer(n *front.Node, with Env) (int64, bool) {
	v := front.Fold(n, with)
	if v == nil || v.Kind() != constant.Int {
		return 0, false
	}
	return constant.Int64Val(v)
}

// elements are the elements that subscripts choose.
func (vs *Values) elements(d *Datum, s *front.Symbol, n *front.Node, with Env) []*Datum {
	at := []int64{0}
	stride := int64(1)
	for k, a := range n.Args[1:] {
		low := int64(1)
		if s.Dims[k].Lower != nil {
			low, _ = Integer(s.Dims[k].Lower, nil)
		}
		var list []int64
		if a.Kind == front.TripletExpr {
			lo, hi, step := low, low+s.Extents[k]-1, int64(1)
			ok := true
			if a.Args[0] != nil {
				lo, ok = Integer(a.Args[0], with)
			}
			if a.Args[1] != nil && ok {
				hi, ok = Integer(a.Args[1], with)
			}
			if a.Args[2] != nil && ok {
				step, ok = Integer(a.Args[2], with)
			}
			if !ok || step == 0 {
				vs.unsupported(a, "this section in data")
			}
			for i := lo; step > 0 && i <= hi || step < 0 && i >= hi; i += step {
				list = append(list, i)
			}
		} else {
			i, ok := Integer(a, with)
			if !ok {
				vs.unsupported(a, "this subscript in data")
			}
			list = []int64{i}
		}
		var next []int64
		for _, i := range list {
			for _, p := range at {
				next = append(next, p+(i-low)*stride)
			}
		}
		at = next
		stride *= max(0, s.Extents[k])
	}
	out := make([]*Datum, len(at))
	for i, p := range at {
		out[i] = d.At(p)
	}
	return out
}
