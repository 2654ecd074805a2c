package ir

// A Builder makes operations at an insertion point.
type Builder struct {
	block  *Block
	before *Op // nil: at the end of block
	Loc    Location
}

// At is a builder that appends to b.
func At(b *Block) *Builder { return &Builder{block: b, Loc: Unknown} }

// Before is a builder that inserts before o, with o's location.
func Before(o *Op) *Builder { return &Builder{block: o.parent, before: o, Loc: o.Loc} }

// After is a builder that inserts after o, with o's location.
func After(o *Op) *Builder { return &Builder{block: o.parent, before: o.next, Loc: o.Loc} }

// Block is where the builder inserts.
func (b *Builder) Block() *Block { return b.block }

// SetEnd moves the builder to the end of a block.
func (b *Builder) SetEnd(blk *Block) { b.block, b.before = blk, nil }

// SetBefore moves the builder before an operation.
func (b *Builder) SetBefore(o *Op) { b.block, b.before = o.parent, o }

// With describes an operation to make.
type With struct {
	// Operands are all operands in order, when each group has a fixed size or just one varies;
	// Groups are the operands by group, in the definition's order, otherwise.
	Operands []*Value
	Groups   [][]*Value
	Types    []Type // of the results; nil: inferred where the definition can
	Attrs    []NamedAttr
	Regions  int // number of regions; 0: as many as the definition has
	Succs    []*Block
	Loc      Location // nil: the builder's
}

// Op makes an operation and inserts it.
func (b *Builder) Op(def *OpDef, w With) *Op {
	loc := w.Loc
	if loc == nil {
		loc = b.Loc
	}
	o := Create(def, w, loc)
	b.Insert(o)
	return o
}

// Insert puts o, which is in no block, at the insertion point.
func (b *Builder) Insert(o *Op) { b.block.insert(o, b.before) }

// Create makes an operation that is in no block.
func Create(def *OpDef, w With, loc Location) *Op {
	operands, types := w.Operands, w.Types
	var segments []int32
	if w.Groups != nil {
		operands = nil
		if def.Has(AttrSizedOperands) {
			segments = make([]int32, 0, len(w.Groups))
		}
		for _, g := range w.Groups {
			operands = append(operands, g...)
			if segments != nil {
				segments = append(segments, int32(len(g)))
			}
		}
	}
	if segments == nil && def.Has(AttrSizedOperands) {
		segments = plainSegments(def, len(operands))
	}
	if types == nil && len(def.Results) > 0 {
		// A state that is given away is not on the stack: most operations need none.
		if def.Infer != nil {
			types = inferTypes(&State{Def: def, Loc: loc, Operands: operands, Segments: segments, Attrs: w.Attrs})
		} else {
			types = plainTypes(def, operands)
		}
	}
	n := w.Regions
	if n == 0 {
		for _, r := range def.Regions {
			if r.Kind != Many {
				n++
			}
		}
	}
	o := newOp(def, loc, types, n)
	o.segs = segments
	o.setOperands(operands)
	for _, a := range w.Attrs {
		o.SetAttr(a.Name, a.Value)
	}
	for i, a := range def.Attrs {
		if a.Default != nil && !a.Optional && o.props[i] == nil {
			o.props[i] = a.Default
		}
	}
	o.succs = append(o.succs, w.Succs...)
	return o
}

// plainSegments are the sizes of operand groups where only the operands were given: those that vary are empty. nil: n operands can be
// divided in more than one way.
func plainSegments(def *OpDef, n int) []int32 {
	if n != def.fixedOperands {
		return nil
	}
	segments := make([]int32, len(def.Operands))
	for i, g := range def.Operands {
		if g.Kind == One {
			segments[i] = 1
		}
	}
	return segments
}

func inferTypes(s *State) []Type {
	if s.Def.Infer == nil {
		return plainTypes(s.Def, s.Operands)
	}
	types, err := s.Def.Infer(s)
	if err != nil {
		panic("ir: " + s.Def.FullName + ": " + err.Error())
	}
	return types
}

// plainTypes are the types of results that the definition tells, or the operands.
func plainTypes(def *OpDef, operands []*Value) []Type {
	types := make([]Type, 0, len(def.Results))
	if def.Has(SameTypes) && len(operands) > 0 {
		for range def.Results {
			types = append(types, operands[0].typ)
		}
		return types
	}
	for _, r := range def.Results {
		switch {
		case r.Kind != One:
		case r.Type.Only != nil:
			types = append(types, r.Type.Only)
		default:
			panic("ir: " + def.FullName + ": result types cannot be inferred")
		}
	}
	return types
}

// State is an operation being made: what a custom parser fills in.
type State struct {
	Def      *OpDef
	Loc      Location
	Operands []*Value
	Segments []int32 // sizes of the operand groups, when the definition has AttrSizedOperands
	Types    []Type
	ResSegs  []int32
	Attrs    []NamedAttr // inherent and discardable
	Regions  []*Region   // parsed regions
	Succs    []*Block
	// After are run with the operation when the whole text has been read: for what the text does not say at that
	// point. Their errors carry a position of their own.
	After []func(*Op) error

	at int // where the text of the operation starts
}

// Attr is the value of a name in the state, or nil.
func (s *State) Attr(name string) Attribute {
	for _, a := range s.Attrs {
		if a.Name == name {
			return a.Value
		}
	}
	return nil
}

// Add appends an attribute.
func (s *State) Add(name string, v Attribute) { s.Attrs = append(s.Attrs, NamedAttr{name, v}) }
