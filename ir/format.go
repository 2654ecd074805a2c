package ir

import (
	"fmt"
	"strings"
)

// Assembly formats: MLIR's declarative language for the text of operations,
// compiled once for each definition.
//
//	`text`                    a literal: a keyword or punctuation
//	`` ` ` `\n`               no blank, one blank, a new line (printing only)
//	$name                     an operand, attribute, region or successor group
//	type($x) type(operands)   the type or types of an operand or result group
//	qualified(...)            the same
//	functional-type(a, b)     (types of a) -> types of b
//	operands results regions successors
//	attr-dict attr-dict-with-keyword prop-dict
//	( a b^ c )?               printed when b is there
//	( a b^ c ) : ( d )?       otherwise d
//	oilist( `k` a | `l` b )   clauses in any order, each at most once
//	custom<Name>(params)      Dialect.Custom[Name]
//	ref(x)                    in params: known by now, not read again

type elemKind uint8

const (
	elemLiteral elemKind = iota
	elemSpace            // text is "", " " or "\n"
	elemOperand
	elemAttr
	elemRegion
	elemSuccessor
	elemType           // of operand group or result group
	elemFunctionalType // (params[0]) -> params[1]
	elemOperands
	elemResults // only inside type and functional-type
	elemRegions
	elemSuccessors
	elemAttrDict
	elemPropDict
	elemOptional
	elemOilist
	elemCustom
	elemText // string parameter of a custom directive
)

// element is a node of a compiled format.
type element struct {
	kind  elemKind
	text  string
	index int // of the operand group, attribute, region, successor or result group
	// result: type() of a result group; ref: inside ref(); keyword: attr-dict-with-keyword.
	result, ref, keyword bool
	// blank is printed before the element. It does not depend on the operation: MLIR's printers decide blanks by what
	// precedes in the format, printed or not.
	blank bool

	then, otherwise []*element
	anchor          *element
	elidedAnchor    bool // the anchor is a unit attribute that the presence of the group implies
	clauses         []*clause

	custom *CustomDirective
	params []*element
}

// clause is one alternative of oilist.
type clause struct {
	keyword string
	blank   bool
	elems   []*element
	// unit is the attribute that the keyword alone denotes, or nil.
	unit *element
}

// format is a compiled assembly format.
type format struct {
	elems []*element
	// mentioned tells the attributes that the format prints itself.
	mentioned []bool
	// elide are their names, and those of all where a prop-dict writes the others.
	elide []string
}

// A CustomDirective is the handler of custom<Name>(...) in a format.
//
// Parse is given one Arg for each parameter and fills in what it read; it may
// also add attributes to the state. Print is given the same list filled from
// the operation. Spacing: one blank is printed before the directive as before any
// element, the handler writes the rest.
type CustomDirective struct {
	Parse func(p *Parser, s *State, args []*Arg) error
	Print func(p *Printer, o *Op, args []*Arg)
	// Optional: as the first element of an optional group, Parse consumes nothing and
	// returns ErrAbsent when what it reads is not there.
	Optional bool
}

// An Arg is a parameter of a custom directive.
type Arg struct {
	Name string // of the operand, attribute, ...: "asyncOperands"; for type($x) the name of x
	// Operands (parsing) and Values (printing) are the operands of $name.
	Operands []Unresolved
	Values   []*Value
	Types    []Type    // type($name)
	Attr     Attribute // nil: absent
	Regions  []*Region // parsing: to be filled in
	Blocks   []*Block
	Text     string // of a literal parameter
}

// Value is the operand of a group of at most one, or nil.
func (a *Arg) Value() *Value {
	if len(a.Values) == 0 {
		return nil
	}
	return a.Values[0]
}

// Type is the type of a group of at most one, or nil.
func (a *Arg) Type() Type {
	if len(a.Types) == 0 {
		return nil
	}
	return a.Types[0]
}

// compile prepares the format of a definition; it panics on a mistake in it, which is one of accc.
func (d *OpDef) compile() *format {
	d.compileOnce.Do(func() {
		c := &formatCompiler{def: d, src: d.Format}
		f := &format{}
		c.out = f
		f.mentioned = make([]bool, len(d.Attrs))
		f.elems = c.elements("")
		for i, m := range f.mentioned {
			if m || c.props {
				f.elide = append(f.elide, d.Attrs[i].Name)
			}
		}
		l := layout{blank: true}
		l.elements(f.elems)
		d.compiled = f
	})
	return d.compiled
}

// CompileFormat compiles the format of the definition now, so that a test finds mistakes in it.
func (d *OpDef) CompileFormat() (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%v", r)
		}
	}()
	if d.Format != "" {
		d.compile()
	}
	return nil
}

type formatCompiler struct {
	def *OpDef
	src string
	pos int
	out *format
	// props: the format has a prop-dict.
	props bool
}

func (c *formatCompiler) fail(format string, args ...any) {
	panic(fmt.Sprintf("ir: assembly format of %s, offset %d: %s", c.def.FullName, c.pos, fmt.Sprintf(format, args...)))
}

// next returns the next token: `literal` (with its back quotes), $name, a word, or one character.
func (c *formatCompiler) next() string {
	t, end := c.scan()
	c.pos = end
	return t
}

func (c *formatCompiler) peek() string {
	t, _ := c.scan()
	return t
}

func (c *formatCompiler) scan() (string, int) {
	i := c.pos
	for i < len(c.src) && charClass[c.src[i]]&classSpace != 0 {
		i++
	}
	if i >= len(c.src) {
		return "", i
	}
	start := i
	wordByte := func(b byte) bool { return charClass[b]&(classLetter|classDigit) != 0 || b == '-' }
	switch b := c.src[i]; {
	case b == '`' || b == '"':
		end := strings.IndexByte(c.src[i+1:], b)
		if end < 0 {
			c.fail("unterminated literal")
		}
		i += end + 2
	case b == '$':
		for i++; i < len(c.src) && charClass[c.src[i]]&(classLetter|classDigit) != 0; i++ {
		}
	case wordByte(b):
		for i < len(c.src) && wordByte(c.src[i]) {
			i++
		}
	default:
		i++
	}
	return c.src[start:i], i
}

func (c *formatCompiler) expect(t string) {
	if got := c.next(); got != t {
		c.fail("expected %q, found %q", t, got)
	}
}

// elements compiles up to one of the closing characters, which is left.
func (c *formatCompiler) elements(closers string) []*element {
	var out []*element
	for {
		t := c.peek()
		if t == "" {
			if closers != "" {
				c.fail("expected one of %q", closers)
			}
			return out
		}
		if len(t) == 1 && strings.Contains(closers, t) {
			return out
		}
		out = append(out, c.element())
	}
}

func (c *formatCompiler) element() *element {
	if c.peek() == "(" {
		return c.optional()
	}
	return c.directive(false)
}

// optional compiles ( ... )? and ( ... ) : ( ... )?
func (c *formatCompiler) optional() *element {
	c.expect("(")
	e := &element{kind: elemOptional}
	e.then = c.anchored(e)
	c.expect(")")
	if c.peek() == ":" {
		c.next()
		c.expect("(")
		e.otherwise = c.anchored(e)
		c.expect(")")
	}
	c.expect("?")
	if e.anchor == nil {
		c.fail("optional group without an anchor")
	}
	if a := e.anchor; a.kind == elemAttr && a != e.then[0] && (len(e.otherwise) == 0 || a != e.otherwise[0]) && c.isUnit(a.index) {
		e.elidedAnchor = true
	}
	return e
}

func (c *formatCompiler) isUnit(attr int) bool {
	m := c.def.Attrs[attr].Type.Match
	return m != nil && m(unitAttr) && !m(Bool(true)) && !m(String(""))
}

// anchored compiles the elements of a group, one of which may be marked with ^.
func (c *formatCompiler) anchored(group *element) []*element {
	var out []*element
	for c.peek() != ")" {
		if c.peek() == "" {
			c.fail("unterminated group")
		}
		e := c.element()
		out = append(out, e)
		if c.peek() == "^" {
			c.next()
			group.anchor = e
		}
	}
	if len(out) == 0 {
		c.fail("empty group")
	}
	return out
}

// directive compiles one element that is not a group.
func (c *formatCompiler) directive(param bool) *element {
	t := c.next()
	switch {
	case t[0] == '`' && param:
		c.fail("literal as a parameter")
	case t[0] == '`':
		text := t[1 : len(t)-1]
		if text == "" || text == " " || text == `\n` {
			return &element{kind: elemSpace, text: strings.Replace(text, `\n`, "\n", 1)}
		}
		return &element{kind: elemLiteral, text: text}
	case t[0] == '"':
		return &element{kind: elemText, text: t[1 : len(t)-1]}
	case t[0] == '$':
		return c.variable(t[1:])
	}
	switch t {
	case "type":
		c.expect("(")
		arg := c.directive(true)
		c.expect(")")
		return c.typeOf(arg)
	case "qualified":
		c.expect("(")
		e := c.directive(param)
		c.expect(")")
		return e
	case "ref":
		c.expect("(")
		e := c.directiveOnly(true)
		c.expect(")")
		e.ref = true
		return e
	case "functional-type":
		c.expect("(")
		in := c.typeOf(c.directive(true))
		c.expect(",")
		out := c.typeOf(c.directive(true))
		c.expect(")")
		return &element{kind: elemFunctionalType, params: []*element{in, out}}
	case "operands":
		return &element{kind: elemOperands}
	case "results":
		return &element{kind: elemResults}
	case "regions":
		return &element{kind: elemRegions}
	case "successors":
		return &element{kind: elemSuccessors}
	case "attr-dict":
		return &element{kind: elemAttrDict}
	case "attr-dict-with-keyword":
		return &element{kind: elemAttrDict, keyword: true}
	case "prop-dict":
		c.props = true
		return &element{kind: elemPropDict}
	case "oilist":
		return c.oilist()
	case "custom":
		return c.customDirective()
	}
	c.fail("unknown directive %q", t)
	return nil
}

// directiveOnly compiles a parameter of ref(), which does not count as printing its attribute.
func (c *formatCompiler) directiveOnly(param bool) *element {
	before := append([]bool(nil), c.out.mentioned...)
	e := c.directive(param)
	copy(c.out.mentioned, before)
	return e
}

func (c *formatCompiler) variable(name string) *element {
	d := c.def
	for i := range d.Operands {
		if d.Operands[i].Name == name {
			return &element{kind: elemOperand, index: i, text: name}
		}
	}
	for i := range d.Attrs {
		if d.Attrs[i].Name == name {
			c.out.mentioned[i] = true
			return &element{kind: elemAttr, index: i, text: name}
		}
	}
	for i := range d.Regions {
		if d.Regions[i].Name == name {
			return &element{kind: elemRegion, index: i, text: name}
		}
	}
	for i := range d.Successors {
		if d.Successors[i].Name == name {
			return &element{kind: elemSuccessor, index: i, text: name}
		}
	}
	for i := range d.Results {
		if d.Results[i].Name == name {
			return &element{kind: elemResults, index: i + 1, text: name} // for type($result)
		}
	}
	c.fail("unknown name $%s", name)
	return nil
}

// typeOf turns an operand or result group into its types.
func (c *formatCompiler) typeOf(arg *element) *element {
	switch arg.kind {
	case elemType:
		return arg
	case elemOperand:
		return &element{kind: elemType, index: arg.index, text: arg.text}
	case elemOperands:
		return &element{kind: elemType, index: -1}
	case elemResults:
		return &element{kind: elemType, index: arg.index - 1, result: true, text: arg.text}
	}
	c.fail("type() takes operands or results")
	return nil
}

func (c *formatCompiler) oilist() *element {
	e := &element{kind: elemOilist}
	c.expect("(")
	for {
		t := c.next()
		if t == "" || t[0] != '`' {
			c.fail("expected the keyword of a clause, found %q", t)
		}
		cl := &clause{keyword: t[1 : len(t)-1], elems: c.elements("|)")}
		if len(cl.elems) == 1 && cl.elems[0].kind == elemAttr && c.isUnit(cl.elems[0].index) {
			cl.unit = cl.elems[0]
		}
		e.clauses = append(e.clauses, cl)
		switch c.next() {
		case "|":
		case ")":
			return e
		default:
			c.fail("expected '|' or ')' in oilist")
		}
	}
}

func (c *formatCompiler) customDirective() *element {
	c.expect("<")
	e := &element{kind: elemCustom, text: c.next()}
	c.expect(">")
	if c.def.Dialect != nil {
		if h, ok := c.def.Dialect.Custom[e.text]; ok {
			e.custom = &h
		}
	}
	if e.custom == nil || e.custom.Parse == nil || e.custom.Print == nil {
		c.fail("the dialect has no custom directive %q", e.text)
	}
	c.expect("(")
	for c.peek() != ")" {
		e.params = append(e.params, c.directive(true))
		if c.peek() == "," {
			c.next()
		}
	}
	c.expect(")")
	return e
}

// layout computes the blanks, following how MLIR's printers are generated.
type layout struct {
	blank bool // a blank may precede the next element
	punct bool // the last literal was punctuation
}

func (l *layout) elements(elems []*element) {
	for _, e := range elems {
		l.element(e)
	}
}

func (l *layout) element(e *element) {
	switch e.kind {
	case elemLiteral:
		e.blank = l.literal(e.text)
	case elemSpace:
		switch e.text {
		case "":
			l.blank, l.punct = false, true
		case " ":
			l.blank, l.punct = false, false
		}
	case elemOptional:
		for _, x := range e.then {
			if !e.elidedAnchor || x != e.anchor {
				l.element(x)
			}
		}
		for _, x := range e.otherwise {
			if !e.elidedAnchor || x != e.anchor {
				l.element(x)
			}
		}
	case elemOilist:
		for _, c := range e.clauses {
			c.blank = l.literal(c.keyword)
			if c.unit == nil {
				l.elements(c.elems)
			}
		}
	case elemAttrDict, elemPropDict:
		l.punct = false
	default:
		e.blank = l.blank || !l.punct
		l.blank, l.punct = true, false
	}
}

// literal reports whether a blank precedes a literal, and records it.
func (l *layout) literal(text string) bool {
	blank := l.blank
	if len(text) == 1 {
		tight := "<>(){}[],"
		if l.punct {
			tight = ">)}],"
		}
		blank = blank && !strings.Contains(tight, text)
	}
	l.blank = len(text) != 1 || !strings.Contains("<({[", text)
	l.punct = text[0] != '_' && (charClass[text[0]]&classLetter == 0)
	return blank
}
