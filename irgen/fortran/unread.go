package fortran

import (
	"slices"

	front "accc/frontend/fortran"
	"accc/ir/memory/library"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
)

// readOff makes the calls for the names that are unread before an offset of the text of the procedure.
func (x *fn) readOff(at int) {
	for len(x.unread) > 0 && x.unread[0].At.Start < at {
		u := x.unread[0]
		x.unread = x.unread[1:]
		if x.Terminated() || slices.ContainsFunc(x.host.states, func(s *state) bool { return s.device }) {
			continue
		}
		scope := x.prog.Scope
		if n := len(x.scopes); n > 0 {
			scope = x.scopes[n-1]
		}
		if s := scope.Lookup(u.Name); s != nil && s.Kind == front.Variable {
			x.at(u.At)
			x.readUnknown(s)
		}
	}
}

// endParts notes where the parts of the blocks in a list end.
func (x *fn) endParts(list []*front.Item) {
	for _, i := range list {
		switch {
		case i.Block != nil:
			for k, p := range i.Block.Parts {
				x.endParts(p.Items)
				end := i.Block.End
				if k+1 < len(i.Block.Parts) {
					end = i.Block.Parts[k+1].Head
				}
				if n := len(p.Items); n > 0 && end != nil {
					x.partEnds[p.Items[n-1]] = x.stmtSpan(end).Start
				}
			}
		case i.Dir != nil:
			x.endParts(i.Dir.Body)
		}
	}
}

// readUnknown makes a call that may read and write a variable, and what its descriptors lead to.
func (x *fn) readUnknown(s *front.Symbol) {
	if s.Rank() == 0 && entity.ByValue(s.Type) && x.isOwn(s) && !x.unit.Clauses(s) {
		return // no device has it
	}
	name := library.Unread
	if s.Has(front.Allocatable|front.PointerAttr) || !entity.ByValue(s.Type) {
		name = library.UnreadAnything
	}
	x.host.Runtime(name, nil, x.FirConvert(x.variable(s).Addr, build.LLVMPtr()))
}
