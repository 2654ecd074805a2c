package pass

import (
	"slices"

	"accc/ir"
)

// SCCP finds the values that are constant whichever way control comes, with what is never executed left out of account
// (Wegman and Zadeck, "Constant propagation with conditional branches"), and replaces their uses.
var SCCP = Generic.Define(Pass{
	Name: "sccp",
	Doc:  "Replace what is constant on all ways that control may take by constants, across calls of private functions, too.",
	Run: func(op *ir.Op, _ Values) error {
		p := newPropagation(op)
		p.run()
		(&replacer{propagation: p, made: map[constKey]*ir.Value{}}).run(op)
		return nil
	},
})

// replacer puts constants in place of values. They are made at the beginning of the region that nothing sees through.
type replacer struct {
	*propagation
	made map[constKey]*ir.Value
}

func (r *replacer) run(op *ir.Op) {
	var work []*ir.Block
	add := func(o *ir.Op) {
		for _, in := range o.Regions() {
			for _, b := range slices.Backward(in.Blocks()) {
				work = append(work, b)
			}
		}
	}
	add(op)
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for o := b.First(); o != nil; {
			next := o.Next()
			replaced := o.NumResults() > 0
			for _, v := range o.Results() {
				replaced = r.replace(v, o.Parent()) && replaced
			}
			if replaced && ir.IsDead(o) {
				o.Erase()
			} else {
				add(o)
			}
			o = next
		}
		for _, a := range b.Args() {
			r.replace(a, b)
		}
	}
}

// replace makes the users of a constant value use a constant.
func (r *replacer) replace(v *ir.Value, b *ir.Block) bool {
	f := r.facts[v]
	if f.kind != isConst || f.dialect == nil || f.dialect.Constant == nil {
		return false
	}
	region := regionForConstants(b)
	k := constKey{region: region, value: f.value, typ: v.Type(), dialect: f.dialect}
	c := r.made[k]
	if c == nil {
		at := ir.At(region.Entry())
		if first := region.Entry().First(); first != nil {
			at.SetBefore(first)
		}
		o := f.dialect.Constant(at, f.value, v.Type())
		if o == nil {
			return false
		}
		c = o.Result(0)
		r.made[k] = c
	}
	v.ReplaceAllUses(c)
	return true
}
