package emit

import (
	"cmp"
	"slices"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/ir"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// combined are the directives of a compute construct and a loop together.
var combined = map[*pragma.DirectiveDef]*pragma.DirectiveDef{
	accdir.DirParallel: accdir.DirParallelLoop,
	accdir.DirSerial:   accdir.DirSerialLoop,
	accdir.DirKernels:  accdir.DirKernelsLoop,
}

// atomics are the kinds of the atomic operations.
var atomics = map[string]string{
	"acc.atomic.read": "read", "acc.atomic.write": "write", "acc.atomic.update": "update", "acc.atomic.capture": "capture",
}

// newDirective begins a directive of an operation.
func (g *accReader) newDirective(def *pragma.DirectiveDef, op *ir.Op, at *ir.FileLoc) *Directive {
	d := &Directive{Directive: &pragma.Directive{Def: def, Atomic: atomics[op.Name()]}, Op: op, Loc: at}
	if g.p.ordered() {
		d.places = map[*pragma.Clause]*ir.FileLoc{}
	}
	return d
}

// An accReader reads the directives of OpenACC.
type accReader struct {
	*generator
	// declares are the declare directives by place: each variable of one is an operation of its own.
	declares map[ir.FileLoc]*Directive
}

func (g *accReader) directives(op *ir.Op) ([]*Directive, error) {
	l := accrows.LayoutOf(op.Def())
	switch {
	case l == nil:
		return nil, nil
	case l.Directive == accdir.DirDeclare && len(parts(op)) > 1:
		var list []*Directive
		for _, at := range parts(op) {
			d, err := g.part(op, l, at)
			if err != nil {
				return list, err
			}
			list = append(list, d)
		}
		return list, nil
	case g.wanted(op):
		d, err := g.directive(op, l)
		if err != nil {
			return nil, err
		}
		if l.Directive == accdir.DirDeclare && d.Loc != nil {
			g.declares[*d.Loc] = d
		}
		return []*Directive{d}, nil
	case l.Directive == accdir.DirDeclare:
		return nil, g.more(op, l)
	}
	return nil, nil
}

// parts are the places of the directives that became one operation together: declare in a specification part of Fortran.
func parts(op *ir.Op) (list []*ir.FileLoc) {
	f, ok := op.Loc.(*ir.FusedLoc)
	if !ok {
		return nil
	}
	for _, c := range f.Locs {
		if l, ok := c.(*ir.FileLoc); ok {
			list = append(list, l)
		}
	}
	return list
}

// part is the directive at one of an operation's places, with the variables named there.
func (g *accReader) part(op *ir.Op, l *accrows.Layout, at *ir.FileLoc) (*Directive, error) {
	d := g.newDirective(l.Directive, op, at)
	if err := g.read(d, op, l, at); err != nil {
		return nil, err
	}
	order(d)
	return d, nil
}

// within reports whether a place is inside of another.
func within(in, at *ir.FileLoc) bool {
	before := func(l1, c1, l2, c2 int) bool { return l1 < l2 || l1 == l2 && c1 <= c2 }
	return in != nil && in.File == at.File && before(at.Line, at.Col, in.Line, in.Col) && before(in.Line, in.Col, at.EndLine, at.EndCol)
}

// more adds the variables of op to the declare directive at the same place.
func (g *accReader) more(op *ir.Op, l *accrows.Layout) error {
	first := g.declares[*ir.File(op.Loc)]
	if first == nil {
		return nil // reported
	}
	d, err := g.directive(op, l)
	if err != nil {
		return err
	}
	for _, c := range d.Clauses {
		if n := len(first.Clauses); n > 0 && sameClause(first.Clauses[n-1], c) {
			first.Clauses[n-1].Args = append(first.Clauses[n-1].Args, c.Args...)
		} else {
			first.Clauses = append(first.Clauses, c)
		}
	}
	dropRepeated(first.Directive)
	return nil
}

// wanted reports whether op stands for a directive of its own.
func (g *accReader) wanted(op *ir.Op) bool {
	switch op.Name() {
	case "acc.loop":
		if op.Attr("combined") != nil || op.Attr(accc.Bare.Name) != nil {
			return false // written with the compute construct around it, or not by the user at all
		}
	case "acc.routine":
		if op.BoolAttr("implicit") {
			return false
		}
	case "acc.atomic.read", "acc.atomic.write", "acc.atomic.update":
		if p := op.ParentOp(); p != nil && p.Name() == "acc.atomic.capture" {
			return false
		}
	}
	return g.first(op) // declare and routine become several
}

func (g *accReader) directive(op *ir.Op, l *accrows.Layout) (*Directive, error) {
	d := g.newDirective(l.Directive, op, ir.File(op.Loc))
	x := &reader{p: g.p, implicit: g.opts.Implicit, unsayable: g.opts.Unsayable, dir: d.Directive, places: d.places}
	if err := x.read(op, l); err != nil {
		return nil, err
	}
	if c, ok := combined[l.Directive]; ok && op.BoolAttr("combined") {
		if loop := combinedLoop(op); loop != nil {
			d.Def = c
			if err := x.read(loop, accrows.LayoutOf(acc.Loop)); err != nil {
				return nil, err
			}
		}
	}
	x.finish()
	if d.Def != l.Directive {
		dropRepeated(d.Directive)
	}
	order(d)
	return d, nil
}

// read fills a directive from an operation; only the variables named at a place count, if one is given.
func (g *accReader) read(d *Directive, op *ir.Op, l *accrows.Layout, at *ir.FileLoc) error {
	x := &reader{p: g.p, implicit: g.opts.Implicit, unsayable: g.opts.Unsayable, dir: d.Directive, at: at, places: d.places}
	if err := x.read(op, l); err != nil {
		return err
	}
	x.finish()
	return nil
}

// ranks order clauses as people write them: how work is shared, what moves, what is private, then
// when and whether. What is not listed counts as data.
var ranks = map[*pragma.ClauseDef]int{
	accdir.ClauseSeq: 0, accdir.ClauseIndependent: 0, accdir.ClauseAuto: 0,
	accdir.ClauseGang: 1, accdir.ClauseWorker: 1, accdir.ClauseVector: 1,
	accdir.ClauseCollapse: 2, accdir.ClauseTile: 2,
	accdir.ClauseNumGangs: 3, accdir.ClauseNumWorkers: 3, accdir.ClauseVectorLength: 3,
	accdir.ClauseDefault: 4, // 5: data
	accdir.ClausePrivate: 6, accdir.ClauseFirstprivate: 6, accdir.ClauseReduction: 7,
	accdir.ClauseAsync: 8, accdir.ClauseWait: 8, accdir.ClauseFinalize: 9, accdir.ClauseIfPresent: 9,
	accdir.ClauseIf: 10,
}

const dataRank = 5

func rank(d *pragma.DirectiveDef, c *pragma.ClauseDef) int {
	if c == accdir.ClauseSelf && d != accdir.DirUpdate {
		return ranks[accdir.ClauseIf] + 1
	}
	if r, ok := ranks[c]; ok {
		return r
	}
	return dataRank
}

// order sorts the clauses of the default group; a device_type clause and what follows it stay at the end.
func order(d *Directive) {
	end := slices.IndexFunc(d.Clauses, func(c *pragma.Clause) bool { return c.Def == accdir.ClauseDeviceType })
	if end < 0 || d.Def == accdir.DirSet || d.Def == accdir.DirInit || d.Def == accdir.DirShutdown {
		end = len(d.Clauses)
	}
	if d.places != nil {
		d.Clauses = append(inOrder(d, d.Clauses[:end]), d.Clauses[end:]...)
		return
	}
	slices.SortStableFunc(d.Clauses[:end], func(a, b *pragma.Clause) int { return rank(d.Def, a.Def) - rank(d.Def, b.Def) })
}

// inOrder sorts clauses where the order of those with variables is that of their operations: they stay as the user wrote
// them, and neighbours of one kind become one clause.
func inOrder(d *Directive, list []*pragma.Clause) []*pragma.Clause {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b *pragma.Clause) int {
		p, q := d.places[a], d.places[b]
		switch {
		case p != nil && q != nil:
			return cmp.Or(p.Line-q.Line, p.Col-q.Col)
		case p != nil:
			return dataRank - rank(d.Def, b.Def)
		case q != nil:
			return rank(d.Def, a.Def) - dataRank
		}
		return rank(d.Def, a.Def) - rank(d.Def, b.Def)
	})
	var out []*pragma.Clause
	for _, c := range list {
		if n := len(out); n > 0 && d.places[c] != nil && sameClause(out[n-1], c) {
			out[n-1].Args = append(out[n-1].Args, c.Args...)
			continue
		}
		out = append(out, c)
	}
	return out
}

// combinedLoop is the loop written in one directive with the compute construct op.
func combinedLoop(op *ir.Op) *ir.Op {
	var found *ir.Op
	ir.Walk(op, func(in *ir.Op) bool {
		if found == nil && in.Name() == "acc.loop" && in.Attr("combined") != nil {
			found = in
		}
		return found == nil
	})
	return found
}

// dropRepeated removes variables that both parts of a combined construct carry.
func dropRepeated(d *pragma.Directive) {
	type key struct {
		def  *pragma.ClauseDef
		text string
	}
	seen := map[key]bool{}
	var kept []*pragma.Clause
	for _, c := range d.Clauses {
		var args []*pragma.Arg
		for _, a := range c.Args {
			if a.Kind == pragma.ArgVar {
				k := key{c.Def, a.Var.Text()}
				if seen[k] {
					continue
				}
				seen[k] = true
			}
			args = append(args, a)
		}
		if len(c.Args) > 0 && len(args) == 0 {
			continue
		}
		c.Args = args
		kept = append(kept, c)
	}
	d.Clauses = kept
}
