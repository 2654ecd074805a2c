package report

import (
	"slices"

	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// An Implied is a clause that the implicit rules add to a directive, with the rule.
type Implied struct {
	Clause string `json:"clause"`
	Why    string `json:"why,omitempty"`
}

// A rule is why a clause is there though nobody wrote it.
type rule struct {
	clause *pragma.ClauseDef
	// when decides about a clause with one argument at most; nil: the rule always applies.
	when func(d *pragma.Directive, implied *pragma.Clause) bool
	why  string
}

// rules are in order: the first that applies counts.
var rules = []rule{
	{accdir.ClauseIndependent, nil, "a loop without seq or auto, outside of kernels (OpenACC 3.3 §2.9.6)"},
	{accdir.ClauseAuto, nil, "a loop of kernels without seq or independent (OpenACC 3.3 §2.9.7)"},
	{accdir.ClauseCopy, reduces(accdir.ClauseReduction), "the variable of a reduction (OpenACC 3.3 §2.5.15)"},
	{accdir.ClauseCopy, inKernels, "a variable of kernels in no data clause (OpenACC 3.3 §2.6.2)"},
	{accdir.ClauseCopy, nil, "not a scalar, and in no data clause (OpenACC 3.3 §2.6.2)"},
	{accdir.ClausePresent, hasDefault, "default(present) (OpenACC 3.3 §2.5.16)"},
	{accdir.ClausePresent, nil, "a data construct or directive around it names the variable (OpenACC 3.3 §2.6.2)"},
	{accdir.ClauseNoCreate, nil, "a pointer or an array of unknown size, in no data clause (OpenACC 3.3 §2.6.2)"},
	{accdir.ClauseFirstprivate, inKernels, "a scalar that kernels only reads, passed by value (the specification says copy, OpenACC 3.3 §2.6.2)"},
	{accdir.ClauseFirstprivate, nil, "a scalar in no clause (OpenACC 3.3 §2.6.2)"},
	{accdir.ClausePrivate, nil, "the variable of a loop (OpenACC 3.3 §2.6.1)"},
	{ompdir.ClauseShared, nil, "a variable in no clause (OpenMP 5.2 §5.1.1)"},
	{ompdir.ClausePrivate, nil, "the variable of a loop (OpenMP 5.2 §5.1.1)"},
	{ompdir.ClauseLastprivate, nil, "the variable of a loop (OpenMP 5.2 §5.1.1)"},
	{ompdir.ClauseLinear, nil, "the variable of a loop (OpenMP 5.2 §5.1.1)"},
	{ompdir.ClauseFirstprivate, nil, "a variable in no clause that is not shared in the code around it (OpenMP 5.2 §5.1.1)"},
	{ompdir.ClauseMap, reduces(ompdir.ClauseReduction), "the variable of a reduction (OpenMP 5.2 §17.2)"},
	{ompdir.ClauseMap, nil, "a variable in no map clause (OpenMP 5.2 §5.8.1)"},
	{ompdir.ClauseDefaultmap, nil, "scalars in no map clause are copied by value (OpenMP 5.2 §5.8.1)"},
}

// reduces tells whether the variable of an implied clause has a reduction.
func reduces(reduction *pragma.ClauseDef) func(*pragma.Directive, *pragma.Clause) bool {
	return func(d *pragma.Directive, implied *pragma.Clause) bool {
		return slices.ContainsFunc(d.All(reduction), func(c *pragma.Clause) bool {
			return slices.ContainsFunc(c.Args, func(v *pragma.Arg) bool { return v.Text() == implied.Args[0].Text() })
		})
	}
}

func inKernels(d *pragma.Directive, _ *pragma.Clause) bool {
	return d.Def == accdir.DirKernels || d.Def == accdir.DirKernelsLoop
}

func hasDefault(d *pragma.Directive, _ *pragma.Clause) bool {
	return d.Find(accdir.ClauseDefault) != nil
}

// implied is a clause that the rules add to a directive. Variables that come from several rules are apart.
func implied(d *pragma.Directive, c *pragma.Clause) (out []Implied) {
	if len(c.Args) == 0 {
		return []Implied{{c.Text(), why(d, c)}}
	}
	groups, order := map[string]*pragma.Clause{}, []string(nil)
	for _, v := range c.Args {
		one := *c
		one.Args = []*pragma.Arg{v}
		reason := why(d, &one)
		if g := groups[reason]; g != nil {
			g.Args = append(g.Args, v)
			continue
		}
		groups[reason], order = &one, append(order, reason)
	}
	for _, reason := range order {
		out = append(out, Implied{groups[reason].Text(), reason})
	}
	return out
}

// why is the rule that adds a clause; "" if none is known.
func why(d *pragma.Directive, c *pragma.Clause) string {
	for _, r := range rules {
		if r.clause == c.Def && (r.when == nil || r.when(d, c)) {
			return r.why
		}
	}
	return ""
}
