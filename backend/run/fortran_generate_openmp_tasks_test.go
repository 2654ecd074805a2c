package run_test

import "fmt"

// rareFortranConstructs are those that programs have less often.
var rareFortranConstructs = []func(*fortranProgram){
	(*fortranProgram).wavefront, (*fortranProgram).taskGroups, (*fortranProgram).taskEvents, (*fortranProgram).parallelSections, (*fortranProgram).doacross, (*fortranProgram).scanned, (*fortranProgram).locked,
	(*fortranProgram).published, (*fortranProgram).cube, (*fortranProgram).league, (*fortranProgram).partSums, (*fortranProgram).teamScopes, (*fortranProgram).search, (*fortranProgram).taskSums,
	(*fortranProgram).targetCounted, (*fortranProgram).targetCopies, (*fortranProgram).targetOnHost, (*fortranProgram).targetTasks, (*fortranProgram).targetTeams, (*fortranProgram).targetRows,
}

// wavefront has a task for each cell, after those above and to the left.
func (p *fortranProgram) wavefront() {
	g := p.variable("integer(8)", "g", "(7, 7)")
	p.line("%s = 0\n%[1]s(1, :) = [1, 2, 3, 4, 5, 6, 7]\n%[1]s(:, 1) = m", g)
	p.line("!$omp parallel%s\n!$omp single", p.team())
	p.line("do j = 2, 7\ndo i = 2, 7")
	p.line("!$omp task depend(in: %s(i - 1, j), %[1]s(i, j - 1)) depend(%[2]s: %[1]s(i, j)) firstprivate(i, j)%[3]s", g, p.pick("out", "inout"), p.pick("", " untied", " priority(j)", " if(j > 3)"))
	p.line("%s(i, j) = mod(%[1]s(i - 1, j) * 3 + %[1]s(i, j - 1) * %d, 10007_8)\n!$omp end task\nend do\nend do", g, 2+p.IntN(5))
	p.line("!$omp end single\n!$omp end parallel\ndo j = 1, 7\ndo i = 1, 7\n  check = check * 3 + %s(i, j)\nend do\nend do", g)
}

// taskGroups wait for tasks and for their descendants.
func (p *fortranProgram) taskGroups() {
	x := p.variable("integer", "x", "(6)")
	p.line("%s = 0\n!$omp parallel%s\n!$omp single", x, p.team())
	p.line("!$omp taskgroup\ndo i = 1, 6\n!$omp task firstprivate(i)%s\n!$omp task\n%s(i) = %[2]s(i) * 2 + i + m\n!$omp end task\n!$omp end task\nend do\n!$omp end taskgroup", p.pick("", " mergeable", " untied", " if(i > 2)", " final(i > 3)"), x)
	p.line("check = check * 3 + sum(%s)\n!$omp end single\n!$omp end parallel", x)
}

// taskEvents are tasks that complete when another one fulfills their events.
func (p *fortranProgram) taskEvents() {
	x := p.variable("integer(8)", "x", "")
	e := p.variable("integer(omp_event_handle_kind)", "e", "")
	p.line("%s = %d\n!$omp parallel%s\n!$omp single", x, p.IntN(9), p.team())
	p.line("!$omp task detach(%s) depend(inout: %s)\n%[2]s = %[2]s * 3 + m\n!$omp end task", e, x)
	p.line("!$omp task firstprivate(%s)\ncall omp_fulfill_event(%[1]s)\n!$omp end task", e)
	p.line("!$omp task depend(inout: %s)\n%[1]s = %[1]s * 5 + 1\n!$omp end task\n!$omp end single\n!$omp end parallel\ncheck = check * 3 + %[1]s", x)
}

func (p *fortranProgram) parallelSections() {
	s, last := p.variable("integer(8)", "s", ""), p.variable("integer", "last", "")
	p.line("%s = 0\n%s = 0\n!$omp parallel sections reduction(+: %[1]s) lastprivate(%[2]s)%[3]s", s, last, p.team())
	for range 1 + p.IntN(5) {
		p.line("!$omp section\n%s = %[1]s + m * %d\n%s = %d", s, 1+p.IntN(9), last, p.IntN(99))
	}
	p.line("!$omp end parallel sections\ncheck = check * 3 + %s + %s", s, last)
}

func (p *fortranProgram) doacross() {
	w := p.variable("integer", "w", "(40)")
	p.line("do i = 1, 40\n  %s(i) = ieor(i, m)\nend do\n!$omp parallel do ordered(1)%s", w, p.pick("", " schedule(static, 1)", " schedule(dynamic)", " schedule(static)"))
	p.line("do i = 3, 40\n!$omp ordered depend(sink: i - 1) depend(sink: i - 2)\n%s(i) = iand(%[1]s(i - 1) * 3 + %[1]s(i - 2) + %[1]s(i), 65535)\n!$omp ordered depend(source)\nend do", w)
	p.line("!$omp end parallel do\ncheck = check * 3 + sum(%s)", w)
}

func (p *fortranProgram) scanned() {
	x, s := p.variable("integer", "x", "(40)"), p.variable("integer", "s", "")
	p.line("%s = %d\n!$omp %s reduction(inscan, +: %[1]s)", s, p.IntN(9), p.pick("parallel do", "simd", "parallel do simd"))
	if p.one(2) {
		p.line("do i = 1, 40\n%s = %[1]s + i * m\n!$omp scan inclusive(%[1]s)\n%s(i) = %[1]s\nend do", s, x)
	} else {
		p.line("do i = 1, 40\n%s(i) = %s\n!$omp scan exclusive(%[2]s)\n%[2]s = %[2]s + ieor(i, m)\nend do", x, s)
	}
	p.line("check = check * 3 + sum(%s) + %s", x, s)
}

func (p *fortranProgram) locked() {
	nest := p.pick("", "nest_")
	l, c := p.variable("integer(omp_"+nest+"lock_kind)", "l", ""), p.variable("integer", "c", "")
	p.line("call omp_init_%slock(%s)\n%s = 0\n!$omp parallel do%s", nest, l, c, p.schedule())
	p.line("do i = 1, 30\ncall omp_set_%slock(%s)\n%s = %[3]s + i\ncall omp_unset_%[1]slock(%[2]s)\nend do", nest, l, c)
	p.line("!$omp end parallel do\ncall omp_destroy_%slock(%s)\ncheck = check + %s", nest, l, c)
}

// published copies what one thread has to the others.
func (p *fortranProgram) published() {
	c, got, d := p.variable("integer(8)", "c", ""), p.variable("integer", "got", "(3)"), p.variable("real(8)", "d", "")
	p.line("%s = 0\n!$omp parallel reduction(+: %[1]s) num_threads(%d) private(%s, %s)", c, 1+p.IntN(4), got, d)
	p.line("!$omp single\n%s = [m, m * 2, 7]\n%s = %d\n!$omp end single copyprivate(%[1]s, %[2]s)", got, d, p.IntN(9))
	p.line("if (omp_get_thread_num() == omp_get_num_threads() - 1) %s = %[1]s + sum(%s) + int(%s)\n!$omp end parallel\ncheck = check * 3 + %[1]s", c, got, d)
}

func (p *fortranProgram) cube() {
	c := p.variable("integer", "c", "(4, 5, 6)")
	q := p.variable("integer", "q", "")
	p.line("!$omp parallel do collapse(%d)%s%s private(%s)", 2+p.IntN(2), p.schedule(), p.team(), q)
	p.line("do i = 1, 4\ndo j = 5, 1, -1\ndo %s = 1, 6\n%s(i, j, %[1]s) = i * m + j * 3 + %[1]s\nend do\nend do\nend do\ncheck = check * 3 + sum(%[2]s) + %[2]s(2, 3, 4)", q, c)
}

// league shares rows among teams, and each row in a team.
func (p *fortranProgram) league() {
	r := p.variable("integer(8)", "r", "(8)")
	row := p.variable("integer(8)", "row", "")
	target, maps := p.pick("", "target "), ""
	if target != "" {
		maps = fmt.Sprintf(" map(tofrom: %s) map(to: m)", r)
	}
	p.line("%s = 1\n!$omp %steams num_teams(%d)%s\n!$omp distribute private(%s)%s", r, target, 1+p.IntN(4), maps, row, p.pick("", " dist_schedule(static, 1)", " dist_schedule(static, 3)"))
	p.line("do i = 1, 8\n%s = 0\n!$omp parallel do reduction(+: %[1]s)%s\ndo j = 1, i\n%[1]s = %[1]s + j * m\nend do\n!$omp end parallel do\n%[3]s(i) = %[3]s(i) + %[1]s\nend do", row, p.pick("", " num_threads(2)", " schedule(static, 1)", " schedule(dynamic)"), r)
	p.line("!$omp end %steams\ncheck = check * 3 + sum(%s) + %[2]s(5)", target, r)
}

// partSums are reductions of whole arrays of two dimensions.
func (p *fortranProgram) partSums() {
	h := p.variable("integer", "h", "(2, 3)")
	op := p.pick("+", "max", "min", "ieor", "*")
	p.line("%s = %d\n!$omp parallel do reduction(%s: %[1]s)%[4]s%[5]s\ndo i = 1, 30", h, 1+p.IntN(9), op, p.schedule(), p.team())
	at := fmt.Sprintf("%s(1 + mod(i, 2), 1 + mod(i, 3))", h)
	switch op {
	case "+", "*":
		p.line("%s = %[1]s %s (i + %d)", at, op, p.IntN(3))
	default:
		p.line("%s = %s(%[1]s, i * m - 40)", at, op)
	}
	p.line("end do\n!$omp end parallel do\ncheck = check * 3 + sum(%s) + %[1]s(2, 2)", h)
}

func (p *fortranProgram) teamScopes() {
	s, u := p.variable("integer(8)", "s", ""), p.variable("integer", "u", "")
	p.line("%s = 0\n!$omp parallel num_threads(%d)\n!$omp masked\n%s = m * 3\n!$omp end masked\n!$omp barrier", s, 1+p.IntN(4), u)
	p.line("!$omp scope reduction(+: %s)\nif (omp_get_thread_num() == 0) %[1]s = %[1]s + %s\n!$omp end scope\n!$omp end parallel\ncheck = check * 3 + %[1]s", s, u)
}

// search stops when something is found; what it finds does not depend on when that is.
func (p *fortranProgram) search() {
	f := p.variable("integer", "found", "")
	p.line("%s = 0\n!$omp parallel%s\n!$omp do%s\ndo i = 1, 30\n!$omp cancellation point do\nif (mod(i, 7) == 3) then\n!$omp atomic write\n%[1]s = 1\n!$omp cancel do\nend if\nend do\n!$omp end do\n!$omp end parallel\ncheck = check + %[1]s", f, p.team(), p.schedule())
}

// taskSums are reductions in which tasks take part.
func (p *fortranProgram) taskSums() {
	s := p.variable("integer(8)", "s", "")
	p.line("%s = 5\n!$omp parallel%s\n!$omp single\n!$omp taskgroup task_reduction(+: %[1]s)\ndo i = 1, 9\n!$omp task in_reduction(+: %[1]s) firstprivate(i)\n%[1]s = %[1]s + i * m\n!$omp end task\nend do\n!$omp end taskgroup", s, p.team())
	p.line("!$omp end single\n!$omp end parallel\ncheck = check * 3 + %s", s)
}

// targetCounted is data that is there as long as something has mapped it.
func (p *fortranProgram) targetCounted() {
	x := p.variable("integer", "x", "(30)")
	p.line("do i = 1, 30\n  %s(i) = i * m\nend do\n!$omp target enter data map(to: %[1]s)\n!$omp target data map(tofrom: %[1]s)", x)
	p.line("!$omp target parallel do%s\ndo i = 1, 30\n  %s(i) = %[2]s(i) + ieor(i, int(k))\nend do\n!$omp end target data", p.pick("", " map(tofrom: "+x+")", " map(alloc: "+x+")"), x)
	p.line("!$omp target private(i)\ndo i = 1, 30\n  %s(i) = %[1]s(i) * 2\nend do\n!$omp end target\n!$omp target exit data map(from: %[1]s)\ncheck = check * 3 + sum(%[1]s) + %[1]s(7)", x)
}

// targetCopies are private copies of the device.
func (p *fortranProgram) targetCopies() {
	f, w, out := p.variable("integer", "f", ""), p.variable("integer", "w", "(4)"), p.variable("integer(8)", "out", "")
	p.line("%s = m\n%s = [1, 2, 3, 4]\n%s = 0\n!$omp target firstprivate(%[1]s, %[2]s) map(tofrom: %[3]s)%[4]s", f, w, out, p.pick("", " private(t)", " thread_limit(2)"))
	p.line("%s = %[1]s + 1\n%s(2) = %[2]s(2) + %[1]s\n%s = %[1]s * 100 + %[2]s(2)\n!$omp end target\ncheck = check * 3 + %[3]s + %[1]s + %[2]s(2)", f, w, out)
}

// targetOnHost runs regions where the program says.
func (p *fortranProgram) targetOnHost() {
	x := p.variable("integer", "x", "(30)")
	p.line("%s = m\n!$omp target teams distribute parallel do map(tofrom: %[1]s) %s\ndo i = 1, 30\n  %[1]s(i) = %[1]s(i) * i + int(k)\nend do\ncheck = check * 3 + sum(%[1]s)", x,
		p.pick("if(n > 50)", "if(target: m == 4)", "device(omp_get_initial_device())", "if(.false.)", "device(0)"))
}

// targetTasks are regions that depend on one another.
func (p *fortranProgram) targetTasks() {
	x := p.variable("integer", "x", "(40)")
	p.line("do i = 1, 40\n  %s(i) = i\nend do\n!$omp target enter data map(to: %[1]s) depend(out: %[1]s)", x)
	p.line("!$omp target teams distribute parallel do depend(inout: %s)\ndo i = 1, 40\n  %[1]s(i) = %[1]s(i) * m + 1\nend do", x)
	p.line("!$omp target exit data map(from: %s) depend(inout: %[1]s)\n!$omp taskwait\ncheck = check * 3 + sum(%[1]s)", x)
}

// targetTeams are several loops in a team on the device.
func (p *fortranProgram) targetTeams() {
	a, b := p.variable("integer", "a", "(24)"), p.variable("integer", "b", "(24)")
	s := p.variable("integer(8)", "s", "")
	p.line("%s = m\n%s = 0\n%s = 0\n!$omp target map(tofrom: %[1]s, %[2]s, %[3]s)\n!$omp parallel num_threads(%[4]d)", a, b, s, 1+p.IntN(6))
	p.line("!$omp do%s\ndo i = 1, 24\n  %s(i) = %[2]s(i) * i\nend do\n!$omp end do\n!$omp do reduction(+: %s)\ndo i = 1, 24\n  %s(i) = %[2]s(25 - i)\n  %[3]s = %[3]s + %[4]s(i)\nend do\n!$omp end do", p.pick("", " schedule(dynamic)", " schedule(guided)"), a, s, b)
	p.line("!$omp single\n%s(1) = 7\n!$omp end single\n!$omp end parallel\n!$omp end target\ncheck = check * 3 + sum(%[1]s) + sum(%s) + %s", b, a, s)
}

// targetRows are sections of columns, with gaps between them.
func (p *fortranProgram) targetRows() {
	g := p.variable("integer", "g", "(10, 8)")
	r, c, h, w := 1+p.IntN(5), 1+p.IntN(4), p.IntN(5), p.IntN(4)
	p.line("do j = 1, 8\ndo i = 1, 10\n  %s(i, j) = i + j\nend do\nend do\n!$omp target data map(to: %[1]s)\n!$omp target teams distribute parallel do collapse(2)\ndo j = 1, 8\ndo i = 1, 10\n  %[1]s(i, j) = %[1]s(i, j) * m\nend do\nend do", g)
	p.line("!$omp target update from(%s(%d:%d, %d:%d))\n!$omp end target data\ncheck = check * 3 + sum(%[1]s(%[2]d:%[3]d, %[4]d:%[5]d))", g, r, r+h, c, c+w)
}
