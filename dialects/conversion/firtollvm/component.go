package firtollvm

import (
	"slices"
	"strings"

	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/ir"
)

// predefinedMappers gives maps of derived types with allocatable components the predefined mapper of the type, which maps the components
// too (OpenMP 5.2 §5.8.2, §5.8.8). Pointer components are not followed.
func (c *converter) predefinedMappers() {
	var infos []*ir.Op
	declared := map[string]string{} // the default mappers of the program, by type
	ir.Walk(c.module, func(o *ir.Op) bool {
		switch {
		case o.Is(omp.DeclareMapper):
			if name := o.StringAttr("sym_name"); strings.HasSuffix(name, "omp_default_mapper") {
				declared[ir.TypeString(o.Attr("type").(*ir.TypeAttr).Type)] = name
			}
		case o.Is(omp.MapInfo):
			infos = append(infos, o)
		}
		return true
	})
	p := &predefined{converter: c, made: declared}
	for _, o := range infos {
		r := recordIn(o)
		if r == nil || o.Attr("mapper_id") != nil || o.BoolAttr("partial_map") || !transfers(o) || !fir.OwnsMemory(r) {
			continue
		}
		// A mapper maps its own variable as it says.
		if m := o.ParentOp(); m.Is(omp.DeclareMapper) && m.Attr("type").(*ir.TypeAttr).Type == ir.Type(r) {
			continue
		}
		o.SetAttr("mapper_id", ir.Symbol(p.mapper(r, o.Loc)))
	}
}

// recordIn returns the derived type of what is mapped, or of its elements.
func recordIn(info *ir.Op) *fir.RecordType {
	t, ok := info.Attr("var_type").(*ir.TypeAttr)
	if !ok {
		return nil
	}
	r, _ := elementIn(t.Type).(*fir.RecordType)
	return r
}

func elementIn(t ir.Type) ir.Type {
	if a, ok := t.(*fir.ArrayType); ok {
		return a.Elem
	}
	return t
}

// transfers reports whether a construct maps what an operation is about: clauses that ask for an address alone do not.
func transfers(info *ir.Op) bool {
	return slices.ContainsFunc(info.Result(0).Users(), func(u *ir.Op) bool {
		return u.Is(omp.MapInfo) || slices.Contains(u.GetAny("map_vars"), info.Result(0)) || u.Is(omp.DeclareMapperInfo)
	})
}

// predefined makes the mappers of a module.
type predefined struct {
	*converter
	made map[string]string // the symbols of mappers, by type
}

// mapper returns the symbol of the default mapper of a type.
func (p *predefined) mapper(r *fir.RecordType, loc ir.Location) string {
	key := ir.TypeString(r)
	if name := p.made[key]; name != "" {
		return name
	}
	name := r.Name + omp.PredefinedMapper
	p.made[key] = name
	memory := fir.Memory(r)
	if memory == nil {
		p.errs = append(p.errs, p.module.ErrorCode(codeUnsupported, "not yet handled: mapping variables of the type %s", ir.TypeString(r)))
		return name
	}
	d := ir.NewDraft(omp.DeclareMapper)
	d.Set("sym_name", ir.String(name))
	d.Set("type", ir.TypeValue(memory))
	entry := d.Insert(ir.At(p.module.Region(0).Entry()), loc).Region(0).AddBlock(build.Ptr())
	e := build.End(entry, loc)
	address := entry.Arg(0)

	var members []*ir.Op
	for i, f := range r.Fields() {
		offset, _, ok := fir.Member(r, int64(i))
		inner, _ := elementIn(f.Type).(*fir.RecordType)
		box, _ := f.Type.(*fir.BoxType)
		switch {
		case !ok:
		case box != nil && fir.AttrOf(box) == fir.AttrAllocatable:
			members = append(members, p.component(e, f, box, e.Offset(address, e.I64(offset)))...)
		case inner != nil && fir.OwnsMemory(inner):
			o := p.info(e, f.Name, e.Offset(address, e.I64(offset)), fir.Memory(f.Type), omp.MapTo|omp.MapFrom|omp.MapImplicit)
			o.SetAttr("mapper_id", ir.Symbol(p.mapper(inner, loc)))
			members = append(members, o)
		}
	}

	// The whole variable, and then what belongs to it.
	whole := p.info(e, "", address, memory, omp.MapTo|omp.MapFrom)
	values, index := []*ir.Value{}, []ir.Attribute{}
	for n, m := range members {
		values = append(values, m.Result(0))
		way := []ir.Attribute{ir.Integer(ir.I64(), int64(n))}
		if m.Get("var_ptr_ptr") != nil {
			way = append(way, ir.Integer(ir.I64(), 0))
		}
		index = append(index, ir.ArrayOf(way...))
	}
	whole.SetAll("members", values)
	whole.SetAttr("members_index", ir.ArrayOf(index...))
	end := ir.NewDraft(omp.DeclareMapperInfo)
	end.Add("map_vars", append([]*ir.Value{whole.Result(0)}, values...)...)
	end.Insert(e.Builder, loc)
	return name
}

// info makes the map operation of a part.
func (p *predefined) info(e build.Emit, name string, address *ir.Value, t ir.Type, flags int64) *ir.Op {
	d := ir.NewDraft(omp.MapInfo)
	d.Types = []ir.Type{build.Ptr()}
	d.Add("var_ptr", address)
	d.Set("var_type", ir.TypeValue(t))
	d.Set("map_type", omp.MapFlagsEnum.Attr(flags))
	ref, _ := omp.VarCaptureEnum.Value("ByRef")
	d.Set("map_capture_type", omp.VarCaptureEnum.Attr(ref))
	if name != "" {
		name = "%" + name
	}
	d.Set("name", ir.String(name))
	return d.Insert(e.Builder, e.Loc)
}

// component maps an allocatable component, whose descriptor is at an address: the descriptor as it is on the host, and the memory that it
// describes. Nothing is mapped for a component that is not allocated.
func (p *predefined) component(e build.Emit, f fir.Field, box *fir.BoxType, at *ir.Value) []*ir.Op {
	word := func(offset int64) *ir.Value { return e.Load(ir.I64(), e.Offset(at, e.I64(offset))) }
	count := e.I64(1)
	shape, _ := fir.ShapeOf(box.Elem)
	for i := range shape {
		count = e.Mul(count, word(int64(fir.DescriptorHeader+i*fir.DescriptorDim+8)))
	}
	elem := fir.ElementOf(box.Elem)
	r, _ := elem.(*fir.RecordType)
	memory := fir.Memory(elem)
	if r == nil || box.Mnemonic() == "class" || memory == nil {
		count, memory, r = e.Mul(count, word(fir.DescriptorElem)), ir.I8(), nil
	}
	count = e.Choose(e.Cmp(arith.EQ, word(fir.DescriptorBase), e.I64(0)), e.I64(0), count)

	b := ir.NewDraft(omp.MapBoundsOp)
	b.Add("lower_bound", e.I64(0))
	b.Add("upper_bound", e.Sub(count, e.I64(1)))
	b.Add("extent", count)
	b.Add("stride", e.I64(1))
	b.Add("start_idx", e.I64(0))
	bounds := b.Insert(e.Builder, e.Loc).Result(0)

	data := p.info(e, f.Name, at, memory, omp.MapTo|omp.MapFrom|omp.MapImplicit)
	data.SetAll("var_ptr_ptr", []*ir.Value{at})
	data.SetAll("bounds", []*ir.Value{bounds})
	if r != nil && fir.OwnsMemory(r) {
		data.SetAttr("mapper_id", ir.Symbol(p.mapper(r, e.Loc)))
	}
	described := p.info(e, f.Name, at, fir.Descriptor(box), omp.MapTo|omp.MapAlways|omp.MapImplicit)
	described.SetAttr(accc.DescriptorBytes.Name, ir.Integer(ir.I64(), fir.DescriptorSize(box)-fir.DescriptorElem))
	return []*ir.Op{described, data}
}
