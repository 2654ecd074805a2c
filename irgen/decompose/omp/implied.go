package omp

import (
	"slices"
	"strings"

	"accc/dialects/omp"
	"accc/ir"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// Decided is the clause that says what the rules decided for a variable that no clause maps (OpenMP 5.2 §5.8.1): nil where no
// clause says that. ok is false where it is the map clause of other variables.
func Decided(t Text, info *ir.Op) (c *pragma.Clause, ok bool) {
	name := info.StringAttr("name")
	switch {
	case name == "" || omp.IsPartialMap(info):
		return nil, true // it is mapped for something else
	case isCopied(info):
		return listing(ompdir.ClauseFirstprivate, t.Reference(name)), true
	case flagsOf(info) == omp.MapImplicit && isEmpty(info):
		return listing(ompdir.ClauseMap, t.Reference(name+"[:0]")), true
	}
	return nil, flagsOf(info) == omp.MapImplicit || isEmpty(info)
}

func listing(def *pragma.ClauseDef, a *pragma.Arg) *pragma.Clause {
	c := pragma.NewClause(def)
	c.Args, c.Parens = []*pragma.Arg{a}, true
	return c
}

// isCopied reports whether the device gets the value of a scalar: it is firstprivate. A map is written for what a defaultmap
// clause copies to the device.
func isCopied(info *ir.Op) bool {
	flags := flagsOf(info)
	if flags&omp.MapImplicit == 0 {
		return false
	}
	if omp.IsByCopy(info) {
		return true
	}
	return flags == omp.MapImplicit|omp.MapTo && !copiesToDevice(info.Result(0).FirstUse().Owner())
}

// copiesToDevice reports whether a defaultmap clause of a target construct is about map(to: ...).
func copiesToDevice(target *ir.Op) bool {
	return slices.ContainsFunc(omp.SlotDefaultmap.Of(target).Items, func(i omp.Item) bool {
		how, _, _ := strings.Cut(i.Name, ":")
		return strings.TrimSpace(how) == "to"
	})
}

// isEmpty reports whether nothing is mapped of what is at an address: of what a pointer of C points to, in place of which the region
// has the device's address if there is one, and of an array of assumed size.
func isEmpty(info *ir.Op) bool {
	bounds := info.GetAll("bounds")
	if len(bounds) == 0 {
		return false
	}
	extent := bounds[len(bounds)-1].Op().Get("extent")
	if extent == nil {
		return false
	}
	n, ok := ir.ConstantInt(extent)
	return ok && n == 0
}
