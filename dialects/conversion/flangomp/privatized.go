package flangomp

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/pass"
)

// PrivatizedMaps is the pass that maps the originals of private variables.
var PrivatizedMaps = Passes.Define(pass.Pass{
	Name:   "omp-maps-for-privatized-symbols",
	Doc:    "Map the variables of private and firstprivate clauses of target constructs, where the private copy is made from the original on the device.",
	Anchor: "func.func",
	Run: func(f *ir.Op, _ pass.Values) error {
		ir.Walk(f, func(o *ir.Op) bool {
			if o.Is(omp.Target) && o.Attr("private_maps") == nil {
				mapPrivatized(o)
			}
			return true
		})
		return nil
	},
})

// mapPrivatized adds the map entries that the recipes of a construct need.
func mapPrivatized(target *ir.Op) {
	vars := target.GetAll("private_vars")
	syms, _ := target.Attr("private_syms").(*ir.ArrayAttr)
	if syms == nil || len(syms.Elems) != len(vars) {
		return
	}
	maps := target.GetAll("map_vars")
	first := len(maps)
	indices := make([]int64, len(vars))
	for i, v := range vars {
		indices[i] = -1
		recipe := ir.LookupSymbolRef(target, syms.Elems[i].(*ir.SymbolRefAttr))
		if !recipe.Is(omp.Private) || !needsOriginal(recipe) {
			continue
		}
		indices[i] = int64(len(maps))
		maps = append(maps, mapOf(ir.Before(target), recipe, v))
	}
	if len(maps) == first {
		return
	}
	at := omp.EntryEnd(target, omp.MapEntry)
	setGroup(target, "map_vars", maps)
	target.SetAttr("private_maps", ir.DenseArray(ir.I64(), indices))
	for i, m := range maps[first:] {
		target.Region(0).Entry().InsertArg(at+i, m.Type(), m.Loc())
	}
}

// needsOriginal reports whether a recipe reads the original: to copy its value, or to know its bounds.
func needsOriginal(recipe *ir.Op) bool {
	if kind, _ := omp.DataSharingEnum.Of(recipe.Attr("data_sharing_type")); omp.DataSharingEnum.Cases[kind] == "firstprivate" {
		return true
	}
	entry := recipe.Region(0).Entry()
	return entry != nil && len(entry.Args()) > 0 && entry.Arg(0).HasUses()
}

// mapOf maps a variable: small scalars by value, what has a descriptor with the bounds that it says.
func mapOf(b *ir.Builder, recipe *ir.Op, v *ir.Value) *ir.Value {
	b.Loc = v.Loc()
	t := recipe.Attr("type").(*ir.TypeAttr).Type
	flags, capture := int64(omp.MapTo|omp.MapFrom), "ByRef"
	var bounds []*ir.Value
	if box, ok := t.(*fir.BoxType); ok {
		if array := dynamicArray(box); array != nil {
			bounds = boundsOf(b, v, array)
		}
	} else if size, ok := scalarSize(t); ok {
		flags = omp.MapTo
		if size <= pointerSize {
			capture = "ByCopy"
		}
	}
	return mapInfo(b, v, t, flags, capture, bounds).Result(0)
}

// mapInfo maps a variable of type t.
func mapInfo(b *ir.Builder, v *ir.Value, t ir.Type, flags int64, capture string, bounds []*ir.Value) *ir.Op {
	kind, _ := omp.VarCaptureEnum.Value(capture)
	return b.Op(omp.MapInfo, ir.With{Groups: [][]*ir.Value{{v}, nil, nil, bounds}, Types: []ir.Type{v.Type()}, Attrs: []ir.NamedAttr{
		{Name: "var_type", Value: ir.TypeValue(t)}, {Name: "map_type", Value: omp.MapFlagsEnum.Attr(flags)},
		{Name: "map_capture_type", Value: omp.VarCaptureEnum.Attr(kind)}}})
}

// pointerSize is the number of bytes that are passed by value.
const pointerSize = 8

// scalarSize is the number of bytes of a number, logical or character variable; not of others.
func scalarSize(t ir.Type) (int64, bool) {
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType, *ir.ComplexType, *fir.CharType:
	case *fir.NumberType:
		if t.Mnemonic() != "logical" && t.Mnemonic() != "unsigned" && t.Mnemonic() != "int" {
			return 0, false
		}
	default:
		return 0, false
	}
	m := fir.Memory(t)
	if m == nil {
		return 0, false
	}
	return llvm.SizeOf(m)
}

// dynamicArray is the array of a descriptor if some of its extents are not constant.
func dynamicArray(box *fir.BoxType) *fir.ArrayType {
	t := box.Elem
	if r, ok := t.(*fir.RefType); ok {
		t = r.Elem
	}
	a, ok := t.(*fir.ArrayType)
	if !ok || a.AnyRank {
		return nil
	}
	for _, n := range a.Shape {
		if n == ir.Dynamic {
			return a
		}
	}
	return nil
}

// boundsOf describes the dimensions of an array by the descriptor in a variable.
func boundsOf(b *ir.Builder, v *ir.Value, array *fir.ArrayType) (bounds []*ir.Value) {
	index := ir.Index()
	constant := func(n int64) *ir.Value {
		return b.Op(arith.Constant, ir.With{Types: []ir.Type{index}, Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Integer(index, n)}}}).Result(0)
	}
	binary := func(name string, x, y *ir.Value) *ir.Value {
		return b.Op(arith.Dialect.Lookup(name), ir.With{Operands: []*ir.Value{x, y}, Types: []ir.Type{index}}).Result(0)
	}
	box := v
	if r, ok := v.Type().(*fir.RefType); ok {
		box = b.Op(fir.Load, ir.With{Operands: []*ir.Value{v}, Types: []ir.Type{r.Elem}}).Result(0)
	}
	dims := func(n int) *ir.Op {
		return b.Op(fir.BoxDims, ir.With{Operands: []*ir.Value{box, constant(int64(n))}, Types: []ir.Type{index, index, index}})
	}
	addr := box.Type().(*fir.BoxType).Elem
	if _, ok := addr.(*fir.RefType); !ok {
		addr = fir.Ref(addr)
	}
	b.Op(fir.BoxAddr, ir.With{Operands: []*ir.Value{box}, Types: []ir.Type{addr}})
	var starts []*ir.Value
	for i := range array.Shape {
		starts = append(starts, dims(i).Result(0))
	}
	one := constant(1)
	var stride *ir.Value
	for i := range array.Shape {
		d := dims(i)
		lower, extent := constant(0), d.Result(1)
		if stride == nil {
			stride = d.Result(2)
		}
		upper := binary("subi", extent, one)
		bounds = append(bounds, b.Op(omp.MapBoundsOp, ir.With{Groups: [][]*ir.Value{{lower}, {upper}, {extent}, {stride}, {starts[i]}},
			Attrs: []ir.NamedAttr{{Name: "stride_in_bytes", Value: ir.Bool(true)}}}).Result(0))
		stride = binary("muli", stride, extent)
	}
	return bounds
}
