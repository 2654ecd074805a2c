package libmpi

import (
	"slices"

	"accc/backend/mpi"
)

// Types by the precision that selected_real_kind and selected_int_kind take (MPI 4.0 §19.1.5). They are predefined: they cannot be freed, and the
// same numbers are the same type.

// A realType has so many decimal digits and so large an exponent.
type realType struct {
	digits, exponent int
	real, complex    string
}

var realTypes = []realType{{6, 37, "MPI_REAL4", "MPI_COMPLEX8"}, {15, 307, "MPI_REAL8", "MPI_COMPLEX16"}, {33, 4931, "MPI_REAL16", "MPI_COMPLEX32"}}

var integerTypes = []struct {
	digits int
	name   string
}{{2, "MPI_INTEGER1"}, {4, "MPI_INTEGER2"}, {9, "MPI_INTEGER4"}, {18, "MPI_INTEGER8"}}

// realOf is the first real type with so many digits and so large an exponent; one of them may be undefined.
func realOf(p, r int) realType {
	if p == mpi.Undefined && r == mpi.Undefined {
		fail(mpi.ErrArg, "neither a precision nor a range is given")
	}
	for _, t := range realTypes {
		if p <= t.digits && r <= t.exponent {
			return t
		}
	}
	fail(mpi.ErrArg, "there is no real type with precision %d and range %d", p, r)
	return realType{}
}

// precise makes the type that a basic type is for some numbers.
func (e *Env) precise(at uint64, name string, combiner int, numbers ...int) {
	i := slices.IndexFunc(basicTypes, func(b basicType) bool { return b.name == name })
	b := basicTypes[i]
	h, made := e.findType(func(d *datatype) bool {
		return d.basic && d.Made != nil && d.Made.Combiner == combiner && slices.Equal(d.Made.Integers, numbers)
	})
	if made {
		e.store32(at, h)
		return
	}
	t := mpi.Basic(b.name, b.kind, b.size, b.extent)
	t.Made = &mpi.Making{Combiner: combiner, Integers: numbers}
	e.store32(at, e.add(kindType, &datatype{Type: t, basic: true}))
}

var precisionRows = []row{
	{"int MPI_Type_create_f90_integer(int r, MPI_Datatype *newtype)", func(e *Env, a []uint64) {
		for _, t := range integerTypes {
			if i32(a[0]) <= t.digits {
				e.precise(a[1], t.name, mpi.CombinerF90Integer, i32(a[0]))
				return
			}
		}
		fail(mpi.ErrArg, "there is no integer type with range %d", i32(a[0]))
	}},
	{"int MPI_Type_create_f90_real(int p, int r, MPI_Datatype *newtype)", func(e *Env, a []uint64) {
		p, r := i32(a[0]), i32(a[1])
		e.precise(a[2], realOf(p, r).real, mpi.CombinerF90Real, p, r)
	}},
	{"int MPI_Type_create_f90_complex(int p, int r, MPI_Datatype *newtype)", func(e *Env, a []uint64) {
		p, r := i32(a[0]), i32(a[1])
		e.precise(a[2], realOf(p, r).complex, mpi.CombinerF90Complex, p, r)
	}},
}
