package emit

import (
	"strings"

	"accc/dialects/fir"
	"accc/dialects/hlfir"
	"accc/ir"
)

// Expressions and variables of hlfir, which is what flang prints by default, are those of the source.

// fortranFunctions are the intrinsic functions that operations of hlfir are; their operands have the names of the
// arguments.
var fortranFunctions = map[*ir.OpDef]string{
	hlfir.All: "all", hlfir.Any: "any", hlfir.Count: "count", hlfir.Maxval: "maxval", hlfir.Minval: "minval", hlfir.Product: "product", hlfir.Sum: "sum",
	hlfir.Maxloc: "maxloc", hlfir.Minloc: "minloc", hlfir.DotProduct: "dot_product", hlfir.Matmul: "matmul", hlfir.Transpose: "transpose",
	hlfir.CShift: "cshift", hlfir.EOShift: "eoshift", hlfir.Reshape: "reshape", hlfir.CharTrim: "trim", hlfir.GetLength: "len", hlfir.Index: "index",
}

// hlfirValue writes the value of an operation of hlfir; ok is false for other operations.
func (d *fortranDecompiler) hlfirValue(op *ir.Op) (t text, ok bool, err error) {
	if name, ok := fortranFunctions[op.Def()]; ok {
		t, err = d.function(name, op)
		return t, true, err
	}
	switch op.Def() {
	case hlfir.NoReassoc:
		t, err = d.value(op.Operand(0))
		return text{"(" + t.s + ")", fortranPrimary}, true, err
	case hlfir.AsExpr:
		t, err = d.place(op.Operand(0))
	case hlfir.SetLength:
		t, err = d.value(op.Operand(0))
	case hlfir.Apply:
		if !allElements(op.GetAny("indices")) {
			return text{}, true, &decompileError{op, "an element of an expression has no form in Fortran"}
		}
		t, err = d.value(op.Operand(0))
	case hlfir.Elemental:
		end := op.Region(0).Entry().Last()
		t, err = d.value(end.Operand(0))
	case hlfir.Concat:
		var parts []string
		for _, s := range op.GetAny("strings") {
			x, err := d.value(s)
			if err != nil {
				return text{}, true, err
			}
			parts = append(parts, x.at(fortranAdd))
		}
		t = text{strings.Join(parts, " // "), fortranCompare}
	case hlfir.CharExtremum:
		t, err = d.call(hlfir.ExtremumEnum.Keyword(op.IntAttr("predicate")), op.Operands())
	case hlfir.CmpChar:
		t, err = d.compare(op, fortranCompareInt[op.IntAttr("predicate")])
	case hlfir.Declare, hlfir.Designate, hlfir.Associate:
		t, err = d.place(op.Result(0))
	default:
		return text{}, false, nil
	}
	return t, true, err
}

// function writes a call of an intrinsic function; optional arguments get their names.
func (d *fortranDecompiler) function(name string, op *ir.Op) (text, error) {
	var list []string
	for i, g := range op.Def().Operands {
		for _, v := range op.Group(i) {
			x, err := d.value(v)
			if err != nil {
				return text{}, err
			}
			if g.Kind != ir.One {
				x.s = g.Name + "=" + x.s
			}
			list = append(list, x.s)
		}
	}
	if name == "index" && len(list) > 1 {
		list[0], list[1] = list[1], list[0] // the operation has them in the order in which they are read
	}
	return text{name + "(" + strings.Join(list, ", ") + ")", fortranPrimary}, nil
}

// allElements reports whether indices are those of an element-by-element computation, in order: the whole array is meant.
func allElements(indices []*ir.Value) bool {
	for i, v := range indices {
		b := v.Block()
		if b == nil || v.Op() != nil || v.Index() != i || !b.ParentOp().Is(hlfir.Elemental) {
			return false
		}
	}
	return len(indices) > 0
}

// hlfirPlace writes the variable of an operation of hlfir; ok is false for other operations.
func (d *fortranDecompiler) hlfirPlace(op *ir.Op) (t text, ok bool, err error) {
	switch op.Def() {
	case hlfir.Declare:
		t = declaredName(op)
	case hlfir.ForallIndex:
		t = text{op.StringAttr("name"), fortranPrimary}
	case hlfir.Associate:
		t, err = d.value(op.Operand(0))
	case hlfir.CopyIn, hlfir.NoReassoc:
		t, err = d.place(op.Operand(0))
	case hlfir.ParentComp:
		t, err = d.place(op.Operand(0))
		t.s += "%" + parentName(op.Result(0).Type())
	case hlfir.Designate:
		t, err = d.designator(op)
	default:
		return text{}, false, nil
	}
	return t, true, err
}

// parentName is the name of the type that another one extends, which is that of the component.
func parentName(t ir.Type) string {
	if r, ok := hlfir.Element(t).(*fir.RecordType); ok {
		return fortranName(r.Name)
	}
	return ""
}

// designator writes a part of a variable: %component, (indices), (substring), %re or %im.
func (d *fortranDecompiler) designator(op *ir.Op) (text, error) {
	t, err := d.place(op.Operand(0))
	if err != nil {
		return t, err
	}
	if c := op.StringAttr("component"); c != "" {
		t.s += "%" + c
	}
	if indices := op.GetAny("indices"); len(indices) > 0 && !allElements(indices) {
		subscripts, err := d.subscripts(op)
		if err != nil {
			return t, err
		}
		t.s += "(" + strings.Join(subscripts, ", ") + ")"
	}
	if s := op.GetAny("substring"); len(s) == 2 {
		first, err := d.value(s[0])
		if err != nil {
			return t, err
		}
		last, err := d.value(s[1])
		if err != nil {
			return t, err
		}
		t.s += "(" + first.s + ":" + last.s + ")"
	}
	switch part := op.Attr("complex_part"); part {
	case nil:
	case ir.Bool(true):
		t.s += "%im"
	default:
		t.s += "%re"
	}
	return t, nil
}

// subscripts writes the indices and triplets of a designator.
func (d *fortranDecompiler) subscripts(op *ir.Op) (list []string, err error) {
	triplets, _ := op.Attr("is_triplet").(*ir.DenseArrayAttr)
	indices := op.GetAny("indices")
	for _, triplet := range triplets.Values {
		n := 1
		if triplet != 0 {
			n = 3
		}
		parts := make([]string, n)
		for i, v := range indices[:n] {
			x, err := d.value(v)
			if err != nil {
				return nil, err
			}
			parts[i] = x.s
		}
		indices = indices[n:]
		if n == 3 && parts[2] == "1" {
			parts = parts[:2]
		}
		list = append(list, strings.Join(parts, ":"))
	}
	return list, nil
}
