package ir

import (
	"errors"
	"strings"
)

// ErrAbsent is what an optional custom directive returns when nothing of it is there.
var ErrAbsent = errors.New("absent")

// formatState is what a format has read so far.
type formatState struct {
	operands [][]Unresolved // by group
	types    [][]Type       // of the operand groups, nil: not known
	results  [][]Type       // of the result groups, nil: not known
	regions  [][]*Region
	succs    [][]*Block
	// all holds the operands of the directive "operands", and its types.
	all      []Unresolved
	allTypes []Type
	// allResults are the types of "results"; resultsKnown tells whether they were read.
	allResults                 []Type
	opTypesKnown, resultsKnown bool
	at                         int   // of the operation
	ats                        []int // where the operand groups start
	// Room for the short lists above, and for the parameters of custom directives.
	unresolved []Unresolved
	typeRoom   []Type
	argPtrs    []*Arg
}

// one is a list of one operand.
func (fs *formatState) one(u Unresolved) []Unresolved {
	fs.unresolved = append(fs.unresolved, u)
	n := len(fs.unresolved)
	return fs.unresolved[n-1 : n : n]
}

// repeat is a list of n times one type.
func (fs *formatState) repeat(t Type, n int) []Type {
	at := len(fs.typeRoom)
	for i := 0; i < n; i++ {
		fs.typeRoom = append(fs.typeRoom, t)
	}
	return fs.typeRoom[at : at+n : at+n]
}

// formatPool keeps formatStates for reuse, one for each level of nesting.
type formatPool struct {
	states []*formatState
	n      int
}

func sized[T any](s [][]T, n int) [][]T {
	if cap(s) < n {
		return make([][]T, n)
	}
	s = s[:n]
	clear(s)
	return s
}

func (f *formatPool) get(d *OpDef) *formatState {
	if f.n == len(f.states) {
		f.states = append(f.states, &formatState{})
	}
	fs := f.states[f.n]
	f.n++
	ats := fs.ats[:0]
	for range d.Operands {
		ats = append(ats, -1)
	}
	*fs = formatState{
		ats:        ats,
		operands:   sized(fs.operands, len(d.Operands)),
		types:      sized(fs.types, len(d.Operands)),
		results:    sized(fs.results, len(d.Results)),
		regions:    sized(fs.regions, len(d.Regions)),
		succs:      sized(fs.succs, len(d.Successors)),
		unresolved: fs.unresolved[:0], typeRoom: fs.typeRoom[:0], argPtrs: fs.argPtrs,
	}
	return fs
}

// parseFormat reads an operation by its compiled format.
func (p *Parser) parseFormat(s *State) error {
	f := s.Def.compile()
	fs := p.pool.get(s.Def)
	defer func() { p.pool.n-- }()
	fs.at = p.tok.start
	if err := p.parseElements(f.elems, s, fs); err != nil {
		return err
	}
	return p.finishFormat(s, fs)
}

func (p *Parser) parseElements(elems []*element, s *State, fs *formatState) error {
	for _, e := range elems {
		if err := p.parseElement(e, s, fs); err != nil {
			return err
		}
	}
	return nil
}

func (p *Parser) parseElement(e *element, s *State, fs *formatState) error {
	switch e.kind {
	case elemSpace:
		return nil
	case elemLiteral:
		if p.optionalLiteral(e.text) {
			return nil
		}
		if charClass[e.text[0]]&classLetter != 0 {
			return p.expectedHere("'" + e.text + "'")
		}
		return p.expected("'" + e.text + "'")
	case elemOptional:
		return p.parseOptional(e, s, fs)
	case elemOilist:
		return p.parseOilist(e, s, fs)
	case elemAttrDict:
		return p.formatAttrDict(e, s)
	case elemPropDict:
		return p.parsePropDict(s)
	case elemCustom:
		return p.parseCustom(e, s, fs)
	}
	found, err := p.parseVariable(e, s, fs, false)
	if err == nil && !found {
		err = p.expected("more of '" + s.Def.FullName + "'")
	}
	return err
}

// sameLine is the span of a part of an operation, or the operation's when that starts on another line: mlir-opt
// reports errors of the whole there.
func (p *Parser) sameLine(op, part int) int {
	if strings.IndexByte(p.src[op:part], '\n') >= 0 {
		return op
	}
	return part
}

// formatAttrDict reads the dictionary of a format; its inherent attributes must be what the definition says,
// whatever else may be wrong with the operation.
func (p *Parser) formatAttrDict(e *element, s *State) error {
	at, before := p.tok.start, len(s.Attrs)
	var err error
	if e.keyword {
		err = p.AttrDictWithKeyword(s)
	} else {
		err = p.AttrDict(s)
	}
	if err != nil || s.Def.Upgrade != nil {
		return err
	}
	for _, a := range s.Attrs[before:] {
		i, ok := s.Def.attrIndex[a.Name]
		if !ok {
			continue
		}
		if spec := &s.Def.Attrs[i]; spec.Type.Match != nil && !spec.Type.Match(a.Value) {
			return p.errorCode(CodeAttr, at, "attribute '%s' of '%s' must be: %s", spec.Name, s.Def.FullName, spec.Type.Name)
		}
	}
	return nil
}

func (p *Parser) optionalLiteral(text string) bool {
	if charClass[text[0]]&classLetter != 0 {
		return p.OptionalKeyword(text)
	}
	return p.OptionalPunct(text)
}

// parseVariable reads an operand group, attribute, type, region or successor.
// With optional set, it may find nothing even of a group that must be there.
func (p *Parser) parseVariable(e *element, s *State, fs *formatState, optional bool) (found bool, err error) {
	switch e.kind {
	case elemOperand:
		kind := s.Def.Operands[e.index].Kind
		fs.ats[e.index] = p.tok.start
		if p.tok.kind != tokPercent {
			if kind == One && !optional {
				return false, p.expected("an operand (%name)")
			}
			return !optional, nil
		}
		if kind == Many {
			fs.operands[e.index], err = p.operandsInto(nil)
			return true, err
		}
		u, err := p.Operand()
		fs.operands[e.index] = fs.one(u)
		return true, err
	case elemOperands:
		fs.all, err = p.operandsInto(nil)
		return !optional || len(fs.all) > 0, err
	case elemAttr:
		return p.parseFormatAttr(e, s, optional)
	case elemType:
		return p.parseFormatType(e, s, fs, optional)
	case elemFunctionalType:
		if optional && !p.PeekPunct("(") {
			return false, nil
		}
		t, err := p.FunctionType()
		if err != nil {
			return false, err
		}
		if err := fs.setTypes(p, s, e.params[0], t.Inputs); err != nil {
			return false, err
		}
		return true, fs.setTypes(p, s, e.params[1], t.Results)
	case elemRegion:
		return p.parseFormatRegion(e, s, fs, optional)
	case elemRegions:
		for i := range s.Def.Regions {
			if found, err := p.parseFormatRegion(&element{kind: elemRegion, index: i}, s, fs, optional && i == 0); err != nil || !found {
				return found, err
			}
			if i+1 < len(s.Def.Regions) {
				if err := p.Punct(","); err != nil {
					return false, err
				}
			}
		}
		return true, nil
	case elemSuccessor:
		return p.parseFormatSuccessor(e, s, fs, optional)
	case elemSuccessors:
		if p.tok.kind != tokCaret {
			return !optional, nil
		}
		return true, p.CommaList(func() error {
			b, err := p.Successor()
			s.Succs = append(s.Succs, b)
			return err
		})
	}
	return false, nil
}

func (p *Parser) parseFormatRegion(e *element, s *State, fs *formatState, optional bool) (bool, error) {
	if !p.PeekPunct("{") {
		if optional || s.Def.Regions[e.index].Kind != One {
			return !optional, nil
		}
		return false, p.expected("'{' and a region")
	}
	for {
		r, err := p.Region(s, nil)
		if err != nil {
			return false, err
		}
		if s.Def.Has(ImplicitTerminator) {
			if err := p.EnsureTerminator(s, r); err != nil {
				return false, err
			}
		} else if s.Def.Has(SingleBlock) && len(r.blocks) == 0 {
			p.newBlock(r)
		}
		fs.regions[e.index] = append(fs.regions[e.index], r)
		if s.Def.Regions[e.index].Kind != Many || !p.OptionalPunct(",") {
			return true, nil
		}
	}
}

func (p *Parser) parseFormatSuccessor(e *element, s *State, fs *formatState, optional bool) (bool, error) {
	if p.tok.kind != tokCaret {
		if optional || s.Def.Successors[e.index].Kind != One {
			return !optional, nil
		}
		return false, p.expected("a block name")
	}
	for {
		b, err := p.Successor()
		if err != nil {
			return false, err
		}
		fs.succs[e.index] = append(fs.succs[e.index], b)
		if s.Def.Successors[e.index].Kind != Many || !p.OptionalPunct(",") {
			return true, nil
		}
	}
}

// parseFormatType reads the type or types of a group.
func (p *Parser) parseFormatType(e *element, s *State, fs *formatState, optional bool) (bool, error) {
	kind := Many
	switch {
	case e.index >= 0 && e.result:
		kind = s.Def.Results[e.index].Kind
	case e.index >= 0:
		kind = s.Def.Operands[e.index].Kind
	}
	t, ok, err := p.OptionalType()
	if err != nil {
		return false, err
	}
	if !ok {
		switch {
		case optional:
			return false, nil
		case kind == One:
			return false, p.expected("a type")
		}
		return true, fs.setTypes(p, s, e, []Type{})
	}
	types := fs.repeat(t, 1)
	for kind == Many && p.OptionalPunct(",") {
		if t, err = p.Type(); err != nil {
			return false, err
		}
		types = append(types, t)
	}
	return true, fs.setTypes(p, s, e, types)
}

// setTypes notes the types of what a type directive names.
func (fs *formatState) setTypes(p *Parser, s *State, e *element, types []Type) error {
	if types == nil {
		types = []Type{}
	}
	switch {
	case e.index < 0 && e.result:
		fs.allResults, fs.resultsKnown = types, true
	case e.index < 0:
		fs.allTypes, fs.opTypesKnown = types, true
	case e.result:
		if s.Def.Results[e.index].Kind == One && len(types) != 1 {
			return p.errorCode(CodeOperand, p.tok.start, "expected one result type, found %d", len(types))
		}
		fs.results[e.index] = types
	default:
		fs.types[e.index] = types
	}
	return nil
}

// parseFormatAttr reads the value of an attribute as formats write it.
func (p *Parser) parseFormatAttr(e *element, s *State, optional bool) (bool, error) {
	spec := &s.Def.Attrs[e.index]
	at := p.tok.start
	a, ok, err := p.formatAttr(&spec.Type)
	if err != nil {
		return false, err
	}
	if !ok {
		if optional || spec.Optional {
			return !optional, nil
		}
		if spec.Type.Symbol {
			return false, p.expectedHere("a symbol name (@name)")
		}
		return false, p.expected("an attribute: " + spec.Type.Name)
	}
	if spec.Type.Match != nil && !spec.Type.Match(a) {
		return false, p.errorCode(CodeAttr, at, "attribute '%s' must be: %s", spec.Name, spec.Type.Name)
	}
	if s.Attr(spec.Name) != nil {
		return false, p.errorCode(CodeRedefined, at, "attribute '%s' given twice", spec.Name)
	}
	s.Add(spec.Name, a)
	return true, nil
}

func (p *Parser) formatAttr(c *AttrConstraint) (Attribute, bool, error) {
	switch {
	case p.tok.kind == tokHash:
	case c.Enum != nil:
		if !c.Enum.startsAt(p) {
			return nil, false, nil
		}
		a, err := c.Enum.ParseText(p)
		return a, err == nil, err
	case c.Symbol:
		n, ok := p.OptionalSymbolName()
		if !ok {
			return nil, false, nil
		}
		return String(n), true, nil
	case c.Parse != nil:
		a, err := c.Parse(p)
		if err == ErrAbsent {
			return nil, false, nil
		}
		return a, err == nil, err
	case c.Elided != nil && p.PeekPunct("["):
		return p.bareDenseArray(c.Elided)
	}
	t := c.Elided
	if t == nil && p.tok.kind == tokString {
		t = noneType
	}
	return p.OptionalAttribute(t)
}

// bareDenseArray reads [1, 2] as a dense array.
func (p *Parser) bareDenseArray(elem Type) (Attribute, bool, error) {
	p.lex()
	if p.OptionalPunct("]") {
		return DenseArray(elem, nil), true, nil
	}
	values, err := p.denseArrayValues(elem)
	if err != nil {
		return nil, false, err
	}
	return DenseArray(elem, values), true, p.Punct("]")
}

func (p *Parser) parsePropDict(s *State) error {
	if !p.OptionalPunct("<") {
		return nil
	}
	at := p.tok.start
	elems, err := p.dictEntries(nil)
	if err != nil {
		return err
	}
	if err := p.addProps(s, Dict(elems...), at); err != nil {
		return err
	}
	return p.Punct(">")
}

// parseOptional reads ( ... )? when its first element is there.
func (p *Parser) parseOptional(e *element, s *State, fs *formatState) error {
	first := 0
	for first < len(e.then) && e.then[first].kind == elemSpace {
		first++
	}
	if first == len(e.then) {
		return nil
	}
	found := false
	var err error
	switch x := e.then[first]; x.kind {
	case elemLiteral:
		found = p.optionalLiteral(x.text)
	case elemCustom:
		err = p.parseCustom(x, s, fs)
		if found = err == nil; err == ErrAbsent {
			err = nil
		}
	case elemAttr:
		found, err = p.parseVariable(x, s, fs, true)
	default:
		found, err = p.parseVariable(x, s, fs, true)
	}
	if err != nil {
		return err
	}
	if !found {
		return p.parseElements(e.otherwise, s, fs)
	}
	for _, x := range e.then[first+1:] {
		if e.elidedAnchor && x == e.anchor {
			s.Add(s.Def.Attrs[x.index].Name, unitAttr)
			continue
		}
		if err := p.parseElement(x, s, fs); err != nil {
			return err
		}
	}
	return nil
}

func (p *Parser) parseOilist(e *element, s *State, fs *formatState) error {
	var seen uint64
	for {
		matched := false
		for i, c := range e.clauses {
			at := p.tok.start
			if !p.optionalLiteral(c.keyword) {
				continue
			}
			if seen&(1<<i) != 0 {
				return p.errorCode(CodeRedefined, p.sameLine(s.at, at), "clause '%s' given twice", c.keyword)
			}
			seen |= 1 << i
			matched = true
			if c.unit != nil {
				s.Add(s.Def.Attrs[c.unit.index].Name, unitAttr)
				break
			}
			if err := p.parseElements(c.elems, s, fs); err != nil {
				return err
			}
			break
		}
		if !matched {
			return nil
		}
	}
}

// parseCustom runs a handler and takes what it filled in.
func (p *Parser) parseCustom(e *element, s *State, fs *formatState) error {
	for len(fs.argPtrs) < len(e.params) {
		fs.argPtrs = append(fs.argPtrs, &Arg{})
	}
	args := fs.argPtrs[:len(e.params)]
	for i, x := range e.params {
		fs.arg(args[i], s, x)
	}
	at := p.tok.start
	if err := e.custom.Parse(p, s, args); err != nil {
		return err
	}
	for i, x := range e.params {
		if x.ref {
			continue
		}
		a := args[i]
		switch x.kind {
		case elemOperand:
			fs.operands[x.index], fs.ats[x.index] = a.Operands, at
		case elemOperands:
			fs.all = a.Operands
		case elemAttr:
			if a.Attr != nil {
				s.Add(a.Name, a.Attr)
			}
		case elemRegion:
			fs.regions[x.index] = a.Regions
		case elemSuccessor:
			fs.succs[x.index] = a.Blocks
		case elemType:
			if a.Types == nil && !x.result && x.index >= 0 && len(fs.operands[x.index]) > 0 {
				continue // the handler left the types to be inferred
			}
			if a.Types == nil && x.result && x.index >= 0 && s.Def.Results[x.index].Kind == One {
				continue
			}
			if err := fs.setTypes(p, s, x, a.Types); err != nil {
				return err
			}
		}
	}
	return nil
}

// arg fills a parameter with what is known of it already.
func (fs *formatState) arg(a *Arg, s *State, x *element) {
	*a = Arg{Name: x.text}
	switch x.kind {
	case elemOperand:
		a.Operands = fs.operands[x.index]
	case elemOperands:
		a.Operands = fs.all
	case elemAttr:
		a.Attr = s.Attr(x.text)
	case elemRegion:
		a.Regions = fs.regions[x.index]
	case elemSuccessor:
		a.Blocks = fs.succs[x.index]
	case elemText:
		a.Text = x.text
	case elemType:
		switch {
		case x.index < 0 && x.result:
			a.Types = fs.allResults
		case x.index < 0:
			a.Types = fs.allTypes
		case x.result:
			a.Types = fs.results[x.index]
		default:
			a.Types = fs.types[x.index]
		}
	}
}

// finishFormat finds the types that were not written and resolves the operands.
func (p *Parser) finishFormat(s *State, fs *formatState) error {
	if err := fs.spread(p, s); err != nil {
		return err
	}
	fs.infer(s)
	d := s.Def
	if d.Has(AttrSizedOperands) && len(d.Operands) > 0 {
		s.Segments = take(&p.slab.sizes, len(d.Operands))
	}
	for i := range d.Operands {
		us, types := fs.operands[i], fs.types[i]
		if s.Segments != nil {
			s.Segments[i] = int32(len(us))
		}
		if len(us) == 0 && len(types) == 0 {
			continue
		}
		if types == nil {
			return p.errorCode(CodeType, us[0].Offset, "the type of '%s' is not known", d.Operands[i].Name)
		}
		var err error
		at := fs.at
		if fs.ats[i] >= 0 {
			at = fs.ats[i]
		}
		if s.Operands, err = p.resolveInto(s.Operands, us, types, at); err != nil {
			return err
		}
	}
	if err := p.finishResults(s, fs); err != nil {
		return err
	}
	for i, spec := range d.Regions {
		rs := fs.regions[i]
		if len(rs) == 0 && spec.Kind == One {
			s.Regions = append(s.Regions, &take(&p.slab.regions, 1)[0])
			continue
		}
		s.Regions = append(s.Regions, rs...)
	}
	for i := range d.Successors {
		s.Succs = append(s.Succs, fs.succs[i]...)
	}
	return nil
}
