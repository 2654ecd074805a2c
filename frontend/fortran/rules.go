package fortran

import (
	"accc/frontend/diag"
	"accc/frontend/fortran/lex"
)

// What the Fortran front end reports about the host language and about the positions of directives. The examples are
// whole sources in free form.
var (
	RuleStructure = rule(diag.Rule{
		Code: "ACC0211", Title: "Fortran blocks that do not match", Spec: "Fortran 2018 §5.1, §11.1",
		Doc:    "Every block and program unit has its end, in the reverse order of the beginnings, and a statement appears only where the language allows it.",
		Avoid:  "program p\n  if (.true.) then\nend program\n",
		Prefer: "program p\n  if (.true.) then\n  end if\nend program\n",
	})
	RuleUndeclared = rule(diag.Rule{
		Code: "ACC0212", Title: "Fortran name that is not declared", Spec: "Fortran 2018 §8.7",
		Doc:    "With implicit none every name must be declared, or come from a module.",
		Avoid:  "program p\n  implicit none\n  x = 1\nend program\n",
		Prefer: "program p\n  implicit none\n  real :: x\n  x = 1\nend program\n",
	})
	RuleDeclaration = rule(diag.Rule{
		Code: "ACC0213", Title: "invalid Fortran declaration", Spec: "Fortran 2018 §8",
		Doc:    "A name is declared twice, or has attributes that exclude each other, or its type or a constant does not exist.",
		Avoid:  "program p\n  integer :: i\n  real :: i\nend program\n",
		Prefer: "program p\n  integer :: i\n  real :: r\nend program\n",
	})
	RuleType = rule(diag.Rule{
		Code: "ACC0214", Title: "Fortran type error", Spec: "Fortran 2018 §10",
		Doc:    "An operand, subscript or argument has a type or rank that is not allowed there.",
		Avoid:  "program p\n  logical :: l\n  l = .true. + 1\nend program\n",
		Prefer: "program p\n  logical :: l\n  l = .true. .and. l\nend program\n",
	})
	RuleModule = rule(diag.Rule{
		Code: "ACC0215", Title: "Fortran module that cannot be used", Spec: "Fortran 2018 §14.2.2",
		Doc:    "The module is defined in none of the files, or uses itself, or has no public name of that kind. Modules are found where the file next to the .mod says, which accc leaves when it compiles a module (.accmod), then in the sources next to the file, then among the files on the command line, the nearest first, and then in the -I directories. All commands find the same ones. For modules without a source, the .mod files of gfortran 5 to 14 and flang are read. accc run uses the files on the command line only, and names the file that is missing.",
		Avoid:  "program p\n  use no_such_module\nend program\n",
		Prefer: "program p\n  use iso_c_binding\nend program\n",
	})
	RuleBounds = rule(diag.Rule{
		Code: "ACC0216", Severity: diag.Warning, Title: "Fortran subscript outside of the array", Spec: "Fortran 2018 §9.5.3.1",
		Doc:    "The subscript is a constant, and the array has no such element.",
		Avoid:  "program p\n  real :: a(10)\n  a(11) = 1\nend program\n",
		Prefer: "program p\n  real :: a(10)\n  a(10) = 1\nend program\n",
	})
	RuleCall = rule(diag.Rule{
		Code: "ACC0217", Title: "Fortran call with the wrong arguments", Spec: "Fortran 2018 §15.5",
		Doc:    "Every argument of a procedure with a known interface must have the type, kind and rank of the dummy argument, and all that are not optional must be present.",
		Avoid:  "program p\n  print *, abs('x')\nend program\n",
		Prefer: "program p\n  print *, abs(-1)\nend program\n",
	})
	RuleHidden = rule(diag.Rule{
		Code: "ACC0218", Severity: diag.Warning, Title: "declaration that hides a procedure of a library module", Spec: "Fortran 2018 §14.2.2",
		Doc:    "The name comes from a module such as openacc, so it cannot be declared again. Compilers whose module lacks the procedure accept the declaration; here it declares an external procedure of that name.",
		Avoid:  "program p\n  use openacc\n  integer :: acc_get_default_async\nend program\n",
		Prefer: "program p\n  use openacc\n  print *, acc_get_default_async()\nend program\n",
	})
	RuleImplicitCall = rule(diag.Rule{
		Code: "ACC0219", Severity: diag.Warning, Title: "call that does not match the definition in the same file", Spec: "Fortran 2018 §15.5.2",
		Doc:    "The procedure is called without a known interface, so its arguments are unchecked; but its definition in this file has other arguments.",
		Avoid:  "subroutine s(x)\n  real :: x\n  x = 1\nend subroutine\nprogram p\n  call s(1)\nend program\n",
		Prefer: "subroutine s(x)\n  real :: x\n  x = 1\nend subroutine\nprogram p\n  real :: y\n  call s(y)\nend program\n",
	})
	RuleDirectivePlace = rule(diag.Rule{
		Code: "ACC0220", Title: "directive where none is allowed in Fortran", Spec: "OpenACC 3.3 §2.1",
		Doc:    "Executable directives belong among the executable statements of a program unit, declare and routine in its specification part.",
		Avoid:  "module m\n  integer :: i\n  !$acc wait\nend module\n",
		Prefer: "subroutine s\n  !$acc wait\nend subroutine\n",
	})
	RuleDirectiveEnd = rule(diag.Rule{
		Code: "ACC0221", Title: "directive and its end do not match", Spec: "OpenACC 3.3 §2.5, §2.6.5",
		Doc: "In Fortran parallel, serial, kernels, data and host_data apply to everything up to their end directive, which must be in the same block. " +
			"Loops and combined directives apply to one do loop; their end is optional.",
		Avoid:  "subroutine s(x)\n  real :: x\n  !$acc parallel\n  x = 1\nend subroutine\n",
		Prefer: "subroutine s(x)\n  real :: x\n  !$acc parallel\n  x = 1\n  !$acc end parallel\nend subroutine\n",
	})
	RuleClauseExpr = rule(diag.Rule{
		Code: "ACC0222", Title: "expression of a clause is not valid Fortran", Spec: "OpenACC 3.3 §2.1",
		Doc:    "The expressions of clauses are Fortran expressions in the scope of the directive.",
		Avoid:  "subroutine s(x)\n  implicit none\n  real :: x\n  !$acc parallel num_gangs(4 *)\n  x = 1\n  !$acc end parallel\nend subroutine\n",
		Prefer: "subroutine s(x, n)\n  implicit none\n  real :: x\n  integer :: n\n  !$acc parallel num_gangs(4 * n)\n  x = 1\n  !$acc end parallel\nend subroutine\n",
	})
	RuleInternal = rule(diag.Rule{
		Code: "ACC9003", Title: "internal error of the Fortran front end",
		Doc: "accc could not continue with this file. This is a bug in accc: please report it with the file.",
	})
)

// Rules are all rules of this package and of the reading of lines.
var Rules = append([]*diag.Rule(nil), lex.Rules...)

func rule(r diag.Rule) *diag.Rule {
	r.Unit = true
	Rules = append(Rules, &r)
	return &r
}
