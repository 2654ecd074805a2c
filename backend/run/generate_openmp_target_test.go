package run_test

import (
	"fmt"
	"strings"
)

// rareTargetConstructs are constructs for devices that programs have less often.
var rareTargetConstructs = []func(*program){
	(*program).targetCounted, (*program).targetMapper, (*program).targetStrided, (*program).targetOnHost, (*program).targetLinked, (*program).targetRoutines, (*program).targetCopies, (*program).targetAddresses,
	(*program).targetTaskReduction, (*program).targetScan, (*program).targetArraySums, (*program).targetRows, (*program).targetLoops,
}

// targetCounted is data that is there as long as something has mapped it.
func (p *program) targetCounted() {
	x := p.name("x")
	p.line("int %s[30]; for (int i = 0; i < 30; i++) %[1]s[i] = i * m;", x)
	p.line("#pragma omp target enter data map(to: %s)\n#pragma omp target enter data map(alloc: %[1]s[5:4])", x)
	p.line("#pragma omp target data map(tofrom: %s)", x)
	p.block("", func() {
		p.line("#pragma omp target parallel for%s", p.pick("", " map(tofrom: "+x+")", " map(alloc: "+x+"[0:30])"))
		p.line("for (int i = 0; i < 30; i++) %s[i] += i ^ k;", x)
		p.line("#pragma omp target exit data map(release: %s[5:4])", x)
	})
	if p.one(2) {
		p.line("#pragma omp target update from(%s[3:9])", x)
		p.line("for (int i = 3; i < 12; i++) all = all * 3 + %s[i];", x)
	}
	p.line("#pragma omp target\nfor (int i = 0; i < 30; i++) %s[i] *= 2;", x)
	p.line("#pragma omp target exit data map(%s: %s)", p.pick("from", "always, from"), x)
	p.line("for (int i = 0; i < 30; i++) all = all * 3 + %s[i];", x)
}

// targetMapper maps structures by a mapper.
func (p *program) targetMapper() {
	v := p.name("v")
	p.line("struct vec%s { int count; long *at; };\n#pragma omp declare mapper(struct vec%[1]s v) map(v, v.at[0:v.count])", v)
	p.line("struct vec%s %[1]s = {%d, 0}; %[1]s.at = malloc(20 * sizeof(long)); for (int i = 0; i < 20; i++) %[1]s.at[i] = i * m;", v, 5+p.IntN(15))
	p.line("#pragma omp target map(tofrom: %s)", v)
	p.line("for (int i = 0; i < %s.count; i++) %[1]s.at[i] = %[1]s.at[i] * 3 + k;", v)
	p.line("for (int i = 0; i < 20; i++) all = all * 3 + %s.at[i];\nfree(%[1]s.at);", v)
}

// targetStrided updates every so many elements.
func (p *program) targetStrided() {
	x, step := p.name("x"), 2+p.IntN(3)
	p.line("int %s[40]; for (int i = 0; i < 40; i++) %[1]s[i] = i;", x)
	p.line("#pragma omp target data map(to: %s)", x)
	p.block("", func() {
		p.line("#pragma omp target teams distribute parallel for")
		p.line("for (int i = 0; i < 40; i++) %s[i] = %[1]s[i] * m + 1;", x)
		p.line("#pragma omp target update from(%s[0:10:%d])", x, step)
	})
	p.line("for (int i = 0; i < 10; i++) all = all * 3 + %s[i * %d];", x, step)
}

// targetOnHost runs regions where the program says.
func (p *program) targetOnHost() {
	dst, src := p.split()
	when := p.pick("if(n > 50)", "if(target: m == 4)", "device(omp_get_initial_device())", "if(0)", "device(n & 1 ? 0 : omp_get_initial_device())", "device(device_num: 0)")
	maps := p.maps(src, dst)
	for strings.Contains(maps, "if(") || strings.Contains(maps, "device(") {
		maps = p.maps(src, dst)
	}
	p.line("#pragma omp target teams distribute parallel for %s%s", when, maps)
	p.block(p.loop("i", "n"), func() {
		p.with(func() { p.line("%s", p.assign(2, "i", src, dst)) }, "i")
	})
}

func (p *program) targetLinked() {
	out := p.name("out")
	p.line("for (int i = 0; i < 10; i++) linked[i] = i * m;")
	p.line("int %s[10];", out)
	p.line("#pragma omp target map(%s: linked) map(from: %s)", p.pick("to", "tofrom"), out)
	p.line("for (int i = 0; i < 10; i++) %s[i] = linked[9 - i] + i;", out)
	p.line("for (int i = 0; i < 10; i++) all = all * 3 + %s[i];", out)
}

func (p *program) targetRoutines() {
	d, h := p.name("d"), p.name("h")
	p.line("int %s[24], device%[1]s = omp_get_default_device(), host%[1]s = omp_get_initial_device(); for (int i = 0; i < 24; i++) %[1]s[i] = i ^ m;", h)
	p.line("int *%s = omp_target_alloc(sizeof %s, device%[2]s);", d, h)
	p.line("omp_target_memcpy(%s, %s, sizeof %[2]s, 0, 0, device%[2]s, host%[2]s);", d, h)
	p.line("#pragma omp target teams distribute parallel for is_device_ptr(%s)", d)
	p.line("for (int i = 0; i < 24; i++) %s[i] = %[1]s[i] * 3 + k;", d)
	lo := p.IntN(10)
	p.line("omp_target_memcpy(%s, %s, 8 * sizeof(int), %d * sizeof(int), %d * sizeof(int), host%[1]s, device%[1]s);", h, d, lo, p.IntN(16))
	p.line("omp_target_free(%s, device%s);\nfor (int i = 0; i < 24; i++) all = all * 3 + %[2]s[i];", d, h)
}

// targetCopies are private copies of the device.
func (p *program) targetCopies() {
	f, w, out := p.name("f"), p.name("w"), p.name("out")
	p.line("int %s = m, %s[4] = {1, 2, 3, 4}; long %s = 0;", f, w, out)
	p.line("#pragma omp target firstprivate(%s, %s) map(tofrom: %s)%s", f, w, out, p.pick("", " private(k)", " defaultmap(none)", " thread_limit(2)"))
	p.line("{ %s++; %s[1] += %[1]s; %[3]s = %[1]s * 100 + %[2]s[1]; }", f, w, out)
	p.line("#pragma omp target teams distribute parallel for firstprivate(%s) map(tofrom: %s) reduction(+: %[2]s)", f, out)
	p.line("for (int i = 0; i < 20; i++) { int t = %s + i; %s += t; }", f, out)
	p.line("all = all * 3 + %s + %s + %s[1];", out, f, w)
}

func (p *program) targetAddresses() {
	v := p.name("v")
	p.line("int %s[50]; for (int i = 0; i < 50; i++) %[1]s[i] = i ^ m;", v)
	p.line("#pragma omp target data map(tofrom: %s) use_device_addr(%[1]s)", v)
	p.line("#pragma omp target teams distribute parallel for has_device_addr(%s)", v)
	p.line("for (int i = 0; i < 50; i++) %s[i] = %[1]s[i] * k + i;", v)
	p.line("for (int i = 0; i < 50; i++) all = all * 3 + %s[i];", v)
}

// targetTaskReduction has tasks in a region on the device.
func (p *program) targetTaskReduction() {
	s := p.name("s")
	p.line("long %s = 0; int t%[1]s[8];", s)
	p.line("#pragma omp target map(tofrom: %s) map(from: t%[1]s) map(to: m)", s)
	p.line("#pragma omp parallel num_threads(%d)\n#pragma omp single", 1+p.IntN(4))
	p.block("", func() {
		p.line("for (int q = 0; q < 8; q++)\n#pragma omp task firstprivate(q)\nt%s[q] = q * m;", s)
		p.line("#pragma omp taskwait\n#pragma omp taskloop reduction(+: %s)", s)
		p.line("for (int q = 0; q < 8; q++) %s += t%[1]s[q] * q;", s)
	})
	p.line("all = all * 3 + %s;", s)
}

func (p *program) targetScan() {
	x, s := p.name("x"), p.name("s")
	p.line("int %s[40], %s = 0;", x, s)
	p.line("#pragma omp target map(tofrom: %s, %s) map(to: m)\n#pragma omp parallel for reduction(inscan, +: %[1]s)", s, x)
	p.line("for (int i = 0; i < 40; i++) { %s += i * m;\n#pragma omp scan inclusive(%[1]s)\n%s[i] = %[1]s; }", s, x)
	p.line("for (int i = 0; i < 40; i++) all = all * 3 + %s[i];\nall += %s;", x, s)
}

func (p *program) targetArraySums() {
	h := p.name("h")
	p.line("long %s[6] = {%d, 2};", h, p.IntN(9))
	p.line("#pragma omp %s map(tofrom: %s) reduction(+: %[2]s%s)", p.pick("target parallel for", "target teams distribute parallel for"), h, p.pick("", "[0:6]"))
	p.line("for (int i = 0; i < n; i++) %s[i %% 6] += i * m;", h)
	p.line("for (int i = 0; i < 6; i++) all = all * 3 + %s[i];", h)
}

// targetRows are sections of rows, with gaps between them.
func (p *program) targetRows() {
	g := p.name("g")
	p.line("int %s[8][10]; for (int i = 0; i < 80; i++) %[1]s[i / 10][i %% 10] = i;", g)
	r, c, h, w := p.IntN(4), p.IntN(5), 1+p.IntN(4), 1+p.IntN(5)
	p.line("#pragma omp target data map(to: %s)", g)
	p.block("", func() {
		p.line("#pragma omp target teams distribute parallel for collapse(2)%s", p.pick("", " num_teams(3)"))
		p.line("for (int i = 0; i < 8; i++) for (int j = 0; j < 10; j++) %s[i][j] = %[1]s[i][j] * m + j;", g)
		p.line("#pragma omp target update from(%s[%d:%d][%d:%d])", g, r, h, c, w)
	})
	p.line("for (int i = %d; i < %d; i++) for (int j = %d; j < %d; j++) all = all * 3 + %s[i][j];", r, r+h, c, c+w, g)
}

// targetLoops are several worksharing loops in one region, and a nest of teams and threads.
func (p *program) targetLoops() {
	a := p.name("a")
	p.line("int %s[6][6]; for (int i = 0; i < 36; i++) %[1]s[i / 6][i %% 6] = i;", a)
	p.line("#pragma omp target teams num_teams(%d) map(tofrom: %s) map(to: m)", 1+p.IntN(3), a)
	p.line("#pragma omp distribute%s", p.pick("", " dist_schedule(static, 1)"))
	p.block("for (int i = 0; i < 6; i++)", func() {
		p.line("#pragma omp parallel%s", p.pick("", " num_threads(2)", fmt.Sprintf(" num_threads(%d)", 1+p.IntN(6))))
		p.block("", func() {
			p.line("#pragma omp for%s", p.pick("", " schedule(dynamic)", " schedule(guided)", " nowait\nfor (int j = 0; j < 0; j++) ;\n#pragma omp for"))
			p.line("for (int j = 0; j < 6; j++) %s[i][j] = %[1]s[i][j] * m + j;", a)
			p.line("#pragma omp %s\n{ %s[i][0] += 1; }", p.pick("single", "masked", "sections\n"), a)
			p.line("#pragma omp barrier\n#pragma omp for")
			p.line("for (int j = 1; j < 6; j++) { int t = %s[i][0];\n#pragma omp critical\n%[1]s[i][j] += t; }", a)
		})
	})
	p.line("for (int i = 0; i < 36; i++) all = all * 3 + %s[i / 6][i %% 6];", a)
}
