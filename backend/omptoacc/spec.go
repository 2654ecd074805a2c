package omptoacc

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"accc/backend/quirks"
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/omp"
	"accc/ir"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
)

// A spec is an operation of OpenACC in the making.
type spec struct {
	def     *ir.OpDef
	entries []entry
	copies  []copied
	cond    *ir.Value
	// numbers are arguments that are values or, where these are nil, constants.
	gangs, workers, vector number
	static                 *number // of gang
	// Bare clauses.
	levels              []acc.Slot
	collapse            int64
	ifPresent, finalize bool
	queueing
	operands []operand
}

// An operand is a group of operands that operations of both languages have.
type operand struct {
	group  string
	values []*ir.Value
}

// A number is an argument: a value, or a constant that is not zero.
type number struct {
	value    *ir.Value
	constant int64
}

func (n number) none() bool { return n.value == nil && n.constant == 0 }

func (n number) at(b *ir.Builder) *ir.Value {
	if n.value != nil {
		return n.value
	}
	t := ir.I32()
	return b.Op(arith.Constant, ir.With{Types: []ir.Type{t}, Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Integer(t, n.constant)}}}).Result(0)
}

// An entry is a variable of a data clause.
type entry struct {
	clause *pragma.ClauseDef
	info   *ir.Op // the omp.map.info that names it
	// first: the first element of what a pointer points to.
	first bool
	// before is what is named in the user's text after the variable; nil: the order is that of the operations.
	before *ir.Op
	// text is what a directive has for it; "": the name of info.
	text string
}

// justBefore is the place before another one.
func justBefore(l ir.Location) ir.Location {
	if f := ir.File(l); f != nil {
		return &ir.FileLoc{File: f.File, Line: f.Line, Col: f.Col - 1}
	}
	return l
}

// firstElement names the first element of what a pointer of C points to.
func firstElement(b *ir.Builder, pointer *ir.Op) *ir.Op {
	number := func(n int64) *ir.Value {
		return b.Op(arith.Constant, ir.With{Types: []ir.Type{ir.Index()}, Attrs: []ir.NamedAttr{{Name: "value", Value: ir.Integer(ir.Index(), n)}}}).Result(0)
	}
	bounds := ir.NewDraft(omp.MapBoundsOp)
	for _, part := range []struct {
		group string
		n     int64
	}{{"lower_bound", 0}, {"upper_bound", 0}, {"extent", 1}, {"stride", 1}, {"start_idx", 0}} {
		bounds.Add(part.group, number(part.n))
	}
	bounds.Types = []ir.Type{omp.MapBounds()}
	d := ir.NewDraft(omp.MapInfo)
	d.Add("var_ptr", pointer.Operand(0))
	d.Add("bounds", bounds.Insert(b, pointer.Loc).Result(0))
	for _, name := range []string{"var_type", "map_type", "map_capture_type"} {
		d.Set(name, pointer.Attr(name))
	}
	d.Set("name", ir.String(nameOf(pointer)+"[0:1]"))
	d.Types = []ir.Type{pointer.Result(0).Type()}
	return d.Insert(b, pointer.Loc)
}

// A copied is a variable of which a construct has copies.
type copied struct {
	slot     acc.Slot
	value    *ir.Value
	operator acc.ReductionOperator
	loc      ir.Location
}

// make makes the operation.
func (p *plan) make(s *spec, b *ir.Builder, loc ir.Location) *ir.Op {
	d := ir.NewDraft(s.def)
	rows := accrows.Rows(accrows.LayoutOf(s.def).Directive)
	var vals []*ir.Value
	for _, e := range s.entries {
		row := accrows.Find(rows, e.clause)
		x := ir.NewDraft(row.Entry)
		if e.first {
			e.info = firstElement(b, e.info)
		}
		x.Add("var", e.info.Result(0))
		x.Set("name", ir.String(cmp.Or(e.text, e.info.StringAttr("name"))))
		x.Set(acc.AttrDataClause, row.Clause.Attr())
		// Clauses are in the order of their places, and a place that is not that of a word has no text of the user's.
		at := e.info.Loc
		switch {
		case e.before != nil:
			at = justBefore(e.before.Loc)
		case e.text != "":
			at = justBefore(at)
		}
		vals = append(vals, x.Insert(b, at).Result(0))
	}
	d.Add(acc.SlotData.Values, vals...)
	for _, c := range s.copies {
		var x *ir.Draft
		switch c.slot.Values {
		case acc.SlotPrivate.Values:
			x = ir.NewDraft(acc.Private)
		case acc.SlotFirstprivate.Values:
			x = ir.NewDraft(acc.Firstprivate)
		default:
			x = ir.NewDraft(acc.Reduction)
			x.Set("recipe", p.recipe(c.operator, c.value.Type()))
		}
		x.Add("var", c.value)
		d.Add(c.slot.Values, x.Insert(b, c.loc).Result(0))
	}
	put := func(slot acc.Slot, n number) {
		if !n.none() {
			slot.Put(d, acc.Held{Groups: []acc.Arguments{{Values: []*ir.Value{n.at(b)}}}})
		}
	}
	put(acc.SlotNumGangs, s.gangs)
	put(acc.SlotNumWorkers, s.workers)
	put(acc.SlotVectorLength, s.vector)
	if s.cond != nil {
		put(acc.SlotIf, number{value: s.cond})
	}
	bare := acc.Held{Bare: []acc.DeviceType{acc.DeviceNone}}
	for _, slot := range s.levels {
		if slot.Bare == acc.SlotGang.Bare && s.static != nil {
			slot.Put(d, acc.Held{Groups: []acc.Arguments{{Values: []*ir.Value{s.static.at(b)}, Kinds: []acc.GangArg{acc.GangStatic}}}})
			continue
		}
		slot.Put(d, bare)
	}
	if s.collapse > 0 {
		acc.SlotCollapse.Put(d, acc.Held{Groups: []acc.Arguments{{Constants: []ir.Attribute{ir.Integer(ir.I64(), s.collapse)}}}})
	}
	if s.ifPresent {
		acc.SlotIfPresent.Put(d, bare)
	}
	if s.finalize {
		acc.SlotFinalize.Put(d, bare)
	}
	s.queueing.put(d, s.def, b)
	for _, o := range s.operands {
		d.Add(o.group, o.values...)
	}
	return d.Insert(b, loc)
}

// unsectioned is the name of a variable without a section.
func unsectioned(info *ir.Op) string {
	name := nameOf(info)
	if base, section, _ := strings.Cut(name, "("); !strings.Contains(section, "%") {
		return base
	}
	return name
}

// recipe is the recipe of reductions of a type by an operator.
func (p *plan) recipe(o acc.ReductionOperator, t ir.Type) ir.Attribute {
	key := strconv.Itoa(int(o)) + ir.TypeString(t)
	if p.recipes[key] == "" {
		p.recipes[key] = "__accc_reduction_" + strconv.Itoa(len(p.recipes))
		d := ir.NewDraft(acc.ReductionRecipe)
		d.Set("sym_name", ir.String(p.recipes[key]))
		d.Set("type", ir.TypeValue(t))
		d.Set("reductionOperator", o.Attr())
		d.Insert(ir.Before(p.Module.Region(0).Entry().First()), ir.Unknown)
	}
	return ir.Symbol(p.recipes[key])
}

// around makes operations around one of OpenMP, the first of the list outermost.
func (p *plan) around(o *ir.Op, list ...*spec) {
	at := ir.Before(o)
	combined := len(list) > 1 && list[1].def == acc.Loop
	for i, s := range list {
		op := p.make(s, at, o.Loc)
		switch {
		case combined && i == 0:
			op.SetAttr("combined", ir.Unit())
		case combined && i == 1:
			op.SetAttr("combined", combinedWith[list[0].def].Attr())
		}
		at = ir.At(op.Region(0).AddBlock())
	}
	o.MoveToEnd(at.Block())
}

var combinedWith = map[*ir.OpDef]acc.Combined{acc.Parallel: acc.ParallelLoop, acc.Serial: acc.SerialLoop, acc.Kernels: acc.KernelsLoop}

// alone makes an operation before another one, or several that follow each other.
func (p *plan) alone(o *ir.Op, s *spec) (made []*ir.Op) {
	for _, part := range p.apart(s) {
		made = append(made, p.make(part, ir.Before(o), o.Loc))
	}
	return made
}

// after makes an operation whose directive comes after the statement of another one.
func (p *plan) after(o *ir.Op, s *spec) {
	for _, made := range p.alone(o, s) {
		made.SetAttr(accc.At.Name, ir.String("after"))
	}
}

// apart divides an operation that governs nothing where it has several sections of one variable: compilers take one in a directive.
func (p *plan) apart(s *spec) []*spec {
	if !p.Choices.For.Have(quirks.TwoSectionsInAcc) && !p.Choices.For.Have(quirks.TwoSectionsInAccFortran) {
		return []*spec{s}
	}
	list := []*spec{s}
	entries := s.entries
	for i, e := range entries {
		last := list[len(list)-1]
		if i == 0 {
			last.entries = nil
		} else if slices.ContainsFunc(last.entries, func(x entry) bool { return unsectioned(x.info) == unsectioned(e.info) }) {
			next := *s
			last, next.entries = &next, nil
			list = append(list, last)
		}
		last.entries = append(last.entries, e)
	}
	return list
}

// item is the variable of a clause that makes copies.
func item(slot acc.Slot, i omp.Item, loc ir.Location) copied {
	return copied{slot: slot, value: resolved(i.Value), loc: loc}
}
