package fold

import (
	"encoding/binary"
	"go/constant"
	"go/token"
	"math"

	"accc/frontend"
)

// Wrapped is an integer as its kind holds it.
func Wrapped(v constant.Value, t Type) constant.Value {
	if v == nil || t.Class != frontend.Integer || t.Kind > 8 || v.Kind() != constant.Int {
		return v
	}
	bits := uint(8 * t.Kind)
	modulus := constant.Shift(constant.MakeInt64(1), token.SHL, bits)
	v = constant.BinaryOp(v, token.AND, constant.BinaryOp(modulus, token.SUB, constant.MakeInt64(1)))
	if constant.BitLen(v) == int(bits) {
		v = constant.BinaryOp(v, token.SUB, modulus)
	}
	return v
}

// OfBits is the number of a type that has the given bits, nil if there is none.
func OfBits(bits constant.Value, t Type) constant.Value {
	u, _ := constant.Uint64Val(bits)
	switch {
	case t.Class == frontend.Real && t.Kind == 4:
		return finite(float64(math.Float32frombits(uint32(u))), 4)
	case t.Class == frontend.Real && t.Kind == 8:
		return finite(math.Float64frombits(u), 8)
	case t.Class == frontend.Integer && t.Kind <= 8:
		unused := 64 - 8*t.Kind
		return constant.MakeInt64(int64(u<<unused) >> unused)
	}
	return nil
}

// Bytes are the bytes of a constant in memory, nil if they are not
// known; size is their number.
func Bytes(v constant.Value, t Type, size int64) []byte {
	v = Convert(v, t)
	if v == nil {
		return nil
	}
	out := make([]byte, max(size, 0))
	real := func(out []byte, v constant.Value) {
		f, _ := constant.Float64Val(constant.ToFloat(v))
		if len(out) == 4 {
			binary.LittleEndian.PutUint32(out, math.Float32bits(float32(f)))
		} else {
			binary.LittleEndian.PutUint64(out, math.Float64bits(f))
		}
	}
	switch {
	case t.Class == frontend.Character:
		copy(out, constant.StringVal(v))
	case t.Class == frontend.Logical && constant.BoolVal(v):
		out[0] = 1
	case t.Class == frontend.Logical:
	case t.Class == frontend.Integer && t.Kind <= 8:
		i, ok := constant.Int64Val(Wrapped(v, t))
		if !ok {
			return nil
		}
		var b [8]byte
		binary.LittleEndian.PutUint64(b[:], uint64(i))
		copy(out, b[:])
	case t.Class == frontend.Real && t.bytes() >= 4:
		real(out, v)
	case t.Class == frontend.Complex && t.bytes() >= 4:
		real(out[:t.bytes()], constant.Real(v))
		real(out[t.bytes():], constant.Imag(v))
	default:
		return nil
	}
	return out
}

// OfBytes is the constant of a type with the given bytes in memory, nil if it has none.
func OfBytes(b []byte, t Type) constant.Value {
	var word [8]byte
	copy(word[:], b)
	u := binary.LittleEndian.Uint64(word[:])
	switch t.Class {
	case frontend.Character:
		return constant.MakeString(string(b))
	case frontend.Logical:
		return constant.MakeBool(u&1 != 0)
	case frontend.Complex:
		part := Type{Class: frontend.Real, Kind: t.Kind}
		re, im := OfBytes(b[:t.bytes()], part), OfBytes(b[t.bytes():], part)
		if re == nil || im == nil {
			return nil
		}
		return constant.BinaryOp(constant.ToComplex(re), token.ADD, constant.MakeImag(constant.ToFloat(im)))
	case frontend.Real:
		t.Kind = t.bytes()
	}
	return OfBits(constant.MakeUint64(u), t)
}
