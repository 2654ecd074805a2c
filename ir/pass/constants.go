package pass

import "accc/ir"

// constants makes the constants of a region that nothing sees through one of a kind, at its start.
type constants struct {
	rw    *ir.Rewriter
	kept  map[constKey]*ir.Op
	keyOf map[*ir.Op]constKey
}

// A constKey is what tells constants apart.
type constKey struct {
	region *ir.Region
	value  ir.Attribute
	typ    ir.Type
	def    *ir.OpDef
	// dialect is the one that made it, where there is no operation yet.
	dialect *ir.Dialect
}

func (c *constants) reset() {
	c.kept, c.keyOf = map[constKey]*ir.Op{}, map[*ir.Op]constKey{}
}

// keep moves a constant to the start of its region, or replaces it by the one of its kind and returns false.
func (c *constants) keep(o *ir.Op) bool {
	value := ir.ConstantValue(o.Result(0))
	if value == nil {
		return true
	}
	region := constantRegion(o)
	k := constKey{region: region, value: value, typ: o.Result(0).Type(), def: o.Def()}
	if have := c.kept[k]; have != nil {
		have.Loc = ir.Unknown // it is no longer that of one place
		c.rw.Replace(o, have.Result(0))
		return false
	}
	entry := region.Entry()
	if o.Parent() != entry {
		o.MoveBefore(entry.First())
		o.Loc = ir.Unknown
	} else if prev := o.Prev(); prev != nil && !c.owns(prev) {
		o.MoveBefore(entry.First())
	}
	c.kept[k], c.keyOf[o] = o, k
	return true
}

func (c *constants) owns(o *ir.Op) bool {
	_, ok := c.keyOf[o]
	return ok
}

func (c *constants) forget(o *ir.Op) {
	if k, ok := c.keyOf[o]; ok {
		delete(c.kept, k)
		delete(c.keyOf, o)
	}
}

// constantRegion is the region around o at whose start constants are kept.
func constantRegion(o *ir.Op) *ir.Region { return regionForConstants(o.Parent()) }

// regionForConstants is the region around a block at whose start constants are kept.
func regionForConstants(b *ir.Block) *ir.Region {
	for {
		r := b.Region()
		p := r.Parent()
		if p == nil || p.Def().Has(ir.IsolatedFromAbove) || !p.Def().Registered() || p.Parent() == nil {
			return r
		}
		b = p.Parent()
	}
}
