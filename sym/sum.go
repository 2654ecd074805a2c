// Package sym has integers that are sums of products of symbols: the subscripts, extents and sizes of programs before they run. It is the one
// arithmetic for all of them. What the symbols are is the caller's: variables of a program for the front ends, values for operations of the IR,
// names for the analyses that compare them.
//
//	n := sym.Of(variable)           // n
//	m, ok := n.Times(n.Plus(sym.Number[V](1), -1)) // n*n - n
//
// Two sums are equal if they have the same terms. Arithmetic whose numbers do not fit 64 bits, or whose products have too many terms to be worth
// comparing, results in a sum that is unknown: it equals none, not even itself, and stays unknown whatever is added to it.
package sym

import (
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strings"
)

// A Sum is a sum of terms; without terms it is 0. No two terms have the same symbols, and no factor is 0.
type Sum[S comparable] []Term[S]

// A Term is a number times symbols, each as often as it is there; a number without any.
type Term[S comparable] struct {
	Factor int64
	Of     []S
}

// A Poly is a sum over symbols that have names.
type Poly = Sum[string]

// Number is the sum of a constant.
func Number[S comparable](n int64) Sum[S] {
	if n == 0 {
		return Sum[S]{}
	}
	return Sum[S]{{Factor: n}}
}

// Of is a symbol by itself.
func Of[S comparable](s S) Sum[S] { return Sum[S]{{1, []S{s}}} }

// Const is the Poly of a constant.
func Const(n int64) Poly { return Number[string](n) }

// mostTerms and mostFactors bound products, which grow with their square when they are multiplied again.
const (
	mostTerms   = 64
	mostFactors = 8
)

// unknown is the sum of which nothing is known: a term that no other sum has.
func unknown[S comparable]() Sum[S] { return Sum[S]{{}} }

// IsKnown reports whether all steps by which p was computed fit 64 bits.
func (p Sum[S]) IsKnown() bool {
	return !slices.ContainsFunc(p, func(t Term[S]) bool { return t.Factor == 0 })
}

// Plus is p + q*factor.
func (p Sum[S]) Plus(q Sum[S], factor int64) Sum[S] {
	out := make(Sum[S], len(p), len(p)+len(q))
	copy(out, p)
	if !p.IsKnown() || !q.IsKnown() {
		return unknown[S]()
	}
	for _, t := range q {
		by, fits := multiply(t.Factor, factor)
		if !fits || !out.add(by, t.Of) {
			return unknown[S]()
		}
	}
	return out
}

// add adds a term; it reports whether the factor fits.
func (p *Sum[S]) add(factor int64, of []S) bool {
	if factor == 0 {
		return true
	}
	for i := range *p {
		t := &(*p)[i]
		if !samePowers(t.Of, of) {
			continue
		}
		sum := t.Factor + factor
		if (sum > t.Factor) != (factor > 0) {
			return false
		}
		if t.Factor = sum; sum == 0 {
			*p = slices.Delete(*p, i, i+1)
		}
		return true
	}
	*p = append(*p, Term[S]{factor, of})
	return true
}

// Times is p*q; false if the product is unknown, or has too many terms to be worth comparing.
func (p Sum[S]) Times(q Sum[S]) (Sum[S], bool) {
	if len(p)*len(q) > mostTerms || p.degree()+q.degree() > mostFactors || !p.IsKnown() || !q.IsKnown() {
		return unknown[S](), false
	}
	out := Sum[S]{}
	for _, t := range p {
		for _, u := range q {
			n, fits := multiply(t.Factor, u.Factor)
			if !fits || !out.add(n, slices.Concat(t.Of, u.Of)) {
				return unknown[S](), false
			}
		}
	}
	return out, true
}

// multiply is a product; false if it does not fit.
func multiply(a, b int64) (int64, bool) {
	high, low := bits.Mul64(magnitude(a), magnitude(b))
	if high != 0 || low > math.MaxInt64 {
		return 0, false
	}
	if (a < 0) != (b < 0) {
		return -int64(low), true
	}
	return int64(low), true
}

func magnitude(n int64) uint64 {
	if n < 0 {
		return -uint64(n)
	}
	return uint64(n)
}

// degree is the number of symbols in the longest term.
func (p Sum[S]) degree() (most int) {
	for _, t := range p {
		most = max(most, len(t.Of))
	}
	return most
}

// Equal reports whether two sums are known to be equal whatever the symbols are.
func (p Sum[S]) Equal(q Sum[S]) bool {
	if len(p) != len(q) || !p.IsKnown() {
		return false
	}
	for _, t := range p {
		if !slices.ContainsFunc(q, func(u Term[S]) bool { return t.Factor == u.Factor && samePowers(t.Of, u.Of) }) {
			return false
		}
	}
	return true
}

// samePowers reports whether two products have the same symbols, each as often.
func samePowers[S comparable](a, b []S) bool {
	if len(a) != len(b) {
		return false
	}
	if len(a) == 1 {
		return a[0] == b[0]
	}
	return !slices.ContainsFunc(a, func(s S) bool { return count(a, s) != count(b, s) })
}

func count[S comparable](list []S, s S) (n int) {
	for _, x := range list {
		if x == s {
			n++
		}
	}
	return n
}

// Constant returns the value of a sum without symbols.
func (p Sum[S]) Constant() (n int64, ok bool) {
	switch {
	case len(p) == 0:
		return 0, true
	case len(p) == 1 && len(p[0].Of) == 0 && p[0].Factor != 0:
		return p[0].Factor, true
	}
	return 0, false
}

// IsSymbol reports whether a sum is one symbol.
func (p Sum[S]) IsSymbol() bool { return len(p) == 1 && p[0].Factor == 1 && len(p[0].Of) == 1 }

// Symbols are the symbols of a sum, each once.
func (p Sum[S]) Symbols() (list []S) {
	for _, t := range p {
		for _, s := range t.Of {
			if !slices.Contains(list, s) {
				list = append(list, s)
			}
		}
	}
	return list
}

// Has reports whether a symbol is in a sum.
func (p Sum[S]) Has(s S) bool {
	return slices.ContainsFunc(p, func(t Term[S]) bool { return slices.Contains(t.Of, s) })
}

// Coefficient takes a sum apart into factor*s + rest; false if s is there in a higher power, or the sum is unknown.
func (p Sum[S]) Coefficient(s S) (factor, rest Sum[S], ok bool) {
	factor, rest = Sum[S]{}, Sum[S]{}
	for _, t := range p {
		switch i := slices.Index(t.Of, s); {
		case i < 0:
			rest = append(rest, t)
		case slices.Contains(t.Of[i+1:], s):
			return nil, nil, false
		default:
			factor = append(factor, Term[S]{t.Factor, slices.Concat(t.Of[:i], t.Of[i+1:])})
		}
	}
	return factor, rest, p.IsKnown()
}

// Least is the least that a sum can be where its symbols are positive; 0: not known.
func (p Sum[S]) Least() (least int64) {
	for _, t := range p {
		if t.Factor <= 0 || least+t.Factor < 0 {
			return 0
		}
		least += t.Factor
	}
	return least
}

// IsPositive reports whether a sum is more than 0 if its symbols are.
func (p Sum[S]) IsPositive() bool { return p.Least() > 0 }

// Magnitude is a sum without its sign, as far as that can be seen: all its factors have the same one. Sizes are taken to be positive: where one is
// not, the loop over it does nothing.
func (p Sum[S]) Magnitude() (Sum[S], bool) {
	sign := int64(0)
	for _, t := range p {
		s := int64(1)
		if t.Factor < 0 {
			s = -1
		}
		if sign != 0 && s != sign {
			return nil, false
		}
		sign = s
	}
	m := Sum[S]{}.Plus(p, sign)
	return m, m.IsKnown()
}

// String is the text of a sum, the same for equal ones.
func (p Sum[S]) String() string {
	type term struct {
		symbols string
		factor  int64
	}
	var terms []term
	for _, t := range p {
		var symbols []string
		for _, s := range t.Of {
			symbols = append(symbols, fmt.Sprint(s))
		}
		slices.Sort(symbols)
		terms = append(terms, term{strings.Join(symbols, "*"), t.Factor})
	}
	slices.SortFunc(terms, func(x, y term) int { return strings.Compare(x.symbols, y.symbols) })
	var parts []string
	for _, t := range terms {
		parts = append(parts, strings.TrimSpace(fmt.Sprint(t.factor, " ", t.symbols)))
	}
	return strings.Join(parts, " + ")
}
