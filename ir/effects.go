package ir

import "slices"

// MemoryEffects says what an operation does to memory when its definition's Effects
// cannot, because it depends on the operation.
type MemoryEffects interface {
	// Effects returns the effects; ok is false when they are unknown.
	Effects(o *Op) (effects []Effect, ok bool)
}

// SuccessorOperands are the values a branch passes to its i-th successor; nil when the
// terminator passes none.
func SuccessorOperands(o *Op, i int) []*Value {
	b, ok := As[BranchLike](o)
	if !ok {
		return nil
	}
	lo, hi := b.SuccessorOperands(o, i)
	return o.Operands()[lo:hi]
}

// EffectsOf lists what o, with everything inside it, may do to memory. ok is false when that is unknown.
func EffectsOf(o *Op) (effects []Effect, ok bool) {
	d := o.def
	switch {
	case d.Has(Pure):
		return nil, true
	case d.Has(RecursiveEffects):
		effects = append(effects, d.Effects...)
		for _, r := range o.regions {
			for _, b := range r.blocks {
				for in := b.first; in != nil; in = in.next {
					e, ok := EffectsOf(in)
					if !ok {
						return nil, false
					}
					effects = append(effects, e...)
				}
			}
		}
		return effects, true
	}
	if m, ok := As[MemoryEffects](o); ok {
		return m.Effects(o)
	}
	if d.Effects != nil {
		return d.Effects, true
	}
	return nil, false
}

// NoEffects is the value of Spec.Effects for an operation that has none but may not be executed
// where it would not have been (a division).
var NoEffects = []Effect{}

// IsPure reports whether o has no effects at all: it may be erased when unused and merged with its equals.
func IsPure(o *Op) bool {
	e, ok := EffectsOf(o)
	return ok && len(e) == 0
}

// IsSpeculatable reports whether o may be executed where the program would not have executed it.
func IsSpeculatable(o *Op) bool {
	if o.def.Has(Pure) || o.def.Has(Speculatable) {
		return true
	}
	if s, ok := As[ConditionallySpeculatable](o); ok {
		return s.Speculatable(o)
	}
	if !o.def.Has(RecursiveEffects) {
		return false
	}
	for _, r := range o.regions {
		for _, b := range r.blocks {
			for in := b.first; in != nil; in = in.next {
				if !in.IsTerminator() && (!IsSpeculatable(in) || !IsPure(in)) {
					return false
				}
			}
		}
	}
	return true
}

// ConditionallySpeculatable is an operation that may be executed early depending on its
// operands: a division by a constant that is not zero.
type ConditionallySpeculatable interface{ Speculatable(o *Op) bool }

// OwnEffects lists what o may do to memory, what is inside it aside. ok is false when that is unknown.
func OwnEffects(o *Op) (effects []Effect, ok bool) {
	d := o.def
	switch {
	case d.Has(Pure):
		return nil, true
	case d.Has(RecursiveEffects):
		return d.Effects, true
	}
	if m, ok := As[MemoryEffects](o); ok {
		return m.Effects(o)
	}
	return d.Effects, d.Effects != nil
}

// IsDead reports whether o can be erased: its results are unused, and IsRemovable.
func IsDead(o *Op) bool {
	for _, r := range o.results {
		if r.uses != nil {
			return false
		}
	}
	return IsRemovable(o)
}

// IsRemovable reports whether o could be erased if its results were unused: it is neither a terminator nor a symbol, and
// all that it and what is inside it do is read, or allocate what its results are. The loops that a LoopContainer holds
// are not.
func IsRemovable(o *Op) bool {
	return !o.IsTerminator() && !o.def.Has(SymbolOp) && onlyReads(o) && !isHeldLoop(o)
}

// onlyReads reports whether o, with what is inside it, does nothing that is seen when its results are unused.
func onlyReads(o *Op) bool {
	effects, ok := OwnEffects(o)
	if !ok || !o.def.Registered() {
		return false
	}
	for _, e := range effects {
		if e.Kind != ReadEffect && !allocates(o, effects, e.On) {
			return false
		}
	}
	if !o.def.Has(RecursiveEffects) {
		return true
	}
	for _, r := range o.regions {
		for _, b := range r.blocks {
			for in := b.first; in != nil; in = in.next {
				if !onlyReads(in) {
					return false
				}
			}
		}
	}
	return true
}

// allocates reports whether on is a result of o that effects say is allocated.
func allocates(o *Op, effects []Effect, on string) bool {
	if on == "" || !slices.ContainsFunc(o.def.Results, func(r ResultSpec) bool { return r.Name == on }) {
		return false
	}
	return slices.ContainsFunc(effects, func(e Effect) bool { return e.Kind == AllocEffect && e.On == on })
}

// isHeldLoop reports whether o is a loop that the operation around it needs.
func isHeldLoop(o *Op) bool {
	if _, ok := As[LoopLike](o); !ok {
		return false
	}
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if c, ok := As[LoopContainer](p); ok && c.HoldsLoops(p) {
			return true
		}
		if _, ok := As[LoopLike](p); !ok {
			return false
		}
	}
	return false
}

// FreeAttr is the attribute of constants whose values are those of one build: macros decide them, and another build may define these otherwise.
// Analyses take such a constant for a symbol, which has the attribute's text as its name: constants of one name are equal.
const FreeAttr = "accc.free"

// FreeName is the name of a constant whose value is that of one build alone, "" for other values.
func FreeName(v *Value) string {
	if v.op == nil || !v.op.def.Has(ConstantLike) {
		return ""
	}
	return v.op.StringAttr(FreeAttr)
}

// ConstantValue is the attribute of a constant operation's result, or nil. It is nil for a constant that has a value in one build alone.
func ConstantValue(v *Value) Attribute {
	if v.op == nil || !v.op.def.Has(ConstantLike) || FreeName(v) != "" {
		return nil
	}
	if v.op.def.Fold != nil {
		if out := v.op.def.Fold(v.op, nil); len(out) == 1 {
			if a, ok := out[0].(Attribute); ok {
				return a
			}
		}
		return nil
	}
	return v.op.Attr("value")
}

// ConstantInt is the value of an integer constant that fits into 64 bits.
func ConstantInt(v *Value) (n int64, ok bool) {
	a, ok := ConstantValue(v).(*IntegerAttr)
	if !ok || a.Big != nil {
		return 0, false
	}
	return a.Value, true
}

// BranchMutator is a BranchLike whose successor operands can be replaced.
type BranchMutator interface {
	BranchLike
	// SetSuccessorOperands replaces the operands passed to the i-th successor.
	SetSuccessorOperands(o *Op, i int, vals []*Value)
}

// SetSuccessorOperands replaces the operands a branch passes to its i-th successor. The branch
// must implement BranchMutator.
func SetSuccessorOperands(o *Op, i int, vals []*Value) {
	m, ok := As[BranchMutator](o)
	if !ok {
		panic("ir: " + o.Name() + " cannot change its successor operands")
	}
	m.SetSuccessorOperands(o, i, vals)
}

// IsPlainBranch reports whether o does nothing but go to its only successor.
func IsPlainBranch(o *Op) bool {
	_, ok := As[BranchLike](o)
	if !ok || len(o.Successors()) != 1 || len(o.results) > 0 {
		return false
	}
	lo, hi := func() (int, int) { b, _ := As[BranchLike](o); return b.SuccessorOperands(o, 0) }()
	return hi-lo == len(o.operands) && o.def.Has(Pure)
}
