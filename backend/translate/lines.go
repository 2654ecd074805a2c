package translate

import (
	"slices"
	"strings"

	"accc/backend/emit"
	"accc/frontend/source"
	"accc/frontend/tokens"
)

// Lines are a file as tokens, which are the same under all configurations.
type lines struct{ *tokens.File }

// linesOf are those of a file in the language and layout of a printer.
func linesOf(f *source.File, printer emit.Printer) lines { return lines{emit.Tokens(f, printer)} }

// lines are those of the main file.
func (in *input) lines() lines { return linesOf(in.File(), in.Printer()) }

// number is the line of the text in which a token begins, last the one in which it ends.
func (t lines) number(tok uint32) int { return t.Position(int(t.Toks[tok].Start)).Line }

func (t lines) last(tok uint32) int { return t.Position(int(t.Toks[tok].End)).Line }

// begin is the offset of a line of the text.
func (t lines) begin(number int) int { return t.Offset(number, 1) }

// whole is a line of the text without its end.
func (t lines) whole(number int) string { return t.Line(number) }

// words are the texts of tokens.
func (t lines) words(r tokens.Run) (list []string) {
	for i := r.First; i < r.End; i++ {
		list = append(list, t.Text(i))
	}
	return list
}

// has reports whether a word is among the tokens of a file, or of its strings that _Pragma reads.
func (t lines) has(word string) bool {
	for i := range t.Toks {
		tok := uint32(i)
		if t.Toks[i].Kind == tokens.Name && strings.EqualFold(t.Text(tok), word) ||
			slices.ContainsFunc(t.Operator(tok), func(p tokens.Part) bool { return p.Text == word }) {
			return true
		}
	}
	return false
}

// names are the names among tokens.
func (t lines) names(r tokens.Run) (list []string) {
	for i := r.First; i < r.End; i++ {
		if t.Toks[i].Kind == tokens.Name {
			list = append(list, t.Text(i))
		}
	}
	return list
}

// condition is what the head of a branch asks, as the words of an expression; none for else.
func (t lines) condition(b *tokens.Branch) []string {
	asked := t.words(b.Cond)
	switch t.Lines[b.Head].Word {
	case tokens.Ifdef, tokens.Elifdef:
		return slices.Concat([]string{"defined", "("}, asked, []string{")"})
	case tokens.Ifndef, tokens.Elifndef:
		return slices.Concat([]string{"!", "defined", "("}, asked, []string{")"})
	}
	return asked
}

// around are the groups that a branch is in, outermost first, each with the conditions up to its branch.
func (t lines) around(branch uint16) (stack []*group) {
	for branch != 0 {
		b := &t.Branches[branch]
		g := &t.Groups[b.Group]
		s := &group{}
		for _, i := range g.Branches {
			if s.conditions = append(s.conditions, t.condition(&t.Branches[i])); i == branch {
				break
			}
		}
		stack, branch = append(stack, s), g.Outer
	}
	slices.Reverse(stack)
	return stack
}

// inside are the lines of a branch, without those of the preprocessor around it.
func (t lines) inside(branch uint16) source.Span {
	b := &t.Branches[branch]
	g := &t.Groups[b.Group]
	s := source.Span{File: t.File.File, Start: t.after(b.Head), End: len(t.File.File.Text)}
	if at := slices.Index(g.Branches, branch); at+1 < len(g.Branches) {
		s.End = t.before(t.Branches[g.Branches[at+1]].Head)
	} else if g.End != tokens.None {
		s.End = t.before(g.End)
	}
	s.Start = min(s.Start, s.End)
	return s
}

// before is the offset of the line of the text in which a logical line begins, after that of the one after its end.
func (t lines) before(line uint32) int { return t.begin(t.number(t.Lines[line].First)) }

func (t lines) after(line uint32) int { return t.begin(t.last(t.Lines[line].End-1) + 1) }

// Macros are those that a text has defined so far, each with the condition under which it has.
type macros map[string][]string

// define adds a line that defines a macro, or undefines it.
func (m macros) define(t lines, line *tokens.Line) {
	if line.Word != tokens.Define && line.Word != tokens.Undef || line.First+2 >= line.End {
		return
	}
	name := t.Text(line.First + 2)
	if line.Word == tokens.Undef {
		delete(m, name)
		return
	}
	here := []string{"1"}
	for _, g := range t.around(t.Toks[line.First].Branch) {
		for i, condition := range g.conditions {
			switch last := i == len(g.conditions)-1; {
			case !last:
				here = slices.Concat(here, []string{"&&", "!", "("}, condition, []string{")"})
			case len(condition) > 0:
				here = slices.Concat(here, []string{"&&", "("}, condition, []string{")"})
			}
		}
	}
	if before, ok := m[name]; ok {
		here = slices.Concat(before, []string{"||"}, here)
	}
	m[name] = here
}

// madeBefore are the macros that the lines before an offset define.
func (t lines) madeBefore(at int) macros {
	m := macros{}
	for i := range t.Lines {
		if int(t.Toks[t.Lines[i].First].Start) >= at {
			break
		}
		m.define(t, &t.Lines[i])
	}
	return m
}

// openAt is the branch that is open at an offset, where a line begins.
func (t lines) openAt(at int) uint16 {
	tok, _ := t.At(at)
	if int(tok) >= len(t.Toks) {
		return 0
	}
	return t.Toks[tok].Branch
}
