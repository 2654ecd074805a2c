package main

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"accc/cmd/internal/driver"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// TestOptimizedAtRandom runs random programs, in OpenACC or translated to OpenMP, as they are and after --optimize=data. Those that run at all print the same afterwards.
func TestOptimizedAtRandom(t *testing.T) {
	var ran, changed, updates int
	irtest.Property(t, func(t *rapid.T) {
		g := &mover{generator: generator{t: t}}
		language := "c"
		if g.fortran = g.chance(50); g.fortran {
			language = "f90"
		}
		source := g.program()
		if g.chance(50) {
			source = g.run(source, "emit", "-x", language, "-", "--as", "omp", "-w")
		}
		after := g.run(source, "emit", "-x", language, "-", "--optimize=data", "-w")
		if after == source {
			return
		}
		changed++
		if missing(updatesIn(source), updatesIn(after)) {
			updates++
		}
		status, want := execution(source, language)
		if status != 0 {
			return // sections that overlap, say
		}
		ran++
		if status, got := execution(after, language); status != 0 || got != want {
			t.Fatalf("status %d, %s instead of %s:\n%s\nis changed to:\n%s", status, got, want, source, after)
		}
	})
	require.Positive(t, ran)
	t.Logf("%d of the programs are changed, %d of those run; updates are changed in %d", changed, ran, updates)
}

// updatesIn are the lines of a program that are directives which update.
func updatesIn(source string) (list []string) {
	for _, line := range strings.Split(source, "\n") {
		if strings.Contains(line, " update ") {
			list = append(list, strings.TrimSpace(line))
		}
	}
	return list
}

// missing reports whether a line of one list is not in the other one.
func missing(list, other []string) bool {
	return slices.ContainsFunc(list, func(line string) bool { return !slices.Contains(other, line) })
}

// execution runs a program on a device with memory of its own, with the checks that concern data.
func execution(source, language string) (status int, output string) {
	var out, errs bytes.Buffer
	s := driver.NewSession()
	s.Stdin, s.Stdout, s.Stderr = strings.NewReader(source), &out, &errs
	status = execute(s, []string{"run", "-w", "--check=memory,data", "-x", language, "-"})
	if status != 0 {
		return status, out.String() + errs.String()
	}
	return 0, out.String()
}

// A mover writes a program whose host and constructs share arrays, in C or Fortran: loops of the host, constructs with all kinds of clauses, names
// that are pointers to others, functions.
type mover struct {
	generator
	fortran bool
	// arrays are the names in scope, inside are the constructs around the statement.
	arrays []string
	inData int
	loops  int
	// counter is the variable of the innermost loop, prefix what the next line begins with. single: a statement has to be one line.
	counter, prefix string
	single          bool
	// turns are pointers that may be swapped.
	turns []string
	// present are the arrays that are on the device at the statement.
	present []string
	// functions have constructs and can be called.
	functions []helper
}

func (m *mover) line(format string, args ...any) {
	m.generator.line("%s%s", m.prefix, fmt.Sprintf(format, args...))
	m.prefix = ""
}

const length = 12

// names of the program: locals, a static array, memory from the heap, an alias, arguments.
var (
	mainArrays = []string{"a", "b", "g", "h", "p", "u", "v"}
	workArrays = []string{"x", "y", "z", "g", "l"}
)

func (m *mover) program() string {
	if m.fortran {
		return m.fortranProgram()
	}
	m.line("#include <stdio.h>")
	m.line("#include <stdlib.h>")
	m.line("static double g[%d], q[%d][%d];", length, rows, length)
	m.line("static void touch(double *t, int i) { t[i] += 2; }")
	m.line("static double look(const double *t, int i) { return t[i]; }")
	m.line("static double total;")
	if m.chance(60) {
		m.helpers()
	}
	qualifier := m.pick("", "restrict", "restrict")
	only := m.pick("", "restrict")
	m.line("static double work(int n, int steps, double *%s x, double *%s y, const double *%s z)", qualifier, qualifier, only)
	m.line("{")
	m.depth++
	m.line("double l[%d], sum = 0;", length)
	m.line("for (int i = 0; i < n; i++)")
	m.line("    l[i] = i;")
	m.declares("l")
	m.arrays, m.turns = workArrays, []string{"x", "y"}
	m.statements(2)
	m.line("return sum + l[3];")
	m.depth--
	m.line("}")
	m.line("int main(void)")
	m.line("{")
	m.depth++
	m.line("int n = %d, steps = 3;", length)
	m.line("double a[%d], b[%d], sum = 0;", length, length)
	m.line("double *h = malloc(n * sizeof *h), *p = %s;", m.pick("a", "b", "h"))
	m.line("double *u = malloc(n * sizeof *u), *v = %s;", m.pick("malloc(n * sizeof *v)", "malloc(n * sizeof *v)", "b"))
	m.line("for (int i = 0; i < n; i++)")
	m.line("    a[i] = b[i] = g[i] = h[i] = u[i] = v[i] = i;")
	m.declares("a", "b")
	m.arrays, m.turns = mainArrays, []string{"u", "v"}
	m.statements(2)
	for range rapid.IntRange(0, 2).Draw(m.t, "calls") {
		// What is restricted is no other memory that is written.
		x, y, z := m.pick("a", "g", "h"), m.pick("b", "a", "p"), m.pick("b", "h", "g")
		if qualifier+only != "" {
			x, y, z = "a", "b", "h"
		}
		m.line("sum += work(n, %s, %s, %s, %s);", m.pick("0", "2", "steps"), x, y, z)
	}
	m.line("for (int i = 0; i < n; i++)")
	m.line(`    printf("%%g %%g %%g %%g %%g\n", a[i], %s[i], h[i], u[i], v[i]);`, m.pick("a", "b", "g"))
	m.line("for (int i = 0; i < %d; i++)", rows*length)
	m.line("    sum += i * q[i / %d][i %% %d];", length, length)
	m.line(`printf("%%g %%g\n", sum, total);`)
	m.line("free(h);")
	m.line("return 0;")
	m.depth--
	m.line("}")
	return m.b.String()
}

func (m *mover) fortranProgram() string {
	m.line("module shared")
	m.line("  real(8) :: g(%d), q(%d, %d) = 1, total = 0", length, length, rows)
	m.line("contains")
	m.line("  subroutine touch(t, i)")
	m.line("    real(8) :: t(*)")
	m.line("    integer :: i")
	m.line("    t(i) = t(i) + 2")
	m.line("  end subroutine")
	m.line("  real(8) function look(t, i)")
	m.line("    real(8), intent(in) :: t(*)")
	m.line("    integer :: i")
	m.line("    look = t(i)")
	m.line("  end function")
	if m.chance(60) {
		m.depth = 1
		m.helpers()
		m.depth = 0
	}
	m.line("  subroutine work(n, steps, x, y, z, sum)")
	m.depth = 2
	m.line("integer :: n, steps")
	m.line("real(8) :: x(n), y%s", m.pick("(n)", "(:)"))
	m.line("real(8), intent(in) :: z(n)")
	m.line("real(8) :: l(%d), sum", length)
	m.line("integer :: i, j, k1, k2, k3")
	m.declares("l", "x", "y", "z")
	m.line("l = 1")
	m.defined("l")
	m.arrays = workArrays
	m.statements(2)
	m.line("sum = sum + l(3)")
	m.depth = 1
	m.line("end subroutine")
	m.depth = 0
	m.line("end module")
	m.present = nil
	m.line("program main")
	m.depth = 1
	m.line("use shared")
	m.line("real(8)%s :: a(%d), b(%d), c(%d), sum", m.pick("", ", target"), length, length, length)
	target := strings.Contains(m.b.String(), "target")
	m.line("real(8), allocatable :: h(:)")
	m.line("integer :: i, j, k1, k2, k3, n, steps")
	m.arrays = []string{"a", "b", "g", "h"}
	if target {
		m.line("real(8), pointer :: p(:)")
		m.line("p => %s", m.pick("a", "b"))
		m.arrays = append(m.arrays, "p")
	} else if m.chance(50) {
		m.line("real(8) :: e(%d)", length)
		m.line("equivalence (e(3), a(1))")
		m.arrays = append(m.arrays, "e")
	}
	if !target && len(m.arrays) == 4 {
		m.declares("a", "b")
	}
	m.line("n = %d", length)
	m.line("steps = 3")
	m.line("allocate(h(n))")
	m.line("c = 3")
	m.line("sum = 0")
	for _, a := range m.arrays {
		m.line("%s = 1", a)
		m.defined(a)
	}
	m.statements(2)
	for range rapid.IntRange(0, 2).Draw(m.t, "calls") {
		m.line("call work(n, %s, %s, %s, %s, sum)", m.pick("0", "2", "steps"), m.pick("a", "h"), "b", "c")
	}
	m.line("print *, a")
	m.line("print *, %s", m.pick("b", "g", "h"))
	m.line("print *, sum, q, total")
	m.depth = 0
	m.line("end program")
	return m.b.String()
}

// at is an element of an array.
func (m *mover) at(array, index string) string {
	if m.fortran {
		return fmt.Sprintf("%s(%s)", array, strings.NewReplacer("i-1", "i-1", "0", "1").Replace(index))
	}
	return fmt.Sprintf("%s[%s]", array, index)
}

func (m *mover) array() string { return m.pick(m.arrays...) }

// written is an array that may be written.
func (m *mover) written() string {
	for {
		if a := m.array(); a != "z" {
			return a
		}
	}
}

func (m *mover) statements(most int) {
	for range rapid.IntRange(1, most).Draw(m.t, "statements") {
		m.statement()
	}
}

func (m *mover) end(word string) {
	m.depth--
	if m.fortran {
		m.line("end %s", word)
	} else {
		m.line("}")
	}
}

func (m *mover) semicolon(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if !m.fortran {
		text += ";"
	}
	m.line("%s", text)
}

// declares are directives that keep some arrays on the device while the procedure runs.
func (m *mover) declares(arrays ...string) {
	m.present = nil
	for _, a := range arrays {
		if m.chance(15) {
			m.directive("declare", []string{m.pick("copy", "copy", "copyin", "create") + "(" + a + ")"})
			m.present = append(m.present, a)
		}
	}
}

// defined gives the device the values of an array that got its first ones while it was there.
func (m *mover) defined(a string) {
	if slices.Contains(m.present, a) {
		m.directive("update", []string{"device(" + a + ")"})
	}
}

// update copies an array that is on the device, or a part of it, one way or the other.
func (m *mover) update() {
	a := m.pick(m.present...)
	section := m.section(a)
	if m.chance(20) {
		section = m.pick(a+"[2:4]", a+"[0:n - 3]")
		if m.fortran {
			section = m.pick(a+"(3:6)", a+"(1:n - 3)")
		}
	}
	where := m.pick("self", "self", "device")
	clauses := []string{where + "(" + section + ")"}
	if b := m.pick(m.present...); b != a && m.chance(30) {
		clauses = append(clauses, m.pick("self", "device")+"("+b+")")
	} else if m.chance(10) {
		clauses = append(clauses, m.pick("if(n > 3)", "if_present", "async(1)"))
	}
	if where == "device" && a != "z" && m.chance(60) {
		m.semicolon("%s = %s + 1", m.at(a, m.index(length)), m.at(m.array(), m.index(length)))
	}
	m.directive("update", clauses)
	if where == "self" && m.chance(60) {
		m.semicolon("sum = sum + %s", m.at(a, m.index(length)))
	}
	if m.chance(20) { // with an index that is wrong where the condition is false
		text := fmt.Sprintf("sum = sum + %s", m.at(a, "steps * 50"))
		if m.fortran {
			m.line("if (steps < 0) %s", text)
		} else {
			m.line("if (steps < 0) %s;", text)
		}
	}
	if len(clauses) > 1 && m.chance(50) {
		m.directive("wait", nil)
	}
}

func (m *mover) statement() {
	if len(m.present) > 0 && m.chance(25) {
		m.update()
	}
	kinds := []string{"compute", "compute", "compute"}
	if m.loops < 2 {
		kinds = append(kinds, "loop", "loop", "loop", "loop")
	} else {
		kinds = append(kinds, "host")
	}
	if m.chance(25) {
		kinds = []string{"host", "if", "data"}
	}
	if m.loops > 0 && m.chance(25) {
		kinds = []string{"sometimes"}
	}
	if m.chance(15) {
		kinds = []string{"table"}
	}
	if m.inData == 0 && m.chance(20) {
		kinds = []string{"data"}
	}
	if len(m.functions) > 0 && (m.loops > 0 && m.chance(60) || m.chance(15)) {
		kinds = []string{"helper"}
	}
	if len(m.functions) > 0 && m.loops == 0 && m.inData == 0 && m.chance(50) {
		kinds = []string{"calls"}
	}
	switch m.pick(kinds...) {
	case "compute":
		m.construct()
	case "calls":
		m.callLoop()
	case "helper":
		m.helperCall()
	case "host":
		m.host()
	case "loop":
		m.loops++
		k := fmt.Sprintf("k%d", m.loops)
		outer := m.counter
		count := m.pick("steps", "2", "3")
		switch {
		case m.fortran && m.chance(20):
			m.line("%s = 0", k)
			m.line("do while (%s < %s)", k, count)
			m.line("    %s = %s + 1", k, k)
		case m.fortran:
			m.line("do %s = 1, %s", k, count)
		case m.chance(20):
			k = fmt.Sprintf("w%d", m.generator.loops)
			m.generator.loops++
			m.line("int %s = 0;", k)
			m.line("while (%s++ < %s) {", k, count)
		default:
			m.line("for (int %s = 0; %s < %s; %s++) {", k, k, count, k)
		}
		m.depth++
		m.counter = k
		if m.chance(15) {
			m.leave(k)
		}
		m.statements(3)
		if m.chance(15) {
			m.leave(k)
		}
		if !m.fortran && m.chance(30) {
			m.swap()
		}
		m.end("do")
		m.loops--
		m.counter = outer
	case "if":
		if m.fortran {
			m.line("if (%s > 2) then", m.at(m.array(), "2"))
		} else {
			m.line("if (%s > 2) {", m.at(m.array(), "2"))
		}
		m.depth++
		m.statements(2)
		m.end("if")
	case "sometimes":
		m.sometimes()
	case "table":
		m.table()
	case "data":
		if m.inData > 0 {
			m.construct()
			return
		}
		m.inData++
		clauses := m.clauses(1, []string{"copy", "copyin", "copy"})
		m.directive("data", clauses)
		outer := m.present
		for _, c := range clauses {
			name, _, _ := strings.Cut(c[strings.Index(c, "(")+1:], "[")
			name, _, _ = strings.Cut(strings.TrimSuffix(name, ")"), "(")
			m.present = append(slices.Clip(m.present), name)
		}
		if !m.fortran {
			m.line("{")
		}
		m.depth++
		m.statements(3)
		m.present = outer
		if m.fortran {
			m.depth--
			m.line("!$acc end data")
		} else {
			m.end("")
		}
		m.inData--
	}
}

// sometimes is what the host does in some iterations: with a block, or without one, in a line or two.
func (m *mover) sometimes() {
	condition := m.pick("n > 5", "sum > 3", m.counter+" == 1")
	switch {
	case m.chance(50):
	case m.fortran:
		condition = fmt.Sprintf("mod(%s, 2) == 0", m.counter)
	default:
		condition = m.counter + " % 2 == 0"
	}
	form := m.pick("block", "block", "line", "two")
	switch {
	case form == "block" && m.fortran:
		m.line("if (%s) then", condition)
	case form == "block":
		m.line("if (%s) {", condition)
	case form == "line":
		if !m.fortran && m.chance(30) {
			m.prefix = "for (int r = 0; r < 2; r++) "
		}
		m.prefix += fmt.Sprintf("if (%s) ", condition)
	case m.fortran:
		m.line("if (%s) &", condition)
	default:
		m.line("if (%s) // in some iterations", condition)
	}
	if form != "line" {
		m.depth++
	}
	m.single = form != "block"
	m.host()
	if m.single = false; form == "block" && m.chance(40) {
		m.host()
	}
	switch {
	case form == "block":
		m.end("if")
	case form == "two":
		m.depth--
	}
	if !m.fortran && form != "block" && m.chance(20) {
		m.line("else")
		m.depth++
		m.single = true
		m.host()
		m.single = false
		m.depth--
	}
}

// swap lets two pointers take turns, in some iterations or all, mostly after a construct that maps both.
func (m *mover) swap() {
	x, y := m.turns[0], m.turns[1]
	if m.chance(80) {
		m.directive("parallel loop", []string{fmt.Sprintf("%s(%s[0:n]) %s(%s[0:n])", m.pick("copyin", "copy"), x, m.pick("copyout", "copy", "copy"), y)})
		m.line("for (int i = 0; i < n; i++)")
		m.line("    %s[i] = %s[i] + 1;", y, x)
	}
	if m.chance(20) {
		m.line("if (%s == 1) {", m.counter)
	} else {
		m.line("{")
	}
	m.line("    double *t = %s;", x)
	m.line("    %s = %s;", x, y)
	m.line("    %s = %s;", y, m.pick("t", "t", "t", "t", x))
	m.line("}")
	if m.chance(50) {
		m.sometimes()
	}
}

// leave ends a loop or an iteration early.
func (m *mover) leave(k string) {
	condition := m.pick(k+" == 1", k+" == 2", "sum > 20", m.at(m.array(), "1")+" > 3")
	if m.fortran {
		m.line("if (%s) %s", condition, m.pick("exit", "cycle"))
	} else {
		m.line("if (%s) %s;", condition, m.pick("break", "continue"))
	}
}

func (m *mover) directive(name string, clauses []string) {
	sentinel := "#pragma acc"
	if m.fortran {
		sentinel = "!$acc"
	}
	m.line("%s %s %s", sentinel, name, strings.Join(clauses, " "))
}

// clauses are those for some of the arrays.
func (m *mover) clauses(least int, kinds []string) (out []string) {
	for _, a := range m.arrays {
		if m.chance(30) || len(out) < least && a == m.arrays[len(m.arrays)-1] {
			out = append(out, fmt.Sprintf("%s(%s)", m.pick(kinds...), m.section(a)))
		}
	}
	return out
}

// section is all of an array, mostly.
func (m *mover) section(a string) string {
	if m.fortran {
		return m.pick(a, a, a+"(1:n)")
	}
	if strings.Contains("h p u v x y z", a) {
		return m.pick(a+"[0:n]", fmt.Sprintf("%s[0:%d]", a, length), a+"[0:n]")
	}
	return m.pick(a, a, a+"[0:n]")
}

func (m *mover) host() {
	if m.chance(40) {
		m.part()
		return
	}
	a, b := m.written(), m.array()
	kinds := []string{"write", "read", "touch", "look", "print"}
	if !m.single {
		kinds = append(kinds, "sum", "sum")
	}
	switch m.pick(kinds...) {
	case "sum":
		if m.fortran {
			m.line("do i = 1, n")
		} else {
			m.line("for (int i = 0; i < n; i++) {")
		}
		m.depth++
		m.semicolon("sum = sum + %s", m.at(b, "i"))
		m.end("do")
	case "write":
		m.semicolon("%s = %s + 1", m.at(a, "4"), m.at(b, "4"))
	case "read":
		m.semicolon("sum = sum + %s", m.at(b, "5"))
	case "touch":
		m.call("touch(%s, 6)", a)
	case "look":
		m.semicolon("sum = sum + look(%s, 7)", b)
	case "print":
		if m.fortran {
			m.line("print *, n, %s", m.at(b, "3"))
		} else {
			m.line(`printf("%%d %%g\n", n, %s);`, m.at(b, "3"))
		}
	}
}

func (m *mover) call(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if m.fortran {
		text = "call " + text
	}
	m.semicolon("%s", text)
}

// construct is a compute construct, whose clauses say what it needs. What is copied out or created is written as a whole first.
func (m *mover) construct() {
	a, b := m.written(), m.array()
	var clauses []string
	whole := false
	switch m.pick("copy", "copy", "copyout", "create", "implied", "copyin") {
	case "copy":
		clauses = append(clauses, "copy("+m.section(a)+")")
	case "copyin":
		clauses = append(clauses, "copyin("+m.section(a)+")")
	case "copyout":
		clauses = append(clauses, "copyout("+m.section(a)+")")
		whole = true
	case "create":
		clauses = append(clauses, "create("+m.section(a)+")")
		whole = true
	case "implied":
		if !m.fortran && strings.Contains("h p u v x y z", a) {
			clauses = append(clauses, "copy("+m.section(a)+")")
		}
	}
	if b != a && (m.chance(70) || !m.fortran && strings.Contains("h p u v x y z", b)) {
		clauses = append(clauses, m.pick("copy", "copyin")+"("+m.section(b)+")")
	}
	if m.chance(5) {
		clauses = append(clauses, m.pick("if(n > 3)", "async(1) wait(1)"))
		if m.chance(50) {
			clauses = clauses[:len(clauses)-1]
		}
	}
	asynchronous := strings.Contains(strings.Join(clauses, " "), "async")
	construct := m.pick("parallel", "kernels")
	reduced := construct == "parallel" && m.chance(20)
	if reduced {
		clauses = append(clauses, "reduction(+: sum)")
	}
	m.directive(construct+" loop", clauses)
	if reduced {
		m.over("i", "1", "n")
		if whole {
			m.semicolon("%s = i", m.at(a, "i"))
		}
		m.semicolon("sum = sum + %s", m.at(b, "i"))
		m.end("do")
	} else {
		m.body(a, b, whole)
	}
	if asynchronous {
		m.directive("wait", nil)
	}
}
