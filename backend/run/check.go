package run

import (
	"accc/dialects/arith"
	fn "accc/dialects/func"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
)

// fnCheck (address, size, whether it is written) is called by instrumented code with what the shadow does not vouch for.
const fnCheck = "__accc_check"

// A side says how the code of one side tells good addresses from others.
type side struct {
	first, end uint64 // the addresses of its objects
	shadow     uint64 // address of the shadow; 0: none
}

// The shadow has a byte for each 8 bytes of device memory: how many of them, from the first on, may be used. It is at
// the end of the memory, and its last byte, the one for itself, is always 0.
const (
	shadowSize = maxPages * page / 8
	shadowBase = devBias + maxPages*page - shadowSize
)

var (
	hostSide   = side{first: hostBias + page, end: hostBias + maxPages*page}
	deviceSide = side{shadow: shadowBase}
)

// instrument inserts a check before every memory access of a module, except accesses to a variable by its name.
func (s side) instrument(module *ir.Op) {
	var list []*ir.Op
	ir.Walk(module, func(o *ir.Op) bool {
		if _, ok := accesses[o.Name()]; ok {
			list = append(list, o)
		}
		return true
	})
	for _, o := range list {
		for _, a := range accesses[o.Name()] {
			if !named(o.Operand(a.address)) {
				s.check(o, a)
			}
		}
	}
	if ir.SymbolIn(module, fnCheck) == nil {
		ir.At(module.Region(0).Entry()).Op(fn.Func, ir.With{Regions: 1, Attrs: []ir.NamedAttr{
			{Name: "sym_name", Value: ir.String(fnCheck)},
			{Name: "function_type", Value: ir.TypeValue(ir.Func([]ir.Type{ir.I64(), ir.I64(), ir.I32()}, nil))},
			{Name: "sym_visibility", Value: ir.String("private")}}})
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

// named reports whether an address is that of a variable or of a part of it at a known offset.
func named(addr *ir.Value) bool {
	for {
		o := addr.Op()
		switch {
		case o == nil:
			return false
		case o.Is(llvm.Alloca), o.Is(llvm.AddressOf):
			return true
		case o.Is(llvm.GEP) && o.NumOperands() == 1:
			addr = o.Operand(0)
		default:
			return false
		}
	}
}

func (s side) check(o *ir.Op, a access) {
	b := ir.Before(o)
	constant := func(t ir.Type, v int64) *ir.Value {
		return b.Op(arith.Constant, ir.With{Types: []ir.Type{t}, Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Integer(t, v)}}}).Result(0)
	}
	op := func(d *ir.Dialect, name string, t ir.Type, operands ...*ir.Value) *ir.Value {
		return b.Op(d.Lookup(name), ir.With{Operands: operands, Types: []ir.Type{t}}).Result(0)
	}
	above := func(x, y *ir.Value) *ir.Value {
		return b.Op(arith.CmpI, ir.With{Operands: []*ir.Value{x, y}, Types: []ir.Type{ir.I1()}, Attrs: []ir.NamedAttr{arith.Predicate(arith.UGT)}}).Result(0)
	}
	addr := op(llvm.Dialect, "ptrtoint", ir.I64(), o.Operand(a.address))
	var size *ir.Value
	constantSize := int64(0)
	if a.bytes > 0 {
		if size = o.Operand(a.bytes); size.Type() == ir.I32() {
			size = op(arith.Dialect, "extui", ir.I64(), size)
		}
	} else {
		v := o.Operand(max(a.value, 0))
		if a.value < 0 {
			v = o.Result(0)
		}
		constantSize, _ = llvm.SizeOf(v.Type())
		size = constant(ir.I64(), constantSize)
	}
	write := int64(0)
	if a.write {
		write = 1
	}
	call := func(b *ir.Builder) {
		w := b.Op(arith.Constant, ir.With{Types: []ir.Type{ir.I32()}, Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Integer(ir.I32(), write)}}}).Result(0)
		b.Op(fn.Call, ir.With{Operands: []*ir.Value{addr, size, w}, Attrs: []ir.NamedAttr{{Name: "callee", Value: ir.Symbol(fnCheck)}}})
	}
	var bad *ir.Value
	switch {
	case constantSize == 0:
		call(b)
		return
	case s.shadow == 0:
		from := op(arith.Dialect, "subi", ir.I64(), addr, constant(ir.I64(), int64(s.first)))
		bad = above(from, constant(ir.I64(), int64(s.end-s.first)-constantSize))
	default:
		// An address of the host has a number that is too large for the shadow: it gets the last byte.
		low := op(arith.Dialect, "trunci", ir.I32(), addr)
		number := op(arith.Dialect, "shrui", ir.I32(), op(arith.Dialect, "xori", ir.I32(), low, constant(ir.I32(), -1<<31)), constant(ir.I32(), 3))
		number = op(arith.Dialect, "minui", ir.I32(), number, constant(ir.I32(), shadowSize-1))
		at := op(arith.Dialect, "addi", ir.I64(), op(arith.Dialect, "extui", ir.I64(), number), constant(ir.I64(), int64(s.shadow)))
		usable := op(arith.Dialect, "extui", ir.I32(), op(llvm.Dialect, "load", ir.I8(), op(llvm.Dialect, "inttoptr", llvm.Ptr(), at)))
		used := op(arith.Dialect, "andi", ir.I32(), low, constant(ir.I32(), 7))
		bad = above(op(arith.Dialect, "addi", ir.I32(), used, constant(ir.I32(), constantSize)), usable)
	}
	branch := b.Op(scf.If, ir.With{Operands: []*ir.Value{bad}, Regions: 2})
	then := ir.At(branch.Region(0).AddBlock())
	then.Loc = b.Loc
	call(then)
	then.Op(scf.Yield, ir.With{})
}
