package omp

import (
	"slices"

	"accc/ir"
)

// inline is the ir.RegionBranch of constructs whose region runs where they are.
type inline struct{}

// EntryRegions implements ir.RegionBranch.
func (inline) EntryRegions(*ir.Op) (regions []int, parent bool) { return []int{0}, false }

// AfterRegion implements ir.RegionBranch.
func (inline) AfterRegion(*ir.Op, int) (regions []int, parent bool) { return nil, true }

// FlagsOf returns the flags of map.info: MapTo and others.
func FlagsOf(info *ir.Op) int64 {
	flags, _ := MapFlagsEnum.Of(info.Attr("map_type"))
	return flags
}

// IsByCopy reports whether the region that map.info is for has a copy of a scalar, with its value, so that no memory is mapped.
func IsByCopy(info *ir.Op) bool {
	how, ok := VarCaptureEnum.Of(info.Attr("map_capture_type"))
	return ok && VarCaptureEnum.Keyword(how) == "ByCopy"
}

// IsData reports whether map.info is for what a descriptor describes, which belongs to the map of the descriptor.
func IsData(info *ir.Op) bool {
	return info.StringAttr("name") == "" && slices.ContainsFunc(info.Result(0).Users(), func(u *ir.Op) bool { return u.Is(MapInfo) })
}

// DataOf returns the map of what a descriptor describes that info maps; nil for variables without one.
func DataOf(info *ir.Op) *ir.Op {
	if list := info.GetAny("members"); len(list) == 1 && IsData(list[0].Op()) {
		return list[0].Op()
	}
	return nil
}

// PredefinedMapper ends the symbols of the mappers that map allocatable components, which no directive declares (OpenMP 5.2 §5.8.2).
const PredefinedMapper = "_omp_predefined_mapper"
