package quirks

// The rows of GCC's compilers.
var (
	PresentModifier = &Quirk{
		ID: "present-modifier", Compiler: GCC, From: 12, To: 13, Symptom: Refuses,
		What:    "present: GCC has the modifier present since version 14 (--present=alloc writes what all compilers take)",
		Program: "void f(int n, double *a) {\n#pragma omp target map(present, alloc: a[0:n])\n  a[0] = 1;\n}\n",
		Right:   "void f(int n, double *a) {\n#pragma omp target map(alloc: a[0:n])\n  a[0] = 1;\n}\n",
	}
	PresentModifierInFortran = &Quirk{
		ID: "present-modifier", Compiler: GFortran, From: 12, To: 13, Symptom: Refuses,
		What:    PresentModifier.What,
		Program: "subroutine f(a)\n  real :: a(8)\n  !$omp target map(present, alloc: a)\n  a(1) = 1\n  !$omp end target\nend\n",
		Right:   "subroutine f(a)\n  real :: a(8)\n  !$omp target map(alloc: a)\n  a(1) = 1\n  !$omp end target\nend\n",
	}
	Gaps = &Quirk{
		ID: "section-with-gaps", Compiler: GCC, From: 12, Symptom: Refuses,
		What:    "%s: {} takes no section with gaps; move its parts in a loop",
		Program: "double a[8][8];\nvoid f(void) {\n#pragma omp target enter data map(to: a[0:4][0:4])\n}\n",
		Right:   "double a[8][8];\nvoid f(void) {\n#pragma omp target enter data map(to: a[0:4][0:8])\n}\n",
	}
	GapsInFortran = &Quirk{
		ID: "section-with-gaps", Compiler: GFortran, From: 12, Symptom: Refuses,
		What:    Gaps.What,
		Program: "subroutine f(a)\n  real :: a(8, 8)\n  !$omp target enter data map(to: a(1:4, 1:4))\nend\n",
		Right:   "subroutine f(a)\n  real :: a(8, 8)\n  !$omp target enter data map(to: a(1:8, 1:4))\nend\n",
	}
	TwoSections = &Quirk{
		ID: "two-sections", Compiler: GCC, From: 12, Symptom: Refuses,
		What:    "%s: {} takes one section of a variable in a directive",
		Program: "double a[64];\nvoid f(void) {\n#pragma omp target enter data map(to: a[0:8], a[32:8])\n}\n",
		Right:   "double a[64];\nvoid f(void) {\n#pragma omp target enter data map(to: a[0:8])\n#pragma omp target enter data map(to: a[32:8])\n}\n",
	}
	TwoSectionsInFortran = &Quirk{
		ID: "two-sections", Compiler: GFortran, From: 12, Symptom: Crashes,
		What:    TwoSections.What,
		Program: "subroutine f\n  real :: a(64)\n  !$omp target map(tofrom: a(1:8), a(33:40))\n  a(1) = 1\n  !$omp end target\nend\n",
		Right:   "subroutine f\n  real :: a(64)\n  !$omp target map(tofrom: a(1:8))\n  a(1) = 1\n  !$omp end target\nend\n",
	}
	ArrowInData = &Quirk{
		ID: "arrow-in-target-data", Compiler: GCC, From: 12, Symptom: Crashes,
		What:    "%s: {} ends with an internal error at such a member in target data (name a variable that has the pointer)",
		Program: "struct s { double *q; };\nvoid f(struct s *p, int n) {\n#pragma omp target data map(tofrom: p->q[0:n])\n  p->q[0] = 1;\n}\n",
		Right:   "struct s { double *q; };\nvoid f(struct s *p, int n) {\n  double *q = p->q;\n#pragma omp target data map(tofrom: q[0:n])\n  p->q[0] = 1;\n}\n",
	}
	LoopVariableInParentheses = &Quirk{
		ID: "loop-variable-in-parentheses", Compiler: GCC, From: 12, Symptom: Refuses,
		What:    "{} does not compile a loop that sets a variable in parentheses after a directive",
		Match:   loopVariableInParentheses,
		Program: "void f(int n, double *a) {\n  int i;\n#pragma omp parallel for\n  for ((i) = 0; i < n; i++) a[i] = 1;\n}\n",
		Right:   "void f(int n, double *a) {\n  int i;\n#pragma omp parallel for\n  for (i = 0; (i) < n; i++) a[i] = 1;\n}\n",
	}
	PointerReduction = &Quirk{
		ID: "pointer-reduction", Compiler: GFortran, From: 12, Symptom: Refuses,
		What: "reduction(%s): {} compiles no reduction of a pointer",
		Program: "subroutine f(n)\n  integer :: n, i\n  real, pointer :: p\n  allocate(p)\n" +
			"  !$omp target teams distribute parallel do reduction(+: p)\n  do i = 1, n\n    p = p + i\n  end do\nend\n",
		Right: "subroutine f(n)\n  integer :: n, i\n  real :: p\n" +
			"  !$omp target teams distribute parallel do reduction(+: p)\n  do i = 1, n\n    p = p + i\n  end do\nend\n",
	}
	DummyReduction = &Quirk{
		ID: "allocatable-dummy-reduction", Compiler: GFortran, From: 12, Symptom: Crashes,
		What: "reduction(%s): {} compiles no reduction of an allocatable scalar that is a dummy argument",
		Program: "subroutine f(n, s)\n  integer :: n, i\n  real, allocatable :: s\n" +
			"  !$omp target teams distribute parallel do reduction(+: s)\n  do i = 1, n\n    s = s + i\n  end do\nend\n",
		Right: "subroutine f(n, s)\n  integer :: n, i\n  real :: s\n" +
			"  !$omp target teams distribute parallel do reduction(+: s)\n  do i = 1, n\n    s = s + i\n  end do\nend\n",
	}
	AllocatableComponents = &Quirk{
		ID: "allocatable-components", Compiler: GFortran, From: 12, Symptom: Refuses,
		What: "%s: {} maps no variable that has allocatable components",
		Program: "subroutine f(c)\n  type t\n    real, allocatable :: q(:)\n  end type\n  type(t) :: c\n" +
			"  !$omp target enter data map(to: c)\nend\n",
		Right: "subroutine f(c)\n  type t\n    real :: q(4)\n  end type\n  type(t) :: c\n  !$omp target enter data map(to: c)\nend\n",
	}
	AssumedSize = &Quirk{
		ID: "assumed-size", Compiler: GFortran, From: 12, Symptom: Refuses,
		What:    "%s: {} takes no array of assumed size of which no clause names a section",
		Program: "subroutine f(a)\n  real :: a(*)\n  !$omp target\n  a(1) = 1\n  !$omp end target\nend\n",
		Right:   "subroutine f(a)\n  real :: a(*)\n  !$omp target map(alloc: a(1:1))\n  a(1) = 1\n  !$omp end target\nend\n",
	}
	ComponentInUpdate = &Quirk{
		ID: "component-in-update", Compiler: GFortran, From: 12, Symptom: Refuses,
		What:    "%s: {} takes no such component here",
		Program: "subroutine f(c)\n  type t\n    real :: q(4)\n  end type\n  type(t) :: c\n  !$omp target update to(c%q)\nend\n",
		Right: "subroutine f(c)\n  type t\n    real :: q(4)\n  end type\n  type(t) :: c\n  associate (q => c%q)\n" +
			"    !$omp target update to(q)\n  end associate\nend\n",
	}
	ComponentInMap = &Quirk{
		ID: "component-in-map", Compiler: GFortran, From: 12, Symptom: Refuses,
		What: ComponentInUpdate.What,
		Program: "subroutine f(c)\n  type t\n    real, allocatable :: q(:)\n    integer :: n\n  end type\n  type(t) :: c\n" +
			"  !$omp target enter data map(to: c%q)\nend\n",
		Right: "subroutine f(c)\n  type t\n    real, allocatable :: q(:)\n    integer :: n\n  end type\n  type(t) :: c\n" +
			"  associate (q => c%q)\n    !$omp target enter data map(to: q)\n  end associate\nend\n",
	}
	PartReduction = &Quirk{
		ID: "part-reduction", Compiler: GFortran, From: 12, Symptom: Refuses,
		What: "%s: {} takes no part of an array here",
		Program: "subroutine f(n, s)\n  integer :: n, i\n  real :: s(8)\n" +
			"  !$omp target teams distribute parallel do reduction(+: s(1:4))\n  do i = 1, n\n    s(2) = s(2) + i\n  end do\nend\n",
		Right: "subroutine f(n, s)\n  integer :: n, i\n  real :: s(8)\n" +
			"  !$omp target teams distribute parallel do reduction(+: s)\n  do i = 1, n\n    s(2) = s(2) + i\n  end do\nend\n",
	}
	Stride = &Quirk{
		ID: "stride", Compiler: GFortran, From: 12, Symptom: Refuses,
		What:    "%s: refused by {} for its stride",
		Program: "subroutine f(b, n)\n  integer :: n\n  real :: b(n, n)\n  !$omp target update from(b(1:n:2, 1))\nend\n",
		Right:   "subroutine f(b, n)\n  integer :: n\n  real :: b(n, n)\n  !$omp target update from(b(1:n, 1))\nend\n",
	}
	DependOfTarget = &Quirk{
		ID: "depend-of-combined-target", Compiler: GFortran, From: 12, Symptom: Wrong,
		Program: `program p
  integer :: i, x
  x = 0
  !$omp parallel
  !$omp single
  !$omp task depend(out: x)
  do i = 1, 50000000
    x = ieor(x, i)
  end do
  x = 1
  !$omp end task
  !$omp target teams distribute parallel do depend(inout: x) map(tofrom: x) nowait
  do i = 1, 1
    x = x + 1
  end do
  !$omp taskwait
  !$omp end single
  !$omp end parallel
  if (x /= 2) stop 1
end program
`,
		Right: `program p
  integer :: i, x
  x = 0
  !$omp parallel
  !$omp single
  !$omp task depend(out: x)
  do i = 1, 50000000
    x = ieor(x, i)
  end do
  x = 1
  !$omp end task
  !$omp target depend(inout: x) map(tofrom: x) nowait
  !$omp teams distribute parallel do
  do i = 1, 1
    x = x + 1
  end do
  !$omp end target
  !$omp taskwait
  !$omp end single
  !$omp end parallel
  if (x /= 2) stop 1
end program
`,
	}
	Continued = &Quirk{
		ID: "continued-after-other-language", Compiler: GFortran, From: 12, Symptom: Refuses,
		What: "{} reads no continued directives of one language after those of the other (-fopenacc -fopenmp): " +
			"write it on one line, or compile for one of the two",
		Flags: []string{"-fopenacc"},
		Program: "subroutine f(a, b)\n  real :: a(8), b(8)\n  !$acc enter data copyin(a)\n  !$omp parallel &\n  !$omp shared(a, b)\n" +
			"  b = a\n  !$omp end parallel\nend\n",
		Right: "subroutine f(a, b)\n  real :: a(8), b(8)\n  !$acc enter data copyin(a)\n  !$omp parallel shared(a, b)\n" +
			"  b = a\n  !$omp end parallel\nend\n",
	}
	ComponentOfDummy = &Quirk{
		ID: "component-of-dummy", Compiler: GFortran, From: 12, Symptom: Crashes, OpenACC: true,
		What: "%s(%s): {} ends with an internal error at components of dummy arguments in clauses of constructs that run on a device; " +
			"it compiles a data construct with the clause around",
		Program: "subroutine f(c)\n  type t\n    real, allocatable :: q(:)\n  end type\n  type(t) :: c\n  integer :: i\n" +
			"  !$acc parallel loop copy(c%q)\n  do i = 1, 4\n    c%q(i) = 1\n  end do\nend\n",
		Right: "subroutine f(c)\n  type t\n    real, allocatable :: q(:)\n  end type\n  type(t) :: c\n  integer :: i\n" +
			"  !$acc data copy(c%q)\n  !$acc parallel loop\n  do i = 1, 4\n    c%q(i) = 1\n  end do\n  !$acc end data\nend\n",
	}
	UpdateOfDeclared = &Quirk{
		ID: "update-of-declared", Compiler: GCC, From: 12, Symptom: Wrong, OpenACC: true,
		What:    "update of '%s': {} transfers nothing for a variable of declare without a section",
		Program: "double a[8];\n#pragma acc declare create(a)\nint main(void) {\n#pragma acc update device(a)\n  return 0;\n}\n",
		Right:   "double a[8];\n#pragma acc declare create(a)\nint main(void) {\n#pragma acc update device(a[0:8])\n  return 0;\n}\n",
		Unshown: "without a device of its own memory, nothing is transferred",
	}
	TwoSectionsInAcc = &Quirk{
		ID: "two-sections-of-openacc", Compiler: GCC, From: 12, Symptom: Refuses, OpenACC: true,
		Program: "double a[64];\nvoid f(void) {\n#pragma acc update self(a[0:8], a[32:8])\n}\n",
		Right:   "double a[64];\nvoid f(void) {\n#pragma acc update self(a[0:8])\n#pragma acc update self(a[32:8])\n}\n",
	}
	TwoSectionsInAccFortran = &Quirk{
		ID: "two-sections-of-openacc", Compiler: GFortran, From: 12, Symptom: Refuses, OpenACC: true,
		Program: "subroutine f(a)\n  real :: a(64)\n  !$acc update self(a(1:8), a(33:40))\nend\n",
		Right:   "subroutine f(a)\n  real :: a(64)\n  !$acc update self(a(1:8))\n  !$acc update self(a(33:40))\nend\n",
	}
	ArrowInAccData = &Quirk{
		ID: "arrow-in-acc-data", Compiler: GCC, From: 12, Symptom: Crashes, OpenACC: true,
		What:    "data with '%s': {} ends with an internal error at sections of members that a pointer leads to",
		Program: "struct s { double *q; };\nvoid f(struct s *p, int n) {\n#pragma acc data copy(p->q[0:n])\n  p->q[0] = 1;\n}\n",
		Right:   "struct s { double *q; };\nvoid f(struct s *p, int n) {\n  double *q = p->q;\n#pragma acc data copy(q[0:n])\n  p->q[0] = 1;\n}\n",
	}
)
