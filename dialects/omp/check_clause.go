package omp

import "accc/ir"

// exclusiveClauses reports clauses that cannot be together, or beside others with such values.
func exclusiveClauses(o *ir.Op) (found []*ir.Error) {
	report := func(format string, args ...any) { found = append(found, o.Errorf(format, args...)) }
	switch {
	case o.Is(Single):
		if len(o.GetAll("copyprivate_vars")) > 0 && o.Attr("nowait") != nil {
			report("copyprivate excludes nowait")
		}
	case o.Is(Task):
		if o.Get("event_handle") != nil && o.Attr("mergeable") != nil {
			report("detach excludes mergeable")
		}
	case o.Is(Wsloop):
		ordered, ok := o.Attr("ordered").(*ir.IntegerAttr)
		if !ok {
			break
		}
		if mod, has := ScheduleModEnum.Of(o.Attr("schedule_mod")); has && ScheduleModEnum.Text(mod) == "nonmonotonic" {
			report("a loop with an ordered clause is nonmonotonic")
		}
		if o.Attr("order") != nil {
			report("a loop with an ordered clause has an order clause, too")
		}
		if nest := WrappedLoop(o); nest != nil && ordered.Value > 0 && ordered.Value < nest.IntAttr("collapse_num_loops") {
			report("ordered(%d) is less than collapse(%d)", ordered.Value, nest.IntAttr("collapse_num_loops"))
		}
	}
	return found
}

// mappedTwice reports a whole variable that two map entries of a construct say different things about.
func mappedTwice(o *ir.Op) (found []*ir.Error) {
	type entry struct {
		flags int64
		typ   ir.Attribute
	}
	seen := map[*ir.Value]entry{}
	for _, v := range o.GetAny("map_vars") {
		m := v.Op()
		if m == nil || !m.Is(MapInfo) || len(m.GetAll("bounds")) > 0 || m.Get("var_ptr_ptr") != nil || len(m.GetAll("members")) > 0 {
			continue
		}
		flags := FlagsOf(m)
		if flags&MapImplicit != 0 {
			continue
		}
		e := entry{flags, m.Attr("var_type")}
		if before, ok := seen[m.Operand(0)]; ok && before.typ == e.typ && before.flags != e.flags {
			found = append(found, o.Errorf("a variable is mapped as %s and as %s", MapFlagsEnum.Text(before.flags), MapFlagsEnum.Text(flags)).Also(m.Loc, "mapped here"))
			continue
		}
		seen[m.Operand(0)] = e
	}
	return found
}

// atomicScalar reports an atomic operation on a type that is not a scalar.
func atomicScalar(o *ir.Op) []*ir.Error {
	a, ok := ir.As[*Atomic](o)
	if !ok {
		return nil
	}
	var t ir.Type
	switch a.Kind {
	case AtomicReads:
		if e, ok := o.Attr("element_type").(*ir.TypeAttr); ok {
			t = e.Type
		}
	case AtomicWrites:
		t = o.Get("expr").Type()
	case AtomicUpdates:
		t = o.Region(0).Entry().Arg(0).Type()
	}
	switch t := t.(type) {
	case *ir.VectorType, *ir.TupleType, *ir.FunctionType, *ir.NoneType:
	case *ir.IntegerType:
		if t.Width <= 128 {
			return nil
		}
	default:
		return nil
	}
	return []*ir.Error{o.Errorf("is about a value of type %s", ir.TypeString(t))}
}

// scanOfReduction: the body of a loop with an inscan reduction has a scan.
func scanOfReduction(o *ir.Op) []*ir.Error {
	if !o.Is(Wsloop) && !o.Is(Simd) {
		return nil
	}
	mod, ok := ReductionModEnum.Of(o.Attr("reduction_mod"))
	if !ok || ReductionModEnum.Cases[mod] != "inscan" {
		return nil
	}
	scans := 0
	ir.Walk(o, func(in *ir.Op) bool {
		if in.Is(Scan) {
			scans++
		}
		return true
	})
	if scans == 1 {
		return nil
	}
	return []*ir.Error{o.Errorf("an inscan reduction needs one omp.scan in the loop, which has %d", scans)}
}
