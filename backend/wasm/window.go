package wasm

import (
	"accc/backend/wasm/binary"
	"accc/backend/wasm/ssa"
)

// A Window is the part of a memory that a program sees as its whole memory: offsets count from Base, a multiple of 8, and those from
// Size on are out of bounds. The engine checks only that an access stays in the whole memory, so that the code checks each
// access itself.
type Window struct{ Base, Size uint32 }

// reached says how far behind an address accesses are known to be inside of the window, by the number of the address. Offsets only count from
// the same address, so that each one is checked once on every path.
type reached struct {
	far  map[int]int64
	undo []reach
}

type reach struct {
	address int
	far     int64
}

func (r *reached) mark() int { return len(r.undo) }

// forget takes back what is known since a mark: code that does not come after it follows.
func (r *reached) forget(mark int) {
	for len(r.undo) > mark {
		last := r.undo[len(r.undo)-1]
		r.undo = r.undo[:len(r.undo)-1]
		r.far[last.address] = last.far
	}
}

func (r *reached) add(address int, far int64) (known bool) {
	if r.far == nil {
		r.far = map[int]int64{}
	}
	if r.far[address] >= far {
		return true
	}
	r.undo = append(r.undo, reach{address, r.far[address]})
	r.far[address] = far
	return false
}

// The instructions of checks.
const (
	opLocalTee   = 0x22
	opI32GtU     = 0x4B
	opI32GeU     = 0x4F
	opI64GtU     = 0x56
	opI32Add     = 0x6A
	opI64Add     = 0x7C
	opI64ExtendU = 0xAD
)

// guard checks the access of an instruction, whose address is on the operand stack and stays there.
func (e *emitter) guard(v *ssa.Value) {
	width := int64(1)
	switch {
	case v.Op == ssa.Probe:
	case v.Op.IsLoad(), v.Op.IsStore(), v.Op.IsAtomic():
		width = int64(v.Op.Info().Width)
	default:
		return
	}
	far := v.Aux + width
	if e.inside.add(v.Args[0].ID, far) {
		return
	}
	if e.address == 0 {
		e.address = e.newLocal(ssa.I32) + 1
	}
	address := e.address - 1
	e.local(opLocalTee, address)
	if most := int64(e.window.Size) - far; most >= 0 {
		e.code = append(binary.AppendConst(e.code, binary.I32, uint64(most)), opI32GtU)
	} else {
		e.code = append(binary.AppendConst(e.code, binary.I32, 0), opI32GeU) // always
	}
	e.trapIf(v)
	e.local(opLocalGet, address)
}

// trapIf stops the program where the number on the operand stack is not 0, because an instruction leaves the window.
func (e *emitter) trapIf(v *ssa.Value) {
	e.code = append(e.code, opIf, noResult)
	e.marks = append(e.marks, mark{len(e.code), v.Pos, BadAccess})
	e.code = append(e.code, opUnreachable, opEnd)
}

// windowed emits those instructions, after their operands, that differ in a window.
func (e *emitter) windowed(v *ssa.Value) bool {
	switch v.Op {
	case ssa.Probe:
		e.code = append(e.code, opDrop)
		return true
	case ssa.MemoryCopy, ssa.MemoryFill:
	default:
		return false
	}
	count, second, to := e.newLocal(ssa.I32), e.newLocal(ssa.I32), e.newLocal(ssa.I32)
	e.local(opLocalSet, count)
	e.local(opLocalSet, second)
	e.local(opLocalSet, to)
	within := func(address int32) {
		e.local(opLocalGet, address)
		e.code = append(e.code, opI64ExtendU)
		e.local(opLocalGet, count)
		e.code = append(e.code, opI64ExtendU, opI64Add)
		e.code = append(binary.AppendConst(e.code, binary.I64, uint64(e.window.Size)), opI64GtU)
		e.trapIf(v)
	}
	push := func(address int32) {
		e.local(opLocalGet, address)
		e.code = append(binary.AppendConst(e.code, binary.I32, uint64(e.window.Base)), opI32Add)
	}
	within(to)
	if v.Op == ssa.MemoryCopy {
		within(second)
		push(to)
		push(second)
	} else {
		push(to)
		e.local(opLocalGet, second)
	}
	e.local(opLocalGet, count)
	if v.Op == ssa.MemoryCopy {
		e.code = append(e.code, 0xFC, 0x0A, 0, 0)
	} else {
		e.code = append(e.code, 0xFC, 0x0B, 0)
	}
	return true
}
