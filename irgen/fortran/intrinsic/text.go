package intrinsic

import (
	"accc/ir"
	"accc/irgen/fortran/entity"
)

// Functions whose result is a character of another length than their argument's.

// trimRule copies what is left: the argument may change while the result is used.
func trimRule(x *Lowering, c *reference) *entity.Entity {
	addr, length := x.host.Char(c.args[0])
	n := x.AsIndex(x.Runtime("LenTrim1", ir.I64(), x.BytePointer(addr), x.AsI64(length)))
	to := x.CharTemp(n)
	x.MoveBytes(to, addr, n)
	return &entity.Entity{Type: c.n.Type, Addr: to, Len: n, Temp: true}
}

func repeatRule(x *Lowering, c *reference) *entity.Entity {
	addr, length := x.host.Char(c.args[0])
	n := x.AtLeastZero(x.host.Index(c.args[1]))
	total := x.MulI(x.AsIndex(length), n)
	to := x.CharTemp(total)
	one := x.Idx(1)
	x.DoLoop(one, n, one, false, func(i *ir.Value) {
		x.MoveBytes(x.Offset(to, x.MulI(x.SubI(i, one), x.AsIndex(length))), addr, length)
	})
	return &entity.Entity{Type: c.n.Type, Addr: to, Len: total, Temp: true}
}

func init() {
	transforms["trim"] = trimRule
	transforms["repeat"] = repeatRule
	transforms["new_line"] = func(x *Lowering, c *reference) *entity.Entity {
		to := x.CharTemp(x.Idx(1))
		x.Store(x.Int('\n', ir.I8()), x.BytePointer(to))
		return &entity.Entity{Type: c.n.Type, Addr: to, Len: x.Idx(1), Temp: true}
	}
}
