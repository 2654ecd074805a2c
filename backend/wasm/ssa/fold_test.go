package ssa

import (
	"math"
	"math/rand"
	"testing"

	"github.com/stretchr/testify/require"
)

var interestingInts = []int64{0, 1, -1, 2, 3, 7, 8, 31, 32, 63, 100, 127, 128, 255, 256, 32767, -32768, 65535, 65536, math.MaxInt32, math.MinInt32,
	math.MaxUint32, math.MaxInt64, math.MinInt64, 0x123456789}

var interestingFloats = []float64{0, math.Copysign(0, -1), 1, -1, 0.5, 2, 3, -2.5, 1e10, -1e20, 1e300, math.Inf(1), math.Inf(-1), math.NaN(), 0.1}

func randomConst(rng *rand.Rand, t Type) int64 {
	if t.IsInt() {
		n := interestingInts[rng.Intn(len(interestingInts))]
		if rng.Intn(3) == 0 {
			n = int64(rng.Intn(70)) - 35
		}
		return Normal(t, n)
	}
	x := interestingFloats[rng.Intn(len(interestingFloats))]
	if t == F32 {
		return f32bits(float32(x))
	}
	return f64bits(x)
}

// Expressions that the builder simplified have the same results as their evaluation step by step.
func TestFoldingKeepsTheValue(t *testing.T) {
	byResult := map[Type][]Op{}
	for op := I32Eqz; op <= I32TruncSatF64U+4; op++ {
		in := op.Info()
		if in.Name == "" || len(in.Args) == 0 || op > I64Extend32S && op < I32TruncSatF32S {
			continue
		}
		if _, trap := Eval(op, 0, 1); trap == "not folded" || trap == "not arithmetic" {
			continue
		}
		byResult[in.Result] = append(byResult[in.Result], op)
	}
	rng := rand.New(rand.NewSource(1))
	params := []Type{I32, I32, I64, I64, F32, F64}
	for round := 0; round < 60000; round++ {
		args := make([]int64, len(params))
		for i, p := range params {
			args[i] = randomConst(rng, p)
		}
		b := NewBuilder("f", Signature{Params: params})
		trapped := false
		var expr func(ty Type, depth int) (*Value, int64)
		expr = func(ty Type, depth int) (*Value, int64) {
			if depth == 0 || rng.Intn(6) == 0 {
				if rng.Intn(2) == 0 {
					c := randomConst(rng, ty)
					return b.Bits(ty, c), c
				}
				for {
					i := rng.Intn(len(params))
					if params[i] == ty {
						return b.Func().Param(i), args[i]
					}
				}
			}
			if rng.Intn(12) == 0 {
				c, cv := expr(I32, depth-1)
				x, xv := expr(ty, depth-1)
				y, yv := expr(ty, depth-1)
				if cv == 0 {
					xv = yv
				}
				return b.Select(c, x, y), xv
			}
			ops := byResult[ty]
			op := ops[rng.Intn(len(ops))]
			var vs []*Value
			var ns [2]int64
			for i, at := range op.Info().Args {
				v, n := expr(at, depth-1)
				vs = append(vs, v)
				ns[i] = n
			}
			r, trap := Eval(op, ns[0], ns[1])
			trapped = trapped || trap != ""
			return b.Op(op, vs...), r
		}
		ty := params[rng.Intn(len(params))]
		v, want := expr(ty, 4)
		if trapped {
			continue
		}
		b.f.Sig.Results = []Type{ty}
		b.Return(v)
		f := b.Finish()
		for pass := 0; pass < 2; pass++ {
			got, err := f.Interpret(args, nil, 1000)
			require.NoError(t, err, "%v\n%s", args, f)
			if !(isNaN(ty, want) && isNaN(ty, got[0])) {
				require.Equal(t, want, got[0], "%v\n%s", args, f)
			}
			f.Simplify()
			require.NoError(t, f.Check(), "%s", f)
		}
	}
}

func isNaN(t Type, bits int64) bool {
	return t == F32 && math.IsNaN(float64(asF32(bits))) || t == F64 && math.IsNaN(asF64(bits))
}

// Divisions by constants become multiplications that agree with the division for all that is near a boundary.
func TestDivisionByConstants(t *testing.T) {
	for _, d := range []int64{3, 5, 6, 7, 9, 10, 11, 12, 25, 60, 64, 100, 125, 641, 1000, 65535, 65537, 1000003, 1 << 30, math.MaxInt32, math.MaxInt32 - 1, -3, -8, -1 << 31, -1<<31 + 1, -1} {
		for k, op := range []Op{I32DivS, I32RemS, I32DivU, I32RemU, I32DivU, I32RemU} {
			halved := k >= 4 // known to be below 2^31
			b := NewBuilder("f", Signature{Params: []Type{I32}, Results: []Type{I32}})
			x := b.Func().Param(0)
			if halved {
				x = b.Op(I32ShrU, x, b.Int(I32, 1))
			}
			b.Return(b.Op(op, x, b.Int(I32, d)))
			f := b.Finish()
			rng := rand.New(rand.NewSource(d))
			for i := 0; i < 2000; i++ {
				n := int64(int32(rng.Uint32()))
				if i < 1000 { // multiples and their neighbours
					n = Normal(I32, d*int64(rng.Intn(1<<31)/int(max(d, -d)))+int64(i%3)-1)
				}
				if i >= 1500 && i < 1504 {
					n = []int64{math.MinInt32, -1, math.MaxInt32, -2}[i-1500]
				}
				m := n
				if halved {
					m = int64(uint32(n) >> 1)
				}
				want, trap := Eval(op, m, d)
				if trap != "" {
					continue
				}
				got, err := f.Interpret([]int64{n}, nil, 100)
				require.NoError(t, err)
				require.Equal(t, want, got[0], "%s of %d by %d\n%s", op, m, d, f)
			}
		}
	}
}
