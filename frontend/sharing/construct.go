package sharing

import (
	"go/constant"
	"math"

	"accc/frontend"
	"accc/pragma"
	"accc/pragma/omp"
)

// Facts are what directives outside of a construct say of variables.
type Facts struct {
	// Threadprivate are the variables of threadprivate directives, Targets those of declare target directives.
	Threadprivate, Targets map[*frontend.Symbol]*frontend.Construct
}

// Find collects the facts of the constructs of a unit.
func Find(constructs []*frontend.Construct) *Facts {
	f := &Facts{Threadprivate: map[*frontend.Symbol]*frontend.Construct{}, Targets: map[*frontend.Symbol]*frontend.Construct{}}
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
