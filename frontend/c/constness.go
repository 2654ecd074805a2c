package c

import (
	"reflect"

	"modernc.org/cc/v4"
)

// A form is a type as far as const goes: where it points, what its elements and results are, and what of that is const. cc/v4 loses
// the qualifiers of some types and gives those of others to the wrong part, so forms are made of the declarations themselves.
type form struct {
	kind    formKind
	isConst bool
	of      *form // the object a pointer points to, the elements of an array, the result of a function
	typ     cc.Type
}

type formKind uint8

const (
	plainForm formKind = iota
	pointerForm
	arrayForm
	functionForm
)

// constant returns f with const: that of an array is its elements' (C17 §6.7.3).
func (f *form) constant() *form {
	if f == nil {
		return nil
	}
	g := *f
	if f.kind == arrayForm {
		g.of = f.of.constant()
	} else {
		g.isConst = true
	}
	return &g
}

// pointee returns what an expression of form f designates when it is dereferenced, nil if that is not known.
func (f *form) pointee() *form {
	if f != nil && (f.kind == pointerForm || f.kind == arrayForm) {
		return f.of
	}
	return nil
}

// forms are the forms of declarators. specifiers are those of each declarator that has been met.
type forms struct {
	specifiers map[*cc.Declarator]specifierList
	known      map[*cc.Declarator]*form
}

// A specifierList is what a declaration, a parameter or a member begins with.
type specifierList struct {
	declaration *cc.DeclarationSpecifiers
	member      *cc.SpecifierQualifierList
}

// each calls f for the type specifiers and qualifiers of the list; the one that is not there is nil.
func (s specifierList) each(f func(*cc.TypeSpecifier, *cc.TypeQualifier)) {
	for n := s.declaration; n != nil; n = n.DeclarationSpecifiers {
		f(n.TypeSpecifier, n.TypeQualifier)
	}
	for n := s.member; n != nil; n = n.SpecifierQualifierList {
		f(n.TypeSpecifier, n.TypeQualifier)
	}
}

// meet records the specifiers of a declarator.
func (fs *forms) meet(d *cc.Declarator, list specifierList) {
	if d != nil {
		fs.specifiers[d] = list
	}
}

// members records the specifiers of the members of the structures and unions that a list defines.
func (fs *forms) members(list specifierList) {
	list.each(func(t *cc.TypeSpecifier, _ *cc.TypeQualifier) {
		if t == nil || t.StructOrUnionSpecifier == nil {
			return
		}
		for l := t.StructOrUnionSpecifier.StructDeclarationList; l != nil; l = l.StructDeclarationList {
			m := l.StructDeclaration
			if m.SpecifierQualifierList == nil {
				continue
			}
			inner := specifierList{member: m.SpecifierQualifierList}
			fs.members(inner)
			for d := m.StructDeclaratorList; d != nil; d = d.StructDeclaratorList {
				fs.meet(d.StructDeclarator.Declarator, inner)
			}
		}
	})
}

// parameters records the specifiers of the parameters of a function definition.
func (fs *forms) parameters(n *cc.FunctionDefinition) {
	for l := n.DeclarationList; l != nil; l = l.DeclarationList {
		for i := l.Declaration.InitDeclaratorList; i != nil; i = i.InitDeclaratorList {
			fs.meet(i.InitDeclarator.Declarator, specifierList{declaration: l.Declaration.DeclarationSpecifiers})
		}
	}
	for d := n.Declarator.DirectDeclarator; d != nil; d = d.DirectDeclarator {
		if d.Declarator != nil { // a function that returns a pointer to a function: its parameters are inside
			for inner := d.Declarator.DirectDeclarator; inner != nil; inner = inner.DirectDeclarator {
				fs.parameterList(inner.ParameterTypeList)
			}
		}
		fs.parameterList(d.ParameterTypeList)
	}
}

func (fs *forms) parameterList(list *cc.ParameterTypeList) {
	if list == nil {
		return
	}
	for l := list.ParameterList; l != nil; l = l.ParameterList {
		specifiers := specifierList{declaration: l.ParameterDeclaration.DeclarationSpecifiers}
		fs.members(specifiers)
		fs.meet(l.ParameterDeclaration.Declarator, specifiers)
	}
}

// declared returns the form of a declarator, nil if it is not known.
func (fs *forms) declared(d *cc.Declarator) *form {
	if f, ok := fs.known[d]; ok {
		return f
	}
	fs.known[d] = nil // a type that refers to itself
	list, ok := fs.specifiers[d]
	if !ok {
		return nil
	}
	f := fs.derive(d, fs.specified(list, d.Type()))
	fs.known[d] = f
	return f
}

// specified returns the form that specifiers give.
func (fs *forms) specified(list specifierList, t cc.Type) *form {
	f, isConst := &form{typ: t}, false
	list.each(func(t *cc.TypeSpecifier, q *cc.TypeQualifier) {
		isConst = isConst || q != nil && q.Case == cc.TypeQualifierConst
		switch {
		case t == nil:
		case t.Case == cc.TypeSpecifierTypeName:
			f = fs.named(t)
		case t.Case == cc.TypeSpecifierTypeofExpr:
			f = fs.of(t.ExpressionList)
		case t.Case == cc.TypeSpecifierTypeofType:
			f = fs.typeName(t.TypeName)
		}
	})
	if isConst {
		f = f.constant()
	}
	return f
}

// named returns the form of a typedef name.
func (fs *forms) named(t *cc.TypeSpecifier) *form {
	name := t.Token.SrcStr()
	for s := t.LexicalScope(); s != nil; s = s.Parent {
		for _, n := range s.Nodes[name] {
			if d, ok := n.(*cc.Declarator); ok && d.IsTypename() {
				return fs.declared(d)
			}
		}
	}
	return nil
}

// derive returns the form of a declarator whose specifiers have the form f.
func (fs *forms) derive(d *cc.Declarator, f *form) *form {
	if f == nil {
		return nil
	}
	f = fs.point(d.Pointer, f)
	for n := d.DirectDeclarator; n != nil; n = n.DirectDeclarator {
		switch n.Case {
		case cc.DirectDeclaratorIdent:
			return f
		case cc.DirectDeclaratorDecl:
			return fs.derive(n.Declarator, f)
		case cc.DirectDeclaratorFuncParam, cc.DirectDeclaratorFuncIdent:
			f = &form{kind: functionForm, of: f}
		default:
			f = &form{kind: arrayForm, of: f}
		}
	}
	return f
}

// point returns the form of pointers to f.
func (fs *forms) point(p *cc.Pointer, f *form) *form {
	for ; p != nil; p = p.Pointer {
		f = &form{kind: pointerForm, of: f}
		for q := p.TypeQualifiers; q != nil; q = q.TypeQualifiers {
			f.isConst = f.isConst || q.TypeQualifier != nil && q.TypeQualifier.Case == cc.TypeQualifierConst
		}
	}
	return f
}

// typeName returns the form of the name of a type.
func (fs *forms) typeName(n *cc.TypeName) *form {
	list := specifierList{member: n.SpecifierQualifierList}
	fs.members(list)
	return fs.abstract(n.AbstractDeclarator, fs.specified(list, n.Type()))
}

func (fs *forms) abstract(d *cc.AbstractDeclarator, f *form) *form {
	if d == nil || f == nil {
		return f
	}
	f = fs.point(d.Pointer, f)
	for n := d.DirectAbstractDeclarator; n != nil; n = n.DirectAbstractDeclarator {
		switch n.Case {
		case cc.DirectAbstractDeclaratorDecl:
			return fs.abstract(n.AbstractDeclarator, f)
		case cc.DirectAbstractDeclaratorFunc:
			f = &form{kind: functionForm, of: f}
		default:
			f = &form{kind: arrayForm, of: f}
		}
	}
	return f
}

// of returns the form of an expression, nil if it is not known.
func (fs *forms) of(e cc.ExpressionNode) *form {
	if e == nil || reflect.ValueOf(e).IsNil() {
		return nil
	}
	switch x := strip(e).(type) {
	case *cc.PrimaryExpression:
		if d, ok := x.ResolvedTo().(*cc.Declarator); ok && x.Case == cc.PrimaryExpressionIdent {
			return fs.declared(d)
		}
	case *cc.PostfixExpression:
		return fs.postfix(x)
	case *cc.UnaryExpression:
		switch x.Case {
		case cc.UnaryExpressionDeref:
			f := fs.of(x.CastExpression)
			if f != nil && f.kind == functionForm {
				return f
			}
			return f.pointee()
		case cc.UnaryExpressionAddrof:
			if f := fs.of(x.CastExpression); f != nil {
				return &form{kind: pointerForm, of: f}
			}
		case cc.UnaryExpressionInc, cc.UnaryExpressionDec:
			return fs.of(x.UnaryExpression)
		}
	case *cc.CastExpression:
		if x.Case == cc.CastExpressionCast {
			return fs.typeName(x.TypeName)
		}
		return fs.of(x.UnaryExpression)
	case *cc.AdditiveExpression: // a pointer and a number
		if f := fs.of(x.AdditiveExpression); f.pointee() != nil {
			return f
		}
		return fs.of(x.MultiplicativeExpression)
	case *cc.ConditionalExpression:
		f, g := fs.of(x.ExpressionList), fs.of(x.ConditionalExpression)
		if g.pointee() != nil && (f.pointee() == nil || g.of.isConst) {
			return g
		}
		return f
	case *cc.AssignmentExpression:
		if x.Case != cc.AssignmentExpressionCond {
			return fs.of(x.UnaryExpression)
		}
	case *cc.ExpressionList:
		for x.ExpressionList != nil {
			x = x.ExpressionList
		}
		return fs.of(x.AssignmentExpression)
	}
	return nil
}

// postfix returns the form of a postfix expression.
func (fs *forms) postfix(x *cc.PostfixExpression) *form {
	switch x.Case {
	case cc.PostfixExpressionIndex:
		if f := fs.of(x.PostfixExpression).pointee(); f != nil {
			return f
		}
		return fs.of(x.ExpressionList).pointee() // i[a]
	case cc.PostfixExpressionSelect:
		return fs.member(fs.of(x.PostfixExpression), x.Field())
	case cc.PostfixExpressionPSelect:
		return fs.member(fs.of(x.PostfixExpression).pointee(), x.Field())
	case cc.PostfixExpressionInc, cc.PostfixExpressionDec:
		return fs.of(x.PostfixExpression)
	case cc.PostfixExpressionComplit:
		return fs.typeName(x.TypeName)
	case cc.PostfixExpressionCall:
		f := fs.of(x.PostfixExpression)
		if f != nil && f.kind == pointerForm {
			f = f.of
		}
		if f != nil && f.kind == functionForm {
			return f.of
		}
	}
	return nil
}

// member returns the form of a member of an object of form f: it has the qualifiers of the object (C17 §6.5.2.3).
func (fs *forms) member(f *form, m *cc.Field) *form {
	if m == nil || m.Declarator() == nil {
		return nil
	}
	g := fs.declared(m.Declarator())
	if f == nil || !f.isConst {
		return g
	}
	if g == nil {
		return &form{isConst: m.Type().Kind() != cc.Array}
	}
	return g.constant()
}

// isReadOnly reports whether an object of form f cannot be assigned to: it is const, or it is a structure with a member that is.
func (fs *forms) isReadOnly(f *form, t cc.Type) bool {
	if f == nil || f.isConst {
		return f != nil
	}
	s, ok := t.(*cc.StructType)
	if !ok || s.IsIncomplete() {
		return false
	}
	for i := range s.NumFields() {
		m := s.FieldByIndex(i)
		if m == nil || m.Declarator() == nil {
			continue
		}
		g, t := fs.declared(m.Declarator()), m.Type()
		for a, ok := t.(*cc.ArrayType); ok && g.pointee() != nil; a, ok = t.(*cc.ArrayType) {
			g, t = g.of, a.Elem()
		}
		if fs.isReadOnly(g, t) {
			return true
		}
	}
	return false
}
