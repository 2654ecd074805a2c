package fortran

import (
	"encoding/binary"
	"go/constant"
	"math"
	"strings"

	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
)

// env gives the indices of implied do loops their values.
type env map[*front.Symbol]constant.Value

// A datum is the initial value of a variable or of a part of one. What is not set has its default.
type datum struct {
	typ     front.Type
	extents []int64 // nil: a scalar
	value   constant.Value
	elems   map[int64]*datum // by position, the first dimension fastest
	comps   map[string]*datum
	node    *front.Node // the target of a pointer, a procedure
	set     bool
	// whole is the character that this is a substring of, behind so many bytes.
	whole  *datum
	behind int64
	// outer are the values of the names in the declared type and shape, lengths those of the length parameters of the
	// type itself.
	outer, lengths env
}

func (d *datum) scalarOf() *datum { return &datum{typ: d.typ, outer: d.outer, lengths: d.lengths} }

// total is the number of elements, 1 for a scalar.
func (d *datum) total() int64 {
	n := int64(1)
	for _, e := range d.extents {
		n *= max(0, e)
	}
	return n
}

// at is the element at a position.
func (d *datum) at(i int64) *datum {
	if d.extents == nil {
		return d
	}
	if d.elems == nil {
		d.elems = map[int64]*datum{}
	}
	e := d.elems[i]
	if e == nil {
		e = d.scalarOf()
		d.elems[i] = e
	}
	d.set = true
	return e
}

// An item is a value in a list: a constant, or an expression with the values of indices.
type item struct {
	v    constant.Value
	n    *front.Node
	with env
}

// items are the elements of a constant array expression, in order; ok is false if it has none that are known.
func (l *lowerer) itemsOf(n *front.Node, with env) (list []item, ok bool) {
	if n.Rank == 0 && n.Kind != front.ImpliedExpr {
		return []item{{v: front.Fold(n, with), n: n, with: with}}, true
	}
	if elems, _, ok := front.Elements(n, with); ok {
		list = make([]item, len(elems))
		for i, e := range elems {
			list[i] = item{v: e.Value, n: e.Node, with: e.Env}
			if e.Node == nil {
				list[i].n = n
			}
		}
		return list, true
	}
	switch n.Kind {
	case front.ParenExpr:
		return l.itemsOf(n.Args[0], with)
	case front.ArrayExpr:
		for _, a := range n.Args {
			part, ok := l.itemsOf(a, with)
			if !ok {
				return nil, false
			}
			if n.Spec != nil {
				for i := range part {
					if part[i].v != nil {
						part[i].v = front.Convert(part[i].v, n.Type)
					}
				}
			}
			list = append(list, part...)
		}
		return list, true
	case front.ImpliedExpr:
		return l.impliedItems(n, with)
	case front.NameExpr:
		s := n.Symbol
		if s == nil || s.Kind != front.Parameter || s.Init == nil {
			return nil, false
		}
		return l.arrayItems(s.Init, s.Extents, s.Type, with)
	case front.UnaryExpr, front.BinaryExpr:
		return l.elementwise(n, with)
	case front.RefExpr:
		if n.Ref != front.Call || n.Intrinsic == nil {
			return nil, false
		}
		switch {
		case n.Intrinsic.Class == 'e':
			return l.elementwise(n, with)
		}
	}
	return nil, false
}

// arrayItems are those of a value for an array of given extents: a scalar stands for all elements.
func (l *lowerer) arrayItems(n *front.Node, extents []int64, t front.Type, with env) ([]item, bool) {
	list, ok := l.itemsOf(n, with)
	if !ok {
		return nil, false
	}
	if n.Rank == 0 {
		total := int64(1)
		for _, e := range extents {
			total *= max(0, e)
		}
		if total > 1<<24 {
			return nil, false
		}
		one := list[0]
		list = make([]item, total)
		for i := range list {
			list[i] = one
		}
	}
	out := make([]item, len(list))
	for i, it := range list {
		if it.v != nil {
			it.v = front.Convert(it.v, t)
		}
		out[i] = it
	}
	return out, true
}

// elementwise applies an operation to the elements of its operands.
func (l *lowerer) elementwise(n *front.Node, with env) ([]item, bool) {
	if n.Symbol != nil && n.Intrinsic == nil {
		return nil, false
	}
	first := 0
	if n.Kind == front.RefExpr {
		first = 1
	}
	var lists [][]item
	size := -1
	for _, a := range n.Args[first:] {
		list, ok := l.itemsOf(a, with)
		if !ok {
			return nil, false
		}
		if a.Rank > 0 {
			size = len(list)
		}
		lists = append(lists, list)
	}
	if size < 0 {
		return nil, false
	}
	out := make([]item, size)
	for i := range out {
		own := *n
		own.Args = append([]*front.Node(nil), n.Args...)
		own.Rank, own.Shape, own.Value = 0, nil, nil
		for k, list := range lists {
			a := *n.Args[first+k]
			it := list[0]
			if a.Rank > 0 {
				if i >= len(list) {
					return nil, false
				}
				it = list[i]
			}
			if it.v == nil {
				return nil, false
			}
			a.Rank, a.Shape, a.Value = 0, nil, it.v
			own.Args[first+k] = &a
		}
		out[i] = item{v: front.Fold(&own, with), n: &own, with: with}
	}
	return out, true
}

// impliedItems runs an implied do.
func (l *lowerer) impliedItems(n *front.Node, with env) (list []item, ok bool) {
	bound := func(k int, standard int64) (int64, bool) {
		if k >= len(n.Bounds) {
			return standard, true
		}
		v := front.Fold(n.Bounds[k], with)
		if v == nil || v.Kind() != constant.Int {
			return 0, false
		}
		return constant.Int64Val(v)
	}
	lo, ok1 := bound(1, 1)
	hi, ok2 := bound(2, 1)
	step, ok3 := bound(3, 1)
	if !ok1 || !ok2 || !ok3 || step == 0 || (hi-lo)/step > 1<<22 {
		return nil, false
	}
	s := n.Bounds[0].Symbol
	for i := lo; step > 0 && i <= hi || step < 0 && i >= hi; i += step {
		inner := env{s: constant.MakeInt64(i)}
		for k, v := range with {
			if k != s {
				inner[k] = v
			}
		}
		for _, a := range n.Args {
			part, ok := l.itemsOf(a, inner)
			if !ok {
				return nil, false
			}
			list = append(list, part...)
		}
	}
	return list, true
}

// constantList are the values of a constant array constructor, nil if one is not known.
func (l *lowerer) constantList(n *front.Node) []constant.Value {
	if !byValue(n.Type) && !isCharacter(n.Type) {
		return nil
	}
	if !constantLooking(n) {
		return nil
	}
	list, ok := l.itemsOf(n, nil)
	if !ok {
		return nil
	}
	out := make([]constant.Value, len(list))
	for i, it := range list {
		if it.v == nil {
			return nil
		}
		out[i] = it.v
	}
	return out
}

// constantLooking tells whether only constants and indices of implied do loops occur in an expression.
func constantLooking(n *front.Node) bool {
	own := map[*front.Symbol]bool{}
	ok := true
	n.Walk(func(m *front.Node) bool {
		switch m.Kind {
		case front.ImpliedExpr:
			own[m.Bounds[0].Symbol] = true
		case front.NameExpr:
			if m.Symbol != nil && m.Symbol.Kind != front.Parameter && !own[m.Symbol] {
				ok = false
			}
		case front.RefExpr:
			if m.Intrinsic == nil {
				ok = false
			}
			for _, a := range m.Args[1:] {
				if !constantLooking1(a, own) {
					ok = false
				}
			}
			return false
		}
		return ok
	})
	return ok
}

func constantLooking1(n *front.Node, own map[*front.Symbol]bool) bool {
	ok := true
	n.Walk(func(m *front.Node) bool {
		switch m.Kind {
		case front.ImpliedExpr:
			own[m.Bounds[0].Symbol] = true
		case front.NameExpr:
			if m.Symbol != nil && m.Symbol.Kind != front.Parameter && !own[m.Symbol] {
				ok = false
			}
		case front.RefExpr:
			if m.Intrinsic == nil {
				ok = false
			}
			for _, a := range m.Args[1:] {
				ok = ok && constantLooking1(a, own)
			}
			return false
		}
		return ok
	})
	return ok
}

// setFrom gives a datum the value of a constant expression.
func (l *lowerer) setFrom(d *datum, n *front.Node, with env) {
	if n.Intrinsic != nil && n.Intrinsic.Name == "null" {
		return
	}
	d.set = true
	if d.extents != nil {
		list, ok := l.arrayItems(n, d.extents, d.typ, with)
		if !ok {
			l.unsupported(l.span(n), "this initial value")
		}
		for i, it := range list {
			if int64(i) < d.total() {
				l.setItem(d.at(int64(i)), it)
			}
		}
		return
	}
	l.setItem(d, item{v: front.Fold(n, with), n: n, with: with})
}

// setItem gives a scalar datum a value.
func (l *lowerer) setItem(d *datum, it item) {
	d.set = true
	if d.whole != nil {
		l.setSubstring(d, it)
		return
	}
	if it.n.Kind == front.BOZExpr && d.typ.Class != frontend.Integer {
		l.unsupported(l.span(it.n), "a constant without a type as the initial value of a %s", d.typ)
	}
	if it.v != nil && d.typ.Class != frontend.Aggregate {
		d.value = it.v
		return
	}
	n := it.n.Strip()
	switch {
	case n.Kind == front.RefExpr && n.Ref == front.Constructor:
		l.setStructure(d, n, it.with)
	case n.Kind == front.NameExpr && n.Symbol != nil && n.Symbol.Kind == front.Parameter && n.Symbol.Init != nil:
		l.setItem(d, item{n: n.Symbol.Init})
	case n.Kind == front.BOZExpr && n.Value != nil:
		d.value = n.Value
	default:
		l.unsupported(l.span(n), "this initial value")
	}
}

// setSubstring gives a part of a character a value; what has none is blank.
func (l *lowerer) setSubstring(d *datum, it item) {
	if it.v == nil || it.v.Kind() != constant.String {
		l.unsupported(l.span(it.n), "this initial value of a substring")
	}
	text := ""
	if d.whole.value != nil {
		text = constant.StringVal(d.whole.value)
	}
	text = padded(text, d.whole.typ.Len)
	text = text[:d.behind] + padded(constant.StringVal(it.v), d.typ.Len) + text[d.behind+d.typ.Len:]
	d.whole.set, d.whole.value = true, constant.MakeString(text)
}

// setStructure gives a derived type the values of a structure constructor.
func (l *lowerer) setStructure(d *datum, n *front.Node, with env) {
	comps := allComponents(d.typ.Derived)
	for i, a := range n.Args[1:] {
		var c *front.Symbol
		if a.Key != "" {
			c = d.typ.Derived.Component(a.Key)
		} else if i < len(comps) {
			c = comps[i]
		}
		if c == nil {
			l.unsupported(l.span(a), "this component")
		}
		l.setComponent(d.component(c), c, a, with)
	}
}

func (l *lowerer) setComponent(d *datum, c *front.Symbol, n *front.Node, with env) {
	if c.Has(front.Automatic) {
		l.settle(d, c)
		l.setFrom(d, n, with)
		return
	}
	if described(c) || c.Kind == front.Procedure {
		if n.Intrinsic == nil || n.Intrinsic.Name != "null" {
			d.node, d.set = n, true
		}
		return
	}
	l.setFrom(d, n, with)
}

// component is the datum of a component, wherever the type has it from.
func (d *datum) component(c *front.Symbol) *datum {
	if d.comps == nil {
		d.comps = map[string]*datum{}
	}
	d.set = true
	d.lengths = lengthsOf(d)
	e := d.comps[c.Name]
	if e == nil {
		e = &datum{typ: c.Type, outer: d.lengths}
		if len(c.Dims) > 0 {
			e.extents = c.Extents
		}
		d.comps[c.Name] = e
	}
	return e
}

// allComponents are the components in order, those of the type extended first.
func allComponents(d *front.Derived) []*front.Symbol {
	if d == nil {
		return nil
	}
	return append(allComponents(d.Parent), d.Components...)
}

// datumOf is the initial value of a variable, from its declaration and from data statements; nil if it has none.
func (l *lowerer) datumOf(s *front.Symbol) *datum {
	if d := l.dataOf(s); d != nil {
		return d
	}
	if s.Init == nil {
		return nil
	}
	d := &datum{typ: s.Type}
	if len(s.Dims) > 0 {
		d.extents = s.Extents
	}
	if s.Has(front.PointerAttr) || s.Kind == front.Procedure {
		if s.Init.Intrinsic == nil || s.Init.Intrinsic.Name != "null" {
			d.node, d.set = s.Init, true
		}
		return d
	}
	l.setFrom(d, s.Init, nil)
	return d
}

// dataOf is what data statements give a variable, nil if they do not name it.
func (l *lowerer) dataOf(s *front.Symbol) *datum { return l.data[s] }

// collectData reads the data statements of all units.
func (l *lowerer) collectData() {
	l.data = map[*front.Symbol]*datum{}
	for _, u := range l.units {
		l.unit = u
		for _, p := range u.Units {
			l.dataIn(p)
		}
	}
}

func (l *lowerer) dataIn(p *front.ProgUnit) {
	for _, list := range [][]*front.Item{p.Spec, p.Body} {
		for _, i := range list {
			if i.Stmt == nil {
				continue
			}
			switch n := i.Stmt.Node.(type) {
			case *front.DataStmt:
				for _, set := range n.Sets {
					l.guard(func() { l.dataSet(set) })
				}
			case *front.DeclStmt:
				for _, e := range n.Entities {
					if e.Old == nil {
						continue
					}
					l.guard(func() {
						s := p.Scope.Names[e.Name.Text]
						l.dataInto([]*datum{l.dataDatum(s)}, e.Old)
					})
				}
			}
		}
	}
	for _, c := range p.Contains {
		l.dataIn(c)
	}
}

func (l *lowerer) dataDatum(s *front.Symbol) *datum {
	d := l.data[s]
	if d == nil {
		d = &datum{typ: s.Type}
		if len(s.Dims) > 0 {
			d.extents = s.Extents
		}
		l.data[s] = d
	}
	return d
}

// dataSet lowers objects / values /.
func (l *lowerer) dataSet(set *front.DataSet) {
	var places []*datum
	for _, o := range set.Objects {
		places = append(places, l.dataPlaces(o.Node(), nil)...)
	}
	l.dataInto(places, set.Values)
}

// maxData bounds the elements that one list of data gives values to: each is kept by itself.
const maxData = 1 << 24

// dataInto gives the elements of places the values in turn.
func (l *lowerer) dataInto(places []*datum, values []front.Constant) {
	total := int64(0)
	for _, d := range places {
		total += d.total()
	}
	if total > maxData && len(values) > 0 {
		l.unsupported(l.span(values[0].Node()), "data for more than %d elements", maxData)
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
	for _, d := range places {
		for i := range d.total() {
			it, ok := next()
			if !ok {
				return
			}
			if it.n.Intrinsic != nil && it.n.Intrinsic.Name == "null" {
				continue
			}
			l.setItem(d.at(i), it)
		}
	}
}

// dataSubstring is the substring that an object of a data statement names, nil if it is not of one character or out of it.
func (l *lowerer) dataSubstring(n *front.Node, with env) *datum {
	base := l.dataPlaces(n.Args[0], with)
	if len(base) != 1 || base[0].extents != nil || base[0].whole != nil {
		return nil
	}
	d := &datum{typ: base[0].typ, whole: base[0]}
	from, to := int64(1), d.typ.Len
	for i, at := range []*int64{&from, &to} {
		if b := n.Args[1].Args[i]; b != nil {
			v, ok := l.foldInt(b, with)
			if !ok {
				return nil
			}
			*at = v
		}
	}
	if from < 1 || to > d.typ.Len {
		return nil
	}
	d.behind, d.typ.Len = from-1, max(0, to-from+1)
	return d
}

// dataPlaces are the parts of variables that an object of a data statement names.
func (l *lowerer) dataPlaces(n *front.Node, with env) []*datum {
	switch n.Kind {
	case front.NameExpr:
		return []*datum{l.dataDatum(n.Symbol)}
	case front.ImpliedExpr:
		lo, ok1 := l.foldInt(n.Bounds[1], with)
		hi, ok2 := l.foldInt(n.Bounds[2], with)
		step, ok3 := int64(1), true
		if len(n.Bounds) > 3 {
			step, ok3 = l.foldInt(n.Bounds[3], with)
		}
		if !ok1 || !ok2 || !ok3 || step == 0 {
			break
		}
		var out []*datum
		s := n.Bounds[0].Symbol
		for i := lo; step > 0 && i <= hi || step < 0 && i >= hi; i += step {
			inner := env{s: constant.MakeInt64(i)}
			for k, v := range with {
				if k != s {
					inner[k] = v
				}
			}
			for _, a := range n.Args {
				out = append(out, l.dataPlaces(a, inner)...)
			}
		}
		return out
	case front.MemberExpr:
		base := l.dataPlaces(n.Args[0], with)
		if len(base) == 1 && n.Symbol != nil && base[0].extents == nil {
			return []*datum{base[0].component(n.Symbol)}
		}
	case front.RefExpr:
		if n.Ref == front.Element || n.Ref == front.Section {
			base := l.dataPlaces(n.Args[0], with)
			b := n.Args[0].Symbol
			if len(base) == 1 && b != nil {
				return l.dataElements(base[0], b, n, with)
			}
		}
		if n.Ref == front.Substring {
			if d := l.dataSubstring(n, with); d != nil {
				return []*datum{d}
			}
		}
	}
	l.unsupported(l.span(n), "this object of data")
	return nil
}

func (l *lowerer) foldInt(n *front.Node, with env) (int64, bool) {
	v := front.Fold(n, with)
	if v == nil || v.Kind() != constant.Int {
		return 0, false
	}
	return constant.Int64Val(v)
}

// dataElements are the elements that subscripts choose.
func (l *lowerer) dataElements(d *datum, s *front.Symbol, n *front.Node, with env) []*datum {
	at := []int64{0}
	stride := int64(1)
	for k, a := range n.Args[1:] {
		low := int64(1)
		if s.Dims[k].Lower != nil {
			low, _ = l.foldInt(s.Dims[k].Lower, nil)
		}
		var list []int64
		if a.Kind == front.TripletExpr {
			lo, hi, step := low, low+s.Extents[k]-1, int64(1)
			ok := true
			if a.Args[0] != nil {
				lo, ok = l.foldInt(a.Args[0], with)
			}
			if a.Args[1] != nil && ok {
				hi, ok = l.foldInt(a.Args[1], with)
			}
			if a.Args[2] != nil && ok {
				step, ok = l.foldInt(a.Args[2], with)
			}
			if !ok || step == 0 {
				l.unsupported(l.span(a), "this section in data")
			}
			for i := lo; step > 0 && i <= hi || step < 0 && i >= hi; i += step {
				list = append(list, i)
			}
		} else {
			i, ok := l.foldInt(a, with)
			if !ok {
				l.unsupported(l.span(a), "this subscript in data")
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
	out := make([]*datum, len(at))
	for i, p := range at {
		out[i] = d.at(p)
	}
	return out
}

// initialValue is the initial value of a global: a dense attribute, or a function that makes the value.
func (l *lowerer) initialValue(s *front.Symbol, t ir.Type) (func(x *fn) *ir.Value, ir.Attribute) {
	d := l.datumOf(s)
	if s.Has(front.PointerAttr) || s.Kind == front.Procedure || s.Has(front.Allocatable) {
		return func(x *fn) *ir.Value { return x.initialPointer(d, t, len(s.Dims), s) }, nil
	}
	if d == nil {
		if !hasDefault(s.Type) && !hasLengths(s.Type.Derived, nil) {
			return func(x *fn) *ir.Value { return x.ZeroBits(t) }, nil
		}
		d = &datum{typ: s.Type}
		if len(s.Dims) > 0 {
			d.extents = s.Extents
		}
	}
	if d.extents != nil && numericClass(d.typ.Class) {
		if a := l.denseDatum(d); a != nil {
			return nil, a
		}
	}
	return func(x *fn) *ir.Value { return x.initialDatum(d) }, nil
}

// initialPointer is the descriptor of a pointer or allocatable when the program starts.
func (x *fn) initialPointer(d *datum, t ir.Type, rank int, s *front.Symbol) *ir.Value {
	if _, ok := t.(*fir.WrapType); ok {
		if d != nil && d.node != nil {
			return x.procedureValue(d.node, t)
		}
		return x.ZeroBits(t)
	}
	if d != nil && d.node != nil && s.Has(front.PointerAttr) {
		e := x.designator(d.node)
		return x.pointerTo(e, t)
	}
	var length *ir.Value
	if s.Type.Len >= 0 && isCharacter(s.Type) {
		length = x.Idx(s.Type.Len)
	} else if isCharacter(s.Type) && d != nil && declaresLength(s) {
		if n, ok := x.foldInt(s.Length(), d.outer); ok {
			length = x.Idx(max(0, n))
		}
	}
	return x.nullBox(t, length, rank)
}

// hasDefault tells whether variables of a type start with some value.
func hasDefault(t front.Type) bool {
	if t.Class != frontend.Aggregate || t.Derived == nil {
		return false
	}
	for _, c := range allComponents(t.Derived) {
		if c.Init != nil || described(c) || hasDefault(c.Type) {
			return true
		}
	}
	return false
}

// denseDatum is an array of numbers as an attribute; elements that are not set are zero.
func (l *lowerer) denseDatum(d *datum) ir.Attribute {
	n := d.total()
	list := make([]constant.Value, n)
	for i, e := range d.elems {
		if e.value != nil && i < n {
			list[i] = e.value
		}
	}
	return denseOf(list, d.typ, l.scalarType(d.typ), d.extents)
}

// denseOf is an array of constants as an attribute; those that are nil are zero.
func denseOf(list []constant.Value, t front.Type, elem ir.Type, extents []int64) ir.Attribute {
	to := elem
	if t.Class == frontend.Logical {
		to = ir.Int(t.Kind * 8)
	}
	if t.Class == frontend.Complex || t.Bytes() == 16 {
		return nil
	}
	elems := make([]ir.Attribute, len(list))
	zero := zeroAttr(to)
	splat := true
	for i, v := range list {
		if elems[i] = attrOf(v, t, to, zero); elems[i] == nil {
			return nil
		}
		splat = splat && elems[i] == elems[0]
	}
	shape := make([]int64, len(extents))
	for i, e := range extents {
		shape[len(extents)-1-i] = e
	}
	tensor := ir.Tensor(shape, to, nil)
	if len(elems) == 0 {
		return nil
	}
	if splat {
		return ir.DenseElements(tensor, true, elems[:1])
	}
	return ir.DenseElements(tensor, false, elems)
}

func zeroAttr(t ir.Type) ir.Attribute {
	if ir.IsFloat(t) {
		return ir.FloatValue(t, 0)
	}
	return ir.Integer(t, 0)
}

// attrOf is a constant as an attribute, nil if it has none.
func attrOf(v constant.Value, t front.Type, to ir.Type, zero ir.Attribute) ir.Attribute {
	if v == nil {
		return zero
	}
	switch t.Class {
	case frontend.Integer:
		if i, ok := constant.Int64Val(constant.ToInt(v)); ok {
			return ir.Integer(to, wrapInt(i, t.Kind*8))
		}
		if u, ok := constant.Uint64Val(constant.ToInt(v)); ok {
			return ir.Integer(to, wrapInt(int64(u), t.Kind*8))
		}
	case frontend.Real:
		if f, ok := floatOf(v); ok {
			return ir.FloatValue(to, f)
		}
	case frontend.Logical:
		if v.Kind() == constant.Bool {
			if constant.BoolVal(v) {
				return ir.Integer(to, 1)
			}
			return ir.Integer(to, 0)
		}
	}
	return nil
}

// wrapInt keeps the low bits of an integer.
func wrapInt(v int64, bits int) int64 {
	if bits >= 64 {
		return v
	}
	return v << (64 - bits) >> (64 - bits)
}

// initialDatum makes the value of a datum in the region of a global.
func (x *fn) initialDatum(d *datum) *ir.Value {
	if d.extents == nil {
		return x.initialScalar(d)
	}
	t := arrayType(d.extents, x.scalarType(d.typ)).(*fir.ArrayType)
	v := x.ZeroBits(t)
	n := d.total()
	if sizedObjects(d) && !x.image {
		for i := range n {
			v = x.Op(fir.InsertValue, []*ir.Value{v, x.initialScalar(d.at(i))}, []ir.Type{t}, build.Attr("coor", coordinates(i, d.extents))).Result(0)
		}
		return v
	}
	if hasDefault(d.typ) && n > 0 {
		one := x.initialScalar(d.scalarOf())
		var bounds []ir.Attribute
		for _, e := range d.extents {
			bounds = append(bounds, ir.Integer(ir.Index(), 0), ir.Integer(ir.Index(), e-1))
		}
		coor := ir.DenseElements(ir.Tensor([]int64{int64(len(bounds))}, ir.Index(), nil), len(bounds) == 1, bounds)
		v = x.Op(fir.InsertOnRange, []*ir.Value{v, one}, []ir.Type{t}, build.Attr("coor", coor)).Result(0)
	}
	for i := range n {
		e := d.elems[i]
		if e == nil {
			if !isCharacter(d.typ) || !d.set {
				continue
			}
			e = d.scalarOf()
		}
		v = x.Op(fir.InsertValue, []*ir.Value{v, x.initialScalar(e)}, []ir.Type{t}, build.Attr("coor", coordinates(i, d.extents))).Result(0)
	}
	return v
}

// coordinates are the zero-based indices of a position.
func coordinates(i int64, extents []int64) ir.Attribute {
	var list []ir.Attribute
	for _, e := range extents {
		list = append(list, ir.Integer(ir.Index(), i%e))
		i /= e
	}
	return ir.ArrayOf(list...)
}

// initialScalar makes the value of a scalar.
func (x *fn) initialScalar(d *datum) *ir.Value {
	t := x.scalarType(d.typ)
	switch {
	case d.typ.Class == frontend.Aggregate:
		return x.initialRecord(d, d.typ.Derived, t.(*fir.RecordType))
	case isCharacter(d.typ):
		text := ""
		if d.value != nil && d.value.Kind() == constant.String {
			text = constant.StringVal(d.value)
		} else if d.value == nil && !d.set {
			return x.ZeroBits(t)
		}
		return x.StringLit(padded(text, d.typ.Len))
	case d.value == nil:
		return x.ZeroBits(t)
	}
	v := d.value
	if d.typ.Class == frontend.Logical && v.Kind() == constant.Int {
		v = constant.MakeBool(constant.Sign(v) != 0)
	}
	if c := front.Convert(v, d.typ); c != nil {
		v = c
	}
	out := x.constant(v, d.typ)
	if out == nil {
		return x.ZeroBits(t)
	}
	return out
}

// padded is a text of a length.
func padded(s string, n int64) string {
	if n < 0 {
		return s
	}
	if int64(len(s)) >= n {
		return s[:n]
	}
	return s + strings.Repeat(" ", int(n)-len(s))
}

// initialRecord makes the value of a derived type: what d sets, else the defaults of components.
func (x *fn) initialRecord(d *datum, typ *front.Derived, t *fir.RecordType) *ir.Value {
	if !x.image {
		d.lengths = lengthsOf(d)
	}
	v := x.Undefined(t)
	put := func(name string, part *ir.Value) {
		v = x.Op(fir.InsertValue, []*ir.Value{v, part}, []ir.Type{t}, build.Attr("coor", ir.ArrayOf(ir.String(name), ir.TypeValue(t)))).Result(0)
	}
	if typ.Parent != nil {
		parent := x.record(typ.Parent)
		own := &datum{typ: front.Type{Class: frontend.Aggregate, Derived: typ.Parent}, comps: d.comps, set: d.set, lengths: d.lengths}
		if p := d.comps[typ.Parent.Name]; p != nil {
			own = p
			own.lengths = d.lengths
		}
		put(typ.Parent.Name, x.initialRecord(own, typ.Parent, parent))
	}
	for _, s := range ownLengths(typ) {
		put(s.Name, x.initialLength(d, s))
	}
	for _, c := range typ.Components {
		put(c.Name, x.initialComponent(d.comps[c.Name], c, d.lengths, t.Fields()[t.FieldIndex(c.Name)].Type))
	}
	return v
}

// initialComponent makes the value of a component.
func (x *fn) initialComponent(d *datum, c *front.Symbol, lengths env, t ir.Type) *ir.Value {
	if c.Has(front.Automatic) && lengths != nil && !x.image {
		if d == nil {
			d = &datum{typ: c.Type, outer: lengths}
		}
		return x.staticComponent(d, c, t)
	}
	if c.Kind == front.Procedure || described(c) {
		if d == nil && c.Init != nil {
			d = x.datumOf(c)
		}
		if d == nil && len(lengths) > 0 {
			d = &datum{typ: c.Type, outer: lengths}
		}
		return x.initialPointer(d, t, len(c.Dims), c)
	}
	if d == nil {
		if c.Init != nil {
			d = x.datumOf(c)
		} else if hasDefault(c.Type) || hasLengths(c.Type.Derived, nil) {
			d = &datum{typ: c.Type, outer: lengths}
			if len(c.Dims) > 0 {
				d.extents = c.Extents
			}
		} else {
			return x.ZeroBits(t)
		}
	}
	return x.initialDatum(d)
}

// bytesOf is the initial value of a variable in shared storage as bytes.
func (l *lowerer) bytesOf(s *front.Symbol) []byte {
	size, _ := l.storageOf(s)
	out := make([]byte, size)
	d := l.datumOf(s)
	if d != nil {
		l.encode(out, d, s)
	}
	return out
}

// encode writes a datum as it stands in memory.
func (l *lowerer) encode(out []byte, d *datum, s *front.Symbol) {
	elem, _ := llvm.SizeOf(fir.Memory(l.scalarType(d.typ)))
	if d.extents != nil {
		for i, e := range d.elems {
			if (i+1)*elem <= int64(len(out)) {
				l.encode(out[i*elem:(i+1)*elem], e, s)
			}
		}
		return
	}
	switch {
	case d.value == nil && d.comps == nil:
	case isCharacter(d.typ):
		copy(out, padded(constant.StringVal(d.value), int64(len(out))))
	case d.typ.Class == frontend.Integer, d.typ.Class == frontend.Logical:
		a, ok := attrOf(d.value, d.typ, ir.Int(d.typ.Kind*8), nil).(*ir.IntegerAttr)
		if !ok {
			l.unsupported(s.Span, "this initial value in shared storage")
		}
		var b [8]byte
		binary.LittleEndian.PutUint64(b[:], uint64(a.Value))
		copy(out, b[:])
	case d.typ.Class == frontend.Real:
		f, _ := floatOf(d.value)
		putFloat(out, f, d.typ.Kind)
	case d.typ.Class == frontend.Complex:
		re, _ := floatOf(constant.Real(d.value))
		im, _ := floatOf(constant.Imag(d.value))
		putFloat(out[:d.typ.Bytes()], re, d.typ.Kind)
		putFloat(out[d.typ.Bytes():], im, d.typ.Kind)
	default:
		l.unsupported(s.Span, "an initial value of a derived type in shared storage")
	}
}

func putFloat(out []byte, f float64, kind int) {
	if kind == 4 {
		binary.LittleEndian.PutUint32(out, math.Float32bits(float32(f)))
		return
	}
	binary.LittleEndian.PutUint64(out, math.Float64bits(f))
}
