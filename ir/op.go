package ir

import (
	"fmt"
	"slices"
)

// A Value is the result of an operation or the argument of a block.
type Value struct {
	typ   Type
	op    *Op    // the defining operation, or
	block *Block // the block it is an argument of
	index int32
	slot  int32    // where the printer keeps the name
	loc   Location // block arguments only
	uses  *Operand
}

// Type is the type of the value.
func (v *Value) Type() Type { return v.typ }

// SetType changes the type of the value.
func (v *Value) SetType(t Type) { v.typ = t }

// Op is the operation that defines v, or nil for a block argument.
func (v *Value) Op() *Op { return v.op }

// Block is the block v is an argument of, or nil for a result.
func (v *Value) Block() *Block { return v.block }

// ParentBlock is the block in which v is defined.
func (v *Value) ParentBlock() *Block {
	if v.op != nil {
		return v.op.parent
	}
	return v.block
}

// Index is the number of the result or argument.
func (v *Value) Index() int { return int(v.index) }

// Loc is the location of the defining operation or of the argument.
func (v *Value) Loc() Location {
	if v.op != nil {
		return v.op.Loc
	}
	return v.loc
}

// SetLoc sets the location of a block argument.
func (v *Value) SetLoc(l Location) { v.loc = l }

// FirstUse is the head of the use list; follow Operand.Next.
func (v *Value) FirstUse() *Operand { return v.uses }

// HasUses reports whether anything uses v.
func (v *Value) HasUses() bool { return v.uses != nil }

// HasOneUse reports whether exactly one operand uses v.
func (v *Value) HasOneUse() bool { return v.uses != nil && v.uses.next == nil }

// Users lists the operations that use v, once per operand, latest use first.
func (v *Value) Users() []*Op {
	var out []*Op
	for u := v.uses; u != nil; u = u.next {
		out = append(out, u.owner)
	}
	return out
}

// ReplaceAllUses makes every user of v use w.
func (v *Value) ReplaceAllUses(w *Value) {
	if v == w {
		return
	}
	for v.uses != nil {
		v.uses.Set(w)
	}
}

// ReplaceUsesIf makes the users of v for which keep is true use w.
func (v *Value) ReplaceUsesIf(w *Value, pick func(*Operand) bool) {
	for u := v.uses; u != nil; {
		next := u.next
		if pick(u) {
			u.Set(w)
		}
		u = next
	}
}

// An Operand is one use of a value by an operation.
type Operand struct {
	value *Value
	owner *Op
	index int32
	next  *Operand
	prev  **Operand
}

// Value is the value used.
func (o *Operand) Value() *Value { return o.value }

// Owner is the operation that uses it.
func (o *Operand) Owner() *Op { return o.owner }

// Index is the operand's number in its operation.
func (o *Operand) Index() int { return int(o.index) }

// Next is the next use of the same value.
func (o *Operand) Next() *Operand { return o.next }

// Set makes the operand use v; nil drops the use.
func (o *Operand) Set(v *Value) {
	o.unlink()
	o.value = v
	if v == nil {
		return
	}
	o.next, o.prev = v.uses, &v.uses
	if v.uses != nil {
		v.uses.prev = &o.next
	}
	v.uses = o
}

func (o *Operand) unlink() {
	if o.prev == nil {
		return
	}
	*o.prev = o.next
	if o.next != nil {
		o.next.prev = o.prev
	}
	o.next, o.prev = nil, nil
}

// An Op is an operation.
type Op struct {
	Loc Location

	def      *OpDef
	operands []*Operand
	results  []*Value
	props    []Attribute // inherent attributes, one slot for each def.Attrs; nil: all are absent
	attrs    []NamedAttr // discardable attributes, sorted by name
	regions  []*Region

	parent     *Block
	prev, next *Op
	rare       *rare // nil: all of it is absent
	order      int32 // position in the block, valid while parent.ordered
}

// rare is what few operations have.
type rare struct {
	succs []*Block
	// segs are the sizes of the operand groups, one for each def.Operands, when the definition
	// has more than one group of variable size; nil otherwise. resSegs likewise for results.
	segs, resSegs []int32
	resources     *Resources // of a file that was read as this module; nil: none
}

// rarely is the place for what few operations have.
func (o *Op) rarely() *rare {
	if o.rare == nil {
		o.rare = &rare{}
	}
	return o.rare
}

func (o *Op) setSegments(operands, results []int32) {
	if o.rare != nil || operands != nil || results != nil {
		r := o.rarely()
		r.segs, r.resSegs = operands, results
	}
}

func (o *Op) setSuccessors(list []*Block) {
	if o.rare != nil || len(list) > 0 {
		o.rarely().succs = list
	}
}

// Def is the definition of the operation; for unregistered ones a definition made from its name alone.
func (o *Op) Def() *OpDef { return o.def }

// Name is the full name, "acc.parallel".
func (o *Op) Name() string { return o.def.FullName }

// Is reports whether o is an operation of the definition.
func (o *Op) Is(d *OpDef) bool { return o != nil && o.def == d }

// Parent is the block o is in, or nil.
func (o *Op) Parent() *Block { return o.parent }

// ParentOp is the operation whose region holds o, or nil.
func (o *Op) ParentOp() *Op {
	if o.parent == nil || o.parent.region == nil {
		return nil
	}
	return o.parent.region.parent
}

// Next and Prev are the neighbours in the block.
func (o *Op) Next() *Op { return o.next }
func (o *Op) Prev() *Op { return o.prev }

// NumOperands is the number of operands.
func (o *Op) NumOperands() int { return len(o.operands) }

// Operand is the i-th operand's value.
func (o *Op) Operand(i int) *Value { return o.operands[i].value }

// OperandUse is the i-th operand itself.
func (o *Op) OperandUse(i int) *Operand { return o.operands[i] }

// Operands lists the operand values.
func (o *Op) Operands() []*Value {
	out := make([]*Value, len(o.operands))
	for i, u := range o.operands {
		out[i] = u.value
	}
	return out
}

// SetOperand replaces the i-th operand.
func (o *Op) SetOperand(i int, v *Value) { o.operands[i].Set(v) }

// Group lists the operands of the i-th operand group of the definition.
func (o *Op) Group(i int) []*Value {
	lo, hi := o.groupRange(i)
	out := make([]*Value, 0, hi-lo)
	for _, u := range o.operands[lo:hi] {
		out = append(out, u.value)
	}
	return out
}

// GroupRange is the half-open range of operand numbers of the i-th group.
func (o *Op) GroupRange(i int) (lo, hi int) { return o.groupRange(i) }

func (o *Op) groupRange(i int) (lo, hi int) {
	if segs := o.Segments(); segs != nil {
		for _, n := range segs[:i] {
			lo += int(n)
		}
		return lo, lo + int(segs[i])
	}
	// At most one group varies in size: it takes what the fixed ones leave; or all that vary share it.
	spare := len(o.operands) - o.def.fixedOperands
	if o.def.Has(SameVariadicOperands) {
		spare /= max(1, len(o.def.Operands)-o.def.fixedOperands)
	}
	for j := 0; j <= i; j++ {
		lo = hi
		if o.def.Operands[j].Kind == One {
			hi = lo + 1
		} else {
			hi = lo + spare
		}
	}
	return lo, hi
}

// Get is the operand of a group by name; nil when an optional one is absent.
// It panics when the definition has no such group: that is a bug in accc, not in the input.
func (o *Op) Get(name string) *Value {
	lo, hi := o.groupRange(o.def.operandIndex(name))
	if lo == hi {
		return nil
	}
	return o.operands[lo].value
}

// GetAll lists the operands of a group by name.
func (o *Op) GetAll(name string) []*Value { return o.Group(o.def.operandIndex(name)) }

// GetAny is GetAll of a group that the operation need not have.
func (o *Op) GetAny(name string) []*Value {
	if !o.def.HasOperands(name) {
		return nil
	}
	return o.GetAll(name)
}

// SetGroup replaces the operands of the i-th group.
func (o *Op) SetGroup(i int, vals []*Value) {
	if i >= len(o.def.Operands) {
		panic(fmt.Sprintf("ir: %s has %d groups of operands, none with number %d", o.def.FullName, len(o.def.Operands), i))
	}
	lo, hi := o.groupRange(i)
	tail := o.Operands()[hi:]
	all := append(append(o.Operands()[:lo], vals...), tail...)
	if segs := o.Segments(); segs != nil {
		segs[i] = int32(len(vals))
	}
	o.setOperands(all)
}

// SetAll replaces the operands of a group by name.
func (o *Op) SetAll(name string, vals []*Value) { o.SetGroup(o.def.operandIndex(name), vals) }

// SetOperands replaces all operands; segs are the sizes of the groups, nil if the definition needs none.
func (o *Op) SetOperands(vals []*Value, segs []int32) {
	o.setSegments(segs, o.ResultSegments())
	o.setOperands(vals)
}

func (o *Op) setOperands(vals []*Value) {
	for _, u := range o.operands {
		u.unlink()
	}
	var store []Operand
	switch len(vals) { // few: one piece of memory for all of it
	case 0:
		o.operands = nil
		return
	case 1:
		all := &struct {
			store [1]Operand
			list  [1]*Operand
		}{}
		store, o.operands = all.store[:], all.list[:]
	case 2:
		all := &struct {
			store [2]Operand
			list  [2]*Operand
		}{}
		store, o.operands = all.store[:], all.list[:]
	default:
		store, o.operands = make([]Operand, len(vals)), make([]*Operand, len(vals))
	}
	for i, v := range vals {
		u := &store[i]
		u.owner, u.index = o, int32(i)
		u.Set(v)
		o.operands[i] = u
	}
}

// Segments are the sizes of the operand groups, or nil.
func (o *Op) Segments() []int32 {
	if o.rare == nil {
		return nil
	}
	return o.rare.segs
}

// ResultSegments are the sizes of the result groups, or nil.
func (o *Op) ResultSegments() []int32 {
	if o.rare == nil {
		return nil
	}
	return o.rare.resSegs
}

// NumResults is the number of results.
func (o *Op) NumResults() int { return len(o.results) }

// Result is the i-th result.
func (o *Op) Result(i int) *Value { return o.results[i] }

// Results lists the results.
func (o *Op) Results() []*Value { return o.results }

// NumRegions is the number of regions.
func (o *Op) NumRegions() int { return len(o.regions) }

// Region is the i-th region.
func (o *Op) Region(i int) *Region { return o.regions[i] }

// Regions lists the regions.
func (o *Op) Regions() []*Region { return o.regions }

// Successors are the blocks a terminator may branch to.
func (o *Op) Successors() []*Block {
	if o.rare == nil {
		return nil
	}
	return o.rare.succs
}

// SetSuccessor replaces the i-th successor.
func (o *Op) SetSuccessor(i int, b *Block) { o.rare.succs[i] = b }

// Attr is the attribute of a name, inherent or discardable, or nil.
func (o *Op) Attr(name string) Attribute {
	if i, ok := o.def.attrIndex[name]; ok {
		return o.Prop(i)
	}
	for i := range o.attrs {
		if o.attrs[i].Name == name {
			return o.attrs[i].Value
		}
	}
	return nil
}

// SetAttr sets the attribute of a name, inherent if the definition has it, else discardable; nil removes it.
func (o *Op) SetAttr(name string, a Attribute) {
	if o.parent != nil {
		o.parent.symbols = nil
	}
	if i, ok := o.def.attrIndex[name]; ok {
		o.setProp(i, a)
		return
	}
	at := 0
	for at < len(o.attrs) && o.attrs[at].Name < name {
		at++
	}
	found := at < len(o.attrs) && o.attrs[at].Name == name
	switch {
	case a == nil && found:
		o.attrs = append(o.attrs[:at], o.attrs[at+1:]...)
	case a == nil:
	case found:
		o.attrs[at].Value = a
	default:
		o.attrs = append(o.attrs, NamedAttr{})
		copy(o.attrs[at+1:], o.attrs[at:])
		o.attrs[at] = NamedAttr{name, a}
	}
}

// Prop is the i-th inherent attribute of the definition, or nil.
func (o *Op) Prop(i int) Attribute {
	if o.props == nil {
		return nil
	}
	return o.props[i]
}

// SetProp sets the i-th inherent attribute.
func (o *Op) SetProp(i int, a Attribute) {
	if o.parent != nil {
		o.parent.symbols = nil
	}
	o.setProp(i, a)
}

func (o *Op) setProp(i int, a Attribute) {
	if o.props == nil {
		if a == nil {
			return
		}
		o.props = make([]Attribute, len(o.def.Attrs))
	}
	o.props[i] = a
}

// DiscardableAttrs are the attributes that the definition does not know, sorted by name.
func (o *Op) DiscardableAttrs() []NamedAttr { return o.attrs }

// StringAttr is the value of a string attribute, or "".
func (o *Op) StringAttr(name string) string {
	if s, ok := o.Attr(name).(*StringAttr); ok {
		return s.Value
	}
	return ""
}

// IntAttr is the value of an integer attribute, or 0.
func (o *Op) IntAttr(name string) int64 {
	if s, ok := o.Attr(name).(*IntegerAttr); ok {
		return s.Value
	}
	return 0
}

// BoolAttr reports whether an attribute is true or unit.
func (o *Op) BoolAttr(name string) bool {
	switch a := o.Attr(name).(type) {
	case *UnitAttr:
		return true
	case *IntegerAttr:
		return a.Value != 0
	}
	return false
}

// Remove takes o out of its block, keeping it whole.
func (o *Op) Remove() {
	b := o.parent
	if b == nil {
		return
	}
	b.symbols = nil
	if o.prev != nil {
		o.prev.next = o.next
	} else {
		b.first = o.next
	}
	if o.next != nil {
		o.next.prev = o.prev
	} else {
		b.last = o.prev
	}
	o.parent, o.prev, o.next = nil, nil, nil
}

// Erase removes o from its block and drops its uses and those of everything inside it.
// Its results must not be used any more.
func (o *Op) Erase() {
	o.Remove()
	o.dropUses()
}

func (o *Op) dropUses() {
	for _, u := range o.operands {
		u.Set(nil)
	}
	for _, r := range o.regions {
		for _, b := range r.blocks {
			for in := b.first; in != nil; in = in.next {
				in.dropUses()
			}
		}
	}
}

// MoveBefore moves o before p, which is in a block.
func (o *Op) MoveBefore(p *Op) {
	o.Remove()
	p.parent.insert(o, p)
}

// MoveToEnd moves o to the end of a block.
func (o *Op) MoveToEnd(b *Block) {
	o.Remove()
	b.insert(o, nil)
}

// Before reports whether o precedes p; both are in the same block.
func (o *Op) Before(p *Op) bool {
	b := o.parent
	if !b.ordered {
		n := int32(0)
		for x := b.first; x != nil; x = x.next {
			x.order = n
			n++
		}
		b.ordered = true
	}
	return o.order < p.order
}

// IsAncestorOf reports whether p is o or is inside one of its regions.
func (o *Op) IsAncestorOf(p *Op) bool {
	for ; p != nil; p = p.ParentOp() {
		if p == o {
			return true
		}
	}
	return false
}

// IsTerminator reports whether the definition has the Terminator trait.
func (o *Op) IsTerminator() bool { return o.def.Traits&Terminator != 0 }

// Mapping remembers what Clone replaced.
type Mapping struct {
	Values map[*Value]*Value
	Blocks map[*Block]*Block
}

// NewMapping is an empty mapping.
func NewMapping() *Mapping {
	return &Mapping{map[*Value]*Value{}, map[*Block]*Block{}}
}

// Lookup is what v was replaced by, or v.
func (m *Mapping) Lookup(v *Value) *Value {
	if w, ok := m.Values[v]; ok {
		return w
	}
	return v
}

// Clone copies o and everything inside; operands go through m, which learns the new values.
func (o *Op) Clone(m *Mapping) *Op {
	vals := make([]*Value, len(o.operands))
	for i, u := range o.operands {
		vals[i] = m.Lookup(u.value)
	}
	types := make([]Type, len(o.results))
	for i, r := range o.results {
		types[i] = r.typ
	}
	n := newOp(o.def, o.Loc, types, len(o.regions))
	n.props = slices.Clone(o.props)
	n.attrs = append([]NamedAttr(nil), o.attrs...)
	n.setSegments(slices.Clone(o.Segments()), slices.Clone(o.ResultSegments()))
	n.setOperands(vals)
	for i, r := range o.results {
		m.Values[r] = n.results[i]
	}
	for i, r := range o.regions {
		r.CloneInto(n.regions[i], m)
	}
	if succs := slices.Clone(o.Successors()); len(succs) > 0 {
		for i, s := range succs {
			if t, ok := m.Blocks[s]; ok {
				succs[i] = t
			}
		}
		n.setSuccessors(succs)
	}
	return n
}

func newOp(def *OpDef, loc Location, types []Type, regions int) *Op {
	if loc == nil {
		loc = Unknown
	}
	var o *Op
	if len(types) == 1 { // most have one result: one piece of memory for all of it
		one := &struct {
			op     Op
			value  Value
			result [1]*Value
		}{value: Value{typ: types[0]}}
		o, one.value.op, one.result[0] = &one.op, &one.op, &one.value
		o.results = one.result[:]
	} else {
		o = &Op{}
	}
	o.def, o.Loc = def, loc
	if len(types) > 1 {
		store := make([]Value, len(types))
		o.results = make([]*Value, len(types))
		for i, t := range types {
			store[i] = Value{typ: t, op: o, index: int32(i)}
			o.results[i] = &store[i]
		}
	}
	switch regions {
	case 0:
	case 1:
		one := &struct {
			region Region
			list   [1]*Region
		}{region: Region{parent: o}}
		one.list[0] = &one.region
		o.regions = one.list[:]
	default:
		o.regions = make([]*Region, regions)
		for i := range o.regions {
			o.regions[i] = &Region{parent: o}
		}
	}
	return o
}

// AddRegion appends a region (operations with a variable number of regions).
func (o *Op) AddRegion() *Region {
	r := &Region{parent: o}
	o.regions = append(o.regions, r)
	return r
}
