package libfortran_test

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"accc/backend/run/libc"
	"accc/backend/run/libfortran"
)

// TestRandomNumbers compares with gfortran's generator for the same seed.
func TestRandomNumbers(t *testing.T) {
	m := newMemory(t, libfortran.Config{})
	seed := m.array([]int32{1, 2, 3, 4, 5, 6, 7, 8}, 8)
	m.run("RandomSeedPut", seed, 0, 0)
	x := m.array([]float64{0, 0, 0}, 3)
	m.run("RandomNumber", x, 0, 0)
	require.Equal(t, "[3]: 0.47107089936082125 0.11734479025488309 0.35754797210216693", m.elements(x))
	y := m.array([]float32{0}, 1)
	m.run("RandomNumber", y, 0, 0)
	require.Equal(t, "[1]: 0.31813478", m.elements(y))
	m.run("RandomSeedGet", seed, 0, 0)
	require.Equal(t, "[8]: -542895616 -2088979429 -1736100110 -1415303014 984168517 1300561812 1892843248 -1615987987", m.elements(seed))
	err := m.caught(func() { m.run("RandomSeedPut", m.array([]int32{1}, 1), 0, 0) })
	require.EqualError(t, err, "the array for put of random_seed needs 8 elements")
}

// As with gfortran a program begins with a seed of its own, and random_init makes runs repeat.
func TestRandomNumbersWithoutASeed(t *testing.T) {
	run := func(at time.Time, repeatable bool) string {
		m := newMemory(t, libfortran.Config{Now: func() time.Time { return at }})
		if repeatable {
			m.run("RandomInit", 1, 0)
		}
		x := m.array([]float64{0, 0}, 2)
		m.run("RandomNumber", x, 0, 0)
		return m.elements(x)
	}
	now := time.Date(2024, 2, 29, 13, 5, 7, 0, time.UTC)
	require.NotEqual(t, run(now, false), run(now.Add(1), false))
	require.Equal(t, run(now, true), run(now.Add(1), true))
}

func TestClocksAndDates(t *testing.T) {
	now := time.Date(2024, 2, 29, 13, 5, 7, 89e6, time.FixedZone("", -5400))
	m := newMemory(t, libfortran.Config{Now: func() time.Time { return now }})
	date, clock, zone := m.text("........"), m.text(".........."), m.text(".....")
	values := m.array(make([]int32, 8), 8)
	m.run("DateAndTime", date, 8, clock, 10, zone, 5, 0, 0, values)
	text := func(at uint64, n int) string {
		b, _ := m.Slice(at, uint64(n))
		return string(b)
	}
	require.Equal(t, "20240229130507.089-0130", text(date, 8)+text(clock, 10)+text(zone, 5))
	require.Equal(t, "[8]: 2024 2 29 -90 13 5 7 89", m.elements(values))
	now = now.Add(1500 * time.Millisecond)
	require.EqualValues(t, 1500, m.run("SystemClockCount", 4))
	require.EqualValues(t, 1500e6, m.run("SystemClockCount", 8))
	require.EqualValues(t, 1000, m.run("SystemClockCountRate", 4))
	require.EqualValues(t, math.MaxInt32, m.run("SystemClockCountMax", 4))
}

func TestCommandLineAndEnvironment(t *testing.T) {
	m := newMemory(t, libfortran.Config{Args: []string{"prog", "first", "a longer one"}, Getenv: func(name string) (string, bool) {
		return "value of " + name, name == "THERE"
	}})
	require.EqualValues(t, 2, m.run("ArgumentCount"))
	value, length := m.characters([]string{"........"}), m.array([]int32{0})
	require.EqualValues(t, 0, int32(m.run("GetCommandArgument", 1, value, length, 0, 0, 0)))
	require.Equal(t, ` "first   " 5`, m.elements(value)+m.elements(length))
	require.EqualValues(t, -1, int32(m.run("GetCommandArgument", 2, value, length, 0, 0, 0)))
	require.Equal(t, ` "a longer" 12`, m.elements(value)+m.elements(length))
	require.EqualValues(t, 42, int32(m.run("GetCommandArgument", 3, value, length, 0, 0, 0)))
	require.Equal(t, ` "        " 0`, m.elements(value)+m.elements(length))
	require.EqualValues(t, 0, int32(m.run("GetEnvVariable", m.characters([]string{"THERE  "}), 0, length, 1, 0, 0, 0)))
	require.Equal(t, ` 14`, m.elements(length))
	require.EqualValues(t, 1, int32(m.run("GetEnvVariable", m.characters([]string{"THERE  "}), 0, length, 0, 0, 0, 0)))
	status := m.array([]int32{0})
	m.run("ExecuteCommandLine", value, 1, 0, status, 0, 0, 0)
	require.Equal(t, " -1", m.elements(status))
	require.Error(t, m.caught(func() { m.run("ExecuteCommandLine", value, 1, 0, 0, 0, 0, 0) }))
	require.Equal(t, &libc.Exit{Status: 3}, m.caught(func() { m.run("Exit", 3) }))
}

func TestModelNumbers(t *testing.T) {
	m := newMemory(t, libfortran.Config{})
	call := func(name string, args ...any) float64 {
		var stack []uint64
		for _, a := range args {
			switch a := a.(type) {
			case float64:
				stack = append(stack, math.Float64bits(a))
			case int:
				stack = append(stack, uint64(a))
			}
		}
		return math.Float64frombits(m.run(name, stack...))
	}
	require.Equal(t, 0.625, call("Fraction8", 20.0))
	require.Equal(t, 80.0, call("Scale8", 20.0, 2))
	require.Equal(t, 1.25, call("SetExponent8", 20.0, 1))
	require.Equal(t, 0x1p-48, call("Spacing8", 20.0))
	require.Equal(t, 0x1p-1022, call("Spacing8", 0.0))
	require.Equal(t, 0.625*0x1p53, call("RRSpacing8", -20.0))
	require.True(t, math.IsNaN(call("Fraction8", math.Inf(1))))
	require.Equal(t, 0.5, call("ModuloReal8", -5.5, 2.0, 0, 0))
	require.True(t, math.Signbit(call("ModuloReal8", 4.0, -2.0, 0, 0)))
	require.Equal(t, 1/1.4641000000000004, call("FPow8i", 1.1, -4))
	require.InEpsilon(t, 1/(30*math.Sqrt(math.Pi)), call("ErfcScaled8", 30.0), 1e-3)
	require.EqualValues(t, 5, m.run("Exponent8_4", math.Float64bits(20)))
	require.EqualValues(t, 2, m.run("ModuloInteger4", uint64(uint32(0xfffffffd)), 5, 0, 0))
}
