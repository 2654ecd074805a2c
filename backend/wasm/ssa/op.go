package ssa

import "strings"

// Type is the type of a value.
type Type uint8

// The types; Void is that of values made for their effect.
const (
	Void Type = iota
	I32
	I64
	F32
	F64
	Vector // of 128 bits
)

// String is WebAssembly's name of the type.
func (t Type) String() string { return [...]string{"void", "i32", "i64", "f32", "f64", "v128"}[t] }

// Size is the number of bytes of a value of the type.
func (t Type) Size() int { return [...]int{0, 4, 8, 4, 8, 16}[t] }

// IsInt reports whether t is I32 or I64.
func (t Type) IsInt() bool { return t == I32 || t == I64 }

// Op is an operation. Up to 0xFF it is a WebAssembly opcode, from 0x100 one of those after the prefix 0xFC, from
// 0x200 one after 0xFE (atomics); from 0x300 on it is an operation of this package.
type Op uint16

// The comparisons and arithmetic, in the order of their opcodes.
const (
	I32Eqz Op = 0x45 + iota
	I32Eq
	I32Ne
	I32LtS
	I32LtU
	I32GtS
	I32GtU
	I32LeS
	I32LeU
	I32GeS
	I32GeU
	I64Eqz
	I64Eq
	I64Ne
	I64LtS
	I64LtU
	I64GtS
	I64GtU
	I64LeS
	I64LeU
	I64GeS
	I64GeU
	F32Eq
	F32Ne
	F32Lt
	F32Gt
	F32Le
	F32Ge
	F64Eq
	F64Ne
	F64Lt
	F64Gt
	F64Le
	F64Ge
	I32Clz
	I32Ctz
	I32Popcnt
	I32Add
	I32Sub
	I32Mul
	I32DivS
	I32DivU
	I32RemS
	I32RemU
	I32And
	I32Or
	I32Xor
	I32Shl
	I32ShrS
	I32ShrU
	I32Rotl
	I32Rotr
	I64Clz
	I64Ctz
	I64Popcnt
	I64Add
	I64Sub
	I64Mul
	I64DivS
	I64DivU
	I64RemS
	I64RemU
	I64And
	I64Or
	I64Xor
	I64Shl
	I64ShrS
	I64ShrU
	I64Rotl
	I64Rotr
	F32Abs
	F32Neg
	F32Ceil
	F32Floor
	F32Trunc
	F32Nearest
	F32Sqrt
	F32Add
	F32Sub
	F32Mul
	F32Div
	F32Min
	F32Max
	F32Copysign
	F64Abs
	F64Neg
	F64Ceil
	F64Floor
	F64Trunc
	F64Nearest
	F64Sqrt
	F64Add
	F64Sub
	F64Mul
	F64Div
	F64Min
	F64Max
	F64Copysign
	I32WrapI64
	I32TruncF32S
	I32TruncF32U
	I32TruncF64S
	I32TruncF64U
	I64ExtendI32S
	I64ExtendI32U
	I64TruncF32S
	I64TruncF32U
	I64TruncF64S
	I64TruncF64U
	F32ConvertI32S
	F32ConvertI32U
	F32ConvertI64S
	F32ConvertI64U
	F32DemoteF64
	F64ConvertI32S
	F64ConvertI32U
	F64ConvertI64S
	F64ConvertI64U
	F64PromoteF32
	I32ReinterpretF32
	I64ReinterpretF64
	F32ReinterpretI32
	F64ReinterpretI64
	I32Extend8S
	I32Extend16S
	I64Extend8S
	I64Extend16S
	I64Extend32S
)

// The memory accesses, in the order of their opcodes; Aux is the constant offset, below 2^32.
const (
	I32Load Op = 0x28 + iota
	I64Load
	F32Load
	F64Load
	I32Load8S
	I32Load8U
	I32Load16S
	I32Load16U
	I64Load8S
	I64Load8U
	I64Load16S
	I64Load16U
	I64Load32S
	I64Load32U
	I32Store
	I64Store
	F32Store
	F64Store
	I32Store8
	I32Store16
	I64Store8
	I64Store16
	I64Store32
)

// Other instructions.
const (
	Select     Op = 0x1B // (a, b, condition)
	MemorySize Op = 0x3F
	MemoryGrow Op = 0x40

	I32TruncSatF32S Op = 0x100
	I32TruncSatF32U Op = 0x101
	I32TruncSatF64S Op = 0x102
	I32TruncSatF64U Op = 0x103
	I64TruncSatF32S Op = 0x104
	I64TruncSatF32U Op = 0x105
	I64TruncSatF64S Op = 0x106
	I64TruncSatF64U Op = 0x107
	MemoryCopy      Op = 0x10A // (to, from, bytes)
	MemoryFill      Op = 0x10B // (to, byte, bytes)

	AtomicFence Op = 0x203
)

// The atomic accesses come in groups of seven: i32, i64, i32 of 8 and 16 bits, i64 of 8, 16 and 32 bits.
const (
	AtomicLoad Op = 0x210 + 7*iota
	AtomicStore
	AtomicAdd
	AtomicSub
	AtomicAnd
	AtomicOr
	AtomicXor
	AtomicXchg
	AtomicCmpxchg
)

// The operations that are not instructions of WebAssembly.
const (
	Param        Op = 0x300 + iota // Aux: its number
	Const                          // Aux: the bits
	Phi                            // one argument for each predecessor
	Call                           // Sym: the callee
	CallIndirect                   // the table index is the last argument; Sig: the signature
	Result                         // Aux: which result of the call with several results that is the argument
	GlobalGet                      // Sym: the global
	GlobalSet
	Probe // traps if the byte at the address and offset cannot be accessed
	Log32 // an entry of the log: see [Log]
	Log64
	GuardAt     // tests that the bytes at the address may be accessed: see [Guards]; Aux: see [GuardOf]
	GuardRounds // the same of all rounds of a loop: the first address, what each round adds, how many there are
	Poll        // takes Aux from an allowance, and asks the surroundings when nothing of it is left: see poll.go
)

// The operations on vectors: V128 plus the opcode after the prefix.
const (
	V128        Op = 0x400
	VectorLoad     = V128 + 0x00
	VectorStore    = V128 + 0x0B
	numOps         = V128 + 0x100
)

// Flag is a set of properties of an operation.
type Flag uint8

// The effects of an operation besides its result.
const (
	Commutes Flag = 1 << iota
	Traps         // may end the program
	Reads         // depends on memory or other state
	Writes        // changes memory or other state
)

// Info is what is known of an operation.
type Info struct {
	Name   string
	Args   []Type
	Result Type
	Flags  Flag
	Width  int // bytes that a memory access touches
}

var infos [numOps]Info

// Info describes the operation. Calls and phis have no fixed types.
func (o Op) Info() *Info { return &infos[o] }

// String is the name of the operation, as in WebAssembly's text format.
func (o Op) String() string { return infos[o].Name }

// Is reports whether the operation has one of the properties.
func (o Op) Is(f Flag) bool { return infos[o].Flags&f != 0 }

// IsLoad and IsStore tell whether the operation is a plain memory access.
func (o Op) IsLoad() bool  { return o >= I32Load && o <= I64Load32U || o == VectorLoad }
func (o Op) IsStore() bool { return o >= I32Store && o <= I64Store32 || o == VectorStore }

// notes reports whether the operation is for a reader outside, or for the checks of accesses: the program sees nothing of it.
func (o Op) notes() bool { return o == Log32 || o == Log64 || o == GuardAt || o == GuardRounds }

// IsAtomic reports whether the operation accesses memory atomically.
func (o Op) IsAtomic() bool { return o >= AtomicLoad && o < AtomicCmpxchg+7 }

// plain lists the operations from I32Eqz on: type of the operands ":" type of the result, then the names.
// A name that ends in "*" commutes, one that ends in "!" traps.
const plain = `
i:i i32 eqz
ii:i i32 eq* ne* lt_s lt_u gt_s gt_u le_s le_u ge_s ge_u
l:i i64 eqz
ll:i i64 eq* ne* lt_s lt_u gt_s gt_u le_s le_u ge_s ge_u
ff:i f32 eq* ne* lt gt le ge
dd:i f64 eq* ne* lt gt le ge
i:i i32 clz ctz popcnt
ii:i i32 add* sub mul* div_s! div_u! rem_s! rem_u! and* or* xor* shl shr_s shr_u rotl rotr
l:l i64 clz ctz popcnt
ll:l i64 add* sub mul* div_s! div_u! rem_s! rem_u! and* or* xor* shl shr_s shr_u rotl rotr
f:f f32 abs neg ceil floor trunc nearest sqrt
ff:f f32 add* sub mul* div min* max* copysign
d:d f64 abs neg ceil floor trunc nearest sqrt
dd:d f64 add* sub mul* div min* max* copysign
l:i i32 wrap_i64
f:i i32 trunc_f32_s! trunc_f32_u!
d:i i32 trunc_f64_s! trunc_f64_u!
i:l i64 extend_i32_s extend_i32_u
f:l i64 trunc_f32_s! trunc_f32_u!
d:l i64 trunc_f64_s! trunc_f64_u!
i:f f32 convert_i32_s convert_i32_u
l:f f32 convert_i64_s convert_i64_u
d:f f32 demote_f64
i:d f64 convert_i32_s convert_i32_u
l:d f64 convert_i64_s convert_i64_u
f:d f64 promote_f32
f:i i32 reinterpret_f32
d:l i64 reinterpret_f64
i:f f32 reinterpret_i32
l:d f64 reinterpret_i64
i:i i32 extend8_s extend16_s
l:l i64 extend8_s extend16_s extend32_s`

var typeLetters = map[byte]Type{'i': I32, 'l': I64, 'f': F32, 'd': F64}

func init() {
	at := I32Eqz
	for _, row := range strings.Split(strings.TrimSpace(plain), "\n") {
		f := strings.Fields(row)
		sig := f[0]
		for _, name := range f[2:] {
			in := Info{Name: f[1] + "." + strings.TrimRight(name, "*!"), Result: typeLetters[sig[len(sig)-1]]}
			for i := 0; i < len(sig)-2; i++ {
				in.Args = append(in.Args, typeLetters[sig[i]])
			}
			if strings.HasSuffix(name, "*") {
				in.Flags |= Commutes
			}
			if strings.HasSuffix(name, "!") {
				in.Flags |= Traps
			}
			infos[at] = in
			at++
		}
	}
	accesses := []struct {
		name  string
		t     Type
		width int
	}{{"i32.load", I32, 4}, {"i64.load", I64, 8}, {"f32.load", F32, 4}, {"f64.load", F64, 8},
		{"i32.load8_s", I32, 1}, {"i32.load8_u", I32, 1}, {"i32.load16_s", I32, 2}, {"i32.load16_u", I32, 2},
		{"i64.load8_s", I64, 1}, {"i64.load8_u", I64, 1}, {"i64.load16_s", I64, 2}, {"i64.load16_u", I64, 2},
		{"i64.load32_s", I64, 4}, {"i64.load32_u", I64, 4},
		{"i32.store", I32, 4}, {"i64.store", I64, 8}, {"f32.store", F32, 4}, {"f64.store", F64, 8},
		{"i32.store8", I32, 1}, {"i32.store16", I32, 2}, {"i64.store8", I64, 1}, {"i64.store16", I64, 2}, {"i64.store32", I64, 4}}
	for i, a := range accesses {
		op := I32Load + Op(i)
		if op.IsLoad() {
			infos[op] = Info{a.name, []Type{I32}, a.t, Reads | Traps, a.width}
		} else {
			infos[op] = Info{a.name, []Type{I32, a.t}, Void, Writes | Traps, a.width}
		}
	}
	for i, name := range []string{"i32.trunc_sat_f32_s", "i32.trunc_sat_f32_u", "i32.trunc_sat_f64_s", "i32.trunc_sat_f64_u",
		"i64.trunc_sat_f32_s", "i64.trunc_sat_f32_u", "i64.trunc_sat_f64_s", "i64.trunc_sat_f64_u"} {
		in := Info{Name: name, Args: []Type{F32}, Result: I32}
		if i&2 != 0 {
			in.Args = []Type{F64}
		}
		if i&4 != 0 {
			in.Result = I64
		}
		infos[I32TruncSatF32S+Op(i)] = in
	}
	sized := []struct {
		prefix, suffix string
		t              Type
		width          int
	}{{"i32.atomic.", "", I32, 4}, {"i64.atomic.", "", I64, 8}, {"i32.atomic.", "8", I32, 1}, {"i32.atomic.", "16", I32, 2},
		{"i64.atomic.", "8", I64, 1}, {"i64.atomic.", "16", I64, 2}, {"i64.atomic.", "32", I64, 4}}
	all := Reads | Writes | Traps
	for g, verb := range []string{"load", "store", "add", "sub", "and", "or", "xor", "xchg", "cmpxchg"} {
		for i, s := range sized {
			in := Info{Args: []Type{I32, s.t}, Result: s.t, Flags: all, Width: s.width}
			switch verb {
			case "load":
				in.Args = in.Args[:1]
			case "store":
				in.Result = Void
			case "cmpxchg":
				in.Args = append(in.Args, s.t)
			}
			unsigned := ""
			if s.suffix != "" && verb != "store" {
				unsigned = "_u"
			}
			if g < 2 {
				in.Name = s.prefix + verb + s.suffix + unsigned
			} else {
				in.Name = s.prefix + "rmw" + s.suffix + "." + verb + unsigned
			}
			infos[AtomicLoad+Op(7*g+i)] = in
		}
	}
	infos[Select] = Info{Name: "select"}
	infos[MemorySize] = Info{Name: "memory.size", Result: I32, Flags: Reads}
	infos[MemoryGrow] = Info{Name: "memory.grow", Args: []Type{I32}, Result: I32, Flags: Reads | Writes}
	infos[MemoryCopy] = Info{Name: "memory.copy", Args: []Type{I32, I32, I32}, Flags: all}
	infos[MemoryFill] = Info{Name: "memory.fill", Args: []Type{I32, I32, I32}, Flags: all}
	infos[AtomicFence] = Info{Name: "atomic.fence", Flags: Reads | Writes}
	infos[Param] = Info{Name: "param"}
	infos[Const] = Info{Name: "const"}
	infos[Phi] = Info{Name: "phi"}
	infos[Call] = Info{Name: "call", Flags: all}
	infos[CallIndirect] = Info{Name: "call_indirect", Flags: all}
	infos[Result] = Info{Name: "result"}
	infos[GlobalGet] = Info{Name: "global.get", Flags: Reads}
	infos[Poll] = Info{Name: "poll", Flags: all}
	infos[Probe] = Info{Name: "probe", Args: []Type{I32}, Flags: Traps}
	infos[GlobalSet] = Info{Name: "global.set", Flags: Writes}
	infos[Log32] = Info{Name: "log.i32", Args: []Type{I32}, Flags: Writes}
	infos[Log64] = Info{Name: "log.i64", Args: []Type{I64}, Flags: Writes}
	infos[GuardAt] = Info{Name: "guard", Args: []Type{I64}, Flags: Writes}
	infos[GuardRounds] = Info{Name: "guard.rounds", Args: []Type{I64, I64, I64}, Flags: Writes}
}

// negated is the comparison that holds exactly when the first does not; floating-point ones have none but equality.
var negated = map[Op]Op{
	I32Eq: I32Ne, I32LtS: I32GeS, I32LtU: I32GeU, I32GtS: I32LeS, I32GtU: I32LeU,
	I64Eq: I64Ne, I64LtS: I64GeS, I64LtU: I64GeU, I64GtS: I64LeS, I64GtU: I64LeU,
	F32Eq: F32Ne, F64Eq: F64Ne,
}

// Negated is the comparison that holds exactly when o does not, if there is one.
func (o Op) Negated() (Op, bool) {
	n, ok := negated[o]
	return n, ok
}

// swapped is the comparison with its operands exchanged.
var swapped = map[Op]Op{
	I32LtS: I32GtS, I32LtU: I32GtU, I32LeS: I32GeS, I32LeU: I32GeU,
	I64LtS: I64GtS, I64LtU: I64GtU, I64LeS: I64GeS, I64LeU: I64GeU,
}

func init() {
	for _, m := range []map[Op]Op{negated, swapped} {
		for a, b := range m {
			m[b] = a
		}
	}
}
