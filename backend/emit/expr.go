package emit

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"accc/dialects/accc"
	"accc/dialects/omp"
	"accc/ir"
)

// Expressions are decompiled from the dataflow: a value becomes the C text that
// computes it. Precedence levels are those of C, higher binds tighter.
const (
	precComma = iota
	precTernary
	precOrOr
	precAndAnd
	precOr
	precXor
	precAnd
	precEquality
	precRelational
	precShift
	precAdditive
	precMultiplicative
	precUnary
	precPostfix
	precPrimary
)

// text is an expression and how tightly its outermost operator binds.
type text struct {
	s    string
	prec int
}

func (t text) at(prec int) string {
	if t.prec < prec {
		return "(" + t.s + ")"
	}
	return t.s
}

// A decompileError says which operation has no form in the source language.
type decompileError struct {
	op   *ir.Op
	what string
}

func (e *decompileError) Error() string { return e.what }

// binary are the operations that are one C operator. unsigned says that the operator means
// this operation only on unsigned operands.
var binary = map[string]struct {
	symbol   string
	prec     int
	unsigned bool
}{
	"arith.addi": {"+", precAdditive, false}, "arith.addf": {"+", precAdditive, false},
	"arith.subi": {"-", precAdditive, false}, "arith.subf": {"-", precAdditive, false},
	"arith.muli": {"*", precMultiplicative, false}, "arith.mulf": {"*", precMultiplicative, false},
	"arith.divsi": {"/", precMultiplicative, false}, "arith.divf": {"/", precMultiplicative, false},
	"arith.remsi": {"%", precMultiplicative, false},
	"arith.divui": {"/", precMultiplicative, true}, "arith.remui": {"%", precMultiplicative, true},
	"arith.andi": {"&", precAnd, false}, "arith.ori": {"|", precOr, false}, "arith.xori": {"^", precXor, false},
	"arith.shli": {"<<", precShift, false}, "arith.shrsi": {">>", precShift, false}, "arith.shrui": {">>", precShift, true},
}

// compare are the C operators of comparison predicates, by number, for arith.cmpi and llvm.icmp.
var compare = []struct {
	symbol   string
	prec     int
	unsigned bool
}{
	{"==", precEquality, false}, {"!=", precEquality, false},
	{"<", precRelational, false}, {"<=", precRelational, false}, {">", precRelational, false}, {">=", precRelational, false},
	{"<", precRelational, true}, {"<=", precRelational, true}, {">", precRelational, true}, {">=", precRelational, true},
}

// compareFloat are the C operators of the floating-point predicates that C has, by number (arith.cmpf).
var compareFloat = map[int64]string{1: "==", 2: ">", 3: ">=", 4: "<", 5: "<=", 13: "!="}

// unaryMath are the C library functions of the math dialect's operations that C lowering uses.
var unaryMath = map[string]string{
	"math.sqrt": "sqrt", "math.absf": "fabs", "math.floor": "floor", "math.ceil": "ceil", "math.trunc": "trunc",
	"math.roundeven": "rint", "math.copysign": "copysign", "math.fma": "fma",
	"math.exp": "exp", "math.log": "log", "math.sin": "sin", "math.cos": "cos", "math.powf": "pow",
}

// A decompiler turns values into C expressions.
type decompiler struct {
	words *Words // what the user wrote, nil if that is not known
	depth int
}

// expression returns the text of v as an expression of its C type.
func expression(v *ir.Value) (string, error) {
	t, err := (&decompiler{}).value(v)
	return t.s, err
}

const maxDepth = 200

func (d *decompiler) value(v *ir.Value) (text, error) {
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
			return text{n, precPrimary}, nil
		}
		return text{}, &decompileError{nil, "a block argument without a name is used in a clause"}
	}
	if t, ok := d.worded(v); ok {
		return t, nil
	}
	if d.words.apart(op) {
		d = &decompiler{depth: d.depth}
	}
	if b, ok := binary[op.Name()]; ok {
		return d.binary(op, b.symbol, b.prec, b.unsigned)
	}
	if name, ok := unaryMath[op.Name()]; ok {
		return d.call(mathName(name, v.Type()), op.Operands())
	}
	if f, ok := valueForms[op.Name()]; ok {
		return f(d, op, v)
	}
	if isDataEntry(op) {
		return d.variable(op)
	}
	return text{}, &decompileError{op, fmt.Sprintf("%s has no form in C", op.Name())}
}

// worded is a value as the user wrote it.
func (d *decompiler) worded(v *ir.Value) (text, bool) {
	s, atom, ok := d.words.value(v)
	if atom {
		return text{s, precPrimary}, ok
	}
	return text{s, precComma}, ok
}

func mathName(name string, t ir.Type) string {
	if t == ir.F32() {
		return name + "f"
	}
	return name
}

// valueForms are the operations with a form of their own. It is filled by init because the forms
// call the decompiler, which reads the table.
var valueForms map[string]func(d *decompiler, op *ir.Op, v *ir.Value) (text, error)

func init() {
	convert := func(d *decompiler, op *ir.Op, v *ir.Value) (text, error) { return d.convert(op) }
	valueForms = map[string]func(d *decompiler, op *ir.Op, v *ir.Value) (text, error){
		"arith.constant":     constant,
		"llvm.mlir.constant": constant,
		"llvm.mlir.zero":     func(*decompiler, *ir.Op, *ir.Value) (text, error) { return text{"0", precPrimary}, nil },
		"llvm.load": func(d *decompiler, op *ir.Op, _ *ir.Value) (text, error) {
			return d.place(op.Operand(0))
		},
		"func.call":  func(d *decompiler, op *ir.Op, _ *ir.Value) (text, error) { return d.callOp(op) },
		"llvm.call":  func(d *decompiler, op *ir.Op, _ *ir.Value) (text, error) { return d.callOp(op) },
		"arith.cmpi": func(d *decompiler, op *ir.Op, _ *ir.Value) (text, error) { return d.compare(op, "predicate") },
		"llvm.icmp":  func(d *decompiler, op *ir.Op, _ *ir.Value) (text, error) { return d.compare(op, "predicate") },
		"arith.cmpf": func(d *decompiler, op *ir.Op, _ *ir.Value) (text, error) { return d.compareFloat(op) },
		"arith.select": func(d *decompiler, op *ir.Op, _ *ir.Value) (text, error) {
			return d.choose(op.Operand(0), op.Operand(1), op.Operand(2))
		},
		"scf.if":              ifForm,
		"arith.negf":          negate,
		"llvm.fneg":           negate,
		"arith.extsi":         convert,
		"arith.extui":         convert,
		"arith.trunci":        convert,
		"arith.index_cast":    convert,
		"arith.index_castui":  convert,
		"arith.sitofp":        convert,
		"arith.uitofp":        convert,
		"arith.fptosi":        convert,
		"arith.fptoui":        convert,
		"arith.extf":          convert,
		"arith.truncf":        convert,
		"llvm.ptrtoint":       convert,
		"llvm.inttoptr":       convert,
		"llvm.alloca":         addressForm,
		"llvm.mlir.addressof": addressForm,
		"omp.threadprivate":   ofThread,
		"llvm.getelementptr":  addressForm,
	}
}

// ofThread is the copy of a variable that a thread has, which has the variable's name.
func ofThread(d *decompiler, op *ir.Op, _ *ir.Value) (text, error) { return d.value(op.Operand(0)) }

func negate(d *decompiler, op *ir.Op, _ *ir.Value) (text, error) {
	t, err := d.value(op.Operand(0))
	return text{"-" + t.at(precUnary), precUnary}, err
}

func constant(_ *decompiler, op *ir.Op, v *ir.Value) (text, error) {
	if t, free, err := freeText(v, precPrimary, precComma); free {
		return t, err
	}
	switch a := op.Attr("value").(type) {
	case *ir.IntegerAttr:
		return integer(a.Value, a.Type), nil
	case *ir.FloatAttr:
		return float(a), nil
	}
	return text{}, &decompileError{op, "a constant of this type has no form in C"}
}

// freeText is the user's text of a constant that has words, such as one that other builds may give another value; prec is how tightly a single word binds, loose how other text does.
func freeText(v *ir.Value, prec, loose int) (t text, free bool, err error) {
	name := ir.FreeName(v)
	if name == "" && v.Op() != nil {
		name = v.Op().StringAttr(accc.Words.Name)
	}
	switch {
	case name == "":
		return text{}, false, nil
	case strings.Contains(name, "#"):
		return text{}, true, &unspelled{"a number that macros decide has no words that mean the same here"}
	case strings.IndexFunc(name, func(c rune) bool { return !strings.ContainsRune(wordBytes, c) }) >= 0:
		prec = loose
	}
	return text{name, prec}, true, nil
}

func integer(v int64, t ir.Type) text {
	s := strconv.FormatInt(v, 10)
	if v == math.MinInt64 {
		return text{"(-9223372036854775807 - 1)", precPrimary}
	}
	if i, ok := t.(*ir.IntegerType); ok && i.Width == 64 && (v > math.MaxInt32 || v < math.MinInt32) {
		s += "L"
	}
	if v < 0 {
		return text{s, precUnary}
	}
	return text{s, precPrimary}
}

func float(a *ir.FloatAttr) text {
	v := a.Float64()
	suffix, bits := "", 64
	if a.Type == ir.F32() {
		suffix, bits = "f", 32
	}
	s := strconv.FormatFloat(v, 'g', -1, bits)
	if !strings.ContainsAny(s, ".en") {
		s += ".0"
	}
	switch {
	case math.IsNaN(v):
		return text{"(0.0" + suffix + " / 0.0" + suffix + ")", precPrimary}
	case math.IsInf(v, 0):
		s = "(1.0" + suffix + " / 0.0" + suffix + ")"
		if v < 0 {
			return text{"-" + s, precUnary}
		}
		return text{s, precPrimary}
	case math.Signbit(v):
		return text{s + suffix, precUnary}
	}
	return text{s + suffix, precPrimary}
}

func (d *decompiler) binary(op *ir.Op, symbol string, prec int, unsigned bool) (text, error) {
	if symbol == "^" && op.Operand(0).Type() == ir.I1() && isConst(op.Operand(1), 1) {
		t, err := d.cond(op.Operand(0))
		return text{"!" + t.at(precUnary), precUnary}, err
	}
	// C's unary minus is a subtraction from a zero that follows its operand, ~ an exclusive or with all bits.
	if zero, x := op.Operand(0), op.Operand(1); op.Name() == "arith.subi" && isZero(zero) && x.Op() != nil && x.Op().Parent() == zero.Op().Parent() && x.Op().Before(zero.Op()) {
		t, err := d.value(x)
		return text{"-" + t.at(precPostfix), precUnary}, err
	}
	if symbol == "^" && isConst(op.Operand(1), -1) {
		t, err := d.value(op.Operand(0))
		return text{"~" + t.at(precUnary), precUnary}, err
	}
	l, err := d.value(op.Operand(0))
	if err != nil {
		return text{}, err
	}
	r, err := d.value(op.Operand(1))
	if err != nil {
		return text{}, err
	}
	if unsigned {
		l = d.asUnsigned(l, op.Operand(0))
	}
	l, r = l.long(op.Operand(0), op.Operand(1)), r.long(op.Operand(1), op.Operand(0))
	if prec == precAnd || prec == precXor || prec == precOr {
		l, r = l.inBits(), r.inBits()
	}
	if op.Operand(0).Type() == ir.I1() {
		// Bitwise operations on conditions come from logical operators without short circuit.
		switch symbol {
		case "&":
			symbol, prec = "&&", precAndAnd
		case "|":
			symbol, prec = "||", precOrOr
		case "^":
			symbol, prec = "!=", precEquality
		}
	}
	return text{l.at(prec) + " " + symbol + " " + r.at(prec+1), prec}, nil
}

// inBits is an operand of an operator on bits: compilers warn of sums, shifts and comparisons without parentheses there.
func (t text) inBits() text {
	if t.prec >= precEquality && t.prec < precMultiplicative {
		return text{"(" + t.s + ")", precPrimary}
	}
	return t
}

// long marks a constant as long where the other operand has been widened: C would compute in int otherwise.
func (t text) long(v, other *ir.Value) text {
	if v.Type() != ir.I64() || v.Op() == nil || other.Op() == nil || strings.HasSuffix(t.s, "L") {
		return t
	}
	_, constant := v.Op().Attr("value").(*ir.IntegerAttr)
	if n := other.Op().Name(); constant && (n == "arith.extsi" || n == "arith.extui") {
		return text{t.s + "L", t.prec}
	}
	return t
}

// asUnsigned casts t unless the variable it was read from says that it is unsigned already; the
// IR's integers carry no sign, so the cast is written.
func (d *decompiler) asUnsigned(t text, v *ir.Value) text {
	if i, ok := v.Type().(*ir.IntegerType); ok {
		return text{"(" + unsignedName(i.Width) + ")" + t.at(precUnary), precUnary}
	}
	return t
}

func unsignedName(width int) string {
	switch width {
	case 8:
		return "unsigned char"
	case 16:
		return "unsigned short"
	case 64:
		return "unsigned long"
	}
	return "unsigned int"
}

func (d *decompiler) compare(op *ir.Op, attr string) (text, error) {
	p := op.IntAttr(attr)
	if p < 0 || int(p) >= len(compare) {
		return text{}, &decompileError{op, "unknown comparison"}
	}
	c := compare[p]
	return d.binary(op, c.symbol, c.prec, c.unsigned)
}

func (d *decompiler) compareFloat(op *ir.Op) (text, error) {
	p := op.IntAttr("predicate")
	s, ok := compareFloat[p]
	if !ok {
		return text{}, &decompileError{op, "this floating-point comparison has no form in C"}
	}
	prec := precRelational
	if s == "==" || s == "!=" {
		prec = precEquality
	}
	return d.binary(op, s, prec, false)
}

// cond returns an i1 as a condition: a comparison with zero is dropped.
func (d *decompiler) cond(v *ir.Value) (text, error) {
	op := v.Op()
	if op == nil {
		return d.value(v)
	}
	if t, ok := d.worded(v); ok {
		return t, nil
	}
	switch op.Name() {
	case "arith.cmpi", "llvm.icmp", "arith.cmpf":
		p := op.IntAttr("predicate")
		notEqual := p == 1
		if op.Name() == "arith.cmpf" {
			notEqual = p == 13
		}
		if notEqual && isZero(op.Operand(1)) {
			return d.value(op.Operand(0))
		}
	case "arith.constant", "llvm.mlir.constant":
		if a, ok := op.Attr("value").(*ir.IntegerAttr); ok {
			if a.Value != 0 {
				return text{"1", precPrimary}, nil
			}
			return text{"0", precPrimary}, nil
		}
	case "arith.trunci":
		return d.value(op.Operand(0))
	case "arith.andi":
		l, err := d.cond(op.Operand(0))
		if err != nil {
			return text{}, err
		}
		r, err := d.cond(op.Operand(1))
		return text{l.at(precAndAnd) + " && " + r.at(precAndAnd), precAndAnd}, err
	}
	return d.value(v)
}

func isZero(v *ir.Value) bool {
	op := v.Op()
	if op == nil {
		return false
	}
	switch op.Name() {
	case "llvm.mlir.zero":
		return true
	case "arith.constant", "llvm.mlir.constant":
		switch a := op.Attr("value").(type) {
		case *ir.IntegerAttr:
			return a.Value == 0 && a.Big == nil
		case *ir.FloatAttr:
			return a.Float64() == 0
		}
	}
	return false
}

func isConst(v *ir.Value, want int64) bool {
	op := v.Op()
	if op == nil {
		return false
	}
	a, ok := op.Attr("value").(*ir.IntegerAttr)
	return ok && (a.Value == want || (want == 1 && a.Type == ir.I1() && a.Value != 0))
}

// convert writes a conversion. Those that C does by itself when the expression is used
// (widening an integer, making an index) are left out; the others are casts.
func (d *decompiler) convert(op *ir.Op) (text, error) {
	from := op.Operand(0)
	t, err := d.value(from)
	if err != nil {
		return text{}, err
	}
	switch op.Name() {
	case "arith.index_cast", "arith.index_castui", "llvm.ptrtoint", "llvm.inttoptr":
		return t, nil
	case "arith.extsi", "arith.extui":
		if from.Type() == ir.I1() {
			return t, nil
		}
		if op.Name() == "arith.extui" {
			return d.asUnsigned(t, from), nil
		}
		if t.prec <= precMultiplicative && !isLoad(from) {
			// int arithmetic that is widened afterwards: keep where it is done.
			return text{"(" + cName(op.Result(0).Type()) + ")" + t.at(precUnary), precUnary}, nil
		}
		return t, nil
	}
	return text{"(" + cName(op.Result(0).Type()) + ")" + t.at(precUnary), precUnary}, nil
}

func isLoad(v *ir.Value) bool { return v.Op() != nil && v.Op().Name() == "llvm.load" }

func cName(t ir.Type) string {
	switch t := t.(type) {
	case *ir.IntegerType:
		switch t.Width {
		case 1:
			return "_Bool"
		case 8:
			return "char"
		case 16:
			return "short"
		case 64:
			return "long"
		}
		return "int"
	case *ir.FloatType:
		if t.Name == "f32" {
			return "float"
		}
		return "double"
	case *ir.IndexType:
		return "long"
	}
	return "void *"
}

func (d *decompiler) call(name string, args []*ir.Value) (text, error) {
	var parts []string
	for _, a := range args {
		t, err := d.value(a)
		if err != nil {
			return text{}, err
		}
		parts = append(parts, t.at(precTernary))
	}
	return text{name + "(" + strings.Join(parts, ", ") + ")", precPostfix}, nil
}

func (d *decompiler) callOp(op *ir.Op) (text, error) {
	callee, args := calleeOf(op)
	if callee == "" {
		return text{}, &decompileError{op, "a call through a pointer in a clause has no known name"}
	}
	return d.call(callee, args)
}

// calleeOf is the name of the function that a call is of in the source, "" where it is not known, with the arguments. The call may be
// that of a variant, or a choice between calls.
func calleeOf(op *ir.Op) (name string, args []*ir.Value) {
	base, _ := op.Attr(accc.Base.Name).(*ir.StringAttr)
	for op.NumRegions() > 0 && op.Region(0).Entry().Last().NumOperands() > 0 {
		op = op.Region(0).Entry().Last().Operand(0).Op()
	}
	local, _ := op.Attr(accc.LocalName.Name).(*ir.StringAttr)
	switch ref, ok := op.Attr("callee").(*ir.SymbolRefAttr); {
	case base != nil:
		name = base.Value
	case local != nil:
		name = local.Value
	case ok:
		name = ref.Root
	}
	return name, op.Operands()
}

// ifForm is an scf.if with one result: ?:, && or ||.
func ifForm(d *decompiler, op *ir.Op, v *ir.Value) (text, error) {
	if op.Attr(accc.Base.Name) != nil {
		return d.callOp(op)
	}
	if op.NumRegions() != 2 || op.Region(1).Empty() {
		return text{}, &decompileError{op, "scf.if without a result has no form in a C expression"}
	}
	yes, no := op.Region(0).Entry().Last(), op.Region(1).Entry().Last()
	i := v.Index()
	return d.choose(op.Operand(0), yes.Operand(i), no.Operand(i))
}

func (d *decompiler) choose(c, yes, no *ir.Value) (text, error) {
	ct, err := d.cond(c)
	if err != nil {
		return text{}, err
	}
	if yes.Type() == ir.I1() {
		switch {
		case isConst(no, 0) && !isConst(yes, 1):
			t, err := d.cond(yes)
			return text{ct.at(precAndAnd) + " && " + t.at(precAndAnd+1), precAndAnd}, err
		case isConst(yes, 1) && !isConst(no, 0):
			t, err := d.cond(no)
			return text{ct.at(precOrOr) + " || " + t.at(precOrOr+1), precOrOr}, err
		case isConst(yes, 0) && isConst(no, 1):
			return text{"!" + ct.at(precUnary), precUnary}, nil
		}
	}
	yt, err := d.value(yes)
	if err != nil {
		return text{}, err
	}
	nt, err := d.value(no)
	if err != nil {
		return text{}, err
	}
	return text{ct.at(precOrOr) + " ? " + yt.at(precComma+1) + " : " + nt.at(precTernary), precTernary}, nil
}
