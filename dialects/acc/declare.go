package acc

import "accc/ir"

// The declare directive: as a region, or as a pair joined by a token.
var (
	Declare = Dialect.Op("declare", ir.Spec{
		Doc:        "Variables of a declare directive, on the device while the region runs.",
		Source:     "OpenACC 3.3 §2.13",
		Operands:   []ir.OperandSpec{dataClauseOperands},
		Regions:    region,
		Traits:     ir.RecursiveEffects,
		Effects:    []ir.Effect{effect(ir.WriteEffect, ConstructResource)},
		Format:     fmtData + " $region attr-dict-with-keyword",
		Verify:     verifyDeclare,
		Interfaces: []any{&ConstructOp{ConstructDeclare}, ir.RunsOnce{}},
	})
	DeclareEnter = Dialect.Op("declare_enter", ir.Spec{
		Doc:        "The beginning of the implicit data region of a declare directive.",
		Source:     "OpenACC 3.3 §2.13",
		Operands:   []ir.OperandSpec{dataClauseOperands},
		Results:    []ir.ResultSpec{one("token", tokenOnly)},
		Effects:    constructEffects,
		Format:     oilist(fmtData) + "attr-dict-with-keyword",
		Verify:     verifyDeclare,
		Interfaces: []any{&ConstructOp{ConstructDeclare}},
	})
	DeclareExit = Dialect.Op("declare_exit", ir.Spec{
		Doc:        "The end of the implicit data region of a declare directive.",
		Source:     "OpenACC 3.3 §2.13",
		Operands:   []ir.OperandSpec{maybe("token", tokenOnly), dataClauseOperands},
		Traits:     ir.AttrSizedOperands,
		Effects:    constructEffects,
		Format:     oilist("`token` `(` $token `)`", fmtData) + "attr-dict-with-keyword",
		Verify:     verifyDeclareExit,
		Interfaces: []any{&ConstructOp{ConstructDeclare}},
	})
)

// global defines the functions that run for globals in declare directives.
func global(name, doc string) *ir.OpDef {
	return Dialect.Op(name, ir.Spec{
		Doc:     doc,
		Source:  "OpenACC 3.3 §2.13",
		Attrs:   []ir.AttrSpec{symName},
		Regions: region,
		Traits:  ir.IsolatedFromAbove | ir.SymbolOp,
		Format:  "$sym_name $region attr-dict-with-keyword",

		Interfaces: []any{ir.LinksAs(ir.InternalLinkage)},
	})
}

// Constructors and destructors of global variables on the device.
var (
	GlobalCtor = global("global_ctor", "What brings a global variable to the device when the program is loaded.")
	GlobalDtor = global("global_dtor", "What releases a global variable on the device when the program ends.")
)

// producer is the operation that results in the variable that an address or descriptor leads to: its declaration, its
// allocation, or that of the address of a global. For what a pointer leads to, it is that of the pointer. It is nil for
// variables that come from elsewhere: arguments, and what functions return.
func producer(v *ir.Value) *ir.Op {
	for v != nil && v.Op() != nil {
		if _, ok := ir.IdentityOf(v); ok {
			return v.Op()
		}
		d, ok := ir.DerivationOf(v)
		if !ok {
			return nil
		}
		v = d.From
	}
	return nil
}

// MarkDeclared gives the operation that results in the variable of a data entry operation of a declare directive the
// attribute that the dialect demands there.
func MarkDeclared(entry *ir.Op) {
	if o := producer(Storage(entry)); o != nil {
		o.SetAttr(AttrDeclare, DeclareOf(ClauseOf(entry), false))
	}
}

// markOf is the attribute of the variable that an operation results in: its own, that of the memory that it declares to be
// the variable, or that of the global.
func markOf(o *ir.Op) *DeclareAttr {
	for o != nil {
		if a, ok := o.Attr(AttrDeclare).(*DeclareAttr); ok {
			return a
		}
		v := ir.Declared(o)
		if v == nil {
			break
		}
		o = producer(v)
	}
	if o == nil {
		return nil
	}
	id, _ := ir.IdentityOf(o.Result(0))
	if id.Global == nil {
		return nil
	}
	if g := ir.LookupSymbolRef(o, id.Global); g != nil {
		a, _ := g.Attr(AttrDeclare).(*DeclareAttr)
		return a
	}
	return nil
}

// declaredVariables: what a declare directive names is marked where it comes from, with the same clause. Variables that come
// from outside of the function cannot be marked, and what a pass has made of an allocatable (implicit) has a clause of its own.
func declaredVariables(o *ir.Op) (found []*ir.Error) {
	if !o.Is(Declare) && !o.Is(DeclareEnter) {
		return nil
	}
	for _, v := range SlotData.Operands(o) {
		e := v.Op()
		if e == nil {
			continue
		}
		if _, ok := ir.As[*DataEntry](e); !ok {
			continue
		}
		from := producer(Storage(e))
		if from == nil {
			continue
		}
		switch a := markOf(from); {
		case a == nil:
			found = append(found, e.Errorf("%s is in a declare directive, but no attribute %s says so", variableName(e), AttrDeclare).
				Also(from.Loc, "expected the attribute on '"+from.Name()+"'"))
		case a.Clause != ClauseOf(e) && !e.BoolAttr("implicit"):
			found = append(found, e.Errorf("%s is declared with clause %s, expected %s as in its attribute %s", variableName(e), ClauseOf(e), a.Clause, AttrDeclare).
				Also(from.Loc, "the attribute is here"))
		}
	}
	return found
}

// variableName is the user's name of the variable of a data operation, in quotes.
func variableName(e *ir.Op) string {
	if n := e.StringAttr("name"); n != "" {
		return "'" + n + "'"
	}
	return "the variable"
}
