package lex

import (
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma/acc"
)

// LineKind says what a logical line is.
type LineKind uint8

const (
	Statement LineKind = iota
	OpenACC
	OpenMP
)

// An Inclusion is the name of a file in an include line, which is at a span.
type Inclusion struct {
	Name string
	At   source.Span
}

// A Line is a logical line as tokens: those of Text.Toks from First to End.
type Line struct {
	Kind       LineKind
	First, End int32
	Sentinel   source.Span // of a directive
}

// A Text is a source as logical lines.
type Text struct {
	Files []*source.File // the source and what it includes, as far as it is on disk
	// Chosen are the lines that begin what is read of conditional groups.
	Chosen []source.Span
	Toks   []Token
	Lines  []Line
	// Own are the include lines of files that come with accc.
	Own []Inclusion
	// Incomplete: an included file is missing, and with it names.
	Incomplete bool
	Faults
}

// A reader puts continued lines together, finds sentinels, follows include lines and runs the preprocessor's lines.
type reader struct {
	*Text
	opts   Options
	stack  []*input
	names  map[string]string
	macros map[string]*macro
	conds  []*condition
	// counts of what has been read, which bound include loops and macro bombs
	included, expanded int
	unread             acc.Unread // directives of languages that are not read
	// hashed: the source has preprocessing directives, but is not preprocessed.
	hashed bool
}

// An input is a file being read.
type input struct {
	file  *source.File
	text  string
	at    int // where the next line starts
	conds int // how many conditions were open when it began
	width int // the last column of statements in fixed form
	// goesOn: the last directive that was passed over continues on the next line.
	goesOn bool
}

// byteOrderMark is what some editors begin a file with.
const byteOrderMark = "\ufeff"

// Read makes logical lines of a source.
func Read(file *source.File, opts Options, r diag.Reporter) *Text {
	if opts.Width <= 0 {
		opts.Width = 72
	}
	rd := &reader{Text: &Text{Faults: Faults{report: r}}, opts: opts, names: map[string]string{}, macros: map[string]*macro{}}
	rd.predefine()
	rd.push(file)
	rd.run()
	rd.unread.Report(opts.LeftOut, r)
	for _, c := range rd.conds {
		rd.Fault(RuleCondition.New(c.at, "#if without #endif"))
	}
	return rd.Text
}

func (r *reader) push(file *source.File) {
	r.Files = append(r.Files, file)
	in := &input{file: file, text: string(file.Text), conds: len(r.conds), width: r.opts.Width}
	if strings.HasPrefix(in.text, byteOrderMark) {
		in.at = len(byteOrderMark)
	}
	r.stack = append(r.stack, in)
	if n := len(file.Text) / 5; len(r.Toks) == 0 {
		r.Toks = make([]Token, 0, n)
	}
}

// next is the next physical line of the current file, without its end.
func (in *input) next() (start, end int, ok bool) {
	if in.at >= len(in.text) {
		return 0, 0, false
	}
	start = in.at
	end = strings.IndexByte(in.text[start:], '\n')
	if end < 0 {
		end = len(in.text)
		in.at = end
	} else {
		end += start
		in.at = end + 1
	}
	if end > start && in.text[end-1] == '\r' {
		end--
	}
	return start, end, true
}

func (r *reader) run() {
	for len(r.stack) > 0 {
		in := r.stack[len(r.stack)-1]
		start, end, ok := in.next()
		switch {
		case !ok:
			r.stack = r.stack[:len(r.stack)-1]
		case r.directiveLine(in, start, end), !r.active():
		case r.opts.Form == Fixed:
			r.fixed(in, start, end)
		default:
			r.free(in, start, end)
		}
	}
}

// skipBlanks is the first offset from at on that is not a blank.
func skipBlanks(text string, at, end int) int {
	for at < end && isBlank(text[at]) {
		at++
	}
	return at
}

// emit makes tokens of a logical line.
func (r *reader) emit(kind LineKind, sentinel source.Span, l *logical) {
	l.done()
	first := len(r.Toks)
	r.Toks = lex(l, r.Toks, r.names, r.opts.Form)
	if len(r.macros) > 0 {
		as, at, keep := r.directiveMacro(first, kind)
		if !keep {
			return
		}
		if as != kind {
			kind, sentinel = as, at
		}
		r.expand(first)
	}
	if len(r.Toks) == first && kind == Statement {
		return
	}
	for i := first; i < len(r.Toks); i++ {
		if t := &r.Toks[i]; t.Kind == Other && (t.Text[0] == '\'' || t.Text[0] == '"') {
			r.Fault(RuleLiteral.New(t.Span(), "character constant without a closing quote"))
			return // what follows from it says nothing new
		}
	}
	r.Lines = append(r.Lines, Line{kind, int32(first), int32(len(r.Toks)), sentinel})
}
