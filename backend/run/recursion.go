package run

import (
	"slices"

	"accc/backend/check"
	"accc/ir"
)

// recursionIn lists the calls by which functions of a module come back to themselves, by themselves or through others: where calls nest too
// deeply, it is by these.
func recursionIn(module *ir.Op) (out []check.Place) {
	calls := map[*ir.Op][]*ir.Op{} // of functions, those that they call
	type call struct{ from, to, op *ir.Op }
	var all []call
	ir.Walk(module, func(f *ir.Op) bool {
		if _, function := ir.As[ir.FunctionLike](f); !function {
			return true
		}
		ir.Walk(f, func(o *ir.Op) bool {
			if c, ok := ir.As[ir.CallLike](o); ok && c.Callee(o) != nil {
				if to := ir.LookupSymbolRef(o, c.Callee(o)); to != nil {
					calls[f] = append(calls[f], to)
					all = append(all, call{f, to, o})
				}
			}
			return true
		})
		return false
	})
	reaches := func(from, to *ir.Op) bool {
		seen, work := map[*ir.Op]bool{}, []*ir.Op{from}
		for len(work) > 0 {
			f := work[len(work)-1]
			work = work[:len(work)-1]
			if f == to {
				return true
			}
			if !seen[f] {
				seen[f] = true
				work = append(work, calls[f]...)
			}
		}
		return false
	}
	for _, c := range all {
		if at := ir.File(c.op.Loc); at != nil && reaches(c.to, c.from) {
			if place := (check.Place{File: at.File, Line: at.Line, Column: at.Col}); !slices.Contains(out, place) {
				out = append(out, place)
			}
		}
	}
	return out
}

// callsIn lists the places where each function of a module is called by its name.
func callsIn(module *ir.Op) map[string][]check.Place {
	out := map[string][]check.Place{}
	ir.Walk(module, func(o *ir.Op) bool {
		c, ok := ir.As[ir.CallLike](o)
		if !ok || c.Callee(o) == nil {
			return true
		}
		if at := ir.File(o.Loc); at != nil {
			name, place := c.Callee(o).Root, check.Place{File: at.File, Line: at.Line, Column: at.Col}
			if !slices.Contains(out[name], place) {
				out[name] = append(out[name], place)
			}
		}
		return true
	})
	return out
}
