package emit

import (
	"testing"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"

	"github.com/stretchr/testify/require"
)

func read(t *testing.T, text string) *pragma.Directive { return readIn(t, accdir.Table, text) }

func readIn(t *testing.T, table *pragma.Table, text string) *pragma.Directive {
	f := source.NewFile("t.c", []byte(text))
	var list diag.List
	d := pragma.Parse(table, source.Span{File: f}, pragma.LexC(f, 0, len(text)), &list)
	require.Empty(t, list.Sorted(), text)
	return d
}

// Directives that say the same are the same, however they are written; what only one of them says is named.
func TestDifferences(t *testing.T) {
	for _, x := range []struct {
		source, regenerated string
		lost, added         []string
	}{
		{"parallel loop gang shortloop", "parallel loop gang", []string{"shortloop"}, nil},
		{"loop collapse(2) device_type(nvidia) collapse(force: 2)", "loop collapse(force: 2) device_type(nvidia) collapse(force: 2)",
			[]string{"collapse(_)"}, []string{"collapse(force: _)"}},
		{"parallel copy(a, b) if(n)", "parallel if(n) copy(b) copy(a)", nil, nil},
		{"parallel copyin(readonly: a)", "parallel copyin(a)", []string{"copyin(readonly: a)"}, []string{"copyin(a)"}},
		{"parallel copyin(a[0:n])", "parallel copyin(a)", []string{"copyin(a[_:_])"}, []string{"copyin(a)"}},
		{"parallel pcopy(s->p[0:n]) async(1)", "parallel copy(s->p[0:n])", []string{"async(_)"}, nil},
		{"parallel num_gangs(4) device_type(nvidia, host) num_gangs(8)",
			"parallel num_gangs(4) dtype(host) num_gangs(8) dtype(acc_device_nvidia) num_gangs(8)", nil, nil},
		{"parallel device_type(nvidia) num_gangs(8)", "parallel num_gangs(8)", []string{"num_gangs(_) for nvidia"}, []string{"num_gangs(_)"}},
		{"parallel loop independent", "parallel loop", nil, nil},
		{"parallel loop independent", "parallel loop seq", []string{"independent"}, []string{"seq"}},
		{"parallel loop device_type(host) independent", "parallel loop", []string{"independent for host"}, nil},
		{"kernels loop gang(num: n) vector(length: 32)", "kernels loop gang(n) vector(32)", nil, nil},
		{"kernels loop gang(static: n)", "kernels loop gang(n)", []string{"gang(static: _)"}, []string{"gang(_)"}},
		{"update self(a) wait(1) wait(2)", "update self(a) wait(queues: 2, 1)", nil, nil},
		{"update self(a) wait(devnum: 1: 2)", "update self(a) wait(2)", []string{"wait(devnum: _: _)"}, []string{"wait(_)"}},
		{"atomic", "atomic update", nil, nil},
		{"atomic read", "atomic write", []string{"read"}, []string{"write"}},
		{"parallel loop reduction(+: s)", "parallel loop reduction(*: s)", []string{"reduction(+: s)"}, []string{"reduction(*: s)"}},
		{"init device_type(nvidia) if(n)", "init if(n)", []string{"device_type(nvidia)"}, nil},
		{"wait(1)", "wait(1, 2)", []string{"wait(_)"}, []string{"wait(_, _)"}},
		{"parallel", "serial", []string{"parallel"}, []string{"serial"}},
	} {
		lost, added := differences(read(t, x.source), read(t, x.regenerated))
		require.Equal(t, x.lost, lost, x.source)
		require.Equal(t, x.added, added, x.source)
	}
}

// A clause of a combined directive is the same as one for each of the leaves that it is for.
func TestDifferencesOfLeaves(t *testing.T) {
	for _, x := range []struct {
		source, regenerated string
		lost, added         []string
	}{
		{"target parallel for if(n)", "target parallel for if(target: n) if(parallel: n)", nil, nil},
		{"target parallel for if(n)", "target parallel for if(target: n)", []string{"if(_)"}, nil},
		{"parallel for private(a) private(b) nowait", "parallel for private(b, a)", []string{"nowait"}, nil},
		{"parallel reduction(-: s)", "parallel reduction(default, +: s)", nil, nil},
		{"simd linear(i: 2)", "simd linear(i: step(n))", nil, nil},
		{"simd linear(i: 2)", "simd linear(i)", []string{"linear(step(_): i)"}, []string{"linear(i)"}},
		{"teams num_teams(1: 4)", "teams num_teams(4)", []string{"num_teams(lower-bound(_): _)"}, []string{"num_teams(_)"}},
		{"target map(a) map(always: b)", "target map(tofrom: a) map(always, tofrom: b)", nil, nil},
		{"target enter data map(a)", "target enter data map(to: a)", nil, nil},
		{"parallel for", "parallel for simd", []string{"parallel for"}, []string{"parallel for simd"}},
	} {
		lost, added := differences(readIn(t, ompdir.Table, x.source), readIn(t, ompdir.Table, x.regenerated))
		require.Equal(t, x.lost, lost, x.source)
		require.Equal(t, x.added, added, x.source)
	}
}

// The first directive that is missing, new or different is reported where the user wrote it.
func TestSameDirectives(t *testing.T) {
	one, two := read(t, "update self(a)"), read(t, "wait")
	for _, x := range []struct {
		want, got []*pragma.Directive
		message   string
	}{
		{[]*pragma.Directive{one, two}, []*pragma.Directive{one, two}, ""},
		{[]*pragma.Directive{one, two}, []*pragma.Directive{one}, "the directive wait is not in the regenerated source"},
		{[]*pragma.Directive{one}, []*pragma.Directive{one, two}, "expected 1 directives in the regenerated source, found 2"},
		{[]*pragma.Directive{two}, []*pragma.Directive{one}, "the directive is not the same in the regenerated source"},
	} {
		var list diag.List
		require.Equal(t, x.message == "", SameDirectives(one.Span.File, x.want, x.got, false, &list))
		if x.message != "" {
			require.Equal(t, x.message, list.Sorted()[0].Message)
		}
	}
}
