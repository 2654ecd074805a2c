package main

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"accc/cmd/internal/driver"
	"accc/ir/irtest"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"

	"github.com/stretchr/testify/assert"
)

var (
	agreements    = flag.Int("agreement", 80, "how many programs of each host and directive language TestAgreement makes")
	agreementSeed = flag.Uint64("agreement-seed", 0, "the first of them")
	agreementKeep = flag.String("agreement-keep", "", "the directory that TestAgreement leaves its programs in, for other compilers")
)

// TestAgreement writes directives with random clauses about variables of all types before random statements, most of which are wrong. What check
// accepts, the verifier of the IR accepts, and every command either does or says with a place that it cannot. One program alone:
// -run TestAgreement/C/OpenMP -agreement 1 -agreement-seed N.
func TestAgreement(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, host := range []string{"C", "Fortran"} {
		for _, table := range []*pragma.Table{accdir.Table, ompdir.Table} {
			t.Run(host+"/"+table.Name, func(t *testing.T) { agreeing(t, table, host == "Fortran") })
		}
	}
}

func agreeing(t *testing.T, table *pragma.Table, fortran bool) {
	patience := irtest.Patience(t)
	var mu sync.Mutex
	var wait sync.WaitGroup
	accepted, next := 0, *agreementSeed
	said := map[string]uint64{}   // what a command says it cannot do, with a program
	failed := map[string]string{} // internal errors
	extension := ".c"
	if fortran {
		extension = ".f90"
	}
	for worker := range 2 {
		wait.Go(func() {
			for {
				mu.Lock()
				seed := next
				next++
				mu.Unlock()
				if seed >= *agreementSeed+uint64(*agreements) {
					return
				}
				text := (&mixture{r: rand.New(rand.NewPCG(seed, 43)), table: table, fortran: fortran}).program()
				name := fmt.Sprintf("agreement%d%s", worker, extension)
				if *agreementKeep != "" {
					name = filepath.Join(*agreementKeep, fmt.Sprintf("%s%d%s", table.Sentinel, seed, extension))
				}
				if !assert.NoError(t, os.WriteFile(name, []byte(text), 0o644)) {
					return
				}
				for _, args := range [][]string{{"check"}, {"ir"}, {"run", "--timeout=2", "--memory=64M"}} {
					status, message := commandOrProcess(patience, append(args, "-w", "--format", "gnu", name))
					message = numbers.ReplaceAllString(lineless(strings.ReplaceAll(message, name, "")), "N")
					mu.Lock()
					switch {
					case status == driver.ExitInternal || strings.Contains(message, "internal error") || strings.Contains(message, "goroutine "):
						if failed[message] == "" {
							failed[message] = fmt.Sprintf("accc %s of program %d\n%s", args[0], seed, text)
						}
					case status != driver.ExitOK && args[0] == "ir":
						said[message] = seed
					case args[0] == "run" && strings.Contains(message, "not yet handled"):
						said[message] = seed
					case status == driver.ExitOK && args[0] == "check":
						accepted++
					}
					mu.Unlock()
					if status != driver.ExitOK {
						break
					}
				}
			}
		})
	}
	wait.Wait()
	t.Logf("%d programs: check accepts %d", *agreements, accepted)
	for _, message := range slices.Sorted(maps.Keys(said)) {
		t.Logf("program %d: %s", said[message], message)
	}
	for _, message := range slices.Sorted(maps.Keys(failed)) {
		t.Errorf("%s\n%s", message, failed[message])
	}
}

// numbers are those in messages about programs that differ.
var numbers = regexp.MustCompile(`[0-9]+`)

// commandOrProcess runs a command and returns what it writes to its error output; run is a process of its own, which a time limit would start anyway.
func commandOrProcess(patience context.Context, args []string) (status int, said string) {
	if args[0] != "run" {
		status, _, said = command(args...)
		return status, said
	}
	var errs strings.Builder
	c := exec.CommandContext(patience, "accc", args...)
	c.Stderr = &errs
	if err := c.Run(); err != nil && c.ProcessState == nil {
		return driver.ExitInternal, err.Error()
	}
	return c.ProcessState.ExitCode(), errs.String()
}

// A mixture is a program of one directive in the making.
type mixture struct {
	r       *rand.Rand
	table   *pragma.Table
	fortran bool
}

func (g *mixture) one(list ...string) string { return list[g.r.IntN(len(list))] }
func (g *mixture) chance(percent int) bool   { return g.r.IntN(100) < percent }

// in chooses by the host language.
func (g *mixture) in(c, fortran []string) []string {
	if g.fortran {
		return fortran
	}
	return c
}

// item is a variable, a part of one, or something else that is no variable.
func (g *mixture) item() string { return g.one(g.in(itemsInC, itemsInFortran)...) }

func (g *mixture) items() string {
	s := g.item()
	for g.chance(25) {
		s += ", " + g.item()
	}
	return s
}

func (g *mixture) expr() string { return g.one(g.in(exprsInC, exprsInFortran)...) }

var itemsInC = []string{
	"y", "z", "u", "l64", "ch", "b", "fl", "db", "cz", "ld", "e", "un", "s", "sa", "ps", "a", "aa", "vla", "p", "vp", "fp", "pp", "vo", "at", "st", "ck", "cp", "rg",
	"x", "q", "am", "sg", "eg", "ga", "tl", "tp", "red", "fn", "i", "j", "n", "y", "fl", "a", "x[0:n]",
	"s.c", "s.bits", "ps->c", "s.d", "s.d[1:2]", "ps->q[0:n]", "*p", "a[2]", "a[0:n]", "aa[1:2][0:4]", "aa[1]", "x[:n]", "pp[1][0:2]", "a[n:0]", "am[0:n][0:m]",
	"un.i", "sa[1].c", "sa[0:2]", "a[-1:2]", "(y)", "ps[0:2].c", "*ps", "x[i]", "&y", "y + 1", "3",
}

var itemsInFortran = []string{
	"y", "z", "k8", "k1", "b", "fl", "db", "cz", "ch", "cs", "s", "sa", "ps", "a", "aa", "auto", "p", "pa", "al", "ala", "as", "opt", "st", "ck", "fp", "x", "q", "am", "sg", "mg",
	"tp", "co", "/blk/", "/tblk/", "eq1", "nm", "as1", "fn", "i", "j", "n", "cl", "cr", "ro", "y", "fl", "a", "x(1:n)", "poly", "un",
	"s%c", "s%d", "s%d(1:2)", "s%al", "s%p", "ps%c", "a(2)", "a(1:n)", "aa(1:2, :)", "aa(1, :)", "as(:)", "as", "a(n:1)", "a(1:n:2)", "sa(1)%c", "sa(1:2)", "sa%c",
	"cs(1:2)", "cz%re", "a%kind", "(y)", "y + 1", "3", "fn(y)", "al(1:2)", "x(:n)", "nl", "main_sub", "sf", "as(2:)",
}

var exprsInC = []string{"n", "4", "1", "0", "-1", "2", "fl", "1.5", "y", "n > 3", "ck", "red", "a[1]", "p", "\"text\"", "fn(2)", "n, 2", "s", "sizeof(int)", "l64", "e", "4294967296", "b", "x"}

var exprsInFortran = []string{"n", "4", "1", "0", "-1", "2", "fl", "1.5", "y", "n > 3", "ck", "b", "a(1)", "p", "'text'", "fn(2)", "n, 2", "s", "k8", ".true.", "4294967296_8", "x", "[1, 2]", "cz"}

const declaredInC = `struct part { int c; float f; int bits : 3; int d[4]; float *q; };
enum color { red, green };
union both { int i; float f; };
static int sg = 1;
extern int eg;
int eg;
int ga[16];
_Thread_local int tl;
int tp;
void call(int v, float *w) { w[0] += v; }
int fn(int v) { return v + 1; }
`

const localsInC = `int i = 0, j = 0, y = 1, z = 2;
unsigned u = 3;
long l64 = 4;
char ch = 'a';
_Bool b = 1;
float fl = 1;
double db = 2;
_Complex double cz = 1;
long double ld = 3;
enum color e = red;
union both un = {1};
struct part s = {1}, sa[4] = {{2}}, *ps = &s;
int a[16] = {0}, aa[4][4] = {{0}}, vla[n], *p = a, *const cp = a;
void *vp = a;
int (*fp)(int) = fn;
float *pp[4] = {x, x, x, x};
volatile int vo = 1;
_Atomic int at = 1;
static int st = 1;
const int ck = 3;
register int rg = 1;
s.q = x;
vla[0] = 0;
`

const declaredInFortran = `module parts
implicit none
type part
integer :: c = 1
real :: f = 2
integer :: d(4) = 0
integer, allocatable :: al(:)
real, pointer :: p(:) => null()
end type
integer :: mg = 1
integer, save :: tp = 1
!$omp threadprivate(tp)
real :: t1, c1
common /blk/ c1
common /tblk/ t1
!$omp threadprivate(/tblk/)
contains
subroutine call(v, w)
integer, intent(in) :: v
real, intent(inout) :: w(*)
w(1) = w(1) + v
end subroutine
pure integer function fn(v)
integer, intent(in) :: v
fn = v + 1
end function
elemental integer function ef(v)
integer, intent(in) :: v
ef = v + 1
end function
end module
`

const localsInFortran = `integer :: i = 0, j = 0, k, y, z, eq1, eq2, nm
equivalence (eq1, eq2)
namelist /nl/ nm
integer(8) :: k8
integer(1) :: k1
logical :: b
double precision :: db
real :: fl
complex :: cz
character :: ch
character(4) :: cs
type(part) :: s, sa(4)
type(part), pointer :: ps
integer, target :: a(16)
integer :: aa(4, 4), auto(n)
integer, pointer :: p, pa(:)
integer, allocatable :: al(:), ala
integer, save :: st = 1
integer, parameter :: ck = 3
procedure(fn), pointer :: fp
class(part), allocatable :: cl
real :: co
real :: sf, sfa
common /other/ co
sf(sfa) = sfa + 1
y = 1; z = 2; k8 = 3; k1 = 4; b = .true.; db = 1; fl = 2; cz = 1; ch = 'a'; cs = 'text'; a = 0; aa = 0; auto = 0; eq1 = 1; nm = 1
allocate(ps, p, pa(4), al(4), ala, cl, s%al(2)); p = 1; pa = 1; al = 1; ala = 1; s%al = 1; fp => fn
`

// statement is what stands after the directive.
func (g *mixture) statement(d *pragma.DirectiveDef, end string) string {
	kinds := g.in(statementsInC, statementsInFortran)
	loops := g.in(loopsInC, loopsInFortran)
	atomics := g.in(atomicsInC, atomicsInFortran)
	if g.chance(10) {
		return g.one(slices.Concat(kinds, loops, atomics)...) + end
	}
	last := d
	if d.Leaves != nil {
		last = d.Leaves[len(d.Leaves)-1]
	}
	switch {
	case strings.HasPrefix(d.Name, "atomic"):
		return g.one(atomics...) + end
	case last == ompdir.DirSections:
		line := "\n" + g.sentinel() + "section\n"
		inside := line + g.one(kinds...) + line + g.one(kinds...) + "\n"
		return g.one(g.in([]string{"{" + inside + "}"}, []string{strings.Trim(inside, "\n")})...) + end
	case d.Assoc == pragma.LoopSequence:
		two := g.one(loops...) + "\n" + g.one(loops...)
		return g.one(g.in([]string{"{\n" + two + "\n}"}, []string{two})...) + end
	case d.Assoc == pragma.LoopNest:
		s := g.one(loops...)
		if strings.Contains(s, "BODY") {
			s = strings.ReplaceAll(s, "BODY", g.one(kinds...))
		}
		return s + end
	}
	return g.one(kinds...) + end
}

func (g *mixture) sentinel() string {
	if g.fortran {
		return "!$" + g.table.Sentinel + " "
	}
	return "#pragma " + g.table.Sentinel + " "
}

var statementsInC = []string{
	"{ x[0] = y; call(z, q); }", "{ y += 1; fl = y; }", "y = fn(z);", "{ a[0] = 1; s.c = 2; ps->c = 3; }", "if (y) { z = 1; } else z = 2;", "for (i = 0; i < 8; i++) a[i] = i;",
	"while (y < 3) y++;", "{ int k = 0; k += y; z = k; }", "switch (y) { case 1: z = 1; break; default: z = 2; }", ";", "{ }", "call(y, x);", "{ cz = cz * 2; db += fl; ld = db; }",
	"{ un.i = 3; at++; vo = 1; tp = 2; sg = 3; }", "{ aa[1][2] = a[1]; vla[0] = 1; *p = 3; }", "{ if (y) goto out; z = 1; out:; }", "{ u = u * 3u; l64 <<= 1; ch = 'b'; b = !b; e = green; }",
	"return;", "{ struct part other = s; sa[1] = other; }", "{ for (int k = 0; k < 3; k++) { if (k == y) continue; if (k == z) break; } }", "do y++; while (y < 3);", "{ fp = fn; vp = p; y = fp(2); }",
	"lab: y = 2;", "int declared = 1;", "{ y = tl + ga[1] + st + ck; }", "({ y = 1; });",
}

var loopsInC = []string{
	"for (i = 0; i < n; i++) x[i] += 1;", "for (int k = 0; k < 8; ++k) { a[k] = y; }", "for (i = 0; i < 8; i++)\nfor (j = 0; j < 4; j++)\nx[i] += j;", "for (i = 0; i < n; i++) { BODY }",
	"for (unsigned k = 0; k < 8u; k += 2) a[k] = 1;", "for (char k = 0; k < 8; k++) a[k] = 1;", "for (int *k = a; k < a + 8; k++) *k = 1;", "for (double k = 0; k < 8; k++) y++;",
	"for (i = 8; i > 0; i--) a[i] = 1;", "for (i = 0; i != 8; i++) a[i] = 1;", "for (i = 0; i < 8; i++)\nfor (j = 0; j < i; j++)\nx[i] += j;", "for (;;) break;", "while (y < 3) y++;",
	"for (i = 0; i < 8; i++) {\nfor (j = 0; j < 4; j++) { BODY }\n}", "for (i = 0; i < 8; i++) { y++;\nfor (j = 0; j < 4; j++) x[j] = 1;\n}", "for (long k = 0; k < l64; k++) a[k] = 1;",
	"for (_Bool k = 0; k < 1; k++) a[k] = 1;", "for (s.c = 0; s.c < 8; s.c++) y++;", "for (ga[0] = 0; ga[0] < 8; ga[0]++) y++;", "for (sg = 0; sg < 8; sg++) y++;", "for (tp = 0; tp < 8; tp++) y++;",
	"for (i = 0; i < fl; i++) y++;", "for (i = 0; i < 8; i += y) z++;", "for (i = 0; i < 8; i = i * 2 + 1) z++;", "for (i = 0; i < 8; i++) { if (i == 3) break; y++; }", "for (int k : 3) y++;",
	"for (i = 0; i < 4; i++)\nfor (j = 0; j < 4; j++)\nfor (int k = 0; k < 4; k++) { BODY }", "for (i = 0; 8 >= i; i = i + 1) a[i] = 1;", "for (i = 0; i < 8; i++) { i += 1; }", "for (vo = 0; vo < 4; vo++) y++;",
	"for (at = 0; at < 4; at++) y++;", "for (e = red; e < 2; e++) y++;", "for (float *k = x; k != x + 4; ++k) *k += 1;", "for (ps = sa; ps < sa + 4; ps++) ps->c = 1;", "for (unsigned char k = 0; k < 200; k += 3) y++;",
}

var atomicsInC = []string{
	"y = z;", "y = y;", "y++;", "y += 1;", "z = y++;", "y = y + z;", "y = z + y;", "{ z = y; y++; }", "{ y = y + 1; z = y; }", "fl += 1;", "cz += 1;", "ld *= 2;", "s.c += 1;", "s.bits += 1;", "x[i] -= 1;", "y = y > z ? y : z;",
	"if (y == z) y = n;", "if (y < z) { y = z; }", "y = y < z ? z : y;", "b = !b;", "s = sa[0];", "p = p + 1;", "*p += 1;", "z = y += 2;", "{ z = y; y = n; }", "e += 1;", "at += 1;", "un.i = 3;", "y = fn(y);", "{ y++; z++; }",
	"z = y == n ? m : y;", "fl = db;", "db = y;", "ch ^= 1;", "l64 <<= 2;", "vp = p;", "{ b = y == z; if (b) y = n; }", "{ if (y == z) y = n; else m = y; }", "y = y * y;", "y -= y;", "a[y] += 1;", "z = a[0];", "a[0] = fl;", "vo += 1;", "fl <<= 1;",
}

var statementsInFortran = []string{
	"x(1) = y\ncall call(z, q)", "y = y + 1\nfl = y", "y = fn(z)", "a(1) = 1\ns%c = 2\nps%c = 3", "if (y > 0) then\nz = 1\nelse\nz = 2\nend if", "do i = 1, 8\na(i) = i\nend do", "do while (y < 3)\ny = y + 1\nend do",
	"block\ninteger :: kk\nkk = y\nz = kk\nend block", "select case (y)\ncase (1)\nz = 1\ncase default\nz = 2\nend select", "", "continue", "call call(y, x)", "cz = cz * 2\ndb = db + fl", "eq1 = 3\ntp = 2\nmg = 3",
	"aa(1, 2) = a(1)\nauto(1) = 1\np = 3", "a = 1\nx = 2\nal = a(1:4)", "where (a > 0) a = 1", "forall (i = 1:4) a(i) = i", "return", "s = sa(1)\nsa(2) = s", "if (y > 0) goto 10\nz = 1\n10 continue", "print *, y",
	"associate (v => a(1:2))\nv = 1\nend associate", "do concurrent (i = 1:4)\na(i) = 1\nend do", "p => a(1)", "allocate(al(3))", "deallocate(al)", "stop", "as1_loop: do i = 1, 3\nif (i == y) exit as1_loop\nend do as1_loop", "cs = 'abcd'\nb = .not. b",
	"a = ef(a)", "fp => fn\ny = fp(2)", "write (*, *) y", "critical\ny = 1\nend critical", "k1 = y\nk8 = ishft(k8, 1)", "cl%c = 3\nopt = 2", "select type (poly)\ntype is (integer)\ny = 1\nend select",
}

var loopsInFortran = []string{
	"do i = 1, n\nx(i) = x(i) + 1\nend do", "do k = 1, 8\na(k) = y\nend do", "do i = 1, 8\ndo j = 1, 4\nx(i) = x(i) + j\nend do\nend do", "do i = 1, n\nBODY\nend do", "do i = 1, 8, 2\na(i) = 1\nend do", "do k8 = 1, 8\na(k8) = 1\nend do",
	"do k1 = 1, 8\na(k1) = 1\nend do", "do fl = 1, 8\ny = y + 1\nend do", "do i = 8, 1, -1\na(i) = 1\nend do", "do i = 1, 8\ndo j = 1, i\nx(i) = x(i) + j\nend do\nend do", "do\nexit\nend do", "do while (y < 3)\ny = y + 1\nend do",
	"do concurrent (i = 1:8)\na(i) = 1\nend do", "do concurrent (i = 1:4, j = 1:4)\naa(i, j) = 1\nend do", "do i = 1, 8\ndo j = 1, 4\nBODY\nend do\nend do", "do i = 1, 8\ny = y + 1\ndo j = 1, 4\nx(j) = 1\nend do\nend do", "do i = 1, 8, y\nz = z + 1\nend do",
	"do i = 1, 8\nif (i == 3) exit\ny = y + 1\nend do", "do i = 1, 8\nif (i == 3) cycle\ny = y + 1\nend do", "do 20 i = 1, 8\n20 a(i) = 1", "do 30 i = 1, 4\ndo 30 j = 1, 4\n30 aa(i, j) = 1", "do tp = 1, 8\ny = y + 1\nend do", "do mg = 1, 8\ny = y + 1\nend do",
	"do p = 1, 4\ny = y + 1\nend do", "do ala = 1, 4\ny = y + 1\nend do", "do opt = 1, 4\ny = y + 1\nend do", "do eq1 = 1, 4\ny = y + 1\nend do", "lp: do i = 1, 4\ndo j = 1, 4\nif (j == 2) cycle lp\ny = y + 1\nend do\nend do lp", "do i = 1, 8\ni = i + 1\nend do",
	"do i = 1, 4\ndo j = 1, 4\ndo k = 1, 4\nBODY\nend do\nend do\nend do", "do i = 1, a(1)\ny = y + 1\nend do", "forall (i = 1:4) a(i) = 1", "a = 1", "do nm = 1, 4\ny = y + 1\nend do", "do i = 1, 2.5\ny = y + 1\nend do", "do st = 1, 4\ny = y + 1\nend do", "do concurrent (integer :: kk = 1:4)\na(kk) = 1\nend do",
}

var atomicsInFortran = []string{
	"y = z", "y = y", "y = y + 1", "y = 1 + y", "z = y\ny = y + 1", "y = y + 1\nz = y", "fl = fl + 1", "cz = cz + 1", "db = db * 2", "s%c = s%c + 1", "x(i) = x(i) - 1", "y = max(y, z)", "y = min(z, y, n)", "if (y == z) y = n", "if (y < z) then\ny = z\nend if",
	"b = b .and. y > 2", "b = b .neqv. .true.", "s = sa(1)", "p = p + 1", "ala = ala + 1", "al = al + 1", "a = a + 1", "z = y\ny = n", "eq1 = eq1 + 1", "y = iand(y, 3)", "y = ieor(z, y)", "y = fn(y)", "ch = 'b'", "cs = 'abcd'", "y = y * y", "y = y - y",
	"a(y) = a(y) + 1", "z = a(1)", "a(1) = fl", "fl = db", "k1 = k1 + 1", "k8 = ior(k8, 1_8)", "y = z - y", "y = y + z * 2", "opt = opt + 1", "cl%c = cl%c + 1", "p => a(1)", "y = sum(a)", "tp = tp + 1", "y = y / 2 + 1", "cz%re = 1", "auto(1) = auto(1) * 2", "y = ishft(y, 1)", "b = b .or. b", "fl = y",
}

// arguments are what a clause may have in parentheses, in the words of ompArguments.
func (g *mixture) argument(d *pragma.DirectiveDef, c *pragma.ClauseDef) string {
	var forms []string
	shape, optional := c.ShapeOn(d)
	if optional || shape == pragma.ShapeNone {
		forms = append(forms, "")
	}
	switch list := ompArguments[c]; {
	case list != nil:
		forms = list
	case ompMaps[c] != nil:
		for _, m := range ompMaps[c] {
			forms = append(forms, "("+m+")")
		}
	case shape == pragma.ShapeVars:
		forms = append(forms, "(y)", "(y)", "(y, y)")
		for _, m := range c.Modifiers {
			if m.Params == nil {
				forms = append(forms, "("+m.Name+": y)")
			}
		}
	case shape == pragma.ShapeExpr || shape == pragma.ShapeExprs:
		forms = append(forms, "(n)", "(n, n)")
		for _, m := range c.Modifiers {
			forms = append(forms, "("+m.Name+": n)")
		}
	case shape == accdir.ShapeReduction:
		operators := g.in(accdir.Operators, accdir.FortranOperators)
		forms = append(forms, "("+g.one(operators...)+": y)")
	case shape == accdir.ShapeGang:
		forms = append(forms, "(n)", "(num: n)", "(dim: 2)", "(static: n)", "(static: *)", "(num: n, static: n)")
	case shape == accdir.ShapeSizes:
		forms = append(forms, "(4)", "(n)", "(2, 8)", "(*, 4)")
	case shape == accdir.ShapeCollapse:
		forms = append(forms, "(1)", "(2)", "(n)", "(force: 2)")
	case shape == accdir.ShapeWait:
		forms = append(forms, "(n)", "(n, n)", "(queues: n)", "(devnum: n: n)")
	case shape == accdir.ShapeDevTypes:
		forms = append(forms, "(nvidia)", "(host, radeon)", "(*)")
	case shape == accdir.ShapeBind, shape == accdir.ShapeRoutine:
		forms = append(forms, "(fn)", "(call)", "(y)")
	}
	for _, w := range c.Keywords {
		forms = append(forms, "("+w+")")
	}
	if forms == nil {
		return "(" + g.items() + ")"
	}
	text := g.one(forms...)
	if g.fortran {
		text = fortranWords(d, text)
	}
	return itemPlaces.ReplaceAllStringFunc(text, func(word string) string {
		switch {
		case word == "n" && g.chance(60):
			return g.expr()
		case word == "n" || !g.chance(85):
			return word
		}
		return g.items()
	})
}

// itemPlaces are the words of forms that stand for a variable, or, as n, for an expression.
var itemPlaces = regexp.MustCompile(`\b[yxlq](\[[^]]*\]|\([^)]*\))?(\b|$)|\bn\b`)

// clauses are some of those that a directive takes, and sometimes one that it does not.
func (g *mixture) clauses(d *pragma.DirectiveDef) string {
	text := ""
	if d.Arg != nil && (!d.Arg.Optional || g.chance(50)) {
		text += g.argument(d, d.Arg)
	}
	if len(d.Words) > 0 && g.chance(70) {
		text += " " + d.Words[g.r.IntN(len(d.Words))].NameIn(g.fortran)
	}
	if len(d.Required) > 0 {
		c := d.Required[g.r.IntN(len(d.Required))]
		text += " " + c.NameIn(g.fortran) + g.argument(d, c)
	}
	if rest := ompRest[d]; rest != "" && g.chance(80) && len(d.Required) == 0 {
		text += " " + fortranIn(g.fortran, d, rest)
	}
	for len(d.Clauses) > 0 && g.chance(65) {
		c := d.Clauses[g.r.IntN(len(d.Clauses))].Clause
		if g.chance(3) {
			c = g.table.Clauses[g.r.IntN(len(g.table.Clauses))]
		}
		text += " " + c.NameIn(g.fortran) + g.argument(d, c)
	}
	return text
}

func fortranIn(fortran bool, d *pragma.DirectiveDef, text string) string {
	if fortran {
		return fortranWords(d, text)
	}
	return text
}

// directive is a directive with a statement, possibly inside of another one.
func (g *mixture) directive() string {
	for {
		d := g.table.Directives[g.r.IntN(len(g.table.Directives))]
		if d.Assoc == pragma.Ending || d.Deprecated > 0 || !d.Only.Has(g.fortran) || strings.HasPrefix(d.Name, "begin ") {
			continue
		}
		end := ""
		if g.fortran && (d.Assoc == pragma.Block || d.Assoc == pragma.LoopSequence) && !strings.HasPrefix(d.Name, "atomic") {
			end = "\n" + g.sentinel() + "end " + d.NameIn(true)
			if d == ompdir.DirSection {
				end = ""
			}
		}
		text := g.sentinel() + d.NameIn(g.fortran) + g.clauses(d) + "\n" + g.statement(d, end)
		if g.chance(35) || d == accdir.DirLoop || d == ompdir.DirScan || d == ompdir.DirSection {
			text = g.around(text)
		}
		return text
	}
}

// around puts a construct around statements.
func (g *mixture) around(text string) string {
	var heads []string
	if g.table == accdir.Table {
		heads = []string{"parallel", "kernels", "serial", "data copy(a)", "parallel loop", "host_data use_device(a)"}
	} else {
		heads = []string{"parallel", "target", "teams", "target teams", "task", "single", "parallel for", "parallel do", "simd", "taskgroup", "parallel sections", "target data map(a)", "masked", "loop bind(thread)",
			"for ordered", "do ordered", "parallel for reduction(inscan, +: y)", "parallel do reduction(inscan, +: y)", "parallel for order(concurrent)", "parallel do order(concurrent)"}
	}
	head := g.one(heads...)
	loop := regexp.MustCompile(`\b(loop|for|do|simd)\b`).MatchString(head)
	if g.fortran {
		if loop {
			return g.sentinel() + head + "\ndo k = 1, 4\n" + text + "\nend do"
		}
		return g.sentinel() + head + "\n" + text + "\n" + g.sentinel() + "end " + regexp.MustCompile(`^(target data|host_data|data|\S+ \S+|\S+)`).FindString(head)
	}
	if loop {
		return g.sentinel() + head + "\nfor (int k0 = 0; k0 < 4; k0++)\n{\n" + text + "\n}"
	}
	return g.sentinel() + head + "\n{\n" + text + "\n}"
}

// program is a program with a directive in a function or, more rarely, outside.
func (g *mixture) program() string {
	inside := g.directive()
	for g.chance(20) {
		inside += "\n" + g.directive()
	}
	outside := ""
	if g.chance(15) {
		outside, inside = g.directive(), ""
	}
	if g.fortran {
		associate := "associate (as1 => a(1:4))\n" + inside + "\nend associate\n"
		if !strings.Contains(inside, "as1") {
			associate = inside + "\n"
		}
		declarations := ""
		if outside != "" {
			declarations, _, _ = strings.Cut(outside, "\n")
			declarations += "\n"
		}
		return declaredInFortran + "module work\nuse parts\nimplicit none\ncontains\nsubroutine main_sub(n, m, x, q, am, as, opt, ro, poly, un)\ninteger :: n, m\nreal, target :: x(n), q(*)\ninteger :: am(n, m), as(*)\ninteger, optional :: opt\n" +
			"integer, intent(in) :: ro\nclass(*) :: poly\ntype(*) :: un\n" + strings.Replace(localsInFortran, "sf(sfa)", declarations+"sf(sfa)", 1) + associate + "end subroutine\nend module\n" +
			"program p\nuse work\nimplicit none\nreal :: x(16) = 1, q(16) = 2\ninteger :: am(16, 4) = 0, as(16) = 0, one = 1\ncall main_sub(16, 4, x, q, am, as, one, one, one, one)\nend program\n"
	}
	types := ""
	if g.table == ompdir.Table {
		types = ompTypes + "\n#pragma omp threadprivate(tp)\n"
	}
	return strings.Replace(declaredInC, "int tp;\n", "int tp;\n"+types, 1) + outside + "\nvoid f(int n, int m, float *x, float *q, int am[n][m])\n{\n" + localsInC + inside +
		"\ncall(y + i + j, x);\n}\nint main(void)\n{\nfloat x[16] = {1}, q[16] = {2};\nint am[16][4] = {{0}};\nf(16, 4, x, q, am);\nreturn 0;\n}\n"
}
