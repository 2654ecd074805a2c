package acctoomp

import (
	"fmt"
	"slices"
	"strings"

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
		if c.fortran() {
			c.oneTeam(k)
			c.refusedReductions(k)
			c.constantArrays(k)
		} else {
			c.updatesStatic(k)
			c.membersInData(k)
			c.addressesGlobal(k)
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
	fix := "num_gangs(2) or more"
	if !c.plan.Loop && !c.reducesWithCall(k) && (c.plan.Version == 0 || c.plan.Version >= version50) {
		fix += ", or --style=loop"
	}
	for _, cl := range k.Clauses {
		if cl.Def == ompdir.ClauseReduction && len(cl.Vars) > 0 && (cl.Leaf == nil || cl.Leaf == ompdir.DirTeams) {
			c.plan.remarkAt(Changed, k.Op, cl.Vars[0].Loc, fmt.Sprintf("reduction(%s): with flang 22, the program does not end where there is one team, as on the host (%s)",
				cl.Vars[0].StringAttr("name"), fix))
			return
		}
	}
}

// refusedReductions reports those of pointers and of allocatable scalars that are dummy arguments, which gfortran 12 does not compile.
func (c *conversion) refusedReductions(k *construct) {
	for _, cl := range k.Clauses {
		if cl.Def != ompdir.ClauseReduction {
			continue
		}
		for _, e := range cl.Vars {
			if why := ReductionRefused(acc.Var(e), isDummy(acc.Var(e))); why != "" {
				c.plan.remarkAt(Changed, k.Op, e.Loc, "reduction("+e.StringAttr("name")+"): "+why)
			}
		}
	}
}

// ReductionRefused says why gfortran 12 does not compile a reduction of a variable of Fortran, "" if it does. dummy: it is a dummy argument.
func ReductionRefused(v *ir.Value, dummy bool) string {
	ref, _ := v.Type().(*fir.RefType)
	if ref == nil {
		return ""
	}
	box, _ := ref.Elem.(*fir.BoxType)
	if box == nil {
		return ""
	}
	memory, _ := box.Elem.(*fir.RefType)
	switch {
	case memory == nil:
	case memory.Mnemonic() == "ptr":
		return "gfortran 12 compiles no reduction of a pointer"
	case dummy && memory.Mnemonic() == "heap" && !isArray(memory.Elem):
		return "gfortran 12 compiles no reduction of an allocatable scalar that is a dummy argument"
	}
	return ""
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

// constantArrays maps named constants of which a target region has elements, which flang 22 does not compile: they get names for the
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
				c.plan.remarkAt(Changed, k.Op, o.Loc, name+ConstantRefused)
			default:
				mapped[d.Attr("uniq_name")] = true
				c.plan.constants[name] = true
				k.vars(ompdir.ClauseMap, entryOf(d.Operand(0).Op(), name, ir.Before(k.Op)), mapTo)
			}
		}
		return true
	})
}

// ConstantRefused is what is said of a named constant that a target region has elements of.
const ConstantRefused = ": flang 22 does not compile elements of named constants in a target region (make it a variable that is copied in)"

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

// updatesStatic reports updates of static variables of declare target, which clang 22 does not compile.
func (c *conversion) updatesStatic(k *construct) {
	if !k.has(ompdir.DirTargetUpdate) {
		return
	}
	for _, cl := range k.Clauses {
		for _, e := range cl.Vars {
			if g := globalOf(e); g != nil && g.Attr("acc.declare") != nil && llvm.IsLocal(g) {
				c.plan.remarkAt(Changed, k.Op, e.Loc, e.StringAttr("name")+": clang 22 does not compile an update of a static variable of declare target")
			}
		}
	}
}

// membersInData reports data constructs that map what a member of *p points to: gcc 12 ends with an internal error if the
// member is written with ->. It compiles (*p).member[0:n], and enter and exit data.
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
			if base, member, arrow := strings.Cut(name, "->"); arrow && section && scalar.BehindPointer(e) {
				fix := ""
				if !strings.Contains(member, "->") {
					fix = fmt.Sprintf(" (write (*%s).%s)", base, member)
				}
				c.plan.remarkAt(Changed, k.Op, e.Loc, e.StringAttr("name")+": gcc 12 ends with an internal error at such a member in target data"+fix)
			}
		}
	}
}

// addressesGlobal reports addresses on the device of arrays that are not local: clang 22 ends with a fault in the statement that uses one.
func (c *conversion) addressesGlobal(k *construct) {
	for _, cl := range k.Clauses {
		if cl.Def != ompdir.ClauseUseDeviceAddr {
			continue
		}
		for _, e := range cl.Vars {
			if globalOf(e) != nil {
				c.plan.remarkAt(Changed, k.Op, e.Loc, "use_device_addr("+e.StringAttr("name")+"): clang 22 crashes where an array that is not local is used in it (use a pointer to it)")
			}
		}
	}
}
