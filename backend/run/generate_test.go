package run_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// A program is written statement by statement. Its result is defined: iterations of parallel loops do not access the
// same element, reductions are over integers or over reals with integer values, so that their order does not matter,
// and integers wrap around.
type program struct {
	writer
	arrays  []*array
	scalars []string // that can be read
	locals  []string // variables of main to be printed
	// onDevice says that the arrays are on the device, so that a construct must not run on the host; queue is the one
	// that all constructs are in, "" if they are not asynchronous.
	onDevice bool
	queue    string
	openmp   bool // its directives are those of OpenMP
}

// length is that of all arrays, what every program begins with.
const length = 100

// An array is storage of length elements.
type array struct {
	name, elem string
	clause     string // how a data clause names it
	access     string // %s is the index
	real       bool
}

func (a *array) at(index string) string { return fmt.Sprintf(a.access, index) }

// read is the element as an integer.
func (a *array) read(index string) string {
	if a.real {
		return "(int)" + a.at(index)
	}
	return a.at(index)
}

var integerTypes = []string{"signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long", "unsigned long", "long long"}

// storages are the kinds of variables that can hold an array: what is declared before all functions, what in main, how
// a data clause names it and how an element is written. NAME and ELEM are replaced by the name and the type.
var storages = []struct{ global, local, clause, access string }{
	{"", "ELEM *NAME = malloc(100 * sizeof *NAME);", "NAME[0:100]", "NAME[%s]"},
	{"", "ELEM *NAME = malloc(100 * sizeof *NAME);", "NAME[:100]", "(*(NAME + (%s)))"},
	{"", "ELEM *restrict NAME = calloc(100, sizeof(ELEM));", "NAME[0:n0]", "NAME[%s]"},
	{"", "ELEM NAME[100];", "NAME", "NAME[%s]"},
	{"", "ELEM NAME[n0];", "NAME[0:n0]", "NAME[%s]"},
	{"static ELEM NAME[100];", "", "NAME", "NAME[%s]"},
	{"ELEM NAME[10][10];", "", "NAME", "NAME[(%[1]s) / 10][(%[1]s) %% 10]"},
	{"", "ELEM (*NAME)[10] = malloc(100 * sizeof(ELEM));", "NAME[0:10][0:10]", "NAME[(%[1]s) / 10][(%[1]s) %% 10]"},
	{"struct s_NAME { char pad; ELEM list[100]; short tail; };", "struct s_NAME NAME;", "NAME", "NAME.list[%s]"},
	{"struct s_NAME { int k; ELEM *list; };", "struct s_NAME NAME = {3, malloc(100 * sizeof(ELEM))};", "NAME, NAME.list[0:100]", "NAME.list[%s]"},
	{"struct e_NAME { char tag; ELEM v; ELEM other[2]; };", "struct e_NAME *NAME = calloc(100, sizeof *NAME);", "NAME[0:100]", "NAME[%s].v"},
	{"typedef union { ELEM v; char bytes[sizeof(ELEM)]; } u_NAME;", "u_NAME NAME[100];", "NAME", "NAME[%s].v"},
}

func (p *program) block(head string, f func()) {
	p.line("%s", strings.TrimSpace(head+" {"))
	p.depth++
	f()
	p.depth--
	p.line("}")
}

// with makes scalars readable for a while.
func (p *program) with(f func(), vars ...string) {
	n := len(p.scalars)
	p.scalars = append(p.scalars, vars...)
	f()
	p.scalars = p.scalars[:n]
}

// expr is an integer expression over the readable scalars, any elements of src and the element of dst at an index.
func (p *program) expr(depth int, index string, src []*array, dst *array) string {
	sub := func() string { return p.expr(depth-1, index, src, dst) }
	if depth == 0 || p.one(5) {
		switch k := p.IntN(6); {
		case k == 0:
			return fmt.Sprint(p.IntN(200) - 99)
		case k == 1 && dst != nil:
			return dst.read(index)
		case k <= 3 && len(src) > 0:
			a := src[p.IntN(len(src))]
			return a.read(p.pick(index, index, fmt.Sprintf("(%s * %d + %d) %% 100", index, 1+p.IntN(9), p.IntN(50)), fmt.Sprint(p.IntN(length))))
		}
		return p.pick(p.scalars...)
	}
	switch p.IntN(16) {
	case 0:
		return fmt.Sprintf("(%s %s %s ? %s : %s)", sub(), p.pick(">", "<", "==", "<=", "!="), sub(), sub(), sub())
	case 1:
		return fmt.Sprintf("%s(%s, %s)", p.pick("mix", "low", "twice"), sub(), sub())
	case 2:
		return fmt.Sprintf("(%s %s ((%s & 15) + %d))", sub(), p.pick("/", "%"), sub(), 1+p.IntN(5))
	case 3:
		return fmt.Sprintf("(%s %s %d)", sub(), p.pick("/", "%"), []int{2, 3, 7, 10, 16, 100, -5, 255}[p.IntN(8)])
	case 4:
		return fmt.Sprintf("((%s)%s %s (%s & 15))", p.pick("unsigned", "int", "long", "unsigned long"), sub(), p.pick("<<", ">>"), sub())
	case 5:
		return fmt.Sprintf("(%s)%s", p.pick(integerTypes...), sub())
	case 6:
		return fmt.Sprintf("(%s%s)", p.pick("-", "~", "!", "+"), strings.TrimLeft(sub(), "-+"))
	case 7:
		return fmt.Sprintf("(%s %s %s)", sub(), p.pick("&&", "||"), sub())
	case 8:
		return fmt.Sprintf("(int)((double)(%s %% 1000) * 0.5 %s %d)", sub(), p.pick("+", "-"), p.IntN(9))
	}
	return fmt.Sprintf("(%s %s %s)", sub(), p.pick("+", "-", "*", "^", "&", "|", "+", "-"), sub())
}

// assign is a statement that assigns to an element.
func (p *program) assign(depth int, index string, src []*array, dst *array) string {
	value := p.expr(depth, index, src, dst)
	switch {
	case dst.real && p.one(3):
		return fmt.Sprintf("%s = %[1]s * 0.25 + (int)(%s) %% 1000;", dst.at(index), value)
	case dst.real:
		return fmt.Sprintf("%s = (int)(%s) %% 1000;", dst.at(index), value)
	case p.one(3):
		return fmt.Sprintf("%s %s= %s;", dst.at(index), p.pick("+", "-", "^", "*", "|"), value)
	}
	return fmt.Sprintf("%s = %s;", dst.at(index), value)
}

// loop is the head of a loop over part of the numbers below limit.
func (p *program) loop(i, limit string) string {
	switch p.IntN(9) {
	case 0:
		return fmt.Sprintf("for (int %[1]s = %[2]s - 1; %[1]s >= 0; %[1]s--)", i, limit)
	case 1:
		return fmt.Sprintf("for (int %[1]s = 0; %[1]s <= %[2]s - 1; ++%[1]s)", i, limit)
	case 2:
		return fmt.Sprintf("for (%[1]s %[2]s = 0; %[2]s < %[3]s; %[2]s++)", p.pick("unsigned char", "short", "unsigned", "long", "size_t"), i, limit)
	case 3:
		return fmt.Sprintf("for (int %[1]s = %[2]d; %[1]s < %[3]s; %[1]s += %[4]d)", i, p.IntN(4), limit, 1+p.IntN(5))
	case 4:
		if p.openmp { // gcc runs no iteration of such loops with schedules other than static
			break
		}
		return fmt.Sprintf("for (unsigned %[1]s = %[2]s - 1; %[1]s > %[3]d; %[1]s -= %[4]du)", i, limit, 3+p.IntN(3), 1+p.IntN(3))
	case 5:
		return fmt.Sprintf("for (int %[1]s = 0; %[1]s != %[2]s; %[1]s = %[1]s + 1)", i, limit)
	}
	return fmt.Sprintf("for (int %[1]s = 0; %[1]s < %[2]s; %[1]s++)", i, limit)
}

// split chooses an array to write and others to read.
func (p *program) split() (dst *array, src []*array) {
	order := p.Perm(len(p.arrays))
	for _, k := range order[1 : 1+p.IntN(min(3, len(order)-1))+1] {
		src = append(src, p.arrays[k])
	}
	return p.arrays[order[0]], src
}

// data are the data clauses of a construct that writes dst and reads src, with what says where and when it runs.
func (p *program) data(src []*array, dst ...*array) string {
	var out []string
	if p.onDevice {
		if p.one(3) {
			var names []string
			for _, a := range slices.Concat(dst, src) {
				names = append(names, a.clause)
			}
			out = append(out, "present("+strings.Join(names, ", ")+")")
		} else if p.one(3) {
			out = append(out, "default(present)")
		}
		out = append(out, p.queue)
		if p.one(5) {
			out = append(out, p.pick("if(n0 > 10)", "if(1)"))
		}
		return " " + strings.TrimSpace(strings.Join(out, " "))
	}
	for _, a := range dst {
		out = append(out, "copy("+a.clause+")")
	}
	for _, a := range src {
		out = append(out, p.pick("copyin", "copyin", "copy")+"("+a.clause+")")
	}
	if p.one(6) {
		out = append(out, p.pick("if(n0 > 10)", "if(k < 0)", "self(n > 60)", "if(1)"))
	}
	return " " + strings.Join(out, " ")
}

// head is a way to run a loop whose iterations are independent, in either language.
func (p *writer) head() string {
	h := p.pick("parallel loop", "parallel loop", "parallel loop gang", "kernels loop independent", "serial loop", "parallel loop gang vector",
		"kernels loop", "parallel loop gang worker vector", "parallel loop num_gangs(1) auto", "kernels loop gang(4) independent", "parallel loop num_gangs(1) worker", "parallel loop num_gangs(1) vector")
	if strings.HasPrefix(h, "parallel") {
		if p.one(3) && !strings.Contains(h, "num_gangs") {
			h += fmt.Sprintf(" num_gangs(%d)", 1+p.IntN(40))
		}
		if p.one(5) {
			h += fmt.Sprintf(" num_workers(%d)", 1+p.IntN(4))
		}
		if p.one(5) {
			h += fmt.Sprintf(" vector_length(%s)", p.pick("1", "32", "n0"))
		}
	}
	return h
}

// generate writes the program of a seed.
func generate(seed uint64) string {
	p := &program{writer: writer{Rand: rand.New(rand.NewPCG(seed, 11))}, scalars: []string{"n", "m", "k"}}
	p.line("#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n")
	p.line("#pragma acc routine seq\nstatic int mix(int x, int y) { return (x ^ y) * 31 + (x & 15); }\n")
	p.line("#pragma acc routine seq\nstatic int low(int x, int y) { if (x < y) return x; return y %s 1; }\n", p.pick("+", "-"))
	p.line("static int helper(long x) { return (int)(x %% 1009); }\n#pragma acc routine seq\nint twice(int x, int y) { return %s; }\n",
		p.pick("helper(x) + mix(y, 3)", "low(low(x, y), 5)", "x < y ? mix(x, y) : helper((long)x * y)"))
	p.line("static int table[16] = {3, 1, 4, 1, 5, 9, 2, 6};\n#pragma acc declare copyin(table)\n")
	p.line("#pragma acc routine vector\nstatic void fill(int *to, int count, int by)\n{\n#pragma acc loop vector\n    %s\n        to[j] = j * by + table[j & 7];\n}\n",
		p.loop("j", "count"))
	p.line("#pragma acc routine worker\nstatic long total(const long *of, int count)\n{\n    long sum = 0;\n#pragma acc loop worker vector reduction(+:sum)\n"+
		"    %s\n        sum += of[j];\n    return sum;\n}\n", p.loop("j", "count"))
	p.line("struct pair { int a; double b; char c[2]; };\n#pragma acc routine seq\nstatic struct pair swap(struct pair x) { struct pair y = {(int)x.b, x.a %% 1000, {x.c[1], x.c[0]}}; return y; }\n")
	p.line("#pragma acc routine vector\nstatic long ofRow(int *row, int count)\n{\n    long s = 0;\n#pragma acc loop vector reduction(+:s)\n    for (int j = 0; j < count; j++) { row[j] += j; s += row[j]; }\n    return s;\n}\n")
	p.line("#pragma acc routine gang\nstatic void rowsOf(int (*g)[16], long *sums, int count, int by)\n{\n#pragma acc loop gang %s\n    for (int i = 0; i < count; i++) {\n"+
		"        sums[i] = ofRow(g[i], 10 + i) * by;\n    }\n}\n", p.pick("", "worker"))
	p.line("static int scratch(int *x, int count)\n{\n    int local[64], s = 0;\n#pragma acc declare create(local)\n#pragma acc parallel loop present(x[0:count])\n" +
		"    for (int i = 0; i < count; i++) local[i] = x[i] * 2;\n#pragma acc parallel loop reduction(+:s) present(local)\n    for (int i = 0; i < count; i++) s += local[i] %% 7;\n    return s;\n}\n")
	p.line("static int inPlace(int *x, int count)\n{\n#pragma acc %s copy(x[0:count])\n    for (int i = 0; i < count; i++) x[i] += i;\n    int back = 0;\n"+
		"#pragma acc parallel loop copyin(x[0:count]) reduction(max:back)\n    for (int i = 0; i < count; i++) back = back > x[i] ? back : x[i];\n    return back;\n}\n",
		p.pick("parallel loop", "kernels loop", "serial loop"))
	for range 3 + p.IntN(4) {
		p.array()
	}
	p.block("int main(void)", func() {
		p.line("int n = %d, m = %d, k = %d, n0 = 100;", 20+p.IntN(80), 3+p.IntN(8), p.IntN(50)-10)
		for _, a := range p.arrays {
			p.storage(a)
		}
		p.line("long all = 0;")
		for range 2 + p.IntN(4) {
			p.statement()
		}
		switch p.IntN(3) {
		case 0:
			p.region()
		case 1:
			p.unstructured()
		default:
			p.nested()
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

// array adds an array and the declarations that it needs before main.
func (p *program) array() {
	kind := p.IntN(len(storages))
	s := storages[kind]
	a := &array{name: p.name("a"), elem: p.pick(integerTypes...)}
	if p.one(4) {
		a.elem, a.real = p.pick("float", "double"), true
	}
	fill := strings.NewReplacer("NAME", a.name, "ELEM", a.elem).Replace
	a.clause, a.access = fill(s.clause), fill(s.access)
	if s.global != "" {
		p.line("%s", fill(s.global))
	}
	p.locals = append(p.locals, fill(s.local))
	p.arrays = append(p.arrays, a)
}

// storage declares an array in main, if it belongs there, and fills it.
func (p *program) storage(a *array) {
	if local := p.locals[slices.Index(p.arrays, a)]; local != "" {
		p.line("%s", local)
	}
	p.line("for (int i = 0; i < 100; i++) %s = i * %d %% 23 - %d;", a.at("i"), 1+p.IntN(30), p.IntN(12))
}

// statement is a construct of its own, with its own data clauses.
func (p *program) statement() {
	if p.one(8) {
		p.line("%s", p.assign(2, fmt.Sprint(p.IntN(length)), p.arrays, p.arrays[p.IntN(len(p.arrays))]))
	}
	p.construct()
}

// construct is one of the kinds; on the device, and more so in a queue, only some can be.
func (p *program) construct() {
	kinds := constructs
	switch {
	case p.queue != "":
		kinds = kinds[:queued]
	case p.onDevice:
		kinds = kinds[:resident]
	}
	kinds[p.IntN(len(kinds))](p)
}

// constructs are the kinds: the first can be asynchronous, the next can be inside of data regions, the rest bring along
// data of their own. queued and resident are how many.
var constructs = []func(*program){
	(*program).simpleMap, (*program).nest, (*program).several, (*program).privates, (*program).atomicUpdates, (*program).ordered, (*program).threeLevels,
	(*program).controlFlow, (*program).objects, (*program).variableLength, (*program).kernelsOfMany, (*program).forced,
	(*program).reductions, (*program).innerReduction, (*program).otherOperators, (*program).captured,
	(*program).records, (*program).sections, (*program).queues, (*program).routines, (*program).devicePointers, (*program).swapped, (*program).bitFields,
	(*program).arrayReduction, (*program).declared, (*program).redundant, (*program).booleans, (*program).sharedSum, (*program).onHost,
	(*program).captures, (*program).exchanged, (*program).complexNumbers, (*program).smallTypes, (*program).punned, (*program).wide, (*program).levels,
	(*program).attached, (*program).counted, (*program).planes, (*program).withinFunctions, (*program).manyQueues,
}

const queued, resident = 12, 16

// simpleMap maps each element to a value.
func (p *program) simpleMap() {
	dst, src := p.split()
	p.line("#pragma acc %s%s", p.head(), p.data(src, dst))
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

// nest is a nest of loops, collapsed or in tiles.
func (p *program) nest() {
	dst, src := p.split()
	how := p.pick("collapse(2)", "tile(2, 3)", "tile(*, 4)", "collapse(2)", "tile(4)")
	p.line("#pragma acc %s%s %s", p.pick("parallel loop", "parallel loop gang", "kernels loop independent", "serial loop", "parallel loop gang vector"), p.data(src, dst), how)
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

// threeLevels has gangs, workers and lanes in loops of their own.
func (p *program) threeLevels() {
	dst, src := p.split()
	p.line("#pragma acc parallel%s num_gangs(%d) num_workers(%d)", p.data(src, dst), 1+p.IntN(6), 1+p.IntN(3))
	p.line("#pragma acc loop gang%s", p.pick("", "(static:1)", "(static:*)"))
	p.block(p.loop("x", "5"), func() {
		p.line("int base = x * 20;")
		p.line("#pragma acc loop worker")
		p.block(p.loop("y", "4"), func() {
			p.line("int at = base + y * 5;")
			p.line("#pragma acc loop vector")
			p.block(p.loop("z", "5"), func() {
				p.with(func() { p.line("%s", p.assign(2, "at + z", src, dst)) }, "x", "y", "(int)z")
			})
		})
	})
}

// several are loops one after the other in a parallel construct.
func (p *program) several() {
	dst, src := p.split()
	p.line("#pragma acc parallel%s num_gangs(%d)", p.data(src, dst), 1+p.IntN(9))
	p.block("", func() {
		p.line("int here = m * 2;")
		p.line("#pragma acc loop gang")
		p.block(p.loop("i", "50"), func() {
			p.with(func() { p.line("%s", p.assign(2, "i", src, dst)) }, "i", "here")
		})
		p.line("#pragma acc loop gang worker vector")
		p.block(p.loop("i", "50"), func() {
			p.with(func() { p.line("%s", p.assign(2, "50 + i", src, dst)) }, "i", "here")
		})
	})
}

// controlFlow has loops and jumps of the sequential kind in it.
func (p *program) controlFlow() {
	dst, src := p.split()
	p.line("#pragma acc %s%s", p.head(), p.data(src, dst))
	p.block(p.loop("i", "n"), func() {
		p.with(func() {
			p.line("int t = %s, rounds = 0;", p.expr(2, "i", src, dst))
			switch p.IntN(4) {
			case 0:
				p.line("while (t > m && rounds < 20) { t /= 2; rounds++; if (t == 7) break; }")
			case 1:
				p.line("do { t = t * 3 + 1; if (t & 1) continue; rounds += 2; } while (++rounds < %d);", 2+p.IntN(9))
			case 2:
				out := p.name("out")
				p.line("for (int a = 0, b = 10; a < b; a++, b--) { if ((t ^ a) %% 5 == 0) goto %s; rounds += b; }", out)
				p.line("%s: t += rounds;", out)
			case 3:
				p.line("switch (t & 7) { case 0: rounds = 1; break; case 1: rounds -= k; case 2: rounds *= 3; break; case 5: { int z = t; rounds = z; } default: rounds++; }")
			}
			p.with(func() { p.line("%s", p.assign(2, "i", src, dst)) }, "t", "rounds")
		}, "i")
	})
}

// privates has private and firstprivate copies of scalars, arrays and structures.
func (p *program) privates() {
	dst, src := p.split()
	work, w, r := p.name("work"), p.name("w"), p.name("r")
	p.line("int %s[8], %s = %d; struct { short s; double d; int v[3]; } %s = {2, 1.5, {1, 2, %d}};", work, w, p.IntN(9), r, p.IntN(9))
	p.line("#pragma acc %s%s private(%s) firstprivate(%s, %s)", p.pick("parallel loop", "parallel loop gang", "serial loop", "parallel loop gang vector"), p.data(src, dst), work, w, r)
	p.block(p.loop("i", "n"), func() {
		p.line("for (int q = 0; q < 8; q++) %s[q] = q * %s + (int)i + %s.v[q %% 3];", work, w, r)
		p.line("int t = (int)(%s.d * 2);", r)
		p.line("for (int q = 7; q >= 0; q -= %d) t = t * 3 + %s[q];", 1+p.IntN(3), work)
		p.with(func() { p.line("%s", p.assign(1, "i", src, dst)) }, "t")
	})
}

// ordered loops carry values from one iteration to the next, which their directives leave to be found out.
func (p *program) ordered() {
	dst, src := p.split()
	p.line("#pragma acc %s%s", p.pick("kernels loop", "kernels loop auto", "parallel loop num_gangs(1) seq", "parallel loop num_gangs(1) auto", "serial loop seq"), p.data(src, dst))
	value := p.expr(2, "i", src, nil)
	if dst.real {
		value = "(int)(" + value + ") % 100"
	}
	p.with(func() {
		switch p.IntN(3) {
		case 0:
			p.line("for (int i = 1; i < n; i++) %s = %s + %s;", dst.at("i"), dst.read("i - 1"), value)
		case 1:
			p.line("for (int i = 0; i < n - 2; i++) %s = %s + %s;", dst.at("i"), dst.read("i + 2"), value)
		default:
			p.line("for (int i = n - 1; i >= 5; i--) %s = %s ^ %s;", dst.at("i"), dst.read("i - 5"), value)
		}
	}, "i")
}

// atomicUpdates change few elements from many iterations.
func (p *program) atomicUpdates() {
	dst, src := p.split()
	p.line("#pragma acc %s%s", p.head(), p.data(src, dst))
	p.block(p.loop("i", "n"), func() {
		p.line("int t = (%s) & 7;", p.expr(2, "i", src, nil))
		p.line("#pragma acc atomic%s", p.pick("", " update"))
		p.line(p.pick("%s += t;", "%[1]s = %[1]s + t;", "%[1]s++;", "%[1]s -= 3;", "%[1]s = 2 + %[1]s;"), dst.at(p.pick("t", "(t * m) % 20", "0")))
	})
}

// captured are atomic updates whose values are used: each iteration stores them into an element of its own.
func (p *program) captured() {
	dst, src := p.split()
	next, list := p.name("next"), p.name("list")
	p.line("int %s = 0, %s[100]; for (int i = 0; i < 100; i++) %[2]s[i] = 0;", next, list)
	p.line("#pragma acc %s%s copy(%s, %s)", p.pick("parallel loop", "parallel loop gang", "serial loop", "parallel loop gang vector"), p.data(src, dst), next, list)
	p.block(p.loop("i", "n"), func() {
		p.line("int at;")
		p.line("#pragma acc atomic capture")
		p.line(p.pick("at = %s++;", "{ at = %[1]s; %[1]s += 1; }", "{ at = %[1]s; %[1]s = %[1]s + 1; }"), next)
		p.line("%s[at] = (int)i + 1;", list)
	})
	p.line("for (int i = 0; i < 100; i++) all += %s[i] * 3;", list)
	p.line("all += %s;", next)
}

// reductions into variables of several types.
func (p *program) reductions() {
	dst, src := p.split()
	s, most, bits, d := p.name("s"), p.name("most"), p.name("bits"), p.name("d")
	t := p.pick(integerTypes...)
	p.line("%s %s = %d, %s = -100; int %s = 0; %s %s = 0;", t, s, p.IntN(9), most, bits, p.pick("float", "double"), d)
	p.line("#pragma acc %s%s reduction(+:%s, %s) reduction(max:%s) reduction(^:%s)", p.head(), p.data(src, dst), s, d, most, bits)
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

// innerReduction has a reduction for each iteration of an outer loop.
func (p *program) innerReduction() {
	dst, src := p.split()
	outer := p.pick("parallel loop gang", "parallel loop", "kernels loop independent", "serial loop", "parallel loop gang worker")
	inner := p.pick("seq", "vector", "vector")
	if outer == "parallel loop gang" {
		inner = p.pick("worker", "worker vector", inner)
	}
	if outer == "parallel loop" || outer == "kernels loop independent" || outer == "serial loop" {
		inner = "seq"
	}
	p.line("#pragma acc %s%s", outer, p.data(src, dst))
	p.block(p.loop("i", "20"), func() {
		p.line("%s row = %d;", p.pick("int", "long", "unsigned char"), p.IntN(5))
		p.line("#pragma acc loop %s reduction(+:row)", inner)
		p.line("%s", p.loop("j", "17"))
		p.with(func() { p.line("    row += %s;", p.expr(2, "j", src, nil)) }, "i", "j")
		p.with(func() { p.line("%s", p.assign(1, "i", nil, dst)) }, "row")
	})
}

// otherOperators are those of reductions that are rare, on small types.
func (p *program) otherOperators() {
	dst, src := p.split()
	x := p.name("x")
	p.line("unsigned char all%s = 255; short any%[1]s = 0; long product%[1]s = %d; int both%[1]s = 1, either%[1]s = 0; unsigned least%[1]s = 1000000;", x, 1+p.IntN(3))
	p.line("#pragma acc %s%s reduction(&:all%s) reduction(|:any%[3]s) reduction(*:product%[3]s) reduction(&&:both%[3]s) reduction(||:either%[3]s) reduction(min:least%[3]s)",
		p.head(), p.data(src, dst), x)
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

// arrayReduction sums into an array and a structure of an array's element.
func (p *program) arrayReduction() {
	_, src := p.split()
	hist := p.name("hist")
	p.line("long %s[8] = {1, 2};", hist)
	p.line("#pragma acc %s%s reduction(+:%s)", p.pick("parallel loop", "parallel loop gang", "serial loop"), p.data(src), hist)
	p.with(func() { p.line("%s %s[i & 7] += (%s) %% 100;", p.loop("i", "n"), hist, p.expr(2, "i", src, nil)) }, "i")
	p.line("for (int i = 0; i < 8; i++) all = all * 3 + %s[i];", hist)
}

// records are structures and pointers in a kernel.
func (p *program) records() {
	dst, src := p.split()
	cell, cells := p.name("cell"), p.name("cells")
	p.line("struct %s { short k; double w; char pad[3]; %s v; } %s[30];", cell, p.pick(integerTypes...), cells)
	p.line("#pragma acc %s%s copyout(%s)", p.pick("parallel loop", "kernels loop independent", "serial loop"), p.data(src, dst), cells)
	p.block("for (int i = 0; i < 30; i++)", func() {
		p.line("struct %s t = {(short)(i * k), i / 4.0, {1, (char)i, 3}, i}, *q = &%s[i];", cell, cells)
		p.line("*q = t;")
		p.with(func() { p.line("for (int z = 0; z < 3; z++) q->pad[z] += %s > z ? m : -z;", p.expr(2, "i", src, dst)) }, "i")
		p.line("q->v += (struct %s){.v = 3, .k = 1}.v;", cell)
		p.line("q->k ^= (short)(q - %s);", cells)
	})
	p.line("for (int i = 0; i < 30; i++) all += %s[i].k + (long)(%[1]s[i].w * 8) + %[1]s[i].pad[i %% 3] + (long)%[1]s[i].v;", cells)
}

// bitFields of structures.
func (p *program) bitFields() {
	dst, src := p.split()
	f := p.name("f")
	p.line("struct { unsigned a : 3; int b : 5; unsigned long c : 20; signed char d; } %s[40];", f)
	p.line("memset(%s, 0, sizeof %[1]s);", f)
	p.line("#pragma acc %s%s copy(%s)", p.pick("parallel loop", "serial loop"), p.data(src, dst), f)
	p.block("for (int i = 0; i < 40; i++)", func() {
		p.with(func() {
			p.line("%s[i].a = %s;", f, p.expr(2, "i", src, dst))
			p.line("%s[i].b += %s;", f, p.expr(1, "i", src, dst))
			p.line("%s[i].c = %[1]s[i].c * 3 + i;", f)
			p.line("%s[i].d--;", f)
		}, "i")
	})
	p.line("for (int i = 0; i < 40; i++) all = all * 3 + %s[i].a + %[1]s[i].b + (long)%[1]s[i].c + %[1]s[i].d;", f)
}

// sections of arrays.
func (p *program) sections() {
	lo, n := p.IntN(20), 1+p.IntN(40)
	d, u, f := p.name("d"), p.name("u"), p.name("f")
	p.line("double %s[64]; unsigned char %s[64]; float %s[64]; for (int i = 0; i < 64; i++) %[1]s[i] = i * m, %[2]s[i] = i, %[3]s[i] = i / 2.0f;", d, u, f)
	p.line("#pragma acc parallel loop copy(%s[%d:%d], %s[:%d]) copyout(%s[%d:%d])", d, lo, n, f, lo+n, u, lo, n)
	p.block(fmt.Sprintf("for (int i = %d; i < %d; i++)", lo, lo+n), func() {
		p.line("%s[i] = %[1]s[i] * %d + i;", d, 1+p.IntN(4))
		p.line("%s[i] = (unsigned char)(i * m);", u)
		p.line("%[1]s[i] += %[2]s[i] + (%[1]s[i] > %[3]d);", f, u, p.IntN(30))
	})
	p.line("for (int i = 0; i < 64; i++) all += (long)(%s[i] + %s[i] * 2) * 3 + (long)(%s[i] * 2);", d, u, f)
}

// queues wait for one another.
func (p *program) queues() {
	_, src := p.split()
	q := p.name("q")
	var clauses []string
	for _, a := range src {
		clauses = append(clauses, a.clause)
	}
	p.line("long %s[40];", q)
	p.line("#pragma acc data copyin(%s) copyout(%s)", strings.Join(clauses, ", "), q)
	p.block("", func() {
		p.line("#pragma acc parallel loop async(1)")
		p.with(func() { p.line("for (int i = 0; i < 40; i++) %s[i] = %s;", q, p.expr(2, "i", src, nil)) }, "i")
		p.line("#pragma acc %s wait(1) async(2)", p.pick("parallel loop", "kernels loop independent", "serial loop"))
		p.line("for (int i = 0; i < 40; i++) %s[i] = %[1]s[i] * %d + i;", q, 2+p.IntN(5))
		p.line("#pragma acc wait(2) async(%d)", 3+p.IntN(2))
		for half := range 2 {
			p.line("#pragma acc parallel loop async(%d) wait(2)", 3+half)
			p.line("for (int i = %d; i < 40; i += 2) %s[i] ^= k;", half, q)
		}
		p.line("#pragma acc %s", p.pick("wait", "wait(3, 4)", "wait(3)\n#pragma acc wait(4)"))
		if p.one(2) {
			p.line("#pragma acc update self(%s[10:20]) async(5)", q)
			p.line("#pragma acc wait(5)")
			p.line("for (int i = 10; i < 30; i++) all += %s[i];", q)
		}
	})
	p.line("for (int i = 0; i < 40; i++) all = all * 3 + %s[i];", q)
}

// routines at the level of workers and lanes.
func (p *program) routines() {
	rows, sums := p.name("rows"), p.name("sums")
	p.line("int (*%s)[16] = malloc(10 * 16 * sizeof(int)); long %s[10], of%[2]s[25];", rows, sums)
	p.line("for (int i = 0; i < 25; i++) of%s[i] = i * m;", sums)
	p.line("for (int i = 0; i < 160; i++) %s[i / 16][i %% 16] = 0;", rows)
	p.line("#pragma acc parallel loop gang copy(%s[0:10][0:16]) copyin(of%s) copyout(%[2]s)", rows, sums)
	p.block("for (int i = 0; i < 10; i++)", func() {
		p.line("fill(%s[i], 10 + i %% 6, i + m);", rows)
		p.line("%s[i] = total(of%[1]s + i, 25 - 2 * i);", sums)
	})
	p.line("for (int i = 0; i < 160; i++) all = all * 3 + %s[i / 16][i %% 16] + %s[i %% 10];", rows, sums)
	p.line("free(%s);", rows)
}

// devicePointers are addresses of the device in pointers of the host.
func (p *program) devicePointers() {
	v, dv := p.name("v"), p.name("dv")
	p.line("int %s[50]; for (int i = 0; i < 50; i++) %[1]s[i] = i ^ m;", v)
	p.line("#pragma acc data copy(%s)", v)
	p.block("", func() {
		p.line("int *%s;", dv)
		p.line("#pragma acc host_data use_device(%s)", v)
		p.line("{ %s = %s; }", dv, v)
		p.line("#pragma acc parallel loop deviceptr(%s)", dv)
		p.line("%s %s[i] = %[2]s[i] * k + table[i & 7];", p.loop("i", "50"), dv)
	})
	p.line("for (int i = 0; i < 50; i++) all = all * 3 + %s[i];", v)
}

// swapped are two arrays that are exchanged between kernels.
func (p *program) swapped() {
	x, y := p.name("x"), p.name("y")
	p.line("int *%s = calloc(60, sizeof(int)), *%s = calloc(60, sizeof(int)); %[1]s[30] = 1000; %[1]s[3] = k;", x, y)
	p.line("#pragma acc data copy(%s[0:60]) create(%s[0:60])", x, y)
	p.block(fmt.Sprintf("for (int step = 0; step < %d; step++)", 2*(1+p.IntN(4))), func() {
		p.line("#pragma acc %s present(%s[0:60], %s[0:60])", p.pick("parallel loop", "kernels loop independent", "parallel loop gang vector"), x, y)
		p.line("for (int i = 0; i < 60; i++) %s[i] = i == 0 || i == 59 ? %[2]s[i] : (%[2]s[i - 1] + 2 * %[2]s[i] + %[2]s[i + 1]) / %d;", y, x, 3+p.IntN(3))
		p.line("int *t = %s; %[1]s = %[2]s; %[2]s = t;", x, y)
	})
	p.line("for (int i = 0; i < 60; i++) all = all * 3 + %s[i];", x)
	p.line("free(%s); free(%s);", x, y)
}

// declared changes a global that is always on the device.
func (p *program) declared() {
	p.line("for (int i = 0; i < 16; i++) table[i] = (int)(all %% 50) + i * %d;", p.IntN(9))
	p.line("#pragma acc update device(table%s)", p.pick("", "[0:16]"))
	out := p.name("out")
	p.line("int %s[16];", out)
	p.line("#pragma acc parallel loop copyout(%s)", out)
	p.line("for (int i = 0; i < 16; i++) { %s[i] = table[15 - i] * 3; }", out)
	p.line("for (int i = 0; i < 16; i++) all = all * 3 + %s[i];", out)
}

// redundant code of a construct is the same in all gangs; their private variables are apart.
func (p *program) redundant() {
	dst, src := p.split()
	own := p.name("own")
	p.line("int %s[4] = {1, 2, 3, 4};", own)
	p.line("#pragma acc parallel%s firstprivate(%s) num_gangs(%d)", p.data(src, dst), own, 1+p.IntN(8))
	p.block("", func() {
		p.line("int t = k;")
		p.line("for (int i = 0; i < 4; i++) { %s[i] *= t + i; t += %[1]s[i]; }", own)
		p.line("#pragma acc loop")
		p.with(func() { p.line("%s { %s }", p.loop("i", "n"), p.assign(2, "i", src, dst)) }, "i", "t", own+"[2]")
	})
}

// clauses names all arrays.
func (p *program) clauses() string {
	var names []string
	for _, a := range p.arrays {
		names = append(names, a.clause)
	}
	return strings.Join(names, ", ")
}

// resident writes constructs that find their data on the device.
func (p *program) resident(count int, queue string) {
	p.onDevice, p.queue = true, queue
	for range count {
		p.construct()
		if queue == "" && p.one(3) {
			p.updates()
		}
	}
	p.onDevice, p.queue = false, ""
}

// updates brings part of an array to the host, changes it there and takes it back.
func (p *program) updates() {
	a := p.arrays[p.IntN(len(p.arrays))]
	if strings.Contains(a.clause, ",") || strings.Contains(a.access, ".") || strings.Contains(a.access, "/") || !strings.Contains(a.clause, "[") && p.one(2) {
		return
	}
	lo := p.IntN(50)
	if p.one(3) {
		p.line("#pragma acc update %s(%s) if_present", p.pick("self", "host"), a.clause)
	} else {
		p.line("#pragma acc update self(%s[%d:%d])", a.name, lo, 1+p.IntN(40))
	}
	p.line("%s += 5;", a.at(fmt.Sprint(lo)))
	p.line("#pragma acc update device(%s[%d:1])", a.name, lo)
}

// region is a data region.
func (p *program) region() {
	p.line("#pragma acc data copy(%s)", p.clauses())
	p.block("", func() { p.resident(2+p.IntN(3), "") })
}

// nested are data regions in data regions, some in a function of its own scope.
func (p *program) nested() {
	first := p.arrays[0]
	p.line("#pragma acc data copy(%s)", first.clause)
	p.block(fmt.Sprintf("for (int round = 0; round < %d; round++)", 1+p.IntN(3)), func() {
		p.line("#pragma acc data %s(%s)", p.pick("copy", "pcopy"), p.clauses())
		p.block("", func() { p.resident(1+p.IntN(3), "") })
	})
}

// unstructured is enter data and exit data around asynchronous constructs.
func (p *program) unstructured() {
	p.line("#pragma acc enter data copyin(%s) async(1)", p.clauses())
	p.resident(2+p.IntN(3), "async(1)")
	p.line("#pragma acc wait(1)")
	again := p.one(3)
	if again {
		p.line("#pragma acc enter data create(%s)", p.arrays[0].clause)
		p.resident(1, "")
		p.line("#pragma acc exit data delete(%s)", p.arrays[0].clause)
	}
	var members, wholes []string
	for _, a := range p.arrays {
		if whole, member, ok := strings.Cut(a.clause, ", "); ok {
			members, wholes = append(members, member), append(wholes, whole)
		} else {
			wholes = append(wholes, "")
			members = append(members, a.clause)
		}
	}
	p.line("#pragma acc exit data copyout(%s)%s", strings.Join(members, ", "), p.pick("", " async(2)\n#pragma acc wait"))
	wholes = slices.DeleteFunc(wholes, func(s string) bool { return s == "" })
	if len(wholes) > 0 {
		p.line("#pragma acc exit data delete(%s)", strings.Join(wholes, ", "))
	}
}
