package main

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestOptimizedHeads runs programs whose loops and conditions have effects where they begin: the first part of a for, the bounds of a do, conditions, steps.
// A directive for a loop comes before all of that. They print the same before and after --optimize=data.
func TestOptimizedHeads(t *testing.T) {
	changed := 0
	for seed := range uint64(headSeeds) {
		for _, language := range []string{"c", "f90"} {
			for _, omp := range []bool{false, true} {
				source := newHeads(seed, language == "f90", omp).program()
				status, want := execution(source, language)
				require.Equal(t, 0, status, "seed %d: %s\n%s", seed, want, source)
				after := accc(t, source, "emit", "-x", language, "-", "--optimize=data", "-w")
				if after == source {
					continue
				}
				changed++
				status, got := execution(after, language)
				require.Equal(t, 0, status, "seed %d: %s\n%s\nis changed to:\n%s", seed, got, source, after)
				require.Equal(t, want, got, "seed %d:\n%s\nis changed to:\n%s", seed, source, after)
			}
		}
	}
	require.Greater(t, changed, headSeeds)
	t.Logf("%d of %d programs are changed", changed, 4*headSeeds)
}

// headSeeds is how many programs of each kind are made.
const headSeeds = 3

// heads writes a program with effects in the heads of its loops.
type heads struct {
	*rand.Rand
	strings.Builder
	fortran, omp bool
	depth, loops int
}

func newHeads(seed uint64, fortran, omp bool) *heads {
	return &heads{Rand: rand.New(rand.NewPCG(seed, 7)), fortran: fortran, omp: omp}
}

func (h *heads) pick(of ...string) string { return of[h.IntN(len(of))] }

func (h *heads) line(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if !strings.HasPrefix(text, "#") {
		text = strings.Repeat("  ", h.depth) + text
	}
	h.WriteString(text + "\n")
}

// directive writes one in either language of directives and of programs. The clauses are those of OpenACC.
func (h *heads) directive(name string, clauses ...string) {
	if h.omp {
		name = map[string]string{"parallel loop": "target teams distribute parallel " + map[bool]string{true: "do", false: "for"}[h.fortran],
			"data": "target data", "end data": "end target data"}[name]
		for i, c := range clauses {
			clauses[i] = strings.NewReplacer("copyin(", "map(to: ", "copyout(", "map(from: ", "copy(", "map(tofrom: ").Replace(c)
		}
	}
	sentinel := map[bool]string{true: "!$", false: "#pragma "}[h.fortran] + map[bool]string{true: "omp", false: "acc"}[h.omp]
	h.line("%s", strings.Join(append([]string{sentinel, name}, clauses...), " "))
}

func (h *heads) program() string {
	if h.fortran {
		return h.fortranProgram()
	}
	for _, text := range []string{"#include <stdio.h>", "#include <stdlib.h>", "static double a[16], b[16], g[16], total;", "static int calls;",
		"static int fill(int k) { for (int i = 0; i < 16; i++) a[i] += k + i; return k; }", "static int one(int k) { b[k] += 3; return k; }",
		"static int see(int k) { total += a[k] + b[k]; return k; }", "static int count(int k) { calls++; return k; }"} {
		h.line("%s", text)
	}
	h.line("static int device(int k) {")
	h.depth++
	h.directive("parallel loop", "copy(a)")
	h.line("for (int i = 0; i < 16; i++) a[i] += k;")
	h.line("return k;")
	h.depth--
	h.line("}")
	h.line("int main(void) {")
	h.depth++
	h.line("int n = 4, o = 1, s, k, m = 0;")
	h.line("double *p = g;")
	h.line("for (int i = 0; i < 16; i++) a[i] = i, b[i] = 2 * i, g[i] = 3;")
	for range 2 {
		h.loop()
	}
	h.line(`for (int i = 0; i < 16; i++) printf("%%g %%g %%g\n", a[i], b[i], g[i]);`)
	h.line(`printf("%%g %%d %%d %%d\n", total, calls, m, o + (int)(p - g));`)
	h.line("return 0;")
	h.depth--
	h.line("}")
	return h.String()
}

// value is an expression of an integer that may have effects.
func (h *heads) value(of string) string {
	if h.IntN(3) == 0 {
		return of
	}
	call := h.pick("fill", "one", "see", "count", "device", "see", "one")
	if h.fortran {
		return call + "(" + of + ")"
	}
	switch h.IntN(6) {
	case 0:
		return fmt.Sprintf("(m > 1 ? %s(%s) : %s)", call, of, of)
	case 1:
		return fmt.Sprintf("(m %% 2 && %s(1) ? %s : %s)", call, of, of)
	}
	return call + "(" + of + ")"
}

// first is a part of the head of a for that is executed once.
func (h *heads) first() string {
	switch h.IntN(9) {
	case 0:
		return "a[3] = m + 100, "
	case 1:
		return "b[2] += m, "
	case 2:
		return "p = g + m % 2, "
	case 3:
		return fmt.Sprintf("n = %d, ", 2+h.IntN(6))
	case 4:
		return fmt.Sprintf("o = %d, ", h.IntN(4))
	case 5:
		return "total += a[3] + g[1], "
	}
	return ""
}

func (h *heads) loop() {
	h.loops++
	variable := []string{"", "s", "k"}[h.loops]
	end := "}"
	switch {
	case h.fortran && h.IntN(4) == 0:
		h.line("%s = 0", variable)
		h.line("do while (%s < %s)", variable, h.value("3"))
		h.line("  %s = %s + 1", variable, variable)
		end = "end do"
	case h.fortran:
		h.line("do %s = 1, %s", variable, h.value("3"))
		end = "end do"
	case h.IntN(5) == 0:
		h.line("%s = 0;", variable)
		h.line("while (%s++ < %s) {", variable, h.value("3"))
	case h.IntN(5) == 0:
		h.line("%s = 0;", variable)
		h.line("do {")
		end = fmt.Sprintf("} while (%s++ < %s);", variable, h.value("2"))
	default:
		declared := ""
		first := h.first()
		if first == "" && h.IntN(2) == 0 {
			declared = "int "
		}
		h.line("for (%s%s%s = %s; %s < %s; %s%s++) {", declared, first, variable, h.value("0"), variable, h.value("3"), h.pick("", "", "m++, ", "total += 1, "), variable)
	}
	h.depth++
	for range 1 + h.IntN(3) {
		h.statement(variable)
	}
	h.construct()
	h.depth--
	h.line("%s", end)
	h.loops--
}

func (h *heads) statement(variable string) {
	switch h.IntN(7) {
	case 0:
		if h.loops < 2 {
			h.loop()
			return
		}
		h.construct()
	case 1: // a condition with an effect, and a construct in what it decides
		if h.fortran {
			h.line("if (%s > 1) then", h.value(variable))
		} else {
			h.line("if (%s > 1) {", h.pick(h.value(variable), "(a[1] = "+variable+")", "(b[4] += 1)", "a[2]"))
		}
		h.depth++
		h.construct()
		h.depth--
		h.line("%s", map[bool]string{true: "end if", false: "}"}[h.fortran])
	case 2:
		h.host(variable)
	case 3:
		if h.fortran {
			h.line("if (%s == 2) total = total + a(3)", variable)
		} else {
			h.line("%s == 2 && (%s);", variable, h.pick("a[5] = 7", "total += a[6]", "b[1] -= 1"))
		}
	case 4:
		if h.fortran {
			h.line("do i = 1, %s", h.value("2"))
			h.line("  total = total + b(i)")
			h.line("end do")
		} else {
			h.line("for (%s k = 0; k < %s; k++) total += b[k];", h.pick("int", "int j = fill(1),"), h.value("2"))
		}
	default:
		h.construct()
	}
}

func (h *heads) host(variable string) {
	text := h.pick("a[%s] = 9", "total += b[%s]", "total += a[%s]", "b[%s] += a[1]")
	if h.fortran {
		text = h.pick("a(%[1]s) = 9", "total = total + b(%[1]s)", "b(%[1]s) = b(%[1]s) + a(2)") + "\n"
		h.line("%s", strings.TrimSuffix(fmt.Sprintf(text, variable), "\n"))
		return
	}
	h.line(text+";", variable)
}

func (h *heads) construct() {
	type form struct{ clause, body string }
	x := []form{{"copyin(a) copy(b)", "b[i] += a[i]"}, {"copy(a)", "a[i] += 1"}, {"copy(a) copyin(b)", "a[i] = b[i] + 1"}, {"copy(p[0:n])", "p[i] += 1"},
		{"copy(g[o:n])", "g[o + i] += 1"}, {"copyin(a[o:n]) copy(b)", "b[i] += a[o + i]"}}[h.IntN(6)]
	section := strings.Contains(x.clause, ":n")
	if h.fortran {
		x = []form{{"copyin(a) copy(b)", "b(i) = b(i) + a(i)"}, {"copy(a)", "a(i) = a(i) + 1"}, {"copy(a) copyin(b)", "a(i) = b(i) + 1"},
			{"copyin(a) copy(g(1:n))", "g(i) = g(i) + a(i)"}}[h.IntN(4)]
		section = strings.Contains(x.clause, ":n")
	}
	h.directive("parallel loop", strings.Fields(x.clause)...)
	switch {
	case h.fortran:
		h.line("do i = 1, %s", map[bool]string{true: "n", false: "16"}[section])
		h.line("  %s", x.body)
		h.line("end do")
	default:
		h.line("for (int i = 0; i < %s; i++) %s;", map[bool]string{true: "n", false: "16"}[section], x.body)
	}
}

func (h *heads) fortranProgram() string {
	h.line("module shared")
	h.line("  real(8) :: a(16), b(16), g(16) = 3, total = 0")
	h.line("  integer :: calls = 0, n = 4")
	h.line("contains")
	h.depth = 1
	for _, f := range []struct{ name, text string }{{"fill", "a = a + k"}, {"one", "b(k + 1) = b(k + 1) + 3"}, {"see", "total = total + a(k + 1) + b(k + 1)"},
		{"count", "calls = calls + 1; n = 3 + mod(calls, 5)"}, {"device", ""}} {
		h.line("integer function %s(k)", f.name)
		h.depth++
		h.line("integer, intent(in) :: k")
		if f.text == "" {
			h.line("integer :: i")
			h.directive("parallel loop", "copy(a)")
			f.text = "do i = 1, 16; a(i) = a(i) + k; end do"
		}
		h.line("%s", f.text)
		h.line("%s = k", f.name)
		h.depth--
		h.line("end function")
	}
	h.depth = 0
	h.line("end module")
	h.line("program main")
	h.depth = 1
	h.line("use shared")
	h.line("integer :: i, s, k")
	h.line("do i = 1, 16; a(i) = i; b(i) = 2 * i; end do")
	for range 2 {
		h.loop()
	}
	h.line("print *, a, b, g")
	h.line("print *, total, calls")
	h.depth = 0
	h.line("end program")
	return h.String()
}
