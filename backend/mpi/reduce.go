package mpi

import (
	"encoding/binary"
	"slices"
	"sync"
	"unsafe"

	"accc/backend/check"
)

// An Op is a reduction.
type Op struct {
	Name    string
	Commute bool
	// Func is the function of a user's operation: in and inout are count elements of a type, in the layout of memory. nil: one of the
	// predefined.
	Func func(by *Rank, in, inout []byte, count int, t *Type)
	do   map[Kind]func(acc, in []byte)
}

func (o *Op) builtin() bool { return o != nil && o.Func == nil }

// Fits reports whether an operation is defined for a type.
func (o *Op) Fits(t *Type) error {
	if t.elements != nil {
		return o.Fits(t.elements)
	}
	if o.Func != nil || o.Name == "MPI_REPLACE" || o.Name == "MPI_NO_OP" {
		return nil
	}
	if len(t.sig) == 1 && o.do[t.sig[0].kind] != nil && (t.Predefined || t.Kind == 0 && t.Contiguous() && t.Made != nil && t.Made.Combiner == CombinerDup) {
		return nil
	}
	return Errorf(ErrOp, "%s is not defined for %s", o.Name, t)
}

type integer interface {
	~int8 | ~int16 | ~int32 | ~int64 | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

type float interface{ ~float32 | ~float64 }

type number interface {
	integer | float | ~complex64 | ~complex128
}

// over makes a function of bytes of one of values.
func over[T any](f func(a, b T) T) func(acc, in []byte) {
	return func(acc, in []byte) {
		a, b := cast[T](acc), cast[T](in)
		for i := range b {
			a[i] = f(a[i], b[i])
		}
	}
}

// cast is bytes as values, which are where alignment allows it.
func cast[T any](b []byte) []T {
	var zero T
	n := len(b) / int(unsafe.Sizeof(zero))
	if n == 0 {
		return nil
	}
	return unsafe.Slice((*T)(unsafe.Pointer(&b[0])), n)
}

func sums[T number](acc, in []byte) {
	a, b := cast[T](acc), cast[T](in)
	b = b[:len(a)]
	for i := range a {
		a[i] += b[i]
	}
}

func products[T number](acc, in []byte) {
	a, b := cast[T](acc), cast[T](in)
	b = b[:len(a)]
	for i := range a {
		a[i] *= b[i]
	}
}

func maxima[T integer | float](acc, in []byte) {
	a, b := cast[T](acc), cast[T](in)
	b = b[:len(a)]
	for i := range a {
		a[i] = max(a[i], b[i])
	}
}

func minima[T integer | float](acc, in []byte) {
	a, b := cast[T](acc), cast[T](in)
	b = b[:len(a)]
	for i := range a {
		a[i] = min(a[i], b[i])
	}
}

func truth[T integer](b bool) T {
	if b {
		return 1
	}
	return 0
}

// A located is a value and where it is.
type located[T any] struct {
	value T
	index int32
}

// best is that of two located values: the smaller index where the values are equal (MPI 4.0 §5.9.4).
func best[T integer | float](better func(a, b T) bool) func(acc, in []byte) {
	return over(func(a, b located[T]) located[T] {
		if better(b.value, a.value) || a.value == b.value && b.index < a.index {
			return b
		}
		return a
	})
}

func bestPair[T integer | float](better func(a, b T) bool) func(acc, in []byte) {
	return over(func(a, b [2]T) [2]T {
		if better(b[0], a[0]) || a[0] == b[0] && b[1] < a[1] {
			return b
		}
		return a
	})
}

func less[T integer | float](a, b T) bool { return a < b }
func more[T integer | float](a, b T) bool { return a > b }

type table map[Kind]func(acc, in []byte)

func integers(ops map[string]table, kind Kind, sum, product, most, least, and, or, xor, land, lor, lxor func(acc, in []byte)) {
	for name, f := range map[string]func(acc, in []byte){"MPI_SUM": sum, "MPI_PROD": product, "MPI_MAX": most, "MPI_MIN": least,
		"MPI_BAND": and, "MPI_BOR": or, "MPI_BXOR": xor, "MPI_LAND": land, "MPI_LOR": lor, "MPI_LXOR": lxor} {
		ops[name][kind] = f
	}
}

func forInteger[T integer](ops map[string]table, kind Kind) {
	integers(ops, kind, sums[T], products[T], maxima[T], minima[T],
		over(func(a, b T) T { return a & b }), over(func(a, b T) T { return a | b }), over(func(a, b T) T { return a ^ b }),
		over(func(a, b T) T { return truth[T](a != 0 && b != 0) }), over(func(a, b T) T { return truth[T](a != 0 || b != 0) }),
		over(func(a, b T) T { return truth[T]((a != 0) != (b != 0)) }))
}

func forFloat[T float](ops map[string]table, kind Kind) {
	ops["MPI_SUM"][kind], ops["MPI_PROD"][kind] = sums[T], products[T]
	ops["MPI_MAX"][kind], ops["MPI_MIN"][kind] = maxima[T], minima[T]
}

// Ops are the predefined operations.
var Ops = func() map[string]*Op {
	names := []string{"MPI_MAX", "MPI_MIN", "MPI_SUM", "MPI_PROD", "MPI_LAND", "MPI_BAND", "MPI_LOR", "MPI_BOR", "MPI_LXOR", "MPI_BXOR", "MPI_MINLOC", "MPI_MAXLOC",
		"MPI_REPLACE", "MPI_NO_OP"}
	t := map[string]table{}
	for _, n := range names {
		t[n] = table{}
	}
	forInteger[int8](t, Int8)
	forInteger[int16](t, Int16)
	forInteger[int32](t, Int32)
	forInteger[int64](t, Int64)
	forInteger[uint8](t, Uint8)
	forInteger[uint16](t, Uint16)
	forInteger[uint32](t, Uint32)
	forInteger[uint64](t, Uint64)
	forFloat[float32](t, Float)
	forFloat[float64](t, Double)
	for _, n := range []string{"MPI_BAND", "MPI_BOR", "MPI_BXOR"} {
		t[n][Byte] = t[n][Uint8]
	}
	for _, n := range []string{"MPI_LAND", "MPI_LOR", "MPI_LXOR"} {
		t[n][Bool], t[n][Logical1], t[n][Logical2], t[n][Logical4], t[n][Logical8] = t[n][Uint8], t[n][Int8], t[n][Int16], t[n][Int32], t[n][Int64]
	}
	t["MPI_SUM"][ComplexFloat], t["MPI_PROD"][ComplexFloat] = sums[complex64], products[complex64]
	t["MPI_SUM"][ComplexDouble], t["MPI_PROD"][ComplexDouble] = sums[complex128], products[complex128]
	t["MPI_MINLOC"] = table{FloatInt: best(less[float32]), TwoInt: best(less[int32]), TwoReal: bestPair(less[float32]), TwoDouble: bestPair(less[float64]),
		DoubleInt: bestPacked(less[float64]), LongInt: bestPacked(less[int64]), ShortInt: bestPacked(less[int16])}
	t["MPI_MAXLOC"] = table{FloatInt: best(more[float32]), TwoInt: best(more[int32]), TwoReal: bestPair(more[float32]), TwoDouble: bestPair(more[float64]),
		DoubleInt: bestPacked(more[float64]), LongInt: bestPacked(more[int64]), ShortInt: bestPacked(more[int16])}
	ops := map[string]*Op{}
	for _, n := range names {
		ops[n] = &Op{Name: n, Commute: true, do: t[n]}
	}
	return ops
}()

// bestPacked is best for values whose index follows without the hole that is between them in memory, or behind them.
func bestPacked[T integer | float](better func(a, b T) bool) func(acc, in []byte) {
	var zero T
	width := int(unsafe.Sizeof(zero))
	size := width + 4
	get := func(b []byte) (v T, i int32) {
		copy(unsafe.Slice((*byte)(unsafe.Pointer(&v)), width), b)
		return v, int32(binary.LittleEndian.Uint32(b[width:]))
	}
	return func(acc, in []byte) {
		for at := 0; at+size <= len(in); at += size {
			a, i := get(acc[at:])
			b, j := get(in[at:])
			if better(b, a) || a == b && j < i {
				copy(acc[at:at+size], in[at:at+size])
			}
		}
	}
}

// piece is how many bytes are combined at a time: they stay in the cache.
const piece = 32 << 10

// combine reduces the buffers of ranks, in their order, into outs, where each gets all of it.
func combine(op *Op, by *Rank, ins []Buffer, outs []Buffer) {
	n := ins[0].Bytes()
	if op.Func != nil {
		acc := elements(ins[len(ins)-1].together())
		for i := len(ins) - 2; i >= 0; i-- {
			in := ins[i].together()
			op.Func(by, elements(in), acc, in.Count, in.Type)
		}
		for _, out := range outs {
			if out.Type.elements == nil {
				spread(out, acc)
				continue
			}
			all := out.like()
			spread(all, acc)
			out.Unpack(all.packed())
		}
		return
	}
	from := make([][]byte, len(ins))
	for i, b := range ins {
		from[i] = b.packed()
	}
	to := make([][]byte, len(outs))
	for i, b := range outs {
		to[i] = b.bytes()
		if to[i] == nil {
			to[i] = make([]byte, n)
		}
	}
	kind := Byte
	if len(ins[0].Type.sig) > 0 {
		kind = ins[0].Type.sig[0].kind
	}
	do, unit := op.do[kind], packedSize(kind)
	if do == nil { // MPI_REPLACE, MPI_NO_OP
		do = func(acc, in []byte) { copy(acc, in) }
		unit = 1
	}
	step := piece / unit * unit
	parts := (n + step - 1) / step
	workers := 1
	if n >= many {
		workers = 4
	}
	var all sync.WaitGroup
	for w := range workers {
		work := func() {
			acc := aligned(step)
			other := aligned(step)
			for k := w; k < parts; k += workers {
				lo, hi := k*step, min((k+1)*step, n)
				copy(acc[:hi-lo], from[0][lo:hi])
				for _, s := range from[1:] {
					in := s[lo:hi]
					if uintptr(unsafe.Pointer(&in[0]))%16 != 0 {
						copy(other, in)
						in = other[:hi-lo]
					}
					do(acc[:hi-lo], in)
				}
				for _, t := range to {
					copy(t[lo:hi], acc[:hi-lo])
				}
			}
		}
		if workers == 1 {
			work()
			break
		}
		all.Add(1)
		go func() {
			defer all.Done()
			work()
		}()
	}
	all.Wait()
	for i, b := range outs {
		if b.bytes() == nil {
			b.Unpack(to[i])
		}
	}
}

// aligned is room for any value.
func aligned(n int) []byte {
	words := make([]complex128, n/16+1)
	return unsafe.Slice((*byte)(unsafe.Pointer(&words[0])), n)
}

// packedSize is the size of a value of a kind without holes; pairs with a hole between stay as they are in memory.
func packedSize(k Kind) int { return max(k.Size(), 1) }

// elements are the elements of a buffer with their holes, as a copy.
func elements(b Buffer) []byte {
	out := make([]byte, span(b))
	n := 0
	lb := b.Type.trueLB
	b.Each(b.Bytes(), func(addr, size uint64) bool {
		s, err := b.Memory.Slice(addr, size)
		if err != nil {
			panic(err)
		}
		n += copy(out[int(addr-b.Addr)-lb:], s)
		return true
	})
	return out
}

func span(b Buffer) uint64 {
	_, size := b.Span()
	return size
}

// spread copies elements with holes into a buffer, and leaves what is in the holes.
func spread(b Buffer, from []byte) {
	lb := b.Type.trueLB
	b.Each(b.Bytes(), func(addr, size uint64) bool {
		s, err := b.Memory.Slice(addr, size)
		if err != nil {
			panic(err)
		}
		copy(s, from[int(addr-b.Addr)-lb:])
		return true
	})
}

// own is the data that a rank brings to a reduction.
func (a *Contribution) own() Buffer {
	if a.InPlace {
		return a.Recv
	}
	return a.Send
}

// brought is what all ranks bring, nil if they do not agree how much that is.
func (x *collective) brought() []Buffer {
	ins := make([]Buffer, len(x.args))
	for i, a := range x.args {
		ins[i] = a.own()
		if i == 0 || ins[i].Bytes() == ins[0].Bytes() {
			if i > 0 {
				x.comm.w.compare(x.args[0].call, x.args[0].rank.number, ins[0], a.call, a.rank.number, ins[i])
			}
			continue
		}
		x.fail(i, &Error{Class: ErrCount, Code: check.TypeMismatch, Text: "the ranks reduce different numbers of elements",
			Notes: []string{"rank " + numbers([]int{x.comm.group[0]}) + " reduces " + ins[0].describe() + at(x.args[0].call), "rank " + numbers([]int{x.comm.group[i]}) + " reduces " + ins[i].describe() + at(a.call)}})
		return nil
	}
	return ins
}

// Reduce combines the data of all ranks at the root.
func Reduce(send, recv Buffer, op *Op, root int, inPlace bool, by *Rank) *Contribution {
	return &Contribution{Root: root, Op: op, Send: send, Recv: recv, InPlace: inPlace, perform: func(x *collective) {
		if ins := x.brought(); ins != nil {
			combine(op, by, ins, []Buffer{x.args[root].Recv})
		}
	}}
}

// Allreduce combines the data of all ranks for each.
func Allreduce(send, recv Buffer, op *Op, inPlace bool, by *Rank) *Contribution {
	return &Contribution{Root: NoRoot, Op: op, Send: send, Recv: recv, InPlace: inPlace, perform: func(x *collective) {
		ins := x.brought()
		if ins == nil {
			return
		}
		outs := make([]Buffer, len(x.args))
		for i, a := range x.args {
			outs[i] = a.Recv
		}
		combine(op, by, ins, outs)
	}}
}

// ReduceScatter combines the data of all ranks, and gives each a part: counts are the elements of each. What is sent may begin where the part is
// received.
func ReduceScatter(send, recv Buffer, counts []int, op *Op, by *Rank) *Contribution {
	a := &Contribution{Root: NoRoot, Op: op, Send: send, Recv: recv, Arg: counts}
	a.perform = func(x *collective) {
		ins := x.brought()
		if ins == nil {
			return
		}
		out := ins[0].like()
		combine(op, by, ins, []Buffer{out})
		at := 0
		for i, a := range x.args {
			move(a.Recv, out.from(at, counts[i]))
			at += counts[i]
		}
	}
	return a
}

// Scan gives each rank what those up to it bring; without its own data if exclusive.
func Scan(send, recv Buffer, op *Op, inPlace, exclusive bool, by *Rank) *Contribution {
	return &Contribution{Root: NoRoot, Op: op, Send: send, Recv: recv, InPlace: inPlace, perform: func(x *collective) {
		ins := x.brought()
		if ins == nil {
			return
		}
		ins = copies(ins) // what is received may be what the next rank needs
		for i, a := range x.args {
			upTo := i + 1
			if exclusive {
				upTo = i
			}
			if upTo > 0 {
				combine(op, by, slices.Clone(ins[:upTo]), []Buffer{a.Recv})
			}
		}
	}}
}

// ReduceLocal combines two buffers of one rank into the second.
func ReduceLocal(op *Op, by *Rank, in, inout Buffer) {
	combine(op, by, []Buffer{in, inout}, []Buffer{inout})
}
