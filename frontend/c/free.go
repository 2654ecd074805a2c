package c

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"accc/frontend/tokens"

	"modernc.org/cc/v4"
)

// freedom knows which macros of a unit another build may define otherwise.
type freedom struct {
	sync.Mutex
	flags []string // -D and -U
	defs  map[string][]macroText
	free  map[string]bool
}

// A macroText is one #define in the files of a unit, whether it is read or not.
type macroText struct {
	words   []string // of its body
	text    string
	guarded bool // it stands under #ifndef of the macro
}

// isFree reports whether another build may give a macro another value: a flag defines it, its definition stands under #ifndef, there are several, or that
// is so for a macro in its body.
func (u *Unit) isFree(name string) bool {
	f := &u.freedom
	f.Lock()
	defer f.Unlock()
	if f.defs == nil {
		f.defs, f.free = map[string][]macroText{}, map[string]bool{}
		for _, file := range u.Model.Files {
			t := tokens.Of(file, tokens.Lexis{})
			for i := range t.Defs {
				f.define(t, &t.Defs[i])
			}
		}
		for _, flag := range f.flags {
			name, _, _ := strings.Cut(flag, "=")
			name, _, _ = strings.Cut(name, "(")
			f.free[name] = true
		}
	}
	return f.isFree(name)
}

func (f *freedom) define(t *tokens.File, d *tokens.Def) {
	if d.Undef {
		return
	}
	name := t.Text(d.Name)
	var list []string
	x := macroText{}
	for i := d.Body.First; i < d.Body.End; i++ {
		list = append(list, t.Text(i))
		if t.Toks[i].Kind == tokens.Name {
			x.words = append(x.words, t.Text(i))
		}
	}
	x.text = strings.Join(list, " ")
	for b := t.Toks[d.Name].Branch; b != 0; b = t.Groups[t.Branches[b].Group].Outer {
		for i := t.Branches[b].Cond.First; i < t.Branches[b].Cond.End; i++ {
			x.guarded = x.guarded || t.Is(i, name)
		}
	}
	f.defs[name] = append(f.defs[name], x)
}

func (f *freedom) isFree(name string) bool {
	if free, known := f.free[name]; known {
		return free
	}
	f.free[name] = false // in its own definition
	list := f.defs[name]
	for _, d := range list {
		if d.guarded || d.text != list[0].text || slices.ContainsFunc(d.words, f.isFree) {
			f.free[name] = true
		}
	}
	return f.free[name]
}

// Symbol tells what is known of a constant expression under other builds. It is free if these may give it another value. Then the name, if there is one,
// is the same for expressions of the same value; it is the user's text, if that means the same everywhere, and else has a # in it. A free expression
// without a name is computed from others.
func (u *Unit) Symbol(e cc.ExpressionNode) (name string, free bool) {
	if !u.varies(e) {
		return "", false
	}
	if at := u.Span(e); slices.ContainsFunc(u.Directives, func(d *Directive) bool { return d.Span == at }) {
		return "", false // a macro stands for the directive, which is translated with each of its definitions
	}
	for n := e; ; {
		if words, atom, ok := u.wordsOf(n); ok && atom {
			return u.global(n, words), true
		}
		next := inner(n)
		if next == nil {
			break
		}
		n = next
	}
	switch n := stripped(e).(type) {
	case *cc.AdditiveExpression:
		return "", true
	case *cc.MultiplicativeExpression:
		if n.Case == cc.MultiplicativeExpressionMul {
			return "", true
		}
	case *cc.CastExpression:
		return "", true
	case *cc.UnaryExpression:
		if n.Case == cc.UnaryExpressionMinus || n.Case == cc.UnaryExpressionPlus {
			return "", true
		}
	}
	words, _, ok := u.wordsOf(stripped(e))
	if !ok {
		return "#" + strconv.Itoa(position(e).Offset), true
	}
	return u.global(e, words), true
}

// wordsOf returns the user's words for an expression.
func (u *Unit) wordsOf(e cc.ExpressionNode) (words string, atom, ok bool) {
	last, ok := lastToken(e)
	if !ok || position(e).Filename != unitName {
		return "", false, false
	}
	return u.text.spell(position(e).Offset, last.Position().Offset+len(last.Src()))
}

// global returns the words of an expression, with its place if they do not mean the same in all of the unit.
func (u *Unit) global(e cc.ExpressionNode, words string) string {
	at := position(e).Offset
	local := u.text.definitions(strings.FieldsFunc(words, notInWord)) > 1
	Walk(e, func(n cc.Node) bool {
		if p, ok := n.(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent {
			if c, ok := p.ResolvedTo().(*cc.Enumerator); ok && !slices.Contains(u.AST.Scope.Nodes[p.Token.SrcStr()], cc.Node(c)) {
				local = true
			}
		}
		return !local
	})
	if local {
		words += "#" + strconv.Itoa(at)
	}
	return words
}

// varies reports whether another build may give a constant expression another value.
func (u *Unit) varies(e cc.Node) (free bool) {
	last, ok := lastToken(e)
	if !ok || position(e).Filename != unitName {
		return false
	}
	to := last.Position().Offset
	for i := u.text.runAt(position(e).Offset); i >= 0 && i < len(u.text.runs) && int(u.text.runs[i].at) <= to; i++ {
		if m := u.text.macro(i); m != "" && u.isFree(m) {
			return true
		}
	}
	Walk(e, func(n cc.Node) bool {
		switch n := n.(type) {
		case *cc.PrimaryExpression:
			if c, ok := n.ResolvedTo().(*cc.Enumerator); ok && n.Case == cc.PrimaryExpressionIdent {
				free = free || u.enumeratorVaries(c)
			}
		case *cc.UnaryExpression:
			switch n.Case {
			case cc.UnaryExpressionSizeofExpr:
				free = free || u.typeVaries(n.UnaryExpression.Type().Undecay())
			case cc.UnaryExpressionSizeofType:
				free = free || u.typeVaries(n.TypeName.Type())
			}
		}
		return !free
	})
	return free
}

// macro returns the name of the macro whose use a run of the text comes from, "" if it comes from none.
func (t *unitText) macro(i int) string {
	r := t.runs[i]
	if r.file == nil || !r.fixed {
		return ""
	}
	end := int(r.from)
	for end < int(r.from+r.len) && lexical[r.file.Text[end]] == letter {
		end++
	}
	return string(r.file.Text[r.from:end])
}

// enumeratorVaries reports whether another build may give an enumerator another value. One without a value of its own has one more than that before it.
func (u *Unit) enumeratorVaries(c *cc.Enumerator) bool {
	return c.ConstantExpression != nil && u.varies(c.ConstantExpression)
}

// typeVaries reports whether another build may give a type another size.
func (u *Unit) typeVaries(t cc.Type) bool {
	if a, ok := t.(*cc.ArrayType); ok {
		return a.SizeExpression() != nil && u.varies(a.SizeExpression()) || u.typeVaries(a.Elem())
	}
	return false
}

// inner returns the expression in parentheses or in a node that passes it on, nil for others.
func inner(e cc.ExpressionNode) cc.ExpressionNode {
	switch n := e.(type) {
	case *cc.ExpressionList:
		if n.ExpressionList == nil {
			return n.AssignmentExpression
		}
	case *cc.ConstantExpression:
		return n.ConditionalExpression
	case *cc.PrimaryExpression:
		if n.Case == cc.PrimaryExpressionExpr {
			return n.ExpressionList
		}
	}
	return nil
}

// stripped returns an expression without the parentheses around it.
func stripped(e cc.ExpressionNode) cc.ExpressionNode {
	for next := inner(e); next != nil; next = inner(e) {
		e = next
	}
	return e
}

// definitions returns how many definitions of some macros were read, those in their bodies among them.
func (t *unitText) definitions(names []string) (n int) {
	most := map[string]int{}
	for i := range t.defs {
		most[t.defs[i].name]++
	}
	for seen := map[string]bool{}; len(names) > 0; names = names[1:] {
		if name := names[0]; !seen[name] {
			seen[name] = true
			n = max(n, most[name])
			for i := range t.defs {
				if t.defs[i].name == name {
					names = append(names, t.defs[i].words...)
				}
			}
		}
	}
	return n
}
