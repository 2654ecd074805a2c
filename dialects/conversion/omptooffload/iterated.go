package omptooffload

import (
	"slices"

	"accc/dialects/arith"
	"accc/dialects/conversion/build"
	fn "accc/dialects/func"
	"accc/dialects/omp"
	"accc/ir"
)

// A clause with iterators maps a list of places (OpenMP 5.2 §3.2.6), which loops of the program fill in before the construct. The
// list holds records of what the pieces of these places are, so that the construct can go through them when it begins and
// again when it ends: 8 bytes each for the number of the piece, its values, and zeros for values that other pieces have.

// A mappedList is what is known of the records of a list: their size, and a piece for each number, whose values
// the records have.
type mappedList struct {
	bytes  int64
	pieces []piece
}

// values are those of a piece that differ from record to record, in their order there.
func (p *piece) values() []**ir.Value {
	list := []**ir.Value{&p.base, &p.bytes, &p.offset, &p.pointer}
	for i := range p.rows {
		list = append(list, &p.rows[i])
	}
	for i := range p.dims {
		list = append(list, &p.dims[i].Count, &p.dims[i].Stride)
	}
	return list
}

// isMapped reports whether a call adds a place that a construct maps to a list.
func isMapped(add *ir.Op) bool {
	info := add.Operand(1).Op()
	return info != nil && info.Is(omp.MapInfo)
}

// addMapped replaces the calls that add the places that a construct maps to a list, of which one is the first.
func (c *code) addMapped(first *ir.Op) {
	list := first.Operand(0)
	type store struct {
		number *ir.Value // made where the record is to be stored, while loops over what mappers map are being made
		p      piece
	}
	var stores []store
	var adds []*ir.Op
	for _, o := range first.Parent().Ops() { // one loop nest of the program fills a list in
		if o.Is(fn.Call) && o.NumOperands() == 2 && o.Operand(0) == list && isMapped(o) {
			adds = append(adds, o)
		}
	}
	known := &mappedList{}
	for _, add := range adds {
		m := &mover{code: c, o: add, directive: directive(add)}
		for _, x := range m.read([]*ir.Value{add.Operand(1)}, build.Before(add)) {
			m.each(add, x, func(at *ir.Op, p piece) *ir.Value {
				stores = append(stores, store{build.Before(at).I64(int64(len(stores))), p})
				known.bytes = max(known.bytes, int64(len(p.values())+1)*8)
				return nil
			})
		}
	}
	for _, s := range stores {
		e := build.Before(s.number.Op().Next())
		e.Loc = s.p.info.Loc
		n, at := e.Load(ir.I64(), list), e.Offset(list, e.I64(8))
		more := e.Add(n, e.I64(1))
		room := c.library(e, "realloc", []ir.Type{build.Ptr()}, e.Load(build.Ptr(), at), e.Mul(more, e.I64(known.bytes)))
		record := e.Offset(room, e.Mul(n, e.I64(known.bytes)))
		e.Store(s.number, record)
		for i, v := range s.p.values() {
			if *v != nil {
				e.Store(*v, e.Offset(record, e.I64(int64(i+1)*8)))
			}
		}
		e.Store(room, at)
		e.Store(more, list)
		known.pieces = append(known.pieces, s.p)
	}
	for _, add := range adds {
		add.Erase()
	}
	c.mapped[list] = known
}

// recorded calls do for the pieces of a list of places, before at.
func (m *mover) recorded(at *ir.Op, x *mapping, do func(at *ir.Op, p piece) *ir.Value) {
	list := m.mapped[x.base]
	e := build.Before(at)
	e.Loc = x.info.Loc
	body := loop(e, e.I64(0), e.Load(ir.I64(), x.base))
	entry := body.Region(0).Entry()
	in := build.Before(entry.Last())
	in.Loc = x.info.Loc
	record := in.Offset(in.Load(build.Ptr(), in.Offset(x.base, in.I64(8))), in.Mul(entry.Arg(0), in.I64(list.bytes)))
	number := in.Load(ir.I64(), record)
	for i, p := range list.pieces {
		one := func(at *ir.Op) {
			in := build.Before(at)
			in.Loc = x.info.Loc
			p.rows, p.dims = slices.Clone(p.rows), slices.Clone(p.dims)
			for k, v := range p.values() {
				if *v != nil {
					*v = in.Load((*v).Type(), in.Offset(record, in.I64(int64(k+1)*8)))
				}
			}
			do(at, p)
		}
		end := body.Region(0).Blocks()[len(body.Region(0).Blocks())-1].Last()
		if len(list.pieces) == 1 {
			one(end)
			continue
		}
		e := build.Before(end)
		e.Loc = x.info.Loc
		m.when(end, e.Cmp(arith.EQ, number, e.I64(int64(i))), one)
	}
}

// iterated is the mapping of a list of places; nil: an operation maps no list.
func (m *mover) iterated(info *ir.Op) *mapping {
	list := info.Get("var_ptr")
	if m.mapped[list] == nil {
		return nil
	}
	return &mapping{info: info, base: list, iterated: true}
}

// freeMapped frees the lists of a construct, before at.
func (m *mover) freeMapped(at *ir.Op) {
	for _, x := range m.list {
		if x.iterated {
			m.freeLists(at, []*ir.Value{x.base})
		}
	}
}
