package emit

import (
	"bytes"
	"regexp"
	"strings"

	"accc/backend/acctoomp"
	"accc/frontend/source"
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
	if t.program.Target == acctoomp.Multicore {
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
	text := t.file.Text
	end := blockEnd(text, s.Directive.End)
	if end < 0 {
		unleft(s.Directive, "its end is not found")
		return
	}
	last := -1
	for _, r := range s.Scope.Returns {
		if r.File != t.file || r.Start < s.Directive.End || r.Start > end {
			continue
		}
		semicolon := statementEnd(text, r.End)
		if r.Text() != "return" || semicolon < 0 {
			unleft(r, "this return is not a statement of its own")
			continue
		}
		last = max(last, semicolon)
		t.exit(r, semicolon, lines, list)
	}
	if last >= 0 && len(withoutComments(text[last+1:end])) == 0 {
		return
	}
	start := t.lineStart(end)
	if indent := string(text[start:end]); strings.TrimSpace(indent) == "" {
		t.insert(start, lines+"\n")
	} else {
		t.insert(end, "\n"+lines+"\n"+layout.Indent)
	}
}

// exit writes lines before a return statement. What it returns is computed before that if it may depend on what the lines change.
func (t *translation) exit(r source.Span, semicolon int, lines string, list []*pragma.Directive) {
	text := t.file.Text
	start := t.lineStart(r.Start)
	indent := string(text[start:r.Start])
	alone := strings.TrimSpace(indent) == ""
	if t.keep && has(t.file, start, lines+"\n") {
		return
	}
	value := strings.TrimSpace(string(text[r.End:semicolon]))
	computed := !independent(value, list)
	before := withoutComments(text[:start])
	if !alone {
		before = withoutComments(text[:r.Start])
		indent = leadingBlanks(indent)
		indent += deeper(indent)
	}
	braces := computed || !(bytes.HasSuffix(before, []byte("{")) || bytes.HasSuffix(before, []byte("}")) || bytes.HasSuffix(before, []byte(";")))
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
		t.edits = append(t.edits, source.Edit{Span: source.Span{File: t.file, Start: r.End, End: semicolon}, New: " accc_result"})
	}
	if braces {
		at := source.Span{File: t.file, Start: semicolon + 1, End: semicolon + 1}
		t.edits = append(t.edits, source.Edit{Span: at, New: "\n" + outer + "}"})
	}
}

var (
	callOrAccess = regexp.MustCompile(`\w[ \t\r\n]*\(|[\[*]|->|\+\+|--`)
	wordInC      = regexp.MustCompile(`[A-Za-z_]\w*`)
)

// independent reports whether an expression of C has the same value before and after data is removed from the device.
func independent(value string, list []*pragma.Directive) bool {
	if callOrAccess.MatchString(value) {
		return false
	}
	words := wordInC.FindAllString(value, -1)
	for _, d := range list {
		for _, c := range d.Clauses {
			for _, a := range c.Args {
				name := wordInC.FindString(a.Text())
				for _, w := range words {
					if w == name {
						return false
					}
				}
			}
		}
	}
	return true
}

// eachByte calls f with the bytes of code after an offset, comments, literals and lines of the preprocessor left out, until it returns false.
func eachByte(text []byte, at int, f func(i int) bool) {
	for i := at; i < len(text); i++ {
		switch c := text[i]; {
		case c == '"' || c == '\'':
			for i++; i < len(text) && text[i] != c && text[i] != '\n'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
			continue
		case c == '/' && comment(text[i:]) > 0:
			i += comment(text[i:]) - 1
			continue
		case c == '#':
			for i++; i < len(text) && (text[i] != '\n' || text[i-1] == '\\'); i++ {
			}
			continue
		}
		if !f(i) {
			return
		}
	}
}

// blockEnd is the offset of the brace that ends the block around an offset, -1 if it is not found.
func blockEnd(text []byte, at int) int {
	depth, end := 0, -1
	eachByte(text, at, func(i int) bool {
		switch text[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth < 0 {
				end = i
			}
		}
		return end < 0
	})
	return end
}

// statementEnd is the offset of the semicolon that ends a statement.
func statementEnd(text []byte, at int) int {
	depth, end := 0, -1
	eachByte(text, at, func(i int) bool {
		switch c := text[i]; {
		case c == '(' || c == '[' || c == '{':
			depth++
		case c == ')' || c == ']' || c == '}':
			depth--
		case c == ';' && depth == 0:
			end = i
		}
		return end < 0 && depth >= 0
	})
	return end
}

// withoutComments is code without comments, and without white space around it.
func withoutComments(text []byte) []byte { return bytes.TrimSpace(notCode.ReplaceAll(text, nil)) }
