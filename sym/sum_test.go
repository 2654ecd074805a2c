package sym

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"math"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

var names = []string{"i", "j", "n"}

// draw is a sum of a few terms.
func draw(t *rapid.T, label string) Poly {
	p := Poly{}
	for range rapid.IntRange(0, 3).Draw(t, label) {
		term := Const(rapid.Int64Range(-5, 5).Draw(t, "factor"))
		for _, s := range rapid.SliceOfN(rapid.SampledFrom(names), 0, 2).Draw(t, "symbols") {
			term, _ = term.Times(Of(s))
		}
		p = p.Plus(term, 1)
	}
	return p
}

// value is the number that a sum is where the symbols are numbers.
func value(p Poly, at map[string]int64) (sum int64) {
	for _, t := range p {
		product := t.Factor
		for _, s := range t.Of {
			product *= at[s]
		}
		sum += product
	}
	return sum
}

// Arithmetic on sums is that on the numbers they stand for, and equal sums have one text.
func TestArithmetic(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, q := draw(t, "p"), draw(t, "q")
		at := map[string]int64{}
		for _, s := range names {
			at[s] = rapid.Int64Range(-9, 9).Draw(t, s)
		}
		k := rapid.Int64Range(-3, 3).Draw(t, "k")
		require.Equal(t, value(p, at)+k*value(q, at), value(p.Plus(q, k), at))
		product, ok := p.Times(q)
		require.True(t, ok)
		require.Equal(t, value(p, at)*value(q, at), value(product, at))

		back := p.Plus(q, 1).Plus(q, -1)
		require.True(t, back.Equal(p))
		require.Equal(t, p.String(), back.String())
		other, _ := q.Times(p)
		require.True(t, product.Equal(other))
		require.Equal(t, product.String(), other.String())

		if factor, rest, ok := p.Coefficient("i"); ok {
			whole, _ := factor.Times(Of("i"))
			require.True(t, whole.Plus(rest, 1).Equal(p))
			require.False(t, factor.Has("i") || rest.Has("i"))
		}
		if least := p.Least(); least > 0 {
			require.LessOrEqual(t, least, value(p, map[string]int64{"i": 1, "j": 1, "n": 1}))
		}
	})
}

// Numbers that do not fit make a sum that equals nothing: two sums must not become equal by wrapping.
func TestOverflow(t *testing.T) {
	big := Const(math.MaxInt64)
	n := Of("n")
	for _, p := range []Poly{big.Plus(Const(1), 1), big.Plus(big, 2), Const(math.MinInt64).Plus(Const(1), -1), n.Plus(n, math.MaxInt64), Const(0).Plus(Const(math.MinInt64), -1)} {
		require.False(t, p.IsKnown())
		require.False(t, p.Equal(p))
		require.False(t, p.Plus(n, 1).IsKnown())
		_, constant := p.Constant()
		require.False(t, constant)
		_, ok := p.Times(n)
		require.False(t, ok)
		_, _, ok = p.Coefficient("n")
		require.False(t, ok)
		require.False(t, p.IsPositive())
	}
	_, ok := big.Times(Const(2))
	require.False(t, ok)
	least, ok := Const(math.MaxInt64).Times(Const(-1))
	require.True(t, ok)
	require.True(t, least.Equal(Const(-math.MaxInt64)))

	wide := Poly{}
	for _, s := range "abcdefghi" {
		wide = wide.Plus(Of(string(s)), 1)
	}
	_, ok = wide.Times(wide)
	require.False(t, ok, "81 terms are too many")
}

// No other type of the tree has arithmetic of its own on symbolic integers.
func TestOneArithmetic(t *testing.T) {
	methods := map[string]map[string]bool{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, d := range f.Decls {
			if m, ok := d.(*ast.FuncDecl); ok && m.Recv != nil && (m.Name.Name == "Plus" || m.Name.Name == "Times") {
				at := filepath.Dir(path)
				if methods[at] == nil {
					methods[at] = map[string]bool{}
				}
				methods[at][m.Name.Name] = true
			}
		}
		return nil
	})
	require.NoError(t, err)
	for at, has := range methods {
		require.True(t, at == filepath.Join("..", "sym") || len(has) < 2, "%s has a type with Plus and Times: use sym.Sum", at)
	}
	require.Len(t, methods[filepath.Join("..", "sym")], 2)
}
