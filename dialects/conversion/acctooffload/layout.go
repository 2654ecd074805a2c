package acctooffload

import (
	"errors"

	"accc/dialects/acc"
	"accc/dialects/conversion/build"
	"accc/dialects/conversion/section"
	"accc/ir"
)

// section finds the section of a data entry operation: of its type when it has no bounds.
func (l *lowering) section(e build.Emit, o *ir.Op) (section.Section, error) {
	if len(o.GetAll("bounds")) == 0 && o.Is(acc.Nocreate) && o.BoolAttr("implicit") {
		return section.Section{Size: e.I64(0)}, nil // only a question about the address
	}
	bounds, err := boundsOf(e, o)
	if err != nil {
		return section.Section{}, err
	}
	s, err := section.Of(e, acc.VarType(o), bounds)
	switch {
	case errors.Is(err, section.ErrPointers):
		return s, o.ErrorCode(codeUnsupported, "not yet handled: %v", err)
	case err != nil:
		return s, o.Errorf("%v", err)
	}
	return s, nil
}

// boundsOf are the bounds of a data operation, innermost first.
func boundsOf(e build.Emit, o *ir.Op) (list []section.Bound, err error) {
	for _, b := range o.GetAll("bounds") {
		def := b.Op()
		if def == nil || !def.Is(acc.Bounds) {
			return nil, o.ErrorCode(codeUnsupported, "not yet handled: bounds that are not given by acc.bounds in the same function")
		}
		x := section.Bound{Lower: def.Get("lowerbound"), Count: def.Get("extent"), Extent: def.Get("extent"), Stride: def.Get("stride"),
			InBytes: def.BoolAttr("strideInBytes")}
		if x.Count == nil {
			upper := def.Get("upperbound")
			if upper == nil {
				return nil, o.ErrorCode(codeUnsupported, "not yet handled: bounds without extent and upper bound")
			}
			lower := e.I64(0)
			if x.Lower != nil {
				lower = e.Cast(x.Lower, ir.I64())
			}
			x.Count = e.Add(e.Sub(e.Cast(upper, ir.I64()), lower), e.I64(1))
		}
		list = append(list, x)
	}
	return list, nil
}
