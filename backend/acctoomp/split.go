package acctoomp

import (
	"slices"

	"accc/backend/translate/outcome"
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/conversion/reduce"
	"accc/dialects/conversion/scalar"
	"accc/dialects/llvm"
	"accc/ir"
)

// Prepare takes kernels constructs apart. One around several loop nests becomes a data construct with a construct for
// each
// nest and for the statements between them; one around a single loop nest becomes the combined construct. A kernels
// construct
// whose statements share more than memory stays whole.
//
// Loops that are left to analysis are analysed before that.
//
// The constructs are still operations of acc, so that the later steps see constructs as if the program had them.
func Prepare(module *ir.Op, t outcome.Target) {
	reduce.Find(module)
	analyse(module)
	if t == outcome.Multicore {
		reduce.Run(module)
		return // loops start threads by themselves
	}
	var list []*ir.Op
	ir.Walk(module, func(o *ir.Op) bool {
		if o.Is(acc.Kernels) && !o.BoolAttr("combined") && o.Attr(accc.Piece.Name) == nil {
			list = append(list, o)
		}
		return true
	})
	for _, o := range list {
		if s := takeApart(o); s != nil {
			s.apply()
		}
	}
}

// A splitting is how a kernels construct is taken apart.
type splitting struct {
	kernels *ir.Op
	// setup are the operations that every piece starts with: variables of the region.
	setup  []*ir.Op
	pieces []*segment
}

// A segment is one piece: operations that follow one another, of which the last is a loop, or of which none is.
type segment struct {
	ops  []*ir.Op
	loop *ir.Op
}

// takeApart finds the pieces of a kernels construct; nil where it has to stay whole.
func takeApart(o *ir.Op) *splitting {
	if len(o.Region(0).Blocks()) != 1 {
		return nil
	}
	if cond := acc.SlotIf.Operand(o); cond != nil && !stable(cond, o) {
		return nil
	}
	s := &splitting{kernels: o}
	var open []*ir.Op
	last := -1 // of open: the last one that does something
	for _, x := range o.Region(0).Entry().Ops() {
		switch {
		case x.IsTerminator():
		case s.isSetup(x):
			s.setup = append(s.setup, x)
		case x.Attr(accc.Final.Name) != nil && last < 0 && len(s.pieces) > 0 && s.pieces[len(s.pieces)-1].loop != nil:
			p := s.pieces[len(s.pieces)-1]
			p.ops, open = append(append(p.ops, open...), x), nil
		case x.Is(acc.Loop) && (x.Attr(accc.Bare.Name) == nil || acc.SlotIndependent.Given(acc.Any, x)):
			if last >= 0 {
				s.pieces = append(s.pieces, &segment{ops: slices.Clone(open[:last+1])})
			}
			s.pieces = append(s.pieces, &segment{ops: append(slices.Clone(open[last+1:]), x), loop: x})
			open, last = nil, -1
		default:
			open = append(open, x)
			if !isPure(x) {
				last = len(open) - 1
			}
		}
	}
	if last >= 0 {
		s.pieces = append(s.pieces, &segment{ops: open})
	} else if n := len(s.pieces); n > 0 {
		s.pieces[n-1].ops = append(s.pieces[n-1].ops, open...) // values that nothing uses
	}
	loops := 0
	for _, p := range s.pieces {
		if p.loop != nil {
			loops++
		}
	}
	onHost := acc.SlotSelf.Operand(o) != nil || acc.SlotSelf.Alone(o)
	if loops == 0 || onHost && len(s.pieces) > 1 || !s.apart() { // data constructs have no self
		return nil
	}
	return s
}

// isSetup reports whether an operation makes a variable of the region or assigns the address of data to it.
func (s *splitting) isSetup(x *ir.Op) bool {
	if views[x.Name()] {
		return !slices.ContainsFunc(x.Operands(), func(v *ir.Value) bool {
			d := v.Op()
			return d != nil && d.ParentOp() == s.kernels && !slices.Contains(s.setup, d)
		})
	}
	if x.Is(llvm.Alloca) || x.NumOperands() == 0 && x.NumRegions() == 0 && isPure(x) {
		return true
	}
	return namesData(x) && slices.Contains(s.setup, x.Operand(1).Op())
}

// views are operations by which a region in Fortran begins: what its variables are.
var views = map[string]bool{"fir.dummy_scope": true, "fir.declare": true, "fir.box_addr": true, "fir.shape": true, "fir.shape_shift": true, "fir.rebox": true}

// reads are operations of Fortran that compute a value or an address.
var reads = map[string]bool{"fir.load": true, "fir.convert": true, "fir.array_coor": true, "fir.coordinate_of": true, "fir.embox": true,
	"fir.box_dims": true, "fir.no_reassoc": true, "fir.address_of": true, "fir.slice": true}

// isPure reports whether an operation does nothing but compute a value, or names data for a construct.
func isPure(x *ir.Op) bool {
	if isEntry(x) || x.Is(acc.Bounds) || x.Is(llvm.Load) || views[x.Name()] || reads[x.Name()] {
		return true
	}
	if x.NumRegions() > 0 {
		return false
	}
	switch x.Def().Dialect.Name {
	case "arith", "math":
		return true
	}
	switch x.Name() {
	case "llvm.getelementptr", "llvm.mlir.addressof", "llvm.mlir.constant", "llvm.mlir.zero":
		return true
	}
	return false
}

// apart reports whether the pieces share nothing but memory that is there around the construct.
func (s *splitting) apart() bool {
	at := map[*ir.Op]int{}
	for i, p := range s.pieces {
		for _, x := range p.ops {
			at[x] = i
		}
	}
	pieceOf := func(x *ir.Op) int {
		for x != nil && x.ParentOp() != s.kernels {
			x = x.ParentOp()
		}
		if i, ok := at[x]; ok {
			return i
		}
		return -1
	}
	for _, x := range s.setup {
		if !x.Is(llvm.Alloca) || s.holdsAddress(x) {
			continue
		}
		home := -1
		for u := x.Result(0).FirstUse(); u != nil; u = u.Next() {
			w := u.Owner()
			if w.ParentOp() == s.kernels && w.Is(llvm.Store) && u.Index() == 1 {
				return false // it starts with a value
			}
			i := pieceOf(w)
			if w.Is(acc.Private) && s.pieces[i].loop != nil {
				continue // a copy for each thread: nothing is shared
			}
			if home >= 0 && home != i {
				return false
			}
			home = i
		}
	}
	for i, p := range s.pieces {
		for _, x := range p.ops {
			for _, r := range x.Results() {
				for u := r.FirstUse(); u != nil; u = u.Next() {
					if pieceOf(u.Owner()) != i {
						return false
					}
				}
			}
		}
	}
	return true
}

// holdsAddress reports whether a variable of the region is the region's copy of a pointer.
func (s *splitting) holdsAddress(x *ir.Op) bool {
	found := false
	for u := x.Result(0).FirstUse(); u != nil; u = u.Next() {
		if w := u.Owner(); w.Is(llvm.Store) && u.Index() == 1 {
			if !slices.Contains(s.setup, w) {
				return false // the pointer moves
			}
			found = true
		}
	}
	return found
}

var (
	sharedSlots = []acc.Slot{acc.SlotIf, acc.SlotAsync}
	sizeSlots   = []acc.Slot{acc.SlotNumGangs, acc.SlotNumWorkers, acc.SlotVectorLength}
)

// like begins an operation that has some of the clauses of another.
func like(def *ir.OpDef, o *ir.Op, slots ...acc.Slot) *ir.Draft {
	s := ir.NewDraft(def)
	for _, slot := range slots {
		slot.Put(s, slot.Of(o))
	}
	return s
}

func (s *splitting) apply() {
	k := s.kernels
	at := ir.Before(k)
	if len(s.pieces) == 1 {
		c := like(acc.Kernels, k, slices.Concat(sharedSlots, sizeSlots, []acc.Slot{acc.SlotWait, acc.SlotSelf, acc.SlotData, acc.SlotFirstprivate, acc.SlotDefault})...)
		c.Set("combined", ir.Unit())
		loop := s.pieces[0].loop
		made := c.Insert(at, loop.Loc)
		made.Region(0).Take(k.Region(0))
		loop.SetAttr("combined", acc.KernelsLoop.Attr())
		k.Erase()
		return
	}
	data := like(acc.Data, k, slices.Concat(sharedSlots, []acc.Slot{acc.SlotWait})...)
	entries := entriesOf(k)
	written := map[*ir.Op]bool{}
	for _, e := range entries {
		switch kind := acc.ClauseOf(e); {
		case kind == acc.ClauseDeviceptr || (kind == acc.ClauseNoCreate || kind == acc.ClausePresent) && e.BoolAttr("implicit"):
		case scalar.Is(e) && e.BoolAttr("implicit"):
			if written[e] = scalar.NeedOf(e.Result(0), k) != scalar.None; written[e] {
				data.Add(acc.SlotData.Values, e.Result(0))
			}
		default:
			data.Add(acc.SlotData.Values, e.Result(0))
		}
	}
	data.Set(accc.Piece.Name, ir.Unit())
	made := data.Insert(at, k.Loc)
	in := ir.Before(ir.NewDraft(acc.Terminator).Insert(ir.At(made.Region(0).AddBlock()), k.Loc))
	for _, p := range s.pieces {
		s.piece(p, in, entries, written)
	}
	for _, e := range entriesOf(made) {
		e.SetAttr("implicit", nil) // what the rules decided for the whole is for the data construct to do
	}
	k.Erase()
}

// piece makes the construct for one piece.
func (s *splitting) piece(p *segment, in *ir.Builder, entries []*ir.Op, written map[*ir.Op]bool) {
	k := s.kernels
	c := like(acc.Kernels, k, slices.Concat(sharedSlots, sizeSlots)...)
	loc := p.ops[0].Loc
	if p.loop != nil {
		loc = p.loop.Loc
		c.Set("combined", ir.Unit())
		p.loop.SetAttr("combined", acc.KernelsLoop.Attr())
	}
	own := map[*ir.Op]*ir.Op{}
	within := func(x *ir.Op) bool {
		for x != nil && x.ParentOp() != k {
			x = x.ParentOp()
		}
		return slices.Contains(p.ops, x)
	}
	setup := s.used(p, within)
	isUsed := func(e *ir.Op) bool {
		return slices.ContainsFunc(e.Result(0).Users(), func(o *ir.Op) bool { return within(o) || slices.Contains(setup, o) })
	}
	for _, e := range entries {
		if isUsed(e) {
			own[e] = s.entry(e, in, written[e])
			c.Add(acc.SlotData.Values, own[e].Result(0))
		}
	}
	for _, v := range acc.SlotFirstprivate.Operands(k) {
		if e := v.Op(); isUsed(e) {
			own[e] = e.Clone(ir.NewMapping())
			in.Insert(own[e])
			c.Add(acc.SlotFirstprivate.Values, own[e].Result(0))
		}
	}
	made := c.Insert(in, loc)
	if p.loop == nil {
		made.SetAttr(accc.Piece.Name, ir.Unit())
	}
	body := ir.Before(ir.NewDraft(acc.Terminator).Insert(ir.At(made.Region(0).AddBlock()), k.Loc))
	m := ir.NewMapping()
	for e, n := range own {
		m.Values[e.Result(0)] = n.Result(0)
	}
	for _, x := range setup {
		body.Insert(x.Clone(m))
	}
	for _, x := range p.ops {
		x.Remove()
		body.Insert(x)
	}
	for from, to := range m.Values {
		from.ReplaceUsesIf(to, func(u *ir.Operand) bool {
			o := u.Owner()
			return made.IsAncestorOf(o) && o != made
		})
	}
}

// used are the operations of the setup that a piece needs.
func (s *splitting) used(p *segment, within func(*ir.Op) bool) []*ir.Op {
	needed := map[*ir.Op]bool{}
	var need func(x *ir.Op)
	need = func(x *ir.Op) {
		if needed[x] {
			return
		}
		needed[x] = true
		for _, v := range x.Operands() {
			if d := v.Op(); d != nil && slices.Contains(s.setup, d) {
				need(d)
			}
		}
		for _, r := range x.Results() {
			for _, u := range r.Users() {
				if slices.Contains(s.setup, u) && u.NumResults() == 0 {
					need(u) // what sets the variable
				}
			}
		}
	}
	for _, x := range s.setup {
		for _, r := range x.Results() {
			for u := r.FirstUse(); u != nil; u = u.Next() {
				if within(u.Owner()) {
					need(x)
				}
			}
		}
	}
	return slices.DeleteFunc(slices.Clone(s.setup), func(x *ir.Op) bool { return !needed[x] })
}

// entry is the data operation of a part for one of the construct: the data is present already, except scalars that
// nothing changes, which are passed as values.
func (s *splitting) entry(e *ir.Op, in *ir.Builder, written bool) *ir.Op {
	kind := acc.ClauseOf(e)
	if kind == acc.ClauseDeviceptr || kind == acc.ClauseNoCreate && e.BoolAttr("implicit") || scalar.Is(e) && e.BoolAttr("implicit") && !written {
		n := e.Clone(ir.NewMapping())
		in.Insert(n)
		return n
	}
	n := ir.NewDraft(acc.Present)
	for _, group := range []string{"var", "bounds"} {
		n.Add(group, e.GetAll(group)...)
	}
	for _, name := range []string{"varType", "name"} {
		n.Set(name, e.Attr(name))
	}
	n.Set("implicit", ir.Bool(true))
	n.Set(acc.AttrDataClause, acc.ClausePresent.Attr())
	n.Types = []ir.Type{e.Result(0).Type()}
	return n.Insert(in, e.Loc)
}
