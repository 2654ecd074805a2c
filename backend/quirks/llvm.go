package quirks

// The rows of LLVM's compilers.
var (
	UpdateOfStatic = &Quirk{
		ID: "update-of-static", Compiler: Clang, From: 22, Symptom: Refuses,
		What: "%s: {} does not compile an update of a static variable of declare target",
		Program: "#pragma omp begin declare target\nstatic float a[8];\n#pragma omp end declare target\n" +
			"void f(void) {\n#pragma omp target update to(a)\n}\n",
		Right: "#pragma omp begin declare target\nfloat a[8];\n#pragma omp end declare target\n" +
			"void f(void) {\n#pragma omp target update to(a)\n}\n",
	}
	AddressOfGlobal = &Quirk{
		ID: "address-of-global-array", Compiler: Clang, From: 22, Symptom: Crashes,
		What:    "use_device_addr(%s): {} crashes where an array that is not local is used in it (use a pointer to it)",
		Program: "float a[8];\nvoid g(float *);\nvoid f(void) {\n#pragma omp target data use_device_addr(a)\n  g(a);\n}\n",
		Right:   "float a[8];\nvoid g(float *);\nvoid f(void) {\n  float *p = a;\n#pragma omp target data use_device_ptr(p)\n  g(p);\n}\n",
	}
	AtomicLibrary = &Quirk{
		ID: "atomic-library", Compiler: Clang, From: 22, Symptom: Links,
		What:    "%s: {} links this with -latomic only",
		Program: "int main(void) {\n  long double a = 0;\n#pragma omp atomic\n  a += 1;\n  return a != 1;\n}\n",
		Right:   "int main(void) {\n  double a = 0;\n#pragma omp atomic\n  a += 1;\n  return a != 1;\n}\n",
	}
	LiteralMember = &Quirk{
		ID: "member-of-literal", Compiler: Clang, From: 22, Symptom: Refuses,
		What:    "%s: {} does not compile a member of a compound literal in a target region (use a variable)",
		Match:   literalMember,
		Program: "struct s { int n; };\nvoid f(int *a) {\n#pragma omp target map(tofrom: a[0:1])\n  a[0] = (struct s){ 1 }.n;\n}\n",
		Right:   "struct s { int n; };\nvoid f(int *a) {\n#pragma omp target map(tofrom: a[0:1])\n  { struct s x = { 1 }; a[0] = x.n; }\n}\n",
	}
	MemberByAddress = &Quirk{
		ID: "member-by-address", Compiler: Clang, From: 22, Symptom: Refuses,
		What:    "%s: {} does not compile it in a target region (name the variable itself, with a dot)",
		Match:   memberByAddress,
		Program: "struct s { int n; };\nvoid f(struct s g, int *a) {\n#pragma omp target map(tofrom: a[0:1])\n  a[0] = (&g)->n;\n}\n",
		Right:   "struct s { int n; };\nvoid f(struct s g, int *a) {\n#pragma omp target map(tofrom: a[0:1])\n  a[0] = g.n;\n}\n",
	}
	SectionsOfUpdate = &Quirk{
		ID: "sections-of-update", Compiler: Clang, From: 22, Symptom: Refuses,
		Program: "double a[64];\nvoid f(void) {\n#pragma omp target update from(a[0:8], a[32:8])\n}\n",
		Right:   "double a[64];\nvoid f(void) {\n#pragma omp target update from(a[0:8])\n#pragma omp target update from(a[32:8])\n}\n",
	}
	LastprivateUnmapped = &Quirk{
		ID: "lastprivate-unmapped", Compiler: Clang, From: 22, Symptom: Wrong,
		Program: "int main(void) {\n  int x = 0;\n#pragma omp target teams distribute parallel for lastprivate(x)\n" +
			"  for (int i = 0; i < 8; i++) x = i;\n  return x != 7;\n}\n",
		Right: "int main(void) {\n  int x = 0;\n#pragma omp target teams distribute parallel for lastprivate(x) map(tofrom: x)\n" +
			"  for (int i = 0; i < 8; i++) x = i;\n  return x != 7;\n}\n",
	}
	OneTeam = &Quirk{
		ID: "reduction-of-one-team", Compiler: Flang, From: 22, Symptom: Hangs,
		What: "reduction(%s): with {}, the program does not end where there is one team, as on the host (%s)",
		Program: "program p\n  integer :: i\n  real :: t\n  t = 0\n  !$omp target teams distribute reduction(+: t) map(tofrom: t)\n" +
			"  do i = 1, 8\n    t = t + i\n  end do\n  if (t /= 36) stop 1\nend program\n",
		Right: "program p\n  integer :: i\n  real :: t\n  t = 0\n  !$omp target teams loop reduction(+: t) map(tofrom: t)\n" +
			"  do i = 1, 8\n    t = t + i\n  end do\n  if (t /= 36) stop 1\nend program\n",
	}
	ConstantElements = &Quirk{
		ID: "elements-of-constants", Compiler: Flang, From: 22, Symptom: Refuses,
		What: "%s: {} does not compile elements of named constants in a target region (make it a variable that is copied in)",
		Program: "subroutine f(s, i)\n  integer :: i\n  real :: s\n  real, parameter :: w(3) = [1.0, 2.0, 1.0]\n" +
			"  !$omp target map(tofrom: s)\n  s = w(i)\n  !$omp end target\nend\n",
		Right: "subroutine f(s, i)\n  integer :: i\n  real :: s\n  real, parameter :: w(3) = [1.0, 2.0, 1.0]\n  associate (w => w)\n" +
			"    !$omp target map(tofrom: s) map(to: w)\n    s = w(i)\n    !$omp end target\n  end associate\nend\n",
	}
	CPointersOnly = &Quirk{
		ID: "is-device-ptr-of-c-ptr", Compiler: Flang, From: 22, Symptom: Refuses,
		What:    "is_device_ptr: {} takes only type(c_ptr) in it",
		Flags:   []string{"-fopenmp-version=51"},
		Program: "subroutine f(x)\n  real :: x(8)\n  !$omp target is_device_ptr(x)\n  x(1) = 1\n  !$omp end target\nend\n",
		Right:   "subroutine f(x)\n  real :: x(8)\n  !$omp target has_device_addr(x)\n  x(1) = 1\n  !$omp end target\nend\n",
	}
	HasDeviceAddr = &Quirk{
		ID: "version-of-has-device-addr", Compiler: Flang, From: 22, Symptom: Refuses,
		What:    "has_device_addr: {} takes it with -fopenmp-version=51 or later",
		Program: "subroutine f(x)\n  real :: x(8)\n  !$omp target has_device_addr(x)\n  x(1) = 1\n  !$omp end target\nend\n",
		Right:   "subroutine f(x)\n  real :: x(8)\n  !$omp target map(tofrom: x)\n  x(1) = 1\n  !$omp end target\nend\n",
	}
	UseDeviceAddr = &Quirk{
		ID: "version-of-use-device-addr", Compiler: Flang, From: 22, Symptom: Refuses,
		Program: "subroutine f(x)\n  real, target :: x(8)\n  !$omp target data map(tofrom: x) use_device_addr(x)\n  call g(x)\n  !$omp end target data\nend\n",
		Right:   "subroutine f(x)\n  real, target :: x(8)\n  !$omp target data map(tofrom: x) use_device_ptr(x)\n  call g(x)\n  !$omp end target data\nend\n",
	}
	ThreadLimitOfTarget = &Quirk{
		ID: "version-of-thread-limit", Compiler: Flang, From: 22, Symptom: Refuses,
		Program: "subroutine f(x)\n  real :: x\n  !$omp target thread_limit(64) map(tofrom: x)\n  x = 1\n  !$omp end target\nend\n",
		Right:   "subroutine f(x)\n  real :: x\n  !$omp target map(tofrom: x)\n  !$omp teams thread_limit(64)\n  x = 1\n  !$omp end teams\n  !$omp end target\nend\n",
	}
	LongConstant = &Quirk{
		ID: "constant-of-8-bytes", Compiler: Flang, From: 22, Symptom: Refuses,
		Program: "subroutine f(x)\n  real :: x\n  !$omp target teams num_teams(4_8) map(tofrom: x)\n  x = 1\n  !$omp end target teams\nend\n",
		Right:   "subroutine f(x)\n  real :: x\n  !$omp target teams num_teams(int(4_8)) map(tofrom: x)\n  x = 1\n  !$omp end target teams\nend\n",
	}
	CopiesOfTarget = &Quirk{
		ID: "copies-of-target", Compiler: Flang, From: 22, Symptom: Refuses,
		What:    "%s: {} does not compile it on target",
		Program: "subroutine f(x)\n  real :: x, y(4)\n  !$omp target private(y) map(tofrom: x)\n  y = 1\n  x = y(1)\n  !$omp end target\nend\n",
		Right: "subroutine f(x)\n  real :: x, y(4)\n  !$omp target teams num_teams(1) private(y) map(tofrom: x)\n  y = 1\n  x = y(1)\n" +
			"  !$omp end target teams\nend\n",
	}
	FirstprivateOfTarget = &Quirk{
		ID: "firstprivate-of-target", Compiler: Flang, From: 22, Symptom: Refuses,
		What:    CopiesOfTarget.What,
		Program: "subroutine f(x, y)\n  real :: x, y(4)\n  !$omp target firstprivate(y) map(tofrom: x)\n  x = y(1)\n  !$omp end target\nend\n",
		Right:   "subroutine f(x, y)\n  real :: x, y(4)\n  !$omp target map(to: y) map(tofrom: x)\n  x = y(1)\n  !$omp end target\nend\n",
	}
	HostAssociated = &Quirk{
		ID: "host-associated-call", Compiler: Flang, From: 22, Symptom: Refuses,
		What: "; {} compiles no call of it in a target region",
		Program: "subroutine f(a, k)\n  logical :: a\n  integer :: k\n  !$omp target map(tofrom: a)\n  a = inside(1)\n  !$omp end target\ncontains\n" +
			"  logical function inside(j)\n    !$omp declare target\n    integer :: j\n    inside = j == k\n  end function\nend\n",
		Right: "subroutine f(a, k)\n  logical :: a\n  integer :: k\n  !$omp target map(tofrom: a)\n  a = inside(1, k)\n  !$omp end target\ncontains\n" +
			"  logical function inside(j, k)\n    !$omp declare target\n    integer :: j, k\n    inside = j == k\n  end function\nend\n",
	}
	UpdateBothWays = &Quirk{
		ID: "update-both-ways", Compiler: Flang, From: 22, Symptom: Refuses,
		Program: "subroutine f(a)\n  real :: a(64)\n  !$omp target update to(a(1:8)) from(a(33:40))\nend\n",
		Right:   "subroutine f(a)\n  real :: a(64)\n  !$omp target update to(a(1:8))\n  !$omp target update from(a(33:40))\nend\n",
	}
	CycleInLoop = &Quirk{
		ID: "cycle-in-loop", Compiler: Flang, From: 22, Symptom: Refuses,
		Program: "subroutine f(n, a)\n  integer :: n, i\n  integer :: a(n)\n  !$omp target teams loop map(tofrom: a)\n  do i = 1, n\n" +
			"    if (a(i) == 0) cycle\n    a(i) = 1\n  end do\nend\n",
		Right: "subroutine f(n, a)\n  integer :: n, i\n  integer :: a(n)\n  !$omp target teams distribute parallel do map(tofrom: a)\n  do i = 1, n\n" +
			"    if (a(i) == 0) cycle\n    a(i) = 1\n  end do\nend\n",
	}
	CallInLoop = &Quirk{
		ID: "call-in-loop-with-reduction", Compiler: Flang, From: 22, Symptom: Hangs,
		Program: "program p\n  integer :: i\n  real :: t\n  t = 0\n  !$omp target teams loop reduction(+: t) map(tofrom: t)\n  do i = 1, 8\n" +
			"    t = t + g(i)\n  end do\n  if (t /= 36) stop 1\ncontains\n  real function g(i)\n    !$omp declare target\n    integer :: i\n    g = i\n  end function\nend program\n",
		Right: "program p\n  integer :: i\n  real :: t\n  t = 0\n  !$omp target teams distribute parallel do reduction(+: t) map(tofrom: t)\n  do i = 1, 8\n" +
			"    t = t + g(i)\n  end do\n  if (t /= 36) stop 1\ncontains\n  real function g(i)\n    !$omp declare target\n    integer :: i\n    g = i\n  end function\nend program\n",
	}
	ArrayInLoop = &Quirk{
		ID: "array-reduction-in-loop", Compiler: Flang, From: 22, Symptom: Refuses,
		Program: "program p\n  integer :: i\n  real :: t(2)\n  t = 0\n  !$omp target teams loop reduction(+: t) map(tofrom: t)\n  do i = 1, 8\n" +
			"    t(1) = t(1) + i\n  end do\n  if (t(1) /= 36) stop 1\nend program\n",
		Right: "program p\n  integer :: i\n  real :: t(2)\n  t = 0\n  !$omp target teams distribute parallel do reduction(+: t) map(tofrom: t)\n  do i = 1, 8\n" +
			"    t(1) = t(1) + i\n  end do\n  if (t(1) /= 36) stop 1\nend program\n",
	}
	Namelist = &Quirk{
		ID: "copies-in-namelist", Compiler: Flang, From: 22, Symptom: Refuses,
		What:  "%s(%s): {} does not compile it for a variable of a namelist",
		Match: copiesInNamelist,
		Program: "subroutine f(n, s)\n  integer :: n, i\n  real :: s\n  namelist /sums/ s\n" +
			"  !$omp target teams distribute parallel do reduction(+: s)\n  do i = 1, n\n    s = s + i\n  end do\n  write (*, nml=sums)\nend\n",
		Right: "subroutine f(n, s)\n  integer :: n, i\n  real :: s\n" +
			"  !$omp target teams distribute parallel do reduction(+: s)\n  do i = 1, n\n    s = s + i\n  end do\n  write (*, *) s\nend\n",
	}
	LastprivateOfDistribute = &Quirk{
		ID: "lastprivate-of-distribute", Compiler: Flang, From: 22, Symptom: Refuses,
		What: "%s: {} does not compile it on distribute",
		Program: "subroutine f(n, t)\n  integer :: n, i, t\n  !$omp target teams distribute lastprivate(t) map(tofrom: t)\n  do i = 1, n\n" +
			"    t = i\n  end do\nend\n",
		Right: "subroutine f(n, t)\n  integer :: n, i, t\n  !$omp parallel do lastprivate(t)\n  do i = 1, n\n    t = i\n  end do\nend\n",
	}
	FirstprivateOfTeams = &Quirk{
		ID: "firstprivate-of-teams", Compiler: Flang, From: 22, Symptom: Crashes,
		What: "%s: {} does not survive it on teams with statements beside a distribute construct in it",
		Program: "subroutine f(a, n)\n  integer :: n, k, x\n  logical :: a(n)\n  k = n\n  !$omp target map(tofrom: a)\n  !$omp teams firstprivate(k)\n" +
			"  !$omp distribute parallel do\n  do x = 1, k\n    a(x) = .true.\n  end do\n  k = 1\n  !$omp end teams\n  !$omp end target\nend\n",
		Right: "subroutine f(a, n)\n  integer :: n, k, x\n  logical :: a(n)\n  k = n\n  !$omp target map(tofrom: a)\n  !$omp teams firstprivate(k)\n" +
			"  !$omp distribute parallel do\n  do x = 1, k\n    a(x) = .true.\n  end do\n  !$omp end teams\n  !$omp end target\nend\n",
	}
	StrideOfFlang = &Quirk{
		ID: "stride", Compiler: Flang, From: 22, Symptom: Refuses,
		What:    Stride.What,
		Program: Stride.Program, Right: Stride.Right,
	}
	NamedProcedure = &Quirk{
		ID: "procedure-of-declare-target", Compiler: Flang, From: 22, Symptom: Refuses,
		What:    "%s: %s{} takes it for a variable of this procedure, where it has no interface",
		Program: "subroutine f(a)\n  real :: a, weight\n  !$omp declare target(weight)\n  a = weight(a)\nend\n",
		Right:   "subroutine f(a)\n  real :: a, weight\n  !$omp declare target(f)\n  a = weight(a)\nend\n",
	}
	DependOfUpdate = &Quirk{
		ID: "depend-of-update", Compiler: Flang, From: 22, Symptom: Refuses,
		Program: "subroutine f(a, q)\n  real :: a(8)\n  integer :: q\n  !$omp target update to(a) depend(inout: q)\nend\n",
		Right: "subroutine f(a, q)\n  real :: a(8)\n  integer :: q\n  !$omp task shared(a) depend(inout: q)\n  !$omp target update to(a)\n" +
			"  !$omp end task\nend\n",
	}
	DependOfTaskwait = &Quirk{
		ID: "depend-of-taskwait", Compiler: Flang, From: 22, Symptom: Refuses,
		Program: "subroutine f(q)\n  integer :: q\n  !$omp taskwait depend(inout: q)\nend\n",
		Right:   "subroutine f(q)\n  integer :: q\n  !$omp task if(.false.) depend(inout: q)\n  !$omp end task\nend\n",
	}
)
