package omp

import (
	"accc/frontend/diag"
	"accc/pragma"
)

const (
	specFormat = "OpenMP 5.2 §3.1"
	specClause = "OpenMP 5.2 §3.2"
	specList   = "OpenMP 5.2 §3.2.1"
)

// What the parser reports. Unknown words come with the word that was probably meant.
var (
	RuleUnknownDirective = rule(diag.Rule{
		Code: "OMP1001", Title: "unknown directive", Spec: specFormat,
		Doc:    "The words after the sentinel are not the name of a directive. A compiler that does not know a directive must not guess.",
		Avoid:  "#pragma omp paralel\nx = 1;",
		Prefer: "#pragma omp parallel\nk = omp_get_thread_num();",
	})
	RuleNoDirective = rule(diag.Rule{
		Code: "OMP1002", Title: "no directive name", Spec: specFormat,
		Doc:    "The name of a directive must follow the sentinel.",
		Avoid:  "#pragma omp\nx = 1;",
		Prefer: "#pragma omp single\nx = 1;",
	})
	RuleUnknownClause = rule(diag.Rule{
		Code: "OMP1003", Title: "unknown clause", Spec: specClause,
		Doc:    "The word is not the name of a clause.",
		Avoid:  "#pragma omp target map(tofrom: a) nowiat\na[0] = 1;",
		Prefer: "#pragma omp target map(tofrom: a) nowait\na[0] = 1;",
	})
	RuleSyntax = rule(diag.Rule{
		Code: "OMP1004", Title: "malformed directive", Spec: specClause,
		Doc:    "Clauses follow the name of the directive, separated by blanks or single commas; every parenthesis that is opened is closed on the same directive.",
		Avoid:  "#pragma omp target map(to: a\nx = 1;",
		Prefer: "#pragma omp target map(to: a)\nx = a[0];",
	})
	RuleNoArgument = rule(diag.Rule{
		Code: "OMP1005", Title: "argument missing", Spec: specClause,
		Doc:    "The clause needs an argument in parentheses.",
		Avoid:  "#pragma omp parallel num_threads\n{}",
		Prefer: "#pragma omp parallel num_threads(4)\n{}",
	})
	RuleArgument = rule(diag.Rule{
		Code: "OMP1006", Title: "argument where none is allowed", Spec: specClause,
		Doc:    "The clause or directive has no argument.",
		Avoid:  "#pragma omp barrier(1)",
		Prefer: "#pragma omp barrier",
	})
	RuleVariable = rule(diag.Rule{
		Code: "OMP1007", Title: "malformed variable in a clause", Spec: specList,
		Doc:    "The clause lists variables, array elements or array sections, not other expressions.",
		Avoid:  "#pragma omp parallel private(x + y)\n{}",
		Prefer: "#pragma omp parallel private(x, y)\n{}",
	})
	RuleSection = rule(diag.Rule{
		Code: "OMP1008", Title: "malformed array section", Spec: "OpenMP 5.2 §3.2.5",
		Doc:    "An array section in C is name[first:count] or name[first:count:stride]. Each part may be left out, the first colon may not.",
		Avoid:  "#pragma omp target map(to: a[0:n:1:2])\nx = a[0];",
		Prefer: "#pragma omp target map(to: a[0:n])\nx = a[0];",
	})
	RuleModifier = rule(diag.Rule{
		Code: "OMP1009", Title: "modifier that the clause does not allow", Spec: specClause,
		Doc:    "Each clause has modifiers of its own; they come before its arguments, and a colon ends them.",
		Avoid:  "#pragma omp target map(readonly: a)\nx = a[0];",
		Prefer: "#pragma omp target map(to: a)\nx = a[0];",
	})
	RuleKeyword = rule(diag.Rule{
		Code: "OMP1010", Title: "unknown word in a clause", Spec: specClause,
		Doc:    "The argument of the clause is one of a few keywords.",
		Avoid:  "#pragma omp parallel default(present)\n{}",
		Prefer: "#pragma omp parallel default(shared)\n{}",
	})
	RuleOperator = rule(diag.Rule{
		Code: "OMP1011", Title: "reduction identifier missing or unknown", Spec: "OpenMP 5.2 §5.5.1",
		Doc:    "A reduction starts with an operator or the name of a declared reduction, and a colon.",
		Avoid:  "#pragma omp parallel for reduction(/: x)\nfor (i = 0; i < n; i++) x += a[i];",
		Prefer: "#pragma omp parallel for reduction(+: x)\nfor (i = 0; i < n; i++) x += a[i];",
	})
	RuleExpression = rule(diag.Rule{
		Code: "OMP1012", Title: "malformed expression in a clause", Spec: specClause,
		Doc:    "The argument must be an expression of the host language.",
		Avoid:  "#pragma omp parallel num_threads(4 *)\n{}",
		Prefer: "#pragma omp parallel num_threads(4 * n)\n{}",
	})
	RuleRepeatedPart = rule(diag.Rule{
		Code: "OMP1014", Title: "part of an argument repeated", Spec: specClause,
		Doc:    "Each modifier can be given once.",
		Avoid:  "#pragma omp target map(always, always, to: a)\nx = a[0];",
		Prefer: "#pragma omp target map(always, to: a)\nx = a[0];",
	})
	RuleTooLong = rule(diag.Rule{
		Code: "OMP1015", Title: "directive too long",
		Doc: "A directive can have 50000 tokens. A longer one comes from a macro or a generator that went wrong.",
	})
	RuleIterator = rule(diag.Rule{
		Code: "OMP1016", Title: "malformed declaration in a clause", Spec: "OpenMP 5.2 §3.2.6",
		Doc:    "An iterator is a name with a range, first:last or first:last:step, with its type before it if it is not int. A mapper declares a variable by its type and name.",
		Avoid:  "#pragma omp task depend(iterator(i), in: a[i])\n{}",
		Prefer: "#pragma omp task depend(iterator(i=0:n), in: a[i])\n{}",
	})
	RuleDirectiveName = rule(diag.Rule{
		Code: "OMP1017", Title: "unknown name of a directive in a clause", Spec: "OpenMP 5.2 §3.4",
		Doc:    "The clauses if, absent and contains take names of directives. The name in an if clause says which construct of a combined one the condition is for.",
		Avoid:  "#pragma omp target parallel if(targte: n > 100)\n{}",
		Prefer: "#pragma omp target parallel if(target: n > 100)\n{}",
	})
	RuleContext = rule(diag.Rule{
		Code: "OMP1018", Title: "malformed context selector", Spec: "OpenMP 5.2 §7.2",
		Doc: "A context selector is set={trait(property), ...}, ... The sets are construct, device, target_device, implementation and user; each has " +
			"traits of its own.",
		Avoid:  "#pragma omp metadirective when(device=kind(gpu): parallel) otherwise(nothing)\n{}",
		Prefer: "#pragma omp metadirective when(device={kind(gpu)}: parallel) otherwise(nothing)\n{}",
	})
	RuleTrait = rule(diag.Rule{
		Code: "OMP1019", Severity: diag.Warning, Title: "trait or property that is unknown", Spec: "OpenMP 5.2 §7.1",
		Doc: "Compilers may have traits and properties of their own. One that accc does not know never matches, so that the variant is not chosen; " +
			"a slip in the name has the same effect in every compiler.",
		Avoid:  "#pragma omp metadirective when(device={kind(gpuu)}: parallel) otherwise(nothing)\n{}",
		Prefer: "#pragma omp metadirective when(device={kind(gpu)}: parallel) otherwise(nothing)\n{}",
	})
)

// Table is OpenMP 5.2, with the spellings of 6.0, and the versions that can be asked for.
var Table = &pragma.Table{
	Name: "OpenMP", Sentinel: "omp", Versions: []int{45, 50, 51, 52, 60}, Usual: Default,
	Strides: true, OptionalBlanks: true, LeafModifiers: 60,
	Rules: pragma.ParserRules{
		UnknownDirective: RuleUnknownDirective, NoDirective: RuleNoDirective, UnknownClause: RuleUnknownClause,
		Syntax:     RuleSyntax,
		NoArgument: RuleNoArgument, Argument: RuleArgument, Variable: RuleVariable, Section: RuleSection,
		Modifier: RuleModifier,
		Keyword:  RuleKeyword, Operator: RuleOperator, Expression: RuleExpression, RepeatedPart: RuleRepeatedPart,
		TooLong:  RuleTooLong,
		Iterator: RuleIterator,
	},
}

// Rules are the rules of the parser.
var Rules []*diag.Rule

func rule(r diag.Rule) *diag.Rule {
	Rules = append(Rules, &r)
	return &r
}
