package acc

import (
	"testing"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	accdir "accc/pragma/acc"

	"github.com/stretchr/testify/require"
)

// The first reason that fits a modifier or an argument counts; a clause is silent as a whole if every part is.
func TestSilencesOf(t *testing.T) {
	for _, x := range []struct {
		stage Stage
		text  string
		all   bool
		why   []string
	}{
		{InOpenMP, "parallel loop gang", true, []string{"all loops of a nest decide together who runs which iterations"}},
		{InOpenMP, "serial loop gang(static: 2)", true, []string{"a serial construct runs in one thread, whatever its loops say"}},
		{InOpenMP, "kernels loop gang(num: 4, dim: 2)", true, []string{"the number is a hint, and OpenMP's loops have no clause for it",
			"teams have one dimension, which all loops for gangs share"}},
		{InOpenMP, "parallel loop device_type(nvidia) gang", true, []string{"the translation is for devices of any type"}},
		{InOpenMP, "parallel loop device_type(*) gang", true, []string{"all loops of a nest decide together who runs which iterations"}},
		{InOpenMP, "data copyin(readonly, always: a)", false, []string{"a promise of the program, which no compiler must use"}},
		{InOpenMP, "data copyin(a)", false, nil},
		{InThreads, "data copyin(a)", true, []string{"the threads share host memory: nothing moves, and nothing runs elsewhere"}},
		{InIR, "data copyin(a)", false, nil},
	} {
		f := source.NewFile("t.c", []byte(x.text))
		var list diag.List
		d := pragma.Parse(accdir.Table, source.Span{File: f}, pragma.LexC(f, 0, len(x.text)), &list)
		require.Empty(t, list.Sorted(), x.text)
		silences, all := SilencesOf(x.stage, d.Def, d.Clauses[len(d.Clauses)-1])
		require.Equal(t, x.all, all, x.text)
		var why []string
		for _, s := range silences {
			why = append(why, s.Why)
		}
		require.Equal(t, x.why, why, x.text)
	}
}
