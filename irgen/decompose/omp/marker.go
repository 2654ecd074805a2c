package omp

import (
	"fmt"

	"accc/dialects/accc"
	"accc/ir"
	"accc/irgen/decompose"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// A directive for which LLVM 22's dialect has no operation is held as a whole: its words and the names of its variables are
// an attribute (accc.directive) of a call or of a declaration at its place, the values of its expressions are the operands
// of the call.
//
//	{name = "error", clauses = [{clause = "at", args = [{word = "execution"}]}, {clause = "message", args = [{value = 0 : i64}]}]}

// Mark is what holds a directive: the attribute, and the operands of a call. values may be nil where no expression is
// evaluated: then those that are not constant are an error. addresses: those of variables are operands, too.
func Mark(d *pragma.Directive, v Values, addresses bool) (ir.Attribute, []*ir.Value, error) {
	m := &marker{values: v, addresses: addresses}
	a, err := m.directive(d)
	return a, m.operands, err
}

func (m *marker) directive(d *pragma.Directive) (ir.Attribute, error) {
	fields := []ir.NamedAttr{{Name: "name", Value: ir.String(d.Def.Name)}}
	if d.Args != nil {
		a, err := m.clause(d.Args)
		if err != nil {
			return nil, err
		}
		fields = append(fields, ir.NamedAttr{Name: "args", Value: a})
	}
	var list []ir.Attribute
	for _, c := range d.Clauses {
		a, err := m.clause(c)
		if err != nil {
			return nil, err
		}
		list = append(list, a)
	}
	if len(list) > 0 {
		fields = append(fields, ir.NamedAttr{Name: "clauses", Value: ir.ArrayOf(list...)})
	}
	return ir.Dict(fields...), nil
}

// MarkedClauses are the clauses that an operation holds as they are (Keep), with the operands of a call; of a call, those of one
// leaf construct.
func MarkedClauses(op *ir.Op, of *Layout, t Text) (out []*pragma.Clause, err error) {
	r := &unmarker{text: t}
	if of != nil {
		r.operands = op.Operands()
	}
	for _, a := range elements(op.Attr(accc.Clauses.Name)) {
		f, ok := a.(*ir.DictAttr)
		if !ok {
			return nil, fmt.Errorf("expected a dictionary for a clause")
		}
		if of != nil && textOf(f, "of") != of.Directive.Name {
			continue
		}
		c, err := r.clause(f, ompdir.Table.Clause(textOf(f, "clause")))
		if err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, nil
}

type marker struct {
	values    Values
	addresses bool
	// literals: strings are words, not operands.
	literals bool
	operands []*ir.Value
	of       *pragma.Clause // that is being marked
}

func (m *marker) clause(c *pragma.Clause) (ir.Attribute, error) {
	outer := m.of
	m.of = c
	defer func() { m.of = outer }()
	fields := []ir.NamedAttr{{Name: "clause", Value: ir.String(c.Def.Name)}}
	if len(c.Context) > 0 {
		context, err := m.context(c.Context)
		if err != nil {
			return nil, err
		}
		fields = append(fields, ir.NamedAttr{Name: "context", Value: context})
	}
	if c.Parens {
		args, err := m.args(c.Args)
		if err != nil {
			return nil, err
		}
		fields = append(fields, ir.NamedAttr{Name: "args", Value: args})
	}
	if len(c.Modifiers) > 0 {
		var list []ir.Attribute
		for _, x := range c.Modifiers {
			f := []ir.NamedAttr{{Name: "word", Value: ir.String(x.Word.Text)}}
			if len(x.Args) > 0 {
				args, err := m.args(x.Args)
				if err != nil {
					return nil, err
				}
				f = append(f, ir.NamedAttr{Name: "args", Value: args})
			}
			if x.Parens {
				f = append(f, ir.NamedAttr{Name: "parens", Value: ir.Unit()})
			}
			list = append(list, ir.Dict(f...))
		}
		fields = append(fields, ir.NamedAttr{Name: "modifiers", Value: ir.ArrayOf(list...)})
	}
	if c.Operator.Text != "" {
		fields = append(fields, ir.NamedAttr{Name: "operator", Value: ir.String(c.Operator.Text)})
	}
	return ir.Dict(fields...), nil
}

// context is a context selector: {set = "device", traits = [{trait = "kind", args = [...], score = ...}]}.
func (m *marker) context(sets []*pragma.TraitSet) (ir.Attribute, error) {
	var out []ir.Attribute
	for _, set := range sets {
		var traits []ir.Attribute
		for _, t := range set.Traits {
			f := []ir.NamedAttr{{Name: "trait", Value: ir.String(t.Name.Text)}}
			if t.Score != nil {
				x, err := m.arg(&pragma.Arg{Kind: pragma.ArgExpr, Expr: t.Score})
				if err != nil {
					return nil, err
				}
				f = append(f, ir.NamedAttr{Name: "score", Value: x})
			}
			if t.Parens {
				args, err := m.args(t.Args)
				if err != nil {
					return nil, err
				}
				f = append(f, ir.NamedAttr{Name: "args", Value: args})
			}
			traits = append(traits, ir.Dict(f...))
		}
		out = append(out, ir.Dict(ir.NamedAttr{Name: "set", Value: ir.String(set.Name.Text)}, ir.NamedAttr{Name: "traits", Value: ir.ArrayOf(traits...)}))
	}
	return ir.ArrayOf(out...), nil
}

func (m *marker) args(list []*pragma.Arg) (ir.Attribute, error) {
	var out []ir.Attribute
	for _, a := range list {
		x, err := m.arg(a)
		if err != nil {
			return nil, err
		}
		out = append(out, x)
	}
	return ir.ArrayOf(out...), nil
}

func (m *marker) arg(a *pragma.Arg) (ir.Attribute, error) {
	one := func(name string, v ir.Attribute) (ir.Attribute, error) {
		f := []ir.NamedAttr{{Name: name, Value: v}}
		if a.Key.Text != "" {
			f = append(f, ir.NamedAttr{Name: "key", Value: ir.String(a.Key.Text)})
		}
		return ir.Dict(f...), nil
	}
	switch a.Kind {
	case pragma.ArgVar:
		if !m.addresses {
			return one("variable", ir.String(a.Var.Text()))
		}
		m.operands = append(m.operands, m.values.Locator(m.of, a))
		return ir.Dict(ir.NamedAttr{Name: "variable", Value: ir.String(a.Var.Text())},
			ir.NamedAttr{Name: "address", Value: ir.Integer(ir.I64(), int64(len(m.operands)-1))}), nil
	case pragma.ArgDirective:
		d, err := m.directive(a.Directive)
		if err != nil {
			return nil, err
		}
		return one("directive", d)
	case pragma.ArgWord:
		if len(a.Args) > 0 {
			args, err := m.args(a.Args)
			if err != nil {
				return nil, err
			}
			return ir.Dict(ir.NamedAttr{Name: "word", Value: ir.String(a.Word)}, ir.NamedAttr{Name: "args", Value: args}), nil
		}
		return one("word", ir.String(a.Word))
	case pragma.ArgDecl:
		if a.Decl.Begin == nil { // a type and a name
			return one("declaration", ir.String(a.Decl.Text()))
		}
		return m.iterator(a.Decl)
	case pragma.ArgStar:
		return one("word", ir.String("*"))
	case pragma.ArgString:
		return one("string", ir.String(a.Word))
	case pragma.ArgClause:
		c, err := m.clause(a.Clause)
		if err != nil {
			return nil, err
		}
		return one("clause", c)
	case pragma.ArgGroup:
		args, err := m.args(a.Args)
		if err != nil {
			return nil, err
		}
		return one("group", args)
	case pragma.ArgExpr:
		if text, ok := literal(a.Expr); ok && m.literals {
			return one("string", ir.String(text))
		}
		if m.values == nil {
			return nil, fmt.Errorf("the expression '%s'", a.Expr.Text())
		}
		if t := a.Expr.Tokens; len(t) == 1 && t[0].Kind == pragma.String && !m.addresses {
			return one("string", ir.String(t[0].Text[1:len(t[0].Text)-1]))
		}
		if n, ok := m.values.Known(a.Expr); ok {
			return one("number", ir.Integer(ir.I64(), n))
		}
		m.operands = append(m.operands, m.values.Scalar(a.Expr))
		return one("value", ir.Integer(ir.I64(), int64(len(m.operands)-1)))
	}
	return nil, fmt.Errorf("the argument '%s'", a.Text())
}

// iterator is {iterator = "i", type = "int", begin = ..., end = ..., step = ...}.
func (m *marker) iterator(d *pragma.Decl) (ir.Attribute, error) {
	f := []ir.NamedAttr{{Name: "iterator", Value: ir.String(d.Name.Text)}}
	if d.Type != nil {
		f = append(f, ir.NamedAttr{Name: "type", Value: ir.String(d.Type.Text())})
	}
	if d.Colons {
		f = append(f, ir.NamedAttr{Name: "colons", Value: ir.Unit()})
	}
	for _, e := range []struct {
		name string
		expr *pragma.Expr
	}{{"begin", d.Begin}, {"end", d.End}, {"step", d.Step}} {
		if e.expr == nil {
			continue
		}
		x, err := m.arg(decompose.Expr(e.expr))
		if err != nil {
			return nil, err
		}
		f = append(f, ir.NamedAttr{Name: e.name, Value: x})
	}
	return ir.Dict(f...), nil
}

// MarkIterators is what holds the iterators of a clause: the attribute, and the operands that are not constant.
func MarkIterators(list []*pragma.Decl, v Values) (ir.Attribute, []*ir.Value, error) {
	m := &marker{values: v}
	var out []ir.Attribute
	for _, d := range list {
		a, err := m.iterator(d)
		if err != nil {
			return nil, nil, err
		}
		out = append(out, a)
	}
	return ir.ArrayOf(out...), m.operands, nil
}

// MarkedIterators are the iterators that an operation holds.
func MarkedIterators(op *ir.Op, t Text) ([]*pragma.Arg, error) {
	return (&unmarker{operands: op.Operands(), text: t}).args(op.Attr(accc.Iterators.Name))
}

// literal is the text of an expression that is a string as it is written.
func literal(e *pragma.Expr) (string, bool) {
	if len(e.Tokens) != 1 || e.Tokens[0].Kind != pragma.String {
		return "", false
	}
	text := e.Tokens[0].Text
	if n := len(text); n >= 2 && text[0] == '"' && text[n-1] == '"' {
		return text[1 : n-1], true
	}
	return "", false
}

// Marked is the directive that an operation holds as a whole, or nil; operands are those of the call.
func Marked(op *ir.Op, operands []*ir.Value, t Text) (*pragma.Directive, error) {
	d, ok := op.Attr(accc.Directive.Name).(*ir.DictAttr)
	if !ok {
		return nil, nil
	}
	return (&unmarker{operands: operands, text: t}).directive(d)
}

type unmarker struct {
	operands []*ir.Value
	text     Text
	in       *pragma.ClauseDef // that is being read
}

func (r *unmarker) directive(d *ir.DictAttr) (*pragma.Directive, error) {
	def := ompdir.Table.Directive(textOf(d, "name"))
	if def == nil {
		return nil, fmt.Errorf("no directive '%s'", textOf(d, "name"))
	}
	out := &pragma.Directive{Def: def}
	if a, ok := d.Get("args").(*ir.DictAttr); ok && def.Arg != nil {
		c, err := r.clause(a, def.Arg)
		if err != nil {
			return nil, err
		}
		out.Args = c
	}
	for _, a := range elements(d.Get("clauses")) {
		f, ok := a.(*ir.DictAttr)
		if !ok {
			return nil, fmt.Errorf("expected a dictionary for a clause")
		}
		c, err := r.clause(f, ompdir.Table.Clause(textOf(f, "clause")))
		if err != nil {
			return nil, err
		}
		out.Clauses = append(out.Clauses, c)
	}
	return out, nil
}

func (r *unmarker) clause(f *ir.DictAttr, def *pragma.ClauseDef) (*pragma.Clause, error) {
	if def == nil {
		return nil, fmt.Errorf("no clause '%s'", textOf(f, "clause"))
	}
	c := pragma.NewClause(def)
	outer := r.in
	r.in = def
	defer func() { r.in = outer }()
	var err error
	if args := f.Get("args"); args != nil {
		c.Parens = true
		if c.Args, err = r.args(args); err != nil {
			return nil, err
		}
	}
	for _, a := range elements(f.Get("modifiers")) {
		x, ok := a.(*ir.DictAttr)
		if !ok {
			continue
		}
		m := pragma.Modifier{Word: pragma.Word{Text: textOf(x, "word")}, Parens: x.Get("parens") != nil}
		if args := x.Get("args"); args != nil {
			if m.Args, err = r.args(args); err != nil {
				return nil, err
			}
		}
		c.Modifiers = append(c.Modifiers, m)
	}
	c.Operator.Text = textOf(f, "operator")
	for _, e := range elements(f.Get("context")) {
		x, ok := e.(*ir.DictAttr)
		if !ok {
			continue
		}
		set := &pragma.TraitSet{Name: pragma.Word{Text: textOf(x, "set")}}
		for _, e := range elements(x.Get("traits")) {
			x, ok := e.(*ir.DictAttr)
			if !ok {
				continue
			}
			t := &pragma.Trait{Name: pragma.Word{Text: textOf(x, "trait")}, Parens: x.Get("args") != nil}
			if t.Args, err = r.args(x.Get("args")); err != nil {
				return nil, err
			}
			if score, ok := x.Get("score").(*ir.DictAttr); ok {
				a, err := r.arg(score)
				if err != nil {
					return nil, err
				}
				t.Score = a.Expr
			}
			set.Traits = append(set.Traits, t)
		}
		c.Context = append(c.Context, set)
	}
	return c, nil
}

func (r *unmarker) args(list ir.Attribute) (out []*pragma.Arg, err error) {
	for _, e := range elements(list) {
		f, ok := e.(*ir.DictAttr)
		if !ok {
			return nil, fmt.Errorf("expected a dictionary for an argument")
		}
		a, err := r.arg(f)
		if err != nil {
			return nil, err
		}
		a.Key.Text = textOf(f, "key")
		out = append(out, a)
	}
	return out, nil
}

func (r *unmarker) arg(f *ir.DictAttr) (*pragma.Arg, error) {
	switch {
	case f.Get("directive") != nil:
		x, ok := f.Get("directive").(*ir.DictAttr)
		if !ok {
			return nil, fmt.Errorf("expected a dictionary for a directive")
		}
		d, err := r.directive(x)
		return &pragma.Arg{Kind: pragma.ArgDirective, Directive: d}, err
	case f.Get("iterator") != nil:
		return r.iterator(f)
	case f.Get("variable") != nil:
		return r.text.Reference(textOf(f, "variable")), nil
	case f.Get("word") != nil:
		a := pragma.WordArg(textOf(f, "word"))
		if a.Word == "*" {
			return &pragma.Arg{Kind: pragma.ArgStar}, nil
		}
		var err error
		a.Args, err = r.args(f.Get("args"))
		return a, err
	case f.Get("declaration") != nil:
		return pragma.WordArg(textOf(f, "declaration")), nil
	case f.Get("string") != nil:
		return &pragma.Arg{Kind: pragma.ArgString, Word: textOf(f, "string")}, nil
	case f.Get("group") != nil:
		args, err := r.args(f.Get("group"))
		return &pragma.Arg{Kind: pragma.ArgGroup, Args: args}, err
	case f.Get("clause") != nil:
		x, ok := f.Get("clause").(*ir.DictAttr)
		if !ok {
			return nil, fmt.Errorf("expected a dictionary for a clause")
		}
		def := ompdir.Table.Clause(textOf(x, "clause"))
		if r.in == ompdir.ClauseAppendArgs {
			def = ompdir.ArgInterop // there is a clause of the name, too
		}
		c, err := r.clause(x, def)
		return &pragma.Arg{Kind: pragma.ArgClause, Clause: c}, err
	case f.Get("number") != nil:
		if n, ok := f.Get("number").(*ir.IntegerAttr); ok {
			return decompose.Expr(r.text.Number(n.Value)), nil
		}
	case f.Get("value") != nil:
		if n, ok := f.Get("value").(*ir.IntegerAttr); ok && n.Value >= 0 && n.Value < int64(len(r.operands)) {
			value := r.text.Integer
			if r.operands[n.Value].Type() == ir.I1() {
				value = r.text.Condition
			}
			e, err := value(r.operands[n.Value])
			return decompose.Expr(e), err
		}
	}
	return nil, fmt.Errorf("an argument that is none")
}

func (r *unmarker) iterator(f *ir.DictAttr) (*pragma.Arg, error) {
	d := &pragma.Decl{Name: pragma.Word{Text: textOf(f, "iterator")}, Colons: f.Get("colons") != nil}
	if t := textOf(f, "type"); t != "" {
		d.Type = &pragma.Expr{Tokens: pragma.LexText(t)}
	}
	for name, to := range map[string]**pragma.Expr{"begin": &d.Begin, "end": &d.End, "step": &d.Step} {
		if x, ok := f.Get(name).(*ir.DictAttr); ok {
			a, err := r.arg(x)
			if err != nil {
				return nil, err
			}
			*to = a.Expr
		}
	}
	return &pragma.Arg{Kind: pragma.ArgDecl, Decl: d}, nil
}

func textOf(f *ir.DictAttr, name string) string {
	if s, ok := f.Get(name).(*ir.StringAttr); ok {
		return s.Value
	}
	return ""
}

func elements(a ir.Attribute) []ir.Attribute {
	if l, ok := a.(*ir.ArrayAttr); ok {
		return l.Elems
	}
	return nil
}
