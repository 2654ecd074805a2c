package intrinsic

import (
	"slices"
	"strconv"
	"strings"
)

// A Procedure is an intrinsic procedure (Fortran 2018 §16.9, with the extensions that compilers share).
type Procedure struct {
	Name string
	// Args are the names of the dummy arguments; the first Required of them must be given.
	Args     []string
	Required int
	// Variadic: the last argument may be repeated (max, min).
	Variadic bool
	// Class is what shape the result has: see shapeRules.
	Class byte
	// Result is the type of the result: see resultRules.
	Result string
	// Takes limits the type of the first argument: i, r, c, l, a (character) or "" for anything.
	Takes string
}

// Subroutine reports whether it is called with call, Function whether it is called in an expression. Some are both.
func (p *Procedure) Subroutine() bool { return p.Class == 's' || p.Class == 'b' }

// Function reports whether it is called in an expression.
func (p *Procedure) Function() bool { return p.Class != 's' }

// Match ties actual arguments, which are given by their keywords or "", to the dummy arguments: tied has the index of
// the actual argument for each, or -1; arguments after the last dummy argument of a variadic procedure follow. The
// problem is empty if they fit; at is the argument at fault, -1 if none is.
func (p *Procedure) Match(keys []string) (tied []int, problem string, at int) {
	tied = make([]int, max(len(p.Args), len(keys)))
	for i := range tied {
		tied[i] = -1
	}
	for i, key := range keys {
		if key == "" {
			if i >= len(p.Args) && !p.Variadic {
				return nil, "takes at most " + Arguments(len(p.Args)), i
			}
			tied[i] = i
			continue
		}
		k := slices.Index(p.Args, key)
		if k < 0 && p.Variadic && strings.HasPrefix(key, "a") {
			k = i
		}
		if k < 0 {
			return nil, "has no argument " + key, i
		}
		if tied[k] >= 0 {
			return nil, "has the argument " + key + " already", i
		}
		tied[k] = i
	}
	for i := range p.Required {
		if tied[i] < 0 {
			return nil, "needs the argument " + p.Args[i], -1
		}
	}
	return tied, "", -1
}

// Arguments is a number of arguments in words.
func Arguments(n int) string {
	if n == 1 {
		return "1 argument"
	}
	return strconv.Itoa(n) + " arguments"
}
