package main

import (
	"bytes"
	"fmt"
	"os/exec"
	"strings"
	"testing"

	"accc/cmd/internal/driver"
	"accc/ir/irtest"

	"pgregory.net/rapid"
)

// TestEmitRoundTrip writes functions with random directives: what is regenerated from the IR lowers to the same IR, and regenerating
// that changes nothing any more.
func TestEmitRoundTrip(t *testing.T) {
	irtest.Property(t, func(t *rapid.T) {
		g := &generator{t: t}
		text := g.program()
		if kept := g.run(text, "emit", "-", "--as", "acc", "-w"); kept != text {
			t.Fatalf("changed:\n%s\nto:\n%s", text, kept)
		}
		first := g.run(text, "emit", "-", "--as", "acc", "--verify", "--regenerate", "-w")
		if second := g.run(first, "emit", "-", "--as", "acc", "--regenerate", "-w"); second != first {
			t.Fatalf("regenerated twice:\n%s\nand once:\n%s", second, first)
		}
	})
}

// TestEmitTranslates translates the same functions, and gcc takes the result.
func TestEmitTranslates(t *testing.T) {
	t.Parallel()
	gcc := irtest.Oracle(t, "gcc")
	irtest.Property(t, func(t *rapid.T) {
		g := &generator{t: t}
		text := g.program()
		for _, as := range []string{"omp", "omp-multicore"} {
			out := g.run(text, "emit", "-", "--as", as, "-w")
			if strings.Contains(out, "#pragma acc") {
				t.Fatalf("--as %s leaves directives of OpenACC:\n%s", as, out)
			}
			cc := exec.Command(gcc, "-fopenmp", "-fsyntax-only", "-x", "c", "-")
			cc.Stdin = strings.NewReader(out)
			if said, err := cc.CombinedOutput(); err != nil {
				t.Fatalf("--as %s writes what gcc rejects:\n%s\n%s", as, said, out)
			}
		}
	})
}

// A generator writes a C program.
type generator struct {
	t     *rapid.T
	b     strings.Builder
	depth int
	loops int // names of loop variables
}

func (g *generator) run(stdin string, args ...string) string {
	var out, errs bytes.Buffer
	s := driver.NewSession()
	s.Stdin, s.Stdout, s.Stderr = strings.NewReader(stdin), &out, &errs
	if status := execute(s, args); status != 0 {
		g.t.Fatalf("accc %s: status %d\n%s\n%s", strings.Join(args, " "), status, errs.String(), stdin)
	}
	return out.String()
}

func (g *generator) pick(list ...string) string { return rapid.SampledFrom(list).Draw(g.t, "pick") }

func (g *generator) chance(percent int) bool {
	return rapid.IntRange(0, 99).Draw(g.t, "chance") < percent
}

func (g *generator) line(format string, args ...any) {
	fmt.Fprintf(&g.b, "%s%s\n", strings.Repeat("    ", g.depth), fmt.Sprintf(format, args...))
}

func (g *generator) program() string {
	g.line("struct mesh { int n; float *p; float f; };")
	g.line("int k(int);")
	g.line("void f(int n, int m, int q, unsigned u, float *x, float *y, int *bins, struct mesh *s, struct mesh t, float b[n][m])")
	g.line("{")
	g.depth++
	g.line("float sum = 0, big = 0, loc[64];")
	g.line("int count = 0;")
	for range rapid.IntRange(1, 4).Draw(g.t, "statements") {
		g.statement()
	}
	g.depth--
	g.line("}")
	return g.b.String()
}

func (g *generator) expr() string {
	return g.pick("n", "m - 1", "n + m * 2", "q % 3", "s->n", "t.n", "k(n)", "n > m ? n : m", "2", "n / 4", "(n + 1) * m", "(n & 7) << 2", "-q + 9", "0 - q + n", "~n & 7", "-(n - m)", "(int)(sizeof(int) * n)", "u % 3", "(int)u")
}

func (g *generator) condition() string {
	return g.pick("n > 10", "m", "n == m && q", "!q", "s->n != 0 || q > 1", "n + m < 100", "(n & 1) == 0")
}

// variables are some of those that may appear in data clauses, each once.
func (g *generator) variables() []string {
	all := []string{"x[0:n]", "y[m:n]", "s->p[0:s->n]", "loc", "sum", "b[0:n][0:m]", "t", "bins[0:u % 7]", "count"}
	var out []string
	for _, v := range all {
		if g.chance(30) {
			out = append(out, v)
		}
	}
	if len(out) == 0 {
		out = append(out, "x[0:n]")
	}
	return out
}

// data are data clauses out of names, for distinct variables.
func (g *generator) data(names ...string) (out []string) {
	list := g.variables()
	for len(list) > 0 {
		n := rapid.IntRange(1, len(list)).Draw(g.t, "share")
		out = append(out, g.pick(names...)+"("+strings.Join(list[:n], ", ")+")")
		list = list[n:]
	}
	return out
}

// some adds clauses, each with a chance.
func (g *generator) some(to []string, clauses ...func() string) []string {
	for _, c := range clauses {
		if g.chance(25) {
			to = append(to, c())
		}
	}
	return to
}

func (g *generator) with(name string) func() string {
	return func() string { return name + "(" + g.expr() + ")" }
}

func word(s string) func() string { return func() string { return s } }

func (g *generator) when() string { return "if(" + g.condition() + ")" }

func (g *generator) wait() string {
	return g.pick("wait", "wait(1)", "wait(q, 2)", "wait(devnum: 0: 1, n)", "wait(queues: 1)")
}

func (g *generator) async() string { return g.pick("async", "async(1)", "async(q)", "async(n % 4)") }

func (g *generator) directive(name string, clauses []string) {
	text := "#pragma acc " + strings.Join(append([]string{name}, clauses...), " ")
	if g.chance(15) {
		text = strings.Replace(text, ") ", ") \\\n        ", 1)
	}
	g.line("%s", text)
}

var structured = []string{"copy", "copyin", "copyout", "create", "copyin(readonly:", "copyout(zero:", "create(zero:", "present", "no_create"}

// clauses writes modifiers where data puts a parenthesis.
func clauses(list []string) []string {
	for i, c := range list {
		list[i] = strings.Replace(c, ":(", ": ", 1)
	}
	return list
}

func (g *generator) statement() {
	switch g.pick("enter", "exit", "update", "wait", "data", "compute", "compute", "compute", "host") {
	case "enter":
		g.directive("enter data", g.some(clauses(g.data("copyin", "create", "create(zero:")), g.when, g.async, g.wait))
	case "exit":
		g.directive("exit data", g.some(g.data("copyout", "delete"), word("finalize"), g.when, g.async, g.wait))
	case "update":
		g.directive("update", g.some(g.data("self", "device", "host"), word("if_present"), g.when, g.async, g.wait))
	case "wait":
		g.directive("wait"+g.pick("", "(1)", "(q, n + 1)", "(devnum: 1: 2)"), g.some(nil, g.async, g.when))
	case "data":
		g.directive("data", g.some(clauses(g.data(structured...)), g.when))
		g.block(g.statement)
	case "host":
		g.directive("host_data", g.some([]string{"use_device(x, y)"}, word("if_present"), g.when))
		g.block(func() { g.line("k(n);") })
	case "compute":
		g.compute()
	}
}

func (g *generator) block(inside func()) {
	g.line("{")
	g.depth++
	for range rapid.IntRange(1, 2).Draw(g.t, "inside") {
		inside()
	}
	g.depth--
	g.line("}")
}

func (g *generator) compute() {
	name := g.pick("parallel", "kernels", "serial")
	list := clauses(g.data(structured...))
	private := name != "kernels" && g.chance(40)
	if private {
		list = append(list, g.pick("firstprivate(big)", "private(big)"))
	}
	list = g.some(list, g.when, word("self("+g.condition()+")"), g.async, g.wait, word("default(present)"))
	plain := len(list)
	if name != "serial" {
		list = g.some(list, g.with("num_gangs"), g.with("num_workers"), g.with("vector_length"))
		if g.chance(20) {
			list = append(list, "device_type(nvidia) vector_length(64) device_type(*) num_workers(2)")
		}
	}
	sized := len(list) > plain
	if g.chance(50) {
		list = append(list, g.levels(name, sized)...)
		g.directive(name+" loop", list)
		g.loop(name, 1)
		return
	}
	g.directive(name, list)
	g.block(func() {
		if g.chance(70) {
			g.directive("loop", g.levels(name, sized))
			g.loop(name, 1)
		} else {
			g.line("x[%s] += 1;", g.pick("0", "n - 1"))
		}
	})
}

// levels say how an outer loop runs.
func (g *generator) levels(construct string, sized bool) []string {
	list := []string{g.pick("gang", "gang vector", "independent", "gang worker", "auto", "seq", "gang(static: 4)", "gang(static: *)", "vector", "worker")}
	switch {
	case construct == "serial":
		list = []string{g.pick("seq", "independent", "auto")}
	case construct == "kernels" && !sized && g.chance(30):
		list = []string{g.pick("gang(n)", "gang(num: 8) vector(32)", "worker(4)")}
	}
	return list
}

// loop writes a loop nest for a loop directive.
func (g *generator) loop(construct string, level int) {
	i := fmt.Sprintf("i%d", g.loops)
	g.loops++
	g.line("for (int %s = %s; %s < %s; %s++) {", i, g.pick("0", "1", "m"), i, g.pick("n", "n - 1", "s->n"), i)
	g.depth++
	switch {
	case level == 1 && g.chance(40):
		list := []string{g.pick("seq", "seq", "seq")}
		if g.chance(30) {
			list = append(list, "private(count)")
		}
		g.directive("loop", list)
		g.loop(construct, 2)
	case g.chance(30):
		g.directive("atomic", []string{g.pick("update", "")})
		g.line("bins[%s & 3] += 1;", i)
	default:
		g.line("x[%s] = y[%s] * 2;", i, i)
	}
	g.depth--
	g.line("}")
}
