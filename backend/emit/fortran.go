package emit

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/ir"
)

// Fortran's operators from the loosest to the tightest.
const (
	fortranEqv = iota
	fortranOr
	fortranAnd
	fortranNot
	fortranCompare
	fortranAdd
	fortranMultiply
	fortranPower
	fortranPrimary
)

// A fortranDecompiler turns values into Fortran expressions.
type fortranDecompiler struct {
	words *Words // what the user wrote, nil if that is not known
	depth int
}

var fortranBinary = map[*ir.OpDef]struct {
	symbol string
	prec   int
}{
	arith.AddI: {"+", fortranAdd}, arith.AddF: {"+", fortranAdd}, fir.Addc: {"+", fortranAdd},
	arith.SubI: {"-", fortranAdd}, arith.SubF: {"-", fortranAdd}, fir.Subc: {"-", fortranAdd},
	arith.MulI: {"*", fortranMultiply}, arith.MulF: {"*", fortranMultiply}, fir.Mulc: {"*", fortranMultiply},
	arith.DivSI: {"/", fortranMultiply}, arith.DivF: {"/", fortranMultiply}, fir.Divc: {"/", fortranMultiply},
}

// fortranLogical are the operators on logical values.
var fortranLogical = map[*ir.OpDef]struct {
	symbol string
	prec   int
}{arith.AndI: {".and.", fortranAnd}, arith.OrI: {".or.", fortranOr}, arith.XOrI: {".neqv.", fortranEqv}}

// fortranBits are the intrinsic functions on the bits of integers, and others that operations represent.
var fortranBits = map[*ir.OpDef]string{arith.AndI: "iand", arith.OrI: "ior", arith.XOrI: "ieor", arith.RemSI: "mod",
	arith.MaxSI: "max", arith.MinSI: "min", arith.MaximumF: "max", arith.MinimumF: "min", arith.MaxNumF: "max", arith.MinNumF: "min",
	arith.ShLI: "shiftl", arith.ShRSI: "shifta", arith.ShRUI: "shiftr"}

// fortranMath are the intrinsic functions of operations of the math dialect.
var fortranMath = map[string]string{
	"math.sqrt": "sqrt", "math.absf": "abs", "math.absi": "abs", "math.exp": "exp", "math.log": "log", "math.log10": "log10", "math.sin": "sin",
	"math.cos": "cos", "math.tan": "tan", "math.copysign": "sign", "math.trunc": "aint", "math.round": "anint", "math.atan": "atan", "math.atan2": "atan2",
}

var fortranCompareInt = []string{"==", "/=", "<", "<=", ">", ">=", "<", "<=", ">", ">="}

var fortranCompareReal = map[int64]string{1: "==", 2: ">", 3: ">=", 4: "<", 5: "<=", 6: "/=", 13: "/="}

// hasMemory is the question whether an allocatable or a pointer has memory: the address of that is compared with zero.
func (d *fortranDecompiler) hasMemory(op *ir.Op) (t text, ok bool, err error) {
	c, zero := op.Operand(0).Op(), op.Operand(1)
	if c == nil || !c.Is(fir.Convert) || !isZero(zero) || op.IntAttr("predicate") > 1 {
		return t, false, nil
	}
	var name string
	switch of := ir.TypeString(c.Operand(0).Type()); {
	case strings.HasPrefix(of, "!fir.heap<"):
		name = "allocated"
	case strings.HasPrefix(of, "!fir.ptr<"):
		name = "associated"
	default:
		return t, false, nil
	}
	x, err := d.place(c.Operand(0))
	if t = (text{name + "(" + x.s + ")", fortranPrimary}); op.IntAttr("predicate") == 0 {
		t = text{".not. " + t.s, fortranNot}
	}
	return t, true, err
}

func (d *fortranDecompiler) value(v *ir.Value) (text, error) {
	d.depth++
	defer func() { d.depth-- }()
	if d.depth > maxDepth {
		return text{}, &decompileError{v.Op(), "the expression is nested too deeply"}
	}
	if o := omp.Original(v); o != nil {
		return d.value(o)
	}
	op := v.Op()
	if op == nil {
		if n := ir.NameOf(v.Loc()); n != "" {
			return text{n, fortranPrimary}, nil
		}
		return text{}, &decompileError{nil, "a block argument without a name is used in a clause"}
	}
	if s, atom, ok := d.words.value(v); ok {
		if atom {
			return text{s, fortranPrimary}, nil
		}
		return text{s, fortranEqv}, nil
	}
	if d.words.apart(op) {
		d = &fortranDecompiler{depth: d.depth}
	}
	if a := arith.ConstantValue(v); a != nil {
		return fortranConstant(a)
	}
	if b, ok := fortranBinary[op.Def()]; ok {
		return d.binary(op, b.symbol, b.prec)
	}
	if l, ok := fortranLogical[op.Def()]; ok && op.Result(0).Type() == ir.I1() {
		if op.Is(arith.XOrI) && isTrue(op.Operand(1)) {
			x, err := d.value(op.Operand(0))
			return text{".not. " + x.at(fortranNot), fortranNot}, err
		}
		return d.binary(op, l.symbol, l.prec)
	}
	if name, ok := fortranBits[op.Def()]; ok {
		t, err := d.call(name, op.Operands())
		last := op.Operand(op.NumOperands() - 1)
		if k, ok := last.Type().(*ir.IntegerType); ok && err == nil && k.Width != 32 && last.Op() != nil && last.Op().Is(arith.Constant) {
			// The arguments are of one kind.
			if suffix := fmt.Sprintf("_%d)", k.Width/8); !strings.HasSuffix(t.s, suffix) {
				t.s = strings.TrimSuffix(t.s, ")") + suffix
			}
		}
		return t, err
	}
	if name, ok := fortranMath[op.Name()]; ok {
		return d.call(name, op.Operands())
	}
	if t, ok, err := d.hlfirValue(op); ok {
		return t, err
	}
	switch op.Def() {
	case fir.Convert:
		return d.convert(op)
	case fir.NoReassoc:
		x, err := d.value(op.Operand(0))
		return text{"(" + x.s + ")", fortranPrimary}, err
	case fir.Load:
		return d.place(op.Operand(0))
	case arith.CmpI:
		if t, ok, err := d.hasMemory(op); ok {
			return t, err
		}
		return d.compare(op, fortranCompareInt[op.IntAttr("predicate")])
	case arith.CmpF:
		if s := fortranCompareReal[op.IntAttr("predicate")]; s != "" {
			return d.compare(op, s)
		}
	case arith.NegF:
		x, err := d.value(op.Operand(0))
		return text{"-" + x.at(fortranMultiply), fortranAdd}, err
	case arith.Select:
		return d.choose(op)
	case fir.BoxDims:
		return d.dimension(op, v.Index())
	case fir.Call:
		return d.callOp(op)
	case fir.If:
		return d.ifForm(op, v.Index())
	case fir.Declare, fir.Embox, fir.Rebox, fir.EmboxChar: // conditions, arrays and strings may be variables
		return d.place(v)
	case fir.BoxEleSize, fir.BoxCharLen:
		if c, ok := fir.ElementOf(op.Operand(0).Type()).(*fir.CharType); op.Is(fir.BoxCharLen) || ok && c.Kind == 1 {
			x, err := d.place(op.Operand(0))
			return text{"len(" + x.s + ")", fortranPrimary}, err
		}
	case fir.ExtractValue:
		return d.extract(op)
	case fir.IsPresent:
		x, err := d.place(op.Operand(0))
		return text{"present(" + x.s + ")", fortranPrimary}, err
	}
	return text{}, &decompileError{op, fmt.Sprintf("%s has no form as an expression of Fortran", op.Name())}
}

// extract writes the real or the imaginary part of a complex value.
func (d *fortranDecompiler) extract(op *ir.Op) (text, error) {
	x, err := d.value(op.Operand(0))
	if err != nil {
		return text{}, err
	}
	if _, ok := op.Operand(0).Type().(*ir.ComplexType); ok {
		if path, _ := op.Attr("coor").(*ir.ArrayAttr); path != nil && len(path.Elems) == 1 {
			name := "aimag"
			if n, ok := path.Elems[0].(*ir.IntegerAttr); ok && n.Value == 0 {
				name = "real"
			}
			return text{name + "(" + x.s + ")", fortranPrimary}, nil
		}
	}
	return text{}, &decompileError{op, "a part of a value has no form in Fortran"}
}

func isTrue(v *ir.Value) bool {
	a, ok := arith.ConstantValue(v).(*ir.IntegerAttr)
	return ok && a.Value != 0
}

func fortranConstant(a ir.Attribute) (text, error) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		if a.Type == ir.I1() {
			if a.Value != 0 {
				return text{".true.", fortranPrimary}, nil
			}
			return text{".false.", fortranPrimary}, nil
		}
		s := strconv.FormatInt(a.Value, 10)
		if t, ok := a.Type.(*ir.IntegerType); ok && t.Width != 32 { // of another kind than integers without one
			s += "_" + strconv.Itoa(t.Width/8)
		}
		if a.Value < 0 {
			return text{s, fortranAdd}, nil
		}
		return text{s, fortranPrimary}, nil
	case *ir.FloatAttr:
		t, _ := a.Type.(*ir.FloatType)
		bits := 64
		value := math.Float64frombits(a.Bits)
		if t != nil {
			bits = t.Width
			if bits == 32 {
				value = float64(math.Float32frombits(uint32(a.Bits)))
			}
		}
		s := strconv.FormatFloat(value, 'g', -1, min(bits, 64))
		mantissa, exponent, hasExponent := strings.Cut(s, "e")
		if !strings.Contains(mantissa, ".") {
			mantissa += "."
		}
		if bits == 64 {
			if !hasExponent {
				exponent = "0"
			}
			mantissa += "d" + exponent
		} else if hasExponent {
			mantissa += "e" + exponent
		}
		prec := fortranPrimary
		if value < 0 {
			prec = fortranAdd
		}
		return text{mantissa, prec}, nil
	}
	return text{}, &decompileError{nil, "a constant has no form as an expression of Fortran"}
}

func (d *fortranDecompiler) binary(op *ir.Op, symbol string, prec int) (text, error) {
	x, err := d.value(op.Operand(0))
	if err != nil {
		return text{}, err
	}
	y, err := d.value(op.Operand(1))
	if err != nil {
		return text{}, err
	}
	if symbol == "-" && x.s == "0" {
		return text{"-" + y.at(fortranMultiply), fortranAdd}, nil
	}
	blank := " "
	if prec == fortranMultiply {
		blank = ""
	}
	return text{x.at(prec) + blank + symbol + blank + y.at(prec+1), prec}, nil
}

func (d *fortranDecompiler) compare(op *ir.Op, symbol string) (text, error) {
	x, err := d.value(op.Operand(0))
	if err != nil {
		return text{}, err
	}
	y, err := d.value(op.Operand(1))
	return text{x.at(fortranCompare+1) + " " + symbol + " " + y.at(fortranCompare+1), fortranCompare}, err
}

// convert writes a conversion that changes the value; between kinds, and from integers to reals, Fortran converts by itself.
func (d *fortranDecompiler) convert(op *ir.Op) (text, error) {
	x, err := d.value(op.Operand(0))
	if err != nil {
		return text{}, err
	}
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	if ir.IsFloat(from) && ir.IsInteger(to, 0) || from == ir.I64() && to == ir.I32() {
		return text{"int(" + x.s + ")", fortranPrimary}, nil
	}
	return x, nil
}

func (d *fortranDecompiler) call(name string, args []*ir.Value) (text, error) {
	var list []string
	for _, a := range args {
		x, err := d.value(a)
		if err != nil {
			return text{}, err
		}
		list = append(list, x.s)
	}
	return text{name + "(" + strings.Join(list, ", ") + ")", fortranPrimary}, nil
}

// choose writes the maximum or minimum of two values, which a select computes.
func (d *fortranDecompiler) choose(op *ir.Op) (text, error) {
	c := op.Operand(0).Op()
	if c != nil && (c.Is(arith.CmpI) || c.Is(arith.CmpF)) && c.Operand(0) == op.Operand(1) && c.Operand(1) == op.Operand(2) {
		symbol := fortranCompareReal[c.IntAttr("predicate")]
		if c.Is(arith.CmpI) {
			symbol = fortranCompareInt[c.IntAttr("predicate")]
		}
		switch symbol[0] {
		case '<':
			return d.call("min", op.Operands()[1:])
		case '>':
			return d.call("max", op.Operands()[1:])
		}
	}
	var list []string
	for _, i := range []int{1, 2, 0} {
		x, err := d.value(op.Operand(i))
		if err != nil {
			return text{}, err
		}
		list = append(list, x.s)
	}
	return text{"merge(" + strings.Join(list, ", ") + ")", fortranPrimary}, nil
}

// ifForm is a result of a fir.if: a call that a condition chooses, .and. or .or.
func (d *fortranDecompiler) ifForm(op *ir.Op, i int) (text, error) {
	if op.Attr(accc.Base.Name) != nil {
		return d.callOp(op)
	}
	yes, no := op.Region(0).Entry().Last().Operand(i), op.Region(1).Entry().Last().Operand(i)
	symbol, prec, second := ".and.", fortranAnd, yes
	switch {
	case yes.Type() == ir.I1() && isConst(no, 0):
	case yes.Type() == ir.I1() && isConst(yes, 1):
		symbol, prec, second = ".or.", fortranOr, no
	default:
		return text{}, &decompileError{op, "this fir.if has no form as an expression of Fortran"}
	}
	l, err := d.value(op.Operand(0))
	if err != nil {
		return text{}, err
	}
	r, err := d.value(second)
	return text{l.at(prec) + " " + symbol + " " + r.at(prec+1), prec}, err
}

// dimension writes what a descriptor says of a dimension.
func (d *fortranDecompiler) dimension(op *ir.Op, part int) (text, error) {
	x, err := d.place(op.Operand(0))
	if err != nil {
		return text{}, err
	}
	n, ok := arith.ConstantValue(op.Operand(1)).(*ir.IntegerAttr)
	if !ok || part > 1 {
		return text{}, &decompileError{op, "a part of a descriptor has no form as an expression of Fortran"}
	}
	name := []string{"lbound", "size"}[part]
	return text{fmt.Sprintf("%s(%s, %d)", name, x.s, n.Value+1), fortranPrimary}, nil
}

// callOp writes a call of a function: arguments are addresses of variables or of temporaries.
func (d *fortranDecompiler) callOp(op *ir.Op) (text, error) {
	callee, args := calleeOf(op)
	if callee == "" || op.NumResults() != 1 || strings.HasPrefix(callee, "_Fortran") {
		return text{}, &decompileError{op, "a call has no form as an expression of Fortran"}
	}
	var list []string
	for _, a := range args {
		x, err := d.argument(a)
		if err != nil {
			return text{}, err
		}
		list = append(list, x.s)
	}
	return text{fortranName(callee) + "(" + strings.Join(list, ", ") + ")", fortranPrimary}, nil
}

// argument writes an actual argument: a variable, or the value that was put into a temporary for the call.
func (d *fortranDecompiler) argument(v *ir.Value) (text, error) {
	op := v.Op()
	if op != nil && op.Is(fir.Alloca) && op.StringAttr("uniq_name") == "" {
		for _, u := range v.Users() {
			if u.Is(fir.Store) && u.Operand(1) == v {
				return d.value(u.Operand(0))
			}
		}
	}
	if _, ok := v.Type().(*fir.RefType); ok {
		return d.place(v)
	}
	return d.value(v)
}

// place writes the variable at an address or of a descriptor.
func (d *fortranDecompiler) place(addr *ir.Value) (text, error) {
	d.depth++
	defer func() { d.depth-- }()
	op := addr.Op()
	if o := omp.Original(addr); o != nil && d.depth <= maxDepth {
		return d.place(o)
	}
	if d.depth > maxDepth || op == nil {
		if n := ir.NameOf(addr.Loc()); n != "" {
			return text{n, fortranPrimary}, nil
		}
		return text{}, &decompileError{op, "a variable without a name is used in a clause"}
	}
	if isDataEntry(op) {
		if n := op.StringAttr("name"); n != "" {
			base, _ := splitSubscripts(n)
			return text{base, fortranPrimary}, nil
		}
		return d.place(acc.Var(op))
	}
	if t, ok, err := d.hlfirPlace(op); ok {
		return t, err
	}
	switch op.Def() {
	case fir.Declare:
		return declaredName(op), nil
	case fir.Embox, fir.Rebox, fir.BoxAddr, fir.Load, fir.Convert, fir.EmboxChar:
		return d.place(op.Operand(0))
	case fir.AddressOf:
		if s, ok := op.Attr("symbol").(*ir.SymbolRefAttr); ok {
			return globalName(op, s.Root), nil
		}
	case fir.ArrayCoor:
		base, err := d.place(op.Operand(0))
		if err != nil {
			return text{}, err
		}
		return d.call(base.s, op.GetAny("indices"))
	case fir.CoordinateOf:
		return d.component(op)
	case fir.Alloca:
		return d.argument(addr)
	}
	return text{}, &decompileError{op, fmt.Sprintf("the variable of %s has no form in Fortran", op.Name())}
}

// declaredName is the name of a declared variable.
func declaredName(op *ir.Op) text {
	if name := op.StringAttr(accc.LocalName.Name); name != "" {
		return text{name, fortranPrimary}
	}
	return globalName(op, op.StringAttr("uniq_name"))
}

// globalName is the name of a variable, or the literal that a nameless constant is.
func globalName(op *ir.Op, name string) text {
	if strings.HasPrefix(name, "_QQcl") {
		if g := ir.LookupSymbol(op, name); g != nil && !g.Region(0).Empty() {
			if lit := g.Region(0).Entry().First(); lit.Is(fir.StringLit) && lit.Attr("value") != nil {
				return text{"'" + strings.ReplaceAll(lit.StringAttr("value"), "'", "''") + "'", fortranPrimary}
			}
		}
	}
	return text{fortranName(name), fortranPrimary}
}

// component writes a component of a derived type.
func (d *fortranDecompiler) component(op *ir.Op) (text, error) {
	base, err := d.place(op.Operand(0))
	if err != nil {
		return text{}, err
	}
	fields, _ := op.Attr("field_indices").(*ir.DenseArrayAttr)
	t := op.Attr("baseType").(*ir.TypeAttr).Type
	if r, ok := t.(*fir.RefType); ok {
		t = r.Elem
	}
	if fields == nil {
		return text{}, &decompileError{op, "a component has no form in Fortran"}
	}
	s := base.s
	for _, k := range fields.Values {
		rec, ok := t.(*fir.RecordType)
		if !ok || k < 0 || int(k) >= len(rec.Fields()) {
			return text{}, &decompileError{op, "a component has no form in Fortran"}
		}
		f := rec.Fields()[k]
		s, t = s+"%"+f.Name, f.Type
	}
	return text{s, fortranPrimary}, nil
}

// fortranName is the user's part of a mangled name.
func fortranName(s string) string {
	if !strings.HasPrefix(s, "_Q") {
		return strings.TrimSuffix(s, "_")
	}
	return fir.UserName(s)
}

// variable writes all sections, whether or not all asks for it: those that the user left out are colons.
func (p fortranPrinter) variable(op *ir.Op, _ bool) (string, error) {
	name := op.StringAttr("name")
	if host := acc.Var(op); host != nil && host.Op() != nil && host.Op().Is(fir.AddressOf) {
		if isCommon(host) && name != "" && !inDeclare(op) || fir.IsCommon(host) {
			return "/" + name + "/", nil
		}
	}
	if name == "" {
		d := &fortranDecompiler{}
		t, err := d.place(acc.Var(op))
		if err != nil {
			return "", err
		}
		name = t.s
	}
	bounds := op.GetAny("bounds")
	own := p.words.variable(op)
	if len(bounds) == 0 {
		return cmp.Or(own, name), nil
	}
	base, hints := splitSubscripts(name)
	if len(hints) != len(bounds) {
		if len(hints) > 0 {
			return cmp.Or(own, name), nil
		}
		if t, err := (&fortranDecompiler{}).place(acc.Var(op)); err == nil && !strings.Contains(name, "%") && !strings.EqualFold(t.s, name) {
			return cmp.Or(own, name), nil // the name of an associate construct is a whole variable, the bounds are those of the selector
		}
		base = cmp.Or(own, base)
		hints = make([]string, len(bounds))
		for i := range hints {
			hints[i] = ":"
		}
	}
	if _, subscripts := splitSubscripts(own); len(subscripts) == len(bounds) {
		return own, nil
	}
	list := make([]string, len(bounds))
	for i, b := range bounds {
		s, err := fortranSection(b.Op(), hints[i])
		if err != nil {
			return "", err
		}
		list[i] = s
	}
	return base + "(" + strings.Join(list, ", ") + ")", nil
}

// isCommon reports whether an address is that of a common block: of bytes.
func isCommon(v *ir.Value) bool {
	if v.Op() == nil || !v.Op().Is(fir.AddressOf) {
		return false
	}
	a, ok := pointedAt(v.Type()).(*fir.ArrayType)
	return ok && a.Elem == ir.I8()
}

func pointedAt(t ir.Type) ir.Type {
	if r, ok := t.(*fir.RefType); ok {
		return r.Elem
	}
	return t
}

// fortranSection writes one dimension; hint is how the user wrote it.
func fortranSection(bounds *ir.Op, hint string) (string, error) {
	if bounds == nil || !bounds.Is(acc.Bounds) {
		return "", fmt.Errorf("bounds are no acc.bounds operation")
	}
	start := bounds.GetAny("startIdx")
	one := func(group, hint string) (string, error) {
		v := bounds.GetAny(group)
		if len(v) == 0 || len(start) == 0 {
			return hint, nil
		}
		s, err := fromStart(v[0], start[0])
		if _, fail := strconv.ParseInt(s, 10, 64); fail == nil && strings.ContainsAny(hint, "abcdefghijklmnopqrstuvwxyz") {
			return hint, err // a named constant, whose name the IR does not have
		}
		return asWritten(s, hint), err
	}
	low, high, isRange := cutRange(hint)
	lower, err := "", error(nil)
	if low != "" || !isRange {
		if lower, err = one("lowerbound", low); err != nil {
			return "", err
		}
	}
	if !isRange {
		return lower, nil
	}
	high, stride, hasStride := cutRange(high)
	upper := ""
	if high != "" {
		if upper, err = one("upperbound", high); err != nil {
			return "", err
		}
	}
	if hasStride {
		upper += ":" + stride // compilers copy the elements between, too: the dialect has no place for it
	}
	return lower + ":" + upper, nil
}

// fromStart writes a bound that counts from zero as one that counts from the array's lower bound.
func fromStart(v, start *ir.Value) (string, error) {
	d := &fortranDecompiler{}
	if op := v.Op(); op != nil && op.Is(arith.SubI) && sameValue(op.Operand(1), start) {
		t, err := d.value(op.Operand(0))
		return t.s, err
	}
	a, ok := arith.ConstantValue(v).(*ir.IntegerAttr)
	b, ok2 := arith.ConstantValue(start).(*ir.IntegerAttr)
	if ok && ok2 {
		return strconv.FormatInt(a.Value+b.Value, 10), nil
	}
	x, err := d.value(v)
	if err != nil || ok2 && b.Value == 0 {
		return x.s, err
	}
	y, err := d.value(start)
	return x.at(fortranAdd) + " + " + y.at(fortranAdd+1), err
}

func sameValue(a, b *ir.Value) bool {
	if a == b {
		return true
	}
	x, ok := arith.ConstantValue(a).(*ir.IntegerAttr)
	y, ok2 := arith.ConstantValue(b).(*ir.IntegerAttr)
	return ok && ok2 && x.Value == y.Value
}

// splitSubscripts removes the subscripts at the end of a name: "d%a(1:n,2)" becomes "d%a" and "1:n", "2".
func splitSubscripts(name string) (base string, subscripts []string) {
	if !strings.HasSuffix(name, ")") {
		return name, nil
	}
	depth, at := 0, -1
	for i := len(name) - 1; i >= 0 && at < 0; i-- {
		switch name[i] {
		case ')':
			depth++
		case '(':
			if depth--; depth == 0 {
				at = i
			}
		}
	}
	if at < 0 {
		return name, nil
	}
	inner := name[at+1 : len(name)-1]
	from := 0
	for i, c := range inner {
		switch c {
		case '(', '[':
			depth++
		case ')', ']':
			depth--
		case ',':
			if depth == 0 {
				subscripts = append(subscripts, inner[from:i])
				from = i + 1
			}
		}
	}
	return name[:at], append(subscripts, inner[from:])
}
