package offload

import (
	"slices"

	"accc/ir"
)

func verifyRange(o *ir.Op) error {
	if len(o.GetAll("counts")) != len(o.GetAll("strides")) {
		return o.Errorf("expected as many strides as counts, found %d and %d",
			len(o.GetAll("strides")), len(o.GetAll("counts")))
	}
	if n := len(o.GetAll("rows")); n != 0 && n != 3 {
		return o.Errorf("expected three numbers of rows: how many pointers, and the offset and the bytes in each row; "+
			"found %d", n)
	}
	return nil
}

// maxDims is how many dimensions groups may have.
const maxDims = 3

func verifyLaunch(o *ir.Op) error {
	n := len(o.GetAll("groups"))
	if n < 1 || n > maxDims {
		return o.Errorf("expected one to three dimensions of groups, found %d", n)
	}
	args := o.Region(0).Entry().Args()
	if len(args) != 2*n {
		return o.Errorf("expected two arguments of the region for each dimension of groups, the rank and how many "+
			"there are; found %d", len(args))
	}
	for _, a := range args {
		if a.Type() != ir.I32() {
			return o.Errorf("expected arguments of the region of type i32, found %s", ir.TypeString(a.Type()))
		}
	}
	return nil
}

func verifyLoop(o *ir.Op) error {
	from, to, step := o.GetAll("from"), o.GetAll("to"), o.GetAll("step")
	if len(from) == 0 || len(to) != len(from) || len(step) != len(from) {
		return o.Errorf("expected the bounds and steps of at least one loop, found %d from, %d to and %d step",
			len(from), len(to), len(step))
	}
	args := o.Region(0).Entry().Args()
	if len(args) != len(from) && len(args) != len(from)+1 {
		return o.Errorf("expected one argument of the region for each loop, found %d for %d", len(args), len(from))
	}
	if len(args) > len(from) && args[len(from)].Type() != ir.I64() {
		return o.Errorf("expected the number of the iteration of type i64, found %s", ir.TypeString(args[len(from)].Type()))
	}
	for i, v := range from {
		if step[i].Type() != v.Type() || args[i].Type() != v.Type() {
			return o.Errorf("expected one type for the first value, the step and the variable of a loop")
		}
	}
	if len(o.GetAll("rank")) != len(o.GetAll("size")) {
		return o.Errorf("expected a number for each rank, found %d for %d", len(o.GetAll("size")), len(o.GetAll("rank")))
	}
	if o.Get("chunk") != nil && len(o.GetAll("rank")) == 0 {
		return o.Errorf("has a chunk, but is not shared")
	}
	if (o.Get("first") == nil) != (o.Get("end") == nil) || o.Get("first") != nil && len(o.GetAll("rank")) > 0 {
		return o.Errorf("expected a part of two numbers, and no share of it")
	}
	if n := len(o.GetAll("tile")); n != 0 && n != len(from) {
		return o.Errorf("expected a tile size for each loop, found %d for %d", n, len(from))
	}
	for _, name := range []string{"inclusive", "unsigned"} {
		if a, ok := o.Attr(name).(*ir.DenseArrayAttr); ok && len(a.Values) != len(from) {
			return o.Errorf("expected an element of '%s' for each loop, found %d for %d", name, len(a.Values), len(from))
		}
	}
	return nil
}

func verifyFork(o *ir.Op) error {
	if args := o.Region(0).Entry().Args(); len(args) != 2 || args[0].Type() != ir.I32() || args[1].Type() != ir.I32() {
		return o.Errorf("expected two arguments of the region of type i32, the rank and how many threads there are")
	}
	if kind, _ := TeamEnum.Of(o.Attr("kind")); kind != TeamLeague && o.Get("limit") != nil {
		return o.Errorf("has a limit, but is no league")
	}
	return nil
}

func verifyCount(o *ir.Op) error {
	from, to, step := o.GetAll("from"), o.GetAll("to"), o.GetAll("step")
	if len(from) == 0 || len(to) != len(from) || len(step) != len(from) {
		return o.Errorf("expected the bounds and steps of at least one loop, found %d from, %d to and %d step",
			len(from), len(to), len(step))
	}
	return nil
}

func verifyShare(o *ir.Op) error {
	switch scheduled := o.Attr("schedule") != nil; {
	case (o.Get("rank") == nil) != (o.Get("size") == nil):
		return o.Errorf("expected a rank and how many there are")
	case scheduled == (o.Get("rank") != nil):
		return o.Errorf("expected a rank or a schedule")
	case !scheduled && o.Attr("sharing") != nil:
		return o.Errorf("has flags, but no schedule")
	}
	if args := o.Region(0).Entry().Args(); len(args) != 2 || args[0].Type() != ir.I64() || args[1].Type() != ir.I64() {
		return o.Errorf("expected two arguments of the region of type i64, the first iteration and the end")
	}
	return nil
}

func verifyCombine(o *ir.Op) error {
	sizes := slices.Concat(o.GetAll("extents"), []*ir.Value{o.Get("bytes")})
	args := o.Region(0).Entry().Args()
	if len(args) != 1+len(sizes) || args[0].Type() != o.Get("into").Type() || args[1].Type() != o.Get("own").Type() {
		return o.Errorf("expected arguments of the region for two addresses and the extents")
	}
	for _, a := range args[2:] {
		if a.Type() != ir.I64() {
			return o.Errorf("expected arguments of the region for extents of type i64, found %s", ir.TypeString(a.Type()))
		}
	}
	if y := o.Parent().Last(); y == nil || y.Def() != o.Def().Dialect.Lookup("yield") {
		return o.Errorf("expected offload.yield at the end of the block of a reduction")
	}
	launch := o.ParentOp()
	for _, v := range sizes {
		if _, constant := ir.ConstantInt(v); !constant && launch.IsAncestorOf(v.ParentBlock().ParentOp()) {
			return o.Errorf("expected bytes and extents that are known before the launch")
		}
	}
	return nil
}

func verifyAtomic(o *ir.Op) error {
	t := o.Result(0).Type()
	args := o.Region(0).Entry().Args()
	if len(args) != 1 || args[0].Type() != t || o.Result(1).Type() != t {
		return o.Errorf("expected one type for the value before, the value after and the argument of the region")
	}
	return nil
}

// verifyLaunchEnds checks that a region ends without values, and its reductions are in one block.
func verifyLaunchEnds(o *ir.Op) error {
	var in *ir.Block
	for _, b := range o.Region(0).Blocks() {
		for x := b.First(); x != nil; x = x.Next() {
			if x.Def() != o.Def().Dialect.Lookup("combine") {
				continue
			}
			if in != nil && in != b {
				return x.Errorf("expected all reductions of a launch in one block")
			}
			in = b
		}
	}
	return verifyPlainEnds(o)
}

// verifyPlainEnds checks that the blocks of a region end without values.
func verifyPlainEnds(o *ir.Op) error {
	return yields(o, func(y *ir.Op) error {
		if y.NumOperands() > 0 {
			return y.Errorf("expected no value at the end of %s", o.Name())
		}
		return nil
	})
}

// verifyNewValue checks that the blocks of an atomic update end with the new value.
func verifyNewValue(o *ir.Op) error {
	return yields(o, func(y *ir.Op) error {
		if t := o.Result(0).Type(); y.NumOperands() != 1 || y.Operand(0).Type() != t {
			return y.Errorf("expected the new value, of type %s", ir.TypeString(t))
		}
		return nil
	})
}

// yields checks the operations that end blocks of the region of o.
func yields(o *ir.Op, check func(y *ir.Op) error) error {
	for _, b := range o.Region(0).Blocks() {
		if y := b.Last(); y != nil && y.Def().Dialect == o.Def().Dialect {
			if err := check(y); err != nil {
				return err
			}
		}
	}
	return nil
}
