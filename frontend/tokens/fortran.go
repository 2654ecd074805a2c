package tokens

import (
	"strings"

	"accc/frontend/source"
)

// fortran reads the lines of a Fortran file, in free or in fixed form. A logical line ends at a line of the preprocessor and where lines of
// another kind stand between its own: what goes on behind these is a Line again, since which of them are read depends on the configuration.
type fortran struct {
	*scanner
	at     int        // where the next line of text begins
	goesOn [3]pending // by language: how the last statement, and the last directive of each, ends
	groups []paused   // for each open conditional group
}

// pending is the end of a line that another line may continue.
type pending struct {
	open  bool // free form: it ends with &
	quote byte // of the character constant that is not closed
}

// paused keeps the ends of the lines before a conditional group, and those of the branches so far.
type paused struct{ before, ends [3]pending }

// card is a line of text as the form divides it.
type card struct {
	kind     LineKind
	language Language
	start    int    // of the line
	sentinel [2]int // of a directive, or of a line that is read with OpenMP only
	label    [2]int // fixed form: columns 1 to 5
	from, to int    // the field of the statement; the rest does not count
	again    bool   // fixed form: column 6 continues the line before
}

func (s *scanner) scanFortran() {
	r := &fortran{scanner: s}
	if strings.HasPrefix(s.src, bom) {
		r.at = len(bom)
	}
	for {
		start, end, ok := r.next()
		if !ok {
			return
		}
		if hash := r.hash(start, end); hash >= 0 {
			r.preprocessor(hash, end)
			continue
		}
		if c, ok := r.card(start, end); ok {
			r.line(c)
		} else {
			r.comment(start, end)
		}
	}
}

// next returns the next line of text, without its end.
func (r *fortran) next() (start, end int, ok bool) {
	if r.at >= len(r.src) {
		return 0, 0, false
	}
	start = r.at
	end = strings.IndexByte(r.src[start:], '\n')
	if end < 0 {
		end = len(r.src)
		r.at = end
	} else {
		end += start
		r.at = end + 1
	}
	if end > start && r.src[end-1] == '\r' {
		end--
	}
	return start, end, true
}

// hash returns the offset of the # that begins a line of the preprocessor, -1 in other lines. In free form blanks may precede it.
func (r *fortran) hash(start, end int) int {
	if r.f.Lexis.Form == Free {
		start = skipBlanks(r.src, start, end)
	}
	if start < end && r.src[start] == '#' {
		return start
	}
	return -1
}

func (r *fortran) card(start, end int) (card, bool) {
	if r.f.Lexis.Form == Fixed {
		return r.fixedCard(start, end)
	}
	return r.freeCard(start, end)
}

// line adds a logical line: the text of a card and of those that continue it.
func (r *fortran) line(c card) {
	f := r.f
	before := r.goesOn[c.language]
	if f.Lexis.Form == Fixed {
		before.open = c.again
	}
	if !before.open {
		before.quote = 0
		if c.language == NoLanguage && r.include(c) {
			return
		}
	}
	if c.language == NoLanguage {
		r.goesOn[ACC], r.goesOn[OMP] = pending{}, pending{}
	}
	j, flags, after := r.gather(c, before)
	r.goesOn[c.language] = after

	first := uint32(len(f.Toks))
	if c.sentinel[1] > 0 {
		f.Toks = append(f.Toks, Token{uint32(c.sentinel[0]), uint32(c.sentinel[1]), Sentinel, First | Blank, uint16(r.branch)})
	}
	r.words(j, before)
	if c.kind == CondOMP {
		for i := first; i < uint32(len(f.Toks)); i++ {
			f.Toks[i].Flags |= Cond
		}
	}
	if first < uint32(len(f.Toks)) {
		f.Toks[first].Flags |= First
		f.Lines = append(f.Lines, Line{Run: Run{first, uint32(len(f.Toks))}, Kind: c.kind, Language: c.language, Flags: flags})
	}
}

// include adds an include line: the word and a character constant, nothing else.
func (r *fortran) include(c card) bool {
	const word = "include"
	src, end := r.src, c.to
	at := skipBlanks(src, c.from, end)
	if r.f.Lexis.Form == Fixed && c.kind == Code {
		at, end = skipBlanks(src, c.start, end), max(c.to, c.label[1])
	}
	if end-at < len(word)+2 || !strings.EqualFold(src[at:at+len(word)], word) {
		return false
	}
	open := skipBlanks(src, at+len(word), end)
	if open == end || src[open] != '"' && src[open] != '\'' {
		return false
	}
	size := strings.IndexByte(src[open+1:end], src[open])
	if size < 0 {
		return false
	}
	if after := skipBlanks(src, open+size+2, end); after < end && src[after] != '!' {
		return false
	}
	f, first := r.f, uint32(len(r.f.Toks))
	var flags Flags
	if c.kind == CondOMP {
		flags = Cond
		f.Toks = append(f.Toks, Token{uint32(c.sentinel[0]), uint32(c.sentinel[1]), Sentinel, First | Blank | flags, uint16(r.branch)})
	}
	f.Toks = append(f.Toks,
		Token{uint32(at), uint32(at + len(word)), Name, Blank | flags, uint16(r.branch)},
		Token{uint32(open), uint32(open + size + 2), String, Blank | flags, uint16(r.branch)})
	f.Toks[first].Flags |= First
	f.Lines = append(f.Lines, Line{Run: Run{first, uint32(len(f.Toks))}, Kind: Include})
	return true
}

// comment keeps a comment that may be meant as a directive: !acc, !omp$, !$ac.
func (r *fortran) comment(start, end int) {
	src := r.src
	at := skipBlanks(src, start, end)
	if end-at < 5 || src[at] != '!' || r.f.Lexis.Form == Fixed && at-start == 5 {
		return
	}
	i := at + 1
	for i < end && (isBlank(src[i]) || src[i] == '$') {
		i++
	}
	if src[at+1:i] != "$" {
		if i+3 > end {
			return
		}
		switch strings.ToLower(src[i : i+3]) {
		case "acc", "omp":
		default:
			return
		}
	}
	if n := len(r.f.Comments); n == 0 || int(r.f.Comments[n-1]) < at {
		r.f.Comments = append(r.f.Comments, uint32(at))
	}
}

// preprocessor adds a line of the preprocessor from # on, with those that a backslash continues. What a macro stands for is text of Fortran.
func (r *fortran) preprocessor(hash, end int) {
	f := r.f
	for strings.HasSuffix(strings.TrimRight(r.src[hash:end], " \t"), `\`) {
		_, next, ok := r.next()
		if !ok {
			break
		}
		end = next
	}
	lines, defs := len(f.Lines), len(f.Defs)
	r.scanC(hash, end)
	if len(f.Lines) == lines {
		return
	}
	l := &f.Lines[lines]
	if l.Kind == Directive { // #pragma acc says nothing in Fortran
		l.Kind, l.Language = CPP, NoLanguage
	}
	if l.Word == Define && len(f.Defs) > defs {
		d := &f.Defs[defs]
		at := int(f.Toks[d.Body.First-1].End)
		f.Toks = f.Toks[:d.Body.First]
		r.body(at, end)
		l.End = uint32(len(f.Toks))
		d.Body.End = l.End
	}
	switch n := len(r.groups); {
	case l.Word.Opens():
		r.groups = append(r.groups, paused{before: r.goesOn})
	case l.Word.Turns() && n > 0:
		r.groups[n-1].end(r.goesOn)
		r.goesOn = r.groups[n-1].before
	case l.Word == Endif && n > 0:
		r.groups[n-1].end(r.goesOn)
		r.goesOn = r.groups[n-1].ends
		r.groups = r.groups[:n-1]
	}
}

// end joins how the lines of a branch end with how those of the other branches do.
func (p *paused) end(goesOn [3]pending) {
	for i, g := range goesOn {
		if !p.ends[i].open {
			p.ends[i] = g
		}
	}
}

// body adds the tokens of what a macro stands for. It may begin with the sentinel of a directive.
func (r *fortran) body(at, end int) {
	f, src := r.f, r.src
	from := at
	for from < end {
		if n := splice(src, from); n > 0 {
			from += n
		} else if isBlank(src[from]) {
			from++
		} else {
			break
		}
	}
	if n := len("!$acc"); end-from > n && isBlank(src[from+n]) && sentinelOf(src[from:from+n]) != NoLanguage {
		f.Toks = append(f.Toks, Token{uint32(from), uint32(from + n), Sentinel, Blank, uint16(r.branch)})
		from += n
	}
	j := &joined{src: src}
	quote, start := byte(0), from
	i := from
	for i < end {
		n := splice(src, i)
		switch b := src[i]; {
		case n > 0:
			j.add(start, i)
			i += n
			start = i
			continue
		case quote != 0:
			if b == quote {
				quote = 0
			}
		case b == '"' || b == '\'':
			quote = b
		case b == '/' && strings.HasPrefix(src[i:end], "/*"):
			j.add(start, i)
			j.blank()
			if n := strings.Index(src[i+2:end], "*/"); n >= 0 {
				i += n + 4
			} else {
				i = end
			}
			start = i
			continue
		case b == '!':
			j.add(start, i)
			r.words(j, pending{})
			return
		}
		i++
	}
	j.add(start, min(i, end))
	r.words(j, pending{})
}

// sentinelOf returns the language whose sentinel a text is.
func sentinelOf(text string) Language {
	switch strings.ToLower(text[1:]) {
	case "$acc":
		return ACC
	case "$omp":
		return OMP
	}
	return NoLanguage
}

// sentinel returns the language of the sentinel at the start of a comment, and the offset after it, 0 if there is none.
func (r *fortran) sentinel(at, end int) (Language, int) {
	const n = len("!$acc")
	if end-at < n || r.src[at+1] != '$' {
		return NoLanguage, 0
	}
	// In fixed form any sign is allowed in column 6 of a continuation line; letters there would be the rest of another word.
	if end-at > n && (isIdentStart(r.src[at+n]) || isDigit(r.src[at+n]) && r.f.Lexis.Form == Free) {
		return NoLanguage, 0
	}
	if l := sentinelOf(r.src[at : at+n]); l != NoLanguage {
		return l, at + n
	}
	return NoLanguage, 0
}

// conditional reports whether a comment begins with the sentinel !$ of lines that are read with OpenMP only (OpenMP 5.2 §3.3).
func (r *fortran) conditional(at, end int) bool {
	if end-at <= 2 || r.src[at+1] != '$' {
		return false
	}
	if r.f.Lexis.Form == Free {
		return isBlank(r.src[at+2]) || r.src[at+2] == '&'
	}
	for i := at + 2; i < min(end, at+5); i++ {
		switch b := r.src[i]; {
		case b == '\t':
			return true
		case b != ' ' && !isDigit(b):
			return false
		}
	}
	return true
}

// skipBlanks returns the first offset from at on that is not a blank.
func skipBlanks(src string, at, end int) int {
	for at < end && isBlank(src[at]) {
		at++
	}
	return at
}

// Label returns columns 1 to 5 of the first card of a line of fixed form, without what cannot be part of a label.
func (f *File) Label(line uint32) (from, to int) {
	c := f.firstCard(line)
	return c.label[0], c.label[1]
}

// CommentAfter reports whether a comment of Fortran follows a token of a definition in its line.
func (f *File) CommentAfter(tok uint32) bool {
	for _, g := range f.Gap(tok + 1) {
		switch {
		case g.Kind == LineEnd:
			return false
		case g.Kind == Comment && f.src[g.Start] == '!':
			return true
		}
	}
	return false
}

// JoinsWord reports whether a comment alone is between a token of a definition and the word before it: preprocessors of Fortran make one
// word of the two.
func (f *File) JoinsWord(tok uint32) bool {
	a, b := &f.Toks[tok-1], &f.Toks[tok]
	return f.src[a.End:b.Start] == "/**/" && isIdentByte(f.src[a.End-1]) && isIdentByte(f.src[b.Start])
}

// EndsPart reports whether a token ends what its line of text has of a statement, so that the next part may go on with it.
func (f *File) EndsPart(tok uint32) bool {
	at := int(f.Toks[tok].End)
	if f.Lexis.Form == Free {
		return at < len(f.src) && f.src[at] == '&'
	}
	return at == len(f.src) || f.src[at] == '\n' || f.src[at] == '\r' || at-f.lineStart(at) == f.Lexis.Width
}

// BeginsPart reports whether a token is the first of the statement on its source line, after a leading & in free form.
func (f *File) BeginsPart(tok uint32) bool {
	at := int(f.Toks[tok].Start)
	if f.Lexis.Form == Free {
		return at > 0 && f.src[at-1] == '&'
	}
	return f.firstCard(f.LineOf(tok)).from == at
}

// ScanFortran returns the kind of the token of Fortran that a text begins with, and its length. fixed: blanks may be inside of it.
func ScanFortran(text string, fixed bool) (Kind, int) {
	f := &File{File: source.NewFile("", []byte(text)), src: text}
	if fixed {
		f.Lexis.Form = Fixed
	} else {
		f.Lexis.Form = Free
	}
	j := &joined{src: text}
	j.add(0, len(text))
	l := fortranWords{f: f, line: j, text: text, spaced: fixed, again: true}
	if !l.next() || f.Toks[0].Start != 0 {
		return End, 0
	}
	if f.Toks[0].Is(Unclosed) {
		return Other, int(f.Toks[0].End)
	}
	return f.Toks[0].Kind, int(f.Toks[0].End)
}
