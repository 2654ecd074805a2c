package fortran

import (
	"accc/frontend/fortran/lex"

	"github.com/alecthomas/participle/v2"
)

var literalKinds = [...]NodeKind{lex.Int: IntExpr, lex.Real: RealExpr, lex.String: StringExpr, lex.BOZ: BOZExpr, lex.Logical: LogicalExpr}

func (p *exprParser) primary() (*Node, error) {
	t := p.lex.Peek()
	var n *Node
	switch k := tokenKind(t); {
	case k == lex.Ident:
		_, first := p.take()
		n = &Node{Kind: NameExpr, First: first, Last: first, Text: t.Value}
		if next := p.lex.Peek(); lex.Kind(next.Type) == lex.String && len(t.Value) > 1 && t.Value[len(t.Value)-1] == '_' {
			// c_char_"text"
			n.Text = t.Value[:len(t.Value)-1]
			s, last := p.take()
			n = &Node{Kind: StringExpr, First: first, Last: last, Text: s.Value, Args: []*Node{n}}
		}
	case k == lex.Int, k == lex.Real, k == lex.String, k == lex.BOZ, k == lex.Logical:
		_, first := p.take()
		n = &Node{Kind: literalKinds[k], First: first, Last: first, Text: t.Value}
		if k == lex.Int {
			return n, nil
		}
	case k == lex.Punct && t.Value == "[":
		return p.array("]")
	case k == lex.Punct && t.Value == "(":
		return p.parenthesis()
	case k == lex.Punct && t.Value == "%":
		return p.passing()
	default:
		return nil, p.fail("an expression")
	}
	return p.postfix(n)
}

// ByValue is the text of a node that represents %val(x).
const ByValue = "%val"

// passing reads %val(x), %ref(x) or %loc(x), which old programs use with C.
func (p *exprParser) passing() (*Node, error) {
	_, first := p.take()
	t := p.lex.Peek()
	if tokenKind(t) != lex.Ident || t.Value != "val" && t.Value != "ref" && t.Value != "loc" {
		return nil, p.fail("val, ref or loc")
	}
	_, at := p.take()
	if !p.is("(") {
		return nil, p.fail("'('")
	}
	args, err := p.arguments()
	if err != nil {
		return nil, err
	}
	if len(args) != 1 {
		return nil, p.fail("one argument")
	}
	switch t.Value {
	case "loc":
		return &Node{Kind: RefExpr, First: first, Last: p.last(), Args: []*Node{{Kind: NameExpr, First: at, Last: at, Text: "loc"}, args[0]}}, nil
	case "val":
		return &Node{Kind: ParenExpr, First: first, Last: p.last(), Text: ByValue, Args: args}, nil
	}
	return args[0], nil
}

// postfix reads (arguments) and %members.
func (p *exprParser) postfix(n *Node) (*Node, error) {
	for {
		switch {
		case p.is("("):
			args, err := p.arguments()
			if err != nil {
				return nil, err
			}
			n = &Node{Kind: RefExpr, First: n.First, Last: p.last(), Args: append([]*Node{n}, args...)}
		case p.is("%"):
			p.take()
			t := p.lex.Peek()
			if tokenKind(t) != lex.Ident {
				return nil, p.fail("the name of a component")
			}
			_, last := p.take()
			n = &Node{Kind: MemberExpr, First: n.First, Last: last, Text: t.Value, Args: []*Node{n}}
		default:
			return n, nil
		}
	}
}

// arguments reads (a, b, key=c), from the parenthesis on.
func (p *exprParser) arguments() ([]*Node, error) {
	if err := p.enter(); err != nil {
		return nil, err
	}
	defer func() { p.depth-- }()
	p.take()
	if p.is(")") {
		p.take()
		return nil, nil
	}
	var out []*Node
	for {
		a, err := p.argument()
		if err != nil {
			return nil, err
		}
		out = append(out, a)
		if p.is(")") {
			p.take()
			return out, nil
		}
		if !p.is(",") {
			return nil, p.fail("',' or ')'")
		}
		p.take()
	}
}

// argument reads [key =] value, where a value may be a triplet, *, *label or "..".
func (p *exprParser) argument() (*Node, error) {
	key := ""
	first := int32(p.lex.Peek().Pos.Offset)
	if t := p.lex.Peek(); tokenKind(t) == lex.Ident {
		back := p.lex.MakeCheckpoint()
		p.take()
		if p.is("=") {
			p.take()
			key = t.Value
		} else {
			p.lex.LoadCheckpoint(back)
		}
	}
	n, err := p.argumentValue()
	if err != nil {
		return nil, err
	}
	if key != "" {
		n.Key = key
		n.First = first
	}
	return n, nil
}

func (p *exprParser) argumentValue() (*Node, error) {
	if p.is("*") {
		_, first := p.take()
		if t := p.lex.Peek(); tokenKind(t) == lex.Int {
			_, last := p.take()
			return &Node{Kind: LabelExpr, First: first, Last: last, Text: t.Value}, nil
		}
		return &Node{Kind: StarExpr, First: first, Last: first, Text: "*"}, nil
	}
	if p.is("..") {
		_, first := p.take()
		return &Node{Kind: StarExpr, First: first, Last: first, Text: ".."}, nil
	}
	var lower *Node
	first := int32(p.lex.Peek().Pos.Offset)
	if !p.is(":") && !p.is("::") {
		n, err := p.expr(0)
		if err != nil {
			return nil, err
		}
		if !p.is(":") && !p.is("::") {
			return n, nil
		}
		lower = n
	}
	triplet := &Node{Kind: TripletExpr, First: first, Args: []*Node{lower, nil, nil}}
	colons := 1
	if p.is("::") {
		colons = 2
	}
	p.take()
	part := func(i int) error {
		if p.is("*") && i == 1 {
			_, at := p.take()
			triplet.Args[1] = &Node{Kind: StarExpr, First: at, Last: at, Text: "*"}
			return nil
		}
		if !p.starts() {
			return nil
		}
		n, err := p.expr(0)
		triplet.Args[i] = n
		return err
	}
	if colons == 1 {
		if err := part(1); err != nil {
			return nil, err
		}
		if p.is(":") {
			p.take()
			colons = 2
		}
	}
	if colons == 2 {
		if err := part(2); err != nil {
			return nil, err
		}
	}
	triplet.Last = max(p.last(), first)
	return triplet, nil
}

// parenthesis reads (e), (re, im), (items, i = 1, n) and the array constructor (/ ... /).
func (p *exprParser) parenthesis() (*Node, error) {
	if err := p.enter(); err != nil {
		return nil, err
	}
	defer func() { p.depth-- }()
	back := p.lex.MakeCheckpoint()
	_, first := p.take()
	if p.is("/") {
		p.lex.LoadCheckpoint(back)
		return p.array("/")
	}
	var items []*Node
	for {
		if t := p.lex.Peek(); len(items) > 0 && tokenKind(t) == lex.Ident {
			again := p.lex.MakeCheckpoint()
			_, at := p.take()
			if p.is("=") {
				p.take()
				return p.implied(first, items, t.Value, at)
			}
			p.lex.LoadCheckpoint(again)
		}
		n, err := p.expr(0)
		if err != nil {
			return nil, err
		}
		items = append(items, n)
		if p.is(",") {
			p.take()
			continue
		}
		if !p.is(")") {
			return nil, p.fail("')'")
		}
		_, last := p.take()
		switch len(items) {
		case 1:
			return p.postfix(&Node{Kind: ParenExpr, First: first, Last: last, Args: items})
		case 2:
			return &Node{Kind: ComplexExpr, First: first, Last: last, Args: items}, nil
		}
		return nil, participle.Errorf(p.lex.Peek().Pos, "expected the control of an implied do loop in this list")
	}
}

// implied reads the control of an implied do loop, after "i =".
func (p *exprParser) implied(first int32, items []*Node, name string, at int32) (*Node, error) {
	n := &Node{Kind: ImpliedExpr, First: first, Text: name, Args: items}
	variable := &Node{Kind: NameExpr, First: at, Last: at, Text: name}
	n.Bounds = []*Node{variable}
	for {
		e, err := p.expr(0)
		if err != nil {
			return nil, err
		}
		n.Bounds = append(n.Bounds, e)
		if p.is(",") && len(n.Bounds) < 4 {
			p.take()
			continue
		}
		if !p.is(")") || len(n.Bounds) < 3 {
			return nil, p.fail("',' or ')'")
		}
		_, n.Last = p.take()
		return n, nil
	}
}

// array reads [type :: a, b] or (/ ... /), from the opening bracket on.
func (p *exprParser) array(close string) (*Node, error) {
	if err := p.enter(); err != nil {
		return nil, err
	}
	defer func() { p.depth-- }()
	_, first := p.take()
	if close == "/" {
		p.take()
	}
	n := &Node{Kind: ArrayExpr, First: first}
	if p.typed() {
		spec, err := parseTypeSpec(p.lex)
		if err != nil {
			return nil, err
		}
		if !p.is("::") {
			return nil, p.fail("'::'")
		}
		p.take()
		n.Spec = spec.Spec()
	}
	for !p.is(close) {
		e, err := p.expr(0)
		if err != nil {
			return nil, err
		}
		n.Args = append(n.Args, e)
		if p.is(",") {
			p.take()
			if p.is(close) {
				return nil, p.fail("an expression")
			}
			continue
		}
		if !p.is(close) {
			return nil, p.fail("',' or the end of the array constructor")
		}
	}
	_, n.Last = p.take()
	if close == "/" {
		if !p.is(")") {
			return nil, p.fail("')'")
		}
		_, n.Last = p.take()
	}
	return n, nil
}

// typed reports whether the array constructor that begins here starts with a type, that is, has :: outside of
// inner brackets. Trying to read a type instead would take twice as long for each level of nesting.
func (p *exprParser) typed() bool {
	back := p.lex.MakeCheckpoint()
	defer p.lex.LoadCheckpoint(back)
	for depth := 0; ; {
		t := p.lex.Next()
		switch {
		case t.EOF():
			return false
		case lex.Kind(t.Type) != lex.Punct:
		case t.Value == "(" || t.Value == "[":
			depth++
		case t.Value == ")" || t.Value == "]":
			if depth--; depth < 0 {
				return false
			}
		case depth == 0 && t.Value == "::":
			return true
		case depth == 0 && t.Value == ",":
			return false
		}
	}
}

// dataConstant reads [repeat *] value, where / ends the value.
func (p *exprParser) dataConstant() (*Node, error) {
	n, err := p.signed()
	if err != nil {
		return nil, err
	}
	if !p.is("*") {
		return n, nil
	}
	p.take()
	value, err := p.signed()
	if err != nil {
		return nil, err
	}
	return &Node{Kind: RepeatExpr, First: n.First, Last: value.Last, Args: []*Node{n, value}}, nil
}

func (p *exprParser) signed() (*Node, error) {
	if p.is("+") || p.is("-") {
		op, first := p.take()
		n, err := p.primary()
		if err != nil {
			return nil, err
		}
		return &Node{Kind: UnaryExpr, First: first, Last: n.Last, Text: op.Value, Args: []*Node{n}}, nil
	}
	return p.primary()
}
