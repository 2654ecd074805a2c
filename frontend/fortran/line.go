package fortran

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/pragma/omp"
)

// lineKind says what a logical line is.
type lineKind uint8

const (
	statementLine lineKind = iota
	accLine
	ompLine
)

// A line is a logical line as tokens: those of reader.toks from first to end.
type line struct {
	kind       lineKind
	first, end int32
	sentinel   source.Span // of a directive
}

// A reader is the line layer: it puts continued lines together, finds sentinels, follows include lines
// and runs the preprocessor's lines.
type reader struct {
	opts   Options
	report diag.Reporter
	stack  []*input
	files  []*source.File
	toks   []Token
	lines  []line
	names  map[string]string
	macros map[string]*macro
	conds  []*condition
	// counts of what has been read, which bound include loops and macro bombs
	included, expanded int
	unread             acc.Unread // directives of languages that are not read
	faults             int
	full               bool        // no more faults are reported
	wide               source.Span // the first real of kind 10 or 16
	incomplete         bool        // an included file is missing, and with it names
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

// maxInclude bounds the depth of include lines, maxIncluded their number.
const (
	maxInclude  = 64
	maxIncluded = 10_000
)

func read(file *source.File, opts Options, r diag.Reporter) *reader {
	if opts.Width <= 0 {
		opts.Width = 72
	}
	rd := &reader{opts: opts, report: r, names: map[string]string{}, macros: map[string]*macro{}}
	rd.predefine()
	rd.push(file)
	rd.run()
	rd.unread.Report(opts.LeftOut, r)
	for _, c := range rd.conds {
		rd.fault(RuleCondition.New(c.at, "#if without #endif"))
	}
	return rd
}

func (r *reader) fault(d *diag.Diagnostic) {
	if d.Severity == diag.Error {
		r.faults++
	}
	switch {
	case r.faults <= maxFaults:
		r.report.Report(*d)
	case !r.full:
		r.full = true
		r.report.Report(*RuleSyntax.New(d.Primary.Span, "more than %d mistakes, the rest is not reported", maxFaults))
	}
}

// maxFaults bounds what is reported: a file that is no Fortran has a mistake in each line.
const maxFaults = 200

func (r *reader) push(file *source.File) {
	r.files = append(r.files, file)
	in := &input{file: file, text: string(file.Text), conds: len(r.conds), width: r.opts.Width}
	if strings.HasPrefix(in.text, byteOrderMark) {
		in.at = len(byteOrderMark)
	}
	r.stack = append(r.stack, in)
	if n := len(file.Text) / 5; len(r.toks) == 0 {
		r.toks = make([]Token, 0, n)
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

// sentinelAt finds !$acc or !$omp at the start of a comment and returns the offset after it, or 0.
func (r *reader) sentinelAt(text string, at, end int) (lineKind, int) {
	if end-at < 5 || text[at+1] != '$' {
		return 0, 0
	}
	// In fixed form any sign is allowed in column 6 of a continuation line; letters there would be the rest of another
	// word.
	if end-at > 5 && (isLetter(text[at+5]) || isDigit(text[at+5]) && r.opts.Form != Fixed) {
		return 0, 0
	}
	switch lower(text[at+2 : at+5]) {
	case "acc":
		if r.opts.OpenACC {
			return accLine, at + 5
		}
	case "omp":
		if r.opts.OpenMP {
			return ompLine, at + 5
		}
	}
	return 0, 0
}

// passedOver is the language of a sentinel, !$acc or !$omp, that is not read; "" where there is none.
func (r *reader) passedOver(in *input, at, end int) string {
	n := len("!$omp")
	if end-at < n || end-at > n && (isLetter(in.text[at+n]) || isDigit(in.text[at+n])) {
		return ""
	}
	switch word := strings.ToLower(in.text[at+1 : at+n]); {
	case word == "$omp" && !r.opts.OpenMP, word == "$acc" && !r.opts.OpenACC:
		return word[1:]
	}
	return ""
}

// conditional finds the sentinel !$ of lines that are read with OpenMP only (OpenMP 5.2 §3.3).
func (r *reader) conditional(text string, at, end int) bool {
	if !r.opts.OpenMP || end-at <= 2 || text[at+1] != '$' {
		return false
	}
	if r.opts.Form != Fixed {
		return isBlank(text[at+2]) || text[at+2] == '&'
	}
	for i := at + 2; i < min(end, at+5); i++ {
		switch b := text[i]; {
		case b == '\t':
			return true
		case b != ' ' && !isDigit(b):
			return false
		}
	}
	return true
}

// free reads a line of free form, with the lines that continue it.
func (r *reader) free(in *input, start, end int) {
	at := skipBlanks(in.text, start, end)
	if at == end {
		return
	}
	kind := statementLine
	var sentinel source.Span
	if in.text[at] == '#' {
		r.fault(RulePreprocessor.New(source.Span{File: in.file, Start: at, End: at + 1}, "preprocessing directive in a source that is not preprocessed").
			Note("sources with names such as x.F90 are"))
		return
	}
	if in.text[at] == '!' {
		k, after := r.sentinelAt(in.text, at, end)
		switch {
		case after > 0:
			kind, sentinel = k, source.Span{File: in.file, Start: at, End: after}
			at = after
			if at < end && in.text[at] == '&' {
				r.fault(RuleContinuation.New(sentinel, "directive line continues nothing"))
				at++
			}
		case r.conditional(in.text, at, end):
			at += 2
		case r.passedOver(in, at, end) != "":
			if !in.goesOn {
				r.unread.Add(r.passedOver(in, at, end), source.Span{File: in.file, Start: at, End: at + len("!$omp")})
			}
			_, amp := freeEnd(in.text, at+len("!$omp"), end, new(byte))
			in.goesOn = amp >= 0
			return
		default:
			r.nearSentinel(in, at, end)
			return
		}
	} else if r.include(in, at, end) {
		return
	} else if in.text[at] == '&' && skipBlanks(in.text, at+1, end) < end {
		r.fault(RuleContinuation.New(source.Span{File: in.file, Start: at, End: at + 1}, "line continues nothing").
			Note("the line before must end with &"))
		at++
	}
	l := logical{}
	quote := byte(0)
	from := at
	depth := len(r.stack)
	for {
		stop, amp := freeEnd(in.text, from, end, &quote)
		if amp < 0 {
			if quote != 0 {
				quote = 0 // the lexer reports it
			}
			l.add(in, from, stop)
			break
		}
		l.add(in, from, amp)
		next, nextFrom, nextEnd, ok := r.continued(depth, kind, quote)
		if !ok {
			r.fault(RuleContinuation.New(source.Span{File: in.file, Start: amp, End: amp + 1}, "nothing follows this continuation"))
			break
		}
		in, from, end = next, nextFrom, nextEnd
		if in.text[from] == '&' {
			from++
		} else {
			if quote != 0 {
				r.fault(RuleContinuation.New(source.Span{File: in.file, Start: from, End: from + 1},
					"expected & at the start of a line that continues a character constant"))
			}
			l.blank()
		}
	}
	r.emit(kind, sentinel, &l)
}

// freeEnd finds where the text of a line ends: at a comment, or the & that continues it (amp is -1 without one).
func freeEnd(text string, from, end int, quote *byte) (stop, amp int) {
	for i := from; i < end; i++ {
		b := text[i]
		switch {
		case *quote != 0:
			if b == *quote {
				*quote = 0 // a doubled one opens it again at once
			} else if b == '&' && skipBlanks(text, i+1, end) == end {
				return end, i
			}
		case b == '"' || b == '\'':
			*quote = b
		case b == '!':
			return i, -1
		case b == '&':
			if next := skipBlanks(text, i+1, end); next == end || text[next] == '!' {
				return end, i
			}
		}
	}
	return end, -1
}

// continued finds the line that continues the one before, past comments, blank lines and preprocessor's lines.
// Lines that #include brings in count, and end with their file if the line did not begin there: depth is how many files were open.
func (r *reader) continued(depth int, kind lineKind, quote byte) (in *input, from, end int, ok bool) {
	for {
		in = r.stack[len(r.stack)-1]
		back := in.at
		start, end, ok := in.next()
		if !ok {
			if len(r.stack) > depth {
				r.stack = r.stack[:len(r.stack)-1]
				continue
			}
			return nil, 0, 0, false
		}
		if r.directiveLine(in, start, end) || !r.active() {
			continue
		}
		at := skipBlanks(in.text, start, end)
		if at == end {
			continue
		}
		if in.text[at] == '!' {
			k, after := r.sentinelAt(in.text, at, end)
			switch {
			case after > 0 && k == kind:
				at = skipBlanks(in.text, after, end)
				if at == end {
					continue
				}
				return in, at, end, true
			case after > 0 && kind == statementLine:
				// A directive is not allowed inside a statement.
				r.fault(RuleContinuation.New(source.Span{File: in.file, Start: at, End: after}, "directive inside of a continued statement"))
				continue
			case after > 0:
				in.at = back
				return nil, 0, 0, false
			case kind == statementLine && r.conditional(in.text, at, end):
				if at = skipBlanks(in.text, at+2, end); at == end {
					continue
				}
				return in, at, end, true
			}
			continue
		}
		if kind != statementLine {
			in.at = back
			return nil, 0, 0, false
		}
		if in.text[at] == '&' && skipBlanks(in.text, at+1, end) == end && quote == 0 {
			continue // a lone &
		}
		return in, at, end, true
	}
}

// fixed reads a line of fixed form, with the lines that continue it.
func (r *reader) fixed(in *input, start, end int) {
	kind, from, stop, cont, ok := r.card(in, start, end)
	if !ok {
		return
	}
	var sentinel source.Span
	if kind != statementLine {
		sentinel = source.Span{File: in.file, Start: start, End: start + 5}
	}
	label := ""
	labelAt := start
	misplaced := false
	if kind == statementLine {
		first := r.firstColumn(in, start, end)
		if !cont && r.include(in, skipBlanks(in.text, start, end), end) {
			return
		}
		misplaced = r.misplaced(in, first, min(from, stop, start+5))
		field := strings.TrimRight(in.text[first:max(first, min(from, stop, start+5))], " \t")
		switch {
		case misplaced:
		case cont:
			r.fault(RuleContinuation.New(source.Span{File: in.file, Start: from - 1, End: from}, "line continues nothing"))
		case field != "":
			label = field
			labelAt = skipBlanks(in.text, first, from)
		}
	}
	l := logical{}
	if label != "" {
		l.add(in, labelAt, min(start+5, from, stop))
		l.blank()
	}
	quote := byte(0)
	cut := fixedEnd(in.text, from, stop, &quote)
	l.add(in, from, cut)
	col := stop - start
	depth := len(r.stack)
	for {
		in = r.stack[len(r.stack)-1]
		back := in.at
		s, e, more := in.next()
		if !more {
			if len(r.stack) > depth {
				r.stack = r.stack[:len(r.stack)-1]
				continue
			}
			break
		}
		if r.directiveLine(in, s, e) || !r.active() {
			continue
		}
		k, f, st, c, ok := r.card(in, s, e)
		if !ok {
			continue
		}
		if !c || k != kind {
			in.at = back
			break
		}
		if kind == statementLine {
			r.labelled(in, r.firstColumn(in, s, e), min(f-1, st, s+5))
		}
		if quote != 0 {
			// A character constant goes on over the blanks up to the last column.
			for ; col < in.width; col++ {
				l.blank()
			}
		} else if kind != statementLine {
			l.blank()
		}
		cut = fixedEnd(in.text, f, st, &quote)
		l.add(in, f, cut)
		col = st - s
	}
	if !misplaced {
		r.emit(kind, sentinel, &l)
	}
}

// firstColumn is where the label of a statement line may begin: after the sentinel of a line that is read with OpenMP only.
func (r *reader) firstColumn(in *input, start, end int) int {
	if start < end && strings.IndexByte("!cC*", in.text[start]) >= 0 && r.conditional(in.text, start, end) {
		return start + 2
	}
	if start < end && r.isCode(in.text[start]) {
		return start + 1
	}
	return start
}

// isCode reports whether a line of fixed form that begins with this letter is a statement for debugging that is read.
func (r *reader) isCode(b byte) bool { return r.opts.Dialect.DLines && b|0x20 == 'd' }

// misplaced reports columns 1 to 5 of an initial line that hold more than a label. The name of a macro is allowed
// there.
func (r *reader) misplaced(in *input, from, to int) bool {
	for at := from; at < to; at++ {
		b := in.text[at]
		if isDigit(b) || isBlank(b) {
			continue
		}
		if len(r.macros) > 0 && isLetter(b) && strings.Trim(in.text[at:to], nameLetters) == "" {
			return false
		}
		r.fault(RuleSyntax.New(source.Span{File: in.file, Start: at, End: at + 1}, "expected a statement label in columns 1 to 5").
			Note("fixed form has statements in columns 7 to %d", in.width).Citing("Fortran 2018 §6.3.3"))
		return true
	}
	return false
}

const nameLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_ \t"

// labelled reports columns 1 to 5 of a continuation line that are not blank: nothing of them counts.
func (r *reader) labelled(in *input, from, to int) {
	at := skipBlanks(in.text, from, to)
	if at >= to {
		return
	}
	span := source.Span{File: in.file, Start: at, End: at + 1}
	d := RuleContinuation.New(span, "expected blanks in columns 1 to 5 of a continuation line").Citing("Fortran 2018 §6.3.3.3")
	if isDigit(in.text[at]) {
		d.Severity = diag.Warning
	}
	r.fault(d)
}

// card takes a line of fixed form apart: its kind, its statement field, and whether it continues the one
// before; ok is false for comments.
func (r *reader) card(in *input, start, end int) (kind lineKind, from, stop int, cont, ok bool) {
	text := in.text
	at := skipBlanks(text, start, end)
	if at == end {
		return
	}
	stop = min(end, start+in.width)
	switch text[start] {
	case '!', 'c', 'C', '*', 'd', 'D':
		if r.isCode(text[start]) {
			if at = skipBlanks(text, start+1, end); at == end {
				return
			}
			break
		}
		k, after := r.sentinelAt(text, start, end)
		if after == 0 {
			if !(text[start] == '!' || text[start] == 'c' || text[start] == 'C' || text[start] == '*') || !r.conditional(text, start, end) {
				if language := r.passedOver(in, start, end); text[start] != 'd' && text[start] != 'D' && language != "" {
					if after := start + len("!$omp"); after >= end || isBlank(text[after]) || text[after] == '0' {
						r.unread.Add(language, source.Span{File: in.file, Start: start, End: after})
					}
				} else if text[start] == '!' {
					r.nearSentinel(in, start, end)
				}
				return
			}
			// c$ and a statement: the two columns count as blanks.
			if tab := strings.IndexByte(text[start:min(end, start+6)], '\t'); tab >= 0 {
				from = start + tab + 1
				if from < end && text[from] >= '1' && text[from] <= '9' {
					return statementLine, from + 1, end, true, true
				}
				return statementLine, from, end, false, true
			}
			if end-start <= 6 {
				return
			}
			return statementLine, start + 6, stop, text[start+5] != ' ' && text[start+5] != '0', true
		}
		if after >= end {
			return k, after, after, false, true
		}
		col6 := text[after]
		if isBlank(col6) || col6 == '0' {
			return k, after + 1, max(stop, after+1), false, true
		}
		return k, after + 1, max(stop, after+1), true, true
	}
	if text[at] == '!' && at-start != 5 {
		r.nearSentinel(in, at, end)
		return
	}
	if tab := strings.IndexByte(text[start:min(end, start+6)], '\t'); tab >= 0 {
		from = start + tab + 1
		if from < end && text[from] >= '1' && text[from] <= '9' {
			return statementLine, from + 1, end, true, true
		}
		return statementLine, from, end, false, true
	}
	if end-start <= 6 {
		return statementLine, end, end, end-start == 6 && text[start+5] != ' ' && text[start+5] != '0', true
	}
	return statementLine, start + 6, max(stop, start+6), text[start+5] != ' ' && text[start+5] != '0', true
}

// fixedEnd is where the statement field of a card ends: at its last column or a comment.
func fixedEnd(text string, from, end int, quote *byte) int {
	for i := from; i < end; i++ {
		switch b := text[i]; {
		case *quote != 0:
			if b == *quote {
				*quote = 0
			}
		case b == '"' || b == '\'':
			*quote = b
		case b == '!':
			return i
		}
	}
	return max(from, end)
}

// emit makes tokens of a logical line.
func (r *reader) emit(kind lineKind, sentinel source.Span, l *logical) {
	l.done()
	first := len(r.toks)
	r.toks = lex(l, r.toks, r.names, r.opts.Form)
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
	if len(r.toks) == first && kind == statementLine {
		return
	}
	for i := first; i < len(r.toks); i++ {
		if t := &r.toks[i]; t.Kind == Other && (t.Text[0] == '\'' || t.Text[0] == '"') {
			r.fault(RuleLiteral.New(t.Span(), "character constant without a closing quote"))
			return // what follows from it says nothing new
		}
	}
	r.lines = append(r.lines, line{kind, int32(first), int32(len(r.toks)), sentinel})
}

// include follows an include line: the word and a character constant, nothing else.
func (r *reader) include(in *input, at, end int) bool {
	text := in.text
	if end-at < 9 || text[at]|0x20 != 'i' || lower(text[at:at+7]) != "include" {
		return false
	}
	open := skipBlanks(text, at+7, end)
	if open == end || text[open] != '"' && text[open] != '\'' {
		return false
	}
	size := strings.IndexByte(text[open+1:end], text[open])
	if size < 0 {
		return false
	}
	after := skipBlanks(text, open+size+2, end)
	if after < end && text[after] != '!' {
		return false
	}
	r.open(in, text[open+1:open+1+size], source.Span{File: in.file, Start: open, End: open + size + 2})
	return true
}

// open reads an included file: that of the directory of the including one, of the -I directories, or one of ours.
func (r *reader) open(in *input, name string, at source.Span) {
	if r.included++; len(r.stack) >= maxInclude || r.included > maxIncluded {
		if r.included <= maxIncluded {
			r.fault(RuleInclude.New(at, "include lines are nested too deeply"))
		}
		return
	}
	dirs := append([]string{filepath.Dir(in.file.Name)}, r.opts.Includes...)
	if filepath.IsAbs(name) {
		dirs = []string{""}
	}
	for _, dir := range dirs {
		path := filepath.Join(dir, name)
		if text, err := os.ReadFile(path); err == nil {
			r.push(source.NewFile(path, text))
			return
		}
	}
	if text, ok := builtinInclude(name); ok {
		r.push(source.NewFile(name, text))
		r.files = r.files[:len(r.files)-1] // it is not on disk
		r.stack[len(r.stack)-1].width = NoWidth
		return
	}
	r.incomplete = true
	d := RuleInclude.New(at, "cannot find '%s'", name)
	if isMPI[name] {
		d.Note("%s", mpiNote)
	}
	r.fault(d)
}

// sentinelWord is a directive language as the words of comments may mean it.
type sentinelWord struct {
	name  string
	table *pragma.Table
}

// vendorSentinels begin directives of other compilers, which are not misspellings.
var vendorSentinels = set("omx", "ompx", "dec", "dir", "ocl", "pgi", "ibm", "gcc")

// nearSentinel warns of comments that look like directives: !acc, !omp$, !$ acc, ! $acc, !$acc loop misspelt as !$ac.
func (r *reader) nearSentinel(in *input, at, end int) {
	var words []sentinelWord
	if r.opts.OpenACC {
		words = append(words, sentinelWord{"acc", acc.Table})
	}
	if r.opts.OpenMP {
		words = append(words, sentinelWord{"omp", omp.Table})
	}
	if end-at < 5 {
		return
	}
	text := in.text[at:end]
	i := 1
	for i < len(text) && (isBlank(text[i]) || text[i] == '$') {
		i++
	}
	head := text[1:i]
	word := i
	for i < len(text) && (isLetter(text[i]) && text[i] != '$') {
		i++
	}
	name := lower(text[word:i])
	dollars := strings.Count(head, "$")
	if i < len(text) && text[i] == '$' {
		dollars++
		i++
	}
	rest := skipBlanks(text, i, len(text))
	next := rest
	for next < len(text) && isLetter(text[next]) {
		next++
	}
	following := lower(text[rest:next])
	for _, w := range words {
		starts := func(word string) bool { return startsDirective(w.table, word) }
		column := false
		length := i
		switch {
		case name == w.name && head == "$" && r.opts.Form == Fixed && starts(following):
			column = true
		case name == w.name && dollars <= 1 && head != "$" && starts(following):
		case dollars == 1 && head == "$" && len(name) >= 2 && len(name) <= 4 && isMisspelt(name, w.name) && starts(following):
		case head == "$" && strings.HasPrefix(name, w.name) && !vendorSentinels[name] && starts(name[len(w.name):]):
			length = word + len(w.name)
		default:
			continue
		}
		span := source.Span{File: in.file, Start: at, End: at + length}
		d := RuleSentinel.New(span, "this is a comment, not a directive")
		if w.table == omp.Table {
			d.Citing("OpenMP 5.2 §3.1")
		}
		if column {
			d.Note("in fixed form a directive begins in column 1")
			r.fault(d)
			return
		}
		fix := "!$" + w.name
		if at+length < end && !isBlank(in.text[at+length]) {
			fix += " "
		}
		d.Fix(fmt.Sprintf("did you mean %s?", strings.TrimSpace(fix)), source.Edit{Span: span, New: fix})
		r.fault(d)
		return
	}
}

// isMisspelt reports whether a word is a sentinel's with a mistake, and no other's.
func isMisspelt(word, sentinel string) bool {
	return word != "acc" && word != "omp" && !vendorSentinels[word] && diag.Nearest(word, []string{sentinel}) != ""
}
