package fortran

import "accc/frontend/diag"

// What lowering reports.
var (
	RuleNotYet = rule(diag.Rule{
		Code: "ACC5003", Title: "not yet handled in Fortran",
		Doc:    "The program is valid, but accc does not compile this part of it yet. Nothing is written.",
		Avoid:  "subroutine s(x)\n  integer :: x\n  x = 1\n  return\nentry t(x)\n  x = 2\nend subroutine\n",
		Prefer: "subroutine s(x)\n  integer :: x\n  x = 1\nend subroutine\n",
	})
)

// Rules are all rules of this package.
var Rules []*diag.Rule

func rule(r diag.Rule) *diag.Rule {
	r.Unit = true
	Rules = append(Rules, &r)
	return &r
}
