package ir

// Interfaces that join dialects: a definition lists values that implement them
// (Spec.Interfaces) and As finds them, so that no dialect needs to know another.

// LoopLike is the interface of operations that run a region repeatedly.
type LoopLike interface {
	// LoopRegions are the regions that run once for each iteration.
	LoopRegions(o *Op) []*Region
}

// A Counter is a variable of a loop that goes from Lower to Upper by Step; Upper is a value of it only if Inclusive.
type Counter struct {
	Var, Lower, Upper, Step *Value
	Inclusive               bool
}

// CountingLoop is the interface of loops whose iterations are counted before the first one runs.
type CountingLoop interface {
	// Counters are the variables, outermost first, which are arguments of the region; nil if the loop does not count.
	Counters(o *Op) []Counter
}

// CountersOf are the counters of a loop; nil for other operations.
func CountersOf(o *Op) []Counter {
	if l, ok := As[CountingLoop](o); ok {
		return l.Counters(o)
	}
	return nil
}

// LoopContainer is the interface of operations whose region must hold loops of other dialects:
// those are not simplified away.
type LoopContainer interface {
	// HoldsLoops reports whether o is such a container.
	HoldsLoops(o *Op) bool
}

// RegionBranch is the interface of operations with regions among which control flows.
type RegionBranch interface {
	// EntryRegions are the numbers of the regions that may run first; parent tells
	// whether none may run at all.
	EntryRegions(o *Op) (regions []int, parent bool)
	// AfterRegion are the numbers of the regions that may run after region i;
	// parent reports whether control may leave the operation.
	AfterRegion(o *Op, i int) (regions []int, parent bool)
}

// RegionPasses is the interface of a RegionBranch that knows which values it passes to its regions, and they to its results.
type RegionPasses interface {
	// Passed returns the values that are passed from before o, or from the end of one of its regions, to the region with
	// the number to, or past o (-1), and the arguments or results that they become. end is the terminator of the region;
	// nil: before o.
	Passed(o, end *Op, to int) (vals, become []*Value)
}

// Passed implements RegionPasses: what the region ends with are the results.
func (RunsOnce) Passed(o, end *Op, to int) (vals, become []*Value) {
	if end == nil || to >= 0 || len(end.operands) != len(o.results) {
		return nil, nil
	}
	return end.Operands(), o.results
}

// RunsOnce is the RegionBranch of operations that run one of their regions, once; RunsAgain of those that run their only
// region any number of times.
type (
	RunsOnce  struct{}
	RunsAgain struct{}
)

// EntryRegions implements RegionBranch.
func (RunsOnce) EntryRegions(o *Op) (regions []int, parent bool) {
	for i := range o.regions {
		regions = append(regions, i)
	}
	return regions, false
}

// AfterRegion implements RegionBranch.
func (RunsOnce) AfterRegion(*Op, int) (regions []int, parent bool) { return nil, true }

// EntryRegions implements RegionBranch.
func (RunsAgain) EntryRegions(*Op) (regions []int, parent bool) { return []int{0}, true }

// AfterRegion implements RegionBranch.
func (RunsAgain) AfterRegion(*Op, int) (regions []int, parent bool) { return []int{0}, true }

// LoopRegions implements LoopLike.
func (RunsAgain) LoopRegions(o *Op) []*Region { return o.regions[:1] }

// FunctionLike is the interface of operations that define a function.
type FunctionLike interface {
	// FunctionType is the signature.
	FunctionType(o *Op) (inputs, results []Type)
	// Body is the region that holds the code; it is empty for declarations.
	Body(o *Op) *Region
}

// CallLike is the interface of operations that call a function.
type CallLike interface {
	// Callee is the symbol that is called, or nil when it is a value.
	Callee(o *Op) *SymbolRefAttr
	// Arguments are the operands that are passed.
	Arguments(o *Op) []*Value
}

// BranchLike is the interface of terminators that pass operands to their successors' arguments.
type BranchLike interface {
	// SuccessorOperands is the half-open range of operand numbers passed to successor i.
	SuccessorOperands(o *Op, i int) (lo, hi int)
}

// Branch is a BranchLike: operand group First+i goes to successor i; with Cases, group
// First goes to successor 0 and the next group, split as that attribute says, to the others.
type Branch struct {
	First int
	Cases string
}

// SuccessorOperands implements BranchLike.
func (b Branch) SuccessorOperands(o *Op, i int) (lo, hi int) {
	if b.Cases == "" || i == 0 {
		return o.GroupRange(b.First + i)
	}
	lo, _ = o.GroupRange(b.First + 1)
	segs, ok := o.Attr(b.Cases).(*DenseArrayAttr)
	if !ok || i > len(segs.Values) {
		return lo, lo
	}
	for _, n := range segs.Values[:i-1] {
		lo += int(n)
	}
	return lo, lo + int(segs.Values[i-1])
}

// PointsTo is the interface of operations whose result is an address and that know the type at that address.
type PointsTo interface {
	// Pointee is the type of what the only result points to, nil when it is not known.
	Pointee(o *Op) Type
}

// Pointee is the type of what v points to, from its type or from the operation that defines it; nil when neither knows
// it.
func Pointee(v *Value) Type {
	if p, ok := v.typ.(PointerLike); ok {
		if t := p.PointerElem(); t != nil {
			return t
		}
	}
	if v.op == nil {
		return nil
	}
	if p, ok := As[PointsTo](v.op); ok {
		return p.Pointee(v.op)
	}
	return nil
}

// Declares is the interface of operations that declare memory to be a variable of the program. Their results denote
// the variable: its address or descriptor.
type Declares interface {
	// DeclaredMemory is the memory.
	DeclaredMemory(o *Op) *Value
	// ReadOnly reports whether the declaration forbids that the variable changes by it: intent(in).
	ReadOnly(o *Op) bool
}

// Declared is the memory that o declares to be a variable, nil when o is not a declaration. o may be nil.
func Declared(o *Op) *Value {
	if o == nil {
		return nil
	}
	if d, ok := As[Declares](o); ok {
		return d.DeclaredMemory(o)
	}
	return nil
}

// OnlyReads reports whether the procedure that a call calls is known to leave what argument i points to as it is, because it declares
// the argument to be read only.
func OnlyReads(call *Op, i int) bool {
	c, ok := As[CallLike](call)
	if !ok || c.Callee(call) == nil {
		return false
	}
	f := LookupSymbolRef(call, c.Callee(call))
	if f == nil || f.NumRegions() == 0 || f.Region(0).Empty() || i >= len(f.Region(0).Entry().Args()) {
		return false
	}
	for _, u := range f.Region(0).Entry().Arg(i).Users() {
		if d, ok := As[Declares](u); ok && d.ReadOnly(u) {
			return true
		}
	}
	return false
}
