package dependence

import (
	"maps"
	"slices"
	"strconv"
	"strings"
)

// A poly is a polynomial: coefficients by monomial, which is its symbols in order, joined by "*"; "" is the constant.
type poly map[string]int64

func number(c int64) poly {
	if c == 0 {
		return poly{}
	}
	return poly{"": c}
}

func symbol(name string) poly { return poly{name: 1} }

func (p poly) plus(q poly, factor int64) poly {
	out := poly{}
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

// times is a product; false if it has too many terms to be worth comparing.
func (p poly) times(q poly) (poly, bool) {
	out := poly{}
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
func (p poly) degree() int {
	most := 0
	for m := range p {
		most = max(most, len(symbolsOf(m)))
	}
	return most
}

// least is the least that a polynomial can be where its symbols are positive; 0: unknown.
func (p poly) least() int64 {
	sum := int64(0)
	for _, c := range p {
		if c < 0 {
			return 0
		}
		sum += c
	}
	return sum
}

func (p poly) equal(q poly) bool { return maps.Equal(p, q) }

// constant returns the value of a polynomial without symbols.
func (p poly) constant() (int64, bool) {
	c, ok := p[""]
	return c, len(p) == 0 || len(p) == 1 && ok
}

// isSymbol reports whether a polynomial is one symbol.
func (p poly) isSymbol() bool {
	for m, c := range p {
		return len(p) == 1 && c == 1 && len(symbolsOf(m)) == 1
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

func symbolsOf(m string) []string {
	if m == "" {
		return nil
	}
	return strings.Split(m, "*")
}

// coefficient takes a polynomial apart into factor*name + rest; false when the symbol is there in a higher power.
func (p poly) coefficient(name string) (factor, rest poly, ok bool) {
	factor, rest = poly{}, poly{}
	for m, c := range p {
		list := symbolsOf(m)
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

// magnitude is a polynomial without its sign, as far as that can be seen: all its coefficients have the same one.
// Sizes are taken to be positive: where one is not, the loop over it does nothing.
func (p poly) magnitude() (poly, bool) {
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
	return poly{}.plus(p, sign), true
}

// String is for tests and debuggers.
func (p poly) String() string {
	var parts []string
	for _, m := range slices.Sorted(maps.Keys(p)) {
		parts = append(parts, strings.TrimSpace(strings.Join([]string{strconv.FormatInt(p[m], 10), m}, " ")))
	}
	return strings.Join(parts, " + ")
}
