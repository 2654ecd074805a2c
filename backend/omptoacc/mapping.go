package omptoacc

import (
	"fmt"
	"slices"
	"strings"

	"accc/dialects/omp"
	"accc/frontend/diag"
	"accc/ir"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
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

// A Row says what becomes of a clause of a leaf of a construct. Clauses that map variables have Mappings, and copies of variables are
// those of the language.
type Row struct {
	Clause *pragma.ClauseDef
	On     []*pragma.DirectiveDef
	// To is what it becomes, nil where no clause is needed.
	To *pragma.ClauseDef
	// Say is the rule by which a difference is said, Why the sentence, in which {} stands for the leaf. At: only some arguments differ, which
	// the translation of the clause finds out.
	Say *diag.Rule
	Why string
	At  bool
	// Example are lines of a function of C with an array a, a pointer p and a number n; Want is in what they become.
	Example, Want string
}

// The leaves that rows are for.
var (
	onTarget  = []*pragma.DirectiveDef{ompdir.DirTarget}
	onData    = []*pragma.DirectiveDef{ompdir.DirTargetData}
	onUpdate  = []*pragma.DirectiveDef{ompdir.DirTargetUpdate}
	onTeams   = []*pragma.DirectiveDef{ompdir.DirTeams}
	onTasks   = []*pragma.DirectiveDef{ompdir.DirTarget, ompdir.DirTargetEnterData, ompdir.DirTargetExitData, ompdir.DirTargetUpdate}
	onMaps    = []*pragma.DirectiveDef{ompdir.DirTarget, ompdir.DirTargetData, ompdir.DirTargetEnterData, ompdir.DirTargetExitData}
	onDevices = slices.Concat(onTasks, onData)
	onLoops   = []*pragma.DirectiveDef{ompdir.DirDistribute, ompdir.DirParallel, ompdir.DirFor, ompdir.DirSimd, ompdir.DirLoop}
	onAtomic  = []*pragma.DirectiveDef{ompdir.DirAtomic}
)

const (
	unordered = "an atomic access of OpenACC orders no other accesses"
	combined  = "#pragma omp target teams distribute parallel for "
	body      = "\nfor (int i = 0; i < 8; i++) a[i] = 1;"
	accessed  = "#pragma omp target\n{\n#pragma omp atomic update "
	update    = "\na[0] += 1;\n}"
)

// Rows are all of them. A construct with a clause that has none stays.
var Rows = []Row{
	{Clause: ompdir.ClauseMap, On: onMaps, Example: "#pragma omp target data map(a)\n{ }", Want: "data copy(a)"},
	{Clause: ompdir.ClauseTo, On: onUpdate, To: accdir.ClauseDevice, Example: "#pragma omp target update to(a)", Want: "update device(a)"},
	{Clause: ompdir.ClauseFrom, On: onUpdate, To: accdir.ClauseSelf, Example: "#pragma omp target update from(a)", Want: "update self(a)"},
	{Clause: ompdir.ClauseIf, On: onDevices, To: accdir.ClauseIf, Example: "#pragma omp target enter data map(to: a) if(n > 1)", Want: "copyin(a) if(n > 1)"},
	{Clause: ompdir.ClauseDevice, On: onDevices, Say: Changed, Why: "device(0): the construct runs on the current device", At: true,
		Example: "#pragma omp target update to(a) device(0)", Want: "update device(a)"},
	{Clause: ompdir.ClauseNowait, On: onTasks, To: accdir.ClauseAsync, Example: "#pragma omp target enter data map(to: a) nowait\n#pragma omp taskwait",
		Want: "copyin(a) async\n#pragma acc wait"},
	{Clause: ompdir.ClauseDepend, On: onTasks, To: accdir.ClauseWait, Example: "#pragma omp target map(a) depend(inout: a)\na[0] = 1;",
		Want: "copy(a) wait(1)"},
	{Clause: ompdir.ClauseUseDevicePtr, On: onData, To: accdir.ClauseUseDevice, Example: "#pragma omp target data map(a) use_device_ptr(p)\nuse(p);",
		Want: "host_data use_device(p)"},
	{Clause: ompdir.ClauseUseDeviceAddr, On: onData, To: accdir.ClauseUseDevice, Example: "#pragma omp target data map(a) use_device_addr(a)\nuse(a);",
		Want: "host_data use_device(a)"},
	{Clause: ompdir.ClauseIsDevicePtr, On: onTarget, To: accdir.ClauseDeviceptr, Example: "#pragma omp target is_device_ptr(p)\np[0] = 1;", Want: "deviceptr(p)"},
	{Clause: ompdir.ClauseHasDeviceAddr, On: onTarget, To: accdir.ClauseDeviceptr},
	{Clause: ompdir.ClauseDefaultmap, On: onTarget, Example: "#pragma omp target defaultmap(tofrom: scalar)\nn = 1;", Want: "serial copy(n)"},
	{Clause: ompdir.ClauseThreadLimit, On: slices.Concat(onTarget, onTeams), To: accdir.ClauseVectorLength,
		Example: "#pragma omp target teams thread_limit(64)\n{\n#pragma omp distribute parallel for" + body + "\n}", Want: "vector_length(64)"},
	{Clause: ompdir.ClauseNumTeams, On: onTeams, To: accdir.ClauseNumGangs, Example: "#pragma omp target teams num_teams(4)\na[0] = 1;", Want: "num_gangs(4)"},
	{Clause: ompdir.ClauseAllocate, On: slices.Concat(onTarget, onTeams, onLoops), Example: "#pragma omp target private(n) allocate(n)\nn = 1;",
		Want: "serial private(n)\n"},
	{Clause: ompdir.ClauseDefault, On: slices.Concat(onTarget, onTeams, onLoops), Example: "#pragma omp target teams default(shared)\na[0] = 1;",
		Want: "parallel\n"},
	{Clause: ompdir.ClauseShared, On: slices.Concat(onTeams, onLoops), Example: "#pragma omp target teams shared(a)\na[0] = 1;", Want: "parallel\n"},
	{Clause: ompdir.ClauseReduction, On: slices.Concat(onTeams, onLoops), To: accdir.ClauseReduction,
		Example: "#pragma omp target teams reduction(+: n)\nn += 1;", Want: "parallel reduction(+: n)"},

	{Clause: ompdir.ClauseIf, On: onLoops, Say: Dropped, Why: "if of '{}': the iterations are shared in any case", At: true,
		Example: combined + "if(parallel: n > 1)" + body, Want: "parallel loop\n"},
	{Clause: ompdir.ClauseSchedule, On: onLoops, Say: Dropped, Why: "schedule: OpenACC leaves the schedule to the compiler",
		Example: combined + "schedule(static, 4)" + body, Want: "parallel loop\n"},
	{Clause: ompdir.ClauseDistSchedule, On: onLoops, To: accdir.ClauseGang, Example: combined + "dist_schedule(static, 4)" + body, Want: "gang(static: 4)"},
	{Clause: ompdir.ClauseNumThreads, On: onLoops, To: accdir.ClauseVectorLength, Example: combined + "num_threads(64)" + body, Want: "vector_length(64)"},
	{Clause: ompdir.ClauseNowait, On: onLoops, Example: "#pragma omp target\n#pragma omp parallel\n{\n#pragma omp for nowait" + body + "\n}", Want: "acc loop"},
	{Clause: ompdir.ClauseBind, On: onLoops, Example: "#pragma omp target teams loop bind(teams)" + body, Want: "parallel loop\n"},
	{Clause: ompdir.ClauseOrder, On: onLoops, Example: "#pragma omp target teams loop order(concurrent)" + body, Want: "parallel loop\n"},
	{Clause: ompdir.ClauseLinear, On: onLoops, Example: combined[:len(combined)-1] + " simd linear(n)" + body, Want: "parallel loop\n"},
	{Clause: ompdir.ClauseProcBind, On: onLoops, Say: Dropped, Why: "proc_bind: OpenACC leaves the places of threads to the compiler",
		Example: combined + "proc_bind(close)" + body, Want: "parallel loop\n"},
	{Clause: ompdir.ClauseSimdlen, On: onLoops, Say: Dropped, Why: "simdlen: OpenACC leaves the length of vectors to the compiler",
		Example: combined + "simd simdlen(4)" + body, Want: "parallel loop\n"},
	{Clause: ompdir.ClauseAligned, On: onLoops, Say: Dropped, Why: "aligned: a promise of the program, which no compiler must use",
		Example: combined + "simd aligned(p: 64)" + body, Want: "parallel loop\n"},
	{Clause: ompdir.ClauseNontemporal, On: onLoops, Say: Dropped, Why: "nontemporal: a hint about caches, which no compiler must use",
		Example: combined + "simd nontemporal(a)" + body, Want: "parallel loop\n"},

	{Clause: ompdir.ClauseRead, On: onAtomic, Example: "#pragma omp target\n{\ndouble x;\n#pragma omp atomic read\nx = a[0];\n}", Want: "acc atomic read\n"},
	{Clause: ompdir.ClauseWrite, On: onAtomic, Example: "#pragma omp target\n{\n#pragma omp atomic write\na[0] = 1;\n}", Want: "acc atomic write\n"},
	{Clause: ompdir.ClauseUpdate, On: onAtomic, Example: strings.TrimSuffix(accessed, " ") + update, Want: "acc atomic update\n"},
	{Clause: ompdir.ClauseCapture, On: onAtomic, Example: "#pragma omp target\n{\ndouble x;\n#pragma omp atomic capture\nx = a[0]++;\n}",
		Want: "acc atomic capture\n"},
	{Clause: ompdir.ClauseRelaxed, On: onAtomic, Example: accessed + "relaxed" + update, Want: "acc atomic update\n"},
	{Clause: ompdir.ClauseHint, On: onAtomic, Example: accessed + "hint(0)" + update, Want: "acc atomic update\n"},
	{Clause: ompdir.ClauseSeqCst, On: onAtomic, Say: Changed, Why: "seq_cst: " + unordered, Example: accessed + "seq_cst" + update, Want: "acc atomic update\n"},
	{Clause: ompdir.ClauseAcqRel, On: onAtomic, Say: Changed, Why: "acq_rel: " + unordered, Example: accessed + "acq_rel" + update, Want: "acc atomic update\n"},
	{Clause: ompdir.ClauseRelease, On: onAtomic, Say: Changed, Why: "release: " + unordered, Example: accessed + "release" + update, Want: "acc atomic update\n"},
	{Clause: ompdir.ClauseAcquire, On: onAtomic, Say: Changed, Why: "acquire: " + unordered,
		Example: "#pragma omp target\n{\ndouble x;\n#pragma omp atomic read acquire\nx = a[0];\n}", Want: "acc atomic read\n"},
}

// rowOf returns the row of a clause of a leaf, nil where OpenACC has no equivalent.
func rowOf(leaf *pragma.DirectiveDef, clause *pragma.ClauseDef) *Row {
	i := slices.IndexFunc(Rows, func(r Row) bool { return r.Clause == clause && slices.Contains(r.On, leaf) })
	if i < 0 {
		return nil
	}
	return &Rows[i]
}

// clauses looks the clauses of a leaf up, and says at a construct what the rows say; kept does the rest. A clause without a row is an error.
func (j *job) clauses(o, at *ir.Op, kept func(*pragma.ClauseDef, omp.Held) error) error {
	l := omprows.Of(o)
	for _, row := range l.Rows {
		held := row.Slot.Of(o)
		if !held.Has() || copying(row.Clause) {
			continue
		}
		r := rowOf(l.Directive, row.Clause)
		if r == nil {
			return fmt.Errorf("OpenACC has no equivalent for '%s' of '%s'", row.Clause.Name, l.Directive.Name)
		}
		if err := kept(row.Clause, held); err != nil {
			return err
		}
		if !r.At {
			j.differs(at, l.Directive, r.Clause)
		}
	}
	return j.keptClauses(o)
}

// differs says at a construct what the row of a clause of a leaf says.
func (j *job) differs(at *ir.Op, leaf *pragma.DirectiveDef, clause *pragma.ClauseDef) {
	if r := rowOf(leaf, clause); r.Say != nil {
		j.remark(r.Say, at, "%s", strings.ReplaceAll(r.Why, "{}", leaf.Name))
	}
}
