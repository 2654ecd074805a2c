package dataflow

import "accc/ir"

// A Result has the facts that an analysis found. It is valid until the program changes.
type Result[F any] struct{ s *solver[F] }

// Before is the fact before an operation.
func (r *Result[F]) Before(o *ir.Op) F {
	f := r.s.through(o.Parent(), o, nowhere)
	if r.s.Direction == Backward {
		f = r.s.operation(o, f, nowhere)
	}
	return f
}

// After is the fact after an operation.
func (r *Result[F]) After(o *ir.Op) F {
	f := r.s.through(o.Parent(), o, nowhere)
	if r.s.Direction == Forward {
		f = r.s.operation(o, f, nowhere)
	}
	return f
}

// Start is the fact at the beginning of a block, before what entering it does, and End at its end.
func (r *Result[F]) Start(b *ir.Block) F {
	if r.s.Direction == Forward {
		return r.s.at[b]
	}
	return r.s.end[b]
}

// End is the fact at the end of a block, after its terminator.
func (r *Result[F]) End(b *ir.Block) F {
	if r.s.Direction == Forward {
		return r.s.end[b]
	}
	return r.s.at[b]
}

func nowhere[F any](*ir.Block, F) {}
