package acctoomp

import (
	"strings"

	"accc/backend/translate/outcome"
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// OpenACC moves an array of pointers together with the rows that they point to: a[0:n][0:m] of a pointer to pointers. A section of OpenMP is
// one stretch of memory, and compilers differ in whether they attach a[i] where a[i][0:m] is mapped. So the text has calls beside the
// directive, which map the pointers and each row, and make the pointers on the device point to the rows there. The directive itself is about
// the pointers, which are present then. The pass has no calls, and refuses such sections.

// isRows reports whether a data operation is about an array of pointers and the rows that they point to. One row alone, a[i][0:m], is one
// stretch of memory.
func isRows(e *ir.Op) bool {
	bounds := e.GetAll("bounds")
	if len(bounds) < 2 || !rowsOf(acc.VarType(e)) || !bounds[0].Op().BoolAttr("strideInBytes") {
		return false
	}
	_, rest, _ := strings.Cut(e.StringAttr("name"), "[")
	first, _, _ := strings.Cut(rest, "]")
	return first == "" || strings.Contains(first, ":")
}

// rowsOf reports whether a type is that of an array of pointers seen as the rows they point to.
func rowsOf(t ir.Type) bool {
	for {
		switch x := t.(type) {
		case ir.PointerLike:
			return true
		case *llvm.ArrayType:
			t = x.Elem
		case *llvm.StructType:
			return x.Name == "" && len(x.Elems()) == 1 && rowsOf(x.Elems()[0])
		default:
			return false
		}
	}
}

// apart reports whether a data operation is about rows, and makes its section that of the pointers.
func (p *plan) apart(c *construct, e *ir.Op) bool {
	if !isRows(e) {
		return false
	}
	if p.open {
		e.SetAttr(accc.Pointers.Name, ir.Unit())
		return true
	}
	p.remark(Impossible, c.Op, e.StringAttr("name")+": no directive of OpenMP maps an array of pointers together with the rows that they point to "+
		"(accc emit --as omp writes calls that do)")
	return false
}

// rows plans the calls that move the rows of a data operation.
func (p *plan) rows(c *construct, e *ir.Op, at outcome.RowsTime, kind *pragma.ModifierDef) {
	words, m := kind.Name, acc.ModifiersOf(e)
	in, out := m&acc.ModAlwaysIn != 0, m&acc.ModAlwaysOut != 0
	switch {
	case kind == mapTo && in, kind == mapFrom && out, kind == mapTofrom && in && out:
		words += "_always"
	case kind == mapTofrom && in:
		words += "_alwaysin"
	case kind == mapTofrom && out:
		words += "_alwaysout"
	}
	r := outcome.Rows{Construct: c.Op, Entry: e, At: at, Map: words}
	if at != outcome.RowsBegin {
		r.Condition = acc.SlotIf.Operand(c.Op)
	}
	p.remarkAt(RowByRow, c.Op, e.Loc, e.StringAttr("name")+": a section of OpenMP is one stretch of memory; calls map the pointers and each row")
	p.program.Rows = append(p.program.Rows, r)
	p.moved[c.Op] = true
}

// member reports whether the variable of a data operation is a member of a structure: the directive attaches that, the calls do not.
func member(e *ir.Op) bool { return strings.ContainsAny(e.StringAttr("name"), ".>") }

// entered plans the rows of a data clause at the entry of a construct or of enter data.
func (p *plan) entered(c *construct, e *ir.Op, kind *pragma.ModifierDef) {
	at := outcome.RowsBegin
	if c.Op.Is(acc.EnterData) {
		at = outcome.RowsEnter
		kind = starts[kind]
	}
	p.rows(c, e, at, kind)
	if (at == outcome.RowsBegin && !c.Op.Is(acc.DeclareEnter) || member(e)) && !c.names(e, ompdir.ClauseMap) {
		c.vars(ompdir.ClauseMap, e, mapAlloc)
	}
}

// left plans the rows of a clause of exit data.
func (p *plan) left(c *construct, e *ir.Op, finalize bool) {
	kind := mapRelease
	if acc.ClauseOf(e) == acc.ClauseCopyout {
		kind = mapFrom
	}
	if finalize {
		if kind == mapFrom {
			p.rows(c, e, outcome.RowsUpdate, mapFrom)
		}
		kind = mapDelete
	}
	p.rows(c, e, outcome.RowsExit, kind)
	if member(e) {
		if kind == mapFrom {
			kind = mapRelease
		}
		c.vars(ompdir.ClauseMap, e, kind)
	}
}
