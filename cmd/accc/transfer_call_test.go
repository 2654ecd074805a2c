package main

import (
	"fmt"
	"slices"
	"strings"
)

// Functions of random programs that have constructs, or call others that have, and are called from loops with arrays that are sometimes the same.

// A helper is such a function.
type helper struct {
	name string
	// apart: its arguments are never the same memory, since it says so, or is in Fortran. global: it uses the global array by name.
	apart, global bool
}

// helpers writes some functions, each of which may call those before it.
func (m *mover) helpers() {
	arrays, turns := m.arrays, m.turns
	for i := range 1 + m.number(2) {
		h := helper{name: fmt.Sprintf("step%d", i+1), global: m.chance(30)}
		m.arrays, m.turns = []string{"x", "y"}, []string{"x", "y"}
		if h.global {
			m.arrays = append(m.arrays, "g")
		}
		if m.fortran {
			h.apart = true
			m.subroutine(h)
		} else {
			h.apart = m.chance(30)
			m.function(h)
		}
		m.functions = append(m.functions, h)
	}
	m.arrays, m.turns = arrays, turns
}

// number is one below n, mostly a small one.
func (m *mover) number(n int) int {
	for i := range n - 1 {
		if m.chance(60) {
			return i
		}
	}
	return n - 1
}

func (m *mover) function(h helper) {
	qualifier := ""
	if h.apart {
		qualifier = "restrict "
	}
	m.line("static void %s(int n, int steps, double *%sx, double *%sy)", h.name, qualifier, qualifier)
	m.line("{")
	m.depth++
	m.line("double sum = 0;")
	m.helperBody("return;", "exit(0);")
	m.line("total += sum;")
	m.depth--
	m.line("}")
}

func (m *mover) subroutine(h helper) {
	m.line("subroutine %s(n, steps, x, y)", h.name)
	m.depth++
	m.line("integer :: n, steps")
	m.line("real(8) :: x%s, y%s", m.pick("(n)", "(:)", "(12)"), m.pick("(n)", "(:)"))
	m.line("integer :: i, j, k1, k2, k3")
	m.line("real(8) :: sum")
	m.line("sum = 0")
	m.helperBody("return", "stop")
	m.line("total = total + sum")
	m.depth--
	m.line("end subroutine")
}

// helperBody are constructs, mostly, and host code; the words leave the function and the program.
func (m *mover) helperBody(leave, stop string) {
	if m.chance(10) {
		m.line("if (%s) %s", m.pick("steps > 2", "n > 100", m.at("x", "2")+" > 40"), m.pick(leave, leave, stop))
	}
	m.plainConstruct()
	if m.chance(40) {
		m.plainConstruct()
	}
	if m.chance(50) {
		m.statements(2)
	}
}

// fits reports whether a helper may be called with two arrays.
func (m *mover) fits(h helper, x, y string) bool {
	apart := strings.Fields("a b g h u l")
	if m.fortran {
		apart = append(apart, "x", "y")
	}
	return !h.apart || x != y && slices.Contains(apart, x) && slices.Contains(apart, y) && !(h.global && (x == "g" || y == "g"))
}

// helperCall calls one of the functions.
func (m *mover) helperCall() {
	h, x, y := m.functions[m.number(len(m.functions))], m.written(), m.written()
	if !m.fits(h, x, y) {
		m.construct()
		return
	}
	m.step(h, m.pick("n", "n", "n", "12"), x, y)
}

// step writes a call.
func (m *mover) step(h helper, n, x, y string) {
	m.call("%s", fmt.Sprintf("%s(%s, %s, %s, %s)", h.name, n, m.pick("2", "steps"), x, y))
}

// plainConstruct writes all or some of x, mostly, from y.
func (m *mover) plainConstruct() {
	x, y := "x", "y"
	if m.chance(30) {
		x, y = y, x
	}
	section := func(a string) string {
		if m.fortran {
			return a
		}
		return m.pick(a+"[0:n]", a+"[0:n]", a+"[0:12]")
	}
	m.directive("parallel loop", []string{fmt.Sprintf("%s(%s) %s(%s)", m.pick("copy", "copy", "copy", "copyout"), section(x), m.pick("copyin", "copyin", "copy"), section(y))})
	m.over("i", "1", "n")
	m.semicolon("%s = %s", m.at(x, "i"), m.pick(m.at(y, "i")+" + 1", m.at(y, "i")+" * 0.5 + i"))
	m.end("do")
}

// callLoop is a loop that does little more than call functions with the same arrays.
func (m *mover) callLoop() {
	m.loops++
	k := fmt.Sprintf("k%d", m.loops)
	outer := m.counter
	m.counter = k
	if m.fortran {
		m.line("do %s = 1, 3", k)
	} else {
		m.line("for (int %s = 0; %s < 3; %s++) {", k, k, k)
	}
	m.depth++
	x, y := m.written(), m.written()
	for range 1 + m.number(3) {
		h := m.functions[m.number(len(m.functions))]
		if m.fits(h, x, y) {
			m.step(h, m.pick("n", "n", "n", "n", "n - 1"), x, y)
		}
		if other := m.pick(x, x, y); m.chance(20) && m.fits(h, y, other) {
			m.step(h, "n", y, other)
		}
		switch {
		case m.chance(25):
			m.sometimes()
		case m.chance(10):
			m.construct()
		case m.chance(10):
			m.leave(k)
		}
	}
	if !m.fortran && m.chance(15) {
		m.swap()
	}
	m.end("do")
	m.loops--
	m.counter = outer
}
