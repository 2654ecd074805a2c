package emit

import (
	"slices"
	"strings"

	"accc/backend/translate/outcome"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// Variables of a declare directive in a procedure are on the device until its scope ends: directives before each return and at the end of the
// scope remove them. Those that the program allocates are there from allocate to deallocate.

// A Scope is that of a declare directive in a procedure.
type Scope struct {
	// Returns are the return statements of the procedure, in C their words.
	Returns []source.Span
	// Allocated are the variables of the directive that the program allocates.
	Allocated []Allocated
}

// An Allocated is a variable of Fortran that has memory for a time.
type Allocated struct {
	Name string
	// Enters and Leaves are the map types when it gets and loses its memory on the device.
	Enters, Leaves *pragma.ModifierDef
}

// An Allocation is a statement that allocates or frees variables of declare directives.
type Allocation struct {
	Statement source.Span
	Variables []Allocated
	Frees     bool
}

// NewAllocated is a variable of a data clause of declare.
func NewAllocated(name string, clause *pragma.ClauseDef) Allocated {
	a := Allocated{Name: name, Enters: ompdir.ClauseMap.Modifier("alloc"), Leaves: ompdir.ClauseMap.Modifier("delete")}
	switch clause {
	case accdir.ClauseCopyin, accdir.ClauseCopy:
		a.Enters = ompdir.ClauseMap.Modifier("to")
	}
	switch clause {
	case accdir.ClauseCopyout, accdir.ClauseCopy:
		a.Leaves = ompdir.ClauseMap.Modifier("from")
	}
	return a
}

// moves is the directive that maps a variable, or unmaps it. maybe: it may have no memory there.
func (a *Allocated) moves(frees, maybe bool) *pragma.Directive {
	def, kind := ompdir.DirTargetEnterData, a.Enters
	if frees {
		def, kind = ompdir.DirTargetExitData, a.Leaves
	}
	c := pragma.NewClause(ompdir.ClauseMap, varArg(a.Name))
	c.Modifiers = []pragma.Modifier{{Word: pragma.Word{Text: kind.Name}}}
	d := pragma.NewDirective(def, c)
	if maybe {
		d.Clauses = append(d.Clauses, pragma.NewClause(ompdir.ClauseIf, exprArg("allocated("+a.Name+")")))
	}
	return d
}

// leaving takes what is done where the scope of declare ends out of the form of its directive.
func (t *translation) leaving(s *Site, f *ompForm) {
	if s.Scope == nil || t.to.reverse != nil {
		return
	}
	f.leaving, f.behind = f.behind, nil
	f.left, f.moved = f.moved, nil
	if t.program.Target == outcome.Multicore {
		return
	}
	for i := range s.Scope.Allocated {
		f.leaving = append(f.leaving, s.Scope.Allocated[i].moves(true, true))
	}
}

// unleft reports a place where the scope of declare ends without what removes its data.
func (t *translation) unleft(at source.Span, why string) {
	NotInPlace.New(at, "the data of declare stays on the device where its scope ends: %s", why).To(t.r)
}

// exits writes what is done where the scope of declare ends, in C.
func (t *translation) exits(s *Site, f *ompForm, layout pragma.Layout) {
	list := f.leaving
	unleft := t.unleft
	if len(f.left) > 0 {
		unleft = t.unmoved
	}
	var b strings.Builder
	w := &writer{b: &b, layout: layout}
	w.lines(list)
	w.statements(f.left, f.inner)
	lines := b.String()
	if t.keep {
		lines = t.guard(lines)
	}
	block, _ := t.text.innermost(s.Directive.Start, "{")
	run, ok := t.text.Run(block.Span)
	if !ok {
		unleft(s.Directive, "its end is not found")
		return
	}
	end, last := int(t.text.Toks[run.End-1].Start), -1
	for _, r := range s.Scope.Returns {
		if r.File != t.file || r.Start < s.Directive.End || r.Start > end {
			continue
		}
		statement, _ := t.text.innermost(r.Start, "return")
		run, ok := t.text.Run(statement.Span)
		if !ok || !t.text.Is(run.First, "return") || !t.text.Is(run.End-1, ";") {
			unleft(r, "this return is not a statement of its own")
			continue
		}
		last = max(last, statement.End)
		t.exit(statement, run, lines, list)
	}
	if last >= 0 && t.text.Within(last, end).Empty() {
		return
	}
	start := t.text.LineStart(end)
	if t.text.BeginsLine(run.End - 1) {
		t.insert(start, lines+"\n")
	} else {
		t.insert(end, "\n"+lines+"\n"+layout.Indent)
	}
}

// exit writes lines before a return statement. What it returns is computed before that if it may depend on what the lines change.
func (t *translation) exit(r source.Statement, run tokens.Run, lines string, list []*pragma.Directive) {
	start := t.text.LineStart(r.Start)
	indent := t.text.Indent(r.Start)
	alone := t.text.BeginsLine(run.First)
	if t.has(start, lines+"\n") {
		return
	}
	operand := t.text.Span(tokens.Run{First: run.First + 1, End: run.End - 1})
	value := operand.Text()
	computed := !t.independent(tokens.Run{First: run.First + 1, End: run.End - 1}, list)
	if !alone {
		indent += deeper(indent)
	}
	braces := computed || r.Place != ""
	var b strings.Builder
	outer := strings.TrimSuffix(strings.TrimSuffix(indent, "    "), "\t")
	if computed && alone {
		outer = indent
		indent += deeper(indent)
	}
	if braces {
		b.WriteString(outer + "{\n")
	}
	if computed {
		b.WriteString(indent + "__typeof__(" + value + ") accc_result = " + value + ";\n")
	}
	b.WriteString(lines + "\n")
	if alone {
		at := source.Span{File: t.file, Start: start, End: start}
		new := b.String()
		if computed {
			at.End, new = r.Start, new+indent
		}
		t.edits = append(t.edits, source.Edit{Span: at, New: new})
	} else {
		at := source.Span{File: t.file, Start: r.Start, End: r.Start}
		t.edits = append(t.edits, source.Edit{Span: at, New: strings.TrimPrefix(b.String(), outer) + indent})
	}
	if computed {
		at := source.Span{File: t.file, Start: r.Start + len("return"), End: operand.End}
		t.edits = append(t.edits, source.Edit{Span: at, New: " accc_result"})
	}
	if braces {
		at := source.Span{File: t.file, Start: r.End, End: r.End}
		t.edits = append(t.edits, source.Edit{Span: at, New: "\n" + outer + "}"})
	}
}

// independent reports whether an expression of C has the same value before and after data is removed from the device: it calls nothing, changes nothing and
// accesses no memory by address, and none of its names is mapped.
func (t *translation) independent(value tokens.Run, list []*pragma.Directive) bool {
	var names []string
	for _, d := range list {
		for _, c := range d.Clauses {
			for _, a := range c.Args {
				if name, _, _ := strings.Cut(a.Text(), "["); name != "" {
					names = append(names, name)
				}
			}
		}
	}
	for i := value.First; i < value.End; i++ {
		switch text := t.text.Text(i); {
		case slices.Contains(names, text):
			return false
		case text == "[", text == "*", text == "->", text == "++", text == "--", text == "(" && i > value.First && t.text.Toks[i-1].Kind == tokens.Name:
			return false
		}
	}
	return true
}
