package acc

import (
	"accc/frontend/diag"
	"accc/pragma"
)

const spec21 = "OpenACC 3.3 §2.1"

// What the parser reports. Unknown words come with the word that was probably meant.
var (
	RuleUnknownDirective = rule(diag.Rule{
		Code: "ACC1001", Title: "unknown directive", Spec: spec21,
		Doc:    "The word after the sentinel is not the name of a directive. A compiler that does not know a directive must not guess.",
		Avoid:  "#pragma acc paralel\nx = 1;",
		Prefer: "#pragma acc parallel\nx = 1;",
	})
	RuleNoDirective = rule(diag.Rule{
		Code: "ACC1002", Title: "no directive name", Spec: spec21,
		Doc:    "The name of a directive must follow the sentinel.",
		Avoid:  "#pragma acc\nx = 1;",
		Prefer: "#pragma acc serial\nx = 1;",
	})
	RuleUnknownClause = rule(diag.Rule{
		Code: "ACC1003", Title: "unknown clause", Spec: spec21,
		Doc:    "The word is not the name of a clause.",
		Avoid:  "#pragma acc parallel copyn(x)\nx = 1;",
		Prefer: "#pragma acc parallel copyin(x)\nx = 1;",
	})
	RuleSyntax = rule(diag.Rule{
		Code: "ACC1004", Title: "unexpected token", Spec: spec21,
		Doc:    "Clauses follow the name of the directive, separated by blanks or single commas; every parenthesis that is opened is closed on the same directive.",
		Avoid:  "#pragma acc parallel copyin(x\nx = 1;",
		Prefer: "#pragma acc parallel copyin(x)\nx = 1;",
	})
	RuleNoArgument = rule(diag.Rule{
		Code: "ACC1005", Title: "argument missing", Spec: spec21,
		Doc:    "The clause needs an argument in parentheses.",
		Avoid:  "#pragma acc parallel num_gangs\nx = 1;",
		Prefer: "#pragma acc parallel num_gangs(4)\nx = 1;",
	})
	RuleArgument = rule(diag.Rule{
		Code: "ACC1006", Title: "argument where none is allowed", Spec: spec21,
		Doc:    "The clause or directive has no argument.",
		Avoid:  "#pragma acc parallel loop seq(1)\nfor (i = 0; i < n; i++) a[i] = 0;",
		Prefer: "#pragma acc parallel loop seq\nfor (i = 0; i < n; i++) a[i] = 0;",
	})
	RuleVariable = rule(diag.Rule{
		Code: "ACC1007", Title: "malformed variable in a clause", Spec: "OpenACC 3.3 §2.7.1",
		Doc:    "A clause lists variables, members and array sections, not expressions.",
		Avoid:  "#pragma acc parallel copyin(x + y)\nx = 1;",
		Prefer: "#pragma acc parallel copyin(x, y)\nk = x + y;",
	})
	RuleSection = rule(diag.Rule{
		Code: "ACC1008", Title: "malformed array section", Spec: "OpenACC 3.3 §2.7.1",
		Doc:    "An array section in C is name[first:count]. Either may be left out, the colon may not; there is no stride.",
		Avoid:  "#pragma acc parallel copyin(a[0:n:2])\nx = a[0];",
		Prefer: "#pragma acc parallel copyin(a[0:n])\nx = a[0];",
	})
	RuleModifier = rule(diag.Rule{
		Code: "ACC1009", Title: "modifier that the clause does not allow", Spec: "OpenACC 3.4 §2.7.4",
		Doc:    "Each clause has modifiers of its own; they come first in the parentheses, and a colon ends them.",
		Avoid:  "#pragma acc parallel copyin(zero: a)\nx = a[0];",
		Prefer: "#pragma acc parallel copyin(readonly: a)\nx = a[0];",
	})
	RuleKeyword = rule(diag.Rule{
		Code: "ACC1010", Title: "unknown word in a clause", Spec: "OpenACC 3.3 §2.5.16",
		Doc:    "The argument of the clause is one of a few keywords.",
		Avoid:  "#pragma acc parallel default(shared)\nx = 1;",
		Prefer: "#pragma acc parallel default(present)\nx = 1;",
	})
	RuleOperator = rule(diag.Rule{
		Code: "ACC1011", Title: "reduction operator missing or unknown", Spec: "OpenACC 3.3 §2.5.15",
		Doc:    "A reduction starts with an operator and a colon. The operators of C are + * max min & | ^ && ||.",
		Avoid:  "#pragma acc parallel loop reduction(-: x)\nfor (i = 0; i < n; i++) x -= a[i];",
		Prefer: "#pragma acc parallel loop reduction(+: x)\nfor (i = 0; i < n; i++) x -= a[i];",
	})
	RuleExpression = rule(diag.Rule{
		Code: "ACC1012", Title: "malformed expression in a clause", Spec: spec21,
		Doc:    "The argument must be an expression of the host language.",
		Avoid:  "#pragma acc parallel num_gangs(4 *)\nx = 1;",
		Prefer: "#pragma acc parallel num_gangs(4 * n)\nx = 1;",
	})
	RuleDeviceType = rule(diag.Rule{
		Code: "ACC1013", Title: "unknown device type", Spec: "OpenACC 3.3 §2.4",
		Doc:    "The device types are default, host, multicore, nvidia, radeon, and * for every other.",
		Avoid:  "#pragma acc parallel device_type(nvida) num_gangs(4)\nx = 1;",
		Prefer: "#pragma acc parallel device_type(nvidia) num_gangs(4)\nx = 1;",
	})
	RuleRepeatedPart = rule(diag.Rule{
		Code: "ACC1014", Title: "part of an argument repeated", Spec: "OpenACC 3.3 §2.9.2",
		Doc:    "Each part of the argument, such as the number of gangs, can be given once. A modifier can be given once.",
		Avoid:  "#pragma acc kernels loop gang(num: 4, 8)\nfor (i = 0; i < n; i++) a[i] = 0;",
		Prefer: "#pragma acc kernels loop gang(num: 4, static: 8)\nfor (i = 0; i < n; i++) a[i] = 0;",
	})
	RuleTooLong = rule(diag.Rule{
		Code: "ACC1015", Title: "directive too long",
		Doc: "A directive can have 50000 tokens. A longer one comes from a macro or a generator that went wrong.",
	})
)

// Table is OpenACC 3.4, with the versions that can be asked for.
var Table = &pragma.Table{
	Name: "OpenACC", Sentinel: "acc", Versions: []int{27, 30, 31, 32, 33, 34},
	Synonyms: map[string]string{"acc_device_nvidia": "nvidia"},
	Rules: pragma.ParserRules{
		UnknownDirective: RuleUnknownDirective, NoDirective: RuleNoDirective, UnknownClause: RuleUnknownClause, Syntax: RuleSyntax,
		NoArgument: RuleNoArgument, Argument: RuleArgument, Variable: RuleVariable, Section: RuleSection, Modifier: RuleModifier,
		Keyword: RuleKeyword, Operator: RuleOperator, Expression: RuleExpression, RepeatedPart: RuleRepeatedPart, TooLong: RuleTooLong,
	},
}

// Rules are the rules of the parser.
var Rules []*diag.Rule

func rule(r diag.Rule) *diag.Rule {
	Rules = append(Rules, &r)
	return &r
}
