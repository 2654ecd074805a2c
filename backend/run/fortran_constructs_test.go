package run_test

import (
	"fmt"
	"strings"
)

// statement is a construct of its own, with its own data clauses, or what runs on the host.
func (p *fortranProgram) statement() {
	switch {
	case p.one(6):
		p.line("%s", p.assign(2, fmt.Sprint(1+p.IntN(length)), p.arrays, p.arrays[p.IntN(len(p.arrays))]))
	case p.one(3):
		onHost := []func(*fortranProgram){(*fortranProgram).arrayValues, (*fortranProgram).masked, (*fortranProgram).characters, (*fortranProgram).overlap}
		onHost[p.IntN(len(onHost))](p)
	}
	p.construct()
}

// construct is one of the kinds; on the device, and more so in a queue, only some can be.
func (p *fortranProgram) construct() {
	kinds := fortranConstructs
	switch {
	case p.queue != "":
		kinds = kinds[:fortranQueued]
	case p.onDevice:
		kinds = kinds[:fortranResident]
	}
	kinds[p.IntN(len(kinds))](p)
}

// fortranConstructs are ordered as constructs are.
var fortranConstructs = []func(*fortranProgram){
	(*fortranProgram).simpleMap, (*fortranProgram).nest, (*fortranProgram).several, (*fortranProgram).privates, (*fortranProgram).atomicUpdates, (*fortranProgram).ordered,
	(*fortranProgram).threeLevels, (*fortranProgram).controlFlow, (*fortranProgram).wholeArrays, (*fortranProgram).redundant,
	(*fortranProgram).bare, (*fortranProgram).scopes, (*fortranProgram).dependent,
	(*fortranProgram).reductions, (*fortranProgram).innerReduction, (*fortranProgram).otherOperators, (*fortranProgram).captured,
	(*fortranProgram).records, (*fortranProgram).sections, (*fortranProgram).queues, (*fortranProgram).routines, (*fortranProgram).swapped,
	(*fortranProgram).arrayReduction, (*fortranProgram).declared, (*fortranProgram).components, (*fortranProgram).matrices, (*fortranProgram).strings,
	(*fortranProgram).called, (*fortranProgram).created, (*fortranProgram).atomics, (*fortranProgram).planes, (*fortranProgram).addresses, (*fortranProgram).counted,
}

const fortranQueued, fortranResident = 13, 17

// simpleMap maps each element to a value.
func (p *fortranProgram) simpleMap() {
	dst, src := p.split()
	p.combined(p.head(), p.data(src, dst), p.pick("n", "100", "n0"), func(i string) {
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

// nest is a nest of loops, collapsed or in tiles.
func (p *fortranProgram) nest() {
	dst, src := p.split()
	how := p.pick("collapse(2)", "tile(2, 3)", "tile(*, 4)", "collapse(2)", "tile(4)")
	head := p.pick("parallel loop", "parallel loop gang", "kernels loop independent", "serial loop", "parallel loop gang vector")
	p.line("!$acc %s%s %s", head, p.data(src, dst), how)
	p.kernel(func() {
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
	})
}

// threeLevels has gangs, workers and lanes in loops of their own.
func (p *fortranProgram) threeLevels() {
	dst, src := p.split()
	p.line("!$acc parallel%s num_gangs(%d) num_workers(%d)", p.data(src, dst), 1+p.IntN(6), 1+p.IntN(3))
	p.kernel(func() {
		p.line("!$acc loop gang%s private(t)", p.pick("", "(static:1)", "(static:*)"))
		p.each("i", "5", func(i string) {
			p.line("t = (%s - 1) * 20", i)
			p.line("!$acc loop worker private(rounds)")
			p.each("j", "4", func(j string) {
				p.line("rounds = t + (%s - 1) * 5", j)
				p.line("!$acc loop vector")
				p.each("l", "5", func(l string) {
					p.with(func() { p.line("%s", p.assign(2, fmt.Sprintf("(rounds + %s)", l), src, dst)) }, i, j, l)
				})
			})
		})
	})
	p.line("!$acc end parallel")
}

// several are loops one after the other in a parallel construct.
func (p *fortranProgram) several() {
	dst, src := p.split()
	p.line("!$acc parallel%s num_gangs(%d)", p.data(src, dst), 1+p.IntN(9))
	p.kernel(func() {
		p.line("t = m * 2")
		p.line("!$acc loop gang")
		p.each("i", "50", func(i string) {
			p.with(func() { p.line("%s", p.assign(2, i, src, dst)) }, i, "t")
		})
		p.line("!$acc loop gang worker vector")
		p.each("i", "50", func(i string) {
			p.with(func() { p.line("%s", p.assign(2, "(50 + "+i+")", src, dst)) }, i, "t")
		})
	})
	p.line("!$acc end parallel")
}

// controlFlow has loops and jumps of the sequential kind in it.
func (p *fortranProgram) controlFlow() {
	dst, src := p.split()
	p.combined(p.head()+" private(t, rounds)", p.data(src, dst), "n", func(i string) {
		p.with(func() {
			p.line("t = int(%s)\nrounds = 0", p.expr(2, i, src, dst).text)
			switch p.IntN(6) {
			case 0:
				p.line("do while (t > m .and. rounds < 20)\n  t = t / 2\n  rounds = rounds + 1\n  if (t == 7) exit\nend do")
			case 1:
				p.line("do\n  t = t * 3 + 1\n  rounds = rounds + 1\n  if (rounds > %d) exit\n  if (btest(t, 0)) cycle\n  rounds = rounds + 2\nend do", 2+p.IntN(9))
			case 2:
				at := p.name("at")
				p.line("%s: do j = 10, 1, -1\n  do l = 1, j\n    if (mod(ieor(t, l), 5) == 0) cycle %[1]s\n    if (l == %[2]d) exit %[1]s\n    rounds = rounds + l\n  end do\nend do %[1]s", at, 6+p.IntN(9))
			case 3:
				p.line("select case (iand(t, 7))\ncase (0)\n  rounds = 1\ncase (1, 3)\n  rounds = rounds - int(k)\ncase (4:5)\n  rounds = t\ncase default\n  rounds = 9\nend select")
			case 4:
				p.line("if (t > m) then\n  rounds = -t\nelse if (t == m .or. t < -5) then\n  rounds = 4\nelse\n  if (btest(t, 1)) rounds = 3\nend if")
			case 5:
				p.line("do j = 1, iand(t, 15), 3\n  rounds = rounds + j * t\nend do\nrounds = rounds + j")
			}
			p.with(func() { p.line("%s", p.assign(2, i, src, dst)) }, "t", "rounds")
		}, i)
	})
}

// privates has private and firstprivate copies of scalars, arrays and objects of derived types.
func (p *fortranProgram) privates() {
	dst, src := p.split()
	work, w, r := p.variable("integer", "work", "(0:7)"), p.variable("integer", "w", "(3)"), p.variable("type(pair)", "r", "")
	p.line("%s = [%d, 2, %d]\n%s = pair(%d, 1.5d0, [1, 2, %d])", w, p.IntN(9), p.IntN(9), r, p.IntN(9), p.IntN(9))
	p.combined(p.pick("parallel loop", "parallel loop gang", "serial loop", "parallel loop gang vector"), p.data(src, dst)+
		fmt.Sprintf(" private(%s, t) firstprivate(%s, %s)", work, w, r), "n", func(i string) {
		p.line("do j = 0, 7\n  %s(j) = j * %s(1 + mod(j, 3)) + %s + %s%%v(mod(j, 3))\nend do", work, w, i, r)
		p.line("t = int(%s%%d * 2) + %[1]s%%s", r)
		if p.one(2) {
			p.line("%s(2:5) = %[1]s(%[2]s) + 1", work, p.pick("1:4", "3:6", "5:2:-1", "7:1:-2"))
		}
		p.line("do j = 7, 0, %d\n  t = t * 3 + %s(j)\nend do", -1-p.IntN(3), work)
		p.with(func() { p.line("%s", p.assign(1, i, src, dst)) }, "t")
	})
}

// ordered loops carry values from one iteration to the next, which their directives leave to be found out.
func (p *fortranProgram) ordered() {
	dst, src := p.split()
	p.line("!$acc %s%s", p.pick("kernels loop", "kernels loop auto", "parallel loop num_gangs(1) seq", "parallel loop num_gangs(1) auto", "serial loop seq"), p.data(src, dst))
	p.kernel(func() {
		p.with(func() {
			value := fmt.Sprintf("int(mod(%s, 100_8))", p.expr(2, "i", src, nil).as(8))
			element := func(i string) string { return dst.value(i).as(4) }
			write := func(v string) string { return fmt.Sprintf(dst.elem.write, v) }
			switch p.IntN(3) {
			case 0:
				p.line("do i = 2, n\n  %s = %s\nend do", dst.at("i"), write(element("(i - 1)")+" + "+value))
			case 1:
				p.line("do i = 1, n - 2\n  %s = %s\nend do", dst.at("i"), write(element("(i + 2)")+" + "+value))
			default:
				p.line("do i = n, 6, -1\n  %s = %s\nend do", dst.at("i"), write("ieor("+element("(i - 5)")+", "+value+")"))
			}
		}, "i")
	})
}

// atomicUpdates change few elements from many iterations. gfortran takes no atomic updates of complex numbers.
func (p *fortranProgram) atomicUpdates() {
	dst, src := p.split()
	if !dst.elem.integer() && !strings.HasPrefix(dst.elem.name, "real") {
		p.redundant()
		return
	}
	p.combined(p.head()+" private(t)", p.data(src, dst), "n", func(i string) {
		v := p.expr(2, i, src, nil)
		p.line("t = int(iand(%s, %s)) + 1", v.text, constant(7, v.kind))
		p.line("!$acc atomic%s", p.pick("", " update"))
		operations := []string{"%s = %[1]s + t", "%s = t + %[1]s", "%s = %[1]s - 3", "%s = %[1]s + 2 * t"}
		if dst.elem.integer() && dst.elem.kind == 4 {
			operations = append(operations, "%s = max(%[1]s, t)", "%s = ieor(%[1]s, t)", "%s = ior(t, %[1]s)", "%s = min(t, %[1]s)")
		}
		p.line(p.pick(operations...), dst.at(p.pick("t", "(mod(t * m, 20) + 1)", "1")))
	})
}

// wholeArrays are expressions on sections, in a construct that makes loops of them.
func (p *fortranProgram) wholeArrays() {
	dst, src := p.split()
	if dst.rank != 1 {
		p.simpleMap()
		return
	}
	p.line("!$acc kernels%s", p.data(src, dst))
	p.kernel(func() {
		for range 1 + p.IntN(2) {
			p.sectionAssign(dst, src)
		}
	})
	p.line("!$acc end kernels")
}

// sectionAssign is an assignment to a section, or several under a mask.
func (p *fortranProgram) sectionAssign(dst *fortranArray, src []*fortranArray) {
	p.count = 1 + p.IntN(30)
	to := p.part(dst)
	assign := func() string {
		v := p.expr(2, "", src, nil)
		if dst.elem.integer() {
			return to + " = " + v.text
		}
		return to + " = " + fmt.Sprintf(dst.elem.write, v.as(4))
	}
	mask := func() string {
		if a := p.flat(src); a != nil {
			v := p.section(a)
			return fmt.Sprintf("%s > %s", v.text, p.expr(1, "", src, nil).text)
		}
		v := value{text: fmt.Sprintf(dst.elem.read, to), kind: dst.elem.kind}
		return fmt.Sprintf("mod(%s, %s) /= %s", v.text, constant(3, v.kind), p.expr(1, "", src, nil).text)
	}
	switch {
	case p.one(4):
		p.line("where (%s)\n  %s\nelsewhere (%s)\n  %s\nelsewhere\n  %s\nend where", mask(), assign(), mask(), assign(), assign())
	case p.one(5):
		p.line("where (%s) %s", mask(), assign())
	default:
		p.line("%s", assign())
	}
	p.count = 0
}

// redundant code of a construct is the same in all gangs; their private variables are apart.
func (p *fortranProgram) redundant() {
	dst, src := p.split()
	own := p.variable("integer", "own", "(-1:2)")
	p.line("%s = [1, 2, 3, 4]", own)
	p.line("!$acc parallel%s firstprivate(%s) num_gangs(%d)", p.data(src, dst), own, 1+p.IntN(8))
	p.kernel(func() {
		p.line("t = int(k)")
		p.line("do j = -1, 2\n  %s(j) = %[1]s(j) * (t + j)\n  t = t + %[1]s(j)\nend do", own)
		p.line("!$acc loop")
		p.each("i", "n", func(i string) {
			p.with(func() { p.line("%s", p.assign(2, i, src, dst)) }, i, "t", own+"(1)")
		})
	})
	p.line("!$acc end parallel")
}

// reductions into variables of several types.
func (p *fortranProgram) reductions() {
	dst, src := p.split()
	kind := []int{1, 2, 4, 8}[p.IntN(4)]
	typ := fmt.Sprintf("integer(%d)", kind)
	s, most, v, bits, d := p.variable(typ, "s", ""), p.variable(typ, "most", ""), p.variable(typ, "v", ""), p.variable("integer", "bits", ""), p.variable(p.pick("real", "real(8)", "complex"), "d", "")
	p.line("%s = %d\n%s = -100\n%s = 0\n%s = 0", s, p.IntN(9), most, bits, d)
	p.combined(p.head(), fmt.Sprintf("%s private(%s) reduction(+:%s, %s) reduction(max:%s) reduction(ieor:%s)", p.data(src, dst), v, s, d, most, bits), "n", func(i string) {
		p.with(func() {
			p.line("%s = int(%s, %d)", v, p.expr(2, i, append(src, dst), nil).text, kind)
			p.line("%s = %[1]s + %s", s, v)
			p.line(p.pick("%s = max(%[1]s, %s)", "if (%[2]s > %[1]s) %[1]s = %[2]s", "%s = max(%[2]s, %[1]s)"), most, v)
			p.line("%s = ieor(%[1]s, int(%s))", bits, v)
			p.line("%s = %[1]s + mod(%s, %s)", d, v, constant(100, kind))
		}, i)
	})
	p.line("check = check * 7 + %s + %s + %s + int(%s)", s, most, bits, d)
}

// innerReduction has a reduction for each iteration of an outer loop.
func (p *fortranProgram) innerReduction() {
	dst, src := p.split()
	outer := p.pick("parallel loop gang", "parallel loop", "kernels loop independent", "serial loop", "parallel loop gang worker")
	inner := p.pick("seq", "vector", "vector")
	if outer == "parallel loop gang" {
		inner = p.pick("worker", "worker vector", inner)
	}
	if outer == "parallel loop" || outer == "kernels loop independent" || outer == "serial loop" {
		inner = "seq"
	}
	row := p.variable(p.pick("integer", "integer(8)", "integer(1)"), "row", "")
	p.combined(outer, p.data(src, dst)+fmt.Sprintf(" private(%s)", row), "20", func(i string) {
		p.line("%s = %d", row, p.IntN(5))
		p.line("!$acc loop %s reduction(+:%s)", inner, row)
		p.each("j", "17", func(j string) {
			p.with(func() { p.line("%s = %[1]s + int(%s, kind(%[1]s))", row, p.expr(2, j, src, nil).text) }, i, j)
		})
		p.with(func() { p.line("%s", p.assign(1, i, nil, dst)) }, "int("+row+")")
	})
}

// otherOperators are those of reductions that are rare.
func (p *fortranProgram) otherOperators() {
	dst, src := p.split()
	x := p.name("x")
	p.declare("integer(2) :: all%s, any%[1]s\ninteger(8) :: product%[1]s\nlogical :: both%[1]s, either%[1]s, same%[1]s, odd%[1]s\ninteger :: least%[1]s\nreal(8) :: low%[1]s", x)
	p.line("all%s = 255; any%[1]s = 0; product%[1]s = %d; both%[1]s = .true.; either%[1]s = .false.; same%[1]s = .true.; odd%[1]s = .false.", x, 1+p.IntN(3))
	p.line("least%s = 100000; low%[1]s = 1d6", x)
	p.combined(p.head(), p.data(src, dst)+fmt.Sprintf(" private(t) reduction(iand:all%s) reduction(ior:any%[1]s) reduction(*:product%[1]s) reduction(.and.:both%[1]s) "+
		"reduction(.or.:either%[1]s) reduction(.eqv.:same%[1]s) reduction(.neqv.:odd%[1]s) reduction(min:least%[1]s, low%[1]s)", x), "n", func(i string) {
		p.with(func() { p.line("t = int(%s)", p.expr(2, i, append(src, dst), nil).text) }, i)
		p.line("all%s = iand(all%[1]s, int(ior(t, %d), 2))", x, p.IntN(256))
		p.line("any%s = ior(int(iand(t, %d), 2), any%[1]s)", x, p.IntN(1<<14))
		p.line("product%s = product%[1]s * ior(t, 1)", x)
		p.line("both%s = both%[1]s .and. t /= %d", x, p.IntN(40)-20)
		p.line("either%s = t == %d .or. either%[1]s", x, p.IntN(40)-20)
		p.line("same%s = same%[1]s .eqv. btest(t, 0)", x)
		p.line("odd%s = odd%[1]s .neqv. t > 5", x)
		p.line("least%s = min(least%[1]s, mod(t, 10000))", x)
		p.line("if (mod(t, 1000) < low%s) low%[1]s = mod(t, 1000)", x)
	})
	p.line("print *, all%s, any%[1]s, product%[1]s, both%[1]s, either%[1]s, same%[1]s, odd%[1]s, least%[1]s, low%[1]s", x)
}

// captured are atomic updates whose values are used: each iteration stores them into an element of its own.
func (p *fortranProgram) captured() {
	dst, src := p.split()
	next, list := p.variable("integer", "next", ""), p.variable("integer", "list", "(0:99)")
	p.line("%s = 0\n%s = 0", next, list)
	p.combined(p.pick("parallel loop", "parallel loop gang", "serial loop", "parallel loop gang vector")+" private(t)", fmt.Sprintf("%s copy(%s, %s)", p.data(src, dst), next, list), "n", func(i string) {
		p.line("!$acc atomic capture")
		p.line(p.pick("t = %s\n%[1]s = %[1]s + 1", "%[1]s = %[1]s + 1\nt = %[1]s"), next)
		p.line("!$acc end atomic")
		p.line("%s(mod(t, 100)) = %s", list, i)
	})
	p.line("check = check + sum(%s * 3) + %s", list, next)
}

// records are objects of derived types in a kernel.
func (p *fortranProgram) records() {
	dst, src := p.split()
	list, one := p.variable("type(pair)", "pairs", "(0:29)"), p.variable("type(pair)", "one", "")
	p.line("!$acc %s%s copyout(%s) private(%s, t)", p.pick("parallel loop", "kernels loop independent", "serial loop"), p.data(src, dst), list, one)
	p.block("do i = 1, 30", "end do", func() {
		p.line("t = i")
		p.line("%s = pair(int(t * k, 2), t / 4.0d0, [1, t, 3])", one)
		p.with(func() {
			p.line("do j = 0, 2\n  %s%%v(j) = %[1]s%%v(j) + merge(m, -j, %s)\nend do", one, p.condition(2, "i", src, dst))
		}, "i")
		p.line("%s(t - 1) = %s", list, one)
		p.line("%s(t - 1)%%v(1:2) = %[1]s(t - 1)%%v(0:1) + %d", list, p.IntN(9))
	})
	p.line("do i = 0, 29\n  check = check + %s(i)%%s + int(%[1]s(i)%%d * 8) + sum(%[1]s(i)%%v)\nend do", list)
}

// sections of arrays.
func (p *fortranProgram) sections() {
	lo, n := 1+p.IntN(20), 1+p.IntN(40)
	d, u, f := p.variable("real(8)", "d", "(64)"), p.variable("integer(1)", "u", "(0:63)"), p.variable("real, allocatable", "f", "(:)")
	p.line("allocate(%s(-3:60))", f)
	p.line("do i = 1, 64\n  %s(i) = i * m\n  %s(i - 1) = int(i, 1)\n  %s(i - 4) = i / 2.0\nend do", d, u, f)
	p.line("!$acc parallel loop copy(%s(%d:%d), %s(:%d)) copyout(%s(%d:%d))", d, lo, lo+n-1, f, lo+n, u, lo, lo+n-1)
	p.line("do i = %d, %d", lo, lo+n-1)
	p.line("  %s(i) = %[1]s(i) * %d + i\n  %s(i) = int(iand(i * m, 127), 1)\n  %[4]s(i - 3) = %[4]s(i - 3) + %[3]s(i)\nend do", d, 1+p.IntN(4), u, f)
	p.line("do i = 1, 64\n  check = check + int(%s(i) + %s(i - 1) * 2) * 3 + int(%s(i - 4) * 2)\nend do", d, u, f)
	p.line("print '(5f9.2)', %s(%d:%d)", f, lo, lo+5)
	p.line("deallocate(%s)", f)
}

// queues wait for one another.
func (p *fortranProgram) queues() {
	_, src := p.split()
	q := p.variable("integer(8)", "q", "(40)")
	var clauses []string
	for _, a := range src {
		clauses = append(clauses, a.clause)
	}
	p.line("!$acc data copyin(%s) copyout(%s)", strings.Join(clauses, ", "), q)
	p.kernel(func() {
		p.with(func() {
			p.line("!$acc parallel loop async(1) present(%s)\ndo i = 1, 40\n  %s(i) = %s\nend do", strings.Join(clauses, ", "), q, p.expr(2, "i", src, nil).text)
		}, "i")
		p.line("!$acc %s wait(1) async(2)", p.pick("parallel loop", "kernels loop independent", "serial loop"))
		p.line("do i = 1, 40\n  %s(i) = %[1]s(i) * %d + i\nend do", q, 2+p.IntN(5))
		p.line("!$acc wait(2) async(%d)", 3+p.IntN(2))
		for half := range 2 {
			p.line("!$acc parallel loop async(%d) wait(2)", 3+half)
			p.line("do i = %d, 40, 2\n  %s(i) = ieor(%[2]s(i), k)\nend do", half+1, q)
		}
	})
	p.line("!$acc %s", p.pick("wait", "wait(3, 4)", "wait(3)\n!$acc wait(4)"))
	if p.one(2) {
		p.line("!$acc update self(%s(10:%d)) async(5)\n!$acc wait(5)", q, 20+p.IntN(9))
		p.line("check = check + sum(%s(10:20))", q)
	}
	p.line("!$acc end data")
	p.line("do i = 1, 40\n  check = check * 3 + %s(i)\nend do", q)
}

// routines at the level of workers and lanes.
func (p *fortranProgram) routines() {
	rows, sums, of := p.variable("integer", "rows", "(16, 10)"), p.variable("integer(8)", "sums", "(10)"), p.variable("integer(8)", "of", "(25)")
	p.line("%s = 0\n%s = [(i * m, i = 1, 25)]", rows, of)
	p.line("!$acc parallel loop gang copy(%s) copyin(%s) copyout(%s)", rows, of, sums)
	p.line("do i = 1, 10\n  call fill(%s(%s, i), i + m)\n  %s(i) = total(%s(i:), 25 - 2 * i)\nend do", rows, p.pick("1:10 + mod(i, 6)", ":", "16 - i:1:-1", "2:16:3"), sums, of)
	p.line("do i = 1, 160\n  check = check * 3 + %s(mod(i, 16) + 1, (i - 1) / 16 + 1) + %s(mod(i, 10) + 1)\nend do", rows, sums)
}

// swapped are two arrays that are exchanged between kernels.
func (p *fortranProgram) swapped() {
	x, y, t := p.variable("integer, pointer", "x", "(:)"), p.variable("integer, pointer", "y", "(:)"), p.variable("integer, pointer", "z", "(:)")
	p.line("allocate(%s(0:59), %s(0:59))\n%[1]s = 0\n%[1]s(30) = 1000\n%[1]s(3) = int(k)", x, y)
	p.line("!$acc data copy(%s) create(%s)", x, y)
	p.line("do j = 1, %d", 2*(1+p.IntN(4)))
	p.line("  !$acc %s present(%s, %s)", p.pick("parallel loop", "kernels loop independent", "parallel loop gang vector"), x, y)
	p.line("  do i = 0, 59\n    if (i == 0 .or. i == 59) then\n      %s(i) = %s(i)\n    else\n      %[1]s(i) = (%[2]s(i - 1) + 2 * %[2]s(i) + %[2]s(i + 1)) / %[3]d\n    end if\n  end do", y, x, 3+p.IntN(3))
	p.line("  %s => %s\n  %[2]s => %[3]s\n  %[3]s => %[1]s\nend do", t, x, y)
	p.line("!$acc end data")
	p.line("do i = 0, 59\n  check = check * 3 + %s(i)\nend do", x)
	p.line("deallocate(%s, %s)", x, y)
}

// arrayReduction sums into an array.
func (p *fortranProgram) arrayReduction() {
	_, src := p.split()
	hist := p.variable("integer(8)", "hist", "(0:7)")
	p.line("%s = [1, 2, 0, 0, 0, 0, 0, 3]", hist)
	p.combined(p.pick("parallel loop", "parallel loop gang", "serial loop"), p.data(src)+fmt.Sprintf(" reduction(+:%s)", hist), "n", func(i string) {
		p.with(func() {
			p.line("%s(iand(%s, 7)) = %[1]s(iand(%[2]s, 7)) + mod(%s, 100_8)", hist, i, p.expr(2, i, src, nil).as(8))
		}, i)
	})
	p.line("check = check * 3 + dot_product(%s, [1, 2, 3, 4, 5, 6, 7, 8])", hist)
}

// declared changes a variable of the module that is always on the device.
func (p *fortranProgram) declared() {
	p.line("do i = 0, 15\n  table(i) = int(mod(check, 50_8)) + i * %d\nend do", p.IntN(9))
	p.line("!$acc update device(table%s)", p.pick("", "(0:15)", "(:)"))
	out := p.variable("integer", "out", "(16)")
	p.line("!$acc parallel loop copyout(%s)", out)
	p.line("do i = 1, 16\n  %s(i) = table(16 - i) * 3\nend do", out)
	p.line("do i = 1, 16\n  check = check * 3 + %s(i)\nend do", out)
}

// components are allocatable ones of objects in objects.
func (p *fortranProgram) components() {
	o := p.variable("type(outer)", "o", "")
	p.line("%s%%n = 12\nallocate(%[1]s%%in(2))\ndo i = 1, 2\n  allocate(%[1]s%%in(i)%%v(0:11))\n  %[1]s%%in(i)%%v = [(j * i, j = 0, 11)]\nend do", o)
	p.line("!$acc enter data copyin(%s)\n!$acc enter data copyin(%[1]s%%in)", o)
	p.line("do i = 1, 2\n  !$acc enter data copyin(%s%%in(i)%%v)\nend do", o)
	p.line("!$acc parallel loop collapse(2) present(%s)", o)
	p.line("do i = 1, 2\n  do j = 0, 11\n    %s%%in(i)%%v(j) = %[1]s%%in(i)%%v(j) * %[1]s%%n + int(%d * k)\n  end do\nend do", o, p.IntN(5))
	p.line("do i = 1, 2\n  !$acc exit data copyout(%s%%in(i)%%v)\nend do", o)
	p.line("!$acc exit data delete(%s%%in)\n!$acc exit data delete(%[1]s)", o)
	p.line("check = check * 3 + sum(%s%%in(1)%%v) - sum(%[1]s%%in(2)%%v)\nprint *, %[1]s%%in(%d)%%v", o, 1+p.IntN(2))
	p.line("deallocate(%s%%in)", o)
}

// matrices are rows and columns of an array of rank 2 in kernels.
func (p *fortranProgram) matrices() {
	x, y, z := p.variable("integer", "x", "(6, 6)"), p.variable("integer", "y", "(0:5, 6)"), p.variable("integer", "z", "(-2:3, 6)")
	p.line("do j = 1, 6\n  do i = 1, 6\n    %s(i, j) = i * %d - j\n    %s(i - 1, j) = ieor(i, j)\n  end do\nend do\n%s = 1", x, p.IntN(9), y, z)
	p.line("!$acc %s copyin(%s, %s) copy(%s)", p.pick("parallel loop", "kernels loop independent", "serial loop", "parallel loop gang"), x, y, z)
	p.line("do j = 1, 6")
	p.line("%s", fmt.Sprintf(p.pick(
		"  %[3]s(:, j) = %[3]s(:, j) + %[1]s(:, j) * %[2]s(:, j)",
		"  %[3]s(-2:2, j) = %[1]s(2:6, j) + j",
		"  %[3]s(j - 3, :) = %[1]s(j, :) - %[2]s(:, j)",
		"  do i = 1, 6\n    %[3]s(i - 3, j) = sum(%[1]s(i, :) * %[2]s(:, j))\n  end do",
		"  do i = 1, 6\n    %[3]s(i - 3, j) = dot_product(%[1]s(i, :), %[2]s(:, j)) + maxval(%[1]s(:, i))\n  end do",
		"  %[3]s(3:-2:-1, j) = merge(%[1]s(:, j), %[2]s(:, j), %[1]s(j, :) > %[2]s(:, j))",
		"  where (%[1]s(:, j) > 3)\n    %[3]s(:, j) = %[1]s(:, j)\n  elsewhere\n    %[3]s(:, j) = -%[2]s(:, j)\n  end where",
		"  if (any(%[1]s(:, j) > 12)) %[3]s(:, j) = count(%[2]s(:, j) > 2)"), x, y, z))
	p.line("end do")
	p.line("print '(6i7)', %s", z)
	p.line("print *, %s", p.pick("matmul("+x+", "+y+")", "transpose("+z+")", "sum("+z+", dim=1), sum("+z+", 2)", "maxloc("+x+"), minval("+z+", dim=2, mask="+x+" > 4)",
		"matmul("+x+"(:, 2), "+y+"(:, 1:5:2))", "reshape("+z+"(0:1, :), [3, 4], order=[2, 1])", "cshift("+z+", 2, dim=2)"))
}

// bare has consecutive loops without directives, whose parallelism the compiler must find.
func (p *fortranProgram) bare() {
	dst, src := p.split()
	construct := p.pick("kernels", "kernels", "parallel num_gangs(1)", "serial")
	p.line("!$acc %s%s", construct, p.data(src, dst))
	p.kernel(func() {
		for range 1 + p.IntN(3) {
			p.each("i", p.pick("n", "100"), func(i string) {
				p.with(func() {
					if p.one(3) {
						p.line("if (%s) then\n  %s\nelse\n  %s\nend if", p.condition(1, i, src, dst), p.assign(1, i, src, dst), p.assign(1, i, src, dst))
					} else {
						p.line("%s", p.assign(2, i, src, dst))
					}
				}, i)
			})
		}
		if dst.rank == 1 && p.one(2) {
			p.sectionAssign(dst, src)
		}
	})
	construct, _, _ = strings.Cut(construct, " ")
	p.line("!$acc end %s", construct)
}

// dependent has loops without directives that carry values in all kinds of ways.
func (p *fortranProgram) dependent() {
	dst, src := p.split()
	p.line("!$acc kernels%s", p.data(src, dst))
	p.kernel(func() {
		element := func(i string) string { return dst.value(i).as(4) }
		write := func(to, v string) string { return dst.at(to) + " = " + fmt.Sprintf(dst.elem.write, v) }
		switch p.IntN(6) {
		case 0:
			p.line("do i = 2, n\n  %s\nend do", write("i", element("(i - 1)")+" + mod(i, 5)"))
		case 1:
			p.line("do i = 1, 99\n  %s\nend do", write("i", element("(i + 1)")+" - 1"))
		case 2:
			p.line("do i = 1, 50\n  %s\nend do", write("i", element("(101 - i)")+" + i"))
		case 3:
			p.line("do i = 1, 99\n  %s\nend do", write("(mod(i * 7, 100) + 1)", element("i")+" + 1"))
		case 4:
			p.line("do j = 1, 3\n  do i = 2, 90\n    %s\n  end do\nend do", write("i", element("(i + j)")+" + j"))
		default:
			p.line("do i = 1, 40\n  %s\n  %s\nend do", write("(2 * i)", element("(2 * i + 1)")+" + 2"), write("(2 * i - 1)", element("(2 * i)")+" - i"))
		}
	})
	p.line("!$acc end kernels")
}

// scopes have names of their own in kernels.
func (p *fortranProgram) scopes() {
	dst, src := p.split()
	p.combined(p.head(), p.data(src, dst), "n", func(i string) {
		if p.one(2) {
			p.block("block", "end block", func() {
				p.line("integer :: own(3), q")
				p.line("do q = 1, 3\n  own(q) = q * %s + m\nend do", i)
				p.with(func() { p.line("%s", p.assign(2, i, src, dst)) }, "own(2)", "own(3)", "q")
			})
			return
		}
		v := p.expr(1, i, src, dst)
		p.block(fmt.Sprintf("associate (e => %s, at => %s)", v.text, dst.at(i)), "end associate", func() {
			e := value{text: "e", kind: v.kind}
			p.line("at = %s", fmt.Sprintf(dst.elem.write, e.as(4)))
		})
	})
}

// strings are characters in kernels.
func (p *fortranProgram) strings() {
	s, list := p.variable("character(len=40)", "s", ""), p.variable("character(len=4)", "names", "(20)")
	p.line("%s = repeat('%s', 12)\n%s = 'abcd'", s, p.pick("x.", "aZ", "9 q"), list)
	p.line("!$acc parallel loop copy(%s)", s)
	p.line("do i = 1, 40\n  if (%s(i:i) == '%s') %[1]s(i:i) = achar(iachar('a') + mod(i, 26))\nend do", s, p.pick("x", "Z", " ", "."))
	p.line("!$acc %s copy(%s) copyin(%s) private(t)", p.pick("parallel loop", "kernels loop independent", "serial loop"), list, s)
	p.line("do i = 1, 20")
	p.line("  t = index(%s, %s(i)(1:1)) + len_trim(%[1]s)", s, list)
	p.line("%s", fmt.Sprintf(p.pick("  %[2]s(i) = %[1]s(i:i + 1) // char(48 + mod(t, 10))", "  if (%[2]s(i) < %[1]s(i:)) %[2]s(i)(2:3) = %[1]s(2 * i - 1:2 * i)",
		"  %[2]s(i)(1:2) = %[2]s(i)(3:4)", "  %[2]s(i) = merge(%[2]s(i), %[1]s(i:i + 3), t > 40)", "  if (scan(%[1]s(i:i + 4), 'aeiou') > 2) %[2]s(i) = adjustl(' ' // %[1]s(i:i))"), s, list))
	p.line("end do")
	p.line("print *, '<', %s, '>', %s", s, list)
}

// called is a procedure of the module with constructs in it, on arrays that are present and on sections.
func (p *fortranProgram) called() {
	x := p.variable("integer", "x", "(0:11, 5)")
	p.line("%s = reshape([(i * i - m, i = 1, 60)], [12, 5])", x)
	section := p.pick("(1:6, 2)", "(0:11:2, 3)", "(10:0:-2, 1)", "(4, :)", "(:, 5)")
	p.line("call scale(%s, %s)", x+section, p.pick("m", "int(h)", "3"))
	p.line("!$acc data copy(%s)", x)
	p.line("call scale(%s, 2)\ncall scale(by=%d, x=%s)", x+p.pick("(:, 2)", "(2:9, 4)", "(6, 2:5)"), 1+p.IntN(4), x+section)
	p.line("call scale(%s, 5, back=%s)", x+"(:, 1)", p.pick(".true.", ".false."))
	p.line("!$acc end data")
	p.line("print *, %s\ncheck = check + sum(%[1]s) + fold(%[1]s(:, 3), %[1]s)", x)
}

// created are variables of the module that a declare directive creates on the device.
func (p *fortranProgram) created() {
	p.line("grid = %d\nif (.not. allocated(pool)) allocate(pool(-3:20))\npool = [(i - k, i = -3, 20)]", p.IntN(9))
	p.line("!$acc update device(grid, pool)")
	p.line("!$acc parallel loop\ndo i = 1, 20\n  grid(i, 2) = grid(i, 1) + pool(i) + scaled(i)\nend do")
	p.line("!$acc update self(grid(:, 2)%s)", p.pick("", ", pool(1:5)"))
	p.line("check = check * 3 + sum(grid(:, 2) * [(i, i = 1, 20)])")
	if p.one(2) {
		p.line("deallocate(pool)")
	}
}

// atomics are reads, writes and captures of several types.
func (p *fortranProgram) atomics() {
	typ := p.pick("integer", "integer(8)", "real", "real(8)")
	x, y := p.variable(typ, "x", "(0:4)"), p.variable(typ, "y", "(200)")
	p.line("%s = %d\n%s = 0", x, p.IntN(5), y)
	p.combined(p.pick("parallel loop", "parallel loop gang vector", "kernels loop independent", "serial loop"), fmt.Sprintf(" copy(%s, %s) private(t)", x, y), "n", func(i string) {
		p.line("t = %s", i)
		p.line("!$acc atomic update\n%s(mod(t, 3)) = %[1]s(mod(t, 3)) + t", x)
		p.line("!$acc atomic write\n%s(t) = t * %d", y, 1+p.IntN(9))
		p.line("!$acc atomic read\n%s(t + 100) = %[1]s(t)", y)
		p.line(p.pick("!$acc atomic\n%s(4) = max(%[1]s(4), %[2]s(t))", "!$acc atomic update\n%s(4) = min(%[2]s(t), %[1]s(4))", "!$acc atomic\n%s(3) = %[2]s(t) + %[1]s(3)"), x, y)
	})
	p.line("print *, %s, sum(%s)", x, y)
}

// planes are sections of an array of rank 3, on the device and back.
func (p *fortranProgram) planes() {
	x := p.variable("integer, allocatable", "x", "(:, :, :)")
	p.line("allocate(%s(0:4, -1:3, 4))\n%[1]s = reshape([(i, i = 1, 100)], [5, 5, 4])", x)
	p.line("!$acc enter data copyin(%s)%s", x, p.pick("", " async(1)\n!$acc wait(1)"))
	p.line("!$acc parallel loop collapse(%d) present(%s)\ndo i = 1, 4\n  do j = -1, 3\n    do l = 0, 4\n      %[2]s(l, j, i) = %[2]s(l, j, i) * %[3]d + i\n    end do\n  end do\nend do", 1+p.IntN(3), x, 2+p.IntN(5))
	section := x + p.pick("(1:3, :, 2)", "(:, 0:2, 1:3)", "(2, -1:3, 4)", "(0:4, 1, 2:2)", "(:, :, 3:)")
	p.line("!$acc update self(%s)", section)
	p.line("check = check * 3 + sum(%s)\nprint *, %[1]s", section)
	p.line("!$acc kernels present(%s)\n%[1]s(:, 0:1, :) = %[1]s(:, 2:3, :) - %d\n!$acc end kernels", x, p.IntN(9))
	p.line("!$acc exit data copyout(%s)\nprint '(5i6)', %[1]s(:, :, %d)\ncheck = check + sum(%[1]s)\ndeallocate(%[1]s)", x, 1+p.IntN(4))
}

// addresses of the device are passed to a procedure.
func (p *fortranProgram) addresses() {
	v := p.variable("integer", "v", "(50)")
	p.line("%s = [(ieor(i, m), i = 1, 50)]", v)
	p.line("!$acc data copy(%s)\n!$acc host_data use_device(%[1]s)\ncall onDevice(%[1]s, 50, int(k))\n!$acc end host_data\n!$acc end data", v)
	p.line("do i = 1, 50\n  check = check * 3 + %s(i)\nend do", v)
}

// counted data is there as long as something has brought it along.
func (p *fortranProgram) counted() {
	x := p.variable("integer", "x", "(30)")
	p.line("%s = [(i * 3, i = 1, 30)]", x)
	p.line("!$acc enter data copyin(%s)\n!$acc enter data copyin(%[1]s(5:9))", x)
	p.line("!$acc data copy(%s)\n!$acc parallel loop\ndo i = 1, 30\n  %[1]s(i) = %[1]s(i) + int(k)\nend do\n!$acc end data", x)
	p.line("!$acc exit data copyout(%s)\n!$acc parallel loop present(%[1]s)\ndo i = 1, 30\n  %[1]s(i) = %[1]s(i) * 2\nend do", x)
	p.line("!$acc exit data copyout(%s)%s", x, p.pick("", " finalize"))
	p.line("check = check * 3 + sum(%s)", x)
}
