package fortran

import "accc/frontend/diag"

// What lowering reports.
var (
	RuleNotYet = rule(diag.Rule{
		Code: "ACC5003", Title: "not yet handled in Fortran",
		Doc:    "The program is valid, but accc does not compile this part of it yet. Nothing is written.",
		Avoid:  "subroutine s(x)\n  integer :: x\n  x = 1\n  call kill(x, 9)\nend subroutine\n",
		Prefer: "subroutine s(x)\n  integer :: x\n  x = 1\nend subroutine\n",
	})
	RuleWideReal = rule(diag.Rule{
		Code: "ACC5004", Severity: diag.Warning, Title: "real of kind 10 or 16", Spec: "Fortran 2018 §7.4.3.2",
		Doc: "WebAssembly has no arithmetic of more than 64 bits, so that accc run computes and stores reals and complex numbers of kinds 10 and 16 " +
			"as those of kind 8: results have 15 decimal digits, and 'storage_size' is that of kind 8. The kind itself stays, for generic procedures.",
		Avoid:  "subroutine s(x)\n  real(16) :: x\n  x = 1\nend subroutine\n",
		Prefer: "subroutine s(x)\n  real(8) :: x\n  x = 1\nend subroutine\n",
	})
)

// Rules are all rules of this package.
var Rules []*diag.Rule

func rule(r diag.Rule) *diag.Rule {
	r.Unit = true
	Rules = append(Rules, &r)
	return &r
}
