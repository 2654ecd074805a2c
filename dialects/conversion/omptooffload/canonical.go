package omptooffload

import (
	"accc/dialects/conversion/build"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// newCLI replaces a reference to a canonical loop: the loop, and what transforms it, are found by their uses of the
// reference. The operations are lowered in the order of the program, so that a transformation sees the loop it is about.
func (c *code) newCLI(o *ir.Op) {
	var loop *ir.Op
	for _, u := range o.Result(0).Users() {
		switch {
		case u.Is(omp.CanonicalLoop):
			loop = u
		case u.Is(omp.UnrollHeuristic):
			u.Erase() // whether a loop is unrolled is left to the back end
		}
	}
	if loop == nil {
		return // of a loop that a transformation results in
	}
	for _, u := range o.Result(0).Users() {
		if u.Is(omp.Tile) {
			c.tile(u)
			return
		}
	}
	c.canonical([]*ir.Op{loop}, nil)
	o.Erase()
}

// canonicalLoop replaces a loop that nothing refers to.
func (c *code) canonicalLoop(o *ir.Op) {
	if o.Get("cli") == nil {
		c.canonical([]*ir.Op{o}, nil)
	}
}

// tile cuts a nest of loops into tiles: loops over tiles are around those in a tile.
func (c *code) tile(o *ir.Op) {
	var loops []*ir.Op
	made := append(o.GetAll("generatees"), o.GetAll("applyees")...)
	for _, v := range o.GetAll("applyees") {
		var loop *ir.Op
		for _, u := range v.Users() {
			if u.Is(omp.CanonicalLoop) {
				loop = u
			}
		}
		if loop == nil || len(loops) > 0 && !wraps(loops[len(loops)-1], loop) {
			c.unsupported(o, "tile of loops that are not directly inside one another")
			return
		}
		loops = append(loops, loop)
	}
	for _, v := range o.GetAll("generatees") {
		for _, u := range v.Users() {
			switch {
			case u == o:
			case u.Is(omp.UnrollHeuristic):
				u.Erase()
			default:
				c.unsupported(u, directive(u)+" of a loop that is the result of tile")
				return
			}
		}
	}
	c.canonical(loops, o)
	o.Erase()
	for _, v := range made {
		if d := v.Op(); d != nil && d.Is(omp.NewCLI) && !v.HasUses() {
			d.Erase()
		}
	}
}

// wraps reports whether a loop holds nothing but another one.
func wraps(outer, inner *ir.Op) bool {
	r := outer.Region(0)
	return len(r.Blocks()) == 1 && r.Entry().First() == inner && inner.Next().IsTerminator()
}

// canonical makes one loop operation of a nest of canonical loops, with the tiles of tile.
func (c *code) canonical(loops []*ir.Op, tile *ir.Op) {
	outer, body := loops[0], loops[len(loops)-1]
	e := build.Before(outer)
	d := ir.NewDraft(offload.Loop)
	for i, l := range loops {
		n := l.Get("tripCount")
		d.Add("from", e.Constant(n.Type(), 0))
		d.Add("to", n)
		d.Add("step", e.Constant(n.Type(), 1))
		if tile == nil {
			continue
		}
		size := tile.GetAll("sizes")[i]
		if k, ok := ir.ConstantInt(size); ok {
			d.Add("tile", e.I64(max(k, 1)))
			continue
		}
		if def := size.Op(); def != nil && def.Parent() == outer.Parent() && outer.Before(def) {
			c.unsupported(tile, "a size of tile that is computed after the loop")
			return
		}
		d.Add("tile", e.Arith("maxsi", e.Cast(size, ir.I64()), e.I64(1)))
	}
	loop := d.Insert(e.Builder, outer.Loc)
	entry := body.Region(0).Entry()
	for i, l := range loops[:len(loops)-1] {
		v := entry.InsertArg(i, argsOf(l)[0].Type(), argsOf(l)[0].Loc())
		argsOf(l)[0].ReplaceAllUses(v)
	}
	loop.Region(0).Take(body.Region(0))
	yields(loop.Region(0))
	outer.Erase()
}
