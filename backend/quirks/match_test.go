package quirks

import (
	"testing"

	"github.com/stretchr/testify/require"

	"accc/frontend"
	"accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/fortran"
	"accc/frontend/source"
	"accc/pragma"
)

// matched are the texts at the places where a row finds its mistake in a program.
func matched(t *testing.T, q *Quirk, program string) (list []string) {
	var found diag.List
	var u *frontend.Unit
	if q.Compiler.Fortran() {
		u = fortran.Parse(source.NewFile("a.f90", []byte(program)), fortran.Options{OpenMP: true}, &found).Model
	} else {
		u = c.Parse(source.NewFile("a.c", []byte(program)), c.Options{OpenMP: true}, &found).Model
	}
	require.False(t, found.HasErrors(), "%v", found.Sorted())
	u.EachConstruct(func(c *frontend.Construct) {
		at := &At{Directive: c.Directive.Span, Lines: []*pragma.Directive{c.Directive}, Reading: u.Reading, Body: c.Toks}
		for _, use := range c.Uses {
			if use.Symbol.InNamelist {
				at.Namelist = append(at.Namelist, use.Symbol.Name)
			}
		}
		for _, m := range q.Match(at) {
			list = append(list, m.At.Text())
			require.NotPanics(t, func() { q.Say(m.Args...) })
		}
	})
	return list
}

// A row that finds its mistake finds it in its program, and nothing in the right one.
func TestMatch(t *testing.T) {
	for _, q := range All {
		if q.Match != nil {
			t.Run(string(q.Compiler)+"/"+q.ID, func(t *testing.T) {
				require.NotEmpty(t, matched(t, q, q.Program))
				require.Empty(t, matched(t, q, q.Right))
			})
		}
	}
}

func TestMatchTokens(t *testing.T) {
	const head = "struct s { int n; struct s *p; };\nstruct s g, *h;\n#define G (&g)\n#define AT(x) (&x)->n\n" +
		"#define EACH(i) for ((i) = 0; (i) < 4; (i)++)\nint v[4];\nvoid f(int i, int j)\n{\n#pragma omp target\n"
	for _, test := range []struct {
		q    *Quirk
		body string
		want []string
	}{
		{MemberByAddress, "(&g)->n = 1;", []string{"(&g)->"}},
		{MemberByAddress, "( & g ) /* */ -> n = (&g)->p->n;", []string{"( & g ) /* */ ->", "(&g)->"}},
		{MemberByAddress, "G->n = AT(g);", []string{"G->", "AT(g)"}},
		{MemberByAddress, `h->n = g.n + (&v[1])[0]; /* (&g)->n */ h->p = &g; "(&g)->n";`, nil},
		{LiteralMember, "i = (struct s){ 1 }.n;", []string{".n"}},
		{LiteralMember, "i = (&(struct s){ .n = 1 })->n;", []string{"->n"}},
		{LiteralMember, "{ i = ({ g; }).n + ((int[]){ 1 })[0]; struct s x = { .n = 1 }; j = x.n; }", nil},
	} {
		require.Equal(t, test.want, matched(t, test.q, head+"{"+test.body+"}\n}\n"), test.body)
	}
	const loops = "#define EACH(i) for ((i) = 0; (i) < 4; (i)++)\n#define TWICE collapse(2)\nint v[4];\nvoid f(int i, int j)\n{\n"
	for text, want := range map[string][]string{
		"#pragma omp parallel for\nEACH(i) v[i] = 0;":                                                   {"EACH(i)"},
		"#pragma omp parallel for\nfor (i = 0; i < 4; i++) EACH(j) v[i] = 0;":                           nil,
		"#pragma omp parallel for TWICE\nfor (i = 0; i < 4; i++) EACH(j) v[i] = 0;":                     {"EACH(j)"},
		"#pragma omp parallel for collapse(2)\nfor (i = 0; i < 4; i++) { for ((j) = 0; j < 4; j++) ; }": {"for ("},
		"#pragma omp parallel\nfor ((i) = 0; i < 4; i++) ;":                                             nil,
	} {
		require.Equal(t, want, matched(t, LoopVariableInParentheses, loops+text+"\n}\n"), text)
	}
	const sums = "subroutine f(n, s)\n  integer :: n, i, k\n  real :: s, other\n  namelist /sums/ s, & ! other\n    K /more/ n\n"
	for text, want := range map[string]int{
		"  !$omp parallel do reduction(+: s)\n  do i = 1, n\n    s = s + i\n  end do\nend\n":                                     1,
		"  !$omp parallel private(k)\n  k = 1\n  !$omp end parallel\nend\n":                                                      1,
		"  !$omp parallel private(other)\n  other = 1\n  !$omp end parallel\nend\n":                                              0,
		"  call g\ncontains\n  subroutine g\n  !$omp parallel firstprivate(s)\n  s = 1\n  !$omp end parallel\n  end\nend\n":      1,
		"  call g\ncontains\n  subroutine g\n  real s\n  !$omp parallel private(s)\n  s = 1\n  !$omp end parallel\n  end\nend\n": 0,
	} {
		require.Len(t, matched(t, Namelist, sums+text), want, text)
	}
}
