package run_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// generateFortranOpenMP is generateOpenMP for Fortran.
func generateFortranOpenMP(seed uint64) string {
	p := &fortranProgram{writer: writer{Rand: rand.New(rand.NewPCG(seed, 29))}, scalars: []value{{text: "n", kind: 4}, {text: "m", kind: 4}, {text: "k", kind: 8}, {text: "h", kind: 2}}}
	for p.flat(p.arrays) == nil || len(p.arrays) < 3 || len(p.arrays) < 6 && !p.one(4) {
		p.array()
		// gfortran does not map objects with allocatable components.
		p.arrays = slices.DeleteFunc(p.arrays, func(a *fortranArray) bool { return strings.Contains(a.setup, "%") })
	}
	p.block("module things", "end module", func() {
		p.line("implicit none")
		p.line("integer, parameter :: primes(0:9) = [2, 3, 5, 7, 11, 13, 17, 19, 23, %d]", 29+p.IntN(9))
		p.line("character(*), parameter :: word = 'aZ09 z~AB'")
		p.line("integer :: table(0:15) = [3, 1, 4, 1, 5, 9, 2, 6, 0, 0, 0, 0, 0, 0, 0, %d]\n!$omp declare target(table)", p.IntN(9))
		p.line("integer :: own = 3\n!$omp threadprivate(own)")
		for _, a := range p.arrays {
			if a.module != "" {
				p.line("%s", a.fill(a.module))
			}
		}
		p.line("contains")
		p.block("elemental integer function mix(x, y)", "end function", func() {
			p.line("!$omp declare target")
			p.line("integer, intent(in) :: x, y")
			p.line("mix = ieor(x, y) * 31 + iand(x, 15)")
		})
		p.block("pure function low(x, y, by) result(r)", "end function", func() {
			p.line("!$omp declare target")
			p.line("integer, intent(in) :: x, y\ninteger, intent(in), optional :: by\ninteger :: r")
			p.line("r = y %s 1\nif (present(by)) r = r * by", p.pick("+", "-"))
			p.line("if (x < y) then\n  r = x\nelse if (x == 7) then\n  r = -r\nend if")
		})
		p.block("recursive function tree(depth, x) result(r)", "end function", func() {
			p.line("integer, intent(in) :: depth, x\ninteger(8) :: r, a, b")
			p.line("if (depth == 0) then\n  r = mod(x, 97)\n  return\nend if")
			p.line("!$omp task shared(a)%s\na = tree(depth - 1, x * 3 + 1)\n!$omp end task", p.pick("", " if(depth > 2)", " mergeable", " untied"))
			p.line("!$omp task shared(b)%s\nb = tree(depth - 1, ieor(x, depth))\n!$omp end task", p.pick("", " final(depth < 2)", " firstprivate(x)"))
			p.line("!$omp taskwait\nr = a * 5 + b")
		})
		p.block("subroutine each(to, by)", "end subroutine", func() {
			p.line("integer, intent(inout) :: to(:)\ninteger, intent(in) :: by\ninteger :: j")
			p.line("!$omp do%s\ndo j = 1, size(to)\n  to(j) = to(j) + j * by\nend do\n!$omp end do", p.schedule())
		})
	})
	p.line("")
	p.scope("program random", "end program", func() {
		p.line("call body(%s)", strings.Join(p.passed(), ", "))
		p.line("contains")
		p.declare("use things")
		p.declare("use omp_lib")
		p.declare("implicit none")
		p.declare("integer, parameter :: n0 = 100")
		p.declare("integer :: n = %d, m = %d", 20+p.IntN(80), 3+p.IntN(8))
		p.declare("integer(8) :: k = %d", p.IntN(50)-10)
		p.declare("integer(2) :: h = %d", p.IntN(50)-10)
		for _, a := range p.arrays {
			if a.host != "" {
				p.declare("%s", a.fill(a.host))
			}
		}
		p.scope(fmt.Sprintf("subroutine body(%s)", strings.Join(p.dummies(), ", ")), "end subroutine", func() {
			p.prologue()
			for range 3 + p.IntN(5) {
				kinds := fortranHostConstructs
				switch {
				case p.one(3):
					kinds = rareFortranConstructs
				case p.one(2):
					kinds = fortranTargetConstructs
				}
				kinds[p.IntN(len(kinds))](p)
			}
			p.results()
		})
	})
	return p.String()
}

var fortranHostConstructs = []func(*fortranProgram){
	(*fortranProgram).threadMap, (*fortranProgram).threadNest, (*fortranProgram).phases, (*fortranProgram).threadReductions, (*fortranProgram).threadOperators, (*fortranProgram).arraySums,
	(*fortranProgram).lastCopies, (*fortranProgram).nestedTeams, (*fortranProgram).exclusive, (*fortranProgram).taskTree, (*fortranProgram).taskChain, (*fortranProgram).taskLoop, (*fortranProgram).inOrder,
	(*fortranProgram).simdLoop, (*fortranProgram).threadCopies, (*fortranProgram).orphan, (*fortranProgram).threadAtomics, (*fortranProgram).workshare,
}

var fortranTargetConstructs = []func(*fortranProgram){
	(*fortranProgram).targetMap, (*fortranProgram).targetNest, (*fortranProgram).targetReduction, (*fortranProgram).targetData, (*fortranProgram).targetUnstructured, (*fortranProgram).targetAtomics,
	(*fortranProgram).targetTeam, (*fortranProgram).targetDeclared,
}

// worksharing writes a combined construct with a loop in it.
func (p *fortranProgram) worksharing(head, clauses, limit string, f func(index string)) {
	p.line("!$omp %s%s", head, clauses)
	p.each("i", limit, f)
	if p.one(2) {
		p.line("!$omp end %s", head)
	}
}

func (p *fortranProgram) threadMap() {
	dst, src := p.split()
	p.worksharing(p.pick("parallel do", "parallel do", "parallel do simd"), p.schedule()+p.team(), p.pick("n", "100", "n0"), func(i string) {
		p.with(func() {
			if p.one(4) {
				p.line("if (%s) cycle", p.condition(1, i, src, dst))
			}
			for range 1 + p.IntN(2) {
				p.line("%s", p.assign(3, i, src, dst))
			}
		}, i)
	})
}

// square writes a nest of two loops.
func (p *fortranProgram) square(src []*fortranArray, dst *fortranArray) {
	p.each("i", fmt.Sprint(1+p.IntN(10)), func(i string) {
		p.each("j", fmt.Sprint(1+p.IntN(10)), func(j string) {
			p.with(func() {
				if p.one(2) {
					p.line("if (mod(%s + j, 3) == 1) cycle", i)
				}
				p.line("%s", p.assign(2, fmt.Sprintf("((%s - 1) * 10 + %s)", i, j), src, dst))
			}, i, j)
		})
	})
}

func (p *fortranProgram) threadNest() {
	dst, src := p.split()
	p.line("!$omp parallel do collapse(2)%s%s", p.schedule(), p.team())
	p.square(src, dst)
}

func (p *fortranProgram) phases() {
	dst, src := p.split()
	u, here, got := p.variable("integer", "u", "(4)"), p.variable("integer", "here", ""), p.variable("integer", "got", "")
	p.line("%s = 0", u)
	p.line("!$omp parallel private(%s, %s)%s", here, got, p.team())
	p.line("%s = m * 2", here)
	p.line("!$omp do%s", p.schedule())
	p.each("i", "50", func(i string) { p.with(func() { p.line("%s", p.assign(2, i, nil, dst)) }, i, here) })
	p.line("!$omp end do%s", p.pick("", " nowait"))
	p.line("!$omp sections")
	for q := range 3 {
		p.line("!$omp section\n%s(%d) = %s + %d", u, q+1, here, p.IntN(9))
	}
	p.line("!$omp end sections%s\n!$omp barrier", p.pick("", " nowait"))
	p.line("!$omp single\n%s = %s(1) + %[2]s(3)\n!$omp end single copyprivate(%[1]s)", got, u)
	p.line("!$omp do%s", p.schedule())
	p.each("i", "50", func(i string) { p.with(func() { p.line("%s", p.assign(2, "(50 + "+i+")", src, dst)) }, i, here, got) })
	p.line("!$omp end do")
	head := p.pick("master", "masked", "single")
	p.line("!$omp %s\n%s(4) = %[2]s(4) + %s + 1\n!$omp end %[1]s", head, u, got)
	p.line("!$omp end parallel\ncheck = check * 3 + sum(%s)", u)
}

func (p *fortranProgram) threadReductions() {
	dst, src := p.split()
	s, most, bits, d := p.variable(p.pick("integer", "integer(8)", "integer(2)", "integer(1)"), "s", ""), p.variable("integer", "most", ""), p.variable("integer", "bits", ""), p.variable(p.pick("real", "real(8)"), "d", "")
	p.line("%s = %d\n%s = -100\n%s = 0\n%s = 0", s, p.IntN(9), most, bits, d)
	p.worksharing("parallel do", p.schedule()+p.team()+fmt.Sprintf(" private(t) reduction(+:%s, %s) reduction(max:%s) reduction(ieor:%s)", s, d, most, bits), "n", func(i string) {
		p.with(func() { p.line("t = %s", p.expr(2, i, append(src, dst), nil).as(4)) }, i)
		p.line("%s = %[1]s + t\n%s = max(%[2]s, t)\n%s = ieor(%[3]s, t)\n%s = %[4]s + mod(t, 100)", s, most, bits, d)
	})
	p.line("check = check * 7 + %s + %s + %s + int(%s, 8)", s, most, bits, d)
}

func (p *fortranProgram) threadOperators() {
	_, src := p.split()
	x := p.name("x")
	p.declare("integer :: ones%s, any%[1]s, least%[1]s", x)
	p.declare("integer(8) :: product%s", x)
	p.declare("logical :: both%s, either%[1]s, same%[1]s, odd%[1]s", x)
	p.line("ones%s = -1\nany%[1]s = 0\nleast%[1]s = 1000000\nproduct%[1]s = %d\nboth%[1]s = .true.\neither%[1]s = .false.\nsame%[1]s = .true.\nodd%[1]s = .false.", x, 1+p.IntN(3))
	p.line("!$omp parallel do%s private(t) reduction(iand:ones%s) reduction(ior:any%[2]s) reduction(min:least%[2]s) reduction(*:product%[2]s) reduction(.and.:both%[2]s) "+
		"reduction(.or.:either%[2]s) reduction(.eqv.:same%[2]s) reduction(.neqv.:odd%[2]s)", p.schedule(), x)
	p.each("i", "n", func(i string) {
		p.with(func() { p.line("t = %s", p.expr(2, i, src, nil).as(4)) }, i)
		p.line("ones%s = iand(ones%[1]s, ior(t, %d))\nany%[1]s = ior(any%[1]s, iand(t, %d))\nleast%[1]s = min(least%[1]s, t)", x, p.IntN(256), p.IntN(1<<14))
		p.line("product%s = product%[1]s * ior(t, 1)\nboth%[1]s = both%[1]s .and. t /= %d\neither%[1]s = either%[1]s .or. t == %d\nsame%[1]s = same%[1]s .eqv. btest(t, 1)\nodd%[1]s = odd%[1]s .neqv. btest(t, 0)",
			x, p.IntN(40)-20, p.IntN(40)-20)
	})
	p.line("check = check * 5 + ones%s + any%[1]s * 3 + least%[1]s + product%[1]s + merge(1, 0, both%[1]s) + merge(2, 0, either%[1]s) + merge(4, 0, same%[1]s) + merge(8, 0, odd%[1]s)", x)
}

func (p *fortranProgram) arraySums() {
	_, src := p.split()
	hist := p.variable("integer(8)"+p.pick("", ", allocatable"), "hist", "(:)")
	if strings.Contains(p.decls[len(p.decls)-1], "allocatable") {
		p.line("allocate(%s(0:7))", hist)
	} else {
		p.decls[len(p.decls)-1] = fmt.Sprintf("integer(8) :: %s(0:7)", hist)
	}
	p.line("%s = [1, 2, 0, 0, 0, 0, 0, 0]", hist)
	p.worksharing("parallel do", p.schedule()+fmt.Sprintf(" private(t) reduction(+:%s)", hist), "n", func(i string) {
		p.with(func() { p.line("t = %s", p.expr(2, i, src, nil).as(4)) }, i)
		p.line("%s(iand(%s, 7)) = %[1]s(iand(%[2]s, 7)) + mod(t, 100)", hist, i)
	})
	p.line("do i = 0, 7\n  check = check * 3 + %s(i)\nend do", hist)
}

func (p *fortranProgram) lastCopies() {
	dst, src := p.split()
	work, w, last := p.variable("integer", "work", "(0:7)"), p.variable("integer", "w", ""), p.variable("integer", "last", "")
	p.line("%s = %d\n%s = 0", w, p.IntN(9), last)
	p.worksharing("parallel do", fmt.Sprintf("%s private(%s, j) firstprivate(%s) lastprivate(%s)%s", p.schedule(), work, w, last, p.team()), "n", func(i string) {
		p.line("do j = 0, 7\n  %s(j) = j * %s + %s\nend do", work, w, i)
		p.line("%s = %s(iand(%s, 7)) + %[3]s", last, work, i)
		p.with(func() { p.line("%s", p.assign(1, i, src, dst)) }, i, last)
	})
	p.line("check = check + %s", last)
}

func (p *fortranProgram) nestedTeams() {
	dst, src := p.split()
	total, row := p.variable("integer(8)", "total", ""), p.variable("integer(8)", "row", "")
	p.line("%s = 0", total)
	p.line("!$omp parallel do private(%s)%s reduction(+:%s) num_threads(%d)", row, p.schedule(), total, 1+p.IntN(3))
	p.line("do i = 1, 10\n%s = 0", row)
	p.line("!$omp parallel do%s reduction(+:%s) num_threads(%d)", p.schedule(), row, 1+p.IntN(3))
	p.line("do j = 1, 10")
	p.with(func() { p.line("%s", p.assign(1, "((i - 1) * 10 + j)", src, dst)) }, "i", "j")
	p.line("%s = %[1]s + ieor(i, j)\nend do\n%s = %[2]s + %[1]s\nend do\ncheck = check + %[2]s", row, total)
}

func (p *fortranProgram) exclusive() {
	c, s := p.variable("integer", "c", ""), p.variable("integer(8)", "s", "")
	p.line("%s = 0\n%s = 0", c, s)
	name := p.pick("", " (one)")
	p.worksharing("parallel do", p.schedule()+p.team(), "40", func(i string) {
		p.line("!$omp critical%s\n%s = %[2]s + 1\n%s = %[3]s + %s * m\n!$omp end critical%[1]s", name, c, s, i)
	})
	p.line("check = check * 3 + %s + %s", c, s)
}

func (p *fortranProgram) taskTree() {
	p.line("!$omp parallel%s", p.team())
	head := p.pick("single", "master", "masked")
	p.line("!$omp %s\ncheck = check + tree(%d, %d)\n!$omp end %[1]s\n!$omp end parallel", head, 2+p.IntN(6), p.IntN(50))
}

func (p *fortranProgram) taskChain() {
	x, y := p.variable("integer(8)", "x", ""), p.variable("integer(8)", "y", "(4)")
	p.line("%s = %d\n%s = [1, 2, 3, 4]", x, p.IntN(9), y)
	p.line("!$omp parallel%s\n!$omp single", p.team())
	p.line("!$omp task depend(out: %s)\n%[1]s = %[1]s + m\n!$omp end task", x)
	p.line("do j = 1, 4\n!$omp task depend(in: %s) depend(inout: %s(j)) firstprivate(j)\n%[2]s(j) = %[2]s(j) * %[1]s + j\n!$omp end task\nend do", x, y)
	p.line("!$omp task depend(inout: %s)\n%[1]s = %[1]s * 3 + 1\n!$omp end task", x)
	p.line("!$omp task depend(in: %s(1), %[1]s(2)) depend(%s: %s)\n%[3]s = %[3]s + %[1]s(1) - %[1]s(2)\n!$omp end task", y, p.pick("inout", "out"), x)
	p.line("!$omp end single\n!$omp end parallel\ncheck = check * 3 + %s + %s(3) + %[2]s(4)", x, y)
}

func (p *fortranProgram) taskLoop() {
	dst, src := p.split()
	p.line("!$omp parallel%s\n!$omp single", p.team())
	p.worksharing("taskloop", p.pick("", " grainsize(7)", " num_tasks(5)", " nogroup", " grainsize(m)"), "n", func(i string) {
		p.with(func() { p.line("%s", p.assign(2, i, src, dst)) }, i)
	})
	p.line("!$omp end single\n!$omp end parallel")
}

func (p *fortranProgram) inOrder() {
	at, list := p.variable("integer", "at", ""), p.variable("integer", "list", "(40)")
	p.line("%s = 0", at)
	p.line("!$omp parallel do ordered private(t)%s", p.pick("", " schedule(static, 1)", " schedule(dynamic)", " schedule(dynamic, 3)", " schedule(guided)"))
	p.block("do i = 1, 40", "end do", func() {
		p.line("t = i * m")
		p.line("!$omp ordered\n%s(i) = %s * 2 + t\n%[2]s = %[2]s + 1\n!$omp end ordered", list, at)
	})
	p.line("do i = 1, 40\n  check = check * 3 + %s(i)\nend do", list)
}

func (p *fortranProgram) simdLoop() {
	dst, src := p.split()
	s, l := p.variable("integer", "s", ""), p.variable("integer", "l", "")
	p.line("%s = 0\n%s = 5", s, l)
	p.line("!$omp simd reduction(+:%s) linear(%s:2)%s", s, l, p.pick("", " simdlen(4)", " safelen(8)"))
	p.block("do i = 1, n", "end do", func() {
		p.with(func() { p.line("%s", p.assign(1, "i", src, dst)) }, "i", l)
		p.line("%s = %[1]s + %s\n%[2]s = %[2]s + 2", s, l)
	})
	p.line("check = check * 3 + %s + %s", s, l)
}

func (p *fortranProgram) threadCopies() {
	c := p.variable("integer(8)", "c", "")
	p.line("own = m\n%s = 0\n!$omp parallel copyin(own)%s", c, p.team())
	p.line("!$omp do reduction(+:%s)%s\ndo i = 1, 50\n  own = own + i\n  %[1]s = %[1]s + i\nend do", c, p.schedule())
	p.line("!$omp end parallel\nown = 3\ncheck = check + %s", c)
}

func (p *fortranProgram) orphan() {
	v := p.variable("integer", "v", "(60)")
	p.line("%s = 1\n!$omp parallel%s\ncall each(%[1]s, m)\ncall each(%[1]s(1:60:2), %[3]d)\n!$omp end parallel\ncheck = check * 3 + sum(%[1]s)", v, p.team(), p.IntN(9))
}

func (p *fortranProgram) threadAtomics() {
	top, got, v := p.variable("integer", "top", ""), p.variable("integer(8)", "got", ""), p.variable("integer", "v", "")
	p.line("%s = 0\n%s = 0", top, got)
	p.worksharing("parallel do", p.schedule()+p.team()+fmt.Sprintf(" private(%s) reduction(+:%s)", v, got), "n", func(i string) {
		p.line("!$omp atomic%s\n%s = %[2]s + %s", p.pick("", " update", " seq_cst", " relaxed"), "table(3)", i)
		p.line("!$omp atomic capture\n%s = %s\n%[2]s = %[2]s + 1\n!$omp end atomic\n%s = %[3]s + %[1]s", v, top, got)
	})
	p.line("check = check * 3 + %s + %s + table(3)", top, got)
}

func (p *fortranProgram) workshare() {
	x, y := p.variable("integer", "x", "(30)"), p.variable("integer", "y", "(30)")
	p.line("%s = m\n%s = 2\n!$omp parallel%s\n!$omp workshare", x, y, p.team())
	p.line("%s = %[1]s * 3 + %s\nwhere (%[1]s > %[3]d) %[2]s = %[1]s - 1\n%[1]s(2:) = %[2]s(:29)", x, y, p.IntN(40))
	p.line("!$omp end workshare\n!$omp end parallel\ncheck = check * 3 + sum(%s) + sum(%s * 7)", x, y)
}

// maps are map clauses for a construct that writes dst and reads src.
func (p *fortranProgram) maps(src []*fortranArray, dst ...*fortranArray) string {
	var out []string
	for _, a := range dst {
		if a.explicit || !p.one(6) {
			out = append(out, "map(tofrom: "+a.clause+")")
		}
	}
	for _, a := range src {
		if a.explicit || !p.one(6) {
			out = append(out, "map("+p.pick("to: ", "to: ", "tofrom: ", "always, to: ")+a.clause+")")
		}
	}
	if p.one(6) {
		out = append(out, p.pick("if(n0 > 10)", "if(target: k < 0)", "device(0)", "thread_limit(4)"))
	}
	return " " + strings.Join(out, " ")
}

// fortranTargetHead is a way to run a loop whose iterations are independent on a device.
func (p *fortranProgram) fortranTargetHead() string {
	return p.pick("target teams distribute parallel do", "target teams distribute parallel do", "target teams distribute parallel do simd", "target teams distribute", "target parallel do", "target simd", "target teams distribute simd")
}

func (p *fortranProgram) targetMap() {
	dst, src := p.split()
	p.worksharing(p.fortranTargetHead(), p.maps(src, dst), p.pick("n", "100", "n0"), func(i string) {
		p.with(func() {
			for range 1 + p.IntN(2) {
				p.line("%s", p.assign(3, i, src, dst))
			}
		}, i)
	})
}

func (p *fortranProgram) targetNest() {
	dst, src := p.split()
	p.line("!$omp target teams distribute%s collapse(2)%s", p.pick("", " parallel do"), p.maps(src, dst)) // gfortran ends with an internal error for simd
	p.square(src, dst)
}

func (p *fortranProgram) targetReduction() {
	_, src := p.split()
	s, op := p.variable("integer(8)", "s", ""), p.pick("+", "max", "ieor")
	p.line("%s = %d", s, p.IntN(9))
	p.worksharing(p.pick("target teams distribute parallel do", "target parallel do", "target teams distribute"), p.maps(src)+fmt.Sprintf(" private(t) map(tofrom: %s) reduction(%s:%[1]s)", s, op), "n", func(i string) {
		p.with(func() { p.line("t = %s", p.expr(2, i, src, nil).as(4)) }, i)
		switch op {
		case "+":
			p.line("%s = %[1]s + t", s)
		default:
			p.line("%s = %s(%[1]s, int(t, 8))", s, op)
		}
	})
	p.line("check = check * 3 + %s", s)
}

func (p *fortranProgram) targetData() {
	x := p.variable("integer"+p.pick("", ", allocatable"), "x", "(:)")
	if strings.Contains(p.decls[len(p.decls)-1], "allocatable") {
		p.line("allocate(%s(50))", x)
	} else {
		p.decls[len(p.decls)-1] = fmt.Sprintf("integer :: %s(50)", x)
	}
	p.line("do i = 1, 50\n  %s(i) = ieor(i, m)\nend do", x)
	p.line("!$omp target data map(%s: %s)", p.pick("tofrom", "to"), x)
	p.line("!$omp target teams distribute parallel do%s\ndo i = 1, 50\n  %s(i) = %[2]s(i) * 3 + int(k)\nend do", p.pick("", " map(alloc: "+x+")", " map(to: "+x+")"), x)
	lo := 1 + p.IntN(20)
	p.line("!$omp target update from(%s(%d:%d))\ndo i = %[2]d, %[3]d\n  check = check * 3 + %[1]s(i)\nend do\n%[1]s(%[2]d) = 7\n!$omp target update to(%[1]s(%[2]d:%[2]d))", x, lo, lo+20)
	p.line("!$omp target map(tofrom: check)\ncheck = check * 5 + %s(%d) + sum(%[1]s(1:3))\n!$omp end target\n!$omp target update from(%[1]s)\n!$omp end target data", x, lo)
	p.line("do i = 1, 50\n  check = check * 3 + %s(i)\nend do", x)
}

func (p *fortranProgram) targetUnstructured() {
	v := p.variable("integer(8), allocatable", "v", "(:)")
	p.line("allocate(%s(0:59))\ndo i = 0, 59\n  %[1]s(i) = i * m\nend do\n!$omp target enter data map(to: %[1]s)", v)
	p.line("!$omp target teams distribute parallel do\ndo i = 0, 59\n  %s(i) = %[1]s(i) + ieor(i, int(k))\nend do", v)
	p.line("!$omp target exit data map(from: %s)\ndo i = 0, 59\n  check = check * 3 + %[1]s(i)\nend do\ndeallocate(%[1]s)", v)
}

func (p *fortranProgram) targetAtomics() {
	hist := p.variable("integer", "hist", "(0:7)")
	p.line("%s = 0", hist)
	p.worksharing(p.fortranTargetHead(), fmt.Sprintf(" map(tofrom: %s)", hist), "100", func(i string) {
		p.line("!$omp atomic%s\n%s(iand(%s * m, 7)) = %[2]s(iand(%[3]s * m, 7)) + %[3]s", p.pick("", " update"), hist, i)
	})
	p.line("do i = 0, 7\n  check = check * 3 + %s(i)\nend do", hist)
}

func (p *fortranProgram) targetTeam() {
	a, b := p.variable("integer", "a", "(32)"), p.variable("integer", "b", "(32)")
	p.line("do i = 1, 32\n  %s(i) = i * m\nend do\n%s = 0", a, b)
	p.line("!$omp target map(tofrom: %s, %s)\n!$omp parallel%s", a, b, p.pick("", " num_threads(4)", " num_threads(2)"))
	p.line("!$omp do%s\ndo i = 1, 32\n  %s(i) = %[2]s(i) + ieor(i, int(k))\nend do\n!$omp end do", p.pick("", " schedule(dynamic)", " schedule(static, 2)"), a)
	p.line("!$omp do\ndo i = 1, 32\n  %s(i) = %s(33 - i) * 2\nend do\n!$omp end do\n!$omp end parallel\n!$omp end target", b, a)
	p.line("do i = 1, 32\n  check = check * 3 + %s(i) + %s(i)\nend do", a, b)
}

func (p *fortranProgram) targetDeclared() {
	out := p.variable("integer", "out", "(0:15)")
	p.line("do i = 0, 15\n  table(i) = int(mod(check, 50_8)) + i * %d\nend do\n!$omp target update to(table)", p.IntN(9))
	p.line("!$omp target map(from: %s) private(j)\ndo j = 0, 15\n  %[1]s(j) = table(15 - j) * 3 + mix(j, table(0))\nend do\n!$omp end target", out)
	p.line("do i = 0, 15\n  check = check * 3 + %s(i)\nend do", out)
}
