package libm_test

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/backend/run/libm"
)

const precision = 300

func exactly(x float64) *big.Float { return new(big.Float).SetPrec(precision).SetFloat64(x) }

// series sums first * z^k / product of next(k).
func series(first, z *big.Float, next func(k int64) int64) *big.Float {
	sum := new(big.Float).SetPrec(precision).Set(first)
	term := new(big.Float).SetPrec(precision).Set(first)
	for k := int64(1); term.Sign() != 0 && term.MantExp(nil) > -precision; k++ {
		term.Mul(term, z)
		term.Quo(term, new(big.Float).SetPrec(precision).SetInt64(next(k)))
		sum.Add(sum, term)
	}
	return sum
}

func bigExp(x float64) *big.Float {
	return series(exactly(1), exactly(x), func(k int64) int64 { return k })
}

func bigSin(x float64) *big.Float {
	z := exactly(x)
	z.Mul(z, z).Neg(z)
	return series(exactly(x), z, func(k int64) int64 { return 2 * k * (2*k + 1) })
}

func bigCos(x float64) *big.Float {
	z := exactly(x)
	z.Mul(z, z).Neg(z)
	return series(exactly(1), z, func(k int64) int64 { return 2 * k * (2*k - 1) })
}

// ulps returns the distance of got from the exact value in units of the last place of got.
func ulps(got float64, exact *big.Float) float64 {
	difference := new(big.Float).Sub(exactly(got), exact)
	d, _ := difference.Float64()
	a := math.Abs(got)
	return math.Abs(d) / (math.Nextafter(a, math.Inf(1)) - a)
}

// A result is the exact value rounded, or within the error of the middle of two.
const almostHalf = 0.502

func TestAlmostCorrectlyRounded(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 3000 {
		x := r.NormFloat64() * math.Exp2(float64(r.IntN(12)-6))
		require.LessOrEqual(t, ulps(libm.Exp(x), bigExp(x)), almostHalf, "exp(%v)", x)
		require.LessOrEqual(t, ulps(libm.Sin(x), bigSin(x)), almostHalf, "sin(%v)", x)
		require.LessOrEqual(t, ulps(libm.Cos(x), bigCos(x)), almostHalf, "cos(%v)", x)

		// exp is its own derivative, so the error of the logarithm is the relative error of its exponential.
		x = math.Abs(x)
		y := libm.Log(x)
		back := new(big.Float).Quo(bigExp(y), exactly(x))
		relative, _ := back.Sub(back, exactly(1)).Float64()
		unit := math.Nextafter(math.Abs(y), math.Inf(1)) - math.Abs(y)
		require.LessOrEqual(t, math.Abs(relative)/unit, almostHalf, "log(%v)", x)
	}
}

// Arguments whose reduction needs many bits, with their sines computed with 1200 bits of pi.
func TestLargeArguments(t *testing.T) {
	pi, _, err := big.ParseFloat("3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798214808651328230664709384460955058223172535940812848111745028410270193852110555964462294895493038196", 10, 600, big.ToNearestEven)
	require.NoError(t, err)
	for _, x := range []float64{0x1p53, 0x1p54, 0x1p60, 1e22, 0x1.921fb54442d18p60, 5.319372648326541e255 / 0x1p500, 12345678901234567} {
		wide := new(big.Float).SetPrec(600).SetFloat64(x)
		turns := new(big.Float).SetPrec(600).Quo(wide, pi)
		whole, _ := turns.Int(nil)
		rest := new(big.Float).SetPrec(600).Sub(wide, new(big.Float).SetPrec(600).Mul(new(big.Float).SetPrec(600).SetInt(whole), pi))
		z := new(big.Float).SetPrec(precision).Mul(rest, rest)
		z.Neg(z)
		exact := series(new(big.Float).SetPrec(precision).Set(rest), z, func(k int64) int64 { return 2 * k * (2*k + 1) })
		if whole.Bit(0) == 1 {
			exact.Neg(exact)
		}
		require.LessOrEqual(t, ulps(libm.Sin(x), exact), almostHalf, "sin(%v)", x)
	}
}

func TestExactResults(t *testing.T) {
	for n := range 23 {
		require.Equal(t, math.Pow10(n), libm.Pow(10, float64(n)))
		require.Equal(t, math.Pow10(n), libm.Exp10(float64(n)))
		require.Equal(t, float64(n), libm.Log10(math.Pow10(n)))
	}
	for n := -1074; n < 1024; n++ {
		require.Equal(t, math.Ldexp(1, n), libm.Exp2(float64(n)))
		require.Equal(t, math.Ldexp(1, n), libm.Pow(2, float64(n)))
		require.Equal(t, float64(n), libm.Log2(math.Ldexp(1, n)))
	}
	for n := 1.0; n < 100; n++ {
		require.Equal(t, n, libm.Cbrt(n*n*n))
		require.Equal(t, 5*n, libm.Hypot(3*n, 4*n))
	}
	factorial := 1.0
	for n := 1.0; n < 20; n++ {
		require.Equal(t, factorial, libm.Gamma(n))
		factorial *= n
	}
	require.Equal(t, -8.0, libm.Pow(-2, 3))
	require.True(t, math.IsNaN(libm.Pow(-2, 0.5)))
	require.Equal(t, math.Pi, libm.Acos(-1))
	require.Equal(t, -0.5, libm.J1(-1e-300)*1e300, "odd, and small for small arguments")
}

func BenchmarkExp(b *testing.B) { bench(b, libm.Exp) }
func BenchmarkLog(b *testing.B) { bench(b, libm.Log) }
func BenchmarkSin(b *testing.B) { bench(b, libm.Sin) }
func BenchmarkPow(b *testing.B) { bench(b, func(x float64) float64 { return libm.Pow(x, 1.7) }) }

func bench(b *testing.B, f func(float64) float64) {
	x, sum := 0.1, 0.0
	for b.Loop() {
		sum += f(x)
		if x += 1e-3; x > 10 {
			x = 0.1
		}
	}
	_ = sum
}
