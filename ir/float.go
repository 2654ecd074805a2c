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
	return InternAttr(Key("widefloat").Type(t).Text(bits.String()), func() *FloatAttr {
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

// decode gives the exact value of an encoding; ok is false for infinity and NaN.
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
	if t.Name == "f64" || t.Name == "f32" {
		return appendDouble(dst, a, t)
	}
	f := floatFormats[t.Name]
	bits := a.bits()
	v, _, ok := f.decode(bits)
	if !ok {
		return appendHexFloat(dst, bits)
	}
	short := v.Text('e', 5)
	if back, _, err := big.ParseFloat(short, 10, 200, big.ToNearestEven); err == nil {
		d, _ := back.Float64()
		same := false
		if t.Width <= 32 {
			same = f.encode(d).Cmp(bits) == 0
		} else {
			rounded := new(big.Float).SetPrec(uint(f.precision())).Set(back)
			same = rounded.Cmp(v) == 0
		}
		if same {
			return padSix(dst, short)
		}
	}
	digits := 2 + f.precision()*59/196
	return appendDigits(dst, v.Text('e', digits+40), digits, bits)
}

func (a *FloatAttr) bits() *big.Int {
	if a.Wide != nil {
		return a.Wide
	}
	return new(big.Int).SetUint64(a.Bits)
}

func appendDouble(dst []byte, a *FloatAttr, t *FloatType) []byte {
	v := a.Float64()
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return appendHexFloat(dst, a.bits())
	}
	var room [32]byte
	short := strconv.AppendFloat(room[:0], v, 'e', 5, 64)
	size, digits := 64, 17
	if t.Width == 32 {
		size, digits = 32, 9
	}
	back, err := strconv.ParseFloat(string(short), size)
	if err == nil && back == v {
		return padSix(dst, string(short))
	}
	return appendDigits(dst, strconv.FormatFloat(v, 'e', digits+40, 64), digits, a.bits())
}

// padSix appends d.ddddde+xx with a sixth digit after the point.
func padSix(dst []byte, s string) []byte {
	e := strings.IndexByte(s, 'e')
	dst = append(dst, s[:e]...)
	dst = append(dst, '0')
	return append(dst, s[e:]...)
}

// appendDigits appends the number s (d.ddd...e+xx, with more digits than asked
// for) cut to a number of digits, rounding halves away from zero, without
// trailing zeros; in scientific notation when the point would be far away.
func appendDigits(dst []byte, s string, digits int, bits *big.Int) []byte {
	unsigned := dst
	if s[0] == '-' {
		dst = append(dst, '-')
		s = s[1:]
	}
	e := strings.IndexByte(s, 'e')
	exp, _ := strconv.Atoi(s[e+1:])
	d := []byte(strings.Replace(s[:e], ".", "", 1))
	if len(d) > digits {
		up := d[digits] >= '5'
		d = d[:digits]
		for i := digits - 1; up && i >= 0; i-- {
			if d[i] == '9' {
				d[i] = '0'
				if i == 0 {
					d = append([]byte{'1'}, d[:digits-1]...)
					exp++
				}
				continue
			}
			d[i]++
			up = false
		}
	}
	for len(d) > 1 && d[len(d)-1] == '0' {
		d = d[:len(d)-1]
	}
	const maxPadding = 3
	last := exp - (len(d) - 1) // power of ten of the last digit
	scientific := false
	switch {
	case last >= 0:
		scientific = last > maxPadding || len(d)+last > digits
	case exp < 0:
		scientific = -exp > maxPadding
	}
	switch {
	case scientific:
		dst = append(dst, d[0], '.')
		if len(d) == 1 {
			dst = append(dst, '0')
		}
		dst = append(dst, d[1:]...)
		dst = append(dst, 'E')
		if exp >= 0 {
			dst = append(dst, '+')
		}
		return strconv.AppendInt(dst, int64(exp), 10)
	case last >= 0:
		// No point: the text would read as an integer, so the bits are written.
		return appendHexFloat(unsigned, bits)
	case exp >= 0:
		dst = append(dst, d[:exp+1]...)
		dst = append(dst, '.')
		return append(dst, d[exp+1:]...)
	}
	dst = append(dst, "0."...)
	for i := -1; i > exp; i-- {
		dst = append(dst, '0')
	}
	return append(dst, d...)
}

func appendHexFloat(dst []byte, bits *big.Int) []byte {
	dst = append(dst, "0x"...)
	return append(dst, strings.ToUpper(bits.Text(16))...)
}
