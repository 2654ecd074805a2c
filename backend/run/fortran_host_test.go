package run_test

import "fmt"

// arrayValues are array expressions and intrinsic procedures on the host.
func (p *fortranProgram) arrayValues() {
	p.count = 2 + p.IntN(12)
	n := p.count
	v := p.variable("integer, allocatable", "v", "(:)")
	array := func() string {
		a := p.flat(p.arrays)
		return fmt.Sprintf("int(%s + %s, 4)", p.section(a).text, p.expr(1, "", p.arrays, nil).text)
	}
	mask := func() string { return fmt.Sprintf("%s > %s", array(), p.expr(1, "", p.arrays, nil).text) }
	p.line("%s = %s", v, array())
	p.line("print *, %s", v)
	for range 2 {
		p.line("print *, %s", fmt.Sprintf(p.pick(
			"sum(%[1]s, mask=%[3]s), product(iand(%[2]s, 3))", "maxval(%[2]s), minval(%[2]s, %[3]s), maxloc(%[1]s), minloc(%[2]s, dim=1)",
			"count(%[3]s), any(%[3]s), all(%[3]s), parity(%[3]s)", "cshift(%[2]s, %[4]d), eoshift(%[1]s, %[4]d, boundary=7)",
			"pack(%[2]s, %[3]s)", "unpack([(i, i = 1, %[5]d)], %[3]s, %[1]s)", "spread(%[2]s, %[6]d, 2)", "reshape(%[1]s, [2, %[5]d], pad=[1, 2, 3])",
			"iall(%[2]s), iany(%[1]s), iparity(%[2]s)", "dot_product(%[1]s, %[2]s)", "merge(%[1]s, %[2]s, %[3]s)", "%[1]s(%[5]d:1:-1) + %[2]s",
			"%[1]s(modulo(%[2]s, %[5]d) + 1)", "findloc(%[1]s, %[1]s(2)), size(%[2]s), shape(%[1]s)", "[%[1]s, %[2]s, 5]", "[(%[1]s(i) * i, i = %[5]d, 1, -2)]",
			"maxval(reshape(%[1]s, [2, %[5]d], pad=[3, 4]), dim=1)", "norm2(real(iand(%[1]s, 1)))", "matmul(reshape(%[2]s, [1, %[5]d]), spread(%[1]s, 2, 2))"),
			v, array(), mask(), p.IntN(9)-4, n, 1+p.IntN(2)))
	}
	p.line("%s = [%[1]s(%d:), %[1]s]", v, 1+p.IntN(n))
	p.line("check = check * 3 + sum(%s) + size(%[1]s) * lbound(%[1]s, 1)\ndeallocate(%[1]s)", v)
	p.count = 0
}

// masked are assignments to sections on the host.
func (p *fortranProgram) masked() {
	p.sectionAssign(p.flat(p.arrays), p.arrays)
}

// overlap moves parts of an array within it, also by way of a pointer.
func (p *fortranProgram) overlap() {
	x, y := p.variable("integer, target", "x", "(-4:20)"), p.variable("integer, pointer", "y", "(:)")
	p.line("%s = [(i * i - m, i = 1, 25)]\n%[2]s => %[1]s%[3]s", x, y, p.pick("", "(-4:20)", "(20:-4:-1)"))
	for range 2 {
		first := p.IntN(9)
		p.line("%s", fmt.Sprintf(p.pick("%[1]s(1:10) = %[1]s(%[3]d:%[4]d)", "%[2]s(3:12) = %[1]s(%[3]d:%[4]d) + 1", "%[1]s(10:1:-1) = %[1]s(%[3]d:%[4]d)", "%[1]s(1:10) = %[2]s(10:1:-1) - %[1]s(%[3]d:%[4]d)",
			"%[1]s(1:10:3) = %[2]s(3:9:2)", "%[2]s(1:20) = %[2]s(20:1:-1)", "where (%[1]s(1:10) > %[2]s(2:11)) %[1]s(2:11) = %[1]s(%[3]d:%[4]d)", "%[1]s(1:10) = %[1]s([(mod(i, 7), i = 1, 10)])",
			"%[1]s([3, 1, 2]) = %[1]s(1:3)", "forall (i = 1:10, %[1]s(i) > m) %[1]s(i) = %[1]s(i + 1) + %[2]s(i)"), x, y, first, first+9))
	}
	p.line("print *, %s\ncheck = check * 3 + sum(%[1]s * %s)", x, y)
}

// characters are strings on the host.
func (p *fortranProgram) characters() {
	s, d, list := p.variable("character(len=24)", "s", ""), p.variable("character(:), allocatable", "d", ""), p.variable("character(3)", "list", "(4)")
	v := p.expr(2, "3", p.arrays, nil)
	p.line("write (%s, '(%s)') %s", s, p.pick("i0", "i12", "i12.4", "i0.3", "z0"), v.text)
	p.line("%s = trim(adjustl(%s)) // word(%d:%d) // '|'", d, s, 1+p.IntN(4), 4+p.IntN(5))
	p.line("%s = ['%s', 'b c', %s(1:3), word(2:4)]", list, p.pick("abc", "  z", "Z1 "), d+" // 'xyz'")
	for range 3 {
		p.line("print *, %s", fmt.Sprintf(p.pick("'[', %[1]s, ']', %[2]s, len(%[2]s), len_trim(%[1]s)", "index(%[2]s, '%[4]s'), scan(%[2]s, '0123'), verify(%[2]s, '-0123456789', back=.true.)",
			"%[3]s(%[5]d) < %[3]s(%[6]d), llt(%[3]s(1), %[2]s), %[3]s == 'b c'", "repeat(%[2]s, %[5]d), adjustr(%[1]s)", "maxval(%[3]s), minloc(%[3]s), iachar(%[3]s(:)(2:2))",
			"merge(%[3]s, 'q  ', %[3]s > '%[4]s')", "%[3]s(4:1:-1)(2:3)", "(%[3]s(i)(1:1) // '.', i = 1, 4, 2)", "char(iachar(%[2]s(1:1)) + 1), achar(65 + %[5]d)", "trim(%[3]s(%[6]d)) // '<', len(%[3]s)"),
			s, d, list, p.pick("b", " ", "9 ", "~"), 1+p.IntN(4), 1+p.IntN(4)))
	}
	p.line("read (%s, '(%s)', iostat=t) j\nif (t == 0) check = check + j", s, p.pick("i3", "bn, i5", "i12"))
	p.line("select case (%s)\ncase ('a':'b')\n  check = check + 1\ncase ('Z1', 'b c')\n  check = check + 2\ncase default\n  check = check * 3 + len(%s)\nend select", list+fmt.Sprintf("(%d)", 1+p.IntN(4)), d)
	p.line("deallocate(%s)", d)
}
