package run_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// generateOpenMP writes the program of a seed with directives of OpenMP. What it prints does not depend on the number of
// threads, on the schedule or on whether there is a device.
func generateOpenMP(seed uint64) string {
	p := &program{writer: writer{Rand: rand.New(rand.NewPCG(seed, 23))}, scalars: []string{"n", "m", "k"}, openmp: true}
	p.line("#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <omp.h>\n")
	p.line("#pragma omp declare target\nstatic int mix(int x, int y) { return (x ^ y) * 31 + (x & 15); }\nstatic int low(int x, int y) { if (x < y) return x; return y %s 1; }", p.pick("+", "-"))
	p.line("static int helper(long x) { return (int)(x %% 1009); }\nint twice(int x, int y) { return %s; }", p.pick("helper(x) + mix(y, 3)", "low(low(x, y), 5)", "x < y ? mix(x, y) : helper((long)x * y)"))
	p.line("int table[16] = {3, 1, 4, 1, 5, 9, 2, 6};\n#pragma omp end declare target\n")
	p.line("int linked[10];\n#pragma omp declare target link(linked)\n")
	p.line("static int own = 3;\n#pragma omp threadprivate(own)\n")
	p.line("struct sum { long total; int count; };\n#pragma omp declare reduction(both : struct sum : omp_out.total += omp_in.total, omp_out.count += omp_in.count) initializer(omp_priv = (struct sum){0, 0})\n")
	p.line("static long tree(int depth, long x)\n{\n    if (depth == 0) return x %% 97;\n    long a, b;\n#pragma omp task shared(a)%s\n    a = tree(depth - 1, x * 3 + 1);\n"+
		"#pragma omp task shared(b) %s\n    b = tree(depth - 1, x ^ depth);\n#pragma omp taskwait\n    return a * 5 + b;\n}\n",
		p.pick("", " if(depth > 2)", " mergeable", " untied"), p.pick("", "final(depth < 2)", "firstprivate(x)", "priority(depth)"))
	p.line("static void each(int *to, int count, int by)\n{\n#pragma omp for%s\n    %s\n        to[j] += j * by;\n}\n", p.schedule(), p.loop("j", "count"))
	for range 3 + p.IntN(4) {
		p.array()
	}
	p.block("int main(void)", func() {
		p.line("int n = %d, m = %d, k = %d, n0 = 100;", 20+p.IntN(80), 3+p.IntN(8), p.IntN(50)-10)
		if p.one(3) {
			p.line("omp_set_max_active_levels(%d);", 1+p.IntN(3))
		}
		for _, a := range p.arrays {
			p.storage(a)
		}
		p.line("long all = 0;")
		for range 3 + p.IntN(5) {
			p.openMPConstruct()
		}
		p.line("unsigned sum = (unsigned)all;")
		for _, a := range p.arrays {
			p.line("for (int i = 0; i < 100; i++) sum = sum * 31 + (unsigned)%s;", a.read("i"))
			p.line(`printf("%s %%u\n", sum);`, a.name)
		}
		p.line(`printf("%%ld %%d %%d %%d\n", all, n, m, k);`)
		p.line("return 0;")
	})
	return p.String()
}

// openMPConstruct writes a construct for the host or for a device; every third is one of the rare ones.
func (p *program) openMPConstruct() {
	usual, rare := hostConstructs, rareHostConstructs
	if p.one(2) {
		usual, rare = targetConstructs, rareTargetConstructs
	}
	if p.one(3) {
		usual = rare
	}
	usual[p.IntN(len(usual))](p)
}

var hostConstructs = []func(*program){
	(*program).threadMap, (*program).threadNest, (*program).phases, (*program).threadReductions, (*program).threadOperators, (*program).arraySums, (*program).ownReduction,
	(*program).lastCopies, (*program).nestedTeams, (*program).exclusive, (*program).taskTree, (*program).taskChain, (*program).taskLoop, (*program).taskSums,
	(*program).inOrder, (*program).doacross, (*program).simdLoop, (*program).scanned, (*program).threadCopies, (*program).locks, (*program).league, (*program).orphan, (*program).atomics,
}

var targetConstructs = []func(*program){
	(*program).targetMap, (*program).targetNest, (*program).targetReduction, (*program).targetData, (*program).targetUnstructured, (*program).targetAtomics, (*program).targetTeam,
	(*program).targetPointer, (*program).targetTasks, (*program).targetDeclared, (*program).targetMembers,
}

// schedule is a schedule clause, or nothing.
func (p *writer) schedule() string {
	return p.pick("", "", " schedule(static)", " schedule(static, 3)", " schedule(dynamic)", " schedule(dynamic, 4)", " schedule(guided)", " schedule(guided, 2)", " schedule(auto)", " schedule(runtime)",
		" schedule(monotonic: dynamic, 2)", " schedule(nonmonotonic: dynamic)", " schedule(static, 9 - 2)")
}

// team are clauses of parallel, or none.
func (p *writer) team() string {
	return p.pick("", "", "", fmt.Sprintf(" num_threads(%d)", 1+p.IntN(5)), " num_threads(m)", " if(n > 50)", " if(parallel: k > 0)", " proc_bind(close)")
}

func (p *program) threadMap() {
	dst, src := p.split()
	p.line("#pragma omp parallel for%s%s%s", p.pick("", "", " simd"), p.schedule(), p.team())
	p.block(p.loop("i", p.pick("n", "100")), func() {
		p.with(func() {
			if p.one(4) {
				p.line("if (%s) continue;", p.expr(1, "i", src, dst))
			}
			for range 1 + p.IntN(2) {
				p.line("%s", p.assign(3, "i", src, dst))
			}
		}, "i")
	})
}

func (p *program) threadNest() {
	dst, src := p.split()
	p.line("#pragma omp parallel for collapse(2)%s%s", p.schedule(), p.team())
	p.line("%s", p.loop("i", fmt.Sprint(1+p.IntN(10))))
	p.depth++
	p.block(p.loop("j", fmt.Sprint(1+p.IntN(10))), func() {
		p.with(func() {
			if p.one(2) {
				p.line("if ((i + j) %% 3 == 1) continue;")
			}
			p.line("%s", p.assign(2, "i * 10 + j", src, dst))
		}, "i", "j")
	})
	p.depth--
}

// phases are worksharing constructs one after the other in a region.
func (p *program) phases() {
	dst, src := p.split()
	t, u := p.name("t"), p.name("u")
	p.line("int %s = 0, %s[4] = {0};", t, u)
	p.line("#pragma omp parallel%s", p.team())
	p.block("", func() {
		p.line("int here = m * 2, got;")
		p.line("#pragma omp for%s%s", p.schedule(), p.pick("", " nowait"))
		p.block(p.loop("i", "50"), func() {
			p.with(func() { p.line("%s", p.assign(2, "i", nil, dst)) }, "i", "here")
		})
		p.line("#pragma omp sections%s", p.pick("", " nowait"))
		p.block("", func() {
			for q := range 3 {
				p.line("#pragma omp section")
				p.line("%s[%d] = here + %d;", u, q, p.IntN(9))
			}
		})
		p.line("#pragma omp barrier")
		p.line("#pragma omp single copyprivate(got)")
		p.line("{ got = %s[0] + %[1]s[2]; %s += got; }", u, t)
		p.line("#pragma omp for%s", p.schedule())
		p.block(p.loop("i", "50"), func() {
			p.with(func() { p.line("%s", p.assign(2, "50 + i", src, dst)) }, "i", "here", "got")
		})
		p.line("#pragma omp %s", p.pick("master", "masked", "single nowait", "single"))
		p.line("%s[3] += got + 1;", u)
	})
	p.line("all = all * 3 + %s + %s[1] + %[2]s[3];", t, u)
}

func (p *program) threadReductions() {
	dst, src := p.split()
	s, most, bits, d := p.name("s"), p.name("most"), p.name("bits"), p.name("d")
	t := p.pick(integerTypes...)
	p.line("%s %s = %d, %s = -100; int %s = 0; %s %s = 0;", t, s, p.IntN(9), most, bits, p.pick("float", "double"), d)
	p.line("#pragma omp parallel for%s%s reduction(+:%s, %s) reduction(max:%s) reduction(^:%s)", p.schedule(), p.team(), s, d, most, bits)
	p.block(p.loop("i", "n"), func() {
		p.with(func() {
			p.line("%s t = %s;", t, p.expr(2, "i", append(src, dst), nil))
			p.line("%s += t;", s)
			p.line(p.pick("%s = %[1]s > t ? %[1]s : t;", "if (t > %s) %[1]s = t;"), most)
			p.line("%s ^= (int)t;", bits)
			p.line("%s += t %% 100;", d)
		}, "i")
	})
	p.line("all = all * 7 + (long)%s + (long)%s + %s + (long)%s;", s, most, bits, d)
}

func (p *program) threadOperators() {
	dst, src := p.split()
	x := p.name("x")
	p.line("unsigned char all%s = 255; short any%[1]s = 0; long product%[1]s = %d; int both%[1]s = 1, either%[1]s = 0; unsigned least%[1]s = 1000000;", x, 1+p.IntN(3))
	p.line("#pragma omp parallel%s", p.team())
	p.line("#pragma omp for%s reduction(&:all%s) reduction(|:any%[2]s) reduction(*:product%[2]s) reduction(&&:both%[2]s) reduction(||:either%[2]s) reduction(min:least%[2]s)", p.schedule(), x)
	p.block(p.loop("i", "n"), func() {
		p.with(func() { p.line("int t = %s;", p.expr(2, "i", append(src, dst), nil)) }, "i")
		p.line("all%s &= t | %d;", x, p.IntN(256))
		p.line("any%s |= t & %d;", x, p.IntN(1<<14))
		p.line("product%s *= t | 1;", x)
		p.line("both%s = both%[1]s && t != %d;", x, p.IntN(40)-20)
		p.line("either%s = either%[1]s || t == %d;", x, p.IntN(40)-20)
		p.line("least%s = least%[1]s < (unsigned)t %% 10000 ? least%[1]s : (unsigned)t %% 10000;", x)
	})
	p.line("all = all * 5 + all%s + any%[1]s * 3 + (product%[1]s ^ both%[1]s * 5) + either%[1]s * 7 + least%[1]s;", x)
}

func (p *program) arraySums() {
	_, src := p.split()
	hist := p.name("hist")
	p.line("long %s[8] = {1, 2};", hist)
	p.line("#pragma omp parallel for%s reduction(+:%s%s)", p.schedule(), hist, p.pick("", "[0:8]", "[:8]"))
	p.with(func() { p.line("%s %s[i & 7] += (%s) %% 100;", p.loop("i", "n"), hist, p.expr(2, "i", src, nil)) }, "i")
	p.line("for (int i = 0; i < 8; i++) all = all * 3 + %s[i];", hist)
}

func (p *program) ownReduction() {
	_, src := p.split()
	s := p.name("s")
	p.line("struct sum %s = {m, 0};", s)
	p.line("#pragma omp parallel for%s reduction(both : %s)", p.schedule(), s)
	p.with(func() { p.line("%s { %s.total += %s; %[2]s.count++; }", p.loop("i", "n"), s, p.expr(2, "i", src, nil)) }, "i")
	p.line("all = all * 3 + %s.total + %[1]s.count;", s)
}

// lastCopies are private copies whose values come and go.
func (p *program) lastCopies() {
	dst, src := p.split()
	work, w, last := p.name("work"), p.name("w"), p.name("last")
	p.line("int %s[8], %s = %d, %s = 0;", work, w, p.IntN(9), last)
	p.line("#pragma omp parallel for%s private(%s) firstprivate(%s) lastprivate(%s)%s", p.schedule(), work, w, last, p.team())
	p.block(p.loop("i", "n"), func() {
		p.line("for (int q = 0; q < 8; q++) %s[q] = q * %s + (int)i;", work, w)
		p.line("%s = %s[(int)i & 7] + (int)i;", last, work)
		p.with(func() { p.line("%s", p.assign(1, "i", src, dst)) }, "i", last)
	})
	p.line("all += %s;", last)
}

func (p *program) nestedTeams() {
	dst, src := p.split()
	total := p.name("total")
	p.line("long %s = 0;", total)
	p.line("#pragma omp parallel for%s reduction(+:%s) num_threads(%d)", p.schedule(), total, 1+p.IntN(3))
	p.block("for (int i = 0; i < 10; i++)", func() {
		p.line("int row = 0;")
		p.line("#pragma omp parallel for%s reduction(+:row) num_threads(%d)", p.schedule(), 1+p.IntN(3))
		p.block("for (int j = 0; j < 10; j++)", func() {
			p.with(func() { p.line("%s", p.assign(1, "i * 10 + j", src, dst)) }, "i", "j")
			p.line("row += i ^ j;")
		})
		p.line("%s += row;", total)
	})
	p.line("all += %s;", total)
}

func (p *program) exclusive() {
	c, s := p.name("c"), p.name("s")
	p.line("int %s = 0; long %s = 0;", c, s)
	p.line("#pragma omp parallel%s", p.team())
	p.block("", func() {
		p.line("#pragma omp for%s", p.schedule())
		p.block("for (int i = 0; i < 40; i++)", func() {
			p.line("#pragma omp critical%s", p.pick("", "", " (one)", " (hinted) hint(omp_sync_hint_uncontended)"))
			p.line("{ %s++; %s += i * m; }", c, s)
		})
		p.line("#pragma omp single")
		p.line("%s *= 2;", c)
	})
	p.line("all = all * 3 + %s + %s;", c, s)
}

func (p *program) taskTree() {
	p.line("#pragma omp parallel%s", p.team())
	p.line("#pragma omp %s", p.pick("single", "master", "masked", "single nowait"))
	p.line("all += tree(%d, %d + k);", 2+p.IntN(7), p.IntN(50))
}

// taskChain are tasks that depend on one another.
func (p *program) taskChain() {
	x, y := p.name("x"), p.name("y")
	p.line("long %s = %d, %s[4] = {1, 2, 3, 4};", x, p.IntN(9), y)
	p.line("#pragma omp parallel%s", p.team())
	p.line("#pragma omp single")
	p.block("", func() {
		p.line("#pragma omp task depend(out: %s)\n%[1]s += m;", x)
		p.block("for (int q = 0; q < 4; q++)", func() {
			p.line("#pragma omp task depend(in: %s) depend(inout: %s[q]) firstprivate(q)\n%[2]s[q] = %[2]s[q] * %[1]s + q;", x, y)
		})
		p.line("#pragma omp task depend(inout: %s)\n%[1]s = %[1]s * 3 + 1;", x)
		if p.one(2) {
			p.line("#pragma omp taskwait depend(in: %s)\nall += %[1]s;", x)
		}
		p.line("#pragma omp task depend(in: %s[0], %[1]s[1]) depend(%s: %s)\n%[3]s += %[1]s[0] - %[1]s[1];", y, p.pick("inout", "out", "mutexinoutset"), x)
	})
	p.line("all = all * 3 + %s + %s[2] + %[2]s[3];", x, y)
}

func (p *program) taskLoop() {
	dst, src := p.split()
	p.line("#pragma omp parallel%s", p.team())
	p.line("#pragma omp %s", p.pick("single", "master"))
	p.line("#pragma omp taskloop%s", p.pick("", " grainsize(7)", " num_tasks(5)", " nogroup", " simd", " if(n > 40)", " collapse(1)", " grainsize(m)"))
	p.with(func() { p.line("%s { %s }", p.loop("i", "n"), p.assign(2, "i", src, dst)) }, "i")
}

// taskSums are reductions in which tasks take part.
func (p *program) taskSums() {
	s := p.name("s")
	p.line("long %s = 5;", s)
	p.line("#pragma omp parallel%s", p.team())
	p.line("#pragma omp single")
	p.block("", func() {
		p.line("#pragma omp taskgroup task_reduction(+: %s)", s)
		p.block("for (int q = 0; q < 9; q++)", func() {
			p.line("#pragma omp task in_reduction(+: %s) firstprivate(q)", s)
			p.line("%s += q * m;", s)
		})
		if p.one(2) {
			p.line("#pragma omp taskloop reduction(+: %s)%s", s, p.pick("", " grainsize(3)"))
			p.line("for (int q = 0; q < 20; q++) %s += q ^ k;", s)
		}
	})
	p.line("all = all * 3 + %s;", s)
}

// inOrder has a part of each iteration in the order of the loop.
func (p *program) inOrder() {
	at, list := p.name("at"), p.name("list")
	p.line("int %s = 0, %s[40];", at, list)
	p.line("#pragma omp parallel for ordered%s", p.pick("", " schedule(static, 1)", " schedule(dynamic)", " schedule(dynamic, 3)", " schedule(guided)", " schedule(static)"))
	p.block("for (int i = 0; i < 40; i++)", func() {
		p.line("int t = i * m;")
		if p.one(2) {
			p.line("if (i %% 5 == 1) { %s[i] = 7; continue; }", list)
		}
		p.line("#pragma omp ordered")
		p.line("{ %s[i] = %s++ * 2 + t; }", list, at)
	})
	p.line("for (int i = 0; i < 40; i++) all = all * 3 + %s[i];", list)
}

func (p *program) doacross() {
	w := p.name("w")
	p.line("int %s[40]; for (int i = 0; i < 40; i++) %[1]s[i] = i ^ k;", w)
	p.line("#pragma omp parallel for ordered(1)%s", p.pick("", " schedule(static, 1)", " schedule(dynamic)", " schedule(static)"))
	p.block("for (int i = 2; i < 40; i++)", func() {
		p.line("int t = %s[i] * 2;", w)
		p.line("#pragma omp ordered depend(sink: i - %d)", 1+p.IntN(2))
		p.line("#pragma omp ordered depend(sink: i - 1)")
		p.line("%s[i] = %[1]s[i - 1] + t;", w)
		p.line("#pragma omp ordered depend(source)")
	})
	p.line("for (int i = 0; i < 40; i++) all = all * 3 + %s[i];", w)
}

func (p *program) simdLoop() {
	dst, src := p.split()
	s, l := p.name("s"), p.name("l")
	p.line("int %s = 0, %s = 5;", s, l)
	p.line("#pragma omp simd reduction(+:%s) linear(%s:2)%s", s, l, p.pick("", " simdlen(4)", " safelen(8)"))
	p.block("for (int i = 0; i < n; i++)", func() {
		p.with(func() { p.line("%s", p.assign(1, "i", src, dst)) }, "i", l)
		p.line("%s += %s;", s, l)
		p.line("%s += 2;", l)
	})
	p.line("all = all * 3 + %s + %s;", s, l)
}

func (p *program) scanned() {
	x, s := p.name("x"), p.name("s")
	p.line("int %s[40], %s = %d;", x, s, p.IntN(9))
	p.line("#pragma omp %s reduction(inscan, +: %s)", p.pick("parallel for", "simd", "parallel for simd"), s)
	if p.one(2) {
		p.line("for (int i = 0; i < 40; i++) { %s += i * m; \n#pragma omp scan inclusive(%[1]s)\n%s[i] = %[1]s; }", s, x)
	} else {
		p.line("for (int i = 0; i < 40; i++) { %s[i] = %s; \n#pragma omp scan exclusive(%[2]s)\n%[2]s += i ^ k; }", x, s)
	}
	p.line("for (int i = 0; i < 40; i++) all = all * 3 + %s[i];\nall += %s;", x, s)
}

// threadCopies are variables of which each thread has its own.
func (p *program) threadCopies() {
	c := p.name("c")
	p.line("own = m; long %s = 0;", c)
	p.line("#pragma omp parallel copyin(own)%s", p.team())
	p.block("", func() {
		p.line("int right = own == m && omp_get_thread_num() < omp_get_num_threads();")
		p.line("#pragma omp for reduction(+:%s)%s", c, p.schedule())
		p.line("for (int i = 0; i < 50; i++) { own += i; %s += right * i; }", c)
	})
	p.line("own = 3; all += %s;", c)
}

func (p *program) locks() {
	l, c := p.name("l"), p.name("c")
	nest := p.pick("", "nest_")
	p.line("omp_%slock_t %s; omp_init_%[1]slock(&%[2]s); int %s = 0;", nest, l, c)
	p.line("#pragma omp parallel for%s", p.schedule())
	p.block("for (int i = 0; i < 30; i++)", func() {
		p.line("omp_set_%slock(&%s);", nest, l)
		p.line("%s = %[1]s * 1 + i;", c)
		p.line("omp_unset_%slock(&%s);", nest, l)
	})
	p.line("omp_destroy_%slock(&%s); all += %s;", nest, l, c)
}

func (p *program) league() {
	dst, src := p.split()
	s := p.name("s")
	p.line("int %s = 0;", s)
	p.line("#pragma omp teams distribute%s num_teams(%d) reduction(+:%s)", p.pick("", " parallel for", " parallel for simd", " simd"), 1+p.IntN(4), s)
	p.block(p.loop("i", "n"), func() {
		p.with(func() { p.line("%s", p.assign(1, "i", src, dst)) }, "i")
		p.line("%s += (int)i;", s)
	})
	p.line("all += %s;", s)
}

// orphan is a worksharing loop in a function that the team calls.
func (p *program) orphan() {
	v := p.name("v")
	p.line("int %s[60] = {1, 2, 3};", v)
	p.line("#pragma omp parallel%s", p.team())
	p.line("each(%s, 60, m);", v)
	p.line("each(%s, 30, k);", v)
	p.line("for (int i = 0; i < 60; i++) all = all * 3 + %s[i];", v)
}

func (p *program) atomics() {
	dst, src := p.split()
	top, got := p.name("top"), p.name("got")
	p.line("int %s = 0; long %s = 0;", top, got)
	p.line("#pragma omp parallel for%s%s reduction(+:%s)", p.schedule(), p.team(), got)
	p.block(p.loop("i", "n"), func() {
		p.line("int t = (%s) & 7, v;", p.expr(2, "i", src, nil))
		p.line("#pragma omp atomic%s", p.pick("", " update", " seq_cst", " relaxed", " update release"))
		p.line(p.pick("%s += t;", "%[1]s = %[1]s + t;", "%[1]s++;", "%[1]s -= 3;", "%[1]s = 2 + %[1]s;"), dst.at(p.pick("t", "(t * m) % 20", "0")))
		p.line("#pragma omp atomic capture")
		p.line(p.pick("v = %s++;", "{ v = %[1]s; %[1]s += 1; }", "{ v = %[1]s; %[1]s = %[1]s + 1; }"), top)
		p.line("%s += v;", got)
	})
	p.line("all = all * 3 + %s + %s;", top, got)
}

// maps are map clauses for a construct that writes dst and reads src.
func (p *program) maps(src []*array, dst ...*array) string {
	var out []string
	for _, a := range dst {
		out = append(out, "map(tofrom: "+a.clause+")")
	}
	for _, a := range src {
		out = append(out, "map("+p.pick("to: ", "to: ", "tofrom: ", "always, to: ")+a.clause+")")
	}
	if p.one(6) {
		out = append(out, p.pick("if(n0 > 10)", "if(target: k < 0)", "device(0)", "thread_limit(4)"))
	}
	return " " + strings.Join(out, " ")
}

// targetHead is a way to run a loop whose iterations are independent on a device.
func (p *writer) targetHead() string {
	h := p.pick("target teams distribute parallel for", "target teams distribute parallel for", "target teams distribute parallel for simd", "target teams distribute", "target parallel for",
		"target parallel for simd", "target simd", "target teams distribute simd", "target teams loop", "target parallel loop")
	if strings.Contains(h, "teams") && p.one(3) {
		h += fmt.Sprintf(" num_teams(%d)", 1+p.IntN(9))
	}
	if strings.Contains(h, "parallel for") && p.one(3) {
		h += p.pick(" num_threads(3)", " schedule(static, 1)", " schedule(dynamic, 2)")
	}
	return h
}

func (p *program) targetMap() {
	dst, src := p.split()
	p.line("#pragma omp %s%s", p.targetHead(), p.maps(src, dst))
	p.block(p.loop("i", p.pick("n", "100")), func() {
		p.with(func() {
			for range 1 + p.IntN(2) {
				p.line("%s", p.assign(3, "i", src, dst))
			}
		}, "i")
	})
}

func (p *program) targetNest() {
	dst, src := p.split()
	p.line("#pragma omp target teams distribute%s collapse(2)%s", p.pick("", " parallel for", " parallel for simd"), p.maps(src, dst))
	p.line("%s", p.loop("i", fmt.Sprint(1+p.IntN(10))))
	p.depth++
	p.block(p.loop("j", fmt.Sprint(1+p.IntN(10))), func() {
		p.with(func() { p.line("%s", p.assign(2, "i * 10 + j", src, dst)) }, "i", "j")
	})
	p.depth--
}

func (p *program) targetReduction() {
	_, src := p.split()
	s, most := p.name("s"), p.name("most")
	p.line("long %s = %d; int %s = -1000000;", s, p.IntN(9), most)
	p.line("#pragma omp %s%s map(tofrom: %s, %s) reduction(+:%[3]s) reduction(max:%[4]s)", p.pick("target teams distribute parallel for", "target parallel for", "target teams distribute", "target teams distribute parallel for simd"),
		p.maps(src), s, most)
	p.block(p.loop("i", "n"), func() {
		p.with(func() { p.line("int t = %s;", p.expr(2, "i", src, nil)) }, "i")
		p.line("%s += t; if (t > %s) %[2]s = t;", s, most)
	})
	p.line("all = all * 3 + %s + %s;", s, most)
}

// targetData is a region of data with constructs and updates in it.
func (p *program) targetData() {
	x := p.name("x")
	p.line("int %s[50]; for (int i = 0; i < 50; i++) %[1]s[i] = i ^ m;", x)
	p.line("#pragma omp target data map(%s: %s%s)", p.pick("tofrom", "to"), x, p.pick("", "[0:50]"))
	p.block("", func() {
		p.line("#pragma omp target teams distribute parallel for%s", p.pick("", " map(alloc: "+x+")", " map(to: "+x+")", " map(present, alloc: "+x+")", " defaultmap(tofrom: aggregate)"))
		p.line("for (int i = 0; i < 50; i++) %s[i] = %[1]s[i] * 3 + k;", x)
		lo := p.IntN(20)
		p.line("#pragma omp target update from(%s[%d:20])", x, lo)
		p.line("for (int i = %d; i < %d; i++) all = all * 3 + %s[i];", lo, lo+20, x)
		p.line("%s[%d] = 7;", x, lo)
		p.line("#pragma omp target update to(%s[%d:1])", x, lo)
		p.line("#pragma omp target map(tofrom: all)")
		p.line("all = all * 5 + %s[%d] + %[1]s[0];", x, lo)
		p.line("#pragma omp target update from(%s)", x)
	})
	p.line("for (int i = 0; i < 50; i++) all = all * 3 + %s[i];", x)
}

func (p *program) targetUnstructured() {
	v := p.name("v")
	p.line("long *%s = malloc(60 * sizeof(long)); for (int i = 0; i < 60; i++) %[1]s[i] = i * m;", v)
	p.line("#pragma omp target enter data map(%s: %s[0:60])", p.pick("to", "always, to"), v)
	if p.one(2) {
		p.line("#pragma omp target enter data map(alloc: %s[5:10])", v)
		p.line("#pragma omp target exit data map(release: %s[5:10])", v)
	}
	p.line("#pragma omp target teams distribute parallel for%s", p.pick("", " map(to: "+v+"[0:60])", " map("+v+"[:0])"))
	p.line("for (int i = 0; i < 60; i++) %s[i] += i ^ k;", v)
	p.line("#pragma omp target exit data map(%s: %s[0:60])", p.pick("from", "always, from"), v)
	p.line("for (int i = 0; i < 60; i++) all = all * 3 + %s[i];\nfree(%[1]s);", v)
}

func (p *program) targetAtomics() {
	h := p.name("h")
	p.line("int %s[8] = {0};", h)
	head := p.targetHead()
	for strings.Contains(head, " loop") { // atomic cannot be inside
		head = p.targetHead()
	}
	p.line("#pragma omp %s map(tofrom: %s)", head, h)
	p.block("for (int i = 0; i < 100; i++)", func() {
		p.line("#pragma omp atomic%s", p.pick("", " update", " relaxed"))
		p.line("%s[i * m & 7] += i;", h)
	})
	p.line("for (int i = 0; i < 8; i++) all = all * 3 + %s[i];", h)
}

// targetTeam has a team with barriers in a region on the device.
func (p *program) targetTeam() {
	a, b := p.name("a"), p.name("b")
	p.line("int %s[32], %s[32] = {0}; for (int i = 0; i < 32; i++) %[1]s[i] = i * m;", a, b)
	p.line("#pragma omp target map(tofrom: %s, %s)", a, b)
	p.line("#pragma omp parallel%s", p.pick("", " num_threads(4)", " num_threads(2)"))
	p.block("", func() {
		p.line("#pragma omp for%s", p.pick("", " schedule(dynamic)", " schedule(static, 2)"))
		p.line("for (int i = 0; i < 32; i++) %s[i] += i ^ k;", a)
		p.line("#pragma omp for")
		p.line("for (int i = 0; i < 32; i++) %s[i] = %s[31 - i] * 2;", b, a)
		p.line("#pragma omp %s", p.pick("single", "master", "critical"))
		p.line("%s", p.pick("{ }", ";"))
	})
	p.line("for (int i = 0; i < 32; i++) all = all * 3 + %s[i] + %s[i];", a, b)
}

// targetPointer uses addresses of the device.
func (p *program) targetPointer() {
	v := p.name("v")
	p.line("int %s[50]; for (int i = 0; i < 50; i++) %[1]s[i] = i ^ m;", v)
	p.line("#pragma omp target data map(tofrom: %s)", v)
	p.block("", func() {
		p.line("int *d%s = %[1]s;", v)
		p.line("#pragma omp target data use_device_ptr(d%s)", v)
		p.line("#pragma omp target teams distribute parallel for is_device_ptr(d%s)", v)
		p.line("for (int i = 0; i < 50; i++) d%s[i] = d%[1]s[i] * k + i;", v)
	})
	p.line("for (int i = 0; i < 50; i++) all = all * 3 + %s[i];", v)
}

// targetTasks are asynchronous regions.
func (p *program) targetTasks() {
	x := p.name("x")
	p.line("int %s[40]; for (int i = 0; i < 40; i++) %[1]s[i] = i;", x)
	p.line("#pragma omp target enter data map(to: %s) nowait depend(out: %[1]s)", x)
	p.line("#pragma omp target teams distribute parallel for nowait depend(inout: %s)", x)
	p.line("for (int i = 0; i < 40; i++) %s[i] = %[1]s[i] * m + 1;", x)
	p.line("#pragma omp target nowait depend(inout: %s)", x)
	p.line("for (int i = 1; i < 40; i++) %s[i] ^= %[1]s[i - 1];", x)
	p.line("#pragma omp target exit data map(from: %s) %s", x, p.pick("depend(inout: "+x+")", "nowait depend(inout: "+x+")\n#pragma omp taskwait"))
	p.line("for (int i = 0; i < 40; i++) all = all * 3 + %s[i];", x)
}

// targetDeclared uses a global that the device has for good.
func (p *program) targetDeclared() {
	out := p.name("out")
	p.line("for (int i = 0; i < 16; i++) table[i] = (int)(all %% 50) + i * %d;", p.IntN(9))
	p.line("#pragma omp target update to(table%s)", p.pick("", "[0:16]"))
	p.line("int %s[16];", out)
	p.line("#pragma omp target map(from: %s)", out)
	p.line("for (int i = 0; i < 16; i++) { %s[i] = table[15 - i] * 3 + mix(i, table[0]); }", out)
	p.line("for (int i = 0; i < 16; i++) all = all * 3 + %s[i];", out)
}

// targetMembers are structures and what their pointers lead to.
func (p *program) targetMembers() {
	t, c := p.name("node"), p.name("c")
	p.line("struct %s { short n; int *v; double w; } %s = {12, malloc(12 * sizeof(int)), 1.5};", t, c)
	p.line("for (int i = 0; i < 12; i++) %s.v[i] = i * m;", c)
	p.line("#pragma omp target %s", p.pick("map(tofrom: "+c+", "+c+".v[0:12])", "map(to: "+c+") map(tofrom: "+c+".v[0:"+c+".n])", "map(to: "+c+".n, "+c+".w) map(tofrom: "+c+".v[0:12])"))
	p.line("for (int i = 0; i < %s.n; i++) %[1]s.v[i] = %[1]s.v[i] * %[1]s.n + (int)(%[1]s.w * 2);", c)
	p.line("for (int i = 0; i < 12; i++) all = all * 3 + %s.v[i];\nfree(%[1]s.v);", c)
}
