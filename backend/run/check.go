package run

import (
	"accc/backend/wasm"
	"accc/backend/wasm/ssa"
	"accc/dialects/arith"
	"accc/dialects/llvm"
	"accc/ir"
)

// The calls of checked code.
const (
	// fnCheck (address, size, whether it is written) decides on an access of a size that is not constant.
	fnCheck = "__accc_check"
	// fnCheckRounds (see ssa.Guards.Check) decides on accesses that the tests in the code do not let pass.
	fnCheckRounds = "__accc_check_rounds"
)

// checkCalls are the types of their parameters.
var checkCalls = map[string]string{fnCheck: "lli", wasm.Guard: "lli", fnCheckRounds: "llllii"}

// The shadow has a byte for each 8 bytes of device memory: how many of them, from the first on, may be used. It is at
// the end of the memory, and its last byte, the one for itself, is always 0. Before it are the slots, in which checkRounds
// notes blocks that may be used.
const (
	shadowSize = maxPages * page / 8
	shadowBase = devBias + maxPages*page - shadowSize
	slotCount  = 1 << 12
	slotsBase  = shadowBase - 8*slotCount
)

// hostGuards and deviceGuards say how the code of each side tells good addresses from others.
func hostGuards() *ssa.Guards {
	return &ssa.Guards{First: hostBias + page, End: hostBias + maxPages*page, Check: fnCheckRounds}
}

func deviceGuards() *ssa.Guards {
	return &ssa.Guards{Shadow: shadowBase - devBias, ShadowSize: shadowSize, Flip: devBias, Slots: slotsBase - devBias, SlotCount: slotCount, Check: fnCheckRounds}
}

// apart is how many bytes that may not be used are between the globals of checked code.
const apart = 64

// instrument inserts a check before every memory access of a module, except accesses to a variable by its name. The variables of links may be missing.
func instrument(module *ir.Op, links map[string]bool) {
	var list []*ir.Op
	ir.Walk(module, func(o *ir.Op) bool {
		if _, ok := accesses[o.Name()]; ok {
			list = append(list, o)
		}
		return true
	})
	for _, o := range list {
		for _, a := range accesses[o.Name()] {
			if !named(o.Operand(a.address), links) {
				checkAccess(o, a)
			}
		}
	}
	for name, params := range checkCalls {
		declareWatch(module, name, params)
	}
}

// An access names the operand that is the address, and what is accessed there: a value, whose type determines the
// size, the result if it is -1, or a number of bytes.
type access struct {
	address, value, bytes int
	write                 bool
}

var accesses = map[string][]access{
	"llvm.load":         {{address: 0, value: -1}},
	"llvm.store":        {{address: 1, value: 0, write: true}},
	"llvm.atomicrmw":    {{address: 0, value: 1, write: true}},
	"llvm.cmpxchg":      {{address: 0, value: 1, write: true}},
	"llvm.intr.memcpy":  {{address: 0, bytes: 2, write: true}, {address: 1, bytes: 2}},
	"llvm.intr.memmove": {{address: 0, bytes: 2, write: true}, {address: 1, bytes: 2}},
	"llvm.intr.memset":  {{address: 0, bytes: 2, write: true}},
}

// named reports whether an address is that of a variable that is there, or of a part of it at a known offset.
func named(addr *ir.Value, links map[string]bool) bool {
	for {
		o := addr.Op()
		switch {
		case o == nil:
			return false
		case o.Is(llvm.Alloca):
			return true
		case o.Is(llvm.AddressOf):
			s, ok := o.Attr("global_name").(*ir.SymbolRefAttr)
			return ok && !links[s.Root]
		case o.Is(llvm.GEP) && o.NumOperands() == 1:
			addr = o.Operand(0)
		default:
			return false
		}
	}
}

// extent is the address of an access and its size in bytes, which fixed says if it is constant.
func (a access) extent(b *ir.Builder, o *ir.Op) (addr, size *ir.Value, fixed int64) {
	addr = b.Op(llvm.Dialect.Lookup("ptrtoint"), ir.With{Operands: []*ir.Value{o.Operand(a.address)}, Types: []ir.Type{ir.I64()}}).Result(0)
	if a.bytes > 0 {
		if size = o.Operand(a.bytes); size.Type() == ir.I32() {
			size = b.Op(arith.Dialect.Lookup("extui"), ir.With{Operands: []*ir.Value{size}, Types: []ir.Type{ir.I64()}}).Result(0)
		}
		return addr, size, 0
	}
	v := o.Operand(max(a.value, 0))
	if a.value < 0 {
		v = o.Result(0)
	}
	fixed, _ = llvm.SizeOf(v.Type())
	return addr, nil, fixed
}

// checkAccess inserts the check of an access.
func checkAccess(o *ir.Op, a access) {
	b := ir.Before(o)
	addr, size, fixed := a.extent(b, o)
	name := fnCheck
	if size == nil {
		if fixed == 0 {
			return // of nothing
		}
		name, size = wasm.Guard, arith.Int(b, ir.I64(), fixed)
	}
	write := int64(0)
	if a.write {
		write = 1
	}
	watchCall(b, name, addr, size, arith.Int(b, ir.I32(), write))
}
