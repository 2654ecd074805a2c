package main

import (
	"strings"
	"sync"
	"testing"

	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// An ompDeclaration is how a directive is written that declares something or stands for another one: what is in its parentheses, the
// clauses that it has unless the one in question is of their kind, the arguments of clauses, and the program around.
type ompDeclaration struct {
	head, rest string
	arguments  map[*pragma.ClauseDef][]string
	before     string // declarations that the directive needs
	after      string // what it is about
}

// ompContexts are context selectors: each trait set with each trait.
var ompContexts = []string{"construct={target}", "construct={teams, parallel}", "construct={parallel, for, simd}", "construct={dispatch}",
	"construct={simd(simdlen(4), notinbranch)}", "device={kind(host)}", "device={kind(nohost, any)}", "device={arch(x86_64), isa(avx2)}",
	"target_device={device_num(1), kind(gpu)}", "implementation={vendor(score(3): llvm, gnu)}", "implementation={extension(match_any)}",
	"implementation={requires(unified_address, reverse_offload)}", "implementation={unified_shared_memory, atomic_default_mem_order(seq_cst)}",
	"user={condition(1)}", "user={condition(score(4): limit > 3)}", "device={kind(cpu)}, user={condition(0)}"}

var ompHolds = map[*pragma.ClauseDef][]string{ompdir.ClauseHolds: {"(limit > 0)", "(sizeof(int) == 4)"}}

func inParens(list []string, suffix string) (out []string) {
	for _, s := range list {
		out = append(out, "("+s+suffix+")")
	}
	return out
}

// ompDeclarations are in C. Clauses without arguments here are written as elsewhere.
var ompDeclarations = map[*pragma.DirectiveDef]ompDeclaration{
	ompdir.DirThreadprivate: {head: "(t)", before: "int t;"},
	ompdir.DirGroupprivate:  {head: "(t)", before: "int t;"},
	ompdir.DirDeclareReduction: {head: "(own: struct s: omp_out.a += omp_in.a)", before: "struct s { int a; };",
		arguments: map[*pragma.ClauseDef][]string{ompdir.ClauseInitializer: {"(omp_priv = {0})", "(omp_priv = omp_orig)"}},
		after:     "struct s g(void) { struct s k = {0};\n#pragma omp parallel reduction(own: k)\nk.a++;\nreturn k; }"},
	ompdir.DirDeclareInduction: {head: "(own: int)", rest: "inductor(omp_var = omp_var + omp_step) collector(omp_step * omp_idx)",
		arguments: map[*pragma.ClauseDef][]string{ompdir.ClauseInductor: {"(omp_var = omp_var + omp_step)"}, ompdir.ClauseCollector: {"(omp_step * omp_idx)"}}},
	ompdir.DirDeclareMapper: {head: "(own: struct s v)", rest: "map(v.a)", before: "struct s { int a; int *p; };",
		arguments: map[*pragma.ClauseDef][]string{ompdir.ClauseMap: {"(to: v.a)", "(v.p[0:v.a])", "(always, from: v)"}}},
	ompdir.DirDeclareSimd: {after: "int g(int n, float *q);", arguments: map[*pragma.ClauseDef][]string{
		ompdir.ClauseLinear: {"(n)", "(n: 2)", "(q: 4)"}, ompdir.ClauseAligned: {"(q)", "(q: 16)"}, ompdir.ClauseUniform: {"(n)", "(n, q)"},
		ompdir.ClauseInbranch: {""}, ompdir.ClauseNotinbranch: {""}}},
	ompdir.DirDeclareTarget: {head: "(t, g)", before: "int t; void g(void);", arguments: map[*pragma.ClauseDef][]string{
		ompdir.ClauseEnter: {"(t)", "(t, g)"}, ompdir.ClauseLink: {"(t)"}, ompdir.ClauseLocal: {"(t)"}, ompdir.ClauseIndirect: {""}}},
	ompdir.DirBeginDeclareTarget: {before: "", after: "int t; void g(void) {}\n#pragma omp end declare target",
		arguments: map[*pragma.ClauseDef][]string{ompdir.ClauseIndirect: {""}}},
	ompdir.DirDeclareVariant: {head: "(v)", rest: "match(construct={dispatch})", before: "#include <omp.h>\nextern int limit; void v(float *q, int n);",
		after: "void g(float *q, int n);\nvoid calls(float *q) { g(q, 1);\n#pragma omp dispatch\ng(q, 2);\n#pragma omp target parallel\ng(q, 3); }",
		arguments: map[*pragma.ClauseDef][]string{ompdir.ClauseMatch: append(inParens(ompContexts, ""), "(user={condition(n > limit)})"),
			ompdir.ClauseAdjustArgs: {"(need_device_ptr: q)", "(nothing: q, n)", "(need_device_addr: q)"},
			ompdir.ClauseAppendArgs: {"(interop(target))", "(interop(targetsync), interop(prefer_type(4), target))"}}},
	ompdir.DirBeginDeclareVariant: {rest: "match(construct={parallel})", before: "extern int limit; int g(float *q);",
		after:     "int g(float *q) { return q[0]; }\n#pragma omp end declare variant\nint calls(float *q) {\n#pragma omp parallel\ng(q);\nreturn g(q); }",
		arguments: map[*pragma.ClauseDef][]string{ompdir.ClauseMatch: inParens(ompContexts, "")}},
	ompdir.DirRequires:     {rest: "dynamic_allocators"},
	ompdir.DirAssumes:      {rest: "no_parallelism", before: "extern int limit;", arguments: ompHolds},
	ompdir.DirBeginAssumes: {rest: "no_parallelism", before: "extern int limit;", arguments: ompHolds, after: "void g(void) {}\n#pragma omp end assumes"},
	ompdir.DirAllocate: {head: "(t)", before: "#include <omp.h>\nstatic int t;", arguments: map[*pragma.ClauseDef][]string{
		ompdir.ClauseAllocator: {"(omp_default_mem_alloc)"}, ompdir.ClauseAlign: {"(64)"}}},
	ompdir.DirMetadirective: {rest: "when(user={condition(0)}: parallel for) otherwise(for)",
		before: "extern int limit; void g(int, float *); void f(int n, int m, float *x) {", after: "for (int i = 0; i < n; i++) g(i, x);\n}",
		arguments: map[*pragma.ClauseDef][]string{ompdir.ClauseWhen: inParens(ompContexts, ": parallel for num_threads(n)"),
			ompdir.ClauseOtherwise: {"", "(simd)", "(nothing)"}, ompdir.ClauseDefault: {"(simd)"}}},
	ompdir.DirBeginMetadirective: {rest: "when(user={condition(0)}: parallel) otherwise(single)",
		before: "extern int limit; void g(int, float *); void f(int n, int m, float *x) {", after: "{ g(n, x); }\n#pragma omp end metadirective\n}",
		arguments: map[*pragma.ClauseDef][]string{ompdir.ClauseWhen: inParens(ompContexts, ": parallel num_threads(n)"),
			ompdir.ClauseOtherwise: {"", "(single)", "(nothing)"}, ompdir.ClauseDefault: {"(single)"}}},
}

// program is the program with a directive.
func (x *ompDeclaration) program(d *pragma.DirectiveDef, clauses string) string {
	head := x.head
	if d == ompdir.DirDeclareTarget && strings.TrimSpace(clauses) != "" {
		head = "" // the clauses name what it is about
		if !strings.Contains(clauses, "(t") {
			clauses += " enter(g)"
		}
	}
	before := x.before
	if n := strings.Count(clauses, "interop("); n > 0 { // the variant has arguments for them
		before = strings.Replace(before, "int n)", "int n"+strings.Repeat(", omp_interop_t", n)+")", 1)
	}
	return before + "\n#pragma omp " + d.Name + head + " " + strings.TrimSpace(clauses) + "\n" + x.after + "\n"
}

// samples are the programs with each clause of a directive.
func (x *ompDeclaration) samples(d *pragma.DirectiveDef) (list []*ompSample) {
	list = append(list, &ompSample{directive: d, text: x.program(d, x.rest)})
	for _, u := range d.Clauses {
		if u.Deprecated > 0 && x.arguments[u.Clause] == nil {
			continue
		}
		var forms []ompForm
		for _, a := range x.arguments[u.Clause] {
			forms = append(forms, ompForm{" " + u.Clause.Name + a, ""})
		}
		if forms == nil {
			forms = ompForms(d, u.Clause)
		}
		for _, f := range forms {
			rest := x.without(u.Clause)
			if d == ompdir.DirRequires || d == ompdir.DirAssumes || d == ompdir.DirBeginAssumes {
				rest = "" // any one clause is enough
			}
			s := &ompSample{directive: d, form: f, text: x.program(d, rest+f.with)}
			if rest != "" || d.Required == nil {
				s.without = x.program(d, rest)
			}
			list = append(list, s)
		}
	}
	return list
}

// without are the clauses that a directive has anyway, but for those of a kind.
func (x *ompDeclaration) without(c *pragma.ClauseDef) string {
	if c == ompdir.ClauseOtherwise || c == ompdir.ClauseDefault {
		before, _, _ := strings.Cut(x.rest, " otherwise(")
		return before
	}
	var keep []string
	for _, word := range splitClauses(x.rest) {
		if !strings.HasPrefix(word, c.Name+"(") {
			keep = append(keep, word)
		}
	}
	return strings.Join(keep, " ")
}

// splitClauses are the clauses of a text.
func splitClauses(text string) (out []string) {
	depth, from := 0, 0
	for i, r := range text {
		switch r {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				out = append(out, strings.TrimSpace(text[from:i+1]))
				from = i + 1
			}
		}
	}
	if rest := strings.TrimSpace(text[from:]); rest != "" {
		out = append(out, rest)
	}
	return out
}

// TestEveryDeclarationOfOpenMP is TestEveryClauseOfOpenMP for directives that declare something or stand for another one.
func TestEveryDeclarationOfOpenMP(t *testing.T) {
	var list []*ompSample
	for _, d := range ompdir.Table.Directives {
		if !d.Only.Has(false) || d.Assoc != pragma.Declarative && d.Assoc != pragma.Delimited && !strings.Contains(d.Name, "metadirective") || d.Ends != nil {
			continue
		}
		x, ok := ompDeclarations[d]
		if !ok {
			t.Errorf("no program for %s", d.Name)
			continue
		}
		list = append(list, x.samples(d)...)
	}
	var modules sync.Map
	for _, s := range list {
		s.check(t, &modules)
	}
	acceptedBy(t, "mlir-opt-22", &modules)
}
