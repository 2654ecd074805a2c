package memory_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/ir"
	"accc/ir/memory"
)

var (
	mostPairs = flag.Int("pairs", usualPairs, "how many pairs of addresses TestRecorded compares")
	firstSeed = flag.Uint64("pair-seed", 1, "the first seed of TestRecorded")
)

// usualPairs are those of a run of `go test`.
const usualPairs = 60_000

// leastPrecise is the part of the pairs that never met of which the analysis says so, in thousandths. It may only grow.
const leastPrecise = 544

// TestRecorded executes random modules and compares what their operations do to memory with what the analysis says of them: addresses that are not the
// same memory never meet, those that are always do, and whatever is written or read between two points, in a call, in an iteration or by another
// function is something that the analysis has said. The number of pairs is that of a run of `go test`; for a million,
//
//	go test ./ir/memory -run TestRecorded -pairs 1000000 -v
func TestRecorded(t *testing.T) {
	r := &recorder{T: t, context: dialects.NewContext()}
	seed := *firstSeed
	for ; r.pairs < *mostPairs; seed++ {
		r.program(seed)
		if t.Failed() {
			return
		}
	}
	precise := 1000 * r.saidApart / max(r.neverMet, 1)
	t.Logf("%d programs, %d to their end; %d pairs; of %d that never met %d are said to be apart, of %d that always did %d are said to be the same",
		seed-*firstSeed, r.ended, r.pairs, r.neverMet, r.saidApart, r.alwaysMet, r.saidSame)
	t.Logf("%d questions about calls and regions, %d about points in between, %d about iterations, %d about addresses in several, %d about numbers, %d about who knows an object",
		r.effects, r.between, r.iterations, r.turns, r.numbers, r.escapes)
	if *firstSeed == 1 && *mostPairs == usualPairs {
		require.GreaterOrEqual(t, precise, leastPrecise)
	}
}

// A recorder compares.
type recorder struct {
	*testing.T
	context *ir.Context
	seed    uint64
	text    string
	m       *machine
	a       *memory.Analysis
	// visible are the addresses and the integers that are known at an operation.
	visible                                  map[*ir.Op][]*ir.Value
	dominance                                *ir.Dominance
	answers                                  map[[2]*ir.Value]memory.Answer
	met                                      map[[2]*ir.Value]meeting
	modref                                   map[sitePair][2]bool
	unchanged                                map[opPair]bool
	acrossApart                              map[acrossPair]bool
	turns                                    int
	covers                                   map[sitePair]memory.Coverage
	values                                   map[*ir.Value]ir.Expr
	targets                                  map[*ir.Value]memory.Target
	pairs                                    int
	ended                                    int
	effects                                  int
	between                                  int
	iterations                               int
	numbers                                  int
	escapes                                  int
	neverMet, saidApart, alwaysMet, saidSame int
}

type (
	sitePair struct {
		o *ir.Op
		v *ir.Value
	}
	acrossPair struct {
		loop *ir.Op
		x, y *ir.Value
	}
	opPair struct {
		from, to *ir.Op
		v        *ir.Value
	}
	// A meeting counts how often two addresses were compared, and led to common bytes, or to the same ones.
	meeting struct{ n, common, same int }
)

// width is the size of what is compared at each address.
const width = 8

func (r *recorder) program(seed uint64) {
	g := &maker{Rand: rand.New(rand.NewPCG(seed, 7))}
	r.seed, r.text = seed, g.module()
	module, err := ir.ParseText(r.context, "random.mlir", r.text)
	require.NoError(r, err, "%s", r.text)
	r.a, r.m, r.dominance = memory.New(module), newMachine(module), ir.NewDominance()
	r.visible, r.answers, r.met = map[*ir.Op][]*ir.Value{}, map[[2]*ir.Value]memory.Answer{}, map[[2]*ir.Value]meeting{}
	r.acrossApart = map[acrossPair]bool{}
	r.modref, r.unchanged, r.covers = map[sitePair][2]bool{}, map[opPair]bool{}, map[sitePair]memory.Coverage{}
	r.values, r.targets = map[*ir.Value]ir.Expr{}, map[*ir.Value]memory.Target{}
	r.m.watch, r.m.done, r.m.turn, r.m.left = r.before, r.after, r.iteration, r.across
	if r.m.run("main") {
		r.ended++
	}
	r.escaped()
	for pair, m := range r.met {
		answer := r.alias(pair[0], pair[1])
		switch {
		case m.common == 0:
			r.neverMet++
			if answer <= memory.NoIfWritten {
				r.saidApart++
			}
		case m.same == m.n:
			r.alwaysMet++
			if answer == memory.Must {
				r.saidSame++
			}
		}
	}
}

func (r *recorder) fail(f *frame, o *ir.Op, format string, args ...any) {
	if !r.Failed() {
		r.Errorf("seed %d, line %d: %s\n%s", r.seed, ir.File(o.Loc).Line, fmt.Sprintf(format, args...), r.text)
	}
	panic(errStopped)
}

// word is what the text calls a value.
func word(v *ir.Value) string {
	if v.Op() != nil {
		return fmt.Sprintf("the result of line %d", ir.File(v.Op().Loc).Line)
	}
	return fmt.Sprintf("argument %d of the block of line %d", v.Index(), ir.File(v.ParentBlock().ParentOp().Loc).Line)
}

// known are the values that an operation can use.
func (r *recorder) known(f *frame, o *ir.Op) []*ir.Value {
	if list, done := r.visible[o]; done {
		return list
	}
	list := []*ir.Value{}
	add := func(v *ir.Value) {
		if r.dominance.ValueDominates(v, o) {
			list = append(list, v)
		}
	}
	fn, _ := ir.As[ir.FunctionLike](f.f)
	var visit func(x *ir.Region)
	visit = func(x *ir.Region) {
		for _, b := range x.Blocks() {
			for _, v := range b.Args() {
				add(v)
			}
			for in := b.First(); in != nil; in = in.Next() {
				for _, v := range in.Results() {
					add(v)
				}
				for _, x := range in.Regions() {
					visit(x)
				}
			}
		}
	}
	visit(fn.Body(f.f))
	r.visible[o] = list
	return list
}

func isAddress(v *ir.Value) bool {
	_, is := v.Type().(ir.PointerLike)
	return is
}

// addressOf is the address that an operation accesses, nil if it accesses none or several.
func addressOf(o *ir.Op) *ir.Value {
	switch o.Name() {
	case "llvm.load":
		return o.Operand(0)
	case "llvm.store":
		return o.Operand(1)
	}
	return nil
}

func (r *recorder) alias(x, y *ir.Value) memory.Answer {
	key := [2]*ir.Value{x, y}
	if answer, done := r.answers[key]; done {
		return answer
	}
	list, other := r.a.At(x, width), r.a.At(y, width)
	found := map[memory.Answer]bool{}
	for _, l := range list {
		for _, k := range other {
			found[r.a.Alias(l, k, memory.Scope{})] = true
		}
	}
	answer := memory.May
	switch {
	case len(found) == 1:
		for answer = range found {
		}
	case !found[memory.May] && !found[memory.Part] && !found[memory.Must]:
		answer = memory.NoIfWritten
	}
	r.answers[key] = answer
	return answer
}

// before compares the addresses that are known where one is accessed.
func (r *recorder) before(f *frame, o *ir.Op) {
	at := addressOf(o)
	if at == nil {
		return
	}
	y := f.values[at]
	for _, v := range r.known(f, o) {
		if !isAddress(v) {
			continue
		}
		x := f.values[v]
		if r.m.at(x) == nil {
			continue
		}
		r.pairs++
		key := [2]*ir.Value{v, at}
		answer, met := r.alias(v, at), r.met[key]
		met.n++
		d := y - x
		switch {
		case d == 0:
			met.same++
			met.common++
		case -width < d && d < width:
			met.common++
		}
		r.met[key] = met
		switch {
		case answer == memory.No && -width < d && d < width:
			r.fail(f, o, "%s is said to be apart", word(v))
		case answer == memory.Must && d != 0:
			r.fail(f, o, "%s is said to be the same, and is %d bytes away", word(v), d)
		case answer == memory.Part && (d <= -width || d >= width):
			r.fail(f, o, "%s is said to have bytes in common, and is %d bytes away", word(v), d)
		}
		r.target(f, o, v, x)
	}
}

// target compares where an address leads with where it is said to.
func (r *recorder) target(f *frame, o *ir.Op, v *ir.Value, addr int64) {
	t, done := r.targets[v]
	if !done {
		t = r.a.Targets(v)
		r.targets[v] = t
	}
	if t.Lost != nil {
		return
	}
	p := r.m.at(addr)
	for _, l := range t.Of {
		base, ok := r.base(f, l, p)
		if !ok {
			continue
		}
		if n, constant := l.Constant(); !constant || base < 0 || base+n == addr {
			return
		}
	}
	r.fail(f, o, "%s does not lead to what it is said to", word(v))
}

// base is the address of an object, if it can be the one that a piece is; negative: it is not known.
func (r *recorder) base(f *frame, l memory.Location, p *piece) (int64, bool) {
	switch x := l.In; x.Kind {
	case memory.Local, memory.Heap:
		if l.Loose {
			return p.base, slices.Contains(f.made[x.Site], p)
		}
		return p.base, f.last[x.Site] == p
	case memory.Global:
		return p.base, r.m.globals[x.Symbol] == p
	case memory.Param:
		return f.values[x.Site], r.m.at(f.values[x.Site]) == p
	case memory.Null:
		return 0, false
	}
	return -1, true // what a pointer led to when it was read
}

// after compares what an operation did with its effects, and with what has changed since the operations before it in its block.
func (r *recorder) after(f *frame, o *ir.Op, from int) {
	r.number(f, o)
	log := r.m.log[from:]
	if len(log) == 0 || len(log) > 200 {
		return
	}
	known := r.known(f, o)
	for _, v := range known {
		if !isAddress(v) || r.m.at(f.values[v]) == nil {
			continue
		}
		r.effects++
		wrote, did := touched(log, f.values[v])
		if !wrote && !did {
			continue
		}
		key := sitePair{o, v}
		says, done := r.modref[key]
		if !done {
			for _, l := range r.a.At(v, width) {
				mod, ref := r.a.ModRef(o, l)
				says[0], says[1] = says[0] || mod != nil, says[1] || ref != nil
			}
			r.modref[key] = says
		}
		switch {
		case wrote && !says[0]:
			r.fail(f, o, "it writes what %s leads to", word(v))
		case did && !says[1]:
			r.fail(f, o, "it reads what %s leads to", word(v))
		}
	}
	r.since(f, o, from)
	if at := addressOf(o); at != nil && len(f.loops) > 0 {
		loop := &f.loops[len(f.loops)-1]
		loop.seen = append(loop.seen, sight{at, f.values[at], loop.turn})
	}
}

// across compares the addresses that the iterations of a loop accessed.
func (r *recorder) across(f *frame, loop *ir.Op, seen []sight) {
	for i, x := range seen[:min(len(seen), 40)] {
		for _, y := range seen[:i] {
			if x.turn == y.turn {
				continue
			}
			r.turns++
			if d := x.addr - y.addr; d <= -width || d >= width {
				continue
			}
			key := acrossPair{loop, x.v, y.v}
			apart, done := r.acrossApart[key]
			if !done {
				apart = true
				for _, l := range r.a.At(x.v, width) {
					for _, k := range r.a.At(y.v, width) {
						apart = apart && r.a.Alias(l, k, memory.Scope{Across: loop}) == memory.No
					}
				}
				r.acrossApart[key] = apart
			}
			if apart {
				r.fail(f, loop, "%s and %s are said to be apart in iterations", word(x.v), word(y.v))
			}
		}
	}
}

// touched reports whether bytes at an address are written, and read.
func touched(log []event, addr int64) (written, read bool) {
	for _, e := range log {
		if e.addr < addr+width && addr < e.addr+e.size {
			written, read = written || e.write, read || !e.write
		}
	}
	return written, read
}

// since compares what was written since an operation earlier in the block with what is said to be unchanged.
func (r *recorder) since(f *frame, to *ir.Op, until int) {
	n := 0
	for from := to.Prev(); from != nil && n < 12; from = from.Prev() {
		n++
		begin, ok := f.at[from]
		if !ok || begin > until || until-begin > 200 {
			continue
		}
		for _, v := range r.known(f, from) {
			if !isAddress(v) || r.m.at(f.values[v]) == nil {
				continue
			}
			r.between++
			if written, _ := touched(r.m.log[begin:until], f.values[v]); !written {
				continue
			}
			key := opPair{from, to, v}
			says, done := r.unchanged[key]
			if !done {
				says = true
				for _, l := range r.a.At(v, width) {
					says = says && r.a.Unchanged(l, from, to) == nil
				}
				r.unchanged[key] = says
			}
			if says {
				r.fail(f, to, "what %s leads to is said to be unchanged since line %d", word(v), ir.File(from.Loc).Line)
			}
		}
	}
}

// number compares an integer with the sum that it is said to be.
func (r *recorder) number(f *frame, o *ir.Op) {
	if o.NumResults() != 1 || o.NumRegions() > 0 {
		return
	}
	v := o.Result(0)
	if t, ok := v.Type().(*ir.IntegerType); !ok || t.Width != 64 {
		return
	}
	e, done := r.values[v]
	if !done {
		e = r.a.Value(v)
		r.values[v] = e
	}
	if !e.IsKnown() {
		return
	}
	r.numbers++
	sum := int64(0)
	for _, t := range e {
		product := t.Factor
		for _, s := range t.Of {
			if s != v && !r.dominance.ValueDominates(s, o) {
				return // it has the number of this execution later, or in another function
			}
			product *= f.values[s]
		}
		sum += product
	}
	if sum != f.values[v] {
		r.fail(f, o, "the number is %d, and said to be %d", f.values[v], sum)
	}
}

// iteration compares what an iteration of a loop did with what is said to be written before it is read.
func (r *recorder) iteration(f *frame, loop *ir.Op, from int) {
	log := r.m.log[from:]
	if len(log) > 200 {
		return
	}
	for _, v := range r.known(f, loop) {
		addr := f.values[v]
		if !isAddress(v) || r.m.at(addr) == nil {
			continue
		}
		list := r.a.At(v, width)
		if len(list) != 1 {
			continue
		}
		r.iterations++
		key := sitePair{loop, v}
		c, done := r.covers[key]
		if !done {
			c = r.a.Cover(loop, list[0])
			r.covers[key] = c
		}
		var written [width]bool
		for _, e := range log {
			for i := max(e.addr, addr); i < min(e.addr+e.size, addr+width); i++ {
				switch {
				case e.write:
					written[i-addr] = true
				case !written[i-addr] && c.ReadFirst == nil:
					r.fail(f, loop, "an iteration reads what %s leads to before it writes it", word(v))
				}
				if e.write && c.Writes == nil || !e.write && c.Reads == nil {
					r.fail(f, loop, "an iteration accesses what %s leads to", word(v))
				}
			}
		}
		if c.All && slices.Contains(written[:], false) {
			r.fail(f, loop, "an iteration does not write what %s leads to", word(v))
		}
	}
}

// escaped compares who accessed an object with who can.
func (r *recorder) escaped() {
	says := map[*ir.Value]memory.Escape{}
	for _, e := range r.m.log {
		p := r.m.at(e.addr)
		if p.site == nil || p.by == e.f {
			continue
		}
		how, done := says[p.site]
		if !done {
			list := r.a.Targets(p.site).Of
			require.Len(r, list, 1)
			how, _ = r.a.Escapes(list[0].In)
			says[p.site] = how
		}
		r.escapes++
		if how <= memory.Held && !r.Failed() {
			r.Errorf("seed %d: the object of line %d is accessed in another function\n%s", r.seed, ir.File(p.site.Op().Loc).Line, r.text)
		}
	}
}

// A maker writes a random module: functions that pass addresses of local variables, of memory from the heap, of globals and of parts of all of these,
// to one another, and in memory.
type maker struct {
	*rand.Rand
	b     strings.Builder
	n     int
	depth int
	// ints, ptrs and slots are the values in scope: numbers, addresses of numbers, and addresses of pointers to numbers.
	ints, ptrs, slots []string
	left              int
	// quiet: the function stores no addresses, and returns none that it was passed, so that what it is passed stays private to its caller.
	quiet bool
}

func (g *maker) line(format string, args ...any) {
	fmt.Fprintf(&g.b, "%s%s\n", strings.Repeat("  ", g.depth), fmt.Sprintf(format, args...))
}

func (g *maker) name() string { g.n++; return fmt.Sprintf("%%v%d", g.n) }

func (g *maker) pick(list []string) string { return list[g.IntN(len(list))] }

const functions = 3

const recordType = "!llvm.struct<(i64, ptr, array<2 x i64>)>"

func (g *maker) module() string {
	g.line("llvm.mlir.global internal @g() {addr_space = 0 : i32} : !llvm.array<8 x i64>")
	g.line("llvm.mlir.global internal @h() {addr_space = 0 : i32} : !llvm.array<8 x i64>")
	g.line("llvm.mlir.global internal @gp() {addr_space = 0 : i32} : !llvm.ptr")
	g.line("func.func private @malloc(i64) -> !llvm.ptr")
	for i := range functions {
		g.function(fmt.Sprintf("f%d", i))
	}
	g.line("func.func @main() {")
	g.depth++
	g.begin()
	for range 6 {
		g.object()
	}
	for range 3 {
		g.call("%k3")
	}
	g.statements(6)
	g.line("return")
	g.depth--
	g.line("}")
	return g.b.String()
}

// begin defines constants and the names of globals.
func (g *maker) begin() {
	g.ints, g.ptrs, g.slots = nil, nil, nil
	for i := range 4 {
		g.line("%%k%d = arith.constant %d : i64", i, i)
		g.ints = append(g.ints, fmt.Sprintf("%%k%d", i))
	}
	g.line("%%k64 = arith.constant 64 : i64")
	g.line("%%k8 = arith.constant 8 : i64")
	g.line("%%g = llvm.mlir.addressof @g : !llvm.ptr")
	g.line("%%h = llvm.mlir.addressof @h : !llvm.ptr")
	g.line("%%gp = llvm.mlir.addressof @gp : !llvm.ptr")
	g.ptrs = append(g.ptrs, "%g", "%h")
	if !g.quiet {
		g.line("llvm.store %s, %%gp : !llvm.ptr, !llvm.ptr", g.pick(g.ptrs))
	}
	g.slots = append(g.slots, "%gp")
}

// function writes one with parameters for addresses, of which one is that of a pointer, and a number that falls with each call.
func (g *maker) function(name string) {
	g.line("func.func private @%s(%%p: !llvm.ptr, %%q: !llvm.ptr, %%s: !llvm.ptr, %%n: i64) -> !llvm.ptr {", name)
	g.depth++
	g.left, g.quiet = 26, g.IntN(2) == 0
	g.begin()
	g.ptrs = append(g.ptrs, "%p", "%q", "%p", "%q")
	g.slots = append(g.slots, "%s", "%s")
	g.ints = append(g.ints, "%n")
	g.object()
	if g.IntN(2) == 0 {
		g.statements(8)
	} else {
		g.blocks()
	}
	if g.quiet {
		g.line("return %%g : !llvm.ptr")
	} else {
		g.line("return %s : !llvm.ptr", g.pick(g.ptrs))
	}
	g.quiet = false
	g.depth--
	g.line("}")
}

// blocks writes a loop of blocks that carries an address, and two ways in it.
func (g *maker) blocks() {
	g.statements(3)
	g.n++
	k := g.n
	g.line("cf.br ^head%d(%%k0, %s : i64, !llvm.ptr)", k, g.pick(g.ptrs))
	g.line("^head%d(%%i%d: i64, %%x%d: !llvm.ptr):", k, k, k)
	g.ints, g.ptrs = append(g.ints, fmt.Sprintf("%%i%d", k)), append(g.ptrs, fmt.Sprintf("%%x%d", k), fmt.Sprintf("%%x%d", k))
	g.statements(3)
	c := g.name()
	g.line("%s = arith.cmpi slt, %s, %s : i64", c, g.pick(g.ints), g.pick(g.ints))
	x := g.pick(g.ptrs)
	g.line("cf.cond_br %s, ^left%d, ^meet%d(%s : !llvm.ptr)", c, k, k, x)
	g.line("^left%d:", k)
	ints, ptrs, slots := len(g.ints), len(g.ptrs), len(g.slots)
	g.statements(3)
	x = g.pick(g.ptrs)
	g.ints, g.ptrs, g.slots = g.ints[:ints], g.ptrs[:ptrs], g.slots[:slots]
	g.line("cf.br ^meet%d(%s : !llvm.ptr)", k, x)
	g.line("^meet%d(%%y%d: !llvm.ptr):", k, k)
	g.ptrs = append(g.ptrs, fmt.Sprintf("%%y%d", k))
	g.statements(2)
	next, again := g.name(), g.name()
	g.line("%s = arith.addi %%i%d, %%k1 : i64", next, k)
	g.line("%s = arith.cmpi slt, %s, %%k3 : i64", again, next)
	g.line("cf.cond_br %s, ^head%d(%s, %s : i64, !llvm.ptr), ^end%d", again, k, next, g.pick(g.ptrs), k)
	g.line("^end%d:", k)
	g.statements(3)
}

// object makes memory of its own.
func (g *maker) object() {
	v, n := g.name(), 5
	if g.quiet {
		n = 3
	}
	switch g.IntN(n) {
	case 0:
		g.line("%s = llvm.alloca %%k1 x !llvm.array<8 x i64> : (i64) -> !llvm.ptr", v)
		g.ptrs = append(g.ptrs, v)
	case 1:
		g.line("%s = llvm.alloca %%k1 x !llvm.array<2 x array<4 x i64>> : (i64) -> !llvm.ptr", v)
		g.ptrs = append(g.ptrs, v)
	case 2:
		g.line("%s = func.call @malloc(%%k64) : (i64) -> !llvm.ptr", v)
		g.ptrs = append(g.ptrs, v)
	case 3:
		g.line("%s = llvm.alloca %%k1 x !llvm.ptr : (i64) -> !llvm.ptr", v)
		if g.IntN(3) > 0 { // else the program has to store there before it reads
			g.line("llvm.store %s, %s : !llvm.ptr, !llvm.ptr", g.pick(g.ptrs), v)
		}
		g.slots = append(g.slots, v, v)
	default:
		g.line("%s = llvm.alloca %%k2 x %s : (i64) -> !llvm.ptr", v, recordType)
		s := g.name()
		g.line("%s = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, %s", s, v, recordType)
		g.line("llvm.store %s, %s : !llvm.ptr, !llvm.ptr", g.pick(g.ptrs), s)
		g.ptrs, g.slots = append(g.ptrs, v), append(g.slots, s)
	}
}

func (g *maker) statements(most int) {
	for range 1 + g.IntN(most) {
		g.statement()
	}
}

// index is a number from 0 to 3.
func (g *maker) index() string {
	i := g.name()
	g.line("%s = arith.andi %s, %%k3 : i64", i, g.pick(g.ints))
	return i
}

// inside writes statements whose values are known in a region alone.
func (g *maker) inside(f func()) {
	ints, ptrs, slots := len(g.ints), len(g.ptrs), len(g.slots)
	g.depth++
	f()
	g.depth--
	g.ints, g.ptrs, g.slots = g.ints[:ints], g.ptrs[:ptrs], g.slots[:slots]
}

func (g *maker) statement() {
	if g.left--; g.left < 0 {
		return
	}
	v, k := g.name(), g.IntN(20)
	if g.quiet && (k == 11 || k == 12 || k == 18) {
		k = 3
	}
	switch k {
	case 0, 1, 2:
		g.line("%s = llvm.load %s : !llvm.ptr -> i64", v, g.pick(g.ptrs))
		g.ints = append(g.ints, v)
	case 3, 4, 5:
		g.line("llvm.store %s, %s : i64, !llvm.ptr", g.pick(g.ints), g.pick(g.ptrs))
	case 6:
		g.line("%s = llvm.getelementptr %s[%d] : (!llvm.ptr) -> !llvm.ptr, i64", v, g.pick(g.ptrs), g.IntN(4))
		g.ptrs = append(g.ptrs, v)
	case 7:
		i := g.index()
		g.line("%s = llvm.getelementptr %s[%s] : (!llvm.ptr, i64) -> !llvm.ptr, i64", v, g.pick(g.ptrs), i)
		g.ptrs = append(g.ptrs, v)
	case 8:
		i, j := g.name(), g.index()
		g.line("%s = arith.andi %s, %%k1 : i64", i, g.pick(g.ints))
		g.line("%s = llvm.getelementptr %s[0, %s, %s] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x array<4 x i64>>", v, g.pick(g.ptrs), i, j)
		g.ptrs = append(g.ptrs, v)
	case 9, 10:
		g.line("%s = llvm.load %s : !llvm.ptr -> !llvm.ptr", v, g.pick(g.slots))
		g.ptrs = append(g.ptrs, v)
	case 11, 12:
		g.line("llvm.store %s, %s : !llvm.ptr, !llvm.ptr", g.pick(g.ptrs), g.pick(g.slots))
	case 13:
		c := g.name()
		g.line("%s = arith.cmpi slt, %s, %s : i64", c, g.pick(g.ints), g.pick(g.ints))
		g.line("%s = arith.select %s, %s, %s : !llvm.ptr", v, c, g.pick(g.ptrs), g.pick(g.ptrs))
		for range g.IntN(4) * g.IntN(4) { // more than an analysis follows
			next := g.name()
			g.line("%s = arith.select %s, %s, %s : !llvm.ptr", next, c, g.pick(g.ptrs), v)
			v = next
		}
		g.ptrs = append(g.ptrs, v)
	case 14:
		c := g.name()
		g.line("%s = arith.cmpi slt, %s, %s : i64", c, g.pick(g.ints), g.pick(g.ints))
		g.line("%s = scf.if %s -> (!llvm.ptr) {", v, c)
		g.inside(func() { g.statements(3); g.line("scf.yield %s : !llvm.ptr", g.pick(g.ptrs)) })
		g.line("} else {")
		g.inside(func() { g.statements(3); g.line("scf.yield %s : !llvm.ptr", g.pick(g.ptrs)) })
		g.line("}")
		g.ptrs = append(g.ptrs, v)
	case 15, 16:
		i, x := g.name(), g.name()
		g.line("%s = scf.for %s = %%k0 to %%k%d step %%k1 iter_args(%s = %s) -> (!llvm.ptr) : i64 {", v, i, g.IntN(4), x, g.pick(g.ptrs))
		g.inside(func() {
			g.ints, g.ptrs = append(g.ints, i, i), append(g.ptrs, x)
			g.statements(5)
			g.line("scf.yield %s : !llvm.ptr", g.pick(g.ptrs))
		})
		g.line("}")
		g.ptrs = append(g.ptrs, v)
	case 17:
		c, n := g.name(), "%k0"
		if slices.Contains(g.ints, "%n") {
			n = "%n"
		}
		g.line("%s = arith.cmpi sgt, %s, %%k0 : i64", c, n)
		g.line("scf.if %s {", c)
		g.inside(func() {
			m := g.name()
			g.line("%s = arith.subi %s, %%k1 : i64", m, n)
			g.call(m)
		})
		g.line("}")
	case 18:
		switch g.IntN(3) {
		case 0:
			i := g.name()
			g.line("%s = llvm.ptrtoint %s : !llvm.ptr to i64", i, g.pick(g.ptrs))
			g.line("%s = llvm.inttoptr %s : i64 to !llvm.ptr", v, i)
			g.ptrs = append(g.ptrs, v)
		case 1:
			g.line(`"llvm.intr.memcpy"(%s, %s, %%k8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()`, g.pick(g.ptrs), g.pick(g.ptrs))
		default: // a pointer, and what it is with
			g.line(`"llvm.intr.memcpy"(%s, %s, %%k8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()`, g.pick(g.slots), g.pick(g.slots))
		}
	default:
		g.object()
	}
}

// call writes a call of one of the functions.
func (g *maker) call(n string) {
	v := g.name()
	g.line("%s = func.call @f%d(%s, %s, %s, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr", v, g.IntN(functions), g.pick(g.ptrs), g.pick(g.ptrs),
		g.pick(g.slots), n)
	g.ptrs = append(g.ptrs, v)
}
