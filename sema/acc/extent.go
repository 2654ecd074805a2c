package acc

import (
	"accc/frontend/diag"
	"accc/sema"
)

// Sections against the memory that is there, and what is written where a section needs a number of elements.

var TooLong = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4042", Severity: diag.Warning, Title: "section longer than the memory of its variable", Spec: "OpenACC 3.3 §2.7.1",
		Doc: "The routine allocates less than the section copies. A section of C is [first:count]: the elements from first up to but without first + count. " +
			"One of Fortran is (first:last).",
		Avoid: "#include <stdlib.h>\nvoid f(int n) {\nfloat *m = malloc(n * sizeof *m);\n#pragma acc parallel loop copyout(m[1:n])\n" +
			"for (int i = 1; i < n; i++) m[i] = 0;\nfree(m);\n}",
		Prefer: "#include <stdlib.h>\nvoid f(int n) {\nfloat *m = malloc(n * sizeof *m);\n#pragma acc parallel loop copyout(m[1:n - 1])\n" +
			"for (int i = 1; i < n; i++) m[i] = 0;\nfree(m);\n}",
		AvoidFortran: "subroutine s(n)\ninteger :: n, i\nreal, allocatable :: m(:)\nallocate(m(n))\n!$acc parallel loop copyout(m(0:n))\n" +
			"do i = 1, n\nm(i) = 0\nend do\nprint *, m\nend subroutine\n",
		PreferFortran: "subroutine s(n)\ninteger :: n, i\nreal, allocatable :: m(:)\nallocate(m(n))\n!$acc parallel loop copyout(m(1:n))\n" +
			"do i = 1, n\nm(i) = 0\nend do\nprint *, m\nend subroutine\n",
		Unit: true,
	},
	Run: sema.TooLong,
})

var CountedInBytes = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4043", Severity: diag.Warning, Title: "section counted in bytes", Spec: "OpenACC 3.3 §2.7.1",
		Doc:    "The length of a section is a number of elements. With a size in bytes the section is several times too long, and reaches into other memory.",
		Avoid:  "#pragma acc parallel loop copy(q[0:n * sizeof(*q)])\nfor (i = 0; i < n; i++) q[i] = 0;",
		Prefer: "#pragma acc parallel loop copy(q[0:n])\nfor (i = 0; i < n; i++) q[i] = 0;",
	},
	Run: sema.CountedInBytes,
})

var EndForLength = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4044", Severity: diag.Warning, Title: "section with its end where the length belongs", Spec: "OpenACC 3.3 §2.7.1",
		Doc:    "A section of C is [first:count], unlike one of Fortran, (first:last).",
		Avoid:  "#pragma acc parallel loop copy(q[k:n])\nfor (i = k; i < n; i++) q[i] = 0;",
		Prefer: "#pragma acc parallel loop copy(q[k:n - k])\nfor (i = k; i < n; i++) q[i] = 0;",
	},
	Run: sema.EndForLength,
})
