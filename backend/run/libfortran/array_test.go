package libfortran_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/backend/run/libfortran"
)

func TestReductions(t *testing.T) {
	m := newMemory(t, libfortran.Config{})
	x := m.array([]int32{1, 2, 3, 4, 5, 6}, 2, 3)
	mask := m.array([]bool{true, false, true, true, false, true}, 2, 3)
	require.EqualValues(t, 21, m.run("SumInteger4", x, 0, 0, 0, 0))
	require.EqualValues(t, 14, m.run("SumInteger4", x, 0, 0, 0, mask))
	require.EqualValues(t, 720, m.run("ProductInteger4", x, 0, 0, 0, 0))
	require.EqualValues(t, 6, m.run("MaxvalInteger4", x, 0, 0, 0, 0))
	require.EqualValues(t, 7, m.run("IParity4", x, 0, 0, 0, 0))
	require.EqualValues(t, 4, m.run("Count", mask, 0, 0, 0))

	for _, c := range []struct {
		name string
		args []uint64
		want string
	}{
		{"SumDim", []uint64{x, 1, 0, 0, 0}, "[3]: 3 7 11"},
		{"SumDim", []uint64{x, 2, 0, 0, 0}, "[2]: 9 12"},
		{"SumDim", []uint64{x, 2, 0, 0, mask}, "[2]: 4 10"},
		{"MinvalDim", []uint64{x, 2, 0, 0, mask}, "[2]: 1 4"},
		{"AnyDim", []uint64{mask, 1, 0, 0}, "[3]: 1 1 1"},
		{"AllDim", []uint64{mask, 1, 0, 0}, "[3]: 0 1 0"},
		{"CountDim", []uint64{mask, 2, 8, 0, 0}, "[2]: 2 2"},
		{"MaxlocInteger4", []uint64{x, 4, 0, 0, 0, 0}, "[2]: 2 3"},
		{"MinlocDim", []uint64{x, 8, 2, 0, 0, mask, 0}, "[2]: 1 2"},
		{"Findloc", []uint64{x, m.array([]int8{4}), 4, 0, 0, 0, 0}, "[2]: 2 2"},
		{"Findloc", []uint64{x, m.array([]float64{2.5}), 4, 0, 0, 0, 0}, "[2]: 0 0"},
	} {
		r := m.none()
		m.run(c.name, append([]uint64{r}, c.args...)...)
		require.Equal(t, c.want, m.elements(r), c.name)
	}
}

func TestReductionsOfNothing(t *testing.T) {
	m := newMemory(t, libfortran.Config{})
	empty := m.array([]float64{}, 0)
	require.Equal(t, -math.MaxFloat64, math.Float64frombits(m.run("MaxvalReal8", empty, 0, 0, 0, 0)))
	require.EqualValues(t, math.Float64bits(1), m.run("ProductReal8", empty, 0, 0, 0, 0))
	r := m.none()
	m.run("MaxlocReal8", r, empty, 4, 0, 0, 0, 0)
	require.Equal(t, "[1]: 0", m.elements(r))
	nans := m.array([]float64{math.NaN(), 2, math.NaN(), 3}, 4)
	require.EqualValues(t, math.Float64bits(3), m.run("MaxvalReal8", nans, 0, 0, 0, 0))
}

func TestNorm2DoesNotOverflow(t *testing.T) {
	m := newMemory(t, libfortran.Config{})
	x := m.array([]float64{3e200, 4e200}, 2)
	require.InEpsilon(t, 5e200, math.Float64frombits(m.run("Norm2_8", x, 0, 0, 0)), 1e-15)
}

func TestTransformational(t *testing.T) {
	m := newMemory(t, libfortran.Config{})
	x := m.array([]int32{1, 2, 3, 4, 5, 6}, 2, 3)
	y := m.array([]float64{1, 2, 3}, 3)
	// A section with a negative stride: 6 4 2.
	at := m.env.Desc(x).Base
	back := m.descriptor(at+20, codeInt4, 4, 0, 0, dim{1, 3, -8})
	mask := m.array([]bool{true, false, true, true, false, true}, 2, 3)
	ints := func(v ...int32) uint64 { return m.array(v, int64(len(v))) }
	for _, c := range []struct {
		name string
		args []uint64
		want string
	}{
		{"Transpose", []uint64{x, 0, 0}, "[3 2]: 1 3 5 2 4 6"},
		{"Reshape", []uint64{x, ints(3, 2), 0, 0, 0, 0}, "[3 2]: 1 2 3 4 5 6"},
		{"Reshape", []uint64{x, ints(3, 3), ints(0, 9), ints(2, 1), 0, 0}, "[3 3]: 1 4 0 2 5 9 3 6 0"},
		{"Spread", []uint64{back, 1, 2, 0, 0}, "[2 3]: 6 6 4 4 2 2"},
		{"Spread", []uint64{back, 2, 2, 0, 0}, "[3 2]: 6 4 2 6 4 2"},
		{"Pack", []uint64{x, mask, 0, 0, 0}, "[4]: 1 3 4 6"},
		{"Pack", []uint64{x, mask, ints(9, 9, 9, 9, 8), 0, 0}, "[5]: 1 3 4 6 8"},
		{"Unpack", []uint64{ints(7, 8, 9, 10), mask, x, 0, 0}, "[2 3]: 7 2 8 9 5 10"},
		{"CshiftVector", []uint64{back, 1, 0, 0}, "[3]: 4 2 6"},
		{"Cshift", []uint64{x, ints(1, -1), 2, 0, 0}, "[2 3]: 3 6 5 2 1 4"},
		{"EoshiftVector", []uint64{back, 1, 0, 0, 0}, "[3]: 4 2 0"},
		{"Eoshift", []uint64{x, ints(1, 0, -1), ints(7, 8, 9), 1, 0, 0}, "[2 3]: 2 7 3 4 9 5"},
		{"MatmulInteger4Real8", []uint64{x, y, 0, 0}, "[2]: 22 28"},
		{"MatmulTransposeInteger4Integer4", []uint64{x, x, 0, 0}, "[3 3]: 5 11 17 11 25 39 17 39 61"},
		{"Transfer", []uint64{m.array([]float64{1}), ints(0), 0, 0}, "[2]: 0 1072693248"},
		{"TransferSize", []uint64{m.array([]float64{1}), ints(0), 0, 0, 3}, "[3]: 0 1072693248 0"},
	} {
		r := m.none()
		m.run(c.name, append([]uint64{r}, c.args...)...)
		require.Equal(t, c.want, m.elements(r), c.name)
	}
	require.EqualValues(t, math.Float64bits(14), m.run("DotProductReal8", y, y, 0, 0))
	z := m.array([]complex128{1 + 2i, 3i}, 2)
	r := m.array([]complex128{0}, 1)
	m.run("CppDotProductComplex8", m.env.Desc(r).Base, z, z, 0, 0)
	require.Equal(t, "[1]: (14+0i)", m.elements(r))
}

func TestErrorsName(t *testing.T) {
	m := newMemory(t, libfortran.Config{})
	file := m.text("a.f90")
	x := m.array([]int32{1, 2, 3, 4, 5, 6}, 2, 3)
	err := m.caught(func() { m.run("MatmulInteger4Integer4", m.none(), x, x, file, 7) })
	require.EqualError(t, err, "matmul multiplies a matrix with 3 columns by one with 2 rows")
	require.Equal(t, "a.f90", err.(*libfortran.Error).File)
	require.Equal(t, 7, err.(*libfortran.Error).Line)
	err = m.caught(func() { m.run("Reshape", m.none(), x, m.array([]int32{4, 2}, 2), 0, 0, file, 8) })
	require.EqualError(t, err, "reshape needs 8 elements and the source has 6")
	err = m.caught(func() { m.run("SumInteger4", 8, 0, 0, 0, 0) })
	require.EqualError(t, err, "_FortranASumInteger4: 24 bytes at 0x8 are out of reach")
}

func TestCharacters(t *testing.T) {
	m := newMemory(t, libfortran.Config{})
	texts := m.characters([]string{"  ab ", "c", "a b"}, 3)
	for _, c := range []struct {
		name string
		args []uint64
		want string
	}{
		{"Adjustl", []uint64{texts, 0, 0}, `[3]: "ab   " "c    " "a b  "`},
		{"Adjustr", []uint64{texts, 0, 0}, `[3]: "   ab" "    c" "  a b"`},
		{"LenTrim", []uint64{texts, 4, 0, 0}, "[3]: 4 1 3"},
		{"Index", []uint64{texts, m.characters([]string{"b"}), 0, 4, 0, 0}, "[3]: 4 0 3"},
		{"Verify", []uint64{texts, m.characters([]string{" a"}), 0, 4, 0, 0}, "[3]: 4 1 3"},
		{"Scan", []uint64{texts, m.characters([]string{"ab"}), m.array([]bool{true}), 4, 0, 0}, "[3]: 4 0 3"},
		{"Trim", []uint64{m.characters([]string{" x "}), 0, 0}, ` " x"`},
		{"Repeat", []uint64{m.characters([]string{"ab"}), 3, 0, 0}, ` "ababab"`},
		{"MaxvalCharacter", []uint64{texts, 0, 0, 0}, ` "c    "`},
	} {
		r := m.none()
		m.run(c.name, append([]uint64{r}, c.args...)...)
		require.Equal(t, c.want, m.elements(r), c.name)
	}
	compare := func(a, b string) int32 {
		return int32(m.run("CharacterCompareScalar1", m.text(a), m.text(b), uint64(len(a)), uint64(len(b))))
	}
	require.EqualValues(t, 0, compare("ab", "ab  "))
	require.EqualValues(t, -1, compare("ab", "abc"))
	require.EqualValues(t, 1, compare("ab", "ab\t"))
	require.EqualValues(t, 3, m.run("Index1", m.text("abab"), 4, m.text("ab"), 2, 1))

	acc := m.descriptor(0, char1, 0, allocatable, 0)
	m.run("CharacterConcatenate", acc, m.characters([]string{"x"}), 0, 0)
	m.run("CharacterConcatenate", acc, texts, 0, 0)
	require.Equal(t, `[3]: "x  ab " "xc    " "xa b  "`, m.elements(acc))
}

func TestConstructor(t *testing.T) {
	m := newMemory(t, libfortran.Config{})
	to := m.descriptor(0, codeInt4, 4, allocatable, 0, dim{1, 0, 4})
	memory := m.alloc(64)
	m.run("InitArrayConstructorVector", memory, to, 0, 0, 0)
	for i := range int32(20) {
		m.run("PushArrayConstructorValue", memory, m.array([]int32{i, -i}, 2))
	}
	require.EqualValues(t, 40, m.env.Desc(to).Count())
	require.Equal(t, "[40]: 0 0 1 -1 2 -2 3", m.elements(to)[:21])
}
