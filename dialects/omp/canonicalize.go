package omp

import "accc/ir"

// simplifyUpdate: an update that leaves the value as it is does nothing, and one whose new value
// does not depend on the old is a write.
func simplifyUpdate(o *ir.Op, rw *ir.Rewriter) bool {
	b := o.Region(0).Entry()
	y := b.First()
	if y != b.Last() || y.NumOperands() != 1 {
		return false
	}
	if v := y.Operand(0); v != b.Arg(0) {
		rw.SetBefore(o)
		rw.Loc = o.Loc
		var attrs []ir.NamedAttr
		for _, name := range []string{"hint", "memory_order"} {
			if a := o.Attr(name); a != nil {
				attrs = append(attrs, ir.NamedAttr{Name: name, Value: a})
			}
		}
		rw.Op(AtomicWrite, ir.With{Operands: []*ir.Value{o.Get("x"), v}, Attrs: attrs})
	}
	rw.Erase(o)
	return true
}

func init() { AtomicUpdate.Canonicalize = append(AtomicUpdate.Canonicalize, simplifyUpdate) }
