package emit

import (
	"slices"
	"strings"

	"accc/backend/rewrite"
	"accc/backend/translate/outcome"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/ir"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// A Site is a directive in the user's text and what is around it.
type Site struct {
	Directive source.Span
	// Body is the statement that it governs; zero when there is none.
	Body source.Span
	// End is its end directive, in Fortran.
	End source.Span
	// Statements are those of the body one after the other, where it is a block; declarations are not among them.
	Statements []source.Span
	// Sole: the directive and what it governs are a statement by themselves, such as the branch of an if; text must stay there.
	Sole bool
	// Source is the directive as it was read, nil where it is not known.
	Source *pragma.Directive
	// Scope is that of declare, where it is in a procedure.
	Scope *Scope
	// Implied: calls alone say that the procedure that the directive names is external. Local: it has no interface in the procedure that
	// the directive is in (Fortran).
	Implied, Local bool
	// Left: it stays as it is, as the caller says.
	Left bool
	// Reading has the tokens of the source; Toks are those of the body (C).
	Reading *tokens.Reading
	Toks    tokens.Range
	// Namelist are the variables of the construct that are in a namelist (Fortran).
	Namelist []string
	// Mixed: it comes from a macro with other text. Several: another directive comes from the same use of the macro.
	Mixed, Several bool
}

// OpenMP returns the edits of file that write its OpenACC directives in OpenMP, as the operations of program are; ok is false after an
// error. Directives that become nothing are removed with their lines. What OpenMP says differently or not at all is reported.
func OpenMP(program *outcome.Program, file *source.File, sites []Site, h Header, r diag.Reporter) (edits []source.Edit, ok bool) {
	return writeSettled(sites, func() ([]source.Edit, bool) { return h.Printer.translate(program, file, sites, h, r) })
}

// writeSettled writes a text again as long as more of its directives stay as they are: those in macros, or with numbers, that cannot be written, and those that
// share statements with them.
func writeSettled(sites []Site, write func() ([]source.Edit, bool)) (edits []source.Edit, ok bool) {
	left := func() (list []int) {
		for i := range sites {
			if sites[i].Left {
				list = append(list, i)
			}
		}
		return list
	}
	rewrite.Settle(left(), func(map[int]bool) (struct{}, []int) {
		edits, ok = write()
		return struct{}{}, left()
	})
	return edits, ok
}

// remarkedAt is where a remark points in a file, if its directive is there.
func remarkedAt(file *source.File, m outcome.Remark) source.Span {
	if at := ir.File(m.At); at != nil && at.File == file.Name {
		return spanOf(file, at)
	}
	return spanOf(file, ir.File(m.Op.Loc))
}

func (p cPrinter) translate(program *outcome.Program, file *source.File, sites []Site, opts Header, r diag.Reporter) ([]source.Edit, bool) {
	var said diag.List
	t := newTranslation(p, program, file, opts, &said)
	t.unchanged = r
	t.collect(sites, opts)
	t.replaced(sites)
	for _, m := range program.Remarks {
		if l := ir.File(m.Op.Loc); l == nil && opts.Header || l != nil && l.File != file.Name {
			continue // said with that file
		}
		if stays(sites, spanOf(file, ir.File(m.Op.Loc))) {
			continue
		}
		m.Rule.New(remarkedAt(file, m), "%s", m.Reason).To(t.r)
	}
	for i := range sites {
		if sites[i].Directive.File == file {
			t.site(&sites[i])
		}
	}
	for _, c := range t.pieces {
		t.statements(sites, c)
	}
	if t.unspelled(sites) || t.definitions(sites) {
		return nil, false // it is written again
	}
	t.wholeMacros()
	t.edits = append(t.edits, t.inserted()...)
	opts.Unused = opts.Unused && !slices.ContainsFunc(t.edits, func(e source.Edit) bool { return mentionsLibrary(e.New, t.text.Lexis) })
	t.edits = append(t.edits, opts.edits(&t)...)
	t.edits = append(t.edits, opts.checkMacro(&t)...)
	t.edits = append(t.edits, opts.unread(file, t.edits)...)
	t.edits = append(t.edits, t.besides(sites, opts, t.leaveOut)...)
	tell(r, &said)
	return t.edits, !t.failed
}

// tell reports what a list has.
func tell(r diag.Reporter, list *diag.List) {
	for _, d := range list.Sorted() {
		r.Report(d)
	}
}

// Apply is the text of a file with edits made; nil, and an error, where they overlap.
func Apply(file *source.File, edits []source.Edit, r diag.Reporter) []byte {
	out, err := source.Apply(file, edits)
	if err != nil {
		cannotWrite.New(source.Span{File: file}, "%s", err).To(r)
		return nil
	}
	return out
}

// needs are what the text of a translation refers to that the user's does not.
type needs struct {
	calls        bool // functions of OpenMP's library
	checks       bool // what stops where data is not present
	rows         bool // what moves rows
	queues       bool // the objects that represent queues
	defaultQueue bool // the variable that holds the default one
}

type translation struct {
	p       Printer
	words   *Words // of the source
	text    *editedText
	to      direction
	program *outcome.Program
	file    *source.File
	r       diag.Reporter
	// unchanged is told what stays as it is, for which the rest is written again.
	unchanged diag.Reporter
	at        map[int][]*made // by the offset of the directive
	checks    map[int][]outcome.Check
	rows      map[int][]outcome.Rows
	own       map[int][]outcome.Own
	edits     []source.Edit
	behind    map[int]string // text to insert, by offset: what belongs to inner constructs comes first
	pieces    []*made        // those of statements without a directive
	macros    []macroUse
	wholes    []wholeMacro
	apart     []string // macros of which a use has got its directive in its place
	// covering are the statements without a directive that have got one.
	covering []source.Span
	wordless []*Site // what they say has no words of the source
	others   map[string]bool
	failed   bool
	needs    needs
	user     *userLayout // of the directive whose form is written; nil: of none
	keep     bool        // keep the directives of OpenACC next to those of OpenMP
	guards   Guards
	chosen   map[string]bool // macros that are translated with each of their definitions
	remarked map[int][]string
}

// replace puts new in the place of a directive whose line starts at start; new has no indentation in its first line.
// With keep both remain, and the preprocessor chooses.
func (t *translation) replace(span source.Span, start int, new string) {
	if !t.keep {
		t.edits = append(t.edits, source.Edit{Span: span, New: new})
		return
	}
	t.choose(span, start, t.text.Indent(span.Start), new)
}

// elsewhere reports a directive of another file, once for each file.
func (t *translation) elsewhere(directive source.Span) {
	name := directive.File.Name
	if t.others == nil {
		t.others = map[string]bool{}
	}
	if !t.others[name] {
		t.others[name] = true
		NotInPlace.New(directive, "this header has %s directives, and is not translated with the source that includes it", t.to.source).
			Note("a directory or several sources are translated with the headers in it and below").To(t.r)
	}
}

// stays reports whether a place is in a construct that stays as it is, as the caller says.
func stays(sites []Site, at source.Span) bool {
	return at.IsValid() && slices.ContainsFunc(sites, func(s Site) bool {
		if !s.Left || s.Directive.File != at.File {
			return false
		}
		return s.Directive.Start <= at.Start && at.Start < max(s.Directive.End, s.Body.End, s.End.End)
	})
}

// site writes the replacement of one directive.
func (t *translation) site(s *Site) {
	span := s.Directive
	if s.Left {
		return
	}
	parts := t.at[span.Start]
	if len(parts) == 0 && (t.to.stays(span) || t.declared(s, "#pragma acc")) {
		return
	}
	f, err := t.form(parts)
	if err != nil {
		t.cannot(s, err)
		return
	}
	t.worded(s, f)
	t.checked(s, f)
	t.moved(s, f)
	t.owned(s, f)
	t.leaving(s, f)
	if t.to.reverse == nil {
		t.dropped(s, f)
	} else {
		t.spelled(s, f)
	}
	if t.settled(span, f.empty()) {
		return
	}
	if !strings.HasPrefix(span.Text(), "_Pragma") && !isLine(span.Text()) {
		// The use of a macro. If it is the directive alone, the directive replaces it.
		if s.Mixed {
			t.macros = append(t.macros, macroUse{site: s, form: f})
			return
		}
		if !f.empty() && t.fromMacro(s, f) {
			return
		}
	}
	t.refusals(s, f)
	t.write(s, f)
	if len(f.leaving)+len(f.left) > 0 {
		t.exits(s, f, pragma.CLayout(string(t.file.Text[t.text.LineStart(span.Start):span.Start]), t.to.sentinel))
	}
}

// write writes the form of a directive in its place.
func (t *translation) write(s *Site, f *ompForm) {
	span := s.Directive
	text := t.file.Text
	start := t.text.LineStart(span.Start)
	indent := string(text[start:span.Start])
	alone := strings.TrimSpace(indent) == "" && strings.TrimSpace(t.restOfLine(span.End)) == ""
	indent = t.text.Indent(span.Start) // a comment before the directive stays where it is
	isPragma := strings.HasPrefix(span.Text(), "_Pragma") && !(t.keep && alone)
	if !isPragma && !isLine(span.Text()) {
		isPragma = !alone
	}
	if f.empty() {
		t.remove(s, start, isPragma)
		return
	}
	// Several directives instead of a statement, or one that is not a statement of OpenMP's, need braces.
	braces := len(f.own) > 0 || s.Sole && (f.loose || len(f.behind) > 0)
	ends := len(f.lines) > 0 && f.lines[0].Def == ompdir.DirDeclareTarget && len(f.lines[0].ClausesAndArgument()) == 0
	if isPragma {
		t.operators(s, f, braces)
		if ends && !t.keep {
			t.endDeclareTarget(s, "")
		}
		return
	}
	layout := pragma.CLayout(indent, t.to.sentinel)
	if spaced := t.text.hashPragma(span.Start); spaced != "" {
		layout.Sentinel = spaced + t.to.sentinel // blanks as the user has them
	}
	var b strings.Builder
	t.user = t.layoutOf(s)
	w := &writer{b: &b, layout: layout, print: t.print}
	switch {
	case len(f.own) > 0:
		w.statements(append([]string{"{"}, indented(f.own, f.inner)...), f.inner)
	case braces:
		w.line("{")
	}
	w.form(f)
	t.user, w.print = nil, nil
	closing := braces && !s.Body.IsValid()
	if closing {
		w.line("}")
	}
	t.expanded(s, b.String())
	written := t.commentsBut(span, indent, b.String()) + b.String()
	t.replace(span, start, strings.TrimPrefix(written, indent)+t.beside(span, indent))
	if len(f.behind)+len(f.moved) > 0 || braces && !closing {
		b.Reset()
		w.first = false
		w.lines(f.behind)
		w.statements(f.moved, f.inner)
		switch {
		case len(f.own) > 0:
			w.statements([]string{"}"}, f.inner)
		case braces:
			w.line("}")
		}
		t.insertBehind(s.Body.End, b.String(), layout)
	}
	t.insertEnd(s, f.end, layout)
	if ends {
		t.endDeclareTarget(s, indent)
	}
}

// restOfLine is what follows in a line, with the lines that are spliced with it.
func (t *translation) restOfLine(at int) string {
	end, _ := t.text.EndOfLine(at)
	return string(t.file.Text[at:end])
}

// operators writes the form as _Pragma operators, in the line where the user's is.
func (t *translation) operators(s *Site, f *ompForm, braces bool) {
	span := s.Directive
	switch {
	case t.keep:
		NotInPlace.New(span, "a _Pragma operator cannot be kept beside its translation; it is left as it is").To(t.r)
		return
	case f.under != "":
		f.calls = append([]string{}, f.calls...)
	}
	open, end := "", ""
	if f.under != "" {
		open, end = "if ("+f.under+") { ", " }"
	}
	if braces {
		open = strings.Join(append([]string{"{"}, f.own...), " ") + " " + open
		if !s.Body.IsValid() {
			end += " }"
		}
	}
	waits := f.waitsFirst()
	parts := slices.Concat(f.checks, []string{operators(t.to.sentinel, f.lines[:waits], nil)}, f.moves, []string{operators(t.to.sentinel, f.lines[waits:], f.calls)})
	parts = slices.DeleteFunc(parts, func(s string) bool { return s == "" })
	t.edits = append(t.edits, source.Edit{Span: span, New: t.inlineComments(span) + open + strings.Join(parts, " ") + end})
	if len(f.behind)+len(f.moved) > 0 || braces && s.Body.IsValid() {
		text := " " + operators(t.to.sentinel, f.behind, f.moved)
		if braces {
			text += " }"
		}
		t.behind[s.Body.End] = text + t.behind[s.Body.End]
	}
}

func operators(sentinel string, list []*pragma.Directive, calls []string) string {
	var words []string
	for _, d := range list {
		words = append(words, `_Pragma("`+sentinel+` `+strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(d.Text())+`")`)
		if d.Def == ompdir.DirTask {
			words = append(words, ";")
		}
	}
	return strings.Join(append(words, calls...), " ")
}

// insertBehind inserts lines after a statement that ends at end: after its line, if nothing but a comment follows in
// it.
func (t *translation) insertBehind(end int, lines string, layout pragma.Layout) {
	text := t.file.Text
	at, tail := end+len(t.trailing(end)), ""
	if at < end+len(t.restOfLine(end)) {
		tail = "\n" + layout.Indent
	}
	if t.keep {
		lines = t.guard(lines)
		if tail == "" && at < len(text) && text[at] != '\n' && text[at] != '\r' {
			tail = "\n"
		}
	}
	t.behind[at] = "\n" + lines + tail + t.behind[at]
}

// insertEnd puts directives at the end of the statement of a site, which gets braces if it has none.
func (t *translation) insertEnd(s *Site, list []*pragma.Directive, layout pragma.Layout) {
	if len(list) == 0 {
		return
	}
	var b strings.Builder
	if !t.isBlock(s.Body) {
		w := &writer{b: &b, layout: layout}
		w.lines(list)
		w.line("}")
		at := t.afterDirective(s.Directive)
		open := source.Span{File: t.file, Start: at, End: at}
		t.edits = append(t.edits, source.Edit{Span: open, New: t.guarded(layout.Indent + "{")})
		t.insertBehind(s.Body.End, b.String(), layout)
		return
	}
	at := s.Body.End - 1
	start := t.text.LineStart(at)
	indent := string(t.file.Text[start:at])
	alone := strings.TrimSpace(indent) == ""
	if !alone {
		indent = layout.Indent
	}
	inner := layout
	inner.Indent = indent + deeper(indent)
	w := &writer{b: &b, layout: inner}
	w.lines(list)
	text := b.String()
	if t.keep {
		text = t.guard(text)
	}
	text += "\n"
	if alone {
		at = start
	} else {
		text = "\n" + text + indent
	}
	t.behind[at] = text + t.behind[at]
}

// guarded is a line after another, for OpenMP alone where both models are kept.
func (t *translation) guarded(line string) string {
	if t.keep {
		return "\n" + t.guard(line)
	}
	return "\n" + line
}

func (t *translation) isBlock(body source.Span) bool {
	text := body.Text()
	return strings.HasPrefix(text, "{") && strings.HasSuffix(text, "}")
}

// statements writes the directive of a construct that represents statements without one, before them: those of a
// site's statements that its operations come from. Several of them go in braces.
func (t *translation) statements(sites []Site, c *made) {
	if t.inMacro(sites, c) || t.foreign(c) {
		return
	}
	span, ok := t.covered(sites, c)
	if stays(sites, span.Span) {
		return
	}
	f, err := t.form([]*made{c})
	if err == nil && !ok {
		err = &decompileError{c.op, "the statements of a kernels construct are not in this file"}
	}
	if err == nil && slices.Contains(t.covering, span.Span) {
		err = &decompileError{c.op, "several statements of a kernels construct come from one macro"}
	}
	t.covering = append(t.covering, span.Span)
	if err != nil {
		cannotWrite.New(spanOf(t.file, ir.File(c.op.Loc)), "cannot write this statement of kernels in OpenMP: %s", err).To(t.r)
		t.failed = true
		return
	}
	start := t.text.LineStart(span.Start)
	indent := string(t.file.Text[start:span.Start])
	head := ""
	if strings.TrimSpace(indent) != "" { // something else precedes it in the line
		indent = leadingBlanks(indent)
		head = "\n" + indent
	}
	layout := pragma.CLayout(indent, t.to.sentinel)
	var b strings.Builder
	w := &writer{b: &b, layout: layout}
	w.form(f)
	if span.several {
		w.line("{")
		t.insertBehind(span.End, indent+"}", layout)
	}
	text := strings.TrimPrefix(b.String(), indent)
	if t.keep {
		text = t.guard(indent + text)
		head = "\n"
		if start == span.Start-len(indent) {
			span.Start, head, indent = start, "", ""
		}
	}
	edit := source.Edit{Span: source.Span{File: t.file, Start: span.Start, End: span.Start}, New: head + text + "\n" + indent}
	if !t.has(edit.Start, edit.New) {
		t.edits = append(t.edits, edit)
	}
}

// foreign reports whether a construct is about statements of another file alone, with which it is written.
func (t *translation) foreign(c *made) (elsewhere bool) {
	for _, o := range c.statements() {
		here := false
		ir.Walk(o, func(x *ir.Op) bool {
			if l := ir.File(x.Loc); l != nil && acts(x) {
				here = here || l.File == t.file.Name
				elsewhere = elsewhere || l.File != t.file.Name
			}
			return !here
		})
		if here {
			return false
		}
	}
	return elsewhere
}

// inMacro reports whether a statement comes from a macro together with the directive around it, which site reports.
func (t *translation) inMacro(sites []Site, c *made) bool {
	l := ir.File(c.op.Loc)
	return l != nil && l.File == t.file.Name && slices.ContainsFunc(sites, func(s Site) bool {
		return s.Mixed && s.Directive.File == t.file && s.Directive.Start == spanOf(t.file, l).Start
	})
}

// replaced assigns the constructs for a loop without a directive, if it is all that a directive governs, to that
// directive, if nothing else replaces that.
func (t *translation) replaced(sites []Site) {
	t.pieces = slices.DeleteFunc(t.pieces, func(c *made) bool {
		if c.loop == nil {
			return false
		}
		l := ir.File(c.loop.Loc)
		if l == nil || l.File != t.file.Name {
			return false
		}
		at := spanOf(t.file, l).Start
		for i := range sites {
			s := &sites[i]
			if s.Directive.File != t.file || !s.Body.IsValid() || s.Body.Start != at || s.Left {
				continue
			}
			if f, err := t.form(t.at[s.Directive.Start]); err == nil && f.empty() {
				t.at[s.Directive.Start] = []*made{c}
				return true
			}
		}
		return false
	})
}

// acts reports whether an operation has an effect, so that it is in its statement. Constants are where they were first used.
func acts(x *ir.Op) bool {
	return !x.IsTerminator() && (x.NumResults() == 0 || x.NumRegions() > 0 || strings.HasSuffix(x.Name(), ".call"))
}

// A stretch is the extent of statements.
type stretch struct {
	source.Span
	several bool
}

// covered are the statements of a site that operations come from: of the innermost site that has them all.
func (t *translation) covered(sites []Site, c *made) (s stretch, ok bool) {
	var at []int
	for _, o := range c.statements() {
		ir.Walk(o, func(x *ir.Op) bool {
			if l := ir.File(x.Loc); l != nil && l.File == t.file.Name && acts(x) {
				at = append(at, spanOf(t.file, l).Start)
			}
			return true
		})
	}
	best := 0
	for i := range sites {
		body := sites[i].Body
		if body.File != t.file || len(sites[i].Statements) == 0 || ok && body.End-body.Start >= best {
			continue
		}
		var found []source.Span
		for _, st := range sites[i].Statements {
			for _, n := range at {
				if st.Start <= n && n < st.End {
					found = append(found, st)
					break
				}
			}
		}
		if len(found) > 0 {
			best, ok = body.End-body.Start, true
			s = stretch{found[0].To(found[len(found)-1]), len(found) > 1}
		}
	}
	return s, ok
}

// A writer writes the lines of a translation.
type writer struct {
	b      *strings.Builder
	layout pragma.Layout
	print  func(*pragma.Directive, pragma.Layout) string // nil: that of the layout
	first  bool                                          // a line has been written
	depth  string
}

func (w *writer) next() {
	if w.first {
		w.b.WriteByte('\n')
	}
	w.first = true
}

func (w *writer) line(s string) {
	w.next()
	w.b.WriteString(w.layout.Indent + w.depth + s)
}

func (w *writer) lines(list []*pragma.Directive) {
	for _, d := range list {
		w.next()
		l := w.layout
		l.Indent += w.depth
		if w.print != nil {
			w.b.WriteString(w.print(d, l))
		} else {
			w.b.WriteString(d.Print(l))
		}
		if d.Def == ompdir.DirTask { // it represents an order alone
			w.line(";")
		}
	}
}

// deeper is what the lines of a block have more than an indentation.
func deeper(indent string) string {
	if strings.HasSuffix(indent, "\t") {
		return "\t"
	}
	return "    "
}

// statements writes statements, which are indented as far as those of the user.
func (w *writer) statements(list []string, indent string) {
	for _, s := range list {
		w.next()
		w.b.WriteString(max(w.layout.Indent+w.depth, indent) + s)
	}
}

func (w *writer) form(f *ompForm) {
	w.statements(f.checks, f.inner)
	if f.under != "" {
		w.line("if (" + f.under + ") {")
		w.depth = deeper(w.layout.Indent)
	}
	waits := f.waitsFirst()
	w.lines(f.lines[:waits])
	w.statements(f.moves, f.inner)
	w.lines(f.lines[waits:])
	w.statements(f.calls, "")
	w.depth = ""
	if f.under != "" {
		w.line("}")
	}
}

// endDeclareTarget goes after the function that declare target is for.
func (t *translation) endDeclareTarget(s *Site, indent string) {
	d, ok := t.text.declaration(s.Directive.End)
	if !ok {
		NotInPlace.New(s.Directive, "where the function of this directive ends is not known: end declare target is missing").To(t.r)
		return
	}
	line := indent + "#pragma omp end declare target"
	if t.keep {
		line = t.guard(line)
	}
	at, text := t.text.behind(d.Span, line)
	t.edits = append(t.edits, source.Edit{Span: source.Span{File: t.file, Start: at, End: at}, New: text})
}

// leaveOut removes a directive for which nothing is written.
func (t *translation) leaveOut(s *Site) {
	t.remove(s, t.text.LineStart(s.Directive.Start), !isLine(s.Directive.Text()))
}

// remove takes a directive out, with its line if nothing else is there.
func (t *translation) remove(s *Site, start int, isPragma bool) {
	span := s.Directive
	text := t.file.Text
	switch {
	case s.Sole && !s.Body.IsValid() && t.keep:
		begin := t.guards.openACC()
		if t.to.reverse != nil {
			begin = t.guards.openMPAlone()
		}
		text := begin + string(text[start:span.End]) + "\n#else\n;\n#endif"
		t.edits = append(t.edits, source.Edit{Span: source.Span{File: t.file, Start: start, End: span.End}, New: text})
		return
	case s.Sole && !s.Body.IsValid():
		t.edits = append(t.edits, source.Edit{Span: span, New: ";"})
		return
	case t.keep:
		t.replace(span, start, "")
		return
	case isPragma:
		t.edits = append(t.edits, source.Edit{Span: span})
		return
	}
	indent := t.text.Indent(span.Start)
	if c := t.comments(span, indent); c != "" || start+len(indent) < span.Start {
		t.edits = append(t.edits, source.Edit{Span: span, New: strings.TrimSuffix(strings.TrimPrefix(c, indent), "\n")})
		return
	}
	end := span.End
	for end < len(text) && (text[end] == ' ' || text[end] == '\t' || text[end] == '\r') {
		end++
	}
	if end < len(text) && text[end] == '\n' {
		span.Start, span.End = start, end+1
	} else if end == len(text) {
		span.Start, span.End = start, end
	}
	t.edits = append(t.edits, source.Edit{Span: span})
}
