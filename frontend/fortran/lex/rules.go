package lex

import "accc/frontend/diag"

// What reading lines reports. Statements that are not Fortran and features that are not read have the same rules in
// whatever stage finds them. The examples are whole sources in free form.
var (
	RuleContinuation = rule(diag.Rule{
		Code: "ACC0201", Title: "Fortran line continued wrongly", Spec: "Fortran 2018 §6.3.2.4",
		Doc:    "A line of free form that ends with & continues on the next line that is not a comment. That line must be of the same kind: a statement continues a statement, and a directive's line begins with the same sentinel.",
		Avoid:  "program p\n  & x = 1\nend program\n",
		Prefer: "program p\n  x = 1 + &\n    2\nend program\n",
	})
	RuleLiteral = rule(diag.Rule{
		Code: "ACC0202", Title: "Fortran character constant without an end", Spec: "Fortran 2018 §7.4.4",
		Doc:    "A character constant ends with the quote that it begins with, on its line or on one that continues it. Inside, the quote is written twice.",
		Avoid:  "program p\n  print *, 'abc\nend program\n",
		Prefer: "program p\n  print *, 'abc'\nend program\n",
	})
	RuleInclude = rule(diag.Rule{
		Code: "ACC0203", Title: "included file not found", Spec: "Fortran 2018 §6.4",
		Doc:    "Files are searched in the directory of the file that includes them, in the -I directories, and among those that come with accc (openacc_lib.h, omp_lib.h).",
		Avoid:  "program p\n  include 'no_such_file.h'\nend program\n",
		Prefer: "program p\n  include 'openacc_lib.h'\nend program\n",
	})
	RuleCondition = rule(diag.Rule{
		Code: "ACC0204", Title: "conditional group without its start or end",
		Doc: "Every #if has its #endif in the same file, and #elif, #else and #endif belong to one.",
	})
	RulePreprocessor = rule(diag.Rule{
		Code: "ACC0205", Title: "malformed preprocessing directive or macro in Fortran",
		Doc: "Sources with names such as x.F90 go through a preprocessor. The line is not a preprocessing directive, the macro is called with the wrong number of arguments, or the program has an #error.",
	})
	RuleSentinel = rule(diag.Rule{
		Code: "ACC0206", Severity: diag.Warning, Title: "comment that may be meant as a directive", Spec: "OpenACC 3.3 §2.1",
		Doc:    "A directive of free form begins with !$acc, without blanks inside; everything else after an exclamation mark is a comment, which compilers ignore.",
		Avoid:  "program p\n  !acc wait\nend program\n",
		Prefer: "program p\n  !$acc wait\nend program\n",
	})
	RuleSyntax = rule(diag.Rule{
		Code: "ACC0210", Title: "Fortran syntax error", Spec: "Fortran 2018 §5 to §15",
		Doc:    "The line is not a Fortran statement. Reading continues with the next one.",
		Avoid:  "program p\n  integer :: i\n  i = = 1\nend program\n",
		Prefer: "program p\n  integer :: i\n  i = 1\nend program\n",
	})
	RuleNotYet = rule(diag.Rule{
		Code: "ACC0230", Title: "unsupported feature of Fortran",
		Doc:    "The Fortran front end does not support this feature yet.",
		Avoid:  "program p\n  sync all\nend program\n",
		Prefer: "program p\n  continue\nend program\n",
	})
)

// Rules are all rules of this package.
var Rules []*diag.Rule

func rule(r diag.Rule) *diag.Rule {
	r.Unit = true
	Rules = append(Rules, &r)
	return &r
}
