package c

import (
	"fmt"
	"reflect"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"

	"modernc.org/cc/v4"
)

// A checker finds the violations of C's constraints that cc/v4 passes over and that no meaning could be
// given to: values of a type that does not convert, calls with the wrong number of arguments, assignments
// to constants. What compilers merely warn of is left alone.
type checker struct {
	u      *Unit
	report diag.Reporter
	seen   map[source.Span]bool
	warned map[string]bool
	failed bool
	// loose: types may have lost the absence of qualifiers (typeof_unqual), so const is not checked.
	loose bool
	forms forms
}

func (c *checker) fault(n cc.Node, format string, args ...any) {
	span := c.u.Span(n)
	if !span.IsValid() || c.seen[span] {
		return
	}
	c.seen[span] = true
	c.failed = true
	c.report.Report(*RuleType.New(span, format, args...))
}

// value checks that an expression converts to a type as if by assignment (C17 §6.5.16.1).
func (c *checker) value(to cc.Type, from cc.ExpressionNode) {
	if to == nil || from == nil || from.Type() == nil {
		return
	}
	if c.u.Vectors {
		if v, w := VectorType(to), VectorOf(from); v != nil || w != nil {
			if v == nil || w == nil || !v.converts(w) {
				c.fault(from, "expected a value of type %s, found %s", typeName(to, v), typeName(from.Type().Undecay(), w))
			}
			return
		}
	}
	if !converts(to, from.Type().Decay()) {
		c.fault(from, "expected a value of type %s, found %s", TypeText(to, ""), TypeText(from.Type().Undecay(), ""))
	}
}

func converts(to, from cc.Type) bool {
	a, b := valueClass(to), valueClass(from)
	switch {
	case a == frontend.Unknown || b == frontend.Unknown:
		return true
	case a == frontend.Void || b == frontend.Void:
		return false
	case a == frontend.Aggregate || b == frontend.Aggregate:
		return a == b && to.Kind() == from.Kind() && (tagOf(to) == tagOf(from) || tagOf(to) == "" || tagOf(from) == "")
	case a == frontend.Pointer:
		return b != frontend.Real && b != frontend.Complex
	case b == frontend.Pointer:
		return a != frontend.Real && a != frontend.Complex
	}
	return true
}

// valueClass is the class of a value of type t: arrays and functions are pointers.
func valueClass(t cc.Type) frontend.Class {
	switch t.Kind() {
	case cc.Ptr, cc.Array, cc.Function:
		return frontend.Pointer
	case cc.Struct, cc.Union:
		return frontend.Aggregate
	}
	return classes[t.Kind()]
}

// tagOf is the tag of a struct or union.
func tagOf(t cc.Type) string {
	var tag cc.Token
	switch x := t.(type) {
	case *cc.StructType:
		tag = x.Tag()
	case *cc.UnionType:
		tag = x.Tag()
	}
	return tag.SrcStr()
}

// parameters checks that those of a function that is defined have complete types.
func (c *checker) parameters(f *cc.FunctionType) {
	for _, p := range f.Parameters() {
		d := p.Declarator
		if d == nil || d.Type() == nil {
			continue
		}
		if k := d.Type().Kind(); (k == cc.Struct || k == cc.Union || k == cc.Enum) && d.Type().IsIncomplete() {
			c.fault(d, "'%s' has the incomplete type %s", d.Name(), TypeText(d.Type(), ""))
		}
	}
}

// definition checks a declarator that defines something against what was declared before.
func (c *checker) definition(d *cc.Declarator, before *cc.Declarator) {
	t := d.Type()
	if t == nil {
		return
	}
	if k := t.Kind(); !d.IsExtern() && !d.IsParam() && (k == cc.Void || (k == cc.Struct || k == cc.Union) && t.IsIncomplete() && d.Linkage() == cc.None) {
		c.fault(d, "'%s' has the incomplete type %s", d.Name(), TypeText(t, ""))
	}
	for a, ok := t.Undecay().(*cc.ArrayType); ok; a, ok = a.Elem().(*cc.ArrayType) {
		if n := a.SizeExpression(); n != nil && !reflect.ValueOf(n).IsNil() && n.Type() != nil && !cc.IsIntegerType(n.Type()) {
			c.fault(n, "expected an integer as the length of '%s', found %s", d.Name(), TypeText(n.Type(), ""))
		}
	}
	f, isFunc := t.(*cc.FunctionType)
	if isFunc && d.IsFuncDef() {
		c.parameters(f)
	}
	if before == nil || before == d || before.Type() == nil {
		return
	}
	g, wasFunc := before.Type().(*cc.FunctionType)
	switch {
	case d.IsFuncDef() && before.IsFuncDef():
		c.again(d, before, "function %s is defined twice", "first defined here")
	case isFunc != wasFunc:
		c.again(d, before, "%s is declared as something else before", "declared here")
	case isFunc && f.Result() != nil && g.Result() != nil && valueClass(f.Result()) != valueClass(g.Result()):
		c.again(d, before, "function %s is declared with another result before", "declared here")
	}
}

func (c *checker) again(d, before *cc.Declarator, message, label string) {
	span := c.u.TokenSpan(d.NameTok())
	if !span.IsValid() || c.seen[span] {
		return
	}
	c.seen[span] = true
	c.failed = true
	c.report.Report(*RuleType.New(span, message, d.Name()).See(c.u.TokenSpan(before.NameTok()), "%s", label))
}

// target checks that an expression can be assigned to (C17 §6.5.16).
func (c *checker) target(n cc.ExpressionNode) {
	t := n.Type()
	if t == nil {
		return
	}
	switch {
	case !isLvalue(n):
		c.fault(n, "expected something that can be assigned to")
	case t.Undecay().Kind() == cc.Array && !isParam(n):
		c.fault(n, "an array cannot be assigned to")
	case !c.loose && c.forms.isReadOnly(c.forms.of(n), t):
		c.fault(n, "'%s' is const", c.u.Span(n).Text())
	}
}

// isParam reports whether an expression names a parameter: one declared as an array is a pointer.
func isParam(n cc.ExpressionNode) bool {
	p, ok := strip(n).(*cc.PrimaryExpression)
	if !ok {
		return false
	}
	d, ok := p.ResolvedTo().(*cc.Declarator)
	return ok && d.IsParam()
}

// isLvalue reports whether an expression designates an object, by its form.
func isLvalue(n cc.ExpressionNode) bool {
	switch x := strip(n).(type) {
	case *cc.PrimaryExpression:
		return x.Case == cc.PrimaryExpressionIdent || x.Case == cc.PrimaryExpressionString || x.Case == cc.PrimaryExpressionLString || x.Case == cc.PrimaryExpressionStmt
	case *cc.PostfixExpression:
		switch x.Case {
		case cc.PostfixExpressionIndex, cc.PostfixExpressionSelect, cc.PostfixExpressionPSelect, cc.PostfixExpressionComplit:
			return true
		}
	case *cc.UnaryExpression:
		switch x.Case {
		case cc.UnaryExpressionDeref:
			return true
		case cc.UnaryExpressionReal, cc.UnaryExpressionImag:
			return isLvalue(x.UnaryExpression)
		}
	}
	return false
}

// condition checks that an expression can be compared with zero.
func (c *checker) condition(n cc.ExpressionNode) {
	if n == nil || reflect.ValueOf(n).IsNil() || n.Type() == nil {
		return
	}
	if k := valueClass(n.Type()); k == frontend.Aggregate || k == frontend.Void {
		c.fault(n, "expected a condition, found %s", TypeText(n.Type(), ""))
	}
}

// call checks the arguments of a call against the function's parameters (C17 §6.5.2.2).
func (c *checker) call(x *cc.PostfixExpression) {
	t := x.PostfixExpression.Type()
	if p, ok := t.(*cc.PointerType); ok {
		t = p.Elem()
	}
	f, ok := t.(*cc.FunctionType)
	if !ok {
		return
	}
	var args []cc.ExpressionNode
	for l := x.ArgumentExpressionList; l != nil; l = l.ArgumentExpressionList {
		args = append(args, l.AssignmentExpression)
	}
	params := f.Parameters()
	c.undeclared(x)
	if p, ok := strip(x.PostfixExpression).(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent {
		if d, ok := p.ResolvedTo().(*cc.Declarator); ok && d.Type().Kind() == cc.Function {
			c.u.noteCall(d, f, args, c.u.TokenSpan(p.Token))
		}
	}
	if f.MaxArgs() < 0 && len(params) == 0 {
		return // no prototype
	}
	if len(params) == 1 && params[0].Type() != nil && params[0].Type().Kind() == cc.Void {
		params = nil
	}
	few := ""
	if f.IsVariadic() {
		few = "at least "
	}
	if len(args) < len(params) || len(args) > len(params) && !f.IsVariadic() {
		c.fault(x, "expected %s%s, found %d", few, count(len(params), "argument"), len(args))
		return
	}
	for i, p := range params {
		if p.Type() != nil {
			c.value(p.Type(), args[i])
		}
	}
}

func count(n int, what string) string {
	if n == 1 {
		return fmt.Sprintf("%d %s", n, what)
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// undeclared warns of a call of a function that is not declared, once for each.
func (c *checker) undeclared(x *cc.PostfixExpression) {
	p, ok := strip(x.PostfixExpression).(*cc.PrimaryExpression)
	if !ok || p.Case != cc.PrimaryExpressionIdent {
		return
	}
	d, ok := p.ResolvedTo().(*cc.Declarator)
	name := p.Token.SrcStr()
	if !ok || !d.IsSynthetic() && !c.u.lent[name] || c.warned[name] || len(name) > 10 && name[:10] == "__builtin_" {
		return
	}
	c.warned[name] = true
	diagnostic := RuleImplicit.New(c.u.TokenSpan(p.Token), "function '%s' is not declared", name)
	suggestHeader(name, diagnostic)
	c.report.Report(*diagnostic)
}

// returns checks the value of a return statement against the function's type (C17 §6.8.6.4).
func (c *checker) returns(def *cc.FunctionDefinition, n *cc.JumpStatement) {
	f, ok := def.Declarator.Type().(*cc.FunctionType)
	if !ok || f.Result() == nil || n.ExpressionList == nil || reflect.ValueOf(n.ExpressionList).IsNil() {
		return
	}
	if f.Result().Kind() == cc.Void {
		if t := n.ExpressionList.Type(); t != nil && t.Kind() != cc.Void {
			c.fault(n.ExpressionList, "a function without a result returns a value")
		}
		return
	}
	c.value(f.Result(), n.ExpressionList)
}

// unassignable finds, in a tree without types, an expression that is assigned to and designates no object: cc/v4
// reports it without a position.
func unassignable(n cc.Node) cc.Node {
	var found cc.Node
	Walk(n, func(n cc.Node) bool {
		var target cc.ExpressionNode
		switch x := n.(type) {
		case *cc.AssignmentExpression:
			target = x.UnaryExpression
		case *cc.PostfixExpression:
			if x.Case == cc.PostfixExpressionInc || x.Case == cc.PostfixExpressionDec {
				target = x.PostfixExpression
			}
		case *cc.UnaryExpression:
			switch x.Case {
			case cc.UnaryExpressionInc, cc.UnaryExpressionDec:
				target = x.UnaryExpression
			case cc.UnaryExpressionAddrof:
				target = x.CastExpression
			}
		}
		if target != nil && !reflect.ValueOf(target).IsNil() && !isLvalue(target) {
			found = target
		}
		return found == nil
	})
	return found
}

// Walk visits a tree until visit returns false.
func Walk(n cc.Node, visit func(cc.Node) bool) bool {
	v := reflect.ValueOf(n)
	if v.Kind() != reflect.Pointer || v.IsNil() || v.Elem().Kind() != reflect.Struct {
		return true
	}
	if !visit(n) {
		return false
	}
	v = v.Elem()
	for i := range v.NumField() {
		if !v.Type().Field(i).IsExported() {
			continue
		}
		if child, ok := v.Field(i).Interface().(cc.Node); ok && !Walk(child, visit) {
			return false
		}
	}
	return true
}
