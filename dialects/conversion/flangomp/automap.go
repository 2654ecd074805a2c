package flangomp

import (
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/pass"
)

// Automap is the pass that keeps automapped variables on the device while they are allocated.
var Automap = Passes.Define(pass.Pass{
	Name: "omp-automap-to-target-data",
	Doc:  "Map allocatables that are declared target with the automap modifier where they are allocated, and unmap them where they are deallocated (OpenMP 6.0 §7.9.7).",
	Run: func(module *ir.Op, _ pass.Values) error {
		automapped := map[string]bool{}
		for _, o := range top(module) {
			if marks := marksOf(o); o.Is(fir.Global) && marks != nil && marks.automap {
				automapped[o.StringAttr("sym_name")] = true
			}
		}
		ir.Walk(module, func(o *ir.Op) bool {
			if o.Is(fir.AddressOf) {
				if name := o.Attr("symbol").(*ir.SymbolRefAttr).Root; automapped[name] {
					automap(o.Result(0), name)
				}
			}
			return true
		})
		return nil
	},
})

// automap follows the address of an allocatable's descriptor, through declarations, to what allocates and deallocates it.
func automap(addr *ir.Value, name string) {
	for _, o := range addr.Users() {
		switch {
		case ir.Declared(o) == addr:
			for _, r := range o.Results() {
				automap(r, name)
			}
		case o.Is(fir.Store) && o.Get("memref") == addr && allocated(o.Get("value")):
			transfer(ir.After(o), omp.TargetEnterData, addr, name, omp.MapTo)
		case o.Is(fir.Load):
			for _, u := range o.Result(0).Users() {
				if u.Is(fir.BoxAddr) && freed(u.Result(0)) {
					transfer(ir.Before(u), omp.TargetExitData, addr, name, omp.MapDelete)
				}
			}
		}
	}
}

// allocated reports whether a descriptor is that of memory that is allocated here.
func allocated(v *ir.Value) bool {
	embox := v.Op()
	return embox.Is(fir.Embox) && embox.Get("memref").Op().Is(fir.AllocMem)
}

// freed reports whether memory is given back.
func freed(v *ir.Value) bool {
	for _, u := range v.Users() {
		if u.Is(fir.FreeMem) {
			return true
		}
	}
	return false
}

// transfer maps or unmaps an allocatable by its descriptor.
func transfer(b *ir.Builder, def *ir.OpDef, addr *ir.Value, name string, flags int64) {
	ref, ok := addr.Type().(*fir.RefType)
	if !ok {
		return
	}
	box, ok := ref.Elem.(*fir.BoxType)
	if !ok {
		return
	}
	var bounds []*ir.Value
	if array := dynamicArray(box); array != nil {
		bounds = boundsOf(b, addr, array)
	}
	m := mapInfo(b, addr, box, flags, "ByCopy", bounds)
	m.SetAttr("name", ir.String(name))
	groups := make([][]*ir.Value, len(def.Operands))
	for i, g := range def.Operands {
		if g.Name == "map_vars" {
			groups[i] = []*ir.Value{m.Result(0)}
		}
	}
	b.Op(def, ir.With{Groups: groups})
}
