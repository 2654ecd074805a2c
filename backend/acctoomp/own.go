package acctoomp

import (
	"slices"

	"accc/backend/translate/outcome"
	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/dialects/conversion/host"
	"accc/dialects/conversion/scalar"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// OpenACC makes private copies of what a pointer points to, private(p[0:n]); clauses of OpenMP copy variables alone. So the text has a block
// around such a construct with an array in it that has the name of the pointer: that is what the clause copies, and what the construct uses.
// Copies that begin with the host's values and are never written are all the same, and so are those of a map. The pass has no text to put an
// array in, and refuses such clauses.

// ownStorage reports whether a clause copies a variable. Where it is what a pointer points to, an array gets its name, or it is mapped, or refused.
func (p *plan) ownStorage(c *construct, def *pragma.ClauseDef, e *ir.Op) bool {
	if p.open && isMember(e) {
		p.remark(Impossible, c.Op, def.Name+"("+e.StringAttr("name")+"): clauses of OpenMP copy whole variables, not members")
		return false
	}
	if !scalar.BehindPointer(e) && (len(e.GetAll("bounds")) == 0 || !isPointerVariable(e)) {
		return true
	}
	if p.open && def == ompdir.ClauseFirstprivate && hidden(e) != nil && !written(e.Result(0), c.Op) {
		if p.Target != outcome.Multicore {
			c.vars(ompdir.ClauseMap, copyin(e), mapTo)
		}
		return false
	}
	p.hide(c.Op, def, e)
	return true
}

// isMember reports whether a clause names a member of a variable, or a section of one.
func isMember(e *ir.Op) bool {
	v := acc.Storage(e)
	if v == nil || v.Op() == nil {
		return false
	}
	h := host.Of(v.Type())
	return h != nil && h.Fields(v.Op()) != nil
}

// hide plans the array that hides a pointer in a construct, or refuses a copy of what that points to.
func (p *plan) hide(construct *ir.Op, def *pragma.ClauseDef, e *ir.Op) {
	name := def.Name + "(" + e.StringAttr("name") + ")"
	pointer := hidden(e)
	if !p.open || pointer == nil || within(pointer, construct) && !entersWith(pointer, construct) || !outside(e, construct) || len(movedPointers(construct, []*ir.Op{e})) > 0 {
		p.remark(Impossible, construct, name+": OpenMP makes no private copies of what a pointer points to")
		return
	}
	p.remark(Hidden, construct, name+": an array hides the pointer, since clauses of OpenMP copy variables")
	p.program.Own = append(p.program.Own, outcome.Own{Construct: construct, Entry: e, First: def == ompdir.ClauseFirstprivate})
}

// copyin is the data operation that copies what another is about to the device.
func copyin(e *ir.Op) *ir.Op {
	d := ir.NewDraft(acc.Copyin)
	for _, group := range []string{"var", "bounds"} {
		d.Add(group, e.GetAll(group)...)
	}
	for _, name := range []string{"varType", "name"} {
		d.Set(name, e.Attr(name))
	}
	d.Set(acc.AttrDataClause, acc.ClauseCopyin.Attr())
	d.Types = []ir.Type{e.Result(0).Type()}
	return d.Insert(ir.Before(e), e.Loc)
}

// hidden is the variable of the pointer that a data operation follows, if an array can have its name; else nil.
func hidden(e *ir.Op) *ir.Value {
	v := acc.Storage(e)
	if v == nil || v.Op() == nil || !v.Op().Is(llvm.Load) || isRows(e) || !plainSection(e.StringAttr("name")) {
		return nil
	}
	return v.Op().Operand(0)
}

// plainSection reports whether a name is that of a variable of C with subscripts.
func plainSection(name string) bool {
	v := pragma.ParseVar(accdir.Table, name)
	return v != nil && len(v.Path) > 0 && v.Tokens[0].Text == v.Name &&
		!slices.ContainsFunc(v.Path, func(s pragma.Access) bool { return s.Kind != pragma.Index && s.Kind != pragma.Section })
}

// entersWith reports whether a variable in a construct is what that keeps a pointer from outside in, for copies of what it points to alone.
func entersWith(pointer *ir.Value, construct *ir.Op) bool {
	stores := 0
	for u := pointer.FirstUse(); u != nil; u = u.Next() {
		switch o := u.Owner(); {
		case o.Is(llvm.Load):
			for k := o.Result(0).FirstUse(); k != nil; k = k.Next() {
				if !k.Owner().Is(acc.Private) && !k.Owner().Is(acc.Firstprivate) {
					return false
				}
			}
		case o.Is(llvm.Store) && u.Index() == 1 && o.Operand(0).Op() != nil && !within(o.Operand(0), construct) && isPointerOfC(o.Operand(0).Op()):
			stores++
		default:
			return false
		}
	}
	return stores == 1
}

// outside reports whether the bounds of a data operation can be computed before a construct.
func outside(e, construct *ir.Op) bool {
	var known func(v *ir.Value) bool
	known = func(v *ir.Value) bool {
		o := v.Op()
		return !within(v, construct) || o != nil && (o.Is(llvm.Load) || o.Is(acc.Bounds) || o.Def().Dialect == arith.Dialect) &&
			!slices.ContainsFunc(o.Operands(), func(x *ir.Value) bool { return !known(x) })
	}
	return !slices.ContainsFunc(e.GetAll("bounds"), func(v *ir.Value) bool { return !known(v) })
}

// written reports whether a construct may write what an address points to: it does more than to read it, or to keep the address in a variable
// of its own.
func written(address *ir.Value, construct *ir.Op) bool {
	for u := address.FirstUse(); u != nil; u = u.Next() {
		switch o := u.Owner(); {
		case o == construct, o.Is(llvm.Load):
		case o.Is(llvm.GEP):
			if written(o.Result(0), construct) {
				return true
			}
		case o.Is(llvm.Store) && u.Index() == 0 && o.Operand(1).Op() != nil && o.Operand(1).Op().Is(llvm.Alloca):
			for k := o.Operand(1).FirstUse(); k != nil; k = k.Next() {
				if x := k.Owner(); x != o && (!x.Is(llvm.Load) || written(x.Result(0), construct)) {
					return true
				}
			}
		default:
			return true
		}
	}
	return false
}
