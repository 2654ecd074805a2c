package lex

import (
	"strings"
	"testing"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/frontend/tokens"

	"github.com/stretchr/testify/require"
)

// rangeOf is the expanded tokens that a text with blanks between them is.
func rangeOf(t *testing.T, r *Text, words string) tokens.Range {
	list := strings.Fields(words)
next:
	for i := range r.Toks {
		for k, w := range list {
			if i+k >= len(r.Toks) || r.Toks[i+k].Text != w {
				continue next
			}
		}
		return tokens.Range{From: int32(i), To: int32(i + len(list))}
	}
	require.Fail(t, "no such tokens", words)
	return tokens.Range{}
}

// From what a parser reads back to what the user wrote.
func TestReading(t *testing.T) {
	const head = "#define N 16\n#define TWICE(x) (2*x)\n#define SUM(a, b) a + b\n#define BOTH SUM(N, 4)\n#define JOIN(a, b) a/**/b\n#define EMPTY\n"
	for _, c := range []struct {
		name, text, read string
		spelled          string // "" if there is no such run
		where            tokens.Where
		words            string
		depends          []string
	}{
		{"text", "y = a + &\n  & b", "a + b", "a + &\n  & b", tokens.InText, "a + b", nil},
		{"name in two lines", "y = lo&\n&ng + 1", "long", "lo&\n&ng", tokens.InText, "long", nil},
		{"macro", "y = N + 1", "16", "N", tokens.InText, "N", []string{"N"}},
		{"macro and text", "y = N + 1", "16 + 1", "N + 1", tokens.InText, "N + 1", []string{"N"}},
		{"argument", "y = TWICE(a + N)", "a + 16", "a + N", tokens.InArgument, "a + N", []string{"N"}},
		{"use", "y = TWICE(a)", "( 2 * a )", "TWICE(a)", tokens.InText, "TWICE(a)", []string{"TWICE"}},
		{"part of a body", "y = TWICE(a)", "2 * a", "2*x", tokens.InBody, "2*a", []string{"TWICE"}},
		{"nested", "y = TWICE(TWICE(b))", "( 2 * b )", "TWICE(b)", tokens.InArgument, "TWICE(b)", []string{"TWICE"}},
		{"macro of macros", "y = BOTH", "16 + 4", "BOTH", tokens.InText, "BOTH", []string{"N", "BOTH", "SUM"}},
		{"within a macro of macros", "y = BOTH", "16", "N", tokens.InBody, "N", []string{"N", "BOTH"}},
		{"pasted", "y = JOIN(a, b1)", "ab1", "JOIN(a, b1)", tokens.InText, "JOIN(a, b1)", []string{"JOIN"}},
		{"part of a pasted name", "y = JOIN(a, b) + N", "ab +", "JOIN(a, b) +", tokens.InText, "JOIN(a, b) +", []string{"JOIN"}},
		{"directive", "!$acc parallel loop num_gangs(N) &\n!$acc& EMPTY copy(a)", "num_gangs ( 16 ) copy ( a )", "num_gangs(N) &\n!$acc& EMPTY copy(a)", tokens.InText,
			"num_gangs(N) copy(a)", []string{"N"}},
		{"clause of a macro", "#define C(x) copy(x) N\n!$acc parallel C(a)", "copy ( a )", "copy(x)", tokens.InBody, "copy(a)", []string{"C"}},
		{"argument of a clause of a macro", "#define C(x) copy(x)\n!$acc parallel C(a(1:N))", "a ( 1 : 16 )", "a(1:N)", tokens.InArgument, "a(1:N)", []string{"N"}},
		{"line", "y = __LINE__ + 1", "7", "__LINE__", tokens.InText, "", []string{"__LINE__"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var list diag.List
			r := Read(source.NewFile("x.F90", []byte(head+c.text+"\n")), Options{Preprocess: true, OpenACC: true}, &list)
			require.Empty(t, list.Sorted())
			x := rangeOf(t, r, c.read)
			s, ok := r.Reading.Spell(x)
			require.Equal(t, c.spelled != "", ok)
			if ok {
				require.Equal(t, c.spelled, r.Reading.SpanOf(s).Text())
				require.Equal(t, c.where, s.Where)
			}
			w, ok := r.Reading.Words(x)
			require.Equal(t, c.words != "", ok)
			if ok {
				require.Equal(t, c.words, w.String())
			}
			var names []string
			for _, m := range r.Reading.Depends(x) {
				names = append(names, m.Name)
			}
			require.ElementsMatch(t, c.depends, names)
		})
	}
}

// What makes macros free, and the names that a configuration does not read.
func TestReadingOfBranches(t *testing.T) {
	const text = `#ifndef N
#define N 4
#endif
#ifdef QUEUES
#define Q async(q)
#else
#define Q
#endif
!$acc parallel copy(a(1:N)) &
#ifdef MORE
!$acc& copy(other) &
#endif
!$acc Q
x = N + M
`
	var list diag.List
	file := source.NewFile("x.F90", []byte(text))
	r := Read(file, Options{Preprocess: true, OpenACC: true, Defines: []string{"M=2"}}, &list)
	require.Empty(t, list.Sorted())
	free := map[string]tokens.Freedom{}
	for _, m := range r.Reading.Depends(tokens.Range{To: r.Reading.Len()}) {
		free[m.Name] = m.Free
	}
	require.Equal(t, map[string]tokens.Freedom{"N": tokens.IfNotDef, "M": tokens.Flag}, free)
	require.Equal(t, tokens.Several, r.Reading.Freedom("Q"))
	q, ok := r.Reading.Definition("Q", r.Reading.Len())
	require.True(t, ok)
	require.True(t, file == r.Reading.File(q.In).File && r.Reading.File(q.In).Defs[q.Def].Body.Empty())
	_, ok = r.Reading.Definition("QUEUES", 0)
	require.False(t, ok)

	d := &r.Lines[0]
	require.True(t, strings.HasSuffix(r.LineSpan(d).Text(), "!$acc Q"))
	var unread []string
	for _, ref := range r.Reading.Unread(tokens.Spelling{Run: d.Spelled}) {
		unread = append(unread, r.Reading.File(ref.In).Text(ref.Tok))
	}
	require.ElementsMatch(t, []string{"copy", "other", "async", "q"}, unread)
}
