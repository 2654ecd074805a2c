package ir

// Walk calls f for o and every operation inside it, parents first; where f returns false the inside is skipped.
func Walk(o *Op, f func(*Op) bool) {
	if !f(o) {
		return
	}
	for _, r := range o.regions {
		for _, b := range r.blocks {
			for in := b.first; in != nil; {
				next := in.next
				Walk(in, f)
				in = next
			}
		}
	}
}

// WalkPost calls f for every operation inside o and then for o.
func WalkPost(o *Op, f func(*Op)) {
	for _, r := range o.regions {
		for _, b := range r.blocks {
			for in := b.first; in != nil; {
				next := in.next
				WalkPost(in, f)
				in = next
			}
		}
	}
	f(o)
}

// ParentOf is the closest operation around o (not o itself) of one of the definitions, or nil.
func ParentOf(o *Op, defs ...*OpDef) *Op {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		for _, d := range defs {
			if p.def == d {
				return p
			}
		}
	}
	return nil
}
