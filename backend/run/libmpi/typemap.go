package libmpi

import (
	"accc/backend/mpi"
)

// A basicType is a predefined type; its number is its place in the list, as in mpi.h.
type basicType struct {
	name         string
	kind         mpi.Kind
	size, extent int
}

func basic(name string, kind mpi.Kind) basicType {
	return basicType{name, kind, kind.Size(), kind.Size()}
}

// basicTypes are the predefined types, in the order of mpi.h.
var basicTypes = []basicType{
	basic("MPI_CHAR", mpi.Char), basic("MPI_SIGNED_CHAR", mpi.Int8), basic("MPI_UNSIGNED_CHAR", mpi.Uint8), basic("MPI_BYTE", mpi.Byte), basic("MPI_WCHAR", mpi.Int32),
	basic("MPI_SHORT", mpi.Int16), basic("MPI_UNSIGNED_SHORT", mpi.Uint16), basic("MPI_INT", mpi.Int32), basic("MPI_UNSIGNED", mpi.Uint32), basic("MPI_LONG", mpi.Int64),
	basic("MPI_UNSIGNED_LONG", mpi.Uint64), basic("MPI_LONG_LONG_INT", mpi.Int64), basic("MPI_UNSIGNED_LONG_LONG", mpi.Uint64), basic("MPI_FLOAT", mpi.Float), basic("MPI_DOUBLE", mpi.Double),
	basic("MPI_LONG_DOUBLE", mpi.LongDouble), basic("MPI_C_BOOL", mpi.Bool), basic("MPI_INT8_T", mpi.Int8), basic("MPI_INT16_T", mpi.Int16), basic("MPI_INT32_T", mpi.Int32),
	basic("MPI_INT64_T", mpi.Int64), basic("MPI_UINT8_T", mpi.Uint8), basic("MPI_UINT16_T", mpi.Uint16), basic("MPI_UINT32_T", mpi.Uint32), basic("MPI_UINT64_T", mpi.Uint64),
	basic("MPI_C_FLOAT_COMPLEX", mpi.ComplexFloat), basic("MPI_C_DOUBLE_COMPLEX", mpi.ComplexDouble), basic("MPI_C_LONG_DOUBLE_COMPLEX", mpi.ComplexLongDouble),
	basic("MPI_AINT", mpi.Int64), basic("MPI_OFFSET", mpi.Int64), basic("MPI_COUNT", mpi.Int64), basic("MPI_PACKED", mpi.Packed),
	basic("MPI_FLOAT_INT", mpi.FloatInt), {"MPI_DOUBLE_INT", mpi.DoubleInt, 12, 16}, {"MPI_LONG_INT", mpi.LongInt, 12, 16}, basic("MPI_2INT", mpi.TwoInt), {"MPI_SHORT_INT", mpi.ShortInt, 6, 8},
	{"MPI_LONG_DOUBLE_INT", mpi.LongDoubleInt, 20, 32},
	basic("MPI_CHARACTER", mpi.Char), basic("MPI_INTEGER", mpi.Int32), basic("MPI_REAL", mpi.Float), basic("MPI_DOUBLE_PRECISION", mpi.Double), basic("MPI_COMPLEX", mpi.ComplexFloat),
	basic("MPI_DOUBLE_COMPLEX", mpi.ComplexDouble), basic("MPI_LOGICAL", mpi.Logical4), basic("MPI_INTEGER1", mpi.Int8), basic("MPI_INTEGER2", mpi.Int16), basic("MPI_INTEGER4", mpi.Int32),
	basic("MPI_INTEGER8", mpi.Int64), basic("MPI_REAL4", mpi.Float), basic("MPI_REAL8", mpi.Double), basic("MPI_REAL16", mpi.LongDouble), basic("MPI_COMPLEX8", mpi.ComplexFloat),
	basic("MPI_COMPLEX16", mpi.ComplexDouble), basic("MPI_2REAL", mpi.TwoReal), basic("MPI_2DOUBLE_PRECISION", mpi.TwoDouble), basic("MPI_2INTEGER", mpi.TwoInt),
	basic("MPI_LOGICAL1", mpi.Logical1), basic("MPI_LOGICAL2", mpi.Logical2), basic("MPI_LOGICAL4", mpi.Logical4), basic("MPI_LOGICAL8", mpi.Logical8),
	basic("MPI_COMPLEX32", mpi.ComplexLongDouble), basic("MPI_CXX_BOOL", mpi.Bool),
}

// newType makes a type and its handle.
func (e *Env) newType(at uint64, made mpi.Making, pieces []mpi.Piece) {
	t, err := mpi.Construct(made, pieces)
	throw(err)
	e.store32(at, e.add(kindType, &datatype{Type: t, made: e.call}))
}

func (e *Env) types(addr uint64, n int) []*mpi.Type {
	handles := e.ints(addr, n)
	out := make([]*mpi.Type, n)
	for i, h := range handles {
		out[i] = e.datatype(uint64(h))
	}
	return out
}

func count(v uint64) int {
	if n := i32(v); n >= 0 {
		return n
	}
	fail(mpi.ErrCount, "the count is %d", i32(v))
	return 0
}

func contiguous(n int, t *mpi.Type) []mpi.Piece { return []mpi.Piece{{Count: n, Type: t}} }

// vector returns n blocks, step bytes apart.
func vector(n, length, step int, t *mpi.Type) []mpi.Piece {
	if step == length*t.Extent {
		return contiguous(n*length, t)
	}
	throw(mpi.CheckPieces(n))
	out := make([]mpi.Piece, n)
	for i := range out {
		out[i] = mpi.Piece{Count: length, Disp: i * step, Type: t}
	}
	return out
}

func indexed(lengths, at []int, unit int, t *mpi.Type) []mpi.Piece {
	out := make([]mpi.Piece, len(at))
	for i := range out {
		out[i] = mpi.Piece{Count: lengths[i], Disp: at[i] * unit, Type: t}
		if lengths[i] < 0 {
			fail(mpi.ErrArg, "the length of a block is %d", lengths[i])
		}
	}
	return out
}

func same(n, v int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = v
	}
	return out
}

func addresses(list []int) []int64 {
	out := make([]int64, len(list))
	for i, v := range list {
		out[i] = int64(v)
	}
	return out
}

func typeHvector(e *Env, a []uint64) {
	n, length, step, t := count(a[0]), count(a[1]), int(a[2]), e.datatype(a[3])
	e.newType(a[4], mpi.Making{Combiner: mpi.CombinerHvector, Integers: []int{n, length}, Addresses: []int64{int64(step)}, Types: []*mpi.Type{t}}, vector(n, length, step, t))
}

func typeHindexed(e *Env, a []uint64) {
	n, t := count(a[0]), e.datatype(a[3])
	lengths, at := e.ints(a[1], n), e.longs(a[2], n)
	e.newType(a[4], mpi.Making{Combiner: mpi.CombinerHindexed, Integers: append([]int{n}, lengths...), Addresses: addresses(at), Types: []*mpi.Type{t}}, indexed(lengths, at, 1, t))
}

func typeStruct(e *Env, a []uint64) {
	n := count(a[0])
	lengths, at, types := e.ints(a[1], n), e.longs(a[2], n), e.types(a[3], n)
	pieces := make([]mpi.Piece, n)
	for i := range pieces {
		pieces[i] = mpi.Piece{Count: lengths[i], Disp: at[i], Type: types[i]}
	}
	e.newType(a[4], mpi.Making{Combiner: mpi.CombinerStruct, Integers: append([]int{n}, lengths...), Addresses: addresses(at), Types: types}, pieces)
}

// The order of the elements of an array, with the numbers of mpi.h.
const (
	orderC       = 56
	orderFortran = 57
)

// subarray is a part of an array of dimensions, whose bounds are those of the whole.
func (e *Env) subarray(a []uint64) {
	n := i32(a[0])
	if n < 1 {
		fail(mpi.ErrArg, "the number of dimensions is %d", n)
	}
	sizes, parts, starts, order, t := e.ints(a[1], n), e.ints(a[2], n), e.ints(a[3], n), i32(a[4]), e.datatype(a[5])
	for i := range sizes {
		if parts[i] < 1 || starts[i] < 0 || starts[i]+parts[i] > sizes[i] {
			fail(mpi.ErrArg, "the part of dimension %d, %d elements from %d on, is not within its %d elements", i, parts[i], starts[i], sizes[i])
		}
	}
	made := mpi.Making{Combiner: mpi.CombinerSubarray, Types: []*mpi.Type{t}}
	made.Integers = append(append(append([]int{n}, sizes...), parts...), starts...)
	made.Integers = append(made.Integers, order)
	dims := make([]int, n) // the fastest first
	for i := range dims {
		if dims[i] = i; order == orderC {
			dims[i] = n - 1 - i
		}
	}
	part, disp, stride := t, 0, t.Extent
	for k, d := range dims {
		pieces := contiguous(parts[d], part)
		if k > 0 {
			pieces = vector(parts[d], 1, stride, part)
		}
		next, err := mpi.Construct(mpi.Making{}, pieces)
		throw(err)
		part = next
		disp += starts[d] * stride
		stride *= sizes[d]
	}
	whole, err := mpi.Construct(mpi.Making{}, []mpi.Piece{{Count: 1, Disp: disp, Type: part}})
	throw(err)
	out := mpi.Resized(whole, t.LB, stride)
	out.Made = &made
	e.store32(a[6], e.add(kindType, &datatype{Type: out, made: e.call}))
}

var typeRows = []row{
	{"int MPI_Type_contiguous(int count, MPI_Datatype oldtype, MPI_Datatype *newtype)", func(e *Env, a []uint64) {
		n, t := count(a[0]), e.datatype(a[1])
		e.newType(a[2], mpi.Making{Combiner: mpi.CombinerContiguous, Integers: []int{n}, Types: []*mpi.Type{t}}, contiguous(n, t))
	}},
	{"int MPI_Type_vector(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype)", func(e *Env, a []uint64) {
		n, length, step, t := count(a[0]), count(a[1]), i32(a[2]), e.datatype(a[3])
		e.newType(a[4], mpi.Making{Combiner: mpi.CombinerVector, Integers: []int{n, length, step}, Types: []*mpi.Type{t}}, vector(n, length, step*t.Extent, t))
	}},
	{"int MPI_Type_create_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype)", typeHvector},
	{"int MPI_Type_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype)", typeHvector},
	{"int MPI_Type_indexed(int count, const int array_of_blocklengths[], const int array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)", func(e *Env, a []uint64) {
		n, t := count(a[0]), e.datatype(a[3])
		lengths, at := e.ints(a[1], n), e.ints(a[2], n)
		e.newType(a[4], mpi.Making{Combiner: mpi.CombinerIndexed, Integers: append(append([]int{n}, lengths...), at...), Types: []*mpi.Type{t}}, indexed(lengths, at, t.Extent, t))
	}},
	{"int MPI_Type_create_hindexed(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)", typeHindexed},
	{"int MPI_Type_hindexed(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)", typeHindexed},
	{"int MPI_Type_create_indexed_block(int count, int blocklength, const int array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)", func(e *Env, a []uint64) {
		n, length, t := count(a[0]), count(a[1]), e.datatype(a[3])
		at := e.ints(a[2], n)
		e.newType(a[4], mpi.Making{Combiner: mpi.CombinerIndexedBlock, Integers: append([]int{n, length}, at...), Types: []*mpi.Type{t}}, indexed(same(n, length), at, t.Extent, t))
	}},
	{"int MPI_Type_create_hindexed_block(int count, int blocklength, const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)", func(e *Env, a []uint64) {
		n, length, t := count(a[0]), count(a[1]), e.datatype(a[3])
		at := e.longs(a[2], n)
		e.newType(a[4], mpi.Making{Combiner: mpi.CombinerHindexedBlock, Integers: []int{n, length}, Addresses: addresses(at), Types: []*mpi.Type{t}}, indexed(same(n, length), at, 1, t))
	}},
	{"int MPI_Type_create_struct(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)", typeStruct},
	{"int MPI_Type_struct(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)", typeStruct},
	{"int MPI_Type_create_subarray(int ndims, const int array_of_sizes[], const int array_of_subsizes[], const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)",
		func(e *Env, a []uint64) { e.subarray(a) }},
	{"int MPI_Type_create_resized(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype)", func(e *Env, a []uint64) {
		e.store32(a[3], e.add(kindType, &datatype{Type: mpi.Resized(e.datatype(a[0]), int(a[1]), int(a[2])), made: e.call}))
	}},
	{"int MPI_Type_dup(MPI_Datatype oldtype, MPI_Datatype *newtype)", func(e *Env, a []uint64) {
		old := e.datatype(a[0])
		t := *old
		t.Name, t.Predefined, t.Made = "", false, &mpi.Making{Combiner: mpi.CombinerDup, Types: []*mpi.Type{old}}
		e.store32(a[1], e.add(kindType, &datatype{Type: &t, made: e.call}))
	}},
	{"int MPI_Type_commit(MPI_Datatype *datatype)", func(e *Env, a []uint64) { e.datatype(uint64(e.load32(a[0]))).Committed = true }},
	{"int MPI_Type_free(MPI_Datatype *datatype)", func(e *Env, a []uint64) {
		h := e.load32(a[0])
		if object[*datatype](e.Process, kindType, uint64(h)).basic {
			fail(mpi.ErrType, "%s cannot be freed", e.datatype(uint64(h)))
		}
		e.drop(h)
		e.store32(a[0], kindType<<kindShift)
	}},
	{"int MPI_Type_size(MPI_Datatype datatype, int *size)", func(e *Env, a []uint64) { e.setInt(a[1], e.datatype(a[0]).Size) }},
	{"int MPI_Type_size_x(MPI_Datatype datatype, MPI_Count *size)", func(e *Env, a []uint64) { e.store64(a[1], uint64(e.datatype(a[0]).Size)) }},
	{"int MPI_Type_get_extent(MPI_Datatype datatype, MPI_Aint *lb, MPI_Aint *extent)", func(e *Env, a []uint64) {
		t := e.datatype(a[0])
		e.store64(a[1], uint64(t.LB))
		e.store64(a[2], uint64(t.Extent))
	}},
	{"int MPI_Type_get_true_extent(MPI_Datatype datatype, MPI_Aint *true_lb, MPI_Aint *true_extent)", func(e *Env, a []uint64) {
		lb, extent := e.datatype(a[0]).TrueExtent()
		e.store64(a[1], uint64(lb))
		e.store64(a[2], uint64(extent))
	}},
	{"int MPI_Type_extent(MPI_Datatype datatype, MPI_Aint *extent)", func(e *Env, a []uint64) { e.store64(a[1], uint64(e.datatype(a[0]).Extent)) }},
	{"int MPI_Type_lb(MPI_Datatype datatype, MPI_Aint *displacement)", func(e *Env, a []uint64) { e.store64(a[1], uint64(e.datatype(a[0]).LB)) }},
	{"int MPI_Type_ub(MPI_Datatype datatype, MPI_Aint *displacement)", func(e *Env, a []uint64) {
		t := e.datatype(a[0])
		e.store64(a[1], uint64(t.LB+t.Extent))
	}},
	{"int MPI_Type_set_name(MPI_Datatype datatype, const char *type_name)", func(e *Env, a []uint64) { e.datatype(a[0]).Name = e.text(a[1]) }},
	{"int MPI_Type_get_name(MPI_Datatype datatype, char *type_name, int *resultlen)", func(e *Env, a []uint64) { e.setText(a[1], e.datatype(a[0]).Name, a[2]) }},
	{"int MPI_Type_get_envelope(MPI_Datatype datatype, int *num_integers, int *num_addresses, int *num_datatypes, int *combiner)", func(e *Env, a []uint64) {
		m := e.datatype(a[0]).Made
		if m == nil {
			m = &mpi.Making{Combiner: mpi.CombinerNamed}
		}
		e.setInt(a[1], len(m.Integers))
		e.setInt(a[2], len(m.Addresses))
		e.setInt(a[3], len(m.Types))
		e.setInt(a[4], m.Combiner)
	}},
	{"int MPI_Type_get_contents(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[])", func(e *Env, a []uint64) {
		m := e.datatype(a[0]).Made
		if m == nil {
			fail(mpi.ErrType, "a predefined type has no contents")
		}
		if i32(a[1]) < len(m.Integers) || i32(a[2]) < len(m.Addresses) || i32(a[3]) < len(m.Types) {
			fail(mpi.ErrArg, "the arrays have no room for the contents")
		}
		e.setInts(a[4], m.Integers)
		for i, v := range m.Addresses {
			e.store64(a[5]+8*uint64(i), uint64(v))
		}
		for i, t := range m.Types {
			e.store32(a[6]+4*uint64(i), e.handleOf(t))
		}
	}},
	{"int MPI_Type_match_size(int typeclass, int size, MPI_Datatype *datatype)", func(e *Env, a []uint64) {
		for i, b := range basicTypes {
			if b.size == i32(a[1]) && b.name == matching[[2]int{i32(a[0]), b.size}] {
				e.store32(a[2], uint32(kindType<<kindShift|i+1))
				return
			}
		}
		fail(mpi.ErrArg, "there is no type of that class with %d bytes", i32(a[1]))
	}},
	{"int MPI_Pack(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position, MPI_Comm comm)", func(e *Env, a []uint64) {
		b, at, size := e.buffer(a[0], a[1], a[2]), int(int32(e.load32(a[5]))), i32(a[4])
		throw(b.Check())
		if at < 0 || at+b.Bytes() > size {
			fail(mpi.ErrTruncate, "%d bytes at position %d do not fit into the %d of the buffer", b.Bytes(), at, size)
		}
		e.read(b)
		b.Pack(e.bytes(a[3]+uint64(at), uint64(b.Bytes())))
		e.changed(a[3]+uint64(at), uint64(b.Bytes()))
		e.setInt(a[5], at+b.Bytes())
	}},
	{"int MPI_Unpack(const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype, MPI_Comm comm)", func(e *Env, a []uint64) {
		b, at, size := e.buffer(a[3], a[4], a[5]), int(int32(e.load32(a[2]))), i32(a[1])
		throw(b.Check())
		if at < 0 || at+b.Bytes() > size {
			fail(mpi.ErrTruncate, "%d bytes at position %d are not in the %d of the buffer", b.Bytes(), at, size)
		}
		b.Unpack(e.bytes(a[0]+uint64(at), uint64(b.Bytes())))
		e.wrote(b, b.Bytes())
		e.setInt(a[2], at+b.Bytes())
	}},
	{"int MPI_Pack_size(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size)", func(e *Env, a []uint64) { e.setInt(a[3], count(a[0])*e.datatype(a[1]).Size) }},
}

// matching are the types of a class (MPI_TYPECLASS_REAL, INTEGER, COMPLEX) and a size.
var matching = map[[2]int]string{{1, 4}: "MPI_REAL4", {1, 8}: "MPI_REAL8", {2, 1}: "MPI_INTEGER1", {2, 2}: "MPI_INTEGER2", {2, 4}: "MPI_INTEGER4", {2, 8}: "MPI_INTEGER8",
	{3, 8}: "MPI_COMPLEX8", {3, 16}: "MPI_COMPLEX16"}

// handleOf is a handle of a type, a new one unless it is predefined.
func (e *Env) handleOf(t *mpi.Type) uint32 {
	if t.Predefined {
		for i, b := range basicTypes {
			if b.name == t.Name {
				return uint32(kindType<<kindShift | i + 1)
			}
		}
	}
	return e.add(kindType, &datatype{Type: t, made: e.call})
}
