package emit

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"accc/dialects/conversion/acctoomp"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/pragma"
)

// A Site is a directive in the user's text and what is around it.
type Site struct {
	Directive source.Span
	// Sole: the directive is a statement by itself, the branch of an if; text must stay there.
	Sole bool
}

// OpenMP returns the text of file with its OpenACC directives written in OpenMP, as plan says. Directives that become
// nothing are removed with their lines. What OpenMP says differently or not at all is reported.
func OpenMP(plan *acctoomp.Plan, file *source.File, sites []Site, opts Header, r diag.Reporter) []byte {
	t := &translation{file: file, r: r, keep: opts.Keep, at: map[ir.FileLoc][]*acctoomp.Construct{}}
	for _, c := range plan.Constructs {
		if l := ir.File(c.Op.Loc); l != nil {
			if l.File != file.Name {
				t.elsewhere(l)
				continue
			}
			t.at[*l] = append(t.at[*l], c)
		}
	}
	for _, m := range plan.Remarks {
		m.Rule.New(spanOf(file, ir.File(m.Op.Loc)), "%s", m.Reason).To(r)
	}
	for i := range sites {
		if sites[i].Directive.File == file {
			t.site(&sites[i])
		}
	}
	t.edits = append(t.edits, opts.edits(file, t.calls)...)
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

type translation struct {
	file   *source.File
	r      diag.Reporter
	at     map[ir.FileLoc][]*acctoomp.Construct
	edits  []source.Edit
	others map[string]bool
	failed bool
	calls  bool // functions of OpenMP are called
	keep   bool // leave the directives of OpenACC beside those of OpenMP
}

// replace puts new in place of a directive whose line starts at start; new has no indentation in its first line. With keep
// both stay, and the preprocessor chooses.
func (t *translation) replace(span source.Span, start int, new string) {
	if !t.keep {
		t.edits = append(t.edits, source.Edit{Span: span, New: new})
		return
	}
	indent := string(t.file.Text[start:span.Start])
	text := "#ifdef _OPENACC\n" + string(t.file.Text[start:span.End]) + "\n"
	if new != "" {
		text += "#elif defined(_OPENMP)\n" + indent + new + "\n"
	}
	span.Start = start
	t.edits = append(t.edits, source.Edit{Span: span, New: text + "#endif"})
}

// elsewhere reports a directive of another file, once for each file.
func (t *translation) elsewhere(l *ir.FileLoc) {
	if t.others == nil {
		t.others = map[string]bool{}
	}
	if !t.others[l.File] {
		t.others[l.File] = true
		notInPlace.New(source.Span{File: t.file}, "%s holds OpenACC directives; it is not translated with this file", l.File).To(t.r)
	}
}

// site writes what stands in place of one directive.
func (t *translation) site(s *Site) {
	span := s.Directive
	var parts []*acctoomp.Construct
	for l, list := range t.at {
		if got := spanOf(t.file, &l); got.Start == span.Start {
			parts = append(parts, list...)
		}
	}
	call, lines, err := t.lines(parts)
	if err != nil {
		cannotWrite.New(span, "cannot write this directive in OpenMP: %s", err).To(t.r)
		t.failed = true
		return
	}
	text := t.file.Text
	start := strings.LastIndexByte(string(text[:span.Start]), '\n') + 1
	indent := string(text[start:span.Start])
	isPragma := strings.HasPrefix(span.Text(), "_Pragma")
	if !isPragma && (!strings.HasPrefix(span.Text(), "#") || strings.TrimSpace(indent) != "") {
		notInPlace.New(span, "this directive is not written as a line of its own; it is left as it is").To(t.r)
		return
	}
	if len(lines) == 0 && call == "" {
		t.remove(s, start, isPragma)
		return
	}
	if isPragma && t.keep {
		notInPlace.New(span, "a _Pragma operator cannot be kept beside its translation; it is left as it is").To(t.r)
		return
	}
	if isPragma {
		var b strings.Builder
		for i, d := range lines {
			if i > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(`_Pragma("omp ` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(d.Text()) + `")`)
		}
		t.edits = append(t.edits, source.Edit{Span: span, New: b.String() + call})
		return
	}
	layout := pragma.CLayout(indent)
	layout.Sentinel = "#pragma omp"
	if strings.Contains(string(text[start:min(span.End+2, len(text))]), "\r\n") {
		layout.LineEnd = "\r\n"
	}
	var b strings.Builder
	for i, d := range lines {
		if i > 0 {
			b.WriteString(eol(layout))
		}
		b.WriteString(d.Print(layout))
	}
	if call != "" {
		b.WriteString(indent + call)
	}
	t.replace(span, start, strings.TrimPrefix(b.String(), indent))
	if lines != nil && lines[0].Def == pragma.OMPDeclareTarget && len(lines[0].Clauses) == 0 {
		t.endDeclareTarget(s, indent, layout)
	}
}

func eol(l pragma.Layout) string {
	if l.LineEnd != "" {
		return l.LineEnd
	}
	return "\n"
}

// endDeclareTarget goes behind the function that declare target is for.
func (t *translation) endDeclareTarget(s *Site, indent string, layout pragma.Layout) {
	end := declarationEnd(t.file.Text, s.Directive.End)
	if end < 0 {
		notInPlace.New(s.Directive, "where the function of this directive ends is not known: end declare target is missing").To(t.r)
		return
	}
	at := source.Span{File: t.file, Start: end, End: end}
	line := indent + "#pragma omp end declare target"
	if t.keep {
		line = "#if !defined(_OPENACC) && defined(_OPENMP)" + eol(layout) + line + eol(layout) + "#endif"
	}
	t.edits = append(t.edits, source.Edit{Span: at, New: eol(layout) + line})
}

// declarationEnd is the end of the line in which the declaration or function definition ends that follows at; -1: it does
// not end.
func declarationEnd(text []byte, at int) int {
	depth := 0
	for i := at; i < len(text); i++ {
		switch c := text[i]; c {
		case '"', '\'':
			for i++; i < len(text) && text[i] != c && text[i] != '\n'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
			continue
		case '/':
			if skip := comment(text[i:]); skip > 0 {
				i += skip - 1
			}
			continue
		case '#': // a directive of the preprocessor, up to the end of its last line
			for i++; i < len(text) && (text[i] != '\n' || text[i-1] == '\\'); i++ {
			}
			continue
		case '(', '{', '[':
			depth++
			continue
		case ')', ']':
			depth--
			continue
		case '}':
			if depth--; depth > 0 {
				continue
			}
		case ';':
			if depth > 0 {
				continue
			}
		default:
			continue
		}
		if n := bytes.IndexByte(text[i:], '\n'); n >= 0 {
			i += n
			if text[i-1] == '\r' {
				i--
			}
			return i
		}
		return len(text)
	}
	return -1
}

// comment is the length of the comment that text begins with, 0 if it begins with none.
func comment(text []byte) int {
	end := ""
	switch {
	case bytes.HasPrefix(text, []byte("//")):
		end = "\n"
	case bytes.HasPrefix(text, []byte("/*")):
		end = "*/"
	default:
		return 0
	}
	if n := bytes.Index(text[2:], []byte(end)); n >= 0 {
		return 2 + n + len(end)
	}
	return len(text)
}

// remove takes a directive out, with its line if nothing else is there.
func (t *translation) remove(s *Site, start int, isPragma bool) {
	span := s.Directive
	text := t.file.Text
	switch {
	case s.Sole && t.keep:
		text := "#ifdef _OPENACC\n" + string(text[start:span.End]) + "\n#else\n;\n#endif"
		t.edits = append(t.edits, source.Edit{Span: source.Span{File: t.file, Start: start, End: span.End}, New: text})
		return
	case s.Sole:
		t.edits = append(t.edits, source.Edit{Span: span, New: ";"})
		return
	case t.keep:
		t.replace(span, start, "")
		return
	case isPragma:
		t.edits = append(t.edits, source.Edit{Span: span})
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

// lines are the directives of the constructs that stand at one place, nested ones combined.
func (t *translation) lines(parts []*acctoomp.Construct) (call string, out []*pragma.Directive, err error) {
	var leaves []string
	var clauses []*acctoomp.Clause
	for _, c := range parts {
		for _, b := range c.Before {
			d, err := directive(b.Leaves, b.Clauses)
			if err != nil {
				return "", nil, err
			}
			out = append(out, d)
		}
		if c.Call != "" {
			s, err := decompile(c.Clauses[0].Values[0])
			if err != nil {
				return "", nil, err
			}
			t.calls = true
			return c.Call + "(" + s + ");", out, nil
		}
		if len(c.Leaves) == 0 {
			continue
		}
		if !slices.Equal(leaves, c.Leaves) { // several operations of one directive: declare
			leaves = append(leaves, c.Leaves...)
		}
		clauses = append(clauses, c.Clauses...)
		if c.Op.Name() == "acc.routine" && c.Op.Attr(named) != nil {
			// The directive names its function, which is declared before it.
			if ref, ok := c.Op.Attr("func_name").(*ir.SymbolRefAttr); ok {
				d := pragma.NewDirective(pragma.OMPDeclareTarget, clauseOf(pragma.OMPTo, varArg(ref.Root)))
				return "", append(out, d), nil
			}
		}
	}
	if len(leaves) == 0 {
		return "", out, nil
	}
	d, err := directive(leaves, clauses)
	if err != nil {
		return "", nil, err
	}
	return "", append(out, d), nil
}

// ompRanks order clauses as people write them.
var ompRanks = func() map[*pragma.ClauseDef]int {
	m := map[*pragma.ClauseDef]int{}
	for i, c := range pragma.OMPClauses {
		m[c] = i
	}
	return m
}()

func directive(leaves []string, clauses []*acctoomp.Clause) (*pragma.Directive, error) {
	def := pragma.LookupOMPDirective(strings.Join(leaves, " "))
	if def == nil {
		return nil, &decompileError{nil, "there is no directive " + strings.Join(leaves, " ")}
	}
	d := pragma.NewDirective(def)
	for _, c := range clauses {
		if def == pragma.OMPAtomic {
			d.Atomic = c.Name
			continue
		}
		w, err := clause(c)
		if err != nil {
			return nil, err
		}
		if n := len(d.Clauses); n > 0 && sameClause(d.Clauses[n-1], w) && len(c.Vars) > 0 {
			d.Clauses[n-1].Args = append(d.Clauses[n-1].Args, w.Args...)
			continue
		}
		d.Clauses = append(d.Clauses, w)
	}
	slices.SortStableFunc(d.Clauses, func(a, b *pragma.Clause) int { return ompRanks[a.Def] - ompRanks[b.Def] })
	dropRepeated(d)
	return d, nil
}

// clause writes one clause.
func clause(c *acctoomp.Clause) (*pragma.Clause, error) {
	def := pragma.LookupOMPClause(c.Name)
	if def == nil {
		return nil, &decompileError{nil, "there is no clause " + c.Name}
	}
	w := clauseOf(def)
	w.Parens = true
	if c.Modifier != "" {
		if def.Shape == pragma.ShapeReduction {
			w.Operator = pragma.Word{Text: c.Modifier}
		} else {
			w.Modifiers = []pragma.Word{{Text: c.Modifier}}
		}
	}
	for _, v := range c.Vars {
		s, err := variable(v)
		if err != nil {
			return nil, err
		}
		if c.Bare {
			s, _ = splitSections(s)
		}
		w.Args = append(w.Args, varArg(s))
	}
	if c.Word != "" {
		w.Args = append(w.Args, &pragma.Arg{Kind: pragma.ArgWord, Word: c.Word})
	}
	if c.Number != 0 {
		w.Args = append(w.Args, exprArg(strconv.FormatInt(c.Number, 10)))
	}
	if len(c.Conds)+len(c.Not) > 0 || c.Never {
		s, err := guard(c)
		if err != nil {
			return nil, err
		}
		w.Args = append(w.Args, exprArg(s))
	}
	if len(c.Values) == 0 {
		return w, nil
	}
	d := &decompiler{}
	var factors []string
	for _, v := range c.Values {
		x, err := d.value(v)
		if err != nil {
			return nil, err
		}
		if len(c.Values) > 1 {
			factors = append(factors, x.at(precMultiplicative))
		} else {
			factors = append(factors, x.s)
		}
	}
	w.Args = append(w.Args, exprArg(strings.Join(factors, " * ")))
	return w, nil
}

// guard is the condition of an if clause.
func guard(c *acctoomp.Clause) (string, error) {
	if c.Never {
		return "0", nil
	}
	d := &decompiler{}
	var parts []text
	for _, v := range c.Conds {
		x, err := d.cond(v)
		if err != nil {
			return "", err
		}
		parts = append(parts, x)
	}
	for _, v := range c.Not {
		x, err := d.cond(v)
		if err != nil {
			return "", err
		}
		parts = append(parts, text{"!" + x.at(precUnary), precUnary})
	}
	if len(parts) == 1 {
		return parts[0].s, nil
	}
	var all []string
	for _, x := range parts {
		all = append(all, x.at(precAndAnd))
	}
	return strings.Join(all, " && "), nil
}
