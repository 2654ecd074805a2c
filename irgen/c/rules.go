package c

import "accc/frontend/diag"

// What lowering reports.
var (
	RuleNotYet = rule(diag.Rule{
		Code: "ACC5001", Title: "not yet handled",
		Doc:    "The program is valid, but accc does not compile this part of it yet. Nothing is written.",
		Avoid:  "void f(void)\n{\n\t__asm__(\"cpuid\");\n}\n",
		Prefer: "void f(void)\n{\n}\n",
	})
	RuleApproximate = rule(diag.Rule{
		Code: "ACC5002", Severity: diag.Warning, Title: "computed with less precision",
		Doc:    "long double is computed with the precision of double. It takes 16 bytes in memory, as on the host.",
		Avoid:  "long double f(long double x) { return x * 2.0L; }\n",
		Prefer: "double f(double x) { return x * 2.0; }\n",
	})
)

// Rules are all rules of this package.
var Rules []*diag.Rule

func rule(r diag.Rule) *diag.Rule {
	r.Unit = true
	Rules = append(Rules, &r)
	return &r
}
