package lex

import (
	"strconv"
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
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

// predefine reads the definitions of the compiler, and those of -D and -U.
func (r *reader) predefine() {
	var own, line strings.Builder
	if r.opts.OpenACC {
		own.WriteString("#define _OPENACC 202211\n")
	}
	if r.opts.OpenMP {
		own.WriteString("#define _OPENMP " + strconv.Itoa(omp.Release(r.opts.OpenMPVersion)) + "\n")
	}
	for _, d := range r.opts.Defines {
		name, value, given := strings.Cut(d, "=")
		if !given {
			value = "1"
		}
		line.WriteString("#define " + name + " " + strings.ReplaceAll(value, "\n", " ") + "\n")
	}
	for _, u := range r.opts.Undefs {
		line.WriteString("#undef " + u + "\n")
	}
	for _, f := range []*source.File{source.NewFile(tokens.Predefined, []byte(own.String())), source.NewFile(tokens.CommandLine, []byte(line.String()))} {
		if len(f.Text) == 0 {
			continue
		}
		in := r.include(f, tokens.Ref{Tok: tokens.None}, NoWidth)
		for i := range in.Lines {
			r.define(in, i)
		}
	}
}

// directiveLine runs a line of the preprocessor.
func (r *reader) directiveLine(in *input, i int) {
	l := &in.Lines[i]
	if !r.opts.Preprocess {
		r.unpreprocessed(in.Span(tokens.Run{First: l.First, End: l.First + 1}))
		return
	}
	name := l.First + 1
	if name == l.End || in.Toks[name].Kind != Ident {
		return
	}
	span := in.Span(tokens.Run{First: l.First, End: name + 1})
	rest := tokens.Run{First: name + 1, End: l.End}
	switch w := l.Word; {
	case w.Opens():
		r.openIf(in, i, span, rest)
		return
	case w.Turns():
		r.turn(in, i, span, rest)
		return
	case w == tokens.Endif:
		if c := r.innermost(span, "#endif"); c != nil {
			r.conds = r.conds[:len(r.conds)-1]
		}
		return
	}
	if !r.active() {
		return
	}
	switch word := in.Text(name); word {
	case "pragma", "line", "ident", "warning":
	case "define", "undef":
		r.define(in, i)
	case "include":
		r.includeDirective(in, rest, span)
	case "error":
		r.Fault(RulePreprocessor.New(span, "#error %s", in.join(rest)))
	default:
		r.Fault(RulePreprocessor.New(span, "unknown preprocessing directive #%s", word))
	}
}

// join is the text of tokens, with one blank where there is white space.
func (in *input) join(run tokens.Run) string {
	return tokens.Words{{File: in.File, Run: run}}.String()
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

func (r *reader) includeDirective(in *input, rest tokens.Run, span source.Span) {
	if rest.First+1 == rest.End {
		if text, k := in.Text(rest.First), in.Toks[rest.First].Kind; len(text) > 2 && (k == String || k == tokens.Header) {
			r.open(in, text[1:len(text)-1], rest.First, span)
			return
		}
	}
	r.Fault(RulePreprocessor.New(span, "expected a file name in quotes after #include"))
}

func (r *reader) defined(name string) bool {
	return r.macros[name] != nil || name == "__FILE__" || name == "__LINE__"
}

// holds evaluates the condition of a branch.
func (r *reader) holds(in *input, w tokens.Word, at source.Span, cond tokens.Run) bool {
	name := ""
	if !cond.Empty() {
		name = in.Text(cond.First)
	}
	switch w {
	case tokens.Ifdef, tokens.Elifdef:
		return r.defined(name)
	case tokens.Ifndef, tokens.Elifndef:
		return !r.defined(name)
	}
	return r.evaluate(at, in.join(cond))
}

func (r *reader) openIf(in *input, line int, at source.Span, cond tokens.Run) {
	c := &condition{at: at, outer: r.active()}
	r.conds = append(r.conds, c)
	if c.outer && r.holds(in, in.Lines[line].Word, at, cond) {
		r.choose(in, line, c, at)
	}
}

// choose begins to read a branch.
func (r *reader) choose(in *input, line int, c *condition, at source.Span) {
	c.active, c.taken = true, true
	r.Chosen = append(r.Chosen, at)
	r.Reading.Inclusions[in.in].Take(in.BranchAt(uint32(line)))
}

// innermost is the innermost condition that was opened in the same file.
func (r *reader) innermost(at source.Span, name string) *condition {
	if n := len(r.conds); n > 0 && n > r.stack[len(r.stack)-1].conds {
		return r.conds[n-1]
	}
	r.Fault(RuleCondition.New(at, "%s without #if", name))
	return nil
}

// turn reads #elif and #else.
func (r *reader) turn(in *input, line int, at source.Span, cond tokens.Run) {
	w := in.Lines[line].Word
	name := "#" + in.Text(in.Lines[line].First+1)
	c := r.innermost(at, name)
	if c == nil {
		return
	}
	if c.last {
		r.Fault(RuleCondition.New(at, "%s after #else", name).See(c.at, "the condition"))
	}
	c.last = w == tokens.Else
	c.active = false
	if c.outer && !c.taken && (w == tokens.Else || r.holds(in, w, at, cond)) {
		r.choose(in, line, c, at)
	}
}
