package transfer

import (
	"fmt"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/memory"
	"accc/sym"
)

// A view is what is known of numbers and addresses while a construct runs, and just before it: as polynomials over values that the construct does
// not change, and over the variables of loops that run.
type view struct {
	*analysis
	construct *ir.Op
	// made: a pass put the construct around a loop.
	made bool
	// inside is what the construct does, on the host and on the device.
	inside *effects
	// counters are the variables of loops: arguments of blocks, and the memory of those that are counted by hand.
	counters map[*ir.Value]counter
	// positive are known to be at least 1 while the construct runs.
	positive []sym.Poly
	ids      map[any]string
	stores   map[*ir.Value]*stored
	depth    int
	// named names values that are not computed from others, in place of what the construct does not change; nil: there is no other way.
	named func(x *ir.Value) (sym.Poly, bool)
}

// A counter is the value of a loop's variable, over a symbol that counts from 0.
type counter struct {
	value sym.Poly
	// A variable in memory has the value from the operation set, or the beginning of the loop's body, to the operation next.
	set, next *ir.Op
}

// A stored is what is stored in a variable of which all uses are known, if ok.
type stored struct {
	by     []*ir.Op
	values []*ir.Value
	ok     bool
}

func (a *analysis) view(construct *ir.Op, inside *effects) *view {
	v := a.newView(construct, inside)
	if c := a.lang.condition(construct); c != nil {
		v.assume(c)
	}
	return v
}

func (a *analysis) newView(o *ir.Op, inside *effects) *view {
	return &view{analysis: a, construct: o, inside: inside, counters: map[*ir.Value]counter{}, ids: map[any]string{}, stores: map[*ir.Value]*stored{}}
}

// assume notes what a condition that holds says.
func (v *view) assume(condition *ir.Value) {
	o := condition.Op()
	if o == nil || !o.Is(arith.CmpI) {
		return
	}
	x, ok := v.value(o.Operand(0))
	y, ok2 := v.value(o.Operand(1))
	if !ok || !ok2 {
		return
	}
	switch o.IntAttr("predicate") {
	case arith.SLT:
		v.positive = append(v.positive, y.Plus(x, -1))
	case arith.SLE:
		v.positive = append(v.positive, y.Plus(x, -1).Plus(sym.Const(1), 1))
	case arith.SGT:
		v.positive = append(v.positive, x.Plus(y, -1))
	case arith.SGE:
		v.positive = append(v.positive, x.Plus(y, -1).Plus(sym.Const(1), 1))
	}
}

// id names a value or memory, the same for the same key.
func (v *view) id(key any) string {
	if v.ids[key] == "" {
		v.ids[key] = fmt.Sprintf("x%d", len(v.ids))
	}
	return v.ids[key]
}

// mostDeep bounds how far computations are followed.
const mostDeep = 200

// value is a number as a polynomial. Signed arithmetic does not overflow in C and Fortran, so that extending commutes with it.
func (v *view) value(x *ir.Value) (sym.Poly, bool) {
	v.depth++
	defer func() { v.depth-- }()
	if v.depth > mostDeep {
		return nil, false
	}
	if c, ok := v.counters[x]; ok {
		return c.value, true
	}
	o := x.Op()
	if o == nil {
		if outer, own, ok := argument(x); ok && !own {
			return v.value(outer)
		}
		if v.named != nil {
			return v.named(x)
		}
		return sym.Of(v.id(x)), !v.holds(v.construct, x.Block().ParentOp())
	}
	if n, ok := ir.ConstantInt(x); ok {
		return sym.Const(n), true
	}
	if name := ir.FreeName(x); name != "" && v.named == nil {
		return sym.Of(v.id(name)), true
	}
	switch cast, casts := ir.As[ir.IntegerCast](o); {
	case plain(x) != x:
		return v.value(plain(x))
	case o.Is(arith.AddI), o.Is(arith.SubI), o.Is(arith.MulI):
		l, ok := v.value(o.Operand(0))
		r, ok2 := v.value(o.Operand(1))
		switch {
		case !ok || !ok2:
			return nil, false
		case o.Is(arith.AddI):
			return l.Plus(r, 1), true
		case o.Is(arith.SubI):
			return l.Plus(r, -1), true
		}
		return l.Times(r)
	case o.Is(arith.ExtSI), o.Is(arith.IndexCast), o.Is(arith.TruncI) && o.Operand(0).Op() == nil, casts && cast.KeepsValue(o):
		return v.value(o.Operand(0))
	case o.Is(fir.Convert) && isNumber(x.Type()): // back to the type that it was converted from, or of a number that fits
		from := o.Operand(0)
		if n, ok := ir.ConstantInt(from); ok && int64(int32(n)) == n && isAtLeast32(x.Type()) {
			return sym.Const(n), true
		}
		if w := from.Op(); w != nil && w.Is(fir.Convert) && w.Operand(0).Type() == x.Type() {
			if wide, ok := ir.As[ir.IntegerCast](w); ok && wide.KeepsValue(w) {
				return v.value(w.Operand(0))
			}
		}
	case o.Is(arith.ExtUI): // unsigned arithmetic may wrap around: only a variable by itself is what it was
		p, ok := v.value(o.Operand(0))
		return p, ok && (p.IsSymbol() || len(v.counters) > 0 && v.isCounter(p))
	}
	if addr := loaded(o); addr != nil {
		return v.load(o, addr)
	}
	if v.named != nil {
		return v.named(x)
	}
	if key := v.extentOf(o, x); key != nil {
		return sym.Of(v.id(*key)), true
	}
	return sym.Of(v.id(x)), !v.holds(v.construct, o)
}

// isAtLeast32 reports whether a type is that of integers with 32 bits or more.
func isAtLeast32(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.Width >= 32
}

// isCounter reports whether a polynomial is the value of a loop's variable.
func (v *view) isCounter(p sym.Poly) bool {
	for _, c := range v.counters {
		if c.value.Equal(p) {
			return true
		}
	}
	return false
}

// A dimension is what the descriptor of an object says of one.
type dimension struct {
	object
	dim   int64
	index int
}

// extentOf is what a descriptor that the construct does not change says of a dimension; nil for other values.
func (v *view) extentOf(o *ir.Op, x *ir.Value) *dimension {
	if !o.Is(fir.BoxDims) {
		return nil
	}
	dim, ok := ir.ConstantInt(o.Operand(1))
	root, _, ok2 := v.address(o.Operand(0))
	if list, known := v.objects(o.Operand(0)); !ok || !ok2 || !known || len(list) != 1 || root == "" {
		return nil
	} else if key := (dimension{list[0], dim, x.Index()}); v.holds(v.construct, o) || v.unchanged(o, described(list[0])) {
		return &key
	}
	return nil
}

// described is the descriptor of an object that is what one describes.
func described(x object) object {
	x.data, x.place = false, 0
	return x
}

// load is the value that an operation reads at an address.
func (v *view) load(o *ir.Op, addr *ir.Value) (sym.Poly, bool) {
	root, named := v.original(addr)
	if c, ok := v.counters[root]; ok {
		at := c.next.Parent().Holding(o)
		return c.value, at != nil && at.Before(c.next) && (c.set == nil || c.set.Before(at))
	}
	if v.named != nil {
		return v.named(o.Result(0))
	}
	s := v.storedAt(root)
	if s.ok && len(s.by) == 1 && s.values[0] != nil && precedes(s.by[0], o) && (precedes(s.by[0], v.construct) || v.holds(v.construct, s.by[0])) {
		return v.value(s.values[0])
	}
	if v.isInside(within(root)) {
		return nil, false
	}
	list, ok := v.objects(named)
	if !ok || len(list) != 1 || v.inside.mayWrite(list[0]) {
		return nil, false
	}
	at, ok := v.placed(named, list[0])
	if inside := v.holds(v.construct, o); ok && (inside || v.unchanged(o, list[0])) {
		return sym.Of(v.id(at)), true
	} else if inside {
		return nil, false
	}
	return sym.Of(v.id(o.Result(0))), true
}

// within is the address of the variable that an address is in.
func within(addr *ir.Value) *ir.Value {
	for {
		d, derived := ir.DerivationOf(addr)
		if !derived || d.Path != ir.Within {
			return addr
		}
		addr = d.From
	}
}

// A placed is what is in an object, at a distance from its beginning.
type placed struct {
	object
	at int64
}

// placed tells what is at an address in an object from the rest of that.
func (v *view) placed(addr *ir.Value, x object) (key placed, ok bool) {
	at := int64(0)
	for {
		d, derived := ir.DerivationOf(addr)
		if derived && d.Path == ir.Within {
			n, ok := distanceOf(d)
			if !ok {
				return key, false
			}
			at, addr = at+n, d.From
			continue
		}
		var outer *ir.Value
		if o := addr.Op(); o == nil {
			if x, _, isArg := argument(addr); isArg {
				outer = x
			}
		} else if _, entry := ir.As[*acc.DataEntry](o); entry {
			outer = acc.Var(o)
		}
		if outer == nil {
			return placed{x, at}, true
		}
		addr = outer
	}
}

// isInside reports whether the memory at an address is the construct's own.
func (v *view) isInside(root *ir.Value) bool {
	if root.Op() == nil {
		return v.holds(v.construct, root.Block().ParentOp())
	}
	return v.holds(v.construct, root.Op())
}

// original is the memory of the variable that an address leads to, and the address that tells which variable it is. A copy in a construct that nothing is stored in is
// the variable that it was made of.
func (v *view) original(addr *ir.Value) (root, named *ir.Value) {
	for named = addr; ; named = addr {
		root = v.whole(addr)
		var outer *ir.Value
		switch o := root.Op(); {
		case o == nil:
			outer = v.copied(root)
		case o.Is(acc.Firstprivate):
			outer = acc.Var(o)
		}
		if outer == nil {
			return root, named
		}
		if s := v.storedAt(root); !s.ok || len(s.by) > 0 {
			return root, named
		}
		addr = outer
	}
}

// copied is the variable that an argument of a region is a copy of, with its value; nil for others.
func (*view) copied(arg *ir.Value) *ir.Value {
	o := arg.ParentBlock().ParentOp()
	if o == nil || o.Def().Dialect != omp.Dialect {
		return nil
	}
	for _, x := range omp.EntryArgs(o) {
		switch {
		case x.Inner != arg:
		case x.Clause == omp.MapEntry:
			return x.Outer.Op().Operand(0)
		case x.Clause == omp.PrivateClause && omp.IsFirstprivate(o, arg):
			return x.Outer
		}
	}
	return nil
}

// storedAt examines all uses of a variable.
func (v *view) storedAt(root *ir.Value) *stored {
	if s := v.stores[root]; s != nil {
		return s
	}
	s := &stored{ok: true}
	v.stores[root] = s
	id, identified := ir.IdentityOf(root)
	switch o := root.Op(); {
	case o == nil:
		_, own, ok := argument(root)
		s.ok = ok && own
	default:
		s.ok = o.Is(acc.Private) || o.Is(acc.Firstprivate) || identified && id.Local && id.Fresh
	}
	var examine func(addr *ir.Value)
	examine = func(addr *ir.Value) {
		for u := addr.FirstUse(); u != nil && s.ok; u = u.Next() {
			o := u.Owner()
			x, accesses := ir.As[ir.Accesses](o)
			d, derives := ir.DerivationOf(resultOf(o))
			switch {
			case accesses:
				list, plain := x.Accesses(o)
				for _, x := range list {
					switch {
					case !plain, x.Addr != addr, x.Value == nil, x.Value == addr, len(x.Subscripts) > 0:
						s.ok = false
					case x.Write:
						s.by, s.values = append(s.by, o), append(s.values, x.Value)
					}
				}
			case derives && d.Whole() && d.From == addr:
				examine(o.Result(0))
			case copies(o), o.Is(acc.Private), o.Is(acc.Firstprivate), isPrivate(o, addr):
			default:
				s.ok = false
			}
		}
	}
	if s.ok {
		examine(root)
	}
	return s
}

// isPrivate reports whether a construct of OpenMP uses a variable for nothing but private copies, which do not change it.
func isPrivate(o *ir.Op, v *ir.Value) bool {
	if o.Def().Dialect != omp.Dialect || o.NumRegions() == 0 {
		return false
	}
	n := 0
	for _, x := range omp.EntryArgs(o) {
		if x.Outer == v && x.Clause == omp.PrivateClause {
			n++
		}
	}
	for _, x := range o.Operands() {
		if x == v {
			n--
		}
	}
	return n == 0 && o.Attr(accc.Lastprivate.Name) == nil
}

// mostBetween bounds the operations between a read and the construct that are examined.
const mostBetween = 4000

// unchanged reports whether an object is the same in the construct as at an operation before it.
func (v *view) unchanged(read *ir.Op, x object) (same bool) {
	if v.inside.mayWrite(x) {
		return false
	}
	e := withTransfers()
	n := 0
	for o := read.Next(); o != nil && n < mostBetween; o = o.Next() {
		if o == v.construct {
			return !e.mayWrite(x)
		}
		ir.Walk(o, func(in *ir.Op) bool {
			n++
			if v.lang.isCompute(in) {
				e.add(v.device(in))
			}
			return true
		})
		v.collect(o, e, false)
		if o.IsAncestorOf(v.construct) {
			return !e.mayWrite(x)
		}
	}
	return false
}

// expr is an expression of values as a polynomial.
func (v *view) expr(e ir.Expr) (sym.Poly, bool) {
	sum := sym.Poly{}
	if !e.IsKnown() {
		return nil, false
	}
	for _, p := range e {
		product := sym.Const(p.Factor)
		for _, x := range p.Of {
			y, ok := v.value(x)
			if !ok {
				return nil, false
			}
			if product, ok = product.Times(y); !ok {
				return nil, false
			}
		}
		sum = sum.Plus(product, 1)
	}
	return sum, true
}

// address takes an address apart into what names its memory and the distance in bytes; ok is false where it is not understood.
func (v *view) address(x *ir.Value) (root string, offset sym.Poly, ok bool) {
	offset = sym.Poly{}
	for {
		o := x.Op()
		if o == nil {
			outer, own, isArg := argument(x)
			switch {
			case isArg && !own:
				x = outer
				continue
			case isArg:
				if x, _ = v.original(x); x.Op() == nil {
					return "", nil, false
				}
				continue
			}
			_, function := ir.As[ir.FunctionLike](x.Block().ParentOp())
			return v.id(x), offset, function
		}
		if _, entry := ir.As[*acc.DataEntry](o); entry {
			if o.Is(acc.Private) || o.Is(acc.Firstprivate) || o.Is(acc.Reduction) {
				return "", nil, false
			}
			x = acc.Var(o)
			continue
		}
		if box := boxOf(x); box != x {
			x = box
			continue
		}
		id, identified := ir.IdentityOf(x)
		if identified && id.Global != nil {
			return v.id("@" + id.Global.Root), offset, true
		}
		d, derived := ir.DerivationOf(x)
		switch {
		case !derived:
			return v.id(x), offset, identified && id.Fresh || memory.Allocates(o)
		case d.Vague:
			return "", nil, false
		case d.Path == ir.Within:
			by, ok := v.distance(d)
			if !ok {
				return "", nil, false
			}
			offset, x = offset.Plus(by, 1), d.From
		default:
			next, root := v.pointed(o, d)
			if root != "" || next == nil {
				return root, offset, root != ""
			}
			x = next
		}
	}
}

// distance is how far a derived address is from the one that it is derived from.
func (v *view) distance(d ir.Derivation) (sym.Poly, bool) {
	sum := sym.Const(d.Offset)
	for _, s := range d.Subscripts {
		at, ok := v.expr(s.Index)
		if !ok {
			return nil, false
		}
		stride := sym.Of(fmt.Sprintf("%s.%d", v.id("stride"), s.Dim))
		if s.Stride != nil {
			if stride, ok = v.extent(s.Stride); !ok {
				return nil, false
			}
		}
		by, ok := at.Times(stride)
		if !ok {
			return nil, false
		}
		sum = sum.Plus(by, 1)
	}
	return sum, true
}

// extent is an expression that is a product of sizes. One that its computation makes 0 where it is negative is taken to be that number: where it is negative,
// nothing is there.
func (v *view) extent(e ir.Expr) (sym.Poly, bool) {
	if len(e) != 1 {
		return v.expr(e)
	}
	p := sym.Term[*ir.Value]{Factor: e[0].Factor}
	for _, x := range e[0].Of {
		p.Of = append(p.Of, unclamped(x))
	}
	return v.expr(ir.Expr{p})
}

// unclamped is the number that a value is if that is positive, 0 in other cases, or the value itself.
func unclamped(x *ir.Value) *ir.Value {
	x = plain(x)
	o := x.Op()
	if o == nil || !o.Is(arith.Select) {
		return x
	}
	c := o.Operand(0).Op()
	zero, ok := ir.ConstantInt(o.Operand(2))
	if c == nil || !ok || zero != 0 || !c.Is(arith.CmpI) || c.IntAttr("predicate") != arith.SGT || c.Operand(0) != o.Operand(1) {
		return x
	}
	if n, ok := ir.ConstantInt(c.Operand(1)); !ok || n != 0 {
		return x
	}
	return o.Operand(1)
}

// pointed follows what a pointer or descriptor in memory leads to: to the address that was stored there, or to memory that is named by the variable.
func (v *view) pointed(o *ir.Op, d ir.Derivation) (next *ir.Value, root string) {
	memory, slot := v.original(d.From)
	s := v.storedAt(memory)
	if s.ok && len(s.by) == 1 && s.values[0] != nil && precedes(s.by[0], o) {
		return s.values[0], ""
	}
	if box := boxOf(v.outside(memory)); box != v.outside(memory) {
		return box, ""
	}
	list, ok := v.objects(slot)
	if !ok || len(list) != 1 || v.inside.mayWrite(list[0]) || v.isInside(v.outside(within(memory))) {
		return nil, ""
	}
	if at, ok := v.placed(slot, list[0]); ok && (v.holds(v.construct, o) || v.unchanged(o, list[0])) {
		return nil, v.id(at) + ".data"
	}
	return nil, ""
}

// outside is the variable on the host of one that a clause maps.
func (v *view) outside(root *ir.Value) *ir.Value {
	for {
		o := root.Op()
		if o == nil {
			outer, own, ok := argument(root)
			if !ok || own {
				return root
			}
			root = v.whole(outer)
			continue
		}
		if _, entry := ir.As[*acc.DataEntry](o); !entry || o.Is(acc.Private) || o.Is(acc.Firstprivate) {
			return root
		}
		root = v.whole(acc.Var(o))
	}
}
