package main

import (
	"fmt"
	"strings"
)

// fortranCombiners are combiners in Fortran; OUT and IN are replaced.
var fortranCombiners = []string{"OUT = OUT + IN", "OUT = ieor(OUT, IN)", "OUT = max(OUT, IN)", "OUT = ior(OUT, IN)"}

// fortranFiles writes the program in Fortran: a module that all use, a module for each unit, and the program.
func (p *scopeProgram) fortranFiles() (list []scopeFile) {
	add := func(name string, write func()) {
		p.out, p.depth = new(strings.Builder), 0
		write()
		list = append(list, scopeFile{name, p.out.String()})
	}
	add("shared.F90", p.fortranShared)
	for p.unit = range p.units {
		add(fmt.Sprintf("unit%d.F90", p.unit), p.fortranUnit)
	}
	add("main.F90", p.fortranMain)
	return list
}

func (p *scopeProgram) lines(format string, args ...any) {
	for text := range strings.SplitSeq(fmt.Sprintf(format, args...), "\n") {
		p.line("%s", text)
	}
}

func (p *scopeProgram) fortranShared() {
	p.lines("#ifndef SIZE\n#define SIZE 16\n#endif\nmodule shared\nimplicit none\ntype pair\n  integer :: low, high\nend type")
	p.lines("integer, save :: counter = 3, total = 0\n!$omp threadprivate(counter)")
	var configured []string
	p.shared = p.written(func() {
		p.line("!$omp declare reduction(both : pair : omp_out = pair(omp_out%%low + omp_in%%low, ieor(omp_out%%high, omp_in%%high))) initializer(omp_priv = pair(0, 0))")
		for _, condition := range []string{"#if MODE == 1", "#else"} {
			p.line("%s", condition)
			configured = append(configured, p.declaredInFortran("config"))
		}
		p.line("#endif")
	})
	p.lines("%s", p.shared)
	p.lines("contains\ninteger function configure(x, y)\n!$omp declare target\n  integer, intent(in) :: x, y\n  configure = x")
	for i, condition := range []string{"#if MODE == 1", "#else"} {
		p.lines("%s\n  %s", condition, combined(configured[i], "configure", "y"))
	}
	p.lines("#endif\nend function\ninteger function mix(x)\n!$omp declare target\n  integer, intent(in) :: x\n  mix = mod(ieor(x, %d) + iand(x, 7), 1000)\nend function", p.IntN(50))
	p.lines("integer function own()\n  own = counter\nend function")
	p.lines("subroutine spread_out(a, n, by)\n  integer, intent(inout) :: a(:)\n  integer, intent(in) :: n, by\n  integer :: i\n  !$omp do%s\n  do i = 1, n\n    a(i) = mod(a(i) + by * i, 1000)\n  end do\nend subroutine\nend module",
		p.pick("", " schedule(dynamic, 2)"))
}

// written returns what a function writes, instead of writing it.
func (p *scopeProgram) written(write func()) string {
	outer := p.out
	p.out = new(strings.Builder)
	write()
	text := p.out.String()
	p.out = outer
	return strings.TrimSuffix(text, "\n")
}

// repeatShared writes the reductions of the shared module again where gfortran is to read the file: it does not find those of modules.
func (p *scopeProgram) repeatShared() { p.lines("#ifdef PEER\n%s\n#endif", p.shared) }

// declaredInFortran declares a reduction of integers and returns what it combines with.
func (p *scopeProgram) declaredInFortran(name string) (combiner string) {
	combiner = fortranCombiners[p.IntN(len(fortranCombiners))]
	p.line("!$omp declare reduction(%s : integer : %s) initializer(omp_priv = 0)", name, combined(combiner, "omp_out", "omp_in"))
	return combiner
}

func (p *scopeProgram) fortranUnit() {
	p.lines("module unit%d\nuse shared\nimplicit none", p.unit)
	p.repeatShared()
	p.join = p.declaredInFortran("join")
	p.lines("contains\nsubroutine run%d(a, n, result)\n  integer, intent(inout) :: a(:), result\n  integer, intent(in) :: n", p.unit)
	p.depth++
	write := func() { p.fortranBody(2 + p.IntN(3)) }
	if p.scopes {
		outer := p.join
		p.join = p.declaredInFortran("join") // of the procedure
		write()
		p.join = outer
	} else {
		write()
	}
	p.depth--
	p.lines("end subroutine\nend module")
}

func (p *scopeProgram) fortranMain() {
	p.lines("#ifndef SIZE\n#define SIZE 16\n#endif\nprogram main\nuse omp_lib\nuse shared")
	for u := range p.units {
		p.line("use unit%d, only: run%[1]d", u)
	}
	p.line("implicit none")
	p.repeatShared()
	p.join = p.declaredInFortran("join")
	p.depth++
	p.lines("integer, parameter :: n = SIZE\ninteger :: a(n), result, l\nresult = 0\ncall omp_set_max_active_levels(%d)\na = [(mod(l * 7, 13), l = 1, n)]", 1+p.IntN(3))
	for u := range p.units {
		p.lines("call run%d(a, n, result)\nresult = mod(result, 65536)\nprint '(a, i0)', 'unit%[1]d ', result", u)
	}
	p.fortranBody(1 + p.IntN(2))
	p.lines("result = mod(result, 65536)\nprint '(30(1x, i0))', result, total, a")
	p.depth--
	p.line("end program")
}

// fortranConstructs are what a procedure is made of. Each changes result, a or total.
var fortranConstructs = []func(p *scopeProgram){
	func(p *scopeProgram) { p.fortranSum(p.pick("", " num_threads(3)", " schedule(dynamic)")) },
	(*scopeProgram).fortranBlock,
	func(p *scopeProgram) { // the reduction that a macro chooses
		p.lines("x = %d\n!$omp parallel do reduction(config : x)\ndo i = 1, n\n  x = configure(x, a(i))\nend do\nresult = mod(result, 65536) * 5 + x", p.IntN(5))
	},
	func(p *scopeProgram) { // regions inside of others
		inner := p.pick("parallel do num_threads(2) reduction(+ : s)", "parallel do reduction(+ : s) if(t > 1)", "simd reduction(+ : s)")
		p.lines("!$omp parallel do num_threads(%d) private(s, i)\ndo t = 1, 3\n  s = t\n  !$omp %s\n  do i = 1, n\n    s = s + a(i) * t\n  end do\n  part(t) = s\nend do", 1+p.IntN(3), inner)
		p.line("result = mod(result, 65536) * 3 + part(1) - part(2) + 2 * part(3)")
	},
	func(p *scopeProgram) {
		p.lines("both = pair(1, 2)\n!$omp parallel do reduction(both : both)\ndo i = 1, n\n  both%%low = both%%low + a(i)\n  both%%high = ieor(both%%high, a(i) + i)\nend do\nresult = mod(result, 65536) + both%%low - both%%high")
	},
	func(p *scopeProgram) {
		p.lines("!$omp parallel do\ndo i = 1, n\n  !$omp critical%[1]s\n  total = mod(total + a(i), 65536)\n  !$omp end critical%[1]s\nend do", p.pick(" (lock)", " (lock)", ""))
	},
	func(p *scopeProgram) {
		data := p.IntN(2) == 0
		if data {
			p.line("!$omp target data map(tofrom: a)")
		}
		p.lines("x = 0\n#if MODE == 1\n!$omp target teams distribute parallel do map(tofrom: a, x) reduction(+ : x)\n#else\n!$omp target parallel do map(tofrom: a, x) reduction(+ : x)\n#endif\ndo i = 1, n\n  a(i) = mix(a(i))\n  x = x + a(i)\nend do")
		if data {
			p.line("!$omp end target data")
		}
		p.line("result = mod(result, 65536) + x")
	},
	func(p *scopeProgram) {
		p.lines("!$omp parallel%s\ncall spread_out(a, n, %d)\n!$omp barrier\ncall spread_out(a, n, %d)\n!$omp end parallel", p.pick("", " num_threads(3)", " if(n > 10)"), 1+p.IntN(3), 1+p.IntN(3))
	},
	func(p *scopeProgram) {
		p.lines("x = 0\ncounter = %d\n!$omp parallel copyin(counter) reduction(max : x)\ncounter = counter + %d\nx = max(x, own())\n!$omp end parallel\nresult = mod(result, 65536) * 3 + x", p.IntN(9), p.IntN(5))
	},
	func(p *scopeProgram) {
		p.lines("x = 0\n!$omp parallel\n!$omp single\n!$omp taskgroup task_reduction(+ : x)\ndo i = 1, n\n  !$omp task in_reduction(+ : x) firstprivate(i)%s\n  x = x + mix(a(i))\n  !$omp end task\nend do\n!$omp end taskgroup\n!$omp end single\n!$omp end parallel\nresult = mod(result, 65536) + x",
			p.pick("", " if(mod(i, 2) == 0)", " untied"))
	},
}

// fortranBody writes constructs in a block with the variables that they need.
func (p *scopeProgram) fortranBody(count int) {
	p.lines("block\ninteger :: i, t, s, x, part(3)\ntype(pair) :: both")
	p.depth++
	for range count {
		fortranConstructs[p.IntN(len(fortranConstructs))](p)
	}
	p.depth--
	p.line("end block")
}

// fortranSum combines elements with the reduction "join" that is visible here.
func (p *scopeProgram) fortranSum(clauses string) {
	p.lines("x = %d\n!$omp parallel do reduction(join : x)%s\ndo i = 1, n\n  if (mod(a(i), 3) /= 1) %s\nend do\nresult = mod(result, 65536) * 5 + x", p.IntN(5), clauses, combined(p.join, "x", "a(i)"))
}

// fortranBlock declares the reduction again in a block, and uses what is visible inside and after it.
func (p *scopeProgram) fortranBlock() {
	if !p.scopes {
		p.fortranSum("")
		return
	}
	outer := p.join
	p.line("block")
	p.depth++
	p.join = p.declaredInFortran("join")
	p.fortranSum("")
	p.depth--
	p.line("end block")
	p.join = outer
	p.fortranSum("")
}
