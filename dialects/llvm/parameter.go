package llvm

import (
	"errors"

	"accc/ir"
	"accc/ir/constraint"
)

// A parameter is what an attribute of an argument or a result must be, and what has it.
type parameter struct {
	value ir.AttrConstraint
	// on is the set of types in LLVM that have it; Match nil: all. Other types are not known yet what they become.
	on ir.Constraint
	// arguments: results do not have it.
	arguments bool
}

// parameters are the attributes of arguments and results that LLVM knows; others are not looked at.
var parameters = func() map[string]parameter {
	integer := constraint.Is[*ir.IntegerAttr]("integer")
	pointers := constraint.Type("pointer", IsPtr)
	integers := constraint.Type("integer", func(t ir.Type) bool { return ir.IsInteger(t, 0) })
	anyAttr := constraint.AnyAttr
	m := map[string]parameter{}
	for _, l := range []struct {
		parameter
		names []string
	}{
		{parameter{constraint.UnitAttr, pointers, false}, []string{"noalias", "nonnull"}},
		{parameter{constraint.UnitAttr, pointers, true}, []string{"nest", "nocapture", "nofree", "readnone", "readonly", "writeonly"}},
		{parameter{integer, pointers, false}, []string{"align", "dereferenceable", "dereferenceable_or_null"}},
		{parameter{constraint.TypeAttr, pointers, false}, []string{"elementtype"}},
		{parameter{constraint.TypeAttr, pointers, true}, []string{"byref", "byval", "inalloca", "preallocated", "sret"}},
		{parameter{constraint.UnitAttr, integers, false}, []string{"signext", "zeroext"}},
		{parameter{constraint.UnitAttr, ir.Constraint{}, false}, []string{"inreg", "noundef"}},
		{parameter{constraint.UnitAttr, ir.Constraint{}, true}, []string{"returned"}},
		{parameter{integer, ir.Constraint{}, true}, []string{"alignstack"}},
		{parameter{anyAttr, ir.Constraint{}, true}, []string{"allocalign", "allocptr"}},
	} {
		for _, n := range l.names {
			m["llvm."+n] = l.parameter
		}
	}
	return m
}()

func init() { Dialect.VerifySignatureAttr = verifyParameter }

// verifyParameter holds an attribute of an argument or a result to the table.
func verifyParameter(a ir.NamedAttr, t ir.Type, result bool) error {
	p, ok := parameters[a.Name]
	switch {
	case !ok:
		return nil
	case result && p.arguments:
		return errors.New("is for arguments only")
	case !p.value.Match(a.Value):
		return errors.New("must be of kind " + p.value.Name)
	case p.on.Match != nil && Compatible(t) && !p.on.Match(t):
		return errors.New("is for types of kind " + p.on.Name + ", found " + ir.TypeString(t))
	}
	return nil
}
