package llvmacc

import (
	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/scf"
	"accc/ir"
)

// nsw says that a sum does not overflow.
var nsw = []ir.NamedAttr{{Name: "overflowFlags", Value: arith.OverflowEnum.Attr(1)}}

// sequential: one thread of the host executes a loop construct, one iteration after the other. One that holds loops of
// another dialect is what it holds.
func sequential(o *ir.Op, rw *ir.Rewriter) bool {
	counters := ir.CountersOf(o)
	whole := len(o.Region(0).Blocks()) == 1
	switch {
	case o.NumResults() > 0 || len(counters) == 0 && len(o.Region(0).Entry().Args()) > 0:
		return false
	case len(counters) == 0 && whole:
		return unwrap(o, rw)
	case len(counters) == 0:
		execute(o, rw)
		rw.Erase(o)
		return true
	}
	at := *rw
	inner := make([]*ir.Value, len(counters))
	for i, c := range counters {
		var f *ir.Op
		f, counters[i] = counted(&at, c)
		inner[i] = f.Region(0).Entry().Arg(0)
		at.SetBefore(f.Region(0).Entry().First())
	}
	for i, c := range counters {
		if c.Step != nil {
			inner[i] = calculate(&at, arith.AddI, nsw, calculate(&at, arith.MulI, nsw, inner[i], c.Step), c.Lower)
		}
		rw.ReplaceAllUses(c.Var, cast(&at, inner[i], c.Var.Type()))
	}
	if !whole {
		execute(o, &at)
		rw.Erase(o)
		return true
	}
	b := o.Region(0).Entry()
	rw.Erase(b.Terminator())
	for in := b.First(); in != nil; in = b.First() {
		at.Insert(detached(in))
		rw.Modified(in)
	}
	rw.Erase(o)
	return true
}

// detached takes an operation out of its block.
func detached(o *ir.Op) *ir.Op {
	o.Remove()
	return o
}

// counted makes the loop of one counter, without a body. The loop goes up, as scf.for does: where the step may be negative,
// it counts iterations, and the counter that is returned has the beginning and the step of the values, else none.
func counted(rw *ir.Rewriter, c ir.Counter) (*ir.Op, ir.Counter) {
	b := &rw.Builder
	lower, upper := cast(rw, c.Lower, ir.Index()), cast(rw, c.Upper, ir.Index())
	var step *ir.Value
	values := ir.Counter{Var: c.Var}
	if n, ok := ir.ConstantInt(c.Step); ok && n >= 0 {
		if c.Inclusive {
			upper = calculate(rw, arith.AddI, nsw, upper, arith.Int(b, ir.Index(), 1))
		}
		step = cast(rw, c.Step, ir.Index())
	} else {
		values.Lower, values.Step = lower, cast(rw, c.Step, ir.Index())
		upper = calculate(rw, arith.SubI, nsw, upper, lower)
		if c.Inclusive {
			upper = calculate(rw, arith.DivSI, nil, calculate(rw, arith.AddI, nsw, upper, values.Step), values.Step)
		} else {
			upper = calculate(rw, arith.CeilDivSI, nil, upper, values.Step)
		}
		lower, step = arith.Int(b, ir.Index(), 0), arith.Int(b, ir.Index(), 1)
	}
	f := rw.Op(scf.For, ir.With{Groups: [][]*ir.Value{{lower}, {upper}, {step}, nil}, Types: []ir.Type{}})
	end := ir.At(f.Region(0).AddBlock(ir.Index()))
	end.Loc = f.Loc
	end.Op(scf.Yield, ir.With{})
	return f, values
}

// execute makes an operation that executes the blocks of a construct, at the rewriter's position.
func execute(o *ir.Op, rw *ir.Rewriter) {
	x := rw.Op(scf.ExecuteRegion, ir.With{Types: []ir.Type{}})
	x.Region(0).Take(o.Region(0))
	for _, b := range x.Region(0).Blocks() {
		if t := b.Last(); t != nil && (t.Is(acc.Yield) || t.Is(acc.Terminator)) {
			end := ir.Before(t)
			rw.Erase(t)
			end.SetEnd(b)
			end.Op(scf.Yield, ir.With{})
		}
	}
}
