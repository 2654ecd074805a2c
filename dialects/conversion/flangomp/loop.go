package flangomp

import (
	"strings"

	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/pass"
)

// GenericLoop is the pass that decides who runs the iterations of omp.loop.
var GenericLoop = Passes.Define(pass.Pass{
	Name:   "omp-generic-loop-conversion",
	Doc:    "Turn loop constructs into the worksharing, simd and distribute loops that they mean by their binding (OpenMP 5.2 §11.7).",
	Anchor: "func.func",
	Run: func(f *ir.Op, _ pass.Values) error {
		var loops []*ir.Op
		ir.Walk(f, func(o *ir.Op) bool {
			if o.Is(omp.Loop) {
				loops = append(loops, o)
			}
			return true
		})
		for _, o := range loops {
			if !inTeams(o) && binds(o) == bindTeams && len(o.GetAll("reduction_vars")) > 0 && !o.ParentOp().Is(omp.Parallel) {
				return ir.Errors{o.Errorf("a reduction of a loop that binds to teams needs the teams construct around it")}
			}
		}
		for _, o := range loops {
			genericLoop(o)
		}
		return nil
	},
})

// The numbers of bindings; bindNone is for loops that say nothing.
const (
	bindNone = iota - 1
	bindParallel
	bindTeams
	bindThread
)

func binds(o *ir.Op) int64 {
	if v, ok := omp.BindKindEnum.Of(o.Attr("bind_kind")); ok {
		return v
	}
	return bindNone
}

func inTeams(o *ir.Op) bool { return o.ParentOp().Is(omp.Teams) }

// genericLoop replaces one loop construct.
func genericLoop(o *ir.Op) {
	switch bind := binds(o); {
	case o.ParentOp().Is(omp.Parallel), !inTeams(o) && bind == bindParallel:
		rewrap(o, omp.Wsloop, o.GetAll("private_vars"), o.GetAll("reduction_vars"))
	case inTeams(o):
		split := onlyIterations(o)
		reduceAcrossTeams(o, !split)
		if split {
			distributeParallelDo(o)
		} else {
			rewrap(o, omp.Distribute, o.GetAll("private_vars"), nil)
		}
	case bind == bindTeams:
		rewrap(o, omp.Distribute, o.GetAll("private_vars"), nil)
	default:
		rewrap(o, omp.Simd, o.GetAll("private_vars"), o.GetAll("reduction_vars"))
	}
}

// Sequential makes a simd loop of a loop construct that binds to its thread (OpenMP 5.2 §11.7.1), and leaves others: inside of teams and
// parallel constructs GenericLoop shares the iterations of all, as flang does.
func Sequential(o *ir.Op) {
	if o.Is(omp.Loop) && binds(o) == bindThread {
		rewrap(o, omp.Simd, o.GetAll("private_vars"), o.GetAll("reduction_vars"))
	}
}

// onlyIterations reports whether nothing inside of a loop of teams needs the threads of a team itself: a loop that binds
// to them, or a procedure that may.
func onlyIterations(loop *ir.Op) bool {
	only := true
	ir.Walk(loop, func(o *ir.Op) bool {
		if o.Is(omp.Loop) && o != loop {
			only = only && !o.ParentOp().Is(omp.Parallel) && binds(o) != bindParallel
		}
		if c, ok := ir.As[ir.CallLike](o); ok {
			callee := c.Callee(o)
			only = only && callee != nil && strings.HasPrefix(callee.Root, "omp_")
		}
		return only
	})
	return only
}

// reduceAcrossTeams adds the reductions of a loop to the teams construct around it, unless that has some: the loop
// then reduces the copies of its team. With instead, the body uses those directly.
func reduceAcrossTeams(loop *ir.Op, instead bool) {
	vars := loop.GetAll("reduction_vars")
	teams := loop.ParentOp()
	if len(vars) == 0 {
		return
	}
	if len(teams.GetAll("reduction_vars")) == 0 {
		for _, name := range []string{"reduction_mod", "reduction_byref", "reduction_syms"} {
			teams.SetAttr(name, loop.Attr(name))
		}
		setGroup(teams, "reduction_vars", vars)
		own := make([]*ir.Value, len(vars))
		for i, v := range vars {
			own[i] = teams.Region(0).Entry().AddArg(v.Type(), v.Loc())
		}
		setGroup(loop, "reduction_vars", own)
		vars = own
	}
	if !instead {
		return
	}
	for _, a := range omp.EntryArgs(loop) {
		if a.Clause != omp.ReductionClause {
			continue
		}
		to := a.Outer
		for _, t := range omp.EntryArgs(teams) {
			if t.Outer == to {
				to = t.Inner
			}
		}
		a.Inner.ReplaceAllUses(to)
	}
}

// distributeParallelDo makes a loop one whose iterations are shared among the threads of all teams.
func distributeParallelDo(o *ir.Op) {
	parallel := create(ir.Before(o), o, omp.Parallel, o.GetAll("private_vars"), nil)
	parallel.SetAttr("omp.composite", ir.Unit())
	body := ir.At(parallel.Region(0).Entry())
	body.Loc = o.Loc
	distribute := create(body, o, omp.Distribute, nil, nil)
	distribute.SetAttr("omp.composite", ir.Unit())
	body.Op(omp.Terminator, ir.With{})
	inside := ir.At(distribute.Region(0).Entry())
	inside.Loc = o.Loc
	wsloop := create(inside, o, omp.Wsloop, nil, o.GetAll("reduction_vars"))
	wsloop.SetAttr("omp.composite", ir.Unit())
	moveOrder(o, wsloop)
	takeBody(o, wsloop, parallel, wsloop)
}

// rewrap replaces a wrapper by another one with the clauses that are given.
func rewrap(o *ir.Op, def *ir.OpDef, private, reduction []*ir.Value) {
	n := create(ir.Before(o), o, def, private, reduction)
	moveOrder(o, n)
	takeBody(o, n, n, n)
}

// moveOrder keeps the order clause.
func moveOrder(from, to *ir.Op) {
	to.SetAttr("order", from.Attr("order"))
	to.SetAttr("order_mod", from.Attr("order_mod"))
}

// create makes a construct with the private and reduction clauses of a loop, as far as their variables are given.
func create(b *ir.Builder, from *ir.Op, def *ir.OpDef, private, reduction []*ir.Value) *ir.Op {
	var attrs []ir.NamedAttr
	var args []*ir.Value
	keep := func(names ...string) {
		for _, n := range names {
			if a := from.Attr(n); a != nil {
				attrs = append(attrs, ir.NamedAttr{Name: n, Value: a})
			}
		}
	}
	if len(private) > 0 {
		keep("private_syms", "private_needs_barrier")
		args = append(args, private...)
	}
	if len(reduction) > 0 {
		keep("reduction_mod", "reduction_byref", "reduction_syms")
		args = append(args, reduction...)
	}
	groups := make([][]*ir.Value, len(def.Operands))
	for i, g := range def.Operands {
		switch g.Name {
		case "private_vars":
			groups[i] = private
		case "reduction_vars":
			groups[i] = reduction
		}
	}
	o := b.Op(def, ir.With{Groups: groups, Attrs: attrs, Loc: from.Loc})
	block := o.Region(0).AddBlock()
	for _, v := range args {
		block.AddArg(v.Type(), v.Loc())
	}
	return o
}

// takeBody moves the loop nest of a construct to a new one. private and reduction hold the arguments that stand for the
// variables of these clauses from then on.
func takeBody(from, to, private, reduction *ir.Op) {
	inner := map[*omp.Clause][]*ir.Value{}
	for _, holder := range []*ir.Op{private, reduction} {
		clear := map[*omp.Clause]bool{}
		for _, a := range omp.EntryArgs(holder) {
			if !clear[a.Clause] {
				inner[a.Clause], clear[a.Clause] = nil, true
			}
			inner[a.Clause] = append(inner[a.Clause], a.Inner)
		}
	}
	at := map[*omp.Clause]int{}
	for _, a := range omp.EntryArgs(from) {
		i := at[a.Clause]
		at[a.Clause]++
		if list := inner[a.Clause]; i < len(list) {
			a.Inner.ReplaceAllUses(list[i])
		}
	}
	for _, o := range from.Region(0).Entry().Ops() {
		o.MoveToEnd(to.Region(0).Entry())
	}
	from.Erase()
}

// setGroup sets the operands of a group by name.
func setGroup(o *ir.Op, name string, vals []*ir.Value) {
	for i, g := range o.Def().Operands {
		if g.Name == name {
			o.SetGroup(i, vals)
		}
	}
}
