package omp

import (
	"fmt"

	"accc/ir"
)

// mapped calls f for the omp.map.info operations of a group; other operands are an error.
func mapped(o *ir.Op, group string, f func(info *ir.Op, flags int64) error) error {
	for i, v := range o.GetAll(group) {
		if v.Op() == nil || v.Op().Name() != "omp.map.info" {
			return fmt.Errorf("%s operand #%d must be the result of omp.map.info", group, i)
		}
		flags := FlagsOf(v.Op())
		if f != nil {
			if err := f(v.Op(), flags); err != nil {
				return err
			}
		}
	}
	return nil
}

func verifyTarget(o *ir.Op) error {
	if err := verifyDepend(o); err != nil {
		return err
	}
	if err := mapped(o, "has_device_addr_vars", nil); err != nil {
		return err
	}
	err := mapped(o, "map_vars", func(_ *ir.Op, flags int64) error {
		if flags&MapDelete != 0 {
			return fmt.Errorf("map type delete does not apply to omp.target")
		}
		return nil
	})
	if err != nil {
		return err
	}
	return verifyClauses(o)
}

func verifyTargetRegion(o *ir.Op) error {
	count := 0
	for _, b := range o.Region(0).Blocks() {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Is(Teams) {
				count++
			}
		}
	}
	if count > 1 {
		return fmt.Errorf("several omp.teams are directly inside omp.target")
	}
	return verifyHostEval(o)
}

// verifyHostEval: what the host computed is used only for the shape of the teams, the threads and the loops.
func verifyHostEval(o *ir.Op) error {
	for _, a := range EntryArgs(o) {
		if a.Clause != HostEval {
			continue
		}
		for u := a.Inner.FirstUse(); u != nil; u = u.Next() {
			switch u.Owner().Name() {
			case "omp.teams", "omp.parallel", "omp.loop_nest":
			default:
				return fmt.Errorf("a host_eval argument is used by %s", u.Owner().Name())
			}
		}
	}
	return nil
}

func verifyTargetData(o *ir.Op) error {
	if len(o.GetAll("map_vars")) == 0 && len(o.GetAll("use_device_ptr_vars")) == 0 && len(o.GetAll("use_device_addr_vars")) == 0 {
		return fmt.Errorf("a map, use_device_ptr or use_device_addr operand is needed")
	}
	for _, g := range []string{"use_device_ptr_vars", "use_device_addr_vars"} {
		if err := mapped(o, g, nil); err != nil {
			return err
		}
	}
	return mapped(o, "map_vars", func(_ *ir.Op, flags int64) error {
		if flags&MapDelete != 0 {
			return fmt.Errorf("map type delete does not apply to omp.target_data")
		}
		return nil
	})
}

func verifyTargetEnter(o *ir.Op) error {
	if err := verifyDepend(o); err != nil {
		return err
	}
	return mapped(o, "map_vars", func(_ *ir.Op, flags int64) error {
		if flags&(MapFrom|MapDelete) != 0 {
			return fmt.Errorf("map types from, tofrom and delete do not apply to omp.target_enter_data")
		}
		return nil
	})
}

func verifyTargetExit(o *ir.Op) error {
	if err := verifyDepend(o); err != nil {
		return err
	}
	return mapped(o, "map_vars", func(_ *ir.Op, flags int64) error {
		if flags&MapTo != 0 {
			return fmt.Errorf("map types to and tofrom do not apply to omp.target_exit_data")
		}
		return nil
	})
}

func verifyTargetUpdate(o *ir.Op) error {
	if err := verifyDepend(o); err != nil {
		return err
	}
	direction := map[*ir.Value]bool{} // to the device
	return mapped(o, "map_vars", func(info *ir.Op, flags int64) error {
		to, from := flags&MapTo != 0, flags&MapFrom != 0
		if flags&(MapAlways|MapClose|MapDelete|MapImplicit) != 0 {
			return fmt.Errorf("map modifiers other than present do not apply to omp.target_update")
		}
		if to == from {
			return fmt.Errorf("one of the map types to and from is needed for omp.target_update")
		}
		v := info.Operand(0)
		if before, ok := direction[v]; ok && before != to {
			return fmt.Errorf("a variable of omp.target_update is both updated to and from the device")
		}
		direction[v] = to
		return nil
	})
}

func verifyMapInfo(o *ir.Op) error {
	if ref, ok := o.Attr("mapper_id").(*ir.SymbolRefAttr); ok {
		if m := ir.LookupSymbol(o, ref.Root); m == nil || !m.Is(DeclareMapper) {
			return fmt.Errorf("@%s must be an omp.declare_mapper", ref.Root)
		}
	}
	for _, v := range o.GetAll("members") {
		if d := v.Op(); d == nil || d.Name() != "omp.map.info" {
			return fmt.Errorf("the members must be results of omp.map.info")
		}
	}
	// mlir-opt prints what it does not read when this is not so.
	return sameLength("members", "members", len(o.GetAll("members")), "index lists", len(attrElems(o, "members_index")))
}

func verifyMapBounds(o *ir.Op) error {
	if o.Get("extent") == nil && o.Get("upper_bound") == nil {
		return fmt.Errorf("an extent or an upper bound is needed")
	}
	return nil
}

// verifyMapper checks a mapper and its end.
func verifyMapper(o *ir.Op) error {
	if o.NumRegions() == 0 {
		return mapped(o, "map_vars", nil)
	}
	b := o.Region(0).Entry()
	if b == nil || b.Last() == nil || b.Last().Name() != "omp.declare_mapper.info" {
		return fmt.Errorf("the body must end with omp.declare_mapper.info")
	}
	return nil
}
