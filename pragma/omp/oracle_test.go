package omp

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"accc/frontend/diag/diagtest"
	"accc/ir/irtest"
	"accc/pragma"

	"github.com/stretchr/testify/require"
)

const prelude = "#include <omp.h>\n#if !defined __clang__ && __GNUC__ < 13\ntypedef long omp_interop_t;\n#endif\nstruct S { int n; float *p; };\nvoid call(int, float *);\n"

// argument is what a clause has in parentheses in a function with the parameters and variables of place.
func argument(d *pragma.DirectiveDef, c *pragma.ClauseDef) string {
	switch c {
	case ClauseAllocate:
		if d.Is(DirTarget) {
			return "(omp_default_mem_alloc: y) private(y) uses_allocators(omp_default_mem_alloc)"
		} else if d.Use(ClausePrivate) != nil {
			return "(omp_default_mem_alloc: y) private(y)"
		} else if d == DirTaskgroup {
			return "(omp_default_mem_alloc: y) task_reduction(+: y)"
		}
		return "(omp_default_mem_alloc: y)"
	case ClauseAllocator:
		return "(omp_default_mem_alloc)"
	case ClauseAlign, ClauseSafelen, ClauseSimdlen, ClauseCollapse, ClausePartial:
		return "(1)"
	case ClauseOrdered:
		if d.Is(DirSimd) {
			return ""
		}
		return "(1)"
	case ClauseAt:
		return "(execution)"
	case ClauseNowait:
		if d == DirTaskwait {
			return " depend(in: x)"
		}
		return ""
	case ClauseHint:
		return "(omp_sync_hint_none)"
	case ClauseIsDevicePtr, ClauseUseDevicePtr:
		return "(q)"
	case ClauseAligned:
		return "(q: 16)"
	case ClauseUsesAllocators:
		return "(omp_default_mem_alloc)"
	case ClauseMap:
		switch d {
		case DirDeclareMapper:
			return "(v.n)"
		case DirTargetExitData:
			return "(from: b[0:n])"
		case DirTargetEnterData:
			return "(to: b[0:n])"
		}
		return "(tofrom: b[0:n])"
	case ClauseDepend:
		switch d {
		case DirOrdered:
			return "(sink: i - 1)"
		case DirDepobj:
			return "(inout: x)"
		}
		return "(in: x)"
	case ClauseDoacross:
		return "(sink: i - 1)"
	case ClauseDetach:
		return "(event)"
	case ClauseDefault:
		return "(shared)"
	case ClauseDefaultmap:
		return "(tofrom: scalar)"
	case ClauseSchedule, ClauseDistSchedule:
		return "(static)"
	case ClauseReduction, ClauseInReduction, ClauseTaskReduction:
		if d == DirFor && c == ClauseReduction {
			return "(+: y)"
		}
		return "(+: y)"
	case ClauseLinear:
		if d == DirDeclareSimd {
			return "(n: 1)"
		}
		return "(y: 1)"
	case ClauseUniform:
		return "(n)"
	case ClauseCopyin:
		return "(tp)"
	case ClauseUpdate:
		if d == DirDepobj {
			return "(in)"
		}
		return ""
	case ClauseDestroy:
		if d == DirDepobj {
			return ""
		}
		return "(object)"
	case ClauseUse:
		return "(object)"
	case ClauseInit:
		return "(targetsync: object)"
	case ClauseMatch:
		return "(user={condition(1)})"
	case ClauseAdjustArgs:
		return "(need_device_ptr: q)"
	case ClauseAppendArgs:
		return "(interop(target))"
	case ClauseInitializer:
		return "(omp_priv = 0)"
	case ClauseWhen:
		return "(user={condition(1)}: nothing)"
	case ClauseOtherwise:
		return "(nothing)"
	case ClauseMessage:
		return `("text")`
	case ClauseSeverity:
		return "(warning)"
	case ClauseAbsent, ClauseContains:
		return "(simd)"
	case ClauseEnter, ClauseTo, ClauseLink:
		if d == DirDeclareTarget || d == DirBeginDeclareTarget {
			return "(global)"
		}
		return "(b[0:n])"
	case ClauseFrom, ClauseAffinity:
		return "(b[0:n])"
	case ClauseIndirect:
		return ""
	}
	switch {
	case c.Optional:
		return ""
	case c.Shape == pragma.ShapeNone:
		return ""
	case c.Shape == ShapeVars || c.Shape == ShapeLocators:
		return "(y)"
	case c.Shape == ShapeKeyword:
		return "(" + c.Keywords[0] + ")"
	}
	return "(1)"
}

// bases are clauses and arguments that make a directive complete.
var bases = map[*pragma.DirectiveDef]string{
	DirLoop: "bind(thread)", DirTargetData: "map(c[0:n])", DirTargetEnterData: "map(to: c[0:n])",
	DirTargetExitData: "map(from: c[0:n])",
	DirTargetUpdate:   "to(c[0:n])", DirTile: "sizes(2)", DirStripe: "sizes(2)", DirSplit: "counts(1, omp_fill)",
	DirScan: "inclusive(s)", DirDeclareVariant: "match(construct={dispatch})",
	DirError: "at(execution)", DirBeginDeclareVariant: "match(implementation={vendor(llvm)})",
	DirRequires: "dynamic_allocators", DirAssume: "no_parallelism", DirAssumes: "no_parallelism",
	DirBeginAssumes: "no_parallelism", DirInterop: "use(other)", DirDepobj: "depend(in: x)", DirDeclareMapper: "map(v)",
}

var oracleArgs = map[*pragma.DirectiveDef]string{
	DirDepobj: "(o)", DirThreadprivate: "(t)", DirAllocate: "(z)", DirGroupprivate: "(t)",
	DirDeclareReduction: "(mine: struct S: omp_out.n += omp_in.n)",
	DirDeclareMapper:    "(id: struct S v)", DirDeclareVariant: "(variant)",
}

// program is a program part with the directive and clause; number makes its names unique.
func program(d *pragma.DirectiveDef, c *pragma.ClauseDef, number int) string {
	clauses := bases[d]
	if c != nil {
		if d.Use(c) != nil && d.Use(c).Clause == c && (slices.Contains(d.Required, c) || d == DirLoop && c == ClauseBind) {
			clauses = "" // it makes the directive complete by itself
		}
		clauses += " " + c.Name + argument(d, c)
	}
	if d == DirCancel || d == DirCancellationPoint {
		if c == nil || !slices.Contains(cancelled, c) {
			clauses = "parallel " + clauses
		}
	}
	line := "#pragma omp " + d.Name + oracleArgs[d] + " " + clauses
	if d == DirOrdered && c == nil {
		line = "#pragma omp ordered threads"
	}
	function := func(before, body string) string {
		return fmt.Sprintf("%sint tp%d, global%d;\n#pragma omp threadprivate(tp%d)\nvoid f%d(int n, float *a, float *b, float *c, float *q, omp_event_handle_t event, omp_depend_t o)\n"+
			"{ omp_interop_t object = 0, other = 0; int i, x = 0, y = 0, z = 0, s = 0; (void)z;\n%s\n}\n", before, number,
			number, number, number, strings.ReplaceAll(body, "(tp)", fmt.Sprintf("(tp%d)", number)))
	}
	const loop = "for (int k = 0; k < 10; k++) call(k, q);"
	switch d {
	case DirSection:
		return function("", "#pragma omp sections\n{\n"+line+"\n{ x += 1; }\n}")
	case DirSections, DirParallelSections:
		return function("", line+"\n{\n#pragma omp section\n{ call(1, q); }\n}")
	case DirScan:
		return function("", "#pragma omp parallel for reduction(inscan, +: s)\nfor (i = 0; i < 10; i++) { s += 1;\n"+line+"\ncall(s, q); }")
	case DirOrdered:
		clause := "ordered"
		if c == ClauseDepend || c == ClauseDoacross {
			return function("", "#pragma omp for ordered(1)\nfor (i = 1; i < 10; i++) {\n"+line+"\n}")
		} else if c == ClauseSimd {
			return function("", "#pragma omp simd\nfor (i = 1; i < 10; i++) {\n"+line+"\n{ call(1, q); }\n}")
		}
		return function("", "#pragma omp for "+clause+"\nfor (i = 1; i < 10; i++) {\n"+line+"\n{ call(1, q); }\n}")
	case DirCancel, DirCancellationPoint:
		around := "#pragma omp parallel\n{\n%s\n}"
		switch c {
		case ClauseFor:
			around = "#pragma omp parallel for\nfor (i = 0; i < 10; i++) {\n%s\n}"
		case ClauseSections:
			around = "#pragma omp parallel sections\n{\n#pragma omp section\n{\n%s\n}\n}"
		case ClauseTaskgroup:
			around = "#pragma omp taskgroup\n{\n#pragma omp task\n{\n%s\n}\n}"
		}
		return function("", fmt.Sprintf(around, line))
	case DirDispatch:
		return function("", line+"\ncall(1, q);")
	case DirAtomic:
		switch c {
		case ClauseRead:
			return function("", line+"\ny = x;")
		case ClauseWrite:
			return function("", line+"\nx = y;")
		case ClauseCapture:
			return function("", line+"\ny = x++;")
		case ClauseCompare:
			return function("", line+"\nx = x < y ? y : x;")
		case ClauseFail, ClauseWeak:
			return function("", line+" compare capture\n{ y = x; if (x == n) { x = i; } }")
		}
		return function("", line+"\nx++;")
	case DirThreadprivate, DirGroupprivate:
		return strings.ReplaceAll(fmt.Sprintf("int t%d;\n%s\n", number,
			strings.Replace(line, "(t)", fmt.Sprintf("(t%d)", number), 1)), "(y)", "")
	case DirDeclareTarget, DirBeginDeclareTarget:
		line = strings.ReplaceAll(line, "(global)", fmt.Sprintf("(global%d)", number))
		text := fmt.Sprintf("int global%d;\n", number)
		if d == DirDeclareTarget && c != nil && (c == ClauseDeviceType || c == ClauseIndirect) {
			return fmt.Sprintf("void g%d(void);\n%s %s(g%d)\n", number, line,
				map[bool]string{true: "enter", false: "to"}[c == ClauseIndirect], number)
		}
		if c == ClauseTo || c == ClauseEnter || c == ClauseLink || d == DirDeclareTarget && c != nil {
			return text + line + "\n"
		}
		return line + fmt.Sprintf("\nvoid g%d(void);\n#pragma omp end declare target\n", number)
	case DirEndDeclareTarget, DirEndAssumes, DirEndDeclareVariant, DirEndMetadirective:
		return "" // the directive that they end is what is of interest
	case DirBeginAssumes:
		return line + fmt.Sprintf("\nvoid g%d(void);\n#pragma omp end assumes\n", number)
	case DirBeginDeclareVariant:
		return line + fmt.Sprintf("\nvoid g%d(void) {}\n#pragma omp end declare variant\n", number)
	case DirDeclareReduction:
		return strings.Replace(strings.Replace(line, "mine", fmt.Sprintf("mine%d", number), 1), "omp_priv = 0",
			"omp_priv = {0, 0}", 1) + "\n"
	case DirDeclareMapper:
		return strings.Replace(line, "id:", fmt.Sprintf("id%d:", number), 1) + "\n"
	case DirDeclareSimd:
		return line + fmt.Sprintf("\nint g%d(int n, float *q);\n", number)
	case DirDeclareVariant:
		return fmt.Sprintf("void v%d(float *q);\n%s\nvoid g%d(float *q);\n", number,
			strings.Replace(line, "(variant)", fmt.Sprintf("(v%d)", number), 1), number)
	case DirRequires, DirAssumes:
		return line + "\n"
	case DirMetadirective, DirBeginMetadirective:
		return ""
	case DirInterchange:
		return function("", line+"\nfor (int k = 0; k < 10; k++) for (int m = 0; m < 10; m++) call(k, q);")
	case DirFuse:
		return function("", line+"\n{ "+loop+" "+loop+" }")
	case DirAllocate:
		return function("", line)
	}
	switch d.Assoc {
	case pragma.Standalone:
		return function("", line)
	case pragma.LoopNest:
		return function("", line+"\n"+loop)
	}
	return function("", line+"\n{ call(1, q); }")
}

// decided are combinations in which the specification, not the compilers, decides: what they get wrong, or what the program of
// the test cannot show.
var decided = map[string]bool{
	"teams loop: if":               true, // teams has the clause since OpenMP 5.2, and so has the combination (§10.2, §17.2)
	"declare variant: append_args": true, // the variant of the test has no such argument
}

// lenient are directives of which compilers pass over other clauses with a warning.
var lenient = []*pragma.DirectiveDef{DirAssume, DirAssumes, DirBeginAssumes, DirBeginDeclareVariant, DirDeclareSimd}

// endless are clauses at which clang does not come to an end where a directive does not take them.
var endless = clauses{ClauseInitializer, ClauseCombiner, ClauseMatch, ClauseAdjustArgs, ClauseAppendArgs,
	ClauseLink, ClauseIndirect, ClauseInbranch, ClauseNotinbranch}

// Every clause on every directive of C: what clang and gcc both allow is in the table, what both refuse is not. A directive that one
// of them does not know is the other's to decide.
func TestTablesAgainstCompilers(t *testing.T) {
	clang, gcc := irtest.Oracle(t, "clang-22"), irtest.Oracle(t, "gcc")
	type pair struct {
		c         *pragma.ClauseDef
		line, end int
	}
	var problems []string
	counts := map[string]int{}
	for _, d := range Table.Directives {
		if d.Only == pragma.OnlyFortran || d.Since > 52 || d == DirTargetLoop { // clang crashes at it
			continue
		}
		// A file for each directive: clang needs minutes for one file with all of them.
		var text strings.Builder
		text.WriteString(prelude)
		var pairs []pair
		lines := strings.Count(prelude, "\n")
		for _, c := range append(clauses{nil}, Table.Clauses...) {
			if c == ClauseSimd && Table.Directive(d.Name+" simd") != nil || c == ClauseAt && d == DirError {
				continue // that is another directive, and what makes this one pass
			}
			if c != nil && d.Use(c) == nil && (slices.Contains(endless, c) || slices.Contains(cancelled, c) ||
				slices.Contains(lenient, d)) {
				continue
			}
			if c != nil && (c.Since > 52 || strings.HasPrefix(c.Name, "ompx_") || c == ClauseOtherwise || c == ClauseWhen) {
				continue
			}
			if part := program(d, c, len(pairs)); part != "" {
				n := strings.Count(part, "\n")
				pairs = append(pairs, pair{c, lines + 1, lines + n})
				lines += n
				text.WriteString(part)
			}
		}
		if len(pairs) == 0 {
			continue
		}
		file := filepath.Join(t.TempDir(), strings.ReplaceAll(d.Name, " ", "_")+".c")
		require.NoError(t, os.WriteFile(file, []byte(text.String()), 0o644))
		byClang, err := diagtest.ErrorLines("timeout", "20", clang, "-fopenmp", "-fopenmp-version=52", "-fsyntax-only",
			"-w", "-ferror-limit=0", file)
		require.NoError(t, err)
		byGCC, err := diagtest.ErrorLines(gcc, "-fopenmp", "-fsyntax-only", "-w", file)
		require.NoError(t, err)
		refused := func(by map[int]bool, p pair) bool {
			for n := p.line; n <= p.end; n++ {
				if by[n] {
					return true
				}
			}
			return false
		}
		var judges []map[int]bool
		for _, by := range []map[int]bool{byClang, byGCC} {
			if !refused(by, pairs[0]) {
				judges = append(judges, by)
			}
		}
		if len(judges) == 0 {
			problems = append(problems, d.Name+": no compiler knows it")
			continue
		}
		for _, p := range pairs[1:] {
			use := d.Use(p.c)
			allowed := use != nil && use.Since <= 52 && use.Only != pragma.OnlyFortran
			votes := 0
			for _, by := range judges {
				if !refused(by, p) {
					votes++
				}
			}
			name := d.Name + ": " + p.c.Name
			switch byAll := votes == len(judges); {
			case votes > 0 && !byAll:
				counts["differ"]++
			case decided[name]:
				counts["decided"]++
				if allowed == byAll {
					problems = append(problems, name+" needs no decision")
				}
			case allowed != byAll:
				problems = append(problems, fmt.Sprintf("%s: allowed here %v, by %d compilers %v", name, allowed, len(judges),
					byAll))
			default:
				counts["agree"]++
			}
		}
	}
	t.Log(counts)
	require.Empty(t, problems, strings.Join(problems, "\n"))
	require.Greater(t, counts["agree"], 4000)
}
