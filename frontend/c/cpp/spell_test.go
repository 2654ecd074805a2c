package cpp

import (
	"fmt"
	"strings"
	"testing"

	"accc/frontend/tokens"

	"github.com/stretchr/testify/require"
)

// find returns the range of expanded tokens that read as text, the nth one from 0 on.
func (r *recorder) find(t *testing.T, text string, nth int) tokens.Range {
	words := strings.Fields(text)
	for i := int32(0); i+int32(len(words)) <= r.Len(); i++ {
		same := true
		for k, w := range words {
			same = same && r.Text(i+int32(k)) == w
		}
		if same {
			if nth == 0 {
				return tokens.Range{From: i, To: i + int32(len(words))}
			}
			nth--
		}
	}
	require.Fail(t, "not expanded", text)
	return tokens.Range{}
}

// where shows a spelling: the place, and the text that is spelled.
func (r *recorder) where(x tokens.Range) string {
	s, ok := r.Spell(x)
	if !ok {
		return "-"
	}
	out := []string{"text", "argument", "body"}[s.Where]
	if s.Where != tokens.InText {
		out += " of " + r.File(r.Expansions[s.Use].Use.In).Text(r.Expansions[s.Use].Use.Tok)
	}
	if s.Where == tokens.InArgument && !s.Once {
		out += " twice"
	}
	if !s.Parts.Empty() {
		out += " part"
	}
	return out + ": " + r.SpanOf(s).Text()
}

func (r *recorder) words(x tokens.Range) string {
	w, ok := r.Words(x)
	if !ok {
		return "-"
	}
	return w.String()
}

func (r *recorder) depends(x tokens.Range) string {
	var out []string
	for _, m := range r.Depends(x) {
		s := m.Name
		for i, name := range []string{"several", "ifndef", "flag", "builtin", "position"} {
			if m.Free&(1<<i) != 0 {
				s += "/" + name
			}
		}
		out = append(out, s)
	}
	return strings.Join(out, " ")
}

// Each range of expanded tokens has its spelled tokens, its words and the macros that it comes through.
func TestSpell(t *testing.T) {
	const macros = `
#define N 16
#define M N
#define EMPTY
#define TEAM(k) num_workers(k) vector_length(4 * (k))
#define DATA copy(a[0:N]) copyin(b[N:N])
#define ID(x) x
#define TWICE(x) x + x
#define CAT(a, b) a##b
#define STR(x) #x
#define VIA(y) ID(y + 1) - 2
#define ACC(x) _Pragma(#x)
#define LOOP(n) _Pragma("acc loop gang(n)") _Pragma("acc loop worker")
#define BOTH(s) _Pragma("acc wait") s
#define CALL G
#define G(x) x
#define OPT(x, ...) f(x, ##__VA_ARGS__)
#define NOT(x)
#define PAIR(a, b) a + (b)
#define HALF(a, b) a 2 * (b)
#define NEST (M / 2)
#define PASS(x) VIA(x)
#ifndef SIZE
#define SIZE 8
#endif
#ifdef QUEUES
#define Q async(1)
#else
#define Q
#endif
`
	for _, c := range []struct{ text, find, spell, words, depends string }{
		{"int a = N;", "16", "text: N", "N", "N"},
		{"int a = N;", "= 16 ;", "text: = N;", "= N;", "N"},
		{"int a = M;", "16", "text: M", "M", "N M"},
		{"TEAM(2)", "2", "argument of TEAM twice: 2", "2", ""},
		{"TEAM(2 + N)", "2 + 16", "argument of TEAM twice: 2 + N", "2 + N", "N"},
		{"TEAM(2)", "4 * ( 2 )", "body of TEAM: 4 * (k)", "4 * (2)", "TEAM"},
		{"TEAM(2)", "num_workers ( 2 ) vector_length ( 4 * ( 2 ) )", "text: TEAM(2)", "TEAM(2)", "TEAM"},
		{"TEAM(2) async", "vector_length ( 4 * ( 2 ) ) async", "-", "vector_length(4 * (2)) async", "TEAM"},
		{"TEAM(2 + 3)", "3", "argument of TEAM twice: 3", "3", ""},
		{"DATA", "a [ 0 : 16 ]", "body of DATA: a[0:N]", "a[0:N]", "DATA N"},
		{"DATA", "16", "body of DATA: N", "N", "N DATA"},
		{"DATA async(2 * N)", "copyin ( b [ 16 : 16 ] ) async ( 2 * 16 )", "-", "copyin(b[N:N]) async(2 * N)", "DATA N"},
		{"ID(a b) c", "a b", "text: ID(a b)", "ID(a b)", ""},
		{"ID(a b) c", "a", "argument of ID: a", "a", ""},
		{"ID(a b) c", "b c", "-", "b c", ""},
		{"ID(ID(a) b)", "a", "argument of ID: ID(a)", "ID(a)", ""},
		{"TWICE(q)", "q", "argument of TWICE twice: q", "q", ""},
		{"CAT(x, 1) y", "x1", "text: CAT(x, 1)", "CAT(x, 1)", "CAT"},
		{"ID(CAT(x, 1) y)", "y", "argument of ID: y", "y", ""},
		{"STR(a+b) y", `"a+b"`, "text: STR(a+b)", "STR(a+b)", "STR"},
		{"VIA(z)", "z", "argument of VIA: z", "z", ""},
		{"VIA(z)", "z + 1", "body of VIA: ID(y + 1)", "ID(z + 1)", "VIA"},
		{"VIA(N)", "16 + 1 - 2", "text: VIA(N)", "VIA(N)", "N VIA"},
		{"VIA(N)", "1 - 2", "-", "1 - 2", "VIA"},
		{"VIA(TWICE(N))", "16 + 16 + 1", "body of VIA: ID(y + 1)", "ID(TWICE(N) + 1)", "N TWICE VIA"},
		{"PASS(NEST)", "( 16 / 2 )", "argument of PASS: NEST", "NEST", "NEST N M"},
		{"CALL(5) 6", "5", "-", "5", ""},
		{"CALL(5) 6", "5 6", "-", "5 6", ""},
		{"OPT(p, q, r)", "q , r", "argument of OPT: q, r", "q, r", ""},
		{"OPT(p)", "f ( p )", "text: OPT(p)", "OPT(p)", "OPT"},
		{"a EMPTY b", "a b", "text: a EMPTY b", "a b", ""},
		{"a\\\nb c", "ab c", "text: a\\\nb c", "ab c", ""},
		{"x = SIZE;", "8", "text: SIZE", "SIZE", "SIZE/ifndef"},
		{"x = FLAG;", "7", "text: FLAG", "FLAG", "FLAG/flag"},
		{"x = WIDTH;", "64", "text: WIDTH", "WIDTH", "WIDTH/builtin"},
		{"x = __LINE__;", "0", "text: __LINE__", "-", "__LINE__/position"},
		{"#pragma acc loop gang(num: N)\n;", "# pragma acc loop gang ( num : 16 )", "text: #pragma acc loop gang(num: N)", "#pragma acc loop gang(num: N)", "N"},
		{"#pragma acc wait \\\n Q\n;", "# pragma acc wait", "text: #pragma acc wait", "#pragma acc wait", ""},
		{`_Pragma("acc loop gang(num: N)");`, "gang ( num : 16 )", "text part: gang(num: N)", "gang(num: N)", "N"},
		{`_Pragma("acc loop gang(num: N)");`, "16", "text part: N", "N", "N"},
		{`_Pragma("acc wait(\"x\")");`, `"x"`, `text part: \"x\"`, `"x"`, ""},
		{`_Pragma("acc wait(1)");`, `_Pragma ( acc wait ( 1 ) )`, `text: _Pragma("acc wait(1)")`, "", ""},
		{"ACC(acc loop vector);", "loop vector", "argument of ACC: loop vector", "loop vector", ""},
		{"ACC(acc loop worker(num: N));", "16", "argument of ACC: N", "N", "N"},
		{"LOOP(3);", "n", "body of LOOP part: n", "n", "LOOP"},
		{"LOOP(3);", "loop worker", "body of LOOP part: loop worker", "loop worker", "LOOP"},
		{"BOTH(a = 1;)", "a = 1 ;", "argument of BOTH: a = 1;", "a = 1;", ""},
		{"PAIR(x, y) z", "x + ( y )", "text: PAIR(x, y)", "PAIR(x, y)", "PAIR"},
		{"HALF(x, y) z", "2 * ( y )", "body of HALF: 2 * (b)", "2 * (y)", "HALF"},
		{"NOT(a) b", "b", "text: b", "b", ""},
	} {
		cfg := Config{Pragmas: map[string]bool{"acc": true}, NoLines: true, Defines: []string{"FLAG=7"}, Predefined: "#define WIDTH 64\n"}
		r, diags := preprocess("a.c", macros+c.text+"\n", cfg)
		require.Empty(t, diags, c.text)
		x := r.find(t, c.find, 0)
		name := fmt.Sprintf("%s: %s", c.text, c.find)
		require.Equal(t, c.spell, r.where(x), name)
		if c.words != "" {
			require.Equal(t, c.words, r.words(x), name)
		}
		require.Equal(t, c.depends, r.depends(x), name)
	}
}

// A branch that is off, an argument that is dropped and the other definitions of a macro are not read.
func TestUnread(t *testing.T) {
	r, diags := preprocess("a.c", `#ifdef A
#define F(x, y) x + u
#else
#define F(x, y) x + v
#endif
{
 f(F(p, q));
#ifdef A
 g(w);
#else
 g(z);
#endif
}
`, Config{})
	require.Empty(t, diags)
	s, ok := r.Spell(tokens.Range{From: 0, To: r.Len()})
	require.True(t, ok)
	var names []string
	for _, u := range r.Unread(s) {
		names = append(names, r.File(u.In).Text(u.Tok))
	}
	require.Equal(t, []string{"g", "w", "q", "x", "u"}, names)
}

// A macro with two definitions is several, in each branch and in the file that is included.
func TestSeveral(t *testing.T) {
	r, _ := preprocess("a.c", "#ifdef BIG\n#define N 64\n#else\n#define N 8\n#endif\nint a[N];\n#undef N\n#define N 4\n", Config{Defines: []string{"BIG"}})
	require.Equal(t, "N/several", r.depends(r.find(t, "64", 0)))
	d := r.Depends(r.find(t, "64", 0))[0].Defs
	require.Len(t, d, 1)
	require.Equal(t, uint32(0), d[0].Def)
	require.True(t, r.Inclusions[0].Takes(1))
	require.False(t, r.Inclusions[0].Takes(2))
}
