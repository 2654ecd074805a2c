package fold

import (
	"go/constant"
	"go/token"
	"math"
	"strings"

	"accc/frontend"
)

// hugeInteger is the largest integer of a kind.
func hugeInteger(kind int) constant.Value {
	one := constant.MakeInt64(1)
	return constant.BinaryOp(constant.Shift(one, token.SHL, uint(8*kind-1)), token.SUB, one)
}

// Model computes the functions that ask for a property of the numbers of a type (Fortran 2018 §16.4); known is false
// for others.
func Model(name string, t Type) (v constant.Value, known bool) {
	integer := func(x int) (constant.Value, bool) { return constant.MakeInt64(int64(x)), true }
	switch name {
	case "huge":
		switch {
		case t.Class == frontend.Integer:
			return hugeInteger(t.Kind), true
		case t.Class == frontend.Real && t.Kind == 4:
			return constant.MakeFloat64(math.MaxFloat32), true
		case t.Class == frontend.Real && t.Kind >= 8:
			return constant.MakeFloat64(math.MaxFloat64), true
		}
		return nil, true
	case "tiny":
		if t.Kind == 4 {
			return constant.MakeFloat64(0x1p-126), true
		}
		return constant.MakeFloat64(0x1p-1022), true
	case "epsilon":
		if t.Kind == 4 {
			return constant.MakeFloat64(0x1p-23), true
		}
		return constant.MakeFloat64(0x1p-52), true
	case "digits":
		switch {
		case t.Class == frontend.Integer:
			return integer(8*t.Kind - 1)
		case t.Kind == 4:
			return integer(24)
		}
		return integer(53)
	case "precision":
		if t.Kind == 4 {
			return integer(6)
		}
		return integer(15)
	case "range":
		switch {
		case t.Class == frontend.Integer:
			return integer(int(float64(8*t.Kind-1) * math.Log10(2)))
		case t.Kind == 4:
			return integer(37)
		}
		return integer(307)
	case "radix":
		return integer(2)
	case "maxexponent", "minexponent":
		e := [2]int{128, -125}
		if t.Kind >= 8 {
			e = [2]int{1024, -1021}
		}
		if name == "maxexponent" {
			return integer(e[0])
		}
		return integer(e[1])
	}
	return nil, false
}

// IntegerKind is the kind of integers with a number of decimal digits, -1 if there is none (Fortran 2018 §16.9.169).
func IntegerKind(digits int64) int64 {
	for i, limit := range []int64{2, 4, 9, 18, 38} {
		if digits <= limit {
			return 1 << i
		}
	}
	return -1
}

// RealKind is the kind of reals with a number of decimal digits and a decimal exponent range, below 0 if there is none
// (Fortran 2018 §16.9.170).
func RealKind(digits, exponent int64) int64 {
	switch {
	case digits <= 6 && exponent <= 37:
		return 4
	case digits <= 15 && exponent <= 307:
		return 8
	case digits <= 18 && exponent <= 4931:
		return 10
	case digits <= 33 && exponent <= 4931:
		return 16
	case exponent > 4931 && digits > 33:
		return -3
	case exponent > 4931:
		return -2
	}
	return -1
}

// CharacterKind is the kind of characters of a set by its name, -1 if there is none (Fortran 2018 §16.9.168).
func CharacterKind(name string) int64 {
	switch strings.ToLower(strings.TrimRight(name, " ")) {
	case "ascii", "default":
		return 1
	case "iso_10646":
		return 4
	}
	return -1
}
