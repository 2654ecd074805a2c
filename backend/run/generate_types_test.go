package run_test

import (
	"fmt"
	"strings"
)

// captures are atomic updates of all types with the captured values, whose sum does not depend on the order.
func (p *program) captures() {
	t := p.pick(append([]string{"float", "double", "_Bool"}, integerTypes...)...)
	x, got := p.name("x"), p.name("got")
	p.line("%s %s[3] = {%d, 1, 0}; long %s[100] = {0};", t, x, p.IntN(2), got)
	forms := []string{"v = %s[c]++;", "v = ++%s[c];", "{ v = %s[c]; %[1]s[c]++; }", "v = %s[c] += 2;", "{ %s[c] += 2; v = %[1]s[c]; }", "{ v = %s[c]; %[1]s[c] = %[1]s[c] + 2; }", "v = %s[c] = %[1]s[c] - 1;"}
	if t == "_Bool" {
		forms = []string{"{ v = %s[c]; %[1]s[c] = %[1]s[c] | 1; }", "v = %s[c] |= 1;", "v = %s[c] ^= 1;"}
	}
	p.line("#pragma acc %s copy(%s, %s)", p.pick("parallel loop", "parallel loop gang vector", "serial loop", "kernels loop independent"), x, got)
	p.block("for (int i = 0; i < 90; i++)", func() {
		p.line("int c = i %% 3; %s v;", t)
		p.line("#pragma acc atomic capture")
		p.line(p.pick(forms...), x)
		p.line("%s[i] = (long)v;", got)
	})
	p.line("for (int i = 0; i < 90; i++) all += %s[i] * (1 + i %% 3);", got)
	p.line("all = all * 3 + (long)%s[0] + (long)%[1]s[1] * 2 + (long)%[1]s[2] * 3;", x)
}

// exchanged are atomic reads, writes and swaps.
func (p *program) exchanged() {
	t := p.pick(append([]string{"float", "double"}, integerTypes...)...)
	x, got := p.name("x"), p.name("got")
	p.line("%s %s = 1, %s[60];", t, x, got)
	p.line("#pragma acc parallel loop copy(%s) copyout(%s)", x, got)
	p.block("for (int i = 0; i < 60; i++)", func() {
		p.line("%s v;", t)
		p.line("#pragma acc atomic capture")
		p.line("{ v = %s; %[1]s = i + 2; }", x)
		p.line("#pragma acc atomic write")
		p.line("%s[i] = v;", got)
		p.line("#pragma acc atomic read")
		p.line("v = %s[i];", got)
	})
	// Each number but the last that was left has been taken once.
	p.line("for (int i = 0; i < 60; i++) all += (long)%s[i];", got)
	p.line("all += (long)%s;", x)
}

// complexNumbers in kernels, and their sums and products.
func (p *program) complexNumbers() {
	t := p.pick("double _Complex", "float _Complex")
	z, s := p.name("z"), p.name("s")
	p.line("%s %s[20], %s = %d, product%[3]s = 1;", t, z, s, p.IntN(4))
	p.line("for (int i = 0; i < 20; i++) %s[i] = i - m + (i %% 7) * 1.0i;", z)
	p.line("#pragma acc %s copy(%s) reduction(+:%s)", p.pick("parallel loop", "kernels loop independent", "serial loop", "parallel loop gang vector"), z, s)
	p.block("for (int i = 0; i < 20; i++)", func() {
		p.line(p.pick("%s[i] = %[1]s[i] * (2 - 3i) + k;", "%s[i] *= %[1]s[i];", "%s[i] = ~%[1]s[i] - %[1]s[(int)__real__ %[1]s[i] < 0 ? i : i] * 1.0i;", "__imag__ %s[i] += m; %[1]s[i] = -%[1]s[i];"), z)
		p.line("%s += %s[i];", s, z)
	})
	p.line("#pragma acc parallel loop reduction(*:product%s)", s)
	p.line("for (int i = 0; i < 8; i++) product%s *= i & 1 ? 1.0i : 1 + 1.0i;", s)
	p.line("all = all * 3 + (long)__real__ %s - (long)__imag__ %[1]s + (long)__real__ product%[1]s * 7 + (long)__imag__ product%[1]s;", s)
	p.line("for (int i = 0; i < 20; i++) all += (long)__real__ %s[i] * 3 + (long)__imag__ %[1]s[i] + (%[1]s[i] == %d);", z, p.IntN(9))
}

// booleans are what conditions become when they are stored.
func (p *program) booleans() {
	_, src := p.split()
	b, any := p.name("b"), p.name("any")
	p.line("_Bool %s[50], %s = 0, every%[2]s = 1, odd%[2]s = %d;", b, any, p.IntN(2))
	p.line("#pragma acc %s%s copyout(%s) reduction(||:%s) reduction(&&:every%[4]s) reduction(^:odd%[4]s)", p.pick("parallel loop", "parallel loop gang vector", "serial loop"), p.data(src), b, any)
	p.block("for (int i = 0; i < 50; i++)", func() {
		p.with(func() { p.line("%s[i] = %s;", b, p.expr(2, "i", src, nil)) }, "i")
		p.line(p.pick("%s[i] = %[1]s[i] + %[1]s[i];", "%s[i] ^= i & 1;", "%s[i] = !%[1]s[i];", "%s[i] = (i & 2) * 0.25;", "%s[i] = (_Bool)(i & 6) << 1;"), b)
		p.line("%s = %[1]s || (%s[i] && i == %d); every%[1]s = every%[1]s && (%[2]s[i] || i < 40); odd%[1]s ^= %[2]s[i];", any, b, p.IntN(60))
	})
	p.line("for (int i = 0; i < 50; i++) all = all * 3 + %s[i];", b)
	p.line("all = all * 8 + %s + every%[1]s * 2 + odd%[1]s * 4;", any)
}

// smallTypes are arithmetic that is done in int and kept in less.
func (p *program) smallTypes() {
	x := p.name("x")
	t := p.pick("unsigned char", "signed char", "unsigned short", "short")
	p.line("%s %s[64], y%[2]s = 200, z%[2]s = 7;", t, x)
	p.line("for (int i = 0; i < 64; i++) %s[i] = i * 37;", x)
	p.line("#pragma acc %s copy(%s)", p.pick("parallel loop", "kernels loop independent", "serial loop", "parallel loop vector"), x)
	p.block("for (int i = 0; i < 64; i++)", func() {
		for range 1 + p.IntN(3) {
			p.line(p.pick("%s[i] += y%[1]s;", "%s[i] = %[1]s[i] * z%[1]s >> 2;", "%s[i] <<= 1;", "%s[i] >>= i & 7;", "%s[i]--;", "%s[i] = ~%[1]s[i];", "%s[i] = -%[1]s[i] / 3;", "%s[i] %%= 11;",
				"%s[i] = (%[1]s[i] ^ y%[1]s) > z%[1]s ? %[1]s[i] + 1 : y%[1]s;", "%s[i] *= %[1]s[i];", "%s[i] = %[1]s[i] << 4 | %[1]s[i] >> 4;", "%s[i] = (%[1]s[i] + 1u) / 2;", "%s[i] = __builtin_popcount(%[1]s[i]) + i;"), x)
		}
	})
	p.line("for (int i = 0; i < 64; i++) all = all * 3 + %s[i];", x)
}

// punned are unions whose bytes are read as other types.
func (p *program) punned() {
	u := p.name("u")
	p.line("union { float f; unsigned w; unsigned char b[4]; struct { unsigned low : 12; int high : 20; } parts; } %s[20];", u)
	p.line("for (int i = 0; i < 20; i++) %s[i].f = i * 0.5f - m;", u)
	p.line("#pragma acc %s copy(%s)", p.pick("parallel loop", "kernels loop independent", "serial loop"), u)
	p.block("for (int i = 0; i < 20; i++)", func() {
		p.line(p.pick("%s[i].w ^= 1u << 31;", "%s[i].b[i & 3] ^= (unsigned char)(i + k);", "%s[i].parts.low += i; %[1]s[i].parts.high -= %[1]s[i].parts.low;", "%s[i].w = %[1]s[i].w >> 23 & 255;", "{ unsigned char t = %s[i].b[0]; %[1]s[i].b[0] = %[1]s[i].b[3]; %[1]s[i].b[3] = t; }"), u)
		p.line("%s[i].w += %[1]s[i].parts.high >> 3;", u)
	})
	p.line("for (int i = 0; i < 20; i++) all = all * 3 + %s[i].w;", u)
}

// wide are numbers of type long double, of which all values here are exact.
func (p *program) wide() {
	x, s := p.name("x"), p.name("s")
	p.line("long double %s[20], %s = 0; for (int i = 0; i < 20; i++) %[1]s[i] = i * 0.5L;", x, s)
	p.line("#pragma acc %s copy(%s) reduction(+:%s)", p.pick("parallel loop", "serial loop"), x, s)
	p.line("for (int i = 0; i < 20; i++) { %s[i] = %[1]s[i] * %d - k; %s += %[1]s[i] > 3 ? %[1]s[i] : i; }", x, 1+p.IntN(4), s)
	p.line("for (int i = 0; i < 20; i++) all = all * 3 + (long)(%s[i] * 2);", x)
	p.line("all += (long)(%s * 2); printf(\"%%.1Lf\\n\", %[1]s);", s)
}

// objects are passed to routines and come back by value.
func (p *program) objects() {
	dst, src := p.split()
	p.line("#pragma acc %s%s", p.head(), p.data(src, dst))
	p.block(p.loop("i", "n"), func() {
		p.with(func() {
			p.line("struct pair q = swap((struct pair){%s, (int)i * 0.5, {1, %d}});", p.expr(2, "i", src, nil), p.IntN(5))
		}, "i")
		p.line("struct pair r = i & 1 ? q : swap(q); r.c[1] += (char)i;")
		p.with(func() { p.line("%s", p.assign(1, "i", src, dst)) }, "r.a", "(int)r.b", "r.c[1]", "q.c[0]")
	})
}

// sharedSum is a sum over loops of two levels.
func (p *program) sharedSum() {
	_, src := p.split()
	s := p.name("s")
	outer, inner := "gang", p.pick("vector", "worker", "worker vector")
	if p.one(3) {
		outer, inner = "gang worker", "vector"
	}
	p.line("%s %s = %d; int most%[2]s = -1000;", p.pick("long", "int", "double", "unsigned short"), s, p.IntN(9))
	p.line("#pragma acc parallel%s num_gangs(%d) reduction(+:%s) reduction(max:most%[3]s)", p.data(src), 1+p.IntN(9), s)
	p.block("", func() {
		p.line("#pragma acc loop %s reduction(+:%s) reduction(max:most%[2]s)", outer, s)
		p.block("for (int i = 0; i < 12; i++)", func() {
			p.line("#pragma acc loop %s reduction(+:%s) reduction(max:most%[2]s)", inner, s)
			p.block(p.loop("j", "9"), func() {
				p.with(func() { p.line("int t = (%s) %% 100;", p.expr(2, "(int)j", src, nil)) }, "i", "(int)j")
				p.line("%s += t; if (t > most%[1]s) most%[1]s = t;", s)
			})
		})
	})
	p.line("all = all * 7 + (long)%s + most%[1]s;", s)
}

// variableLength are private arrays whose length is known when the program runs.
func (p *program) variableLength() {
	dst, src := p.split()
	w := p.name("w")
	p.line("int %s[m + 3];", w)
	p.line("#pragma acc %s%s private(%s)", p.pick("parallel loop", "parallel loop gang", "serial loop"), p.data(src, dst), w)
	p.block(p.loop("i", "n"), func() {
		p.line("for (int q = 0; q < m + 3; q++) %s[q] = q * m - (int)i;", w)
		p.line("for (int q = 1; q < m + 3; q++) %s[q] += %[1]s[q - 1];", w)
		p.with(func() { p.line("%s", p.assign(1, "i", src, dst)) }, w+"[m]", w+"[2]")
	})
}

// kernelsOfMany has consecutive loops without directives.
func (p *program) kernelsOfMany() {
	dst, src := p.split()
	p.line("#pragma acc kernels%s", p.data(src, dst))
	p.block("", func() {
		for range 2 + p.IntN(2) {
			switch p.IntN(4) {
			case 0:
				p.line("for (int i = 1; i < n; i++) { %s }", strings.NewReplacer("AT", dst.at("i"), "OF", dst.read("i - 1")).Replace("AT = OF + i % 5;"))
			case 1:
				p.line("for (int i = 0; i < 50; i++) { %s }", strings.NewReplacer("AT", dst.at("i"), "OF", dst.read("99 - i")).Replace("AT = OF - i;"))
			case 2:
				p.with(func() {
					p.line("for (int i = 0; i < 10; i++) for (int j = 0; j < 10; j++) { %s }", p.assign(2, "i * 10 + j", src, dst))
				}, "i", "j")
			default:
				p.with(func() { p.line("%s { %s }", p.loop("i", "n"), p.assign(2, "i", src, dst)) }, "i")
			}
		}
	})
}

// forced nests have statements between their loops; deep ones are of three loops.
func (p *program) forced() {
	dst, src := p.split()
	if p.one(2) {
		p.line("#pragma acc parallel loop%s %s", p.data(src, dst), p.pick("collapse(3)", "tile(2, 2, 2)", "tile(*, 3, 2)", "collapse(2)"))
		p.line("for (%s a = 0; a < 4; a++) for (unsigned char b = 5; b > 0; b--) for (long c = 0; c <= 4; c++)", p.pick("int", "short", "unsigned"))
		p.with(func() { p.line("    { %s }", p.assign(2, "a * 25 + (b - 1) * 5 + c", src, dst)) }, "(int)a", "b", "(int)c")
		return
	}
	p.line("#pragma acc parallel loop%s collapse(force:2)", p.data(src, dst))
	p.block("for (int i = 0; i < 9; i++)", func() {
		p.line("int base = i * 10 + %d;", p.IntN(8))
		p.line("for (int j = 0; j < 3; j++) {")
		p.with(func() { p.line("    %s", p.assign(2, "base + j", src, dst)) }, "i", "j", "base")
		p.line("}")
	})
}

// levels are routines of each level that call one another.
func (p *program) levels() {
	g := p.name("g")
	p.line("int %s[6][16]; long sums%[1]s[6]; for (int i = 0; i < 96; i++) %[1]s[i / 16][i %% 16] = i * m %% 50;", g)
	p.line("#pragma acc parallel copy(%s) copyout(sums%[1]s) num_gangs(%d) num_workers(%d) vector_length(%d)", g, 1+p.IntN(5), 1+p.IntN(3), 1+p.IntN(16))
	p.line("rowsOf(%s, sums%[1]s, 6, %d);", g, p.IntN(9))
	p.line("for (int i = 0; i < 6; i++) all = all * 3 + sums%s[i] + %[1]s[i][i * 2];", g)
	if p.one(2) {
		p.line("#pragma acc parallel loop gang copy(%s) num_workers(%s)", g, fmt.Sprint(1+p.IntN(4)))
		p.line("for (int i = 0; i < 6; i++) { long s = ofRow(%s[i], 16); %[1]s[i][3] = (int)s; }", g)
		p.line("for (int i = 0; i < 6; i++) all = all * 3 + %s[i][3];", g)
	}
}
