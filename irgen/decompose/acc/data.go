// Package acc has the rows of OpenACC: how its clauses become operations of the acc dialect and what operations hold
// of them. They are read in both directions, see package decompose.
//
// Read data.go, the data clauses, which become operations of their own; layout.go, the other clauses, each with the
// slot of an operation that holds it (acc.Slot); form.go, the shapes of clauses, forwards and backwards; word.go,
// the words inside of clauses (operators, modifiers, device types); and silence.go, the reasons why a clause need not be
// seen after a stage.
//
// The rows of data clauses are those of the design document of the dialect ("Data Clause Decomposition"). LLVM keeps
// the same knowledge in the code of each front end; here it is data because it is needed in both directions.
package acc

import (
	"accc/dialects/acc"
	"accc/ir"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// A Row says how a data clause decomposes: Entry precedes the construct, Exit follows it; both carry Clause.
type Row struct {
	Def    *pragma.ClauseDef
	Clause acc.DataClause
	Entry  *ir.OpDef
	Exit   *ir.OpDef // nil: none
	// Variants are modifiers that have a dataClause of their own.
	Variants map[string]acc.DataClause
}

var (
	readonly   = map[string]acc.DataClause{"readonly": acc.ClauseCopyinReadonly}
	zeroOut    = map[string]acc.DataClause{"zero": acc.ClauseCopyoutZero}
	zeroCreate = map[string]acc.DataClause{"zero": acc.ClauseCreateZero}
)

// The rows by the directives they are for.
var (
	// Structured are the clauses of compute and data constructs.
	Structured = []Row{
		{accdir.ClauseCopy, acc.ClauseCopy, acc.Copyin, acc.Copyout, nil},
		{accdir.ClauseCopyin, acc.ClauseCopyin, acc.Copyin, acc.Delete, readonly},
		{accdir.ClauseCopyout, acc.ClauseCopyout, acc.Create, acc.Copyout, zeroOut},
		{accdir.ClauseCreate, acc.ClauseCreate, acc.Create, acc.Delete, zeroCreate},
		{accdir.ClauseNoCreate, acc.ClauseNoCreate, acc.Nocreate, acc.Delete, nil},
		{accdir.ClausePresent, acc.ClausePresent, acc.Present, acc.Delete, nil},
		{accdir.ClauseDeviceptr, acc.ClauseDeviceptr, acc.Deviceptr, nil, nil},
		{accdir.ClauseAttach, acc.ClauseAttach, acc.Attach, acc.Detach, nil},
	}
	// Entering are the clauses of enter data.
	Entering = []Row{
		{accdir.ClauseCopyin, acc.ClauseCopyin, acc.Copyin, nil, readonly},
		{accdir.ClauseCreate, acc.ClauseCreate, acc.Create, nil, zeroCreate},
		{accdir.ClauseAttach, acc.ClauseAttach, acc.Attach, nil, nil},
	}
	// Exiting are the clauses of exit data.
	Exiting = []Row{
		{accdir.ClauseCopyout, acc.ClauseCopyout, acc.Getdeviceptr, acc.Copyout, nil},
		{accdir.ClauseDelete, acc.ClauseDelete, acc.Getdeviceptr, acc.Delete, nil},
		{accdir.ClauseDetach, acc.ClauseDetach, acc.Getdeviceptr, acc.Detach, nil},
	}
	// Updating are the clauses of update.
	Updating = []Row{
		{accdir.ClauseHost, acc.ClauseUpdateHost, acc.Getdeviceptr, acc.UpdateHost, nil},
		{accdir.ClauseSelf, acc.ClauseUpdateSelf, acc.Getdeviceptr, acc.UpdateHost, nil},
		{accdir.ClauseDevice, acc.ClauseUpdateDevice, acc.UpdateDevice, nil, nil},
	}
	// Using are the clauses of host_data.
	Using = []Row{
		{accdir.ClauseUseDevice, acc.ClauseUseDevice, acc.UseDevice, nil, nil},
	}
	// Declaring are the clauses of declare, whose life is that of the scope around.
	Declaring = append(append([]Row(nil), Structured...),
		Row{accdir.ClauseDeviceResident, acc.ClauseDeclareDeviceResident, acc.DeclareDeviceResident, acc.Delete, nil},
		Row{accdir.ClauseLink, acc.ClauseDeclareLink, acc.DeclareLink, nil, nil})
	// Private are the clauses that make private copies; their operations have recipes.
	Private = []Row{
		{accdir.ClausePrivate, acc.ClausePrivate, acc.Private, nil, nil},
		{accdir.ClauseFirstprivate, acc.ClauseFirstprivate, acc.Firstprivate, nil, nil},
		{accdir.ClauseReduction, acc.ClauseReduction, acc.Reduction, nil, nil},
	}
	// Caching is the argument of cache.
	Caching = []Row{{accdir.ArgCache, acc.ClauseCache, acc.Cache, nil, nil}}
)

// Rows are the rows of the data clauses that a directive takes.
func Rows(d *pragma.DirectiveDef) []Row {
	switch d {
	case accdir.DirEnterData:
		return Entering
	case accdir.DirExitData:
		return Exiting
	case accdir.DirUpdate:
		return Updating
	case accdir.DirHostData:
		return Using
	case accdir.DirDeclare:
		return Declaring
	}
	return Structured
}

// Find is the row of a clause, or nil.
func Find(rows []Row, def *pragma.ClauseDef) *Row {
	for i := range rows {
		if rows[i].Def == def {
			return &rows[i]
		}
	}
	return nil
}

// Forward returns what an operation of the row records of a clause with the modifiers: a variant includes its
// modifier, the others become bits.
func (r *Row) Forward(modifiers []pragma.Modifier) (acc.DataClause, acc.Modifier) {
	clause, bits := r.Clause, acc.ModNone
	for _, m := range modifiers {
		if v, ok := r.Variants[m.Word.Text]; ok {
			clause = v
			continue
		}
		bits |= ModifierBits(m.Word.Text)
	}
	return clause, bits
}

// written is a clause as the user writes it.
type written struct {
	def      *pragma.ClauseDef
	modifier string
}

var backwards = func() map[acc.DataClause]written {
	out := map[acc.DataClause]written{}
	for _, rows := range [][]Row{Structured, Entering, Exiting, Updating, Using, Declaring, Private, Caching} {
		for _, r := range rows {
			out[r.Clause] = written{def: r.Def}
			for m, v := range r.Variants {
				out[v] = written{r.Def, m}
			}
		}
	}
	return out
}()

// Backward returns the clause that an operation's dataClause came from, and the modifier that is part of it ("" if
// none); def is nil when no clause is written that way.
func Backward(c acc.DataClause) (def *pragma.ClauseDef, modifier string) {
	w := backwards[c]
	return w.def, w.modifier
}
