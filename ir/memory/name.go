package memory

import "accc/ir"

// Name returns the user's name of the variable that an address leads into, "" where the operations do not say: that of its declaration, of its memory, or of
// the pointer that leads there.
func (a *Analysis) Name(v *ir.Value) string {
	for range mostDepthOfTarget {
		if id, ok := ir.IdentityOf(v); ok && id.Name != "" {
			return id.Name
		}
		if d, ok := ir.DerivationOf(v); ok {
			v = d.From
			continue
		}
		if o := v.Op(); o != nil {
			if m, ok := ir.As[ir.Mirrors](o); ok {
				v, _ = m.Mirror(o)
				continue
			}
			return ir.NameOf(v.Loc())
		}
		p := v.ParentBlock().ParentOp()
		if e, ok := ir.As[ir.EntryArguments](p); ok {
			next := v
			for _, x := range e.EntryArguments(p) {
				if x.Inner == v {
					next = x.Outer
				}
			}
			if next != v {
				v = next
				continue
			}
		}
		return ir.NameOf(v.Loc())
	}
	return ""
}
