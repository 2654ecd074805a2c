// Package polynomial has polynomials over symbols, by which analyses compare the subscripts and sizes of programs.
package polynomial

import (
	"maps"
	"slices"
	"strconv"
	"strings"
)

// A Poly is a polynomial: coefficients by monomial, which is its symbols in order, joined by "*"; "" is the constant.
type Poly map[string]int64

// Number is a constant.
func Number(c int64) Poly {
	if c == 0 {
		return Poly{}
	}
	return Poly{"": c}
}

// Symbol is a symbol by itself.
func Symbol(name string) Poly { return Poly{name: 1} }

// Plus is p + q*factor.
func (p Poly) Plus(q Poly, factor int64) Poly {
	out := Poly{}
	maps.Copy(out, p)
	for m, c := range q {
		if out[m] += c * factor; out[m] == 0 {
			delete(out, m)
		}
	}
	return out
}

// mostTerms and mostFactors bound products, which grow with their square when they are multiplied again.
const (
	mostTerms   = 64
	mostFactors = 8
)

// Times is a product; false if it has too many terms to be worth comparing.
func (p Poly) Times(q Poly) (Poly, bool) {
	out := Poly{}
	if len(p)*len(q) > mostTerms || p.degree()+q.degree() > mostFactors {
		return nil, false
	}
	for m, c := range p {
		for n, d := range q {
			key := join(m, n)
			if out[key] += c * d; out[key] == 0 {
				delete(out, key)
			}
		}
	}
	return out, true
}

// degree is the number of symbols in the longest term.
func (p Poly) degree() int {
	most := 0
	for m := range p {
		most = max(most, len(SymbolsOf(m)))
	}
	return most
}

// Least is the least that a polynomial can be where its symbols are positive; 0: unknown.
func (p Poly) Least() int64 {
	sum := int64(0)
	for _, c := range p {
		if c < 0 {
			return 0
		}
		sum += c
	}
	return sum
}

// Equal reports whether two polynomials have the same terms.
func (p Poly) Equal(q Poly) bool { return maps.Equal(p, q) }

// Constant returns the value of a polynomial without symbols.
func (p Poly) Constant() (int64, bool) {
	c, ok := p[""]
	return c, len(p) == 0 || len(p) == 1 && ok
}

// IsSymbol reports whether a polynomial is one symbol.
func (p Poly) IsSymbol() bool {
	for m, c := range p {
		return len(p) == 1 && c == 1 && len(SymbolsOf(m)) == 1
	}
	return false
}

func join(m, n string) string {
	if m == "" {
		return n
	}
	if n == "" {
		return m
	}
	list := append(strings.Split(m, "*"), strings.Split(n, "*")...)
	slices.Sort(list)
	return strings.Join(list, "*")
}

// SymbolsOf are the factors of a term.
func SymbolsOf(m string) []string {
	if m == "" {
		return nil
	}
	return strings.Split(m, "*")
}

// Coefficient takes a polynomial apart into factor*name + rest; false when the symbol is there in a higher power.
func (p Poly) Coefficient(name string) (factor, rest Poly, ok bool) {
	factor, rest = Poly{}, Poly{}
	for m, c := range p {
		list := SymbolsOf(m)
		i := slices.Index(list, name)
		if i < 0 {
			rest[m] = c
			continue
		}
		list = slices.Delete(list, i, i+1)
		if slices.Contains(list, name) {
			return nil, nil, false
		}
		factor[strings.Join(list, "*")] = c
	}
	return factor, rest, true
}

// Magnitude is a polynomial without its sign, as far as that can be seen: all its coefficients have the same one.
// Sizes are taken to be positive: where one is not, the loop over it does nothing.
func (p Poly) Magnitude() (Poly, bool) {
	sign := int64(0)
	for _, c := range p {
		s := int64(1)
		if c < 0 {
			s = -1
		}
		if sign != 0 && s != sign {
			return nil, false
		}
		sign = s
	}
	return Poly{}.Plus(p, sign), true
}

// String is for tests and debuggers.
func (p Poly) String() string {
	var parts []string
	for _, m := range slices.Sorted(maps.Keys(p)) {
		parts = append(parts, strings.TrimSpace(strings.Join([]string{strconv.FormatInt(p[m], 10), m}, " ")))
	}
	return strings.Join(parts, " + ")
}
