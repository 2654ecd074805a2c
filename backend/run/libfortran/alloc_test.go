package libfortran_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"accc/backend/run/libfortran"
	"accc/dialects/fir"
)

func TestAllocate(t *testing.T) {
	m := newMemory(t, libfortran.Config{})
	file := m.text("a.f90")
	errmsg := m.characters([]string{"..............................................."})
	d := m.descriptor(0, codeInt4, 4, allocatable, 0, dim{1, 0, 0}, dim{1, 0, 0})
	m.run("AllocatableSetBounds", d, 0, 2, 4)
	m.run("AllocatableSetBounds", d, 1, 1, 0)
	require.Zero(t, m.run("AllocatableAllocate", d, 0, 0, 0, file, 3, 0))
	require.Equal(t, "[3 0]:", m.elements(d))
	require.Equal(t, []libfortran.Dim{{Lower: 2, Extent: 3, Stride: 4}, {Lower: 1, Extent: 0, Stride: 12}}, m.env.Desc(d).Dims)

	require.EqualValues(t, 5014, m.run("AllocatableAllocate", d, 0, 1, errmsg, file, 4, 0))
	require.Equal(t, ` "Attempt to allocate an allocated object        "`, m.elements(errmsg))
	err := m.caught(func() { m.run("AllocatableAllocate", d, 0, 0, 0, file, 5, 0) })
	require.Equal(t, &libfortran.Error{File: "a.f90", Line: 5, Msg: "Attempt to allocate an allocated object"}, err)

	require.Zero(t, m.run("AllocatableDeallocate", d, 1, errmsg, file, 6))
	require.EqualValues(t, 1, m.run("AllocatableDeallocate", d, 1, errmsg, file, 7))
	require.Equal(t, ` "Attempt to deallocate an unallocated object    "`, m.elements(errmsg))

	huge := m.descriptor(0, codeInt4, 4, allocatable, 0, dim{1, 0, 0})
	m.run("AllocatableSetBounds", huge, 0, 1, 1<<40)
	require.EqualValues(t, 5014, m.run("AllocatableAllocate", huge, 0, 1, errmsg, file, 8, 0))
	require.Equal(t, ` "Insufficient virtual memory                    "`, m.elements(errmsg))
}

func TestAssign(t *testing.T) {
	m := newMemory(t, libfortran.Config{})
	x := m.array([]int32{1, 2, 3, 4}, 4)
	to := m.descriptor(0, codeInt4, 4, allocatable, 0, dim{1, 0, 0})
	m.run("Assign", to, x, 0, 0)
	require.Equal(t, "[4]: 1 2 3 4", m.elements(to))

	// A section that overlaps, backwards.
	at := m.env.Desc(to).Base
	back := m.descriptor(at+12, codeInt4, 4, 0, 0, dim{1, 4, -4})
	m.run("Assign", to, back, 0, 0)
	require.Equal(t, "[4]: 4 3 2 1", m.elements(to))
	m.run("Assign", to, m.array([]int32{7}), 0, 0)
	require.Equal(t, "[4]: 7 7 7 7", m.elements(to))
	m.run("Assign", to, m.array([]int32{5, 6}, 2), 0, 0)
	require.Equal(t, "[2]: 5 6", m.elements(to))

	fixed := m.array([]float64{0, 0}, 2)
	m.run("Assign", fixed, to, 0, 0)
	require.Equal(t, "[2]: 5 6", m.elements(fixed))
	err := m.caught(func() { m.run("Assign", fixed, x, 0, 0) })
	require.EqualError(t, err, "assignment of an array of shape [4] to one of shape [2]")

	text := m.descriptor(0, char1, 0, allocatable, 0)
	m.run("Assign", text, m.characters([]string{"abc"}), 0, 0)
	m.run("Assign", text, m.characters([]string{"wxyz"}), 0, 0)
	require.Equal(t, ` "wxyz"`, m.elements(text))
	m.run("AssignExplicitLengthCharacter", text, m.characters([]string{"q"}), 0, 0)
	require.Equal(t, ` "q   "`, m.elements(text))
}

func TestCopyInAndOut(t *testing.T) {
	m := newMemory(t, libfortran.Config{})
	x := m.env.Desc(m.array([]int32{1, 2, 3, 4}, 4)).Base
	odd := m.descriptor(x, codeInt4, 4, 0, 0, dim{1, 2, 8})
	temp := m.none()
	m.run("CopyInAssign", temp, odd, 0, 0)
	require.Equal(t, "[2]: 1 3", m.elements(temp))
	d := m.env.Desc(temp)
	b, _ := m.Slice(d.Base, 8)
	b[0], b[4] = 9, 8
	m.run("CopyOutAssign", odd, temp, 0, 0)
	require.Equal(t, "[2]: 9 8", m.elements(odd))
	require.Equal(t, "none", m.elements(temp))
}

// list is a type with a number, initially 7, an allocatable vector of integers and an allocatable component of its own type,
// final if fn is not 0.
func (m *memory) list(fn uint64) (table uint64) {
	const size = 8 + 48 + 40
	image := make([]byte, size)
	image[0] = 7
	put := func(at int, v []byte) { copy(image[at:], v) }
	vector, _ := m.Slice(m.descriptor(0, codeInt4, 4, allocatable, 0, dim{1, 0, 4}), 48)
	put(8, vector)
	next, _ := m.Slice(m.descriptor(0, object, size, allocatable, 0), 40)
	put(56, next)
	init, _ := m.put(image)
	finals := uint64(0)
	if fn != 0 {
		finals = 1
	}
	words := []uint64{
		size, init, 0, m.text("list"), 4, 3, finals, 0, 0,
		0, fir.ComponentData, 0, codeInt4, 4, 1, 0, 0, 0,
		8, fir.ComponentAllocatable, 1, codeInt4, 4, 1, 0, 0, 0,
		56, fir.ComponentAllocatable, 0, object, size, 1, 0, 0, 0,
		0, 0, fn,
	}
	table, _ = m.put(words)
	// The component of the type itself, in its table and its image.
	w, _ := m.Slice(table+8*(fir.TableHeader+2*fir.TableComponent+6), 8)
	le64(w, table)
	w, _ = m.Slice(init+56+24, 8)
	le64(w, table)
	return table
}

func le64(b []byte, v uint64) {
	for i := range 8 {
		b[i] = byte(v >> (8 * i))
	}
}

func TestDerivedTypes(t *testing.T) {
	m := newMemory(t, libfortran.Config{})
	var finalized []uint64
	m.call = func(fn uint64, args ...uint64) uint64 {
		require.EqualValues(t, 3, fn)
		finalized = append(finalized, args[0])
		return 0
	}
	table := m.list(3)
	d := m.descriptor(0, object, 96, allocatable, table)
	before := m.heap.InUse()
	require.Zero(t, m.run("AllocatableAllocate", d, 0, 0, 0, 0, 0, 0))
	at := m.env.Desc(d).Base
	number := func(at uint64) int {
		b, _ := m.Slice(at, 4)
		return int(b[0])
	}
	require.Equal(t, 7, number(at))
	m.run("Assign", at+8, m.array([]int32{1, 2, 3}, 3), 0, 0)
	require.Zero(t, m.run("AllocatableAllocate", at+56, 0, 0, 0, 0, 0, 0))
	next := m.env.Desc(at + 56).Base
	m.run("Assign", next+8, m.array([]int32{4}, 1), 0, 0)

	// A deep copy.
	copied := m.descriptor(0, object, 96, allocatable, table)
	m.run("Assign", copied, d, 0, 0)
	other := m.env.Desc(copied).Base
	require.NotEqual(t, at, other)
	require.Equal(t, "[3]: 1 2 3", m.elements(other+8))
	require.NotEqual(t, m.env.Desc(at+8).Base, m.env.Desc(other+8).Base)
	require.Equal(t, "[1]: 4", m.elements(m.env.Desc(other+56).Base+8))
	m.run("Assign", other+8, m.array([]int32{9}, 1), 0, 0)
	require.Equal(t, "[3]: 1 2 3", m.elements(at+8))

	require.Empty(t, finalized)
	m.run("Assign", copied, d, 0, 0)
	require.Len(t, finalized, 2, "the old value and its component are final")
	require.Equal(t, "[3]: 1 2 3", m.elements(m.env.Desc(copied).Base+8))

	finalized = nil
	require.Zero(t, m.run("AllocatableDeallocate", copied, 0, 0, 0, 0))
	require.Zero(t, m.run("AllocatableDeallocate", d, 0, 0, 0, 0))
	require.Len(t, finalized, 4)
	// What is left are the arrays of this test: 3, 1 and 1 integers with their descriptors, the second descriptor of an object.
	require.Less(t, m.heap.InUse()-before, uint64(4096))
	require.EqualValues(t, 1, m.run("SameTypeAs", d, copied))
	require.EqualValues(t, 1, m.run("ExtendsTypeOf", d, copied))
}

func TestMoveAlloc(t *testing.T) {
	m := newMemory(t, libfortran.Config{})
	from := m.descriptor(m.env.Desc(m.array([]int32{1, 2}, 2)).Base, codeInt4, 4, allocatable, 0, dim{0, 2, 4})
	to := m.descriptor(0, codeInt4, 4, allocatable, 0, dim{1, 0, 4})
	require.Zero(t, m.run("MoveAlloc", to, from, 0, 0, 0, 0, 0))
	require.Equal(t, "none", m.elements(from))
	require.Equal(t, "[2]: 1 2", m.elements(to))
	require.EqualValues(t, 0, m.env.Desc(to).Dims[0].Lower)
}

func TestPointers(t *testing.T) {
	m := newMemory(t, libfortran.Config{})
	x := m.array([]int32{1, 2, 3, 4, 5, 6}, 2, 3)
	p := m.descriptor(0, codeInt4, 4, 1, 0, dim{1, 0, 4}, dim{1, 0, 4})
	require.EqualValues(t, 0, m.run("PointerIsAssociated", p))
	m.run("PointerAssociate", p, x)
	require.EqualValues(t, 1, m.run("PointerIsAssociatedWith", p, x))
	m.run("PointerAssociateLowerBounds", p, x, m.array([]int64{0, -1}, 2))
	require.EqualValues(t, -1, m.env.Desc(p).Dims[1].Lower)
	require.EqualValues(t, 1, m.run("PointerIsAssociatedWith", p, x))
	m.run("PointerAssociateRemapping", p, x, m.array([]int64{1, 3}, 2, 1), 0, 0)
	require.Equal(t, "[3]: 1 2 3", m.elements(p))
	require.EqualValues(t, 0, m.run("PointerIsAssociatedWith", p, x))
	err := m.caught(func() { m.run("PointerAssociateRemapping", p, x, m.array([]int64{1, 7}, 2, 1), 0, 0) })
	require.EqualError(t, err, "the pointer has 7 elements and its target 6")
}

func TestReduceCallsTheProgram(t *testing.T) {
	m := newMemory(t, libfortran.Config{})
	m.call = func(_ uint64, args ...uint64) uint64 {
		a, _ := m.Slice(args[0], 4)
		b, _ := m.Slice(args[1], 4)
		return uint64(a[0]*10 + b[0])
	}
	x := m.array([]int32{1, 2, 3}, 3)
	require.EqualValues(t, 123, m.run("ReduceInteger4Ref", x, 5, 0, 0, 1, 0, 0, 1))
	none := m.array([]int32{}, 0)
	identity, _ := m.put([]int32{42})
	require.EqualValues(t, 42, m.run("ReduceInteger4Ref", none, 5, 0, 0, 1, 0, identity, 1))
}

func TestTemporaryStacks(t *testing.T) {
	m := newMemory(t, libfortran.Config{})
	s := m.run("CreateValueStack", 0, 0)
	x := m.array([]int32{1, 2}, 2)
	m.run("PushValue", s, x)
	b, _ := m.Slice(m.env.Desc(x).Base, 4)
	b[0] = 9
	out := m.none()
	m.run("ValueAt", s, 0, out)
	require.Equal(t, "[2]: 1 2", m.elements(out))
	m.run("DestroyValueStack", s)
	require.Error(t, m.caught(func() { m.run("ValueAt", s, 0, out) }))
}
