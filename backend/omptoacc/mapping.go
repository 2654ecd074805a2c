package omptoacc

import (
	"slices"

	"accc/dialects/omp"
	"accc/ir"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// A Mapping translates one variable of an OpenMP map clause to OpenACC.
type Mapping struct {
	// On are the operations whose clauses it is for; nil: those with a region.
	On []*ir.OpDef
	// Types are the map types.
	Types []string
	// To is the clause.
	To *pragma.ClauseDef
	// Example are lines of a function of C with an array a; Want is in what they become.
	Example, Want string
}

var (
	inEnter = []*ir.OpDef{omp.TargetEnterData}
	inExit  = []*ir.OpDef{omp.TargetExitData}
)

// Mappings are all of them; the first that fits counts.
var Mappings = []Mapping{
	{On: inEnter, Types: []string{"to", "tofrom"}, To: accdir.ClauseCopyin, Example: "#pragma omp target enter data map(to: a)", Want: "enter data copyin(a)"},
	{On: inEnter, Types: []string{"alloc", "storage"}, To: accdir.ClauseCreate, Example: "#pragma omp target enter data map(alloc: a)",
		Want: "enter data create(a)"},
	{On: inExit, Types: []string{"from", "tofrom"}, To: accdir.ClauseCopyout, Example: "#pragma omp target exit data map(from: a)",
		Want: "exit data copyout(a)"},
	{On: inExit, Types: []string{"delete"}, To: accdir.ClauseDelete, Example: "#pragma omp target exit data map(delete: a)",
		Want: "exit data delete(a) finalize"},
	{On: inExit, Types: []string{"release", "alloc", "storage"}, To: accdir.ClauseDelete, Example: "#pragma omp target exit data map(release: a)",
		Want: "exit data delete(a)"},
	{Types: []string{"to"}, To: accdir.ClauseCopyin, Example: "#pragma omp target data map(to: a)\n{ }", Want: "data copyin(a)"},
	{Types: []string{"from"}, To: accdir.ClauseCopyout, Example: "#pragma omp target map(from: a)\na[0] = 1;", Want: "serial copyout(a)"},
	{Types: []string{"tofrom"}, To: accdir.ClauseCopy, Example: "#pragma omp target data map(tofrom: a)\n{ }", Want: "data copy(a)"},
	{Types: []string{"alloc", "storage"}, To: accdir.ClauseCreate, Example: "#pragma omp target data map(alloc: a)\n{ }", Want: "data create(a)"},
}

// clauseFor returns the clause for a map type of an operation, nil where there is none.
func clauseFor(o *ir.Op, kind string) *pragma.ClauseDef {
	for _, m := range Mappings {
		if (slices.Contains(m.On, o.Def()) || m.On == nil && !o.Is(omp.TargetEnterData) && !o.Is(omp.TargetExitData)) && slices.Contains(m.Types, kind) {
			return m.To
		}
	}
	return nil
}
