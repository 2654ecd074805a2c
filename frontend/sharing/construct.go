package sharing

import (
	"go/constant"
	"math"
	"sync"

	"accc/frontend"
	"accc/pragma"
	"accc/pragma/omp"
)

// Facts are what directives outside of a construct say of variables. They are safe for several goroutines.
type Facts struct {
	// Threadprivate are the variables of threadprivate directives, Targets those of declare target directives.
	Threadprivate, Targets map[*frontend.Symbol]*frontend.Construct
	// sequential are the results of Sequential that are known.
	mu         sync.Mutex
	sequential map[*frontend.Construct]map[*frontend.Symbol]bool
}

// Sequential are the variables of the sequential loops of Fortran for which a construct is the innermost one around that makes
// them private (OpenMP 5.2 §5.1.1).
func (f *Facts) Sequential(c *frontend.Construct) map[*frontend.Symbol]bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	if set, ok := f.sequential[c]; ok {
		return set
	}
	var set map[*frontend.Symbol]bool
	if privatizesLoops(c) {
		for _, u := range c.Uses {
			// The head of the loop writes the variable. A loop around the construct leaves reads.
			if !u.OwnLoop || u.Kind&frontend.Write == 0 {
				continue
			}
			in := u.LoopIn
			for in != nil && in != c && !privatizesLoops(in) && !LoopVariable(in, u.Symbol) {
				in = in.Parent
			}
			if in == c && !LoopVariable(c, u.Symbol) {
				if set == nil {
					set = map[*frontend.Symbol]bool{}
				}
				set[u.Symbol] = true
			}
		}
	}
	f.sequential[c] = set
	return set
}

func privatizesLoops(c *frontend.Construct) bool {
	return IsOMP(c) && Has(c, omp.DirParallel, omp.DirTeams, omp.DirTask, omp.DirTaskloop)
}

// Find collects the facts of the constructs of a unit.
func Find(constructs []*frontend.Construct) *Facts {
	f := &Facts{sequential: map[*frontend.Construct]map[*frontend.Symbol]bool{}, Threadprivate: map[*frontend.Symbol]*frontend.Construct{}, Targets: map[*frontend.Symbol]*frontend.Construct{}}
	add := func(to map[*frontend.Symbol]*frontend.Construct, c *frontend.Construct) {
		for _, v := range c.Vars {
			if v.Symbol == nil {
				continue
			}
			for _, s := range append([]*frontend.Symbol{v.Symbol}, v.Symbol.Members...) {
				if to[s] == nil {
					to[s] = c
				}
			}
		}
	}
	for _, c := range constructs {
		switch c.Directive.Def {
		case omp.DirThreadprivate:
			add(f.Threadprivate, c)
		case omp.DirDeclareTarget:
			add(f.Targets, c)
		}
	}
	return f
}

// FindIn collects the facts of units.
func FindIn(units ...*frontend.Unit) *Facts {
	var all []*frontend.Construct
	var add func(list []*frontend.Construct)
	add = func(list []*frontend.Construct) {
		for _, c := range list {
			all = append(all, c)
			add(c.Children)
		}
	}
	for _, u := range units {
		add(u.Directives)
		for _, r := range u.Routines {
			add(r.Constructs)
			add(r.Directives)
		}
		add(u.Imported)
	}
	return Find(all)
}

// IsOMP reports whether a construct is one of OpenMP.
func IsOMP(c *frontend.Construct) bool { return c != nil && c.Directive.Def.Table == omp.Table }

// Has reports whether the directive is, or is compounded of, one of the directives.
func Has(c *frontend.Construct, defs ...*pragma.DirectiveDef) bool {
	for _, d := range defs {
		if c.Directive.Def.Is(d) {
			return true
		}
	}
	return false
}

// Associated is the number of loops the directive applies to, at least 1.
func Associated(c *frontend.Construct) int {
	n := 1
	for _, clause := range c.Directive.Clauses {
		n = max(n, Depth(c, clause))
	}
	return n
}

// Depth is the number of loops that a clause asks for; 0 for other clauses.
func Depth(c *frontend.Construct, clause *pragma.Clause) int {
	switch clause.Def {
	case omp.ClauseSizes:
		return len(clause.Args)
	case omp.ClauseCollapse, omp.ClauseOrdered:
		if len(clause.Args) == 0 || clause.Args[0].Expr == nil {
			return 0
		}
		e := c.Exprs[clause.Args[0].Expr]
		if e == nil || e.Value == nil {
			return 0
		}
		v, _ := constant.Int64Val(constant.ToInt(e.Value))
		return int(max(0, min(v, math.MaxInt32)))
	}
	return 0
}
