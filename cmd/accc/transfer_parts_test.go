package main

import (
	"fmt"
	"strings"
)

// Host code of random programs that accesses parts of arrays: an element, some from the first on, a row or column.

const rows = 4

// index is one of an array, or of its rows where most is less than length.
func (m *mover) index(most int) string {
	list := []string{fmt.Sprint(1 + most/3), "n / 4", "n - 9"}
	if m.counter != "" {
		list = append(list, m.counter, m.counter)
	}
	x := m.pick(list...)
	if m.fortran && x == "n - 9" {
		return "n - 8"
	}
	return x
}

// part is what the host does with some elements of arrays.
func (m *mover) part() {
	a, b := m.written(), m.array()
	count := m.pick("3", "5", "n - 2")
	if m.counter != "" {
		count = m.pick("3", m.counter, m.counter+" + 2")
	}
	kind := m.pick("read", "write", "add", "print", "element", "step")
	switch {
	case kind == "element":
		i := m.index(length)
		m.semicolon("%s = %s + 1", m.at(a, i), m.at(b, m.index(length)))
	case m.fortran && kind == "read":
		m.line("sum = sum + %s(%s(%s:%s))", m.pick("minval", "maxval"), b, m.pick("1", "2"), count)
	case m.fortran && kind == "print":
		m.line("print *, n, %s(2:%s)", b, count)
	case m.fortran && kind == "write":
		m.line("%s(1:%s) = %s", a, count, m.pick("n", "sum"))
	case m.fortran && kind == "add" && a != b:
		m.line("%s(2:%s) = %s(2:%s) + 1", a, count, b, count)
	case m.single, kind == "print":
		m.semicolon("sum = sum + %s", m.at(b, "n - 1"))
	default:
		step := "1"
		if kind == "step" {
			step = "2"
		}
		if m.fortran {
			m.line("do i = 1, %s, %s", count, step)
		} else {
			m.line("for (int i = 0; i < %s; i += %s) {", count, step)
		}
		m.depth++
		switch kind {
		case "read":
			m.semicolon("sum = sum + %s", m.at(b, "i"))
		case "write":
			m.semicolon("%s = i", m.at(a, "i"))
		default:
			m.semicolon("%s = %s + 1", m.at(a, "i"), m.at(b, "i"))
		}
		m.end("do")
	}
}

// table is a construct that changes an array with two dimensions, and host code that accesses a part of it.
func (m *mover) table() {
	if m.chance(70) {
		m.directive("parallel loop", []string{m.pick("copy(q)", "copy(q)", "")})
		if m.fortran {
			m.line("do j = %s, %d", m.pick("1", "2"), rows)
			m.line("  q(:, j) = q(:, j) + j")
			m.line("end do")
		} else {
			m.line("for (int i = %s; i < %d; i++)", m.pick("0", "1"), rows)
			m.line("    for (int j = 0; j < %d; j++)", length)
			m.line("        q[i][j] += i;")
		}
	}
	if m.chance(50) && m.counter != "" {
		m.line("%s", m.when("%s == 1"))
		m.depth++
		m.cells()
		m.end("if")
		return
	}
	m.cells()
}

// when begins a block of what is done in some iterations.
func (m *mover) when(format string) string {
	if m.fortran {
		return "if (" + fmt.Sprintf(format, m.counter) + ") then"
	}
	return "if (" + fmt.Sprintf(format, m.counter) + ") {"
}

// cells is host code with elements, rows or columns of the array.
func (m *mover) cells() {
	i := m.index(rows)
	j := m.index(length)
	at := func(i, j string) string {
		if m.fortran {
			return fmt.Sprintf("q(%s, %s)", j, i)
		}
		return fmt.Sprintf("q[%s][%s]", i, j)
	}
	kind := m.pick("element", "row", "row", "column", "set", "rows")
	switch {
	case kind == "element":
		m.semicolon("sum = sum + %s", at(i, j))
	case kind == "set":
		m.semicolon("%s = %s", at(i, j), m.pick("2", "sum"))
	case m.fortran && kind == "row":
		m.line("%s", m.pick("sum = sum + minval(q(:, "+i+"))", "q(:, "+i+") = 3", "print *, q(1:3, "+i+")"))
	case m.fortran && kind == "column":
		m.line("sum = sum + maxval(q(%s, :))", j)
	case m.fortran:
		m.line("q(:, 2:3) = q(:, 2:3) + 1")
	default:
		begin, end, of := "0", fmt.Sprint(length), at(i, "i")
		if kind == "column" {
			end, of = fmt.Sprint(rows), at("i", j)
		}
		if kind == "rows" {
			m.line("for (int r = 1; r < 3; r++)")
			of = at("r", "i")
		}
		m.line("for (int i = %s; i < %s; i++)", begin, end)
		m.line("    %s;", strings.NewReplacer("AT", of).Replace(m.pick("sum += AT", "AT = 2", "AT += 1")))
	}
}
