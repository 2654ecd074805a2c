package main

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"

	"accc/cmd/internal/driver"
	"accc/ir/irtest"
	"accc/pragma"
	ompdir "accc/pragma/omp"

	"pgregory.net/rapid"
)

// TestEmitOpenMPRoundTrip writes functions with random trees of directives of OpenMP in C, free and fixed form: what is regenerated
// from the IR has the same directives and lowers to the same IR, which --verify proves, and regenerating it changes nothing any more.
// So it is if what the rules decide is written out.
func TestEmitOpenMPRoundTrip(t *testing.T) {
	t.Parallel()
	for _, layout := range []string{"c", "f90", "f"} {
		t.Run(layout, func(t *testing.T) {
			tried, written := 0, 0
			irtest.Property(t, func(t *rapid.T) {
				g := &ompGenerator{generator: generator{t: t}, layout: layout, fortran: layout != "c"}
				text := g.program()
				tried++
				if g.refused(text) {
					return
				}
				written++
				if kept := g.run(text, "emit", "-", "-x", layout, "-w"); kept != text {
					t.Fatalf("changed:\n%s\nto:\n%s", text, kept)
				}
				words := []string{"emit", "-", "-x", layout, "-w", "--implicit"}
				first := g.run(text, append(words, "--verify")...)
				if second := g.run(first, words...); second != first {
					t.Fatalf("written out twice:\n%s\nand once:\n%s", second, first)
				}
				for _, flags := range [][]string{nil, {"--implicit"}} {
					emit := append([]string{"emit", "-", "-x", layout, "-w", "--regenerate"}, flags...)
					first := g.run(text, append(emit, "--verify")...)
					if second := g.run(first, emit...); second != first {
						t.Fatalf("regenerated twice:\n%s\nand once:\n%s", second, first)
					}
				}
			})
			t.Logf("%d of %d programs are correct", written, tried)
			if written*2 < tried {
				t.Errorf("only %d of %d programs are correct", written, tried)
			}
		})
	}
}

// An ompGenerator writes a function with directives of OpenMP.
type ompGenerator struct {
	generator
	layout  string
	fortran bool
	// pool are the variables that no clause names yet, by kind.
	pool map[string][]string
}

// refused reports whether the rules of the directives forbid a program, or lowering refuses it with a code.
func (g *ompGenerator) refused(text string) bool {
	var errs bytes.Buffer
	s := driver.NewSession()
	s.Stdin, s.Stdout, s.Stderr = strings.NewReader(text), io.Discard, &errs
	status := execute(s, []string{"ir", "-", "-x", g.layout, "-w"})
	if status > 1 || status == 1 && !coded.MatchString(errs.String()) {
		g.t.Fatalf("refused without a code and a position:\n%s\n%s", errs.String(), text)
	}
	return status != 0
}

// inC and inFortran are the declarations of the variables, by kind.
var (
	inC = `#include <omp.h>
struct pair { int a; double *p; double q[4]; };
int tp, tp1;
#pragma omp threadprivate(tp)
void call(int);
void f(int n, int m, double *p1, double *p2, double *p3, struct pair *sp, int k1, int k2, int k3)
{
int i1, i2, i3, i4, i5, i6, j1, j2, j3, j4;
double d1, d2, d3, d4, a1[16], a2[16], a3[8][4], a4[16];
struct pair s1, s2;
i1 = i2 = i3 = i4 = i5 = i6 = n; d1 = d2 = d3 = d4 = 0; tp = 1;
a1[0] = a2[0] = a3[0][0] = a4[0] = 0; s1 = *sp; s2 = *sp; j1 = j2 = j3 = j4 = 0;
`
	inFortran = `subroutine f(n, m, p1, p2, p3, k1, k2, k3)
use omp_lib
type pair
integer :: a
real :: q(4)
end type
integer :: n, m, k1, k2, k3, j1, j2, j3, j4
real :: p1(n), p2(:), p3(*)
integer :: i1, i2, i3, i4, i5, i6
real :: d1, d2, d3, d4, a1(16), a2(16), a3(8, 4)
real, allocatable :: a4(:)
type(pair) :: s1, s2
integer, save :: tp, tp1
!$omp threadprivate(tp)
`
)

func (g *ompGenerator) program() string {
	g.b.WriteString(inC)
	if g.fortran {
		g.b.Reset()
		for l := range strings.Lines(inFortran) {
			g.statementLine(strings.TrimSuffix(l, "\n"))
		}
	}
	for range rapid.IntRange(1, 3).Draw(g.t, "trees") {
		g.pool = map[string][]string{"int": {"i1", "i2", "i3", "i4", "i5", "i6"}, "real": {"d1", "d2", "d3", "d4"}, "array": {"a1", "a2", "a3", "a4"},
			"pointer": {"p1", "p2"}, "struct": {"s1", "s2"}, "loop": {"j1", "j2", "j3", "j4"}, "const": {"k1", "k2", "k3"}}
		g.tree("sequential", 0)
	}
	if g.fortran {
		g.statementLine("end subroutine")
	} else {
		g.b.WriteString("}\n")
	}
	return g.b.String()
}

// statementLine writes a line of the program; statements of fixed form begin in column 7, directives and what continues them in 1.
func (g *ompGenerator) statementLine(text string) {
	if g.layout == "f" && !strings.HasPrefix(text, "!$omp") {
		text = "      " + text
	}
	g.b.WriteString(text + "\n")
}

// write is the text of a directive.
func (g *ompGenerator) write(name string, clauses []string) {
	switch g.layout {
	case "c":
		g.statementLine("#pragma omp " + strings.Join(append([]string{name}, clauses...), " "))
	case "f90":
		g.statementLine("!$omp " + strings.Join(append([]string{name}, clauses...), " "))
	default:
		g.statementLine("!$omp " + name)
		for _, c := range clauses {
			g.statementLine("!$omp&" + c)
		}
	}
}

// take takes a variable of a kind out of the pool, "" if there is none.
func (g *ompGenerator) take(kinds ...string) string {
	kind := g.pick(kinds...)
	list := g.pool[kind]
	if len(list) == 0 {
		return ""
	}
	k := rapid.IntRange(0, len(list)-1).Draw(g.t, "variable")
	v := list[k]
	g.pool[kind] = append(append([]string(nil), list[:k]...), list[k+1:]...)
	return v
}

// list is one to three variables, "" if there are none.
func (g *ompGenerator) list(kinds ...string) string {
	var out []string
	for range rapid.IntRange(1, 3).Draw(g.t, "variables") {
		if v := g.take(kinds...); v != "" {
			out = append(out, v)
		}
	}
	return strings.Join(out, ", ")
}

func (g *ompGenerator) number() string {
	if g.fortran {
		return g.pick("n", "m - 1", "n + m * 2", "4", "mod(n, 3)", "(n + 1) * m")
	}
	return g.pick("n", "m - 1", "n + m * 2", "4", "n % 3", "(n + 1) * m", "n > m ? n : m")
}

func (g *ompGenerator) truth() string {
	if g.fortran {
		return g.pick("n > 10", "n == m .and. m > 2", "n + m < 100")
	}
	return g.pick("n > 10", "n == m && m > 2", "n + m < 100", "!m")
}

// locator is a variable, an element or a section.
func (g *ompGenerator) locator() string {
	v := g.take("int", "real", "array", "struct", "pointer")
	c, f := "", ""
	switch {
	case v == "" || g.chance(40):
		if v != "" && v[0] == 'p' && !g.fortran {
			return v + "[0:n]"
		}
		return v
	case v[0] == 'a' && v != "a3", v[0] == 'p':
		c, f = g.pick("[1:n]", "[0:4]", "[2:m]"), g.pick("(2:n)", "(1:4)", "(:m)")
	case v == "a3":
		c, f = g.pick("[1:2][0:4]", "[0:8][1:2]"), g.pick("(2:3, 1:4)", "(:, 2:3)")
	case v[0] == 's':
		c, f = g.pick(".a", ".q", ".q[1:2]", ".p[0:n]"), g.pick("%a", "%q", "%q(2:3)")
	}
	if g.fortran {
		return v + f
	}
	return v + c
}

// locators are one to three of them, and sometimes a variable with a member of it.
func (g *ompGenerator) locators() string {
	var out []string
	for range rapid.IntRange(1, 3).Draw(g.t, "locators") {
		if l := g.locator(); l != "" {
			out = append(out, l)
		}
	}
	if g.chance(15) {
		if s := g.take("struct"); s != "" {
			member := s + ".a"
			if g.fortran {
				member = s + "%a"
			}
			if g.chance(50) {
				out = append(out, s, member)
			} else {
				out = append(out, member, s)
			}
		}
	}
	return strings.Join(out, ", ")
}

// ompMakers write the arguments of clauses, "" where the clause cannot be there.
var ompMakers = []struct {
	clause *pragma.ClauseDef
	make   func(g *ompGenerator) string
}{
	{ompdir.ClauseIf, (*ompGenerator).truth},
	{ompdir.ClauseFinal, (*ompGenerator).truth},
	{ompdir.ClauseNumThreads, (*ompGenerator).number},
	{ompdir.ClauseNumTeams, func(g *ompGenerator) string { return g.pick("", "2: ", "m: ") + g.number() }},
	{ompdir.ClauseThreadLimit, (*ompGenerator).number},
	{ompdir.ClauseProcBind, func(g *ompGenerator) string { return g.pick("close", "spread", "primary") }},
	{ompdir.ClauseFilter, (*ompGenerator).number},
	{ompdir.ClauseDevice, (*ompGenerator).number},
	{ompdir.ClausePriority, func(*ompGenerator) string { return "4" }},
	{ompdir.ClauseGrainsize, func(g *ompGenerator) string { return g.pick("", "strict: ") + g.number() }},
	{ompdir.ClauseSchedule, func(g *ompGenerator) string {
		return g.pick("static", "static, 4", "dynamic, n + 1", "guided", "monotonic: dynamic", "simd: static, 8", "nonmonotonic: guided, m", "auto", "runtime")
	}},
	{ompdir.ClauseDistSchedule, func(g *ompGenerator) string { return g.pick("static", "static, n") }},
	{ompdir.ClauseOrder, func(g *ompGenerator) string { return g.pick("concurrent", "reproducible: concurrent") }},
	{ompdir.ClauseSafelen, func(g *ompGenerator) string { return "8" }},
	{ompdir.ClauseSimdlen, func(g *ompGenerator) string { return "4" }},
	{ompdir.ClauseDefault, func(g *ompGenerator) string { return g.pick("shared", "firstprivate") }},
	{ompdir.ClauseShared, func(g *ompGenerator) string { return g.list("int", "real", "array", "struct") }},
	{ompdir.ClausePrivate, func(g *ompGenerator) string { return g.list("int", "real", "array", "struct") }},
	{ompdir.ClauseFirstprivate, func(g *ompGenerator) string { return g.list("int", "real", "array", "struct", "const") }},
	{ompdir.ClauseLastprivate, func(g *ompGenerator) string { return g.list("int", "real", "array") }},
	{ompdir.ClauseLinear, func(g *ompGenerator) string {
		if v := g.take("int"); v != "" {
			return v + g.pick("", ": 2", ": n")
		}
		return ""
	}},
	{ompdir.ClauseReduction, func(g *ompGenerator) string {
		if v := g.list("int", "real"); v != "" {
			return g.pick("+", "*", "max", "min") + ": " + v
		}
		return ""
	}},
	{ompdir.ClauseTaskReduction, func(g *ompGenerator) string {
		if v := g.take("int", "real"); v != "" {
			return "+: " + v
		}
		return ""
	}},
	{ompdir.ClauseDepend, func(g *ompGenerator) string {
		if v := g.locators(); v != "" {
			return g.pick("in", "out", "inout", "mutexinoutset") + ": " + v
		}
		return ""
	}},
	{ompdir.ClauseMap, func(g *ompGenerator) string {
		if v := g.locators(); v != "" {
			return g.pick("", "to: ", "from: ", "tofrom: ", "always, to: ", "present, close, tofrom: ", "alloc: ") + v
		}
		return ""
	}},
	{ompdir.ClauseTo, func(g *ompGenerator) string { return g.locators() }},
	{ompdir.ClauseFrom, func(g *ompGenerator) string { return g.locators() }},
	{ompdir.ClauseDefaultmap, func(g *ompGenerator) string {
		return g.pick("tofrom: scalar", "to: aggregate", "firstprivate: scalar", "alloc: aggregate")
	}},
	{ompdir.ClauseCopyin, func(*ompGenerator) string { return "tp" }},
	{ompdir.ClauseUseDeviceAddr, func(g *ompGenerator) string { return g.take("array") }},
}

// ompMapTypes are those of directives that move data in one direction.
var ompMapTypes = map[string][]string{"target enter data": {"to", "alloc", "always, to"}, "target exit data": {"from", "release", "delete", "always, from"}}

// ompWords are clauses without arguments.
var ompWords = []*pragma.ClauseDef{ompdir.ClauseNowait, ompdir.ClauseUntied, ompdir.ClauseMergeable, ompdir.ClauseNogroup}

// clauses are some of those that a directive may have; more is left out.
func (g *ompGenerator) clauses(d *pragma.DirectiveDef, without ...*pragma.ClauseDef) (out []string) {
next:
	for _, m := range ompMakers {
		for _, w := range without {
			if w == m.clause {
				continue next
			}
		}
		use := d.Use(m.clause)
		if use == nil {
			continue
		}
		chance := 16
		for range 2 {
			if !g.chance(chance) {
				break
			}
			text := m.make(g)
			if text == "" {
				break
			}
			if kinds := ompMapTypes[d.Name]; m.clause == ompdir.ClauseMap && kinds != nil {
				_, list, found := strings.Cut(text, ": ")
				if !found {
					list = text
				}
				text = g.pick(kinds...) + ": " + list
			}
			if m.clause == ompdir.ClauseIf && len(d.Leaves) > 0 && g.chance(40) {
				if leaf := d.Leaves[rapid.IntRange(0, len(d.Leaves)-1).Draw(g.t, "leaf")]; leaf.Use(m.clause) != nil {
					text = leaf.NameIn(g.fortran) + ": " + text
				}
			}
			out = append(out, m.clause.NameIn(g.fortran)+"("+text+")")
			if use.Once || m.clause == ompdir.ClauseCopyin || m.clause == ompdir.ClauseIf || m.clause == ompdir.ClauseDefaultmap {
				break
			}
		}
	}
	for _, c := range ompWords {
		switch {
		case d.Use(c) == nil, !g.chance(15):
		case g.fortran && c == ompdir.ClauseNowait && d.Assoc == pragma.Block, d == ompdir.DirTaskwait:
		case c == ompdir.ClauseNogroup && strings.Contains(strings.Join(out, " "), "reduction("):
		default:
			out = append(out, c.NameIn(g.fortran))
		}
	}
	if len(out) > 1 && g.chance(50) {
		out = rapid.Permutation(out).Draw(g.t, "order")
	}
	return out
}

// ompTrees are the directives that may be closely nested in a region of a kind, with the kinds of their own regions.
var ompTrees = map[string]map[string]string{
	"sequential": {"parallel": "parallel", "parallel for": "leaf", "parallel for simd": "leaf", "parallel sections": "sections", "task": "task", "taskgroup": "task",
		"simd": "leaf", "target": "target", "target data": "sequential", "target teams": "teams", "target parallel": "parallel", "target parallel for": "leaf",
		"target teams distribute": "leaf", "target teams distribute parallel for": "leaf", "target teams distribute parallel for simd": "leaf", "target simd": "leaf",
		"target update": "none", "target enter data": "none", "target exit data": "none", "taskloop": "leaf", "taskloop simd": "leaf", "critical": "task",
		"parallel masked": "task", "parallel masked taskloop": "leaf", "parallel masked taskloop simd": "leaf", "teams": "teams", "teams distribute parallel for": "leaf",
		"parallel loop": "leaf", "target teams loop": "leaf"},
	"parallel": {"for": "leaf", "for simd": "leaf", "sections": "sections", "single": "task", "masked": "task", "barrier": "none", "task": "task", "scope": "parallel",
		"critical": "task", "taskwait": "none", "loop": "leaf"},
	"task":   {"task": "task", "taskloop": "leaf", "taskloop simd": "leaf", "taskwait": "none", "taskyield": "none", "simd": "leaf", "parallel": "parallel", "taskgroup": "task"},
	"teams":  {"distribute": "leaf", "distribute parallel for": "leaf", "distribute simd": "leaf", "distribute parallel for simd": "leaf", "parallel": "parallel"},
	"target": {"parallel": "parallel", "parallel for": "leaf", "simd": "leaf", "teams": "teams"},
}

// tree writes a directive and what it governs.
func (g *ompGenerator) tree(kind string, depth int) {
	choices := ompTrees[kind]
	if len(choices) == 0 || depth > 3 {
		g.leaf()
		return
	}
	var names []string
	for _, d := range ompdir.Table.Directives {
		if choices[d.Name] != "" && d.Table == ompdir.Table {
			names = append(names, d.Name)
		}
	}
	d := ompdir.Table.Directive(g.pick(names...))
	inner := choices[d.Name]
	name := d.NameIn(g.fortran)
	clauses := g.clauses(d)
	if d == ompdir.DirCritical {
		name += " (lock)"
	}
	for _, c := range d.Required {
		if !strings.Contains(strings.Join(clauses, " "), c.Name+"(") && c == ompdir.ClauseMap {
			clauses = append(clauses, map[string]string{"target enter data": "map(to: a1)", "target exit data": "map(from: a1)"}[d.Name])
		}
	}
	if d == ompdir.DirTargetData {
		clauses = append(clauses, "map(to: a1)")
	}
	if d == ompdir.DirTargetUpdate && !strings.Contains(strings.Join(clauses, " "), "to(") {
		clauses = append(clauses, "to(tp1)")
	}
	switch {
	case d.Assoc == pragma.Standalone:
		g.write(name, clauses)
	case inner == "sections":
		g.write(name, clauses)
		g.open()
		for range rapid.IntRange(1, 3).Draw(g.t, "sections") {
			g.write("section", nil)
			g.open()
			g.tree("task", depth+1)
			g.close()
		}
		g.close()
		g.end(name)
	case d.Assoc == pragma.LoopNest:
		g.nest(d, name, clauses)
	default:
		g.write(name, clauses)
		g.open()
		if g.chance(50) {
			g.leaf()
		}
		g.tree(inner, depth+1)
		g.close()
		g.end(name)
	}
}

func (g *ompGenerator) open() {
	if !g.fortran {
		g.b.WriteString("{\n")
	}
}

func (g *ompGenerator) close() {
	if !g.fortran {
		g.b.WriteString("}\n")
	}
}

func (g *ompGenerator) end(name string) {
	if g.fortran {
		g.write("end "+name, nil)
	}
}

// nest writes a directive about one loop or two.
func (g *ompGenerator) nest(d *pragma.DirectiveDef, name string, clauses []string) {
	i, j := g.take("loop"), g.take("loop")
	if i == "" || j == "" {
		g.leaf()
		return
	}
	loops := 1
	if d.Use(ompdir.ClauseCollapse) != nil && g.chance(30) {
		loops = 2
		clauses = append(clauses, "collapse(2)")
	}
	g.write(name, clauses)
	bound := g.pick("n", "n - 1", "16")
	if g.fortran {
		g.statementLine(fmt.Sprintf("do %s = 1, %s", i, bound))
		if loops == 2 {
			g.statementLine(fmt.Sprintf("do %s = 2, m, 2", j))
		}
		g.leaf()
		for range loops {
			g.statementLine("end do")
		}
		if g.chance(30) {
			g.end(name)
		}
		return
	}
	declares := g.pick("int ", "")
	fmt.Fprintf(&g.b, "for (%s%s = 0; %s < %s; %s++)\n", declares, i, i, bound, i)
	if loops == 2 {
		fmt.Fprintf(&g.b, "for (%s%s = 2; %s <= m; %s += 2)\n", declares, j, j, j)
	}
	g.open()
	g.leaf()
	g.close()
}

// leaf writes a statement that uses variables.
func (g *ompGenerator) leaf() {
	if g.fortran {
		g.statementLine(g.pick("d1 = d2 + i1", "a1(2) = a2(1) * n", "i2 = i3 + k1", "a4(1) = p1(2) + s1%a", "p2(1) = d3", "s2%q(2) = a3(1, 2)", "d4 = p3(1) + i4"))
		return
	}
	g.statementLine(g.pick("d1 = d2 + i1;", "a1[2] = a2[1] * n;", "i2 = i3 + k1;", "a4[1] = p1[2] + s1.a;", "p2[1] = d3;", "s2.q[2] = a3[1][2];", "d4 = sp->p[1] + i4;", "i5++;"))
}
