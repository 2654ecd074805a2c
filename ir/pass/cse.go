package pass

import (
	"accc/ir"
)

// CSE merges operations without effects that compute the same, where one of them is seen by
// the other, and repeated reads of memory that nothing writes in between.
var CSE = Generic.Define(Pass{
	Name: "cse",
	Doc:  "Merge equal operations that have no effects.",
	Run: func(op *ir.Op, _ Values) error {
		(&cse{dom: ir.NewDominance()}).op(op)
		return nil
	},
})

// exprKey identifies a computation: equal keys have equal results. Types and attributes are interned, so the key is
// compared by pointers.
type exprKey struct {
	def      *ir.OpDef
	operands [4]*ir.Value
	props    [4]ir.Attribute
	types    [2]ir.Type
	count    int
}

// key is the key of o; false when o is too large for one or cannot be merged.
func key(o *ir.Op) (exprKey, bool) {
	d := o.Def()
	k := exprKey{def: d, count: o.NumOperands()}
	if o.NumOperands() > len(k.operands) || o.NumResults() == 0 || o.NumResults() > len(k.types) || o.NumRegions() > 0 ||
		len(o.Successors()) > 0 || len(o.DiscardableAttrs()) > 0 || !d.Registered() || len(d.Attrs) > len(k.props) || o.Segments() != nil {
		return k, false
	}
	for i := range o.NumOperands() {
		k.operands[i] = o.Operand(i)
	}
	for i := range d.Attrs {
		k.props[i] = o.Prop(i)
	}
	for i, r := range o.Results() {
		k.types[i] = r.Type()
	}
	if d.Has(ir.Commutative) && o.NumOperands() == 2 && later(k.operands[0], k.operands[1]) {
		k.operands[0], k.operands[1] = k.operands[1], k.operands[0]
	}
	return k, true
}

// later orders two values so that a+b and b+a have one key; any stable order will do.
func later(a, b *ir.Value) bool {
	switch {
	case a.Op() == nil && b.Op() != nil:
		return false
	case a.Op() != nil && b.Op() == nil:
		return true
	case a.ParentBlock() != b.ParentBlock():
		// Not comparable cheaply; leave as written.
		return false
	case a.Op() != nil:
		return b.Op().Before(a.Op())
	}
	return a.Index() > b.Index()
}

type cse struct {
	dom    *ir.Dominance
	scopes []map[exprKey]*ir.Op
}

func (c *cse) lookup(k exprKey) *ir.Op {
	for i := len(c.scopes) - 1; i >= 0; i-- {
		if o, ok := c.scopes[i][k]; ok {
			return o
		}
	}
	return nil
}

func (c *cse) push() { c.scopes = append(c.scopes, map[exprKey]*ir.Op{}) }
func (c *cse) pop()  { c.scopes = c.scopes[:len(c.scopes)-1] }

func (c *cse) op(o *ir.Op) {
	if o.Def().Has(ir.IsolatedFromAbove) {
		saved := c.scopes
		c.scopes = nil
		defer func() { c.scopes = saved }()
	}
	for _, r := range o.Regions() {
		c.region(r)
	}
}

func (c *cse) region(r *ir.Region) {
	if r.Empty() {
		return
	}
	c.push()
	defer c.pop()
	order := c.dom.ReversePostorder(r)
	children := map[*ir.Block][]*ir.Block{}
	for _, b := range order[1:] {
		p := c.dom.Idom(b)
		children[p] = append(children[p], b)
	}
	c.block(order[0], children)
}

func (c *cse) block(b *ir.Block, children map[*ir.Block][]*ir.Block) {
	c.push()
	defer c.pop()
	// reads are the loads of this block that no write has made stale.
	reads := map[exprKey]*ir.Op{}
	for _, o := range b.Ops() {
		if ir.IsDead(o) {
			o.Erase()
			continue
		}
		if o.NumRegions() > 0 {
			c.op(o)
		}
		effects, known := ir.EffectsOf(o)
		if !known || writes(effects) {
			clear(reads)
			continue
		}
		k, ok := key(o)
		if !ok {
			continue
		}
		if len(effects) == 0 {
			if prior := c.lookup(k); prior != nil {
				replace(o, prior)
				continue
			}
			c.scopes[len(c.scopes)-1][k] = o
			continue
		}
		if prior := reads[k]; prior != nil && onlyReads(effects) {
			replace(o, prior)
			continue
		}
		reads[k] = o
	}
	for _, ch := range children[b] {
		c.block(ch, children)
	}
}

func replace(o, by *ir.Op) {
	for i, r := range o.Results() {
		r.ReplaceAllUses(by.Result(i))
	}
	o.Erase()
}

func writes(effects []ir.Effect) bool {
	for _, e := range effects {
		if e.Kind == ir.WriteEffect || e.Kind == ir.FreeEffect {
			return true
		}
	}
	return false
}

func onlyReads(effects []ir.Effect) bool {
	for _, e := range effects {
		if e.Kind != ir.ReadEffect {
			return false
		}
	}
	return true
}
