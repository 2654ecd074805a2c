package intrinsic

import (
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/typemap"
)

// Inquiries: functions of what a variable is rather than of its value.

// whole is an argument of which only type, shape and address matter: a designator is not read.
func (x *Lowering) whole(n *front.Node) *entity.Entity {
	for n.Kind == front.ParenExpr {
		n = n.Args[0]
	}
	if entity.IsDesignator(n) {
		return x.host.Designator(n)
	}
	return x.host.Value(n)
}

// shaped is an argument of which only the extents matter: an expression is not evaluated.
func (x *Lowering) shaped(n *front.Node) *entity.Entity {
	if entity.IsDesignator(n) {
		return x.host.Designator(n)
	}
	return &entity.Entity{Type: n.Type, Rank: n.Rank, Extent: x.host.Extents(n), Temp: true}
}

// hasBounds reports whether an argument is a whole array with bounds of its own, whose lower bounds lbound returns.
func hasBounds(n *front.Node) bool {
	switch n.Kind {
	case front.NameExpr:
		return n.Symbol != nil && (n.Symbol.Kind == front.Variable || n.Symbol.Kind == front.Parameter)
	case front.MemberExpr:
		return n.Args[0].Rank == 0 && entity.IsDesignator(n)
	}
	return false
}

// hasTarget reports whether the address in a descriptor is other than null.
func (x *Lowering) hasTarget(box *ir.Value) *ir.Value {
	return x.CmpI(arith.NE, x.FirConvert(x.BoxAddr(box), ir.I64()), x.Int(0, ir.I64()))
}

func allocatedRule(x *Lowering, c *reference) *ir.Value {
	return x.logicalResult(x.hasTarget(x.Load(x.refEntity(c.args[0]))), c)
}

// refEntity is the address of the descriptor of an allocatable or pointer.
func (x *Lowering) refEntity(n *front.Node) *ir.Value {
	if !entity.IsDesignator(n) {
		x.host.Unsupported(x.host.Span(n), "this as an allocatable or pointer")
	}
	e := x.host.Designator(n)
	if e.Ref == nil {
		x.host.Unsupported(x.host.Span(n), "this as an allocatable or pointer")
	}
	return e.Ref
}

func associatedRule(x *Lowering, c *reference) *ir.Value {
	p := c.args[0]
	if p.Symbol != nil && p.Symbol.Kind == front.Procedure {
		proc := x.anyProcedure(p)
		v := x.CmpI(arith.NE, x.ProcedurePart(fir.BoxAddr, proc), x.Int(0, ir.I64()))
		if c.args[1] != nil {
			// The same procedure, of the same instance of its host (Fortran 2018 §16.9.16).
			target := x.anyProcedure(c.args[1])
			for _, part := range []*ir.OpDef{fir.BoxAddr, fir.BoxProcHost} {
				v = x.And(v, x.CmpI(arith.EQ, x.ProcedurePart(part, proc), x.ProcedurePart(part, target)))
			}
		}
		return x.logicalResult(v, c)
	}
	box := x.Load(x.pointerRef(p))
	if c.args[1] == nil {
		return x.logicalResult(x.hasTarget(box), c)
	}
	none := fir.Box(ir.None())
	target := x.BoxOf(x.whole(c.args[1]))
	v := x.Runtime("PointerIsAssociatedWith", ir.I1(), x.FirConvert(box, none), x.FirConvert(target, none))
	return x.logicalResult(v, c)
}

// anyProcedure is a procedure, or what a procedure pointer designates, whatever its interface.
func (x *Lowering) anyProcedure(n *front.Node) *ir.Value {
	return x.host.Procedure(n, build.AnyProcedure())
}

// pointerRef is the address of the descriptor of a pointer, which may be the result of a function.
func (x *Lowering) pointerRef(n *front.Node) *ir.Value {
	if entity.IsDesignator(n) {
		return x.refEntity(n)
	}
	e := x.host.Value(n)
	if e.Ref == nil {
		x.host.Unsupported(x.host.Span(n), "this as a pointer")
	}
	return e.Ref
}

func presentRule(x *Lowering, c *reference) *ir.Value {
	n := c.args[0]
	if n.Kind != front.NameExpr || n.Symbol == nil {
		x.host.Unsupported(x.host.Span(n), "present of this")
	}
	v := x.host.Variable(n.Symbol)
	return x.logicalResult(x.Op1(fir.IsPresent, ir.I1(), v.Addr), c)
}

// twoBoxes is a function of the run-time library that compares two descriptors.
func twoBoxes(name string) inquiryRule {
	return func(x *Lowering, c *reference) *ir.Value {
		none := fir.Box(ir.None())
		a := x.FirConvert(x.BoxOf(x.whole(c.args[0])), none)
		b := x.FirConvert(x.BoxOf(x.whole(c.args[1])), none)
		return x.logicalResult(x.Runtime(name, ir.I1(), a, b), c)
	}
}

func contiguousRule(x *Lowering, c *reference) *ir.Value {
	box := x.FirConvert(x.BoxOf(x.whole(c.args[0])), fir.Box(ir.None()))
	return x.logicalResult(x.Runtime("IsContiguous", ir.I1(), box), c)
}

func lenRule(x *Lowering, c *reference) *ir.Value {
	n := c.args[0]
	if n.Rank == 0 && !entity.IsDesignator(n) {
		_, length := x.host.Char(n)
		return x.Convert(length, c.typ)
	}
	return x.Convert(x.LenOf(x.whole(n)), c.typ)
}

func rankRule(x *Lowering, c *reference) *ir.Value {
	e := x.whole(c.args[0])
	if c.args[0].Rank >= 0 {
		return x.Int(int64(c.args[0].Rank), c.typ)
	}
	return x.Convert(x.Op1(fir.BoxRank, ir.I32(), x.BoxOf(e)), c.typ)
}

// elementBytes is the size of an element, of type index.
func (x *Lowering) elementBytes(n *front.Node) *ir.Value {
	t := n.Type
	if size := t.Size(); size >= 0 {
		return x.Idx(size)
	}
	e := x.whole(n)
	if t.Class == frontend.Character {
		return x.MulI(x.LenOf(e), x.Idx(int64(t.Kind)))
	}
	return x.Op1(fir.BoxEleSize, ir.Index(), x.BoxOf(e))
}

func storageSizeRule(x *Lowering, c *reference) *ir.Value {
	return x.Convert(x.MulI(x.elementBytes(c.args[0]), x.Idx(8)), c.typ)
}

// sizeofRule is sizeof or c_sizeof: the bytes of the whole argument.
func sizeofRule(x *Lowering, c *reference) *ir.Value {
	n := x.elementBytes(c.args[0])
	if c.args[0].Rank != 0 {
		n = x.MulI(n, x.total(x.whole(c.args[0])))
	}
	return x.Convert(n, c.typ)
}

// total is the number of elements.
func (x *Lowering) total(e *entity.Entity) *ir.Value {
	n := x.Idx(1)
	for _, d := range x.Extents(e) {
		n = x.MulI(n, d)
	}
	return n
}

// firstAddress is the address of a variable, or of the first element of an array.
func (x *Lowering) firstAddress(n *front.Node) *ir.Value {
	e := x.whole(n)
	if e.Addr != nil && e.Of == nil {
		return e.Addr
	}
	return x.BoxAddr(x.BoxOf(e))
}

func locRule(x *Lowering, c *reference) *ir.Value {
	return x.Convert(x.FirConvert(x.firstAddress(c.args[0]), ir.I64()), c.typ)
}

// dimension is the dim argument as a constant from 0 on; ok is false if it is not constant.
func (c *reference) dimension() (d int, ok bool) {
	n := c.arg("dim")
	if n == nil {
		return 0, false
	}
	v, ok := front.IntegerValue(n)
	if !ok || v < 1 || v > int64(max(c.args[0].Rank, 1)) {
		return 0, false
	}
	return int(v) - 1, true
}

// boundsOf are the results of a function for each dimension of its argument, of type index.
type boundsOf func(x *Lowering, e *entity.Entity, n *front.Node, d int) *ir.Value

func extentBound(x *Lowering, e *entity.Entity, _ *front.Node, d int) *ir.Value {
	return x.ExtentOf(e, d)
}

// lowerBound is lbound: one for what is not a whole array, and for empty dimensions.
func lowerBound(x *Lowering, e *entity.Entity, n *front.Node, d int) *ir.Value {
	one := x.Idx(1)
	if !hasBounds(n) {
		return one
	}
	low := x.LowerOf(e, d)
	if v, ok := build.ConstantOf(low); ok && v == 1 {
		return low
	}
	if x.assumedSize(n, d) {
		return low
	}
	return x.SelectOp(x.CmpI(arith.SGT, x.ExtentOf(e, d), x.Idx(0)), low, one)
}

// LowerBounds are the lower bounds of an expression as lbound returns them; nil where they are all one.
func (x *Lowering) LowerBounds(n *front.Node) []*ir.Value {
	if !hasBounds(n) || n.Symbol.Rank() == 0 {
		return nil
	}
	e := x.host.Designator(n)
	if build.AllOnes(e.Lower) {
		return nil
	}
	out := make([]*ir.Value, e.Rank)
	for d := range out {
		out[d] = lowerBound(x, e, n, d)
	}
	return out
}

// assumedSize reports whether a dimension has no extent.
func (x *Lowering) assumedSize(n *front.Node, d int) bool {
	s := n.Symbol
	return s != nil && d < len(s.Dims) && s.Dims[d].Upper != nil && s.Dims[d].Upper.Kind == front.StarExpr && s.Kind == front.Variable
}

func upperBound(x *Lowering, e *entity.Entity, n *front.Node, d int) *ir.Value {
	extent := x.ExtentOf(e, d)
	if !hasBounds(n) {
		return extent
	}
	return x.SubI(x.AddI(lowerBound(x, e, n, d), extent), x.Idx(1))
}

// oneBound is the value for a dimension that may not be constant.
func (x *Lowering) oneBound(c *reference, of boundsOf) *ir.Value {
	n := c.args[0]
	if n.Rank < 0 {
		return x.anyBound(c)
	}
	e := x.shaped(n)
	if d, ok := c.dimension(); ok {
		return x.Convert(of(x, e, n, d), c.typ)
	}
	if d, constant := front.IntegerValue(c.arg("dim")); constant {
		x.host.Unsupported(x.host.Span(c.arg("dim")), "the dimension %d of an array of rank %d", d, n.Rank)
	}
	dim := x.host.Index(c.arg("dim"))
	v := of(x, e, n, 0)
	for d := 1; d < n.Rank; d++ {
		v = x.SelectOp(x.CmpI(arith.EQ, dim, x.Idx(int64(d+1))), of(x, e, n, d), v)
	}
	return x.Convert(v, c.typ)
}

func sizeRule(x *Lowering, c *reference) *ir.Value {
	if c.arg("dim") != nil {
		return x.oneBound(c, extentBound)
	}
	if c.args[0].Rank < 0 {
		file, line := x.SourceArgs(x.host.Span(c.n))
		return x.Convert(x.Runtime("Size", ir.I64(), x.FirConvert(x.BoxOf(x.whole(c.args[0])), fir.Box(ir.None())), file, line), c.typ)
	}
	return x.Convert(x.total(x.shaped(c.args[0])), c.typ)
}

// allBounds makes the vector of the values for all dimensions.
func allBounds(of boundsOf) transformRule {
	return func(x *Lowering, c *reference) *entity.Entity {
		n := c.args[0]
		if n.Rank < 0 {
			return x.anyBounds(c)
		}
		e := x.shaped(n)
		out := x.newArray(c.n.Type, x.Idx(int64(n.Rank)))
		for d := range n.Rank {
			x.Store(x.Convert(of(x, e, n, d), c.typ), x.Element(out, x.Idx(int64(d+1))))
		}
		return out
	}
}

// newArray reserves an array of an intrinsic type with constant extents.
func (x *Lowering) newArray(t front.Type, extents ...*ir.Value) *entity.Entity {
	addr := x.TempOf(typemap.ArrayType(entity.StaticExtents(extents), x.types.ScalarType(t)))
	return &entity.Entity{Type: t, Rank: len(extents), Addr: addr, Shape: x.ShapeOf(extents), Extent: extents, Temp: true}
}

// boundRule is lbound or ubound with dim.
func boundRule(of boundsOf) inquiryRule {
	return func(x *Lowering, c *reference) *ir.Value { return x.oneBound(c, of) }
}

// selectKind is selected_int_kind and similar functions of values that are not constant, which are passed by address
// with their kinds.
func selectKind(name string, arguments int) inquiryRule {
	return func(x *Lowering, c *reference) *ir.Value {
		file, line := x.SourceArgs(x.host.Span(c.n))
		args := []*ir.Value{file, line}
		for i := range arguments {
			if i >= len(c.args) || c.args[i] == nil {
				args = append(args, x.ZeroBits(fir.Ref(ir.I8())), x.I32(0))
				continue
			}
			v := x.host.Scalar(c.args[i])
			args = append(args, x.BytePointer(x.Spill(v)), x.I32(build.BitsOf(v.Type())/8))
		}
		return x.Convert(x.Runtime(name, ir.I32(), args...), c.typ)
	}
}

func init() {
	for name, rule := range map[string]inquiryRule{
		"allocated": allocatedRule, "associated": associatedRule, "present": presentRule, "extends_type_of": twoBoxes("ExtendsTypeOf"),
		"same_type_as": twoBoxes("SameTypeAs"), "is_contiguous": contiguousRule, "len": lenRule, "rank": rankRule,
		"storage_size": storageSizeRule, "sizeof": sizeofRule, "c_sizeof": sizeofRule, "loc": locRule, "size": sizeRule,
		"selected_int_kind": selectKind("SelectedIntKind", 1), "selected_logical_kind": selectKind("SelectedLogicalKind", 1),
		"selected_real_kind": selectKind("SelectedRealKind", 3),
		"selected_char_kind": func(x *Lowering, c *reference) *ir.Value {
			file, line := x.SourceArgs(x.host.Span(c.n))
			addr, n := x.host.Char(c.args[0])
			return x.Convert(x.Runtime("SelectedCharKind", ir.I32(), file, line, x.BytePointer(addr), x.AsI64(n)), c.typ)
		},
	} {
		inquiries[name] = rule
	}
	transforms["shape"] = allBounds(extentBound)
	for name, of := range map[string]boundsOf{"lbound": lowerBound, "ubound": upperBound} {
		vector := allBounds(of)
		inquiries[name] = boundRule(of)
		transforms[name] = vector
	}
}
