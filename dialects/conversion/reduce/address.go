package reduce

import (
	"accc/dialects/acc"
	"accc/dialects/conversion/scalar"
	"accc/dialects/fir"
	"accc/dialects/hlfir"
	"accc/dialects/llvm"
	"accc/ir"
)

// uses are those of a variable in a construct that only updates it atomically.
type uses struct {
	entry *ir.Op                // its data operation, or the one that makes a variable of the region
	loop  *ir.Op                // the loop that holds the updates
	names map[*ir.Value]bool    // values that are the variable's address
	at    []*ir.Op              // the updates
	op    acc.ReductionOperator // theirs
	elem  ir.Type               // what is updated
	count int64                 // how many elements there are
}

// usesOf examines the uses of a data operation's result in a construct. It returns nil if there are others than
// updates, of one operator, in a loop that gangs share, or if the variable is too big or of unknown size.
func usesOf(construct *ir.Op, v *ir.Value) *uses {
	if v.Op() == nil || len(acc.SlotNumGangs.Operands(construct)) > 1 {
		return nil
	}
	u := &uses{entry: v.Op(), names: map[*ir.Value]bool{}}
	if u.count = elements(u.entry); u.count < 1 || u.count > most {
		return nil
	}
	if !u.follow(construct, v, true) || len(u.at) == 0 {
		return nil
	}
	for _, o := range u.at {
		op, elem := operatorOf(o), o.Region(0).Entry().Arg(0).Type()
		if u.op == acc.RedNone {
			u.op, u.elem = op, elem
		}
		loop := outermost(o, construct)
		if u.loop == nil {
			u.loop = loop
		}
		if op == acc.RedNone || op != u.op || elem != u.elem || loop == nil || loop != u.loop || !inOneLane(o, loop) {
			return nil
		}
	}
	if elem, _ := scalars(acc.VarType(u.entry)); elem != u.elem || !shared(u.loop, construct) {
		return nil
	}
	return u
}

// outermost is the loop directive around an operation that is in no other one.
func outermost(o, construct *ir.Op) (loop *ir.Op) {
	for p := o.ParentOp(); p != construct; p = p.ParentOp() {
		if p.Is(acc.Loop) {
			loop = p
		}
	}
	return loop
}

// follow examines how an address is used: where it is stored, what is added to it, and which updates it ends in. whole
// tells that it is that of the variable and not of an element. It returns false if the address is used for anything
// else.
func (u *uses) follow(construct *ir.Op, addr *ir.Value, whole bool) bool {
	if whole {
		u.names[addr] = true
	}
	for use := addr.FirstUse(); use != nil; use = use.Next() {
		o := use.Owner()
		if o == construct || !construct.IsAncestorOf(o) {
			continue // the construct itself, and the end of the data operation
		}
		ok := false
		switch {
		case o.Is(acc.AtomicUpdate):
			ok = use.Index() == 0 && !o.ParentOp().Is(acc.AtomicCapture)
			u.at = append(u.at, o)
		case ir.Declared(o) != nil:
			ok = use.Index() == 0
			for _, r := range o.Results() {
				ok = ok && u.follow(construct, r, whole)
			}
		case o.Is(llvm.GEP), o.Is(fir.ArrayCoor), o.Is(fir.CoordinateOf), o.Is(hlfir.Designate):
			ok = use.Index() == 0 && u.count > 1 && u.follow(construct, o.Result(0), false)
		case o.Is(llvm.Store):
			ok = use.Index() == 0 && u.kept(construct, o, whole)
		}
		if !ok {
			return false
		}
	}
	return true
}

// kept follows an address through a variable that it is stored to: one of the construct that is set once and then only read.
func (u *uses) kept(construct, store *ir.Op, whole bool) bool {
	slot := store.Operand(1)
	if slot.Op() == nil || !slot.Op().Is(llvm.Alloca) || !construct.IsAncestorOf(slot.Op()) {
		return false
	}
	for use := slot.FirstUse(); use != nil; use = use.Next() {
		o := use.Owner()
		if o != store && (!o.Is(llvm.Load) || !u.follow(construct, o.Result(0), whole)) {
			return false
		}
	}
	return true
}

// elements is how many scalars a data operation is about, 0 where that is not known or they do not follow one another from the
// start of the variable on.
func elements(entry *ir.Op) int64 {
	_, whole := scalars(acc.VarType(entry))
	bounds := entry.GetAll("bounds")
	if whole < 1 || len(bounds) == 0 && scalar.BehindPointer(entry) {
		return 0
	}
	if len(bounds) == 0 {
		return whole
	}
	n := int64(1)
	for _, b := range bounds {
		if b.Op() == nil || !b.Op().Is(acc.Bounds) {
			return 0
		}
		lower, extent := b.Op().Get("lowerbound"), b.Op().Get("extent")
		if extent == nil {
			return 0
		}
		if lower != nil {
			if first, ok := ir.ConstantInt(lower); !ok || first != 0 {
				return 0
			}
		}
		size, ok := ir.ConstantInt(extent)
		if !ok || size < 1 || size > most {
			return 0
		}
		n *= size
		if n > most {
			return 0
		}
	}
	if len(bounds) > 1 && n != whole {
		return 0
	}
	return n
}

// scalars are the type and number of the scalars in a type, whose number is 0 where it is not known.
func scalars(t ir.Type) (elem ir.Type, n int64) {
	n = 1
	for {
		switch a := t.(type) {
		case *llvm.ArrayType:
			t = a.Elem
			n = times(n, a.Len)
		case *fir.ArrayType:
			t = a.Elem
			if a.AnyRank {
				return t, 0
			}
			for _, extent := range a.Shape {
				n = times(n, extent)
			}
		default:
			return t, n
		}
	}
}

// times multiplies sizes; what is unknown or too big stays 0.
func times(n, extent int64) int64 {
	if extent < 0 || extent > most || n*extent > most {
		return 0
	}
	return n * extent
}
