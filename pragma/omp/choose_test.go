package omp

import (
	"strconv"
	"testing"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"

	"github.com/stretchr/testify/require"
)

// A metadirective stands for the variant whose context fits with the highest score.
func TestChoose(t *testing.T) {
	host := Host
	host.Value = func(e *pragma.Expr) (int64, bool) {
		v, err := strconv.ParseInt(e.Text(), 10, 64)
		return v, err == nil
	}
	inTeams := host
	inTeams.Constructs = []*pragma.DirectiveDef{DirTargetTeams}
	gpu := host
	gpu.Kinds, gpu.Archs = []string{"nohost", "gpu", "any"}, []string{"nvptx64"}
	requiring := host
	requiring.Requires = []*pragma.Clause{{Def: ClauseUnifiedAddress},
		{Def: ClauseAtomicDefaultMemOrder, Args: []*pragma.Arg{{Kind: pragma.ArgWord, Word: "seq_cst"}}}}
	for _, x := range []struct {
		text    string
		setting Setting
		want    string // "-": nothing, "?": not known
	}{
		{"metadirective when(device={kind(gpu)}: target teams) otherwise(parallel)", host, "parallel"},
		{"metadirective when(device={kind(gpu)}: target teams) otherwise(parallel)", gpu, "target teams"},
		{"metadirective when(device={arch(nvptx64)}: teams loop) default(parallel for)", gpu, "teams loop"},
		{"metadirective when(device={kind(host)}: nothing) otherwise(parallel)", host, "-"},
		{"metadirective when(device={kind(gpu)}: parallel)", host, "-"},
		{"metadirective when(user={condition(1)}: parallel for num_threads(4)) otherwise(single)", host, "parallel for num_threads(4)"},
		{"metadirective when(user={condition(0)}: parallel for) otherwise(single)", host, "single"},
		{"metadirective when(user={condition(n)}: parallel for) otherwise(single)", host, "?"},
		{"metadirective when(implementation={vendor(nvidia)}: parallel) otherwise(single)", host, "single"},
		{"metadirective when(user={condition(score(1): 1)}: single) when(user={condition(score(5): 1)}: parallel)", host, "parallel"},
		{"metadirective when(construct={target, teams}: distribute parallel for) otherwise(parallel for)", inTeams, "distribute parallel for"},
		{"metadirective when(construct={teams, target}: distribute parallel for) otherwise(parallel for)", inTeams, "parallel for"},
		{"metadirective when(construct={parallel}: simd) otherwise(parallel for)", host, "parallel for"},
		{"metadirective when(device={kind(host), isa(avx512f)}: simd) otherwise(parallel for)", host, "parallel for"},
		{"metadirective when(target_device={kind(gpu)}: target teams loop) otherwise(parallel loop)", host, "?"},
		{"metadirective when(implementation={requires(unified_address)}: parallel) otherwise(single)", host, "single"},
		{"metadirective when(implementation={requires(unified_address)}: parallel) otherwise(single)", requiring, "parallel"},
		{"metadirective when(implementation={atomic_default_mem_order(relaxed)}: parallel) otherwise(single)", requiring, "single"},
		{"metadirective when(implementation={atomic_default_mem_order(seq_cst)}: parallel) otherwise(single)", requiring, "parallel"},
		// The innermost construct counts most, and the device more than all of them.
		{"metadirective when(construct={target}: single) when(construct={teams}: parallel)", inTeams, "parallel"},
		{"metadirective when(construct={target, teams}: single) when(device={kind(host)}: parallel)", inTeams, "parallel"},
		{"metadirective when(device={kind(host)}: single) when(device={arch(x86_64)}: parallel)", host, "parallel"},
		// What asks for more comes first.
		{"metadirective when(user={condition(1)}: single) when(user={condition(1)}, implementation={vendor(unknown)}: parallel)", host, "parallel"},
		{"metadirective when(user={condition(1)}: single) when(user={condition(n)}: parallel)", host, "single"},
		{"metadirective when(user={condition(n)}: single) when(user={condition(1)}: parallel)", host, "?"},
		{"metadirective when(user={condition(score(3): 1)}: single) when(user={condition(n)}: parallel)", host, "single"},
	} {
		f := source.NewFile("t.c", []byte(x.text))
		var list diag.List
		d := pragma.Parse(Table, source.Span{File: f}, pragma.LexC(f, 0, len(x.text)), &list)
		require.Empty(t, list.Sorted(), x.text)
		chosen, _, known := Choose(d, x.setting)
		got := "-"
		switch {
		case !known:
			got = "?"
		case chosen != nil:
			got = chosen.Text()
		}
		require.Equal(t, x.want, got, x.text)
	}
}
