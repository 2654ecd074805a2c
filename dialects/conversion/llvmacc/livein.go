package llvmacc

import (
	"slices"

	"accc/dialects/acc"
	"accc/dialects/fir"
	fn "accc/dialects/func"
	"accc/ir"
	"accc/ir/pass"
)

// LiveIn is the pass offload-livein-value-canonicalization.
var LiveIn = Passes.Define(pass.Pass{
	Name:   "offload-livein-value-canonicalization",
	Doc:    "Make inside of compute constructs what they use of constants, shapes and the addresses of variables that a device has.",
	Anchor: fn.Func.FullName,
	Run: func(op *ir.Op, _ pass.Values) error {
		var list []*ir.Op
		ir.WalkPost(op, func(o *ir.Op) {
			if c, ok := ir.As[*acc.ComputeRegion](o); ok && c.Offload && !o.Region(0).Empty() {
				list = append(list, o)
			}
		})
		for _, o := range list {
			for bringIn(o.Region(0)) {
			}
		}
		return nil
	},
})

// bringIn moves into a region what is used in it alone, and copies what is used elsewhere, too. It reports whether there
// was anything.
func bringIn(r *ir.Region) bool {
	var sink, repeat []*ir.Op
	for _, v := range usedFromOutside(r) {
		d := v.Op()
		if d == nil || !isRepeatable(d) {
			continue
		}
		list := &repeat
		if !slices.ContainsFunc(v.Users(), func(u *ir.Op) bool { return !inRegion(u, r) }) {
			list = &sink
		}
		if !slices.Contains(*list, d) {
			*list = append(*list, d)
		}
	}
	for _, o := range sink {
		o.MoveBefore(r.Entry().First())
	}
	b := ir.At(r.Entry())
	if first := r.Entry().First(); first != nil {
		b.SetBefore(first)
	}
	for _, o := range inOrder(repeat) {
		own := o.Clone(ir.NewMapping())
		b.Insert(own)
		for i, v := range o.Results() {
			v.ReplaceUsesIf(own.Result(i), func(u *ir.Operand) bool { return inRegion(u.Owner(), r) })
		}
	}
	return len(sink)+len(repeat) > 0
}

// usedFromOutside are the values that a region uses and that are defined around it, in the order of their first uses: those of
// operations after those of what is inside them.
func usedFromOutside(r *ir.Region) (list []*ir.Value) {
	seen := map[*ir.Value]bool{}
	for _, b := range r.Blocks() {
		for o := b.First(); o != nil; o = o.Next() {
			ir.WalkPost(o, func(in *ir.Op) {
				for _, v := range in.Operands() {
					if at := v.ParentBlock(); !seen[v] && !isWithin(at, r) {
						seen[v] = true
						list = append(list, v)
					}
				}
			})
		}
	}
	return list
}

// isWithin reports whether a block is in a region, or in one inside it.
func isWithin(b *ir.Block, r *ir.Region) bool {
	return b.Region() == r || b.ParentOp() != nil && inRegion(b.ParentOp(), r)
}

// inOrder puts operations after those that they use. One that can come next changes places with the one that is there.
func inOrder(list []*ir.Op) []*ir.Op {
	for next, before := 0, -1; next < len(list) && next != before; {
		before = next
		for i := next; i < len(list); i++ {
			rest := list[next:]
			if !slices.ContainsFunc(list[i].Operands(), func(v *ir.Value) bool { return v.Op() != nil && slices.Contains(rest, v.Op()) }) {
				list[i], list[next] = list[next], list[i]
				next++
			}
		}
	}
	return list
}

// Operations that only describe a variable, and that make nothing a kernel could be passed.
var descriptions = []*ir.OpDef{fir.Shape, fir.ShapeShift, fir.Shift, fir.Slice, fir.FieldIndex, acc.Bounds}

// isRepeatable reports whether an operation is better executed again inside of a region: its own, or what it is a view
// of, is a constant, a description, or the address of a variable that devices have or that never changes.
func isRepeatable(o *ir.Op) bool {
	for !slices.Contains(descriptions, o.Def()) {
		s := source(o)
		if s == nil || s.Op() == nil {
			break
		}
		o = s.Op()
	}
	if o.Def().Has(ir.ConstantLike) || slices.Contains(descriptions, o.Def()) {
		return true
	}
	g := global(o)
	return g != nil && (isOnDevices(g) || isConstant(g))
}
