package c

import (
	"strings"

	"accc/frontend/c/cpp"
	"accc/frontend/diag"
	"accc/pragma"
	"accc/pragma/omp"
)

// What the front end reports about the host language and about the positions of directives.
var (
	RuleSyntax = rule(diag.Rule{
		Code: "ACC0110", Title: "C syntax error", Spec: "C17 §6.5 to §6.9",
		Doc:    "The text is not a C program. Errors that follow from the first one are not reported.",
		Avoid:  "int f(void) { return 1 }\n",
		Prefer: "int f(void) { return 1; }\n",
	})
	RuleType = rule(diag.Rule{
		Code: "ACC0111", Title: "C type error", Spec: "C17 §6.5 to §6.9",
		Doc:    "A name is not declared, or an operand has a type that the operator does not support.",
		Avoid:  "int f(void) { return missing; }\n",
		Prefer: "int f(int given) { return given; }\n",
	})
	RuleTooDeep = rule(diag.Rule{
		Code: "ACC0112", Title: "program nested too deeply or statement too long",
		Doc:    "Brackets may be nested 1000 deep, a statement or initializer element may have 50000 tokens, a sum 10000 terms, a function 10000 else branches. C itself asks for 63 nested parentheses.",
		Avoid:  "int x = " + strings.Repeat("-", 50_001) + "1;\n",
		Prefer: "int x = 1;\n",
	})
	RuleBinary = rule(diag.Rule{
		Code: "ACC0113", Title: "file is not text",
		Doc:    "The file holds zero bytes: it is an object file, an archive or UTF-16, not a source in UTF-8 or Latin-1.",
		Avoid:  "int x;\x00\n",
		Prefer: "int x;\n",
	})
	RuleNotYet = rule(diag.Rule{
		Code: "ACC0114", Title: "unsupported feature of C",
		Doc:    "The C front end does not support this feature yet.",
		Avoid:  "const unsigned short *s = u\"x\";\n",
		Prefer: "const char *s = \"x\";\n",
	})
	RuleImplicit = rule(diag.Rule{
		Code: "ACC0115", Severity: diag.Warning, Title: "call of a function that is not declared", Spec: "C17 §6.5.1",
		Doc:    "Since C99 a function must be declared before it is called. It is assumed to return int, and its arguments are not checked. Often a header is missing or the name is misspelt.",
		Avoid:  "int f(int n) { return g(n); }\n",
		Prefer: "int g(int n);\nint f(int n) { return g(n); }\n",
	})
	RuleDisagree = rule(diag.Rule{
		Code: "ACC0126", Severity: diag.Warning, Title: "call that disagrees with the definition in another file", Spec: "C17 §6.5.2.2",
		Doc: "A function is called without a prototype, or with another one than that of its definition, which is in another file. Compilers of C do not see it, and the function finds other values than were passed. accc run converts what has a meaning as the other type and ends the program at a call that lacks an argument. The files of a program have to be given together.",
	})
	RuleMisplaced = rule(diag.Rule{
		Code: "ACC0120", Title: "directive where none is allowed", Spec: "OpenACC 3.3 §2.1",
		Doc:    "A directive is allowed where a statement or a declaration can begin, not inside an expression, an initializer, a list of parameters or the body of a struct. Executable directives must be inside functions.",
		Avoid:  "int a[] = {\n#pragma acc wait\n1};\n",
		Prefer: "void f(void)\n{\n#pragma acc wait\n}\n",
	})
	RuleNoStatement = rule(diag.Rule{
		Code: "ACC0121", Title: "no statement after a directive", Spec: "OpenACC 3.3 §2.1",
		Doc:    "The directive applies to the statement that follows it, and there is none: neither a declaration nor the end of the block is a statement.",
		Avoid:  "void f(void)\n{\n#pragma acc parallel\n}\n",
		Prefer: "void f(int *a)\n{\n#pragma acc parallel\n\t{ a[0] = 1; }\n}\n",
	})
	RuleAttribute = rule(diag.Rule{
		Code: "ACC0124", Title: "malformed attribute of OpenMP", Spec: "OpenMP 5.2 §3.1.2",
		Doc:    "The attributes are omp::directive(...), with what follows #pragma omp, and omp::sequence(...), with several of them in the order of nesting.",
		Avoid:  "void f(void)\n{\n[[omp::directiv(barrier)]];\n}\n",
		Prefer: "void f(void)\n{\n[[omp::directive(barrier)]];\n}\n",
	})
	RuleUnpaired = rule(diag.Rule{
		Code: "ACC0123", Title: "directive without its beginning or end", Spec: "OpenMP 5.2 §3.1",
		Doc:    "A directive that begins a region, such as begin declare target, needs the one that ends it, in the same block and in the right order; and the reverse.",
		Avoid:  "#pragma omp begin declare target\nint x;\n",
		Prefer: "#pragma omp begin declare target\nint x;\n#pragma omp end declare target\n",
	})
	RuleUndeclared = rule(diag.Rule{
		Code: "ACC0122", Title: "expression of a clause is not valid C", Spec: "OpenACC 3.3 §2.1",
		Doc:    "The expressions of clauses are C expressions in the scope of the directive.",
		Avoid:  "void f(int *a)\n{\n#pragma acc parallel num_gangs(missing)\n\t{ a[0] = 1; }\n}\n",
		Prefer: "void f(int *a, int gangs)\n{\n#pragma acc parallel num_gangs(gangs)\n\t{ a[0] = 1; }\n}\n",
	})
	RuleInternal = rule(diag.Rule{
		Code: "ACC9001", Title: "internal error of the C front end",
		Doc: "accc could not continue with this file. This is a bug in accc: please report it with the file.",
	})
)

// specOf is the section on the format of directives in a directive language.
func specOf(t *pragma.Table) string {
	if t == omp.Table {
		return "OpenMP 5.2 §3.1"
	}
	return "OpenACC 3.3 §2.1"
}

// Rules are all rules of this package and of its preprocessor.
var Rules = append([]*diag.Rule(nil), cpp.Rules...)

func rule(r diag.Rule) *diag.Rule {
	r.Unit = true
	Rules = append(Rules, &r)
	return &r
}
