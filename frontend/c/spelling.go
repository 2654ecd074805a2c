package c

import (
	"bytes"
	"strings"

	"accc/frontend"
	"accc/frontend/c/cpp"
	"accc/frontend/source"

	"modernc.org/cc/v4"
)

// A macroDef is the definition of a macro, or the end of one.
type macroDef struct {
	at    int // in the text for cc/v4
	name  string
	words []string // the names in its body
}

// Define implements cpp.Sink.
func (w *rewriter) Define(name string, body []cpp.Token) {
	d := macroDef{at: len(w.main.out), name: name}
	for i := range body {
		if body[i].Kind == cpp.Ident {
			d.words = append(d.words, body[i].Text)
		}
	}
	w.defs = append(w.defs, d)
}

// redefined returns the first of some macros that is defined or undefined between two places, or a macro of which the definition of one of them
// makes use, "" if none is.
func (t *unitText) redefined(names []string, from, to int) string {
	seen := map[string]bool{}
	for len(names) > 0 {
		name := names[0]
		if names = names[1:]; seen[name] {
			continue
		}
		seen[name] = true
		for i := range t.defs {
			switch d := &t.defs[i]; {
			case d.name != name:
			case from <= d.at && d.at <= to:
				return name
			default:
				names = append(names, d.words...)
			}
		}
	}
	return ""
}

// spell returns the user's words for the text between two offsets, whose first and last tokens are at these, and whether they are a single word. It
// fails where a macro yields more than that text.
func (t *unitText) spell(start, end int) (words string, atom, ok bool) {
	first, last := t.runAt(start), t.runAt(end-1)
	if first < 0 {
		return "", false, false
	}
	var parts []source.Span
	for i := first; i <= last; i++ {
		s := t.spelledIn(i, start, end)
		if s.File == nil || s.File != t.runs[first].file {
			return "", false, false
		}
		// The use of a macro has its arguments in it.
		for len(parts) > 0 && s.Start <= parts[len(parts)-1].Start && parts[len(parts)-1].End <= s.End {
			parts = parts[:len(parts)-1]
		}
		switch n := len(parts); {
		case n == 0 || parts[n-1].End <= s.Start:
			parts = append(parts, s)
		case s.Start < parts[n-1].Start || parts[n-1].End < s.End:
			return "", false, false
		}
	}
	var b strings.Builder
	for i, s := range parts {
		if i > 0 && s.Start > parts[i-1].End {
			b.WriteByte(' ')
		}
		b.WriteString(strings.TrimSpace(s.Text()))
		if t.yieldsMore(s, first, last, start, end) {
			return "", false, false
		}
	}
	words = b.String()
	atom = len(parts) == 1 && (t.runs[last].fixed || strings.IndexFunc(words, notInWord) < 0)
	return words, atom, !strings.Contains(words, "\n")
}

// spelledIn returns where the user wrote the part of a run that is between two offsets.
func (t *unitText) spelledIn(i, start, end int) source.Span {
	r := t.runs[i]
	if r.fixed {
		return source.Span{File: r.file, Start: int(r.from), End: int(r.from + r.len)}
	}
	from, to := max(start, int(r.at)), min(end, t.endOf(i))
	return source.Span{File: r.file, Start: int(r.from) + from - int(r.at), End: int(r.from) + to - int(r.at)}
}

// endOf returns the end of a run, without the blank after it.
func (t *unitText) endOf(i int) int {
	n := len(t.file.Text)
	if i+1 < len(t.runs) {
		n = int(t.runs[i+1].at)
	}
	return int(t.runs[i].at) + len(bytes.TrimRight(t.file.Text[t.runs[i].at:n], " \n"))
}

// yieldsMore reports whether a macro use that is written at a span yields text before or after that of some runs.
func (t *unitText) yieldsMore(use source.Span, first, last, start, end int) bool {
	within := func(i int) bool {
		if i < 0 || i >= len(t.runs) || t.runs[i].file != use.File {
			return false
		}
		r := t.runs[i]
		return use.Start <= int(r.from) && int(r.from+r.len) <= use.End
	}
	return t.runs[first].fixed && int(t.runs[first].at) < start || t.runs[last].fixed && end < t.endOf(last) || within(first-1) || within(last+1)
}

func notInWord(c rune) bool { return lexical[byte(c)] != letter }

// declaredExtents returns a function for frontend.Unit.Extents.
func (u *Unit) declaredExtents() func(file string, at int) []frontend.Extent {
	type place struct {
		file string
		at   int
	}
	var found map[place]*frontend.Symbol
	return func(file string, at int) []frontend.Extent {
		if found == nil {
			found = map[place]*frontend.Symbol{}
			for d, s := range u.symbols {
				if span := u.TokenSpan(d.NameTok()); span.IsValid() {
					found[place{span.File.Name, span.Start}] = s
				}
			}
		}
		return u.extentsOf(found[place{file, at}])
	}
}

// extentsOf returns the lengths of the array that a symbol is declared as.
func (u *Unit) extentsOf(s *frontend.Symbol) (list []frontend.Extent) {
	if s == nil {
		return nil
	}
	d, ok := s.Host.(*cc.Declarator)
	if !ok {
		return nil
	}
	t := d.Type()
	if d.IsParam() {
		t = t.Undecay()
	}
	if p, ok := t.(*cc.PointerType); ok {
		list = append(list, frontend.Extent{Length: frontend.PointerExtent})
		t = p.Elem()
	}
	for a, ok := t.(*cc.ArrayType); ok; a, ok = a.Elem().(*cc.ArrayType) {
		list = append(list, u.extent(s.Name, a))
	}
	return list
}

// extent is the length of an array that a variable is, or is made of.
func (u *Unit) extent(name string, a *cc.ArrayType) frontend.Extent {
	x := frontend.Extent{Length: max(a.Len(), -1)}
	e := a.SizeExpression()
	last, ok := lastToken(e)
	if !ok || position(e).Filename != unitName {
		x.Why = "the declaration of '" + name + "' has no length"
		return x
	}
	from := position(e).Offset
	to := last.Position().Offset + len(last.Src())
	if x.Text, x.Atom, ok = u.text.spell(from, to); !ok {
		x.Text, x.Why = "", "the length of '"+name+"' is a part of what a macro stands for"
		return x
	}
	x.Holds = func(c *frontend.Construct) string { return u.holds(e, x.Text, to, c) }
	return x
}

// holds returns why an expression of a declaration, which ends at an offset, means something else at a directive.
func (u *Unit) holds(e cc.ExpressionNode, text string, end int, c *frontend.Construct) string {
	call := callOf(c)
	if call == nil {
		return "where the directive stands is not known"
	}
	at := position(call).Offset
	if m := u.text.redefined(strings.FieldsFunc(text, notInWord), min(end, at), max(end, at)); m != "" {
		return "the macro '" + m + "' is another one here than in the declaration"
	}
	why := ""
	Walk(e, func(n cc.Node) bool {
		if p, ok := n.(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent && !u.same(p.ResolvedTo(), visible(call, p.Token.SrcStr())) {
			why = "'" + p.Token.SrcStr() + "' is another one here than in the declaration"
		}
		return why == ""
	})
	return why
}

// same reports whether two declarations are of one symbol.
func (u *Unit) same(a, b cc.Node) bool {
	if a == nil || b == nil || a == b {
		return a == b && a != nil
	}
	x, ok := a.(*cc.Declarator)
	y, too := b.(*cc.Declarator)
	return ok && too && u.symbols[x] != nil && u.symbols[x] == u.symbols[y]
}

// callOf returns the name of the function in the call that represents a directive, nil if there is none.
func callOf(c *frontend.Construct) (call *cc.PrimaryExpression) {
	d, ok := c.Host.(*Directive)
	if !ok {
		return nil
	}
	for _, n := range []cc.Node{d.Stmt, d.Decl, d.StandIn} {
		Walk(n, func(n cc.Node) bool {
			if p, ok := n.(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent && p.Token.SrcStr() == marker {
				call = p
			}
			return call == nil
		})
		if call != nil {
			break
		}
	}
	return call
}

// visible returns the declaration that a name refers to in the place of another one, nil if there is none.
func visible(at *cc.PrimaryExpression, name string) cc.Node {
	for s := at.LexicalScope(); s != nil; s = s.Parent {
		list := s.Nodes[name]
		for i := len(list) - 1; i >= 0; i-- {
			switch n := list[i].(type) {
			case *cc.Declarator:
				if n.Visible() <= int(at.Token.Seq()) {
					return n
				}
			case *cc.Enumerator:
				if n.Visible() <= int(at.Token.Seq()) {
					return n
				}
			case *cc.Parameter:
				return n.Declarator
			}
		}
	}
	return nil
}
