package ir

import (
	"sort"
	"strconv"
	"sync"
)

// Names while parsing: values, blocks and aliases.

// Unresolved is an operand as it was written, before its type is known.
type Unresolved struct {
	Name   string // with the %
	Number int    // of %name#number
	Offset int
}

// valueDef is what a name is bound to: the results that it names, or one block argument.
type valueDef struct {
	values []*Value
	at     int
}

type forwardKey struct {
	name   string
	number int
}

// forwardRef is a placeholder for a value that is used before its definition was read.
type forwardRef struct {
	value *Value
	at    int
}

// ssaScope holds the names of values that can be used.
type ssaScope struct {
	values   map[string]valueDef
	forwards map[forwardKey]forwardRef
	// last are the largest result numbers (above 0) used of names that are not defined yet.
	last map[string]int
	// defined lists the names in order, so that those of a region can be forgotten at its end.
	defined []string
}

// blockScope holds the block names of one region.
type blockScope struct {
	blocks map[string]*blockRef
}

type blockRef struct {
	block   *Block
	defined bool
	at      int // definition or first use
}

type deferredLoc struct {
	name string
	at   int
	loc  *Location
}

// parseShared is what the parsers of one file have in common.
type parseShared struct {
	mu        sync.RWMutex
	attrs     map[string]Attribute
	types     map[string]Type
	distincts map[int64]*DistinctAttr
	deferred  []deferredLoc
	after     []afterOp
	undefined []*Error
	resources Resources
}

// afterOp is what is left to do for an operation when everything was read.
type afterOp struct {
	op  *Op
	run []func(*Op) error
}

func (s *parseShared) runLater(o *Op, run []func(*Op) error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.after = append(s.after, afterOp{o, run})
}

// runAfter does what was postponed, and returns the first error in the order of the text.
func (s *parseShared) runAfter() error {
	var first *Error
	for _, a := range s.after {
		for _, f := range a.run {
			e, ok := f(a.op).(*Error)
			if ok && e != nil && (first == nil || e.Span.Start < first.Span.Start) {
				first = e
			}
		}
	}
	if first == nil {
		return nil
	}
	return first
}

func (s *parseShared) attrAlias(name string) (Attribute, bool) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	a, ok := s.attrs[name]
	return a, ok
}

func (s *parseShared) typeAlias(name string) (Type, bool) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	t, ok := s.types[name]
	return t, ok
}

func (s *parseShared) distinct(id int64, a Attribute) Attribute {
	s.mu.Lock()
	defer s.mu.Unlock()
	if d := s.distincts[id]; d != nil {
		return d
	}
	if s.distincts == nil {
		s.distincts = map[int64]*DistinctAttr{}
	}
	d := &DistinctAttr{NewAttrBase(), id, a}
	s.distincts[id] = d
	return d
}

func (s *parseShared) deferLoc(d deferredLoc) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.deferred = append(s.deferred, d)
}

// pushScope opens the scope of a region and returns what popScope needs. Operations that are isolated
// from above see the names around them too, so that these cannot be given again; using them
// is for the verifier to reject.
func (p *Parser) pushScope() (mark int) {
	p.blocks = append(p.blocks, blockScope{})
	return len(p.ssa.defined)
}

func (p *Parser) popScope(mark int) error {
	scope := p.blocks[len(p.blocks)-1]
	p.blocks = p.blocks[:len(p.blocks)-1]
	var missing *blockRef
	var name string
	for n, b := range scope.blocks {
		if !b.defined && (missing == nil || b.at < missing.at) {
			missing, name = b, n
		}
	}
	if missing != nil {
		return p.errorCode(CodeUndefined, missing.at, "block %s is not defined in this region", name)
	}
	for _, n := range p.ssa.defined[mark:] {
		delete(p.ssa.values, n)
	}
	p.ssa.defined = p.ssa.defined[:mark]
	return nil
}

// finishScope notes the values that were used and never defined.
func (p *Parser) finishScope() {
	for k, f := range p.ssa.forwards {
		name := k.name
		if k.number > 0 {
			name += "#" + strconv.Itoa(k.number)
		}
		p.shared.mu.Lock()
		p.shared.undefined = append(p.shared.undefined, p.errorCode(CodeUndefined, f.at, "value %s is not defined", name))
		p.shared.mu.Unlock()
	}
}

// firstUndefined is the first use of a value that is never defined, or nil.
func (s *parseShared) firstUndefined() error {
	if len(s.undefined) == 0 {
		return nil
	}
	sort.Slice(s.undefined, func(i, j int) bool { return s.undefined[i].Span.Start < s.undefined[j].Span.Start })
	return s.undefined[0]
}

// resolveLocs fills in the locations whose aliases were defined later.
func (p *Parser) resolveLocs() error {
	for _, d := range p.shared.deferred {
		a, ok := p.shared.attrs[d.name]
		if !ok {
			return p.errorCode(CodeUndefined, d.at, "location alias #%s is not defined", d.name)
		}
		l, ok := a.(*LocAttr)
		if !ok {
			return p.Errorf(d.at, "expected #%s to be a location", d.name)
		}
		*d.loc = l.Loc
	}
	return nil
}

// define binds a name to values.
func (p *Parser) define(name string, at int, values []*Value) error {
	if old, ok := p.ssa.values[name]; ok {
		return p.alsoAt(p.errorCode(CodeRedefined, at, "value %s is already defined", name), old.at, "defined here")
	}
	if len(p.ssa.forwards) > 0 {
		for i, v := range values {
			k := forwardKey{name, i}
			f, ok := p.ssa.forwards[k]
			if !ok {
				continue
			}
			if f.value.typ != v.typ {
				return p.errorCode(CodeType, at, "%s has type %s, but was used with type %s", name, TypeString(v.typ), TypeString(f.value.typ))
			}
			f.value.ReplaceAllUses(v)
			delete(p.ssa.forwards, k)
		}
		if n := p.ssa.last[name]; n >= len(values) {
			return p.errorCode(CodeUndefined, p.ssa.forwards[forwardKey{name, n}].at, "%s has only %d results", name, len(values))
		}
	}
	p.ssa.values[name] = valueDef{values, at}
	p.ssa.defined = append(p.ssa.defined, name)
	return nil
}

// Resolve finds the value of an operand, which must be of type t.
func (p *Parser) Resolve(u Unresolved, t Type) (*Value, error) {
	if d, ok := p.ssa.values[u.Name]; ok {
		if u.Number >= len(d.values) {
			return nil, p.errorCode(CodeUndefined, u.Offset, "%s has only %d results", u.Name, len(d.values))
		}
		v := d.values[u.Number]
		if v.typ != t {
			return nil, p.alsoAt(p.errorCode(CodeType, u.Offset, "%s has type %s, expected %s", u.Name, TypeString(v.typ), TypeString(t)), d.at, "defined here")
		}
		return v, nil
	}
	k := forwardKey{u.Name, u.Number}
	if f, ok := p.ssa.forwards[k]; ok {
		if f.value.typ != t {
			return nil, p.errorCode(CodeType, u.Offset, "%s was used with type %s before, expected %s", u.Name, TypeString(f.value.typ), TypeString(t)).
				Note("first used at %s", p.file.Position(f.at))
		}
		return f.value, nil
	}
	if p.ssa.forwards == nil {
		p.ssa.forwards = map[forwardKey]forwardRef{}
	}
	if u.Number > 0 {
		if p.ssa.last == nil {
			p.ssa.last = map[string]int{}
		}
		p.ssa.last[u.Name] = max(p.ssa.last[u.Name], u.Number)
	}
	v := &Value{typ: t}
	p.ssa.forwards[k] = forwardRef{v, u.Offset}
	return v, nil
}

// ResolveAll finds the values of a list of operands; there must be as many types.
func (p *Parser) ResolveAll(us []Unresolved, types []Type) ([]*Value, error) {
	return p.resolveInto(nil, us, types, p.tok.start)
}

// OptionalTypedOperands reads operands with their types in parentheses,
// "(%a, %b : t, u)"; nil if the next token opens none.
func (p *Parser) OptionalTypedOperands() ([]*Value, error) {
	if !p.OptionalPunct("(") {
		return nil, nil
	}
	uses, err := p.OperandList()
	if err != nil {
		return nil, err
	}
	types, err := p.ColonTypes()
	if err != nil {
		return nil, err
	}
	values, err := p.ResolveAll(uses, types)
	if err != nil {
		return nil, err
	}
	return values, p.Punct(")")
}

func (p *Parser) resolveInto(out []*Value, us []Unresolved, types []Type, at int) ([]*Value, error) {
	if len(us) != len(types) {
		return nil, p.errorCode(CodeOperand, at, "%d operands but %d types", len(us), len(types))
	}
	for i, u := range us {
		v, err := p.Resolve(u, types[i])
		if err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	return out, nil
}

// Operand reads %name or %name#number.
func (p *Parser) Operand() (Unresolved, error) {
	u, ok, err := p.OptionalOperand()
	if err == nil && !ok {
		err = p.expected("an operand (%name)")
	}
	return u, err
}

// OptionalOperand reads an operand if there is one.
func (p *Parser) OptionalOperand() (Unresolved, bool, error) {
	if p.tok.kind != tokPercent {
		return Unresolved{}, false, nil
	}
	u := Unresolved{Name: p.text(), Offset: p.tok.start}
	p.lex()
	if p.tok.kind == tokHash {
		n, err := strconv.Atoi(p.text()[1:])
		if err != nil {
			return u, false, p.expected("the number of a result")
		}
		u.Number = n
		p.lex()
	}
	return u, true, nil
}

// OperandList reads operands separated by commas; it may be empty.
func (p *Parser) OperandList() ([]Unresolved, error) { return p.operandsInto(nil) }

func (p *Parser) operandsInto(out []Unresolved) ([]Unresolved, error) {
	if p.tok.kind != tokPercent {
		return out, nil
	}
	for {
		u, err := p.Operand()
		if err != nil {
			return nil, err
		}
		out = append(out, u)
		if !p.OptionalPunct(",") {
			return out, nil
		}
	}
}

// OptionalOperandList reads "(operands)" between punctuation if its opening is there.
func (p *Parser) OptionalOperandList(open, close string) ([]Unresolved, bool, error) {
	var out []Unresolved
	ok, err := p.OptionalList(open, close, func() error {
		u, err := p.Operand()
		out = append(out, u)
		return err
	})
	return out, ok, err
}

// blockNamed finds or announces the block of a name in the current region.
func (p *Parser) blockNamed(name string, at int) *blockRef {
	scope := &p.blocks[len(p.blocks)-1]
	if scope.blocks == nil {
		scope.blocks = map[string]*blockRef{}
	}
	b := scope.blocks[name]
	if b == nil {
		b = &blockRef{block: &Block{}, at: at}
		scope.blocks[name] = b
	}
	return b
}

// Successor reads the name of a block.
func (p *Parser) Successor() (*Block, error) {
	b, ok := p.OptionalSuccessor()
	if !ok {
		return nil, p.expected("a block name")
	}
	return b, nil
}

// OptionalSuccessor reads the name of a block if there is one.
func (p *Parser) OptionalSuccessor() (*Block, bool) {
	if p.tok.kind != tokCaret || len(p.blocks) == 0 {
		return nil, false
	}
	b := p.blockNamed(p.text(), p.tok.start)
	p.lex()
	return b.block, true
}
