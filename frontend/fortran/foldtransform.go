package fortran

import (
	"go/constant"
	"go/token"
	"math"
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/fortran/fold"
)

// evaluateIntrinsic is a call of an intrinsic function in a constant expression.
func evaluateIntrinsic(n *Node, env map[*Symbol]constant.Value) *constArray {
	f := n.Intrinsic
	tied := f.Match(n.Args[1:])
	if tied == nil {
		return nil
	}
	if rule := transformRules[f.Name]; rule != nil {
		c := &constCall{n: n, f: f, tied: tied, env: env}
		return rule(c)
	}
	switch f.Class {
	case 'e', 't':
		if v, known := foldInquiry(f, n, tied, orFirst(tied)); known && orFirst(tied) != nil {
			return scalarOf(v)
		}
		return elementwise(n, tied, env, func(own *Node) constant.Value {
			given := f.Match(own.Args[1:])
			if given == nil || own.Type.Class == frontend.Unknown {
				return nil
			}
			return foldIntrinsic(f, own, given)
		})
	}
	return nil
}

func orFirst(tied []*Node) *Node { return first(tied) }

// A constCall is a call of a transformational function.
type constCall struct {
	n    *Node
	f    *Intrinsic
	tied []*Node
	env  map[*Symbol]constant.Value
}

// arg is the value of an argument, nil if it is not given or not constant.
func (c *constCall) arg(name string) *constArray {
	a := argumentOf(c.f, c.tied, name)
	if a == nil {
		return nil
	}
	return evaluate(a, c.env)
}

func (c *constCall) given(name string) bool { return argumentOf(c.f, c.tied, name) != nil }

// integer is a scalar argument, or the standard value where it is not given.
func (c *constCall) integer(name string, standard int64) (int64, bool) {
	if !c.given(name) {
		return standard, true
	}
	a := c.arg(name)
	if a == nil || a.shape != nil {
		return 0, false
	}
	list, ok := a.integers()
	if !ok {
		return 0, false
	}
	return list[0], true
}

// dim is the argument dim from 0 on, -1 where it is not given.
func (c *constCall) dim(rank int) (int, bool) {
	d, ok := c.integer("dim", 0)
	return int(d) - 1, ok && d <= int64(rank) && d >= 0
}

// mask is the argument mask for an array; ok is false if it is not constant.
func (c *constCall) mask(a *constArray) (func(i int) bool, bool) {
	if !c.given("mask") {
		return func(int) bool { return true }, true
	}
	m := c.arg("mask")
	if m == nil || m.shape != nil && len(m.list) != len(a.list) {
		return nil, false
	}
	for _, e := range m.list {
		if e.Value == nil || e.Value.Kind() != constant.Bool {
			return nil, false
		}
	}
	return func(i int) bool { return constant.BoolVal(m.at(i).Value) }, true
}

// strides are the distances of elements along each dimension.
func strides(shape []int64) []int64 {
	out := make([]int64, len(shape))
	n := int64(1)
	for i, e := range shape {
		out[i] = n
		n *= e
	}
	return out
}

// eachIndex calls f for all indices of a shape, from 0 on and in array element order.
func eachIndex(shape []int64, f func(idx []int64)) {
	total, ok := extents(shape)
	if !ok || total == 0 {
		return
	}
	idx := make([]int64, len(shape))
	for range total {
		f(idx)
		for k := range idx {
			if idx[k]++; idx[k] < shape[k] {
				break
			}
			idx[k] = 0
		}
	}
}

func position(idx, strides []int64) int64 {
	p := int64(0)
	for k, i := range idx {
		p += i * strides[k]
	}
	return p
}

// without is a list without the element with an index.
func without(list []int64, k int) []int64 { return slices.Delete(slices.Clone(list), k, k+1) }

// groups calls f for each set of elements that a reduction along a dimension puts together, with their positions; dim -1: all of them.
func groups(shape []int64, dim int, f func(positions []int64)) (out []int64) {
	st := strides(shape)
	if dim < 0 {
		var all []int64
		eachIndex(shape, func(idx []int64) { all = append(all, position(idx, st)) })
		f(all)
		return nil
	}
	out = without(shape, dim)
	rest := without(st, dim)
	visit := func(idx []int64) {
		base := position(idx, rest)
		var list []int64
		for i := range shape[dim] {
			list = append(list, base+i*st[dim])
		}
		f(list)
	}
	if len(out) == 0 {
		visit(nil)
		return nil
	}
	eachIndex(out, visit)
	return out
}

// reduction makes the rule of a function that reduces lists of values.
func reduction(of func(c *constCall, list []constant.Value) constant.Value) func(c *constCall) *constArray {
	return func(c *constCall) *constArray {
		a := evaluate(c.tied[0], c.env)
		if a == nil || a.shape == nil {
			return nil
		}
		values := a.values()
		dim, ok := c.dim(a.rank())
		mask, okMask := c.mask(a)
		if values == nil && len(a.list) > 0 || !ok || !okMask {
			return nil
		}
		out := &constArray{}
		failed := false
		out.shape = groups(a.shape, dim, func(positions []int64) {
			var list []constant.Value
			for _, p := range positions {
				if mask(int(p)) {
					list = append(list, values[p])
				}
			}
			v := of(c, list)
			failed = failed || v == nil
			out.list = append(out.list, ConstElement{Value: v})
		})
		if failed {
			return nil
		}
		return out
	}
}

// accumulate makes a reduction of an operation and its neutral value.
func accumulate(start int64, op token.Token) func(c *constCall) *constArray {
	return reduction(func(c *constCall, list []constant.Value) constant.Value {
		acc := convert(constant.MakeInt64(start), c.n.Type)
		for _, v := range list {
			if acc == nil || v.Kind() == constant.Bool {
				return nil
			}
			acc = fold.Wrapped(convert(constant.BinaryOp(acc, op, v), c.n.Type), c.n.Type.scalar())
		}
		return acc
	})
}

func bitwise(start int64, op token.Token) func(c *constCall) *constArray {
	return accumulate(start, op)
}

// extreme is maxval or minval.
func extreme(op token.Token) func(c *constCall) *constArray {
	return reduction(func(_ *constCall, list []constant.Value) constant.Value {
		var best constant.Value
		for _, v := range list {
			if v.Kind() == constant.Complex || v.Kind() == constant.Bool {
				return nil
			}
			if best == nil || constant.Compare(v, op, best) {
				best = v
			}
		}
		return best
	})
}

func truths(of func(count, total int) constant.Value) func(c *constCall) *constArray {
	return reduction(func(_ *constCall, list []constant.Value) constant.Value {
		n := 0
		for _, v := range list {
			if v.Kind() != constant.Bool {
				return nil
			}
			if constant.BoolVal(v) {
				n++
			}
		}
		return of(n, len(list))
	})
}

// location is maxloc, minloc or findloc.
func location(better func(c *constCall, v, best constant.Value) bool) func(c *constCall) *constArray {
	return func(c *constCall) *constArray {
		a := evaluate(c.tied[0], c.env)
		if a == nil || a.shape == nil {
			return nil
		}
		values := a.values()
		dim, ok := c.dim(a.rank())
		mask, okMask := c.mask(a)
		back := false
		if c.given("back") {
			b := c.arg("back")
			if b == nil || b.list[0].Value == nil || b.list[0].Value.Kind() != constant.Bool {
				return nil
			}
			back = constant.BoolVal(b.list[0].Value)
		}
		var wanted constant.Value
		if c.given("value") {
			v := c.arg("value")
			if v == nil || v.shape != nil {
				return nil
			}
			wanted = v.list[0].Value
		}
		if values == nil && len(a.list) > 0 || !ok || !okMask || c.given("value") && wanted == nil {
			return nil
		}
		out := &constArray{}
		out.shape = groups(a.shape, dim, func(positions []int64) {
			found := int64(-1)
			var best constant.Value
			for k, p := range positions {
				v := values[p]
				switch {
				case !mask(int(p)):
				case wanted != nil:
					if better(c, v, wanted) && (found < 0 || back) {
						found = int64(k)
					}
				case found < 0 || better(c, v, best) || back && !better(c, best, v):
					found, best = int64(k), v
				}
			}
			if dim >= 0 {
				out.list = append(out.list, ConstElement{Value: constant.MakeInt64(found + 1)})
				return
			}
			for _, e := range a.shape {
				v := int64(0)
				if found >= 0 {
					v = found%e + 1
					found /= e
				}
				out.list = append(out.list, ConstElement{Value: constant.MakeInt64(v)})
			}
		})
		if dim < 0 {
			out.shape = []int64{int64(a.rank())}
		}
		return out
	}
}

func compareWith(op token.Token) func(*constCall, constant.Value, constant.Value) bool {
	return func(_ *constCall, v, best constant.Value) bool {
		if v.Kind() == constant.Bool || best.Kind() == constant.Bool {
			return op == token.EQL && v.Kind() == best.Kind() && constant.BoolVal(v) == constant.BoolVal(best)
		}
		if v.Kind() == constant.String && best.Kind() == constant.String {
			v, best = constant.MakeString(strings.TrimRight(constant.StringVal(v), " ")), constant.MakeString(strings.TrimRight(constant.StringVal(best), " "))
		}
		if (v.Kind() == constant.String) != (best.Kind() == constant.String) || op != token.EQL && (v.Kind() == constant.Complex || best.Kind() == constant.Complex) {
			return false
		}
		return constant.Compare(v, op, best)
	}
}

func foldReshape(c *constCall) *constArray {
	source, shape := c.arg("source"), c.arg("shape")
	if source == nil || shape == nil {
		return nil
	}
	to, ok := shape.integers()
	if !ok {
		return nil
	}
	total, ok := extents(to)
	if !ok {
		return nil
	}
	var pad []ConstElement
	if c.given("pad") {
		p := c.arg("pad")
		if p == nil || len(p.list) == 0 {
			return nil
		}
		pad = p.list
	}
	order := make([]int, len(to))
	for i := range order {
		order[i] = i
	}
	if c.given("order") {
		a := c.arg("order")
		if a == nil {
			return nil
		}
		list, ok := a.integers()
		if !ok || len(list) != len(to) {
			return nil
		}
		for i, d := range list {
			if d < 1 || d > int64(len(to)) || slices.Contains(list[:i], d) {
				return nil
			}
			order[i] = int(d - 1)
		}
	}
	if int64(len(source.list)) < total && pad == nil {
		return nil
	}
	// The source runs through the dimensions in the given order.
	permuted := make([]int64, len(to))
	st := strides(to)
	for i, d := range order {
		permuted[i] = to[d]
	}
	out := &constArray{shape: to, list: make([]ConstElement, total)}
	k := 0
	eachIndex(permuted, func(idx []int64) {
		p := int64(0)
		for i, d := range order {
			p += idx[i] * st[d]
		}
		if k < len(source.list) {
			out.list[p] = source.list[k]
		} else {
			out.list[p] = pad[(k-len(source.list))%len(pad)]
		}
		k++
	})
	return out
}

func foldSpread(c *constCall) *constArray {
	a := c.arg("source")
	n, ok := c.integer("ncopies", 0)
	if a == nil || !ok {
		return nil
	}
	dim, ok := c.dim(a.rank() + 1)
	if !ok || dim < 0 {
		return nil
	}
	out := &constArray{shape: slices.Insert(slices.Clone(a.shape), dim, max(n, 0))}
	if _, ok := extents(out.shape); !ok {
		return nil
	}
	st := strides(a.shape)
	eachIndex(out.shape, func(idx []int64) { out.list = append(out.list, a.list[position(without(idx, dim), st)]) })
	return out
}

func foldPack(c *constCall) *constArray {
	a := c.arg("array")
	if a == nil {
		return nil
	}
	mask, ok := c.mask(a)
	if !ok {
		return nil
	}
	list := []ConstElement{}
	for i, e := range a.list {
		if mask(i) {
			list = append(list, e)
		}
	}
	if c.given("vector") {
		v := c.arg("vector")
		if v == nil || len(v.list) < len(list) {
			return nil
		}
		list = append(list, v.list[len(list):]...)
	}
	return vectorOf(list)
}

func foldUnpack(c *constCall) *constArray {
	v, field, m := c.arg("vector"), c.arg("field"), c.arg("mask")
	if v == nil || field == nil || m == nil {
		return nil
	}
	mask, ok := c.mask(m)
	if !ok {
		return nil
	}
	out := &constArray{shape: m.shape}
	k := 0
	for i := range m.list {
		switch {
		case !mask(i):
			if field.shape != nil && i >= len(field.list) {
				return nil
			}
			out.list = append(out.list, field.at(i))
		case k >= len(v.list):
			return nil
		default:
			out.list = append(out.list, v.list[k])
			k++
		}
	}
	return out
}

// foldShift is cshift or eoshift.
func foldShift(c *constCall) *constArray {
	a, shift := c.arg("array"), c.arg("shift")
	if a == nil || shift == nil || a.shape == nil {
		return nil
	}
	d, ok := c.integer("dim", 1)
	by, okBy := shift.integers()
	dim := int(d) - 1
	if !ok || !okBy || dim < 0 || dim >= a.rank() {
		return nil
	}
	end := c.f.Name == "eoshift"
	var boundary *constArray
	if end {
		if c.given("boundary") {
			boundary = c.arg("boundary")
		} else {
			boundary = scalarOf(fold.Zero(c.n.Type.scalar()))
		}
		if boundary == nil {
			return nil
		}
	}
	st := strides(a.shape)
	rest := strides(without(a.shape, dim))
	out := &constArray{shape: a.shape}
	n := a.shape[dim]
	failed := false
	eachIndex(a.shape, func(idx []int64) {
		k := int(position(without(idx, dim), rest))
		s := by[0]
		if shift.shape != nil {
			if k >= len(by) {
				failed = true
				return
			}
			s = by[k]
		}
		from := slices.Clone(idx)
		from[dim] += s
		if end && (from[dim] < 0 || from[dim] >= n) {
			out.list = append(out.list, boundary.at(min(k, len(boundary.list)-1)))
			return
		}
		from[dim] = ((from[dim] % n) + n) % n
		out.list = append(out.list, a.list[position(from, st)])
	})
	if failed {
		return nil
	}
	return out
}

func foldTranspose(c *constCall) *constArray {
	a := c.arg("matrix")
	if a == nil || a.rank() != 2 {
		return nil
	}
	out := &constArray{shape: []int64{a.shape[1], a.shape[0]}}
	eachIndex(out.shape, func(idx []int64) { out.list = append(out.list, a.list[idx[1]+idx[0]*a.shape[0]]) })
	return out
}

// foldMatmul is matmul or dot_product.
func foldMatmul(c *constCall) *constArray {
	a, b := evaluate(c.tied[0], c.env), evaluate(c.tied[1], c.env)
	if a == nil || b == nil || a.shape == nil || b.shape == nil || len(a.list) > 0 && a.values() == nil || len(b.list) > 0 && b.values() == nil {
		return nil
	}
	inner := a.shape[a.rank()-1]
	if b.shape[0] != inner {
		return nil
	}
	rows, columns := int64(1), int64(1)
	out := &constArray{}
	if a.rank() == 2 {
		rows = a.shape[0]
		out.shape = append(out.shape, rows)
	}
	if b.rank() == 2 {
		columns = b.shape[1]
		out.shape = append(out.shape, columns)
	}
	for j := range columns {
		for i := range rows {
			acc := fold.Zero(c.n.Type.scalar())
			for k := range inner {
				v, w := a.list[i+k*rows].Value, b.list[k+j*inner].Value
				if v.Kind() == constant.Bool {
					acc = constant.MakeBool(constant.BoolVal(acc) || constant.BoolVal(v) && constant.BoolVal(w))
					continue
				}
				if c.f.Name == "dot_product" && v.Kind() == constant.Complex {
					v = constant.BinaryOp(constant.Real(v), token.SUB, constant.MakeImag(constant.Imag(v)))
				}
				acc = fold.Wrapped(convert(constant.BinaryOp(acc, token.ADD, constant.BinaryOp(v, token.MUL, w)), c.n.Type), c.n.Type.scalar())
				if acc == nil {
					return nil
				}
			}
			out.list = append(out.list, ConstElement{Value: acc})
		}
	}
	return out
}

// foldBounds is shape, lbound, ubound or size of what has constant bounds.
func foldBounds(c *constCall) *constArray {
	a := c.tied[0]
	if v, known := foldInquiry(c.f, c.n, c.tied, a); known && v != nil {
		return scalarOf(v)
	}
	if c.given("dim") || len(a.Shape) == 0 || len(a.Shape) != a.Rank {
		return nil
	}
	out := &constArray{shape: []int64{int64(a.Rank)}}
	for d, extent := range a.Shape {
		low := int64(1)
		if a.Kind == NameExpr && c.f.Name != "shape" {
			if l, _, ok := constantBounds(a, d); ok {
				low = l
			} else {
				return nil
			}
		}
		switch c.f.Name {
		case "ubound":
			extent = low + extent - 1
		case "lbound":
			extent = low
		}
		if a.Shape[d] < 0 {
			return nil
		}
		out.list = append(out.list, ConstElement{Value: constant.MakeInt64(extent)})
	}
	return out
}

// foldTransfer copies bits.
func foldTransfer(c *constCall) *constArray {
	source := c.arg("source")
	from, to := c.tied[0].Type, c.tied[1].Type
	size := to.Size()
	if source == nil || size <= 0 {
		return nil
	}
	var bits []byte
	for _, e := range source.list {
		b := fold.Bytes(e.Value, from.scalar(), from.Size())
		if b == nil {
			return nil
		}
		bits = append(bits, b...)
	}
	n := int64(1)
	var shape []int64
	switch {
	case c.given("size"):
		var ok bool
		if n, ok = c.integer("size", 0); !ok || n < 0 || n > mostConstants {
			return nil
		}
		shape = []int64{n}
	case c.tied[1].Rank > 0:
		n = (int64(len(bits)) + size - 1) / size
		shape = []int64{n}
	}
	out := &constArray{shape: shape, list: []ConstElement{}}
	for i := range n {
		part := make([]byte, size)
		if i*size < int64(len(bits)) {
			copy(part, bits[i*size:])
		}
		v := fold.OfBytes(part, to.scalar())
		if v == nil {
			return nil
		}
		out.list = append(out.list, ConstElement{Value: v})
	}
	return out
}

func foldNorm(_ *constCall, list []constant.Value) constant.Value {
	sum := 0.0
	for _, v := range list {
		x, _ := constant.Float64Val(constant.ToFloat(v))
		sum = math.Hypot(sum, x)
	}
	return constant.MakeFloat64(sum)
}

// transformRules are the functions of arrays that are computed.
var transformRules map[string]func(c *constCall) *constArray

func init() {
	transformRules = map[string]func(c *constCall) *constArray{
		"sum": accumulate(0, token.ADD), "product": accumulate(1, token.MUL), "iall": bitwise(-1, token.AND), "iany": bitwise(0, token.OR),
		"iparity": bitwise(0, token.XOR), "maxval": extreme(token.GTR), "minval": extreme(token.LSS),
		"any":    truths(func(n, _ int) constant.Value { return constant.MakeBool(n > 0) }),
		"all":    truths(func(n, total int) constant.Value { return constant.MakeBool(n == total) }),
		"count":  truths(func(n, _ int) constant.Value { return constant.MakeInt64(int64(n)) }),
		"parity": truths(func(n, _ int) constant.Value { return constant.MakeBool(n%2 == 1) }),
		"norm2": reduction(func(c *constCall, list []constant.Value) constant.Value {
			return convert(foldNorm(c, list), c.n.Type)
		}),
		"maxloc": location(compareWith(token.GTR)), "minloc": location(compareWith(token.LSS)), "findloc": location(compareWith(token.EQL)),
		"reshape": foldReshape, "spread": foldSpread, "pack": foldPack, "unpack": foldUnpack, "cshift": foldShift, "eoshift": foldShift,
		"transpose": foldTranspose, "matmul": foldMatmul, "dot_product": foldMatmul, "transfer": foldTransfer,
		"shape": foldBounds, "lbound": foldBounds, "ubound": foldBounds, "size": foldBounds,
	}
}
