package acctoomp

import (
	"slices"
	"strings"

	"accc/backend/quirks"
	"accc/dialects/acc"
	"accc/dialects/conversion/scalar"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/ir"
	ompdir "accc/pragma/omp"
)

// forCompilers says of constructs which compilers do not compile them, or make programs of them that do not end.
func (c *conversion) forCompilers() {
	if !c.plan.namesLibraries() {
		return
	}
	for _, k := range c.plan.Constructs {
		for _, q := range []struct {
			quirk   *quirks.Quirk
			fortran bool
			look    func(*construct)
		}{
			{quirks.OneTeam, true, c.oneTeam},
			{quirks.PointerReduction, true, c.refusedReductions},
			{quirks.ConstantElements, true, c.constantArrays},
			{quirks.TwoSectionsInFortran, true, func(k *construct) { c.twoSections(k, quirks.TwoSectionsInFortran) }},
			{quirks.TwoSections, false, func(k *construct) { c.twoSections(k, quirks.TwoSections) }},
			{quirks.UpdateOfStatic, false, c.updatesStatic},
			{quirks.ArrowInData, false, c.membersInData},
			{quirks.AddressOfGlobal, false, c.addressesGlobal},
		} {
			if q.fortran == c.fortran() && c.plan.For.Have(q.quirk) {
				q.look(k)
			}
		}
	}
}

// twoSections maps the second section of a variable by a directive of its own where enter and exit data do so, and reports it elsewhere:
// GCC's compilers take one section of a variable in a construct.
func (c *conversion) twoSections(k *construct, quirk *quirks.Quirk) {
	apart := &construct{Op: k.Op, Leaves: k.Leaves}
	for _, cl := range k.Clauses {
		if cl.Def == ompdir.ClauseIf {
			apart.Clauses = append(apart.Clauses, cl)
		}
	}
	common := len(apart.Clauses)
	moves := (k.has(ompdir.DirTargetEnterData) || k.has(ompdir.DirTargetExitData)) && len(k.depends()) == 0
	var mapped []*ir.Op
	var kept []*clause
	for _, cl := range k.Clauses {
		own := *cl
		if cl.Def == ompdir.ClauseMap {
			own.Vars = nil
			for _, e := range cl.Vars {
				again := len(e.GetAll("bounds")) > 0 && slices.ContainsFunc(mapped, func(o *ir.Op) bool {
					return len(o.GetAll("bounds")) > 0 && o.StringAttr("name") != e.StringAttr("name") &&
						withoutSections(o.StringAttr("name")) == withoutSections(e.StringAttr("name"))
				})
				mapped = append(mapped, e)
				switch {
				case again && moves:
					apart.vars(ompdir.ClauseMap, e, cl.Modifiers...)
					continue
				case again:
					c.plan.remarkAt(Changed, k.Op, e.Loc, quirk.Say(e.StringAttr("name")))
				}
				own.Vars = append(own.Vars, e)
			}
		}
		if len(cl.Vars) == 0 || len(own.Vars) > 0 {
			kept = append(kept, &own)
		}
	}
	if k.Clauses = kept; len(apart.Clauses) > common {
		c.twoSections(apart, quirk)
		k.Before = append(k.Before, apart)
	}
}

// withoutSections is a variable without the sections and subscripts at its end.
func withoutSections(name string) string {
	name = plainName(name)
	for strings.HasSuffix(name, "]") {
		depth := 0
		at := strings.LastIndexFunc(name, func(r rune) bool {
			switch r {
			case ']':
				depth++
			case '[':
				depth--
			}
			return depth == 0
		})
		if at < 0 {
			break
		}
		name = name[:at]
	}
	return name
}

// oneTeam reports reductions of teams that no threads share: with flang, the thread of a single team waits for others that it does not
// have, and there is one team where the host runs a target region.
func (c *conversion) oneTeam(k *construct) {
	if !k.has(ompdir.DirTeams) || k.has(ompdir.DirFor) || k.has(ompdir.DirLoop) {
		return
	}
	for _, cl := range k.Clauses {
		if cl.Def == ompdir.ClauseNumTeams && cl.Number != 1 {
			return
		}
	}
	fix := "num_gangs(2) or more"
	if !c.plan.Loop && !c.reducesWithCall(k) && (c.plan.Version == 0 || c.plan.Version >= version50) {
		fix += ", or --style=loop"
	}
	for _, cl := range k.Clauses {
		if cl.Def == ompdir.ClauseReduction && len(cl.Vars) > 0 && (cl.Leaf == nil || cl.Leaf == ompdir.DirTeams) {
			c.plan.remarkAt(Changed, k.Op, cl.Vars[0].Loc, quirks.OneTeam.Say(cl.Vars[0].StringAttr("name"), fix))
			return
		}
	}
}

// refusedReductions reports reductions over pointers and over allocatable scalar dummy arguments, which gfortran does not compile.
func (c *conversion) refusedReductions(k *construct) {
	for _, cl := range k.Clauses {
		if cl.Def != ompdir.ClauseReduction {
			continue
		}
		for _, e := range cl.Vars {
			if q := ReductionRefused(acc.Var(e), isDummy(acc.Var(e))); q != nil && c.plan.For.Have(q) {
				c.plan.remarkAt(Changed, k.Op, e.Loc, q.Say(e.StringAttr("name")))
			}
		}
	}
}

// ReductionRefused is why gfortran does not compile a reduction of a variable of Fortran, nil if it does. dummy: it is a dummy argument.
func ReductionRefused(v *ir.Value, dummy bool) *quirks.Quirk {
	ref, _ := v.Type().(*fir.RefType)
	if ref == nil {
		return nil
	}
	box, _ := ref.Elem.(*fir.BoxType)
	if box == nil {
		return nil
	}
	memory, _ := box.Elem.(*fir.RefType)
	switch {
	case memory == nil:
	case memory.Mnemonic() == "ptr":
		return quirks.PointerReduction
	case dummy && memory.Mnemonic() == "heap" && !isArray(memory.Elem):
		return quirks.DummyReduction
	}
	return nil
}

func isArray(t ir.Type) bool {
	_, array := t.(*fir.ArrayType)
	return array
}

// isDummy reports whether an address is that of an argument of the procedure.
func isDummy(v *ir.Value) bool {
	for v != nil {
		o := v.Op()
		switch {
		case o == nil:
			_, function := ir.As[ir.FunctionLike](v.Block().ParentOp())
			return function
		case ir.Declared(o) != nil:
			v = ir.Declared(o)
		default:
			v = acc.Var(o)
		}
	}
	return false
}

// constantArrays maps named constants of which a target region has elements, which flang does not compile: they get names for the
// construct that are those of variables (see emit). A construct that runs later has none. Operations on whole arrays have indices of type
// index, and subscripts are integers.
func (c *conversion) constantArrays(k *construct) {
	if !k.has(ompdir.DirTarget) {
		return
	}
	later := k.named(ompdir.ClauseNowait) || k.named(ompdir.ClauseDepend)
	mapped := map[ir.Attribute]bool{}
	parameter, _ := fir.VarAttrs.Value("parameter")
	ir.Walk(k.Op, func(o *ir.Op) bool {
		if !o.Is(fir.ArrayCoor) || !slices.ContainsFunc(o.GetAll("indices"), func(i *ir.Value) bool { return i.Type() != ir.Index() }) {
			return true
		}
		if d := o.Operand(0).Op(); d != nil && d.Is(fir.Declare) {
			name := fir.UserName(d.StringAttr("uniq_name"))
			switch attrs, _ := fir.VarAttrs.Of(d.Attr("fortran_attrs")); {
			case attrs&parameter == 0, mapped[d.Attr("uniq_name")]:
			case later || !c.open || d.Operand(0).Op() == nil || !d.Operand(0).Op().Is(fir.AddressOf):
				c.plan.remarkAt(Changed, k.Op, o.Loc, quirks.ConstantElements.Say(name))
			default:
				mapped[d.Attr("uniq_name")] = true
				c.plan.program.Constants[name] = true
				k.vars(ompdir.ClauseMap, entryOf(d.Operand(0).Op(), name, ir.Before(k.Op)), mapTo)
			}
		}
		return true
	})
}

// entryOf is a data operation for a global of Fortran that no clause names.
func entryOf(address *ir.Op, name string, at *ir.Builder) *ir.Op {
	own := address.Clone(ir.NewMapping())
	at.Insert(own)
	v := own.Result(0)
	e := ir.NewDraft(acc.Copyin)
	e.Add("var", v)
	e.Set("varType", ir.TypeValue(fir.ElementOf(v.Type())))
	e.Set("name", ir.String(name))
	e.Set("implicit", ir.Bool(true))
	e.Set(acc.AttrDataClause, acc.ClauseCopyin.Attr())
	e.Types = []ir.Type{v.Type()}
	return e.Insert(at, address.Loc)
}

// globalOf is the definition of the global of C that a data operation is about, nil for other variables.
func globalOf(e *ir.Op) *ir.Op {
	v := acc.Storage(e)
	if v == nil || v.Op() == nil || !v.Op().Is(llvm.AddressOf) {
		return nil
	}
	if s, ok := v.Op().Attr("global_name").(*ir.SymbolRefAttr); ok {
		return ir.LookupSymbolRef(e, s)
	}
	return nil
}

// updatesStatic reports updates of static variables of declare target, which clang does not compile.
func (c *conversion) updatesStatic(k *construct) {
	if !k.has(ompdir.DirTargetUpdate) {
		return
	}
	for _, cl := range k.Clauses {
		for _, e := range cl.Vars {
			if g := globalOf(e); g != nil && g.Attr("acc.declare") != nil && llvm.IsLocal(g) {
				c.plan.remarkAt(Changed, k.Op, e.Loc, quirks.UpdateOfStatic.Say(e.StringAttr("name")))
			}
		}
	}
}

// membersInData reports data constructs that map what a member of *p points to: gcc ends with an internal error there. It
// compiles enter and exit data.
func (c *conversion) membersInData(k *construct) {
	if !k.has(ompdir.DirTargetData) {
		return
	}
	for _, cl := range k.Clauses {
		if cl.Def != ompdir.ClauseMap {
			continue
		}
		for _, e := range cl.Vars {
			name, _, section := strings.Cut(strings.TrimSuffix(e.StringAttr("name"), "]"), "[")
			if strings.Contains(name, "->") && section && scalar.BehindPointer(e) {
				c.plan.remarkAt(Changed, k.Op, e.Loc, quirks.ArrowInData.Say(e.StringAttr("name")))
			}
		}
	}
}

// addressesGlobal reports addresses on the device of arrays that are not local: clang ends with a fault in the statement that uses one.
func (c *conversion) addressesGlobal(k *construct) {
	for _, cl := range k.Clauses {
		if cl.Def != ompdir.ClauseUseDeviceAddr {
			continue
		}
		for _, e := range cl.Vars {
			if globalOf(e) != nil {
				c.plan.remarkAt(Changed, k.Op, e.Loc, quirks.AddressOfGlobal.Say(e.StringAttr("name")))
			}
		}
	}
}
