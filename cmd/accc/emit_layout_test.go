package main

import (
	"flag"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// A layout writes one program in random layouts: blanks, tabs, comments, continuation, line ends, macros and conditions of the
// preprocessor. Statements and comments are numbered, so that each is found again.
type layout struct {
	generator
	form   sourceForm
	end    string // of lines
	text   strings.Builder
	number int
	lines  []string // those of statements, as they are written
	begin  []string // the arguments of clauses with which a line begins
}

// A sourceForm is how directives of a language are written.
type sourceForm struct {
	name      string
	arguments []string // of accc, for its standard input
	sentinels []string
	fixed     bool
	program   func(*layout)
}

var sourceForms = []sourceForm{
	{"C", []string{"-x", "c"}, []string{"#pragma acc", "#pragma  acc", "#  pragma acc", "#pragma\tacc"}, false, (*layout).c},
	{"free form", []string{"-x", "f90", "-cpp"}, []string{"!$acc", "!$ACC", "!$Acc"}, false, (*layout).fortran},
	{"fixed form", []string{"-x", "f", "-cpp"}, []string{"!$acc", "c$acc", "*$ACC", "C$acc"}, true, (*layout).fortran},
}

var layouts = flag.Int("layouts", 12, "how many random layouts of each form TestEmitLayouts writes")

// TestEmitLayouts writes directives back and translates them: a directive that says what it said keeps every byte, statements and comments
// stay in any case, and what has been translated does not change any more.
func TestEmitLayouts(t *testing.T) {
	for _, f := range sourceForms {
		t.Run(f.name, func(t *testing.T) {
			t.Parallel()
			programs := rapid.Custom(func(t *rapid.T) *layout {
				l := &layout{generator: generator{t: t}, form: f}
				l.end = l.pick("\n", "\n", "\r\n")
				f.program(l)
				return l
			})
			for seed := range *layouts {
				l := programs.Example(seed)
				text := l.text.String()
				emit := func(in string, more ...string) string {
					return accc(t, in, append(append([]string{"emit", "-", "-w"}, f.arguments...), more...)...)
				}
				require.Equal(t, text, emit(text, "--as", "acc", "--verify"))
				for _, how := range [][]string{{"--as", "omp"}, {"--as", "omp-multicore"}, {"--as", "omp", "--keep"}} {
					out := emit(text, how...)
					l.stays(t, text, out)
					if how[1] == "omp" {
						l.continued(t, text, out)
					}
					require.Equal(t, out, emit(out, how...), "%s again", how)
				}
			}
		})
	}
}

var (
	comments  = regexp.MustCompile(`note \d+\.`)
	otherEnds = map[string]*regexp.Regexp{"\n": regexp.MustCompile(`\r`), "\r\n": regexp.MustCompile(`(?:^|[^\r])\n`)}
)

// stays fails unless a translation has all statements, in order and byte for byte, all comments, and the line ends of the text.
func (l *layout) stays(t *testing.T, text, out string) {
	t.Helper()
	rest := l.end + out
	for _, line := range l.lines {
		_, after, found := strings.Cut(rest, l.end+line+l.end)
		if !found {
			t.Fatalf("the line %q is not there, or not in its place, in:\n%s\nof:\n%s", line, out, text)
		}
		rest = l.end + after
	}
	for _, c := range comments.FindAllString(text, -1) {
		if !strings.Contains(out, c) {
			t.Fatalf("the comment %q is lost in:\n%s\nof:\n%s", c, out, text)
		}
	}
	if otherEnds[l.end].MatchString(out) {
		t.Fatalf("other line ends than %q in %q", l.end, out)
	}
}

var (
	capitals   = regexp.MustCompile(`(?m)^[ \t]*[!c*C]\$\w+ (?:PARALLEL LOOP|KERNELS LOOP|DATA|UPDATE)`)
	translated = regexp.MustCompile(`(?m)^[ \t]*[!c*C]\$\w+ TARGET`)
	sentinels  = regexp.MustCompile(`(?im)^[ \t]*[!c*]\$acc (?:parallel|kernels|data|update)`)
)

// continued fails unless a translation has lines that begin with the clauses that lines begin with in the text, keywords in capitals where it
// has them, and sentinels in the same case.
func (l *layout) continued(t *testing.T, text, out string) {
	t.Helper()
	count := map[string]int{}
	for _, a := range l.begin {
		count[a]++
	}
	for a, n := range count {
		begins := regexp.MustCompile(`\n[ \t]*(?:[!c*]\$(?i:omp)[ &]*)?(?:/\*[^*]*\*/)?[ \t]*\w+\([^()\n]*` + regexp.QuoteMeta(a))
		if found := len(begins.FindAllString(out, -1)); found < n {
			t.Fatalf("%d of %d lines begin with a clause about %q in:\n%s\nof:\n%s", found, n, a, out, text)
		}
	}
	if n := len(capitals.FindAllString(text, -1)); len(translated.FindAllString(out, -1)) < n {
		t.Fatalf("not %d directives in capitals in:\n%s\nof:\n%s", n, out, text)
	}
	for _, s := range sentinels.FindAllString(text, -1) {
		word := s[strings.IndexByte(s, '$')+1:][:3]
		if omp := map[string]string{"acc": "$omp ", "ACC": "$OMP ", "Acc": "$Omp "}[word]; !strings.Contains(out, omp) {
			t.Fatalf("no %q in:\n%s\nof:\n%s", omp, out, text)
		}
	}
}

func (l *layout) note() string {
	l.number++
	return fmt.Sprintf("note %d.", l.number)
}

// comment is a comment that ends a line, often none.
func (l *layout) comment() string {
	switch {
	case !l.chance(25):
		return ""
	case len(l.form.sentinels) > 0 && l.form.sentinels[0][0] == '#':
		return l.pick(" // ", "\t/* ") + l.note() + " */"
	}
	return " ! " + l.note()
}

// statement writes a line that a translation leaves alone.
func (l *layout) statement(text string) {
	if l.chance(15) {
		l.raw(l.pick("", "  ", "\t"))
	}
	indent := l.pick("", "  ", "    ", "\t")
	if l.form.fixed {
		indent = l.pick("      ", "        ")
	}
	l.raw(indent + text + l.pick("", " ", "") + l.comment())
}

// raw writes a line as it is.
func (l *layout) raw(line string) {
	l.lines = append(l.lines, line)
	l.text.WriteString(line + l.end)
}

// directive writes a directive of some words, on one or more lines; it may be chosen by the preprocessor.
func (l *layout) directive(name string, clauses ...string) {
	if !l.chance(20) {
		l.words(name, clauses)
		return
	}
	l.raw(l.pick("#ifdef TUNED", "#if defined(TUNED)", "# if !defined(PLAIN)"))
	l.words(name, clauses)
	l.raw("#else")
	l.words(name, slices.DeleteFunc(slices.Clone(clauses), func(c string) bool { return strings.Contains(c, "num_gangs") }))
	l.raw("#endif")
}

func (l *layout) words(name string, clauses []string) {
	inC, fixed := l.form.sentinels[0][0] == '#', l.form.fixed
	if !inC && l.chance(25) {
		name, clauses = strings.ToUpper(name), slices.Clone(clauses)
		for i, c := range clauses {
			word, rest, args := strings.Cut(c, "(")
			if clauses[i] = strings.ToUpper(word); args {
				clauses[i] += "(" + rest
			}
		}
	}
	sentinel, indent := l.pick(l.form.sentinels...), ""
	if !fixed {
		indent = l.pick("", "  ", "\t", "    ")
	}
	line := indent + sentinel + " " + name
	for i, c := range clauses {
		between := l.pick(" ", " ", ", ", "  ")
		if i == 0 {
			between = l.pick(" ", "  ")
		}
		broken := l.chance(25) || fixed && len(line)-strings.LastIndex(line, "\n") > 40
		if args := strings.TrimSuffix(c[strings.IndexByte(c, '(')+1:], ")"); broken && !fixed && strings.Contains(c, "(") {
			l.begin = append(l.begin, strings.TrimSpace(args))
		}
		switch {
		case broken && inC:
			line += strings.TrimRight(between, " ") + " \\" + l.end + l.pick("", "   ", "\t") + l.pick("", "/* "+l.note()+" */ ")
		case broken && fixed:
			line += l.end + sentinel + l.pick("&", "+", "1") + " "
		case broken:
			line += strings.TrimRight(between, " ") + " &" + l.pick("", " ! "+l.note()) + l.end
			if l.chance(20) {
				line += "  ! " + l.note() + l.end
			}
			line += indent + sentinel + l.pick(" ", "& ", " & ")
		case inC && l.chance(10):
			line += " /* " + l.note() + " */ "
		default:
			line += between
		}
		line += c
	}
	l.text.WriteString(line + l.comment() + l.end)
}

// some are clauses, each with a chance.
func (l *layout) someOf(clauses ...string) (list []string) {
	for _, c := range clauses {
		if l.chance(50) {
			list = append(list, c)
		}
	}
	return list
}

func (l *layout) c() {
	l.raw("#define N 64")
	l.raw("#define LAST(a) (N*(a))")
	l.statement("void f(int n, double *restrict x, double *restrict y, double *sum)")
	l.statement("{")
	l.statement("double total = 0, part;")
	for range rapid.IntRange(1, 3).Draw(l.t, "constructs") {
		switch l.pick("loop", "data", "nest") {
		case "loop":
			l.directive("parallel loop", l.someOf("copyin(x[0:N])", "copy(y[0:LAST(1)])", "num_gangs(N/4)", "vector_length( 32 )", "private(part)")...)
			l.statement("for (int i = 0; i < N; i++) { part = x[i]; y[i] += part; }")
		case "data":
			l.directive("data", append(l.someOf("copyin(x[0:n])", "if(n>N)"), "copy(y[:n])")...)
			l.statement("{")
			l.directive("kernels loop independent", l.someOf("present(y)")...)
			l.statement("for (int i = 0; i < n; i++) y[i] *= 2;")
			l.directive("update self(y[0:N])", l.someOf("if_present")...)
			l.statement("}")
		default:
			l.directive("parallel loop gang", append(l.someOf("present(x[0:n])"), "reduction(+:total)")...)
			l.statement("for (int i = 0; i < n; i++) {")
			l.directive("loop vector", "reduction(+:total)")
			l.statement("for (int j = 0; j < N; j++)")
			l.statement("total += x[i] * j;")
			l.statement("}")
		}
	}
	l.statement("*sum = total;")
	l.statement("}")
}

func (l *layout) fortran() {
	l.raw("#define WIDTH 64")
	l.statement("subroutine Sub(nMax, X, y, total)")
	l.statement("integer, parameter :: SZ = 32")
	l.statement("integer :: nMax, i, j")
	l.statement("real :: X(nMax), y(nMax), total, part")
	l.statement("total = 0")
	for range rapid.IntRange(1, 3).Draw(l.t, "constructs") {
		switch l.pick("loop", "data", "nest") {
		case "loop":
			l.directive("parallel loop", l.someOf("copyin(X(1:SZ))", "copy(y)", "num_gangs(SZ/4)", "vector_length(WIDTH)", "private(part)")...)
			l.statement("do i = 1, nMax")
			l.statement("part = X(i)")
			l.statement("y(i) = y(i) + part")
			l.statement("end do")
		case "data":
			l.words("data", append(l.someOf("copyin(X)", "if(nMax > SZ)"), "copy(y)"))
			l.directive("kernels loop independent")
			l.statement("do i = 1, nMax")
			l.statement("y(i) = 2 * y(i)")
			l.statement("end do")
			l.directive("update self(y(1:SZ))", l.someOf("if_present")...)
			l.words("end data", nil)
		default:
			l.directive("parallel loop gang", append(l.someOf("present(X)"), "reduction(+:total)")...)
			l.statement("do i = 1, nMax")
			l.directive("loop vector", "reduction(+:total)")
			l.statement("do j = 1, SZ")
			l.statement("total = total + X(i) * j")
			l.statement("end do")
			l.statement("end do")
		}
	}
	l.statement("end subroutine")
}
