package ir

import (
	"slices"
	"strings"
)

// operation reads one operation and appends it to b (nil: leaves it alone).
func (p *Parser) operation(b *Block) (*Op, error) {
	type group struct {
		name      string
		at, count int
	}
	start := p.tok.start
	var room [4]group
	groups := room[:0]
	total := 0
	if p.tok.kind == tokPercent {
		for {
			if p.tok.kind != tokPercent {
				return nil, p.expected("the name of a result")
			}
			g := group{p.text(), p.tok.start, 1}
			p.lex()
			if p.OptionalPunct(":") {
				at := p.tok.start
				n, ok, err := p.OptionalInteger()
				if err == nil && !ok {
					err = p.expected("the number of results")
				}
				if err != nil {
					return nil, err
				}
				if n < 1 || n > 1<<20 {
					return nil, p.Errorf(at, "expected at least one result")
				}
				g.count = int(n)
			}
			total += g.count
			groups = append(groups, g)
			if !p.OptionalPunct(",") {
				break
			}
		}
		if err := p.Punct("="); err != nil {
			return nil, err
		}
	}
	var o *Op
	var err error
	switch {
	case p.tok.kind == tokWord && !isIntegerType(p.text()):
		o, err = p.customOp()
	case p.tok.kind == tokString:
		o, err = p.genericOp()
	default:
		err = p.expected("an operation")
	}
	if err != nil {
		return nil, err
	}
	if b != nil {
		b.insert(o, nil)
	}
	if len(groups) == 0 {
		return o, nil
	}
	if total != len(o.results) {
		return nil, p.errorCode(CodeOperand, start, "'%s' has %d results, %d names were given", o.Name(), len(o.results), total)
	}
	at := 0
	for _, g := range groups {
		if err := p.define(g.name, g.at, o.results[at:at+g.count]); err != nil {
			return nil, err
		}
		at += g.count
	}
	return o, nil
}

// loc is the location of a byte offset of the text.
func (p *Parser) loc(offset int) Location {
	l := &take(&p.slab.locs, 1)[0]
	pos := p.file.Position(offset)
	l.File, l.Line, l.Col = p.file.Name, pos.Line, pos.Column
	return l
}

func (p *Parser) customOp() (*Op, error) {
	at := p.tok.start
	name := p.text()
	def := p.ctx.Op(name)
	dot := strings.IndexByte(name, '.')
	if def == nil && dot < 0 && p.defaultDialect != "" {
		if d := p.ctx.dialects[p.defaultDialect]; d != nil {
			def = d.ops[name]
		}
	}
	if def == nil {
		switch {
		case dot >= 0 && p.ctx.Dialect(name[:dot]) == nil:
			return nil, p.errorCode(CodeUnknown, at, "operation '%s' of the unregistered dialect %q", name, name[:dot]).
				Note("operations of unregistered dialects are read in the generic form only")
		case dot < 0 && p.defaultDialect != "":
			return nil, p.errorCode(CodeUnknown, at, "unknown operation '%s' (nor '%s.%s')", name, p.defaultDialect, name)
		}
		return nil, p.ctx.suggest(p.errorCode(CodeUnknown, at, "unknown operation '%s'", name), name)
	}
	if def.Parse == nil && def.Format == "" {
		return nil, p.errorCode(CodeUnknown, at, "'%s' has only the generic form", def.FullName)
	}
	if err := p.enter(); err != nil {
		return nil, err
	}
	defer p.leave()
	p.lex()
	s := p.newState(def, p.loc(at))
	s.at = at
	defer p.freeState()
	outer := p.defaultDialect
	p.defaultDialect = def.DefaultDialect
	var err error
	if def.Parse != nil {
		err = def.Parse(p, s)
	} else {
		err = p.parseFormat(s)
	}
	p.defaultDialect = outer
	if err != nil {
		return nil, p.positioned(err, at)
	}
	if s.Types == nil && len(def.Results) > 0 && def.Parse != nil {
		if s.Types, err = p.inferred(s); err != nil {
			return nil, p.positioned(err, at)
		}
	}
	o := p.makeOp(s)
	return o, p.optionalLocFor(&o.Loc)
}

// inferred are result types that a custom parser left to the definition.
func (p *Parser) inferred(s *State) (types []Type, err error) {
	if s.Def.Infer != nil {
		return s.Def.Infer(s)
	}
	if s.Def.Has(SameTypes) && len(s.Operands) == 0 {
		return nil, nil
	}
	for _, r := range s.Def.Results {
		if r.Kind == One && r.Type.Only == nil && !s.Def.Has(SameTypes) {
			return nil, nil
		}
	}
	return inferTypes(s), nil
}

// positioned sets the offset of an operation in an error of a hook that has none.
func (p *Parser) positioned(err error, at int) error {
	e, ok := err.(*Error)
	if !ok {
		return p.Errorf(at, "%s", err.Error())
	}
	if !e.Span.IsValid() && e.Op == nil {
		e.Span = p.Errorf(at, "").Span
	}
	return e
}

func (p *Parser) newState(def *OpDef, loc Location) *State {
	n := len(p.states)
	if n < cap(p.states) {
		p.states = p.states[:n+1]
	} else {
		p.states = append(p.states, nil)
	}
	s := p.states[n]
	if s == nil {
		s = &State{}
		p.states[n] = s
	}
	*s = State{Def: def, Loc: loc, Operands: s.Operands[:0], Types: nil, Attrs: s.Attrs[:0]}
	return s
}

func (p *Parser) freeState() { p.states = p.states[:len(p.states)-1] }

// makeOp makes the operation that a state describes.
func (p *Parser) makeOp(s *State) *Op {
	def := s.Def
	if def.Upgrade != nil && len(s.Attrs) > 0 {
		s.Attrs = def.Upgrade(s.Attrs)
	}
	o := &take(&p.slab.ops, 1)[0]
	o.def, o.Loc = def, s.Loc
	if n := len(s.Types); n > 0 {
		store := take(&p.slab.values, n)
		o.results = take(&p.slab.valPtrs, n)
		for i, t := range s.Types {
			store[i] = Value{typ: t, op: o, index: int32(i)}
			o.results[i] = &store[i]
		}
	}
	if n := len(s.Operands); n > 0 {
		store := take(&p.slab.operands, n)
		o.operands = take(&p.slab.opPtrs, n)
		for i, v := range s.Operands {
			u := &store[i]
			u.owner, u.index = o, int32(i)
			u.Set(v)
			o.operands[i] = u
		}
	}
	if n := len(s.Regions); n > 0 {
		o.regions = take(&p.slab.regPtrs, n)
		copy(o.regions, s.Regions)
		for _, r := range o.regions {
			r.parent = o
		}
	}
	o.setSuccessors(s.Succs)
	p.setAttrs(o, s)
	if s.After != nil {
		p.shared.runLater(o, s.After)
	}
	return o
}

// setAttrs distributes the attributes over properties, segment sizes and discardable attributes.
func (p *Parser) setAttrs(o *Op, s *State) {
	def := o.def
	if n := len(def.Attrs); n > 0 {
		o.props = take(&p.slab.attrs, n)
	}
	segs, resSegs := s.Segments, s.ResSegs
	extra := 0
	for _, a := range s.Attrs {
		if i, ok := def.attrIndex[a.Name]; ok {
			o.props[i] = a.Value
			continue
		}
		if def.Dialect != nil {
			if sizes := segmentList(a); sizes != nil {
				switch {
				case def.Has(AttrSizedOperands) && isSegmentName(a.Name, "operand"):
					if segs == nil {
						segs = sizes
					}
					continue
				case def.Has(AttrSizedResults) && isSegmentName(a.Name, "result"):
					if resSegs == nil {
						resSegs = sizes
					}
					continue
				}
			}
		}
		extra++
	}
	if extra > 0 {
		o.attrs = make([]NamedAttr, 0, extra)
		for _, a := range s.Attrs {
			if _, ok := def.attrIndex[a.Name]; ok {
				continue
			}
			if def.Dialect != nil && segmentList(a) != nil && (def.Has(AttrSizedOperands) && isSegmentName(a.Name, "operand") ||
				def.Has(AttrSizedResults) && isSegmentName(a.Name, "result")) {
				continue
			}
			o.attrs = append(o.attrs, a)
		}
		slices.SortStableFunc(o.attrs, func(a, b NamedAttr) int { return strings.Compare(a.Name, b.Name) })
	}
	for i := range def.Attrs {
		if d := def.Attrs[i].Default; d != nil && !def.Attrs[i].Optional && o.props[i] == nil {
			o.props[i] = d
		}
	}
	if def.Has(AttrSizedOperands) && segs == nil {
		segs = make([]int32, len(def.Operands))
	}
	if def.Has(AttrSizedResults) && resSegs == nil {
		resSegs = make([]int32, len(def.Results))
	}
	o.setSegments(segs, resSegs)
}

func isSegmentName(name, what string) bool {
	return name == what+"SegmentSizes" || name == what+"_segment_sizes"
}

// segmentList is the value of a segment size attribute, or nil.
func segmentList(a NamedAttr) []int32 {
	d, ok := a.Value.(*DenseArrayAttr)
	if !ok || d.Elem != I32() {
		return nil
	}
	out := make([]int32, len(d.Values))
	for i, v := range d.Values {
		out[i] = int32(v)
	}
	return out
}

// genericOp reads "name"(operands)[successors] <{properties}> ({regions}) {attributes} : (types) -> types.
func (p *Parser) genericOp() (*Op, error) {
	at := p.tok.start
	name, _ := p.OptionalString()
	def, err := p.genericDef(name, at)
	if err != nil {
		return nil, err
	}
	if err := p.enter(); err != nil {
		return nil, err
	}
	defer p.leave()
	s := p.newState(def, p.loc(at))
	defer p.freeState()

	operands, ok, err := p.OptionalOperandList("(", ")")
	if err == nil && !ok {
		err = p.expected("'(' and the operands")
	}
	if err != nil {
		return nil, err
	}
	if _, err := p.OptionalList("[", "]", func() error {
		b, err := p.Successor()
		s.Succs = append(s.Succs, b)
		return err
	}); err != nil {
		return nil, err
	}
	var props Attribute
	if p.OptionalPunct("<") {
		if props, err = p.Attribute(nil); err != nil {
			return nil, err
		}
		if err := p.Punct(">"); err != nil {
			return nil, err
		}
	}
	_, err = p.OptionalList("(", ")", func() error {
		r, err := p.region(nil, def)
		s.Regions = append(s.Regions, r)
		return err
	})
	if err != nil {
		return nil, err
	}
	if err := p.addProps(s, props, at); err != nil {
		return nil, err
	}
	if err := p.AttrDict(s); err != nil {
		return nil, err
	}
	if err := p.Punct(":"); err != nil {
		return nil, err
	}
	typeAt := p.tok.start
	ft, err := p.FunctionType()
	if err != nil {
		return nil, err
	}
	if len(ft.Inputs) != len(operands) {
		return nil, p.errorCode(CodeOperand, typeAt, "%d operands but %d operand types", len(operands), len(ft.Inputs))
	}
	if s.Operands, err = p.resolveInto(s.Operands, operands, ft.Inputs, typeAt); err != nil {
		return nil, err
	}
	s.Types = ft.Results
	o := p.makeOp(s)
	if def.Dialect == nil && props != nil {
		o.props = []Attribute{props}
	}
	return o, p.optionalLocFor(&o.Loc)
}

func (p *Parser) genericDef(name string, at int) (*OpDef, error) {
	if name == "" || strings.IndexByte(name, 0) >= 0 {
		return nil, p.Errorf(at, "expected the name of an operation")
	}
	if def := p.ctx.Op(name); def != nil {
		return def, nil
	}
	// An unknown operation of a known dialect is the verifier's to find.
	if dialect, _, _ := strings.Cut(name, "."); !p.ctx.AllowUnregistered && p.ctx.Dialect(dialect) == nil {
		if strings.IndexByte(p.src[at:p.tok.start], '\n') >= 0 {
			at = p.tok.start
		}
		return nil, p.errorCode(CodeUnknown, at, "operation '%s' of the unregistered dialect %q", name, dialect).
			Note("operations of unregistered dialects are accepted with --allow-unregistered-dialect")
	}
	return p.ctx.unregistered(name), nil
}

// addProps takes <{...}>. mlir-opt drops what the definition does not know; that is a mistake here.
func (p *Parser) addProps(s *State, props Attribute, at int) error {
	if props == nil || s.Def.Dialect == nil {
		return nil
	}
	d, ok := props.(*DictAttr)
	if !ok {
		return p.errorCode(CodeAttr, at, "expected a dictionary of properties")
	}
	for _, e := range d.Elems {
		_, known := s.Def.attrIndex[e.Name]
		switch {
		case known:
			s.Attrs = append(s.Attrs, e)
		case s.Def.Has(AttrSizedOperands) && isSegmentName(e.Name, "operand"):
			sizes := segmentList(e)
			if len(sizes) != len(s.Def.Operands) {
				return p.errorCode(CodeAttr, at, "expected %d operand group sizes, found %d", len(s.Def.Operands), len(sizes))
			}
			s.Segments = sizes
		case s.Def.Has(AttrSizedResults) && isSegmentName(e.Name, "result"):
			sizes := segmentList(e)
			if len(sizes) != len(s.Def.Results) {
				return p.errorCode(CodeAttr, at, "expected %d result group sizes, found %d", len(s.Def.Results), len(sizes))
			}
			s.ResSegs = sizes
		case isSegmentName(e.Name, "operand"), isSegmentName(e.Name, "result"): // says nothing new
		case s.Def.Upgrade != nil:
			s.Attrs = append(s.Attrs, e) // perhaps of an older spelling
		default:
			return p.errorCode(CodeAttr, at, "'%s' has no property '%s'", s.Def.FullName, e.Name).
				Note("attributes that an operation does not define are written in {...}")
		}
	}
	return nil
}

// An Argument is a region argument as it was written: %name: type {attributes} loc(...).
type Argument struct {
	Name  Unresolved
	Type  Type
	Attrs *DictAttr // nil: none
	Loc   Location
}

// Argument reads a region argument; typed says whether ": type" follows the name, attrs whether {attributes} may.
func (p *Parser) Argument(typed, attrs bool) (Argument, error) {
	a, ok, err := p.OptionalArgument(typed, attrs)
	if err == nil && !ok {
		err = p.expected("an argument (%name)")
	}
	return a, err
}

// OptionalArgument reads a region argument if there is one.
func (p *Parser) OptionalArgument(typed, attrs bool) (Argument, bool, error) {
	var a Argument
	if p.tok.kind != tokPercent {
		return a, false, nil
	}
	var err error
	if a.Name, err = p.Operand(); err != nil {
		return a, false, err
	}
	if a.Name.Number != 0 {
		return a, false, p.Errorf(a.Name.Offset, "an argument has no result number")
	}
	a.Loc = p.loc(a.Name.Offset)
	if typed {
		if a.Type, err = p.ColonType(); err != nil {
			return a, false, err
		}
	}
	if attrs && p.PeekPunct("{") {
		elems, err := p.dictEntries(nil)
		if err != nil {
			return a, false, err
		}
		a.Attrs = Dict(elems...)
	}
	l, err := p.OptionalLoc()
	if l != nil {
		a.Loc = l
	}
	return a, err == nil, err
}

// ArgumentList reads arguments between parentheses.
func (p *Parser) ArgumentList(typed, attrs bool) ([]Argument, error) {
	var out []Argument
	err := p.List("(", ")", func() error {
		a, err := p.Argument(typed, attrs)
		out = append(out, a)
		return err
	})
	return out, err
}

// Region reads { ... } for the operation of s. args are the arguments of its entry block
// that the text gave before the brace (nil: the entry block names its own).
func (p *Parser) Region(s *State, args []Argument) (*Region, error) {
	return p.region(args, s.Def)
}

// OptionalRegion reads a region if a brace opens one; nil when there is none.
func (p *Parser) OptionalRegion(s *State, args []Argument) (*Region, error) {
	if !p.PeekPunct("{") {
		return nil, nil
	}
	return p.Region(s, args)
}

func (p *Parser) region(args []Argument, def *OpDef) (*Region, error) {
	if err := p.Punct("{"); err != nil {
		return nil, err
	}
	r := &take(&p.slab.regions, 1)[0]
	if len(args) == 0 && p.OptionalPunct("}") {
		return r, nil
	}
	if err := p.enter(); err != nil {
		return nil, err
	}
	defer p.leave()
	mark := p.pushScope()
	if err := p.regionBody(r, args, def.Has(IsolatedFromAbove|SymbolTable)); err != nil {
		return nil, err
	}
	if err := p.popScope(mark); err != nil {
		return nil, err
	}
	return r, p.Punct("}")
}

// regionBody reads the blocks up to the closing brace; table says that the operations are symbols.
func (p *Parser) regionBody(r *Region, args []Argument, table bool) error {
	entry := p.newBlock(r)
	named := p.tok.kind == tokCaret
	if len(args) > 0 {
		if named {
			return p.Errorf(p.tok.start, "expected no block name: the arguments of the region have been given")
		}
		for _, a := range args {
			if a.Type == nil {
				return p.Errorf(a.Name.Offset, "the type of %s is not known", a.Name.Name)
			}
			if len(p.ssa.forwards) > 0 {
				if f, ok := p.ssa.forwards[forwardKey{a.Name.Name, 0}]; ok {
					return p.alsoAt(p.errorCode(CodeRedefined, a.Name.Offset, "argument %s has the name of a value used before", a.Name.Name), f.at, "used here")
				}
			}
			entry.AddArg(a.Type, a.Loc)
			if err := p.define(a.Name.Name, a.Name.Offset, entry.args[len(entry.args)-1:]); err != nil {
				return err
			}
		}
	}
	first := entry
	for {
		b := first
		first = nil
		if p.tok.kind == tokCaret {
			at := p.tok.start
			ref := p.blockNamed(p.text(), at)
			if ref.defined {
				return p.alsoAt(p.errorCode(CodeRedefined, at, "block %s is already defined", p.text()), ref.at, "defined here")
			}
			ref.defined, ref.at = true, at
			p.lex()
			if b == nil {
				b = ref.block
				b.region = r
				r.blocks = append(r.blocks, b)
			} else {
				// The entry block had no name until now; references to it cannot come first.
				ref.block = b
			}
			if err := p.blockArgs(b); err != nil {
				return err
			}
			if err := p.Punct(":"); err != nil {
				return err
			}
		}
		if table {
			p.operationsInParallel(b)
		}
		for p.tok.kind != tokCaret && !p.PeekPunct("}") {
			if _, err := p.operation(b); err != nil {
				return err
			}
		}
		if p.tok.kind != tokCaret {
			return nil
		}
	}
}

func (p *Parser) newBlock(r *Region) *Block {
	b := &take(&p.slab.blocks, 1)[0]
	b.region = r
	r.blocks = append(r.blocks, b)
	return b
}

func (p *Parser) blockArgs(b *Block) error {
	_, err := p.OptionalList("(", ")", func() error {
		if p.tok.kind != tokPercent {
			return p.expected("an argument (%name)")
		}
		name, at := p.text(), p.tok.start
		p.lex()
		t, err := p.ColonType()
		if err != nil {
			return err
		}
		v := b.AddArg(t, p.loc(at))
		if err := p.define(name, at, b.args[len(b.args)-1:]); err != nil {
			return err
		}
		return p.optionalLocFor(&v.loc)
	})
	return err
}

// EnsureTerminator adds the region's entry block, and to the block the implicit
// terminator of s's definition, where they are missing.
func (p *Parser) EnsureTerminator(s *State, r *Region) error {
	def := p.ctx.Op(s.Def.Terminator)
	if def == nil {
		return p.errorCode(CodeUnknown, p.tok.start, "unknown terminator '%s' of '%s'", s.Def.Terminator, s.Def.FullName)
	}
	if len(r.blocks) == 0 {
		p.newBlock(r)
	}
	b := r.blocks[0]
	if b.last != nil && b.last.IsTerminator() {
		return nil
	}
	end := Create(def, With{}, s.Loc)
	for i, r := range end.regions {
		if def.Regions[i].Sized == 1 {
			r.AddBlock()
		}
	}
	b.insert(end, nil)
	return nil
}
