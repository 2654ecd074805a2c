package c

import (
	"maps"
	"strconv"

	"accc/dialects/llvm"
	"accc/frontend/parallel"
	"accc/frontend/source"
	"accc/ir"

	"modernc.org/cc/v4"
)

// Functions are lowered beside each other. What they share is only added to: names, recipes, layouts, literals. A function is therefore lowered
// by a lowerer of its own, which reads what there is and changes none of it. Where it would have to, it gives up, and the function is lowered
// in its turn as if that had not been tried; so it is where anything is wrong. The functions then come into the module in the order of the
// source, with what each of them wants of it. The module does not depend on the number of goroutines.

// besideFrom is the number of functions from which on it pays, and besideRun how many a goroutine takes at a time. Tests change them.
var besideFrom, besideRun = 32, 4

// besideFirst and besideMost are how many are tried at a time: few as long as recipes and layouts are new.
const besideFirst, besideMost = 16, 512

// apart is what a function that is lowered beside others wants of the module.
type apart struct {
	used []*function
	// objects are those to be defined after the functions, in the order of first use. A literal that the module does not have has another
	// name in the end; literals are those by their keys.
	objects  []*global
	literals map[string]*global
	// statics are its own objects with static storage duration, whose names begin with its own.
	statics map[*cc.Declarator]*global
	names   map[string]bool
}

// inTurn is the panic value that ends an attempt to lower a function beside others.
type inTurn struct{}

// alone is called before something changes that functions share.
func (l *lowerer) alone() {
	if l.apart != nil {
		panic(inTurn{})
	}
}

// use notes that a function is called or has its address taken.
func (l *lowerer) use(f *function) {
	switch {
	case f.used:
	case l.apart != nil:
		l.apart.used = append(l.apart.used, f)
	default:
		f.used = true
	}
}

// settled is called before it is asked how a function is called: that may depend on an earlier call, or on whether its definition precedes.
func (l *lowerer) settled(f *function) {
	if l.apart != nil && (f.sig == nil || f.def != nil && f.op == nil && (f.variadic || !prototyped(f.typ))) {
		l.alone()
	}
}

// settle finds out how functions are called of which every call says the same and whose types need no layout.
func (l *lowerer) settle() {
	plain := func(t cc.Type) (ok bool) {
		defer func() {
			if _, refused := recover().(unsupportedType); refused {
				ok = false
			}
		}()
		if t.Kind() != cc.Void {
			l.types.value(t)
		}
		return !isAggregate(t)
	}
	for _, f := range l.funcs {
		if f.sig != nil || f.typ == nil || !prototyped(f.typ) || !plain(f.typ.Result()) {
			continue
		}
		all := true
		for _, p := range f.typ.Parameters() {
			all = all && plain(p.Type().Decay())
		}
		if all {
			f.sig = l.signature(f.typ, nil)
		}
	}
}

// beside is a lowerer for functions beside others.
func (l *lowerer) beside() *lowerer {
	b := *l
	b.apart = &apart{}
	b.types.alone = b.alone
	b.out = newModule(l.start(l.unit)).Region(0).Entry()
	b.host = &host{lowerer: &b, fields: map[string]int64{}, direct: l.host.direct, reductions: l.host.reductions}
	b.gen = l.gen.Fork(b.host, b.alone)
	b.omp = l.omp.Fork(b.host, b.alone)
	return &b
}

// A lowered is a function that has been lowered beside others.
type lowered struct {
	fun   function
	wants apart
}

// try lowers a function; it returns nil where that must be done in its turn.
func (l *lowerer) try(f *function) (out *lowered) {
	*l.apart = apart{statics: map[*cc.Declarator]*global{}, names: map[string]bool{}}
	l.statics = l.apart.statics
	l.at, l.atSpan = f.def.Declarator, source.Span{}
	defer func() {
		if recover() != nil {
			out = nil
		}
	}()
	out = &lowered{fun: *f}
	l.defineFunction(&out.fun)
	out.wants = *l.apart
	return out
}

// join brings a function into the module.
func (l *lowerer) join(f *function, w *lowered) {
	f.sig, f.op, f.labels = w.fun.sig, w.fun.op, w.fun.labels
	f.op.MoveToEnd(l.out)
	for _, g := range w.wants.used {
		g.used = true
	}
	maps.Copy(l.statics, w.wants.statics)
	maps.Copy(l.symbols, w.wants.names)
	names := map[string]string{}
	for _, g := range w.wants.objects {
		if w.wants.literals[literalKey(g.text, g.align)] == g {
			names[g.name] = l.literal(g.text, g.align).name
			continue
		}
		l.noteUse(g)
	}
	if len(names) > 0 {
		rename(f.op, names)
	}
}

// rename gives the objects whose addresses a function takes other names.
func rename(f *ir.Op, names map[string]string) {
	ir.Walk(f, func(o *ir.Op) bool {
		if o.Is(llvm.AddressOf) {
			if s, ok := o.Attr(addressed).(*ir.SymbolRefAttr); ok && names[s.Root] != "" {
				o.SetAttr(addressed, ir.Symbol(names[s.Root]))
			}
		}
		return true
	})
}

// literalApart is a literal that the module does not have yet. Its name is none of C.
func (l *lowerer) literalApart(key string, s []byte, align int64) *global {
	if g := l.apart.literals[key]; g != nil {
		return g
	}
	g := newLiteral("\""+strconv.Itoa(len(l.apart.literals)), s, align)
	if l.apart.literals == nil {
		l.apart.literals = map[string]*global{}
	}
	l.apart.literals[key] = g
	l.apart.objects = append(l.apart.objects, g)
	return g
}

// A definer lowers the functions of a unit in the order of the source.
type definer struct {
	*lowerer
	functions []*function // those that have not been tried
	ready     map[*function]*lowered
	size      int // how many are tried next
}

func (l *lowerer) newDefiner(functions []*function) *definer {
	d := &definer{lowerer: l, functions: functions, ready: map[*function]*lowered{}, size: besideFirst}
	if len(functions) < besideFrom || parallel.Workers(len(functions)) < 2 {
		d.functions = nil
		return d
	}
	l.settle()
	return d
}

// define lowers the next function.
func (d *definer) define(f *function) {
	if len(d.functions) > 0 && d.functions[0] == f {
		d.ahead()
	}
	if w := d.ready[f]; w != nil {
		delete(d.ready, f)
		d.join(f, w)
		return
	}
	d.defineInTurn(f)
}

// ahead tries to lower functions beside each other. Where most of them have to wait for their turns, so do those that follow.
func (d *definer) ahead() {
	list := d.functions[:min(d.size, len(d.functions))]
	d.functions = d.functions[len(list):]
	tried, lowerers := make([]*lowered, len(list)), make([]*lowerer, (len(list)+besideRun-1)/besideRun)
	for i := range lowerers {
		lowerers[i] = d.beside()
	}
	parallel.Do(len(lowerers), func(i int) {
		for k := i * besideRun; k < min((i+1)*besideRun, len(list)); k++ {
			tried[k] = lowerers[i].try(list[k])
		}
	})
	done := 0
	for i, w := range tried {
		if w != nil {
			d.ready[list[i]] = w
			done++
		}
	}
	if done > len(list)/2 {
		d.size = min(2*d.size, besideMost)
		return
	}
	d.size = besideFirst
	d.functions = d.functions[min(4*len(list), len(d.functions)):]
}
