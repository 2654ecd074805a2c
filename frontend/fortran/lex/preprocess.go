package lex

import (
	"strconv"
	"strings"

	"accc/frontend/source"
	"accc/pragma/omp"
)

// The preprocessor of Fortran sources works on lines of its own and on the tokens of Fortran, so that a
// quote in a comment, the operator // and constants such as 1.eq.n are what Fortran means by them. Names of
// macros are case-sensitive, unlike those of the program.

// A condition is an open #if.
type condition struct {
	at     source.Span
	active bool // the present group is read
	taken  bool // a group has been read
	outer  bool // the text around is read
	last   bool // #else has been seen
}

func (r *reader) active() bool { return len(r.conds) == 0 || r.conds[len(r.conds)-1].active }

func (r *reader) predefine() {
	if r.opts.OpenACC {
		r.define("_OPENACC 202211")
	}
	if r.opts.OpenMP {
		r.define("_OPENMP " + strconv.Itoa(omp.Release(r.opts.OpenMPVersion)))
	}
	for _, d := range r.opts.Defines {
		name, value, given := strings.Cut(d, "=")
		if !given {
			value = "1"
		}
		r.define(name + " " + value)
	}
	for _, u := range r.opts.Undefs {
		delete(r.macros, u)
	}
}

// define adds a definition that is in no file of the user.
func (r *reader) define(text string) {
	file := source.NewFile("<command line>", []byte(text))
	r.defineAt(file, text, 0)
}

// directiveLine runs a line of the preprocessor; it returns false for other lines.
func (r *reader) directiveLine(in *input, start, end int) bool {
	if start < end && in.text[start] == '#' && isMarker(in.text[start+1:end]) {
		return true
	}
	if start == end {
		return false
	}
	if in.text[start] != '#' {
		// In free form blanks may precede it.
		if start = skipBlanks(in.text, start, end); r.opts.Form == Fixed || start == end || in.text[start] != '#' {
			return false
		}
	}
	if !r.opts.Preprocess {
		r.unpreprocessed(source.Span{File: in.file, Start: start, End: start + 1})
		return true
	}
	text := in.continued(start, end)
	at := skipBlanks(text, 1, len(text))
	word := at
	for at < len(text) && isLetter(text[at]) {
		at++
	}
	name := text[word:at]
	span := source.Span{File: in.file, Start: start, End: min(start+max(at, 1), end)}
	rest := strings.TrimSpace(stripC(text[at:]))
	if f := conditionals[name]; f != nil {
		f(r, span, name, rest)
		return true
	}
	if !r.active() {
		return true
	}
	switch name {
	case "", "pragma", "line", "ident", "warning":
	case "define":
		r.defineAt(in.file, text[at:], start+at)
	case "undef":
		delete(r.macros, rest)
	case "include":
		r.includeDirective(in, rest, span)
	case "error":
		r.Fault(RulePreprocessor.New(span, "#error %s", rest))
	default:
		if name[0] < '0' || name[0] > '9' {
			r.Fault(RulePreprocessor.New(span, "unknown preprocessing directive #%s", name))
		}
	}
	return true
}

// unpreprocessed reports the first preprocessing directive of a source that is not preprocessed.
func (r *reader) unpreprocessed(at source.Span) {
	if r.hashed {
		return
	}
	r.hashed = true
	r.Fault(RulePreprocessor.New(at, "preprocessing directive in a source that is not preprocessed").
		Note("-cpp preprocesses it, as do names such as x.F90"))
}

// continued returns the line between two offsets with those that continue it: a backslash and the end of the line after it are deleted, so that they may be
// inside of a word (C17 5.1.1.2). As compilers have it, blanks may be between the two.
func (in *input) continued(start, end int) string {
	text := in.text[start:end]
	for {
		kept, found := strings.CutSuffix(strings.TrimRight(text, " \t"), `\`)
		if !found {
			return text
		}
		start, end, ok := in.next()
		if !ok {
			return text
		}
		text = kept + in.text[start:end]
	}
}

// isMarker reports whether a line that begins with # says which line of which file follows, as preprocessors leave it.
func isMarker(rest string) bool {
	at := skipBlanks(rest, 0, len(rest))
	return at > 0 && at < len(rest) && isDigit(rest[at])
}

// stripC removes C's comments.
func stripC(s string) string {
	for {
		open := strings.Index(s, "/*")
		if open < 0 {
			return s
		}
		size := strings.Index(s[open+2:], "*/")
		if size < 0 {
			return s[:open]
		}
		s = s[:open] + " " + s[open+2+size+2:]
	}
}

func (r *reader) includeDirective(in *input, rest string, span source.Span) {
	if len(rest) > 2 && (rest[0] == '"' && rest[len(rest)-1] == '"' || rest[0] == '<' && rest[len(rest)-1] == '>') {
		r.open(in, rest[1:len(rest)-1], span)
		return
	}
	r.Fault(RulePreprocessor.New(span, "expected a file name in quotes after #include"))
}

var conditionals map[string]func(r *reader, at source.Span, name, rest string)

func init() {
	conditionals = map[string]func(r *reader, at source.Span, name, rest string){
		"if": func(r *reader, at source.Span, _, rest string) {
			r.openIf(at, func() bool { return r.evaluate(at, rest) })
		},
		"ifdef":  func(r *reader, at source.Span, _, rest string) { r.openIf(at, func() bool { return r.defined(rest) }) },
		"ifndef": func(r *reader, at source.Span, _, rest string) { r.openIf(at, func() bool { return !r.defined(rest) }) },
		"elif":   (*reader).elseIf,
		"else":   (*reader).elseIf,
		"endif": func(r *reader, at source.Span, _, _ string) {
			if c := r.innermost(at, "#endif"); c != nil {
				r.conds = r.conds[:len(r.conds)-1]
			}
		},
	}
}

func (r *reader) defined(rest string) bool {
	name, _, _ := strings.Cut(rest, " ")
	return r.macros[name] != nil || name == "__FILE__" || name == "__LINE__"
}

func (r *reader) openIf(at source.Span, test func() bool) {
	c := &condition{at: at, outer: r.active()}
	if c.outer {
		c.active = test()
		c.taken = c.active
	}
	if c.active {
		r.Chosen = append(r.Chosen, at)
	}
	r.conds = append(r.conds, c)
}

// innermost is the innermost condition that was opened in the same file.
func (r *reader) innermost(at source.Span, name string) *condition {
	if n := len(r.conds); n > 0 && n > r.stack[len(r.stack)-1].conds {
		return r.conds[n-1]
	}
	r.Fault(RuleCondition.New(at, "%s without #if", name))
	return nil
}

func (r *reader) elseIf(at source.Span, name, rest string) {
	c := r.innermost(at, "#"+name)
	if c == nil {
		return
	}
	if c.last {
		r.Fault(RuleCondition.New(at, "#%s after #else", name).See(c.at, "the condition"))
	}
	c.last = name == "else"
	c.active = c.outer && !c.taken && (name == "else" || r.evaluate(at, rest))
	c.taken = c.taken || c.active
	if c.active {
		r.Chosen = append(r.Chosen, at)
	}
}
