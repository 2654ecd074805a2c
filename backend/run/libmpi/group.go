package libmpi

import (
	"slices"

	"accc/backend/mpi"
)

// Results of comparisons, with the numbers of mpi.h.
const (
	ident = iota
	congruent
	similar
	unequal
)

func (e *Env) newGroup(at uint64, ranks []int) {
	if len(ranks) == 0 {
		e.store32(at, groupEmpty)
		return
	}
	e.store32(at, e.add(kindGroup, &group{ranks: ranks, made: e.call}))
}

func compareRanks(a, b []int) int {
	if slices.Equal(a, b) {
		return ident
	}
	a, b = slices.Clone(a), slices.Clone(b)
	slices.Sort(a)
	slices.Sort(b)
	if slices.Equal(a, b) {
		return similar
	}
	return unequal
}

// members are the ranks of the world of ranks of a group.
func members(g *group, list []int) []int {
	out := make([]int, len(list))
	for i, n := range list {
		if n < 0 || n >= len(g.ranks) {
			fail(mpi.ErrRank, "the rank is %d, and the group has %s", n, plural(len(g.ranks), "rank"))
		}
		out[i] = g.ranks[n]
	}
	return out
}

func without(g *group, list []int) []int {
	return slices.DeleteFunc(slices.Clone(g.ranks), func(n int) bool { return slices.Contains(list, n) })
}

// ranges are the ranks of triplets of first, last and stride.
func (e *Env) ranges(n, addr uint64) (out []int) {
	list := e.ints(addr, 3*count(n))
	for i := 0; i < len(list); i += 3 {
		first, last, step := list[i], list[i+1], list[i+2]
		if step == 0 {
			fail(mpi.ErrArg, "the stride of a range is 0")
		}
		for r := first; step > 0 && r <= last || step < 0 && r >= last; r += step {
			out = append(out, r)
		}
	}
	return out
}

var groupRows = []row{
	{"int MPI_Group_size(MPI_Group group, int *size)", func(e *Env, a []uint64) { e.setInt(a[1], len(e.group(a[0]).ranks)) }},
	{"int MPI_Group_rank(MPI_Group group, int *rank)", func(e *Env, a []uint64) {
		n := slices.Index(e.group(a[0]).ranks, e.rank.Number())
		if n < 0 {
			n = mpi.Undefined
		}
		e.setInt(a[1], n)
	}},
	{"int MPI_Group_incl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)", func(e *Env, a []uint64) {
		e.newGroup(a[3], members(e.group(a[0]), e.ints(a[2], count(a[1]))))
	}},
	{"int MPI_Group_excl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)", func(e *Env, a []uint64) {
		g := e.group(a[0])
		e.newGroup(a[3], without(g, members(g, e.ints(a[2], count(a[1])))))
	}},
	{"int MPI_Group_range_incl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)", func(e *Env, a []uint64) {
		e.newGroup(a[3], members(e.group(a[0]), e.ranges(a[1], a[2])))
	}},
	{"int MPI_Group_range_excl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)", func(e *Env, a []uint64) {
		g := e.group(a[0])
		e.newGroup(a[3], without(g, members(g, e.ranges(a[1], a[2]))))
	}},
	{"int MPI_Group_union(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)", func(e *Env, a []uint64) {
		x, y := e.group(a[0]), e.group(a[1])
		e.newGroup(a[2], slices.Concat(x.ranks, without(y, x.ranks)))
	}},
	{"int MPI_Group_intersection(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)", func(e *Env, a []uint64) {
		x, y := e.group(a[0]), e.group(a[1])
		e.newGroup(a[2], without(x, without(x, y.ranks)))
	}},
	{"int MPI_Group_difference(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)", func(e *Env, a []uint64) {
		x, y := e.group(a[0]), e.group(a[1])
		e.newGroup(a[2], without(x, y.ranks))
	}},
	{"int MPI_Group_compare(MPI_Group group1, MPI_Group group2, int *result)", func(e *Env, a []uint64) {
		e.setInt(a[2], compareRanks(e.group(a[0]).ranks, e.group(a[1]).ranks))
	}},
	{"int MPI_Group_translate_ranks(MPI_Group group1, int n, const int ranks1[], MPI_Group group2, int ranks2[])", func(e *Env, a []uint64) {
		x, y := e.group(a[0]), e.group(a[3])
		for i, n := range e.ints(a[2], count(a[1])) {
			to := mpi.ProcNull
			if n != mpi.ProcNull {
				if to = slices.Index(y.ranks, members(x, []int{n})[0]); to < 0 {
					to = mpi.Undefined
				}
			}
			e.setInt(a[4]+4*uint64(i), to)
		}
	}},
	{"int MPI_Group_free(MPI_Group *group)", func(e *Env, a []uint64) {
		h := e.load32(a[0])
		e.group(uint64(h))
		if h != groupEmpty {
			e.drop(h)
		}
		e.store32(a[0], kindGroup<<kindShift)
	}},
}
