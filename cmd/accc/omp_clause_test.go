package main

import (
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"

	"accc/ir/irtest"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// An ompForm is a clause of OpenMP as it can be written, and what is left of the directive when it, or the modifier that
// it is about, is not there.
type ompForm struct{ with, without string }

// ompArguments are the arguments of clauses in the function of ompProgram, each way that makes a difference. A clause
// that is not listed is tried by its shape: without parentheses, and with each of its keywords.
var ompArguments = map[*pragma.ClauseDef][]string{
	ompdir.ClauseCollapse:    {"(1)", "(2)"},
	ompdir.ClauseOrdered:     {"", "(1)", "(2)"},
	ompdir.ClauseSafelen:     {"(4)"},
	ompdir.ClauseSimdlen:     {"(4)"},
	ompdir.ClauseNumTeams:    {"(n)", "(2: n)"},
	ompdir.ClauseNumThreads:  {"(n)", "(4)", "(n, 2)", "(strict: n)"},
	ompdir.ClauseThreadLimit: {"(n)"},
	ompdir.ClauseSchedule: {"(static)", "(static, 4)", "(dynamic)", "(guided, n)", "(auto)", "(runtime)", "(monotonic: dynamic)",
		"(nonmonotonic: guided, 2)", "(simd: static, 4)", "(monotonic, simd: static)"},
	ompdir.ClauseDistSchedule: {"(static)", "(static, n)"},
	ompdir.ClauseOrder:        {"(concurrent)", "(reproducible: concurrent)", "(unconstrained: concurrent)"},
	ompdir.ClauseFilter:       {"(n)"},
	ompdir.ClauseGrainsize:    {"(n)", "(strict: 4)"},
	ompdir.ClauseNumTasks:     {"(n)", "(strict: 4)"},
	ompdir.ClausePartial:      {"", "(2)"},
	ompdir.ClauseSizes:        {"(4, 2)"},
	ompdir.ClausePermutation:  {"(2, 1)"},
	ompdir.ClauseLooprange:    {"(1, 2)"},
	ompdir.ClauseCounts:       {"(2, omp_fill)"},
	ompdir.ClauseApply:        {"(unroll)"},
	ompdir.ClauseIf:           {"(n > 3)"},
	ompdir.ClauseFinal:        {"(n > 3)"},
	ompdir.ClausePriority:     {"(n)", "(1)"},
	ompdir.ClauseDetach:       {"(event)"},
	ompdir.ClauseAffinity:     {"(x[0:n])", "(y, l)", "(iterator(it = 0:2): x[it])"},
	ompdir.ClauseDepend: {"(in: y)", "(out: x[2])", "(inout: x[0:n])", "(mutexinoutset: y)", "(inoutset: y)", "(depobj: o)",
		"(inout: omp_all_memory)", "(out: omp_all_memory)", "(iterator(it = 0:2), in: x[it])", "(iterator(it = 0:n), in: x[it])"},
	ompdir.ClauseDoacross:     {"(source:)", "(sink: i - 1)"},
	ompdir.ClauseShared:       {"(y)", "(y, l)"},
	ompdir.ClausePrivate:      {"(y)", "(y, l)"},
	ompdir.ClauseFirstprivate: {"(y)", "(y, l)", "(saved: y)"},
	ompdir.ClauseLastprivate:  {"(y)", "(y, l)", "(conditional: y)"},
	ompdir.ClauseLinear:       {"(y)", "(y: 2)", "(y: val)", "(y: val, step(2))"},
	ompdir.ClauseReduction: {"(+: y)", "(*: y)", "(max: y)", "(min: y)", "(&: y)", "(|: y)", "(^: y)", "(&&: y)", "(||: y)",
		"(+: l)", "(+: x[0:n])", "(default, +: y)", "(task, +: y)", "(mine: y)"},
	ompdir.ClauseInReduction:     {"(+: y)"},
	ompdir.ClauseTaskReduction:   {"(+: y)"},
	ompdir.ClauseInduction:       {"(step(2), +: y)"},
	ompdir.ClauseDefault:         {"(shared)", "(none)", "(private)", "(firstprivate)"},
	ompdir.ClauseCopyin:          {"(tp)"},
	ompdir.ClauseCopyprivate:     {"(tp)"},
	ompdir.ClauseAligned:         {"(q)", "(q: 16)"},
	ompdir.ClauseNontemporal:     {"(y)"},
	ompdir.ClauseInclusive:       {"(s)"},
	ompdir.ClauseExclusive:       {"(s)"},
	ompdir.ClauseAllocate:        {"(y)", "(omp_default_mem_alloc: y)", "(allocator(omp_default_mem_alloc), align(64): y)", "(align(32): y)"},
	ompdir.ClauseHint:            {"(omp_sync_hint_contended)"},
	ompdir.ClauseMessage:         {`("text")`},
	ompdir.ClauseSafesync:        {"", "(2)"},
	ompdir.ClauseOmpxAttribute:   {"(__attribute__((launch_bounds(1, 2))))"},
	ompdir.ClauseDynGroupprivate: {"(n)"},
	ompdir.ClauseTransparent:     {"", "(omp_import)"},
	ompdir.ClauseGraphId:         {"(1)"},
	ompdir.ClauseHolds:           {"(n > 0)"},
	ompdir.ClauseAbsent:          {"(simd)"},
	ompdir.ClauseContains:        {"(simd)"},
	ompdir.ClauseNocontext:       {"(n > 3)"},
	ompdir.ClauseNovariants:      {"(n > 3)"},
	ompdir.ClauseUniform:         {"(n)"},
	ompdir.ClauseDestroy:         {""},
	ompdir.ClauseUpdate:          {""},
	ompdir.ClauseUse:             {"(object)"},
	ompdir.ClauseInit:            {"(targetsync: object)"},
	ompdir.ClauseDevice:          {"(n)"},
	ompdir.ArgFlush:              {"(y, x)"},
	ompdir.ArgCritical:           {"(lock)"},
	ompdir.ClauseReplayable:      {"", "(n > 3)"},
	ompdir.ClauseUntied:          {"", "(n > 3)"},
	ompdir.ClauseMergeable:       {"", "(n > 3)"},
	ompdir.ClauseNowait:          {"", "(n > 3)"},
	ompdir.ClauseNogroup:         {"", "(n > 3)"},
}

// ompCompanions are clauses that another one needs.
var ompCompanions = map[*pragma.ClauseDef]func(d *pragma.DirectiveDef) string{
	ompdir.ClauseAllocate: func(d *pragma.DirectiveDef) string {
		switch {
		case d.Use(ompdir.ClausePrivate) != nil:
			return " private(y)"
		case d == ompdir.DirTaskgroup:
			return " task_reduction(+: y)"
		}
		return ""
	},
	ompdir.ClauseFail:       func(*pragma.DirectiveDef) string { return " compare" },
	ompdir.ClauseWeak:       func(*pragma.DirectiveDef) string { return " compare" },
	ompdir.ClauseGraphReset: func(*pragma.DirectiveDef) string { return " graph_id(1)" },
	ompdir.ClauseNowait: func(d *pragma.DirectiveDef) string {
		if d == ompdir.DirTaskwait {
			return " depend(in: y)"
		}
		return ""
	},
	ompdir.ClauseReplayable: func(d *pragma.DirectiveDef) string {
		if d == ompdir.DirTaskwait {
			return " depend(in: y)"
		}
		return ""
	},
}

// ompRest are arguments and clauses that a directive has unless the clause in question is one of them.
var ompRest = map[*pragma.DirectiveDef]string{
	ompdir.DirTile: "sizes(4, 2)", ompdir.DirStripe: "sizes(4, 2)", ompdir.DirSplit: "counts(2, omp_fill)", ompdir.DirScan: "inclusive(s)",
	ompdir.DirError: "at(execution)", ompdir.DirAssume: "no_parallelism", ompdir.DirInterop: "use(other)", ompdir.DirLoop: "bind(thread)",
	ompdir.DirCancel: "parallel", ompdir.DirCancellationPoint: "parallel",
	ompdir.DirTargetData: "map(z)", ompdir.DirTargetEnterData: "map(to: z)", ompdir.DirTargetExitData: "map(from: z)", ompdir.DirTargetUpdate: "to(z)",
}

// ompForms are the forms of a clause on a directive.
func ompForms(d *pragma.DirectiveDef, c *pragma.ClauseDef) (out []ompForm) {
	with := ""
	if f := ompCompanions[c]; f != nil {
		with = f(d)
	}
	args, listed := ompArguments[c]
	if !listed {
		if _, optional := c.ShapeOn(d); optional || c.Shape == pragma.ShapeNone {
			args = append(args, "")
		}
		for _, w := range c.Keywords {
			if life, ok := c.Lives[w]; !ok || life.Deprecated == 0 {
				args = append(args, "("+w+")")
			}
		}
		for _, m := range ompMaps[c] {
			args = append(args, "("+m+")")
		}
	}
	for _, a := range args {
		without := with
		if word, rest, found := strings.Cut(strings.TrimPrefix(a, "("), ": "); found && c.Modifier(strings.TrimSuffix(word, ",")) != nil && !c.Modifier(word).Post && c.Shape != ompdir.ShapeDepend &&
			c.Shape != ompdir.ShapeDoacross && c.Shape != ompdir.ShapeLocators {
			without = " " + c.Name + "(" + rest + with
		}
		out = append(out, ompForm{" " + c.Name + a + with, without})
	}
	if c == ompdir.ClauseIf && d.Leaves != nil {
		for _, leaf := range d.Leaves {
			if leaf.Use(c) != nil {
				out = append(out, ompForm{" if(" + leaf.Name + ": n > 3)", ""})
			}
		}
	}
	return out
}

// ompMaps are the arguments of clauses about data on devices.
var ompMaps = map[*pragma.ClauseDef][]string{
	ompdir.ClauseMap: {"to: y", "from: y", "tofrom: y", "alloc: y", "release: y", "delete: y", "storage: y", "x[0:n]", "always, to: y",
		"close, to: y", "present, to: y", "self, to: y"},
	ompdir.ClauseTo: {"y", "x[0:n]", "present: y"}, ompdir.ClauseFrom: {"y", "x[0:n]", "present: y"},
	ompdir.ClauseUseDevicePtr: {"q"}, ompdir.ClauseUseDeviceAddr: {"y"}, ompdir.ClauseIsDevicePtr: {"q"}, ompdir.ClauseHasDeviceAddr: {"y"},
	ompdir.ClauseUsesAllocators: {"omp_default_mem_alloc"},
}

// ompTypes are the parts of omp.h that the programs use: reading all of it takes longer than the rest of a program.
const ompTypes = `typedef struct omp_depend_t { void *__object; } omp_depend_t;
typedef enum omp_event_handle_t { __omp_event_handle_max = (unsigned long)-1 } omp_event_handle_t;
typedef enum omp_impex_t { omp_not_impex = 0, omp_import = 1, omp_export = 2, omp_impex = 3 } omp_impex_t;
typedef void *omp_interop_t;
typedef enum omp_sync_hint_t { omp_sync_hint_none = 0, omp_sync_hint_uncontended = 1, omp_sync_hint_contended = 2 } omp_sync_hint_t;
typedef enum omp_allocator_handle_t {
	omp_null_allocator = 0, omp_default_mem_alloc = 1, __omp_allocator_handle_max = (unsigned long)-1
} omp_allocator_handle_t;`

// ompProgram is a function with a directive.
func ompProgram(d *pragma.DirectiveDef, clauses string) string {
	line := "#pragma omp " + d.Name + clauses
	const nest = "for (i = 0; i < 16; i++)\nfor (j = 0; j < 8; j++)\n{ x[i] += j + y; }"
	body := ""
	last := d
	if d.Leaves != nil {
		last = d.Leaves[len(d.Leaves)-1]
	}
	switch {
	case d == ompdir.DirSection:
		body = "#pragma omp sections\n{\n" + line + "\n{ y += 1; }\n}"
	case last == ompdir.DirSections:
		body = line + "\n{\n#pragma omp section\n{ y = 1; }\n#pragma omp section\n{ y = 2; }\n}"
	case d == ompdir.DirScan:
		body = "#pragma omp parallel for reduction(inscan, +: s)\nfor (i = 0; i < 16; i++)\n{\ns += 1;\n" + line + "\ncall(s, q);\n}"
	case d == ompdir.DirOrdered && (strings.Contains(clauses, "doacross") || strings.Contains(clauses, "depend")):
		body = "#pragma omp for ordered(1)\nfor (i = 1; i < 16; i++)\n{\n" + line + "\n}"
	case d == ompdir.DirOrdered:
		around := "#pragma omp for ordered\n"
		if strings.Contains(clauses, "simd") {
			around = "#pragma omp simd\n"
		}
		body = around + "for (i = 1; i < 16; i++)\n{\n" + line + "\n{ x[i] = y; }\n}"
	case d == ompdir.DirCancel || d == ompdir.DirCancellationPoint:
		switch {
		case strings.Contains(clauses, " sections"):
			body = "#pragma omp sections\n{\n#pragma omp section\n{\n" + line + "\n}\n}"
		case strings.Contains(clauses, " for"):
			body = "#pragma omp for\nfor (i = 1; i < 16; i++)\n{\n" + line + "\n}"
		case strings.Contains(clauses, " taskgroup"):
			body = "#pragma omp task\n{\n" + line + "\n}"
		default:
			body = "#pragma omp parallel\n{\n" + line + "\n}"
		}
	case d == ompdir.DirAtomic:
		statement := "y += 1;"
		switch {
		case strings.Contains(clauses, " compare"):
			statement = "if (y == n) { y = m; }"
			if strings.Contains(clauses, " capture") {
				statement = "{ z = y; " + statement + " }"
			}
		case strings.Contains(clauses, " read"):
			statement = "z = y;"
		case strings.Contains(clauses, " write"):
			statement = "y = z;"
		case strings.Contains(clauses, " capture"):
			statement = "z = y++;"
		}
		body = line + "\n" + statement
	case d == ompdir.DirDispatch:
		body = line + "\ncall(n, q);"
	case d == ompdir.DirAllocators:
		return ""
	case d.Assoc == pragma.LoopSequence:
		body = line + "\n{\nfor (i = 0; i < 16; i++) x[i] = 1;\nfor (j = 0; j < 16; j++) q[j] = 1;\n}"
	case d.Assoc == pragma.LoopNest && strings.Contains(clauses, " linear(y"):
		body = line + "\nfor (i = 0; i < 16; i++)\n{ x[i] = y; y += 1; }"
	case d.Assoc == pragma.LoopNest && strings.Contains(clauses, " ordered(2)"):
		body = line + "\nfor (i = 1; i < 16; i++)\nfor (j = 1; j < 8; j++)\n{\n#pragma omp ordered doacross(sink: i - 1, j)\nx[i] += j + y;\n#pragma omp ordered doacross(source:)\n}"
	case d.Assoc == pragma.LoopNest:
		body = line + "\n" + nest
	case d.Assoc == pragma.Block:
		body = line + "\n{ x[0] = y; call(z, q); }"
	default:
		body = line
	}
	if last == ompdir.DirDistribute && d.Leaves == nil || d.Leaves != nil && d.Leaves[0] == ompdir.DirDistribute {
		body = "#pragma omp teams\n" + body
	}
	return ompTypes + `
void call(int, float *);
int tp;
#pragma omp threadprivate(tp)
#pragma omp declare reduction(mine: int: omp_out += omp_in) initializer(omp_priv = 0)
void f(int n, int m, float *x, float *q, omp_event_handle_t event, omp_depend_t o, omp_interop_t object, omp_interop_t other)
{
int i, j, y = 0, z = 0, s = 0;
float l[16];
l[0] = n; call(y + z + s, l);
` + body + "\ncall(y + i + j, l);\n}\n"
}

// An ompSample is a program with one clause in question.
type ompSample struct {
	directive     *pragma.DirectiveDef
	form          ompForm
	text, without string
	fortran       bool
}

// ompSamples are the programs with each clause of each directive in C. Combined constructs, which have the clauses of their leaves, are
// among them where oracles are required.
func ompSamples() (list []*ompSample) {
	for _, d := range ompdir.Table.Directives {
		if d.Table == ompdir.Table && d.Only.Has(false) && (d.Leaves == nil || irtest.Required()) {
			list = append(list, ompSamplesOf(d, ompProgram, false)...)
		}
	}
	return list
}

// ompSamplesOf are the programs with each clause of a directive, none for those that ompDeclarations is about.
func ompSamplesOf(d *pragma.DirectiveDef, program func(d *pragma.DirectiveDef, clauses string) string, fortran bool) (list []*ompSample) {
	if d.Deprecated > 0 && d.Leaves != nil || d.Assoc == pragma.Declarative || d.Assoc == pragma.Ending ||
		strings.Contains(d.Name, "metadirective") || strings.HasPrefix(d.Name, "begin ") || strings.HasPrefix(d.Name, "end ") {
		return nil
	}
	head := ""
	if d == ompdir.DirDepobj {
		head = "(o)"
	}
	if d.Arg != nil && !d.Arg.Optional {
		return nil
	}
	rest := ompRest[d]
	if text := program(d, strings.TrimRight(head+" "+rest, " ")); text != "" && d != ompdir.DirDepobj {
		list = append(list, &ompSample{directive: d, text: text, fortran: fortran})
	}
	uses := slices.Clone(d.Clauses)
	if d.Arg != nil && d != ompdir.DirDepobj {
		uses = append(uses, pragma.ClauseUse{Clause: d.Arg})
	}
	for _, u := range uses {
		if u.Deprecated > 0 || !u.Only.Has(fortran) {
			continue
		}
		for _, f := range ompForms(d, u.Clause) {
			keep := " " + rest
			if slices.Contains(d.Required, u.Clause) || rest == "" || strings.HasPrefix(rest, u.Clause.Name+"(") {
				keep = ""
			}
			s := &ompSample{directive: d, form: f, fortran: fortran}
			needs := slices.Contains(d.Required, u.Clause) || strings.HasPrefix(rest, u.Clause.Name)
			if u.Clause == d.Arg {
				s.text = program(d, strings.TrimPrefix(strings.Replace(f.with, u.Clause.Name, "", 1), " "))
				s.without = program(d, "")
			} else {
				s.text, s.without = program(d, head+keep+f.with), program(d, head+" "+rest+f.without)
			}
			if needs && f.without == "" {
				s.without = "" // there is no directive without the clause
			}
			list = append(list, s)
		}
	}
	return list
}

func (s *ompSample) String() string { return fmt.Sprintf("%s:%s", s.directive.Name, s.form.with) }

// TestEveryClauseOfOpenMP writes every clause of every directive of OpenMP, with each modifier. It is refused with a code and a
// position, or it is in the operations, which mlir-opt accepts, and written back; where it is not, a code says so.
func TestEveryClauseOfOpenMP(t *testing.T) {
	t.Parallel()
	list := ompSamples()
	var modules sync.Map
	var wait sync.WaitGroup
	for part := range 4 {
		wait.Go(func() {
			for i := part; i < len(list); i += 4 {
				list[i].check(t, &modules)
			}
		})
	}
	wait.Wait()
	acceptedBy(t, "mlir-opt-22", &modules)
	if !irtest.Required() {
		return // a combined construct may be the only one to need what is kept
	}
	for _, k := range omprows.Keepings {
		for _, c := range k.Clauses {
			held := false
			modules.Range(func(_, text any) bool {
				held = strings.Contains(text.(string), `clause = "`+c.Name+`"`)
				return !held
			})
			if !held {
				t.Errorf("no operation holds the clause '%s' as it is: omprows.Keepings need not have it", c.Name)
			}
		}
	}
}

func (s *ompSample) check(t *testing.T, modules *sync.Map) {
	command := []string{"ir", "-std=omp6.0", "-w", "--format", "gnu"}
	with := ask(s.fortran, s.text, command...)
	if with.status != 0 {
		if with.status > 1 || !coded.MatchString(with.message) {
			t.Errorf("%s: refused without a code and a position:\n%s\n%s", s, with.message, s.text)
		}
		return
	}
	modules.Store(s.String(), with.out)
	if a := ask(s.fortran, s.text, "emit", "--verify", "--regenerate", "-std=omp6.0", "-w", "--format", "gnu"); a.status > 1 || a.status != 0 && !coded.MatchString(a.message) {
		t.Errorf("%s: is not written back, and no code says why:\n%s", s, a.message)
	}
	if s.without == "" {
		return
	}
	without := ask(s.fortran, s.without, command...)
	if without.status == 0 && with.out == without.out {
		t.Errorf("%s: nothing of it is in the operations", s)
	}
}

// acceptedBy passes all modules to a tool of LLVM, where it is installed.
func acceptedBy(t *testing.T, tool string, modules *sync.Map) {
	if _, err := exec.LookPath(tool); err != nil {
		return
	}
	var names, texts []string
	modules.Range(func(name, text any) bool {
		names, texts = append(names, name.(string)), append(texts, text.(string))
		return true
	})
	_, messages, ok := irtest.Run(t, tool, strings.Join(texts, "// -----\n"), "--split-input-file", "-")
	if ok {
		return
	}
	for i, text := range texts {
		if _, messages, ok := irtest.Run(t, tool, text, "-"); !ok {
			t.Errorf("%s: %s refuses the module:\n%s", names[i], tool, messages)
		}
	}
	t.Log(messages)
}
