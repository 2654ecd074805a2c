package wasm

import (
	"accc/backend/wasm/binary"
	"accc/backend/wasm/ssa"
)

// assignPlaces decides for every value whether it is computed where it is used, or kept in a local, and which.
// Values that live within one block share locals whose previous owner is done.
func (e *emitter) assignPlaces() {
	n := 0
	for _, b := range e.f.Blocks {
		for _, v := range b.Values {
			n = max(n, v.ID+1)
			for _, a := range v.Args {
				n = max(n, a.ID+1)
			}
		}
		for _, r := range b.Results {
			n = max(n, r.ID+1)
		}
		if b.Control != nil {
			n = max(n, b.Control.ID+1)
		}
	}
	e.place = make([]int32, n)
	for i := range e.place {
		e.place[i] = unplaced
	}
	far := e.usedElsewhere(n)
	for i := range e.f.Sig.Params {
		e.place[e.f.Param(i).ID] = int32(i)
	}
	for _, b := range e.f.Blocks {
		for _, v := range b.Phis() {
			if v.Uses > 0 {
				e.place[v.ID] = e.newLocal(v.Type)
			} else {
				e.place[v.ID] = nowhere
			}
		}
	}
	free := map[ssa.Type][]int32{}
	for _, b := range e.f.Blocks {
		e.placeBlock(b, far, free)
	}
}

func (e *emitter) newLocal(t ssa.Type) int32 {
	e.locals = append(e.locals, valueTypes[t])
	return int32(len(e.f.Sig.Params) + len(e.locals) - 1)
}

// usedElsewhere marks the values that another block or a phi uses.
func (e *emitter) usedElsewhere(n int) []bool {
	far := make([]bool, n)
	for _, b := range e.f.Blocks {
		for _, v := range b.Values {
			for _, a := range v.Args {
				if v.Op == ssa.Phi || a.Block != b {
					far[a.ID] = true
				}
			}
		}
		if b.Control != nil && b.Control.Block != b {
			far[b.Control.ID] = true
		}
		for _, r := range b.Results {
			if r.Block != b {
				far[r.ID] = true
			}
		}
	}
	return far
}

func (e *emitter) placeBlock(b *ssa.Block, far []bool, free map[ssa.Type][]int32) {
	index := make(map[*ssa.Value]int, len(b.Values))
	for i, v := range b.Values {
		index[v] = i
	}
	// user is where the last use in the block is evaluated: the index of a value, or len for the end of the block.
	user := make([]int, len(b.Values))
	for i := range user {
		user[i] = -1
	}
	note := func(a *ssa.Value, at int) {
		if i, ok := index[a]; ok && a.Block == b {
			user[i] = max(user[i], at)
		}
	}
	if b.Control != nil {
		note(b.Control, len(b.Values))
	}
	for _, r := range b.Results {
		note(r, len(b.Values))
	}
	// root is where a value is evaluated: at its own index, or at that of the value that it is evaluated inside of.
	root := make([]int, len(b.Values))
	nextEffect, nextWrite := len(b.Values)+1, len(b.Values)+1 // the closest ones after the current value
	for i := len(b.Values) - 1; i >= 0; i-- {
		v := b.Values[i]
		root[i] = i
		if v.Op != ssa.Phi && e.canSink(v, far, user[i], nextEffect, nextWrite) {
			root[i] = user[i]
			e.place[v.ID] = inPlace
		}
		if v.Op != ssa.Phi {
			for _, a := range v.Args {
				note(a, root[i])
			}
		}
		if v.Op.Is(ssa.Reads | ssa.Writes | ssa.Traps) {
			nextEffect = i
		}
		if v.Op.Is(ssa.Writes) {
			nextWrite = i
		}
	}
	type expiry struct {
		at    int
		local int32
		t     ssa.Type
	}
	var busy []expiry
	for i, v := range b.Values {
		if e.place[v.ID] != unplaced {
			continue
		}
		if v.Uses == 0 || v.Type == ssa.Void {
			e.place[v.ID] = nowhere
			continue
		}
		kept := busy[:0]
		for _, x := range busy {
			if x.at <= i {
				free[x.t] = append(free[x.t], x.local)
			} else {
				kept = append(kept, x)
			}
		}
		busy = kept
		if far[v.ID] || v.Op == ssa.Result { // the local of a result is written with its call, before its turn comes
			e.place[v.ID] = e.newLocal(v.Type)
			continue
		}
		if l := free[v.Type]; len(l) > 0 {
			e.place[v.ID] = l[len(l)-1]
			free[v.Type] = l[:len(l)-1]
		} else {
			e.place[v.ID] = e.newLocal(v.Type)
		}
		busy = append(busy, expiry{user[i], e.place[v.ID], v.Type})
	}
	for _, x := range busy {
		free[x.t] = append(free[x.t], x.local)
	}
}

// canSink reports whether a value can be computed at its only use: nothing between may be able to tell the difference.
func (e *emitter) canSink(v *ssa.Value, far []bool, use, nextEffect, nextWrite int) bool {
	switch {
	case v.Uses != 1 || far[v.ID] || use < 0 || v.Op == ssa.Param || v.Op == ssa.Result || v.Type == ssa.Void:
		return false
	case v.Op.Is(ssa.Writes):
		return nextEffect >= use
	case v.Op.Is(ssa.Reads | ssa.Traps):
		return nextWrite >= use
	}
	return true
}

// maxPinned bounds how many registers constants may take.
const maxPinned = 6

// pinConstants keeps floating-point constants that loops use in locals. The engine rematerializes such a constant at
// every use, through an integer register, unless it comes from something it does not see through: a reinterpreted
// integer.
func (e *emitter) pinConstants(loops bool) {
	if !loops {
		return
	}
	pinned := 0
	for _, b := range e.f.Blocks {
		if b.LoopDepth() == 0 {
			continue
		}
		for _, v := range b.Values {
			for _, a := range v.Args {
				if v.Op == ssa.Phi || a.Op != ssa.Const || a.Aux == 0 || e.place[a.ID] >= 0 || pinned == maxPinned {
					continue
				}
				switch a.Type {
				case ssa.F32:
					e.code = binary.AppendConst(e.code, binary.I32, uint64(a.Aux))
					e.code = append(e.code, byte(ssa.F32ReinterpretI32))
				case ssa.F64:
					e.code = binary.AppendConst(e.code, binary.I64, uint64(a.Aux))
					e.code = append(e.code, byte(ssa.F64ReinterpretI64))
				default:
					continue
				}
				p := e.newLocal(a.Type)
				e.place[a.ID] = p
				e.local(opLocalSet, p)
				pinned++
			}
		}
	}
}
