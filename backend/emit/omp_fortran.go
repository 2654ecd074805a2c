package emit

import (
	"maps"
	"slices"
	"strings"

	"accc/backend/acctoomp"
	"accc/backend/quirks"
	"accc/backend/translate/outcome"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/ir"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// InsertionPoints are a program unit, and the offsets of the lines before which statements can be added to it.
type InsertionPoints struct {
	Unit                           source.Span
	Uses, Declarations, Executable int
	End                            int // where its last statement, or contains, begins
	Indent                         string
	needs                          needs
	external                       []string // procedures to declare
}

// A LibraryUse is a statement or an include line that makes the library of OpenACC known in a program unit.
type LibraryUse struct {
	Span   source.Span
	Needed bool     // statements refer to it
	Names  []string // what directives mention of it
}

// translate gives directives with a region their ends; loops have none.
func (p fortranPrinter) translate(program *outcome.Program, file *source.File, sites []Site, opts Header, r diag.Reporter) ([]source.Edit, bool) {
	t := &fortranTranslation{points: opts.Points, fixed: p.fixed, translation: newTranslation(p, program, file, opts, r)}
	t.collect(sites, opts)
	t.replaced(sites)
	for _, m := range program.Remarks {
		if l := ir.File(m.Op.Loc); l != nil && l.File == file.Name && !stays(sites, spanOf(file, l)) {
			m.Rule.New(remarkedAt(file, m), "%s", m.Reason).To(r)
		}
	}
	for i := range sites {
		if sites[i].Directive.File == file {
			t.site(&sites[i])
		}
	}
	for _, c := range t.pieces {
		t.statements(sites, c)
	}
	t.allocations(opts.Allocations)
	t.library(opts)
	t.edits = append(t.edits, t.inserted()...)
	if t.failed {
		return nil, false
	}
	t.edits = append(t.edits, opts.unread(file, t.edits)...)
	t.edits = append(t.edits, t.besides(sites, opts, t.leaveOut)...)
	return t.edits, true
}

// leaveOut removes a directive and its end.
func (t *fortranTranslation) leaveOut(s *Site) {
	for _, span := range []source.Span{s.Directive, s.End} {
		if span.IsValid() {
			t.line(span, nil, string(t.file.Text[t.text.LineStart(span.Start):span.Start]))
		}
	}
}

type fortranTranslation struct {
	translation
	points []InsertionPoints
	fixed  bool   // the form
	indent string // of the unit's statements in fixed form
	level  string // the indentation of the statements beside the directive that is written
	// opened are the associate constructs that have been written, around those that the directive which is written is in.
	opened []opened
	around []selector
}

// formAt is the form of the constructs at a location; what it refers to will be declared there.
func (t *fortranTranslation) formAt(at int, parts []*made) (*ompForm, error) {
	t.needs = needs{}
	f, err := t.form(parts)
	t.indent = "      "
	if p := t.unitOf(at); p != nil {
		p.needs.add(t.needs)
		t.indent = p.Indent
	}
	return f, err
}

func (n *needs) add(more needs) {
	n.calls = n.calls || more.calls
	n.checks = n.checks || more.checks
	n.queues = n.queues || more.queues
	n.defaultQueue = n.defaultQueue || more.defaultQueue
}

// unitOf is the insertion points of the innermost program unit around an offset.
func (t *fortranTranslation) unitOf(at int) (inner *InsertionPoints) {
	for i := range t.points {
		if p := &t.points[i]; p.Unit.Start <= at && at < p.Unit.End {
			inner = p
		}
	}
	return inner
}

// lines are directives of OpenMP as text, and their ends.
func (t *fortranTranslation) lines(list []*pragma.Directive, layout pragma.Layout, end bool) (out []string) {
	for _, d := range list {
		if task, inside := t.inTask(d); task != nil {
			if !end {
				out = append(out, task.Print(layout))
				if inside != nil {
					out = append(out, t.lines([]*pragma.Directive{inside}, layout, false)...)
				}
				out = append(out, layout.Indent+layout.Sentinel+" end task")
			}
			continue
		}
		d, components := t.associated(d)
		components = t.unopened(components)
		indent := layout.Indent
		switch {
		case t.fixed:
			indent = t.indent
		case indent == "":
			indent = t.level
		}
		if !end {
			if len(components) > 0 {
				out = append(out, t.association(components, indent)...)
			}
			out = append(out, t.print(d, layout))
		}
		if len(components) > 0 && end == (d.Def.Assoc != pragma.Standalone) {
			out = append(out, indent+"end associate")
		}
		if !end {
			continue
		}
		if d.Def.Assoc == pragma.Block && d.Def.Name != ompdir.DirAtomic.Name {
			out = append(out, layout.Indent+t.ending(layout.Sentinel, d.Def.NameIn(true)))
		}
	}
	if end {
		slices.Reverse(out)
	}
	return out
}

// refused reports what compilers do not take: copies of variables for target itself, components in directives that run later, parts of
// arrays in reductions, strides.
func (t *fortranTranslation) refused(at, body source.Span, f *ompForm) {
	report := func(text string, list ...*quirks.Quirk) {
		if said := t.program.For.Say(list, text); said != "" {
			acctoomp.Changed.New(at, "%s", said).To(t.r)
		}
	}
	for _, d := range f.lines {
		for _, c := range d.Clauses {
			switch {
			case c.Def == ompdir.ClauseLastprivate && strings.Contains(d.Def.Name, ompdir.DirDistribute.Name):
				report(c.Text(), quirks.LastprivateOfDistribute)
			case c.Def == ompdir.ClauseFirstprivate && d.Def == ompdir.DirTeams && t.distributes(body):
				report(c.Text(), quirks.FirstprivateOfTeams)
			}
			if task, _ := t.inTask(d); task == nil {
				_, components := t.associated(d)
				for _, a := range c.Args {
					if base, _ := splitSubscripts(a.Text()); len(components) == 0 && t.refusedComponent(c, base) {
						report(a.Text(), quirks.ComponentInUpdate)
					}
				}
			}
			if c.Def == ompdir.ClauseReduction && slices.ContainsFunc(c.Args, func(a *pragma.Arg) bool { return strings.Contains(a.Text(), "(") }) {
				report(c.Text(), quirks.PartReduction)
			}
			if c.Def == ompdir.ClauseTo || c.Def == ompdir.ClauseFrom {
				for _, a := range c.Args {
					if _, subscripts := splitSubscripts(a.Text()); slices.ContainsFunc(subscripts, strided) {
						report(a.Text(), quirks.Stride, quirks.StrideOfFlang)
					}
				}
			}
			target := d.Def == ompdir.DirTarget || strings.HasPrefix(d.Def.Name, ompdir.DirTarget.Name+" ")
			switch {
			case c.Def == ompdir.ClausePrivate && d.Def == ompdir.DirTarget:
				report(c.Text(), quirks.CopiesOfTarget)
			case c.Def == ompdir.ClauseFirstprivate && target:
				report(c.Text(), quirks.FirstprivateOfTarget)
			}
		}
	}
}

// strided reports whether a subscript of an array has a stride.
func strided(subscript string) bool {
	depth, colons := 0, 0
	for _, r := range subscript {
		switch {
		case r == '(':
			depth++
		case r == ')':
			depth--
		case r == ':' && depth == 0:
			colons++
		}
	}
	return colons > 1
}

// external keeps flang from taking the name of a procedure in declare target for that of a variable: in a procedure it does so unless there
// is an interface, elsewhere unless a declaration says that it is external. A call makes a procedure one for devices, too.
func (t *fortranTranslation) external(s *Site, f *ompForm) {
	if !s.Implied && !s.Local || len(f.lines) == 0 || t.to.reverse != nil || !t.program.For.Have(quirks.NamedProcedure) {
		return
	}
	name := s.Source.Args.Args[0].Span
	switch unit := t.unitOf(name.Start); {
	case s.Local && t.program.Version != 0 && t.program.Version < 50:
		acctoomp.Changed.New(name, "%s", quirks.NamedProcedure.Say(name.Text(), "")).To(t.r)
	case s.Local:
		acctoomp.Changed.New(name, "%s", quirks.NamedProcedure.Say(name.Text(), "its own declare target has to do, and the calls here: ")).To(t.r)
		f.lines = nil
	case unit != nil && !slices.Contains(unit.external, name.Text()):
		unit.external = append(unit.external, name.Text())
	}
}

// distributes reports whether a directive in a statement becomes a distribute construct.
func (t *fortranTranslation) distributes(body source.Span) bool {
	for at, list := range t.at {
		if body.Start <= at && at < body.End && slices.ContainsFunc(list, func(m *made) bool {
			return slices.ContainsFunc(m.lines, func(d *pragma.Directive) bool { return strings.HasPrefix(d.Def.Name, ompdir.DirDistribute.Name) })
		}) {
			return true
		}
	}
	return false
}

// ending is an end directive, in the case of the user's.
func (t *fortranTranslation) ending(sentinel, name string) string {
	if t.user == nil {
		return sentinel + " end " + name
	}
	user := t.user.end
	if user == "" {
		user = t.user.user.Span.Text()
	}
	return t.user.sentinel(sentinel, user[:len(sentinel)]) + " " + t.user.keyword("end "+name)
}

// inTask is the task that orders things, with what is in it: a directive that flang does not take depend on, or nothing. It is nil for
// other directives. What a task updates is shared; of other variables of the procedure it has copies, as the directive would.
func (t *fortranTranslation) inTask(d *pragma.Directive) (task, inside *pragma.Directive) {
	var depends, others []*pragma.Clause
	var shared []*pragma.Arg
	for _, c := range d.Clauses {
		switch c.Def {
		case ompdir.ClauseDepend:
			depends = append(depends, c)
			continue
		case ompdir.ClauseTo, ompdir.ClauseFrom:
			for _, a := range c.Args {
				base, _, _ := strings.Cut(Fortran.bare(a.Text()), "%")
				if !slices.ContainsFunc(shared, func(x *pragma.Arg) bool { return strings.EqualFold(x.Text(), base) }) {
					shared = append(shared, varArg(base))
				}
			}
		case ompdir.ClauseNowait:
			continue
		}
		others = append(others, c)
	}
	switch {
	case d.Def == ompdir.DirTask:
		return d, nil
	case len(depends) == 0:
		return nil, nil
	case d.Def == ompdir.DirTaskwait && t.program.For.Have(quirks.DependOfTaskwait): // a task that is executed at once waits for those before it
		never := pragma.NewClause(ompdir.ClauseIf, exprArg(".false."))
		return pragma.NewDirective(ompdir.DirTask, append([]*pragma.Clause{never}, depends...)...), nil
	case d.Def == ompdir.DirTargetUpdate && t.program.For.Have(quirks.DependOfUpdate):
		more := append([]*pragma.Clause{pragma.NewClause(ompdir.ClauseShared, shared...)}, depends...)
		return pragma.NewDirective(ompdir.DirTask, more...), pragma.NewDirective(d.Def, others...)
	}
	return nil, nil
}

// layoutAt is that of the directive that the user wrote at a span.
func (t *fortranTranslation) layoutAt(span source.Span) (pragma.Layout, string) {
	start := t.text.LineStart(span.Start)
	indent := string(t.file.Text[start:span.Start])
	sentinel, fixed, _ := t.sentinel(span.Start)
	word := sentinel[:1] + "$" + t.to.sentinel
	layout := pragma.FreeLayout(indent, word)
	if fixed {
		layout = pragma.FixedLayout(word)
	}
	return layout, indent
}

// site writes the replacement of one directive and of its end.
func (t *fortranTranslation) site(s *Site) {
	span := s.Directive
	if s.Left {
		return
	}
	if _, _, ok := t.sentinel(span.Start); !ok {
		NotInPlace.New(span, "this directive is not written as a line of its own; it is left as it is").To(t.r)
		return
	}
	if sentinel, _, _ := t.sentinel(span.Start); len(t.at[span.Start]) == 0 && (t.to.stays(span) || t.declared(s, sentinel[:1]+"$acc")) {
		return
	}
	f, err := t.formAt(span.Start, t.at[span.Start])
	if err != nil {
		cannotWrite.New(span, "cannot write this directive in %s: %s", t.to.name, err).To(t.r)
		t.failed = true
		return
	}
	t.worded(s, f)
	t.checked(s, f)
	t.leaving(s, f)
	t.external(s, f)
	if t.to.reverse != nil {
		t.spelled(s, f)
	}
	body := s.Body
	if s.End.IsValid() {
		body = source.Span{File: t.file, Start: span.End, End: s.End.Start}
	}
	t.around = t.openedAt(span.Start)
	defer t.open(body, f)
	t.renamed(span, body, f)
	t.refused(span, body, f)
	t.refusals(s, f)
	layout, indent := t.layoutAt(span)
	var head []string
	conditional := f.under != "" && (len(f.calls) > 0 || len(f.lines) > 0 && !s.Body.IsValid())
	statement, inner := t.statementIndent(span.Start, indent), layout
	if conditional {
		head = append(head, statement+"if ("+f.under+") then")
		if !t.fixed && indent != "" {
			inner = pragma.FreeLayout(indent+"  ", layout.Sentinel)
		}
		statement += "  "
	}
	head = append(head, t.checkLines(f, indent)...)
	t.user = t.layoutOf(s)
	t.level = t.statementIndent(span.Start, indent)
	head = append(head, t.lines(f.lines, inner, false)...)
	for _, c := range f.calls {
		head = append(head, statement+c)
	}
	if conditional {
		head = append(head, t.statementIndent(span.Start, indent)+"end if")
	}
	t.expanded(s, strings.Join(head, "\n"))
	if _, _, ok := t.sentinel(s.End.Start); ok && s.End.IsValid() {
		// The end has the user's sentinel, case and indentation.
		layout, indent = t.layoutAt(s.End)
		if t.user != nil {
			t.user.end = s.End.Text()
			t.user.keyword = caseOfWords(strings.Fields(t.user.end)[1:])
		}
	}
	tail := append(t.lines(f.end, layout, false), t.lines(f.lines, layout, true)...)
	tail = append(tail, t.lines(f.behind, layout, false)...)
	if len(f.lines) > 0 && f.lines[0].Def.Name == ompdir.DirAtomic.Name && s.End.IsValid() {
		tail = append(tail, indent+t.ending(layout.Sentinel, ompdir.DirAtomic.Name))
	}
	t.user = nil
	if p := t.unitOf(span.Start); p != nil {
		p.needs.add(t.needs)
		t.exits(s, f.leaving, p)
	}
	if p := t.unitOf(span.Start); p != nil && span.End < p.Executable && afterDeclarations(s.Source, f) {
		t.executed(span, p, head, indent)
		return
	}
	t.line(span, head, indent)
	switch {
	case s.End.IsValid():
		end := string(t.file.Text[t.text.LineStart(s.End.Start):s.End.Start])
		t.line(s.End, tail, end)
	case len(tail) > 0 && s.Body.IsValid():
		at := s.Body.End + len(t.restOfLine(s.Body.End))
		t.behind[at] += "\n" + t.kept(tail)
	}
}

// afterDeclarations reports whether a directive becomes a statement, or names a procedure, which flang wants to know by then.
func afterDeclarations(user *pragma.Directive, f *ompForm) bool {
	if user == nil || len(f.lines) == 0 {
		return user != nil && len(f.checks) > 0
	}
	return user.Def == accdir.DirDeclare && f.lines[0].Def.Assoc == pragma.Standalone || user.Def == accdir.DirRoutine && user.Args != nil
}

// executed writes what a declaration becomes as a statement after the specification part, instead of its line.
func (t *fortranTranslation) executed(span source.Span, unit *InsertionPoints, lines []string, indent string) {
	t.line(span, nil, indent)
	text := t.kept(lines)
	if !t.keep {
		t.edits[len(t.edits)-1].Moved = text
	}
	if text == "" {
		return
	}
	if _, there := t.text.FindLines(text, t.text.Within(unit.Executable, unit.Unit.End)); !t.keep || !there {
		t.behind[unit.Executable] += text + "\n"
	}
}

// line replaces a directive by lines, or removes its line.
func (t *fortranTranslation) line(span source.Span, lines []string, indent string) {
	start := t.text.LineStart(span.Start)
	if t.keep {
		if !t.settled(span, len(lines) == 0) {
			t.choose(span, start, "", strings.Join(lines, "\n"))
		}
		return
	}
	if _, fixed, _ := t.sentinel(span.Start); fixed {
		indent = ""
	}
	lines = append(slices.Collect(strings.Lines(t.commentsBut(span, indent, strings.Join(lines, "\n")))), lines...)
	if len(lines) > 0 {
		for i := range lines {
			lines[i] = strings.TrimSuffix(lines[i], "\n")
		}
		text := strings.Join(lines, "\n") + t.beside(span, indent)
		if _, fixed, _ := t.sentinel(span.Start); fixed {
			text, span = keepColumns(Tokens(t.file, t.p), span, text)
		}
		t.edits = append(t.edits, source.Edit{Span: span, New: strings.TrimPrefix(text, indent)})
		return
	}
	rest := t.restOfLine(span.End)
	if note := strings.TrimLeft(rest, " \t"); strings.HasPrefix(note, "!") { // a comment, which stays
		span.End += len(rest) - len(note)
		t.edits = append(t.edits, source.Edit{Span: span})
		return
	}
	end := span.End + len(rest)
	for end < len(t.file.Text) && (t.file.Text[end] == '\r' || t.file.Text[end] == '\n') {
		end++
		if t.file.Text[end-1] == '\n' {
			break
		}
	}
	t.edits = append(t.edits, source.Edit{Span: source.Span{File: t.file, Start: start, End: end}})
}

// statements writes the directive of a construct that represents statements without one, around them.
func (t *fortranTranslation) statements(sites []Site, c *made) {
	if t.foreign(c) {
		return
	}
	span, ok := t.covered(sites, c)
	if stays(sites, span.Span) {
		return
	}
	f, err := t.formAt(span.Start, []*made{c})
	if err == nil && !ok {
		err = &decompileError{c.op, "the statements of a kernels construct are not in this file"}
	}
	if err != nil {
		cannotWrite.New(spanOf(t.file, ir.File(c.op.Loc)), "cannot write this statement of kernels in OpenMP: %s", err).To(t.r)
		t.failed = true
		return
	}
	t.renamed(span.Span, span.Span, f)
	t.refused(span.Span, span.Span, f)
	start := t.text.LineStart(span.Start)
	indent := string(t.file.Text[start:span.Start])
	layout := t.unitLayout(indent)
	if head := t.kept(t.lines(f.lines, layout, false)); head != "" && !t.has(start, head+"\n") {
		t.edits = append(t.edits, source.Edit{Span: source.Span{File: t.file, Start: start, End: start}, New: head + "\n"})
	}
	if tail := t.kept(t.lines(f.lines, layout, true)); tail != "" {
		at := span.End + len(t.restOfLine(span.End))
		t.behind[at] += "\n" + tail
	}
}

// statementIndent is the indentation of a statement that replaces a directive.
func (t *fortranTranslation) statementIndent(at int, indent string) string {
	if p := t.unitOf(at); t.fixed && p != nil {
		return p.Indent
	}
	if indent != "" || t.fixed {
		return indent
	}
	// Directives in the first column are beside statements that are not.
	next, ok := t.text.CodeAfter(at)
	level := t.levelOf(next, ok)
	if ok && t.text.begins(next.First) {
		return level
	}
	before := t.levelOf(t.text.CodeBefore(at))
	if ok && len(before) <= len(level) { // the directive is all of the block
		return level + "  "
	}
	return before
}

// levelOf is the indentation of a line, "" where there is none.
func (t *fortranTranslation) levelOf(l tokens.Line, ok bool) string {
	if !ok {
		return ""
	}
	return t.text.Indent(int(t.text.Toks[l.First].Start))
}

func (t *fortranTranslation) sentinel(at int) (sentinel string, fixed, ok bool) {
	return fortranPrinter{fixed: t.fixed}.sentinel(t.file, at)
}

// openaccModules are the names of the module that makes OpenACC's library known, openaccLibrary that of the include file.
var openaccModules = []string{"openacc", "accel_lib"}

const openaccLibrary = "openacc_lib.h"

// UsesOpenACC reports whether a text in Fortran uses the module openacc, by that name or as accel_lib.
func UsesOpenACC(text []byte) bool {
	f := tokens.New(source.NewFile("", text), tokens.Lexis{Form: tokens.Free})
	return len(openaccUses(f, tokens.Run{End: uint32(len(f.Toks))})) > 0
}

// openaccUses are the names of that module in the use statements of a run.
func openaccUses(f *tokens.File, r tokens.Run) (list []uint32) {
	for _, name := range openaccModules {
		list = append(list, f.Uses(r, name)...)
	}
	slices.Sort(list)
	return list
}

// usesIn reports whether a program unit uses a module.
func (t *fortranTranslation) usesIn(p *InsertionPoints, modules ...string) bool {
	r := t.text.Within(p.Unit.Start, p.Unit.End)
	return slices.ContainsFunc(modules, func(m string) bool { return len(t.text.Uses(r, m)) > 0 })
}

// library inserts what the translation refers to: declarations of the objects that represent queues, and the modules
// of OpenMP and OpenACC.
func (t *fortranTranslation) library(opts Header) {
	uses := map[int]string{} // before declarations
	var wanted []source.Span
	unused := t.unusedLibrary(opts.LibraryUses)
	dropped := t.dropLines(unused)
	isUnused := func(tok uint32) bool {
		at := int(t.text.Toks[tok].Start)
		return slices.ContainsFunc(unused, func(s source.Span) bool { return s.Start <= at && at < s.End })
	}

	// Include lines become use statements of the module, which is wanted by those that stay, too.
	var includes []source.Edit
	if !opts.Part {
		for _, line := range t.text.Includes(openaccLibrary) {
			run := t.text.Lines[line].Run
			span := t.text.WholeLines(run)
			p := t.unitOf(span.Start)
			if p == nil || isUnused(run.First) || t.keep && t.guards.begins(t.text.File, line, t.guards.notForOpenMP()) {
				continue
			}
			wanted = append(wanted, span)
			edit := source.Edit{Span: span}
			if t.keep {
				edit.New = t.guards.notForOpenMP() + strings.TrimRight(span.Text(), "\r\n") + "\n#endif\n"
			}
			includes = append(includes, edit)
			uses[p.Uses] += t.alone(p.Indent + "use openacc\n")
		}
		for _, tok := range openaccUses(t.text.File, t.text.All()) {
			if !isUnused(tok) && !(t.keep && t.guards.chosen(t.text.File, t.text.LineOf(tok))) {
				wanted = append(wanted, t.text.Span(tokens.Run{First: tok, End: tok + 1}))
				break
			}
		}
	}
	if !opts.Host && !t.keep && !opts.Part {
		t.callsAttach()
	}
	for i := range t.points {
		p := &t.points[i]
		if p.needs.checks && !t.usesIn(p, openaccModules...) {
			uses[p.Uses] += t.alone(onlyOpenMP("use openacc, only: acc_is_present", p.Indent, t.fixed) + "\n")
			at := slices.Min(slices.Collect(maps.Keys(t.checks)))
			wanted = append(wanted, source.Span{File: t.file, Start: at, End: at})
		}
		if p.needs.calls && !t.usesIn(p, "omp_lib") {
			uses[p.Uses] += t.alone(p.Indent + "use omp_lib, only: omp_set_default_device\n")
		}
	}
	if len(wanted) > 0 && !opts.Provided {
		wantsModule.New(wanted[0], "the translation uses the module openacc that accc emit --openacc-module writes").To(t.r)
	}
	declared := map[int]string{}
	for _, p := range t.points {
		var lines []string
		if p.needs.queues {
			lines = queueDeclarations
		}
		if p.needs.defaultQueue {
			lines = slices.Concat(lines, defaultQueueDeclarations)
		}
		if len(p.external) > 0 { // compilers of OpenACC may read it, too
			declared[p.Declarations] += p.Indent + "external " + strings.Join(p.external, ", ") + "\n"
		}
		if len(lines) > 0 {
			declared[p.Declarations] += t.alone(p.Indent + strings.Join(lines, "\n"+p.Indent) + "\n")
		}
	}
	if t.asksOpenACC(dropped) && !t.keep && !opts.Header {
		declared[0] = definesOpenACC(t.text.File) + declared[0]
	}
	t.edits = append(t.edits, dropped...)
	for at, s := range uses {
		declared[at] = s + declared[at]
	}
	for _, edit := range includes {
		edit.New = declared[edit.Span.Start] + edit.New
		delete(declared, edit.Span.Start)
		t.edits = append(t.edits, edit)
	}
	for at, s := range declared {
		t.behind[at] = s + t.behind[at]
	}
}

// callsAttach reports the calls that attach pointers, which OpenMP does when it maps them.
func (t *fortranTranslation) callsAttach() {
	for i := range t.text.Toks {
		tok := uint32(i)
		name := strings.ToLower(t.text.Text(tok))
		if tok > 0 && t.text.Word(tok-1, "call") && (strings.HasPrefix(name, "acc_attach") || strings.HasPrefix(name, "acc_detach")) {
			at := t.text.Span(tokens.Run{First: tok, End: tok + 1})
			acctoomp.Dropped.New(at, "%s: OpenMP attaches pointers when it maps them; the call does nothing", at.Text()).To(t.r)
		}
	}
}

// asksOpenACC reports whether the preprocessor asks for _OPENACC in lines that stay.
func (t *fortranTranslation) asksOpenACC(dropped []source.Edit) bool {
	return slices.ContainsFunc(t.text.Lines, func(l tokens.Line) bool {
		start := int(t.text.Toks[l.First].Start)
		return l.Kind == tokens.CPP && t.text.Mentions(l.Run, "_OPENACC") &&
			!slices.ContainsFunc(dropped, func(e source.Edit) bool { return e.Start <= start && start < e.End })
	})
}

// unusedLibrary are the statements and include lines that make the library known to units none of whose statements need it, and where
// no directive that is written does.
func (t *fortranTranslation) unusedLibrary(uses []LibraryUse) (list []source.Span) {
	written := map[string]bool{}
	note := func(text string) {
		f := tokens.New(source.NewFile("", []byte(text)), t.text.Lexis)
		for i := range f.Toks {
			if !f.IfDefined(f.Toks[i].Branch, t.guards.macros().ACC) { // there the user's directive is kept
				written[strings.ToLower(f.Text(uint32(i)))] = true
			}
		}
	}
	for _, e := range t.edits {
		note(e.New)
		note(e.Moved)
	}
	for _, s := range t.behind {
		note(s)
	}
	for _, u := range uses {
		p := t.unitOf(u.Span.Start)
		run, ok := t.text.Run(u.Span)
		switch {
		case u.Needed, p == nil, p.needs.checks, !ok || t.text.Lines[t.text.LineOf(run.First)].Run != run:
		case slices.ContainsFunc(u.Names, func(name string) bool { return written[name] }):
		default:
			list = append(list, u.Span)
		}
	}
	return list
}

// dropLines are the edits that take the lines of spans away, with conditions for OpenACC under which nothing else is. Where both languages
// stay, the lines are put under such a condition.
func (t *fortranTranslation) dropLines(spans []source.Span) (edits []source.Edit) {
	for i := 0; i < len(spans); i++ {
		run, _ := t.text.Run(spans[i])
		for i+1 < len(spans) {
			next, _ := t.text.Run(spans[i+1])
			if next.First != run.End {
				break
			}
			run.End = next.End
			i++
		}
		g, alone := t.text.Alone(run)
		switch {
		case t.keep && t.guards.chosen(t.text.File, t.text.LineOf(run.First)):
		case t.keep:
			lines := t.text.WholeLines(run)
			edits = append(edits, source.Edit{Span: lines, New: t.guards.openACC() + strings.TrimRight(lines.Text(), "\r\n") + "\n#endif\n"})
		case alone && t.text.IfDefined(t.text.Groups[g].Branches[0], "_OPENACC"):
			edits = append(edits, source.Edit{Span: t.text.WholeLines(t.text.Whole(g))})
		default:
			edits = append(edits, source.Edit{Span: t.text.WholeLines(run)})
		}
	}
	return edits
}

// wantsModule is a warning about another file.
var wantsModule = &diag.Rule{
	Code: "ACC5104", Severity: diag.Warning, Title: "a translated program needs the module openacc",
	Doc: "Compilers of OpenMP have no module openacc that knows what OpenMP has mapped. accc emit --as omp --openacc-module writes one, with OpenMP's library, which is compiled and linked with the program; accc as a compiler does so itself.",
}

// NotPreprocessed is what is said where guards of the preprocessor are written into a source that compilers do not preprocess.
var NotPreprocessed = &diag.Rule{
	Code: "ACC5108", Severity: diag.Warning, Title: "directives of both languages in a source that is not preprocessed",
	Doc: "--keep leaves directives of both languages in the source, with lines of the preprocessor that choose by _OPENACC and _OPENMP. Compilers preprocess Fortran where the name ends in capital letters (.F90), or with -cpp, -fpp or -Mpreprocess.",
}
