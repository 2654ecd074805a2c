package pass

import "accc/ir"

// Canonicalize folds, applies the operations' own patterns and removes what is dead, until
// nothing changes.
var Canonicalize = Generic.Define(Pass{
	Name: "canonicalize",
	Doc:  "Fold constants, simplify operations and regions, and remove dead code.",
	Run: func(op *ir.Op, _ Values) error {
		c := &canonicalizer{queued: map[*ir.Op]bool{}, constants: map[*ir.Region]map[constKey]*ir.Op{}}
		c.rw.Changed = c.push
		c.rw.Erased = func(o *ir.Op) {
			delete(c.queued, o)
			c.forget(o)
		}
		for range maxRounds {
			c.changed = false
			c.run(op)
			ir.WalkPost(op, func(o *ir.Op) {
				for _, r := range o.Regions() {
					c.changed = simplifyRegion(r) || c.changed
				}
			})
			if !c.changed {
				break
			}
		}
		return nil
	},
})

const maxRounds = 10

type constKey struct {
	value   ir.Attribute
	typ     ir.Type
	dialect *ir.Dialect
}

type canonicalizer struct {
	rw      ir.Rewriter
	work    []*ir.Op
	queued  map[*ir.Op]bool
	changed bool
	// constants are those made or met at the start of a region that nothing sees through.
	constants map[*ir.Region]map[constKey]*ir.Op
}

func (c *canonicalizer) push(o *ir.Op) {
	if !c.queued[o] {
		c.queued[o] = true
		c.work = append(c.work, o)
	}
}

func (c *canonicalizer) forget(o *ir.Op) {
	if !o.Def().Has(ir.ConstantLike) {
		return
	}
	for _, m := range c.constants {
		for k, x := range m {
			if x == o {
				delete(m, k)
			}
		}
	}
}

func (c *canonicalizer) run(root *ir.Op) {
	c.work = c.work[:0]
	clear(c.queued)
	ir.WalkPost(root, func(o *ir.Op) {
		if o != root {
			c.push(o)
		}
	})
	// The list is a stack; reverse it so that operations are met in order.
	for i, j := 0, len(c.work)-1; i < j; i, j = i+1, j-1 {
		c.work[i], c.work[j] = c.work[j], c.work[i]
	}
	for len(c.work) > 0 {
		o := c.work[len(c.work)-1]
		c.work = c.work[:len(c.work)-1]
		if !c.queued[o] {
			continue // erased
		}
		delete(c.queued, o)
		c.visit(o)
	}
}

func (c *canonicalizer) visit(o *ir.Op) {
	if ir.IsDead(o) {
		c.rw.Erase(o)
		c.changed = true
		return
	}
	if c.fold(o) {
		c.changed = true
		return
	}
	for _, p := range o.Def().Canonicalize {
		c.rw.Loc = o.Loc
		c.rw.SetBefore(o)
		if p(o, &c.rw) {
			c.changed = true
			if o.Parent() != nil {
				c.push(o)
			}
			return
		}
	}
}

// fold replaces o by what its definition says it is; constants are made at the start of the region.
func (c *canonicalizer) fold(o *ir.Op) bool {
	d := o.Def()
	if d.Fold == nil || d.Has(ir.ConstantLike) || o.NumResults() == 0 {
		return false
	}
	consts := make([]ir.Attribute, o.NumOperands())
	for i := range consts {
		consts[i] = ir.ConstantValue(o.Operand(i))
	}
	out := d.Fold(o, consts)
	if len(out) != o.NumResults() {
		return false
	}
	vals := make([]*ir.Value, len(out))
	for i, x := range out {
		switch x := x.(type) {
		case *ir.Value:
			if x == o.Result(i) {
				return false
			}
			vals[i] = x
		case ir.Attribute:
			if vals[i] = c.constant(o, x, o.Result(i).Type()); vals[i] == nil {
				return false
			}
		default:
			return false
		}
	}
	c.rw.Replace(o, vals...)
	return true
}

// constant is a value of an attribute, visible everywhere in the isolated region around o.
func (c *canonicalizer) constant(o *ir.Op, a ir.Attribute, t ir.Type) *ir.Value {
	r := o.Parent().Region()
	for p := r.Parent(); p != nil && !p.Def().Has(ir.IsolatedFromAbove) && p.Parent() != nil; p = p.ParentOp() {
		r = p.Parent().Region()
	}
	k := constKey{a, t, o.Def().Dialect}
	if have := c.constants[r][k]; have != nil && have.Parent() != nil {
		return have.Result(0)
	}
	if o.Def().Dialect == nil || o.Def().Dialect.Constant == nil {
		return nil
	}
	entry := r.Entry()
	b := ir.At(entry)
	if entry.First() != nil {
		b.SetBefore(entry.First())
	}
	b.Loc = o.Loc
	made := o.Def().Dialect.Constant(b, a, t)
	if made == nil {
		return nil
	}
	if c.constants[r] == nil {
		c.constants[r] = map[constKey]*ir.Op{}
	}
	c.constants[r][k] = made
	return made.Result(0)
}
