package dialects_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/aymanbagabas/go-udiff"
	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/dialects/acc"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/irtest"
)

var generated = flag.Int("generated", 3, "how many random operations of each definition TestGenerated compares")

const world = `acc.private.recipe @priv : memref<10xf32> init {
^bb0(%0: memref<10xf32>):
  %1 = memref.alloca() : memref<10xf32>
  acc.yield %1 : memref<10xf32>
}
acc.firstprivate.recipe @fpriv : memref<10xf32> init {
^bb0(%0: memref<10xf32>):
  %1 = memref.alloca() : memref<10xf32>
  acc.yield %1 : memref<10xf32>
} copy {
^bb0(%0: memref<10xf32>, %1: memref<10xf32>):
  acc.terminator
}
acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
^bb0(%0: memref<10xf32>):
  acc.yield %0 : memref<10xf32>
} combiner {
^bb0(%0: memref<10xf32>, %1: memref<10xf32>):
  acc.yield %0 : memref<10xf32>
}
omp.private {type = private} @opriv : i32
omp.declare_reduction @ored : !llvm.ptr init {
^bb0(%0: !llvm.ptr):
  omp.yield(%0 : !llvm.ptr)
} combiner {
^bb0(%0: !llvm.ptr, %1: !llvm.ptr):
  omp.yield(%0 : !llvm.ptr)
}
omp.critical.declare @crit
llvm.mlir.global external @g() : i32
func.func private @h()
MODULE
func.func @f(%a: memref<10xf32>, %s: memref<f32>, %p: !llvm.ptr, %i: i64, %j: i32, %x: index, %c: i1, %f: f32) {
  %bounds = acc.bounds extent(%x : index)
  %copyin = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %create = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %present = acc.present varPtr(%s : memref<f32>) -> memref<f32>
  %private = acc.private varPtr(%a : memref<10xf32>) recipe(@priv) -> memref<10xf32>
  %firstprivate = acc.firstprivate varPtr(%a : memref<10xf32>) recipe(@fpriv) -> memref<10xf32>
  %reduction = acc.reduction varPtr(%a : memref<10xf32>) recipe(@red) -> memref<10xf32>
  %cache = acc.cache varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %device = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %use = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %update = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %link = acc.declare_link varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %token = acc.declare_enter dataOperands(%copyin : memref<10xf32>)
  %map = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  %mb = omp.map.bounds extent(%x : index)
  %cli = omp.new_cli
FUNCTION
  return
}
`

// A pool is what random operations of some dialects are made of.
type pool struct {
	dialects []*ir.Dialect
	tool     string // that says what is right
	// world is the text around generated operations: symbols, and values of every kind that operations want.
	world string
	// values are what %name of the world has for types.
	values []named
	// fitting are the values that belong to an operand group by its meaning; others are chosen by their types.
	fitting map[string][]string
	// attributes are what attributes may be; for each, those are tried that the definition takes.
	attributes []string
	// bodies are the operations in generated regions, before the terminator.
	bodies []string
	// arguments are the lists of arguments that generated regions may have.
	arguments []string
	// wild: one of so many operands is of any type; 0: none.
	wild int
	// times: how often operations of a definition are tried for each that acc and omp try.
	times int
}

type named struct{ name, typ string }

var directives = &pool{dialects: []*ir.Dialect{acc.Dialect, omp.Dialect}, tool: "mlir-opt-22", world: world, values: values, fitting: fitting,
	attributes: attributes, bodies: bodies, arguments: []string{"%more: index"}, times: 1}

var values = []named{
	{"a", "memref<10xf32>"}, {"s", "memref<f32>"}, {"p", "!llvm.ptr"}, {"i", "i64"}, {"j", "i32"}, {"x", "index"}, {"c", "i1"}, {"f", "f32"},
	{"bounds", "!acc.data_bounds_ty"}, {"copyin", "memref<10xf32>"}, {"create", "memref<10xf32>"}, {"present", "memref<f32>"},
	{"private", "memref<10xf32>"}, {"firstprivate", "memref<10xf32>"}, {"reduction", "memref<10xf32>"}, {"cache", "memref<10xf32>"},
	{"device", "memref<10xf32>"}, {"use", "memref<10xf32>"}, {"update", "memref<10xf32>"}, {"link", "memref<10xf32>"}, {"token", "!acc.declare_token"},
	{"map", "!llvm.ptr"}, {"mb", "!omp.map_bounds_ty"}, {"cli", "!omp.cli"},
}

var fitting = map[string][]string{
	"privateOperands": {"private"}, "firstprivateOperands": {"firstprivate"}, "reductionOperands": {"reduction"}, "cacheOperands": {"cache"},
	"dataClauseOperands": {"copyin", "create", "present", "update", "use", "link", "device"}, "dataOperands": {"copyin", "create", "present", "update"},
	"accVar": {"copyin", "create", "device"}, "var": {"a", "s", "p"}, "map_vars": {"map"}, "members": {"map"},
}

var attributes = []string{
	"unit", "true", "false", "0 : i32", "1 : i32", "3 : i32", "0 : i64", "1 : i64", "4 : i64", "0 : index", `"name"`, `"private"`, "@priv", "@fpriv", "@red",
	"@opriv", "@ored", "@crit", "@f", "@g", "@h", "i32", "f32", "memref<10xf32>", "!llvm.ptr", "() -> ()", "[]", "[@opriv]", "[@ored]", "[@ored, @ored]",
	"[@opriv, @opriv]", "[true]", "[false]", "[true, false]", "[1 : i64]", "[1 : i64, 2 : i64]", "[[1 : i64]]", "[@h]", `["a"]`,
	"array<i32: 1>", "array<i32: 2>", "array<i32: 1, 1>", "array<i1: true>", "array<i1: false, true>", "array<i64: 0>", "array<i64: 2, 3>", "array<i32>",
	"[#acc.device_type<none>]", "[#acc.device_type<nvidia>]", "[#acc.device_type<none>, #acc.device_type<nvidia>]", "[#acc.device_type<star>, #acc.device_type<radeon>]",
	"[#acc.gang_arg_type<Num>]", "[#acc.gang_arg_type<Static>, #acc.gang_arg_type<Dim>]", "{a = 1 : i32}", "[[0], [1]]",
}

// generator makes random operations.
type generator struct {
	*rand.Rand
	*pool
	ctx *ir.Context
}

// parsed reads types and attributes of the pools.
func (g *generator) attr(t *testing.T, text string) ir.Attribute {
	m, messages := irtest.Parse(g.ctx, "attr.mlir", "module attributes {acc.a = "+text+"} {}")
	require.Empty(t, messages, text)
	return m.Attr("acc.a")
}

func (g *generator) typ(t *testing.T, text string) ir.Type {
	return g.attr(t, text).(*ir.TypeAttr).Type
}

// likely reports whether something rather optional should be there.
func (g *generator) likely() bool { return g.IntN(3) == 0 }

func choose[T any](g *generator, list []T) T { return list[g.IntN(len(list))] }

// operands chooses values for the groups of a definition.
func (g *generator) operands(t *testing.T, d *ir.OpDef) (names []string, sizes []int) {
	for _, o := range d.Operands {
		var fit []string
		wild := g.wild > 0 && g.IntN(g.wild) == 0
		for _, v := range g.values {
			byName := g.fitting[o.Name] == nil || slices.Contains(g.fitting[o.Name], v.name) || g.IntN(20) == 0
			if byName && (wild || o.Type.Match == nil || o.Type.Match(g.typ(t, v.typ))) {
				fit = append(fit, v.name)
			}
		}
		n := 1
		switch {
		case o.Kind != ir.One && !g.likely():
			n = 0
		case o.Kind == ir.Many && g.IntN(3) == 0:
			n = 2
		}
		if len(fit) == 0 {
			n = 0
		}
		for range n {
			names = append(names, choose(g, fit))
		}
		sizes = append(sizes, n)
	}
	return names, sizes
}

// value chooses an attribute that a constraint takes, of as many elements as operands belong to it; "" when there is none.
func (g *generator) value(t *testing.T, s *ir.AttrSpec, n int) string {
	if e := s.Type.Enum; e != nil {
		v, _ := e.Value(choose(g, e.Cases))
		return ir.AttrString(e.Attr(v))
	}
	var fit []string
	for _, text := range g.attributes {
		a := g.attr(t, text)
		if s.Type.Match != nil && !s.Type.Match(a) {
			continue
		}
		if list, ok := a.(*ir.ArrayAttr); ok && n > 0 && len(list.Elems) != n && g.IntN(10) > 0 {
			continue
		}
		fit = append(fit, text)
	}
	if len(fit) == 0 {
		return ""
	}
	return choose(g, fit)
}

var bodies = []string{"", "", "\"acc.yield\"() : () -> ()", "\"acc.terminator\"() : () -> ()", "\"omp.terminator\"() : () -> ()", "\"omp.yield\"() : () -> ()",
	"\"omp.loop_nest\"(%j, %j, %j) <{operandSegmentSizes = array<i32: 1, 1, 1>}> ({\n^bb0(%iv: i32):\n  \"omp.yield\"() : () -> ()\n}) : (i32, i32, i32) -> ()",
	"\"scf.for\"(%x, %x, %x) ({\n^bb0(%k: index):\n  \"scf.yield\"() : () -> ()\n}) : (index, index, index) -> ()\n\"acc.yield\"() : () -> ()",
}

// operation is the generic text of a random operation of a definition.
func (g *generator) operation(t *testing.T, d *ir.OpDef) string {
	names, sizes := g.operands(t, d)
	var types []string
	typeOf := map[string]string{}
	for _, v := range g.values {
		typeOf[v.name] = v.typ
	}
	for _, n := range names {
		types = append(types, typeOf[n])
	}
	var props, segments []string
	groups := map[string]int{}
	for i, n := range sizes {
		segments = append(segments, fmt.Sprint(n))
		groups[strings.ToLower(d.Operands[i].Name)] = n
	}
	for i := range d.Attrs {
		s := &d.Attrs[i]
		// What says something of an operand group has its name: asyncOperands and asyncOperandsDeviceType.
		n := -1
		for name, size := range groups {
			for _, suffix := range []string{"devicetype", "segments", "_syms", "_byref", "_kinds"} {
				if stem, ok := strings.CutSuffix(strings.ToLower(s.Name), suffix); ok && (stem == name || stem+"_vars" == name || strings.TrimSuffix(name, "s") == stem) {
					n = size
				}
			}
		}
		if n == 0 && g.IntN(10) > 0 || n < 0 && (s.Optional || s.Default != nil) && !g.likely() {
			continue
		}
		if v := g.value(t, s, n); v != "" {
			props = append(props, s.Name+" = "+v)
		}
	}
	if d.Has(ir.AttrSizedOperands) {
		props = append(props, "operandSegmentSizes = array<i32: "+strings.Join(segments, ", ")+">")
	}
	var b strings.Builder
	var results []string
	for _, r := range d.Results {
		if r.Kind != ir.One && !g.likely() {
			continue
		}
		var fit []string
		for _, v := range g.values {
			if r.Type.Match == nil || r.Type.Match(g.typ(t, v.typ)) {
				fit = append(fit, v.typ)
			}
		}
		if len(types) > 0 && slices.Contains(fit, types[0]) && g.IntN(10) > 0 {
			fit = types[:1]
		}
		if len(fit) > 0 {
			results = append(results, choose(g, fit))
		}
	}
	for i, n := range names {
		names[i] = "%" + n
	}
	fmt.Fprintf(&b, "%q(%s)", d.FullName, strings.Join(names, ", "))
	if len(props) > 0 {
		fmt.Fprintf(&b, " <{%s}>", strings.Join(props, ", "))
	}
	if len(d.Regions) > 0 {
		var regions []string
		for _, r := range d.Regions {
			if r.Kind != ir.One && !g.likely() {
				continue
			}
			regions = append(regions, g.region(t, d, sizes))
		}
		fmt.Fprintf(&b, " (%s)", strings.Join(regions, ", "))
	}
	if g.IntN(6) == 0 {
		b.WriteString(" {acc.note}")
	}
	fmt.Fprintf(&b, " : (%s) -> (%s)", strings.Join(types, ", "), strings.Join(results, ", "))
	return b.String()
}

// region is a random region; its arguments fit the clauses that define some, rather.
func (g *generator) region(t *testing.T, d *ir.OpDef, sizes []int) string {
	var args []string
	at := len(d.Operands)
	for _, c := range omp.ClausesOf(d) {
		at -= len(c.Operands)
	}
	for _, c := range omp.ClausesOf(d) {
		if c.Entry {
			for range sizes[at] {
				args = append(args, fmt.Sprintf("%%arg%d: !llvm.ptr", len(args)))
			}
		}
		at += len(c.Operands)
	}
	if g.IntN(1+11/len(g.arguments)) == 0 {
		args = append(args, choose(g, g.arguments))
	}
	body := choose(g, g.bodies)
	if body == "" && len(args) == 0 {
		return "{}"
	}
	return "{\n^bb0(" + strings.Join(args, ", ") + "):\n" + body + "\n}"
}

// faithful are the pieces that mlir-opt reads and prints as they are: it does not read, or loses a part of,
// some of the clauses that it prints itself.
func faithful(t *testing.T, tool string, pieces []string) (same []string) {
	t.Helper()
	for i, v := range verdicts(t, tool, pieces) {
		if v.out == strings.TrimSpace(pieces[i]) {
			same = append(same, pieces[i])
		}
	}
	return same
}

// TestGenerated demands of random operations of every definition of acc, omp and hlfir the verdict of mlir-opt, in both
// forms; where it takes one, also of what it becomes when its clauses change places.
func TestGenerated(t *testing.T) {
	for _, pool := range []*pool{directives, fortran} {
		for _, dialect := range pool.dialects {
			t.Run(dialect.Name, func(t *testing.T) { pool.compare(t, dialect) })
		}
	}
}

func (pool *pool) compare(t *testing.T, dialect *ir.Dialect) {
	ctx := dialects.NewContext()
	var pieces []string
	for _, d := range dialect.Ops() {
		g := &generator{random(d.FullName), pool, ctx}
		for range pool.times * *generated {
			op := g.operation(t, d)
			where := "FUNCTION"
			if d.Has(ir.SymbolOp) || d.FullName == "acc.routine" {
				where = "MODULE"
			}
			piece := strings.Replace(pool.world, where, op, 1)
			pieces = append(pieces, strings.NewReplacer("MODULE\n", "", "FUNCTION\n", "").Replace(piece))
		}
	}
	a, b, c := compareVerdicts(t, pool.tool, pieces)
	t.Logf("%d accepted alike, %d rejected alike, %d that %s does not survive", a, b, c, pool.tool)
	var good []string
	for _, p := range pieces {
		out := irtest.Opt(dialects.NewContext(), p).Out
		if out == "" {
			continue
		}
		if again := irtest.Opt(dialects.NewContext(), out).Out; again != out && !loses(t, pool.tool, p, out) {
			t.Errorf("changes when it is read again:\n%s", udiff.Unified("first", "second", out, again))
		}
		good = append(good, out)
	}
	good = faithful(t, pool.tool, good)
	compareVerdicts(t, pool.tool, good, "--mlir-print-op-generic")
	for i, p := range good {
		good[i] = newMutator(random(p), []string{p}).mutate(p)
	}
	compareVerdicts(t, pool.tool, good)
}
