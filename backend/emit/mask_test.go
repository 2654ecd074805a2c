package emit

import (
	"testing"

	"accc/frontend/source"

	"github.com/stretchr/testify/require"
)

// Directives are lines, operators and sentinels, not what looks like them in comments and literals.
func TestWithoutOpenMP(t *testing.T) {
	for _, c := range []struct {
		name       string
		p          Printer
		text, want string
		acc, omp   bool
	}{
		{"pragmas", C, "#  pragma  omp parallel \\\n  if(1)\n#pragma acc wait\n", "#  pragma  unread_omp parallel \\\n  if(1)\n#pragma acc wait\n", true, true},
		{"comments", C, "/*\n#pragma omp parallel\n#pragma acc wait\n*/ // _Pragma(\"omp barrier\")\n", "", false, false},
		{"literals", C, "char *s = \"\\\n#pragma omp barrier\";\n", "", false, false},
		{"operators", C, "#define P _Pragma(\"omp barrier\")\nvoid f(void) { _Pragma ( \"  acc wait\" ) P }\n",
			"#define P _Pragma(\"unread_omp barrier\")\nvoid f(void) { _Pragma ( \"  acc wait\" ) P }\n", true, true},
		{"other pragmas", C, "#pragma ompi\n#pragma accelerate\n", "", false, false},
		{"sentinels", Fortran, "!$omp parallel & ! why\n\n!$OMP& if(x)\n  !$ y = 1 + &\n  !$ & 2\n!$acc wait\n!$ompx z\n!$x\n",
			"!#omp parallel & ! why\n\n!#OMP& if(x)\n  !# y = 1 + &\n  !# & 2\n!$acc wait\n!$ompx z\n!$x\n", true, true},
		{"sentinels in literals", Fortran, "s = '!$omp barrier' // 'a&\n  &!$acc wait'\n", "", false, false},
		{"a sentinel behind a statement", Fortran, "x = 1 !$omp barrier\n", "", false, false},
		{"a sentinel in a definition", Fortran, "#define D !$acc wait\nD\n", "", true, false},
		{"lines of OpenMP", Fortran, "!$ include 'omp_lib.h'\n", "!# include 'omp_lib.h'\n", false, true},
		{"fixed form", FixedFortran, "C$OMP parallel\n*$omp+ if(x)\nc$    x = 1\nc$   & + 2\nc$acc wait\n      s = '!$omp'\n",
			"C#OMP parallel\n*#omp+ if(x)\nc#    x = 1\nc#   & + 2\nc$acc wait\n      s = '!$omp'\n", true, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.want == "" {
				c.want = c.text
			}
			file := source.NewFile("x", []byte(c.text))
			off, err := WithoutOpenMP(file, c.p)
			require.NoError(t, err)
			require.Equal(t, c.want, string(off))
			require.Equal(t, c.acc, HasOpenACC(file, c.p))
			require.Equal(t, c.omp, HasOpenMP(file, c.p))
		})
	}
}

// Comments inside of a directive, in lines of their own.
func TestCommentLines(t *testing.T) {
	for _, c := range []struct {
		name       string
		p          Printer
		text, want string
		chooses    bool
	}{
		{"C", C, "#pragma acc wait(1 /* a */) \\\n  if(\"/* no */\"[0]) /* b \\\n   c */ async", "  /* a */\n  /* b\n   c */\n", false},
		{"free form", Fortran, "!$acc data & ! a 'b'\n  ! c\n!$acc copy(x('!')) & !d\n\n!$acc copy(y)", "  ! a 'b'\n  ! c\n  !d\n", false},
		{"conditions", Fortran, "!$acc data &\n#if A /* no */\n!$acc copy(x) & ! a\n#endif\n!$acc copy(y)", "  ! a\n", true},
		{"fixed form", FixedFortran, "c$acc data\nC a\n* b\nc$acc1 copy(x) ! c\nc$acc2 copy(y)", "  C a\n  * b\n  ! c\n", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			span := source.Span{File: source.NewFile("x", []byte(c.text)), End: len(c.text)}
			require.Equal(t, c.want, CommentLines(span, c.p, "  "))
			require.Equal(t, c.chooses, ChoosesInside(span, c.p))
		})
	}
}
