package acc

import (
	"slices"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/sema"
)

var NotInteger = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2006", Title: "argument that is not an integer", Spec: "OpenACC 3.3 §2.5.10",
		Doc:    "Numbers of gangs, queues, devices and loops are integers.",
		Avoid:  "#pragma acc parallel num_gangs(2.5)\nx = 1;",
		Prefer: "#pragma acc parallel num_gangs(2)\nx = 1;",
	},
	Run: sema.NotInteger,
})

var NotPositive = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2007", Severity: diag.Warning, Title: "size that is not positive", Spec: "OpenACC 3.3 §2.5.10",
		Doc:    "At least one gang, worker and lane must run. With less, the behaviour depends on the implementation.",
		Avoid:  "#pragma acc parallel num_gangs(0)\nx = 1;",
		Prefer: "#pragma acc parallel num_gangs(1)\nx = 1;",
	},
	Run: sema.NotPositive,
})

// The values of acc_async_noval and acc_async_sync end what can be the value of an async argument.
const lastAsync = -2

var NotQueue = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2019", Severity: diag.Warning, Title: "number that is not a queue", Spec: "OpenACC 3.3 §2.16",
		Doc:    "An activity queue has a number of 0 or more; acc_async_noval (-1) and acc_async_sync (-2) are also allowed. Other values stop the program.",
		Avoid:  "#pragma acc parallel async(-3)\nx = 1;",
		Prefer: "#pragma acc parallel async(3)\nx = 1;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.Expressions(c, func(clause *pragma.Clause, a *pragma.Arg, info *frontend.ExprInfo) {
			switch clause.Def {
			case acc.ClauseAsync, acc.ClauseWait, acc.ClauseDefaultAsync, acc.ArgWait:
			default:
				return
			}
			if v, ok := sema.Whole(info); ok && v < lastAsync && a.Key.Text != "devnum" && p.IsInteger(info.Type) {
				p.New(a.Expr.Span, "expected the number of a queue (0 or more), acc_async_noval or acc_async_sync for %s, found %d", clause.Def.Name, v).Citing(clause.Def.Spec).To(p)
			}
		})
	},
})

var NotCount = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2008", Title: "number of loops or tile size that is not a positive constant", Spec: "OpenACC 3.3 §2.9.1, §2.9.8",
		Doc:    "The arguments of collapse and tile must be known at compile time, and each must be at least 1.",
		Avoid:  "#pragma acc parallel loop collapse(n)\nfor (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;",
		Prefer: "#pragma acc parallel loop collapse(2)\nfor (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.Expressions(c, func(clause *pragma.Clause, a *pragma.Arg, info *frontend.ExprInfo) {
			if !sema.IsCount(clause) || !p.IsInteger(info.Type) {
				return
			}
			switch v, ok := sema.Whole(info); {
			case info.Value == nil:
				d := p.New(a.Expr.Span, "expected a constant for %s", clause.Def.Name).Citing(clause.Def.Spec)
				d.Bearable = clause.Def == acc.ClauseTile // tiles only change the order of iterations
				d.To(p)
			case ok && v <= 0:
				p.New(a.Expr.Span, "expected a positive constant for %s, found %d", clause.Def.Name, v).Citing(clause.Def.Spec).To(p)
			}
		})
	},
})

var TooMany = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2009", Title: "too many arguments", Spec: "OpenACC 3.3 §2.5.10",
		Doc:    "num_gangs allows up to three numbers on parallel, one for each dimension of gangs, and one on kernels.",
		Avoid:  "#pragma acc kernels num_gangs(4, 4)\nx = 1;",
		Prefer: "#pragma acc parallel num_gangs(4, 4)\nx = 1;",
	},
	Run: sema.TooMany,
})

var NotScalar = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2011", Title: "condition that is not scalar", Spec: "OpenACC 3.3 §2.5.6",
		Doc:    "A condition is a number or a pointer, as in if and while of C. In Fortran it is a scalar logical expression.",
		Avoid:  "struct pair { int l, r; } z = {1, 2};\n#pragma acc parallel if(z)\nx = 1;",
		Prefer: "struct pair { int l, r; } z = {1, 2};\n#pragma acc parallel if(z.l)\nx = 1;",
	},
	Run: sema.NotScalar,
})

var GangDimension = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2012", Title: "gang dimension other than 1, 2 and 3", Spec: "OpenACC 3.3 §2.9.2, §2.15.1",
		Doc:    "Gangs are arranged in up to three dimensions; dim is a constant.",
		Avoid:  "#pragma acc parallel loop gang(dim: 4)\nfor (i = 0; i < n; i++) a[i] = 0;",
		Prefer: "#pragma acc parallel loop gang(dim: 3)\nfor (i = 0; i < n; i++) a[i] = 0;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.Expressions(c, func(clause *pragma.Clause, a *pragma.Arg, info *frontend.ExprInfo) {
			if clause.Def != acc.ClauseGang || a.Key.Text != "dim" || !p.IsInteger(info.Type) {
				return
			}
			switch v, ok := sema.Whole(info); {
			case info.Value == nil:
				p.New(a.Expr.Span, "expected a constant for dim").To(p)
			case ok && (v < 1 || v > 3):
				p.New(a.Expr.Span, "expected 1, 2 or 3 for dim, found %d", v).To(p)
			}
		})
	},
})

var DimensionedReduction = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2014", Title: "reduction over several dimensions of gangs", Spec: "OpenACC 3.3 §2.5.4",
		Doc: "A parallel construct whose num_gangs has more than one argument cannot have a reduction, nor can its gang loops, nor " +
			"a loop over another dimension of gangs than the first.",
		Avoid:  "#pragma acc parallel num_gangs(2, 2) reduction(+: x)\nx += 1;",
		Prefer: "#pragma acc parallel num_gangs(4) reduction(+: x)\nx += 1;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		loopReduction(p, c)
		if c.Directive.Def != acc.DirParallel {
			return
		}
		for _, gangs := range c.Directive.All(acc.ClauseNumGangs) {
			if len(gangs.Args) < 2 {
				continue
			}
			if r := c.Directive.Find(acc.ClauseReduction); r != nil {
				p.New(r.NameSpan, "reduction cannot be combined with num_gangs in %d dimensions", len(gangs.Args)).
					See(gangs.Span, "dimensions given here").To(p)
				return
			}
		}
	},
})

// loopReduction reports reductions on gang loops over several dimensions.
func loopReduction(p *sema.Pass, c *frontend.Construct) {
	gang, reduction := c.Directive.Find(acc.ClauseGang), c.Directive.Find(acc.ClauseReduction)
	if gang == nil || reduction == nil || !c.Directive.Def.Is(acc.DirLoop) {
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
	if gangs := sameGroup(around.Directive, acc.ClauseNumGangs, gang); gangs != nil && len(gangs.Args) > 1 {
		p.New(reduction.NameSpan, "reduction of a gang loop cannot be combined with num_gangs in %d dimensions", len(gangs.Args)).
			Citing("OpenACC 3.3 §2.9.11").See(gangs.Span, "dimensions given here").To(p)
	}
}

var RoutineArgument = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2015", Title: "size on a routine directive", Spec: "OpenACC 3.3 §2.15.1",
		Doc:    "The clauses of routine say what kind of parallelism the procedure may contain, not how much. Only gang has an argument: dim.",
		Avoid:  "#pragma acc routine worker(4)\nvoid work(int *p);",
		Prefer: "#pragma acc routine worker\nvoid work(int *p);",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != acc.DirRoutine {
			return
		}
		for _, clause := range c.Directive.Clauses {
			if clause.Def.Group != pragma.GroupLevel {
				continue
			}
			for _, a := range clause.Args {
				if clause.Def != acc.ClauseGang || a.Key.Text != "dim" {
					p.New(a.Span, "%s on routine has no size argument", clause.Def.Name).To(p)
				}
			}
		}
	},
})

// sizes says which argument of a loop's clause the enclosing compute construct allows.
var sizes = []struct {
	clause *pragma.ClauseDef
	keys   []string // of the argument; "" is an argument without one
	fixed  *pragma.ClauseDef
	// parallel, serial and orphan: the argument is allowed there; in kernels it
	// is unless the kernels construct has the clause fixed.
	parallel, orphan, kernels bool
}{
	{acc.ClauseGang, []string{"", "num"}, acc.ClauseNumGangs, false, false, true},
	{acc.ClauseGang, []string{"dim"}, nil, true, true, false},
	{acc.ClauseWorker, []string{"", "num"}, acc.ClauseNumWorkers, false, false, true},
	{acc.ClauseVector, []string{"", "length"}, acc.ClauseVectorLength, true, true, true},
}

var LoopSize = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC2016", Title: "size on a loop that its compute construct fixes", Spec: "OpenACC 3.3 §2.9.2 to §2.9.4",
		Doc: "Within parallel and serial, and in a routine, the numbers of gangs and workers are those of the compute construct. " +
			"Only loops within kernels can choose them, unless the kernels construct does. Only parallel constructs have dimensions of gangs.",
		Avoid:  "#pragma acc parallel loop gang(8)\nfor (i = 0; i < n; i++) p[i] = 0;",
		Prefer: "#pragma acc kernels loop gang(8)\nfor (i = 0; i < n; i++) p[i] = 0;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !c.Directive.Def.Is(acc.DirLoop) {
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
						p.New(a.Span, "%s cannot have a size on a loop outside of kernels", what).To(p)
					case around == nil:
					case around.Directive.Def.Is(acc.DirKernels) && size.kernels:
						if fixed := sameGroup(around.Directive, size.fixed, clause); fixed != nil {
							p.New(a.Span, "%s cannot have a size if kernels has %s", what, size.fixed.Name).See(fixed.Span, "size fixed here").To(p)
						}
					case around.Directive.Def.Is(acc.DirParallel) && size.parallel:
					default:
						p.New(a.Span, "%s cannot have a size within %s", what, computeName(around.Directive.Def)).
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
		if sema.Group(c) == sema.Group(like) || c.DeviceTypes == nil {
			return c
		}
	}
	return nil
}
