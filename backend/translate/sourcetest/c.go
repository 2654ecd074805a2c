package sourcetest

import (
	"fmt"
	"slices"
	"strings"
)

// c writes a program in C.
func (w *writer) c() {
	w.kept("#include <stdio.h>")
	w.kept("#include <stdlib.h>")
	if w.chance(30) {
		w.changed("#ifdef " + map[bool]string{true: "_OPENMP", false: "_OPENACC"}[w.OpenMP])
		w.changed("#include <" + map[bool]string{true: "omp.h", false: "openacc.h"}[w.OpenMP] + ">")
		w.changed("#endif")
	}
	for name, values := range []string{"N", "STEPS"} {
		w.kept("#ifndef " + values)
		w.kept("#define " + values + " " + []string{w.pick("16", "24", "40"), w.pick("2", "4")}[name])
		w.kept("#endif" + w.lineComment())
	}
	for _, text := range []string{"#define HALF~ (N~ / 2)", "#define LAST(n)~ ((n)~ - 1)", "#define WHOLE(v) v[0:N]", "#define FIRST(v, n) v[0:n]", "#define NOTHING", "#define BEGIN {", "#define END }"} {
		w.kept(w.spaced(text, false))
	}
	w.kept("#define PRAGMA(...) _Pragma(#__VA_ARGS__)")
	w.line("static double a[N], b[N], grid[N][HALF];")
	w.line(w.pick("static ", "") + "double table[N];")
	w.line("static double *p;")
	w.line("static int on = 1;")
	w.directive("declare create(table)")
	for range 3 + w.IntN(3) {
		units := []func(){w.plainLoop, w.dataRegion, w.enterExit, w.nest, w.routine, w.bare, w.parameters, w.queue, w.histogram, w.serial, w.declared}
		units[w.IntN(len(units))]()
	}
	w.line("int main(void)")
	w.line("{")
	w.depth++
	w.line("double t = 0;")
	w.line("p = malloc(2 * N * sizeof *p);")
	w.line("for (int i = 0; i < N; i++) {")
	w.line("a[i] = i, b[i] = 2 * i, table[i] = 1, p[i] = 3, p[N + i] = 4;")
	w.line("for (int k = 0; k < HALF; k++) grid[i][k] = i + k;")
	w.line("}")
	for _, unit := range w.units {
		w.line(fmt.Sprintf(`printf("%s %%g\n", %s(N));`, unit, unit))
	}
	w.line("for (int i = 0; i < N; i++) t += (i + 1) * (a[i] + 2 * b[i] + 3 * p[i] + table[i] + grid[i][HALF / 2]);")
	w.line(`printf("%g\n", t);`)
	w.line("return 0;")
	w.depth--
	w.line("}")
}

// lineOfC writes a line of C, and often a comment before it or after it. A ~ in its text is a place for a blank or a comment.
func (w *writer) lineOfC(text string) {
	if w.chance(8) {
		w.kept(w.pick("", "\t", "/* § */", "// §", "/* #pragma acc parallel §"+w.End+" * } § */"))
	}
	after := ""
	if w.chance(12) {
		after = w.pick(" // ", "\t/* ") + "§ */"
	}
	w.kept(w.indent() + w.spaced(text, true) + after)
}

func (w *writer) indent() string {
	return w.pick(strings.Repeat("    ", w.depth), strings.Repeat("    ", w.depth), strings.Repeat("\t", w.depth), "")
}

// spaced puts something into the gaps of a text: more where it may be a line end.
func (w *writer) spaced(text string, lines bool) string {
	var out strings.Builder
	for i, part := range strings.Split(text, "~") {
		if i > 0 {
			out.WriteString(w.gap(lines))
		}
		out.WriteString(part)
	}
	return out.String()
}

// gap returns what may be between two tokens, often nothing.
func (w *writer) gap(lines bool) string {
	switch n := w.IntN(20); {
	case n < 2:
		return w.pick(" ", "  ", "\t")
	case n == 2:
		return "/* § */"
	case n == 3:
		return "\\" + w.End + w.pick("", "   ", "\t")
	case n == 4:
		return "/* §" + w.End + w.pick("", "   ", " * ") + "§ */"
	case n == 5 && lines:
		return w.End + w.pick("", "\t")
	}
	return ""
}

// between returns what separates two words: a blank and more.
func (w *writer) between() string { return w.pick(" ", " ", " ", "  ", "\t") + w.gap(false) }

// directive writes a directive of OpenACC, or what it is in OpenMP: plainly, by a macro, or under a condition.
func (w *writer) directive(name string, clauses ...string) {
	if w.Form != C {
		w.directiveOfFortran(name, clauses)
		return
	}
	if w.chance(12) && w.depth > 0 {
		w.conditional(func() { w.oneDirective(name, clauses) }, func() { w.oneDirective(name, needed(clauses)) })
		return
	}
	w.oneDirective(name, clauses)
}

// needed returns the clauses without which a program would not be right.
func needed(clauses []string) []string {
	return slices.DeleteFunc(slices.Clone(clauses), func(c string) bool {
		return strings.HasPrefix(c, "num_") || strings.HasPrefix(c, "vector_") || strings.HasPrefix(c, "if(")
	})
}

func (w *writer) oneDirective(name string, clauses []string) {
	name, clauses = w.words(name, clauses)
	all := strings.Join(strings.Fields(name), w.between())
	kind := w.IntN(20)
	if len(clauses) > 0 && kind >= 16 {
		kind = 19
	}
	list := ""
	for i, c := range clauses {
		if i > 0 && w.chance(30) {
			list += w.pick(",", " ,", ", ")
		}
		list += w.between() + w.spaced(c, false)
	}
	text := w.Directives() + w.between() + all + list
	flat := w.Directives() + " " + name + " " + strings.ReplaceAll(strings.Join(clauses, " "), "~", "")
	switch {
	case kind == 12: // in the operator of pragmas
		w.changed(w.indent() + `_Pragma("` + flat + `")`)
	case kind == 13:
		w.changed(w.indent() + "PRAGMA(" + text + ")")
	case kind == 14:
		macro := w.next("DIRECTIVE")
		w.changed("#define " + macro + " _Pragma(\"" + flat + "\")")
		w.changed(w.indent() + macro)
	case kind == 15:
		macro := w.next("WITH")
		w.changed("#define " + macro + "(n) PRAGMA(" + w.Directives() + " " + strings.ReplaceAll(strings.TrimPrefix(flat, w.Directives()+" "), "0:n", "0:(n)") + ")")
		w.changed(w.indent() + macro + "(n)")
	case kind == 19: // the clauses of a macro
		macro := w.next("CLAUSES")
		w.changed("#define " + macro + list)
		w.changed(w.indent() + w.pragma() + w.Directives() + w.between() + all + w.between() + macro + w.pick("", " NOTHING"))
	default:
		after := ""
		if w.chance(15) {
			after = w.pick(" // ", " /* ") + "§ */"
		} else if w.chance(10) {
			after = w.pick(" NOTHING", " \\"+w.End+"NOTHING")
		}
		w.changed(w.indent() + w.pragma() + text + after)
	}
}

// pragma returns the beginning of a line with a directive.
func (w *writer) pragma() string {
	return w.pick("#pragma ", "#pragma ", "#pragma ", "# pragma\t", "%:pragma ", "/* § */ #pragma ", "#/* § */pragma ")
}

// function writes the head of a function, in one of the ways in which heads are hard to read, its body, and its end.
func (w *writer) function(result, name string, parameters []string, body func()) {
	end := "}"
	typed := strings.Join(parameters, "~, ")
	head := fmt.Sprintf("static~ %s %s(%s)", result, name, typed)
	switch n := w.IntN(8); {
	case n == 0 && !w.Modern: // of 1978
		var names []string
		for _, p := range parameters {
			names = append(names, declared(p))
		}
		w.line(fmt.Sprintf("static %s %s(~%s)", result, name, strings.Join(names, "~, ")))
		for _, p := range parameters {
			w.line(p + ";")
		}
		w.line("{")
	case n == 1:
		w.conditional(func() { w.line(head + "~ {") }, func() { w.line(strings.Replace(head, "static", "static inline", 1)); w.line("{") })
	case n == 2:
		w.conditional(func() { w.line(strings.Replace(head, "static", "static inline", 1)) }, func() { w.line(head) })
		w.line("{")
	case n == 3:
		w.line(head)
		w.line("BEGIN")
		end = "END"
	case n == 4:
		w.line(head + " {")
		w.line(`#define WITHIN "}{"`)
		w.line("#undef WITHIN")
	default:
		w.line(head)
		w.line("{")
	}
	w.depth++
	body()
	w.depth--
	w.line(end)
}

// declared returns the name that a parameter declares.
func declared(parameter string) string {
	name, _, _ := strings.Cut(parameter[strings.LastIndexAny(parameter, " *")+1:], "[")
	return name
}

// unit writes a function that the program calls with N.
func (w *writer) unit(body func()) {
	name := w.next("unit")
	w.units = append(w.units, name)
	w.function("double", name, []string{"int n"}, func() {
		w.line("double~ t = 0;")
		body()
		w.line("return t + n;")
	})
}

// constant returns a number.
func (w *writer) constant() string {
	if w.Modern {
		return w.pick("1'000", "0x1'0", "1'2.5", "3")
	}
	return w.pick("1000", "0x10", "12.5", "3")
}

// extent writes a clause for an array of N elements.
func (w *writer) extent(clause, v string) string {
	return clause + "(~" + w.pick(v, v+"[0:~N]", "WHOLE("+v+")", "FIRST("+v+",~ N)", v+"[0:~LAST(N)~ + 1~]", v+"[0:n]", v+"[:n~]") + "~)"
}

func (w *writer) plainLoop() {
	w.unit(func() {
		w.directive("parallel loop", append(w.some(w.extent("copyin", "b"), "num_gangs(~HALF~)", "vector_length(32)"), w.extent("copy", "a"))...)
		w.line("for (int i = 0;~ i < N;~ i++)~ a[i]~ += b[i] + " + w.constant() + ";")
		w.line("t = a[LAST(N)];")
	})
}

func (w *writer) dataRegion() {
	w.unit(func() {
		w.directive("data", append(w.some("if(on)", w.extent("copyin", "b")), "copy(~p[0:n]~)")...)
		w.line("{")
		w.line("for (int s = 0; s < STEPS; s++) {")
		w.depth++
		w.directive("kernels loop", w.some("present(p[0:n])", "num_gangs(4)")...)
		w.line("for (int i = 0; i < n; i++) p[i] = p[i]~ * 2 +~ b[i];")
		w.directive("update", w.pick("self(p[0:n])", "self(~p[n - 1:1]~)", "self(p[LAST(N)~:1])"))
		w.line("t += p[n - 1];")
		w.line("p[0] = t;")
		w.directive("update", "device(p[0:1])")
		w.depth--
		w.line("}")
		w.line(w.pick("}", "}", "} // data"))
	})
}

func (w *writer) enterExit() {
	w.unit(func() {
		w.directive("enter data", append(w.some("if(on)"), "copyin(p[0:~n])", "copyin(b)")...)
		w.directive("parallel loop", w.some("present(p[0:n])", "present(b)")...)
		w.line("for (int i = 0; i < n; i++)")
		w.line("p[i] += b[i];")
		w.directive("exit data", append(w.some("if(on)"), "copyout(p[0:n])", "delete(b)")...)
		w.line("for (int i = 0; i < n; i++) t += p[i];")
	})
}

func (w *writer) nest() {
	w.unit(func() {
		w.line("double part;")
		w.directive("parallel loop gang", append(w.private(w.some("copyin(b)", "private(part)")), "reduction(+~:t)", w.extent("copy", "a"))...)
		w.line("for (int i = 0; i < N; i++) {")
		w.depth++
		w.line("part = 0;")
		w.directive("loop vector", "reduction(+:~part)")
		w.line("for (int k = 0; k < HALF; k++)~ part += b[k] + i;")
		w.line("a[i] += part;")
		w.line("t += part;")
		w.depth--
		w.line("}")
	})
}

// routine writes a function for the device, and a loop that calls it.
func (w *writer) routine() {
	name := w.next("helper")
	w.directive("routine seq")
	if w.OpenMP {
		w.helper(name)
		w.changed("#pragma omp end declare target")
	} else {
		w.helper(name)
	}
	w.unit(func() {
		w.directive("parallel loop", append(w.some("copyin(b)"), w.extent("copy", "a"))...)
		w.line("for (int i = 0; i < N; i++) a[i] = " + name + "(~a[i], i);")
		w.line("t = a[HALF];")
	})
}

func (w *writer) helper(name string) {
	w.function("double", name, []string{"double x", "int k"}, func() {
		w.line("if (k % 2)~ return x + " + w.constant() + ";~ else return x~ - k;")
	})
}

// bare writes a construct that a condition decides about without braces.
func (w *writer) bare() {
	w.unit(func() {
		w.line("if (on)")
		w.oneDirective("parallel loop", []string{w.extent("copy", "a")})
		w.line("for (int i = 0; i < N; i++) a[i] += " + w.constant() + ";")
		w.line("else t = 1;")
	})
}

// parameters writes a function with arrays for parameters, whose extents the clauses do not repeat.
func (w *writer) parameters() {
	name := w.next("sweep")
	w.function("void", name, []string{"double v[N][HALF]", "double u[N]", "int k"}, func() {
		clauses := []string{w.pick("copy(v)", "copy(v[0:N])"), w.pick("copyin(u)", "copyin(~u[0:N])")}
		if w.OpenMP { // a parameter is a pointer there
			clauses = []string{"copy(v[0:N])", "copyin(~u[0:N])"}
		}
		w.directive("parallel loop", append(w.some("collapse(2)"), clauses...)...)
		w.line("for (int i = 0; i < N; i++)")
		w.line("for (int j = 0; j < HALF; j++)~ v[i][j] += u[i] *~ k;")
	})
	w.unit(func() {
		w.line(name + "(grid,~ b, 2);")
		w.line("t = grid[N - 1][HALF - 1];")
	})
}

func (w *writer) queue() {
	w.unit(func() {
		w.directive("parallel loop", "async(1)", w.extent("copy", "a"))
		w.line("for (int i = 0; i < N; i++) a[i] -= i;")
		w.directive("wait")
		w.line("t = a[1];")
	})
}

func (w *writer) histogram() {
	w.unit(func() {
		w.line("int bins[4] = {0};")
		w.directive("parallel loop", "copy(bins)", w.extent("copyin", "b"))
		w.line("for (int i = 0; i < N; i++) {")
		w.depth++
		w.line("int k = (int)b[i] & 3;")
		w.directive("atomic update")
		w.line("bins[k]~ +=~ 1;")
		w.depth--
		w.line("}")
		w.line("t = bins[0] + 10 * bins[1] + 100 * bins[2];")
	})
}

func (w *writer) serial() {
	w.unit(func() {
		w.directive("serial", append(w.some("copyin(b)"), "copy(~t)")...)
		w.line("{")
		w.line("t += b[n - 1];")
		w.line("t *= 2;")
		w.line("}")
	})
}

// declared writes a loop with the array that is on the device all the time.
func (w *writer) declared() {
	w.unit(func() {
		w.directive("update", "device(table)")
		w.directive("parallel loop", w.some("copyin(b)", "num_gangs(2)")...)
		w.line("for (int i = 0; i < N; i++) table[i] = b[i] + 1;")
		w.directive("update", w.pick("self(table)", "self(table[0:N])"))
		w.line("t = table[N - 1];")
	})
}
