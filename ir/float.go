package ir

import (
	"math"
	"math/big"
	"strconv"
	"strings"
)

// floatFormat describes an IEEE-like encoding: sign, exponent, fraction.
type floatFormat struct {
	sign, exp, frac int
	bias            int
	// inf: the largest exponent is kept for infinity and NaN, as in IEEE 754.
	inf bool
	// explicit: the leading bit of the significand is stored (f80).
	explicit bool
	// nan is the one NaN of formats without infinity; hasNaN tells whether there is one.
	hasNaN bool
	nan    uint64
}

var floatFormats = map[string]floatFormat{
	"f16":           {1, 5, 10, 15, true, false, true, 0x7e00},
	"bf16":          {1, 8, 7, 127, true, false, true, 0x7fc0},
	"tf32":          {1, 8, 10, 127, true, false, true, 0x3fe00},
	"f32":           {1, 8, 23, 127, true, false, true, 0x7fc00000},
	"f64":           {1, 11, 52, 1023, true, false, true, 0x7ff8000000000000},
	"f80":           {1, 15, 63, 16383, true, true, true, 0},
	"f128":          {1, 15, 112, 16383, true, false, true, 0},
	"f8E5M2":        {1, 5, 2, 15, true, false, true, 0x7e},
	"f8E4M3":        {1, 4, 3, 7, true, false, true, 0x7c},
	"f8E4M3FN":      {1, 4, 3, 7, false, false, true, 0x7f},
	"f8E5M2FNUZ":    {1, 5, 2, 16, false, false, true, 0x80},
	"f8E4M3FNUZ":    {1, 4, 3, 8, false, false, true, 0x80},
	"f8E4M3B11FNUZ": {1, 4, 3, 11, false, false, true, 0x80},
	"f8E3M4":        {1, 3, 4, 3, true, false, true, 0x78},
	"f8E8M0FNU":     {0, 8, 0, 127, false, false, true, 0xff},
	"f4E2M1FN":      {1, 2, 1, 1, false, false, false, 0},
	"f6E2M3FN":      {1, 2, 3, 1, false, false, false, 0},
	"f6E3M2FN":      {1, 3, 2, 3, false, false, false, 0},
}

// floatFromBits is the attribute of an encoding.
func floatFromBits(t *FloatType, bits *big.Int) *FloatAttr {
	if t.Width <= 64 {
		return FloatBits(t, bits.Uint64())
	}
	return InternAttr(NewKey("widefloat").Type(t).Text(bits.String()), func() *FloatAttr {
		return &FloatAttr{AttrBase: NewAttrBase(), Type: t, Wide: bits}
	})
}

// encodeFloat is the attribute of type t closest to v.
func encodeFloat(t *FloatType, v float64) *FloatAttr {
	switch t.Name {
	case "f64":
		return FloatBits(t, math.Float64bits(v))
	case "f32":
		return FloatBits(t, uint64(math.Float32bits(float32(v))))
	}
	return floatFromBits(t, floatFormats[t.Name].encode(v))
}

// encode rounds v to the format, to nearest, ties to even.
func (f floatFormat) encode(v float64) *big.Int {
	neg := math.Signbit(v) && f.sign == 1
	pack := func(exp int64, sig uint64) *big.Int {
		n := big.NewInt(exp)
		n.Lsh(n, uint(f.stored()))
		n.Or(n, new(big.Int).SetUint64(sig))
		if neg {
			n.SetBit(n, f.exp+f.stored(), 1)
		}
		return n
	}
	top := int64(1)<<f.exp - 1
	switch {
	case math.IsNaN(v):
		if !f.inf {
			return new(big.Int).SetUint64(f.nan)
		}
		n := pack(top, 0)
		n.SetBit(n, f.frac-1, 1)
		if f.explicit {
			n.SetBit(n, f.frac, 1)
		}
		return n
	case v == 0:
		return f.zero(neg)
	case math.IsInf(v, 0):
		return f.overflow(neg)
	}
	frac, e := math.Frexp(math.Abs(v)) // v = frac * 2^e, frac in [0.5, 1)
	exp := e - 1 + f.bias              // biased
	// The significand as an integer of 53 bits, to be shifted to f.frac+1 bits.
	sig := uint64(math.Ldexp(frac, 53))
	drop := 52 - f.frac
	if exp < 1 && f.exp < 11 && !(f.frac == 0) {
		drop += 1 - exp // subnormal
		exp = 1
	}
	if drop > 0 {
		if drop > 63 {
			sig = 0
		} else {
			half := uint64(1) << (drop - 1)
			rest := sig & (half<<1 - 1)
			sig >>= drop
			if rest > half || rest == half && sig&1 == 1 {
				sig++
			}
		}
		if sig >= 1<<(f.frac+1) {
			sig >>= 1
			exp++
		}
		n := f.assemble(neg, int64(exp), new(big.Int).SetUint64(sig))
		return n
	}
	wide := new(big.Int).SetUint64(sig)
	wide.Lsh(wide, uint(-drop))
	return f.assemble(neg, int64(exp), wide)
}

func (f floatFormat) stored() int {
	if f.explicit {
		return f.frac + 1
	}
	return f.frac
}

// assemble packs a biased exponent and a significand with its leading bit.
func (f floatFormat) assemble(neg bool, exp int64, sig *big.Int) *big.Int {
	top := int64(1)<<f.exp - 1
	if f.frac > 0 && sig.BitLen() <= f.frac {
		exp = 0 // subnormal or zero
		if sig.Sign() == 0 {
			return f.zero(neg)
		}
	}
	if exp > top || f.inf && exp == top {
		return f.overflow(neg)
	}
	if !f.explicit && exp != 0 {
		sig = new(big.Int).SetBit(sig, f.frac, 0)
	}
	if f.frac == 0 {
		sig = new(big.Int)
		if exp < 0 {
			exp = 0
		}
	}
	n := new(big.Int).Lsh(big.NewInt(exp), uint(f.stored()))
	n.Or(n, sig)
	if neg {
		n.SetBit(n, f.exp+f.stored(), 1)
	}
	if !f.inf && f.hasNaN && n.IsUint64() && n.Uint64()&^(1<<(f.exp+f.stored())) == f.nan {
		return f.overflow(neg)
	}
	return n
}

func (f floatFormat) zero(neg bool) *big.Int {
	n := new(big.Int)
	if neg && !(f.hasNaN && f.nan == 1<<(f.exp+f.frac)) { // formats whose only NaN is -0 have no -0
		n.SetBit(n, f.exp+f.stored(), 1)
	}
	return n
}

// overflow is infinity or, in formats without it, NaN or the largest number.
func (f floatFormat) overflow(neg bool) *big.Int {
	n := new(big.Int)
	switch {
	case f.inf:
		n.Lsh(big.NewInt(int64(1)<<f.exp-1), uint(f.stored()))
		if f.explicit {
			n.SetBit(n, f.frac, 1)
		}
	case f.hasNaN:
		n.SetUint64(f.nan)
		if f.nan == 1<<(f.exp+f.frac) {
			return n
		}
	default:
		n.SetUint64(1<<(f.exp+f.frac) - 1)
	}
	if neg {
		n.SetBit(n, f.exp+f.stored(), 1)
	}
	return n
}

// decode returns the exact value of an encoding; ok is false for infinity and NaN.
func (f floatFormat) decode(bits *big.Int) (v *big.Float, neg, ok bool) {
	stored := f.stored()
	neg = f.sign == 1 && bits.Bit(f.exp+stored) == 1
	exp := new(big.Int).Rsh(bits, uint(stored))
	exp.And(exp, big.NewInt(int64(1)<<f.exp-1))
	sig := new(big.Int).Lsh(big.NewInt(1), uint(stored))
	sig.Sub(sig, big.NewInt(1)).And(sig, bits)
	e := exp.Int64()
	if f.inf && e == int64(1)<<f.exp-1 {
		return nil, neg, false
	}
	if !f.inf && f.hasNaN && bits.IsUint64() {
		b := bits.Uint64()
		if b == f.nan || f.nan != 1<<(f.exp+f.frac) && f.sign == 1 && b&^(1<<(f.exp+f.frac)) == f.nan {
			return nil, neg, false
		}
	}
	switch {
	case f.explicit:
	case e == 0 && f.frac > 0:
		e = 1
	default:
		sig.SetBit(sig, f.frac, 1)
	}
	if f.explicit && e == 0 {
		e = 1
	}
	v = new(big.Float).SetPrec(200).SetInt(sig)
	v.SetMantExp(v, int(e)-f.bias-f.frac)
	if neg {
		v.Neg(v)
	}
	return v, neg, true
}

// precision is the number of bits of the significand.
func (f floatFormat) precision() int { return f.frac + 1 }

// appendFloat appends the number as MLIR writes it: with six digits after the point where
// that loses nothing, else with as many digits as the format needs, else as hexadecimal bits.
func appendFloat(dst []byte, a *FloatAttr) []byte {
	t := a.Type.(*FloatType)
	f := floatFormats[t.Name]
	bits := a.bits()
	v, neg, ok := f.decode(bits)
	if !ok {
		return appendHexFloat(dst, bits)
	}
	mark := len(dst)
	if neg {
		dst = append(dst, '-')
	}
	const short = 6
	digits, exp := decimalDigits(v, short)
	dst = appendScientific(dst, digits, exp, short)
	if f.readsBack(string(dst[mark:]), v, bits, t) {
		return dst
	}
	dst = dst[:mark]
	if neg {
		dst = append(dst, '-')
	}
	long := 2 + f.precision()*59/196
	digits, exp = decimalDigits(v, long)
	dst, ok = appendShortest(dst, digits, exp, long)
	if !ok {
		return appendHexFloat(dst[:mark], bits)
	}
	return dst
}

func (a *FloatAttr) bits() *big.Int {
	if a.Wide != nil {
		return a.Wide
	}
	return new(big.Int).SetUint64(a.Bits)
}

// readsBack reports whether the text reads back as exactly the value v.
func (f floatFormat) readsBack(text string, v *big.Float, bits *big.Int, t *FloatType) bool {
	if v.Sign() == 0 {
		return true
	}
	if t.Width <= 64 {
		d, err := strconv.ParseFloat(text, 64)
		if t.Width == 32 {
			d, err = strconv.ParseFloat(text, 32)
		}
		return err == nil && encodeFloat(t, d).bits().Cmp(bits) == 0
	}
	back, _, err := big.ParseFloat(text, 10, uint(f.precision()), big.ToNearestEven)
	return err == nil && back.Cmp(v) == 0
}

// decimalDigits returns the digits of |v| and the power of ten of the last one.
//
// LLVM's way, which decides the bytes that MLIR prints: the exact decimal number is first cut
// (not rounded) to about the digits wanted, counting 196/59 bits to a digit, and then rounded
// half up if more than the digits wanted are left. Trailing zeros are dropped.
func decimalDigits(v *big.Float, precision int) (digits []byte, exp int) {
	if v.Sign() == 0 {
		return []byte("0"), 0
	}
	mant := new(big.Float)
	e := v.MantExp(mant)
	bits := int(mant.MinPrec())
	mant.SetMantExp(mant, bits)
	n, _ := mant.Int(nil)
	n.Abs(n)
	switch e -= bits; {
	case e > 0:
		n.Lsh(n, uint(e))
	case e < 0:
		n.Mul(n, new(big.Int).Exp(big.NewInt(5), big.NewInt(int64(-e)), nil))
		exp = e
	}
	need := (precision*196 + 58) / 59
	if have := n.BitLen(); have > need {
		if tens := (have - need) * 59 / 196; tens > 0 {
			exp += tens
			n.Quo(n, new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(tens)), nil))
		}
	}
	digits = n.Append(nil, 10)
	if extra := len(digits) - precision; extra > 0 {
		up := digits[precision] >= '5'
		digits, exp = digits[:precision], exp+extra
		for i := precision - 1; up; i-- {
			if i < 0 {
				digits, exp = []byte("1"), exp+precision
				break
			}
			if digits[i] != '9' {
				digits[i]++
				break
			}
			digits[i] = '0'
		}
	}
	for len(digits) > 1 && digits[len(digits)-1] == '0' {
		digits, exp = digits[:len(digits)-1], exp+1
	}
	return digits, exp
}

// appendScientific appends d.dddddde+xx with a number of digits after the point.
func appendScientific(dst, digits []byte, exp, places int) []byte {
	dst = append(dst, digits[0], '.')
	dst = append(dst, digits[1:]...)
	for i := len(digits) - 1; i < places; i++ {
		dst = append(dst, '0')
	}
	exp += len(digits) - 1
	sign := byte('+')
	if exp < 0 {
		sign, exp = '-', -exp
	}
	dst = append(dst, 'e', sign)
	if exp < 10 {
		dst = append(dst, '0')
	}
	return strconv.AppendInt(dst, int64(exp), 10)
}

// appendShortest appends the digits, in scientific notation when the point would be far away;
// ok is false when the text has no point and would read as an integer.
func appendShortest(dst, digits []byte, exp, precision int) (_ []byte, ok bool) {
	const maxPadding = 3
	top := exp + len(digits) - 1 // power of ten of the first digit
	scientific := false
	switch {
	case exp >= 0:
		scientific = exp > maxPadding || len(digits)+exp > precision
	case top < 0:
		scientific = -top > maxPadding
	}
	switch {
	case scientific:
		dst = append(dst, digits[0], '.')
		if len(digits) == 1 {
			dst = append(dst, '0')
		}
		dst = append(dst, digits[1:]...)
		dst = append(dst, 'E')
		if top >= 0 {
			dst = append(dst, '+')
		}
		return strconv.AppendInt(dst, int64(top), 10), true
	case exp >= 0:
		return dst, false
	case top >= 0:
		dst = append(dst, digits[:top+1]...)
		dst = append(dst, '.')
		return append(dst, digits[top+1:]...), true
	}
	dst = append(dst, "0."...)
	for i := -1; i > top; i-- {
		dst = append(dst, '0')
	}
	return append(dst, digits...), true
}

func appendHexFloat(dst []byte, bits *big.Int) []byte {
	dst = append(dst, "0x"...)
	return append(dst, strings.ToUpper(bits.Text(16))...)
}
