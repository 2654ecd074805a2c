package acc

import "accc/ir"

// What other packages ask of an operation without knowing its kind, through ir.As:
//
//	if e, ok := ir.As[*acc.DataEntry](op); ok { ... }

// DataEntry is the interface of operations whose operand is a host variable and whose result is the device's.
type DataEntry struct{ entry }

// Mirror implements ir.Mirrors.
func (*DataEntry) Mirror(o *ir.Op) (of *ir.Value, how ir.Mirror) {
	switch {
	case o.Is(Private):
		how = ir.PrivateCopy
	case o.Is(Reduction):
		how = ir.CombinedCopy
	case o.Is(Firstprivate):
		how = ir.InitializedCopy
	case o.Is(Deviceptr):
		how = ir.Alias
	default:
		how = ir.DeviceCopy
	}
	return Var(o), how
}

// BorrowsOperands implements ir.Borrows.
func (*DataExit) BorrowsOperands(*ir.Op) {}

// BorrowsOperands implements ir.Borrows: addresses among the operands are those of data clauses.
func (*ComputeRegion) BorrowsOperands(*ir.Op) {}

// BorrowsOperands implements ir.Borrows.
func (*ConstructOp) BorrowsOperands(*ir.Op) {}

// Default is the data clause that the operation belongs to when nothing else is said.
func (e *DataEntry) Default() DataClause { return e.clause }

// Recipe reports whether the operation needs a recipe, and of which kind.
func (e *DataEntry) Recipe() (RecipeKind, bool) { return e.recipe, e.needsRecipe }

// DataExit is the interface of operations that end the life of a device variable.
type DataExit struct{ exit }

// Default is the data clause that the operation belongs to when nothing else is said.
func (e *DataExit) Default() DataClause { return e.clause }

// OwnClause is the data clause that the operations of a definition belong to when nothing else is said; ok is false for
// other operations than those of data clauses.
func OwnClause(def *ir.OpDef) (clause DataClause, ok bool) {
	for _, x := range def.Interfaces {
		switch x := x.(type) {
		case *DataEntry:
			return x.clause, true
		case *DataExit:
			return x.clause, true
		}
	}
	return clause, false
}

// ToHost reports whether the operation writes a host variable.
func (e *DataExit) ToHost() bool { return e.toHost }

// ComputeRegion is the interface of operations whose region runs on the device.
type ComputeRegion struct {
	Construct Construct
	// Offload: the region is moved to the device as a whole (compute constructs, not loops).
	Offload bool
}

// AllocaBlock is the block in which variables local to the region are allocated.
func (*ComputeRegion) AllocaBlock(o *ir.Op) *ir.Block { return o.Region(0).Entry() }

// HoldsLoops implements ir.LoopContainer: a loop construct without control holds loops of another dialect.
func (c *ComputeRegion) HoldsLoops(o *ir.Op) bool {
	return c.Construct == ConstructLoop && len(o.GetAll("upperbound")) == 0 && o.Attr("unstructured") == nil
}

// ConstructOp is the interface of the other operations that represent a directive.
type ConstructOp struct{ Construct Construct }

// ConstructOf is the construct that an operation represents.
func ConstructOf(o *ir.Op) (Construct, bool) {
	if c, ok := ir.As[*ComputeRegion](o); ok {
		return c.Construct, true
	}
	if c, ok := ir.As[*ConstructOp](o); ok {
		return c.Construct, true
	}
	return 0, false
}

// Recipe is the interface of recipes.
type Recipe struct{ Kind RecipeKind }

// AtomicKind tells the atomic operations apart.
type AtomicKind uint8

// The atomic operations.
const (
	AtomicReads AtomicKind = iota
	AtomicWrites
	AtomicUpdates
	AtomicCaptures
)

// Atomic is the interface of atomic operations.
type Atomic struct{ Kind AtomicKind }

// Var is the host variable of a data operation: of a data entry operation or a
// data exit operation that has one; else nil.
func Var(o *ir.Op) *ir.Value {
	if _, ok := ir.As[*DataEntry](o); ok {
		return o.Operand(0)
	}
	if e, ok := ir.As[*DataExit](o); ok && e.toHost {
		return o.Operand(1)
	}
	return nil
}

// Storage is where the variable of a data entry operation is stored: the address or descriptor outside of all data
// operations.
func Storage(o *ir.Op) *ir.Value {
	v := Var(o)
	for v != nil && v.Op() != nil {
		if _, ok := ir.As[*DataEntry](v.Op()); !ok {
			break
		}
		v = Var(v.Op())
	}
	return v
}

// AsPresent reports whether a data operation is about what a pointer leads to whose clause has no section: as much as is present there.
func AsPresent(o *ir.Op) bool {
	if o.BoolAttr("implicit") || len(o.GetAll("bounds")) > 0 {
		return false
	}
	v := Storage(o)
	if v == nil {
		return false
	}
	d, ok := ir.DerivationOf(v)
	return ok && d.Path == ir.Pointed
}

// AccVar is the device variable of a data operation: the result of a data entry
// operation, the operand of a data exit operation; else nil.
func AccVar(o *ir.Op) *ir.Value {
	if _, ok := ir.As[*DataEntry](o); ok {
		return o.Result(0)
	}
	if _, ok := ir.As[*DataExit](o); ok {
		return o.Operand(0)
	}
	return nil
}

// AttrDeclare is the attribute of operations that result in a variable of a declare directive, and of its global.
const AttrDeclare = "acc.declare"

// AttrDataClause is the attribute of a data operation that names the clause it comes from.
const AttrDataClause = "dataClause"

// ClauseOf is the dataClause of a data operation.
func ClauseOf(o *ir.Op) DataClause {
	v, _ := DataClauseEnum.Of(o.Attr(AttrDataClause))
	return DataClause(v)
}

// ModifiersOf are the modifiers of a data operation.
func ModifiersOf(o *ir.Op) Modifier {
	v, _ := ModifierEnum.Of(o.Attr("modifiers"))
	return Modifier(v)
}

// VarType is the type of the variable that a data operation is about: the pointee for pointers.
func VarType(o *ir.Op) ir.Type {
	if t, ok := o.Attr("varType").(*ir.TypeAttr); ok {
		return t.Type
	}
	return nil
}

// InterfaceNames implements ir.NamedInterface.
func (*DataEntry) InterfaceNames() []string { return []string{"acc.DataEntry"} }

// InterfaceNames implements ir.NamedInterface.
func (*DataExit) InterfaceNames() []string { return []string{"acc.DataExit"} }

// InterfaceNames implements ir.NamedInterface.
func (c *ComputeRegion) InterfaceNames() []string {
	if c.Offload {
		return []string{"ComputeRegionOpInterface", "OffloadRegionOpInterface"}
	}
	return []string{"ComputeRegionOpInterface"}
}

// InterfaceNames implements ir.NamedInterface.
func (*ConstructOp) InterfaceNames() []string { return []string{"acc.ConstructOp"} }

// InterfaceNames implements ir.NamedInterface.
func (*Recipe) InterfaceNames() []string { return []string{"RecipeInterface"} }

// InterfaceNames implements ir.NamedInterface.
func (a *Atomic) InterfaceNames() []string {
	return []string{[...]string{AtomicReads: "AtomicReadOpInterface", AtomicWrites: "AtomicWriteOpInterface",
		AtomicUpdates: "AtomicUpdateOpInterface", AtomicCaptures: "AtomicCaptureOpInterface"}[a.Kind]}
}
