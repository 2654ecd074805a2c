package ir

import (
	"errors"
	"slices"
	"strings"

	"accc/frontend/diag"
)

// Verify checks o and everything inside: the structure that the definitions
// ask for, their own checks, symbols, terminators, and that values are used
// only where their definition reaches. It reports the first mistake of each
// operation that is isolated from above, at the location of the operation that
// is wrong, and tells whether there was none.
func Verify(ctx *Context, o *Op, r diag.Reporter) bool {
	indexSymbols(o)
	v := &verifier{ctx: ctx}
	errs := v.isolated(o)
	for _, e := range errs {
		r.Report(ctx.Diagnose(e.op, e.err))
	}
	return len(errs) == 0
}

// verifyError is a mistake and the operation it is about.
type verifyError struct {
	op  *Op
	err error
}

type verifier struct {
	ctx *Context
	dom *Dominance
	// naming are the operations met that name symbols; the symbol table around checks them.
	naming []*Op
}

// isolated checks an operation whose inside uses nothing of its outside (or the root).
func (v *verifier) isolated(o *Op) []verifyError {
	var deferred []*Op
	if e := v.op(o, &deferred, true); e != nil {
		return []verifyError{*e}
	}
	errs := v.each(deferred)
	if len(errs) > 0 {
		return errs
	}
	if e := v.leave(o, v.naming); e != nil {
		return []verifyError{*e}
	}
	if o.def.Has(SymbolTable) {
		v.naming = nil
		if o.def.VerifySymbols != nil { // the symbols that the table itself names are those around it
			v.naming = []*Op{o}
		}
	}
	if len(o.regions) > 0 {
		d := &verifier{ctx: v.ctx, dom: NewDominance()}
		if e := d.values(o); e != nil {
			return []verifyError{*e}
		}
	}
	return nil
}

func failure(o *Op, err error) *verifyError {
	var e *Error
	if errors.As(err, &e) && e.Op != nil {
		o = e.Op
	}
	return &verifyError{o, err}
}

// op checks an operation and, in their order, the operations inside that are
// not isolated; isolated ones are appended to deferred. The root's own leave is
// left to the caller.
func (v *verifier) op(o *Op, deferred *[]*Op, root bool) *verifyError {
	if err := v.enter(o); err != nil {
		return failure(o, err)
	}
	if o.def.VerifySymbols != nil && !(root && o.def.Has(SymbolTable)) {
		v.naming = append(v.naming, o)
	}
	inside := len(v.naming)
	for _, r := range o.regions {
		for _, b := range r.blocks {
			if e := v.block(b, deferred); e != nil {
				return e
			}
		}
	}
	if root {
		return nil
	}
	if !o.def.Has(SymbolTable) {
		return v.leave(o, nil)
	}
	v.naming = v.naming[:inside]
	return v.leave(o, operationsNaming(o))
}

func (v *verifier) block(b *Block, deferred *[]*Op) *verifyError {
	if b.first == nil {
		if needsTerminator(b) {
			o := b.ParentOp()
			return failure(o, o.ErrorCode(CodeRegion, "has an empty block; expected at least a terminator"))
		}
		return nil
	}
	for o := b.first; o != nil; o = o.next {
		if len(o.Successors()) > 0 && o != b.last {
			return failure(o, o.ErrorCode(CodeRegion, "branches to blocks, so it must be the last operation of its block"))
		}
	}
	for o := b.first; o != nil; o = o.next {
		if len(o.regions) > 0 && o.def.Has(IsolatedFromAbove) {
			*deferred = append(*deferred, o)
			continue
		}
		if e := v.op(o, deferred, false); e != nil {
			return e
		}
	}
	for _, s := range b.last.Successors() {
		if s.region != b.region {
			return failure(b.last, b.last.ErrorCode(CodeRegion, "branches to a block of another region"))
		}
	}
	if needsTerminator(b) && b.last.def.Registered() && !b.last.IsTerminator() {
		return failure(b.last, b.last.ErrorCode(CodeRegion, "ends its block, but is no terminator"))
	}
	return nil
}

// needsTerminator reports whether the block must end with a terminator.
func needsTerminator(b *Block) bool {
	if b.region == nil {
		return false
	}
	if len(b.region.blocks) > 1 {
		return true
	}
	o := b.region.parent
	return o != nil && o.def.Registered() && !o.def.Has(NoTerminator)
}

// enter checks what does not depend on the inside of the regions.
func (v *verifier) enter(o *Op) error {
	d := o.def
	for i, u := range o.operands {
		if u.value == nil {
			return o.ErrorCode(CodeOperand, "has no value for operand #%d", i)
		}
	}
	for _, a := range o.attrs {
		dot := strings.IndexByte(a.Name, '.')
		if dot < 0 {
			continue
		}
		if dialect := v.ctx.dialects[a.Name[:dot]]; dialect != nil && dialect.VerifyAttr != nil {
			if err := dialect.VerifyAttr(o, a); err != nil {
				return err
			}
		}
	}
	if d.Registered() {
		if err := verifyDefinition(o); err != nil {
			return err
		}
		if d.Verify != nil {
			if err := d.Verify(o); err != nil {
				return err
			}
		}
		if f, ok := As[FunctionLike](o); ok {
			inputs, results := f.FunctionType(o)
			if err := v.verifySignature(o, inputs, results); err != nil {
				return err
			}
		}
	}
	return verifyEntryBlocks(o)
}

// verifyEntryBlocks: nothing branches to the first block of a region.
func verifyEntryBlocks(o *Op) error {
	for i, r := range o.regions {
		if len(r.blocks) == 0 {
			continue
		}
		if o.def.Registered() && o.def.Has(GraphRegion) && len(r.blocks) > 1 {
			return o.ErrorCode(CodeRegion, "expected region #%d to have at most one block", i)
		}
		if len(r.blocks) == 1 && (r.blocks[0].last == nil || len(r.blocks[0].last.Successors()) == 0) {
			continue
		}
		entry := r.blocks[0]
		for _, b := range r.blocks {
			for in := b.first; in != nil; in = in.next {
				for _, s := range in.Successors() {
					if s == entry {
						return o.ErrorCode(CodeRegion, "has a branch to the entry block of its region")
					}
				}
			}
		}
	}
	return nil
}

// leave checks what depends on the inside having been checked. naming are the operations inside of a symbol table that name symbols.
func (v *verifier) leave(o *Op, naming []*Op) *verifyError {
	d := o.def
	if !d.Registered() {
		dialect, name, _ := strings.Cut(d.FullName, ".")
		known := v.ctx.dialects[dialect]
		if known != nil && !known.Open && !(v.ctx.AllowUnregistered && slices.Contains(known.Missing, name)) {
			return failure(o, v.ctx.suggest(o.ErrorCode(CodeUnknown, "is not an operation of dialect %q", dialect), d.FullName))
		}
		if known == nil && !v.ctx.AllowUnregistered {
			return failure(o, o.ErrorCode(CodeUnknown, "belongs to the unregistered dialect %q", dialect).
				Note("operations of unregistered dialects are accepted with --allow-unregistered-dialect"))
		}
		return nil
	}
	if d.Has(SymbolTable) {
		if err := verifySymbolTable(o); err != nil {
			return failure(o, err)
		}
		if e := verifySymbolUses(o, naming); e != nil {
			return e
		}
	}
	if d.Has(ImplicitTerminator) {
		for i, r := range o.regions {
			for _, b := range r.blocks {
				if b.last != nil && b.last.def.FullName != d.Terminator && d.Terminator != "" {
					return failure(o, o.ErrorCode(CodeRegion, "expected region #%d to end with '%s', found '%s'", i, d.Terminator, b.last.Name()))
				}
			}
		}
	}
	if d.VerifyRegions != nil {
		if err := d.VerifyRegions(o); err != nil {
			if d.Has(IsolatedFromAbove) {
				if e := outsideUse(o); e != nil {
					return e // isolated operations are verified first
				}
			}
			return failure(o, err)
		}
	}
	return nil
}

// outsideUse finds a use inside of a region of o of a value from outside of that region.
func outsideUse(o *Op) (found *verifyError) {
	for _, r := range o.regions {
		for _, b := range r.blocks {
			for first := b.first; first != nil; first = first.next {
				Walk(first, func(in *Op) bool {
					for i, u := range in.operands {
						if found == nil && !inRegion(u.value, r) {
							found = failure(in, in.ErrorCode(CodeDominance, "uses operand #%d from outside of '%s', which is isolated from above", i, o.Name()))
						}
					}
					return found == nil
				})
			}
		}
	}
	return found
}

// inRegion reports whether a value is defined in a region or inside of it.
func inRegion(x *Value, r *Region) bool {
	for b := x.ParentBlock(); b != nil && b.region != nil; {
		if b.region == r {
			return true
		}
		if b.region.parent == nil {
			return false
		}
		b = b.region.parent.parent
	}
	return false
}

// values checks that every use inside o is reached by the definition. The
// insides of isolated operations have been checked by themselves.
func (v *verifier) values(root *Op) *verifyError {
	for _, r := range root.regions {
		if e := v.regionValues(r); e != nil {
			return e
		}
	}
	return nil
}

func (v *verifier) regionValues(r *Region) *verifyError {
	graph := r.parent.def.Registered() && r.parent.def.Has(GraphRegion)
	for _, b := range r.blocks {
		reachable := len(r.blocks) == 1 || v.dom.Reachable(b)
		for o := b.first; o != nil; o = o.next {
			if reachable {
				for i, u := range o.operands {
					if err := v.use(u.value, o, i, graph); err != nil {
						return failure(o, err)
					}
				}
			}
			if len(o.regions) == 0 || o.def.Has(IsolatedFromAbove) {
				continue
			}
			for _, in := range o.regions {
				if e := v.regionValues(in); e != nil {
					return e
				}
			}
		}
	}
	return nil
}

// use checks that value x reaches operand i of o.
func (v *verifier) use(x *Value, o *Op, i int, graph bool) error {
	def := x.ParentBlock()
	if def == o.parent {
		if x.op == nil || graph || x.op.Before(o) && x.op != o {
			return nil
		}
		return o.ErrorCode(CodeDominance, "uses operand #%d before its definition", i).Also(x.Loc(), "defined here")
	}
	// Walk outwards to the region of the definition.
	if def == nil || def.region == nil {
		return o.ErrorCode(CodeDominance, "uses operand #%d, whose definition is not in the module", i)
	}
	at := o
	for at.parent == nil || at.parent.region != def.region {
		outer := at.ParentOp()
		switch {
		case outer == nil:
			return o.ErrorCode(CodeDominance, "uses operand #%d, whose definition does not reach here", i).Also(x.Loc(), "defined here")
		case outer.def.Has(IsolatedFromAbove):
			return o.ErrorCode(CodeDominance, "uses operand #%d from outside of '%s', which is isolated from above", i, outer.Name()).
				Also(x.Loc(), "defined here")
		}
		at = outer
	}
	if graph && at == o || at.ParentOp() != nil && at.ParentOp().def.Has(GraphRegion) {
		return nil
	}
	ok := false
	switch {
	case x.op == at:
	case def == at.parent:
		ok = x.op == nil || x.op.Before(at)
	default:
		ok = v.dom.BlockDominates(def, at.parent)
	}
	if !ok {
		return o.ErrorCode(CodeDominance, "uses operand #%d, whose definition does not reach here", i).Also(x.Loc(), "defined here")
	}
	return nil
}
