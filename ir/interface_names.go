package ir

import "slices"

// interfaceNames are the interfaces by which passes ask operations, as MLIR calls them where it has them.
var interfaceNames = []struct {
	name string
	has  func(any) bool
}{
	{"LoopLikeOpInterface", has[LoopLike]}, {"CountingLoop", has[CountingLoop]}, {"LoopContainer", has[LoopContainer]},
	{"RegionBranchOpInterface", has[RegionBranch]}, {"FunctionOpInterface", has[FunctionLike]}, {"CallOpInterface", has[CallLike]},
	{"BranchOpInterface", has[BranchLike]}, {"MemoryEffectOpInterface", has[MemoryEffects]},
	{"ConditionallySpeculatable", has[ConditionallySpeculatable]}, {"PromotableAllocationOpInterface", has[SlotAllocation]},
	{"PromotableMemOpInterface", has[SlotAccess]},
	{"DestructurableAllocationOpInterface", has[SlotParts]}, {"DestructurableAccessorOpInterface", has[PartAccess]},
	{"PointsTo", has[PointsTo]}, {"Declares", has[Declares]}, {"Derives", has[Derives]},
	{"Accesses", has[Accesses]}, {"Identifies", has[Identifies]}, {"IntegerCast", has[IntegerCast]},
}

func has[I any](x any) bool { _, ok := x.(I); return ok }

// NamedInterface is the interface of values that stand for interfaces of a dialect's own.
type NamedInterface interface {
	// InterfaceNames are what MLIR calls the interfaces.
	InterfaceNames() []string
}

// InterfaceNames lists the interfaces of a definition: those that its traits and effects imply, then those that its values implement.
func InterfaceNames(d *OpDef) (names []string) {
	add := func(list ...string) {
		for _, n := range list {
			if !slices.Contains(names, n) {
				names = append(names, n)
			}
		}
	}
	if d.Has(SymbolOp) {
		add("SymbolOpInterface")
	}
	if d.Has(ReturnLike) {
		add("RegionBranchTerminatorOpInterface")
	}
	if d.Has(Pure) || d.Effects != nil {
		add("MemoryEffectOpInterface")
	}
	for _, x := range d.Interfaces {
		for _, n := range interfaceNames {
			if n.has(x) {
				add(n.name)
			}
		}
		if n, ok := x.(NamedInterface); ok {
			add(n.InterfaceNames()...)
		}
	}
	return names
}
