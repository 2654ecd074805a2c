package pass

import (
	"slices"

	"accc/ir"
)

// A Pattern changes the IR at an operation, or does nothing and returns false.
type Pattern = func(o *ir.Op, rw *ir.Rewriter) bool

// Greedy applies patterns, folds operations and erases dead ones until nothing changes. The order of its work is that
// of MLIR's driver, so that what comes out has the order, too: operations are visited from the first to the last, and
// what a change touches is visited next, with everything around it.
type Greedy struct {
	// Patterns are those of an operation, in the order in which they are tried.
	Patterns func(*ir.OpDef) []Pattern
	// Rounds is how often all operations are visited at most; 0: ten times.
	Rounds int
	// Merge lets blocks that are equal be one, and drops arguments of blocks that are always the same value.
	Merge bool
}

// Run changes what is inside an operation.
func (g Greedy) Run(root *ir.Op) {
	for _, r := range root.Regions() {
		d := newDriver(g)
		d.scope = r
		d.region()
	}
}

// RunOn changes operations and nothing else, the last one first: those made on the way are left as they are.
func (g Greedy) RunOn(ops []*ir.Op) {
	d := newDriver(g)
	d.only = map[*ir.Op]bool{}
	for _, o := range ops {
		d.only[o] = true
	}
	for _, o := range ops {
		d.add(o)
	}
	d.work()
}

// driver is one run of Greedy.
type driver struct {
	Greedy
	rw    ir.Rewriter
	scope *ir.Region
	only  map[*ir.Op]bool // the operations to change; nil: all in scope
	// list is a stack of the operations to visit, nil for erased ones; at is where each is in it.
	list      []*ir.Op
	at        map[*ir.Op]int
	constants constants
}

func newDriver(g Greedy) *driver {
	d := &driver{Greedy: g, at: map[*ir.Op]int{}}
	d.constants.rw = &d.rw
	d.rw.Changed, d.rw.Erased = d.push, d.forget
	return d
}

// region works until nothing changes.
func (d *driver) region() {
	rounds := d.Rounds
	if rounds == 0 {
		rounds = 10
	}
	for range rounds {
		d.list = d.list[:0]
		clear(d.at)
		d.constants.reset()
		d.fill(d.scope)
		slices.Reverse(d.list)
		for i, o := range d.list {
			d.at[o] = i
		}
		changed := d.work()
		if !simplifyRegions([]*ir.Region{d.scope}, &d.rw, d.Merge) && !changed {
			return
		}
	}
}

// fill puts the operations of a region into the list, outer ones first. Constants are made one of a kind on the way.
func (d *driver) fill(r *ir.Region) {
	for _, b := range r.Blocks() {
		for o := b.First(); o != nil; {
			next := o.Next()
			if !o.Def().Has(ir.ConstantLike) || d.constants.keep(o) {
				d.add(o)
				for _, in := range o.Regions() {
					d.fill(in)
				}
			}
			o = next
		}
	}
}

// push adds an operation and those around it to the list.
func (d *driver) push(o *ir.Op) {
	if d.only != nil {
		for p := o; p != nil; p = p.ParentOp() {
			if d.only[p] {
				d.add(p)
			}
		}
		return
	}
	inside := false
	for p := o; p != nil && p.Parent() != nil && !inside; p = p.ParentOp() {
		inside = p.Parent().Region() == d.scope
	}
	if !inside {
		return
	}
	for p := o; ; p = p.ParentOp() {
		d.add(p)
		if p.Parent().Region() == d.scope {
			return
		}
	}
}

func (d *driver) add(o *ir.Op) {
	if _, have := d.at[o]; !have {
		d.at[o] = len(d.list)
		d.list = append(d.list, o)
	}
}

// forget is told of each operation that is erased.
func (d *driver) forget(o *ir.Op) {
	if i, have := d.at[o]; have {
		d.list[i] = nil
		delete(d.at, o)
	}
	delete(d.only, o)
	d.constants.forget(o)
}

// work visits operations until the list is empty.
func (d *driver) work() (changed bool) {
	for len(d.list) > 0 {
		o := d.list[len(d.list)-1]
		d.list = d.list[:len(d.list)-1]
		if o == nil {
			continue
		}
		delete(d.at, o)
		changed = d.visit(o) || changed
	}
	return changed
}

func (d *driver) visit(o *ir.Op) bool {
	if ir.IsDead(o) {
		d.rw.Erase(o)
		return true
	}
	if d.fold(o) {
		return true
	}
	for _, p := range d.Patterns(o.Def()) {
		d.rw.Loc = o.Loc
		d.rw.SetBefore(o)
		if p(o, &d.rw) {
			return true
		}
	}
	return false
}

// fold replaces o by what its definition says it is, or simplifies it where it is.
func (d *driver) fold(o *ir.Op) bool {
	def := o.Def()
	if def.Has(ir.ConstantLike) || def.Fold == nil && !def.Has(ir.Commutative) {
		return false
	}
	consts := make([]ir.Attribute, o.NumOperands())
	for i := range consts {
		consts[i] = ir.ConstantValue(o.Operand(i))
	}
	var out []any
	if def.Fold != nil {
		out = def.Fold(o, consts)
	}
	if len(out) == 0 || out[0] == any(o.Result(0)) {
		changed := out != nil
		changed = def.Has(ir.Commutative) && constantsLast(o, consts) || changed
		if changed {
			d.push(o)
		}
		return changed
	}
	if len(out) != o.NumResults() {
		return false
	}
	d.rw.Loc = o.Loc
	d.rw.SetBefore(o)
	vals := make([]*ir.Value, len(out))
	for i, x := range out {
		switch x := x.(type) {
		case *ir.Value:
			vals[i] = x
		case ir.Attribute:
			vals[i] = d.materialize(o, x, o.Result(i).Type())
		}
		if vals[i] == nil {
			return false
		}
	}
	d.rw.Replace(o, vals...)
	return true
}

// materialize makes a constant before o; nil when the dialect of o cannot.
func (d *driver) materialize(o *ir.Op, a ir.Attribute, t ir.Type) *ir.Value {
	dialect := o.Def().Dialect
	if dialect == nil || dialect.Constant == nil {
		return nil
	}
	made := dialect.Constant(&d.rw.Builder, a, t)
	if made == nil {
		return nil
	}
	d.push(made)
	return made.Result(0)
}

// constantsLast moves the constants among the operands of a commutative operation to their end.
func constantsLast(o *ir.Op, consts []ir.Attribute) bool {
	var vals, last []*ir.Value
	for i, v := range o.Operands() {
		if consts[i] == nil {
			vals = append(vals, v)
		} else {
			last = append(last, v)
		}
	}
	vals = append(vals, last...)
	changed := false
	for i, v := range vals {
		if o.Operand(i) != v {
			o.SetOperand(i, v)
			changed = true
		}
	}
	return changed
}
