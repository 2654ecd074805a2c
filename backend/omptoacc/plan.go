package omptoacc

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"accc/backend/quirks"
	"accc/backend/rewrite"
	"accc/backend/translate/outcome"
	"accc/dialects/accc"
	"accc/dialects/omp"
	"accc/frontend/diag"
	"accc/ir"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// Choices are what the user decides of a translation.
type Choices struct {
	// For are the compilers whose mistakes are avoided.
	For quirks.Compilers
	// Fortran is the host language, not C.
	Fortran bool
	// Levels writes gang, worker and vector wherever the nest says them; else the compiler chooses where it may.
	Levels bool
	// Nest is the number of loops that are tightly nested at a directive; nil: as many as it asks for.
	Nest func(*ir.FileLoc) int64
	// Pointee reports whether a pointer of C in the construct at a place points to a type that a section can be of; nil: nothing is said
	// of pointers that no clause names.
	Pointee func(at *ir.FileLoc, name string) bool
	// Extent is what the declaration of an array of C has as its first extent, "" where that has no text or means something else in the construct at a
	// place; nil: what is updated keeps its words.
	Extent func(at *ir.FileLoc, name string) string
}

// plan is what is known of a module while it is converted.
type plan struct {
	Choices
	*outcome.Program
	recipes map[string]string
	queues  map[*ir.Op]queueing
	levels  map[string]outcome.Level // of functions
	// hold are constructs that stay because others do; dependences are those of the constructs with a clause depend.
	hold map[*ir.Op]bool
	// partners are constructs that stay because a directive that moves the data of a variable does; toldPartner: one of them has been reported.
	partners    map[*ir.Op]string
	toldPartner bool
	dependences map[*ir.Op]dependence
	// group are the constructs in a data region of OpenMP, which are converted together: directives of the two languages do not nest.
	group *group
	// waits are those for all tasks that are not in data regions.
	waits []*ir.Op
}

// A group is a data region with the constructs in it.
type group struct {
	jobs []*job
	err  error
}

// Directives replaces the directives for devices of a module, or of a copy of it, by those of OpenACC. OpenACC's queues
// do not wait for OpenMP's tasks, so a construct also stays if one that it shares a dependence with does, or an enter data, exit data or update of the
// same variable: each language knows only the data that it has moved itself. Which constructs stay is known only after all have been converted: that
// is tried on copies until no more are added.
func Directives(module *ir.Op, by Choices) *outcome.Program {
	if !hasTies(module) {
		return convert(module, by, nil, nil).Program
	}
	return rewrite.Settle(nil, func(left map[tie]bool) (made *outcome.Program, more []tie) {
		trial := module.Clone(ir.NewMapping())
		all := operations(trial)
		maps := make([]map[any]string, len(all))
		for i, o := range all {
			maps[i] = variablesOf(o)
		}
		p := convert(trial, by, all, left)
		stays := map[dependence]bool{}
		for o, d := range p.dependences {
			stays[d] = stays[d] || slices.Contains(p.Stay, o)
		}
		global := heldObjects(p, all)
		for i, o := range all {
			if d, depends := p.dependences[o]; depends && (stays[d] || slices.ContainsFunc(globalsOf(o), func(k any) bool { return global[k] })) && !slices.Contains(p.Stay, o) {
				more = append(more, tie{at: i})
			}
		}
		moved := map[any]bool{} // by directives that stay
		for i, o := range all {
			if movesData(o) && slices.Contains(p.Stay, o) {
				for v := range maps[i] {
					moved[v] = true
				}
			}
		}
		for i, o := range all {
			if len(maps[i]) == 0 || slices.Contains(p.Stay, o) {
				continue
			}
			var names []string
			for v, name := range maps[i] {
				if moved[v] {
					names = append(names, name)
				}
			}
			if len(names) > 0 {
				more = append(more, tie{i, slices.Min(names)})
			}
		}
		return p.Program, more
	})
}

// A tie is why a construct, by its place among the operations, stays: it depends on what one that stays depends on, or one that stays moves the data of
// a variable.
type tie struct {
	at    int
	moved string // "": a dependence
}

// movesData reports whether an operation moves data by itself, for all constructs after it.
func movesData(o *ir.Op) bool {
	return o.Is(omp.TargetEnterData) || o.Is(omp.TargetExitData) || o.Is(omp.TargetUpdate)
}

// variablesOf are the variables that a construct for a device maps, with their names, apart from scalars of which it has copies.
func variablesOf(o *ir.Op) map[any]string {
	if !isDeviceTask(o) && !o.Is(omp.TargetData) {
		return nil
	}
	out := map[any]string{}
	for _, i := range omp.SlotMap.Of(o).Items {
		if info := i.Value.Op(); info != nil && info.StringAttr("name") != "" && !(i.Implied && isScalar(info)) {
			out[origin(info.Operand(0))] = nameOf(info)
		}
	}
	return out
}

// errPartner is why a construct stays that has a tie of data. It is said once: the others have the same reason.
var errPartner = errors.New("a directive that stays moves")

// heldObjects are the global variables on which constructs that stay depend, and tasks of the host, in whichever function they are.
func heldObjects(p *plan, all []*ir.Op) map[any]bool {
	out := map[any]bool{}
	for _, o := range all {
		if o.Is(omp.Task) || isDeviceTask(o) && slices.Contains(p.Stay, o) {
			for _, k := range globalsOf(o) {
				out[k] = true
			}
		}
	}
	return out
}

// globalsOf are the global variables on which a construct depends.
func globalsOf(o *ir.Op) []any {
	keys, _ := dependsOn(o)
	return slices.DeleteFunc(keys, func(k any) bool {
		_, named := k.(ir.Attribute)
		return !named
	})
}

// operations are those of a module, in order.
func operations(module *ir.Op) (list []*ir.Op) {
	ir.Walk(module, func(o *ir.Op) bool {
		list = append(list, o)
		return true
	})
	return list
}

// hasTies reports whether constructs for a device in a module may stay because others do: they depend on something, or move data by themselves.
func hasTies(module *ir.Op) (found bool) {
	ir.Walk(module, func(o *ir.Op) bool {
		found = found || movesData(o) || isDeviceTask(o) && omp.SlotDepend.Of(o).Has()
		return !found
	})
	return found
}

// convert converts a module. Of its operations, all, those with ties stay.
func convert(module *ir.Op, by Choices, all []*ir.Op, left map[tie]bool) *plan {
	p := &plan{Choices: by, hold: map[*ir.Op]bool{}, partners: map[*ir.Op]string{}, dependences: map[*ir.Op]dependence{}, recipes: map[string]string{},
		queues: map[*ir.Op]queueing{}, Program: &outcome.Program{Module: module, For: by.For, Routines: map[string]outcome.Level{}}}
	for t := range left {
		if t.moved == "" {
			p.hold[all[t.at]] = true
		} else {
			p.partners[all[t.at]] = t.moved
		}
	}
	functions := functionsOf(module)
	devices := onDevice(functions)
	p.levels = levelsOf(functions)
	for _, f := range functions {
		if !devices[f] {
			p.tasks(f)
			p.host(f)
			p.taskwaits()
		}
	}
	stay := reached(functions, slices.DeleteFunc(slices.Clone(p.Stay), func(o *ir.Op) bool { return !o.Is(omp.Target) }))
	for _, f := range functions {
		if devices[f] {
			p.function(f, stay[f])
		}
	}
	return p
}

// host converts what is in an operation that the host executes.
func (p *plan) host(o *ir.Op) {
	for _, in := range inside(o) {
		l := omprows.Of(in)
		switch {
		case l == nil, omprows.IsPart(in):
		case in.Is(omp.Target):
			p.whole(in, (*job).compute)
			continue
		case in.Is(omp.TargetData):
			p.region(in)
			continue
		case in.Is(omp.TargetEnterData):
			p.whole(in, (*job).enter)
			continue
		case in.Is(omp.TargetExitData):
			p.whole(in, (*job).exit)
			continue
		case in.Is(omp.TargetUpdate):
			p.whole(in, (*job).update)
			continue
		case in.Is(omp.Taskwait):
			p.taskwait(in)
			continue
		default:
			p.stays(in)
		}
		p.host(in)
	}
}

// stays keeps a directive about the host, and a data region around it: compilers do not nest directives of the two languages.
func (p *plan) stays(o *ir.Op) {
	name := p.name(constructOf(o))
	p.Host = append(p.Host, o)
	p.remark(OnHost, o, "directives about the host stay: '%s'", name)
	if p.group != nil && p.group.err == nil {
		p.group.err = fmt.Errorf("'%s' in it stays, and compilers do not nest directives of the two languages", name)
	}
}

// inside are the operations right in the regions of an operation.
func inside(o *ir.Op) (list []*ir.Op) {
	for _, r := range o.Regions() {
		for _, b := range r.Blocks() {
			list = append(list, b.Ops()...)
		}
	}
	return list
}

// A job collects what is to be done for a construct; nothing is, if it cannot be converted as a whole.
type job struct {
	*plan
	op   *ir.Op
	acts []func()
}

func (j *job) do(f func()) { j.acts = append(j.acts, f) }

// whole converts a construct, or leaves it as it is.
func (p *plan) whole(o *ir.Op, convert func(*job) error) {
	j := &job{plan: p, op: o}
	before := len(p.Remarks)
	err := outside(o)
	if name, tied := p.partners[o]; err == nil && tied {
		err = fmt.Errorf("%w '%s', and so do all constructs with the same data: each language knows only the data that it has moved itself", errPartner, name)
	}
	if err == nil {
		err = convert(j)
	}
	switch {
	case err == nil && p.group != nil:
		p.group.jobs = append(p.group.jobs, j)
	case err == nil:
		j.run()
	case p.group != nil:
		if p.group.err == nil {
			p.group.err = fmt.Errorf("in '%s': %w", p.name(constructOf(o)), err)
			if o.Is(omp.TargetData) {
				p.group.err = err
			}
		}
	default:
		p.Remarks = p.Remarks[:before]
		p.leave(o, err)
	}
}

func (j *job) run() {
	for _, f := range j.acts {
		f()
	}
}

// outside refuses a construct that is inside of one that stays.
func outside(o *ir.Op) error {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if l := omprows.Of(p); l != nil && !p.Is(omp.TargetData) {
			return fmt.Errorf("it is in '%s', and compilers do not nest directives of the two languages", l.Directive.Name)
		}
	}
	return nil
}

// region converts target data and what is in it.
func (p *plan) region(o *ir.Op) {
	if p.group != nil {
		p.whole(o, (*job).dataRegion)
		p.host(o)
		return
	}
	g, before := &group{}, len(p.Remarks)
	p.group = g
	p.whole(o, (*job).dataRegion)
	p.host(o)
	p.group = nil
	if g.err != nil {
		p.Remarks = p.Remarks[:before]
		p.leave(o, g.err)
		return
	}
	for _, j := range g.jobs {
		j.run()
	}
}

// leave keeps a construct with all directives in it.
func (p *plan) leave(o *ir.Op, err error) {
	if partner := errors.Is(err, errPartner); !partner || !p.toldPartner {
		p.remark(Left, o, "'%s' stays: %s", p.name(constructOf(o)), err)
		p.toldPartner = p.toldPartner || partner
	}
	p.Stay = append(p.Stay, o)
	for _, c := range constructsIn(o) {
		ir.Walk(c, func(x *ir.Op) bool {
			if omprows.Of(x) != nil {
				p.Stay = append(p.Stay, x)
			}
			return true
		})
	}
}

func (p *plan) remark(r *diag.Rule, o *ir.Op, format string, args ...any) {
	if reason := fmt.Sprintf(format, args...); r == OnHost {
		p.RemarkOnce(r, o, reason)
	} else {
		p.Remark(r, o, nil, reason)
	}
}

// A construct is a directive of OpenMP: the operations of its leaves, outermost first.
type construct struct {
	ops    []*ir.Op
	leaves []*pragma.DirectiveDef
}

func constructOf(o *ir.Op) construct {
	c := construct{}
	for ; o != nil; o = omprows.NextLeaf(o) {
		c.ops, c.leaves = append(c.ops, o), append(c.leaves, omprows.Of(o).Directive)
		// The threads of distribute parallel for are around the loop of the teams.
		if n := len(c.ops); n > 1 && c.leaves[n-1] == ompdir.DirDistribute && c.leaves[n-2] == ompdir.DirParallel {
			c.ops[n-2], c.ops[n-1] = c.ops[n-1], c.ops[n-2]
			c.leaves[n-2], c.leaves[n-1] = c.leaves[n-1], c.leaves[n-2]
		}
	}
	return c
}

// name is that of the directive of a construct in the host language.
func (p *plan) name(c construct) string {
	var names []string
	for _, l := range c.leaves {
		names = append(names, l.NameIn(p.Fortran))
	}
	return strings.Join(names, " ")
}

// has is the operation of a leaf, or nil.
func (c construct) has(leaf *pragma.DirectiveDef) *ir.Op {
	for i, l := range c.leaves {
		if l == leaf {
			return c.ops[i]
		}
	}
	return nil
}

// from is the construct without its first leaves.
func (c construct) from(n int) construct { return construct{c.ops[n:], c.leaves[n:]} }

// innermost is the operation of the last leaf.
func (c construct) innermost() *ir.Op { return c.ops[len(c.ops)-1] }

// shares reports whether the construct is about a loop.
func (c construct) shares() bool { return len(c.leaves) > 0 && loopLeaves[c.leaves[len(c.leaves)-1]] }

var loopLeaves = map[*pragma.DirectiveDef]bool{ompdir.DirDistribute: true, ompdir.DirFor: true, ompdir.DirSimd: true, ompdir.DirLoop: true}

// constructsIn are the outermost constructs in an operation, apart from the leaves of its own directive.
func constructsIn(o *ir.Op) (list []*ir.Op) {
	for _, in := range inside(o) {
		if omprows.Of(in) != nil && !omprows.IsPart(in) || in.Attr(accc.Directive.Name) != nil {
			list = append(list, in)
			continue
		}
		list = append(list, constructsIn(in)...)
	}
	return list
}

// resolved is the variable outside of all regions that a value stands for.
func resolved(v *ir.Value) *ir.Value {
	for {
		o := omp.Original(v)
		if o == nil {
			return v
		}
		v = o
	}
}
