package run_test

import "fmt"

// Constructs of OpenMP that programs have less often: tasks that depend on one another in other ways, loops of other
// shapes, and what came with OpenMP 5.
var rareHostConstructs = []func(*program){
	(*program).wavefront, (*program).taskEvents, (*program).taskObjects, (*program).taskIterators, (*program).taskGroups, (*program).taskLoopSums, (*program).triangle, (*program).cube,
	(*program).doacrossNest, (*program).parallelSections, (*program).sectionSums, (*program).search, (*program).scopes, (*program).transformed, (*program).anyOrder, (*program).compares,
	(*program).leagueOfTeams, (*program).lastConditional, (*program).linearCopies, (*program).ownAllocator, (*program).published,
}

// wavefront has a task for each cell, after those above and to the left.
func (p *program) wavefront() {
	g := p.name("g")
	p.line("long %s[7][7] = {{0}}; for (int i = 0; i < 7; i++) %[1]s[i][0] = %[1]s[0][i] = i + m;", g)
	p.line("#pragma omp parallel%s", p.team())
	p.line("#pragma omp single%s", p.pick("", " nowait"))
	p.line("for (int i = 1; i < 7; i++) for (int j = 1; j < 7; j++)")
	p.block("", func() {
		p.line("#pragma omp task depend(in: %s[i - 1][j], %[1]s[i][j - 1]) depend(%[2]s: %[1]s[i][j])%[3]s", g, p.pick("out", "inout"), p.pick("", " untied", " firstprivate(i, j)", " priority(j)", " if(j > 2)"))
		p.line("%s[i][j] = (%[1]s[i - 1][j] * 3 + %[1]s[i][j - 1] * %d) %% 10007;", g, 2+p.IntN(5))
	})
	p.line("for (int i = 0; i < 49; i++) all = all * 3 + %s[i / 7][i %% 7];", g)
}

// taskEvents are tasks that complete when another one fulfills their events.
func (p *program) taskEvents() {
	x, e := p.name("x"), p.name("e")
	p.line("long %s = %d;", x, p.IntN(9))
	p.line("#pragma omp parallel%s", p.team())
	p.line("#pragma omp single")
	p.block("for (int q = 0; q < 4; q++)", func() {
		p.line("omp_event_handle_t %s;", e)
		p.line("#pragma omp task detach(%s) depend(inout: %s)", e, x)
		p.line("%s = %[1]s * 3 + q;", x)
		p.line("#pragma omp task firstprivate(%s)", e)
		p.line("omp_fulfill_event(%s);", e)
	})
	p.line("all = all * 3 + %s;", x)
}

func (p *program) taskObjects() {
	x, o := p.name("x"), p.name("o")
	p.line("long %s = %d; omp_depend_t %s;", x, p.IntN(9), o)
	p.line("#pragma omp depobj(%s) depend(%s: %s)", o, p.pick("inout", "out"), x)
	p.line("#pragma omp parallel%s", p.team())
	p.line("#pragma omp single")
	p.block("", func() {
		p.line("for (int q = 0; q < 5; q++)")
		p.line("#pragma omp task depend(depobj: %s) firstprivate(q)\n%s = %[2]s * 5 + q;", o, x)
		p.line("#pragma omp taskwait")
		p.line("#pragma omp depobj(%s) update(%s)", o, p.pick("in", "out", "mutexinoutset"))
		p.line("#pragma omp task depend(depobj: %s)\nall += %s;", o, x)
	})
	p.line("#pragma omp depobj(%s) destroy", o)
}

func (p *program) taskIterators() {
	y, s := p.name("y"), p.name("s")
	n := 2 + p.IntN(6)
	p.line("int %s[8] = {1, 2, 3, 4, 5, 6, 7, 8}; long %s = 0;", y, s)
	p.line("#pragma omp parallel%s", p.team())
	p.line("#pragma omp single")
	p.block("", func() {
		p.line("for (int q = 0; q < 8; q++)")
		p.line("#pragma omp task depend(out: %s[q]) firstprivate(q)\n%[1]s[q] = %[1]s[q] * m + q;", y)
		p.line("#pragma omp task depend(iterator(q = 0:%d%s), in: %s[q])", n, p.pick("", ":2"), y)
		p.line("%s += %s[0] * 3;", s, y)
		p.line("#pragma omp task depend(iterator(int q = 0:8), inout: %s[q]) depend(inout: %s)", y, s)
		p.line("for (int q = 0; q < 8; q++) %s = %[1]s * 3 + %s[q];", s, y)
	})
	p.line("all = all * 3 + %s;", s)
}

// taskGroups wait for tasks and for their descendants.
func (p *program) taskGroups() {
	x := p.name("x")
	p.line("int %s[6] = {0};", x)
	p.line("#pragma omp parallel%s", p.team())
	p.line("#pragma omp %s", p.pick("single", "master", "masked"))
	p.block("for (int r = 0; r < 3; r++)", func() {
		p.line("#pragma omp taskgroup")
		p.block("for (int q = 0; q < 6; q++)", func() {
			p.line("#pragma omp task firstprivate(q)%s", p.pick("", " mergeable", " untied", " if(q > 2)", " final(q > 3)"))
			p.block("", func() {
				p.line("#pragma omp task\n%s[q] = %[1]s[q] * 2 + q + m;", x)
				p.line("%s", p.pick("", "#pragma omp taskyield"))
			})
		})
		p.line("for (int q = 0; q < 6; q++) all = all * 3 + %s[q];", x)
	})
}

func (p *program) taskLoopSums() {
	_, src := p.split()
	s, most := p.name("s"), p.name("most")
	p.line("long %s = %d; int %s = -100000, w%[1]s[20] = {0};", s, p.IntN(9), most)
	head := p.pick("parallel master taskloop", "parallel masked taskloop", "parallel master taskloop simd")
	p.line("#pragma omp %s reduction(+: %s) reduction(max: %s)%s", head, s, most, p.pick("", " grainsize(3)", " num_tasks(m)"))
	p.block(p.loop("i", "n"), func() {
		p.with(func() { p.line("int t = %s;", p.expr(2, "i", src, nil)) }, "i")
		p.line("%s += t; if (t > %s) %[2]s = t;", s, most)
	})
	p.line("#pragma omp parallel%s", p.team())
	p.line("#pragma omp single")
	p.line("#pragma omp taskloop collapse(2) firstprivate(k)%s", p.pick("", " untied", " nogroup", " priority(2)"))
	p.line("for (int i = 0; i < 4; i++) for (int j = 0; j < 5; j++) w%s[i * 5 + j] = i * k + j;", s)
	p.line("for (int i = 0; i < 20; i++) all = all * 3 + w%s[i];\nall = all * 3 + %[1]s + %s;", s, most)
}

// triangle is a nest whose inner bounds depend on the outer variable.
func (p *program) triangle() {
	dst, src := p.split()
	p.line("#pragma omp parallel for%s%s", p.pick(" collapse(2)", p.schedule()), p.team()) // gcc has no schedule of what is not rectangular
	p.line("for (int i = 0; i < 10; i++)")
	p.depth++
	p.block(p.pick("for (int j = i; j < 10; j++)", "for (int j = 0; j < i + 1; j++)", "for (int j = i; j >= 0; j--)"), func() {
		p.with(func() { p.line("%s", p.assign(2, "i * 10 + j", src, dst)) }, "i", "j")
	})
	p.depth--
}

func (p *program) cube() {
	c, s := p.name("c"), p.name("s")
	p.line("int %s[4][5][6]; long %s = 0;", c, s)
	p.line("#pragma omp parallel%s", p.team())
	p.block("", func() {
		p.line("#pragma omp for collapse(%d)%s%s", 2+p.IntN(2), p.schedule(), p.pick("", " nowait"))
		p.line("for (int i = 0; i < 4; i++) for (int j = %s; j >= 0; j--) for (long q = 0; q < 6; q += %d)", p.pick("4", "m % 5"), 1+p.IntN(3))
		p.line("    %s[i][j][q] = i * m + j * k + (int)q;", c)
		p.line("#pragma omp barrier")
		p.line("#pragma omp for collapse(3) reduction(+: %s)%s", s, p.schedule())
		p.line("for (int i = 0; i < 4; i++) for (int j = 0; j <= 2; j++) for (unsigned q = 0; q < 1; q++)")
		p.line("    %s += %s[i][j * (m %% 5) / 5][q] * (i + 1);", s, c)
	})
	p.line("all = all * 3 + %s;", s)
}

func (p *program) doacrossNest() {
	g := p.name("g")
	p.line("int %s[9][9]; for (int i = 0; i < 81; i++) %[1]s[i / 9][i %% 9] = i ^ k;", g)
	p.line("#pragma omp parallel for %s%s", p.pick("ordered(2)", "collapse(2) ordered(2)"), p.pick("", " schedule(static, 1)", " schedule(dynamic)", " schedule(static)"))
	p.line("for (int i = 1; i < 9; i++)")
	p.block("for (int j = 1; j < 9; j++)", func() {
		p.line("#pragma omp ordered depend(sink: i - 1, j) depend(sink: i, j - 1)")
		p.line("%s[i][j] += %[1]s[i - 1][j] * 3 + %[1]s[i][j - 1];", g)
		p.line("#pragma omp ordered depend(source)")
	})
	p.line("for (int i = 0; i < 81; i++) all = all * 3 + %s[i / 9][i %% 9];", g)
}

func (p *program) parallelSections() {
	s, last := p.name("s"), p.name("last")
	p.line("long %s = 0; int %s = 0;", s, last)
	p.line("#pragma omp parallel sections reduction(+: %s) lastprivate(%s) firstprivate(m)%s", s, last, p.team())
	p.block("", func() {
		for q := range 1 + p.IntN(5) {
			if q > 0 || p.one(2) {
				p.line("#pragma omp section")
			}
			p.line("{ int at = m++; m = at; %s += at * %d; %s = %d; }", s, 1+p.IntN(9), last, p.IntN(99))
		}
	})
	p.line("all = all * 3 + %s + %s;", s, last)
}

// sectionSums are reductions of parts of arrays.
func (p *program) sectionSums() {
	h, lo := p.name("h"), p.IntN(4)
	op := p.pick("+", "max", "^", "*", "min", "-")
	length := 2 + p.IntN(3)
	p.line("int %s[8] = {1, 2, 3, 4, 5, 6, 7, 8}, *ptr%[1]s = %[1]s;", h)
	v := p.pick(h, "ptr"+h)
	p.line("#pragma omp parallel for reduction(%s: %s[%d:%d])%s%s", op, v, lo, length, p.schedule(), p.team())
	p.block("for (int i = 0; i < n; i++)", func() {
		at := fmt.Sprintf("%s[%d + i %% %d]", v, lo, length)
		switch op {
		case "max":
			p.line("if (%s < i * m) %[1]s = i * m;", at)
		case "min":
			p.line("if (%s > k - i) %[1]s = k - i;", at)
		default:
			p.line("%s %s= i + %d;", at, op, 1+p.IntN(3))
		}
	})
	p.line("for (int i = 0; i < 8; i++) all = all * 3 + %s[i];", h)
}

// search stops when something is found; what it finds does not depend on when that is.
func (p *program) search() {
	f := p.name("found")
	kind := p.pick("for", "parallel", "taskgroup")
	p.line("int %s = 0;", f)
	switch kind {
	case "taskgroup":
		p.line("#pragma omp parallel%s\n#pragma omp single\n#pragma omp taskgroup", p.team())
		p.block("for (int i = 0; i < 30; i++)", func() {
			p.line("#pragma omp task firstprivate(i)")
			p.block("if (i % 7 == 3)", func() {
				p.line("#pragma omp atomic write\n%s = 1;\n#pragma omp cancel taskgroup", f)
			})
		})
	case "for":
		p.line("#pragma omp parallel%s\n#pragma omp for%s", p.team(), p.schedule())
		p.block("for (int i = 0; i < 30; i++)", func() {
			p.line("#pragma omp cancellation point for")
			p.line("if (i %% 7 == 3) {\n#pragma omp atomic write\n%s = 1;\n#pragma omp cancel for\n}", f)
		})
	default:
		p.line("#pragma omp parallel%s", p.team())
		p.block("", func() {
			p.line("#pragma omp atomic write\n%s = 1;\n#pragma omp cancel parallel if(m > 4)", f)
		})
	}
	p.line("all += %s;", f)
}

func (p *program) scopes() {
	s, u := p.name("s"), p.name("u")
	p.line("long %s = 0; int %s[2] = {0};", s, u)
	p.line("#pragma omp parallel num_threads(%d)", 1+p.IntN(4))
	p.block("", func() {
		p.line("#pragma omp masked%s", p.pick("", " filter(0)"))
		p.line("%s[0] = m * 3;", u)
		p.line("#pragma omp barrier\n#pragma omp scope reduction(+: %s)%s", s, p.pick("", " nowait"))
		p.line("%s += omp_get_thread_num() == 0 ? %s[0] : 0;", s, u)
		p.line("#pragma omp barrier\n#pragma omp single")
		p.line("%s[1] = (int)%s + 1;", u, s)
	})
	p.line("all = all * 3 + %s + %s[1];", s, u)
}

// transformed are loops that directives change before the team shares them.
func (p *program) transformed() {
	dst, src := p.split()
	s := p.name("s")
	p.line("long %s = 0;", s)
	p.line("#pragma omp parallel for reduction(+: %s)%s", s, p.schedule())
	switch p.IntN(3) {
	case 0:
		p.line("#pragma omp tile sizes(%d, %d)", 1+p.IntN(4), 1+p.IntN(5))
		p.line("for (int i = 0; i < 10; i++) for (int j = 0; j < 10; j++) {")
		p.with(func() { p.line("%s", p.assign(2, "i * 10 + j", src, dst)) }, "i", "j")
		p.line("%s += i * m - j; }", s)
	case 1:
		p.line("#pragma omp unroll partial(%d)", 1+p.IntN(5))
		p.line("for (int i = 0; i < n; i++) { %s += i ^ k; }", s)
	default:
		p.line("for (int i = 0; i < 10; i++) {\n#pragma omp unroll%s\nfor (int j = 0; j < 5; j++) %s += i * j + m; }", p.pick("", " full", " partial"), s)
	}
	p.line("all = all * 3 + %s;", s)
}

// anyOrder are loops whose iterations may run in any order.
func (p *program) anyOrder() {
	dst, src := p.split()
	s := p.name("s")
	p.line("long %s = 0;", s)
	head := p.pick("parallel loop", "parallel for order(concurrent)", "teams loop", "parallel for simd order(concurrent)", "loop bind(thread)")
	p.line("#pragma omp %s reduction(+: %s)", head, s)
	p.block("for (int i = 0; i < n; i++)", func() {
		p.with(func() { p.line("%s", p.assign(2, "i", src, dst)) }, "i")
		p.line("%s += i;", s)
	})
	p.line("all += %s;", s)
}

func (p *program) compares() {
	_, src := p.split()
	low, high := p.name("low"), p.name("high")
	t := p.pick("int", "long", "unsigned")
	p.line("%s %s = 1000, %s = 3;", t, low, high)
	p.line("#pragma omp parallel for%s%s", p.schedule(), p.team())
	p.block("for (int i = 0; i < n; i++)", func() {
		p.with(func() { p.line("%s t = (%s) & 4095;", t, p.expr(2, "i", src, nil)) }, "i")
		p.line("#pragma omp atomic compare%s", p.pick("", " relaxed", " seq_cst"))
		p.line("%s", p.pick(low+" = t < "+low+" ? t : "+low+";", "if (t < "+low+") { "+low+" = t; }"))
		p.line("#pragma omp atomic compare")
		p.line("if (%s < t) { %[1]s = t; }", high)
	})
	p.line("all = all * 3 + (long)%s + (long)%s;", low, high)
}

// leagueOfTeams shares rows among teams, and each row in a team.
func (p *program) leagueOfTeams() {
	r, s := p.name("r"), p.name("s")
	p.line("long %s[8], %s = 0; for (int i = 0; i < 8; i++) %[1]s[i] = i;", r, s)
	target, maps := "", ""
	if p.one(2) {
		target, maps = "target ", fmt.Sprintf(" map(tofrom: %s, %s) map(to: m)", r, s)
	}
	p.line("#pragma omp %steams num_teams(%d)%s reduction(+: %s)%s", target, 1+p.IntN(4), p.pick("", " thread_limit(3)"), s, maps)
	p.line("#pragma omp distribute%s", p.pick("", " dist_schedule(static, 1)", " dist_schedule(static, 3)", " dist_schedule(static)"))
	p.block("for (int i = 0; i < 8; i++)", func() {
		p.line("long row = 0;")
		p.line("#pragma omp parallel for reduction(+: row)%s", p.pick("", " num_threads(2)", " schedule(static, 1)", " schedule(dynamic)"))
		p.line("for (int j = 0; j <= i; j++) row += j * m;")
		p.line("%s[i] += row; %s += row;", r, s)
	})
	p.line("for (int i = 0; i < 8; i++) all = all * 3 + %s[i];\nall += %s;", r, s)
}

func (p *program) lastConditional() {
	l := p.name("last")
	p.line("int %s = %d;", l, p.IntN(9))
	p.line("#pragma omp parallel for lastprivate(conditional: %s)%s", l, p.pick("", " schedule(static, 1)", " schedule(dynamic)", " schedule(static)"))
	p.line("for (int i = 0; i < n; i++) { if (i %% %d == 2) %s = i * m; }", 3+p.IntN(9), l)
	p.line("all += %s;", l)
}

func (p *program) linearCopies() {
	l, w := p.name("l"), p.name("w")
	step := 1 + p.IntN(4)
	p.line("int %s = %d, %s[60];", l, p.IntN(9), w)
	p.line("#pragma omp parallel for linear(%s:%d)%s%s", l, step, p.pick("", " schedule(static, 2)", " schedule(dynamic)"), p.team())
	p.line("for (int i = 0; i < 60; i++) { %s[i] = %s + i; %[2]s += %d; }", w, l, step)
	p.line("for (int i = 0; i < 60; i++) all = all * 3 + %s[i];\nall += %s;", w, l)
}

func (p *program) ownAllocator() {
	v, s := p.name("v"), p.name("s")
	p.line("long %s = 0; int %s[10] = {%d, 2, 3};", s, v, p.IntN(9))
	p.line("#pragma omp parallel for firstprivate(%s) allocate(omp_%s_mem_alloc: %[1]s) reduction(+: %[3]s)%[4]s", v, p.pick("default", "thread", "high_bw"), s, p.schedule())
	p.line("for (int i = 0; i < 30; i++) { %s[3] = i; %s += %[1]s[i %% 3] + %[1]s[3]; }", v, s)
	p.line("int *heap%s = omp_alloc(40, omp_default_mem_alloc); heap%[1]s[3] = m; all = all * 3 + %s + heap%[1]s[3]; omp_free(heap%[1]s, omp_default_mem_alloc);", v, s)
}

// published copies what one thread has to the others.
func (p *program) published() {
	c := p.name("c")
	p.line("long %s = 0;", c)
	p.line("#pragma omp parallel reduction(+: %s) num_threads(%d)", c, 1+p.IntN(4))
	p.block("", func() {
		p.line("int got[3]; double d; struct sum pair;")
		p.line("#pragma omp single copyprivate(got, d, pair)")
		p.line("{ for (int q = 0; q < 3; q++) got[q] = q * m; d = %d; pair.total = k; pair.count = 2; }", p.IntN(9))
		p.line("if (omp_get_thread_num() == omp_get_num_threads() - 1) %s += got[2] + (long)d + pair.total * pair.count;", c)
	})
	p.line("all = all * 3 + %s;", c)
}
