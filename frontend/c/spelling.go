package c

import (
	"accc/frontend"

	"modernc.org/cc/v4"
)

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
	toks := u.Range(e)
	if toks.Empty() {
		x.Why = "the declaration of '" + name + "' has no length"
		return x
	}
	words, ok := u.text.reading.Words(toks)
	if !ok {
		x.Why = "the length of '" + name + "' is a part of what a macro stands for"
		return x
	}
	x.Text, x.Atom = words.String(), u.text.reading.Atom(toks)
	x.Holds = func(c *frontend.Construct) string { return u.holds(e, c) }
	return x
}

// holds returns why an expression of a declaration means something else at a directive.
func (u *Unit) holds(e cc.ExpressionNode, c *frontend.Construct) string {
	call := callOf(c)
	if call == nil {
		return "where the directive stands is not known"
	}
	if m := u.text.reading.Depends(u.Range(e)).Changed(u.text.reading, c.Directive.Toks.From); m != "" {
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
