package omptooffload

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/fir"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// What the clauses of OpenMP do with data. The lowering inserts the operations of these actions; analyses ask for the actions themselves.

// enterOf returns what a construct does at its beginning with memory that is mapped with the flags of omp.map.info.
func enterOf(construct, info *ir.Op, flags int64) offload.Action {
	kind := offload.EntryFind
	switch {
	case flags&omp.MapTo != 0:
		kind = offload.EntryCopyIn
	case flags&(omp.MapFrom|omp.MapStorage) != 0:
		kind = offload.EntryCreate
	case flags&omp.MapPresent != 0:
		kind = offload.EntryPresent
	}
	return actionOf(construct, info, flags, offload.Enter, kind, "map")
}

// exitOf returns what it does at its end.
func exitOf(construct, info *ir.Op, flags int64) offload.Action {
	kind := offload.ExitRelease
	if flags&omp.MapFrom != 0 {
		kind = offload.ExitCopyOut
	}
	x := actionOf(construct, info, flags, offload.Exit, kind, "map")
	if flags&omp.MapDelete != 0 {
		x.Flags |= offload.FlagFinalize
	}
	return x
}

// updatesOf returns what target update does: nothing with the memory around parts.
func updatesOf(construct, info *ir.Op, flags int64) (list []offload.Action) {
	if flags&(omp.MapStorage|omp.MapImplicit) != 0 {
		return nil
	}
	if flags&omp.MapTo != 0 {
		list = append(list, actionOf(construct, info, flags, offload.Update, offload.ToDevice, "to"))
	}
	if flags&omp.MapFrom != 0 {
		list = append(list, actionOf(construct, info, flags, offload.Update, offload.ToHost, "from"))
	}
	return list
}

// addressOf returns what use_device_ptr and use_device_addr do.
func addressOf(construct, info *ir.Op) offload.Action {
	x := actionOf(construct, info, 0, offload.Address, 0, "use_device")
	x.Flags |= offload.FlagIfPresent
	return x
}

// actionOf returns an action of a construct.
func actionOf(construct, info *ir.Op, flags int64, def *ir.OpDef, how int64, clause string) offload.Action {
	x := offload.Action{Def: def, How: how, Directive: directive(construct), Clause: clause, By: construct, Of: info, Entry: info, Flags: offload.FlagTogether}
	set := func(on bool, bit int64) {
		if on {
			x.Flags |= bit
		}
	}
	said := words(info)
	set((construct.Is(omp.TargetEnterData) || construct.Is(omp.TargetExitData)) && info.Get("bounds") != nil, offload.FlagDynamic)
	set(flags&omp.MapImplicit != 0, offload.FlagImplicit)
	set(flags&omp.MapAlways != 0, offload.FlagAlways)
	set(flags&omp.MapPresent != 0, offload.FlagNeeded)
	set(slices.Contains(said, "common"), offload.FlagParts)
	set(slices.Contains(said, "self"), offload.FlagSelf)
	set(slices.Contains(ancestors(construct), "ancestor"), offload.FlagParent)
	return x
}

// Actions returns what a construct does with its data: for each map what it does at the beginning, then at the end.
func Actions(construct *ir.Op) (list []offload.Action) {
	if construct.Def().Dialect != omp.Dialect {
		return nil
	}
	for _, v := range construct.GetAny("map_vars") {
		info := v.Op()
		describes := info != nil && (omp.DataOf(info) != nil || isDescriptor(info)) // which target regions map by themselves
		if info != nil && info.Is(omp.MapInfo) && (construct.Is(omp.Target) || !describes) {
			list = append(list, actionsOf(construct, info)...)
		}
	}
	if construct.Is(omp.TargetData) {
		for _, a := range omp.EntryArgs(construct) {
			if info := a.Outer.Op(); info != nil && (a.Clause == omp.UseDeviceAddr || a.Clause == omp.UseDevicePtr) {
				list = append(list, addressOf(construct, info))
			}
		}
	}
	return list
}

// ActionsOf returns what is done with what a clause maps, nil if no construct maps it. With a descriptor it is what that describes.
func ActionsOf(info *ir.Op) []offload.Action {
	if data := omp.DataOf(info); data != nil {
		info = data
	}
	for _, u := range info.Result(0).Users() {
		if slices.Contains(u.GetAny("map_vars"), info.Result(0)) {
			return actionsOf(u, info)
		}
	}
	return nil
}

// actionsOf returns what a construct does with what one operation maps: nothing with a scalar of which its region has a copy.
func actionsOf(construct, info *ir.Op) (list []offload.Action) {
	flags := omp.FlagsOf(info)
	switch construct.Def() {
	case omp.Target, omp.TargetData:
		if construct.Is(omp.Target) && omp.IsByCopy(info) {
			return nil
		}
		list = []offload.Action{enterOf(construct, info, flags), exitOf(construct, info, flags)}
	case omp.TargetEnterData:
		list = []offload.Action{enterOf(construct, info, flags)}
	case omp.TargetExitData:
		list = []offload.Action{exitOf(construct, info, flags)}
	case omp.TargetUpdate:
		list = updatesOf(construct, info, flags)
	}
	later := construct.Attr("nowait") != nil || len(construct.GetAny("depend_vars"))+len(construct.GetAny("depend_iterated")) > 0
	for i := range list {
		x := &list[i]
		x.Condition, x.Queued = construct.Get("if_expr"), later
		x.Conditional = x.Condition != nil
		x.Partial = info.Attr("mapper_id") != nil || info.Attr(accc.MapperName.Name) != nil || info.BoolAttr("partial_map") || ownsMemory(info)
		for _, u := range info.Result(0).Users() {
			if u.Is(omp.MapInfo) && omp.IsData(info) {
				x.Entry = u
			}
		}
	}
	return list
}

// ownsMemory reports whether what belongs to allocatable components is mapped with a variable, which the action says nothing of.
func ownsMemory(info *ir.Op) bool {
	t, ok := info.Attr("var_type").(*ir.TypeAttr)
	return ok && fir.OwnsMemory(t.Type)
}
