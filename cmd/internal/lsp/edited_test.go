package lsp

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// manyFunctions have mistakes of several kinds, calls of one another, and parts that the preprocessor decides on.
const manyFunctions = `#define N 100
float table[N];
#pragma acc routine seq
static float twice(float x)
{
    return 2 * x;
}
void first(int n, float *a)
{
#pragma acc parallel loop copyn(a[0:n])
    for (int i = 0; i < n; i++)
        a[i] = twice(a[i]);
}
void second(int n, float *a)
{
    float s = 0;
#pragma acc data copyin(a[0:n])
    {
#pragma acc parallel loop
        for (int i = 0; i < n; i++)
            s += a[i];
#pragma acc parallel loop
        for (int i = 1; i < n; i++)
            a[i] = a[i - 1];
    }
}
void third(void)
{
#ifdef N
    float a[N];
#endif
#pragma acc parallel loop seq gang
    for (int i = 0; i < N; i++)
        a[i] = table[i];
}
int last(void)
{
    second(N, table);
#pragma acc update self(table)
    return table[0] > 0;
}
`

// What is told of an edit before all is read is what is told afterwards.
func TestEditedFunction(t *testing.T) {
	s := &Server{Setup: setupWith(checks...), open: map[string]*document{}, latest: map[string]*analysis{}}
	s.Options.OpenACC, s.Options.OpenMP = true, true
	pieces := []string{" ", "\n", "n", "a[0:n]", " copy(a[0:n])", "0", ";", "loop", "x = 1;", "#pragma acc wait\n"}
	random := rand.New(rand.NewPCG(1, 2))
	program := strings.NewReplacer("copyn", "copyin", "seq gang", "gang").Replace(manyFunctions)
	told := 0
	for range 300 {
		d := newDocument(uri, 1, program, true)
		s.open[uri] = d
		s.analysisOf(d)
		at := random.IntN(len(program))
		end := min(len(program), at+random.IntN(4))
		text := program[:at] + pieces[random.IntN(len(pieces))] + program[end:]
		next := newDocument(uri, 2, text, true)
		s.open[uri] = next
		quick, ok := s.checkEdited(next)
		whole := s.analysisOf(next)
		if !ok || whole.source == nil || errorsOf(whole.diags) > 0 {
			// After an error less is said elsewhere, and the whole text decides.
			continue
		}
		told++
		require.Equal(t, whole.published(), quick, text)
	}
	require.Greater(t, told, 15)
}

// A mistake in one function is told at once, with those that the others had.
func TestEditedFunctionKeepsOthers(t *testing.T) {
	s := &Server{Setup: setupWith(checks...), open: map[string]*document{}, latest: map[string]*analysis{}}
	s.Options.OpenACC, s.Options.OpenMP = true, true
	shown := func(text string) string {
		d := newDocument(uri, 2, text, true)
		s.open[uri] = d
		list, ok := s.checkEdited(d)
		if !ok {
			return "all is read"
		}
		var out []string
		for _, x := range list {
			out = append(out, x.Code+" "+show([]location{{Range: x.Range}}))
		}
		return strings.Join(out, ", ")
	}
	d := newDocument(uri, 1, manyFunctions, true)
	s.open[uri] = d
	s.analysisOf(d)
	require.Equal(t, "ACC4026 20:12-13, ACC3004 31:26-29", shown(strings.Replace(manyFunctions, "copyn(", "copyin(", 1)))
	require.Equal(t, "ACC1003 9:26-31, ACC4026 20:12-13, ACC3004 31:26-29", shown(strings.Replace(manyFunctions, "second(N, table);\n", "second(N, table);\n\n", 1)))
	require.Equal(t, "ACC1003 9:26-31, ACC4026 21:12-13, ACC3004 32:26-29", shown(strings.Replace(manyFunctions, "float s = 0;\n", "float s = 0;\n    s = 1;\n", 1)))
	require.Equal(t, "all is read", shown(strings.Replace(manyFunctions, "#define N 100", "#define N 10", 1)))
	require.Equal(t, "all is read", shown(strings.Replace(manyFunctions, "float s = 0;", "float s = 0; {", 1)))
	require.Equal(t, "all is read", shown(strings.Replace(manyFunctions, "#ifdef N", "#ifdef M", 1)))
}
