package emit

import (
	"slices"
	"strings"

	"accc/backend/omptoacc"
	"accc/backend/quirks"
	"accc/backend/translate/outcome"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/ir"
	"accc/pragma"
)

// A direction is the directive language that a translation is written in.
type direction struct {
	name, source, sentinel string
	reader                 func(*generator) language
	// reverse is what is translated from OpenMP to OpenACC; nil in the other direction, where all directives are.
	reverse *reversal
}

var toOpenMP = direction{name: "OpenMP", source: "OpenACC", sentinel: "omp", reader: func(g *generator) language { return &ompReader{generator: g} }}

// A Reverse is a program whose directives of OpenMP are translated.
type Reverse struct {
	Program *outcome.Program
	// Removed are directives that others replace: those of declare target.
	Removed []source.Span
	// Lines are directives that are added: lines without indentation, before the line of an offset, or after the declaration there.
	Lines []AddedLine
	// Calls are those of OpenMP's library.
	Calls []CallSite
}

// An AddedLine is a directive that is added to a file.
type AddedLine struct {
	At    source.Span
	Text  string
	After bool
	// Indent is before the line where the place of it has none.
	Indent string
}

// A CallSite is the call of a function of the library in the user's text.
type CallSite struct {
	Name string
	Span source.Span
	// Around are the directives of the constructs around it.
	Around []source.Span
	// Within is the definition of the function with the call, whose parameters are Params.
	Within source.Span
	Params []string
}

// A reversal is a Reverse by the offsets of one file.
type reversal struct {
	*Reverse
	gone, stay, host map[int]bool
}

func newReversal(rev *Reverse, file *source.File) *reversal {
	x := &reversal{rev, map[int]bool{}, map[int]bool{}, map[int]bool{}}
	note := func(m map[int]bool, list []*ir.Op) {
		for _, o := range list {
			if l := ir.File(o.Loc); l != nil && l.File == file.Name {
				m[spanOf(file, l).Start] = true
			}
		}
	}
	note(x.gone, rev.Program.Gone)
	note(x.stay, rev.Program.Stay)
	note(x.stay, rev.Program.Host)
	note(x.host, rev.Program.Host)
	for _, s := range rev.Removed {
		if s.File == file {
			x.gone[s.Start] = true
		}
	}
	return x
}

// stays reports whether a directive of which no operation is left stays as it is.
func (d direction) stays(span source.Span) bool {
	return d.reverse != nil && (!d.reverse.gone[span.Start] || d.reverse.stay[span.Start])
}

// OpenACC returns the edits of file that write its directives of OpenMP for devices in OpenACC; ok is false after an error.
func OpenACC(rev *Reverse, file *source.File, sites []Site, h Header, r diag.Reporter) (edits []source.Edit, ok bool) {
	return writeSettled(sites, func() ([]source.Edit, bool) { return h.Printer.translateBack(rev, file, sites, h, r) })
}

func toOpenACC(rev *Reverse, file *source.File) direction {
	return direction{name: "OpenACC", source: "OpenMP", sentinel: "acc", reverse: newReversal(rev, file), reader: func(g *generator) language {
		return &accReader{generator: g, declares: map[ir.FileLoc]*Directive{}}
	}}
}

// backwards prepares a translation to OpenACC.
func (t *translation) backwards(rev *Reverse, sites []Site, opts Header) {
	t.to = toOpenACC(rev, t.file)
	t.program = rev.Program
	t.collect(sites, opts)
	for _, m := range t.program.Remarks {
		if l := ir.File(m.Op.Loc); l != nil && l.File == t.file.Name {
			m.Rule.New(remarkedAt(t.file, m), "%s", m.Reason).To(t.r)
		}
	}
}

func (p cPrinter) translateBack(rev *Reverse, file *source.File, sites []Site, opts Header, r diag.Reporter) ([]source.Edit, bool) {
	var said diag.List
	t := newTranslation(p, rev.Program, file, opts, &said)
	t.unchanged = r
	t.backwards(rev, sites, opts)
	for i := range sites {
		if sites[i].Directive.File == file {
			t.site(&sites[i])
		}
	}
	if t.unspelled(sites) || t.definitions(sites) {
		return nil, false // it is written again
	}
	t.wholeMacros()
	t.rowsStay()
	layout := pragma.CLayout("", "acc")
	layout.Sentinel = "#pragma acc"
	t.added(layout)
	if t.replacedCalls() && !IncludesOpenACC(t.text.File) && !includesLibrary(t.text.File) {
		t.insert(t.text.Top(), "#include <openacc.h>\n")
	}
	edits, ok := t.done(sites, opts, t.leaveOut)
	tell(r, &said)
	return append(edits, opts.unneeded(file, edits)...), ok
}

func (p fortranPrinter) translateBack(rev *Reverse, file *source.File, sites []Site, opts Header, r diag.Reporter) ([]source.Edit, bool) {
	t := &fortranTranslation{points: opts.Points, fixed: p.fixed, translation: newTranslation(p, rev.Program, file, opts, r)}
	t.backwards(rev, sites, opts)
	for i := range sites {
		if sites[i].Directive.File == file {
			t.site(&sites[i])
		}
	}
	layout := pragma.FreeLayout("", "!$acc")
	if p.fixed {
		layout = pragma.FixedLayout("!$acc")
	} else {
		t.continued(sites)
	}
	t.added(layout)
	before := len(t.edits)
	if t.replacedCalls() {
		seen := map[int]bool{}
		for _, e := range t.edits[before:] {
			if u := t.outermostUnit(e.Start); u != nil && !seen[u.Uses] && !t.usesIn(u, openaccModules...) {
				seen[u.Uses] = true
				t.insert(u.Uses, u.Indent+"use openacc\n")
			}
		}
	}
	return t.done(sites, opts, t.leaveOut)
}

// continued reports the first directive of several lines after those of the other language: where gfortran reads both languages, it takes
// its other lines for that language's.
func (t *fortranTranslation) continued(sites []Site) {
	if !t.program.For.Have(quirks.Continued) {
		return
	}
	report := func(at source.Span) {
		omptoacc.Changed.New(at, "%s", quirks.Continued.Say()).To(t.r)
	}
	ours := slices.Clone(t.edits)
	slices.SortStableFunc(ours, func(a, b source.Edit) int { return a.Start - b.Start })
	for _, s := range sites {
		d := s.Directive
		if d.File != t.file || !t.to.reverse.stay[d.Start] {
			continue
		}
		if strings.Contains(d.Text(), "\n") && len(ours) > 0 && ours[0].Start < d.Start {
			report(d)
			return
		}
		if i := slices.IndexFunc(ours, func(e source.Edit) bool { return e.Start > d.Start && t.goesOn(e.New) }); i >= 0 {
			report(ours[i].Span)
			return
		}
	}
}

// goesOn reports whether a text has a directive of OpenACC in several lines.
func (t *fortranTranslation) goesOn(text string) bool {
	f := tokens.New(source.NewFile("", []byte(text)), t.text.Lexis)
	return slices.ContainsFunc(f.Lines, func(l tokens.Line) bool {
		return l.Language == tokens.ACC && (l.Flags&tokens.GoesOn != 0 || strings.Contains(f.Span(l.Run).Text(), "\n"))
	})
}

// outermostUnit is the insertion points of the outermost program unit around an offset.
func (t *fortranTranslation) outermostUnit(at int) *InsertionPoints {
	for i := range t.points {
		if p := &t.points[i]; p.Unit.Start <= at && at < p.Unit.End {
			return p
		}
	}
	return nil
}

func (t *translation) insert(at int, text string) {
	if !t.has(at, text) {
		t.behind[at] = text + t.behind[at]
	}
}

// done returns the edits.
func (t *translation) done(sites []Site, opts Header, leaveOut func(*Site)) ([]source.Edit, bool) {
	t.edits = append(t.edits, t.inserted()...)
	own := t.besides(sites, opts, leaveOut)
	t.edits = append(t.edits, own...)
	return t.edits, !t.failed
}

// added writes the directives that replace those of declare target.
func (t *translation) added(layout pragma.Layout) {
	for _, l := range t.to.reverse.Lines {
		if l.At.File != t.file || !l.After && t.to.reverse.removed(l.At) {
			continue
		}
		start := t.text.LineStart(l.At.Start)
		indent := t.text.Indent(l.At.Start)
		switch {
		case layout.Break == "":
			indent = ""
		case indent == "":
			indent = l.Indent
		}
		line := indent + layout.Sentinel + " " + l.Text
		if t.keep {
			line = t.guard(line)
		}
		if !l.After {
			t.insert(start, line+"\n")
			continue
		}
		if d, ok := t.text.declaration(l.At.Start); ok {
			t.insert(t.text.behind(d.Span, line))
		}
	}
}

// declared writes what replaces a declare target directive itself, and reports whether there is anything.
func (t *translation) declared(s *Site, sentinel string) bool {
	if t.to.reverse == nil || !t.to.reverse.removed(s.Directive) {
		return false
	}
	start := t.text.LineStart(s.Directive.Start)
	indent := t.text.Indent(s.Directive.Start)
	var lines []string
	for _, l := range t.to.reverse.Lines {
		if l.At == s.Directive && !l.After {
			lines = append(lines, sentinel+" "+l.Text)
		}
	}
	if len(lines) == 0 {
		return false
	}
	if t.settled(s.Directive, false) {
		return true
	}
	text := strings.Join(lines, "\n"+indent)
	t.replace(s.Directive, start, strings.TrimPrefix(t.commentsBut(s.Directive, indent, text)+indent+text, indent))
	return true
}

// removed reports whether a directive is one that others replace.
func (x *reversal) removed(span source.Span) bool { return slices.Contains(x.Removed, span) }

// spelled gives variables in clauses the spelling that they have in the user's directive.
func (t *translation) spelled(s *Site, f *ompForm) {
	if s.Source == nil {
		return
	}
	own := map[string]string{}
	for _, c := range s.Source.ClausesAndArgument() {
		for _, a := range c.Args {
			span := a.Span
			if a.Kind == pragma.ArgVar {
				span = a.Var.Span
			}
			if span.IsValid() && !strings.Contains(span.Text(), "\n") {
				own[squeezed(span.Text())] = span.Text()
			}
		}
	}
	for _, d := range slices.Concat(f.lines, f.end, f.behind) {
		for _, c := range d.ClausesAndArgument() {
			for i, a := range c.Args {
				if a.Kind == pragma.ArgVar {
					if text := own[squeezed(a.Text())]; text != "" {
						c.Args[i] = varArg(text)
					}
				}
			}
		}
	}
}

// beside is the directive itself, where it stays after those that are written for it.
func (t *translation) beside(span source.Span, indent string) string {
	if t.to.reverse == nil || !t.to.reverse.stay[span.Start] {
		return ""
	}
	return "\n" + indent + span.Text()
}

// Translated are the directives of OpenACC that a program has got.
func Translated(program *outcome.Program, p Printer) (list []*Directive) {
	reader := toOpenACC(&Reverse{Program: program}, &source.File{}).reader(&generator{p: p, translated: true})
	ir.Walk(program.Module, func(o *ir.Op) bool {
		if some, err := reader.directives(o); err == nil {
			list = append(list, some...)
		}
		return true
	})
	return list
}

// SpanOf is where the user wrote what an operation comes from, and SpanAt the same by its location; they are not valid outside of the file.
func SpanOf(file *source.File, o *ir.Op) source.Span { return spanOf(file, ir.File(o.Loc)) }

// SpanAt is the span of a location.
func SpanAt(file *source.File, at *ir.FileLoc) source.Span { return spanOf(file, at) }
