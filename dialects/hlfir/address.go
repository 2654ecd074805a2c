package hlfir

import (
	"accc/dialects/fir"
	"accc/ir"
)

// What analyses of memory ask: parts of variables, and assignments.

// part is the ir.Derives of designate and parent_comp.
type part struct{}

// Derivation implements ir.Derives. Components, sections, substrings and parts of complex numbers are somewhere in the variable.
func (part) Derivation(o *ir.Op) (d ir.Derivation, ok bool) {
	if !isVariable(o.Result(0).Type()) {
		return d, false
	}
	d = ir.Derivation{From: o.Operand(0), Vague: true}
	if !o.Is(Designate) || o.Attr("component") != nil || o.Attr("complex_part") != nil || len(o.GetAll("substring")) > 0 || isDescriptorAddress(o.Operand(0).Type()) {
		return d, true
	}
	if triplets, ok := o.Attr("is_triplet").(*ir.DenseArrayAttr); ok {
		for _, t := range triplets.Values {
			if t != 0 {
				return d, true
			}
		}
	}
	// Indices count from the lower bounds of the variable, which its declaration has.
	declared := o.Operand(0).Op()
	if declared == nil || !declared.Is(Declare) || o.Operand(0) != declared.Result(0) {
		return d, true
	}
	return fir.Element(o.Operand(0), declared.Get("shape"), o.GetAll("indices")), true
}

// Accesses implements ir.Accesses: of a scalar all is known, of other entities which memory is read and written. Objects of derived types may have
// assignments and components of their own.
func (assignEffects) Accesses(o *ir.Op) (list []ir.Access, ok bool) {
	rhs, lhs := o.Operand(0), o.Operand(1)
	if _, derived := Element(lhs.Type()).(*fir.RecordType); derived || isDescriptorAddress(lhs.Type()) || isDescriptorAddress(rhs.Type()) || o.Attr("realloc") != nil {
		return nil, false
	}
	write := ir.Access{Addr: lhs, Write: true}
	if size, scalar := fir.SizeOf(lhs.Type()); scalar && !isVariable(rhs.Type()) {
		write.Value, write.Size = rhs, ir.IntExpr(size)
		return []ir.Access{write}, rhs.Type() == fir.Pointee(lhs.Type())
	}
	if isVariable(rhs.Type()) {
		list = append(list, ir.Access{Addr: rhs})
	}
	return append(list, write), false
}
