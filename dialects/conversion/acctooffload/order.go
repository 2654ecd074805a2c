package acctooffload

import (
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/llvm"
	"accc/ir"
)

// ranks order the clauses that name the same variable on one construct: at entry the one that brings the most goes
// first, at exit the one that takes something back last.
var ranks = map[*ir.OpDef]int{acc.Copyin: 3, acc.Create: 1, acc.Delete: 1, acc.Copyout: 3}

func rank(o *ir.Op) int {
	n := ranks[o.Def()]
	if c := acc.ClauseOf(o); c == acc.ClauseCreateZero || c == acc.ClauseCopyoutZero || acc.ModifiersOf(o)&acc.ModZero != 0 {
		n++
	}
	return n
}

// orderClauses brings the data operations of clauses that may name the same memory into the order of their ranks: those
// of one variable, whatever sections of it they name, and, where there are pointers, those of all variables.
func orderClauses(o *ir.Op) {
	groups := map[string][]int{} // indices in entries
	var entries []*ir.Op
	for _, v := range acc.SlotData.Operands(o) {
		if e := v.Op(); e != nil && ranks[e.Def()] > 0 && e.Parent() == o.Parent() && !slices.Contains(entries, e) {
			entries = append(entries, e)
		}
	}
	slices.SortFunc(entries, inOrder)
	through := slices.ContainsFunc(entries, func(e *ir.Op) bool { return leadsAnywhere(acc.Var(e)) })
	for i, e := range entries {
		if k := memoryName(e, through); k != "" {
			groups[k] = append(groups[k], i)
		}
	}
	var exits []*ir.Op
	group := map[*ir.Op][]int{} // of exits
	sorted := slices.Clone(entries)
	for _, places := range groups {
		permute(sorted, places, func(a, b *ir.Op) int { return rank(b) - rank(a) })
		for _, i := range places {
			for _, u := range entries[i].Result(0).Users() {
				if ranks[u.Def()] > 0 && u.Parent() == o.Parent() {
					exits, group[u] = append(exits, u), places
				}
			}
		}
	}
	arrange(entries, sorted, o)
	slices.SortFunc(exits, inOrder)
	sorted = slices.Clone(exits)
	for _, places := range groups {
		var own []int
		for i, x := range exits {
			if slices.Equal(group[x], places) {
				own = append(own, i)
			}
		}
		permute(sorted, own, func(a, b *ir.Op) int { return rank(a) - rank(b) })
	}
	if len(exits) > 0 {
		arrange(exits, sorted, exits[len(exits)-1].Next())
	}
}

func inOrder(a, b *ir.Op) int {
	if a.Before(b) {
		return -1
	}
	return 1
}

// permute sorts the elements at some indices of a list.
func permute(list []*ir.Op, places []int, cmp func(a, b *ir.Op) int) {
	var some []*ir.Op
	for _, i := range places {
		some = append(some, list[i])
	}
	slices.SortStableFunc(some, cmp)
	for n, i := range places {
		list[i] = some[n]
	}
}

// arrange moves operations before another one, which is nil only where no order is to be changed, if they are not in
// their order.
func arrange(is, want []*ir.Op, at *ir.Op) {
	if slices.Equal(is, want) || at == nil {
		return
	}
	for _, e := range want {
		e.MoveBefore(at)
	}
}

// memoryName distinguishes the data clauses that cannot be about the same memory. It is "" for those that keep their
// position, because the order of a structure, its members and their targets matters. If there are pointers (through),
// they may point to any variable.
func memoryName(e *ir.Op, through bool) string {
	name := e.StringAttr("name")
	if name == "" {
		return ""
	}
	for strings.HasSuffix(name, "]") {
		i := strings.LastIndexByte(name, '[')
		if i < 0 {
			return ""
		}
		name = name[:i]
	}
	if i := strings.IndexByte(name, '('); i > 0 && strings.HasSuffix(name, ")") && !strings.Contains(name, "%") {
		name = name[:i]
	}
	if through && !strings.ContainsAny(name, ".%->[(") && e.Get("varPtrPtr") == nil {
		return "*"
	}
	return name
}

// leadsAnywhere reports whether an address is the value of a pointer.
func leadsAnywhere(v *ir.Value) bool {
	return v.Op() != nil && (v.Op().Is(llvm.Load) || v.Op().Is(llvm.ExtractValue))
}
