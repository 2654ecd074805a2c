package fortran

import (
	"go/constant"
	"slices"
)

// Constant expressions of any rank (Fortran 2018 §10.1.12): elements are computed in array element order. What is not constant, or not
// followed here, has no value; nothing is reported.

// mostConstants bounds the number of elements of an array that is computed.
const mostConstants = 1 << 22

// A ConstElement is an element of a constant expression: a value, or an expression in which Env names indices of implied do loops (a structure
// constructor).
type ConstElement struct {
	Value constant.Value
	Node  *Node
	Env   map[*Symbol]constant.Value
}

// A constArray is the value of a constant expression; shape is nil for a scalar, which has one element.
type constArray struct {
	shape []int64
	list  []ConstElement
}

func (a *constArray) rank() int { return len(a.shape) }

// at is the element for a position in an array expression: a scalar is the same everywhere.
func (a *constArray) at(i int) ConstElement {
	if a.shape == nil {
		return a.list[0]
	}
	return a.list[i]
}

// values are those of all elements, nil if one has none.
func (a *constArray) values() []constant.Value {
	out := make([]constant.Value, len(a.list))
	for i, e := range a.list {
		if e.Value == nil {
			return nil
		}
		out[i] = e.Value
	}
	return out
}

// integers are the elements as integers; ok is false if one is not an integer.
func (a *constArray) integers() (out []int64, ok bool) {
	for _, e := range a.list {
		if e.Value == nil || e.Value.Kind() != constant.Int {
			return nil, false
		}
		i, exact := constant.Int64Val(e.Value)
		if !exact {
			return nil, false
		}
		out = append(out, i)
	}
	return out, true
}

// extents is a shape; ok is false if it is too big to be computed.
func extents(shape []int64) (n int64, ok bool) {
	n = 1
	for _, e := range shape {
		if e < 0 || e > mostConstants {
			return 0, false
		}
		if n *= e; n > mostConstants {
			return 0, false
		}
	}
	return n, true
}

// Elements are the elements of a constant expression in order, and its shape; ok is false where it is not constant.
func Elements(n *Node, env map[*Symbol]constant.Value) (list []ConstElement, shape []int64, ok bool) {
	a := evaluate(n, env)
	if a == nil {
		return nil, nil, false
	}
	return a.list, a.shape, true
}

func scalarOf(v constant.Value) *constArray {
	if v == nil {
		return nil
	}
	return &constArray{list: []ConstElement{{Value: v}}}
}

func vectorOf(list []ConstElement) *constArray {
	return &constArray{shape: []int64{int64(len(list))}, list: list}
}

// evaluate computes a constant expression, nil if it is not constant.
func evaluate(n *Node, env map[*Symbol]constant.Value) *constArray {
	switch {
	case n == nil:
		return nil
	case n.Value != nil && n.Rank == 0 && n.Kind != ImpliedExpr:
		return scalarOf(n.Value)
	}
	switch n.Kind {
	case ParenExpr:
		return evaluate(n.Args[0], env)
	case NameExpr:
		return evaluateName(n.Symbol, env)
	case ArrayExpr:
		var list []ConstElement
		for _, a := range n.Args {
			part := evaluate(a, env)
			if part == nil || len(list)+len(part.list) > mostConstants {
				return nil
			}
			list = append(list, part.list...)
		}
		list = slices.Clone(list)
		for i := range list {
			if n.Spec != nil && list[i].Value != nil {
				list[i].Value = convert(list[i].Value, n.Type)
			}
		}
		return vectorOf(list)
	case ImpliedExpr:
		return evaluateImplied(n, env)
	case UnaryExpr, BinaryExpr, ComplexExpr:
		return elementwise(n, n.Args, env, func(own *Node) constant.Value { return Fold(own, env) })
	case MemberExpr:
		return evaluateMember(n, env)
	case RefExpr:
		return evaluateReference(n, env)
	}
	return nil
}

func evaluateName(s *Symbol, env map[*Symbol]constant.Value) *constArray {
	switch {
	case s == nil:
		return nil
	case env[s] != nil:
		return scalarOf(env[s])
	case s.Kind != Parameter || s.Init == nil && s.Value == nil:
		return nil
	case s.Value != nil && len(s.Dims) == 0:
		return scalarOf(s.Value)
	case s.constants != nil:
		return s.constants
	case s.evaluating:
		return nil
	}
	s.evaluating = true
	defer func() { s.evaluating = false }()
	from := evaluate(s.Init, nil)
	if from == nil {
		return nil
	}
	out := &constArray{list: from.list}
	if len(s.Dims) > 0 {
		total, ok := extents(s.Extents)
		if !ok || from.shape != nil && int64(len(from.list)) != total {
			return nil
		}
		out.shape = slices.Clone(s.Extents)
		out.list = make([]ConstElement, total)
		for i := range out.list {
			out.list[i] = from.at(i)
		}
	}
	for i, e := range out.list {
		if e.Value != nil {
			out.list[i].Value = convert(e.Value, s.Type)
		}
	}
	if s.finished {
		s.constants = out
	}
	return out
}

// evaluateImplied runs an implied do.
func evaluateImplied(n *Node, env map[*Symbol]constant.Value) *constArray {
	bound := func(i int, standard int64) (int64, bool) {
		if i >= len(n.Bounds) {
			return standard, true
		}
		v := Fold(n.Bounds[i], env)
		if v == nil || v.Kind() != constant.Int {
			return 0, false
		}
		return constant.Int64Val(v)
	}
	from, ok1 := bound(1, 0)
	to, ok2 := bound(2, 0)
	step, ok3 := bound(3, 1)
	if !ok1 || !ok2 || !ok3 || step == 0 || len(n.Bounds) == 0 || n.Bounds[0].Symbol == nil || (to-from)/step > mostConstants {
		return nil
	}
	var list []ConstElement
	for i := from; step > 0 && i <= to || step < 0 && i >= to; i += step {
		inner := map[*Symbol]constant.Value{}
		for s, v := range env {
			inner[s] = v
		}
		inner[n.Bounds[0].Symbol] = constant.MakeInt64(i)
		for _, a := range n.Args {
			part := evaluate(a, inner)
			if part == nil || len(list)+len(part.list) > mostConstants {
				return nil
			}
			list = append(list, part.list...)
		}
	}
	return vectorOf(list)
}

// elementwise applies an operation of scalars to the elements of operands that conform. Operands that are nil stay so.
func elementwise(n *Node, operands []*Node, env map[*Symbol]constant.Value, fold func(own *Node) constant.Value) *constArray {
	out := &constArray{}
	count := 1
	parts := make([]*constArray, len(operands))
	for k, a := range operands {
		if a == nil {
			continue
		}
		if parts[k] = evaluate(a, env); parts[k] == nil {
			return nil
		}
		if parts[k].shape != nil {
			if out.shape != nil && len(parts[k].list) != count {
				return nil
			}
			out.shape, count = parts[k].shape, len(parts[k].list)
		}
	}
	out.list = make([]ConstElement, count)
	for i := range out.list {
		own := *n
		own.Rank, own.Shape, own.Value = 0, nil, nil
		own.Args = slices.Clone(n.Args)
		for k, a := range operands {
			if a == nil {
				continue
			}
			e := parts[k].at(i)
			if e.Value == nil {
				return nil
			}
			arg := *a
			arg.Rank, arg.Shape, arg.Value = 0, nil, e.Value
			own.Args[slices.Index(n.Args, a)] = &arg
		}
		v := fold(&own)
		if v == nil {
			return nil
		}
		out.list[i] = ConstElement{Value: v}
	}
	return out
}

// evaluateMember is a component of a structure constructor or of each of several, or a part of complex numbers.
func evaluateMember(n *Node, env map[*Symbol]constant.Value) *constArray {
	base := evaluate(n.Args[0], env)
	if base == nil {
		return nil
	}
	out := &constArray{shape: base.shape}
	for _, e := range base.list {
		switch {
		case e.Value != nil && e.Value.Kind() == constant.Complex && n.Text == "re":
			out.list = append(out.list, ConstElement{Value: convert(constant.Real(e.Value), n.Type)})
			continue
		case e.Value != nil && e.Value.Kind() == constant.Complex && n.Text == "im":
			out.list = append(out.list, ConstElement{Value: convert(constant.Imag(e.Value), n.Type)})
			continue
		case e.Value != nil || n.Symbol == nil || n.Symbol.Has(Allocatable|PointerAttr) || n.Args[0].Type.Derived == nil:
			return nil
		}
		value, with := componentValue(e, n.Args[0].Type.Derived, n.Symbol)
		part := evaluate(value, with)
		if part == nil {
			return nil
		}
		part = shaped(part, n.Symbol)
		if part == nil {
			return nil
		}
		if part.shape != nil {
			if base.shape != nil {
				return nil
			}
			out.shape = part.shape
		}
		out.list = append(out.list, part.list...)
	}
	return out
}

// shaped is a value in the type and shape of a component.
func shaped(v *constArray, c *Symbol) *constArray {
	out := &constArray{list: slices.Clone(v.list)}
	if len(c.Dims) > 0 {
		total, ok := extents(c.Extents)
		if !ok || v.shape != nil && int64(len(v.list)) != total {
			return nil
		}
		out.shape, out.list = c.Extents, make([]ConstElement, total)
		for i := range out.list {
			out.list[i] = v.at(i)
		}
	}
	for i, e := range out.list {
		if e.Value != nil {
			out.list[i].Value = convert(e.Value, c.Type)
		}
	}
	return out
}

// componentValue is the expression that a structure constructor has for a component, or the default.
func componentValue(e ConstElement, d *Derived, c *Symbol) (*Node, map[*Symbol]constant.Value) {
	n := e.Node
	if n = n.strip(); n == nil || n.Kind != RefExpr || n.Ref != Constructor {
		return nil, nil
	}
	var all []*Symbol
	for p := d; p != nil; p = p.Parent {
		all = append(slices.Clone(p.Components), all...)
	}
	for i, a := range n.Args[1:] {
		switch {
		case a.Key == c.Name, a.Key == "" && i < len(all) && all[i] == c:
			return a, e.Env
		case a.Key != "" && d.Parent != nil && a.Key == d.Parent.Name && d.Parent.Component(c.Name) == c:
			return componentValue(ConstElement{Node: a, Env: e.Env}, d.Parent, c)
		}
	}
	return c.Init, nil
}

// evaluateReference is an element, a section, a substring, a structure constructor or a call of an intrinsic function.
func evaluateReference(n *Node, env map[*Symbol]constant.Value) *constArray {
	switch n.Ref {
	case Constructor:
		return &constArray{list: []ConstElement{{Node: n, Env: env}}}
	case Element, Section:
		return evaluateSection(n, env)
	case Substring:
		return evaluateSubstring(n, env)
	}
	if n.Intrinsic == nil {
		return nil
	}
	return evaluateIntrinsic(n, env)
}

// evaluateSection picks elements of a constant array.
func evaluateSection(n *Node, env map[*Symbol]constant.Value) *constArray {
	base := evaluate(n.Args[0], env)
	s := n.Args[0].Symbol
	if base == nil || s == nil || base.rank() != len(n.Args)-1 || len(s.Dims) != base.rank() {
		return nil
	}
	out := &constArray{}
	at := []int64{0}
	stride := int64(1)
	for k, a := range n.Args[1:] {
		low := int64(1)
		if l := s.Dims[k].Lower; l != nil {
			var ok bool
			if low, ok = integerValue(l); !ok {
				return nil
			}
		}
		list, vector := subscriptList(a, low, base.shape[k], env)
		if list == nil {
			return nil
		}
		if vector {
			out.shape = append(out.shape, int64(len(list)))
		}
		next := make([]int64, 0, len(at)*len(list))
		for _, i := range list {
			if i < low || i >= low+base.shape[k] {
				return nil
			}
			for _, p := range at {
				next = append(next, p+(i-low)*stride)
			}
		}
		at = next
		stride *= base.shape[k]
	}
	for _, p := range at {
		out.list = append(out.list, base.list[p])
	}
	return out
}

// subscriptList are the subscripts that an index, a triplet or a vector selects, nil if they are not constant.
func subscriptList(a *Node, low, extent int64, env map[*Symbol]constant.Value) (list []int64, vector bool) {
	if a.Kind != TripletExpr {
		v := evaluate(a, env)
		if v == nil {
			return nil, false
		}
		list, ok := v.integers()
		if !ok {
			return nil, false
		}
		if list == nil {
			list = []int64{}
		}
		return list, v.shape != nil
	}
	bounds := [3]int64{low, low + extent - 1, 1}
	for i, b := range a.Args {
		if b == nil {
			continue
		}
		v := Fold(b, env)
		if v == nil || v.Kind() != constant.Int {
			return nil, false
		}
		bounds[i], _ = constant.Int64Val(v)
	}
	if bounds[2] == 0 {
		return nil, false
	}
	list = []int64{}
	for i := bounds[0]; bounds[2] > 0 && i <= bounds[1] || bounds[2] < 0 && i >= bounds[1]; i += bounds[2] {
		if int64(len(list)) >= extent {
			return nil, false
		}
		list = append(list, i)
	}
	return list, true
}

func evaluateSubstring(n *Node, env map[*Symbol]constant.Value) *constArray {
	base := evaluate(n.Args[0], env)
	if base == nil || len(n.Args) != 2 || n.Args[1].Kind != TripletExpr {
		return nil
	}
	out := &constArray{shape: base.shape}
	for _, e := range base.list {
		if e.Value == nil || e.Value.Kind() != constant.String {
			return nil
		}
		text := constant.StringVal(e.Value)
		bounds := [2]int64{1, int64(len(text))}
		for i := range bounds {
			if b := n.Args[1].Args[i]; b != nil {
				v := Fold(b, env)
				if v == nil || v.Kind() != constant.Int {
					return nil
				}
				bounds[i], _ = constant.Int64Val(v)
			}
		}
		switch from, to := bounds[0], bounds[1]; {
		case from > to:
			text = ""
		case from < 1 || to > int64(len(text)):
			return nil
		default:
			text = text[from-1 : to]
		}
		out.list = append(out.list, ConstElement{Value: constant.MakeString(text)})
	}
	return out
}
