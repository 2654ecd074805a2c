package main

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	"accc/cmd/internal/driver"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// A language is what the tests of clauses know of a directive language that its table does not say: which arguments
// make sense. Everything else comes from the table, so a clause that is added to it is tested with no further word.
type language struct {
	table *pragma.Table
	// args spell the arguments of a shape, each way that it has.
	args map[*pragma.Shape]func(w *writing, c *pragma.ClauseDef) []string
	// kinds are the variables that a clause is about, if not any.
	kinds map[*pragma.ClauseDef][]kind
	// body is what a directive governs and where it is.
	body func(w *writing, d *pragma.DirectiveDef, text string) string
	// with are clauses that another one needs on a directive.
	with map[*pragma.ClauseDef]string
}

var openACC = &language{
	table: accdir.Table,
	args: map[*pragma.Shape]func(*writing, *pragma.ClauseDef) []string{
		pragma.ShapeNone:      func(*writing, *pragma.ClauseDef) []string { return []string{""} },
		pragma.ShapeVars:      (*writing).variables,
		pragma.ShapeExpr:      (*writing).expressions,
		pragma.ShapeExprs:     (*writing).expressions,
		pragma.ShapeKeyword:   func(_ *writing, c *pragma.ClauseDef) []string { return parenthesized(c.Keywords...) },
		accdir.ShapeDevTypes:  func(*writing, *pragma.ClauseDef) []string { return parenthesized("nvidia", "host, radeon", "*") },
		accdir.ShapeReduction: (*writing).reductions,
		accdir.ShapeGang: func(w *writing, _ *pragma.ClauseDef) []string {
			return parenthesized("8", "num: n", "dim: 2", "static: 4", "static: *", "num: 4, static: 2")
		},
		accdir.ShapeSizes:    func(*writing, *pragma.ClauseDef) []string { return parenthesized("4", "2, 8", "*, 4") },
		accdir.ShapeCollapse: func(*writing, *pragma.ClauseDef) []string { return parenthesized("1", "2", "force: 2") },
		accdir.ShapeWait: func(*writing, *pragma.ClauseDef) []string {
			return parenthesized("1", "n, 2", "queues: 3", "devnum: 1: n", "devnum: 0: queues: 1, 2")
		},
		accdir.ShapeBind:    (*writing).bound,
		accdir.ShapeRoutine: (*writing).named,
	},
	kinds: map[*pragma.ClauseDef][]kind{
		accdir.ClauseDeviceptr:      {plainPointer},
		accdir.ClauseAttach:         {pointer},
		accdir.ClauseDetach:         {pointer},
		accdir.ClauseUseDevice:      {pointer, fixed},
		accdir.ClausePrivate:        {scalar, fixed},
		accdir.ClauseFirstprivate:   {scalar, fixed},
		accdir.ClauseLink:           {global},
		accdir.ClauseDeviceResident: {global, fixed},
		accdir.ArgCache:             {cached},
	},
	body: openACCBody,
	with: map[*pragma.ClauseDef]string{accdir.ClauseFinalize: "delete", accdir.ClauseIfPresent: "", accdir.ClauseBind: "seq", accdir.ClauseNohost: "seq"},
}

func parenthesized(list ...string) []string {
	out := make([]string, len(list))
	for i, s := range list {
		out[i] = "(" + s + ")"
	}
	return out
}

// A kind is a kind of variable.
type kind uint8

const (
	section      kind = iota // of an array that is an argument
	fixed                    // an array of the procedure
	scalar                   // a variable of the procedure
	pointer                  // a pointer that can be attached
	plainPointer             // one that can hold a device address
	global                   // an array of the file or module
	cached                   // elements of an array by the variable of a loop
)

// A writing is a procedure with one directive in the making.
type writing struct {
	language  *language
	fortran   bool
	outside   bool // a declarative directive is outside of procedures
	leaf      string
	procedure string
	number    int
	// Declarations of the arguments, the variables of the procedure, and those outside of it.
	names, params, locals, globals []string
}

func (w *writing) fresh(prefix string) string {
	w.number++
	return fmt.Sprintf("%s%d", prefix, w.number)
}

func (w *writing) in(c, fortran string) string {
	if w.fortran {
		return fortran
	}
	return c
}

// param adds an argument of the procedure.
func (w *writing) param(name, c, fortran string) {
	w.names = append(w.names, name)
	w.params = append(w.params, w.in(c, fortran))
}

// local adds a variable of the procedure, or of the file where the directive is outside of procedures.
func (w *writing) local(c, fortran string) {
	if w.outside {
		w.globals = append(w.globals, w.in(c, fortran))
	} else {
		w.locals = append(w.locals, w.in(c, fortran))
	}
}

// variable declares a variable and returns how a clause names it.
func (w *writing) variable(k kind) string {
	if w.outside && k == section {
		k = global
	}
	switch k {
	case fixed:
		v := w.fresh("l")
		w.local("float "+v+"[16]", "real :: "+v+"(16)")
		return v
	case scalar:
		v := w.fresh("s")
		w.local("float "+v, "real :: "+v)
		return v
	case pointer:
		v := w.fresh("p")
		w.param(v, "float *"+v, "real, pointer :: "+v+"(:)")
		return v
	case plainPointer:
		v := w.fresh("d")
		w.param(v, "float *"+v, "real :: "+v+"(*)")
		return v
	case global:
		v := w.fresh("g")
		if w.fortran {
			w.globals = append(w.globals, "real :: "+v+"(16)")
		} else {
			w.globals = append(w.globals, "float "+v+"[16]")
		}
		return v
	case cached:
		v := w.fresh("c")
		w.param(v, "float *"+v, "real :: "+v+"(n)")
		return w.in(v+"[i]", v+"(i)")
	}
	v := w.fresh("a")
	w.param(v, "float *"+v, "real :: "+v+"(n)")
	return v + w.in("[2:n]", "(2:n)")
}

// variables are lists of variables with each modifier, and without.
func (w *writing) variables(c *pragma.ClauseDef) (out []string) {
	kinds := w.language.kinds[c]
	if kinds == nil {
		kinds = []kind{section, fixed, scalar}
	}
	for _, k := range kinds {
		out = append(out, "("+w.variable(k)+")")
	}
	if len(kinds) > 1 {
		out = append(out, "("+w.variable(kinds[0])+", "+w.variable(kinds[1])+")")
	}
	for _, m := range c.Modifiers {
		out = append(out, "("+m.Name+": "+w.variable(kinds[0])+")")
	}
	return out
}

func (w *writing) expressions(c *pragma.ClauseDef) []string {
	switch {
	case c.Rule.Scalar:
		return parenthesized("n > 3", w.in("m == 0 && n < 9", "m == 0 .and. n < 9"))
	case c.Rule.Constant:
		return parenthesized("2")
	}
	out := parenthesized("n", "4")
	if c.Rule.Max > 1 {
		out = append(out, "(n, 2)")
	}
	for _, m := range c.Modifiers {
		out = append(out, "("+m.Name+": n)")
	}
	return out
}

// reductions are one for each operator.
func (w *writing) reductions(*pragma.ClauseDef) (out []string) {
	operators := accdir.Operators
	if w.fortran {
		operators = accdir.FortranOperators
	}
	for _, op := range operators {
		v := w.fresh("r")
		switch {
		case strings.HasPrefix(op, "."):
			w.local("", "logical :: "+v)
		case slices.Contains([]string{"+", "*", "max", "min"}, op):
			w.local("float "+v, "real :: "+v)
		default:
			w.local("int "+v, "integer :: "+v)
		}
		out = append(out, "("+op+": "+v+")")
	}
	return out
}

func (w *writing) bound(*pragma.ClauseDef) []string {
	other := w.fresh("other")
	w.globals = append(w.globals, w.in("int "+other+"(int)", ""))
	return parenthesized(other, `"`+other+`"`)
}

// named is the procedure that a directive names.
func (w *writing) named(*pragma.ClauseDef) []string {
	if w.fortran {
		return parenthesized(w.procedure)
	}
	other := w.fresh("other")
	w.globals = append(w.globals, "int "+other+"(int)")
	return parenthesized(other)
}

// A form is a clause as it can be written.
type form struct {
	clause *pragma.ClauseDef
	args   string
}

func (f form) text() string { return f.clause.Name + f.args }

// modifier is the modifier of a form, "" if it has none.
func (f form) modifier() string {
	word, _, found := strings.Cut(strings.TrimPrefix(f.args, "("), ":")
	if m := f.clause.Modifier(word); found && m != nil {
		return m.Name
	}
	return ""
}

// forms are all forms of a clause on a directive.
func (w *writing) forms(d *pragma.DirectiveDef, c *pragma.ClauseDef) (out []form) {
	shape, optional := c.ShapeOn(d)
	if optional {
		out = append(out, form{c, ""})
	}
	spell := w.language.args[shape]
	if spell == nil {
		return out
	}
	for _, args := range spell(w, c) {
		out = append(out, form{c, args})
	}
	return out
}

// program is a file with a directive of some clauses.
func (w *writing) program(d *pragma.DirectiveDef, text string) string {
	sentinel := w.in("#pragma ", "!$") + w.language.table.Sentinel + " "
	body := w.language.body(w, d, sentinel+d.NameIn(w.fortran)+text)
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	if w.fortran {
		line("module m_%s", w.procedure)
		line("implicit none")
		for _, g := range w.globals {
			line("%s", g)
		}
		if w.outside {
			line("%s%s%s", sentinel, d.NameIn(true), text)
		}
		line("contains")
		line("subroutine %s(%s)", w.procedure, strings.Join(append([]string{"n", "m", "x"}, w.names...), ", "))
		line("integer :: n, m, i, j, k\nreal :: x(n), t")
		for _, p := range append(slices.Clone(w.params), w.locals...) {
			line("%s", p)
		}
		line("%s", body)
		line("end subroutine\nend module")
		return b.String()
	}
	for _, g := range w.globals {
		line("%s;", g)
	}
	if w.outside {
		line("%s%s%s", sentinel, d.Name, text)
	}
	line("void %s(%s)\n{", w.procedure, strings.Join(append([]string{"int n", "int m", "float *x"}, w.params...), ", "))
	line("float t;")
	for _, l := range w.locals {
		line("%s;", l)
	}
	line("%s\n}", body)
	return b.String()
}

// openACCBody is the executable part of the procedure of a directive.
func openACCBody(w *writing, d *pragma.DirectiveDef, directive string) string {
	end := func(name string) string { return w.in("", "\n!$acc end "+name) }
	loops := func(inside string) string {
		if w.fortran {
			return "do i = 1, n\ndo j = 1, 8\n" + inside + "x(i) = x(i) + j\nend do\nend do"
		}
		return "for (int i = 0; i < n; i++)\nfor (int j = 0; j < 8; j++)\n{\n" + inside + "x[i] = x[i] + j;\n}"
	}
	around := func(name, inside string) string {
		return w.in("#pragma acc "+name+"\n{\n"+inside+"\n}", "!$acc "+name+"\n"+inside+"\n!$acc end "+name)
	}
	block := w.in("{\nx[0] = x[1];\n}", "x(1) = x(2)")
	switch {
	case w.outside:
		return w.in("x[0] = 1;", "x(1) = 1")
	case d == accdir.DirDeclare:
		return directive + "\n" + w.in("x[0] = 1;", "x(1) = 1")
	case d == accdir.DirRoutine:
		return w.in("x[0] = 1;", directive+"\nx(1) = 1")
	case d == accdir.DirCache:
		return w.in("#pragma acc parallel loop\n", "!$acc parallel loop\n") + loops(directive+"\n")
	case d == accdir.DirAtomic:
		statement := w.in("x[0] += 1;", "x(1) = x(1) + 1")
		switch word, _, _ := strings.Cut(strings.TrimPrefix(directive[strings.Index(directive, "atomic"):], "atomic "), " "); word {
		case "read":
			statement = w.in("t = x[0];", "t = x(1)")
		case "write":
			statement = w.in("x[0] = 1;", "x(1) = 1")
		case "capture":
			statement = w.in("t = x[0]++;", "t = x(1)\nx(1) = x(1) + 1\n!$acc end atomic")
		}
		return around("parallel", directive+"\n"+statement)
	case d == accdir.DirLoop:
		return around(w.leaf, directive+"\n"+loops(""))
	case d.Assoc == pragma.LoopNest:
		return directive + "\n" + loops("")
	case d.Assoc == pragma.Block:
		return directive + "\n" + block + end(d.Name)
	}
	return directive
}

// A setting is where a directive is tried.
type setting struct {
	outside bool
	leaf    string
}

func settings(d *pragma.DirectiveDef, fortran bool) []setting {
	switch {
	case d == accdir.DirLoop:
		return []setting{{leaf: "parallel"}, {leaf: "kernels"}}
	case d == accdir.DirRoutine && !fortran:
		return []setting{{outside: true}}
	case d.Assoc == pragma.Declarative && d != accdir.DirRoutine:
		return []setting{{}, {outside: true}}
	}
	return []setting{{}}
}

// An answer is what a command does with a program.
type answer struct {
	status       int
	out, message string
}

// answers are those that have been given: many samples have a program in common.
var answers sync.Map

// ask runs a command on a program of C or Fortran.
func ask(fortran bool, text string, args ...string) answer {
	key := fmt.Sprint(fortran, args, text)
	if a, again := answers.Load(key); again {
		return a.(answer)
	}
	a := asked(fortran, text, args)
	answers.Store(key, a)
	return a
}

func asked(fortran bool, text string, args []string) answer {
	var out, errs bytes.Buffer
	s := driver.NewSession()
	s.Stdin, s.Stdout, s.Stderr = strings.NewReader(text), &out, &errs
	language := "c"
	if fortran {
		language = "f90"
	}
	status := execute(s, append([]string{args[0], "-", "-x", language}, args[1:]...))
	return answer{status, out.String(), errs.String()}
}

// coded is a diagnostic with a code and a position.
var coded = regexp.MustCompile(`(?m)^[^\n]+:[0-9]+:[0-9]+: (error|warning): [^\n]* \[[A-Z]+[0-9]+\]$|^(error|warning)\[[A-Z]+[0-9]+\]: [^\n]*\n *--> [^\n]*:[0-9]+:[0-9]+`)
