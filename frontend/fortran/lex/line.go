package lex

import (
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/pragma/acc"
)

// LineKind says what a logical line is.
type LineKind uint8

const (
	Statement LineKind = iota
	OpenACC
	OpenMP
)

// A Line is a logical line as tokens: those of Text.Toks from First to End.
type Line struct {
	Kind       LineKind
	In         uint16 // the inclusion that it is in
	First, End int32
	// Spelled is the line as it stands in the text: from its sentinel or first token to its last one, whatever that expands to.
	Spelled tokens.Run
}

// LineSpan is the text of a logical line, from its sentinel to its last token, or to the mark of the last line that continues it with nothing.
func (t *Text) LineSpan(l *Line) source.Span {
	f := t.Reading.File(l.In)
	s := f.Span(l.Spelled)
	for _, g := range f.Gap(l.Spelled.End) {
		if g.Kind == tokens.Continue {
			s.End = int(g.End)
		}
	}
	return s
}

// Sentinel is that of a directive, or the macro that it comes out of.
func (t *Text) Sentinel(l *Line) source.Span {
	return t.Reading.File(l.In).Span(tokens.Run{First: l.Spelled.First, End: l.Spelled.First + 1})
}

// A Text is a source as logical lines.
type Text struct {
	Files []*source.File // the source and what it includes, as far as it is on disk
	// Chosen are the lines that begin what is read of conditional groups.
	Chosen []source.Span
	Toks   []Token
	Lines  []Line
	// Reading says where each of Toks was written.
	Reading *tokens.Reading
	// Incomplete: an included file is missing, and with it names.
	Incomplete bool
	Faults
}

// A reader follows the lines of files and of those that they include, and runs the preprocessor's.
type reader struct {
	*Text
	opts   Options
	stack  []*input
	names  map[string]string // names in lower case, so that each is made once
	macros map[string]*macro
	conds  []*condition
	// counts of what has been read, which bound include loops and macro bombs
	included, expanded int
	unread             acc.Unread // directives of languages that are not read
	// hashed: the source has preprocessing directives, but is not preprocessed.
	hashed bool
	parts  []part // of the present line
}

// An input is a file being read.
type input struct {
	*tokens.File
	in      uint16 // its number among the inclusions
	line    int    // the next of its lines
	comment int    // the next of its comments that may be meant as directives
	conds   int    // how many conditions were open when it began
	// goesOn: the last directive that was passed over continues on the next line.
	goesOn bool
}

// Read makes logical lines of a source.
func Read(file *source.File, opts Options, r diag.Reporter) *Text {
	if opts.Width <= 0 {
		opts.Width = 72
	}
	rd := &reader{Text: &Text{Faults: Faults{report: r}, Reading: &tokens.Reading{Defines: opts.Defines, Undefs: opts.Undefs,
		Expansions: make([]tokens.Expansion, 1), Made: map[int32]tokens.Made{}}}, opts: opts, names: map[string]string{}, macros: map[string]*macro{}}
	rd.push(file, tokens.Ref{Tok: tokens.None}, opts.Width)
	rd.Toks = make([]Token, 0, len(rd.stack[0].Toks))
	rd.predefine()
	rd.run()
	rd.unread.Report(opts.LeftOut, r)
	for _, c := range rd.conds {
		rd.Fault(RuleCondition.New(c.at, "#if without #endif"))
	}
	return rd.Text
}

// push begins to read a file.
func (r *reader) push(file *source.File, at tokens.Ref, width int) {
	r.Files = append(r.Files, file)
	r.stack = append(r.stack, r.include(file, at, width))
}

// include notes an inclusion of a file.
func (r *reader) include(file *source.File, at tokens.Ref, width int) *input {
	lexis := tokens.Lexis{Form: tokens.Free}
	if r.opts.Form == Fixed {
		lexis = tokens.Lexis{Form: tokens.Fixed, Width: width, DLines: r.opts.DLines}
	}
	in := &input{File: tokens.Of(file, lexis), in: uint16(len(r.Reading.Inclusions)), conds: len(r.conds)}
	r.Reading.Inclusions = append(r.Reading.Inclusions, tokens.Inclusion{File: in.File, At: at})
	return in
}

func (r *reader) run() {
	for len(r.stack) > 0 {
		in := r.stack[len(r.stack)-1]
		if in.line == len(in.Lines) {
			r.comments(in, len(in.File.File.Text))
			r.stack = r.stack[:len(r.stack)-1]
			continue
		}
		i := in.line
		in.line++
		l := &in.Lines[i]
		r.comments(in, int(in.Toks[l.First].Start))
		switch {
		case l.Kind == tokens.CPP:
			r.directiveLine(in, i)
		case l.Kind == tokens.Marker, !r.active():
		case l.Kind == tokens.Include:
			if l.First+2 == l.End || r.opts.OpenMP { // the others stand behind !$
				r.includeLine(in, l)
			}
		default:
			r.logical(in, i)
		}
	}
}

// kind is that of the logical lines that a line of a file is read as; ok is false for comments.
func (r *reader) kind(l *tokens.Line) (kind LineKind, ok bool) {
	switch {
	case l.Kind == tokens.CondOMP:
		return Statement, r.opts.OpenMP
	case l.Language == tokens.ACC:
		return OpenACC, r.opts.OpenACC
	case l.Language == tokens.OMP:
		return OpenMP, r.opts.OpenMP
	}
	return Statement, true
}

// passOver notes a directive of a language that is not read.
func (r *reader) passOver(in *input, l *tokens.Line) {
	if l.Kind != tokens.Directive { // !$ acc
		if at := int(in.Toks[l.First].Start); in.File.File.Text[at] == '!' {
			r.comment(in, at)
		}
		return
	}
	if r.opts.Form == Fixed {
		if l.Flags&tokens.Leads == 0 {
			r.unread.Add(languageOf(l.Language), in.Span(tokens.Run{First: l.First, End: l.First + 1}))
		}
		return
	}
	if !in.goesOn {
		r.unread.Add(languageOf(l.Language), in.Span(tokens.Run{First: l.First, End: l.First + 1}))
	}
	in.goesOn = l.Flags&tokens.GoesOn != 0
}

func languageOf(l tokens.Language) string {
	if l == tokens.OMP {
		return "omp"
	}
	return "acc"
}

// emit makes tokens of the parts of a logical line, which begins with a token of the first one.
func (r *reader) emit(kind LineKind, begins uint32) {
	first := len(r.Toks)
	spelled := tokens.Run{First: begins, End: r.parts[0].End}
	for _, p := range r.parts[1:] {
		if p.in == r.parts[0].in {
			spelled.End = p.End
		}
	}
	if words := r.macroLine(); words == nil {
		p := &r.parts[0]
		for i := p.First; i < p.End; i++ {
			r.Toks = append(r.Toks, r.token(p.in, i, true))
			r.Reading.Add(tokens.Origin{Tok: i, In: p.in.in})
		}
	} else {
		var read bool
		if words, kind, read = r.directiveMacro(words, kind); !read {
			return
		}
		for _, w := range r.expansion(words, nil, 0) {
			if w.Kind == Ident {
				w.Text = r.lowered(w.Text)
			}
			n := r.Reading.Add(w.Origin)
			if w.made != nil {
				r.Reading.Made[n] = *w.made
			}
			r.Toks = append(r.Toks, w.Token)
		}
	}
	if len(r.Toks) == first && kind == Statement {
		return
	}
	for i := first; i < len(r.Toks); i++ {
		if t := &r.Toks[i]; t.Kind == Other && (t.Text[0] == '\'' || t.Text[0] == '"') {
			r.Fault(RuleLiteral.New(r.Text.Span(int32(i)), "character constant without a closing quote"))
			return // what follows from it says nothing new
		}
	}
	r.Lines = append(r.Lines, Line{kind, r.parts[0].in.in, int32(first), int32(len(r.Toks)), spelled})
}

// token is a token of a file; names stay in the user's letters unless small is true.
func (r *reader) token(in *input, i uint32, small bool) Token {
	t := &in.Toks[i]
	out := Token{in.Text(i), t.Kind, t.Is(tokens.Blank)}
	switch {
	case t.Is(tokens.Unclosed):
		out.Kind = Other
	case t.Kind == Ident:
		if small {
			out.Text = r.lowered(out.Text)
		}
	case t.Kind == DotOp, t.Kind == Logical, t.Kind == Real, t.Kind == Int:
		out.Text = lower(out.Text)
		if r.opts.Form == Fixed && strings.ContainsAny(out.Text, " \t") {
			out.Text = strings.Join(strings.Fields(out.Text), "")
		}
	case t.Kind == BOZ:
		out.Text = lower(out.Text)
	}
	return out
}

func (r *reader) lowered(s string) string {
	for i := 0; i < len(s); i++ {
		if s[i] >= 'A' && s[i] <= 'Z' {
			if low, ok := r.names[s]; ok {
				return low
			}
			low := strings.ToLower(s)
			r.names[s] = low
			return low
		}
	}
	return s
}
