package sourcetest

import (
	"fmt"
	"strings"
)

// fortran writes a program in Fortran: a module with arrays and procedures, and a program that calls these.
func (w *writer) fortran() {
	for name, macro := range []string{"N", "STEPS"} {
		w.kept("#ifndef " + macro)
		w.kept("#define " + macro + " " + []string{w.pick("16", "24", "40"), w.pick("2", "4")}[name])
		w.kept("#endif")
	}
	w.kept("#define LAST(n) ((n) - 1)")
	w.kept("#define WHOLE(v) v(1:N)")
	w.line("module work")
	w.depth++
	if w.chance(30) {
		w.changed("#ifdef " + map[bool]string{true: "_OPENMP", false: "_OPENACC"}[w.OpenMP])
		w.changed("      use " + map[bool]string{true: "omp_lib", false: "openacc"}[w.OpenMP])
		w.changed("#endif")
	}
	w.line("implicit none")
	w.line("integer,~ parameter~ :: half = N / 2")
	w.line("real(8)~ :: a(N), b(N),~ grid(N, half), table(N)")
	w.line("real(8), allocatable :: p(:)")
	w.line("logical :: on = .true.")
	w.directive("declare create(table)")
	w.depth--
	w.line("contains")
	w.depth++
	for range 3 + w.IntN(3) {
		units := []func(){w.plainDo, w.dataBlock, w.enterExitDo, w.nestDo, w.routineDo, w.arguments, w.queueDo, w.histogramDo, w.serialBlock, w.declaredDo}
		units[w.IntN(len(units))]()
	}
	w.depth--
	w.line("end module")
	w.line("program main")
	w.depth++
	w.line("use work")
	w.line("integer :: i, k")
	w.line("real(8) :: t = 0")
	w.line("allocate(p(N))")
	w.line("do i = 1, N")
	w.line("a(i) = i;~ b(i) = 2 * i; table(i) = 1; p(i) = 3")
	w.line("do k = 1, half; grid(i, k) = i + k; end do")
	w.line("end do")
	for _, unit := range w.units {
		w.line(fmt.Sprintf("print '(a, f20.4)',~ '%s',~ %s(N)", unit, unit))
	}
	w.line("do i = 1, N")
	w.line("t = t + i * (a(i) + 2 * b(i)~ + 3 * p(i) + table(i)~ + grid(i, half / 2))")
	w.line("end do")
	w.line("print '(f20.4)', t")
	w.depth--
	w.line("end program")
}

// statementColumn is where statements of fixed form begin, lastColumn where they end.
const (
	statementColumn = 6
	lastColumn      = 72
)

// line writes a statement of Fortran, or one of C. A ~ in its text is a place for a blank or a line end.
func (w *writer) line(text string) {
	if w.Form == C {
		w.lineOfC(text)
		return
	}
	w.remark(8)
	w.labelled("", text)
}

// labelled writes a statement of Fortran with a label, if that is not empty.
func (w *writer) labelled(label, text string) {
	var out strings.Builder
	start := w.pick(strings.Repeat("  ", w.depth), strings.Repeat("  ", w.depth), strings.Repeat("\t", w.depth))
	if w.Form == Fixed {
		start = strings.Repeat(" ", statementColumn) + w.pick("", strings.Repeat("  ", w.depth))
		start = label + start[len(label):]
	} else if label != "" {
		start = label + " " + start
	}
	out.WriteString(start)
	column := len(start)
	for i, part := range strings.Split(text, "~") {
		if i > 0 {
			switch {
			case w.chance(15) || w.Form == Fixed && column+len(part) > lastColumn-8:
				out.WriteString(w.continuation("", ""))
				column = statementColumn
			case w.chance(20):
				out.WriteString(" ")
				column++
			}
		}
		out.WriteString(part)
		column += len(part)
	}
	switch {
	case w.chance(12):
		out.WriteString(" ! §")
	case w.Form == Fixed && column < lastColumn && w.chance(10) && strings.ToLower(text) == text && !strings.Contains(out.String(), w.End):
		// What follows the last column is a comment. A macro before it would move that.
		fmt.Fprintf(&out, "%*s%s", lastColumn-column, "", "§")
	}
	w.kept(out.String())
}

// remark writes a line with a comment, with some chance.
func (w *writer) remark(percent int) {
	if w.chance(percent) {
		w.kept(w.commentLine())
	}
}

// commentLine returns a line that is a comment, or empty.
func (w *writer) commentLine() string {
	if w.Form == Fixed {
		return w.pick("", "c §", "* §", "! §", "C     § !$acc loop")
	}
	return w.pick("", "! §", "  ! § !$omp parallel do", "!  $acc §")
}

// continuation returns the end of a line and the beginning of the one that continues it: a sentinel begins that in a directive.
func (w *writer) continuation(sentinel, start string) string {
	comments := ""
	if w.chance(15) {
		comments = w.commentLine() + w.End
	}
	if w.Form == Fixed {
		if sentinel != "" {
			return w.End + comments + sentinel + w.pick("&", "+", "1") + start
		}
		return w.End + comments + "     " + w.pick("&", "1", "*") + w.pick("", "  ")
	}
	text := " &" + w.pick("", "", "  ", " ! §") + w.End + comments + "  " + sentinel
	if sentinel != "" {
		return text + w.pick(" ", " ", "& ", " & ", "&") + start
	}
	return text + w.pick("  ", " & ")
}

// directiveOfFortran writes a directive, or two under a condition. It may be continued, with #if between its lines.
func (w *writer) directiveOfFortran(name string, clauses []string) {
	if w.chance(10) && !strings.HasPrefix(name, "end") {
		w.conditional(func() { w.oneOfFortran(name, clauses) }, func() { w.oneOfFortran(name, needed(clauses)) })
		return
	}
	w.oneOfFortran(name, clauses)
}

func (w *writer) oneOfFortran(name string, clauses []string) {
	name, clauses = w.words(name, clauses)
	language := w.Directives()
	mixed := strings.ToUpper(language[:1]) + language[1:]
	sentinel := "!$" + w.pick(language, language, strings.ToUpper(language), mixed)
	capitals := w.chance(20)
	spelled := func(word string) string {
		before, rest, found := strings.Cut(word, "(")
		if capitals {
			before = strings.ToUpper(before)
		}
		if found {
			return before + "(" + rest
		}
		return before
	}
	indent := strings.Repeat("  ", w.depth)
	var out strings.Builder
	if w.Form == Fixed {
		sentinel = w.pick("!", "c", "C", "*") + sentinel[1:]
		indent = ""
	}
	first := indent + sentinel + " "
	out.WriteString(first)
	column := len(first)
	put := func(text, before string) {
		broken := w.chance(12) || w.Form == Fixed && column+len(before+text) > lastColumn-14
		if broken && w.Form == Free {
			out.WriteString(w.continuation(sentinel, ""))
			column = 0
		} else if broken {
			out.WriteString(w.continuation(sentinel, w.pick(" ", "")))
			column = statementColumn
			before = ""
		}
		if !broken {
			out.WriteString(before)
		}
		out.WriteString(text)
		column += len(before + text)
	}
	for i, word := range strings.Fields(name) {
		put(spelled(word), []string{"", " "}[min(i, 1)])
	}
	separators := []string{" "} // a directive's name is followed by no comma
	for _, c := range clauses {
		if w.chance(12) && (strings.HasPrefix(c, "num_") || strings.HasPrefix(c, "thread_limit") || strings.HasPrefix(c, "vector_length")) {
			w.optional(&out, sentinel, spelled(strings.ReplaceAll(c, "~", "")))
			column = statementColumn
			continue
		}
		before := w.pick(separators...)
		separators = []string{" ", "  ", ", ", " "}
		for i, part := range strings.Split(c, "~") {
			if i == 0 {
				put(spelled(part), before)
			} else {
				put(part, w.pick("", "", " "))
			}
		}
	}
	w.changed(out.String() + w.pick("", "", " ! §"))
}

// optional writes a clause on lines of its own, under a condition, in the middle of a directive.
func (w *writer) optional(out *strings.Builder, sentinel, clause string) {
	condition := "#" + w.condition(w.pick("TUNED", "PLAIN")) + w.End
	if w.Form == Fixed {
		out.WriteString(w.End + condition + sentinel + "& " + clause + w.End + "#endif" + w.End + sentinel + "& ")
		return
	}
	out.WriteString(" &" + w.End + condition + "  " + sentinel + " " + clause + " &" + w.End + "#endif" + w.End + "  " + sentinel + " ")
}

// section writes a clause for an array of N elements.
func (w *writer) section(clause, v string) string {
	return clause + "(~" + w.pick(v, v+"(1:~N)", "WHOLE("+v+")", v+"(:)", v+"(1:LAST(N)~ + 1)", v+"(1:m)", v+"(:~2 * half)") + ")"
}

// procedure writes a function of Fortran with a result t that the program calls with N.
func (w *writer) procedure(declarations string, body func()) {
	name := w.next("unit")
	w.units = append(w.units, name)
	heads := []string{"real(8)~ function " + name + "(m) result(t)", "function " + name + "(m)~ result(t)"}
	typed := w.chance(50)
	if w.chance(20) {
		w.conditional(func() { w.line(heads[0]) }, func() { w.line(heads[1]); w.line("real(8) :: t") })
	} else if typed {
		w.line(heads[0])
	} else {
		w.line(heads[1])
		w.line("real(8) :: t")
	}
	w.depth++
	w.line("integer, intent(in)~ :: m")
	w.line("integer :: i, k, s")
	if declarations != "" {
		w.line(declarations)
	}
	w.line("t = 0")
	body()
	w.line("t = t + m")
	w.depth--
	w.line("end function " + w.pick("", name))
}

// do writes a loop, sometimes one that ends at a label.
func (w *writer) do(variable, bounds string, body ...string) {
	label := ""
	if w.chance(20) {
		w.number++
		label = fmt.Sprint(100 + w.number)
		w.labelled("", "do "+label+" "+variable+" = "+bounds)
	} else {
		w.labelled("", "do~ "+variable+" = "+bounds)
	}
	w.depth++
	for _, b := range body {
		w.line(b)
	}
	w.depth--
	if label != "" {
		w.labelled(label, "continue")
	} else {
		w.line(w.pick("end do", "enddo", "END DO"))
	}
}

func (w *writer) plainDo() {
	w.procedure("", func() {
		w.directive("parallel loop", append(w.some(w.section("copyin", "b"), "num_gangs(~half~)", "vector_length(32)"), w.section("copy", "a"))...)
		w.do("i", "1,~ N", "a(i) =~ a(i) + b(i)~ + 12.5d0")
		w.line("t = a(LAST(N))")
	})
}

func (w *writer) dataBlock() {
	w.procedure("", func() {
		w.directive("data", append(w.some("if(on)", w.section("copyin", "b")), "copy(~p(1:m)~)")...)
		w.line("do s = 1, STEPS")
		w.depth++
		w.directive("kernels loop", w.some("present(p(1:m))", "num_gangs(4)")...)
		w.do("i", "1, m", "p(i) = p(i)~ * 2 +~ b(i)")
		w.directive("update", w.pick("self(p(1:m))", "self(~p(m:m)~)", "self(p(LAST(N)~ + 1:N))"))
		w.line("t = t + p(m)")
		w.line("p(1) = t")
		w.directive("update", "device(p(1:1))")
		w.depth--
		w.line("end do")
		w.oneOfFortran("end data", nil)
	})
}

func (w *writer) enterExitDo() {
	w.procedure("", func() {
		w.directive("enter data", append(w.some("if(on)"), "copyin(p(1:~m))", "copyin(b)")...)
		w.directive("parallel loop", w.some("present(p(1:m))", "present(b)")...)
		w.do("i", "1,~ m", "p(i) = p(i)~ + b(i)")
		w.directive("exit data", append(w.some("if(on)"), "copyout(p(1:m))", "delete(b)")...)
		w.do("i", "1, m", "t = t + p(i)")
	})
}

func (w *writer) nestDo() {
	w.procedure("real(8) :: part", func() {
		w.directive("parallel loop gang", append(w.private(w.some("copyin(b)", "private(part)")), "reduction(+~:t)", w.section("copy", "a"))...)
		w.line("do i = 1, N")
		w.depth++
		w.line("part = 0")
		w.directive("loop vector", "reduction(+:~part)")
		w.do("k", "1, half", "part = part + b(k)~ + i")
		w.line("a(i) = a(i) + part")
		w.line("t = t + part")
		w.depth--
		w.line("end do")
	})
}

// routineDo writes a function for the device, and a loop that calls it.
func (w *writer) routineDo() {
	name := w.next("helper")
	w.line("real(8) function " + name + "(x,~ k) result(r)")
	w.depth++
	w.directive("routine seq")
	w.line("real(8), intent(in) :: x")
	w.line("integer,~ intent(in) :: k")
	w.line("r = x - k")
	w.line("if (mod(k, 2) == 1)~ r =~ x + 3")
	w.depth--
	w.line("end function")
	w.procedure("", func() {
		w.directive("parallel loop", append(w.some("copyin(b)"), w.section("copy", "a"))...)
		w.do("i", "1, N", "a(i) = "+name+"(~a(i), i)")
		w.line("t = a(half)")
	})
}

// arguments writes a subroutine with arrays for arguments, whose extents the clauses do not repeat.
func (w *writer) arguments() {
	name := w.next("sweep")
	w.line("subroutine " + name + "(v,~ u, m)")
	w.depth++
	w.line("integer :: m, i, j")
	w.line(w.pick("real(8) :: v(N, half), u(N)", "real(8) :: v(:, :), u(*)", "real(8)~ :: v(N, *), u(m)"))
	w.directive("parallel loop", append(w.some("collapse(2)"), w.pick("copy(v(1:N, 1:half))", "copy(v(:,~ 1:N / 2))"), "copyin(~u(1:N))")...)
	w.line("do i = 1, N")
	w.do("j", "1,~ half", "v(i, j) = v(i, j)~ + u(i)")
	w.line("end do")
	w.depth--
	w.line("end subroutine")
	w.procedure("", func() {
		w.line("call " + name + "(grid,~ b, N)")
		w.line("t = grid(N, half)")
	})
}

func (w *writer) queueDo() {
	w.procedure("", func() {
		w.directive("parallel loop", "async(1)", w.section("copy", "a"))
		w.do("i", "1, N", "a(i) = a(i)~ - i")
		w.directive("wait")
		w.line("t = a(2)")
	})
}

func (w *writer) histogramDo() {
	w.procedure("integer :: bins(0:3)", func() {
		w.line("bins = 0")
		w.directive("parallel loop", "copy(bins)", w.section("copyin", "b"), "private(k)")
		w.line("do i = 1, N")
		w.depth++
		w.line("k = mod(int(b(i)), 4)")
		w.directive("atomic update")
		w.line("bins(k)~ = bins(k)~ + 1")
		w.depth--
		w.line("end do")
		w.line("t = bins(0) + 10 * bins(1) + 100 * bins(2)")
	})
}

func (w *writer) serialBlock() {
	w.procedure("", func() {
		w.directive("serial", append(w.some("copyin(b)"), "copy(~t)")...)
		w.line("t = t + b(m)")
		w.line("t = t * 2")
		w.oneOfFortran("end serial", nil)
	})
}

// declaredDo writes a loop with the array that is on the device all the time.
func (w *writer) declaredDo() {
	w.procedure("", func() {
		w.directive("update", "device(table)")
		w.directive("parallel loop", w.some("copyin(b)", "num_gangs(2)")...)
		w.do("i", "1, N", "table(i) =~ b(i) + 1")
		w.directive("update", w.pick("self(table)", "self(table(1:N))"))
		w.line("t = table(N)")
	})
}
