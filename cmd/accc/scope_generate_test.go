package main

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// A scopeProgram is a program of several files with directives of OpenMP, made at random: the files give one name to different reductions
// and mappers, of the file, of functions and of blocks, regions are inside of others, and macros choose among directives. What it prints
// depends on the macros, and on nothing else: not on threads, schedules or devices.
type scopeProgram struct {
	*rand.Rand
	out     *strings.Builder
	depth   int
	units   int    // files beside main
	unit    int    // the file being written
	shared  string // the reductions of the module that all use
	names   int
	mappers bool   // gcc 12 has none
	scopes  bool   // functions and blocks declare reductions of the file\'s names
	join    string // what the reduction "join" combines with here
}

// A scopeFile is a file of the program.
type scopeFile struct{ name, text string }

// configurations are the macros that each program is read with, in turn.
var configurations = [][]string{{"-DSIZE=8", "-DMODE=0"}, {"-DSIZE=21", "-DMODE=1"}, {"-DSIZE=33", "-DMODE=2"}, {"-DMODE=3"}}

func newScopeProgram(seed uint64) *scopeProgram {
	p := &scopeProgram{Rand: rand.New(rand.NewPCG(seed, 41))}
	p.units = 1 + p.IntN(3)
	p.mappers, p.scopes = p.IntN(3) == 0, p.IntN(3) > 0
	return p
}

func (p *scopeProgram) pick(of ...string) string { return of[p.IntN(len(of))] }

func (p *scopeProgram) line(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if !strings.HasPrefix(text, "#") {
		text = strings.Repeat("  ", p.depth) + text
	}
	p.out.WriteString(text + "\n")
}

func (p *scopeProgram) name(of string) string {
	p.names++
	return fmt.Sprint(of, p.names)
}

// combiners are operators on numbers without a sign that may be applied in any order, with 0 as the value to begin with: OUT and IN are
// replaced.
var combiners = []string{"OUT += IN", "OUT ^= IN", "OUT = OUT > IN ? OUT : IN", "OUT |= IN"}

// combined is a combiner with its operands.
func combined(combiner, out, in string) string {
	return strings.NewReplacer("OUT", out, "IN", in).Replace(combiner)
}

// declared declares a reduction of numbers and returns what it combines with.
func (p *scopeProgram) declared(name string) (combiner string) {
	combiner = combiners[p.IntN(len(combiners))]
	p.line("#pragma omp declare reduction(%s : number : %s) initializer(omp_priv = 0)", name, combined(combiner, "omp_out", "omp_in"))
	return combiner
}

// scope declares the reduction "join" in a scope and writes what is in it.
func (p *scopeProgram) scope(write func()) {
	outer := p.join
	if p.scopes {
		p.join = p.declared("join")
	}
	write()
	p.join = outer
}

// cFiles writes the program in C.
func (p *scopeProgram) cFiles() (list []scopeFile) {
	add := func(name string, write func()) {
		p.out = new(strings.Builder)
		write()
		list = append(list, scopeFile{name, p.out.String()})
	}
	add("shared.h", p.cHeader)
	for p.unit = range p.units {
		add(fmt.Sprintf("unit%d.c", p.unit), p.cUnit)
	}
	add("main.c", p.cMain)
	return list
}

func (p *scopeProgram) cHeader() {
	p.line("#ifndef SHARED_H\n#define SHARED_H\n#ifndef SIZE\n#define SIZE 16\n#endif\n#if MODE > 1\ntypedef unsigned long number;\n#else\ntypedef unsigned number;\n#endif")
	p.line("struct pair { number low, high; };")
	p.line("#pragma omp declare reduction(both : struct pair : omp_out.low += omp_in.low, omp_out.high ^= omp_in.high) initializer(omp_priv = (struct pair){0, 0})")
	for _, condition := range []string{"#if MODE & 1", "#else"} {
		p.line("%s", condition)
		p.line("#define CONFIG(out, in) %s", combined(p.declared("config"), "out", "in"))
	}
	p.line("#endif")
	if p.mappers {
		p.line("struct view { int n; number *v; };")
		p.line("#pragma omp declare mapper(struct view s) map(s.n, s.v[0 : s.n])")
	}
	p.line("extern number counter, total;\n#pragma omp threadprivate(counter)")
	p.line("#pragma omp declare target")
	for u := range p.units {
		p.line("number mix%d(number x);", u)
	}
	p.line("#pragma omp end declare target")
	for u := range p.units {
		p.line("number unit%d(number *a, int n);\nvoid spread%[1]d(number *a, int n, int by);\nnumber own%[1]d(void);", u)
	}
	p.line("#endif")
}

func (p *scopeProgram) cUnit() {
	p.line("#include \"shared.h\"\n#include <omp.h>")
	p.line("static number helper(number x) { return x %s %d; }", p.pick("+", "^", "*"), 1+p.IntN(9))
	p.line("#pragma omp declare target\nnumber mix%d(number x) { return (x ^ %d) + (x & 7); }\n#pragma omp end declare target", p.unit, p.IntN(50))
	p.join = p.declared("join")
	p.line("void spread%d(number *a, int n, int by)\n{\n#pragma omp for%s\n  for (int i = 0; i < n; i++)\n    a[i] += by * i;\n}", p.unit, p.pick("", " schedule(dynamic, 2)", " nowait"))
	p.line("number own%d(void) { return counter; }", p.unit)
	p.line("number unit%d(number *a, int n)\n{", p.unit)
	p.depth++
	p.line("number result = 0;")
	constructs := func() {
		for range 2 + p.IntN(3) {
			p.cConstruct()
		}
	}
	if p.IntN(2) == 0 {
		p.scope(constructs)
	} else {
		constructs()
	}
	p.line("return result;")
	p.depth--
	p.line("}")
}

func (p *scopeProgram) cMain() {
	p.line("#include \"shared.h\"\n#include <omp.h>\n#include <stdio.h>\nnumber counter = 3, total = 0;\nstatic number helper(number x) { return x * 3; }")
	p.join = p.declared("join")
	p.line("int main(void)\n{")
	p.depth++
	p.line("number a[SIZE], result = 0, sum = 0;\nint n = SIZE;\nomp_set_max_active_levels(%d);", 1+p.IntN(3))
	p.line("for (int i = 0; i < n; i++)\n    a[i] = i * 7 %% 13;")
	for u := range p.units {
		p.line("sum = sum * 31 + unit%d(a, n);", u)
		p.line(`printf("unit%d %%lu\n", (unsigned long)sum);`, u)
	}
	p.unit = -1
	for range 1 + p.IntN(2) {
		p.cConstruct()
	}
	p.line("for (int i = 0; i < n; i++)\n    sum = sum * 31 + a[i];")
	p.line(`printf("%%lu %%lu %%lu\n", (unsigned long)sum, (unsigned long)result, (unsigned long)total);`)
	p.line("return 0;")
	p.depth--
	p.line("}")
}

// scopeConstructs are what a function is made of. Each changes result, a or total.
var scopeConstructs = []struct {
	kind  string
	write func(p *scopeProgram)
}{
	{"sum", func(p *scopeProgram) { p.cSum(p.mode("parallel for")) }},
	{"config", (*scopeProgram).cConfig},
	{"block", (*scopeProgram).cBlock},
	{"nested", (*scopeProgram).cNested},
	{"pair", (*scopeProgram).cPair},
	{"critical", (*scopeProgram).cCritical},
	{"target", (*scopeProgram).cTarget},
	{"orphan", (*scopeProgram).cOrphan},
	{"threadprivate", (*scopeProgram).cThreadPrivate},
	{"tasks", (*scopeProgram).cTasks},
	{"mapper", (*scopeProgram).cMapper},
	{"inside", (*scopeProgram).cInside},
}

func (p *scopeProgram) cConstruct() {
	c := scopeConstructs[p.IntN(len(scopeConstructs))]
	if c.kind == "mapper" && !p.mappers {
		return
	}
	c.write(p)
}

// mode is a directive, or one of two that a macro chooses.
func (p *scopeProgram) mode(directive string) string {
	return directive + p.pick("", " if(MODE > 0)", " num_threads(MODE + 1)", " schedule(static, MODE + 1)")
}

// any is the number of one of the files.
func (p *scopeProgram) any() int { return p.IntN(p.units) }

// cSum combines elements with the reduction "join" that is visible here.
func (p *scopeProgram) cSum(directive string) {
	x := p.name("x")
	p.line("number %s = %d;", x, p.IntN(5))
	p.line("#pragma omp %s reduction(join : %s)", directive, x)
	p.line("for (int i = 0; i < n; i++) {\n    number y = helper(a[i]);\n    if (y %% 3 != 1)\n        %s;\n}", combined(p.join, x, "y"))
	p.line("result = result * 5 + %s;", x)
}

// cConfig combines with the reduction of the header that a macro chooses.
func (p *scopeProgram) cConfig() {
	x := p.name("x")
	p.line("number %s = %d;", x, p.IntN(5))
	p.line("#pragma omp parallel for reduction(config : %s)%s", x, p.pick("", " schedule(dynamic)", " num_threads(3)"))
	p.line("for (int i = 0; i < n; i++)\n    CONFIG(%s, a[i]);", x)
	p.line("result = result * 5 + %s;", x)
}

// cBlock declares the reduction again in a block, and uses what is visible inside and after it.
func (p *scopeProgram) cBlock() {
	block := func(write func()) {
		p.line("{")
		p.depth++
		p.scope(write)
		p.depth--
		p.line("}")
	}
	block(func() {
		p.cSum("parallel for")
		if p.IntN(2) == 0 {
			block(func() { p.cSum("parallel for simd") })
			p.cSum("parallel for")
		}
	})
	p.cSum("parallel for")
}

// cNested has parallel regions inside of others, which combine what the inner ones have combined.
func (p *scopeProgram) cNested() {
	part, all := p.name("part"), p.name("all")
	p.line("number %s[4] = {0}, %s = 0;", part, all)
	p.line("#pragma omp parallel for num_threads(%d) reduction(%s : %s)", 1+p.IntN(3), p.pick("+", "^", "max"), all)
	p.line("for (int t = 0; t < 4; t++) {")
	p.depth++
	p.line("number s = t;")
	inner := p.pick("parallel for num_threads(2) reduction(+ : s)", "parallel for reduction(max : s) if(t > 1)", "simd reduction(+ : s)")
	p.line("#pragma omp %s", inner)
	p.line("for (int i = 0; i < n; i++)")
	if strings.Contains(inner, "max") {
		p.line("  s = s > a[i] * t ? s : a[i] * t;")
		p.line("%s[t] = s;\n%s = %[2]s > s ? %[2]s : s;", part, all)
	} else {
		p.line("  s += a[i] * t;")
		p.line("%s[t] = s;", part)
	}
	p.depth--
	p.line("}")
	p.line("for (int t = 0; t < 4; t++)\n  result = result * 3 + %s[t];", part)
}

// cPair combines structures by the reduction of the header.
func (p *scopeProgram) cPair() {
	x := p.name("pair")
	p.line("struct pair %s = {1, 2};", x)
	p.line("#pragma omp %s reduction(both : %s)", p.mode("parallel for"), x)
	p.line("for (int i = 0; i < n; i++) {\n    %s.low += a[i];\n    %[1]s.high ^= a[i] + i;\n}", x)
	p.line("result = result * 7 + %s.low - %[1]s.high;", x)
}

// cCritical counts in sections of one name, which is one lock in all files.
func (p *scopeProgram) cCritical() {
	p.line("#pragma omp parallel for%s", p.pick("", " schedule(dynamic)", " num_threads(4)"))
	p.line("for (int i = 0; i < n; i++) {")
	p.line("#pragma omp critical%s", p.pick("(lock)", "(lock)", ""))
	p.line("  total += a[i];\n}")
}

// cTarget computes on a device, with functions of any file, in a data region or not.
func (p *scopeProgram) cTarget() {
	data := p.IntN(2) == 0
	if data {
		p.line("#pragma omp target data map(%s : a[0:n])", p.pick("tofrom", "tofrom", "always, tofrom"))
		p.line("{")
		p.depth++
	}
	// In a data region, what the host executes changes the host's copy alone, if there are two.
	clause := p.pick("", " if(target: MODE > 0)", " num_threads(2)")
	if data {
		clause = ""
	}
	x := p.name("x")
	p.line("number %s = 0;", x)
	p.line("#if MODE & 1\n#pragma omp target teams distribute parallel for map(tofrom : a[0:n]) reduction(+ : %s)\n#else\n"+
		"#pragma omp target parallel for map(tofrom : a[0:n]) reduction(+ : %[1]s)%s\n#endif", x, clause)
	p.line("for (int i = 0; i < n; i++) {\n    a[i] = mix%d(a[i]) %% 1000;\n    %s += a[i];\n}", p.any(), x)
	p.line("result += %s;", x)
	if data {
		p.depth--
		p.line("}")
	}
}

// cOrphan calls worksharing loops of other files in a region.
func (p *scopeProgram) cOrphan() {
	p.line("#pragma omp parallel%s", p.pick("", " num_threads(3)", " if(MODE)"))
	p.line("{\n    spread%d(a, n, %d);\n#pragma omp barrier\n    spread%d(a, n, %d);\n}", p.any(), 1+p.IntN(3), p.any(), 1+p.IntN(3))
	p.line("for (int i = 0; i < n; i++)\n    a[i] %%= 1000;")
}

// cThreadPrivate sets a variable of threads, which functions of other files read.
func (p *scopeProgram) cThreadPrivate() {
	x := p.name("x")
	p.line("number %s = 0;\ncounter = %d;", x, p.IntN(9))
	p.line("#pragma omp parallel%s reduction(max : %s)", p.pick(" copyin(counter)", " copyin(counter) num_threads(3)"), x)
	p.line("{\n    counter += %d;\n    number got = own%d();\n    if (got > %s) %[3]s = got;\n}", p.IntN(5), p.any(), x)
	p.line("result = result * 3 + %s;", x)
}

// cTasks combines in tasks of a group.
func (p *scopeProgram) cTasks() {
	x := p.name("x")
	p.line("number %s = 0;\n#pragma omp parallel\n#pragma omp single\n#pragma omp taskgroup task_reduction(+ : %[1]s)\nfor (int i = 0; i < n; i++) {", x)
	p.line("#pragma omp task in_reduction(+ : %[1]s) firstprivate(i)%[2]s\n    %[1]s += mix%[3]d(a[i]);\n}", x, p.pick("", " if(i % 2)", " untied"), p.any())
	p.line("result += %s;", x)
}

// cMapper maps a structure by the mapper of the header, or by one of a block.
func (p *scopeProgram) cMapper() {
	v := p.name("view")
	p.line("struct view %s = {n, a};", v)
	if p.IntN(2) == 0 {
		p.line("#pragma omp target map(tofrom : %s)\nfor (int i = 0; i < %[1]s.n; i++)\n    %[1]s.v[i] += %d;", v, p.IntN(9))
		return
	}
	p.line("{\n#pragma omp declare mapper(part : struct view s) map(tofrom : s.n, s.v[0 : %d])", 1+p.IntN(4))
	p.line("#pragma omp target map(mapper(part), tofrom : %s)\n    %[1]s.v[0] += %d;\n}", v, p.IntN(9))
}

// cInside has target regions that may be executed by the host inside of a parallel region.
func (p *scopeProgram) cInside() {
	part := p.name("part")
	p.line("number %s[3] = {0};", part)
	p.line("#pragma omp parallel for num_threads(2)\nfor (int t = 0; t < 3; t++) {")
	p.line("#pragma omp target map(tofrom : %s[t : 1]) map(to : a[0:n])%s", part, p.pick("", " if(0)", " if(MODE & 1)"))
	if p.IntN(2) == 0 {
		p.line("#pragma omp parallel for num_threads(2)")
		p.line("for (int i = 0; i < n; i++)\n#pragma omp atomic\n    %s[t] += a[i] + t;\n}", part)
	} else {
		p.line("for (int i = 0; i < n; i++)\n    %s[t] += a[i] * t;\n}", part)
	}
	p.line("result = result * 3 + %s[0] + 2 * %[1]s[1] + 5 * %[1]s[2];", part)
}
