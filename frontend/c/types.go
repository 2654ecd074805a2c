package c

import (
	"go/constant"
	"go/token"
	"math/big"
	"strconv"
	"strings"

	"accc/frontend"

	"modernc.org/cc/v4"
)

// classes are the type classes of the kinds that need no further look.
var classes = map[cc.Kind]frontend.Class{
	cc.Bool: frontend.Logical, cc.Enum: frontend.Integer, cc.Void: frontend.Void,
	cc.Char: frontend.Integer, cc.SChar: frontend.Integer, cc.UChar: frontend.Integer,
	cc.Short: frontend.Integer, cc.UShort: frontend.Integer, cc.Int: frontend.Integer, cc.UInt: frontend.Integer,
	cc.Long: frontend.Integer, cc.ULong: frontend.Integer, cc.LongLong: frontend.Integer, cc.ULongLong: frontend.Integer,
	cc.Int128: frontend.Integer, cc.UInt128: frontend.Integer,
	cc.Float: frontend.Real, cc.Double: frontend.Real, cc.LongDouble: frontend.Real,
	cc.Float16: frontend.Real, cc.BFloat16: frontend.Real, cc.Float32: frontend.Real, cc.Float32x: frontend.Real,
	cc.Float64: frontend.Real, cc.Float64x: frontend.Real, cc.Float128: frontend.Real, cc.Float128x: frontend.Real,
	cc.Decimal32: frontend.Real, cc.Decimal64: frontend.Real, cc.Decimal128: frontend.Real,
	cc.ComplexChar: frontend.Complex, cc.ComplexShort: frontend.Complex, cc.ComplexUShort: frontend.Complex,
	cc.ComplexInt: frontend.Complex, cc.ComplexUInt: frontend.Complex, cc.ComplexLong: frontend.Complex,
	cc.ComplexLongLong: frontend.Complex, cc.ComplexFloat16: frontend.Complex, cc.ComplexFloat: frontend.Complex,
	cc.ComplexDouble: frontend.Complex, cc.ComplexLongDouble: frontend.Complex,
}

// TypeInfo is what the neutral model says of a type.
func (u *Unit) TypeInfo(t cc.Type) *frontend.TypeInfo {
	if t == nil {
		return &frontend.TypeInfo{Class: frontend.Unknown, Size: -1}
	}
	if info := u.types[t]; info != nil {
		return info
	}
	info := &frontend.TypeInfo{Class: classes[t.Kind()], Text: TypeText(t, ""), Size: -1}
	u.types[t] = info
	if !t.IsIncomplete() || t.Kind() == cc.Ptr {
		info.Size = t.Size()
	}
	if t.VectorSize() > 0 {
		info.Class = frontend.Aggregate
		if v := VectorType(t); v != nil {
			elem := &frontend.TypeInfo{Class: classes[v.Elem], Text: vectorElements[v.Elem].name, Size: v.Size / v.Lanes()}
			info.Fields = []frontend.Field{{Name: "element", Type: elem}}
		}
		return info
	}
	info.Unsigned = cc.IsIntegerType(t) && !cc.IsSignedInteger(t)
	info.Const = t.Attributes().IsConst()
	switch t := t.(type) {
	case *cc.ArrayType:
		info.Incomplete = t.IsIncomplete() && !t.IsVLA()
	case *cc.StructType, *cc.UnionType:
		info.Incomplete = t.IsIncomplete()
	}
	switch t := t.(type) {
	case *cc.PointerType:
		info.Class = frontend.Pointer
		info.Elem = u.TypeInfo(t.Elem())
	case *cc.ArrayType:
		info.Class = frontend.Array
		var elem cc.Type = t
		for a, ok := elem.(*cc.ArrayType); ok; a, ok = elem.(*cc.ArrayType) {
			n := a.Len()
			if a.IsVLA() || a.IsIncomplete() && n <= 0 {
				n = -1
			}
			info.Extents = append(info.Extents, n)
			elem = a.Elem()
		}
		info.Elem = u.elementInfo(elem)
		info.Const = info.Elem.Const
		if t.IsVLA() {
			info.Size = -1
		}
	case *cc.StructType:
		info.Class = frontend.Aggregate
		if !t.IsIncomplete() {
			info.Fields = u.fields(t)
		}
	case *cc.UnionType:
		info.Class, info.Union = frontend.Aggregate, true
		if !t.IsIncomplete() {
			info.Fields = u.fields(t)
		}
	case *cc.FunctionType:
		info.Class = frontend.Function
	}
	return info
}

// elementInfo is the TypeInfo of an array's element. cc/v4 takes an array of pointers to const for an array
// of constant pointers, so the const of pointers in arrays means nothing.
func (u *Unit) elementInfo(t cc.Type) *frontend.TypeInfo {
	info := u.TypeInfo(t)
	if info.Class == frontend.Pointer && info.Const {
		plain := *info
		plain.Const = false
		return &plain
	}
	return info
}

func (u *Unit) fields(t interface {
	NumFields() int
	FieldByIndex(int) *cc.Field
}) []frontend.Field {
	out := make([]frontend.Field, 0, t.NumFields())
	for i := range t.NumFields() {
		if f := t.FieldByIndex(i); f != nil {
			out = append(out, frontend.Field{Name: f.Name(), Type: u.TypeInfo(f.Type())})
		}
	}
	return out
}

// words are the names of types without parts.
var words = map[cc.Kind]string{
	cc.Bool: "_Bool", cc.UChar: "unsigned char", cc.SChar: "signed char", cc.Char: "char", cc.Void: "void",
	cc.UShort: "unsigned short", cc.UInt: "unsigned int", cc.ULong: "unsigned long", cc.ULongLong: "unsigned long long",
	cc.ComplexDouble: "double _Complex", cc.ComplexFloat: "float _Complex", cc.ComplexLongDouble: "long double _Complex",
}

// TypeText writes a type as a user would, around a declarator (which may be empty).
func TypeText(t cc.Type, inner string) string {
	if t == nil {
		return inner
	}
	join := func(word string) string {
		if t.Attributes().IsConst() {
			word = "const " + word
		}
		if t.Attributes().IsVolatile() {
			word = "volatile " + word
		}
		if inner == "" || strings.HasPrefix(inner, "[") {
			return word + inner
		}
		return word + " " + inner
	}
	if d := t.Typedef(); d != nil && d.IsTypename() {
		return join(d.Name())
	}
	switch t := t.(type) {
	case *cc.PointerType:
		if k := t.Elem().Kind(); k == cc.Array || k == cc.Function {
			return TypeText(t.Elem(), "(*"+inner+")")
		}
		return TypeText(t.Elem(), "*"+inner)
	case *cc.ArrayType:
		n := ""
		switch {
		case t.IsVLA():
			n = "*"
			if e := t.SizeExpression(); e != nil {
				n = cc.NodeSource(e)
			}
		case t.Len() >= 0 && !t.IsIncomplete():
			n = strconv.FormatInt(t.Len(), 10)
		}
		return TypeText(t.Elem(), inner+"["+n+"]")
	case *cc.FunctionType:
		var params []string
		for _, p := range t.Parameters() {
			params = append(params, TypeText(p.Type(), ""))
		}
		if t.IsVariadic() {
			params = append(params, "...")
		}
		return TypeText(t.Result(), inner+"("+strings.Join(params, ", ")+")")
	case *cc.StructType:
		return join(tagged("struct", t.Tag()))
	case *cc.UnionType:
		return join(tagged("union", t.Tag()))
	case *cc.EnumType:
		return join(tagged("enum", t.Tag()))
	}
	if w := words[t.Kind()]; w != "" {
		return join(w)
	}
	return join(t.Kind().String())
}

func tagged(word string, tag cc.Token) string {
	if name := tag.SrcStr(); name != "" {
		return word + " " + name
	}
	return word
}

// constantOf is the value of a constant expression, nil for others.
func constantOf(n cc.ExpressionNode) constant.Value {
	if n == nil {
		return nil
	}
	switch v := n.Value().(type) {
	case cc.Int64Value:
		return constant.MakeInt64(int64(v))
	case cc.UInt64Value:
		return constant.MakeUint64(uint64(v))
	case cc.Float64Value:
		return constant.MakeFloat64(float64(v))
	case *cc.LongDoubleValue:
		f, _ := (*big.Float)(v).Float64()
		return constant.MakeFloat64(f)
	case cc.Complex128Value:
		return constant.BinaryOp(constant.MakeFloat64(real(v)), token.ADD, constant.MakeImag(constant.MakeFloat64(imag(v))))
	case *cc.ZeroValue:
		return constant.MakeInt64(0)
	}
	return nil
}
