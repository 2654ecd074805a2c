package firtollvm

import (
	"accc/dialects/accc"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/ir"
)

// clauseTypes gives the types that operations of OpenMP name (of private copies, of what is mapped, of what is updated
// atomically) as those of memory. The size of an array whose extents are not constant is in its bounds, so the type is
// that of one element.
func (c *converter) clauseTypes() {
	c.predefinedMappers()
	ir.Walk(c.module, func(o *ir.Op) bool {
		if o.Def().Dialect != omp.Dialect {
			return true
		}
		if t, ok := o.Attr("var_type").(*ir.TypeAttr); ok && o.Is(omp.MapInfo) {
			if b, ok := t.Type.(*fir.BoxType); ok {
				if size, ok := llvm.SizeOf(fir.Memory(b)); ok {
					o.SetAttr(accc.DescriptorBytes.Name, ir.Integer(ir.I64(), size-fir.DescriptorElem))
				}
			}
		}
		mapCharacter(o)
		for i := range o.Def().Attrs {
			switch a := o.Prop(i).(type) {
			case *ir.TypeAttr:
				o.SetProp(i, c.clauseType(o, a))
			case *ir.ArrayAttr:
				types := make([]ir.Attribute, len(a.Elems))
				for j, e := range a.Elems {
					types[j] = e
					if t, ok := e.(*ir.TypeAttr); ok {
						types[j] = c.clauseType(o, t)
					}
				}
				o.SetProp(i, ir.ArrayOf(types...))
			}
		}
		return true
	})
}

// mapCharacter gives a character that no clause names the map type tofrom: it is no scalar variable (OpenMP 5.2 §1.2.6,
// §5.8.1). The value alone, which flang maps, is for scalars.
func mapCharacter(o *ir.Op) {
	t, ok := o.Attr("var_type").(*ir.TypeAttr)
	if !ok || !o.Is(omp.MapInfo) {
		return
	}
	if _, char := t.Type.(*fir.CharType); !char || omp.FlagsOf(o) != omp.MapImplicit || !omp.IsByCopy(o) {
		return
	}
	ref, _ := omp.VarCaptureEnum.Value("ByRef")
	o.SetAttr("map_capture_type", omp.VarCaptureEnum.Attr(ref))
	o.SetAttr("map_type", omp.MapFlagsEnum.Attr(omp.MapImplicit|omp.MapTo|omp.MapFrom))
}

func (c *converter) clauseType(o *ir.Op, a *ir.TypeAttr) ir.Attribute {
	t := a.Type
	if t == nil || !inFortran(t) {
		return a
	}
	for {
		if m := fir.Memory(t); m != nil {
			return ir.TypeValue(m)
		}
		switch x := t.(type) {
		case *fir.ArrayType:
			t = x.Elem
		case *fir.CharType:
			return ir.TypeValue(ir.Int(int(x.Kind) * 8))
		default:
			c.errs = append(c.errs, o.ErrorCode(codeUnsupported, "not yet handled: the type %s", ir.TypeString(a.Type)))
			return a
		}
	}
}

// inFortran reports whether a type is one that the conversion replaces.
func inFortran(t ir.Type) bool {
	switch t.(type) {
	case fir.Type, *ir.IndexType, *ir.ComplexType, *ir.TupleType:
		return true
	}
	return false
}
