package libc

import (
	"math"
	"math/cmplx"

	"accc/backend/run/libm"
)

// complex.h, C23 7.3: complex arguments and results are passed by address (see the package comment).
var complexHeader = header{"complex.h", func() []row {
	var rows []row
	for _, v := range variants {
		add := func(proto, name, doc string, f flags, do func(e *Env, s []uint64, t realType)) {
			rows = append(rows, row{variant(proto, name, v.suffix, v.ctype), doc, f,
				func(e *Env, s []uint64) { do(e, s, v) }})
		}
		for _, c := range []struct {
			name, doc string
			f         func(complex128) complex128
		}{
			{"cacos", "arc cosine", cmplx.Acos}, {"cacosh", "inverse hyperbolic cosine", cmplx.Acosh},
			{"casin", "arc sine", cmplx.Asin}, {"casinh", "inverse hyperbolic sine", cmplx.Asinh},
			{"catan", "arc tangent", cmplx.Atan}, {"catanh", "inverse hyperbolic tangent", cmplx.Atanh},
			{"ccos", "cosine", cmplx.Cos}, {"ccosh", "hyperbolic cosine", cmplx.Cosh},
			{"cexp", "e to the power of z", cexp}, {"clog", "natural logarithm", clog},
			{"csin", "sine", cmplx.Sin}, {"csinh", "hyperbolic sine", cmplx.Sinh},
			{"csqrt", "square root", cmplx.Sqrt}, {"ctan", "tangent", cmplx.Tan}, {"ctanh", "hyperbolic tangent", cmplx.Tanh},
			{"conj", "the conjugate", cmplx.Conj}, {"cproj", "the projection on the Riemann sphere", cproj},
		} {
			add("double _Complex %s(double _Complex z)", c.name, c.doc, device, func(e *Env, s []uint64, t realType) {
				e.storeComplex(s[0], c.f(e.loadComplex(s[1], t)), t)
			})
		}
		add("double _Complex %s(double _Complex z, double _Complex w)", "cpow", "z to the power of w", device,
			func(e *Env, s []uint64, t realType) {
				e.storeComplex(s[0], cpow(e.loadComplex(s[1], t), e.loadComplex(s[2], t)), t)
			})
		for _, r := range []real2{
			{"cabs", "absolute value", libm.Hypot},
			{"carg", "the angle", func(re, im float64) float64 { return libm.Atan2(im, re) }},
			{"creal", "the real part", func(re, _ float64) float64 { return re }},
			{"cimag", "the imaginary part", func(_, im float64) float64 { return im }},
		} {
			add("double %s(double _Complex z)", r.name, r.doc, device, func(e *Env, s []uint64, t realType) {
				z := e.loadComplex(s[0], t)
				setReal(s, r.f(real(z), imag(z)), t.single)
			})
		}
	}
	return rows
}()}

// loadComplex reads a complex value whose parts are of type t.
func (e *Env) loadComplex(addr uint64, t realType) complex128 {
	return complex(e.loadReal(addr, t.single), e.loadReal(addr+t.size, t.single))
}

func (e *Env) loadReal(addr uint64, single bool) float64 {
	if single {
		return float64(f32(uint64(e.load32(addr))))
	}
	return f64(e.load64(addr))
}

// storeComplex writes a complex value.
func (e *Env) storeComplex(addr uint64, z complex128, t realType) {
	e.storeReal(addr, real(z), t.single)
	e.storeReal(addr+t.size, imag(z), t.single)
}

func cexp(z complex128) complex128 {
	if cmplx.IsInf(z) || cmplx.IsNaN(z) {
		return cmplx.Exp(z)
	}
	r := libm.Exp(real(z))
	if imag(z) == 0 {
		return complex(r, imag(z))
	}
	return complex(r*libm.Cos(imag(z)), r*libm.Sin(imag(z)))
}

func clog(z complex128) complex128 {
	return complex(libm.Log(libm.Hypot(real(z), imag(z))), libm.Atan2(imag(z), real(z)))
}

// cpow is defined by the exponential and the logarithm, C23 G.5.4.1.
func cpow(z, w complex128) complex128 {
	if z == 0 {
		return cmplx.Pow(z, w)
	}
	return cexp(w * clog(z))
}

func cproj(z complex128) complex128 {
	if cmplx.IsInf(z) {
		return complex(math.Inf(1), math.Copysign(0, imag(z)))
	}
	return z
}
