package fir

import (
	"fmt"
	"slices"

	"accc/ir"
)

// ShapeRank is the rank of a shape, lower bounds or a section, and of which kind it is; "" for nil and all else.
func ShapeRank(v *ir.Value) (rank int, kind string) {
	if v == nil {
		return 0, ""
	}
	n, ok := v.Type().(*NumberType)
	if !ok {
		return 0, ""
	}
	return int(n.N), n.name
}

// rankIn is the rank of the array that an address or descriptor is of; known is false for one of any rank.
func rankIn(t ir.Type) (rank int, known bool) {
	if a, ok := arrayIn(t); ok {
		return len(a.Shape), !a.AnyRank
	}
	return 0, true
}

// fitsParams reports whether variables of a type, without a descriptor, have so many length parameters.
func fitsParams(elem ir.Type, n int) bool {
	switch e := elem.(type) {
	case *RecordType:
		return n == len(e.Params())
	case *CharType:
		if e.Len == ir.Dynamic {
			return n == 1
		}
	}
	return n == 0
}

func verifyArrayCoor(o *ir.Op) error {
	t := o.Operand(0).Type()
	a, ok := directArray(t)
	if !ok {
		return fmt.Errorf("%s is not of an array", ir.TypeString(t))
	}
	rank := len(a.Shape)
	_, box := t.(*BoxType)
	if n, kind := ShapeRank(o.Get("shape")); kind != "" {
		switch {
		case kind == "shift" && !box:
			return fmt.Errorf("lower bounds alone are for descriptors")
		case rank > 0 && n != rank:
			return fmt.Errorf("the shape has rank %d, the array %d", n, rank)
		case n != len(o.GetAll("indices")):
			return fmt.Errorf("%d indices for %d dimensions", len(o.GetAll("indices")), n)
		}
	}
	if s := o.Get("slice"); s != nil {
		if d := s.Op(); d != nil && d.Is(Slice) && len(d.GetAll("substr")) > 0 {
			return fmt.Errorf("the section must not be one of substrings")
		}
		if n, _ := ShapeRank(o.Get("slice")); n != rank {
			return fmt.Errorf("the section has rank %d, the array %d", n, rank)
		}
	}
	params := len(o.GetAll("typeparams"))
	if box && params > 0 || !box && !fitsParams(a.Elem, params) {
		return fmt.Errorf("%d length parameters of %s", params, ir.TypeString(a.Elem))
	}
	return nil
}

// directArray is the array that an address or descriptor is of, not through another descriptor.
func directArray(t ir.Type) (*ArrayType, bool) {
	e := Pointee(t)
	if _, box := t.(*BoxType); box {
		if r, ok := e.(*RefType); ok {
			e = r.Elem
		}
	}
	a, ok := e.(*ArrayType)
	return a, ok
}

func verifyEmbox(o *ir.Op) error {
	elem := Pointee(o.Operand(0).Type())
	a, isArray := elem.(*ArrayType)
	if isArray {
		elem = a.Elem
	}
	if n := len(o.GetAll("typeparams")); n > 0 {
		c, char := elem.(*CharType)
		r, record := elem.(*RecordType)
		if !char && !record || char && c.Len != ir.Dynamic || record && n != len(r.Params()) {
			return fmt.Errorf("%d length parameters of %s", n, ir.TypeString(elem))
		}
	}
	switch {
	case !isArray && o.Get("shape") != nil:
		return fmt.Errorf("a scalar has no shape")
	case !isArray && o.Get("slice") != nil:
		return fmt.Errorf("a scalar has no section")
	case o.Get("sourceBox") != nil && o.Result(0).Type().(*BoxType).name != "class":
		return fmt.Errorf("only a polymorphic descriptor takes its type from another one")
	}
	return nil
}

func verifyRebox(o *ir.Op) error {
	in, out := o.Operand(0).Type(), o.Result(0).Type()
	inRank, known := rankIn(in)
	outRank, outKnown := rankIn(out)
	if !known || !outKnown {
		return fmt.Errorf("the rank of both descriptors must be known")
	}
	n, kind := ShapeRank(o.Get("shape"))
	slice := o.Get("slice")
	switch {
	case slice != nil:
		if m, _ := ShapeRank(o.Get("slice")); m != inRank {
			return fmt.Errorf("the section has rank %d, the descriptor %d", m, inRank)
		}
		if kind != "" && (kind != "shift" || n != inRank) {
			return fmt.Errorf("a section takes lower bounds of rank %d", inRank)
		}
		if d := slice.Op(); d != nil && d.Is(Slice) && sectionRank(d) != outRank {
			return fmt.Errorf("the section leaves %d dimensions, the result has %d", sectionRank(d), outRank)
		}
	case kind == "shift" && n != inRank:
		return fmt.Errorf("lower bounds of rank %d for a descriptor of rank %d", n, inRank)
	case kind == "" || kind == "shift":
		n = inRank
		fallthrough
	default:
		if n != outRank {
			return fmt.Errorf("the result has rank %d, expected %d", outRank, n)
		}
	}
	from, to := ElementOf(in), ElementOf(out)
	if from != to && !reboxes(from, to, slice != nil) {
		return fmt.Errorf("the result must be of %s", ir.TypeString(from))
	}
	return nil
}

// sectionRank is the number of dimensions that a section leaves: those with one index have an undefined last.
func sectionRank(slice *ir.Op) int {
	rank := 0
	for i, v := range slice.GetAll("triples") {
		if d := v.Op(); i%3 == 1 && (d == nil || !d.Is(Undefined)) {
			rank++
		}
	}
	return rank
}

// reboxes reports whether a descriptor of one type may become one of another: an extended type of the one it extends,
// anything of nothing in particular, strings of other lengths, complex numbers of their parts.
func reboxes(from, to ir.Type, section bool) bool {
	_, record := from.(*RecordType)
	_, toRecord := to.(*RecordType)
	f, char := from.(*CharType)
	t, toChar := to.(*CharType)
	_, complex := from.(*ir.ComplexType)
	switch {
	case record, to == ir.None(), from == ir.None() && toRecord, section && char, section && complex && ir.IsFloat(to):
		return true
	case char && toChar:
		return f.Kind == t.Kind && (f.Len == ir.Dynamic || t.Len == ir.Dynamic)
	}
	return false
}

func verifyReboxAssumedRank(o *ir.Op) error {
	t := o.Operand(0).Type()
	if !ofDescriptor(t) {
		return fmt.Errorf("%s is no descriptor", ir.TypeString(t))
	}
	if from, to := ElementOf(t), ElementOf(o.Result(0).Type()); from != to && to != ir.None() && !reboxes(from, to, false) {
		return fmt.Errorf("the result must be of %s", ir.TypeString(from))
	}
	return nil
}

// ofDescriptor reports whether t is a descriptor or the address of one.
func ofDescriptor(t ir.Type) bool {
	_, box := t.(*BoxType)
	_, at := Pointee(t).(*BoxType)
	return box || at
}

func verifyBoxOffset(o *ir.Op) error {
	t := o.Operand(0).Type()
	r, ref := t.(*RefType)
	if ref && r.name == "ref" {
		switch e := r.Elem.(type) {
		case *BoxType:
			if BoxFieldEnum.Keyword(o.IntAttr("field")) == "derived_type" && !WithAddendum(e) {
				return fmt.Errorf("%s has no derived type", ir.TypeString(e))
			}
			return nil
		case *NumberType:
			if e.name != "boxchar" {
				break
			}
			if BoxFieldEnum.Keyword(o.IntAttr("field")) == "derived_type" {
				return fmt.Errorf("a string has no derived type")
			}
			return nil
		}
	}
	return fmt.Errorf("%s is no address of a descriptor", ir.TypeString(t))
}

// isConstantSize reports whether t is the address of an array, a string or a derived type whose size is known.
func isConstantSize(t ir.Type) bool {
	if _, box := t.(*BoxType); box {
		return false
	}
	switch e := Pointee(t).(type) {
	case *ArrayType:
		return !e.AnyRank && !slices.Contains(e.Shape, ir.Dynamic) && fitsParams(e.Elem, 0)
	case *CharType:
		return e.Len != ir.Dynamic
	case *RecordType:
		return len(e.Params()) == 0
	}
	return false
}

func verifyCopy(o *ir.Op) error {
	if Pointee(o.Operand(0).Type()) != Pointee(o.Operand(1).Type()) {
		return fmt.Errorf("the two variables must have one type")
	}
	return nil
}

func verifySaveResult(o *ir.Op) error {
	t := o.Operand(0).Type()
	if Pointee(o.Operand(1).Type()) != t {
		return fmt.Errorf("the value must have the type that the address is of")
	}
	params := len(o.GetAll("typeparams"))
	if b, ok := t.(*BoxType); ok {
		_, known := rankIn(b)
		switch {
		case !known:
			return fmt.Errorf("the rank of the descriptor must be known")
		case b.name == "box" && (o.Get("shape") != nil || params > 0):
			return fmt.Errorf("the shape and the length are in the descriptor")
		}
	}
	n, _ := ShapeRank(o.Get("shape"))
	elem := t
	rank := 0
	if a, ok := t.(*ArrayType); ok {
		rank, elem = len(a.Shape), a.Elem
	}
	if n != rank {
		return fmt.Errorf("a shape of rank %d for a value of rank %d", n, rank)
	}
	switch e := elem.(type) {
	case *RecordType:
		if params == len(e.Params()) {
			return nil
		}
	case *CharType:
		if params <= 1 {
			return nil
		}
	default:
		if params == 0 {
			return nil
		}
	}
	return fmt.Errorf("%d length parameters of %s", params, ir.TypeString(elem))
}

func verifyCharConvert(o *ir.Op) error {
	kind := func(v *ir.Value) int64 {
		e := Pointee(v.Type())
		if a, ok := e.(*ArrayType); ok {
			e = a.Elem
		}
		if c, ok := e.(*CharType); ok {
			return c.Kind
		}
		return 0
	}
	from, to := kind(o.Get("from")), kind(o.Get("to"))
	if from == 0 || to == 0 {
		return fmt.Errorf("both variables must be strings")
	}
	if from == to {
		return fmt.Errorf("both strings have kind %d", from)
	}
	return nil
}

func verifyVolatileCast(o *ir.Op) error {
	if a, b := nonVolatile(o.Operand(0).Type()), nonVolatile(o.Result(0).Type()); a != b {
		return fmt.Errorf("the two types must differ in nothing but volatile")
	}
	return nil
}

func nonVolatile(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *RefType:
		return address(t.name, t.Elem, false)
	case *BoxType:
		return BoxOf(t.name, t.Elem, false)
	}
	return t
}

func verifyDoConcurrent(o *ir.Op) error {
	if last := o.Region(0).Entry().Last(); last == nil || !last.Is(DoConcurrentLoop) {
		return fmt.Errorf("the construct must end with fir.do_concurrent.loop")
	}
	return nil
}

// isFIRType reports whether a type is the dialect's or builtin.
func isFIRType(t ir.Type) bool {
	d, ok := t.(ir.DialectType)
	return !ok || d.DialectName() == Dialect.Name
}

func verifyEmboxChar(o *ir.Op) error {
	if _, ok := Pointee(o.Operand(0).Type()).(*CharType); !ok {
		return fmt.Errorf("%s is not of a string", ir.TypeString(o.Operand(0).Type()))
	}
	return nil
}

func verifyDispatch(o *ir.Op) error {
	if o.Attr("pass_arg_pos") == nil {
		return nil
	}
	args, i := o.GetAll("args"), o.IntAttr("pass_arg_pos")
	if i < 0 || i >= int64(len(args)) {
		return fmt.Errorf("there is no argument #%d to pass the object as", i)
	}
	t := args[i].Type()
	if r, ok := t.(*RefType); ok {
		t = r.Elem
	}
	if b, ok := t.(*BoxType); !ok || b.name != "class" && ElementOf(b) != ir.None() {
		return fmt.Errorf("the argument that the object is passed as must be polymorphic")
	}
	return nil
}

func verifyCall(o *ir.Op) error {
	if (callLike{}).Callee(o) == nil && (o.NumOperands() == 0 || !isFunction(o.Operand(0).Type())) {
		return fmt.Errorf("a call needs the name of a function, or a function as its first operand")
	}
	return nil
}
