package pass

import (
	"encoding/binary"
	"slices"

	"accc/ir"
)

// CSE merges operations without effects that compute the same, where one of them is seen by
// the other, and repeated reads of memory that nothing writes in between.
var CSE = Generic.Define(Pass{
	Name: "cse",
	Doc:  "Merge equal operations that have no effects.",
	Run: func(op *ir.Op, _ Values) error {
		c := &cse{dom: ir.NewDominance(), ids: map[any]uint32{}}
		c.nested(op)
		for _, o := range c.dead {
			o.Erase()
		}
		return nil
	},
})

// exprKey identifies a computation: equal keys have equal results. Types and attributes are interned, so the key is
// compared by pointers. Of large operations, and of those with regions, the rest is in more.
type exprKey struct {
	def      *ir.OpDef
	operands [4]*ir.Value
	props    [4]ir.Attribute
	types    [2]ir.Type
	count    int
	more     string
}

// A known operation is one that others may equal. writes is how many operations of its block, up to it, write memory.
type known struct {
	op     *ir.Op
	writes int
}

type cse struct {
	dom    *ir.Dominance
	scopes []map[exprKey]known
	ids    map[any]uint32 // numbers of values, types and attributes in keys
	dead   []*ir.Op       // they go at the end: until then, what they use counts as used
}

// nested handles the regions of an operation.
func (c *cse) nested(o *ir.Op) {
	if o.Def().Has(ir.IsolatedFromAbove) || !o.Def().Registered() {
		saved := c.scopes
		c.scopes = nil
		defer func() { c.scopes = saved }()
	}
	for _, r := range o.Regions() {
		c.region(r)
	}
}

func (c *cse) region(r *ir.Region) {
	switch len(r.Blocks()) {
	case 0:
		return
	case 1:
		c.block(r.Entry(), nil)
		return
	}
	children := map[*ir.Block][]*ir.Block{}
	order := c.dom.ReversePostorder(r)
	for _, b := range order[1:] {
		p := c.dom.Idom(b)
		children[p] = append(children[p], b)
	}
	c.block(order[0], children)
}

// block handles a block, then those that it dominates.
func (c *cse) block(b *ir.Block, children map[*ir.Block][]*ir.Block) {
	c.scopes = append(c.scopes, map[exprKey]known{})
	writes := 0
	for o := b.First(); o != nil; o = o.Next() {
		if o.NumRegions() > 0 {
			c.nested(o)
		}
		if !c.simplify(o, writes) && mayWrite(o) {
			writes++
		}
	}
	for _, ch := range children[b] {
		c.block(ch, children)
	}
	c.scopes = c.scopes[:len(c.scopes)-1]
}

// simplify removes an operation that is dead or equals a known one. writes is how many before it in its block write memory.
func (c *cse) simplify(o *ir.Op, writes int) bool {
	if o.IsTerminator() {
		return false
	}
	if ir.IsDead(o) {
		c.dead = append(c.dead, o)
		return true
	}
	if slices.ContainsFunc(o.Regions(), func(r *ir.Region) bool { return len(r.Blocks()) > 1 }) || !o.Def().Registered() {
		return false
	}
	pure := ir.IsPure(o)
	if !pure && !readsOnly(o) {
		return false
	}
	k := c.key(o)
	for i := len(c.scopes) - 1; i >= 0; i-- {
		have, ok := c.scopes[i][k]
		if !ok {
			continue
		}
		if pure || have.op.Parent() == o.Parent() && have.writes == writes {
			c.replace(o, have.op)
			return true
		}
		break
	}
	c.scopes[len(c.scopes)-1][k] = known{o, writes}
	return false
}

func (c *cse) replace(o, by *ir.Op) {
	for i, r := range o.Results() {
		r.ReplaceAllUses(by.Result(i))
	}
	if by.Loc == ir.Unknown {
		by.Loc = o.Loc
	}
	c.dead = append(c.dead, o)
}

// readsOnly reports whether all that o itself does to memory is to read it.
func readsOnly(o *ir.Op) bool {
	effects, ok := ir.OwnEffects(o)
	for _, e := range effects {
		ok = ok && e.Kind == ir.ReadEffect
	}
	return ok && len(effects) > 0
}

// mayWrite reports whether o, with what is inside it, may write memory.
func mayWrite(o *ir.Op) bool {
	effects, ok := ir.EffectsOf(o)
	return !ok || slices.ContainsFunc(effects, func(e ir.Effect) bool { return e.Kind == ir.WriteEffect })
}

// key is the key of o.
func (c *cse) key(o *ir.Op) exprKey {
	k := exprKey{def: o.Def(), count: o.NumOperands()}
	var more []byte
	for i := range o.NumOperands() {
		if i < len(k.operands) {
			k.operands[i] = o.Operand(i)
		} else {
			more = c.append(more, o.Operand(i))
		}
	}
	if k.def.Has(ir.Commutative) && o.NumOperands() == 2 && c.id(k.operands[0]) > c.id(k.operands[1]) {
		k.operands[0], k.operands[1] = k.operands[1], k.operands[0]
	}
	for i := range k.def.Attrs {
		if i < len(k.props) {
			k.props[i] = o.Prop(i)
		} else {
			more = c.append(more, o.Prop(i))
		}
	}
	for i, r := range o.Results() {
		if i < len(k.types) {
			k.types[i] = r.Type()
		} else {
			more = c.append(more, r.Type())
		}
	}
	for _, s := range [][]int32{o.Segments(), o.ResultSegments()} {
		for _, n := range s {
			more = binary.LittleEndian.AppendUint32(more, uint32(n))
		}
	}
	for _, a := range o.DiscardableAttrs() {
		more = c.append(append(append(more, a.Name...), 0), a.Value)
	}
	if o.NumRegions() > 0 {
		more = c.regions(more, o, map[any]uint32{})
	}
	k.more = string(more)
	return k
}

// id is the number of a value, type or attribute.
func (c *cse) id(x any) uint32 {
	id, ok := c.ids[x]
	if !ok {
		id = uint32(len(c.ids))
		c.ids[x] = id
	}
	return id
}

func (c *cse) append(b []byte, x any) []byte { return binary.LittleEndian.AppendUint32(b, c.id(x)) }

// regions appends what is inside o, where values are known by their numbers.
func (c *cse) regions(b []byte, o *ir.Op, local map[any]uint32) []byte {
	for _, r := range o.Regions() {
		b = binary.LittleEndian.AppendUint32(b, uint32(len(r.Blocks())))
		for _, blk := range r.Blocks() {
			for _, a := range blk.Args() {
				local[a] = uint32(len(local))
				b = c.append(b, a.Type())
			}
			for in := blk.First(); in != nil; in = in.Next() {
				b = c.inner(b, in, local)
			}
			b = append(b, '}')
		}
	}
	return b
}

// inner appends one operation of a region.
func (c *cse) inner(b []byte, o *ir.Op, local map[any]uint32) []byte {
	b = c.append(b, o.Def())
	for _, v := range o.Operands() {
		if n, ok := local[v]; ok {
			b = binary.LittleEndian.AppendUint32(append(b, 'l'), n)
		} else {
			b = c.append(append(b, 'v'), v)
		}
	}
	for i := range o.Def().Attrs {
		b = c.append(append(b, 'p'), o.Prop(i))
	}
	for _, a := range o.DiscardableAttrs() {
		b = c.append(append(append(b, a.Name...), 0), a.Value)
	}
	for _, n := range o.Segments() {
		b = binary.LittleEndian.AppendUint32(append(b, 's'), uint32(n))
	}
	for _, r := range o.Results() {
		local[r] = uint32(len(local))
		b = c.append(append(b, 'r'), r.Type())
	}
	return c.regions(append(b, ';'), o, local)
}
