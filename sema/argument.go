package sema

import (
	"go/constant"
	"slices"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/pragma"
)

// expressions calls f for every expression argument about which something is known.
func expressions(c *frontend.Construct, f func(clause *pragma.Clause, a *pragma.Arg, info *frontend.ExprInfo)) {
	for _, clause := range clausesAndArgument(c.Directive) {
		for _, a := range clause.Args {
			if a.Kind != pragma.ArgExpr {
				continue
			}
			if info := c.Exprs[a.Expr]; info != nil && info.Type != nil {
				f(clause, a, info)
			}
		}
	}
}

// whole returns the value of an expression if it is a known integer.
func whole(info *frontend.ExprInfo) (int64, bool) {
	if info == nil || info.Value == nil {
		return 0, false
	}
	v := constant.ToInt(info.Value)
	if v.Kind() != constant.Int {
		return 0, false
	}
	return constant.Int64Val(v)
}

func (p *Pass) isInteger(t *frontend.TypeInfo) bool {
	switch t.Class {
	case frontend.Integer, frontend.Unknown:
		return true
	case frontend.Logical, frontend.Character: // _Bool and char
		return p.unit.Language == frontend.C
	}
	return false
}

// countRule tells whether the argument is a count that must be a positive constant.
func isCount(clause *pragma.Clause) bool { return clause.Def.Rule.Constant }

var NotInteger = check(Check{
	Rule: diag.Rule{
		Code: "ACC2006", Title: "argument that is not an integer", Spec: "OpenACC 3.3 §2.5.10",
		Doc:    "Numbers of gangs, queues, devices and loops are integers.",
		Avoid:  "#pragma acc parallel num_gangs(2.5)\nx = 1;",
		Prefer: "#pragma acc parallel num_gangs(2)\nx = 1;",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		expressions(c, func(clause *pragma.Clause, a *pragma.Arg, info *frontend.ExprInfo) {
			if clause.Def.Rule.Integer && !p.isInteger(info.Type) {
				p.New(a.Expr.Span, "expected an integer for %s, found %s", clause.Def.Name, typeName(info.Type)).Citing(clause.Def.Spec).To(p)
			}
		})
		for _, clause := range clausesAndArgument(c.Directive) {
			variables(clause, func(v *pragma.Var) {
				for _, step := range v.Path {
					for _, e := range []*pragma.Expr{step.Lower, step.Length, step.Upper, step.Stride} {
						info := c.Exprs[e]
						if e == nil || info == nil || info.Type == nil || p.isInteger(info.Type) {
							continue
						}
						if p.unit.Language == frontend.C || info.Type.Class == frontend.Array { // others are reported as subscripts of Fortran
							p.New(e.Span, "expected an integer in an array section, found %s", typeName(info.Type)).Citing("OpenACC 3.3 §2.7.1").To(p)
						}
					}
				}
			})
		}
	},
})

func typeName(t *frontend.TypeInfo) string {
	if t.Text == "" {
		return "something else"
	}
	return t.Text
}

var NotPositive = check(Check{
	Rule: diag.Rule{
		Code: "ACC2007", Severity: diag.Warning, Title: "size that is not positive", Spec: "OpenACC 3.3 §2.5.10",
		Doc:    "At least one gang, worker and lane must run. What an implementation does with less is its own affair.",
		Avoid:  "#pragma acc parallel num_gangs(0)\nx = 1;",
		Prefer: "#pragma acc parallel num_gangs(1)\nx = 1;",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		expressions(c, func(clause *pragma.Clause, a *pragma.Arg, info *frontend.ExprInfo) {
			if !clause.Def.Rule.Positive || isCount(clause) || a.Key.Text == "dim" || !p.isInteger(info.Type) {
				return
			}
			if v, ok := whole(info); ok && v <= 0 {
				p.New(a.Expr.Span, "expected a positive number for %s, found %d", clause.Def.Name, v).Citing(clause.Def.Spec).To(p)
			}
		})
	},
})

// The values of acc_async_noval and acc_async_sync end what can be the value of an async argument.
const lastAsync = -2

var NotQueue = check(Check{
	Rule: diag.Rule{
		Code: "ACC2019", Severity: diag.Warning, Title: "number that is not a queue", Spec: "OpenACC 3.3 §2.16",
		Doc:    "An activity queue has a number of 0 or more; acc_async_noval (-1) and acc_async_sync (-2) are allowed in its place. Other values stop the program.",
		Avoid:  "#pragma acc parallel async(-3)\nx = 1;",
		Prefer: "#pragma acc parallel async(3)\nx = 1;",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		expressions(c, func(clause *pragma.Clause, a *pragma.Arg, info *frontend.ExprInfo) {
			switch clause.Def {
			case pragma.ClauseAsync, pragma.ClauseWait, pragma.ClauseDefaultAsync, pragma.ArgWait:
			default:
				return
			}
			if v, ok := whole(info); ok && v < lastAsync && a.Key.Text != "devnum" && p.isInteger(info.Type) {
				p.New(a.Expr.Span, "expected the number of a queue (0 or more), acc_async_noval or acc_async_sync for %s, found %d", clause.Def.Name, v).Citing(clause.Def.Spec).To(p)
			}
		})
	},
})

var NotCount = check(Check{
	Rule: diag.Rule{
		Code: "ACC2008", Title: "number of loops or tile size that is no positive constant", Spec: "OpenACC 3.3 §2.9.1, §2.9.8",
		Doc:    "The arguments of collapse and tile are needed when the program is compiled, and each must be at least 1.",
		Avoid:  "#pragma acc parallel loop collapse(n)\nfor (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;",
		Prefer: "#pragma acc parallel loop collapse(2)\nfor (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		expressions(c, func(clause *pragma.Clause, a *pragma.Arg, info *frontend.ExprInfo) {
			if !isCount(clause) || !p.isInteger(info.Type) {
				return
			}
			switch v, ok := whole(info); {
			case info.Value == nil:
				d := p.New(a.Expr.Span, "expected a constant for %s", clause.Def.Name).Citing(clause.Def.Spec)
				d.Bearable = clause.Def == pragma.ClauseTile // tiles only change the order of iterations
				d.To(p)
			case ok && v <= 0:
				p.New(a.Expr.Span, "expected a positive constant for %s, found %d", clause.Def.Name, v).Citing(clause.Def.Spec).To(p)
			}
		})
	},
})

var TooMany = check(Check{
	Rule: diag.Rule{
		Code: "ACC2009", Title: "too many arguments", Spec: "OpenACC 3.3 §2.5.10",
		Doc:    "num_gangs takes up to three numbers on parallel, one for each dimension of gangs, and one on kernels.",
		Avoid:  "#pragma acc kernels num_gangs(4, 4)\nx = 1;",
		Prefer: "#pragma acc parallel num_gangs(4, 4)\nx = 1;",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		for _, clause := range c.Directive.Clauses {
			use := c.Directive.Def.Use(clause.Def)
			if use == nil {
				continue
			}
			limit := clause.Def.Rule.Max
			if use.Max > 0 {
				limit = use.Max
			}
			if limit > 0 && (use.Max > 0 || clause.Def.Shape == pragma.ShapeExprs) && len(clause.Args) > limit {
				p.New(clause.Args[limit].Span, "%s takes at most %d on %s, found %d", clause.Def.Name, limit, c.Directive.Def.Name, len(clause.Args)).To(p)
			}
		}
	},
})

var NotScalar = check(Check{
	Rule: diag.Rule{
		Code: "ACC2011", Title: "condition that is not scalar", Spec: "OpenACC 3.3 §2.5.6",
		Doc:    "A condition is a number or a pointer: what if and while of C take. In Fortran it is a scalar logical expression.",
		Avoid:  "struct pair { int l, r; } z = {1, 2};\n#pragma acc parallel if(z)\nx = 1;",
		Prefer: "struct pair { int l, r; } z = {1, 2};\n#pragma acc parallel if(z.l)\nx = 1;",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		expressions(c, func(clause *pragma.Clause, a *pragma.Arg, info *frontend.ExprInfo) {
			if p.unit.Language == frontend.Fortran {
				if clause.Def.Rule.Scalar && info.Type.Class != frontend.Logical && info.Type.Class != frontend.Unknown {
					p.New(a.Expr.Span, "expected a scalar logical condition for %s, found %s", clause.Def.Name, typeName(info.Type)).Citing(clause.Def.Spec).To(p)
				}
				return
			}
			if clause.Def.Rule.Scalar && (info.Type.Class == frontend.Aggregate || info.Type.Class == frontend.Void) {
				p.New(a.Expr.Span, "expected a scalar condition for %s, found %s", clause.Def.Name, typeName(info.Type)).Citing(clause.Def.Spec).To(p)
			}
		})
	},
})

var GangDimension = check(Check{
	Rule: diag.Rule{
		Code: "ACC2012", Title: "gang dimension other than 1, 2 and 3", Spec: "OpenACC 3.3 §2.9.2, §2.15.1",
		Doc:    "Gangs are arranged in up to three dimensions; dim is a constant.",
		Avoid:  "#pragma acc parallel loop gang(dim: 4)\nfor (i = 0; i < n; i++) a[i] = 0;",
		Prefer: "#pragma acc parallel loop gang(dim: 3)\nfor (i = 0; i < n; i++) a[i] = 0;",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		expressions(c, func(clause *pragma.Clause, a *pragma.Arg, info *frontend.ExprInfo) {
			if clause.Def != pragma.ClauseGang || a.Key.Text != "dim" || !p.isInteger(info.Type) {
				return
			}
			switch v, ok := whole(info); {
			case info.Value == nil:
				p.New(a.Expr.Span, "expected a constant for dim").To(p)
			case ok && (v < 1 || v > 3):
				p.New(a.Expr.Span, "expected 1, 2 or 3 for dim, found %d", v).To(p)
			}
		})
	},
})

var DimensionedReduction = check(Check{
	Rule: diag.Rule{
		Code: "ACC2014", Title: "reduction over several dimensions of gangs", Spec: "OpenACC 3.3 §2.5.4",
		Doc: "A parallel construct whose num_gangs has more than one argument cannot have a reduction, nor can its gang loops, nor " +
			"a loop over another dimension of gangs than the first.",
		Avoid:  "#pragma acc parallel num_gangs(2, 2) reduction(+: x)\nx += 1;",
		Prefer: "#pragma acc parallel num_gangs(4) reduction(+: x)\nx += 1;",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		loopReduction(p, c)
		if c.Directive.Def != pragma.DirParallel {
			return
		}
		for _, gangs := range c.Directive.All(pragma.ClauseNumGangs) {
			if len(gangs.Args) < 2 {
				continue
			}
			if r := c.Directive.Find(pragma.ClauseReduction); r != nil {
				p.New(r.NameSpan, "reduction cannot be combined with num_gangs in %d dimensions", len(gangs.Args)).
					See(gangs.Span, "dimensions given here").To(p)
				return
			}
		}
	},
})

// loopReduction reports reductions on gang loops over several dimensions.
func loopReduction(p *Pass, c *frontend.Construct) {
	gang, reduction := c.Directive.Find(pragma.ClauseGang), c.Directive.Find(pragma.ClauseReduction)
	if gang == nil || reduction == nil || !c.Directive.Def.Is(pragma.DirLoop) {
		return
	}
	if dimension(c, gang) > 1 {
		p.New(reduction.NameSpan, "reduction cannot be combined with gang over dimension %d", dimension(c, gang)).
			Citing("OpenACC 3.3 §2.9.11").See(gang.Span, "dimension given here").To(p)
		return
	}
	around := computeAround(c)
	if around == nil {
		return
	}
	if gangs := sameGroup(around.Directive, pragma.ClauseNumGangs, gang); gangs != nil && len(gangs.Args) > 1 {
		p.New(reduction.NameSpan, "reduction of a gang loop cannot be combined with num_gangs in %d dimensions", len(gangs.Args)).
			Citing("OpenACC 3.3 §2.9.11").See(gangs.Span, "dimensions given here").To(p)
	}
}

var RoutineArgument = check(Check{
	Rule: diag.Rule{
		Code: "ACC2015", Title: "size on a routine directive", Spec: "OpenACC 3.3 §2.15.1",
		Doc:    "The clauses of routine say what kind of parallelism the procedure may contain, not how much. Only gang has an argument: dim.",
		Avoid:  "#pragma acc routine worker(4)\nvoid work(int *p);",
		Prefer: "#pragma acc routine worker\nvoid work(int *p);",
		Unit:   true,
	},
	Run: func(p *Pass, c *frontend.Construct) {
		if c.Directive.Def != pragma.DirRoutine {
			return
		}
		for _, clause := range c.Directive.Clauses {
			if clause.Def.Group != pragma.GroupLevel {
				continue
			}
			for _, a := range clause.Args {
				if clause.Def != pragma.ClauseGang || a.Key.Text != "dim" {
					p.New(a.Span, "%s on routine takes no size", clause.Def.Name).To(p)
				}
			}
		}
	},
})

// sizes says which argument of a loop's clause the compute construct around allows.
var sizes = []struct {
	clause *pragma.ClauseDef
	keys   []string // of the argument; "" is an argument without one
	fixed  *pragma.ClauseDef
	// parallel, serial and orphan: the argument is allowed there; in kernels it
	// is unless the kernels construct has the clause fixed.
	parallel, orphan, kernels bool
}{
	{pragma.ClauseGang, []string{"", "num"}, pragma.ClauseNumGangs, false, false, true},
	{pragma.ClauseGang, []string{"dim"}, nil, true, true, false},
	{pragma.ClauseWorker, []string{"", "num"}, pragma.ClauseNumWorkers, false, false, true},
	{pragma.ClauseVector, []string{"", "length"}, pragma.ClauseVectorLength, true, true, true},
}

var LoopSize = check(Check{
	Rule: diag.Rule{
		Code: "ACC2016", Title: "size on a loop that its compute construct has fixed", Spec: "OpenACC 3.3 §2.9.2 to §2.9.4",
		Doc: "Within parallel and serial, and in a routine, the numbers of gangs and workers are those of the compute construct. " +
			"Only loops within kernels can choose them, unless the kernels construct has done so. Dimensions of gangs exist in parallel constructs only.",
		Avoid:  "#pragma acc parallel loop gang(8)\nfor (i = 0; i < n; i++) p[i] = 0;",
		Prefer: "#pragma acc kernels loop gang(8)\nfor (i = 0; i < n; i++) p[i] = 0;",
	},
	Run: func(p *Pass, c *frontend.Construct) {
		if !c.Directive.Def.Is(pragma.DirLoop) {
			return
		}
		around := computeAround(c)
		for _, clause := range c.Directive.Clauses {
			for _, size := range sizes {
				if size.clause != clause.Def {
					continue
				}
				for _, a := range clause.Args {
					if !slices.Contains(size.keys, a.Key.Text) {
						continue
					}
					what := clause.Def.Name
					if a.Key.Text == "dim" {
						what += "(dim)"
					}
					switch {
					case around == nil && !size.orphan:
						p.New(a.Span, "%s takes no size on a loop outside of kernels", what).To(p)
					case around == nil:
					case around.Directive.Def.Is(pragma.DirKernels) && size.kernels:
						if fixed := sameGroup(around.Directive, size.fixed, clause); fixed != nil {
							p.New(a.Span, "%s takes no size where kernels has %s", what, size.fixed.Name).See(fixed.Span, "size fixed here").To(p)
						}
					case around.Directive.Def.Is(pragma.DirParallel) && size.parallel:
					default:
						p.New(a.Span, "%s takes no size within %s", what, computeName(around.Directive.Def)).
							See(around.Directive.NameSpan, "the compute construct").To(p)
					}
				}
			}
		}
	},
})

// sameGroup finds a clause that holds for the devices of another.
func sameGroup(d *pragma.Directive, def *pragma.ClauseDef, like *pragma.Clause) *pragma.Clause {
	for _, c := range d.All(def) {
		if group(c) == group(like) || c.DeviceTypes == nil {
			return c
		}
	}
	return nil
}
