package memory

import (
	"fmt"
	"slices"
	"strings"

	"accc/ir"
	"accc/sym"
)

// A read is a load that stands for others of the same bytes.
type read struct {
	v     *ir.Value
	bytes Location
	entry bool // it reads what was there when the function was entered
}

// mostReads bounds the earlier loads that a load is compared with.
const mostReads = 16

// Value returns an integer as a sum of values that are not computed further: through casts, through loads of what one store has left there, and through
// copies of variables in constructs. Loads that are known to read the same bytes without a write in between are one value, as are equal computations.
// Signed arithmetic does not overflow in C and Fortran, so that extending a number commutes with it.
func (a *Analysis) Value(v *ir.Value) ir.Expr {
	return a.values.of(v, sym.Of(v), func() ir.Expr { return a.evaluate(v) })
}

func (a *Analysis) evaluate(v *ir.Value) ir.Expr {
	if n, ok := ir.ConstantInt(v); ok {
		return number(n)
	}
	if a.assumed != nil {
		if n, ok := a.assumed(v); ok {
			return number(n)
		}
	}
	o := v.Op()
	if o == nil {
		if outer := passedAs(v); outer != nil {
			return a.Value(outer)
		}
		return sym.Of(v)
	}
	if c, ok := ir.As[ir.IntegerCast](o); ok && c.KeepsValue(o) {
		return a.Value(o.Operand(0))
	}
	if ir.Is[ir.ZeroExtends](o) {
		// Unsigned arithmetic may wrap around: only a variable by itself is what it was.
		if x := a.Value(o.Operand(0)); x.IsSymbol() {
			return x
		}
	}
	if c, ok := ir.As[ir.Computes](o); ok {
		if e, ok := c.Expr(o); ok {
			if x := a.Sum(e); x.IsKnown() {
				return x
			}
		}
	}
	if x, ok := ReadOf(v); ok {
		return a.loadedInteger(v, x)
	}
	return sym.Of(a.Same(v))
}

// passedAs is the number outside of a construct that an argument of its region stands for, nil for other arguments.
func passedAs(v *ir.Value) *ir.Value {
	o := v.ParentBlock().ParentOp()
	if o == nil || leads(v.Type()) {
		return nil
	}
	if e, ok := ir.As[ir.EntryArguments](o); ok {
		for _, x := range e.EntryArguments(o) {
			if x.Inner == v && x.How == ir.Alias {
				return x.Outer
			}
		}
	}
	return nil
}

// Sum is an expression with what its values are computed from.
func (a *Analysis) Sum(e ir.Expr) ir.Expr {
	if !e.IsKnown() {
		return e
	}
	sum := number(0)
	for _, t := range e {
		product := number(t.Factor)
		for _, v := range t.Of {
			product, _ = product.Times(a.Value(v))
		}
		sum = sum.Plus(product, 1)
	}
	return sum
}

// ReadOf is the access by which a value is read; ok is false for values that no plain load results in.
func ReadOf(v *ir.Value) (ir.Access, bool) {
	if v.Op() == nil {
		return ir.Access{}, false
	}
	if x, ok := ir.As[ir.Accesses](v.Op()); ok {
		if list, plain := x.Accesses(v.Op()); plain && len(list) == 1 && list[0].Value == v && !list[0].Write {
			return list[0], true
		}
	}
	return ir.Access{}, false
}

// loadedInteger is the value of a load of an integer.
func (a *Analysis) loadedInteger(v *ir.Value, x ir.Access) ir.Expr {
	l, one := a.located(x)
	if !one {
		return sym.Of(v)
	}
	s, l := a.remains(l, v.Op(), v.Type())
	if s != nil {
		return a.Value(s)
	}
	if n, ok := a.constantAt(l, v.Type()); ok {
		return number(n)
	}
	return sym.Of(a.Same(v))
}

// constantAt is the value of a global that no program may write.
func (a *Analysis) constantAt(l Location, t ir.Type) (n int64, ok bool) {
	if at, begins := l.Constant(); !a.isConstant(l.In) || !begins || at != 0 {
		return 0, false
	}
	g := ir.LookupSymbol(a.module, l.In.Symbol)
	if g.Attr(ir.FreeAttr) != nil {
		return 0, false
	}
	x, ok := g.Attr("value").(*ir.IntegerAttr)
	if !ok || x.Type != t || x.Big != nil {
		return 0, false
	}
	return x.Value, true
}

// remains returns the value of a type that bytes hold before at, if one store has left it there, whichever way control came; else nil. The copy that a
// construct makes begins with the value of its variable: in is where the value comes from then.
func (a *Analysis) remains(l Location, at *ir.Op, t ir.Type) (v *ir.Value, in Location) {
	if v := a.onlyStored(l, at); v != nil && v.Type() == t {
		return v, l
	}
	for range mostDepthOfTarget {
		r := a.Stores(l, at)
		switch {
		case r.Lost != nil || len(r.Stores) > 1:
			return nil, l
		case len(r.Stores) == 1:
			s := r.Stores[0]
			v, all := a.stored(s, l)
			if r.Entry || !all || v == nil || v.Type() != t || isBeside(s, at) {
				return nil, l
			}
			return v, l
		case l.In.Kind != Copy || l.In.Device || l.Loose || isDescriptor(t):
			return nil, l // a copy of a descriptor describes a copy of the data
		}
		of := initializedBy(l.In.Site)
		if of == nil {
			return nil, l
		}
		outer, one := a.located(ir.Access{Addr: of, Size: ir.IntExpr(l.Size)})
		if !one || !l.known || !outer.known {
			return nil, l
		}
		outer.at = outer.at.Plus(l.at, 1)
		if at = l.In.Site.Op(); at == nil {
			at = l.In.Site.ParentBlock().ParentOp()
		}
		l = outer
	}
	return nil, l
}

// onlyStored is what the only store there is to a variable stores, if that follows the variable in its block and at comes after it: most variables are
// parameters, and counters in the body of their loop, and no way back to the store needs to be gone.
func (a *Analysis) onlyStored(l Location, at *ir.Op) *ir.Value {
	x := l.In
	if !x.isNew() || x.Device || l.Loose || !l.known {
		return nil
	}
	c := a.contentOf(x.Site)
	if c.lost != nil || len(c.stores) != 1 || a.isKept(x) {
		return nil
	}
	s := c.stores[0]
	b := x.Site.ParentBlock()
	if !s.known || !s.at.Equal(l.at) || s.op.Parent() != b || x.Site.Op() != nil && !x.Site.Op().Before(s.op) {
		return nil
	}
	if o := b.Holding(at); o == nil || !s.op.Before(o) {
		return nil
	}
	return s.value
}

func isDescriptor(t ir.Type) bool { _, is := t.(ir.Mappable); return is }

// isBeside reports whether several threads may run o, and not at.
func isBeside(o, at *ir.Op) bool {
	for p := o.ParentOp(); p != nil && !p.IsAncestorOf(at); p = p.ParentOp() {
		if ir.OrderOf(p)&ir.Fork != 0 {
			return true
		}
	}
	return false
}

// Same returns the value that stands for all that are known to be equal to v: the first load of the same bytes without a write in between, and the first
// computation of the same operands.
func (a *Analysis) Same(v *ir.Value) *ir.Value {
	return a.same.of(v, v, func() *ir.Value {
		if name := ir.FreeName(v); name != "" {
			return a.first("free "+name, v)
		}
		if x, ok := ReadOf(v); ok {
			return a.sameRead(v, x)
		}
		if key := a.computation(v); key != "" {
			return a.first(key, v)
		}
		return v
	})
}

func (a *Analysis) first(key string, v *ir.Value) *ir.Value {
	if s := a.computed[key]; s != nil {
		return s
	}
	a.computed[key] = v
	return v
}

// sameRead is the value of an earlier load of the same bytes.
func (a *Analysis) sameRead(v *ir.Value, x ir.Access) *ir.Value {
	l, one := a.located(x)
	if !one {
		return v
	}
	r := a.Stores(l, v.Op())
	entry := r.Lost == nil && r.Entry && len(r.Stores) == 0
	list := a.reads[l.In]
	for i, y := range slices.Backward(list) {
		if len(list)-i > mostReads {
			break
		}
		if y.v.Type() == v.Type() && isSameRange(y.bytes, l) && (entry && y.entry && functionOf(y.v.ParentBlock()) == functionOf(v.ParentBlock()) ||
			a.follows(l, y.v.Op(), v.Op()) || a.follows(l, v.Op(), y.v.Op())) {
			return y.v
		}
	}
	a.reads[l.In] = append(list, read{v, l, entry})
	return v
}

// isSameRange reports whether two locations begin at the same byte.
func isSameRange(x, y Location) bool {
	return x.In == y.In && !x.Loose && !y.Loose && x.known && y.known && x.at.Equal(y.at)
}

// follows reports whether to comes after from whenever it is executed, and nothing writes bytes in between.
func (a *Analysis) follows(l Location, from, to *ir.Op) bool {
	t := a.trace(l, to, from)
	return t.out.Lost == nil && len(t.out.Stores) == 0 && !t.out.Entry
}

// mostOperands bounds those of computations that are compared.
const mostOperands = 8

// computation is a text that computations of equal operands have in common; "" for what is none.
func (a *Analysis) computation(v *ir.Value) string {
	o := v.Op()
	if o == nil || !ir.IsPure(o) || o.NumRegions() > 0 || o.NumOperands() == 0 || o.NumOperands() > mostOperands {
		return ""
	}
	var key strings.Builder
	fmt.Fprintf(&key, "%s#%d %s", o.Name(), v.Index(), ir.TypeString(v.Type()))
	for i := range o.Def().Attrs {
		fmt.Fprintf(&key, " %p", o.Prop(i))
	}
	for _, x := range o.Operands() {
		if _, index := x.Type().(*ir.IndexType); !index && !isInteger(x.Type()) {
			fmt.Fprintf(&key, " %d", a.number(a.Same(x)))
			continue
		}
		sum := a.Value(x)
		if !sum.IsKnown() {
			return ""
		}
		var terms []string
		for _, t := range sum {
			var of []int
			for _, y := range t.Of {
				of = append(of, a.number(y))
			}
			slices.Sort(of)
			terms = append(terms, fmt.Sprint(t.Factor, of))
		}
		slices.Sort(terms)
		fmt.Fprintf(&key, " %s", terms)
	}
	return key.String()
}

func isInteger(t ir.Type) bool { _, is := t.(*ir.IntegerType); return is }

// number is that of a value, in texts.
func (a *Analysis) number(v *ir.Value) int {
	n := a.numbers[v]
	if n == 0 {
		n = len(a.numbers) + 1
		a.numbers[v] = n
	}
	return n
}
