package offloadtorun

import (
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/ir"
)

// Threads share the variables of the thread that forks them, so these are in memory. A variable that only the forking thread
// writes, and not in the region, has one value as long as the team runs: it is read once, before the fork, and the region
// captures the value. Otherwise each iteration would load it anew, because what the region writes elsewhere might be it.

// keep lets the regions of forks in a function have the values of variables that do not change there.
func keep(f *ir.Op) {
	var variables []*ir.Op
	forks := false
	ir.Walk(f, func(o *ir.Op) bool {
		forks = forks || o.Is(offload.Fork)
		if o.Is(llvm.Alloca) {
			variables = append(variables, o)
		}
		return true
	})
	if !forks {
		return
	}
	for _, v := range variables {
		if accesses, ok := accessesOf(v); ok {
			accesses.keep(v)
		}
	}
}

// An access is a load or store of a variable or of a part of it.
type access struct {
	op *ir.Op
	// path are the getelementptr operations from the variable to the part, outermost first.
	path []*ir.Op
	// fixed: it is always the same part.
	fixed bool
	write bool
}

type accesses []access

// accessesOf lists the accesses to a variable; ok is false where its address goes elsewhere.
func accessesOf(v *ir.Op) (list accesses, ok bool) {
	var follow func(address *ir.Value, path []*ir.Op, fixed bool) bool
	follow = func(address *ir.Value, path []*ir.Op, fixed bool) bool {
		for u := address.FirstUse(); u != nil; u = u.Next() {
			o := u.Owner()
			if o.Is(llvm.GEP) && u.Index() == 0 {
				constant := fixed && o.NumOperands() == 1
				if !follow(o.Result(0), append(path[:len(path):len(path)], o), constant) {
					return false
				}
				continue
			}
			a, isAccess := ir.As[ir.SlotAccess](o)
			if !isAccess {
				return false
			}
			if at, plain := a.Slot(o); !plain || at != u {
				return false
			}
			list = append(list, access{o, path, fixed, a.Stored(o) != nil})
		}
		return true
	}
	return list, follow(v.Result(0), nil, true)
}

// outlined is the innermost operation around another one whose region threads or devices execute; nil if there is none.
func outlined(o *ir.Op) *ir.Op {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if outlines[p.Def()] != nil {
			return p
		}
	}
	return nil
}

// keep replaces the loads in regions of forks.
func (list accesses) keep(v *ir.Op) {
	owner := outlined(v)
	for _, a := range list {
		if a.write && outlined(a.op) != owner {
			return
		}
	}
	type part struct {
		fork *ir.Op
		text string // which part, and its type
	}
	values := map[part]*ir.Value{}
	for _, a := range list {
		fork := forkOf(a.op, owner)
		if a.write || !a.fixed || fork == nil {
			continue
		}
		id := part{fork, ir.TypeString(a.op.Result(0).Type())}
		for _, p := range a.path {
			id.text += " " + ir.AttrString(p.Attr("elem_type")) + ir.AttrString(p.Attr("rawConstantIndices"))
		}
		if values[id] == nil {
			b, m := ir.Before(fork), ir.NewMapping()
			for _, p := range a.path {
				b.Insert(p.Clone(m))
			}
			load := a.op.Clone(m)
			b.Insert(load)
			values[id] = load.Result(0)
		}
		a.op.Result(0).ReplaceAllUses(values[id])
		a.op.Erase()
		for i := len(a.path) - 1; i >= 0 && !a.path[i].Result(0).HasUses(); i-- {
			a.path[i].Erase()
		}
	}
}

// forkOf is the fork by which the thread that owns a variable starts the team that executes an operation: nil if a task, which
// runs while that thread goes on, is between them.
func forkOf(o, owner *ir.Op) (fork *ir.Op) {
	for p := outlined(o); p != owner; p = outlined(p) {
		if fork = p; p == nil {
			return nil
		}
	}
	if fork != nil && !fork.Is(offload.Fork) {
		return nil
	}
	return fork
}
