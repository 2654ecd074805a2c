package acctoomp

import (
	"fmt"
	"slices"

	"accc/dialects/acc"
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
		if c.fortran() {
			c.oneTeam(k)
			c.constantArrays(k)
		} else {
			c.updatesStatic(k)
		}
	}
}

// oneTeam reports reductions of teams that no threads share: with flang 22, the thread of a single team waits for others that it does not
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
	for _, cl := range k.Clauses {
		if cl.Def == ompdir.ClauseReduction && len(cl.Vars) > 0 && (cl.Leaf == nil || cl.Leaf == ompdir.DirTeams) {
			c.plan.remarkAt(Changed, k.Op, cl.Vars[0].Loc, fmt.Sprintf("reduction(%s): with flang 22, the program does not end where there is one team, as on the host "+
				"(num_gangs(2) or more, or --style=loop)", cl.Vars[0].StringAttr("name")))
			return
		}
	}
}

// constantArrays reports elements of named constants in target regions, which flang 22 does not compile. Operations on whole arrays
// have indices of type index, and subscripts are integers.
func (c *conversion) constantArrays(k *construct) {
	if !k.has(ompdir.DirTarget) {
		return
	}
	parameter, _ := fir.VarAttrs.Value("parameter")
	ir.Walk(k.Op, func(o *ir.Op) bool {
		if !o.Is(fir.ArrayCoor) || !slices.ContainsFunc(o.GetAll("indices"), func(i *ir.Value) bool { return i.Type() != ir.Index() }) {
			return true
		}
		if d := o.Operand(0).Op(); d != nil && d.Is(fir.Declare) {
			if attrs, _ := fir.VarAttrs.Of(d.Attr("fortran_attrs")); attrs&parameter != 0 {
				c.plan.remarkAt(Changed, k.Op, o.Loc, fir.UserName(d.StringAttr("uniq_name"))+
					": flang 22 does not compile elements of named constants in a target region (make it a variable that is copied in)")
			}
		}
		return true
	})
}

// updatesStatic reports updates of static variables of declare target, which clang 22 does not compile.
func (c *conversion) updatesStatic(k *construct) {
	if !k.has(ompdir.DirTargetUpdate) {
		return
	}
	for _, cl := range k.Clauses {
		for _, e := range cl.Vars {
			v := acc.Storage(e)
			if v == nil || v.Op() == nil || !v.Op().Is(llvm.AddressOf) {
				continue
			}
			s, _ := v.Op().Attr("global_name").(*ir.SymbolRefAttr)
			if s == nil {
				continue
			}
			if g := ir.LookupSymbol(c.module, s.Root); g != nil && g.Attr("acc.declare") != nil && llvm.IsLocal(g) {
				c.plan.remarkAt(Changed, k.Op, e.Loc, e.StringAttr("name")+": clang 22 does not compile an update of a static variable of declare target")
			}
		}
	}
}
