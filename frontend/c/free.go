package c

import (
	"slices"
	"strconv"
	"strings"

	"accc/frontend/tokens"

	"modernc.org/cc/v4"
)

// Symbol tells what is known of a constant expression under other builds. It is free if these may give it another
// value. Then the name, if there is one, is the same for expressions of the same value; it is the user's text, if that
// means the same everywhere, and else has a # in it. A free expression without a name is computed from others.
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

// Spelling returns the user's words for a constant expression in which there is a name, if these mean the same in all of the unit; else "".
func (u *Unit) Spelling(e cc.ExpressionNode) string {
	if s, ok := u.text.reading.Spell(u.Range(stripped(e))); !ok || s.Where != tokens.InText {
		return "" // a macro has it, with other text
	}
	words, _, ok := u.wordsOf(stripped(e))
	if !ok || !strings.ContainsFunc(words, isNameStart) {
		return ""
	}
	if at := u.Span(e); slices.ContainsFunc(u.Directives, func(d *Directive) bool { return d.Span == at }) {
		return "" // a macro stands for the directive
	}
	if words = u.global(e, words); strings.Contains(words, "#") {
		return ""
	}
	return words
}

// isNameStart reports whether names begin with a character.
func isNameStart(c rune) bool { return c == '_' || 'a' <= c|0x20 && c|0x20 <= 'z' }

// wordsOf returns the user's words for an expression, and whether they are one token or one use of a macro.
func (u *Unit) wordsOf(e cc.ExpressionNode) (words string, atom, ok bool) {
	x := u.Range(e)
	w, ok := u.text.reading.Words(x)
	return w.String(), u.text.reading.Atom(x), ok
}

// global returns the words of an expression, with its place if they do not mean the same in all of the unit.
func (u *Unit) global(e cc.ExpressionNode, words string) string {
	at := position(e).Offset
	r := u.text.reading
	local := slices.ContainsFunc(r.Depends(u.Range(e)), func(m tokens.Macro) bool { return r.Definitions(m.Name) > 1 })
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
	x := u.Range(e)
	if x.Empty() {
		return false
	}
	for _, m := range u.text.reading.Depends(x) {
		if m.Free&(tokens.Several|tokens.IfNotDef|tokens.Flag) != 0 {
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

// enumeratorVaries reports whether another build may give an enumerator another value. One without a value of its own
// has one more than that before it.
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
