package ir

import "slices"

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

// Make is Op with what most operations have, at the builder's location. The lists stay the caller's.
func (b *Builder) Make(def *OpDef, operands []*Value, types []Type, attrs ...NamedAttr) *Op {
	o := create(def, operands, nil, types, attrs, 0, b.Loc)
	b.Insert(o)
	return o
}

// Create makes an operation that is in no block.
func Create(def *OpDef, w With, loc Location) *Op {
	o := create(def, w.Operands, w.Groups, w.Types, w.Attrs, w.Regions, loc)
	o.setSuccessors(slices.Clone(w.Succs))
	return o
}

// create makes an operation of the parts of a With. It keeps none of the lists, so that they can be on the caller's stack: that is why they
// are arguments of their own.
func create(def *OpDef, operands []*Value, groups [][]*Value, types []Type, attrs []NamedAttr, regions int, loc Location) *Op {
	var segments []int32
	if groups != nil {
		operands = make([]*Value, 0, 16)
		if def.Has(AttrSizedOperands) {
			segments = make([]int32, 0, len(groups))
		}
		for _, g := range groups {
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
		if def.Infer != nil {
			types = inferTypes(&State{Def: def, Loc: loc, Operands: slices.Clone(operands), Segments: segments, Attrs: slices.Clone(attrs)})
		} else {
			types = plainTypes(def, operands)
		}
	}
	if regions == 0 {
		for i := range def.Regions {
			if def.Regions[i].Kind != Many {
				regions++
			}
		}
	}
	o := newOp(def, loc, types, regions)
	o.setSegments(segments, nil)
	o.setOperands(operands)
	for _, a := range attrs {
		o.SetAttr(a.Name, a.Value)
	}
	for i := range def.Attrs {
		if a := &def.Attrs[i]; a.Default != nil && !a.Optional && o.Prop(i) == nil {
			o.setProp(i, a.Default)
		}
	}
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
