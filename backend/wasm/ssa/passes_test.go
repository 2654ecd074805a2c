package ssa

import (
	"bytes"
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A program of random loops over memory: the passes must not change what it computes.
type generator struct {
	rng   *rand.Rand
	b     *Builder
	vars  []Var // i32
	iv    []Var // i32 or i64 loop counters, read only in the body
	wide  map[Var]bool
	depth int
	left  int
}

const memSize = 1 << 18

func (g *generator) value() *Value {
	b := g.b
	switch g.rng.Intn(5) {
	case 0:
		return b.Int(I32, int64(g.rng.Intn(2000)-1000))
	case 1:
		if len(g.iv) > 0 {
			return g.counter()
		}
	case 2:
		return b.Access(I32Load, int64(4*g.rng.Intn(4)), g.address())
	}
	return b.Read(g.vars[g.rng.Intn(len(g.vars))])
}

func (g *generator) counter() *Value {
	v := g.iv[g.rng.Intn(len(g.iv))]
	x := g.b.Read(v)
	if g.wide[v] {
		return g.b.Op(I32WrapI64, x)
	}
	return x
}

// address is in the memory, beyond the guard, and not near the end.
func (g *generator) address() *Value {
	b := g.b
	base := b.Int(I32, int64(Guard+4096+g.rng.Intn(64)*4))
	if g.rng.Intn(3) == 0 {
		base = b.Op(I32Add, b.Func().Param(2), b.Int(I32, int64(4*(g.rng.Intn(40)-20))))
	}
	if len(g.iv) == 0 || g.rng.Intn(4) == 0 {
		return base
	}
	i := g.counter()
	switch g.rng.Intn(4) {
	case 0:
		i = b.Op(I32Add, i, b.Int(I32, int64(g.rng.Intn(5)-2)))
	case 1:
		i = b.Op(I32Mul, i, b.Op(I32And, b.Func().Param(1), b.Int(I32, 7)))
	case 2:
		i = b.Op(I32Add, i, g.counter())
	case 3: // a stride in bytes, which may be that of neighbours
		return b.Op(I32Add, base, b.Op(I32Mul, i, b.Op(I32And, b.Func().Param(1), b.Int(I32, 6))))
	}
	return b.Op(I32Add, base, b.Op(I32Shl, i, b.Int(I32, 2)))
}

func (g *generator) statement() {
	if g.left--; g.left < 0 {
		return
	}
	b := g.b
	switch k := g.rng.Intn(10); {
	case k < 4:
		ops := []Op{I32Add, I32Sub, I32Mul, I32Xor, I32And, I32ShrU, I32LtS, I32RemU}
		op := ops[g.rng.Intn(len(ops))]
		x, y := g.value(), g.value()
		if op == I32RemU {
			y = b.Int(I32, int64(1+g.rng.Intn(30)))
		}
		b.Write(g.vars[g.rng.Intn(len(g.vars))], b.Op(op, x, y))
	case k < 6:
		b.Access(I32Store, int64(4*g.rng.Intn(3)), g.address(), g.value())
	case k == 6 && g.rng.Intn(2) == 0:
		g.better()
	case k < 7:
		then, els, end := b.NewBlock(), b.NewBlock(), b.NewBlock()
		b.If(b.Op(I32GtS, g.value(), g.value()), then, els)
		for _, blk := range []*Block{then, els} {
			b.Block = blk
			g.statement()
			b.Jump(end)
		}
		b.Block = end
	default:
		if g.depth < 3 {
			g.loop()
		}
	}
}

// better is a store to where has just been read, under a condition.
func (g *generator) better() {
	b := g.b
	at, offset := g.address(), int64(4*g.rng.Intn(3))
	old := b.Access(I32Load, offset, at)
	value := g.value()
	x, y := old, value
	if g.rng.Intn(2) == 0 {
		x, y = y, x
	}
	then, end := b.NewBlock(), b.NewBlock()
	ops := []Op{I32LtS, I32GtU, I32LeS, I32GeU, I32GtS, I32Ne}
	cond := b.Op(ops[g.rng.Intn(len(ops))], x, y)
	if g.rng.Intn(2) == 0 {
		b.If(cond, then, end)
	} else {
		b.If(cond, end, then)
	}
	b.Block = then
	if g.rng.Intn(3) == 0 {
		value = b.Op(I32Add, value, g.value())
	}
	b.Access(I32Store, offset, at, value)
	b.Jump(end)
	b.Block = end
}

func (g *generator) loop() {
	b := g.b
	g.depth++
	t := I32
	if g.rng.Intn(3) == 0 {
		t = I64
	}
	k := family(t)
	iv := b.NewVar(t)
	step := int64(1 + g.rng.Intn(3))
	from, to := int64(g.rng.Intn(5)), int64(g.rng.Intn(24))
	var cond Op
	down := g.rng.Intn(3) == 0
	if down {
		from, to, step = to, from, -step
		cond = []Op{I32GtS, I32GtU, I32GeS}[g.rng.Intn(3)]
	} else {
		cond = []Op{I32LtS, I32LtU, I32LeS, I32LeU}[g.rng.Intn(4)]
	}
	if g.rng.Intn(4) == 0 { // exact
		step = 1
		cond = I32Ne
		if to <= from {
			to = from + 1
		}
	}
	if t == I64 {
		cond = cond - I32Eq + I64Eq
	}
	bound := b.Int(t, to)
	if g.rng.Intn(2) == 0 { // not a constant
		p := b.Op(I32And, b.Func().Param(1), b.Int(I32, 15))
		if cond == I32Ne || cond == I64Ne {
			p = b.Op(I32Add, p, b.Int(I32, from+1))
		}
		if t == I64 {
			bound = b.Op(I64ExtendI32U, p)
		} else {
			bound = p
		}
	}
	b.Write(iv, b.Int(t, from))
	body, end := b.NewBlock(), b.NewBlock()
	if g.rng.Intn(3) > 0 {
		b.If(b.Op(cond, b.Int(t, from), bound), body, end)
	} else {
		b.Jump(body) // the first round always happens
	}
	b.Block = body
	g.iv = append(g.iv, iv)
	if g.wide == nil {
		g.wide = map[Var]bool{}
	}
	g.wide[iv] = t == I64
	for n := 1 + g.rng.Intn(3); n > 0; n-- {
		g.statement()
	}
	g.iv = g.iv[:len(g.iv)-1]
	next := b.Op(k.add, b.Read(iv), b.Int(t, step))
	b.Write(iv, next)
	b.If(b.Op(cond, next, bound), body, end)
	b.Block = end
	g.depth--
}

func TestPassesKeepTheMeaning(t *testing.T) {
	Debug = true
	defer func(n int64) { chunkRounds = n }(chunkRounds)
	chunkRounds = 3
	runs, vectors := 0, 0
	for seed := int64(0); seed < 800; seed++ {
		make := func() *Func {
			g := &generator{rng: rand.New(rand.NewSource(seed)), left: 14}
			g.b = NewBuilder(fmt.Sprintf("seed%d", seed), Signature{Params: []Type{I32, I32, I32}, Results: []Type{I32, I32, I32}})
			for i := 0; i < 3; i++ {
				v := g.b.NewVar(I32)
				g.b.Write(v, g.b.Func().Param(i))
				g.vars = append(g.vars, v)
			}
			for g.left > 0 {
				g.statement()
			}
			g.b.Return(g.b.Read(g.vars[0]), g.b.Read(g.vars[1]), g.b.Read(g.vars[2]))
			return g.b.Finish()
		}
		before, after := make(), make()
		require.NoError(t, before.Check())
		text := after.String()
		Optimize([]*Func{after})
		if strings.Contains(after.String(), "v128.store") {
			vectors++
		}
		AddPolls([]*Func{after})
		require.NoError(t, after.Check(), after)
		for _, arg := range []int64{0, 5, 13, 31} {
			args := []int64{7, arg, Guard + 8192}
			m1, m2 := bytes.Repeat([]byte{1, 2, 3, 5, 8}, memSize/5+1)[:memSize], bytes.Repeat([]byte{1, 2, 3, 5, 8}, memSize/5+1)[:memSize]
			want, err1 := before.Interpret(args, m1, 60000)
			if err1 != nil {
				continue
			}
			runs++
			got, err2 := after.Interpret(args, m2, 400000)
			require.NoError(t, err2, "seed %d arg %d\n%s\n%s", seed, arg, text, after)
			require.Equal(t, want, got, "seed %d arg %d\n%s\n%s", seed, arg, text, after)
			require.True(t, bytes.Equal(m1, m2), "seed %d arg %d: memory\n%s\n%s", seed, arg, text, after)
		}
	}
	require.Greater(t, runs, 1600)
	require.Greater(t, vectors, 10)
}

// Arrays whose stride is an argument: neighbours are handled on vectors, others as they are.
func TestAssumeStrides(t *testing.T) {
	Debug = true
	make := func() *Func {
		b := NewBuilder("add", Signature{Params: []Type{I32, I32, I32, I32}}) // a, b, stride, n
		p := b.Func().Param
		i := b.NewVar(I32)
		b.Write(i, b.Int(I32, 0))
		body, end := b.NewBlock(), b.NewBlock()
		b.If(b.Op(I32GtS, p(3), b.Int(I32, 0)), body, end)
		b.Block = body
		at := func(base *Value) *Value { return b.Op(I32Add, base, b.Op(I32Mul, b.Read(i), p(2))) }
		sum := b.Op(F64Add, b.Access(F64Load, 0, at(p(0))), b.Access(F64Load, 0, at(p(1))))
		b.Access(F64Store, 0, at(p(0)), sum)
		b.Write(i, b.Op(I32Add, b.Read(i), b.Int(I32, 1)))
		b.If(b.Op(I32LtS, b.Read(i), p(3)), body, end)
		b.Block = end
		b.Return()
		return b.Finish()
	}
	before, after := make(), make()
	Optimize([]*Func{after})
	require.Contains(t, after.String(), "v128.store")
	for _, step := range []int64{8, 16, 24, 0, -8} {
		args := []int64{Guard + 9000, Guard + 30000, step, 100}
		memory := [2][]byte{bytes.Repeat([]byte{1, 2, 3, 5, 8}, memSize/5), bytes.Repeat([]byte{1, 2, 3, 5, 8}, memSize/5)}
		_, err := before.Interpret(args, memory[0], 60000)
		require.NoError(t, err)
		_, err = after.Interpret(args, memory[1], 60000)
		require.NoError(t, err)
		require.True(t, bytes.Equal(memory[0], memory[1]), step)
	}
}
