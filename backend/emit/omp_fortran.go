package emit

import (
	"bytes"
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/conversion/acctoomp"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/pragma"
)

// inOrderOnly are the clauses that Fortran is translated without: they name objects that stand for queues, which a source in
// Fortran has no header for. Without them constructs run one after the other, which is one of the orders that OpenACC allows.
var inOrderOnly = map[string]bool{"nowait": true, "depend": true}

// ordered is what is said of asynchronous constructs in Fortran.
const ordered = "async: in Fortran the construct ends before what follows begins"

// fortranOperators are the reduction operators that Fortran writes in its own way.
var fortranOperators = map[string]string{"&&": ".and.", "||": ".or.", "&": "iand", "|": "ior", "^": "ieor"}

// fortranClause is a clause in the words of Fortran.
func fortranClause(c *acctoomp.Clause) *acctoomp.Clause {
	out := *c
	if w, ok := fortranOperators[c.Modifier]; ok {
		out.Modifier = w
	}
	return &out
}

// bare is a variable without its section.
func bare(v *ir.Op, s string) string {
	if inFortran(v) {
		s, _ = splitSubscripts(s)
		return s
	}
	s, _ = splitSections(s)
	return s
}

// factor is a value as a factor of a product.
func factor(v *ir.Value) (text, error) {
	if !ofFortran(v) {
		return (&decompiler{}).value(v)
	}
	x, err := (&fortranDecompiler{}).value(v)
	if x.prec < fortranMultiply {
		return text{x.s, precAdditive}, err
	}
	return text{x.s, precPrimary}, err
}

// fortranGuard is the condition of an if clause in Fortran.
func fortranGuard(c *acctoomp.Clause) (string, error) {
	if c.Never {
		return ".false.", nil
	}
	var all []string
	for i, v := range append(slices.Clone(c.Conds), c.Not...) {
		x, err := (&fortranDecompiler{}).value(v)
		if err != nil {
			return "", err
		}
		s := x.at(fortranAnd + 1)
		if i >= len(c.Conds) {
			s = ".not. " + x.at(fortranCompare)
		} else if len(c.Conds)+len(c.Not) == 1 {
			s = x.s
		}
		all = append(all, s)
	}
	return strings.Join(all, " .and. "), nil
}

// FortranOpenMP is OpenMP for a source in Fortran: directives with a region get their ends, loops have none.
func FortranOpenMP(plan *acctoomp.Plan, file *source.File, sites []Site, opts Header, r diag.Reporter) []byte {
	t := &fortranTranslation{translation: translation{file: file, r: r, keep: opts.Keep, fortran: true, at: map[int][]*acctoomp.Construct{}, behind: map[int]string{}}}
	said := map[int]bool{}
	for _, c := range plan.Constructs {
		l := ir.File(c.Op.Loc)
		switch {
		case c.Statements != nil:
			t.pieces = append(t.pieces, c)
		case l == nil || c.Op.Attr(bareLoop) != nil || inDeclare(c.Op):
		case l.File != file.Name:
			t.elsewhere(l)
		default:
			for _, at := range append(parts(c.Op), l)[:max(1, len(parts(c.Op)))] {
				start := spanOf(file, at).Start
				t.at[start] = append(t.at[start], c)
			}
			if span := spanOf(file, l); asynchronous(c.Op) && !said[span.Start] {
				said[span.Start] = true
				acctoomp.Dropped.New(span, ordered).To(r)
			}
		}
	}
	for _, m := range plan.Remarks {
		if l := ir.File(m.Op.Loc); l != nil && l.File == file.Name && !strings.HasPrefix(m.Reason, "async") {
			m.Rule.New(spanOf(file, l), "%s", m.Reason).To(r)
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
	for at, text := range t.behind {
		t.edits = append(t.edits, source.Edit{Span: source.Span{File: file, Start: at, End: at}, New: text})
	}
	if t.failed {
		return nil
	}
	out, err := source.Apply(file, t.edits)
	if err != nil {
		cannotWrite.New(source.Span{File: file}, "%s", err).To(r)
		return nil
	}
	return out
}

// asynchronous tells whether an operation has an async clause.
func asynchronous(o *ir.Op) bool {
	if _, ok := ir.As[*acc.DataEntry](o); ok {
		return false
	}
	for _, g := range []string{"asyncOperands", "asyncOperand"} {
		if len(values(o, g)) > 0 {
			return true
		}
	}
	return o.Attr("asyncOnly") != nil || o.Attr("async") != nil
}

type fortranTranslation struct{ translation }

// lines are directives of OpenMP as text, and their ends.
func (t *fortranTranslation) lines(list []*pragma.Directive, layout pragma.Layout, end bool) (out []string) {
	for _, d := range list {
		name := d.Def.Name
		if d.Def == pragma.OMPTask || d.Def == pragma.OMPTaskwait {
			continue // they put into an order what is in order
		}
		if !end {
			out = append(out, withDo(d.Print(layout), name))
			continue
		}
		if d.Def.Assoc == pragma.Block && d.Def != pragma.OMPAtomic {
			out = append(out, withDo(layout.Indent+layout.Sentinel+" end "+name, name))
		}
	}
	if end {
		slices.Reverse(out)
	}
	return out
}

// withDo is a directive with the word that Fortran has for loops.
func withDo(s, name string) string {
	words := strings.Fields(name)
	for i, w := range words {
		if w == "for" {
			words[i] = "do"
		}
	}
	return strings.Replace(s, " "+name, " "+strings.Join(words, " "), 1)
}

// layoutAt is that of the directive that the user wrote at a span.
func (t *fortranTranslation) layoutAt(span source.Span) (pragma.Layout, string) {
	start := t.lineStart(span.Start)
	indent := string(t.file.Text[start:span.Start])
	sentinel, fixed, _ := fortranSentinel(t.file, span.Start)
	word := sentinel[:1] + "$omp"
	layout := pragma.FreeLayout(indent, word)
	if fixed {
		layout = pragma.FixedLayout(word)
	}
	if bytes.Contains(t.file.Text[start:min(span.End+2, len(t.file.Text))], []byte("\r\n")) {
		layout.LineEnd = "\r\n"
	}
	return layout, indent
}

// site writes what stands in place of one directive and of its end.
func (t *fortranTranslation) site(s *Site) {
	span := s.Directive
	if _, _, ok := fortranSentinel(t.file, span.Start); !ok {
		notInPlace.New(span, "this directive is not written as a line of its own; it is left as it is").To(t.r)
		return
	}
	f, err := t.form(t.at[span.Start])
	if err != nil {
		cannotWrite.New(span, "cannot write this directive in OpenMP: %s", err).To(t.r)
		t.failed = true
		return
	}
	layout, indent := t.layoutAt(span)
	nl := eol(layout)
	var head []string
	if f.under != "" && (len(f.calls) > 0 || len(f.lines) > 0 && !s.Body.IsValid()) {
		head = append(head, indent+"if ("+f.under+") then")
	}
	head = append(head, t.lines(f.lines, layout, false)...)
	for _, c := range f.calls {
		head = append(head, indent+"call "+strings.TrimSuffix(c, ";"))
	}
	if f.under != "" && len(head) > 0 && strings.HasSuffix(head[0], "then") {
		head = append(head, indent+"end if")
	}
	tail := append(t.lines(f.end, layout, false), t.lines(f.lines, layout, true)...)
	tail = append(tail, t.lines(f.behind, layout, false)...)
	if len(f.lines) > 0 && f.lines[0].Def == pragma.OMPAtomic && s.End.IsValid() {
		tail = append(tail, indent+layout.Sentinel+" end atomic")
	}
	t.line(span, head, indent, nl)
	switch {
	case s.End.IsValid():
		end := string(t.file.Text[t.lineStart(s.End.Start):s.End.Start])
		t.line(s.End, tail, end, nl)
	case len(tail) > 0 && s.Body.IsValid():
		at := s.Body.End + len(t.restOfLine(s.Body.End))
		text := nl + strings.Join(tail, nl)
		if t.keep {
			text = nl + "#if !defined(_OPENACC) && defined(_OPENMP)" + text + nl + "#endif"
		}
		t.behind[at] += text
	}
}

// line puts lines in place of a directive, or takes its line away.
func (t *fortranTranslation) line(span source.Span, lines []string, indent, nl string) {
	start := t.lineStart(span.Start)
	if t.keep {
		text := "#ifdef _OPENACC" + nl + string(t.file.Text[start:span.End]) + nl
		if len(lines) > 0 {
			text += "#elif defined(_OPENMP)" + nl + strings.Join(lines, nl) + nl
		}
		span.Start = start
		t.edits = append(t.edits, source.Edit{Span: span, New: text + "#endif"})
		return
	}
	if len(lines) > 0 {
		text := strings.Join(lines, nl)
		if _, fixed, _ := fortranSentinel(t.file, span.Start); fixed {
			text = keepColumns(t.file, span, text)
		}
		t.edits = append(t.edits, source.Edit{Span: span, New: strings.TrimPrefix(text, indent)})
		return
	}
	end := span.End + len(t.restOfLine(span.End))
	for end < len(t.file.Text) && (t.file.Text[end] == '\r' || t.file.Text[end] == '\n') {
		end++
		if t.file.Text[end-1] == '\n' {
			break
		}
	}
	t.edits = append(t.edits, source.Edit{Span: source.Span{File: t.file, Start: start, End: end}})
}

// statements puts the directive of a construct that stands for statements without one around them.
func (t *fortranTranslation) statements(sites []Site, c *acctoomp.Construct) {
	span, ok := t.covered(sites, c)
	f, err := t.form([]*acctoomp.Construct{c})
	if err == nil && !ok {
		err = &decompileError{c.Op, "the statements of a kernels construct are not in this file"}
	}
	if err != nil {
		cannotWrite.New(spanOf(t.file, ir.File(c.Op.Loc)), "cannot write this statement of kernels in OpenMP: %s", err).To(t.r)
		t.failed = true
		return
	}
	start := t.lineStart(span.Start)
	indent := string(t.file.Text[start:span.Start])
	layout := pragma.FreeLayout(indent, "!$omp")
	if isFixedForm(t.file.Name) {
		layout = pragma.FixedLayout("!$omp")
	}
	nl := eol(layout)
	guard := func(lines []string) string {
		text := strings.Join(lines, nl)
		if t.keep && text != "" {
			text = "#if !defined(_OPENACC) && defined(_OPENMP)" + nl + text + nl + "#endif"
		}
		return text
	}
	if head := guard(t.lines(f.lines, layout, false)); head != "" {
		t.edits = append(t.edits, source.Edit{Span: source.Span{File: t.file, Start: start, End: start}, New: head + nl})
	}
	if tail := guard(t.lines(f.lines, layout, true)); tail != "" {
		at := span.End + len(t.restOfLine(span.End))
		t.behind[at] += nl + tail
	}
}
