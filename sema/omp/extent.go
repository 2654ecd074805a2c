package omp

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/pragma/omp"
	"accc/sema"
)

// Sections against the memory that is there, and what is written where a section needs a number of elements.

var TooLong = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6012", Severity: diag.Warning, Title: "section longer than the memory of its variable", Spec: "OpenMP 5.2 §3.2.5",
		Doc: "The routine allocates less than the section maps. A section of C is [first:count]: the elements from first up to but without first + count. " +
			"One of Fortran is (first:last).",
		Avoid: "#include <stdlib.h>\nvoid f(int n) {\nfloat *m = malloc(n * sizeof *m);\n#pragma omp target teams distribute parallel for map(from: m[1:n])\n" +
			"for (int i = 1; i < n; i++) m[i] = 0;\nfree(m);\n}",
		Prefer: "#include <stdlib.h>\nvoid f(int n) {\nfloat *m = malloc(n * sizeof *m);\n#pragma omp target teams distribute parallel for map(from: m[1:n - 1])\n" +
			"for (int i = 1; i < n; i++) m[i] = 0;\nfree(m);\n}",
		AvoidFortran: "subroutine s(n)\ninteger :: n, i\nreal, allocatable :: m(:)\nallocate(m(n))\n!$omp target teams distribute parallel do map(from: m(0:n))\n" +
			"do i = 1, n\nm(i) = 0\nend do\nprint *, m\nend subroutine\n",
		PreferFortran: "subroutine s(n)\ninteger :: n, i\nreal, allocatable :: m(:)\nallocate(m(n))\n!$omp target teams distribute parallel do map(from: m(1:n))\n" +
			"do i = 1, n\nm(i) = 0\nend do\nprint *, m\nend subroutine\n",
		Unit: true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Find(omp.ClauseDepend) == nil {
			sema.TooLong(p, c)
		}
	},
})

var CountedInBytes = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6013", Severity: diag.Warning, Title: "section counted in bytes", Spec: "OpenMP 5.2 §3.2.5",
		Doc:    "The length of a section is a number of elements. With a size in bytes the section is several times too long, and reaches into other memory.",
		Avoid:  "#pragma omp target map(tofrom: q[0:n * sizeof(*q)])\nq[0] = 1;",
		Prefer: "#pragma omp target map(tofrom: q[0:n])\nq[0] = 1;",
	},
	Run: sema.CountedInBytes,
})

var EndForLength = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP6014", Severity: diag.Warning, Title: "section with its end where the length belongs", Spec: "OpenMP 5.2 §3.2.5",
		Doc:    "A section of C is [first:length], unlike one of Fortran, (first:last).",
		Avoid:  "#pragma omp target teams distribute parallel for map(tofrom: q[k:n])\nfor (i = k; i < n; i++) q[i] = 0;",
		Prefer: "#pragma omp target teams distribute parallel for map(tofrom: q[k:n - k])\nfor (i = k; i < n; i++) q[i] = 0;",
	},
	Run: sema.EndForLength,
})
