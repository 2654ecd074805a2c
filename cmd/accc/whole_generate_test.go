package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// A wholeProgram is a program of several files in one or two languages, with directives of one or two models. Its files give the same
// names to what is each file's own, and share the rest: a common block, a critical section, procedures of either language.
type wholeProgram struct {
	files  []*wholeFile
	native bool // leave out what gcc 12 does not have
}

// A wholeFile is one of the files: step N of the program, and what the features need outside of it.
type wholeFile struct {
	program  *wholeProgram
	n        int
	fortran  bool
	omp      bool
	features []string
	// outside is code before the step, module and inside are Fortran's: declarations of the module, and internal procedures.
	outside, module, contained, inside, declarations strings.Builder
}

// wholeFeatures are what files may have, by name; each writes code that leaves a number in v.
var wholeFeatures = []struct {
	name string
	c, f func(*wholeFile)
}{
	{"reduction", (*wholeFile).reductionC, (*wholeFile).reductionF},
	{"critical", (*wholeFile).criticalC, (*wholeFile).criticalF},
	{"threadprivate", (*wholeFile).threadprivateC, (*wholeFile).threadprivateF},
	{"declare", (*wholeFile).declareC, (*wholeFile).declareF},
	{"mapper", (*wholeFile).mapperC, (*wholeFile).mapperF},
	{"common", (*wholeFile).commonC, (*wholeFile).commonF},
	{"module", (*wholeFile).moduleC, (*wholeFile).moduleF},
	{"static", (*wholeFile).staticC, (*wholeFile).staticF},
	{"inline", (*wholeFile).inlineC, (*wholeFile).inlineF},
	{"recursive", (*wholeFile).recursiveC, (*wholeFile).recursiveF},
	{"procedure", (*wholeFile).procedureC, (*wholeFile).procedureF},
}

// generateWhole makes the program of a seed. The first seeds go through the languages and models in turn.
func generateWhole(seed uint64, native bool) *wholeProgram {
	r := rand.New(rand.NewPCG(seed, 37))
	p := &wholeProgram{native: native}
	languages, models := seed%3, seed/3%3
	for i := range 2 + r.IntN(5) {
		f := &wholeFile{program: p, n: i, fortran: languages == 1 || languages == 2 && (i+int(seed)/9)%2 == 1, omp: models == 1 || models == 2 && i%2 == 1}
		for _, k := range r.Perm(len(wholeFeatures))[:3+r.IntN(4)] {
			f.features = append(f.features, wholeFeatures[k].name)
		}
		slices.Sort(f.features)
		p.files = append(p.files, f)
	}
	return p
}

func (f *wholeFile) has(feature string) bool { return slices.Contains(f.features, feature) }

// name is the name of the file.
func (f *wholeFile) name() string {
	if f.fortran {
		return fmt.Sprintf("f%d.f90", f.n)
	}
	return fmt.Sprintf("f%d.c", f.n)
}

// having lists the files with a feature.
func (p *wholeProgram) having(feature string) (list []*wholeFile) {
	for _, f := range p.files {
		if f.has(feature) {
			list = append(list, f)
		}
	}
	return list
}

// anyFortran reports whether the common block is Fortran's to define.
func (p *wholeProgram) anyFortran() bool {
	return slices.ContainsFunc(p.files, func(f *wholeFile) bool { return f.fortran })
}

// text is the source of the file.
func (f *wholeFile) text() string {
	for _, b := range []*strings.Builder{&f.outside, &f.module, &f.contained, &f.inside, &f.declarations} {
		b.Reset()
	}
	for _, x := range wholeFeatures {
		if !f.has(x.name) {
			continue
		}
		if f.fortran {
			x.f(f)
			f.inside.WriteString("  r = mod(r * 31 + mod(v, 1000), 100003)\n")
		} else {
			x.c(f)
			f.inside.WriteString("    *r = (*r * 31 + v % 1000) % 100003;\n")
		}
	}
	text := f.cText
	if f.fortran {
		text = f.fText
	}
	return strings.NewReplacer("{N}", fmt.Sprint(f.n), "{M}", fmt.Sprint(f.n+1)).Replace(text())
}

// bumps are the files with a critical section: the model of acc has none.
func (p *wholeProgram) bumps() []*wholeFile {
	return slices.DeleteFunc(p.having("critical"), func(f *wholeFile) bool { return !f.omp })
}

func (f *wholeFile) cText() string {
	var b strings.Builder
	b.WriteString("#include <stdio.h>\n")
	switch {
	case f.n == 0 && !f.program.anyFortran():
		b.WriteString("struct { int total, calls; } shr_;\n")
	default:
		b.WriteString("extern struct { int total, calls; } shr_;\n")
	}
	for _, o := range f.program.files {
		fmt.Fprintf(&b, "void step%d_(int *n, int *x, int *r);\n", o.n)
	}
	for _, o := range f.program.bumps() {
		fmt.Fprintf(&b, "void bump%d_(int *by);\n", o.n)
	}
	for _, o := range f.program.having("procedure") {
		fmt.Fprintf(&b, "int apply%d_(int (*f)(int *), int *a);\n", o.n)
	}
	b.WriteString(f.outside.String())
	b.WriteString("void step{N}_(int *pn, int *x, int *r)\n{\n    int n = *pn, v = 0;\n" + f.inside.String() + "}\n")
	if f.n > 0 {
		return b.String()
	}
	b.WriteString("int main(void)\n{\n    int n = 12, x[12], r = 1, one = 1;\n    for (int k = 0; k < n; k++)\n        x[k] = (k * 7 + 3) % 11;\n")
	for _, o := range f.program.files {
		fmt.Fprintf(&b, "    step%d_(&n, x, &r);\n", o.n)
	}
	if list := f.program.bumps(); len(list) > 0 {
		if f.omp {
			b.WriteString("#pragma omp parallel for num_threads(4)\n")
		}
		b.WriteString("    for (int k = 0; k < 24; k++) {\n")
		for _, o := range list {
			fmt.Fprintf(&b, "        bump%d_(&one);\n", o.n)
		}
		b.WriteString("    }\n")
	}
	b.WriteString("    printf(\"%d %d %d %d\\n\", r, shr_.total, shr_.calls, one);\n    return 0;\n}\n")
	return b.String()
}

func (f *wholeFile) fText() string {
	var b strings.Builder
	b.WriteString("module m{N}\n  implicit none\n  integer, save :: mv = {M}\n" + f.module.String() + "contains\n  integer function mf(a)\n    integer :: a\n" +
		"    mf = a + mv\n  end function\nend module\n" + f.outside.String())
	b.WriteString("subroutine step{N}(n, x, r)\n  use m{N}\n  implicit none\n  integer :: n, x(n), r, v, k, s, m, t, total, calls\n  common /shr/ total, calls\n" +
		f.declarations.String() + "  v = 0\n" + f.inside.String())
	if f.contained.Len() > 0 {
		b.WriteString("contains\n" + f.contained.String())
	}
	b.WriteString("end subroutine\n")
	if f.n > 0 {
		return b.String()
	}
	b.WriteString("program p\n  implicit none\n  integer :: n, x(12), r, one, k, total, calls\n  common /shr/ total, calls\n  external :: step0\n  n = 12\n  r = 1\n  one = 1\n" +
		"  do k = 1, n\n    x(k) = mod((k - 1) * 7 + 3, 11)\n  end do\n")
	for _, o := range f.program.files {
		fmt.Fprintf(&b, "  call step%d(n, x, r)\n", o.n)
	}
	if list := f.program.bumps(); len(list) > 0 {
		if f.omp {
			b.WriteString("  !$omp parallel do num_threads(4)\n")
		}
		b.WriteString("  do k = 1, 24\n")
		for _, o := range list {
			fmt.Fprintf(&b, "    call bump%d(one)\n", o.n)
		}
		b.WriteString("  end do\n")
	}
	b.WriteString("  print *, r, total, calls, one\nend program\n")
	return b.String()
}

// either writes one of two texts into the step, by the model of the file.
func (f *wholeFile) either(acc, omp string) {
	if f.omp {
		acc = omp
	}
	f.inside.WriteString(acc)
}

func (f *wholeFile) reductionC() {
	f.inside.WriteString("    {\n        int s = 0, m = 0;\n")
	f.either("#pragma acc parallel loop copyin(x[0:n]) reduction(+ : s) reduction(max : m)\n", "#pragma omp parallel for reduction(+ : s) reduction(max : m)\n")
	f.inside.WriteString("        for (int k = 0; k < n; k++) {\n            s += x[k] * {M};\n            if (x[k] > m)\n                m = x[k];\n        }\n        v = s + m;\n    }\n")
}

func (f *wholeFile) reductionF() {
	f.inside.WriteString("  s = 0\n  m = 0\n")
	f.either("  !$acc parallel loop copyin(x) reduction(+ : s) reduction(max : m)\n", "  !$omp parallel do reduction(+ : s) reduction(max : m)\n")
	f.inside.WriteString("  do k = 1, n\n    s = s + x(k) * {M}\n    m = max(m, x(k))\n  end do\n  v = s + m\n")
}

func (f *wholeFile) criticalC() {
	if f.omp {
		f.outside.WriteString("void bump{N}_(int *by)\n{\n#pragma omp critical(lock)\n    {\n        shr_.total += *by;\n        shr_.calls++;\n    }\n}\n")
	}
	f.either("    {\n        int t = 0;\n#pragma acc parallel loop copyin(x[0:n]) copy(t)\n        for (int k = 0; k < n; k++) {\n#pragma acc atomic update\n            t += x[k];\n        }\n"+
		"        v = t;\n    }\n", "#pragma omp parallel for num_threads(3)\n    for (int k = 0; k < n; k++)\n        bump{N}_(&x[k]);\n    v = shr_.total;\n")
}

func (f *wholeFile) criticalF() {
	if f.omp {
		f.outside.WriteString("subroutine bump{N}(by)\n  implicit none\n  integer :: by, total, calls\n  common /shr/ total, calls\n  !$omp critical(lock)\n  total = total + by\n" +
			"  calls = calls + 1\n  !$omp end critical(lock)\nend subroutine\n")
	}
	f.either("  t = 0\n  !$acc parallel loop copyin(x) copy(t)\n  do k = 1, n\n    !$acc atomic update\n    t = t + x(k)\n  end do\n  v = t\n",
		"  !$omp parallel do num_threads(3)\n  do k = 1, n\n    call bump{N}(x(k))\n  end do\n  v = total\n")
}

func (f *wholeFile) threadprivateC() {
	f.inside.WriteString("    {\n        int s = 0, t = 0;\n")
	if f.omp {
		f.outside.WriteString("static int own = {M};\n#pragma omp threadprivate(own)\n")
	}
	f.either("#pragma acc parallel loop copyin(x[0:n]) private(t) reduction(+ : s)\n        for (int k = 0; k < n; k++) {\n            t = x[k] + {M};\n            s += t;\n        }\n",
		"        own++;\n        t = own;\n#pragma omp parallel num_threads(3) copyin(own) reduction(+ : s)\n        {\n            own += 1;\n            s += own;\n        }\n")
	f.inside.WriteString("        v = s + t;\n    }\n")
}

func (f *wholeFile) threadprivateF() {
	if f.omp {
		f.declarations.WriteString("  integer :: own\n  common /tpc/ own\n  !$omp threadprivate(/tpc/)\n")
	}
	f.either("  s = 0\n  t = 0\n  !$acc parallel loop copyin(x) private(t) reduction(+ : s)\n  do k = 1, n\n    t = x(k) + {M}\n    s = s + t\n  end do\n",
		"  s = 0\n  own = own + {M}\n  t = own\n  !$omp parallel num_threads(3) copyin(/tpc/) reduction(+ : s)\n  own = own + 1\n  s = s + own\n  !$omp end parallel\n")
	f.inside.WriteString("  v = s\n")
}

func (f *wholeFile) declareC() {
	begin := "begin "
	if f.program.native {
		begin = ""
	}
	if f.omp {
		f.outside.WriteString("#pragma omp " + begin + "declare target\nstatic int tab[4];\nstatic int weigh(int a) { return a * {M}; }\n#pragma omp end declare target\n")
	} else {
		f.outside.WriteString("static int tab[4];\n#pragma acc declare create(tab)\n#pragma acc routine seq\nstatic int weigh(int a) { return a * {M}; }\n")
	}
	f.inside.WriteString("    {\n        int s = 0;\n        for (int k = 0; k < 4; k++)\n            tab[k] = k + {M};\n")
	f.either("#pragma acc update device(tab)\n#pragma acc parallel loop copyin(x[0:n]) reduction(+ : s)\n",
		"#pragma omp target update to(tab)\n#pragma omp target teams distribute parallel for map(to: x[0:n]) map(tofrom: s) reduction(+ : s)\n")
	f.inside.WriteString("        for (int k = 0; k < n; k++)\n            s += weigh(x[k]) + tab[k % 4];\n        v = s;\n    }\n")
}

func (f *wholeFile) declareF() {
	f.module.WriteString("  integer, save :: tab(4)\n")
	if f.omp {
		f.module.WriteString("  !$omp declare target(tab)\n")
	} else {
		f.module.WriteString("  !$acc declare create(tab)\n")
	}
	f.inside.WriteString("  s = 0\n  do k = 1, 4\n    tab(k) = k + {M}\n  end do\n")
	f.either("  !$acc update device(tab)\n  !$acc parallel loop copyin(x) reduction(+ : s)\n",
		"  !$omp target update to(tab)\n  !$omp target teams distribute parallel do map(to: x) map(tofrom: s) reduction(+ : s)\n")
	f.inside.WriteString("  do k = 1, n\n    s = s + x(k) + tab(1 + mod(k, 4))\n  end do\n  v = s\n")
}

func (f *wholeFile) mapperC() {
	f.outside.WriteString("typedef struct { int n, *p; } vec;\n")
	mapped, copied := "map(to: w)", "w, w.p[0:n]"
	switch {
	case !f.omp && f.program.native:
		copied = "x[0:n]"
	case !f.omp:
	case f.program.native:
		mapped = "map(to: w, w.p[0:n])"
	default:
		f.outside.WriteString("#pragma omp declare mapper(vec a) map(a, a.p[0:a.n])\n")
	}
	f.inside.WriteString("    {\n        vec w = {n, x};\n        int s = 0;\n")
	f.either("#pragma acc parallel loop copyin("+copied+") reduction(+ : s)\n", "#pragma omp target teams distribute parallel for "+mapped+" map(tofrom: s) reduction(+ : s)\n")
	f.inside.WriteString("        for (int k = 0; k < n; k++)\n            s += w.p[k] * {M};\n        v = s;\n    }\n")
}

func (f *wholeFile) mapperF() {
	f.module.WriteString("  type vec\n    integer :: n\n    integer :: p(12)\n  end type\n")
	f.declarations.WriteString("  type(vec) :: w\n")
	if f.omp && !f.program.native {
		f.declarations.WriteString("  !$omp declare mapper(vec :: a) map(a%n, a%p)\n")
	}
	f.inside.WriteString("  w%n = n\n  w%p = x\n  s = 0\n")
	f.either("  !$acc parallel loop copyin(w) reduction(+ : s)\n", "  !$omp target teams distribute parallel do map(to: w) map(tofrom: s) reduction(+ : s)\n")
	f.inside.WriteString("  do k = 1, n\n    s = s + w%p(k) * {M}\n  end do\n  v = s\n")
}

func (f *wholeFile) commonC() { f.inside.WriteString("    shr_.calls += {M};\n    v = shr_.calls;\n") }
func (f *wholeFile) commonF() { f.inside.WriteString("  calls = calls + {M}\n  v = calls\n") }

// moduleC has a variable of the program, which the next file in C declares.
func (f *wholeFile) moduleC() {
	f.outside.WriteString("int var{N} = {M};\n")
	f.inside.WriteString("    var{N} += 2;\n    v = var{N};\n")
	for _, o := range f.program.having("module") {
		if !o.fortran && o.n < f.n {
			f.outside.WriteString(fmt.Sprintf("extern int var%d;\n", o.n))
			f.inside.WriteString(fmt.Sprintf("    v += var%d++;\n", o.n))
		}
	}
}

func (f *wholeFile) moduleF() {
	f.inside.WriteString("  mv = mv + 1\n  v = mf(x(2))\n")
	for _, o := range f.program.having("module") {
		if o.fortran && o.n < f.n {
			f.outside.WriteString(fmt.Sprintf("integer function from%dto%d()\n  use m%[1]d, only: there => mv\n  implicit none\n  there = there + 1\n  from%[1]dto%[2]d = there\nend function\n", o.n, f.n))
			f.declarations.WriteString(fmt.Sprintf("  integer, external :: from%dto%d\n", o.n, f.n))
			f.inside.WriteString(fmt.Sprintf("  v = v + from%dto%d()\n", o.n, f.n))
		}
	}
}

func (f *wholeFile) staticC() {
	f.outside.WriteString("static int helper(int a)\n{\n    static int count = {M};\n    count++;\n    return a + count;\n}\n")
	f.inside.WriteString("    v = helper(x[1]) + helper(x[2]);\n")
}

func (f *wholeFile) staticF() {
	f.contained.WriteString("  integer function helper(a)\n    integer :: a\n    integer, save :: count = {M}\n    count = count + 1\n    helper = a + count\n  end function\n")
	f.inside.WriteString("  v = helper(x(2))\n  v = v + helper(x(3))\n")
}

func (f *wholeFile) inlineC() {
	f.outside.WriteString("static inline int twice(int a) { return a * 2 + {M}; }\ninline int thrice(int a) { return a * 3; }\n")
	for _, o := range f.program.having("inline") {
		if !o.fortran {
			if o == f {
				f.outside.WriteString("extern inline int thrice(int a);\n")
			}
			break
		}
	}
	f.inside.WriteString("    v = twice(x[3]) + thrice(x[4]);\n")
}

func (f *wholeFile) inlineF() {
	f.contained.WriteString("  elemental integer function twice(a)\n    integer, intent(in) :: a\n    twice = a * 2 + {M}\n  end function\n")
	f.inside.WriteString("  v = sum(twice(x))\n")
}

func (f *wholeFile) recursiveC() {
	f.outside.WriteString("static int fib(int a) { return a < 2 ? a : fib(a - 1) + fib(a - 2); }\n")
	f.inside.WriteString("    v = fib(6 + {N});\n")
}

func (f *wholeFile) recursiveF() {
	f.outside.WriteString("recursive integer function fib{N}(a) result(b)\n  implicit none\n  integer, value :: a\n  interface\n    recursive integer function again(a) result(b)\n      integer, value :: a\n    end function\n" +
		"  end interface\n  integer :: room(3)\n  room = a\n  if (a < 2) then\n    b = a\n  else\n    b = fib{N}(a - 1)\n    b = b + fib{N}(room(2) - 2)\n  end if\nend function\n")
	f.declarations.WriteString("  interface\n    recursive integer function fib{N}(a) result(b)\n      integer, value :: a\n    end function\n  end interface\n")
	f.inside.WriteString("  v = fib{N}(6 + {N})\n")
}

// next is the file whose procedure with a procedure argument f calls: the one after it, or the first.
func (f *wholeFile) next() int {
	list := f.program.having("procedure")
	return list[(slices.Index(list, f)+1)%len(list)].n
}

func (f *wholeFile) procedureC() {
	f.outside.WriteString("int more{N}_(int *a) { return *a + {M}; }\nint apply{N}_(int (*f)(int *), int *a) { return f(a) * 2 + {N}; }\n")
	f.inside.WriteString(fmt.Sprintf("    v = apply%d_(more{N}_, &x[5]);\n", f.next()))
}

func (f *wholeFile) procedureF() {
	f.outside.WriteString("integer function more{N}(a)\n  implicit none\n  integer :: a\n  more{N} = a + {M}\nend function\n" +
		"integer function apply{N}(f, a)\n  implicit none\n  integer, external :: f\n  integer :: a\n  apply{N} = f(a) * 2 + {N}\nend function\n")
	f.declarations.WriteString(fmt.Sprintf("  integer, external :: more{N}, apply%d\n", f.next()))
	f.inside.WriteString(fmt.Sprintf("  v = apply%d(more{N}, x(6))\n", f.next()))
}
